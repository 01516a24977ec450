/* The store: one SQLite file per home, and everything there is to lose lies in it.
 * Opened with WAL and synchronous=FULL: what was committed survives a pulled plug.
 * Statements are prepared once. All SQL is in this room, by concern: journal, games,
 * sheets, snapshots, press, gmlog, outbox.
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
	STORE_READ,   /* the file must be there, and up to date; nothing is written */
	STORE_WRITE,  /* the file must be there; missing steps are made */
	STORE_CREATE, /* made where it is missing, 0600 */
};

/* Steps of the schema that the file lacks are made in one transaction: a crash or a full
 * disk leaves the file as it was. A store of a later edition is not opened. */
struct store *store_open(const char *path, enum store_mode, struct err *) MUST_USE;
void store_close(struct store *);

/* Schema steps that this program knows, and those that the file has. */
int store_steps(void);
int store_version(struct store *);

/* One decision is one transaction (BEGIN IMMEDIATE). A commit that fails has rolled
 * back. store_rollback is harmless where nothing is open. */
bool store_begin(struct store *, struct err *) MUST_USE;
bool store_commit(struct store *, struct err *) MUST_USE;
void store_rollback(struct store *);
bool store_is_open(const struct store *); /* inside a transaction? */

/* A part of a transaction that can be taken back alone; they nest. */
bool store_mark(struct store *, struct err *) MUST_USE;
bool store_keep(struct store *, struct err *) MUST_USE; /* the last mark: all is well */
void store_undo(struct store *);                        /* back to the last mark */

/* Called just before and just after each commit: fault tests die here. */
void store_on_commit(struct store *, void (*checkpoint)(const char *what));

/* Was the last failure one that passes (file locked, disk full)? */
bool store_is_busy(const struct store *);

/* Small facts. An unknown key is the empty string, or 0. */
bool meta_get(struct store *, struct arena *, const char *key, struct str *value,
	      struct err *) MUST_USE;
bool meta_set(struct store *, const char *key, struct str value, struct err *) MUST_USE;
bool meta_get_int(struct store *, const char *key, int64_t *value,
		  struct err *) MUST_USE;
bool meta_set_int(struct store *, const char *key, int64_t value,
		  struct err *) MUST_USE;

/* PRAGMA quick_check; false with what it found. */
bool store_check(struct store *, struct err *) MUST_USE;

/* Deletes answers, raw letters and the like that are older than their time of keeping:
 * strangers' letters after `stranger_s` seconds, players' after `player_s`, the bytes of
 * letters that were sent after `sent_s`. Rows stay. */
bool store_purge(struct store *, int64_t now, int64_t stranger_s, int64_t player_s,
		 int64_t sent_s, struct err *) MUST_USE;
/* ... and the oldest of the raw letters that nobody's proof carried out (strangers', and those
 * that were refused or left in a player's name) as soon as all have more than `size` octets. */
bool store_purge_strangers(struct store *, int64_t size, struct err *) MUST_USE;

#endif
