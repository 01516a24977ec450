/* Nothing is lost: a likely order is asked about and given by a YES, words other than
 * orders are kept for the GM, and a phase runs early only when nobody has anything
 * open.
 * SPDX-License-Identifier: ISC */
#include "tests/server/intake/questions_kit.h"

#include "server/intake/orders_byhand.h"
#include "server/people/answer_player.h"
#include "server/people/seats.h"
#include "server/phase/phase_byhand.h"
#include "server/phase/phase_rollback.h"
#include "server/todo/todo.h"

/* Letters of players that wait for the GM's answer. */
static int n_words(const struct todo *all, int n)
{
	int words = 0;

	for (int i = 0; i < n; i++)
		words += all[i].kind == TODO_WORD;
	return words;
}

static bool runs_early(void)
{
	return house_game(&h).early != 0;
}

static void others_are_in(void)
{
	for (int i = BOB; i <= DAN; i++)
		house_write(&h, i, house_attack(&h, i));
	house_round(&h);
}

/* The GM lets Ann be played at random, and runs the phase. */
static void run_by_force(void)
{
	struct err err = {0};

	ck_assert_msg(
		phase_allow_random(&h.home, h.a, STR("kestrel"), STR("red"), &err),
		"%s", err.text);
	house_run(&h);
}

/* YES ------------------------------------------------------------------------ */

START_TEST(yes_above_the_receipt_sends_what_was_asked)
{
	struct sent r = receipt(ANN, perhaps(ANN, 3));

	has(r, "1 QUESTION");
	has(r, "Reply YES to send it");
	has(r, "Still open: your YES or NO to receipt");
	ck_assert_int_eq(house_slots(&h, ANN), 0);
	ck_assert_int_eq(n_open(ANN), 1);
	r = answer(ANN, r, "Yes, please.\r\n");
	has(r, "ACCEPTED 1 order");
	ck_assert_int_eq(house_slots(&h, ANN), 1);
	ck_assert_int_eq(n_open(ANN), 0);
	has_not(r, "Still open");
}
END_TEST

/* What the YES sends lacks nothing, so a line below it that was not understood adds to it at most. One that may
 * take it back does stop it. */
START_TEST(a_line_below_a_yes_undoes_it_only_where_it_may_take_it_back)
{
	answer(ANN, receipt(ANN, perhaps(ANN, 3)),
	       "YES\r\n\r\nand 3 more cards of mine there\r\n");
	ck_assert_int_eq(house_slots(&h, ANN), 1);
	answer(ANN, receipt(ANN, perhaps(ANN, 4)),
	       "YES\r\n\r\nbut no attack at all if Blue has 3 cards in C1\r\n");
	ck_assert_int_eq(house_slots(&h, ANN), 1);
	ck_assert_int_gt(n_open(ANN), 0);
}
END_TEST

/* "And ..." behind the YES is a sentence of its own, and no part of the order that is sent. */
START_TEST(words_behind_a_yes_are_no_part_of_what_it_sends)
{
	static const char *const tails[] = {
		"YES. And 3 more cards of mine there",
		"YES, and something about the Plague on Blue later",
		"Yes. With my best army please, in C7",
		"YES\r\nand 3 more cards of mine there"};

	for (size_t i = 0; i < sizeof tails / sizeof *tails; i++) {
		answer(ANN, receipt(ANN, perhaps(ANN, 1 + (int)i)), tails[i]);
		ck_assert_msg(house_slots(&h, ANN) == 1, "%s", tails[i]);
	}
}
END_TEST

START_TEST(people_say_yes_in_many_ways_and_no_in_some)
{
	static const char *const yes[] = {"YES",     "Y",         "y",    "OK",
					  "ok.",     "Yes!",      "Okay", "yes please",
					  "confirm", "I confirm."};
	static const char *const no[] = {"NO", "no.", "No, thanks", "n"};

	for (size_t i = 0; i < sizeof yes / sizeof *yes; i++) {
		struct sent r = receipt(ANN, perhaps(ANN, 1 + (int)i % 5));
		ck_assert_int_eq(n_open(ANN), 1);
		answer(ANN, r, yes[i]);
		ck_assert_msg(n_open(ANN) == 0, "%s", yes[i]);
		ck_assert_msg(house_slots(&h, ANN) == 1, "%s", yes[i]);
		receipt(ANN, "clear\n");
	}
	for (size_t i = 0; i < sizeof no / sizeof *no; i++) {
		struct sent r = receipt(ANN, perhaps(ANN, 1 + (int)i % 5));
		r = answer(ANN, r, no[i]);
		has(r, "DROPPED");
		ck_assert_msg(n_open(ANN) == 0, "%s", no[i]);
		ck_assert_msg(house_slots(&h, ANN) == 0, "%s", no[i]);
	}
}
END_TEST

START_TEST(what_stands_under_a_yes_is_read_as_well)
{
	struct sent r = receipt(ANN, perhaps(ANN, 3));

	r = answer(ANN, r, "Yes\r\n\r\nwait\r\n");
	has(r, "ACCEPTED 1 order");
	has(r, "You are set to WAIT");
}
END_TEST

/* "NO 8" below an order answers question 8, and the order counts. */
/* The orders that a YES sends take its place and count no lines: a fault below it keeps the number that the line has in
 * the letter, also where another stands on the line of the YES. */
