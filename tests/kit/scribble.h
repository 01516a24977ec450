/* Scribble: a player who orders at random what their report allows, in the words of the
 * order language; and one who writes garbage. For the laws on random games, and the
 * bench.
 * SPDX-License-Identifier: ISC */
#ifndef TESTS_KIT_SCRIBBLE_H
#define TESTS_KIT_SCRIBBLE_H

#include <stdint.h>

#include "base/str.h"

struct ce_view;

/* A small generator of its own: the acts of players are not the game's chance. */
struct dice {
	uint64_t state;
};
int dice_below(struct dice *, int n); /* 0..n-1 */

/* Orders for the open phase, one a line. `condition`: just one line has a condition,
 * wherever the phase knows one; else as chance has it, often several. */
void scribble_orders(struct dice *, const struct ce_view *, bool condition,
		     struct buf *);

/* Lines that look like orders here and there, like prose, like noise of any bytes. */
void scribble_garbage(struct dice *, const struct ce_view *, struct buf *);

#endif
