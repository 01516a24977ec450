/* Robots that answer robots, and requests in great numbers: our answers fill nobody's mailbox. A
 * comment above each attack says what it wants; the test asserts that it does not get it.
 * SPDX-License-Identifier: ISC */
#include "schema/press.h"
#include "tests/server/intake/attackers.h"

enum { MINUTE = 60 };

/* --- robots among themselves -------------------------------------------------------------------- */

/* A robot that marks nothing answers each letter of ours from a player's own address, to
 * the key, with words of its own, for a week; and so does another for a stranger. */
static int a_week_with_a_robot(void)
{
	struct sent *s;
	int n, total = 0;

	for (int round = 0; round < 7 * 24 * 2; round++) {
		house_round(&h);
		n = sent(&s);
		for (int i = 0; i < n; i++) {
			if (!has(s[i].to, house_address[ANN]))
				continue;
			total++;
			house_post(
				&h, house_address[ANN], str_z(h.a, s[i].reply_to),
				str_z(h.a,
				      str_printf(
					      h.a,
					      "Thank you for letter %d, I am on holidays.\n",
					      total)));
		}
		house_pass(&h, HOUR / 2);
	}
	return total;
}

/* Reports and reminders of the week are what is left: each is a letter of the game's own. */
START_TEST(an_autoresponder_without_marks_is_answered_twice)
{
	int quiet = 0;
	struct sent *s;

	for (int round = 0; round < 7 * 24 * 2; round++, house_pass(&h, HOUR / 2)) {
		house_round(&h);
		int n = sent(&s);
		for (int i = 0; i < n; i++)
			quiet += has(s[i].to, house_address[ANN]);
	}
	house_close(&h);
	open_up();
	house_write(&h, ANN, "status\n"); /* one receipt; then two answers */
	int total = a_week_with_a_robot();
	ck_assert_int_le(total, quiet + 3);
	ck_assert_int_ge(total, quiet);
	/* The GM knows why. */
	ck_assert_int_eq(house_count(&h, -1, "letters of red without an order"), 1);
}
END_TEST

enum quote { MARKED, WRAPPED, DIVIDED, FIRST_PART, N_QUOTES };

/* A letter as a robot sends it back. */
static const char *sent_back(struct str body, enum quote how)
{
	struct buf b = buf_in(h.a);
	struct str line;
	size_t left = body.n * 9 / 10;

	buf_z(&b, how == DIVIDED ? "-----Original Message-----\n"
				 : "On Mon, 4 Mar 2030 at 09:00, Postal GM wrote:\n");
	while (str_line(&body, &line)) {
		if (how == FIRST_PART && line.n > left)
			break;
		left -= line.n < left ? line.n : left;
		for (; how == WRAPPED && line.n > 60;
		     line = str_slice(line, 60, line.n))
			buf_printf(&b, "> %.*s\n", 60, line.s);
		buf_printf(&b, "%s%.*s\n", how == DIVIDED ? "" : "> ", STR_ARG(line));
	}
	return str_z(h.a, buf_str(&b));
}

START_TEST(a_letter_that_is_ours_alone_has_no_answer_and_the_gm_knows)
{
	struct sent *s;
	const char *back =
		sent_back(house_last(&h, ANN, "report").body, (enum quote)_i);

	for (int i = 0; i < 5; i++) {
		house_write(&h, ANN, back);
		house_round(&h);
		ck_assert_int_eq(sent(&s), i == 0);
		ck_assert(i > 0 || has(s[0].to, "master@"));
	}
	/* One word above it, and it is answered. */
	house_write(&h, ANN, str_z(h.a, str_printf(h.a, "status\n\n%s", back)));
	house_round(&h);
	ck_assert_int_eq(sent(&s), 1);
	ck_assert(has(s[0].to, "ann@"));
}
END_TEST

