/* The web zine: which files there are, and what is never in them: secrets
 * before the end, addresses, telephones, keys, games that are not public.
 * SPDX-License-Identifier: ISC */
#include "tests/check_main.h"

#include <jansson.h>
#include <sqlite3.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "rules/cosmic/table/state.h"
#include "server/daemon/zine_keeper.h"
#include "server/game/position.h"
#include "server/people/seats.h"
#include "server/phase/game_stop.h"
#include "server/phase/phase_byhand.h"
#include "server/phase/phase_rollback.h"
#include "server/zine/ground/zine_parts.h"
#include "server/zine/zine.h"
#include "tests/kit/paper.h"

enum { MINUTE = 60 };

START_TEST(an_empty_house_says_so)
{
	struct zine_job job = paper_write();

	ck_assert_int_eq(job.n_games, 0);
	paper_is_sound();
	ck_assert(paper_has(paper_bytes_of("index.html"),
			    "No game is open to readers yet"));
	ck_assert(paper_has(paper_bytes_of("statistics.html"),
			    "No game has finished yet"));
	ck_assert_int_eq(paper_count("feed.xml", "//a:entry"), 0);
}
END_TEST

START_TEST(of_a_game_that_is_not_public_there_is_nothing)
{
	struct err err = {0};
	struct zine_job one = {.dir = paper_dir, .game = STR("kestrel")};

	paper_begin(false);
	paper_run_first();
	paper_write();
	ck_assert(!paper_has(paper_everything(), "kestrel"));
	ck_assert(!paper_has(paper_everything(), "Ann"));
	ck_assert(!zine_write(&paper.home, &one, &err));
	ck_assert_int_eq(err.kind, ERR_REFUSED);
	/* Nor after its end. */
	ck_assert(game_end(&paper.home, paper.a, STR("kestrel"), STR("enough"), &err));
	paper_write();
	ck_assert(!paper_has(paper_everything(), "kestrel"));
}
END_TEST

START_TEST(before_the_start_the_seats_are_shown_and_who_has_come)
{
	house_invite(&paper);
	paper_option("public", "on");
	paper_write();
	paper_is_sound();
	ck_assert(paper_has(paper_bytes_of("index.html"), "Looking for players"));
	/* The names of invited players are nobody's business before they have said
	 * yes. */
	ck_assert(!paper_has(paper_everything(), "Ann"));
	ck_assert(paper_there_is("kestrel/index.html"));
	ck_assert(paper_there_is("kestrel/rules.html"));
}
END_TEST

START_TEST(each_report_has_its_page_and_leads_to_the_next)
{
	paper_begin(true);
	paper_run_first();
	paper_write();
	paper_is_sound();
	ck_assert(paper_there_is("kestrel/1-1.html"));
	ck_assert(paper_there_is("kestrel/1-1.svg"));
	ck_assert(paper_there_is("kestrel/1-2.html"));
	ck_assert(str_is(paper_ask("kestrel/1-1.html", "//a[@rel='next']/@href"),
			 "1-2.html"));
	ck_assert(str_is(paper_ask("kestrel/1-2.html", "//a[@rel='prev']/@href"),
			 "1-1.html"));
	ck_assert(str_is(paper_ask("kestrel/1-2.html", "//a[@rel='prev']/@accesskey"),
			 "p"));
	ck_assert_int_eq(paper_count("kestrel/1-1.html", "//a[@rel='prev']"), 0);
	ck_assert(paper_has(paper_ask("kestrel/1-2.html", "//h1"),
			    "Kestrel: After turn 1, phase 1"));
	ck_assert(
		paper_has(paper_ask("kestrel/1-1.html", "//h1"), "Kestrel: The start"));
	/* The board is drawn, and told: */
	ck_assert_int_eq(
		paper_count(
			"kestrel/1-2.html",
			"//figure/div[@class='on-sheet']/*[local-name()='svg'][@role='img']"),
		1);
	ck_assert_int_gt(
		(int)paper_ask("kestrel/1-2.html", "//figure//*[local-name()='desc']")
			.n,
		40);
	/* ... and is in the tables, with heads to the rows. */
	ck_assert_int_ge(paper_count("kestrel/1-2.html", "//tbody//th[@scope='row']"),
			 8);
	/* On the front page: how it stands. */
	ck_assert(paper_has(paper_ask("index.html", "//article"), "orders due"));
	ck_assert(str_is(
		paper_ask("index.html", "//article//tbody/tr[1]/td[@class='who']/a"),
		"Ann"));
	/* All boards of the turn in a row. */
	ck_assert_int_eq(paper_count("kestrel/index.html", "//ol[@class='strip']/li"),
			 2);
}
END_TEST

