/* Marks of a map: a counter with a letter and a number, a plate with a tag and words, a row
 * of pips. One mark has one meaning in all maps: a counter is a number of a player's
 * pieces, a plate names and tells of what its ribbon does, a filled pip is a point won.
 * SPDX-License-Identifier: ISC */
#ifndef BASE_FIGURE_MARKS_H
#define BASE_FIGURE_MARKS_H

#include "base/figure/figure_room.h"

enum { FIGURE_TYPE_LEAST = 9 }; /* units: smaller letters cannot be read on a phone */

/* As high as twice the radius; wider where its text needs it. */
struct figure_area figure_counter_area(struct figure_point, int radius,
				       struct str text);
void figure_counter(struct figure *, struct figure_point middle, int radius,
		    int32_t fill, int32_t ink, struct str text);

struct figure_plate {
	struct str tag, text; /* "C1", "20 v Compromise"; the text may be empty */
	int32_t tag_fill, tag_ink, fill, rim, ink;
	int size;   /* of its letters, FIGURE_TYPE_LEAST or more */
	bool below; /* the text stands below the tag, not beside it */
};

struct figure_area figure_plate_area(const struct figure_plate *,
				     struct figure_point middle);
void figure_plate(struct figure *, const struct figure_plate *,
		  struct figure_point middle);

/* `n` of `of` are filled; the first of them with its middle at `at`. */
void figure_pips(struct figure *, struct figure_point at, int radius, int n, int of,
		 int32_t colour);
/* Units from the left edge of the first to the right edge of the last. */
int figure_pips_width(int radius, int of);

#endif
