/* Checksums: positions, acts, orders and the lines of gmlog carry a hash that is
 * written with them, and a seal over the hashes of rows that belong together. They
 * reveal, before anything is made of it, a bit that flipped on the disk unseen by
 * SQLite, a row that somebody changed, and a row that is missing, and they name it.
 *
 * A seal is the exclusive or of the hashes of its rows, each of which has the key of its row in it. So a
 * change of one row changes the seal by what that row was and is, and no other row is read. A seal that did not fit
 * before does not fit afterwards.
 *
 * They protect against faults and slips, not against somebody who can write the file
 * and has the program: such a person can write new sums.
 * SPDX-License-Identifier: ISC */
#ifndef SCHEMA_SUMS_H
#define SCHEMA_SUMS_H

#include <sodium.h>

#include "schema/store/store.h"

enum sums_kind {
	SUMS_SNAPSHOT,
	SUMS_ACT,
	SUMS_SHEET,
	SUMS_LATER,
	SUMS_QUESTION,
	SUMS_KINDS
};

enum { SUM_SIZE = 32 };

/* Instead of the key of a row. */
enum { SUMS_ALL = -1, SUMS_NONE = -2 };

/* A change of rows that have one seal. */
struct sums_change {
	enum sums_kind kind;
	int64_t game_id;
	int phase_no;             /* 0 for snapshots and waiting orders */
	bool whole;               /* every row that is changed was right before */
	uint8_t weight[SUM_SIZE]; /* by which its seal will change */
};

/* Wrap a change of rows into these two, inside the caller's transaction. `key` (snapshot: its phase
 * number, sheet: its seat, else its id) is the row that is changed, or added. Its sum, and the seal, are then made anew,
 * but only if it was right before: writing over a fault does not hide it. SUMS_ALL: all rows of the seal. */
bool sums_before(struct store *, struct sums_change *, enum sums_kind, int64_t game_id,
		 int phase_no, int64_t key, struct err *) MUST_USE;
bool sums_after(struct store *, struct sums_change *, int64_t key,
		struct err *) MUST_USE;

/* Of several rows with one seal, between the two, which are then called with SUMS_NONE: `row` makes the sum of a row that
 * was added, and `gone` takes leave of one that will not count any more. */
bool sums_row(struct store *, struct sums_change *, int64_t key, struct err *) MUST_USE;
bool sums_gone(struct store *, struct sums_change *, int64_t key,
	       struct err *) MUST_USE;

/* A row that differs from what was written. */
struct sums_fault {
	enum sums_kind kind;
	bool missing; /* the seal says that the row is gone, or is another one */
	int phase_no; /* 0: belongs to no single phase */
	int64_t key;  /* as above; 0 if `missing` */
};

/* Checks all rows of the game. */
bool sums_check(struct store *, struct arena *, int64_t game_id, struct sums_fault **,
		int *n, struct err *) MUST_USE;

/* Checks what a run of the open phase and its reports are made of: its acts, orders and open questions, all orders for later, the
 * positions of its turn, and by their seal that no position is missing. Of earlier turns only the sums are read, so that a
 * phase of a long game costs hardly more than its first. `*right`: none of that differs from what was written. */
bool sums_check_open(struct store *, int64_t game_id, int phase_no, int turn,
		     bool *right, struct err *) MUST_USE;

/* Accepts what the rows hold now: writes new sums for all rows of the game. */
bool sums_accept(struct store *, int64_t game_id, struct err *) MUST_USE;

/* Hashing --------------------------------------------------------------------- */

/* A row is hashed value by value, each with its kind and length, so that two different
 * rows never hash alike. In SQL it is row_sum(value, ...). */
struct row_sum {
	crypto_generichash_state state;
};
void row_sum_begin(struct row_sum *);
void row_sum_int(struct row_sum *, int64_t);
void row_sum_text(struct row_sum *, struct str);
void row_sum_blob(struct row_sum *, struct str);
void row_sum_null(struct row_sum *);
void row_sum_end(struct row_sum *, uint8_t out[SUM_SIZE]);

/* Adds a sum to a weight, or takes it away again. Anything but a sum weighs nothing. */
void sum_weigh(uint8_t weight[SUM_SIZE], struct str sum);

/* Makes row_sum() and seal_of() known to SQL; for store_open. */
bool sums_open(struct store *, struct err *) MUST_USE;

#endif
