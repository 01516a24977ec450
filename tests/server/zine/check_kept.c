/* Counts that are kept beside the pages of a game: where one game has changed no other is read, and the zine is the same as if
 * all of it were written anew.
 * SPDX-License-Identifier: ISC */
#include "tests/check_main.h"

#include <sqlite3.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "server/game/position.h"
#include "server/phase/game_start.h"
#include "server/phase/game_stop.h"
#include "server/zine/ground/zine_parts.h"
#include "tests/kit/paper.h"

/* More finished games than get their PDF in one writing. */
enum { FINISHED = 5, DAY = 24 * 3600 };

/* The store, behind the back of the house. */
static void sql(const char *text)
{
	char *path = str_z(paper.a, str_printf(paper.a, "%s/postalgm.db", paper.dir));
	char *why = NULL;
	sqlite3 *db;

	ck_assert_int_eq(sqlite3_open(path, &db), SQLITE_OK);
	sqlite3_busy_timeout(db, 2000);
	ck_assert_msg(sqlite3_exec(db, text, NULL, NULL, &why) == SQLITE_OK, "%s: %s",
		      text, why);
	sqlite3_close(db);
	home_forget(&paper.home);
}

static int first_column(void *out, int n, char **value, char **name)
{
	(void)n, (void)name;
	*(struct str *)out = str_dup(paper.a, str_of(value[0]));
	return 0;
}

/* The columns of a table that a copy of its rows shares with them. */
static struct str columns_of(const char *table)
{
	char *path = str_z(paper.a, str_printf(paper.a, "%s/postalgm.db", paper.dir));
	struct str out = STR("");
	sqlite3 *db;

	ck_assert_int_eq(sqlite3_open(path, &db), SQLITE_OK);
	ck_assert_int_eq(
		sqlite3_exec(
			db,
			str_z(paper.a,
			      str_printf(
				      paper.a,
				      "SELECT group_concat(name) FROM pragma_table_info('%s') WHERE name NOT IN ('id', 'game_id', 'name')",
				      table)),
			first_column, &out, NULL),
		SQLITE_OK);
	sqlite3_close(db);
	return out;
}

/* The rows of kestrel under another name: the zine is made from the rows. */
static void copy_game(int number)
{
	static const char *const tables[] = {"seat",  "option", "snapshot",
					     "sheet", "slot",   "press",
					     "gmlog", "act",    "ruling"};
	struct str all = columns_of("game");
	struct buf b = buf_in(paper.a);

	buf_printf(
		&b,
		"INSERT INTO game (id, name, %.*s) SELECT %d, 'kestrel-%d', %.*s FROM game WHERE name = 'kestrel';",
		STR_ARG(all), 100 + number, number, STR_ARG(all));
	for (size_t i = 0; i < sizeof tables / sizeof *tables; i++) {
		all = columns_of(tables[i]);
		const char *name = strcmp(tables[i], "seat") == 0     ? ", name"
				   : strcmp(tables[i], "option") == 0 ? ", name"
				   : strcmp(tables[i], "act") == 0    ? ", name"
								      : "";
		buf_printf(
			&b,
			"INSERT INTO %s (game_id%s, %.*s) SELECT %d%s, %.*s FROM %s WHERE game_id = (SELECT id FROM game WHERE name = 'kestrel');",
			tables[i], name, STR_ARG(all), 100 + number, name, STR_ARG(all),
			tables[i]);
	}
	sql(b.s);
}

/* One of them runs, the others are over. */
static void play(void)
{
	struct err err = {0};

	paper_begin(true);
	paper_run_first();
	paper_run();
	ck_assert(game_end(&paper.home, paper.a, STR("kestrel"), STR("the summer"),
			   &err));
	for (int i = 2; i <= FINISHED; i++)
		copy_game(i);
	paper_second_game();
	paper_add_house(1);
	ck_assert_msg(game_start(&paper.home, paper.a, STR("heron"), &err), "%s",
		      err.text);
}

static void heron_goes_on(void)
{
	house_pass(&paper, 2 * DAY);
	house_round(&paper);
}

