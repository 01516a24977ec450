/* Pages set on sheets of A4, as figures that the painter binds (render_pdf.h): texts wrapped, tables in columns, drawings in
 * the width of the sheet, numbers at the foot.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_RENDER_SHEETS_H
#define SERVER_RENDER_SHEETS_H

#include "base/figure.h"
#include "base/page.h"

/* A unit is half a point. */
enum {
	SHEET_WIDTH = 1190,
	SHEET_HEIGHT = 1684,
	SHEET_MARGIN = 110,
	SHEET_ROOM =
		SHEET_WIDTH - 2 * SHEET_MARGIN, /* for texts, from margin to margin */
};

enum sheet_type {
	SHEET_MASTHEAD,
	SHEET_HEADLINE,
	SHEET_KICKER, /* above a headline */
	SHEET_HEADING,
	SHEET_SUBHEADING,
	SHEET_PLAIN,
	SHEET_STRONG,
	SHEET_SMALL,
	SHEET_TYPES,
};

struct sheets {
	struct arena *a;
	int n;
	struct figure *sheet;
	int y; /* how far down the last sheet is full */
};

/* Texts and drawings that are put down are copied. The first sheet must be turned to. */
struct sheets sheets_in(struct arena *);
/* Another sheet. A title makes it the beginning of a chapter. */
void sheets_turn(struct sheets *, struct str title);
/* Wrapped; goes on on another sheet where this one is full. */
void sheets_text(struct sheets *, enum sheet_type, struct str);
/* A line with two ends; `left` is cut where both have no room. */
void sheets_ends(struct sheets *, enum sheet_type, struct str left, struct str right);
/* A line across; or a thick one. */
void sheets_rule(struct sheets *, bool thick);
/* Room without anything. */
void sheets_skip(struct sheets *, int height);
/* The drawing in its daytime colours, as wide as the texts, but not higher than `most`. */
void sheets_figure(struct sheets *, const struct figure *, int most);
/* The blocks of a page, without its figures. */
void sheets_page(struct sheets *, const struct page *);
void sheets_table(struct sheets *, const struct page_table *);
/* Puts "3 / 12" at the foot of each sheet, between `left` and `right`. */
void sheets_number(struct sheets *, struct str left, struct str right);

/* For sheets_table: one line put down at `x` with its base line below `y`; the height of a line; the front of `rest` that
 * fits into `width`, at least one character, which is taken off it. */
void sheets_line(struct sheets *, enum sheet_type, int x, int y, enum figure_anchor,
		 struct str);
int sheets_height(enum sheet_type);
struct str sheets_wrap(enum sheet_type, int width, struct str *rest);
int sheets_width(enum sheet_type, struct str);
/* Turns the sheet if it has no room for so much; true if it did. */
bool sheets_need(struct sheets *, int height);

#endif