START_TEST(what_has_not_changed_is_left_alone)
{
	paper_begin(true);
	paper_run_first();
	paper_write();
	house_pass(&paper, 3600); /* pages do not go by the clock */
	ck_assert_int_eq(paper_write().n_written, 0);
	struct zine_job lazy = {.dir = paper_dir, .lazy = true};
	struct err err = {0};
	ck_assert(zine_write(&paper.home, &lazy, &err));
	ck_assert_int_eq(lazy.n_pages, 0); /* not even looked at */
	/* A page that somebody spoilt is mended. */
	FILE *f = fopen(paper_path_of("kestrel/1-1.html"), "w");
	ck_assert_ptr_nonnull(f);
	fclose(f);
	ck_assert_int_eq(paper_write().n_written, 1);
}
END_TEST

START_TEST(no_address_no_telephone_and_no_key_stands_in_any_file)
{
	static const char *const never[] = {"@example", "ann@",   "bob@",
					    "gm+",      "555 01", "postalgm.key"};
	struct err err = {0};
	struct seat bob;

	paper_begin(true);
	ck_assert(seats_load(paper.home.store, paper.a, house_game(&paper).id, 1, &bob,
			     &err));
	bob.phone = STR("030 555 0177");
	ck_assert(seats_save(paper.home.store, &bob, &err));
	house_write(
		&paper, 0,
		"press all\nWrite to me: ann@example.org, or ring +49 30 555 0199! Bob has 030 555 0177.\nend press\n");
	house_round(&paper);
	paper_run_first();
	paper_run();
	paper_write();
	struct str all = paper_everything();
	for (size_t i = 0; i < sizeof never / sizeof *never; i++)
		ck_assert_msg(!paper_has(all, never[i]), "%s stands in the zine",
			      never[i]);
	ck_assert(paper_has(
		all,
		"Write to me: (address), or ring (telephone)! Bob has (telephone)."));
	for (int i = 0; i < HOUSE_PEOPLE; i++)
		ck_assert(!paper_has(all, str_z(paper.a, house_key(&paper, i))));
}
END_TEST

/* Hands, deck and destiny pile of every row are others now. */
static void change_what_is_hidden(void)
{
	char *path = str_z(paper.a, str_printf(paper.a, "%s/postalgm.db", paper.dir));
	struct game g = house_game(&paper);
	struct err err = {0};
	sqlite3 *db;

	for (int no = 1; no <= g.phase_no; no++) {
		struct position p;
		ck_assert(position_load(&paper.home, paper.a, &g, no, &p, &err));
		struct ce_state *s = p.state;
		uint8_t held = s->h.hand[0].card[0];
		s->h.hand[0].card[0] = s->h.hand[1].card[0];
		s->h.hand[1].card[0] = held;
		uint8_t card = s->h.deck[0];
		s->h.deck[0] = s->h.deck[s->h.n_deck - 1];
		s->h.deck[s->h.n_deck - 1] = card;
		json_t *j = p.rules->save(s);
		char *text = json_dumps(j, JSON_COMPACT);
		sqlite3_stmt *q;
		ck_assert_int_eq(sqlite3_open(path, &db), SQLITE_OK);
		sqlite3_busy_timeout(db, 2000);
		ck_assert_int_eq(
			sqlite3_prepare_v2(
				db,
				"UPDATE snapshot SET state = ?1, trace = '[]', draws = '[]' WHERE phase_no = ?2",
				-1, &q, NULL),
			SQLITE_OK);
		sqlite3_bind_text(q, 1, text, -1, SQLITE_TRANSIENT);
		sqlite3_bind_int(q, 2, no);
		ck_assert_int_eq(sqlite3_step(q), SQLITE_DONE);
		ck_assert_int_eq(sqlite3_changes(db), 1);
		sqlite3_finalize(q);
		sqlite3_close(db);
		free(text);
		json_decref(j);
	}
	home_forget(&paper.home);
}

START_TEST(pages_do_not_change_when_only_what_is_hidden_does)
{
	struct err err = {0};

	paper_begin(true);
	paper_run_first();
	paper_run();
	paper_run();
	paper_write();
	struct str before = paper_everything(),
		   kept = paper_bytes_of("kestrel/" ZINE_KEPT);
	ck_assert(!paper_has(before, "EVERY HAND"));
	ck_assert(!paper_has(before, "ORDERS OF PHASE"));
	change_what_is_hidden();
	ck_assert_int_eq(paper_write().n_written, 0);
	ck_assert(str_equal(before, paper_everything()));
	ck_assert(str_equal(kept, paper_bytes_of("kestrel/" ZINE_KEPT)));
	/* After the end the same hands are told: then the test would see them. */
	ck_assert(game_end(&paper.home, paper.a, STR("kestrel"), STR("a test"), &err));
	paper_write();
	before = paper_everything();
	change_what_is_hidden();
	paper_write();
	ck_assert(!str_equal(before, paper_everything()));
}
END_TEST