/* What has not changed is left alone. */
static struct zine_job write_lazily(void)
{
	struct zine_job job = {.dir = paper_dir, .lazy = true};
	struct err err = {0};

	ck_assert_msg(zine_write(&paper.home, &job, &err), "%s", err.text);
	return job;
}

/* All of the zine, each file below its name, with what is kept of each game. */
static struct str everything(void)
{
	struct buf b = buf_in(paper.a);

	buf_add(&b, paper_everything());
	buf_add(&b, paper_bytes_of("heron/" ZINE_KEPT));
	buf_add(&b, paper_bytes_of("kestrel/" ZINE_KEPT));
	return buf_str(&b);
}

/* The same zine, written anew in another folder. */
static struct str anew(const char *folder)
{
	const char *dir = paper_dir;

	paper_dir = str_z(paper.a, str_printf(paper.a, "%s/%s", paper.dir, folder));
	paper_write();
	while (write_lazily().n_unbound)
		continue;
	struct str all = everything();
	paper_dir = dir;
	return all;
}

START_TEST(where_one_game_has_changed_no_other_is_read)
{
	play();
	paper_write();
	while (write_lazily().n_unbound)
		continue;
	ck_assert(str_equal(everything(), anew("one")));
	heron_goes_on();
	struct str wanted = anew("two");
	/* Nobody could read any other game now. */
	sql("UPDATE snapshot SET state = '', events = '', trace = '', draws = '' "
	    "WHERE game_id NOT IN (SELECT id FROM game WHERE name = 'heron')");
	write_lazily();
	ck_assert(str_equal(everything(), wanted));
	ck_assert_int_eq(write_lazily().n_pages, 0);
}
END_TEST

/* Its pages were written before it was bound, and lead to the book now. */
START_TEST(a_game_that_is_bound_later_keeps_its_pages)
{
	play();
	ck_assert_int_eq(paper_write().n_unbound, 1);
	ck_assert_int_eq(write_lazily().n_unbound, 0);
	ck_assert_int_eq(
		paper_count("kestrel-5/index.html", "//a[@href='kestrel-5.pdf']"), 1);
	ck_assert_int_eq(paper_write().n_written, 0);
}
END_TEST

static void spoil_of(const char *game, const char *bytes)
{
	FILE *f = fopen(paper_path_of(str_z(
				paper.a, str_printf(paper.a, "%s/" ZINE_KEPT, game))),
			"w");

	ck_assert_ptr_nonnull(f);
	fputs(bytes, f);
	fclose(f);
	/* So that the pages of the house are made again. */
	if (paper_there_is(".stamp"))
		ck_assert_int_eq(unlink(paper_path_of(".stamp")), 0);
}

static void spoil(const char *bytes)
{
	spoil_of("kestrel", bytes);
}

START_TEST(what_was_kept_and_is_spoilt_is_counted_again)
{
	static const struct {
		const char *from, *to;
	} change[] = {
		{"\"version\"", "\"edition\""},
		{"\"stamp\":\"", "\"stamp\":\"0"},
		{"\"players\"", "\"persons\""},
		{"\"role\":\"", "\"role\":3,\"rule\":\""},
		{"\"orders\"", "\"offers\""},
	};

	play();
	paper_write();
	while (write_lazily().n_unbound)
		continue;
	struct str wanted = everything(), kept = paper_bytes_of("kestrel/" ZINE_KEPT);
	for (size_t i = 0; i < sizeof change / sizeof *change; i++) {
		size_t at = str_find(kept, str_of(change[i].from));
		ck_assert_msg(at != SIZE_MAX, "%s is not kept", change[i].from);
		spoil(str_z(paper.a, str_printf(paper.a, "%.*s%s%s", (int)at, kept.s,
						change[i].to,
						kept.s + at + strlen(change[i].from))));
		write_lazily();
		ck_assert_msg(str_equal(everything(), wanted), "%s", change[i].to);
	}
	spoil("");
	write_lazily();
	ck_assert(str_equal(everything(), wanted));
	spoil(str_z(paper.a, str_slice(kept, 0, kept.n / 2)));
	write_lazily();
	ck_assert(str_equal(everything(), wanted));
	/* Titles are looked for where they can be read. */
	struct str pages = paper_everything(), own = paper_bytes_of("heron/" ZINE_KEPT);
	static const char *const titles[] = {"[[3]]", "[[\"A\",", "[]", ""};
	for (size_t i = 0; i < sizeof titles / sizeof *titles; i++) {
		spoil_of("heron",
			 str_z(paper.a, str_printf(paper.a, "%.*s%s",
						   (int)str_find_char(own, '\n') + 1,
						   own.s, titles[i])));
		write_lazily();
		ck_assert_msg(str_equal(paper_everything(), pages), "%s", titles[i]);
	}
	spoil_of("heron", str_z(paper.a, own));
	/* Nor is a feed believed that is not as it was written. */
	spoil(str_z(paper.a, kept));
	FILE *f = fopen(paper_path_of("heron/feed.xml"), "a");
	ck_assert_ptr_nonnull(f);
	fputs("\n", f);
	fclose(f);
	write_lazily();
	ck_assert(paper_has(wanted, str_z(paper.a, paper_bytes_of("feed.xml"))));
}
END_TEST

