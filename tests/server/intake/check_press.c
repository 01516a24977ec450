/* Press by letters: its readers and its time, press that is left out, with a note on
 * it, and the secrets of grey press.
 * SPDX-License-Identifier: ISC */
#include "tests/check_main.h"

#include <string.h>

#include "schema/press.h"
#include "server/options/game_options.h"
#include "server/people/option_set.h"
#include "server/phase/game_start.h"
#include "server/phase/game_stop.h"
#include "server/phase/phase_byhand.h"
#include "server/phase/phase_run.h"
#include "server/report/reports.h"
#include "tests/kit/house.h"

enum { ANN, BOB, CAT, DAN, HOUR = 3600, GM = -1 };

static struct house h;

static void open_up(void)
{
	house_open(&h, "2030-03-04T09:00:00Z");
}
static void shut(void)
{
	house_close(&h);
}

/* With its lines joined: where a line is broken says nothing. */
static struct str flat(struct str s)
{
	return house_flat(&h, s);
}

static size_t place(struct str text, const char *words)
{
	return str_find(flat(text), str_of(words));
}

static bool says(struct str text, const char *words)
{
	return place(text, words) != SIZE_MAX;
}

static void option(const char *name, const char *value)
{
	house_option(&h, name, value);
}

/* Their letter's receipt. */
static struct str receipt(int who, const char *text)
{
	house_write(&h, who, text);
	house_round(&h);
	return house_last(&h, who, "receipt").body;
}

static void run(void)
{
	struct err err = {0};

	/* Refused where all are in. */
	(void)!phase_allow_random(&h.home, h.a, STR("kestrel"), STR(""), &err);
	house_run(&h);
}

static struct str report(int who)
{
	return house_last(&h, who, "report").body;
}

static int n_kept(void)
{
	struct press_item *p;
	struct err err = {0};
	struct game g = house_game(&h);
	int n;

	ck_assert(press_list(h.home.store, h.a, g.id, -1, &p, &n, &err));
	return n;
}

/* Readers ------------------------------------------------------------------- */

START_TEST(each_piece_reaches_its_readers_with_the_next_report)
{
	house_start(&h);
	struct str r =
		receipt(ANN, "press to all: Alpha.\npress to blue: Beta.\n"
			     "press grey to green, blue: Gamma.\n"
			     "press to zine: Delta.\n"
			     "press to blue: and green, or so I think: the end.\n");
	ck_assert(says(r, "5 pieces of PRESS taken"));
	ck_assert(says(
		r,
		"PRESS to Blue, Green alone, 1 line, grey (you are not named): goes out with the next report."));
	ck_assert_int_eq(house_count(&h, BOB, "press"), 0);
	run();
	ck_assert(says(report(BOB), "Red to all: Alpha."));
	ck_assert(says(report(BOB), "Red to Blue: Beta."));
	ck_assert(says(report(BOB), "Red to Blue: and green, or so I think: the end."));
	ck_assert(says(report(BOB), "(grey) to Blue, Green alone: Gamma."));
	ck_assert(says(report(DAN), "Red to the zine: Delta."));
	ck_assert(says(report(CAT), "Gamma."));
	ck_assert(!says(report(CAT), "Beta.") && !says(report(CAT), "so I think"));
	ck_assert(!says(report(DAN), "Beta.") && !says(report(DAN), "Gamma."));
	/* The GM: press for all, and the number of pieces that are not for them. */
	ck_assert(says(report(GM), "Red to all: Alpha."));
	ck_assert(!says(report(GM), "Beta.") && !says(report(GM), "Gamma."));
	ck_assert(says(report(GM),
		       "3 pieces between players, which the GM may not read"));
	ck_assert(!says(report(ANN), "between players"));
}
END_TEST

START_TEST(the_gm_reads_it_where_the_game_said_so_when_it_was_written)
{
	house_start(&h);
	(void)receipt(ANN, "press to blue: Before.\n");
	option("gm_reads_press", "on");
	(void)receipt(ANN, "press to blue: Afterwards.\n");
	option("gm_reads_press", "off");
	(void)receipt(ANN, "press to blue: Again.\n");
	run();
	ck_assert(says(report(GM), "Red to Blue: Afterwards."));
	ck_assert(!says(report(GM), "Before.") && !says(report(GM), "Again."));
	ck_assert(says(report(GM), "2 pieces between players"));
}
END_TEST

