/* Many games in a house of the kit: copies of its first one, as it stands, with players of their own.
 * SPDX-License-Identifier: ISC */
#ifndef TESTS_BENCH_CROWD_H
#define TESTS_BENCH_CROWD_H

#include <check.h>

#include "schema/store/sql.h"
#include "schema/store/store_parts.h"
#include "schema/store/sums.h"
#include "tests/kit/house.h"

static struct err crowd_err;

static inline void crowd_sql(struct house *h, struct str text)
{
	char *why = NULL;

	sqlite3_exec(h->home.store->db, str_z(h->a, text), NULL, NULL, &why);
	ck_assert_msg(!why, "%s", why);
}

/* The columns of a table but for those that `but` names. */
static inline struct str crowd_columns(struct house *h, const char *table,
				       const char *but)
{
	sqlite3_stmt *q = sql_open(
		h->home.store, &crowd_err,
		"SELECT group_concat(name) FROM pragma_table_info(?) WHERE instr(?, ' ' || name || ' ') = 0",
		"ss", str_of(table), str_of(but));
	bool ok;

	ck_assert(q && sql_row(h->home.store, q, &ok, &crowd_err));
	struct str text = sql_text(q, 0, h->a);
	sql_close(q);
	return text;
}

/* Rows of the first game once more for all games from `id` on. */
static inline void crowd_rows(struct house *h, int64_t id, const char *table,
			      const char *but, const char *add, const char *value)
{
	struct str names = crowd_columns(h, table, but);

	crowd_sql(
		h,
		str_printf(
			h->a,
			"INSERT INTO %s (game_id%s, %.*s) SELECT g.id%s, %.*s FROM (SELECT id, row_number() OVER (ORDER BY id) AS nth FROM game WHERE id >= %lld) g, %s t WHERE t.game_id = 1",
			table, add, STR_ARG(names), value, STR_ARG(names),
			(long long)id, table));
}

/* `n` games more, from PREFIX`from` on, the first of them due at `due` and each other one `apart`
 * seconds after the one before it. The players of the nth have addresses p<n>-<seat>@example.org. Returns
 * the number of the first. */
static inline int64_t crowd_add(struct house *h, const char *prefix, int from, int n,
				int64_t due, int apart)
{
	struct str names = crowd_columns(h, "game", " id name deadline_utc ");
	int64_t id;

	ck_assert(home_begin(&h->home, &crowd_err));
	ck_assert(sql_number(h->home.store, &id, &crowd_err,
			     "SELECT max(max(id), (" SEQ_OF("game") ")) + 1 FROM game",
			     ""));
	if (n > 0)
		crowd_sql(
			h,
			str_printf(
				h->a,
				"WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < %d - 1) INSERT INTO game (id, name, deadline_utc, %.*s) SELECT %lld + i, '%s' || (%d + i), %lld + i * %d, %.*s FROM n, game WHERE id = 1",
				n, STR_ARG(names), (long long)id, prefix, from,
				(long long)due, apart, STR_ARG(names)));
	crowd_rows(h, id, "seat", " id game_id address ", ", address",
		   ", 'p' || g.nth || '-' || t.seat || '@example.org'");
	crowd_rows(h, id, "option", " game_id ", "", "");
	crowd_rows(h, id, "snapshot", " game_id ", "", "");
	for (int i = 0; i < n; i++)
		ck_assert(sums_accept(h->home.store, id + i, &crowd_err));
	ck_assert(home_end(&h->home, true, &crowd_err));
	return id;
}

/* "VmRSS", "VmHWM" of a process (0: this one): kB. */
static inline long crowd_memory(int pid, const char *what)
{
	char path[64] = "/proc/self/status", line[128];
	long kb = 0;

	if (pid)
		snprintf(path, sizeof path, "/proc/%d/status", pid);
	FILE *f = fopen(path, "r");
	while (f && fgets(line, sizeof line, f))
		if (strncmp(line, what, strlen(what)) == 0)
			kb = strtol(line + strlen(what) + 1, NULL, 10);
	if (f)
		fclose(f);
	return kb;
}

/* VmHWM of this process begins anew. */
static inline void crowd_forget_peak(void)
{
	FILE *f = fopen("/proc/self/clear_refs", "w");

	if (f) {
		fputs("5", f);
		fclose(f);
	}
}

#endif
