/* The voice: see voice.h.
 * SPDX-License-Identifier: ISC */
#include "rules/dune/report/voice.h"

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

void du_zine_voice(const void *before, const void *after, const struct events *seen,
		   const struct rng *rng, struct arena *a, struct voice *out)
{
	static const struct moments moments = {du_moments, du_the, place};
	const struct du_view *was = before;

	(void)after;
	moments_tell(&moments, was ? was->t.turn : 0, was ? du_number(&was->t) : 0,
		     seen, rng, a, out);
}