/* How it is signed may stand before the readers or behind them. */
START_TEST(press_is_secret_or_anonymous_where_people_say_so)
{
	static const char *const grey[] = {"press to blue, anonymous: Psst.\n",
					   "press to blue (anonymous): Psst.\n",
					   "anonymous press to blue: Psst.\n",
					   "press to blue unsigned: Psst.\n"};
	static const char *const secret[] = {"press to blue secret: Psst.\n",
					     "press to blue, secret: Psst.\n",
					     "secret press to blue: Psst.\n"};

	house_start(&h);
	for (size_t i = 0; i < sizeof grey / sizeof *grey; i++)
		ck_assert_msg(says(receipt(ANN, grey[i]),
				   "PRESS to Blue alone, 1 line, grey"),
			      "%s", grey[i]);
	for (size_t i = 0; i < sizeof secret / sizeof *secret; i++)
		ck_assert_msg(says(receipt(BOB + 1, secret[i]),
				   "PRESS to Blue alone, 1 line, signed"),
			      "%s", secret[i]);
}
END_TEST

START_TEST(who_reads_is_a_promise_that_is_not_changed_by_the_way)
{
	struct err err = {0};

	house_join(&h);
	ck_assert(option_turn(&h.home, h.a, STR("kestrel"), STR("gm_reads_press"),
			      STR("on"), false, STR(""), &err));
	ck_assert(game_start(&h.home, h.a, STR("kestrel"), &err));
	ck_assert(!option_turn(&h.home, h.a, STR("kestrel"), STR("gm_reads_press"),
			       STR("off"), false, STR("x"), &err));
	ck_assert_int_eq(err.kind, ERR_REFUSED);
}
END_TEST

START_TEST(signed_press_to_the_gm_reaches_him_at_once_and_grey_does_not)
{
	house_start(&h);
	struct str r = receipt(BOB, "press to gm: May I ask you something?\n"
				    "press grey to gm: Red cheats.\n");
	ck_assert(says(r, "to the GM alone, 1 line, signed: the GM gets it at once."));
	struct sent s = house_last(&h, GM, "writes to you");
	ck_assert(
		says(s.body, "Blue (Bob) writes to the GM: May I ask you something?"));
	ck_assert(says(s.body, "ANSWER blue:"));
	ck_assert(!says(s.body, "bob@example.org"));
	ck_assert(!says(s.body, "cheats"));
	run();
	ck_assert(says(report(GM), "(grey) to the GM alone: Red cheats."));
	ck_assert(!says(report(ANN), "cheats") && !says(report(ANN), "something?"));
}
END_TEST

/* Secrets of grey press ----------------------------------------------------- */

START_TEST(grey_press_stands_in_no_order_of_arrival)
{
	house_start(&h);
	(void)receipt(ANN, "press grey to all: Zebras are striped.\n"
			   "press to all: I am Red.\n");
	(void)receipt(BOB, "press to all: I am Blue.\n"
			   "press grey to all: Aardvarks are not.\n");
	run();
	struct str r = report(CAT);
	/* Signed ones as they came; then the grey ones by their own words. */
	ck_assert_uint_lt(place(r, "I am Red."), place(r, "I am Blue."));
	ck_assert_uint_lt(place(r, "I am Blue."), place(r, "Aardvarks"));
	ck_assert_uint_lt(place(r, "Aardvarks"), place(r, "Zebras"));
	ck_assert(says(r, "(grey): Zebras are striped."));
}
END_TEST

START_TEST(a_grey_writers_report_names_him_no_more_than_others)
{
	house_start(&h);
	(void)receipt(ANN, "press grey to all: Boo.\n");
	run();
	ck_assert(says(report(ANN), "(grey): Boo."));
	ck_assert(says(report(GM), "(grey): Boo."));
}
END_TEST

/* At once ------------------------------------------------------------------------ */

static int n_at_once(int who)
{
	return house_count(&h, who, "press from");
}