START_TEST(of_a_game_that_is_gone_nothing_stays)
{
	play();
	paper_write();
	ck_assert(paper_there_is("kestrel-3/" ZINE_KEPT));
	sql("DELETE FROM slot WHERE game_id = 103; DELETE FROM sheet WHERE game_id = 103;"
	    "DELETE FROM snapshot WHERE game_id = 103; DELETE FROM press WHERE game_id = 103;"
	    "DELETE FROM gmlog WHERE game_id = 103; DELETE FROM act WHERE game_id = 103;"
	    "DELETE FROM option WHERE game_id = 103; DELETE FROM ruling WHERE game_id = 103;"
	    "DELETE FROM seat WHERE game_id = 103; DELETE FROM game WHERE id = 103;");
	ck_assert_int_eq(mkdir(paper_path_of("letters"), 0755), 0); /* not ours */
	write_lazily();
	ck_assert(!paper_there_is("kestrel-3"));
	ck_assert(paper_there_is("letters"));
	ck_assert(!paper_has(paper_everything(), "kestrel-3"));
}
END_TEST

/* What stands there is what the last writing left. */
static void put_there(const char *name, const char *bytes)
{
	FILE *f = fopen(paper_path_of(name), "w");

	ck_assert_ptr_nonnull(f);
	fputs(bytes, f);
	fclose(f);
}

/* Everybody plays kestrel and its like; heron is the house's. A page that is gone, or whose games have changed, is written. */
START_TEST(pages_of_players_stay_as_long_as_their_games)
{
	play();
	paper_write();
	while (write_lazily().n_unbound)
		continue;
	put_there("player-ann.html", "mine");
	ck_assert_int_eq(unlink(paper_path_of("player-bob.html")), 0);
	heron_goes_on();
	write_lazily();
	ck_assert(str_is(paper_bytes_of("player-ann.html"), "mine"));
	ck_assert(paper_there_is("player-bob.html"));
	sql("INSERT OR REPLACE INTO option (game_id, name, value) "
	    "VALUES ((SELECT id FROM game WHERE name = 'kestrel'), 'title', 'Merlin')");
	write_lazily();
	ck_assert(paper_has(paper_bytes_of("player-ann.html"), "Merlin"));
	/* Asked for, all are written. */
	put_there("player-ann.html", "mine");
	paper_write();
	ck_assert(paper_has(paper_bytes_of("player-ann.html"), "Merlin"));
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("zine/kept");
	TCase *t = tcase_create("kept");

	tcase_add_checked_fixture(t, paper_open, paper_close);
	tcase_set_timeout(t, 120);
	tcase_add_test(t, where_one_game_has_changed_no_other_is_read);
	tcase_add_test(t, a_game_that_is_bound_later_keeps_its_pages);
	tcase_add_test(t, what_was_kept_and_is_spoilt_is_counted_again);
	tcase_add_test(t, of_a_game_that_is_gone_nothing_stays);
	tcase_add_test(t, pages_of_players_stay_as_long_as_their_games);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(suite)
