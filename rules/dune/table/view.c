/* Views: see view.h.
 * SPDX-License-Identifier: ISC */
#include "rules/dune/table/view.h"

#include <string.h>

#include "rules/dune/table/order.h"
#include "rules/dune/table/state.h"
#include "rules/game.h"
#include "rules/pieces/standing.h"

_Static_assert((int)DU_VIEW_KEPT == (int)DU_KEPT, "a seat sees all of its own orders");

static void own(const struct du_state *s, int seat, struct du_own *o)
{
	o->spice = s->h.spice[seat];
	memcpy(o->hand, s->h.hand[seat], sizeof o->hand);
	memcpy(o->traitor, s->h.traitor[seat], sizeof o->traitor);
}

/* The faces of the lots before the bidding, the next spice card from the march on. */
static void atreides(const struct du_state *s, struct du_view *v)
{
	bool march = s->t.phase >= DU_MARCH && s->t.phase <= DU_PLAN;

	if (du_has(&s->t, DU_ATR_BID))
		memcpy(v->lots, s->h.lots, sizeof v->lots);
	if (du_has(&s->t, DU_ATR_SPICE) && march && s->t.n_coming)
		v->next_spice = s->h.coming[0];
}

static void bene_gesserit(const struct du_state *s, struct du_view *v)
{
	v->predicted = s->h.predicted;
	v->predicted_turn = s->h.predicted_turn;
}

static void fremen(const struct du_state *s, struct du_view *v)
{
	if (du_has(&s->t, DU_FRE_STORMSEE) && !s->h.storm_unseen)
		v->next_storm = s->h.next_storm;
}

static void questions(const struct du_state *s, struct du_view *v)
{
	/* Looking only reads them; the struct serves for writing, too. */
	const struct questions all = {(struct question *)(uintptr_t)s->h.question,
				      DU_QUESTIONS};

	for (int at = -1;
	     (at = question_due(&all, v->seat, s->t.turn, du_number(&s->t), at)) >= 0;)
		v->due[v->n_due++] = all.q[at];
}

void du_view_make(const void *state, int seat, void *view)
{
	const struct du_state *s = state;
	struct du_view *v = view;

	memset(v, 0, sizeof *v);
	v->seat = seat;
	v->t = s->t;
	v->open = seat == SEAT_GM || s->t.phase == DU_OVER;
	if (seat >= 0) {
		own(s, seat, &v->own);
		questions(s, v);
		memcpy(v->kept, s->h.kept[seat], sizeof v->kept);
		memcpy(v->sealed, s->h.sealed[seat], sizeof v->sealed);
	}
	if (seat == DU_ATREIDES || v->open)
		atreides(s, v);
	if (seat == DU_BENE_GESSERIT || v->open)
		bene_gesserit(s, v);
	if (seat == DU_FREMEN || v->open)
		fremen(s, v);
	for (int i = 0; v->open && i < DU_SEATS; i++)
		own(s, i, &v->all[i]);
}

bool du_view_holds(const struct du_view *v, int card)
{
	return memchr(v->own.hand, card, DU_HAND_MAX) != NULL;
}

const struct question *du_view_asked_by(const struct du_view *v, int seat)
{
	for (int i = 0; i < v->n_due; i++)
		if (v->due[i].asker == seat)
			return &v->due[i];
	return NULL;
}

bool du_view_planned(const struct du_view *v, int fight)
{
	/* Looking only reads it; the struct serves for writing, too. */
	const struct standing sealed = {(char *)(uintptr_t)v->sealed, DU_VIEW_KEPT};
	struct standing_order order;

	return standing_find(&sealed, (struct slot_key){DU_BATTLE, fight, 0}, &order);
}