START_TEST(lines_below_a_yes_keep_their_numbers)
{
	struct sent r = receipt(ANN, perhaps(ANN, 3));

	r = answer(ANN, r, "Hi,\r\nYES\r\n\r\nattack nowhere with 3\r\n");
	has(r, " 4 | attack nowhere");
	r = answer(ANN, r, "attack nowhere with 4\r\n");
	has(r, " 1 | attack nowhere");
	r = answer(ANN, receipt(ANN, perhaps(ANN, 2)),
		   "yes. attack nowhere with 3\r\nattack nobody with 2\r\n");
	has(r, " 1 | attack nowhere");
	has(r, " 2 | attack nobody");
}
END_TEST

START_TEST(an_answer_with_its_number_may_stand_below_an_order)
{
	struct sent asked = receipt(ANN, perhaps(ANN, 3));
	struct str mark = STR(" receipt ");
	size_t at = str_find(asked.subject, mark);
	int number;

	ck_assert_uint_ne(at, SIZE_MAX);
	ck_assert_int_eq(sscanf(asked.subject.s + at, " receipt %d", &number), 1);
	struct sent r = receipt(
		ANN, str_printf(h.a, "%s\nNO %d\n", house_attack(&h, ANN), number).s);
	has(r, "ACCEPTED 1 order");
	has(r, "what it left open is dropped");
	has_not(r, "refused");
	ck_assert_int_eq(n_open(ANN), 0);
	ck_assert_int_eq(house_slots(&h, ANN), 1);
}
END_TEST

/* A number that no receipt has answers nothing, and the line is told. */
START_TEST(an_answer_below_an_order_to_no_question_is_refused)
{
	struct sent r =
		receipt(ANN, str_printf(h.a, "%s\nNO 777\n", house_attack(&h, ANN)).s);

	has(r, "ACCEPTED 1 order, 1 line refused");
}
END_TEST

START_TEST(a_second_yes_is_told_that_it_was_answered)
{
	struct sent first = receipt(ANN, perhaps(ANN, 3));

	answer(ANN, first, "yes");
	receipt(ANN, "clear\n");
	struct sent r = answer(ANN, first, "yes");
	has(r, "nothing was done. You answered it with YES on Mon 4 Mar 2030");
	ck_assert_int_eq(house_slots(&h, ANN), 0);
}
END_TEST

START_TEST(a_yes_after_a_no_is_told_so)
{
	struct sent first = receipt(ANN, perhaps(ANN, 3));

	answer(ANN, first, "no");
	has(answer(ANN, first, "yes"), "You dropped it with NO");
	ck_assert_int_eq(house_slots(&h, ANN), 0);
}
END_TEST

START_TEST(a_later_order_takes_the_place_of_the_question)
{
	struct sent first = receipt(ANN, perhaps(ANN, 3));

	receipt(ANN, house_attack(&h, ANN));
	ck_assert_int_eq(n_open(ANN), 0);
	struct sent r = answer(ANN, first, "yes");
	has(r, "A later letter of yours");
	ck_assert_int_eq(house_slots(&h, ANN), 1);
}
END_TEST

START_TEST(a_later_question_about_the_same_takes_its_place)
{
	struct sent first = receipt(ANN, perhaps(ANN, 3));
	struct sent second = receipt(ANN, perhaps(ANN, 4));

	ck_assert_int_eq(n_open(ANN), 1);
	has(answer(ANN, first, "yes"), "A later letter of yours");
	ck_assert_int_eq(house_slots(&h, ANN), 0);
	has(answer(ANN, second, "yes"), "ACCEPTED 1 order");
	ck_assert_int_eq(house_slots(&h, ANN), 1);
}
END_TEST

START_TEST(a_yes_after_the_phase_ran_is_told_so)
{
	struct sent first = receipt(ANN, perhaps(ANN, 3));

	others_are_in();
	run_by_force();
	struct sent r = answer(ANN, first, "yes");
	has(r, "It was about turn 1, phase 1, which is no longer open");
	ck_assert_int_eq(n_open(ANN), 0);
}
END_TEST

/* What stands is not asked about, whatever the words; another planet is. */
START_TEST(what_stands_already_is_not_asked_about)
{
	receipt(ANN, str_z(h.a, str_printf(h.a, "attack %s 3 with 2 from 1\n",
					   system_of(ANN))));
	ck_assert_int_eq(house_slots(&h, ANN), 1);
	struct sent r = receipt(ANN, perhaps(ANN, 3));
	has(r, "NOTHING NEW: your orders stand");
	has(r, "Stands already, as it is: attack");
	has_not(r, "Reply YES");
	ck_assert_int_eq(n_open(ANN), 0);
	has(receipt(ANN, perhaps(ANN, 4)), "Reply YES");
	ck_assert_int_eq(n_open(ANN), 1);
}
END_TEST

/* A receipt that lists the only open question is answered by a plain word as well as the one that asked it. */
START_TEST(above_a_receipt_that_lists_the_only_open_question_a_word_answers_it)
{
	static const char *const words[] = {"YES", "No"};

	for (int i = 0; i < 2; i++) {
		receipt(ANN, perhaps(ANN, 3));
		struct sent later = receipt(ANN, "press to all: hello\n");
		has(later, "Still open");
		has_not(answer(ANN, later, words[i]), "nothing was done");
		ck_assert_int_eq(n_open(ANN), 0);
		ck_assert_int_eq(house_slots(&h, ANN), i == 0);
		receipt(ANN, "clear\n");
	}
	has(answer(ANN, receipt(ANN, "status\n"), "yes"), "asked you nothing");
}
END_TEST