START_TEST(press_at_once_goes_to_its_readers_and_into_the_report)
{
	house_join(&h);
	option("press_at_once", "on");
	struct err err = {0};
	ck_assert(game_start(&h.home, h.a, STR("kestrel"), &err));
	house_round(&h);
	struct str r =
		receipt(ANN, "press to all: Alpha.\npress to blue: Beta.\n"
			     "press grey to blue: Gamma.\npress to zine: Delta.\n");
	ck_assert(says(
		r,
		"PRESS to Blue alone, 1 line, signed: goes out at once, and again with the next report."));
	ck_assert(says(r, "grey (you are not named): goes out with the next report"));
	ck_assert(says(
		r, "PRESS to the zine, 1 line, signed: goes out with the next report"));
	/* One letter each; the writer and the GM get none. */
	ck_assert_int_eq(n_at_once(ANN), 0);
	ck_assert_int_eq(n_at_once(GM), 0);
	ck_assert_int_eq(n_at_once(BOB), 1);
	ck_assert_int_eq(n_at_once(CAT), 1);
	struct sent b = house_last(&h, BOB, "press from Red"),
		    c = house_last(&h, CAT, "press from Red");
	ck_assert(says(b.body, "Red writes to all: Alpha."));
	ck_assert(says(b.body, "Red writes to Blue: Beta."));
	ck_assert(!says(b.body, "Gamma") && !says(b.body, "Delta"));
	ck_assert(says(c.body, "Alpha.") && !says(c.body, "Beta"));
	/* By the seat alone, so that an anonymous game stays one. */
	ck_assert(!says(b.body, "Ann") && !says(b.subject, "Ann"));
	ck_assert(says(b.body, "printed in the next report as well"));
	/* A reply to it is the reader's own. */
	house_post(&h, house_address[BOB], str_z(h.a, b.reply_to),
		   "press to red: Epsilon.\n");
	house_round(&h);
	ck_assert(says(house_last(&h, ANN, "press from Blue").body,
		       "Blue writes to Red: Epsilon."));
	ck_assert_int_eq(n_at_once(CAT), 1);
	run();
	ck_assert(says(report(BOB), "Red to Blue: Beta.") &&
		  says(report(BOB), "Gamma."));
	ck_assert(!says(report(GM), "Beta."));
	ck_assert_int_eq(n_at_once(BOB), 1);
}
END_TEST

START_TEST(what_went_out_at_once_cannot_be_taken_back)
{
	struct err err = {0};

	house_join(&h);
	option("press_at_once", "on");
	ck_assert(game_start(&h.home, h.a, STR("kestrel"), &err));
	house_round(&h);
	(void)receipt(ANN, "press to all: Alpha.\npress grey to all: Gamma.\n"
			   "press to zine: Delta.\n");
	struct str r = receipt(ANN, "clear press\n");
	ck_assert(says(r, "2 pieces are taken back"));
	r = receipt(ANN, "clear press\n");
	ck_assert(says(r, "Signed press to players went out at once and stays."));
	/* Nor is a promise changed by the way. */
	ck_assert(!option_turn(&h.home, h.a, STR("kestrel"), STR("press_at_once"),
			       STR("off"), true, STR("x"), &err));
	ck_assert_str_eq(err.text,
			 "option press_at_once is fixed once the game starts");
	ck_assert(says(receipt(BOB, "rules\n"),
		       "Signed press to players goes to them at once"));
	run();
	ck_assert(says(report(BOB), "Red to all: Alpha."));
	ck_assert(!says(report(BOB), "Gamma") && !says(report(BOB), "Delta"));
}
END_TEST

/* Press that is left out ----------------------------------------------------- */

START_TEST(press_to_oneself_to_nobody_and_without_words_is_left_out_and_told)
{
	house_start(&h);
	struct str r = receipt(ANN, "press to red: Note to self.\n"
				    "press to blue, red: Both of us.\n"
				    "press to blue\nendpress\n");
	ck_assert(says(
		r,
		"PRESS in line 1 (\"Note to self.\") was left out, and nobody will read it: it was addressed to you alone."));
	ck_assert(says(
		r,
		"PRESS in line 3 (\"\") was left out, and nobody will read it: it has no text."));
	ck_assert(says(r, "PRESS taken: to Blue, 1 line"));
	ck_assert_int_eq(n_kept(), 1);
}
END_TEST