START_TEST(after_the_end_everything_is_told)
{
	struct err err = {0};

	paper_begin(true);
	house_write(&paper, 0, "press blue\nMeet me at the ford.\nend press\n");
	house_round(&paper);
	paper_run_first();
	paper_run();
	ck_assert(game_end(&paper.home, paper.a, STR("kestrel"), STR("the summer"),
			   &err));
	paper_write();
	paper_is_sound();
	ck_assert(paper_has(paper_bytes_of("kestrel/1-1.html"), "EVERY HAND"));
	ck_assert(paper_has(paper_bytes_of("kestrel/1-2.html"), "ORDERS OF PHASE 1.1"));
	ck_assert(paper_has(paper_bytes_of("kestrel/1-1.html"), "DRAWS"));
	ck_assert(paper_there_is("kestrel/end.html"));
	ck_assert(paper_has(paper_bytes_of("kestrel/end.html"), "Secret: "));
	/* The phase that was open then has its page, as it stood. */
	ck_assert(paper_there_is("kestrel/1-3.html"));
	ck_assert(
		paper_has(paper_bytes_of("kestrel/1-3.html"), "After turn 1, phase 2"));
	ck_assert(paper_has(paper_bytes_of("kestrel/end.html"),
			    "rel=\"prev\" href=\"1-3.html\""));
	ck_assert(!paper_has(paper_bytes_of("kestrel/end.html"), "PHASE 1.0"));
	ck_assert(paper_has(paper_bytes_of("index.html"), "Played to the end"));
	ck_assert(paper_has(paper_bytes_of("kestrel/index.html"), "the summer"));
	/* Letters between players stay theirs. */
	ck_assert(!paper_has(paper_everything(), "Meet me at the ford"));
}
END_TEST

START_TEST(a_phase_that_was_taken_back_counts_no_more)
{
	struct rollback r;
	struct err err = {0};

	paper_begin(true);
	paper_run_first();
	paper_run();
	paper_write();
	ck_assert(paper_there_is("kestrel/1-3.html"));
	house_pass(&paper, MINUTE);
	ck_assert_msg(phase_rollback(&paper.home, paper.a, STR("kestrel"), 1, 2,
				     STR("a letter was misread"), false, &r, &err),
		      "%s", err.text);
	/* Of 1.3: the page, the same for programs, the board, its miniature, and the one for a phone. */
	ck_assert_int_eq(paper_write().n_removed, 5);
	ck_assert(!paper_there_is("kestrel/1-3.html"));
	ck_assert(paper_has(paper_bytes_of("kestrel/1-2.html"), "opened again"));
	ck_assert(
		paper_has(paper_bytes_of("kestrel/1-2.html"), "a letter was misread"));
	paper_is_sound();
}
END_TEST

START_TEST(a_folder_of_somebody_else_is_left_alone)
{
	paper_begin(false);
	paper_option("public", "on");
	paper_write();
	paper_option("public", "off");
	paper_write();
	ck_assert(!paper_there_is("kestrel")); /* ours is gone, folder and all */
	ck_assert_int_eq(mkdir(paper_path_of("kestrel"), 0755), 0);
	FILE *f = fopen(paper_path_of("kestrel/index.html"), "w");
	ck_assert_ptr_nonnull(f);
	fclose(f);
	paper_write();
	ck_assert(paper_there_is("kestrel/index.html"));
}
END_TEST

START_TEST(an_end_that_is_taken_back_closes_the_hands_again)
{
	struct rollback r;
	struct err err = {0};

	paper_begin(true);
	paper_run_first();
	paper_run();
	ck_assert(game_end(&paper.home, paper.a, STR("kestrel"), STR("by mistake"),
			   &err));
	paper_write();
	ck_assert(paper_there_is("kestrel/end.html"));
	ck_assert(paper_has(paper_everything(), "EVERY HAND"));
	house_pass(&paper, MINUTE);
	ck_assert_msg(phase_rollback(&paper.home, paper.a, STR("kestrel"), 1, 2,
				     STR("it was a mistake"), true, &r, &err),
		      "%s", err.text);
	paper_write();
	ck_assert(!paper_there_is("kestrel/end.html"));
	ck_assert(!paper_there_is("kestrel/end.svg"));
	ck_assert(!paper_there_is("kestrel/kestrel.epub"));
	ck_assert(!paper_has(paper_everything(), "EVERY HAND"));
	ck_assert(!paper_has(paper_everything(), "Secret: "));
	ck_assert(!paper_has(paper_everything(), "ORDERS OF PHASE"));
}
END_TEST

