/* The key below a map: words in rows, and counters with the letter that they have on the map, because a colour alone tells nothing
 * to a reader who does not see it.
 * SPDX-License-Identifier: ISC */
#ifndef BASE_FIGURE_KEY_H
#define BASE_FIGURE_KEY_H

#include <stdint.h>

#include "base/figure.h"

struct figure_key {
	struct figure *f;
	int left, right; /* of its rows */
	int type;        /* of its words, in units */
	int32_t ink;     /* of the words beside a counter */
	int32_t dark;    /* of the letter in it */
	int x, y;        /* where the next word begins, on its base line */
};

/* Words in their own colour. They start a new row where they would not fit. */
void figure_key_words(struct figure_key *, int32_t ink, struct str words);

/* Likewise a counter in that colour, with the first letter of the name, and the name. */
void figure_key_counter(struct figure_key *, int32_t fill, struct str name);

/* Moves for whose arrow, or for its letter, the map has no room: "Guild to Carthag". */
enum { FIGURE_LOST_MOST = 16 };
struct figure_lost {
	int n; /* of which as many as there is room for are in the list */
	struct str move[FIGURE_LOST_MOST];
};
void figure_lose(struct figure_lost *, struct str move);

/* Ends the key with them, as many as a key may hold. The figure grows downwards where they need it, on that ground. */
void figure_key_lost(struct figure_key *, const struct figure_lost *, int32_t ground);

#endif
