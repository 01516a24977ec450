/* Views: see view.h.
 * SPDX-License-Identifier: ISC */
#include "rules/dragon_dune/table/view.h"

#include <string.h>

#include "rules/dragon_dune/table/state.h"
#include "rules/game.h"

int dd_unseen(const struct dd_table *t, int seat)
{
	int n = DD_TOKENS - t->grave[seat] - t->gone[seat];

	for (int at = 0; at < DD_AREAS; at++)
		n -= t->tokens[at][seat];
	return n;
}

static void own(const struct dd_state *s, int seat, struct dd_own *o)
{
	memcpy(o->hand, s->h.hand[seat], sizeof o->hand);
	o->queen = s->h.queen[seat];
	o->jack = s->h.jack[seat];
}

/* The Elves see the lots before the bidding and the next event from the march on. */
static void elves(const struct dd_state *s, struct dd_view *v)
{
	bool march =
		s->t.phase >= DD_MARCH || (s->t.option.fast && s->t.phase == DD_BID);

	memcpy(v->hiding, s->h.hiding, sizeof v->hiding);
	memcpy(v->hiding_special, s->h.hiding_special, sizeof v->hiding_special);
	memcpy(v->lots, s->h.lots, sizeof v->lots);
	v->next_event = s->t.turn > 0 && march ? s->h.coming[0] : 0;
}

static void answers(const struct dd_state *s, struct dd_view *v)
{
	const struct dd_answers *all = &s->h.answer;

	for (int i = 0; i < DD_ANSWERS && all->fight[i]; i++)
		if (all->asks[i] == v->seat)
			v->answered[(all->fight[i] - 1) / DD_SEATS] |=
				(uint8_t)(1U << (all->fight[i] - 1) % DD_SEATS);
}

void dd_view_make(const void *state, int seat, void *view)
{
	const struct dd_state *s = state;
	struct dd_view *v = view;

	memset(v, 0, sizeof *v);
	v->seat = seat;
	v->t = s->t;
	v->open = seat == SEAT_GM || s->t.phase == DD_OVER;
	if (seat >= 0) {
		own(s, seat, &v->own);
		memcpy(v->kept, s->h.kept[seat], sizeof v->kept);
		memcpy(v->sealed, s->h.sealed[seat], sizeof v->sealed);
		answers(s, v);
	}
	if (seat == DD_ELVES || v->open)
		elves(s, v);
	for (int i = 0; v->open && i < DD_SEATS; i++)
		own(s, i, &v->all[i]);
}

bool dd_view_holds(const struct dd_view *v, int card)
{
	return card && memchr(v->own.hand, card, sizeof v->own.hand);
}

bool dd_view_plans(const struct dd_view *v)
{
	for (int at = 0; at < DD_AREAS; at++)
		if (v->answered[at])
			return true;
	return false;
}
