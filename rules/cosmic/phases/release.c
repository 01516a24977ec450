/* Phase 1, steps c and e: tokens out of the Warp.
 * SPDX-License-Identifier: ISC */
#include "rules/cosmic/phases/release.h"

#include "rules/cosmic/engine/effect.h"
#include "rules/cosmic/engine/tokens.h"

static bool read_release(struct ce_board *b, int seat, const struct ce_order *o,
			 bool nearest, void *plan)
{
	struct ce_pile out = {{0}};

	(void)plan;
	return ce_places_told(b, seat, &o->to, CE_TOKENS * 2, &out) || nearest;
}

static void add_stops(const struct ce_table *t, const struct ce_tokens *to,
		      struct ce_journey *j)
{
	for (int i = 0; i < to->n_parts; i++) {
		int n = to->part[i].n < 0 ? CE_TOKENS * 2 : to->part[i].n;
		int at = ce_place_at(t, &to->part[i].place);
		while (n-- > 0 && j->n < CE_TOKENS * 2)
			j->at[j->n++] = (int8_t)at;
	}
}

static struct ce_journey find_journey(struct ce_board *b, int seat)
{
	struct ce_journey j = {0};

	for (int i = -1; (i = ce_next_slot(b, seat, CE_RELEASE, i)) >= 0;) {
		const struct ce_order *o = ce_pick(b, i, read_release, NULL);
		if (o)
			add_stops(b->t, &o->to, &j);
	}
	return j;
}

/* No planet, or none with an own base: to Limbo. */
static int stop_of(const struct ce_board *b, int seat, const struct ce_journey *j,
		   int i)
{
	return i < j->n && ce_may_place(b->t, seat, j->at[i]) ? j->at[i] : CE_AT_LIMBO;
}

void ce_step_release(struct ce_board *b, struct ce_journey journeys[CE_SEATS])
{
	for (int seat = 0; seat < b->t->n_seats; seat++) {
		struct ce_journey *j = &journeys[seat];
		int n = ce_n_released(b->t, seat);
		if (!b->t->warp[seat])
			continue;
		*j = find_journey(b, seat);
		for (int i = 0; i < n && b->t->warp[seat]; i++) {
			int before = b->t->warp[seat];
			int at = stop_of(b, seat, j, j->released);
			if (at == CE_AT_LIMBO)
				ce_tell_default(
					b, seat, "R-029",
					"a released token has no legal place and goes to Limbo");
			ce_release(b, seat, 1, at, CAUSE_NONE);
			j->released += before - b->t->warp[seat];
		}
	}
}

static void free_all(struct ce_board *b, int seat, const struct ce_journey *j)
{
	struct ce_pile to = {{0}};
	int n = b->t->warp[seat];

	for (int i = 0; i < n; i++) /* others' tokens go to Limbo [PC-20.8] */
		to.n[b->freed >> seat & 1 ? stop_of(b, seat, j, j->released + i)
					  : CE_AT_LIMBO]++;
	for (int at = 0; at <= CE_AT_LIMBO; at++)
		ce_release(b, seat, to.n[at], at, CAUSE_FREED);
}

void ce_step_mobius(struct ce_board *b, const struct ce_journey journeys[CE_SEATS])
{
	struct ce_act act = ce_act_new(ACT_WARP_OPENS);

	ce_propose(b, &act);
	for (int seat = 0; seat < b->t->n_seats && b->freed; seat++)
		free_all(b, seat, &journeys[seat]);
}
