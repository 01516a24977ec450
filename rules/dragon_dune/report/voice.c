/* The voice: see voice.h.
 * SPDX-License-Identifier: ISC */
#include "rules/dragon_dune/report/voice.h"

#include "rules/dragon_dune/report/names.h"
#include "rules/dragon_dune/table/number.h"
#include "rules/dragon_dune/table/view.h"

static const char *place(int event, int area)
{
	(void)event;
	return dd_area_name(area);
}

void dd_voice(const void *before, const void *after, const struct events *seen,
	      const struct rng *rng, struct arena *a, struct voice *out)
{
	static const struct moments moments = {dd_moments, dd_name, place};
	const struct dd_view *was = before;

	(void)after;
	moments_tell(&moments, was ? was->t.turn : 0, was ? dd_number(&was->t) : 0,
		     seen, rng, a, out);
}
