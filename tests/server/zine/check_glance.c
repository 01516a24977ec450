/* What a newcomer finds out at a glance: who is ahead, and how a board is read.
 * SPDX-License-Identifier: ISC */
#include "tests/check_main.h"

#include "rules/cosmic/cosmic.h"
#include "server/zine/zine_pages.h"
#include "tests/kit/paper.h"

/* "Who is ahead?" is answered before the first panel, for each seat by its letter and its name. */
START_TEST(an_issue_says_under_its_headline_who_is_ahead)
{
	paper_begin(true);
	paper_run_turn();
	paper_write();
	ck_assert_int_eq(paper_count("kestrel/2-1.html",
				     "//*[@class='headline']/following-sibling::*[1]"
				     "[@class='standing']//li"),
			 4);
	ck_assert(str_is(paper_ask("kestrel/2-1.html", "//*[@class='standing']/p"),
			 "Bases (5 win)"));
	/* In words as well: in this game one seat alone has a number above 0. */
	static const char leader[] =
		"//*[@class='standing']//li[number(normalize-space(text()[last()])) > 0]/span[@class='unseen']";
	ck_assert_int_eq(paper_count("kestrel/2-1.html", leader), 1);
	ck_assert(str_equal(
		paper_ask("kestrel/2-1.html",
			  "//*[@class='standing']/p[@class='leads']"),
		str_printf(paper.a, "In the lead: %.*s.",
			   STR_MADE(paper.a,
				    str_trim(paper_ask("kestrel/2-1.html", leader))))));
	ck_assert(paper_has(paper_ask("kestrel/2-1.html", "//*[@class='standing']/ul"),
			    "Blue "));
	/* Each has its number. */
	ck_assert_int_eq(
		paper_count(
			"kestrel/2-1.html",
			"//*[@class='standing']//li[number(normalize-space(text()[last()])) >= 0]"),
		4);
	/* And a bar of it up to the five that win; who is ahead is marked. */
	for (int i = 1; i <= 4; i++) {
		const char *li =
			str_z(paper.a,
			      str_printf(paper.a, "//*[@class='standing']//li[%d]", i));
		struct str number = str_trim(paper_ask(
			"kestrel/2-1.html",
			str_z(paper.a, str_printf(paper.a, "%s/text()[last()]", li))));
		ck_assert(str_ends(
			paper_ask(
				"kestrel/2-1.html",
				str_z(paper.a,
				      str_printf(paper.a,
						 "%s/span[@class='race']/@style", li))),
			str_z(paper.a, str_printf(paper.a, "--of:5;--has:%.*s",
						  STR_ARG(number)))));
	}
	ck_assert(str_equal(paper_ask("kestrel/2-1.html",
				      "//li[@class='ahead']/span[@class='unseen']"),
			    paper_ask("kestrel/2-1.html", leader)));
	/* Somebody who sees a board for the first time is told how it is read. */
	ck_assert_int_ge(
		paper_count("kestrel/2-1.html", "//figcaption/details[@class='key']/p"),
		3);
}
END_TEST

/* The board that leads a page can be read on a phone, too: the newest issue has it drawn for one. The issue before it
 * no longer has one. The row of all boards has miniatures alone. */
START_TEST(the_newest_board_can_be_read_on_a_phone)
{
	static const char *const at[][2] = {{"index.html", "kestrel/"},
					    {"kestrel/index.html", ""}};
	static const char *const issues[] = {"1-1", "1-2", "1-3"};
	static const char source[] =
		"(//figure[@class='newest' or @class='board'])[1]//source/@srcset";

	paper_begin(true);
	for (int newest = 1; newest < 3; newest++) {
		if (newest == 1)
			paper_run_first();
		else
			paper_run();
		paper_write();
		for (int i = 0; i < 3; i++)
			ck_assert(paper_there_is(str_z(
					  paper.a,
					  str_printf(paper.a, "kestrel/%s-phone.svg",
						     issues[i]))) == (i == newest));
		for (int i = 0; i < 2; i++)
			ck_assert(str_equal(paper_ask(at[i][0], source),
					    str_printf(paper.a, "%s%s-phone.svg",
						       at[i][1], issues[newest])));
		/* Tokens and planets have their numbers, which a miniature has not. */
		ck_assert(paper_has(
			paper_bytes_of(str_z(paper.a,
					     str_printf(paper.a, "kestrel/%s-phone.svg",
							issues[newest]))),
			">R4<"));
	}
	ck_assert_int_eq(paper_count("kestrel/replay.html",
				     "//source[contains(@srcset, '-phone')]"),
			 0);
	ck_assert_int_eq(paper_count("kestrel/replay.html",
				     "//source[contains(@srcset, '-mini')]"),
			 3);
}
END_TEST

/* Without a style sheet, as Lynx and programs that read pages aloud have it: no counter, link or number stands against
 * the word beside it, and what a phone has in place of a longer text is not told twice. */