/* One word for everything: each question and each refused line, of whichever receipt. The orders in force stand. */
START_TEST(no_all_drops_everything_that_is_open)
{
	house_write(&h, ANN, house_attack(&h, ANN));
	house_round(&h);
	receipt(ANN, perhaps(ANN, 4));
	receipt(ANN, "invite green in c1\n");
	struct sent r = receipt(ANN, "play plague on\n");
	ck_assert_int_ge(n_open(ANN), 2);
	has(r, "NO ALL drops everything that is open");
	r = answer(ANN, r, "NO ALL");
	ck_assert_int_eq(n_open(ANN), 0);
	has_not(r, "Still open");
	ck_assert_int_eq(house_slots(&h, ANN), 1);
	/* And YES ALL sends what was asked. */
	receipt(ANN, perhaps(ANN, 4));
	receipt(ANN, "invite green in c1\n");
	answer(ANN, receipt(ANN, "status\n"), "yes all");
	ck_assert_int_eq(house_slots(&h, ANN), 1);
	has(receipt(ANN, "status\n"), " 4 with");
}
END_TEST

/* It does not list what was asked later. */
START_TEST(above_a_receipt_from_before_the_question_a_word_does_not_answer_it)
{
	struct sent before = receipt(ANN, "press to all: hello\n");

	receipt(ANN, perhaps(ANN, 3));
	has(answer(ANN, before, "yes"), "is asked again above");
	ck_assert_int_eq(n_open(ANN), 1);
	ck_assert_int_eq(house_slots(&h, ANN), 0);
}
END_TEST

/* A refused line asks nothing that YES could answer. */
START_TEST(above_a_refused_line_yes_has_the_open_question_asked_again)
{
	receipt(ANN, perhaps(ANN, 3));
	struct sent later = receipt(ANN, "invite green in c1\n");
	has(later, "Still open");
	later = answer(ANN, later, "yes that's it");
	has(later, "asked you nothing. The question of receipt");
	ck_assert_int_eq(house_slots(&h, ANN), 0);
	answer(ANN, later, "yes that's it");
	ck_assert_int_eq(house_slots(&h, ANN), 1);
}
END_TEST

/* Three letters in a row that say nothing are taken for a robot's, but not while a question to them is open. */
START_TEST(who_was_asked_is_answered)
{
	struct sent before = receipt(ANN, perhaps(ANN, 3));

	for (int i = 0; i < 4; i++) {
		struct sent r = receipt(
			ANN, "Well, that is what I had in mind, more or less.\n");
		has(r, "Still open");
		ck_assert(!str_equal(r.subject, before.subject));
		before = r;
	}
	ck_assert_int_eq(n_open(ANN), 1);
}
END_TEST

/* The same question twice would ask for two answers. */
START_TEST(what_is_asked_again_is_asked_once)
{
	/* clang-format off */
	static const struct { const char *first, *again, *left; } said[] = {
		{"I am on holiday from 10 Mar to 14 Mar.", "I'm away 10 Mar to 14 Mar", "absent 10 Mar to 14 Mar"},
		{"I'm away 10 Mar to 14 Mar", "absent 11 Mar to 14 Mar", ""},
		{"Please wait for the deadline, I may change my mind", "wait", ""},
	};
	/* clang-format on */
	for (size_t i = 0; i < sizeof said / sizeof *said; i++) {
		receipt(ANN, str_z(h.a, str_printf(h.a, "%s\n", said[i].first)));
		ck_assert_int_eq(n_open(ANN), 1);
		struct sent r = receipt(
			ANN, str_z(h.a, str_printf(h.a, "%s\n", said[i].again)));
		ck_assert_int_eq(n_open(ANN), *said[i].left != 0);
		if (*said[i].left)
			has(r, said[i].left);
		receipt(ANN, "no\n");
		ck_assert_int_eq(n_open(ANN), 0);
	}
}
END_TEST

START_TEST(without_the_subject_it_is_the_only_open_question)
{
	receipt(ANN, perhaps(ANN, 3));
	has(receipt(ANN, "yes\n"), "ACCEPTED 1 order");
	has(receipt(ANN, "yes\n"), "No question to you is open");
}
END_TEST

START_TEST(a_forged_yes_does_nothing)
{
	struct sent r = receipt(ANN, perhaps(ANN, 3));
	const char *key = str_z(h.a, r.reply_to);

	house_post(&h, "eve@elsewhere.org", key, "yes\n");
	house_round(&h);
	house_post(&h, house_address[ANN], "gm@example.org", "yes\n");
	house_round(&h);
	/* Bob's key and address, under the subject of Ann's receipt. */
	has(answer(BOB,
		   (struct sent){.reply_to = house_key(&h, BOB),
				 .subject = r.subject,
				 .bytes = r.bytes,
				 .body = r.body,
				 .id = r.id},
		   "yes"),
	    "nothing was done");
	ck_assert_int_eq(house_slots(&h, ANN), 0);
	ck_assert_int_eq(house_slots(&h, BOB), 0);
	ck_assert_int_eq(n_open(ANN), 1);
}
END_TEST

