/* An issue of the zine: its head, panels, sections, press, pictures, and its twin for programs.
 * SPDX-License-Identifier: ISC */
#include "tests/check_main.h"

#include <jansson.h>
#include <sqlite3.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>

#include "rules/cosmic/table/state.h"
#include "server/phase/phase_byhand.h"
#include "server/report/announce.h"
#include "server/zine/ground/zine_parts.h"
#include "server/zine/zine.h"
#include "tests/kit/paper.h"

START_TEST(the_editorial_stands_at_the_head_of_its_page_alone)
{
	struct err err = {0};
	bool was;

	paper_begin(true);
	ck_assert_msg(
		announce_editorial(
			&paper.home, paper.a, STR("kestrel"),
			STR("The editor has moved. Letters to editor@example.org."),
			&was, &err),
		"%s", err.text);
	paper_run_first();
	paper_write();
	paper_is_sound();
	struct str said =
		paper_ask("kestrel/1-2.html", "//section[@class='editorial']");
	ck_assert(paper_has(said, "The editor has moved."));
	ck_assert(!paper_has(said, "@example.org"));
	ck_assert_int_eq(paper_count("kestrel/1-2.html",
				     "//p[contains(., 'The editor has moved.')]"),
			 1);
	ck_assert_int_eq(
		paper_count("kestrel/1-1.html", "//section[@class='editorial']"), 0);
}
END_TEST

START_TEST(all_boards_stand_in_a_row)
{
	paper_begin(true);
	paper_run_first();
	paper_run();
	paper_write();
	paper_is_sound();
	static const char boards[] = "//ol[@class='boards']/li";
	ck_assert_int_eq(paper_count("kestrel/replay.html", boards), 3);
	static const char *const names[] = {"1-1", "1-2", "1-3"};
	for (int i = 0; i < 3; i++) {
		const char *at =
			str_z(paper.a, str_printf(paper.a, "%s[%d]", boards, i + 1));
		ck_assert(str_equal(
			paper_ask("kestrel/replay.html",
				  str_z(paper.a,
					str_printf(paper.a, "%s//img/@src", at))),
			str_printf(paper.a, "%s.svg", names[i])));
		/* A phone gets the miniature, which has no words that could be too small. */
		struct str mini = paper_ask(
			"kestrel/replay.html",
			str_z(paper.a, str_printf(paper.a, "%s//source/@srcset", at)));
		ck_assert(paper_there_is(str_z(
			paper.a, str_printf(paper.a, "kestrel/%.*s", STR_ARG(mini)))));
		ck_assert(str_equal(
			paper_ask("kestrel/replay.html",
				  str_z(paper.a,
					str_printf(paper.a, "%s//h2/a/@href", at))),
			str_printf(paper.a, "%s.html", names[i])));
	}
	ck_assert_int_eq(paper_count("kestrel/index.html",
				     "//ul[@class='ways']//a[@href='replay.html']"),
			 1);
}
END_TEST

/* Why phase number `no` was opened, as if the daemon had run the one before. */
static void opened_by(int no, enum open_cause cause)
{
	char *path = str_z(paper.a, str_printf(paper.a, "%s/postalgm.db", paper.dir));
	const char *sql =
		str_z(paper.a,
		      str_printf(paper.a,
				 "UPDATE snapshot SET cause = '%s' WHERE phase_no = %d",
				 open_cause_name(cause), no));
	sqlite3 *db;

	ck_assert_int_eq(sqlite3_open(path, &db), SQLITE_OK);
	sqlite3_busy_timeout(db, 2000);
	ck_assert_int_eq(sqlite3_exec(db, sql, NULL, NULL, NULL), SQLITE_OK);
	ck_assert_int_eq(sqlite3_changes(db), 1);
	sqlite3_close(db);
}

