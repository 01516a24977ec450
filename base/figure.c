/* A figure: see figure.h.
 * SPDX-License-Identifier: ISC */
#include "base/figure.h"

#include <assert.h>
#include <string.h>

#include "base/arena.h"

struct figure figure_in(struct arena *a, int width, int height)
{
	return (struct figure){.a = a, .width = width, .height = height};
}

static struct figure_shape *add(struct figure *f, enum figure_kind kind, int n_points)
{
	struct figure_shape *s = arena_push(f->a, f->shapes, f->n);

	*s = (struct figure_shape){
		.kind = kind,
		.paint = {FIGURE_NONE, FIGURE_NONE, 0, false},
		.n_points = n_points,
		.at = arena_array(f->a, struct figure_point, (size_t)n_points),
	};
	return s;
}

void figure_group(struct figure *f, struct str name)
{
	add(f, FIGURE_GROUP, 0)->text = name;
}

void figure_end(struct figure *f)
{
	(void)add(f, FIGURE_END, 0);
}

void figure_box(struct figure *f, int x, int y, int width, int height, int corner,
		struct figure_paint paint)
{
	struct figure_shape *s = add(f, FIGURE_BOX, 2);

	s->at[0] = (struct figure_point){x, y};
	s->at[1] = (struct figure_point){width, height};
	s->size = corner;
	s->paint = paint;
}

void figure_circle(struct figure *f, int x, int y, int radius,
		   struct figure_paint paint)
{
	struct figure_shape *s = add(f, FIGURE_CIRCLE, 1);

	s->at[0] = (struct figure_point){x, y};
	s->size = radius;
	s->paint = paint;
}

void figure_polygon(struct figure *f, const struct figure_point *at, int n,
		    struct figure_paint paint)
{
	assert(n >= 3);
	struct figure_shape *s = add(f, FIGURE_POLYGON, n);

	memcpy(s->at, at, (size_t)n * sizeof *at);
	s->paint = paint;
}

void figure_curve(struct figure *f, struct figure_point from,
		  struct figure_point towards, struct figure_point to, bool head,
		  struct figure_paint paint)
{
	struct figure_shape *s = add(f, FIGURE_CURVE, 3);

	s->at[0] = from;
	s->at[1] = towards;
	s->at[2] = to;
	s->head = head;
	s->paint = paint;
}

void figure_text(struct figure *f, int x, int y, int size, enum figure_anchor anchor,
		 bool bold, int32_t colour, struct str text)
{
	struct figure_shape *s = add(f, FIGURE_TEXT, 1);

	s->at[0] = (struct figure_point){x, y};
	s->size = size;
	s->anchor = anchor;
	s->bold = bold;
	s->paint.fill = colour;
	s->text = text;
}

void figure_halo(struct figure *f, int32_t colour)
{
	assert(f->n && f->shapes[f->n - 1].kind == FIGURE_TEXT);
	f->shapes[f->n - 1].paint.stroke = colour;
	f->shapes[f->n - 1].paint.width = 30;
}

/* DejaVu Sans is wide: seven tenths of its height a letter, bold ones a little more. */
int figure_text_width(struct str text, int size, bool bold)
{
	return (int)str_columns(text) * size * (bold ? 72 : 64) / 100;
}

static bool same_paint(struct figure_paint p, struct figure_paint q)
{
	return p.fill == q.fill && p.stroke == q.stroke && p.width == q.width &&
	       p.dashed == q.dashed;
}

static bool same_shape(const struct figure_shape *s, const struct figure_shape *t)
{
	if (s->n_points != t->n_points)
		return false;
	for (int i = 0; i < s->n_points; i++)
		if (s->at[i].x != t->at[i].x || s->at[i].y != t->at[i].y)
			return false;
	return s->kind == t->kind && same_paint(s->paint, t->paint) &&
	       s->size == t->size && s->head == t->head && s->bold == t->bold &&
	       s->anchor == t->anchor && str_equal(s->text, t->text);
}

static bool same_days(const struct figure *f, const struct figure *g)
{
	for (int i = 0; i < f->n_days && i < g->n_days; i++)
		if (f->days[i].night != g->days[i].night ||
		    f->days[i].day != g->days[i].day)
			return false;
	return f->n_days == g->n_days;
}

static int32_t by_day(const struct figure *f, int32_t colour)
{
	for (int i = 0; i < f->n_days; i++)
		if (f->days[i].night == colour)
			return f->days[i].day;
	return colour;
}

struct figure figure_by_day(struct arena *a, const struct figure *f)
{
	struct figure day = *f;

	day.a = a;
	day.n_days = 0;
	day.days = NULL;
	day.shapes = arena_array(a, struct figure_shape, (size_t)f->n + 1);
	for (int i = 0; i < f->n; i++) {
		day.shapes[i] = f->shapes[i];
		day.shapes[i].paint.fill = by_day(f, f->shapes[i].paint.fill);
		day.shapes[i].paint.stroke = by_day(f, f->shapes[i].paint.stroke);
	}
	return day;
}

bool figure_uses(const struct figure *f, int32_t colour)
{
	for (int i = 0; i < f->n; i++)
		if (f->shapes[i].paint.fill == colour ||
		    f->shapes[i].paint.stroke == colour)
			return true;
	return false;
}

bool figure_equal(const struct figure *f, const struct figure *g)
{
	if (f->width != g->width || f->height != g->height || f->n != g->n ||
	    !same_days(f, g) || !str_equal(f->title, g->title) ||
	    !str_equal(f->words, g->words))
		return false;
	for (int i = 0; i < f->n; i++)
		if (!same_shape(&f->shapes[i], &g->shapes[i]))
			return false;
	return true;
}
