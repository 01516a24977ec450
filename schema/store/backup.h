/* A copy of the database, taken while others write to it.
 * SPDX-License-Identifier: ISC */
#ifndef SCHEMA_BACKUP_H
#define SCHEMA_BACKUP_H

#include <stdbool.h>
#include <stdint.h>

#include "base/err.h"

struct backup {
	const char *from, *to;
	bool force;  /* a file in `to` may be replaced */
	int64_t utc; /* now: is written into the copy */
	void (*progress)(void *arg, int64_t done, int64_t all); /* pages; may be NULL */
	void *arg;
	/* Found in the copy: */
	int step; /* of the schema */
	int64_t n_games, n_letters, n_outbox, n_octets;
};

/* Writes the copy, as of one moment, beside `to` under another name, checks it
 * (integrity_check), and renames it once it is whole and on the disk: a file at `to` is
 * always either the old one or the new one. The copy has mode 0600, is one file without
 * a journal, and knows that it is a copy (meta `copied_utc`).
 *
 * Refused: a file at `to` without `force`, or one that is the database itself. The
 * database may be of any edition. */
bool backup_take(struct backup *, struct err *) MUST_USE;

#endif
