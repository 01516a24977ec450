/* Press that its writer takes back until it is printed: `clear press`, `clear press to Blue`, and `replace` above press.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_ANSWERS_PRESS_CLEAR_H
#define SERVER_ANSWERS_PRESS_CLEAR_H

#include "orders/read.h"
#include "schema/games.h"
#include "server/answers/answers.h"

/* Whose press it is, and who is told. */
struct press_clearing {
	struct store *store;
	struct arena *a;
	const struct game *game;
	int seat;
	bool at_once; /* signed press goes to players at once, and stays with them */
	struct answers *said;
};

/* Does a `clear press` below this piece in the letter take it back? NULL: does the letter take back any? */
bool press_clears(const struct reading *, const struct press *);
/* Takes back what was kept of earlier letters, and says how many pieces that were. */
bool press_clear(const struct press_clearing *, const struct reading *,
		 struct err *) MUST_USE;

#endif
