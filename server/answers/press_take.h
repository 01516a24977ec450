/* Press in a letter: which pieces are kept for the next report, and what the answer
 * says about the others.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_RENDER_TAKE_H
#define SERVER_RENDER_TAKE_H

#include "orders/read.h"
#include "server/answers/answers.h"
#include "server/home/home.h"

/* Keeps the pieces of `reading`, inside the transaction of letter `letter`: as many as
 * the game's limits allow (options press_size, press_day; else the house's), for those
 * of its readers who exist. `said->press_left` has the pieces that were left out, and
 * the answers say why. A signed piece to the GM goes out at once. */
bool press_take(struct home *, struct arena *, const struct game *,
		const struct seat *from, const struct reading *, int64_t letter,
		struct answers *said, struct err *) MUST_USE;
/* The same for a writer who gets no further report: what is for the GM alone goes out, and the rest is left out without
 * a word of why, which the receipt has. */
bool press_take_from_leaver(struct home *, struct arena *, const struct game *,
			    const struct seat *from, const struct reading *,
			    int64_t letter, struct answers *said,
			    struct err *) MUST_USE;

/* How much a player may write here: bytes in a phase, pieces in 24 hours. */
struct press_limits {
	int64_t bytes, pieces;
};
bool press_limits_load(struct home *, struct arena *, const struct game *,
		       struct press_limits *, struct err *) MUST_USE;

#endif
