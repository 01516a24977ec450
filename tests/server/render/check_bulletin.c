/* The report letter: Red's copy of the example of the design, the readers' and the GM's
 * copies, the last report, the start letter.
 * SPDX-License-Identifier: ISC */
#include "base/clock.h"
#include "rules/pieces/rulings.h"
#include "rules/trace.h"
#include "server/render/bulletin.h"
#include "server/render/render_text.h"
#include "tests/check_main.h"
#include "tests/rules/cosmic/kestrel.h"

static struct arena *a;
static struct ce_state state;
static struct events events;
static struct bulletin b;

static struct bulletin_press press[4];

static void make(void)
{
	const struct bulletin_press sent[] = {
		{.seat = KESTREL_YELLOW,
		 .all = true,
		 .text = STR("Pacifists of all planets, unite.")},
		{.seat = KESTREL_BLUE,
		 .grey = true,
		 .all = true,
		 .text = STR("Somebody near the top holds three bases.")},
		{.seat = KESTREL_GREEN, .seats = 1, .text = STR("Red, hold still.")},
		{.seat = KESTREL_GREEN, .gm = true, .text = STR("A word with the GM.")},
	};

	memcpy(press, sent, sizeof press);
	a = arena_create();
	kestrel_state(&state);
	kestrel_events(a, &events);
	b = (struct bulletin){
		.rules = game_find(STR("cosmic")),
		.game = STR("ce-7"),
		.title = STR("Kestrel"),
		.person = {{STR("Ann"), STR("ann@example.org"), STR("0171 555")},
			   {STR("Bob"), STR("bob@example.org"), {0}},
			   {STR("Cat"), STR("cat@example.org"), {0}},
			   {STR("Dan"), STR("dan@example.org"), {0}}},
		.state = &state,
		.events = &events,
		.zone = "Europe/Berlin",
		.ran_turn = 4,
		.ran_phase = 4,
		.receipt = 41,
		.n_press = 4,
		.press = press,
		.commitment = STR(
			"7f3a91b2c3d4e5f67f3a91b2c3d4e5f67f3a91b2c3d4e5f67f3a91b2c3d4e5c2"),
		.secret = STR("00112233"),
		.words = {STR("plum")}};
	ck_assert(clock_read_iso(STR("2026-11-26T20:00:00Z"), &b.deadline));
	b.now = b.deadline - 6 * 86400 - 2 * 3600;
}

static void drop(void)
{
	arena_destroy(a);
}

static struct str report(int seat)
{
	struct page page = page_in(a);

	b.seat = seat;
	bulletin_report(a, &b, &page);
	return render_text(a, &page);
}

static void has(struct str text, const char *what)
{
	ck_assert_msg(str_find(text, str_of(what)) != SIZE_MAX, "`%s` is not in:\n%.*s",
		      what, STR_ARG(text));
}

static void hasnt(struct str text, const char *what)
{
	ck_assert_msg(str_find(text, str_of(what)) == SIZE_MAX, "`%s` is in:\n%.*s",
		      what, STR_ARG(text));
}

START_TEST(the_head_tells_who_by_when_and_what)
{
	struct str text = report(KESTREL_RED);

	ck_assert(str_starts(
		text,
		"COSMIC ENCOUNTER BY MAIL - GAME CE-7 \"Kestrel\"      TURN 5, PHASE 1 OF 4\n"
		"========================================================================\n"
		"You are RED (Ann).                                        Report 5.1-Red\n"
		"DEADLINE  Thu 26 Nov 2026 20:00 UTC = Thu 21:00 in Berlin (in 6 d 2 h)\n"
		"Reply to this mail; your reply address is your key. Orders that come\n"
		"late do not count.\n"
		"You need: an attack on a YELLOW planet, and a place for 1 Limbo token.\n"
		"--=-- write above this line --=--\n\n1 NEWS IN SHORT\n"));
}
END_TEST

START_TEST(the_subject_is_that_of_the_design)
{
	b.seat = KESTREL_RED;
	struct str subject = bulletin_subject(a, &b);
	ck_assert_str_eq(
		str_z(a, subject),
		"[CE-7] orders due Thu 26 Nov 21:00 in Berlin - T5 P1 report (Red)");
}
END_TEST