/* A person wrote where nothing is read, and no order (check_typed_below.c), or left only the lines that they mean. */
START_TEST(of_those_that_quote_ours_changed_one_is_answered)
{
	struct sent *s;
	struct buf b = buf_in(h.a);
	struct str body = house_last(&h, ANN, "report").body, line;
	const size_t whole = body.n;
	bool below = false;

	while (str_line(&body, &line)) {
		if (_i == 0 || body.n < whole / 2)
			buf_printf(&b, "> %.*s\n", STR_ARG(line));
		if (_i == 0 && !below && str_find(line, STR("--=--")) != SIZE_MAX) {
			buf_z(&b, "> the usual one, please\n");
			below = true;
		}
	}
	ck_assert(below || _i == 1);
	house_write(&h, ANN, str_z(h.a, buf_str(&b)));
	house_round(&h);
	ck_assert_int_eq(sent(&s), 1);
	ck_assert(has(s[0].to, "ann@"));
	house_write(&h, ANN, str_z(h.a, buf_str(&b)));
	house_round(&h);
	ck_assert_int_eq(sent(&s), 1);
	ck_assert(has(s[0].to, "master@"));
	for (int i = 0; i < 5; i++)
		house_write(&h, ANN, str_z(h.a, buf_str(&b)));
	house_round(&h);
	ck_assert_int_eq(sent(&s), 0);
	house_write(&h, ANN, "status\n");
	house_round(&h);
	ck_assert_int_eq(sent(&s), 1);
}
END_TEST

START_TEST(a_person_who_says_thanks_three_times_and_then_orders_is_answered)
{
	struct sent *s;
	static const int expected[] = {1, 1, 1 /* the GM */, 0};

	for (int i = 0; i < 4; i++) {
		house_write(&h, ANN, "Thanks a lot!\n");
		house_round(&h);
		ck_assert_int_eq(sent(&s), expected[i]);
	}
	house_write(&h, ANN, house_attack(&h, ANN));
	house_round(&h);
	ck_assert_int_eq(sent(&s), 1);
	ck_assert(has(s[0].subject, "ACCEPTED"));
	ck_assert_int_eq(slots_of(ANN), 1);
	house_write(&h, ANN, "Thanks a lot!\n"); /* counted anew */
	house_round(&h);
	ck_assert_int_eq(sent(&s), 1);
}
END_TEST

/* What `postalgm todo` shows as words to the GM. */
static int n_for_the_gm(void)
{
	struct press_item *p;
	struct err err = {0};
	int n, all = 0;

	ck_assert(press_list(h.home.store, h.a, house_game(&h).id, PHASE_ANY, &p, &n,
			     &err));
	for (int i = 0; i < n; i++)
		all += p[i].to_gm;
	return all;
}

/* "back", "I am back", "standby": none is an order, and each is told so. A robot says the same each time. */
START_TEST(what_a_person_says_reaches_the_gm_however_many_letters_came_before)
{
	static const char *const words[] = {
		"back\n", "Here I am again.\n",     "standby\n",
		"hm\n",   "What a game this is.\n", "Hello out there.\n",
	};
	static const char *const later[] = {"So it goes.\n",
					    "Can we have one more day?\n",
					    "My brother fell ill.\n",
					    "Is anybody reading this?\n",
					    "I do not like the new map.\n",
					    "Why does Green win each time?\n"};
	struct sent *s;

	house_at(&h, "2030-03-04T10:00:00Z");
	for (int i = 0; i < 6; i++) {
		house_write(&h, ANN, words[i]);
		house_round(&h);
		ck_assert_int_eq(sent(&s), 1);
		ck_assert(has(s[0].to, house_address[ANN]));
	}
	/* From the seventh on each goes to the GM, and one an hour is answered. */
	for (int i = 0; i < 6; i++) {
		house_write(&h, ANN, later[i]);
		house_round(&h);
		ck_assert_int_eq(house_count(&h, -1, "red writes to you"), i + 1);
		struct sent gm = house_last(&h, -1, "red writes to you");
		ck_assert_msg(
			has(house_text(&h, gm), str_z(h.a, str_trim(str_of(later[i])))),
			"%.*s", STR_MADE(h.a, house_text(&h, gm)));
		ck_assert_int_eq(sent(&s), i % 2 ? 1 : 2);
		house_pass(&h, i % 2 ? HOUR - MINUTE : MINUTE);
	}
	ck_assert_int_eq(n_for_the_gm(), 6);
	/* The same words again are a robot's; the GM is told so once, with the words. */
	for (int i = 0; i < 3; i++) {
		house_write(&h, ANN, later[i]);
		house_round(&h);
		ck_assert_int_eq(sent(&s), i == 0);
	}
	ck_assert_int_eq(n_for_the_gm(), 6);
	ck_assert(has(house_text(&h, house_last(&h, -1, "without an order")),
		      "So it goes."));
	house_write(&h, ANN, "status\n");
	house_round(&h);
	ck_assert_int_eq(sent(&s), 1);
}
END_TEST