START_TEST(words_are_apart_without_a_style_sheet)
{
	static const char *const pages[] = {"index.html", "kestrel/index.html",
					    "kestrel/1-4.html", "kestrel/2-1.html"};
	static const char *const touching[] = {
		"//nav/a[following-sibling::node()[1][self::a]]",
		"//span[@class='chip'][not(starts-with(., ' '))]",
		"//span[@class='chip'][substring(., string-length(.)) != ' ']",
		"//span[@class='near'][not(@hidden)]",
	};

	paper_begin(true);
	paper_run_turn();
	paper_write();
	paper_is_sound();
	for (size_t i = 0; i < sizeof pages / sizeof *pages; i++) {
		ck_assert_int_ge(paper_count(pages[i], "//nav/a"), 5);
		ck_assert_int_ge(paper_count(pages[i], "//span[@class='chip']"), 4);
		for (size_t k = 0; k < sizeof touching / sizeof *touching; k++)
			ck_assert_msg(!paper_count(pages[i], touching[k]), "%s: %s",
				      pages[i], touching[k]);
	}
	ck_assert_int_ge(paper_count("kestrel/1-4.html", "//span[@class='near']"), 4);
}
END_TEST

/* A word of more than fifteen letters has places to break, after ten each or before, and none within a letter and its marks; parts that a hyphen
 * joins are words. */
START_TEST(a_word_without_an_end_can_be_broken)
{
	static const char *const words[][2] = {
		{"Gudmundsdottiri", "Gudmundsdottiri"},
		{"Gudmundsdottirin", "Gudmundsdo<wbr/>ttirin"},
		{"Wolkenstein-Trostburg of Ann", "Wolkenstein-Trostburg of Ann"},
		{"an Abcdefghijabcdefghijabcdefghij b",
		 "an Abcdefghij<wbr/>abcdefghij<wbr/>abcdefghij b"},
		{"Преображенский", "Преображенский"},
		{"Abcdefghie\xcc\x81klmnopqr", "Abcdefghi<wbr/>e\xcc\x81klmnopqr"},
		/* What is hidden is hidden first. */
		{"bartholomaus.wolkenstein@example.org +49 30 12345678",
		 "(address) (telephone)"},
		{"", ""},
	};

	for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
		struct zine_doc d;
		zine_part_begin(paper.a, &d);
		zine_words(&d, str_of(words[i][0]));
		struct str html = zine_part_finish(&d);
		ck_assert_msg(str_is(html, words[i][1]), PRI_STR, STR_ARG(html));
	}
}
END_TEST

/* A table of who plays begins with who is ahead: who won, then who lacks least, who left at the end; those that are level stand in the
 * order of their seats. */
START_TEST(a_standing_begins_with_who_is_ahead)
{
	static const struct {
		unsigned winners, in_game;
		int has[4], needs[4], count[4];
		const char *order;
	} rows[] = {
		{0, 15, {0, 0, 0, 0}, {5, 5, 5, 5}, {0, 0, 0, 0}, "RBGY"},
		{0, 15, {1, 3, 2, 3}, {5, 5, 5, 5}, {1, 3, 2, 3}, "BYGR"},
		/* Two allies lack two; the one who has more stands first. */
		{0, 15, {2, 0, 0, 2}, {4, 3, 3, 4}, {0, 0, 0, 2}, "YRBG"},
		/* Who left had the most. */
		{0, 14, {4, 1, 2, 0}, {5, 5, 5, 5}, {4, 1, 2, 0}, "GBYR"},
		/* They won together with fewer than another: on the last turn, by a rule of its own. */
		{6, 15, {4, 1, 2, 0}, {5, 5, 5, 5}, {4, 1, 2, 0}, "GBRY"},
		/* No goal is told. */
		{0, 15, {0, 0, 0, 0}, {0, 0, 0, 0}, {1, 0, 7, 7}, "GYRB"},
	};

	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		struct seat seats[4];
		struct zine_counts at = {0};
		struct zine_issue issue = {.at = &at};
		struct zine_game g = {.home = &paper.home,
				      .a = paper.a,
				      .rules = &cosmic_game,
				      .winners = rows[i].winners,
				      .in_game = rows[i].in_game,
				      .n_seats = 4,
				      .seats = seats,
				      .n_counts = 1,
				      .n = 1,
				      .issues = &issue};
		struct zine_doc d;
		char order[5] = "";
		for (int s = 0; s < 4; s++) {
			seats[s] = (struct seat){.seat = s, .status = SEAT_JOINED};
			at.count[0][s] = rows[i].count[s];
			at.aim[s] = (struct count_aim){rows[i].has[s], rows[i].needs[s],
						       1U << s};
		}
		zine_part_begin(paper.a, &d);
		zine_standings(&d, &g, "How it stands");
		struct str html = zine_part_finish(&d), row;
		for (int n = 0; n < 4; n++) {
			html = str_slice(html,
					 str_find(html, STR("class=\"seat\"")) + 1,
					 html.n);
			row = str_slice(html, str_find(html, STR("<span>")) + 6,
					html.n);
			order[n] = row.s[0];
		}
		ck_assert_msg(strcmp(order, rows[i].order) == 0, "row %zu: %s", i,
			      order);
	}
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("zine at a glance");
	TCase *t = tcase_create("zine at a glance");

	tcase_add_checked_fixture(t, paper_open, paper_close);
	tcase_set_timeout(t, 60);
	tcase_add_test(t, an_issue_says_under_its_headline_who_is_ahead);
	tcase_add_test(t, a_standing_begins_with_who_is_ahead);
	tcase_add_test(t, the_newest_board_can_be_read_on_a_phone);
	tcase_add_test(t, a_word_without_an_end_can_be_broken);
	tcase_add_test(t, words_are_apart_without_a_style_sheet);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(suite)
