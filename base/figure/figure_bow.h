/* A bow: the curve that a ribbon of a map follows, and ribbons of several lanes along it.
 * Whole numbers only: the same curves everywhere.
 * SPDX-License-Identifier: ISC */
#ifndef BASE_FIGURE_BOW_H
#define BASE_FIGURE_BOW_H

#include "base/figure.h"

/* From `from` to `to`, drawn towards `towards` (FIGURE_CURVE). */
struct figure_bow {
	struct figure_point from, towards, to;
};

enum { FIGURE_WAY = 64 }; /* places on a bow: 0 at its start, FIGURE_WAY at its end */

/* The whole square root. */
int64_t figure_root(int64_t);
/* How far apart two points are. */
int figure_distance(struct figure_point, struct figure_point);

/* The point at `part` of `whole`; `whole` is 1 to 400. */
struct figure_point figure_bow_at(const struct figure_bow *, int part, int whole);
/* The same for many places of one `whole`. */
struct figure_steps {
	struct figure_point square, once,
		start; /* the factors of part * part, part and 1 */
	int of;
};
struct figure_steps figure_bow_steps(const struct figure_bow *, int whole);
/* Inline, because ways are looked for with it. */
static inline struct figure_point figure_bow_step(const struct figure_steps *s,
						  int part)
{
	int x = (s->square.x * part + s->once.x) * part + s->start.x;
	int y = (s->square.y * part + s->once.y) * part + s->start.y;
	int half = s->of / 2;

	return (struct figure_point){(x + (x >= 0 ? half : -half)) / s->of,
				     (y + (y >= 0 ? half : -half)) / s->of};
}
/* Returns its direction there: FIGURE_ONE long, {0, 0} where it is a point. */
struct figure_point figure_bow_heading(const struct figure_bow *, int part, int whole);
/* Not less than its length, and not much more. */
int figure_bow_length(const struct figure_bow *);
/* The same, where it is known how far its ends are apart. */
int figure_bow_length_of(const struct figure_bow *, int straight);
/* The piece between two places of FIGURE_WAY; backwards if the second is the lesser. */
struct figure_bow figure_bow_piece(const struct figure_bow *, int from, int to);
/* How far, in units, the middle of one curve goes on within a line along another that is as wide as `tenths` of a
 * unit. Where two lines cross it is short. */
int figure_bow_ride(const struct figure_bow *, const struct figure_bow *along,
		    int tenths);
/* The same curve `by` units to the right of its way; below 0: to the left. */
struct figure_bow figure_bow_beside(const struct figure_bow *, int by);

/* From `p` to `q`, where it arrives halfway between `heading` and its own direction, in the last `by` units: it flows in without a
 * hook. */
struct figure_bow figure_bow_arriving(struct figure_point p, struct figure_point q,
				      struct figure_point heading, int by);
/* Does it leave and arrive in directions more than a right angle apart? */
bool figure_bow_turns_back(const struct figure_bow *);

enum { FIGURE_LANES = 8 };

/* Lanes of a ribbon lie beside each other from left to right. */
struct figure_lane {
	int32_t colour;
	int width; /* units */
};

struct figure_ribbon {
	struct figure_bow bow;
	int n; /* lanes: 1 to FIGURE_LANES */
	struct figure_lane lane[FIGURE_LANES];
	bool broken; /* in pieces: it does not arrive */
	bool head; /* ends as an arrow as wide as all lanes, in the colour of `leader` */
	int leader;   /* the lane */
	int32_t edge; /* a rim that keeps it off others; FIGURE_NONE: none */
};

int figure_ribbon_width(const struct figure_ribbon *);
void figure_ribbon(struct figure *, const struct figure_ribbon *);

#endif
