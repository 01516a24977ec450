/* A law of maps: no arrow lies on a name or a number, with its head, as a browser draws it. It measures the shapes of the finished
 * drawing, and does not trust the layout.
 * SPDX-License-Identifier: ISC */
#ifndef TESTS_RULES_PIECES_ARROWS_H
#define TESTS_RULES_PIECES_ARROWS_H

#include <check.h>
#include <math.h>
#include <stdbool.h>
#include <stdio.h>

#include "base/arena.h"
#include "base/figure.h"

enum { ARROW_SAMPLES = 80 };

struct arrow_box {
	double left, right, top, bottom;
};

/* The letters of a text: figure_text_width() is that of the widest font. */
static struct arrow_box arrow_box_of(const struct figure_shape *s)
{
	double width = figure_text_width(s->text, s->size, s->bold) * 0.94;
	double left = s->at[0].x - (s->anchor == FIGURE_START    ? 0
				    : s->anchor == FIGURE_MIDDLE ? width / 2
								 : width);

	return (struct arrow_box){left, left + width, s->at[0].y - s->size * 0.73,
				  s->at[0].y};
}

static double arrow_gap(const struct arrow_box *b, double x, double y)
{
	return hypot(fmax(0, fmax(b->left - x, x - b->right)),
		     fmax(0, fmax(b->top - y, y - b->bottom)));
}

/* How near its line and its head come to a box; below 0: on it. */
static double arrow_nearest(const struct figure_shape *s, const struct arrow_box *b)
{
	double half = s->paint.width / 20.0, head = 6 + s->paint.width / 5.0;
	double dx = s->at[2].x - s->at[1].x, dy = s->at[2].y - s->at[1].y;
	double length = hypot(dx, dy), least = 1e9;

	for (int i = 0; i <= ARROW_SAMPLES; i++) {
		double t = (double)i / ARROW_SAMPLES, u = 1 - t;
		double x = u * u * s->at[0].x + 2 * u * t * s->at[1].x +
			   t * t * s->at[2].x;
		double y = u * u * s->at[0].y + 2 * u * t * s->at[1].y +
			   t * t * s->at[2].y;
		least = fmin(least, arrow_gap(b, x, y) - half);
		/* Across the head, from its tip to its base. */
		double back = head * t, wide = back * 0.6;
		for (double side = -1; s->head && length > 0 && side <= 1; side += 0.5)
			least = fmin(least,
				     arrow_gap(b,
					       s->at[2].x - dx / length * back -
						       dy / length * wide * side,
					       s->at[2].y - dy / length * back +
						       dx / length * wide * side));
	}
	return least;
}

/* Arrows that lie on a text and can be seen there, each told on stderr. */
static inline int arrows_on_texts(const struct figure *f, int board)
{
	int bad = 0;

	for (int i = 0; i < f->n; i++)
		for (int k = 0; k < f->n && f->shapes[i].head; k++) {
			/* A counter that is drawn later hides it. */
			if (f->shapes[k].kind != FIGURE_TEXT ||
			    (k > i && f->shapes[k - 1].kind == FIGURE_CIRCLE))
				continue;
			struct arrow_box b = arrow_box_of(&f->shapes[k]);
			if (arrow_nearest(&f->shapes[i], &b) > 0)
				continue;
			fprintf(stderr, "board %d: an arrow lies on \"%.*s\"\n", board,
				STR_ARG(f->shapes[k].text));
			bad++;
		}
	return bad;
}

/* Texts that a counter or another text covers: a counter's own stands on it. */
static inline int texts_covered(const struct figure *f)
{
	int n = 0;

	for (int i = 0; i < f->n; i++) {
		if (f->shapes[i].kind != FIGURE_TEXT)
			continue;
		struct arrow_box b = arrow_box_of(&f->shapes[i]);
		bool covered = false;
		for (int k = 0; k < f->n && !covered; k++) {
			const struct figure_shape *s = &f->shapes[k];
			if (k == i || k == i - 1)
				continue;
			if (s->kind == FIGURE_CIRCLE && s->paint.fill != FIGURE_NONE &&
			    k > i)
				covered = arrow_gap(&b, s->at[0].x, s->at[0].y) <
					  s->size - 1;
			if (s->kind == FIGURE_TEXT) {
				struct arrow_box o = arrow_box_of(s);
				covered = b.left < o.right && o.left < b.right &&
					  b.top < o.bottom && o.top < b.bottom;
			}
		}
		n += covered;
	}
	return n;
}

