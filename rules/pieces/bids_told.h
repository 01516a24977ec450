/* What became of the bids of an auction (bids.h), for the trace: each line of each lot.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_PIECES_BIDS_TOLD_H
#define RULES_PIECES_BIDS_TOLD_H

#include "rules/pieces/bids.h"

/* Why a bid came to nothing, and the rule of it; words NULL: by the course of the auction. */
struct bids_reason {
	const char *words, *rule;
};

struct bids_teller {
	const struct carry *c;
	const struct auction *a;
	const struct bids *bids; /* by seat */
	const char *rule;        /* of the auction */
	const char *money,
		*cap; /* "gold"; the order that limits what is spent: "maxgold" */
	/* Why a line whose condition holds offered nothing. */
	struct bids_reason (*why_nothing)(const void *game, int seat, int line);
	const void *game;
};

/* The lot is settled, and the winner's purse is not yet what it becomes by it. */
void bids_tell_sale(const struct bids_teller *, const struct auction_sale *);
/* The auction had ended before that lot. */
void bids_tell_ended(const struct bids_teller *, int lot, struct bids_reason);

#endif
