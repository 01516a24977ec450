/* A ring: the track on which the places of a map lie round a middle. It is straight at its
 * sides and round above and below, so that a sheet for a phone may be tall; without straight
 * sides it is a circle. Whole numbers only: the same places everywhere.
 * SPDX-License-Identifier: ISC */
#ifndef BASE_FIGURE_RING_H
#define BASE_FIGURE_RING_H

#include "base/figure.h"

struct figure_ring {
	struct figure_point middle;
	int radius;   /* of its round ends, and half of its width: 1 or more */
	int straight; /* length of each straight side: 0 or more */
};

enum { FIGURE_ONE = 4096 }; /* the length of a direction */

struct figure_spot {
	struct figure_point at;
	struct figure_point
		out; /* the direction away from the middle, FIGURE_ONE long */
};

/* Once round, in units. */
int figure_ring_length(const struct figure_ring *);
/* `along` units clockwise from the top (below 0: the other way), and `out` units outside
 * of the track; below 0: inside. */
struct figure_spot figure_ring_spot(const struct figure_ring *, int along, int out);
/* `by` units away from the spot's place, and `aside` clockwise along the ring. */
struct figure_point figure_spot_beside(const struct figure_spot *, int by, int aside);
/* A band along the ring between two places, as wide as the paint says. */
void figure_ring_band(struct figure *, const struct figure_ring *, int from, int to,
		      struct figure_paint);

#endif
