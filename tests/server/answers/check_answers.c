/* Players' own commands by mail: their answers, also to wrong words, in one receipt;
 * the secrets that they keep; and commands that only tell, once a day.
 * SPDX-License-Identifier: ISC */
#include "tests/check_main.h"

#include <string.h>

#include "orders/read.h"
#include "orders/vocab.h"
#include "rules/game.h"
#include "server/answers/answers.h"
#include "server/options/game_options.h"
#include "server/people/option_set.h"
#include "server/people/seats.h"
#include "server/phase/phase_byhand.h"
#include "server/report/announce.h"
#include "tests/kit/house.h"

enum { ANN, BOB, CAT, DAN, HOUR = 3600, DAY = 24 * HOUR };

static struct house h;

static void open_up(void)
{
	house_open(&h, "2030-03-04T09:00:00Z");
}
static void shut(void)
{
	house_close(&h);
}

static struct str flat(struct str s)
{
	return house_flat(&h, s);
}

static bool says(struct str text, const char *words)
{
	return str_find(flat(text), str_of(words)) != SIZE_MAX;
}

static int count(struct str text, const char *words)
{
	int n = 0;
	size_t at;

	text = flat(text);
	while ((at = str_find(text, str_of(words))) != SIZE_MAX) {
		text = str_slice(text, at + 1, text.n);
		n++;
	}
	return n;
}

static struct str receipt(int who, const char *text)
{
	int before = house_count(&h, who, "receipt");
	house_write(&h, who, text);
	house_round(&h);
	ck_assert_int_eq(house_count(&h, who, "receipt"), before + 1);
	return house_last(&h, who, "receipt").body;
}

static void run(void)
{
	struct err err = {0};

	/* Refused where all are in. */
	(void)!phase_allow_random(&h.home, h.a, STR("kestrel"), STR(""), &err);
	house_run(&h);
}

/* Several in one letter ------------------------------------------------------ */

START_TEST(one_receipt_answers_all_commands_each_once)
{
	house_start(&h);
	struct str r = receipt(ANN, "status\nhelp attack\nrules\nhistory\nstatus\n"
				    "timezone Europe/Berlin\nproof\nhelp attack\n");
	ck_assert_int_eq(count(r, "STATUS of game kestrel:"), 1);
	ck_assert_int_eq(count(r, "RULINGS OF THIS GAME"), 1);
	ck_assert(says(r, "HISTORY: you can have the reports"));
	ck_assert(says(
		r, "TIMEZONE: your letters show times in Europe/Berlin from now on."));
	ck_assert(says(r, "PROOF. This commits the house to the secret"));
}
END_TEST

START_TEST(more_commands_than_a_letter_answers_are_told_so)
{
	struct buf b = buf_in(h.a);

	house_start(&h);
	for (int i = 0; i < 60; i++)
		buf_printf(&b, "help word%c%c\n", 'a' + i / 26, 'a' + i % 26);
	struct str r = receipt(ANN, str_z(h.a, buf_str(&b)));
	ck_assert_int_eq(count(r, "There is no help on"), ANSWERS_MAX - 1);
	ck_assert(says(
		r, "One letter cannot answer so much: ask for the rest in another."));
}
END_TEST

/* STATUS and PREVIEW tell nothing of others ------------------------------------ */

START_TEST(status_has_orders_deadline_in_his_zone_and_what_he_said)
{
	house_start(&h);
	const char *order = house_attack(&h, ANN);
	struct str r = receipt(ANN, str_z(h.a, str_printf(h.a,
							  "timezone Europe/Berlin\n%s\n"
							  "wait\npress to all: Hello.\n"
							  "status\n",
							  order)));
	ck_assert(says(r, "STATUS of game kestrel: turn 1, phase 1 of 4: attacks."));
	ck_assert(says(r, "DEADLINE Wed 6 Mar 2030 20:00 UTC = Wed 21:00 in Berlin"));
	ck_assert(says(r, "You are set to WAIT."));
	ck_assert(says(r, "Press for the next report: 6 of 16384 bytes."));
	ck_assert(says(receipt(ANN, "final\nstatus\n"), "You have said FINAL."));
}
END_TEST

