/* The chart, between its files: chart.c the sheet and its systems, chart_fights.c the
 * challenges, chart_moves.c what has moved, chart_words.c the same in words.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_COSMIC_CHART_PARTS_H
#define RULES_COSMIC_CHART_PARTS_H

#include "base/figure.h"
#include "rules/cosmic/report/report_parts.h"

/* Colours: letters in the dark ink stand on bright counters, in the light ink on the
 * ground; each pair has a contrast of 7 to 1 or more. */
enum {
	CHART_GROUND = 0x0f1526,
	CHART_PANEL = 0x1a243d,
	CHART_LINE = 0x46557d,
	CHART_INK = 0xeef1f8,
	CHART_MUTED = 0xb4bed6,
	CHART_DARK = 0x0b1020,
	CHART_MOVED = 0xfffffe, /* no other white gives way to it by day */

	CHART_DAY_GROUND = 0xebe2cc,
	CHART_DAY_PANEL = 0xfdfaf1,
	CHART_DAY_INK = 0x221d16,
	CHART_DAY_MUTED = 0x51483a,
	CHART_DAY_LETTER = 0xfffdf6,
};

/* `day`: the token's on paper, where light letters stand on it. */
struct chart_colour {
	int32_t token, planet, day, planet_day;
};
extern const struct chart_colour chart_colours[CE_SEATS];

/* Where things are, in units of the figure. */
enum {
	CHART_WIDTH = 640,
	CHART_MARGIN = 8,
	CHART_PANEL_WIDTH = 300,
	CHART_PANEL_HEIGHT = 276,
	CHART_GAP = 14,
	CHART_PLANET = 40, /* radius */
};

struct chart {
	const struct sheet_of_paper *p;
	const struct ce_table *t;
	struct figure *f;
	int y; /* the first free line below what is drawn */
	/* Tokens that came (or went, below 0) since the last report. */
	int8_t moved[CE_SEATS][CE_PLANETS][CE_SEATS];
};

/* Upper left corner of a system, middle of a planet (from 1). */
struct figure_point chart_system(const struct chart *, int system);
struct figure_point chart_planet(const struct chart *, int system, int planet);

/* A token of `seat`, marked with its letter and a number. */
void chart_counter(struct chart *, int x, int y, int radius, int seat, int n);
struct figure_paint chart_plain(int32_t fill);

void chart_read_moves(struct chart *);
void chart_arrows(struct chart *);     /* to the planets that are attacked */
void chart_challenges(struct chart *); /* a line each, below the board */
struct str chart_words(const struct chart *);

#endif
