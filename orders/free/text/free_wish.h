/* One wish of several, for free_ranked.c: the order that its words make alone, or as a change of the first wish.
 * SPDX-License-Identifier: ISC */
#ifndef ORDERS_FREE_WISH_H
#define ORDERS_FREE_WISH_H

#include "orders/free/parts/parts.h"

/* The order that the words are, in canonical words; empty: they are not one. */
struct str wish_alone(struct free *, const struct clause *);
/* The wish that these words make of the first one, which is an order in canonical words: one thing in the place of its own ("Blue"), or a
 * part besides ("Blue with 1 from Red 1"); empty: they make none. */
struct str wish_changed(struct free *, struct str first, const struct clause *);
/* The wish that these words make behind the first one, from which the grammar takes what they leave out ("ally Blue with 1" in the same
 * challenge); empty: they make none. */
struct str wish_behind(struct free *, struct str first, const struct clause *);
/* The wish that is an order where what it leaves out is added from the first one ("I'm on Blue's side with 1", in the same challenge);
 * empty: there is none. */
struct str wish_filled(struct free *, struct str first, const struct clause *);
/* "invite Green, failing which Blue in C1": what is said behind the second belongs to both. The first, with that, and `*second`; empty:
 * they make none. `alone`: what the first is without it. What the first has itself is not shared ("2 from Red 3, else Blue with 1"). */
struct str wish_shared(struct free *, const struct clause *first, struct str alone,
		       const struct clause *second_said, struct str *second);

#endif
