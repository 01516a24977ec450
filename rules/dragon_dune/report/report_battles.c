/* The battles for which plans are made: see report_parts.h.
 * SPDX-License-Identifier: ISC */
#include "rules/dragon_dune/report/report_parts.h"

#include "base/arena.h"
#include "base/locale.h"
#include "base/page.h"
#include "rules/dragon_dune/engine/control.h"
#include "rules/dragon_dune/report/names.h"

void dd_tell_battles(const struct dd_table *t, struct page *p)
{
	struct buf b = buf_in(p->a);

	if (t->phase != DD_BATTLE && t->phase != DD_ANSWERED)
		return;
	for (int area = 0; area < DD_AREAS; area++)
		for (int one = 0; one < DD_SEATS; one++)
			for (int other = one + 1; other < DD_SEATS; other++)
				if (dd_would_fight(t, area, one, other))
					buf_printf(&b,
						   _("%sthe %s against the %s in %s"),
						   b.n ? "; " : "", dd_name(one),
						   dd_name(other), dd_map[area].name);
	if (b.n)
		page_paraf(p, _("Battles: %s."), b.s);
}