/* What every receipt shows is not said a second time below it. */
START_TEST(status_repeats_nothing_of_its_receipt)
{
	house_start(&h);
	struct str r = receipt(ANN, "vacation 24 Nov to 26 Nov\nstatus\n");
	ck_assert_int_eq(count(r, "You have no orders in force"), 1);
	ck_assert_int_eq(count(r, "Still open:"), 1);
	ck_assert_int_eq(count(r, "6 Mar 2030 20:00 UTC"), 1);
	r = receipt(ANN,
		    str_z(h.a, str_printf(h.a, "%sstatus\n", house_attack(&h, ANN))));
	ck_assert_int_eq(count(r, "Your orders as they stand:"), 1);
	ck_assert_int_eq(count(r, "[new]"), 1);
}
END_TEST

START_TEST(status_has_what_waits_for_later_phases)
{
	house_start(&h);
	(void)receipt(ANN, "orders turn 1 phase 3\ncard 6 in c1\n");
	ck_assert(says(receipt(ANN, "status\n"),
		       "Kept for later phases: 1.3 (receipt 2)."));
}
END_TEST

/* The same letter in two houses, of which one has heard from Bob. */
START_TEST(neither_tells_whether_others_have_ordered)
{
	static const char *const words[] = {"status\n", "preview\n", "template\n",
					    "history\n", "rules\n"};

	house_start(&h);
	struct str before[5], after;
	for (int i = 0; i < 5; i++)
		before[i] = receipt(ANN, words[i]);
	for (int who = BOB; who <= CAT; who++)
		(void)receipt(who, str_z(h.a, str_printf(h.a, "%s\nfinal\n",
							 house_attack(&h, who))));
	for (int i = 0; i < 5; i++) {
		after = receipt(ANN, words[i]);
		/* Up to the number of the receipt they are the same. */
		size_t a = str_find(before[i], STR("Receipt ")),
		       b = str_find(after, STR("Receipt "));
		ck_assert_uint_ne(a, SIZE_MAX);
		ck_assert(
			str_equal(str_slice(before[i], 0, a), str_slice(after, 0, b)));
	}
}
END_TEST

START_TEST(preview_reads_his_orders_as_the_run_will)
{
	house_start(&h);
	struct str r = receipt(ANN, "preview\n");
	ck_assert(says(r, "You have given no orders."));
	ck_assert(says(r, "Still missing: an attack on"));
	ck_assert(says(r, "you also miss orders"));
	const char *order = str_z(h.a, str_trim(str_of(house_attack(&h, ANN))));
	r = receipt(ANN,
		    str_z(h.a, str_printf(h.a, "%s else %s\npreview\n", order, order)));
	ck_assert(says(r, "The first one that is legal then is used."));
	ck_assert(says(r, "Nothing that you must order is missing."));
	r = receipt(ANN,
		    str_z(h.a, str_printf(h.a, "%s if blue attacks green 1\npreview\n",
					  order)));
	ck_assert(says(r, "Its condition is checked when all orders are in"));
}
END_TEST

START_TEST(before_the_start_they_say_that_it_has_not_begun)
{
	house_join(&h);
	house_write(&h, ANN, "status\npreview\ntemplate\nhistory\nrules\n");
	house_round(&h);
	struct str r = house_last(&h, ANN, "receipt").body;
	ck_assert(says(r, "not all have joined yet. You are in") ||
		  says(r, "You are in"));
	ck_assert(says(r, "PREVIEW: no phase is open for you."));
	ck_assert(says(r, "TEMPLATE: there is a form once the game has begun."));
	ck_assert(says(r, "HISTORY: you have had no report yet."));
	ck_assert(says(r, "RULINGS OF THIS GAME"));
}
END_TEST

/* HISTORY ---------------------------------------------------------------------- */

/* The text of a report, out of a letter that has pictures as well. */
static struct str text_of(struct str body)
{
	return str_slice(body, str_find(body, STR("COSMIC ENCOUNTER")),
			 str_find(body, STR("Help: mail HELP")));
}

