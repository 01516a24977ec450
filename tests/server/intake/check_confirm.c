/* Letters that are believed by half: held, asked about once, carried out on the
 * player's word as if they had just come, or never.
 * SPDX-License-Identifier: ISC */
#include "tests/server/intake/half_believed.h"

/* Confirmed ---------------------------------------------------------------- */

START_TEST(a_key_from_a_new_address_waits_for_the_word_of_its_owner)
{
	struct sent asked, *s;
	const char *in = from_home(key_of(ANN), house_attack(&h, ANN), &asked);
	ck_assert_int_eq(slots_of(ANN), 0);
	ck_assert(has(asked.subject, "please confirm"));
	ck_assert(has(asked.body, HOME_ADDRESS));
	ck_assert(has(asked.body, "with the word\r\n\r\n  confirm\r\n"));
	ck_assert(has(asked.body, "  attack Blue 3 with 2 from Red 1"));
	ck_assert(has(asked.body, "Thu 7 Mar 2030 09:00 UTC"));

	answer(asked, house_address[ANN], "Confirm.\n");
	ck_assert_int_eq(slots_of(ANN), 1);
	ck_assert_str_eq(house_state(&h, in), "done");
	ck_assert_str_eq(house_reason(&h, in).s, "text");
	ck_assert_int_eq(sent(&s), 1);
	ck_assert(has(s[0].to, "ann@example.org"));
	ck_assert(has(s[0].subject, "receipt"));
	ck_assert(has(s[0].body, "waited for a confirm"));
}
END_TEST

START_TEST(an_address_without_a_key_waits_for_the_word_of_its_owner)
{
	struct sent *s;
	const char *in = house_post(&h, house_address[ANN], "gm@example.org",
				    house_attack(&h, ANN));
	house_round(&h);
	ck_assert_str_eq(house_state(&h, in), "held");
	ck_assert_int_eq(sent(&s), 1);
	ck_assert(!has(s[0].body, "confirm always"));
	answer(s[0], house_address[ANN], "CONFIRM\n\nAnn\n");
	ck_assert_int_eq(slots_of(ANN), 1);
	ck_assert_int_eq(sent(&s), 1);
}
END_TEST

START_TEST(whoever_has_the_word_may_give_it_from_where_his_mail_is_read)
{
	struct sent asked;
	from_home(key_of(ANN), house_attack(&h, ANN), &asked);
	answer(asked, HOME_ADDRESS, "confirm\n");
	ck_assert_int_eq(slots_of(ANN), 1);
}
END_TEST

START_TEST(a_sentence_behind_the_word_takes_nothing_from_it_unless_it_denies)
{
	static const struct {
		const char *words;
		int counts;
	} said[] = {
		{"Confirm. It was not me.\n", 0},
		{"confirm? what is this\n", 0},
		{"Confirm nothing!\n", 0},
		{"confirm. But only the first line\n", 0},
		{"Confirm. It was me.\n", 1},
		{"confirm, thanks\n", 1},
	};
	struct sent asked, *receipts;

	for (size_t i = 0; i < sizeof said / sizeof *said; i++) {
		if (i != 5)
			from_home(key_of(ANN),
				  str_z(h.a, str_printf(h.a, "%s// %zu\n",
							house_attack(&h, ANN), i)),
				  &asked);
		else
			from_home(key_of(ANN), "clear\n", &asked);
		answer(asked, house_address[ANN], said[i].words);
		ck_assert_msg(slots_of(ANN) == (i == 4), "%s", said[i].words);
		(void)sent(&receipts);
	}
}
END_TEST

START_TEST(a_word_counts_once)
{
	struct sent asked, *s;
	from_home(key_of(ANN), house_attack(&h, ANN), &asked);
	answer(asked, house_address[ANN], "confirm\n");
	(void)sent(&s);
	house_write(&h, ANN, "clear\n");
	house_round(&h);
	(void)sent(&s);
	ck_assert_int_eq(slots_of(ANN), 0);
	answer(asked, house_address[ANN], "confirm\n");
	ck_assert_int_eq(slots_of(ANN), 0);
	ck_assert_int_eq(sent(&s), 1);
	ck_assert(has(s[0].body, "confirmed on"));
}
END_TEST

