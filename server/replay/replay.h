/* Replay: runs a game again from its stored orders, compares the results, and checks each
 * draw against the commitment.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_REPLAY_H
#define SERVER_REPLAY_H

#include <stdio.h>

#include "server/home/home.h"
#include "server/home/progress.h"

struct replay_fault {
	int turn, phase; /* 0: of the game */
	int attempt;     /* which of its runs; 0: it was opened once only */
	struct str text;
};

struct replay {
	struct progress *progress; /* the caller's, before the call; NULL: silent */
	int n_phases, n_draws, n_orders;
	int n_lines;      /* of what was done by hand: the chain of gmlog */
	int n_rollbacks;  /* phases that were opened again ... */
	struct str again; /* ... and which: "1.2 (attempt 2), 3.1 (attempt 2)" */
	int n_edits; /* positions that the GM put right: played on as they were then */
	int n_foreign;   /* phases of another edition of the rules: not run again */
	bool running;    /* the game is not over: its secret is shown to nobody */
	bool draws_only; /* it holds the draws alone: no phase was played again */
	bool sealed;     /* the secret is not there: no phase and no draw was checked */
	struct str commitment; /* to be compared with the one in the invitation */
	int n_faults;
	struct replay_fault *faults;
};

/* Is everything proved, from the set-up to the present position, every phase and
 * draw? */
bool replay_is_whole(const struct replay *);

/* A game without phases is refused. */
bool replay_game(struct home *, struct arena *, struct str game, struct replay *,
		 struct err *) MUST_USE;

/* A file that holds everything needed to check a game that is over: rules, options,
 * lucky words, secret, sheets, positions, draws. Of a running game it holds what all
 * players have been told; with `whole` everything but secret and words. */
bool replay_export(struct home *, struct arena *, struct str game, bool whole,
		   struct str *json, struct err *) MUST_USE;
bool replay_file(struct arena *, struct str json, struct replay *,
		 struct err *) MUST_USE;

#endif
