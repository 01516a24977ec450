/* A phase is taken back: an earlier one is open again.
 *
 * Everything that the rules did since is undone. The acts of people stand: their seats,
 * addresses and keys, options, resignations; the game's own acts are done again on the
 * older position. Earlier rows stay. The same orders get the same draws: no
 * label of a draw knows of attempts, so that nobody can fish for better luck.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_PHASE_ROLLBACK_H
#define SERVER_PHASE_ROLLBACK_H

#include "schema/games.h"
#include "schema/gmlog.h"
#include "server/home/home.h"

struct rollback {
	struct game game;      /* as it is now */
	struct str taken_back; /* "phases 3.1 and 3.2" */
	unsigned kept;         /* seats whose earlier orders count, a bit each */
	unsigned none;         /* seats in the game from which nothing had come */
};

/* Opens `turn`.`phase` again, one transaction with the letters that tell it: a new
 * phase number (no old key gives orders), a new deadline, the orders that stood when it
 * was run, and those that had been sent early by then. FINAL is not taken over,
 * and WAIT is set for all: no early run before everybody has sent a word. `why` is
 * needed. Refused if it is not an earlier phase on the way to the open one, and,
 * without `force`, for a game that is over: its secret is out. */
bool phase_rollback(struct home *, struct arena *, struct str game, int turn, int phase,
		    struct str why, bool force, struct rollback *,
		    struct err *) MUST_USE;

#endif