/* An older issue asked for orders as well: its readers learn when these were taken, and why then. */
START_TEST(an_issue_tells_until_when_its_orders_could_come)
{
	static const char line[] = "//header/p[@class='line']";

	paper_begin(true);
	paper_run_first();
	paper_run();
	paper_run();
	opened_by(3, OPEN_DEADLINE);
	opened_by(4, OPEN_EARLY);
	paper_write();
	struct str told = paper_ask("kestrel/1-1.html", line);
	ck_assert_msg(
		paper_has(
			told,
			"The next orders were taken on Mon 4 Mar 2030 09:01 UTC, by the game master."),
		"%.*s", STR_ARG(told));
	ck_assert(paper_has(paper_ask("kestrel/1-2.html", line),
			    ", after the deadline."));
	ck_assert(
		paper_has(paper_ask("kestrel/1-3.html", line), ", when all were in."));
	/* The open one says what comes next, right below who leads. */
	static const char next[] =
		"//*[@class='standing']/p[@class='leads']/following-sibling::p[@class='next']";
	ck_assert(str_starts(paper_ask("kestrel/1-4.html", next),
			     "Next: Turn 1, phase 4, "));
	ck_assert(paper_has(paper_ask("kestrel/1-4.html", next), "; orders due "));
	ck_assert_int_eq(paper_count("kestrel/1-3.html", next), 0);
}
END_TEST

#define PANELS "//section[@class='matches']//li"

/* The record below has the same results, in the same order. */
static void panel_is_in_the_table(int i)
{
	const char *panel = str_z(paper.a, str_printf(paper.a, PANELS "[%d]", i));
	struct str what = paper_ask(
		"kestrel/2-1.html",
		str_z(paper.a, str_printf(paper.a, "%s/p[@class='when']", panel)));
	struct str number = str_until(&what, ',');
	const char *row = str_z(
		paper.a,
		str_printf(
			paper.a,
			"//section[contains(@class,'sec-2')]//tr[th='%.*s' and contains('%.*s', td[last()])]",
			STR_ARG(number), STR_ARG(what)));
	ck_assert_int_eq(paper_count("kestrel/2-1.html", row), 1);
	bool won = paper_has(what, " wins");
	ck_assert_int_eq(
		paper_count("kestrel/2-1.html",
			    str_z(paper.a, str_printf(paper.a, "%s/p[1]//b", panel))),
		won);
	/* The winner is the main player of the side that the record says has won. */
	struct str bold =
		paper_ask("kestrel/2-1.html",
			  str_z(paper.a, str_printf(paper.a, "%s/p//b", panel)));
	struct str side = paper_ask(
		"kestrel/2-1.html",
		str_z(paper.a, str_printf(paper.a, "%s/td[%d]", row,
					  paper_has(what, "attack wins") ? 2 : 3)));
	struct str first;
	ck_assert(str_word(&side, &first) && str_word(&side, &first)); /* "2 Red" */
	while (first.n && first.s[first.n - 1] == ',')
		first.n--;
	ck_assert(!won || paper_has(bold, str_z(paper.a, first)));
}

START_TEST(an_issue_begins_with_a_panel_for_each_result)
{
	paper_begin(true);
	paper_run_turn();
	paper_write();
	paper_is_sound();
	int n = paper_count("kestrel/2-1.html", PANELS);
	ck_assert_int_ge(n, 2);
	for (int i = 1; i <= n; i++)
		panel_is_in_the_table(i);
	ck_assert_int_eq(
		paper_count(
			"kestrel/2-1.html",
			"//section[@class='matches']/following-sibling::div[@class='hero']"),
		1);
	/* Read aloud it is a line: "Red + Green 21 - 12 Yellow". */
	ck_assert_int_eq(paper_count("kestrel/2-1.html",
				     PANELS "/p[@class='score'][contains(., ' - ')]"),
			 n);
	ck_assert_int_eq(paper_count("kestrel/2-1.html",
				     PANELS "/p[@class='score']/span[@class='side']"),
			 n);
	/* Notes are folded, and there is nothing to show before cards lie open. */
	ck_assert_int_ge(paper_count("kestrel/2-1.html", PANELS "/details/summary"), 1);
	ck_assert_int_eq(paper_count("kestrel/1-1.html", PANELS), 0);
	ck_assert_int_eq(paper_count("kestrel/1-2.html", PANELS), 0);
	ck_assert_int_eq(paper_count("kestrel/1-3.html", PANELS), 0);
}
END_TEST