START_TEST(the_sections_come_in_their_order)
{
	static const char *const names[] = {
		"\n1 NEWS IN SHORT\n",
		"\n2 TURN 4, WHAT HAPPENED\n",
		"\n3 POWERS AND EDICTS USED\n",
		"\n4 TOKENS NOW\n",
		"\n5 WARP AND LIMBO\n",
		"\n6 DESTINY FOR TURN 5\n",
		"\n7 ONLY FOR YOU\n",
		"\n8 PRESS\n",
		"\n9 GM\n",
		"\n10 YOUR ORDERS - copy to the top of your reply and fill in\n"};
	struct str text = report(KESTREL_RED);

	for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
		size_t at = str_find(text, str_of(names[i]));
		ck_assert_msg(at != SIZE_MAX, "%s", names[i]);
		text = str_slice(text, at + 1, text.n);
	}
}
END_TEST

START_TEST(tables_and_sums_are_those_of_the_example)
{
	struct str text = report(KESTREL_RED);

	has(text,
	    "  C1 Red at Blue 2      3 Red, 2 Green  4 Blue            attack wins\n"
	    "       cards            Attack 14       Attack 8\n"
	    "       total            14+5 = 19       8+4 = 12\n");
	has(text, "  RED system     R4       R3       R4       R2       R1 Y2\n");
	has(text, "  Warp                0       4       7       2\n");
	has(text, "  on board           19      12      13      18\n");
	has(text, "Each colour: 20 accounted for.");
	has(text, "Foreign bases: Red 3, Green 2, Blue 1, Yellow 1 (5 win the game).");
	has(text, "Red -> YELLOW   Blue -> own colour (fight)");
	has(text,
	    "Tokens you may move (planet:tokens): Red 1:4 2:3 3:4 4:2 5:1, Blue\n  2:3, Green 1:1, Yellow 4:1.");
	has(text, "Your orders of phase 4.4 were those of receipt 41.");
	has(text,
	    "Your cards: Attack 4, 8, 12, 20, 30; Compromise; Cosmic Zap; Plague.");
	has(text, "Rulings applied:");
	has(text, "Fairness: game seed commitment 7f3a91..c2;");
	has(text, "  attack yellow __ with __ from __, __ from __\n  limbo 1 to __\n");
}
END_TEST

/* A game's marks are its own: every mark that has a title in its book is listed, with
 * any letters. */
START_TEST(rulings_of_any_book_are_listed_by_their_titles)
{
	static const struct ruling table[] = {{"CP-2.16", "Every card,", "and so on."},
					      {"DD-014", "Riding.", "Tokens may move."},
					      {"PC-7.1", "", "One planet."}};
	static const struct rule_book book = RULE_BOOK(table);
	static const char *const marks[] = {"R-118", "PC-7.1", "DD-014", "CP-2.16"};
	struct game_rules rules = *b.rules;

	rules.book = &book;
	b.rules = &rules;
	b.events = &events;
	for (int i = 0; i < events.n; i++)
		strcpy(events.e[i].rule, marks[i % 4]);
	struct str text = report(KESTREL_RED);
	has(text, "DD-014 (Riding)");
	has(text, "CP-2.16 (Every card)");
	struct str line,
		rest = str_slice(text, str_find(text, STR("Rulings applied:")), text.n);
	ck_assert(str_line(&rest, &line));
	ck_assert_uint_eq(str_find(line, STR("R-118")), SIZE_MAX);
	ck_assert_uint_eq(str_find(line, STR("PC-7.1")), SIZE_MAX);
	rules.book = NULL;
	ck_assert_uint_eq(str_find(report(KESTREL_RED), STR("Rulings applied")),
			  SIZE_MAX);
}
END_TEST

/* A game with a board and nothing else to say, and a heading without a word below it. */
static void board_alone(const void *view, const struct events *seen, struct page *p)
{
	(void)view;
	(void)seen;
	page_heading(p, 2, STR("WHAT HAPPENED"));
	page_heading(p, 4, STR("THE BOARD"));
	page_para(p, STR("It is empty."));
}