START_TEST(the_same_word_delivered_twice_is_answered_once)
{
	struct sent asked, *s;
	from_home(key_of(ANN), house_attack(&h, ANN), &asked);
	struct str bytes =
		str_printf(h.a,
			   "From: ann@example.org\r\nTo: %.*s\r\nSubject: Re: x\r\n"
			   "Message-ID: <twice@example.org>\r\n\r\nconfirm\r\n",
			   STR_ARG(asked.reply_to));
	house_drop(&h, NULL, bytes);
	const char *again = house_drop(&h, NULL, bytes);
	house_round(&h);
	ck_assert_str_eq(house_state(&h, again), "duplicate");
	ck_assert_int_eq(sent(&s), 1);
	ck_assert_int_eq(slots_of(ANN), 1);
}
END_TEST

START_TEST(a_copy_of_a_letter_that_waits_asks_no_second_time)
{
	struct sent asked, *s;
	const char *key = key_of(ANN);
	struct str bytes = str_printf(h.a,
				      "From: " HOME_ADDRESS "\r\nTo: %s\r\n"
				      "Message-ID: <copy@example.org>\r\n\r\n%s",
				      key, house_attack(&h, ANN));
	house_drop(&h, NULL, bytes);
	const char *second = house_drop(&h, NULL, bytes);
	house_round(&h);
	ck_assert_str_eq(house_state(&h, second), "duplicate");
	ck_assert_int_eq(sent(&s), 1);
	asked = s[0];
	answer(asked, house_address[ANN], "confirm\n");
	(void)sent(&s);
	/* And none when it comes a third time, by another way. */
	const char *third = house_drop(&h, NULL, bytes);
	house_round(&h);
	ck_assert_str_eq(house_state(&h, third), "duplicate");
	ck_assert_int_eq(sent(&s), 0);
	ck_assert_int_eq(slots_of(ANN), 1);
}
END_TEST

START_TEST(a_copy_of_what_was_confirmed_is_known_when_its_phase_is_over)
{
	struct sent asked, *s;
	struct str bytes = str_printf(h.a,
				      "From: " HOME_ADDRESS "\r\nTo: %s\r\n"
				      "Message-ID: <copy@example.org>\r\n\r\n%s",
				      key_of(ANN), house_attack(&h, ANN));
	for (int i = 0; i < HOUSE_PEOPLE; i++)
		if (i != ANN)
			house_write(&h, i, house_attack(&h, i));
	house_round(&h);
	(void)sent(&s);
	house_drop(&h, NULL, bytes);
	house_round(&h);
	ck_assert_int_eq(sent(&s), 1);
	asked = s[0];
	answer(asked, house_address[ANN], "confirm\n");
	house_pass(&h, 31 * 60);
	house_round(&h);
	ck_assert_int_eq(house_game(&h).phase, 2);
	(void)sent(&s);
	const char *again = house_drop(&h, NULL, bytes);
	house_round(&h);
	ck_assert_str_eq(house_state(&h, again), "duplicate");
	ck_assert_int_eq(sent(&s), 0);
}
END_TEST

START_TEST(confirm_always_makes_the_new_address_one_of_the_players)
{
	struct sent asked, *s;
	const char *key = key_of(ANN);
	from_home(key, house_attack(&h, ANN), &asked);
	ck_assert(has(asked.body, "confirm always"));
	answer(asked, house_address[ANN], "confirm always\n");
	ck_assert_int_eq(slots_of(ANN), 1);
	ck_assert_int_eq(sent(&s), 1);
	ck_assert(has(s[0].body, "count as yours"));
	/* From now on at once, with the key; answers go to the address of record. */
	house_post(&h, HOME_ADDRESS, key, "clear\n");
	house_round(&h);
	ck_assert_int_eq(slots_of(ANN), 0);
	ck_assert_int_eq(sent(&s), 1);
	ck_assert(has(s[0].to, "ann@example.org"));
	/* Without the key it is asked as before; with another's it is the wrong seat. */
	const char *in = house_post(&h, HOME_ADDRESS, "gm+kestrel@example.org",
				    house_attack(&h, ANN));
	house_round(&h);
	ck_assert_str_eq(house_state(&h, in), "held");
	in = house_post(&h, HOME_ADDRESS, key_of(BOB), house_attack(&h, BOB));
	house_round(&h);
	ck_assert_str_eq(house_reason(&h, in).s, "wrong-seat");
}
END_TEST

