/* Letters that waited because nobody knew the address they came from: once it is confirmed as their
 * player's, they are read as if it had been known.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_HELD_KNOWN_H
#define SERVER_HELD_KNOWN_H

#include "schema/games.h"
#include "schema/seats.h"
#include "server/home/home.h"

/* `address` is the seat's now, stored already. Letters from there with the seat's key, of the same player,
 * are NEW again: with the time at which they came while their phase is open, else as if they came now,
 * so that their receipts say that they are late. `*n`: how many. In the caller's transaction. */
bool held_known(struct home *, struct arena *, const struct game *, const struct seat *,
		struct str address, int *n, struct err *) MUST_USE;
/* What the player reads of it, with a space before it; empty for none. */
struct str held_known_told(struct arena *, int n);

#endif
