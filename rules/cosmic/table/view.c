/* A view out of the state: see view.h. A field that is not copied here cannot be told.
 * SPDX-License-Identifier: ISC */
#include "rules/cosmic/table/view.h"

#include <string.h>

#include "rules/cosmic/table/catalog.h"
#include "rules/cosmic/table/state.h"
#include "rules/game.h"

_Static_assert((int)CE_VIEW_HAND == (int)CE_HAND_MAX, "a hand fits into a view");

static void open_hands(const struct ce_state *s, struct ce_view *v)
{
	v->open = true;
	for (int i = 0; i < s->t.n_seats; i++) {
		v->n_open[i] = s->h.hand[i].n;
		memcpy(v->open_hand[i], s->h.hand[i].card, v->n_open[i]);
	}
}

/* A zone is its owner's to see, and everybody's where it lies open. */
static void see_zones(const struct ce_state *s, int seat, struct ce_view *v)
{
	for (int i = 0; i < CE_INSTANCES; i++) {
		const struct ce_power *p = &s->t.power[i];
		const struct ce_power_rule *rule = ce_power_rule(&ce_catalog, p->id);
		for (int z = 0; rule && z < CE_ZONES; z++)
			if (v->open || ce_power_owner(&s->t, i) == seat ||
			    rule->zone[z].open)
				v->zone[i][z] = s->h.zone[i][z];
	}
}

void ce_view_make(const struct ce_state *s, int seat, struct ce_view *v)
{
	memset(v, 0, sizeof *v);
	v->seat = seat;
	v->t = s->t;
	if (seat == SEAT_GM || s->t.phase == 0)
		open_hands(s, v);
	see_zones(s, seat, v);
	if (seat < 0 || seat >= s->t.n_seats)
		return;
	v->n_hand = s->h.hand[seat].n;
	memcpy(v->hand, s->h.hand[seat].card, v->n_hand);
	memcpy(v->old, s->h.hand[seat].old, v->n_hand);
	memcpy(v->safe, s->h.hand[seat].safe, v->n_hand);
	v->kept = s->h.kept[seat];
	v->aside = s->h.aside[seat];
}

int ce_view_holds(const struct ce_view *v, int card)
{
	int n = 0;

	for (int i = 0; i < v->n_hand; i++)
		n += v->hand[i] == card;
	return n;
}