START_TEST(history_brings_the_report_word_for_word)
{
	house_start(&h);
	struct str then = text_of(house_last(&h, ANN, "T1 P1 report").body);
	ck_assert_uint_gt(then.n, 1000);
	run();
	struct str r = receipt(ANN, "history 1.1\n");
	ck_assert(says(r, "HISTORY 1.1: the report as it was sent to you."));
	ck_assert_uint_ne(str_find(r, str_trim(then)), SIZE_MAX);
	/* Their own: Bob's has another hand. */
	struct str bob = text_of(house_last(&h, BOB, "T1 P1 report").body);
	ck_assert_uint_eq(str_find(r, str_trim(bob)), SIZE_MAX);
}
END_TEST

START_TEST(history_takes_the_words_as_people_write_them_and_tells_wrong_ones)
{
	house_start(&h);
	run();
	ck_assert(says(receipt(ANN, "history\n"), "turn 1: 1.1, 1.2"));
	ck_assert(says(receipt(ANN, "History turn 1, phase 1.\n"), "HISTORY 1.1: the"));
	ck_assert(says(receipt(ANN, "history last\n"), "HISTORY 1.2: the report"));
	ck_assert(says(receipt(ANN, "history 7.1\n"), "phase 7.1 was never open."));
	ck_assert(says(receipt(ANN, "history 0.1\n"), "is not a turn and phase"));
	ck_assert(
		says(receipt(ANN, "history of mankind\n"), "is not a turn and phase"));
	ck_assert(says(receipt(ANN, "history 99999999999999999999.1\n"),
		       "is not a turn and phase"));
}
END_TEST

START_TEST(history_does_not_flood)
{
	house_start(&h);
	for (int i = 0; i < 3; i++)
		run();
	struct str r = receipt(ANN, "history 1.1\nhistory 1.2\nhistory 1.3\n"
				    "history 1.4\nhistory 1.1\n");
	ck_assert_int_eq(count(r, "the report as it was sent to you"), 3);
	ck_assert(says(
		r,
		"HISTORY 1.4: one letter brings 3 reports; ask for this one in another."));
	r = receipt(ANN, "history 1.1\nhistory 1.4\n");
	ck_assert(says(r, "HISTORY 1.1: it was sent to you today"));
	ck_assert(says(r, "HISTORY 1.4: the report as it was sent to you."));
	house_pass(&h, DAY);
	ck_assert(says(receipt(ANN, "history 1.1\n"), "HISTORY 1.1: the report as it"));
}
END_TEST

START_TEST(who_came_later_reads_what_all_might_and_no_hand_of_then)
{
	struct err err = {0};

	house_start(&h);
	struct str was = house_last(&h, DAN, "T1 P1 report").body;
	ck_assert(says(was, "Your cards:"));
	run();
	ck_assert_msg(seat_replace(&h.home, h.a, STR("kestrel"), STR("yellow"),
				   STR("Eve <bob2@example.org>"), &err),
		      "%s", err.text);
	house_round(&h);
	struct sent *s;
	int n = house_sent(&h, &s);
	struct str key = STR("");
	for (int i = 0; i < n; i++)
		if (str_is(s[i].to, "bob2@example.org"))
			key = s[i].reply_to;
	ck_assert(key.n);
	house_post(&h, "bob2@example.org", str_z(h.a, key), "join\n");
	house_round(&h);
	n = house_sent(&h, &s);
	for (int i = 0; i < n; i++)
		if (str_is(s[i].to, "bob2@example.org"))
			key = s[i].reply_to;
	house_post(&h, "bob2@example.org", str_z(h.a, key),
		   "history 1.1\nhistory 1.2\n");
	house_round(&h);
	n = house_sent(&h, &s);
	struct str r = STR("");
	for (int i = 0; i < n; i++)
		if (str_is(s[i].to, "bob2@example.org"))
			r = s[i].body;
	ck_assert(says(
		r,
		"HISTORY 1.1: the report as everybody may read it, because it went to the player who had your seat before you."));
	ck_assert(says(r, "HISTORY 1.2: the report as it was sent to you."));
	/* Their hand is in the second alone. */
	ck_assert_int_eq(count(r, "Your cards:"), 1);
}
END_TEST

