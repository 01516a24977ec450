/* The voice: see voice.h.
 * SPDX-License-Identifier: ISC */
#include "rules/dune/report/voice.h"

#include "base/arena.h"
#include "rules/dune/engine/fights.h"
#include "rules/dune/report/names.h"
#include "rules/dune/table/dune_event.h"
#include "rules/dune/table/view.h"

/* Some events name an area, others a territory. */
static const char *place(int event, int value)
{
	if (event == DU_EV_EATEN || event == DU_EV_RODE || event == DU_EV_BLOW ||
	    event == DU_EV_SWEPT || event == DU_EV_STOPPED || event == DU_EV_SHIPPED)
		value = du_territory_of(value);
	return du_territories[value].words;
}

/* While plans are made, who will fight is the news, if nothing else is: the first battle as though it were told. */
static int battle_to_come(const struct du_table *t, struct event *out)
{
	if (t->phase != DU_VOICE && t->phase != DU_PLAN)
		return 0;
	for (int area = 0; area < DU_AREAS; area++)
		for (int one = 0; one < DU_SEATS; one++)
			for (int other = one + 1; other < DU_SEATS; other++) {
				int at = du_territory_of(area);
				if (du_field_of(t, at, one, other) != area)
					continue;
				out->kind = DU_EV_BATTLE;
				out->arg[0] = (int16_t)at;
				out->arg[1] = (int16_t)one;
				out->arg[2] = (int16_t)other;
				return 1;
			}
	return 0;
}

void du_zine_voice(const void *before, const void *after, const struct events *seen,
		   const struct rng *rng, struct arena *a, struct voice *out)
{
	static const struct moments moments = {du_moments, du_the, place};
	const struct du_view *was = before, *is = after;
	struct events all = {.a = a,
			     .n = seen->n,
			     .e = arena_array(a, struct event, (size_t)seen->n + 1),
			     .turn = was ? was->t.turn : 0,
			     .phase = was ? (int16_t)du_number(&was->t) : 0};

	for (int i = 0; i < seen->n; i++)
		all.e[i] = seen->e[i];
	all.e[all.n] = (struct event){
		.audience = AUDIENCE_ALL, .turn = all.turn, .phase = all.phase};
	all.n += battle_to_come(&is->t, &all.e[all.n]);
	moments_tell(&moments, all.turn, all.phase, &all, rng, a, out);
}
