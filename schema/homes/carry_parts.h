/* The tables of a game that is carried, and statements made on the way; for carry*.c only.
 * SPDX-License-Identifier: ISC */
#ifndef SCHEMA_CARRY_PARTS_H
#define SCHEMA_CARRY_PARTS_H

#include "schema/store/sql.h"

/* How a row is taken into the other store. */
enum way_in {
	IN_NEW,     /* it cannot be there */
	IN_KNOWN,   /* it may be there, as the house's own; then that one stays */
	IN_AGAIN,   /* it may be there, as the game left it; then it is written over */
	IN_PICTURE, /* the same bytes may be there, under another number */
};

/* Whether it is deleted once the game is gone. */
enum way_out { OUT_GONE, OUT_STAYS };

/* In the order in which their rows refer to each other. `where`: the rows of the game ?1. */
struct carry_part {
	const char *table, *where;
	enum way_in in;
	enum way_out out;
};
extern const struct carry_part carry_parts[];
extern const int n_carry_parts;

/* One statement made on the way, with the game's number as ?1. */
bool carry_run(struct store *, const char *sql, int64_t game_id, struct err *) MUST_USE;
/* The first column of the first row as a text; empty: there is none. */
bool carry_ask(struct store *, struct arena *, const char *sql, struct str *,
	       struct err *) MUST_USE;
/* The columns by their names: an upgraded table has them in another order than a new one. */
bool carry_columns(struct store *, struct arena *, const char *table, struct str *names,
		   struct err *) MUST_USE;
/* The other database is `there` until it is detached. */
bool carry_attach(struct store *, const char *path, struct err *) MUST_USE;
void carry_detach(struct store *);
/* Makes the file one with its journal, and puts it on the disk; `small`: without a page too many. */
bool carry_finish(const char *path, bool small, struct err *) MUST_USE;

#endif
