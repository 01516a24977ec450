/* A figure: a drawing without paper, as page.h is a document without paper. A game
 * draws shapes on its own background; a renderer turns them into SVG or PNG. Nothing in
 * it is told by colour alone, and it carries words: a title for those who see it, a
 * text for those who do not.
 * SPDX-License-Identifier: ISC */
#ifndef BASE_FIGURE_H
#define BASE_FIGURE_H

#include <stdbool.h>
#include <stdint.h>

#include "base/str.h"

struct arena;

/* Places and sizes are whole units; the renderer says how large a unit is (one pixel of
 * a letter 640 wide). x goes right, y goes down. */
struct figure_point {
	int x, y;
};

/* 0xRRGGBB, or none at all. */
enum { FIGURE_NONE = -1 };

struct figure_paint {
	int32_t fill;   /* FIGURE_NONE: see through */
	int32_t stroke; /* FIGURE_NONE: no outline */
	int width;      /* of the outline, in tenths of a unit */
	bool dashed;
};

enum figure_kind {
	FIGURE_GROUP, /* everything up to its end is one thing; `text` names it */
	FIGURE_END,
	FIGURE_BOX,    /* at[0] its upper left corner, at[1] width and height */
	FIGURE_CIRCLE, /* at[0] its middle */
	FIGURE_POLYGON,
	FIGURE_CURVE, /* from at[0] to at[2], drawn towards at[1]; straight where at[1]
			 lies between */
	FIGURE_TEXT,  /* at[0] on its base line */
};

enum figure_anchor { FIGURE_START, FIGURE_MIDDLE, FIGURE_FINISH };

struct figure_shape {
	enum figure_kind kind;
	struct figure_paint paint; /* text: fill is its colour, stroke a halo */
	int n_points;
	struct figure_point *at; /* n_points of them, in the figure's arena */
	int size;  /* circle: radius; box: radius of its corners; text: height */
	bool head; /* curve: ends as an arrow, in the colour of its stroke */
	bool bold;
	enum figure_anchor anchor;
	struct str text;
};

/* The daytime form of a colour, on a light background or on paper. */
struct figure_day {
	int32_t night, day;
};

/* The use that a figure is drawn for. A game that has a single drawing may ignore
 * it. */
enum figure_use {
	FIGURE_SHEET, /* a page or a letter, 640 units wide */
	FIGURE_PHONE, /* 360 units wide, with letters of 9 units or more */
	FIGURE_MINI, /* a picture of a thumb's size, on a phone as wide as its page: of letters only those of
			 the seats, for readers who do not tell their colours apart */
};

struct figure {
	struct arena *a;
	enum figure_use use; /* the caller's wish: figure_in says FIGURE_SHEET */
	int width, height;
	int n_days; /* colours that are not here stay as they are */
	const struct figure_day *days;
	struct str title; /* "The board before phase 3 of turn 4" */
	struct str words; /* the drawing described in sentences */
	int n;
	struct figure_shape *shapes;
};

struct figure figure_in(struct arena *, int width, int height);

/* The head of a curve that ends as an arrow: its length, by the width of the curve in tenths of a unit; and half of its width, in tenths of
 * its length. */
enum { FIGURE_HEAD_HALF = 6 };
static inline int figure_head_length(int width)
{
	return 6 + width / 5;
}

/* Text that is passed in must live as long as the figure. Groups may be nested; each
 * one must be ended. */
void figure_group(struct figure *, struct str name);
void figure_end(struct figure *);
void figure_box(struct figure *, int x, int y, int width, int height, int corner,
		struct figure_paint);
void figure_circle(struct figure *, int x, int y, int radius, struct figure_paint);
/* A polygon of n points, 3 or more: the province of a map takes as many as its coast
 * has. It closes itself and may be concave; the points are copied. */
void figure_polygon(struct figure *, const struct figure_point *, int n,
		    struct figure_paint);
void figure_curve(struct figure *, struct figure_point from,
		  struct figure_point towards, struct figure_point to, bool head,
		  struct figure_paint);
void figure_text(struct figure *, int x, int y, int size, enum figure_anchor, bool bold,
		 int32_t colour, struct str text);
/* Gives the text put down last a halo, so that it can be read over lines. */
void figure_halo(struct figure *, int32_t colour);

/* The figure in its daytime colours, for a light page that cannot change with the reader's screen. It
 * shares texts and points with `f`, and needs no further days. */
struct figure figure_by_day(struct arena *, const struct figure *f);

/* Is it the fill or the outline of a shape? */
bool figure_uses(const struct figure *, int32_t colour);

/* Do both draw and say the same? */
bool figure_equal(const struct figure *, const struct figure *);

/* The greatest width of a text of that size in the renderer's font, in units. */
int figure_text_width(struct str text, int size, bool bold);

#endif