START_TEST(press_to_who_does_not_play_is_refused_with_who_does)
{
	house_start(&h);
	struct str r = receipt(ANN, "press to orange: Hello.\nfinal\n");
	ck_assert(says(r, "There is no Orange in this game."));
	ck_assert(says(r, "None of this press was sent"));
	/* That line alone was wrong: the lines below it count. */
	ck_assert(says(r, "You said FINAL."));
	r = receipt(ANN, "press to mauve: Hello.\n");
	ck_assert(says(r, "players, all, gm or zine"));
	ck_assert_int_eq(n_kept(), 0);
}
END_TEST

START_TEST(who_has_left_neither_writes_nor_reads_press)
{
	struct err err = {0};

	house_start(&h);
	house_write(&h, DAN, "resign now\n");
	house_round(&h);
	struct str r = receipt(DAN, "press to all: Farewell.\n");
	ck_assert(says(r,
		       "Your press is not printed, because you get no further report"));
	ck_assert_int_eq(n_kept(), 0);
	/* The GM can give the seat back, so words for the GM alone arrive. */
	r = receipt(DAN, "GM: may I have my seat back?\n");
	ck_assert(says(r, "PRESS taken: to the GM") && !says(r, "not printed"));
	ck_assert(says(house_text(&h, house_last(&h, -1, "writes to you")),
		       "may I have my seat back?"));
	while (house_game(&h).turn == 1) {
		for (int i = ANN; i <= CAT; i++) /* or they were removed as well */
			house_write(&h, i, "final\n");
		house_round(&h);
		run();
	}
	ck_assert_int_eq(house_game(&h).turn, 2);
	r = receipt(ANN, "press to yellow: Are you there?\n"
			 "press to yellow, blue: And you?\n");
	ck_assert(says(
		r,
		"PRESS in line 1 (\"Are you there?\") was left out, and nobody will read it: Yellow has left the game."));
	ck_assert(says(
		r,
		"PRESS in line 2: Yellow has left the game and does not read it; the others do."));
	ck_assert_int_eq(n_kept(), 2);
	ck_assert(game_end(&h.home, h.a, STR("kestrel"), STR("test"), &err));
	r = receipt(ANN, "press to all: Well played.\n");
	ck_assert(says(r, "you get no further report"));
	ck_assert_int_eq(n_kept(), 2);
}
END_TEST

START_TEST(press_beyond_the_limits_is_left_out_piece_by_piece_and_told)
{
	struct buf b = buf_in(h.a);

	house_start(&h);
	option("press_size", "1");
	buf_z(&b, "press to all\n");
	for (int i = 0; i < 15; i++)
		buf_z(&b,
		      "Words, words, words, words, words, words, words, words and wind.\n");
	buf_z(&b, "endpress\npress to all: Short.\n");
	buf_z(&b, "press to blue\n");
	for (int i = 0; i < 7; i++)
		buf_z(&b, "More words, more words, more words, more words, more.\n");
	buf_z(&b, "endpress\npress to green: Tiny.\n");
	struct str r = receipt(ANN, str_z(h.a, buf_str(&b)));
	/* 15 lines of 64 bytes and the ends between them are 974, "Short." is 6; of 1024 that
	 * leaves 44. Seven lines of 53 are more; "Tiny." is less. */
	ck_assert(says(r, "3 pieces of PRESS taken"));
	ck_assert(says(
		r,
		"PRESS in line 19 (\"More words, more words, more words ...\") was left out, and nobody will read it: it has 377 bytes; of your 1024 for this phase, 44 are left."));
	ck_assert(says(r, "Shorten it, or send it in the next phase."));
	run();
	ck_assert(says(report(CAT), "Short."));
	ck_assert(!says(report(BOB), "More words"));
	r = receipt(ANN, "press to all: A new phase.\n");
	ck_assert(says(r, "PRESS taken"));
}
END_TEST

START_TEST(pieces_are_counted_by_the_day_and_no_press_is_none)
{
	house_start(&h);
	option("press_day", "2");
	struct str r = receipt(ANN, "press to all: One.\npress to all: Two.\n"
				    "press to all: Three.\n");
	ck_assert(says(r, "2 pieces of PRESS taken"));
	ck_assert(says(
		r,
		"PRESS in line 3 (\"Three.\") was left out, and nobody will read it: you have sent 2 pieces within 24 hours"));
	house_pass(&h, 25 * HOUR);
	ck_assert(says(receipt(ANN, "press to all: Four.\n"), "PRESS taken"));
	option("press_size", "0");
	r = receipt(BOB, "press to all: Hello.\n");
	ck_assert(says(r, "PRESS not taken"));
	ck_assert(says(r, "this game is played without press."));
	ck_assert_int_eq(n_kept(), 3);
}
END_TEST