START_TEST(questions_are_there_again_when_their_phase_is_taken_back)
{
	struct rollback out;
	struct err err = {0};
	struct sent first = receipt(ANN, perhaps(ANN, 3));

	others_are_in();
	run_by_force();
	ck_assert_msg(phase_rollback(&h.home, h.a, STR("kestrel"), 1, 1, STR("a test"),
				     false, &out, &err),
		      "%s", err.text);
	house_round(&h);
	ck_assert_int_eq(n_open(ANN), 1);
	has(answer(ANN, first, "yes"), "ACCEPTED 1 order");
	ck_assert_int_eq(house_slots(&h, ANN), 1);
	ck_assert_int_eq(n_open(ANN), 0);
}
END_TEST

START_TEST(who_takes_over_a_seat_has_no_question_of_the_one_before)
{
	struct err err = {0};

	receipt(ANN, perhaps(ANN, 3));
	ck_assert_msg(seat_replace(&h.home, h.a, STR("kestrel"), STR("red"),
				   STR("Olaf <olaf@example.com>"), &err),
		      "%s", err.text);
	ck_assert_int_eq(n_open(ANN), 0);
}
END_TEST

/* Complete ------------------------------------------------------------------- */

START_TEST(a_phase_with_an_open_question_does_not_run_early)
{
	others_are_in();
	receipt(ANN, house_attack(&h, ANN));
	ck_assert(runs_early());
	struct sent r = receipt(ANN, "vacation 24 Nov to 26 Nov\n");
	has(r, "QUESTION");
	ck_assert(!runs_early());
	answer(ANN, r, "no");
	ck_assert(runs_early());
}
END_TEST

START_TEST(a_refused_line_holds_the_phase_to_its_deadline)
{
	others_are_in();
	struct sent r =
		receipt(ANN, str_z(h.a, str_printf(h.a, "%splay plague on blue\n",
						   house_attack(&h, ANN))));

	has(r, "ACCEPTED 1 order, 1 line refused");
	has(r, "Still open: an answer to the line refused in receipt");
	ck_assert(!runs_early());
	house_pass(&h, 2 * HOUR);
	house_round(&h);
	ck_assert_int_eq(house_game(&h).phase, 1);
	has(receipt(ANN, "final\n"), "RUNS EARLY");
	ck_assert(runs_early());
}
END_TEST

START_TEST(the_refused_lines_of_a_letter_are_dropped_by_one_no)
{
	struct sent r = receipt(ANN, "play plague on blue\ncard 40 in c1\nlimbo 9\n");

	has(r, "Still open: an answer to the lines refused in receipt");
	has(r, "(play plague on blue;");
	struct str text = house_flat(&h, house_text(&h, r));
	size_t at = str_find(text, STR("drops"));
	ck_assert(at != SIZE_MAX);
	ck_assert(str_find(str_slice(text, at + 1, text.n), STR("drops")) == SIZE_MAX);
	answer(ANN, r, "no");
	ck_assert_int_eq(n_open(ANN), 0);
}
END_TEST

/* "Invite Blue" of a player with several challenges says too little; the next invitation is the answer to it,
 * whichever challenge it names. */
START_TEST(a_refused_line_without_its_place_is_answered_by_its_verb)
{
	const char *const names[] = {"red", "blue", "green", "yellow"};
	int asked = 0;

	for (int i = ANN; i <= DAN; i++)
		house_write(&h, i, house_attack(&h, i));
	house_round(&h);
	house_run(&h);
	for (int i = 0; i < 16; i++) {
		int who = i / 4;
		const char *line =
			str_z(h.a, str_printf(h.a, "invite %s\n", names[i % 4]));
		if (who == i % 4 || n_open(who) ||
		    !says(receipt(who, line), "In which challenge"))
			continue;
		ck_assert_int_eq(n_open(who), 1);
		for (int c = 1; c <= 4 && n_open(who); c++)
			receipt(who,
				str_z(h.a,
				      str_printf(h.a, "invite nobody in c%d\n", c)));
		ck_assert_int_eq(n_open(who), 0);
		asked++;
	}
	ck_assert_int_gt(asked, 0);
}
END_TEST

START_TEST(a_refused_attack_is_waited_for)
{
	others_are_in();
	receipt(ANN, "wait\nnowait\n");
	struct sent r = receipt(
		ANN, str_z(h.a, str_printf(h.a, "attack purple 3 with 2 from 1\n")));
	has(r, "Still missing: an attack");
	ck_assert(!runs_early());
	has(receipt(ANN, house_attack(&h, ANN)), "RUNS EARLY");
	ck_assert_int_eq(n_open(ANN), 0);
}
END_TEST

START_TEST(final_with_something_missing_is_warned)
{
	others_are_in();
	struct sent r = receipt(ANN, "final\n");

	has(r, "RUNS EARLY");
	has(r, "YOUR ORDERS ARE NOT COMPLETE");
}
END_TEST

