/* How a faction opens the game: the castles in which it stands after turn 1.
 * SPDX-License-Identifier: ISC */
#include "base/locale.h"
#include "rules/dragon_dune/report/report.h"
#include "rules/dragon_dune/table/view.h"

void dd_opening(const void *view, int seat, struct buf *out)
{
	const struct dd_table *t = &((const struct dd_view *)view)->t;
	int at[DD_AREAS], n = 0;

	for (int area = 0; area < DD_AREAS; area++)
		if (dd_is_castle(area) && t->tokens[area][seat])
			at[n++] = area;
	if (!n)
		buf_z(out, _("in no castle"));
	for (int i = 0; i < n; i++)
		buf_printf(out, "%s%s",
			   i == 0       ? _("in ")
			   : i == n - 1 ? _(" and ")
					: ", ",
			   dd_area_name(at[i]));
}
