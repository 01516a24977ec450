/* Records: the result of a run, on its way to a row; and a line in the GM log for an
 * act by hand.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_RECORD_H
#define SERVER_RECORD_H

#include "rules/game.h"
#include "schema/games.h"
#include "schema/gmlog.h"
#include "schema/snapshots.h"
#include "server/home/home.h"

/* A run: setup, or one phase. `rng` writes its draws into `log`. */
struct run_record {
	const struct game_rules *rules;
	void *state; /* afterwards */
	struct events events;
	struct trace trace;
	struct rng rng;
	struct rng_log log;
	int from_no, ran_turn, ran_phase; /* 0: setup */
	const struct snapshot *row; /* as record_snapshot made it before; or NULL */
};
/* The record is used where it lies: its parts point at each other. */
void record_init(struct run_record *, struct arena *, const struct game_rules *);

/* As a row; numbers and times of it are the caller's. */
void record_snapshot(struct arena *, const struct run_record *, struct snapshot *);

/* Reads [["label", index, n, result], ...], as record_snapshot writes it. */
bool record_read_draws(struct arena *, struct str json, struct rng_log *,
		       struct err *) MUST_USE;

/* A line in the GM log: what was done to a game. A public line of the GM's must not name
 * the players of an anonymous game: see below. */
bool record_act(struct home *, const struct game *, enum gmlog_who who, struct str what,
		struct str why, bool is_public, struct err *) MUST_USE;
/* The reason for a line of the GM log, for a letter that goes with it: `why`, or if that is
 * empty the one that the GM gave for the act being carried out, once. */
struct str record_reason(struct home *, struct str why);
/* Words of the GM's that readers will see. Refused, with the name in question, if the game is
 * anonymous, not over, and they have the name or an address of one of its players, of one who had a
 * seat before, or of a standby. */
bool record_names_nobody(struct home *, const struct game *, struct str words,
			 struct err *) MUST_USE;

/* How the line of a rollback begins. */
extern const char record_taken_back[];
/* The entry that tells why phase number `phase_no` is open again. */
bool record_of_rollback(struct home *, struct arena *, int64_t game_id, int phase_no,
			struct gmlog_entry *, struct err *) MUST_USE;

/* The begin of an act that a report tells of several seats in one sentence. */
#define RECORD_ENTERED "The GM entered orders for "

#endif