START_TEST(a_game_that_is_closed_to_readers_goes_out_of_the_zine)
{
	paper_begin(true);
	paper_run_first();
	paper_write();
	FILE *f = fopen(paper_path_of("kestrel/notes.txt"), "w");
	ck_assert_ptr_nonnull(f);
	fclose(f);
	paper_option("public", "off");
	paper_write();
	ck_assert(!paper_there_is("kestrel/index.html"));
	ck_assert(!paper_there_is("kestrel/1-1.html"));
	ck_assert(!paper_there_is("kestrel/" ZINE_KEPT));
	ck_assert(paper_there_is("kestrel/notes.txt")); /* it is not ours */
	ck_assert(!paper_has(paper_bytes_of("index.html"), "kestrel"));
	/* ... and with it its players, its roles and what the search knows of it. */
	ck_assert(!paper_there_is("player-ann.html"));
	ck_assert(!paper_has(paper_everything(), "Ann"));
	ck_assert(!paper_has(paper_bytes_of("search-data.js"), "kestrel"));
}
END_TEST

START_TEST(the_daemon_writes_it_and_tells_when_it_cannot)
{
	struct err err = {0};
	struct str why;
	int64_t away;

	paper_begin(false);
	zine_keeper_now(&paper.home);
	ck_assert(!paper_there_is(
		"index.html")); /* no zine before there is a game for it */
	paper_option("public", "on");
	FILE *f = fopen(paper_dir, "w"); /* a file where its folder should be */
	ck_assert_ptr_nonnull(f);
	fclose(f);
	zine_keeper_now(&paper.home);
	ck_assert(meta_get_int(paper.home.store, "zine_away", &away, &err));
	ck_assert_int_eq(away, paper.now);
	ck_assert(meta_get(paper.home.store, paper.a, "zine_trouble", &why, &err));
	ck_assert_msg(paper_has(why, "Not a directory"), "%.*s", STR_ARG(why));
	house_round(&paper); /* the game goes on */
	ck_assert_int_eq(unlink(paper_dir), 0);
	zine_keeper_now(&paper.home);
	ck_assert(meta_get_int(paper.home.store, "zine_away", &away, &err));
	ck_assert_int_eq(away, 0);
	ck_assert(paper_there_is("kestrel/1-1.html"));
	/* The next phase is in it after the next round. */
	paper_run_first();
	zine_keeper_now(&paper.home);
	ck_assert(paper_there_is("kestrel/1-2.html"));
}
END_TEST

START_TEST(everybody_may_read_the_files_whatever_the_mask)
{
	struct stat st;

	umask(0077);
	paper_write();
	ck_assert_int_eq(stat(paper_path_of("index.html"), &st), 0);
	ck_assert_int_eq(st.st_mode & 0777, 0644);
	ck_assert_int_eq(stat(paper_dir, &st), 0);
	ck_assert_int_eq(st.st_mode & 0777, 0755);
	umask(0022);
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("zine");
	TCase *t = tcase_create("zine");

	tcase_add_checked_fixture(t, paper_open, paper_close);
	tcase_set_timeout(t, 60);
	tcase_add_test(t, an_empty_house_says_so);
	tcase_add_test(t, of_a_game_that_is_not_public_there_is_nothing);
	tcase_add_test(t, before_the_start_the_seats_are_shown_and_who_has_come);
	tcase_add_test(t, each_report_has_its_page_and_leads_to_the_next);
	tcase_add_test(t, what_has_not_changed_is_left_alone);
	tcase_add_test(t, no_address_no_telephone_and_no_key_stands_in_any_file);
	tcase_add_test(t, pages_do_not_change_when_only_what_is_hidden_does);
	tcase_add_test(t, after_the_end_everything_is_told);
	tcase_add_test(t, a_phase_that_was_taken_back_counts_no_more);
	tcase_add_test(t, a_folder_of_somebody_else_is_left_alone);
	tcase_add_test(t, an_end_that_is_taken_back_closes_the_hands_again);
	tcase_add_test(t, a_game_that_is_closed_to_readers_goes_out_of_the_zine);
	tcase_add_test(t, the_daemon_writes_it_and_tells_when_it_cannot);
	tcase_add_test(t, everybody_may_read_the_files_whatever_the_mask);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(suite)
