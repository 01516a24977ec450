/* The voice: see voice.h.
 * SPDX-License-Identifier: ISC */
#include "rules/dragon_dune/report/voice.h"

#include "rules/dragon_dune/report/names.h"
#include "rules/dragon_dune/report/report.h"
#include "rules/dragon_dune/table/dune_event.h"
#include "rules/dragon_dune/table/number.h"
#include "rules/dragon_dune/table/view.h"

static const char *place(int event, int area)
{
	(void)event;
	return dd_area_name(area);
}

enum { AHEAD = 200, CASTLE = 100 }; /* more than any losses */

/* A battle weighs by what it decides: who is ahead now, then whose a castle is; then by what it cost. */
static int weight(const struct events *seen, const struct event *e)
{
	int all = 0;

	if (e->kind != DD_EV_WON && e->kind != DD_EV_TREACHERY)
		return 0;
	if (moments_put_ahead(seen, e->arg[1]))
		all += AHEAD;
	if (dd_is_castle(e->arg[0]))
		all += CASTLE;
	return all + (e->kind == DD_EV_WON ? e->arg[2] + e->arg[4] : 0);
}

void dd_voice(const void *before, const void *after, const struct events *seen,
	      const struct rng *rng, struct arena *a, struct voice *out)
{
	static const struct moments moments = {dd_moments, dd_name, place, NULL,
					       weight};
	const struct dd_view *was = before, *is = after;
	int turn = was ? was->t.turn : 0, phase = was ? dd_number(&was->t) : 0;
	struct events all = moments_events(seen, turn, phase, a);

	moments_race(&all, before, after, (1U << DD_SEATS) - 1, is->t.winners,
		     dd_count_aim);
	moments_tell(&moments, turn, phase, &all, rng, a, out);
}
