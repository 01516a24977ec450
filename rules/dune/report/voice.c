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

/* While plans are made, who will fight is the news, if nothing else is: a battle as though it were told, for a stronghold if there
 * is one. */
static void battle_to_come(const struct du_table *t, struct events *to)
{
	int told[3] = {0}, n = 0;

	if (t->phase != DU_VOICE && t->phase != DU_PLAN)
		return;
	for (int area = 0; area < DU_AREAS; area++)
		for (int one = 0; one < DU_SEATS; one++)
			for (int other = one + 1; other < DU_SEATS; other++) {
				int at = du_territory_of(area);
				if (du_field_of(t, at, one, other) != area ||
				    (n && (du_is_stronghold(told[0]) ||
					   !du_is_stronghold(at))))
					continue;
				told[0] = at;
				told[1] = one;
				told[2] = other;
				n++;
			}
	if (n)
		event_add(to, DU_EV_BATTLE, AUDIENCE_ALL, "", 3, told[0], told[1],
			  told[2]);
}

void du_zine_voice(const void *before, const void *after, const struct events *seen,
		   const struct rng *rng, struct arena *a, struct voice *out)
{
	static const struct moments moments = {du_moments, du_the, place, is_one};
	const struct du_view *was = before, *is = after;
	int turn = was ? was->t.turn : 0, phase = was ? du_number(&was->t) : 0;
	struct events all = moments_events(seen, turn, phase, a);

	battle_to_come(&is->t, &all);
	moments_race(&all, before, after, is->t.seats, is->t.winners, du_count_aim);
	moments_tell(&moments, turn, phase, &all, rng, a, out);
}
