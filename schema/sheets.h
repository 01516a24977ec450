/* Orders in force: one row for each decision, in canonical words that are read again at
 * the deadline, with the receipt that told of it. A sheet belongs to a phase number, so
 * a phase that is opened again begins with empty sheets.
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
	bool exists; /* has any letter been stored for it? */
	bool readable, final, wait;
	bool by_house; /* the house gave these orders (rules/player.h) */
	int letters;
	int64_t last;      /* arrival of the last letter that changed it */
	int64_t last_date; /* its Date header; 0 if that is not credible */
	int receipt;
	int n_slots;
	struct stored_slot *slots;
};

/* A missing sheet loads as empty. */
bool sheets_load(struct store *, struct arena *, int64_t game_id, int phase_no,
		 int seat, struct stored_sheet *, struct err *) MUST_USE;
/* Writes the whole sheet, replacing the old one. */
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
/* Does anybody of the game have orders that wait for another phase, or for the one that opens? */
bool later_any(struct store *, int64_t game_id, bool *any, struct err *) MUST_USE;
/* Orders that wait, in order of arrival. `seat` may be SEAT_ALL. */
bool later_list(struct store *, struct arena *, int64_t game_id, int turn, int phase,
		int seat, struct later **, int *n, struct err *) MUST_USE;
/* Orders that wait for a phase after turn.phase, sorted by phase, then by arrival. */
bool later_after(struct store *, struct arena *, int64_t game_id, int turn, int phase,
		 int seat, struct later **, int *n, struct err *) MUST_USE;
/* Orders that wait for a phase before turn.phase, which was passed over. */
bool later_before(struct store *, struct arena *, int64_t game_id, int turn, int phase,
		  int seat, struct later **, int *n, struct err *) MUST_USE;
/* Forgets the seat's waiting orders for that phase. */
bool later_drop(struct store *, int64_t game_id, int turn, int phase, int seat,
		struct err *) MUST_USE;
/* Marks the early orders for turn.phase as taken by phase number `phase_no`. */
bool later_take(struct store *, int64_t game_id, int turn, int phase, int seat,
		int phase_no, struct err *) MUST_USE;
/* Turn.phase, which had opened as `phase_no`, is open again. Orders for later phases
 * that had come by then wait again, under new numbers; later ones are void. */
bool later_again(struct store *, int64_t game_id, int turn, int phase, int phase_no,
		 struct err *) MUST_USE;

#endif