START_TEST(a_plain_confirm_adds_no_address)
{
	struct sent asked;
	const char *key = key_of(ANN);
	from_home(key, house_attack(&h, ANN), &asked);
	answer(asked, house_address[ANN], "confirm\n");
	const char *in = house_post(&h, HOME_ADDRESS, key, "clear\n");
	house_round(&h);
	ck_assert_str_eq(house_state(&h, in), "held");
	ck_assert_int_eq(slots_of(ANN), 1);
}
END_TEST

START_TEST(who_was_invited_at_one_address_may_join_from_another)
{
	struct err err = {0};
	struct sent asked, *s;
	ck_assert_msg(seat_replace(&h.home, h.a, STR("kestrel"), STR("red"),
				   STR("Ann <ann@example.org>"), &err),
		      "%s", err.text);
	house_round(&h);
	(void)sent(&s);
	from_home(key_of(ANN), "join\n", &asked);
	ck_assert(has(asked.body, "JOIN"));
	answer(asked, house_address[ANN], "confirm always\n");
	struct sent r = house_last(&h, ANN, "receipt");
	ck_assert(has(r.subject, "JOINED"));
}
END_TEST

/* Not confirmed ------------------------------------------------------------ */

START_TEST(a_word_after_three_days_finds_nothing)
{
	struct sent asked, *s;
	option("nmr", "wait");
	const char *in = from_home(key_of(ANN), house_attack(&h, ANN), &asked);
	house_pass(&h, 36 * HOUR);
	house_round(&h);
	ck_assert_str_eq(house_state(&h, in), "held");
	house_pass(&h, 36 * HOUR + 1);
	house_round(&h);
	ck_assert_str_eq(house_state(&h, in), "ignored");
	ck_assert_str_eq(house_reason(&h, in).s, "unconfirmed");
	(void)sent(&s);
	answer(asked, house_address[ANN], "confirm\n");
	ck_assert_int_eq(slots_of(ANN), 0);
	ck_assert_int_eq(sent(&s), 1);
	ck_assert(has(s[0].body, "thrown away"));
}
END_TEST

START_TEST(a_word_must_stand_at_the_top)
{
	static const char *const others[] = {
		"Please confirm this for me.\n",   "no\n",        "confirm what?\n",
		"I did not write this. confirm\n", "unconfirm\n", "",
	};
	struct sent asked, *s;
	const char *in = from_home(key_of(ANN), house_attack(&h, ANN), &asked);
	for (size_t i = 0; i < sizeof others / sizeof *others; i++) {
		answer(asked, house_address[ANN], others[i]);
		ck_assert_str_eq(house_state(&h, in), "held");
		house_pass(&h, HOUR);
	}
	ck_assert_int_gt(sent(&s), 0);
	ck_assert(has(s[0].body, "Nothing was done"));
	ck_assert_int_eq(slots_of(ANN), 0);
	answer(asked, house_address[ANN], "\n\n  CONFIRM!\n> quoted\n");
	ck_assert_int_eq(slots_of(ANN), 1);
}
END_TEST

START_TEST(what_stands_under_the_word_is_not_read_and_that_is_told)
{
	struct sent asked, *s;
	from_home(key_of(ANN), "wait\n", &asked);
	answer(asked, house_address[ANN],
	       str_z(h.a, str_printf(h.a, "confirm\n%s", house_attack(&h, ANN))));
	ck_assert_int_eq(slots_of(ANN), 0);
	ck_assert_int_eq(sent(&s), 2);
	ck_assert(has(s[0].body, "was not read") || has(s[1].body, "was not read"));
}
END_TEST