START_TEST(reminders_tell_what_is_open)
{
	receipt(ANN, str_z(h.a, str_printf(h.a, "%svacation 24 Nov to 26 Nov\n",
					   house_attack(&h, ANN))));
	ck_assert_int_eq(n_open(ANN), 1);
	house_pass(&h, house_game(&h).deadline - 11 * HOUR - h.now);
	house_round(&h);
	has(house_last(&h, ANN, "reminder"), "your YES or NO to receipt");
	has(house_last(&h, ANN, "reminder"), "You may order: attack,");
	has(house_last(&h, ANN, "reminder"),
	    "HELP and one of these words explains it.");
	has(receipt(ANN, "status\n"), "Still open: your YES or NO to receipt");
}
END_TEST

/* A letter of which nothing counts yet has come all the same: neither its writer nor the GM is told otherwise. */
START_TEST(a_letter_with_open_questions_alone_has_come)
{
	receipt(ANN, perhaps(ANN, 3));
	house_pass(&h, house_game(&h).deadline - 11 * HOUR - h.now);
	house_round(&h);
	has(house_last(&h, ANN, "reminder"), "your letter has come");
	has_not(house_last(&h, ANN, "reminder"), "nothing has come");
	has(house_last(&h, BOB, "reminder"), "no orders have come from you");
	house_pass(&h, 10 * HOUR);
	house_round(&h);
	has(house_last(&h, -1, "orders are missing"), "sent nothing that counts yet");
	has(house_last(&h, -1, "orders are missing"),
	    "For more time: postalgm phase extend kestrel +1d");
}
END_TEST

START_TEST(orders_sent_early_leave_their_refused_lines_open_when_they_are_read)
{
	receipt(ANN, "orders turn 1 phase 2\ncard 40 in c1\ninvite nobody in c9\n");
	others_are_in();
	run_by_force();
	ck_assert_int_eq(house_game(&h).phase, 2);
	ck_assert_int_gt(n_open(ANN), 0);
	has(house_last(&h, ANN, "T1 P2 receipt"),
	    "Still open: an answer to the lines refused");
}
END_TEST

START_TEST(the_gm_answers_by_telephone_what_was_open)
{
	struct reading *reading;
	struct str text;
	struct err err = {0};

	receipt(ANN, perhaps(ANN, 3));
	ck_assert_int_eq(n_open(ANN), 1);
	ck_assert_msg(orders_by_gm(&h.home, h.a, STR("kestrel"), STR("red"),
				   str_of(house_attack(&h, ANN)), true, &reading, &text,
				   &err),
		      "%s", err.text);
	ck_assert_int_eq(n_open(ANN), 0);
}
END_TEST

/* Late ----------------------------------------------------------------------- */

START_TEST(a_late_letter_is_told_how_late_and_what_counted)
{
	const char *first = house_attack(&h, ANN);

	for (int i = ANN; i <= DAN; i++)
		house_write(
			&h, i,
			str_z(h.a, str_printf(h.a, "wait\n%s", house_attack(&h, i))));
	house_round(&h);
	house_pass(&h, house_game(&h).deadline + 15 - h.now);
	house_write(&h, ANN, first);
	house_round(&h);
	ck_assert_int_eq(house_game(&h).phase, 2);
	struct sent r = house_last(&h, ANN, "receipt");
	has(r, "15 seconds late: turn 1, phase 1 closed on Wed 6 Mar 2030 20:00 UTC.");
	has(r, "Your orders of receipt 2 counted.");
}
END_TEST

/* Orders in free words are sentences once their phase is over, and late as well. */
START_TEST(a_late_letter_in_free_words_is_told_so_too)
{
	struct sent report = house_last(&h, ANN, "report");

	for (int i = ANN; i <= DAN; i++)
		house_write(
			&h, i,
			str_z(h.a, str_printf(h.a, "wait\n%s", house_attack(&h, i))));
	house_round(&h);
	house_pass(&h, house_game(&h).deadline + 15 - h.now);
	house_round(&h);
	struct sent r = answer(ANN, report,
			       "Hello, I was ill. I attack with all that I have.\r\n");
	has(r, "late: turn 1, phase 1 closed on Wed 6 Mar 2030 20:00 UTC.");
	has(r, "Your orders of receipt 2 counted.");
}
END_TEST

/* In the zone of its writer, as deadlines are. */
START_TEST(times_in_answers_are_told_in_the_players_zone)
{
	static const struct {
		int who;
		const char *closed;
	} late[] = {
		{ANN, "closed on Thu 7 Mar 2030 20:00 UTC = Fri 01:30 in Kolkata. "},
		{CAT, "closed on Thu 7 Mar 2030 20:00 UTC = Thu 15:00 in New York. "},
		{DAN, "closed on Thu 7 Mar 2030 20:00 UTC. "}};

	house_write(&h, BOB, "timezone Asia/Tokyo\n");
	struct sent asked = receipt(BOB, perhaps(BOB, 3));
	answer(BOB, asked, "no");
	has(answer(BOB, asked, "yes"),
	    "You dropped it with NO on Mon 4 Mar 2030 09:00 UTC = Mon 18:00 in Tokyo.");
	has(receipt(BOB, "absent 7 Mar\n"),
	    "moves to Thu 7 Mar 2030 20:00 UTC = Fri 05:00 in Tokyo.");
	receipt(BOB, "resign\n");
	has(house_last(&h, BOB, "confirm"), "in Tokyo.");
	for (int i = ANN; i <= DAN; i++)
		house_write(
			&h, i,
			str_z(h.a, str_printf(h.a, "wait\n%s", house_attack(&h, i))));
	house_write(&h, ANN, "timezone Asia/Kolkata\n");
	house_write(&h, CAT, "timezone America/New_York\n");
	house_round(&h);
	house_pass(&h, house_game(&h).deadline + 15 - h.now);
	for (int i = 0; i < 3; i++)
		house_write(&h, late[i].who, house_attack(&h, late[i].who));
	house_round(&h);
	for (int i = 0; i < 3; i++)
		has(house_last(&h, late[i].who, "receipt"), late[i].closed);
}
END_TEST

