/* The table: see table.h.
 * SPDX-License-Identifier: ISC */
#include "rules/dune/table/table.h"

bool du_has(const struct du_table *t, enum du_advantage which)
{
	const struct du_advantage_info *info = &du_advantages[which];

	return du_plays(t, info->faction) && !t->cancelled[which] &&
	       (!info->advanced || t->option.advanced_factions);
}
