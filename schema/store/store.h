/* The store: one SQLite file for each home, which holds everything there is to lose.
 * Opened with WAL and synchronous=FULL: committed data survives a pulled plug.
 * Statements are prepared once. All SQL is in this room, one file for each concern
 * (schema/README.md).
 * SPDX-License-Identifier: ISC */
#ifndef SCHEMA_STORE_H
#define SCHEMA_STORE_H

#include <stdbool.h>
#include <stdint.h>

#include "base/err.h"
#include "base/str.h"

struct arena;
struct store;

enum store_mode {
	STORE_FILE, /* the file of one game (carry.h), which is only looked into and stays as it is; of whatever edition */
	STORE_READ, /* the file must be there, and up to date; nothing is written */
	STORE_WRITE,  /* the file must be there; missing steps are run */
	STORE_CREATE, /* the file is made if it is missing, 0600 */
};

/* Runs the steps of the schema that the file lacks in one transaction: a crash or a
 * full disk leaves the file as it was. Does not open a store of a later edition. */
struct store *store_open(const char *path, enum store_mode, struct err *) MUST_USE;
void store_close(struct store *);

/* The number of schema steps that this program knows, and that the file has. */
int store_steps(void);
int store_version(struct store *);

/* One decision is one transaction (BEGIN IMMEDIATE). A commit that fails has rolled
 * back. store_rollback is harmless if nothing is open. */
bool store_begin(struct store *, struct err *) MUST_USE;
bool store_commit(struct store *, struct err *) MUST_USE;
/* The same, but others may write until the first write of this one takes the lock. That
 * fails as busy if somebody has written since its first reading. */
bool store_begin_reading(struct store *, struct err *) MUST_USE;
/* Inside a transaction: a number that is another one as soon as anybody else has
 * committed anything, by any connection but this. */
bool store_seen(struct store *, int64_t *seen, struct err *) MUST_USE;
void store_rollback(struct store *);
bool store_is_open(const struct store *); /* Is a transaction open? */

/* A look: from here to its end, reads outside of transactions share one view of the data. SQLite looks that up and locks
 * it once, not for each of them. What writes, and a transaction, ends the view; a read after it has a new one. For a
 * stretch that asks much and mostly finds nothing; before it waits for somebody, it lets go of its view
 * (store_look_anew). */
void store_look_begin(struct store *);
void store_look_anew(struct store *);
void store_look_end(struct store *);

/* Savepoints: parts of a transaction that can be undone alone. They nest. */
bool store_mark(struct store *, struct err *) MUST_USE;
bool store_keep(struct store *, struct err *) MUST_USE; /* drops the last savepoint,
							   keeping its changes */
void store_undo(struct store *);                        /* goes back to the last
							   savepoint */

/* Is called just before and just after each commit, so that fault tests can die
 * there. */
void store_on_commit(struct store *, void (*checkpoint)(const char *what));

/* Was the last failure one that will pass (file locked, disk full)? */
bool store_is_busy(const struct store *);

/* Small facts by key. An unknown key gives the empty string, or 0. */
bool meta_get(struct store *, struct arena *, const char *key, struct str *value,
	      struct err *) MUST_USE;
bool meta_set(struct store *, const char *key, struct str value, struct err *) MUST_USE;
bool meta_get_int(struct store *, const char *key, int64_t *value,
		  struct err *) MUST_USE;
bool meta_set_int(struct store *, const char *key, int64_t value,
		  struct err *) MUST_USE;

/* PRAGMA quick_check; false with its findings. `ms`: it ends after so long, and `*whole` says whether it has
 * read all of the file; 0: it always has. */
bool store_check(struct store *, int ms, bool *whole, struct err *) MUST_USE;

/* Deletes answers, raw letters and the like once they are older than their time of
 * keeping: strangers' letters after `stranger_s` seconds, players' after `player_s`,
 * the bytes of sent letters after `sent_s`. Rows stay. */
bool store_purge(struct store *, int64_t now, int64_t stranger_s, int64_t player_s,
		 int64_t sent_s, struct err *) MUST_USE;
/* Also deletes the oldest raw letters that were not carried out on anybody's proof
 * (strangers' letters, and letters in a player's name that were refused or left), as
 * soon as all of these have more than `size` bytes. */
bool store_purge_strangers(struct store *, int64_t size, struct err *) MUST_USE;
/* Inside a transaction: gives pages that deleted rows left free back to the disk, for about `ms`
 * milliseconds. The file is shorter after the next checkpoint. `*more`: there was not enough time for
 * all of them. Some stay free for new rows; a file from before this was possible keeps them all. */
bool store_give_back(struct store *, int ms, bool *more, struct err *) MUST_USE;

#endif