START_TEST(a_first_miss_is_told_in_the_report_and_the_reminder)
{
	others_are_in();
	h.now = house_game(&h).deadline;
	house_pass(&h, 0);
	run_by_force();
	for (int i = 0; i < 2; i++) {
		struct sent s =
			house_last(&h, ANN, i ? "T1 P2 reminder" : "T1 P2 report");
		has(s,
		    "None of your orders came for turn 1, phase 1; you were played at random. Done for you then: a random attack on the system that destiny gave");
		has(s, "you leave the game at the end of its turn (rule 18)");
		has(s, "Any order prevents that, and so does the word FINAL");
		if (!i)
			house_pass(&h, house_game(&h).deadline - 11 * HOUR - h.now);
		house_round(&h);
	}
	has_not(house_last(&h, BOB, "T1 P2 report"), "If none come for the next phase");
}
END_TEST

/* For the GM ----------------------------------------------------------------- */

START_TEST(what_is_no_order_is_offered_to_the_gm_and_kept)
{
	static const char *const said[] = {
		"Can we have one more day?\n",
		"may I attack with 0 tokens?\n",
	};

	for (size_t i = 0; i < sizeof said / sizeof *said; i++) {
		struct sent r = receipt(ANN, said[i]);
		has(r, "Reply GM to pass on");
		ck_assert_int_eq(to_gm("writes to you").id, 0);
		r = answer(ANN, r, "GM\r\n");
		has(r, "PASSED ON to the GM");
		has(to_gm("Red writes to you"), str_z(h.a, str_trim(str_of(said[i]))));
		has(answer(ANN, house_last(&h, ANN, "receipt"), "GM\r\n"),
		    "nothing was done");
	}
}
END_TEST

START_TEST(words_under_gm_go_with_it)
{
	has(receipt(ANN, "GM\nI shall be late this time.\n"), "PASSED ON to the GM");
	has(to_gm("Red writes to you"), "I shall be late this time.");
}
END_TEST

/* A letter to the GM waits for their answer, in whichever way it was said; what answers the GM's own letter goes to the GM,
 * a "yes" as well, and waits, too. */
START_TEST(words_to_the_gm_wait_among_what_they_have_to_do)
{
	static const char *const ways[] = {"GM: is 3 right?\n", "GM\nis 4 right?\n",
					   "press to gm: is 5 right?\nendpress\n"};
	static const char *const back[] = {"Ah ok, thank you! But why is it so?\r\n",
					   "But why?\r\n", "Yes\r\n"};
	struct err err = {0};
	struct todo *all;
	struct answered done;
	int n;

	for (size_t i = 0; i < sizeof ways / sizeof *ways; i++) {
		(void)receipt(ANN, ways[i]);
		ck_assert_msg(todo_list(&h.home, h.a, &all, &n, &err), "%s", err.text);
		ck_assert_int_eq(n_words(all, n), (int)i + 1);
	}
	for (size_t i = 0; i < sizeof back / sizeof *back; i++) {
		ck_assert_msg(answer_player(&h.home, h.a, STR("kestrel"), STR("red"),
					    STR("No, see my ruling."), &done, &err),
			      "%s", err.text);
		house_round(&h);
		ck_assert_msg(todo_list(&h.home, h.a, &all, &n, &err), "%s", err.text);
		ck_assert_int_eq(n_words(all, n), 0);
		struct sent s = house_last(&h, ANN, "the GM writes to you");
		has(s, "Your words in a reply to this letter go to the GM");
		has(answer(ANN, s, back[i]), "PASSED ON to the GM");
		s = to_gm("Red writes to you");
		has(s, str_z(h.a, str_trim(str_of(back[i]))));
		has(s, "ANSWER red:");
		ck_assert_msg(todo_list(&h.home, h.a, &all, &n, &err), "%s", err.text);
		ck_assert_int_eq(n_words(all, n), 1);
	}
}
END_TEST

/* One letter, one answer: what the GM has is neither unread nor refused, and the GM did do something. */
START_TEST(words_under_gm_above_a_receipt_are_told_once)
{
	static const char *const said[] = {"GM\r\nIs it right that I have two attacks?",
					   "GM\r\n\r\nmay I attack with 0 tokens?",
					   "gm\r\nI shall be late this time. Sorry!"};

	for (size_t i = 0; i < sizeof said / sizeof *said; i++) {
		struct sent r =
			answer(ANN, receipt(ANN, house_attack(&h, ANN)), said[i]);
		has(r, "PASSED ON to the GM");
		has_not(r, "nothing was done");
		has_not(r, "Not read as orders");
		has_not(r, "refused");
		has_not(r, "line not read");
	}
}
END_TEST