START_TEST(pictures_are_paged_through_where_they_stand)
{
	paper_begin(true);
	paper_run_first();
	paper_run();
	paper_write();
	static const char links[] = "//figure[@class='board']/figcaption/a";
	ck_assert_int_eq(paper_count("kestrel/1-1.html", links), 1);
	ck_assert_int_eq(paper_count("kestrel/1-2.html", links), 2);
	ck_assert(str_is(
		paper_ask("kestrel/1-2.html", "//figcaption/a[@class='next']/@href"),
		"1-3.html#board"));
	ck_assert_int_eq(
		paper_count(
			"kestrel/1-3.html",
			"//figure[@id='board']/*/*[local-name()='svg' and @id='board-sheet']"),
		1);
	/* A phone has a drawing of its own, with larger letters. */
	ck_assert_int_eq(
		paper_count(
			"kestrel/1-3.html",
			"//div[@class='on-phone']/*[local-name()='svg' and @id='board-phone' and starts-with(@viewBox, '0 0 360 ')]"),
		1);
	ck_assert(str_is(paper_ask("kestrel/1-2.html", "//figcaption/span"),
			 "Board 2 of 3"));
	/* News and what happened are beside it, and where little happened the next section as well; the rest is below, in the
	 * letter's order. */
	ck_assert_int_eq(
		paper_count(
			"kestrel/1-2.html",
			"//div[@class='hero']//h2[@id='s1' or @id='s2' or @id='s3']"),
		3);
	ck_assert_int_eq(paper_count("kestrel/1-2.html",
				     "//div[@class='hero']/following::h2[@id='s4']"),
			 1);
	int n = paper_count("kestrel/1-2.html", "//section/h2[starts-with(@id, 's')]");
	for (int k = 2; k <= n; k++)
		ck_assert_int_eq(
			paper_count(
				"kestrel/1-2.html",
				str_z(paper.a,
				      str_printf(
					      paper.a,
					      "//h2[@id='s%d']/preceding::h2[@id='s%d']",
					      k, k - 1))),
			1);
}
END_TEST

/* Section 7 of a letter is for its reader alone, and nobody has sent press. */
START_TEST(sections_are_numbered_without_a_gap)
{
	static const char *const pages[] = {"kestrel/1-1.html", "kestrel/1-2.html",
					    "kestrel/1-3.html"};

	paper_begin(true);
	paper_run_first();
	paper_run();
	paper_write();
	for (size_t k = 0; k < sizeof pages / sizeof *pages; k++) {
		int n = paper_count(pages[k], "//h2/span[@class='pg-no']");
		ck_assert_int_ge(n, 6);
		for (int i = 1; i <= n; i++)
			ck_assert_int_eq(
				paper_count(
					pages[k],
					str_z(paper.a,
					      str_printf(paper.a,
							 "//h2[@id='s%d']/span[.='%d']",
							 i, i))),
				1);
		ck_assert(!paper_has(paper_bytes_of(pages[k]), "PRESS"));
	}
	ck_assert(!paper_has(paper_bytes_of("feed.xml"), "PRESS"));
}
END_TEST

START_TEST(somebody_who_writes_has_a_section_of_press)
{
	paper_begin(true);
	house_write(&paper, 0, "press all: Greetings from Red.\n");
	house_round(&paper);
	paper_run_first();
	paper_write();
	ck_assert_int_eq(paper_count("kestrel/1-2.html", "//h2[contains(., 'PRESS')]"),
			 1);
	ck_assert(paper_has(paper_ask("kestrel/1-2.html", "//div[@class='post pg']"),
			    "Greetings from Red."));
}
END_TEST