/* Texts ---------------------------------------------------------------------- */

START_TEST(long_lines_are_wrapped_and_quotes_do_not_become_quotes)
{
	struct buf b = buf_in(h.a);

	house_start(&h);
	buf_z(&b, "press to all\n");
	for (int i = 0; i < 60; i++)
		buf_z(&b, "wordwordwor ");
	buf_z(&b, "\nFrom here on it is mine.\nendpress\n");
	struct str r = receipt(ANN, str_z(h.a, buf_str(&b)));
	ck_assert(says(r, "PRESS taken"));
	run();
	struct str text = report(BOB), line;
	ck_assert(says(text, "From here on it is mine."));
	while (str_line(&text, &line)) {
		ck_assert_uint_le(line.n, 76);
		ck_assert(!str_starts(line, "From "));
		ck_assert(!str_starts(line, ">"));
	}
}
END_TEST

START_TEST(a_live_key_does_not_leave_through_press)
{
	house_start(&h);
	struct str key = house_key(&h, ANN);
	(void)receipt(ANN, str_z(h.a, str_printf(h.a,
						 "press to gm: Mine is %.*s, see?\n"
						 "press to all: It is %.*s.\n",
						 STR_ARG(key), STR_ARG(key))));
	run();
	ck_assert(says(house_last(&h, GM, "writes to you").body, "Mine is"));
	ck_assert(!says(house_last(&h, GM, "writes to you").body, str_z(h.a, key)));
	ck_assert(says(report(BOB), "It is"));
	ck_assert(!says(report(BOB), str_z(h.a, key)));
}
END_TEST

/* Before the start ----------------------------------------------------------- */

START_TEST(press_before_the_start_is_its_writers_still_when_colours_are_given)
{
	struct err err = {0};

	house_invite(&h);
	/* Ann, invited as red, asks for yellow: seats change at the start. */
	house_write(&h, ANN,
		    "join colour yellow\npress to all: I am Ann.\n"
		    "press to blue: Psst.\n");
	house_write(&h, BOB, "join\n");
	house_write(&h, CAT, "join\n");
	house_write(&h, DAN, "join colour red\npress to all: I am Dan.\n");
	house_round(&h);
	ck_assert(says(house_last(&h, ANN, "receipt").body,
		       "seats are fixed once the game starts"));
	ck_assert_msg(game_start(&h.home, h.a, STR("kestrel"), &err), "%s", err.text);
	house_round(&h);
	struct sent ann = house_last(&h, ANN, "report"),
		    bob = house_last(&h, BOB, "report");
	const char *colour = says(ann.body, "You are YELLOW") ? "Yellow" : "Red";
	ck_assert(says(bob.body,
		       str_z(h.a, str_printf(h.a, "%s to all: I am Ann.", colour))));
	ck_assert(!says(bob.body, "Psst."));
}
END_TEST

/* Taken back ------------------------------------------------------------------ */

START_TEST(press_is_taken_back_until_it_is_printed)
{
	struct str r;

	house_start(&h);
	receipt(ANN, "press to all: Alpha.\npress to blue: Beta.\n");
	receipt(BOB, "press to all: Gamma.\n");
	ck_assert_int_eq(n_kept(), 3);
	r = receipt(ANN, "clear press\n");
	ck_assert(says(r, "PRESS: 2 pieces are taken back"));
	ck_assert(!says(r, "already read"));
	ck_assert_int_eq(n_kept(), 1);
	receipt(ANN, "press to gm: A word.\n");
	ck_assert(says(receipt(ANN, "clear press\n"),
		       "The GM has already read your press to the GM."));
	receipt(ANN, "press to all: Delta.\n");
	ck_assert(says(receipt(ANN, "please cancel my press\n"),
		       "1 piece is taken back"));
	ck_assert(says(receipt(ANN, "clear press\n"), "you have no press waiting"));
	receipt(ANN, "press to all: Epsilon.\n");
	receipt(ANN, "replace\npress to all: Zeta.\n");
	ck_assert_int_eq(n_kept(), 2);
	/* In one letter what is above it, and not what is below. */
	receipt(ANN, "press to all: Eta.\nclear press\npress to all: Theta.\n");
	ck_assert_int_eq(n_kept(), 2);
	run();
	ck_assert(says(report(CAT), "Red to all: Theta."));
	ck_assert(says(report(CAT), "Blue to all: Gamma."));
	ck_assert(!says(report(CAT), "Zeta") && !says(report(CAT), "Alpha"));
	/* Printed press stays. */
	ck_assert(says(receipt(ANN, "clear press\n"), "you have no press waiting"));
}
END_TEST

