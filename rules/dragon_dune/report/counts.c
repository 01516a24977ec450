/* What is counted for each seat: see report.h.
 * SPDX-License-Identifier: ISC */
#include "base/locale.h"
#include "rules/dragon_dune/engine/control.h"
#include "rules/dragon_dune/report/report.h"
#include "rules/dragon_dune/table/view.h"
#include "rules/game.h"

const char *dd_count_name(int which)
{
	static const char *const names[] = {N_("Castles"), N_("Gold"), N_("Tokens"),
					    NULL};

	return names[which];
}

const char *dd_count_what(int which)
{
	static const char *const whats[] = {N_("castles controlled"), N_("gold held"),
					    N_("tokens on the board")};

	return whats[which];
}

int dd_count(const void *view, int which, int seat)
{
	const struct dd_view *v = view;
	int n = 0;

	if (which == 0)
		return dd_castles(&v->t, seat);
	if (which == 1)
		return v->t.gold[seat];
	for (int at = 0; at < DD_AREAS; at++)
		n += v->t.tokens[at][seat];
	return n;
}

struct count_aim dd_count_aim(const void *view, int seat)
{
	const struct dd_table *t = &((const struct dd_view *)view)->t;

	if (t->ally[seat] == DD_NOBODY)
		return (struct count_aim){dd_castles(t, seat), DD_CASTLES_ALONE,
					  1U << seat};
	return (struct count_aim){dd_alliance_castles(t, seat), DD_CASTLES_TOGETHER,
				  1U << seat | 1U << t->ally[seat]};
}