/* HELP -------------------------------------------------------------------------- */

static void need_help(const struct vocab *v, const char *word)
{
	struct buf b = buf_in(h.a);
	struct str text, line;

	orders_help(v, NULL, 0, 0, str_of(word), &b);
	text = buf_str(&b);
	ck_assert_msg(str_find(text, STR("There is no help on")) == SIZE_MAX,
		      "no help on %s", word);
	while (str_line(&text, &line))
		ck_assert_msg(str_columns(line) <= 72, "help %s: %.*s", word,
			      STR_ARG(line));
}

/* Each word that the list names. */
static void need_help_on_list(const struct vocab *v)
{
	struct buf b = buf_in(h.a);
	struct str word;

	orders_help(v, NULL, 0, 0, STR(""), &b);
	struct str list = house_flat(&h, buf_str(&b));
	const struct str begin = STR("HELP and a word: ");
	size_t at = str_find(list, begin), end = str_find(list, STR(", or any of"));
	ck_assert(at != SIZE_MAX && end != SIZE_MAX);
	ck_assert(str_find(list, STR("HELP PLAY")) != SIZE_MAX);
	list = str_slice(list, at + begin.n, end);
	while (list.n) {
		word = str_trim(str_until(&list, ','));
		ck_assert(!str_is(word, "play")); /* that is how the game is played */
		need_help(v, str_z(h.a, word));
	}
}

START_TEST(every_command_and_order_word_has_its_help)
{
	for (int g = 0; games[g]; g++) {
		const struct vocab *v = games[g]->vocab;
		ck_assert_msg(games[g]->lesson != NULL, "HELP PLAY of %s",
			      games[g]->name);
		for (int kind = 0; kind <= COMMAND_CLEAR; kind++)
			need_help(v,
				  str_z(h.a,
					str_lower(h.a,
						  str_of(command_name(
							  (enum command_kind)kind)))));
		for (const struct verb *u = v->verbs; u->parse; u++)
			if (u->name)
				need_help(v, u->name);
		need_help_on_list(v);
	}
	static const char *const more[] = {"preference", "if",       "unless",
					   "else",       "press",    "replace",
					   "orders",     "commands", "end"};
	for (size_t i = 0; i < sizeof more / sizeof *more; i++)
		need_help(games[0]->vocab, more[i]);
}
END_TEST

/* Somebody who has never played reads on one screen how a turn runs, how a challenge is won,
 * what the Warp is and who wins; and each word of the game has its own help. */
START_TEST(help_play_teaches_the_game_and_help_its_words)
{
	static const char *const teaches[] = {
		"five foreign bases",
		"A turn has four phases",
		"higher total wins",
		"defence wins a tie",
		"The tokens of a losing side go to the Warp",
		"a player whom a side invited may",
		"A game lasts about"};
	static const char *const words[] = {
		"warp",        "destiny",       "winning",      "limbo",
		"base",        "token",         "challenge",    "allies",
		"compromise",  "consolation",   "edicts",       "hand",
		"lead",        "plague",        "mobius tubes", "force field",
		"zap",         "deck",          "discards",     "old cards",
		"tie",         "missed orders", "nmr",          "home planet",
		"foreign",     "conditions",    "deadline",     "vacation",
		"unsubscribe", "report"};

	house_start(&h);
	struct str r = house_flat(&h, receipt(ANN, "help play\n"));
	for (size_t i = 0; i < sizeof teaches / sizeof *teaches; i++)
		ck_assert_msg(says(r, teaches[i]), "%s", teaches[i]);
	for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
		r = receipt(ANN, str_z(h.a, str_printf(h.a, "help %s\n", words[i])));
		ck_assert_msg(!says(r, "There is no help on"), "%s", words[i]);
	}
	/* The invitation says the same. */
	r = house_flat(&h, house_text(&h, house_last(&h, BOB, "invitation")));
	for (size_t i = 0; i < sizeof teaches / sizeof *teaches; i++)
		ck_assert_msg(says(r, teaches[i]), "invitation: %s", teaches[i]);
	ck_assert(says(r, "INVITED SO FAR Ann, Bob"));
}
END_TEST

