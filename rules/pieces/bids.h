/* The bids of a sheet as the lines of an auction (auction.h): each alternative of each slot of the verb
 * that bids is a line, in the order in which they stand. The lot is the `a` of the slot's key.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_PIECES_BIDS_H
#define RULES_PIECES_BIDS_H

#include "rules/pieces/auction.h"
#include "rules/pieces/carry.h"

/* The order from which a line was made. */
struct bids_line {
	const void *action; /* NULL: nothing is bid */
	int slot, alternative;
};

/* lines[i] came of from[i]. */
struct bids {
	int n;
	struct auction_line *lines;
	struct bids_line *from;
};

/* The game's part: the maximum and the vouchers of an order, never NULL. */
typedef void bids_fill(const void *action, struct auction_line *);

/* In the arena of the phase that is run. A seat without orders has no lines. */
struct bids bids_read(const struct carry *, int seat, int verb, bids_fill *fill);

#endif