START_TEST(lines_of_the_house_need_no_section_of_the_game)
{
	const struct str news[] = {STR("Phase 4.4 waited for the GM.")};
	const struct str fate[] = {STR("attack yellow 3: done.")};
	struct game_rules rules = *b.rules;

	rules.report = board_alone;
	b.rules = &rules;
	b.n_news = 1;
	b.news = news;
	b.n_fate = 1;
	b.fate = fate;
	struct str text = report(KESTREL_RED);
	has(text,
	    "1 NEWS IN SHORT\n  Phase 4.4 waited for the GM.\n\n2 THE BOARD\n  It is empty.\n\n3 ONLY FOR YOU\n");
	has(text, "- attack yellow 3: done.\n");
	hasnt(text, "WHAT HAPPENED");
	hasnt(report(SEAT_READERS), "ONLY FOR YOU");
	b.n_news = 0;
	hasnt(report(SEAT_READERS), "NEWS IN SHORT");
}
END_TEST

static void says_nothing(const void *view, const struct events *seen, struct page *p)
{
	(void)view;
	(void)seen;
	(void)p;
}

/* With and without press, a form, sections of the game, sections before them, and for each kind of reader. */
START_TEST(the_sections_of_every_report_are_printed_as_1_2_3)
{
	const int readers[] = {KESTREL_RED, KESTREL_BLUE, SEAT_GM, SEAT_READERS};
	const struct str again[] = {STR("A card was wrong.")};
	void (*const ways[])(const void *, const struct events *, struct page *) = {
		b.rules->report, board_alone, says_nothing};
	const uint8_t phase = state.t.phase;
	struct game_rules rules = *b.rules;

	b.rules = &rules;
	b.again = again;
	b.anonymous = true;
	for (int i = 0; i < 3 * 2 * 2 * 2 * 4; i++) {
		struct page page = page_in(a);
		int n = 0;
		rules.report = ways[i % 3];
		b.n_press = i / 3 % 2 ? 4 : 0;
		b.n_again = i / 6 % 2;
		state.t.phase = i / 12 % 2 ? phase : 0;
		b.seat = readers[i / 24];
		page_heading(&page, 5, STR("ANOTHER REPORT"));
		bulletin_report(a, &b, &page);
		for (int k = 1; k < page.n; k++)
			if (page.blocks[k].kind == PAGE_HEADING)
				ck_assert_int_eq(page.blocks[k].number, ++n);
		ck_assert_int_ge(n, i % 3 == 0 ? 6 : 0);
		ck_assert_int_eq(page.blocks[0].number, 5);
	}
}
END_TEST

START_TEST(every_line_keeps_to_72_ascii_columns)
{
	for (int seat = SEAT_READERS; seat < 4; seat++) {
		struct str text = report(seat), line;
		while (str_line(&text, &line)) {
			ck_assert_uint_le(line.n, PRESS_COLUMNS);
			for (size_t i = 0; i < line.n; i++)
				ck_assert(line.s[i] >= ' ' && line.s[i] <= '~');
			ck_assert(!line.n || line.s[line.n - 1] != ' ');
			ck_assert(!line.n || line.s[0] != '>');
		}
	}
}
END_TEST

START_TEST(press_reaches_those_it_is_for)
{
	has(report(KESTREL_RED), "Yellow to all: Pacifists");
	has(report(KESTREL_RED), "(grey): Somebody");
	has(report(KESTREL_RED), "Green to Red: Red, hold still.");
	hasnt(report(KESTREL_BLUE), "hold still");
	has(report(KESTREL_GREEN), "hold still");
	hasnt(report(KESTREL_RED), "A word with the GM");
	has(report(SEAT_GM), "Green to the GM: A word");
	hasnt(report(SEAT_READERS), "hold still");
	has(report(SEAT_READERS), "Pacifists");
	b.n_press = 0;
	hasnt(report(KESTREL_RED), "PRESS");
	has(report(KESTREL_RED), "\n7 ONLY FOR YOU\n");
	has(report(KESTREL_RED), "\n8 GM\n");
	has(report(KESTREL_RED), "\n9 YOUR ORDERS");
}
END_TEST

START_TEST(private_grey_press_tells_its_reader_that_he_is_alone)
{
	struct bulletin_press private = {.seat = KESTREL_GREEN,
					 .grey = true,
					 .text = STR("Hush."),
					 .seats = 1U << KESTREL_RED};

	b.press = &private;
	b.n_press = 1;
	has(report(KESTREL_RED), "(grey) to you alone: Hush.");
	hasnt(report(KESTREL_BLUE), "Hush");
	hasnt(report(SEAT_READERS), "Hush");
	has(report(KESTREL_GREEN), "(grey) to Red alone: Hush.");
	private.seats |= 1U << KESTREL_BLUE;
	has(report(KESTREL_RED), "(grey) to Red, Blue alone: Hush.");
}
END_TEST