START_TEST(help_on_nothing_lists_what_there_is)
{
	house_start(&h);
	struct str r = receipt(ANN, "help xyzzy\n");
	ck_assert(says(r, "There is no help on 'xyzzy'."));
	ck_assert(says(r, "In a letter of its own: observe, news, join GAME."));
	/* A misspelt word has the help that was meant, and not the list. */
	r = receipt(ANN, "help hisory\n");
	ck_assert(says(r, "There is no help on 'hisory'; this is HELP history:"));
	ck_assert(says(r, "`history last` sends the newest"));
	ck_assert(!says(r, "One order a line"));
	ck_assert(says(receipt(ANN, "help atack\n"), "this is HELP attack:"));
	/* A report names rulings by their marks. */
	ck_assert(says(receipt(ANN, "help R-172\n"),
		       "R-172. What counts. An NMR is a phase for which the player"));
	/* So does the GM's log, by those of the older rules. */
	ck_assert(says(receipt(ANN, "help pc-7.2\n"),
		       "PC-7.2. The owner of that system is the defender."));
	ck_assert(says(receipt(ANN, "help r-999\n"), "There is no help on 'r-999'"));
	r = receipt(ANN, "help qwertz\n");
	ck_assert(says(r, "history, why, absent, resign"));
}
END_TEST

/* Settings ------------------------------------------------------------------------ */

START_TEST(wrong_words_are_told_what_would_be_right)
{
	house_start(&h);
	struct str r = receipt(ANN, "timezone Mars/Olympus\ndigest sometimes\n"
				    "format clay\ntimezone\nobserve\n");
	ck_assert(says(
		r,
		"TIMEZONE: \"Mars/Olympus\" is not known; write for example TIMEZONE Europe/London"));
	ck_assert(says(
		r,
		"DIGEST: \"sometimes\" is neither ON nor OFF. DIGEST is off. DIGEST ON:"));
	ck_assert(says(r, "FORMAT: \"clay\" is not a format; write FORMAT TEXT"));
	ck_assert(says(r, "OBSERVE: you play in this game"));
	ck_assert(says(
		receipt(ANN, "format\n"),
		"FORMAT: your letters are text and HTML in one letter. FORMAT TEXT"));
	ck_assert(says(r, "TIMEZONE: your letters show times in UTC."));
	(void)receipt(ANN, "timezone Asia/Tokyo\n");
	ck_assert(says(receipt(ANN, "status\n"), "in Tokyo"));
	(void)receipt(ANN, "timezone off\n");
	ck_assert(!says(receipt(ANN, "status\n"), "in Tokyo"));
}
END_TEST

static void announce_it(const char *text)
{
	struct err err = {0};
	ck_assert_msg(announce_by_gm(&h.home, h.a, STR("kestrel"), str_of(text), &err),
		      "%s", err.text);
}

START_TEST(a_digest_gathers_a_day_and_others_hear_at_once)
{
	struct err err = {0};

	house_start(&h);
	(void)receipt(ANN, "digest on\n");
	announce_it("One.");
	/* An absence that moves nothing only tells; one that moves the deadline does not
	 * wait (below). */
	(void)receipt(BOB, "absent 2 Dec to 3 Dec\n");
	ck_assert_int_eq(house_count(&h, CAT, "is absent"), 1);
	ck_assert_int_eq(house_count(&h, ANN, "is absent"), 0);
	house_pass(&h, HOUR);
	ck_assert(option_turn(&h.home, h.a, STR("kestrel"), STR("grace"), STR("1"),
			      false, STR("the snow"), &err));
	house_round(&h);
	ck_assert_int_eq(house_count(&h, BOB, "a word of the GM"), 1);
	ck_assert_int_eq(house_count(&h, ANN, "a word of the GM"), 0);
	ck_assert_int_eq(house_count(&h, ANN, "option"), 0);
	/* A deadline that moves is told at once. */
	ck_assert(phase_extend(&h.home, h.a, STR("kestrel"), h.now + 20 * DAY, STR(""),
			       &err));
	house_round(&h);
	ck_assert_int_eq(house_count(&h, ANN, "orders due Sun 24 Mar"), 1);
	house_pass(&h, 22 * HOUR);
	house_round(&h);
	ck_assert_int_eq(house_count(&h, ANN, "news of the day"), 0);
	house_pass(&h, HOUR);
	house_round(&h);
	struct sent s = house_last(&h, ANN, "news of the day: 3 pieces");
	ck_assert(says(s.body, "Bob (Blue) is absent 2-3 Dec."));
	ck_assert(says(s.body, "One."));
	ck_assert(says(
		s.body,
		"Option grace is now 1. Orders count for an hour after a deadline, as long as somebody still owes some. Reason: the snow"));
	house_pass(&h, 2 * DAY);
	house_round(&h);
	ck_assert_int_eq(house_count(&h, ANN, "news of the day"), 1);
}
END_TEST