/* A slip is told each time: a person tries, and not a robot. */
START_TEST(a_person_who_tries_and_fails_is_answered_each_time)
{
	struct sent *s;

	for (int i = 0; i < 8; i++) {
		house_write(&h, ANN, "attack puce 9 with 77 from 1\n");
		house_round(&h);
		ck_assert_int_eq(sent(&s), 1);
	}
}
END_TEST

/* Someone who plays here writes to no game of theirs, and their robot answers our answer. */
START_TEST(a_robot_that_answers_to_the_plain_address_has_two_answers_in_a_week)
{
	struct sent *s;
	int total = 0;

	house_post(&h, house_address[ANN], PLAIN, "I am on holidays.\n");
	for (int round = 0; round < 7 * 24; round++, house_pass(&h, HOUR)) {
		house_round(&h);
		int n = sent(&s);
		for (int i = 0; i < n; i++)
			if (has(s[i].subject, "not carried out")) {
				total++;
				house_post(&h, house_address[ANN], PLAIN,
					   str_z(h.a, str_printf(h.a, "Away, %d.\n",
								 total)));
			}
	}
	ck_assert_int_eq(total, 2);
}
END_TEST

/* Removes the marks of a robot, as a careless relay in between might. */
static struct str without_marks(struct str bytes)
{
	static const char *const marks[] = {"Auto-Submitted",
					    "Precedence",
					    "X-Auto-Response-Suppress",
					    "X-PostalGM-Instance",
					    "List-",
					    "Return-Path",
					    NULL};
	struct buf b = buf_in(h.a);
	struct str line;
	bool head = true, left_out = false;

	while (str_line(&bytes, &line)) {
		head = head && line.n;
		if (line.n && line.s[0] != ' ' && line.s[0] != '\t')
			left_out = false;
		for (int i = 0; head && marks[i]; i++)
			left_out = left_out || str_starts(line, marks[i]);
		if (!head || !left_out)
			buf_printf(&b, "%.*s\r\n", STR_ARG(line));
	}
	return buf_str(&b);
}

/* Two houses, each a player in the other's game, write to each other for a week; the second
 * time through a relay that takes off all marks. */
