/* Are positions, orders and the GM's lines as they were stored? Checked by the sums of
 * schema/sums.h and schema/gmlog.h at the start of the daemon, once an hour, before a phase is taken back or run by hand, and by
 * `verify`; before the daemon runs a phase, those rows that it is made of.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_INTACT_H
#define SERVER_INTACT_H

#include "schema/games.h"
#include "schema/gmlog.h"
#include "schema/store/sums.h"
#include "server/home/home.h"

struct intact_fault {
	int turn, phase; /* 0: of no phase, or of one that cannot be told */
	struct str text; /* a sentence without its full stop: which row */
	int attempt;     /* of the phase, if it was opened more than once; or 0 */
};
/* All faults of one game: rows first, then the chain of what was done by hand. */
bool intact_faults(struct home *, struct arena *, const struct game *,
		   struct intact_fault **, int *n, struct err *) MUST_USE;
/* Checks only the chain; `seal` NULL: there is nothing to compare its end with. */
void intact_chain(struct arena *, const struct gmlog_link *, int n,
		  const struct str *seal, struct intact_fault **, int *n_faults);

/* False if a row of the game is not as it was stored: then nothing may be made of it.
 * `err` says which row, and what the GM can do. A fault in the chain of gmlog does not
 * stop a game. */
bool intact_gate(struct home *, struct arena *, const struct game *,
		 struct err *) MUST_USE;
/* The same of the rows that a run of the open phase is made of: those of turns that are over
 * are left to the looks from time to time and to `verify`. */
bool intact_gate_open(struct home *, struct arena *, const struct game *,
		      struct err *) MUST_USE;

/* Checks games for `budget_ms` of this process's time, three quarters of it those that are running, going
 * on where it stopped. A running game with faults waits for its GM; about the
 * others the GM is told once, and `health` has an alarm. Its own transactions. */
bool intact_look(struct home *, int64_t now, int budget_ms, struct err *) MUST_USE;
/* Did the last look find faults in the game? For `health`. */
bool intact_known(struct home *, struct arena *, const struct game *, bool *bad,
		  struct err *) MUST_USE;

/* The GM has looked and accepts the present rows. The GM log notes it. Its own
 * transaction. */
bool intact_accept(struct home *, struct arena *, struct str game, struct str why,
		   struct err *) MUST_USE;

#endif