START_TEST(what_means_a_command_is_offered_as_that_command)
{
	static const char *const said[][2] = {
		{"I resign\n", "Reply YES to resign"},
		{"unsubscribe\n", "Reply YES to resign"},
		{"vacation 24 Nov to 26 Nov\n", "absent 24 nov to 26 nov"},
	};

	for (size_t i = 0; i < sizeof said / sizeof *said; i++) {
		struct sent r = receipt(BOB, said[i][0]);
		has(r, said[i][1]);
		answer(BOB, r, "no\r\n");
	}
	struct sent r = receipt(BOB, "I resign\n");
	r = answer(BOB, r, "yes\r\n");
	has(r, "You have resigned. Your seat leaves the game at the end of this turn");
	has(r, "begin a line with GM: the GM can give you the seat back.");
}
END_TEST

/* A YES does what the question says, also where words come after the days. */
START_TEST(yes_to_an_absence_notes_it)
{
	static const char *const said[] = {
		"vacation 24 Nov to 26 Nov\n",
		"I shall be absent from 24 to 26 November and give notice accordingly.\n",
		"I am away from 24 Nov to 26 Nov, in the mountains.\n",
	};

	for (size_t i = 0; i < sizeof said / sizeof *said; i++) {
		struct sent r = receipt(CAT, said[i]);
		has(answer(CAT, r, "yes\r\n"), "ABSENT: 24-26 Nov is noted");
		receipt(CAT, "absent off\n");
	}
	static const char *const unclear[] = {
		"absent 24 Nov to 26 Nov and 30 Nov\n",
		"absent 24 Nov to some day\n",
		"absent 24 Nov and then until Friday\n",
	};
	for (size_t i = 0; i < sizeof unclear / sizeof *unclear; i++)
		has(receipt(CAT, unclear[i]), "is not a day or a span of days");
	has(receipt(CAT, "absent 24 Nov onwards\n"), "ABSENT: until when?");
}
END_TEST

START_TEST(one_bad_byte_does_not_make_a_letter_unread)
{
	const char *attack = house_attack(&h, ANN);
	struct str key = house_key(&h, ANN);

	house_drop(
		&h, NULL,
		str_printf(
			h.a,
			"From: <ann@example.org>\r\nTo: <%.*s>\r\nMessage-ID: <bad@x>\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: 8bit\r\nSubject: orders\r\n\r\n%sGr\xc3\xbc\xdf"
			"e, Ann\r\n",
			STR_ARG(key), attack));
	house_round(&h);
	has(house_last(&h, ANN, "receipt"), "ACCEPTED 1 order, 1 line not read");
	ck_assert_int_eq(house_slots(&h, ANN), 1);
	receipt(ANN, "clear\n");
	/* The byte may have been a digit: that line does not count, the next one does. */
	house_drop(
		&h, NULL,
		str_printf(
			h.a,
			"From: <ann@example.org>\r\nTo: <%.*s>\r\nMessage-ID: <worse@x>\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: 8bit\r\nSubject: orders\r\n\r\nattack %s 3 with 2\xff from 1\r\nwait\r\nThese are all my orders for now, and thank you.\r\n",
			STR_ARG(key), system_of(ANN)));
	house_round(&h);
	struct sent r = house_last(&h, ANN, "receipt");
	has(r, "1 line refused");
	has(r, "A character did not arrive as it was sent:");
	has(r, "You are set to WAIT");
	ck_assert_int_eq(house_slots(&h, ANN), 0);
}
END_TEST

START_TEST(an_order_that_the_text_part_broke_is_read_whole)
{
	struct str key = house_key(&h, ANN);
	const char *system = system_of(ANN);
	static const char long_name[] =
		"with 2 tokens from my own home planet 1 else attack";

	house_drop(
		&h, NULL,
		str_printf(
			h.a,
			"From: <ann@example.org>\r\nTo: <%.*s>\r\nMessage-ID: <two@x>\r\nMIME-Version: 1.0\r\nContent-Type: multipart/alternative; boundary=b\r\nSubject: orders\r\n\r\n--b\r\nContent-Type: text/plain\r\n\r\nplease attack %s 3 %s\r\n%s 4 with 2 from 1\r\n--b\r\nContent-Type: text/html\r\n\r\n<div>please attack %s 3 %s %s 4 with 2 from 1</div>\r\n--b--\r\n",
			STR_ARG(key), system, long_name, system, system, long_name,
			system));
	house_round(&h);
	has(house_last(&h, ANN, "receipt"), "ACCEPTED 1 order");
	has(house_last(&h, ANN, "receipt"), "with 2 from Red 1 else attack");
	has_not(house_last(&h, ANN, "receipt"), "2 | ");
}
END_TEST

/* Several matters are a list, for a sentence of them is hard to read on a phone. */
START_TEST(several_open_matters_stand_below_each_other)
{
	receipt(ANN, "vacation 8 March to 12 March\n");
	receipt(ANN, "please do not start early\n");
	struct sent r = receipt(ANN, "play plague on blue\n");
	struct str text = house_text(&h, r), line;
	int items = 0;
	bool listed = false;

	has(r, "answers of yours. Until then the phase does not run");
	while (str_line(&text, &line)) {
		listed |= str_starts(line, "Still open:");
		items += listed && str_starts(str_trim(line), "- ");
	}
	ck_assert_int_eq(items, 3);
	has(r,
	    "- your YES or NO to receipt 2 (absent 8 Mar to 12 Mar): reply YES 2 or NO 2.");
}
END_TEST

