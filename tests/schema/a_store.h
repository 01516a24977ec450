/* A new store in a folder of its own, for each test.
 * SPDX-License-Identifier: ISC */
#ifndef TESTS_SCHEMA_A_STORE_H
#define TESTS_SCHEMA_A_STORE_H

#include "tests/check_main.h"

#include <sqlite3.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/arena.h"
#include "schema/games.h"
#include "schema/gmlog.h"
#include "schema/mail/bounces.h"
#include "schema/mail/inbox.h"
#include "schema/mail/outbox.h"
#include "schema/mail/sources.h"
#include "schema/press.h"
#include "schema/seats.h"
#include "schema/sheets.h"
#include "schema/snapshots.h"
#include "schema/store/sql.h"

static char dir[64], path[96];
static struct arena *a;
static struct store *st;
static struct err err;
static struct game g;
#define OK(call) ck_assert_msg((call), "%s", err.text)

static inline void open_up(void)
{
	snprintf(dir, sizeof dir, "/tmp/postalgm-store.XXXXXX");
	ck_assert_ptr_nonnull(mkdtemp(dir));
	snprintf(path, sizeof path, "%s/postalgm.db", dir);
	a = arena_create();
	err = (struct err){0};
	st = store_open(path, STORE_CREATE, &err);
	ck_assert_msg(st != NULL, "%s", err.text);
}

static inline void shut(void)
{
	char command[128];
	store_close(st);
	arena_destroy(a);
	snprintf(command, sizeof command, "rm -rf '%s'", dir);
	ck_assert_int_eq(system(command), 0);
}

static inline void add_game(void)
{
	g = (struct game){.name = STR("ce-7"),
			  .rules = STR("cosmic"),
			  .n_seats = 4,
			  .deadlines = STR("7 days 20:00 UTC"),
			  .commitment = STR("c0ffee"),
			  .attempt = 1};
	memset(g.secret, 7, sizeof g.secret);
	OK(games_add(st, &g, &err));
}

/* The one mailbox. */
static inline int64_t source_in(void)
{
	struct source *rows;
	int64_t id;
	int n;

	OK(sources_list(st, a, &rows, &n, &err));
	if (n)
		return rows[0].id;
	OK(source_add(st, "maildir", STR("in"), 0, 100, &id, &err));
	return id;
}

#endif
