/* Checksums: positions, acts, orders and the lines of gmlog carry a hash that is written with
 * them, and a seal over the hashes of those that belong together. So a bit that flipped on the
 * disk where SQLite does not see it, a row that somebody changed, and one that is missing are
 * found, and named, before anything is made of them.
 *
 * They are against faults and slips, not against somebody who can write the file and has the
 * program: who has both can write new sums.
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

/* A change of rows is wrapped into these two, inside the caller's transaction: `*whole` says
 * whether the row `key` (snapshot: its phase number, sheet: its seat, else its id; -1: all of
 * them) and its seal were right before. The sums are then made anew, but only where they
 * were: writing over a fault does not hide it. `phase_no` 0 for snapshots, orders for
 * later and questions. */
bool sums_before(struct store *, enum sums_kind, int64_t game_id, int phase_no,
		 int64_t key, bool *whole, struct err *) MUST_USE;
bool sums_after(struct store *, enum sums_kind, int64_t game_id, int phase_no,
		int64_t key, bool whole, struct err *) MUST_USE;

/* A row that is not as it was written. */
struct sums_fault {
	enum sums_kind kind;
	bool missing; /* the row is there no more, or is one of somebody else's: a seal says so */
	int phase_no; /* 0: not of one phase */
	int64_t key;  /* as above; 0 where `missing` */
};

/* Looks at all rows of the game. */
bool sums_check(struct store *, struct arena *, int64_t game_id, struct sums_fault **,
		int *n, struct err *) MUST_USE;

/* What stands there now counts: new sums for all rows of the game. */
bool sums_accept(struct store *, int64_t game_id, struct err *) MUST_USE;

/* Hashing --------------------------------------------------------------------- */

enum { SUM_SIZE = 32 };

/* A row is hashed value by value, each with its kind and length, so that no two rows are
 * hashed alike. In SQL it is row_sum(value, ...). */
struct row_sum {
	crypto_generichash_state state;
};
void row_sum_begin(struct row_sum *);
void row_sum_int(struct row_sum *, int64_t);
void row_sum_text(struct row_sum *, struct str);
void row_sum_blob(struct row_sum *, struct str);
void row_sum_null(struct row_sum *);
void row_sum_end(struct row_sum *, uint8_t out[SUM_SIZE]);

/* Makes row_sum() known to SQL; for store_open. */
bool sums_open(struct store *, struct err *) MUST_USE;

#endif
