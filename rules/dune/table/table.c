/* The table: see table.h.
 * SPDX-License-Identifier: ISC */
#include "rules/dune/table/table.h"

bool du_two_nexuses(const struct du_options *o)
{
	return o->two_nexus && o->double_blow;
}

int du_number(const struct du_table *t)
{
	if (t->phase > DU_PHASES)
		return t->phase - DU_PHASES;
	if (t->phase == DU_OVER || !du_two_nexuses(&t->option))
		return t->phase;
	return t->phase + (t->phase > DU_NEXUS || t->second_nexus);
}

bool du_open_number(struct du_table *t, int number)
{
	int more = du_two_nexuses(&t->option);

	if (number < DU_NEXUS || number > DU_PHASES + more)
		return false;
	t->second_nexus = more && number == DU_NEXUS + 1;
	t->phase = (uint8_t)(number > DU_NEXUS ? number - more : number);
	return true;
}

bool du_has(const struct du_table *t, enum du_advantage which)
{
	const struct du_advantage_info *info = &du_advantages[which];

	return du_plays(t, info->faction) && !t->cancelled[which] &&
	       (!info->advanced || t->option.advanced_factions);
}