/* The nearest that a point of its line comes to that place. */
static double arrow_to(const struct figure_shape *s, struct figure_point p)
{
	double least = 1e9;

	for (int i = 0; i <= ARROW_SAMPLES; i++) {
		double t = (double)i / ARROW_SAMPLES, u = 1 - t;
		least = fmin(least, hypot(u * u * s->at[0].x + 2 * u * t * s->at[1].x +
						  t * t * s->at[2].x - p.x,
					  u * u * s->at[0].y + 2 * u * t * s->at[1].y +
						  t * t * s->at[2].y - p.y));
	}
	return least;
}

/* Is it a badge, a filled circle with a letter alone, on or beside that arrow, and none of another colour is nearer? */
static bool arrow_has(const struct figure *f, const struct figure_shape *s,
		      const struct figure_shape *badge)
{
	if (badge->kind != FIGURE_CIRCLE || badge->paint.fill != s->paint.stroke ||
	    badge[1].kind != FIGURE_TEXT || badge[1].text.n != 1)
		return false;
	double own = arrow_to(s, badge->at[0]);
	if (own > badge->size + s->paint.width / 20.0 + 1)
		return false;
	for (int i = 0; i < f->n; i++)
		if (f->shapes[i].head && f->shapes[i].paint.stroke != s->paint.stroke &&
		    arrow_to(&f->shapes[i], badge->at[0]) < own)
			return false;
	return true;
}

/* Does it end at a counter of its colour, nearer than at any other? */
static bool arrow_ends_at_own(const struct figure *f, const struct figure_shape *s)
{
	const struct figure_shape *nearest = NULL;
	double least = 1e9;

	for (int k = 0; k + 1 < f->n; k++) {
		const struct figure_shape *c = &f->shapes[k];
		if (c->kind != FIGURE_CIRCLE || c->paint.fill == FIGURE_NONE ||
		    c[1].kind != FIGURE_TEXT || c[1].text.n <= 1)
			continue;
		double far = hypot(c->at[0].x - s->at[2].x, c->at[0].y - s->at[2].y);
		if (far < least) {
			least = far;
			nearest = c;
		}
	}
	return nearest && nearest->paint.fill == s->paint.stroke;
}

/* Arrows that only their colour tells apart. */
static inline int arrows_nameless(const struct figure *f)
{
	int n = 0;

	for (int i = 0; i < f->n; i++) {
		bool told = !f->shapes[i].head || arrow_ends_at_own(f, &f->shapes[i]);
		for (int k = 0; !told && k + 1 < f->n; k++)
			told = arrow_has(f, &f->shapes[i], &f->shapes[k]);
		n += !told;
	}
	return n;
}

static inline int arrows_in(const struct figure *f)
{
	int n = 0;

	for (int i = 0; i < f->n; i++)
		n += f->shapes[i].head;
	return n;
}

/* How many of the moves have an arrow on the map; its description tells how many have none. */
static inline int arrows_told(struct arena *a, const struct figure *f, int moves)
{
	const int there = arrows_in(f);
	const struct str told = str_printf(
		a, " Moves for whose arrow the map has no room: %d.", moves - there);

	ck_assert((str_find(f->words, told) != SIZE_MAX) == (moves > there));
	return there;
}

/* The moves without an arrow that the key tells, one to a text: "Guild to Carthag". */
static inline int moves_told(const struct figure *f)
{
	int n = 0, lowest = 0;
	bool told = false;

	for (int i = 0; i < f->n; i++) {
		const struct figure_shape *s = &f->shapes[i];
		if (s->kind != FIGURE_TEXT)
			continue;
		n += told && str_find(s->text, STR(" to ")) != SIZE_MAX;
		told |= str_is(s->text, "Without an arrow:");
		lowest = s->at[0].y > lowest ? s->at[0].y : lowest;
		ck_assert_int_le(
			s->at[0].x +
				(s->anchor == FIGURE_START
					 ? figure_text_width(s->text, s->size, s->bold)
					 : 0),
			f->width);
	}
	ck_assert_int_lt(lowest, f->height);
	return n;
}

#endif
