/* Orders as they are in force: one row a decision, in canonical words that are read
 * again at the deadline, with the receipt that told of it. A sheet belongs to a phase
 * number, so that a phase opened again begins with empty sheets.
 * SPDX-License-Identifier: ISC */
#ifndef SCHEMA_SHEETS_H
#define SCHEMA_SHEETS_H

#include "base/seat.h"
#include "schema/store/store.h"

struct stored_slot {
	struct str line;
	int receipt;
	int64_t told;
	bool standing;
	bool byhand; /* entered by the GM */
};

struct stored_sheet {
	int64_t game_id;
	int phase_no, seat;
	bool exists; /* some letter was stored for it */
	bool readable, final, wait;
	int letters;
	int64_t last;      /* arrival of the last letter that changed it */
	int64_t last_date; /* its Date header, 0 where not believable */
	int receipt;
	int n_slots;
	struct stored_slot *slots;
};

/* An absent sheet loads as empty. */
bool sheets_load(struct store *, struct arena *, int64_t game_id, int phase_no,
		 int seat, struct stored_sheet *, struct err *) MUST_USE;
/* Writes the whole sheet in place of what was there. */
bool sheets_save(struct store *, const struct stored_sheet *, struct err *) MUST_USE;
bool sheets_list(struct store *, struct arena *, int64_t game_id, int phase_no,
		 struct stored_sheet **, int *n, struct err *) MUST_USE;

/* Orders for a phase to come, as typed. */
struct later {
	int64_t id, game_id;
	int phase_no; /* the phase that was open when they came */
	int seat, turn, phase;
	struct str text;
	bool replaces;
	int receipt;
	int64_t utc;
};
bool later_add(struct store *, const struct later *, struct err *) MUST_USE;
/* Those that wait, in the order in which they came. Or SEAT_ALL. */
bool later_list(struct store *, struct arena *, int64_t game_id, int turn, int phase,
		int seat, struct later **, int *n, struct err *) MUST_USE;
/* Those that wait for a phase after turn.phase, by phase, then as they came. */
bool later_after(struct store *, struct arena *, int64_t game_id, int turn, int phase,
		 int seat, struct later **, int *n, struct err *) MUST_USE;
/* Those that wait for a phase before turn.phase: it was passed over. */
bool later_before(struct store *, struct arena *, int64_t game_id, int turn, int phase,
		  int seat, struct later **, int *n, struct err *) MUST_USE;
/* Forgets what the seat has waiting for that phase. */
bool later_drop(struct store *, int64_t game_id, int turn, int phase, int seat,
		struct err *) MUST_USE;
/* Phase number `phase_no`, which is turn.phase, has taken what waited for it. */
bool later_take(struct store *, int64_t game_id, int turn, int phase, int seat,
		int phase_no, struct err *) MUST_USE;
/* Turn.phase, which had opened as `phase_no`, is open again: what had come by then for
 * phases after it waits again, under new numbers; what came later is void. */
bool later_again(struct store *, int64_t game_id, int turn, int phase, int phase_no,
		 struct err *) MUST_USE;

#endif
