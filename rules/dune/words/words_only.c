/* The place that a group can only come from, where its order names none.
 * SPDX-License-Identifier: ISC */
#include "rules/dune/words/words_parts.h"

/* In a nexus groups ride the worms that came. */
static bool may_leave(const struct du_table *t, int seat, int area)
{
	bool rides = t->phase == DU_NEXUS;

	if (!t->forces[area][seat])
		return false;
	for (int i = 0; rides && i < DU_RIDES; i++)
		if (t->rides[i] == du_territory_of(area) + 1)
			return true;
	return !rides;
}

bool du_only_place(const struct parse *p, int *area)
{
	const struct du_view *v = view_of(p);
	int n = 0;

	for (int at = 0; v && v->seat >= 0 && at < DU_AREAS; at++)
		if (may_leave(&v->t, v->seat, at)) {
			*area = at;
			n++;
		}
	return n == 1;
}