/* To the receipt that asked. */
static void answer_yes(struct str asked)
{
	size_t at = str_find(asked, STR("Receipt "));

	ck_assert(at != SIZE_MAX);
	receipt(ANN,
		str_z(h.a,
		      str_printf(h.a, "yes %d\n",
				 atoi(str_z(h.a, str_slice(asked, at + 8, asked.n))))));
}

/* In other words it is asked about; press to some goes alone where they are named. */
START_TEST(press_is_taken_back_in_words)
{
	static const struct {
		const char *words, *asked;
		int left; /* of one to Blue, one to all, one to the zine */
	} said[] = {
		{"clear press to blue", NULL, 2},
		{"clear press to all", NULL, 2},
		{"clear press to green", NULL, 3},
		{"forget the message to Blue", "clear press to blue", 2},
		{"Please retract my note to Bob, sorry", "clear press to bob", 2},
		{"Forget what I wrote to Blue", "clear press to blue", 2},
		{"I want to take back what I wrote to the others", "clear press to all",
		 2},
		{"remove my message to all", "clear press to all", 2},
		{"delete my last press please, I regret it", "clear press", 0},
		{"don't print what I wrote", "clear press", 0},
	};

	house_start(&h);
	for (size_t i = 0; i < sizeof said / sizeof *said; i++) {
		receipt(ANN, "clear press\n");
		receipt(ANN,
			"press to blue: Beta.\npress to all: Alpha.\npress to zine: Zeta.\n");
		ck_assert_int_eq(n_kept(), 3);
		struct str r = receipt(ANN, said[i].words);
		if (said[i].asked) {
			ck_assert_msg(says(r, said[i].asked), "%s", said[i].words);
			ck_assert_int_eq(n_kept(), 3);
			answer_yes(r);
		}
		ck_assert_msg(n_kept() == said[i].left, "%s: %d", said[i].words,
			      n_kept());
	}
}
END_TEST

START_TEST(press_that_swallows_orders_is_held_and_asked_about)
{
	static const char *const below[] = {"orders\nI am ready.",
					    "Ann\nTel. +44 20 7946 0958"};

	house_start(&h);
	struct str r = receipt(
		ANN, str_z(h.a, str_printf(h.a, "press to all\nOn to victory.\n%s\n",
					   house_attack(&h, ANN))));
	ck_assert(says(r, "ENDPRESS is missing, so this press has not"));
	ck_assert(says(r, "QUESTION"));
	ck_assert_int_eq(n_kept(), 0);
	ck_assert(says(receipt(ANN, "no\n"), "DROPPED"));
	for (size_t i = 0; i < sizeof below / sizeof *below; i++) {
		r = receipt(
			ANN,
			str_z(h.a, str_printf(h.a, "press to all\nOn to victory.\n%s\n",
					      below[i])));
		ck_assert_msg(says(r, "ENDPRESS is missing"), "%s", below[i]);
		ck_assert_int_eq(n_kept(), 0);
		receipt(ANN, "no\n");
	}
	receipt(ANN, "press to all\nOn to victory.\nTel. +44 20 7946 0958\n");
	r = receipt(ANN, "yes\n");
	ck_assert(says(r, "PRESS taken: to all, 2 lines"));
	ck_assert_int_eq(n_kept(), 1);
	/* Also where its end is marked: the order stands inside it. */
	r = receipt(
		ANN,
		str_z(h.a,
		      str_printf(h.a, "press to all\nTo the hills.\n%s\nEND-PRESS\n",
				 house_attack(&h, ANN))));
	ck_assert(says(r, "Line 3 looks like an order, so this press has not"));
	ck_assert_int_eq(n_kept(), 1);
	receipt(ANN, "no\n");
	r = receipt(
		BOB,
		str_z(h.a, str_printf(h.a, "press to all\nTo the hills.\nEND-PRESS\n%s",
				      house_attack(&h, BOB))));
	ck_assert(says(r, "ACCEPTED 1 order"));
	ck_assert_int_eq(n_kept(), 2);
}
END_TEST