START_TEST(a_wrong_word_is_a_strangers)
{
	struct sent *s;
	house_post(&h, "eve@elsewhere.org",
		   "gm+c.aaaaaaaaaaaaaaaaaaaaaaaaaa@example.org", "confirm\n");
	house_round(&h);
	ck_assert_int_eq(sent(&s), 0);
	house_post(&h, house_address[ANN],
		   "gm+c.aaaaaaaaaaaaaaaaaaaaaaaaaa@example.org", "confirm\n");
	house_round(&h);
	ck_assert_int_eq(sent(&s), 1);
	ck_assert(has(s[0].body, "You play in"));
}
END_TEST

START_TEST(robots_confirm_nothing)
{
	struct sent asked, *s;
	const char *in = from_home(key_of(ANN), house_attack(&h, ANN), &asked);
	house_drop(&h, NULL,
		   str_printf(h.a,
			      "From: ann@example.org\r\nTo: %.*s\r\nSubject: Away\r\n"
			      "Message-ID: <r@x>\r\nAuto-Submitted: auto-replied\r\n"
			      "\r\nconfirm\r\n",
			      STR_ARG(asked.reply_to)));
	/* Our own letter, as it went out and as its bare text. */
	house_drop(&h, NULL, asked.bytes);
	house_post(&h, house_address[ANN], str_z(h.a, asked.reply_to),
		   str_z(h.a, asked.body));
	house_round(&h);
	ck_assert_str_eq(house_state(&h, in), "held");
	ck_assert_int_eq(slots_of(ANN), 0);
	ck_assert_int_eq(sent(&s), 1); /* to the bare text: nothing was done */
}
END_TEST

START_TEST(a_confirmed_letter_meets_the_phase_for_which_it_was_written)
{
	struct sent asked;
	const char *key = key_of(ANN);
	const char *attack = house_attack(&h, ANN);
	for (int i = 0; i < HOUSE_PEOPLE; i++)
		house_write(&h, i, house_attack(&h, i));
	house_round(&h);
	struct sent *s;
	(void)sent(&s);
	from_home(key, attack, &asked);
	house_pass(&h, 31 * 60);
	house_round(&h); /* a held letter keeps no phase waiting */
	ck_assert_int_eq(house_game(&h).phase, 2);
	(void)sent(&s);
	answer(asked, house_address[ANN], "confirm\n");
	ck_assert_int_eq(slots_of(ANN), 0);
	struct sent r = house_last(&h, ANN, "receipt");
	ck_assert(has(r.body, "earlier phase"));
}
END_TEST

START_TEST(an_older_letter_that_is_confirmed_undoes_no_newer_one)
{
	struct sent asked, *s;
	struct str key = house_key(&h, ANN);
	struct str line = str_of(house_attack(&h, ANN)), colour;
	(void)str_word(&line, &colour);
	(void)str_word(&line, &colour);
	static const char *const from[] = {HOME_ADDRESS, "ann@example.org"};
	static const char *const dates[] = {"Mon, 04 Mar 2030 08:40:00 +0000",
					    "Mon, 04 Mar 2030 08:50:00 +0000"};
	for (int i = 0; i < 2; i++) {
		house_drop(
			&h, NULL,
			str_printf(
				h.a,
				"From: %s\r\nTo: %.*s\r\nDate: %s\r\n"
				"Message-ID: <o%d@x>\r\n\r\nattack %.*s %d with 2 from 1\n",
				from[i], STR_ARG(key), dates[i], i, STR_ARG(colour),
				3 + i));
		house_round(&h);
		if (i == 0) {
			ck_assert_int_eq(sent(&s), 1);
			asked = s[0];
		}
	}
	answer(asked, house_address[ANN], "confirm\n");
	struct stored_sheet sheet;
	struct err err = {0};
	struct game g = house_game(&h);
	ck_assert(sheets_load(h.home.store, h.a, g.id, g.phase_no, 0, &sheet, &err));
	ck_assert_int_eq(sheet.n_slots, 1);
	ck_assert(has(sheet.slots[0].line, " 4"));
}
END_TEST

