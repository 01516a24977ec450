/* Counts: see counts.h.
 * SPDX-License-Identifier: ISC */
#include "rules/cosmic/report/counts.h"

#include "rules/cosmic/report/chart_parts.h"
#include "rules/cosmic/table/view.h"

static int bases(const struct ce_table *t, int seat)
{
	return ce_outside_bases(t, seat);
}

static int in_warp(const struct ce_table *t, int seat)
{
	return t->warp[seat];
}

static int cards(const struct ce_table *t, int seat)
{
	return t->hand_size[seat];
}

/* clang-format off */
static const struct {
	const char *name, *what;
	int (*count)(const struct ce_table *, int seat);
} counts[] = {
	{"Bases", "foreign bases", bases},
	{"Warp",  "tokens in the Warp",           in_warp},
	{"Cards", "cards held",                   cards},
};
/* clang-format on */

enum { N_COUNTS = sizeof counts / sizeof *counts };

const char *ce_count_name(int which)
{
	return which >= 0 && which < N_COUNTS ? counts[which].name : NULL;
}

const char *ce_count_what(int which)
{
	return counts[which].what;
}

int ce_count(const void *view, int which, int seat)
{
	const struct ce_view *v = view;

	return counts[which].count(&v->t, seat);
}

int32_t ce_ink(int seat)
{
	return chart_colours[seat].token;
}

int32_t ce_ink_by_day(int seat)
{
	return chart_colours[seat].day;
}