START_TEST(the_readers_see_no_hand_and_no_form)
{
	struct str text = report(SEAT_READERS);

	hasnt(text, "ONLY FOR YOU");
	hasnt(text, "Your cards");
	hasnt(text, "YOUR ORDERS - ");
	hasnt(text, "write above this line");
	hasnt(text, "Yellow gives Red Attack 12");
	has(text, "Yellow gives Red 2 cards");
}
END_TEST

START_TEST(the_gm_sees_hands_log_and_reasons)
{
	struct trace trace = {.a = a};

	trace_add(&trace, KESTREL_BLUE, "R-022", "the first alternative was taken");
	b.trace = &trace;
	struct str text = report(SEAT_GM);
	has(text, "Blue: Attack 6, 15; Compromise; Force Field.");
	has(text, "Yellow gives Red Attack 12. (4.4; Red (Ann), Yellow (Dan))");
	has(text, "- Blue: the first alternative was taken [R-022]");
	hasnt(text, "receipt 41");
}
END_TEST

START_TEST(the_last_report_reveals_all_and_asks_nothing)
{
	state.t.phase = 0;
	state.t.winners = 1 << KESTREL_RED | 1 << KESTREL_GREEN;
	struct str text = report(KESTREL_BLUE);
	has(text, "THE GAME IS OVER. Winners: Red (Ann), Green (Cat).");
	has(text, " EVERY HAND\n");
	has(text, "Yellow: Attack 6, 6, 10; Mobius Tubes.");
	has(text, "Secret: 00112233");
	has(text, "Lucky word of Red: plum");
	has(text, "Lucky word of Blue: (none)");
	hasnt(text, "YOUR ORDERS - ");
	hasnt(text, "DEADLINE");
	struct str subject = bulletin_subject(a, &b);
	has(subject, "[CE-7] last report - the game is over (Blue)");
}
END_TEST

START_TEST(the_secret_stays_secret_while_the_game_goes_on)
{
	for (int seat = SEAT_READERS; seat < 4; seat++) {
		hasnt(report(seat), "00112233");
		hasnt(report(seat), "plum");
	}
}
END_TEST

START_TEST(the_start_letter_names_all_players_and_his_own_hand)
{
	struct page page = page_in(a);

	state.t.turn = 1;
	b.seat = KESTREL_BLUE;
	bulletin_start(a, &b, &page);
	struct str text = render_text(a, &page);
	has(text, "Red     Ann   ann@example.org  0171 555");
	has(text, "Yellow  Dan   dan@example.org");
	has(text, "without Alien Powers");
	has(text, "Your cards: Attack 6, 15; Compromise; Force Field.");
	hasnt(text, "Mobius Tubes");
	has(text, "7f3a91b2c3d4e5f67f3a91b2c3d4e5f67f3a91b2c3d4e5f67f3a91b2c3d4e5c2");
	has(text, "write above this line");
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("bulletin");
	TCase *c = tcase_create("bulletin");

	tcase_add_checked_fixture(c, make, drop);
	tcase_add_test(c, the_head_tells_who_by_when_and_what);
	tcase_add_test(c, the_subject_is_that_of_the_design);
	tcase_add_test(c, the_sections_come_in_their_order);
	tcase_add_test(c, tables_and_sums_are_those_of_the_example);
	tcase_add_test(c, rulings_of_any_book_are_listed_by_their_titles);
	tcase_add_test(c, the_sections_of_every_report_are_printed_as_1_2_3);
	tcase_add_test(c, every_line_keeps_to_72_ascii_columns);
	tcase_add_test(c, press_reaches_those_it_is_for);
	tcase_add_test(c, private_grey_press_tells_its_reader_that_he_is_alone);
	tcase_add_test(c, the_readers_see_no_hand_and_no_form);
	tcase_add_test(c, lines_of_the_house_need_no_section_of_the_game);
	tcase_add_test(c, the_gm_sees_hands_log_and_reasons);
	tcase_add_test(c, the_last_report_reveals_all_and_asks_nothing);
	tcase_add_test(c, the_secret_stays_secret_while_the_game_goes_on);
	tcase_add_test(c, the_start_letter_names_all_players_and_his_own_hand);
	suite_add_tcase(s, c);
	return s;
}

CHECK_MAIN(suite)