START_TEST(the_report_tells_it_and_digest_off_sends_it)
{
	house_start(&h);
	(void)receipt(ANN, "digest on\n");
	announce_it("In the report.");
	run();
	ck_assert(says(house_last(&h, ANN, "T1 P2 report").body, "In the report."));
	house_pass(&h, 2 * DAY);
	house_round(&h);
	ck_assert_int_eq(house_count(&h, ANN, "news of the day"), 0);
	announce_it("Now, please.");
	house_round(&h);
	ck_assert_int_eq(house_count(&h, ANN, "news of the day"), 0);
	(void)receipt(ANN, "digest off\n");
	ck_assert(says(house_last(&h, ANN, "news of the day").body, "Now, please."));
	announce_it("At once.");
	house_round(&h);
	ck_assert(says(house_last(&h, ANN, "a word of the GM").body, "At once."));
}
END_TEST

START_TEST(rulings_stand_in_rules)
{
	struct err err = {0};
	int number;

	house_start(&h);
	ck_assert(announce_ruling(&h.home, h.a, STR("kestrel"), STR("Tea is at four."),
				  &number, &err));
	ck_assert_int_eq(number, 1);
	ck_assert(says(receipt(ANN, "rules\n"), "Tea is at four."));
	ck_assert(!announce_ruling(&h.home, h.a, STR("kestrel"), STR(" \n "), &number,
				   &err));
	ck_assert_int_eq(err.kind, ERR_REFUSED);
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("server/answers");
	TCase *t = tcase_create("answers");

	tcase_set_timeout(t, 60);
	tcase_add_checked_fixture(t, open_up, shut);
	tcase_add_test(t, one_receipt_answers_all_commands_each_once);
	tcase_add_test(t, more_commands_than_a_letter_answers_are_told_so);
	tcase_add_test(t, status_has_orders_deadline_in_his_zone_and_what_he_said);
	tcase_add_test(t, status_repeats_nothing_of_its_receipt);
	tcase_add_test(t, status_has_what_waits_for_later_phases);
	tcase_add_test(t, neither_tells_whether_others_have_ordered);
	tcase_add_test(t, preview_reads_his_orders_as_the_run_will);
	tcase_add_test(t, before_the_start_they_say_that_it_has_not_begun);
	tcase_add_test(t, history_brings_the_report_word_for_word);
	tcase_add_test(
		t, history_takes_the_words_as_people_write_them_and_tells_wrong_ones);
	tcase_add_test(t, history_does_not_flood);
	tcase_add_test(t, who_came_later_reads_what_all_might_and_no_hand_of_then);
	tcase_add_test(t, every_command_and_order_word_has_its_help);
	tcase_add_test(t, help_on_nothing_lists_what_there_is);
	tcase_add_test(t, help_play_teaches_the_game_and_help_its_words);
	tcase_add_test(t, wrong_words_are_told_what_would_be_right);
	tcase_add_test(t, a_digest_gathers_a_day_and_others_hear_at_once);
	tcase_add_test(t, the_report_tells_it_and_digest_off_sends_it);
	tcase_add_test(t, rulings_stand_in_rules);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(suite)
