/* The chart: see chart.h. Here the sheet, in the order in which it is drawn.
 * SPDX-License-Identifier: ISC */
#include "rules/cosmic/report/chart.h"

#include "base/arena.h"
#include "rules/cosmic/report/chart_parts.h"
#include "rules/cosmic/table/catalog.h"

/* On paper: dark lines, pale planets. */
static const struct figure_day sheet_by_day[] = {
	{CHART_GROUND, CHART_DAY_GROUND}, {CHART_PANEL, CHART_DAY_PANEL},
	{CHART_LINE, 0xa89a7c},           {CHART_INK, CHART_DAY_INK},
	{CHART_MUTED, CHART_DAY_MUTED},   {CHART_DARK, CHART_DAY_LETTER},
	{CHART_MOVED, CHART_DAY_INK},
};
enum { SHEET_DAYS = sizeof sheet_by_day / sizeof *sheet_by_day };
static struct figure_day *by_day(struct arena *a, int *n)
{
	struct figure_day *days =
		arena_array(a, struct figure_day, SHEET_DAYS + 2 * CE_SEATS);

	for (*n = 0; *n < SHEET_DAYS; ++*n)
		days[*n] = sheet_by_day[*n];
	for (int seat = 0; seat < CE_SEATS; seat++) {
		const struct chart_colour *c = &chart_colours[seat];
		days[(*n)++] = (struct figure_day){c->token, c->day};
		days[(*n)++] = (struct figure_day){c->planet, c->planet_day};
	}
	return days;
}

static bool any_moved(const struct chart *c)
{
	for (int s = 0; s < CE_SEATS; s++)
		for (int p = 0; p < CE_PLANETS; p++)
			for (int k = 0; k < CE_SEATS; k++)
				if (c->moved[s][p][k])
					return true;
	return false;
}

static void head(struct chart *c)
{
	int y = c->size->head * 25 / 36, right = c->size->width - c->size->margin - 4;

	figure_text(c->f, c->size->margin + 4, y, c->size->large, FIGURE_START, true,
		    CHART_INK, c->f->title);
	if (any_moved(c))
		figure_text(c->f, right, y, c->size->small, FIGURE_FINISH, false,
			    CHART_MUTED, STR("ringed: has changed"));
}

static struct str title(const struct chart *c)
{
	if (!c->t->phase)
		return STR("The board at the end");
	return str_printf(c->f->a, "Turn %d, before phase %d", c->t->turn, c->t->phase);
}

/* Of letters a miniature has those of the seats alone. */
static void draw(struct chart *c, const struct battles *all)
{
	if (!chart_is_mini(c))
		head(c);
	chart_space(c);
	chart_ribbons(c, all);
	chart_systems(c);
	chart_warp(c);
	if (chart_is_mini(c))
		return;
	chart_joints(c, all);
	chart_plates(c);
	chart_changes(c);
	chart_challenges(c);
}

void ce_chart(const void *view, const struct events *seen, struct figure *f)
{
	struct sheet_of_paper paper = ce_paper(view, seen, f->a);
	struct chart c = {.p = &paper, .t = paper.t, .f = f};
	struct battles *all = arena_new(f->a, struct battles);

	chart_read_moves(&c);
	chart_measure(&c);
	chart_route(&c, all);
	f->width = c.size->width;
	f->days = by_day(f->a, &f->n_days);
	f->title = title(&c);
	/* The ground is drawn first, and as high as all that follows. */
	figure_box(f, 0, 0, f->width, 0, 0, chart_plain(CHART_GROUND));
	draw(&c, all);
	f->height = c.y;
	f->shapes[0].at[1].y = c.y;
	f->words = chart_words(&c, all);
}