/* Each seat has another system to attack: the general examples of the game would send three of four to the wrong one. */
START_TEST(where_nothing_is_understood_the_receipt_has_the_seats_own_form)
{
	static const char *const people[] = {"Ann", "Bob", "Cat", "Dan"};

	for (int who = ANN; who <= DAN; who++) {
		struct sent got = receipt(
			who,
			str_z(h.a,
			      str_printf(h.a, "To %s, planet: my base on the number.\n",
					 people[(who + 1) % 4])));
		has(got, "written like this:");
		const char *own = str_z(h.a, str_of(system_of(who)));
		for (int other = ANN; other <= DAN; other++) {
			const char *system = system_of(other);
			const char *line =
				str_z(h.a, str_printf(h.a, "attack %s __", system));
			if (strcmp(system, own) == 0)
				has(got, line);
			else
				has_not(got, line);
		}
	}
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("server/questions");
	TCase *t = tcase_create("questions");

	tcase_set_timeout(t, 60);
	tcase_add_checked_fixture(t, open_up, shut);
	tcase_add_test(t,
		       where_nothing_is_understood_the_receipt_has_the_seats_own_form);
	tcase_add_test(t, yes_above_the_receipt_sends_what_was_asked);
	tcase_add_test(t, a_line_below_a_yes_undoes_it_only_where_it_may_take_it_back);
	tcase_add_test(t, words_behind_a_yes_are_no_part_of_what_it_sends);
	tcase_add_test(t, people_say_yes_in_many_ways_and_no_in_some);
	tcase_add_test(t, what_stands_under_a_yes_is_read_as_well);
	tcase_add_test(t, lines_below_a_yes_keep_their_numbers);
	tcase_add_test(t, an_answer_with_its_number_may_stand_below_an_order);
	tcase_add_test(t, an_answer_below_an_order_to_no_question_is_refused);
	tcase_add_test(t, a_second_yes_is_told_that_it_was_answered);
	tcase_add_test(t, a_yes_after_a_no_is_told_so);
	tcase_add_test(t, a_later_order_takes_the_place_of_the_question);
	tcase_add_test(t, a_later_question_about_the_same_takes_its_place);
	tcase_add_test(t, a_yes_after_the_phase_ran_is_told_so);
	tcase_add_test(
		t, above_a_receipt_that_lists_the_only_open_question_a_word_answers_it);
	tcase_add_test(t, no_all_drops_everything_that_is_open);
	tcase_add_test(
		t, above_a_receipt_from_before_the_question_a_word_does_not_answer_it);
	tcase_add_test(t, above_a_refused_line_yes_has_the_open_question_asked_again);
	tcase_add_test(t, who_was_asked_is_answered);
	tcase_add_test(t, without_the_subject_it_is_the_only_open_question);
	tcase_add_test(t, a_forged_yes_does_nothing);
	tcase_add_test(t, questions_are_there_again_when_their_phase_is_taken_back);
	tcase_add_test(t, who_takes_over_a_seat_has_no_question_of_the_one_before);
	tcase_add_test(t, a_phase_with_an_open_question_does_not_run_early);
	tcase_add_test(t, a_refused_line_holds_the_phase_to_its_deadline);
	tcase_add_test(t, the_refused_lines_of_a_letter_are_dropped_by_one_no);
	tcase_add_test(t, a_refused_line_without_its_place_is_answered_by_its_verb);
	tcase_add_test(t, a_refused_attack_is_waited_for);
	tcase_add_test(t, final_with_something_missing_is_warned);
	tcase_add_test(t, reminders_tell_what_is_open);
	tcase_add_test(t, a_letter_with_open_questions_alone_has_come);
	tcase_add_test(
		t, orders_sent_early_leave_their_refused_lines_open_when_they_are_read);
	tcase_add_test(t, the_gm_answers_by_telephone_what_was_open);
	tcase_add_test(t, a_late_letter_is_told_how_late_and_what_counted);
	tcase_add_test(t, a_late_letter_in_free_words_is_told_so_too);
	tcase_add_test(t, what_stands_already_is_not_asked_about);
	tcase_add_test(t, times_in_answers_are_told_in_the_players_zone);
	tcase_add_test(t, a_first_miss_is_told_in_the_report_and_the_reminder);
	tcase_add_test(t, what_is_no_order_is_offered_to_the_gm_and_kept);
	tcase_add_test(t, words_under_gm_go_with_it);
	tcase_add_test(t, words_to_the_gm_wait_among_what_they_have_to_do);
	tcase_add_test(t, words_under_gm_above_a_receipt_are_told_once);
	tcase_add_test(t, what_means_a_command_is_offered_as_that_command);
	tcase_add_test(t, what_is_asked_again_is_asked_once);
	tcase_add_test(t, yes_to_an_absence_notes_it);
	tcase_add_test(t, an_order_that_the_text_part_broke_is_read_whole);
	tcase_add_test(t, several_open_matters_stand_below_each_other);
	tcase_add_test(t, one_bad_byte_does_not_make_a_letter_unread);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(suite)