/* Printed press cannot be taken back: what says to nobody is sent to all only with a YES. */
START_TEST(press_without_readers_is_asked_about_as_press_to_all)
{
	static const struct {
		const char *words, *asked;
	} said[] = {
		{"press anonymous: I hold nothing\n",
		 "press grey to all I hold nothing endpress"},
		{"press grey\nI hold nothing\nendpress\n",
		 "press grey to all I hold nothing endpress"},
		{"anonymous press: I hold nothing\n",
		 "press grey to all I hold nothing endpress"},
		{"press: I hold nothing\n", "press to all I hold nothing endpress"},
		{"press to: I hold nothing\n", "press to all I hold nothing endpress"},
	};

	house_start(&h);
	for (size_t i = 0; i < sizeof said / sizeof *said; i++) {
		int before = n_kept();
		struct str r = receipt(ANN, said[i].words);
		ck_assert_msg(says(r, said[i].asked), "%s", said[i].words);
		ck_assert(says(r, "It does not say to whom this press goes."));
		ck_assert_int_eq(n_kept(), before);
		const char *yes =
			str_z(h.a, str_printf(h.a, "yes %d\n", 1 + (int)i * 2 + 1));
		r = receipt(ANN, yes);
		ck_assert_msg(says(r, "PRESS taken"), "%s: %.*s", yes, STR_ARG(r));
		ck_assert_int_eq(n_kept(), before + 1);
	}
	ck_assert(says(receipt(BOB, "press anonymous:\n"),
		       "Something is missing here: players"));
	ck_assert(says(receipt(BOB, "Press on!\n"), "NO ORDERS"));
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("server/press");
	TCase *t = tcase_create("press");

	tcase_add_checked_fixture(t, open_up, shut);
	tcase_set_timeout(t, 60);
	tcase_add_test(t, each_piece_reaches_its_readers_with_the_next_report);
	tcase_add_test(t, the_gm_reads_it_where_the_game_said_so_when_it_was_written);
	tcase_add_test(t, press_is_secret_or_anonymous_where_people_say_so);
	tcase_add_test(t, who_reads_is_a_promise_that_is_not_changed_by_the_way);
	tcase_add_test(t, signed_press_to_the_gm_reaches_him_at_once_and_grey_does_not);
	tcase_add_test(t, press_at_once_goes_to_its_readers_and_into_the_report);
	tcase_add_test(t, what_went_out_at_once_cannot_be_taken_back);
	tcase_add_test(t, grey_press_stands_in_no_order_of_arrival);
	tcase_add_test(t, a_grey_writers_report_names_him_no_more_than_others);
	tcase_add_test(
		t, press_to_oneself_to_nobody_and_without_words_is_left_out_and_told);
	tcase_add_test(t, press_to_who_does_not_play_is_refused_with_who_does);
	tcase_add_test(t, who_has_left_neither_writes_nor_reads_press);
	tcase_add_test(t, press_beyond_the_limits_is_left_out_piece_by_piece_and_told);
	tcase_add_test(t, pieces_are_counted_by_the_day_and_no_press_is_none);
	tcase_add_test(t, long_lines_are_wrapped_and_quotes_do_not_become_quotes);
	tcase_add_test(t, a_live_key_does_not_leave_through_press);
	tcase_add_test(
		t, press_before_the_start_is_its_writers_still_when_colours_are_given);
	tcase_add_test(t, press_is_taken_back_until_it_is_printed);
	tcase_add_test(t, press_is_taken_back_in_words);
	tcase_add_test(t, press_that_swallows_orders_is_held_and_asked_about);
	tcase_add_test(t, press_without_readers_is_asked_about_as_press_to_all);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(suite)
