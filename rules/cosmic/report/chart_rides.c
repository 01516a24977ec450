/* Ribbons of the chart cross, and never lie along each other: a reader could not tell them apart. A challenge that is
 * laid out is drawn aside, and its lines are held against those of the challenges before it.
 * SPDX-License-Identifier: ISC */
#include "base/arena.h"
#include "rules/cosmic/report/chart_parts.h"

/* Widths of the other line that a line may go on within it. Where they cross at an angle of 30 degrees it is two. */
enum { RIDE_MOST = 4 };

/* The rims that keep ribbons off each other are not lines. */
static bool is_line(const struct figure_shape *s)
{
	return s->kind == FIGURE_CURVE && s->paint.stroke != CHART_GROUND;
}

static struct figure_bow bow_of(const struct figure_shape *s)
{
	return (struct figure_bow){s->at[0], s->at[1], s->at[2]};
}

static int least(int a, int b, int c)
{
	return a < b ? (a < c ? a : c) : b < c ? b : c;
}

/* A curve lies within the box of its three points. */
static bool may_touch(const struct figure_shape *s, const struct figure_shape *o)
{
	const struct figure_point *p = s->at, *q = o->at;
	int rim = (s->paint.width > o->paint.width ? s->paint.width : o->paint.width) /
		  20;

	return least(p[0].x, p[1].x, p[2].x) - rim <=
		       -least(-q[0].x, -q[1].x, -q[2].x) &&
	       least(q[0].x, q[1].x, q[2].x) - rim <=
		       -least(-p[0].x, -p[1].x, -p[2].x) &&
	       least(p[0].y, p[1].y, p[2].y) - rim <=
		       -least(-q[0].y, -q[1].y, -q[2].y) &&
	       least(q[0].y, q[1].y, q[2].y) - rim <= -least(-p[0].y, -p[1].y, -p[2].y);
}

static bool rides(const struct figure_shape *s, const struct figure_shape *on)
{
	struct figure_bow b = bow_of(s), o = bow_of(on);

	return figure_bow_ride(&b, &o, on->paint.width) * 10 >
	       RIDE_MOST * on->paint.width;
}

static bool lies_along(const struct chart_lines *all, const struct figure_shape *s)
{
	for (int i = 0; i < all->n; i++)
		if (may_touch(s, &all->line[i]) &&
		    (rides(s, &all->line[i]) || rides(&all->line[i], s)))
			return true;
	return false;
}

/* A line through free room touches none. */
static bool is_alone(const struct figure_room *before, const struct figure_shape *s)
{
	struct figure_bow b = bow_of(s);

	return figure_bow_is_free(before, FIGURE_LINES, &b, s->paint.width / 10 + 1, 0);
}

bool chart_add_lines(struct chart *c, const struct battle *b,
		     const struct figure_room *before)
{
	struct chart_lines *all = &c->lines;
	struct figure *whole = c->f, aside = figure_in(all->a, 0, 0);

	if (chart_is_mini(c)) /* where nothing is read */
		return true;
	c->f = &aside;
	chart_ribbon(c, b);
	c->f = whole;
	for (int i = 0; i < aside.n; i++)
		if (is_line(&aside.shapes[i]) && !is_alone(before, &aside.shapes[i]) &&
		    lies_along(all, &aside.shapes[i]))
			return false;
	for (int i = 0; i < aside.n; i++)
		if (is_line(&aside.shapes[i])) {
			struct figure_shape *s = arena_push(all->a, all->line, all->n);
			*s = aside.shapes[i];
		}
	return true;
}
