/* Used by both files of replay: replay.c compares, replay_again.c plays again.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_REPLAY_PARTS_H
#define SERVER_REPLAY_PARTS_H

#include "rules/rng.h"
#include "server/home/record.h"
#include "server/replay/played.h"
#include "server/replay/replay.h"

struct checking {
	struct arena *a;
	const struct played *p;
	const struct game_rules *rules;
	struct rng rng;
	struct replay *out;
	int turn, phase; /* being checked now */
	int attempt;     /* ... and which of its attempts, if there are several; or 0 */
};

/* Notes a fault at the turn and phase being checked. */
void replay_fault_add(struct checking *, const char *fmt, ...)
	__attribute__((format(printf, 2, 3)));

/* The first position, with the same draws; a Power that was given out differently is a
 * fault. */
bool replay_set_up(struct checking *, struct run_record *, struct err *) MUST_USE;
/* The phase after `from`, out of its orders. */
bool replay_run(struct checking *, const struct played_phase *from, struct run_record *,
		struct err *) MUST_USE;
/* The end of a game that was stopped in `from`. */
bool replay_stop(struct checking *, const struct played_phase *from,
		 struct run_record *, struct err *) MUST_USE;

#endif