START_TEST(a_letter_that_came_after_the_word_comes_after_what_it_confirms)
{
	struct sent asked;
	const char *key = key_of(ANN);
	from_home(key, "attack blue 3 with 2 from 1\n", &asked);
	house_post(&h, house_address[ANN], str_z(h.a, asked.reply_to), "confirm\n");
	house_post(&h, house_address[ANN], key, "attack blue 4 with 2 from 1\n");
	house_write(&h, BOB, "wait\n");
	house_round(&h);
	struct stored_sheet sheet;
	struct err err = {0};
	struct game g = house_game(&h);
	ck_assert(sheets_load(h.home.store, h.a, g.id, g.phase_no, 0, &sheet, &err));
	ck_assert_int_eq(sheet.n_slots, 1);
	ck_assert(has(sheet.slots[0].line, "Blue 4"));
}
END_TEST

/* What they read says which letter it was and what to do, not only that something came. */
START_TEST(a_letter_that_would_do_nothing_is_told_by_its_sender_and_its_dates)
{
	struct sent *s;

	house_post(&h, HOME_ADDRESS, key_of(ANN), "What should I do now?\n");
	house_round(&h);
	ck_assert_int_eq(sent(&s), 1);
	struct str said = house_flat(&h, house_text(&h, s[0]));
	ck_assert(
		has(said, "It came from ann@home.example on Mon 4 Mar 2030 09:00 UTC"));
	ck_assert(has(said, "ADDRESS"));
	house_drop(
		&h, NULL,
		str_printf(
			h.a,
			"From: <ann@example.org>\r\nTo: <%s>\r\nMessage-ID: <ahead@x>\r\n"
			"Date: Thu, 07 Mar 2030 10:30:00 +0000\r\nSubject: Re\r\n\r\nWhat should I do now?\r\n",
			key_of(ANN)));
	house_round(&h);
	ck_assert_int_eq(sent(&s), 2); /* she, and the GM */
	said = house_flat(&h, house_text(&h, house_last(&h, ANN, "not carried out")));
	ck_assert_msg(
		has(said,
		    "is dated Thu 7 Mar 2030 10:30 UTC, but came on Mon 4 Mar 2030 09:00 UTC"),
		"%.*s", STR_ARG(said));
	ck_assert(has(said, "Set the clock"));
	ck_assert(!has(said, "reply to this letter from the address"));
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("held");
	TCase *t = tcase_create("held");

	tcase_add_checked_fixture(t, open_up, shut);
	tcase_set_timeout(t, 60);
	tcase_add_test(t, a_key_from_a_new_address_waits_for_the_word_of_its_owner);
	tcase_add_test(t, an_address_without_a_key_waits_for_the_word_of_its_owner);
	tcase_add_test(t, whoever_has_the_word_may_give_it_from_where_his_mail_is_read);
	tcase_add_test(t, a_word_counts_once);
	tcase_add_test(t, the_same_word_delivered_twice_is_answered_once);
	tcase_add_test(t, a_copy_of_a_letter_that_waits_asks_no_second_time);
	tcase_add_test(t, a_copy_of_what_was_confirmed_is_known_when_its_phase_is_over);
	tcase_add_test(t, confirm_always_makes_the_new_address_one_of_the_players);
	tcase_add_test(t, a_plain_confirm_adds_no_address);
	tcase_add_test(t, who_was_invited_at_one_address_may_join_from_another);
	tcase_add_test(t, a_word_after_three_days_finds_nothing);
	tcase_add_test(t, a_word_must_stand_at_the_top);
	tcase_add_test(t, what_stands_under_the_word_is_not_read_and_that_is_told);
	tcase_add_test(t, a_wrong_word_is_a_strangers);
	tcase_add_test(t, robots_confirm_nothing);
	tcase_add_test(t, a_confirmed_letter_meets_the_phase_for_which_it_was_written);
	tcase_add_test(t, an_older_letter_that_is_confirmed_undoes_no_newer_one);
	tcase_add_test(t,
		       a_letter_that_came_after_the_word_comes_after_what_it_confirms);
	tcase_add_test(
		t, a_letter_that_would_do_nothing_is_told_by_its_sender_and_its_dates);
	tcase_add_test(
		t, a_sentence_behind_the_word_takes_nothing_from_it_unless_it_denies);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(suite)
