/* Positions: one row for each phase that was opened. Positions are append-only.
 * SPDX-License-Identifier: ISC */
#ifndef SCHEMA_SNAPSHOTS_H
#define SCHEMA_SNAPSHOTS_H

#include "schema/store/store.h"

/* Why a phase was opened. */
enum open_cause {
	OPEN_START,    /* the game began: from_no is 0 */
	OPEN_DEADLINE, /* the phase before it was run at its deadline ... */
	OPEN_EARLY,    /* ... earlier, because all orders were in ... */
	OPEN_GM,       /* ... or by the GM */
	OPEN_ROLLBACK, /* the GM took back a run */
	OPEN_END,      /* the GM ended the game */
	OPEN_OTHER,    /* a preview, which is never kept; or a word that nobody knows */
	OPEN_CAUSES
};
const char *open_cause_name(enum open_cause); /* "rollback" */
enum open_cause open_cause_of(struct str name);

struct snapshot {
	int64_t game_id;
	int phase_no;            /* the phase that opened with this position */
	int turn, phase;         /* of that phase; phase 0: the game is over */
	int from_no;             /* the phase that was run to get here; 0: set-up */
	int ran_turn, ran_phase; /* of the phase that was run; 0: set-up */
	int attempt, edition;
	struct str state, events, trace, draws; /* JSON */
	enum open_cause cause;
	int64_t made;
};

bool snapshots_add(struct store *, const struct snapshot *, struct err *) MUST_USE;
/* The position of this phase; ERR_REFUSED if there is none. */
bool snapshots_load(struct store *, struct arena *, int64_t game_id, int phase_no,
		    struct snapshot *, struct err *) MUST_USE;
/* All positions, in the order in which they were made. With `light`, state, trace and
 * draws are left out. */
bool snapshots_list(struct store *, struct arena *, int64_t game_id, bool light,
		    struct snapshot **, int *n, struct err *) MUST_USE;
/* The result of running phase turn.phase, in this attempt of it (0: the latest);
 * ERR_REFUSED if it never ran. */
bool snapshots_ran(struct store *, struct arena *, int64_t game_id, int turn, int phase,
		   int attempt, struct snapshot *, struct err *) MUST_USE;
/* Is this the first phase that was opened, with nothing run before it? */
bool snapshots_is_first(struct store *, int64_t game_id, int phase_no, bool *first,
			struct err *) MUST_USE;
/* How often turn.phase was opened. */
bool snapshots_attempts(struct store *, int64_t game_id, int turn, int phase, int *n,
			struct err *) MUST_USE;
/* The way from the set-up to `phase_no`, oldest first, like snapshots_list with
 * `light`. Phases that were taken back are not on it. */
bool snapshots_way(struct store *, struct arena *, int64_t game_id, int phase_no,
		   struct snapshot **, int *n, struct err *) MUST_USE;
/* The snapshots that lead to `phase_no` and ran a phase of `turn`, oldest first,
 * without phases that were taken back. */
bool snapshots_of_turn(struct store *, struct arena *, int64_t game_id, int phase_no,
		       int turn, struct snapshot **, int *n, struct err *) MUST_USE;

/* Acts on the open position between two runs, applied on top of it in order. */
enum act_kind {
	ACT_RESIGN,
	ACT_PLAYER,
	ACT_OPTION,
	ACT_STOP,
	ACT_EXCUSE, /* the seat's missing orders in this phase are not a miss */
	ACT_EDIT, /* the GM put the position right: `value` has the facts, a line each */
	ACT_KINDS
};
const char *act_kind_name(enum act_kind);
struct act {
	int64_t id, game_id;
	int phase_no;
	enum act_kind kind;
	int seat;               /* ACT_RESIGN, ACT_PLAYER, ACT_EXCUSE */
	struct str name, value; /* ACT_OPTION; ACT_RESIGN: "turn" for one who plays on
				   to the end of the turn */
	struct str was;         /* its value before; empty: not set */
	int64_t utc;
};
bool acts_add(struct store *, const struct act *, struct err *) MUST_USE;
/* Several of one game and phase, sealed once. */
bool acts_add_all(struct store *, const struct act *, int n, struct err *) MUST_USE;
bool acts_list(struct store *, struct arena *, int64_t game_id, int phase_no,
	       struct act **, int *n, struct err *) MUST_USE;
/* How many these are; with `open`, or without those by which a GM ended the game. */
bool acts_count(struct store *, int64_t game_id, int phase_no, bool open, int *n,
		struct err *) MUST_USE;

#endif
