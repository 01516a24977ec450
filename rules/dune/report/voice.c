/* The voice: see voice.h.
 * SPDX-License-Identifier: ISC */
#include "rules/dune/report/voice.h"

#include "base/arena.h"
#include "rules/dune/engine/fights.h"
#include "rules/dune/report/names.h"
#include "rules/dune/report/report.h"
#include "rules/dune/table/dune_event.h"
#include "rules/dune/table/view.h"

/* Some events name an area, others a territory; where three win, the third of them stands in the place of a place. */
static const char *place(int event, int value)
{
	if (event == DU_EV_VICTORY_THREE || event == DU_EV_DEFAULT)
		return du_the(value);
	if (event == DU_EV_EATEN || event == DU_EV_RODE || event == DU_EV_BLOW ||
	    event == DU_EV_SWEPT || event == DU_EV_STOPPED || event == DU_EV_SHIPPED)
		value = du_territory_of(value);
	return du_territories[value].words;
}

/* Are named like one: "the Emperor takes", "the Fremen take". */
static bool is_one(int seat)
{
	return seat == DU_EMPEROR || seat == DU_GUILD;
}

enum { AHEAD = 200, STRONGHOLD = 100 }; /* more than any losses */

/* All that was lost in the territory. */
static int lost_in(const struct events *seen, int territory)
{
	int n = 0;

	for (int i = 0; i < seen->n; i++) {
		const struct event *e = &seen->e[i];
		if (e->kind == DU_EV_LOST && e->arg[3] == territory)
			n += e->arg[1];
		else if (e->kind == DU_EV_WON && e->arg[1] == territory)
			n += e->arg[2];
	}
	return n;
}

/* A battle weighs by what it decides: who is ahead now, then whose a stronghold is; then by what it cost. */
static int weight(const struct events *seen, const struct event *e)
{
	bool won = e->kind == DU_EV_WON, ahead = won || e->kind == DU_EV_TRAITOR;
	int at = won ? e->arg[1] : e->kind == DU_EV_EXPLODED ? e->arg[0] : -1, all = 0;

	if (ahead && moments_put_ahead(seen, e->arg[0]))
		all += AHEAD;
	if (at >= 0)
		all += lost_in(seen, at) + (du_is_stronghold(at) ? STRONGHOLD : 0);
	return all;
}

/* So does one that is to come: by the place, then by the armies. */
static int weight_to_come(const struct du_table *t, int field, int one, int other)
{
	return du_army_in(t, one, field).n + du_army_in(t, other, field).n +
	       (du_is_stronghold(du_territory_of(field)) ? STRONGHOLD : 0);
}

/* While plans are made, who will fight is the news, if nothing else is: the biggest battle, as though it were told. */
static void battle_to_come(const struct du_table *t, struct events *to)
{
	int told[3] = {0}, most = 0;

	if (t->phase != DU_VOICE && t->phase != DU_PLAN)
		return;
	for (int area = 0; area < DU_AREAS; area++)
		for (int one = 0; one < DU_SEATS; one++)
			for (int other = one + 1; other < DU_SEATS; other++) {
				int is = weight_to_come(t, area, one, other);
				if (is <= most || !du_would_fight(t, area, one, other))
					continue;
				told[0] = du_territory_of(area);
				told[1] = one;
				told[2] = other;
				most = is;
			}
	if (most)
		event_add(to, DU_EV_BATTLE, AUDIENCE_ALL, "", 3, told[0], told[1],
			  told[2]);
}

void du_zine_voice(const void *before, const void *after, const struct events *seen,
		   const struct rng *rng, struct arena *a, struct voice *out)
{
	static const struct moments moments = {du_moments, du_the, place, is_one,
					       weight};
	const struct du_view *was = before, *is = after;
	int turn = was ? was->t.turn : 0, phase = was ? du_number(&was->t) : 0;
	struct events all = moments_events(seen, turn, phase, a);

	battle_to_come(&is->t, &all);
	moments_race(&all, before, after, is->t.seats, is->t.winners, du_count_aim);
	moments_tell(&moments, turn, phase, &all, rng, a, out);
}