/* A program reads the sections of the page and the board that all may see. */
START_TEST(an_issue_is_there_for_programs_as_well)
{
	paper_begin(true);
	house_write(&paper, 0, "press all: Marmalade for everybody.\n");
	house_round(&paper);
	paper_run_first();
	paper_write();
	struct str text = paper_bytes_of("kestrel/1-2.json");
	json_t *j = json_loadb(text.s, text.n, 0, NULL);
	ck_assert_ptr_nonnull(j);
	ck_assert_str_eq(json_string_value(json_object_get(j, "format")),
			 "postalgm-report-1");
	ck_assert_str_eq(json_string_value(json_object_get(j, "game")), "kestrel");
	ck_assert_int_eq(json_integer_value(json_object_get(j, "phase")), 2);
	ck_assert(json_is_null(json_object_get(j, "needs")));
	ck_assert(json_is_object(json_object_get(j, "position")));
	/* The sections of the page, by the same numbers. */
	json_t *sections = json_object_get(j, "sections");
	ck_assert_int_eq((int)json_array_size(sections),
			 paper_count("kestrel/1-2.html", "//h2/span[@class='pg-no']"));
	ck_assert(paper_has(text, "Marmalade for everybody.") &&
		  !paper_has(text, "@example"));
	ck_assert_int_eq(
		paper_count("kestrel/1-2.html",
			    "//link[@type='application/json' and @href='1-2.json']"),
		1);
	json_decref(j);
}
END_TEST

/* A picture without its true measure makes the page grow while it is read. */
START_TEST(pictures_have_the_measure_of_their_files)
{
	paper_begin(true);
	paper_run_first();
	paper_write();
	struct str svg = paper_bytes_of("kestrel/1-2.svg"), view = STR("");
	size_t at = str_find(svg, STR("viewBox=\"0 0 "));
	ck_assert_uint_ne(at, SIZE_MAX);
	svg = str_slice(svg, at + 13, svg.n);
	view = str_until(&svg, '"');
	static const char *const at_pages[] = {"index.html", "kestrel/index.html"};
	for (int i = 0; i < 2; i++) {
		struct str w = paper_ask(at_pages[i],
					 "//img[contains(@src, '1-2.svg')]/@width");
		struct str hi = paper_ask(at_pages[i],
					  "//img[contains(@src, '1-2.svg')]/@height");
		ck_assert_msg(str_equal(str_printf(paper.a, "%.*s %.*s", STR_ARG(w),
						   STR_ARG(hi)),
					view),
			      "%s: %.*s %.*s, not %.*s", at_pages[i], STR_ARG(w),
			      STR_ARG(hi), STR_ARG(view));
	}
}
END_TEST

/* Numbers behind a name that is written from the right would stand before it. */
START_TEST(names_from_the_right_are_set_apart)
{
	struct arena *a = arena_create();

	ck_assert(str_is(zine_isolate(a, STR("Zo\xc3\xab")), "Zo\xc3\xab"));
	ck_assert(str_is(zine_isolate(a, STR("\xd7\x90")),
			 "\xe2\x81\xa8\xd7\x90\xe2\x81\xa9"));
	arena_destroy(a);
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("zine/issue");
	TCase *t = tcase_create("zine/issue");

	tcase_add_checked_fixture(t, paper_open, paper_close);
	tcase_set_timeout(t, 60);
	tcase_add_test(t, the_editorial_stands_at_the_head_of_its_page_alone);
	tcase_add_test(t, all_boards_stand_in_a_row);
	tcase_add_test(t, an_issue_tells_until_when_its_orders_could_come);
	tcase_add_test(t, an_issue_begins_with_a_panel_for_each_result);
	tcase_add_test(t, pictures_are_paged_through_where_they_stand);
	tcase_add_test(t, sections_are_numbered_without_a_gap);
	tcase_add_test(t, somebody_who_writes_has_a_section_of_press);
	tcase_add_test(t, an_issue_is_there_for_programs_as_well);
	tcase_add_test(t, pictures_have_the_measure_of_their_files);
	tcase_add_test(t, names_from_the_right_are_set_apart);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(suite)