START_TEST(two_houses_that_play_with_each_other_answer_each_other_nothing)
{
	static struct house other;
	bool stripped = _i == 1;
	struct err err = {0};
	struct sent *s;
	int n, answers = 0, reports = 0;

	house_open(&other, "2030-03-04T09:00:00Z");
	house_start(&other);
	(void)house_sent(&other, &s);
	other.home.config.address = STR("gm@other.example");
	/* The same test secret gave them the same name. */
	other.home.config.instance = STR("otherotherother");
	struct game g = house_game(&h);
	struct seat seat;
	ck_assert(seats_load(h.home.store, h.a, g.id, ANN, &seat, &err));
	seat.address = STR("gm@other.example");
	ck_assert(seats_save(h.home.store, &seat, &err));
	ck_assert(seats_load(other.home.store, other.a, g.id, BOB, &seat, &err));
	seat.address = STR("gm@example.org");
	ck_assert(seats_save(other.home.store, &seat, &err));
	house_post(&h, "gm@other.example", key_of(DAN), "status\n");
	for (int round = 0; round < 7 * 8; round++) {
		house_round(&h);
		house_round(&other);
		n = house_sent(&h, &s);
		for (int i = 0; i < n; i++)
			if (has(s[i].to, "gm@other.example")) {
				house_drop(&other, NULL,
					   stripped ? without_marks(s[i].bytes)
						    : s[i].bytes);
				reports++;
				answers += has(s[i].bytes, "auto-replied");
			}
		n = house_sent(&other, &s);
		for (int i = 0; i < n; i++)
			if (has(s[i].to, "gm@example.org")) {
				house_drop(&h, NULL,
					   stripped ? without_marks(s[i].bytes)
						    : s[i].bytes);
				reports++;
				answers += has(s[i].bytes, "auto-replied");
			}
		house_pass(&h, 3 * HOUR);
		house_pass(&other, 3 * HOUR);
	}
	ck_assert_int_gt(reports, 0);
	/* To the one letter that asked; stripped, two more of either. */
	ck_assert_int_le(answers, stripped ? 5 : 1);
	ck_assert_int_lt(reports, 60);
	house_close(&other);
}
END_TEST

/* --- letters in great numbers ----------------------------------------------------------- */

/* Three hundred addresses ask to follow the game: the answers to strangers have an end, those
 * to players another. */
START_TEST(strangers_do_not_use_up_the_answers_to_players)
{
	struct sent *s;

	option("public", "on");
	house_round(&h);
	(void)sent(&s);
	for (int i = 0; i < 300; i++)
		house_post(&h, str_z(h.a, str_printf(h.a, "x%d@elsewhere.example", i)),
			   PLAIN, "observe kestrel\n");
	house_round(&h);
	ck_assert_int_le(sent(&s), 200);
	const char *in =
		house_post(&h, "bob@phone.example", key_of(BOB), house_attack(&h, BOB));
	house_round(&h);
	ck_assert_str_eq(held_state(in), "held");
	ck_assert_int_eq(house_count(&h, BOB, "please confirm"), 1);
}
END_TEST

/* A third person's mailbox is filled by questions in their name. */
START_TEST(nobodys_mailbox_is_filled_by_observe)
{
	struct sent *s;

	option("public", "on");
	house_round(&h);
	(void)sent(&s);
	for (int day = 0; day < 9; day++) {
		for (int i = 0; i < 20; i++)
			house_post(&h, "victim@third.example", PLAIN,
				   i & 1 ? "observe kestrel\n" : "Observe Kestrel.\n");
		house_round(&h);
		house_pass(&h, DAY);
	}
	int n = sent(&s), to_victim = 0;
	for (int i = 0; i < n; i++)
		to_victim += has(s[i].to, "victim@");
	ck_assert_int_le(to_victim, 3); /* one in three days */
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("server/attack robots");
	TCase *t = tcase_create("robots");

	tcase_set_timeout(t, 300);
	tcase_add_checked_fixture(t, open_up, shut);
	tcase_add_test(t, an_autoresponder_without_marks_is_answered_twice);
	tcase_add_loop_test(t,
			    a_letter_that_is_ours_alone_has_no_answer_and_the_gm_knows,
			    0, N_QUOTES);
	tcase_add_loop_test(t, of_those_that_quote_ours_changed_one_is_answered, 0, 2);
	tcase_add_test(
		t, a_person_who_says_thanks_three_times_and_then_orders_is_answered);
	tcase_add_test(
		t, what_a_person_says_reaches_the_gm_however_many_letters_came_before);
	tcase_add_test(t, a_person_who_tries_and_fails_is_answered_each_time);
	tcase_add_test(
		t, a_robot_that_answers_to_the_plain_address_has_two_answers_in_a_week);
	tcase_add_loop_test(
		t, two_houses_that_play_with_each_other_answer_each_other_nothing, 0,
		2);
	tcase_add_test(t, strangers_do_not_use_up_the_answers_to_players);
	tcase_add_test(t, nobodys_mailbox_is_filled_by_observe);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(suite)
