/* Places round a thing. Labels aside: a text that has no room at what it tells of stands where the figure is free, and a thin leader line joins
 * the two. Candidates lie round the thing, the nearest first, as in "An Empirical Study of Algorithms for
 * Point-Feature Label Placement" (Christensen, Marks, Shieber 1995); a leader is straight and crosses as few lines as it can,
 * as in "Boundary Labeling" (Bekos, Kaufmann, Symvonis, Wolff 2007), and no other leader.
 * SPDX-License-Identifier: ISC */
#ifndef BASE_FIGURE_LABEL_H
#define BASE_FIGURE_LABEL_H

#include "base/figure/figure_room.h"

struct figure_label {
	struct figure_point of; /* what it tells of */
	int clear; /* units round it in which the leader may touch a mark: its own */
	int far;   /* units from it to the label, at most */
	int width, height;
};

struct figure_label_place {
	bool found;
	struct figure_area area;
	struct figure_bow leader; /* from the label's rim to `of` */
};

/* The label lies on nothing, its leader on no mark. It takes no room: see figure_take_label(). */
struct figure_label_place figure_find_label(const struct figure_room *,
					    const struct figure_label *);
/* Both as marks: no other leader crosses this one. */
void figure_take_label(struct figure_room *, const struct figure_label_place *);

/* Lists the points round an area at which an arrow from or to `other` may end, `gap` units outside of it, the nearest first.
 * Returns how many. */
enum { FIGURE_ROUND = 12 };
int figure_round(struct figure_area, int gap, struct figure_point other,
		 struct figure_point out[FIGURE_ROUND]);
/* An arrow: a way whose head lies on no mark. `width`: of its line, in tenths of a unit. */
struct figure_found figure_find_arrow(const struct figure_room *,
				      const struct figure_search *, int width);
/* A badge on an arrow: a small counter with the letter of the player whose it is, for readers who do not tell colours apart. */
struct figure_badge {
	int radius;
	int line; /* width of the arrow, in tenths of a unit */
	int32_t fill, ink;
	struct str letter;
};
/* The place for it on the arrow, or else at its side, that lies on no mark, the nearest to the middle; off its head. Ask before the arrow takes its room.
 * false: there is none. */
bool figure_find_badge(const struct figure_room *, const struct figure_bow *,
		       const struct figure_badge *, struct figure_point *);
/* Draws it over the arrow; a mark that no other arrow crosses. */
void figure_put_badge(struct figure *, struct figure_room *,
		      const struct figure_badge *, struct figure_point);
void figure_nearest_first(struct figure_point at[], int n, struct figure_point to);

#endif
