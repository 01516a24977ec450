/* The room on a figure: keeps which of its places are taken, for ribbons and labels
 * that must not lie on each other. The sheet is a raster, as in "Fast and Flexible
 * Overlap Detection for Chart Labeling with Occupancy Bitmap" (Kittivorawong, Moritz,
 * Wongsuphasawat, Heer 2020): a question costs as many looks as the thing has cells,
 * however much lies there. Candidates are tried in order and the one that costs least
 * is taken.
 * SPDX-License-Identifier: ISC */
#ifndef BASE_FIGURE_ROOM_H
#define BASE_FIGURE_ROOM_H

#include "base/figure/figure_bow.h"

/* Marks carry meaning (names, numbers, counters): nothing may lie on one. Lines may cross
 * each other, but not run along each other. */
enum figure_layer { FIGURE_MARKS, FIGURE_LINES, FIGURE_LAYERS };

/* A layer, widened for figure_find_way(): a cell is set if one of `side` cells from there downwards is. */
struct figure_wide {
	const uint64_t *of; /* the layer of which it is that, as it is now; or NULL */
	int side;
	uint64_t *bits;
};

struct figure_room {
	int across, down;              /* cells */
	int row;                       /* words of bits in a row of cells: even */
	uint64_t *bits[FIGURE_LAYERS]; /* which cells are taken: eight of them a byte */
	struct figure_wide *wide[FIGURE_LAYERS]; /* of a room and its copies */
};

struct figure_area {
	int x, y, width, height; /* its upper left corner, and its size */
};

struct figure_room figure_room(struct arena *, int width, int height);
/* A copy, to come back to: what is taken in one of them is free in the other. */
struct figure_room figure_room_copy(struct arena *, const struct figure_room *);
/* Takes the cells that an area or a bow touches. A bow is as wide as `width`. Parts outside of the sheet are not
 * taken. */
void figure_take_area(struct figure_room *, enum figure_layer, struct figure_area);
void figure_take_disc(struct figure_room *, enum figure_layer, struct figure_point,
		      int radius);
void figure_take_bow(struct figure_room *, enum figure_layer, const struct figure_bow *,
		     int width);
/* Is none of its cells taken? Those outside of the sheet are. */
bool figure_area_is_free(const struct figure_room *, enum figure_layer,
			 struct figure_area);
/* `lead`: units at its end in which it may touch what it leads to; 0: it must be free to its end. */
bool figure_bow_is_free(const struct figure_room *, enum figure_layer,
			const struct figure_bow *, int width, int lead);

/* A ribbon that looks for its way: a look at it reads one word of cells, from any column. */
enum { FIGURE_WAY_WIDEST = 110 }; /* units */
struct figure_search {
	int n_from, n_to;
	const struct figure_point *from, *to; /* candidates, the best first */
	const struct figure_point
		*heading; /* in which it must arrive at each `to`, as a
						 tributary does; NULL: as it likes */
	int width;        /* to FIGURE_WAY_WIDEST */
	int start;        /* radius of a counter that stands at its start; 0: none */
	int lead;         /* units at its end in which it may touch what it leads to */
	struct figure_point middle; /* it likes to bend that way */
	bool any; /* the first that lies on no mark will do, however it crosses lines: for a drawing that nobody reads */
};

struct figure_found {
	bool found; /* there is a way */
	struct figure_bow bow;
	int from, to; /* which of the candidates */
};

/* The best way from one of the places to another: over no mark, along no line, short,
 * and gently bent. */
struct figure_found figure_find_way(const struct figure_room *,
				    const struct figure_search *);

/* The first of n areas that lies on nothing, or -1. */
int figure_find_area(const struct figure_room *, const struct figure_area *, int n);

#endif
