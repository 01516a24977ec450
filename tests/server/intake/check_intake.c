/* Writers of letters, and their rights: keys, addresses, strangers, very many letters.
 * SPDX-License-Identifier: ISC */
#include "tests/server/intake/letters_in.h"

/* Senders ------------------------------------------------------------------ */

START_TEST(a_stranger_gets_silence_and_a_line_in_the_log)
{
	char text[4096];
	const char *in = house_post(&h, "eve@elsewhere.org", "gm@example.org",
				    "attack blue 3\n");
	house_round(&h);
	ck_assert_int_eq(answers(), 0);
	ck_assert_str_eq(house_state(&h, in), "ignored");
	ck_assert_str_eq(house_reason(&h, in).s, "stranger");
	rewind(h.log);
	bool told = false;
	while (fgets(text, sizeof text, h.log))
		told = told || (strstr(text, "event=verdict") &&
				strstr(text, "reason=stranger"));
	ck_assert(told);
}
END_TEST

START_TEST(a_stranger_has_one_answer_a_month_where_the_house_says_so)
{
	struct sent *s;

	h.home.config.strangers = true;
	house_option(&h, "public", "on");
	house_round(&h);
	(void)answers();
	for (int i = 0; i < 2; i++) {
		house_post(&h, "eve@elsewhere.org", "gm@example.org",
			   i ? "Is anybody there?\n" : "I'd like to join.\n");
		house_round(&h);
		ck_assert_int_eq(house_sent(&h, &s), i ? 0 : 1);
		if (i)
			continue;
		ck_assert(str_find(s[0].to, STR("eve@")) != SIZE_MAX);
		ck_assert(says(s[0], "kestrel: Cosmic Encounter, 4 players"));
		ck_assert(says(s[0], "master@example.org"));
	}
	house_pass(&h, 31 * 24 * 3600);
	house_post(&h, "eve@elsewhere.org", "gm@example.org", "And now?\n");
	house_round(&h);
	ck_assert_int_eq(house_count(&h, -1, "games by mail"), 0);
	int n = house_sent(&h, &s), to_eve = 0;
	for (int i = 0; i < n; i++)
		to_eve += str_find(s[i].to, STR("eve@")) != SIZE_MAX;
	ck_assert_int_eq(to_eve, 1);
}
END_TEST

START_TEST(a_strangers_robot_has_no_answer)
{
	h.home.config.strangers = true;
	house_drop(
		&h, NULL,
		STR("From: <eve@elsewhere.org>\r\nTo: <gm@example.org>\r\nMessage-ID: <r@x>\r\nAuto-Submitted: auto-replied\r\nSubject: away\r\n\r\nI am away.\r\n"));
	house_drop(
		&h, NULL,
		STR("From: <eve@elsewhere.org>\r\nTo: <gm@example.org>\r\nMessage-ID: <l@x>\r\nPrecedence: bulk\r\nSubject: news\r\n\r\nBuy this.\r\n"));
	house_round(&h);
	ck_assert_int_eq(answers(), 0);
}
END_TEST

START_TEST(key_and_address_together_count)
{
	house_post(&h, house_address[0], key_of(0), house_attack(&h, 0));
	house_round(&h);
	ck_assert_int_eq(slots_of(0), 1);
	ck_assert_int_eq(answers(), 1);
}
END_TEST

START_TEST(a_key_from_another_address_orders_nothing_and_its_owner_is_asked)
{
	house_post(&h, "eve@elsewhere.org", key_of(0), house_attack(&h, 0));
	house_round(&h);
	ck_assert_int_eq(slots_of(0), 0);
	struct sent *s;
	ck_assert_int_eq(house_sent(&h, &s), 1);
	ck_assert(str_find(s[0].to, STR("ann@")) != SIZE_MAX);
	ck_assert(says(s[0], "not the one of this"));
}
END_TEST

START_TEST(an_address_without_a_key_orders_nothing_and_is_sent_a_fresh_one)
{
	house_post(&h, house_address[0], "gm@example.org", "What am I to do?\n");
	house_round(&h);
	ck_assert_int_eq(slots_of(0), 0);
	struct sent *s;
	ck_assert_int_eq(house_sent(&h, &s), 1);
	ck_assert(str_find(s[0].to, STR("ann@")) != SIZE_MAX);
	house_post(&h, house_address[0], str_z(h.a, s[0].reply_to),
		   house_attack(&h, 0));
	house_round(&h);
	ck_assert_int_eq(slots_of(0), 1);
}
END_TEST

START_TEST(what_others_write_in_its_name_does_not_count_against_a_seat)
{
	const char *key = key_of(0);
	for (int i = 0; i < 55; i++)
		house_post(&h, house_address[0], "gm@example.org",
			   str_z(h.a, str_printf(h.a, "attack blue %d\n", i)));
	house_round(&h);
	/* Six questions; and once, to her and to the GM, that more of them wait. */
	ck_assert_int_le(answers(), 6 + 2);
	const char *in = house_post(&h, house_address[0], key, house_attack(&h, 0));
	house_round(&h);
	ck_assert_str_eq(house_state(&h, in), "done");
	ck_assert_int_eq(slots_of(0), 1);
	ck_assert_int_eq(answers(), 1);
}
END_TEST

/* A stranger with the key cannot lock its player out: the last letter counts. */
START_TEST(of_very_many_letters_the_last_one_counts_and_few_are_answered)
{
	static const int expected[] = {12, 0, 2}; /* 11:00, 11:30, 12:00 */
	struct sent *s;
	bool told = false, gm = false;

	h.home.config.limits.letters_per_hour = 10;
	house_pass(&h, 2 * 3600); /* the JOIN counts as well */
	for (int round = 0; round < 3; round++) {
		for (int i = 0; i < 30; i++)
			house_write(&h, 0, str_z(h.a, str_printf(h.a, "help %d\n", i)));
		house_round(&h);
		/* Ten, and one that says so; the GM has one. */
		int n = house_sent(&h, &s);
		ck_assert_int_eq(n, expected[round]);
		for (int i = 0; i < n; i++) {
			told = told || (str_find(s[i].to, STR("ann@")) != SIZE_MAX &&
					says(s[i], "only one an hour"));
			gm = gm || (str_find(s[i].to, STR("master@")) != SIZE_MAX &&
				    says(s[i], "seat rekey kestrel red"));
		}
		house_pass(&h, 1800);
	}
	ck_assert(told);
	ck_assert(gm);
	const char *in = house_write(&h, 0, house_attack(&h, 0));
	house_round(&h);
	ck_assert_str_eq(house_state(&h, in), "done");
	ck_assert_int_eq(slots_of(0), 1);
	/* An hour without, and each is answered again. */
	house_pass(&h, 2 * 3600);
	(void)answers();
	house_write(&h, 0, "status\n");
	house_round(&h);
	ck_assert_int_eq(answers(), 1);
}
END_TEST

/* Beyond what is read at once, letters wait; others are read meanwhile, and those that wait
 * keep their order. */
START_TEST(what_is_held_back_is_read_within_the_hour_in_its_order)
{
	h.home.config.limits.letters_read_per_hour = 5;
	house_pass(&h, 2 * 3600);
	for (int i = 0; i < 8; i++)
		house_write(&h, 0, str_z(h.a, str_printf(h.a, "help %d\n", i)));
	const char *orders = house_write(&h, 0, house_attack(&h, 0));
	const char *later = house_write(&h, 0, "clear\n");
	const char *bobs = house_write(&h, 1, house_attack(&h, 1));
	house_round(&h);
	ck_assert_str_eq(house_state(&h, orders), "new");
	ck_assert_str_eq(house_state(&h, bobs), "done");
	house_pass(&h, 1800);
	const char *more = house_write(&h, 0, "help more\n");
	house_round(&h);
	ck_assert_str_eq(house_state(&h, more), "new"); /* behind those that wait */
	house_pass(&h, 3600);
	house_round(&h);
	ck_assert_str_eq(house_state(&h, orders), "done");
	ck_assert_str_eq(house_state(&h, later), "done");
	ck_assert_str_eq(house_state(&h, more), "done");
	ck_assert_int_eq(slots_of(0), 0); /* the later one replaced them */
}
END_TEST

START_TEST(what_is_held_back_is_read_before_its_phase_is_run)
{
	for (int i = 0; i < 4; i++)
		house_write(&h, i, house_attack(&h, i));
	house_write(&h, 0, "wait\n");
	house_round(&h);
	h.home.config.limits.letters_read_per_hour = 5;
	h.now = house_game(&h).deadline - 300;
	house_pass(&h, 0);
	for (int i = 0; i < 8; i++)
		house_write(&h, 0, str_z(h.a, str_printf(h.a, "help %d\n", i)));
	const char *word =
		house_write(&h, 0, "press to all\nthe last word\nendpress\n");
	house_round(&h);
	ck_assert_str_eq(house_state(&h, word), "new");
	house_pass(&h, 301);
	const char *late = house_write(&h, 1, "press to all\ntoo late\nendpress\n");
	house_round(&h);
	ck_assert_int_eq(house_game(&h).phase, 2);
	ck_assert_str_eq(house_state(&h, word), "done");
	ck_assert_str_eq(house_state(&h, late), "done");
	ck_assert(says(house_last(&h, 1, "report"), "the last word"));
	ck_assert(!says(house_last(&h, 1, "report"), "too late"));
}
END_TEST

START_TEST(who_plays_somewhere_is_told_where_when_he_writes_to_no_game_of_his)
{
	struct sent *s;
	char *key = str_z(h.a, house_key(&h, 0));
	char *other = str_z(h.a, str_printf(h.a, "gm+nosuch%s", strchr(key, '.')));
	house_post(&h, house_address[0], other, house_attack(&h, 0));
	house_round(&h);
	ck_assert_int_eq(slots_of(0), 0);
	ck_assert_int_eq(house_sent(&h, &s), 1);
	ck_assert(str_find(s[0].to, STR("ann@")) != SIZE_MAX);
	ck_assert(says(s[0], "nosuch"));
	ck_assert(says(s[0], "kestrel, red"));
	house_post(&h, house_address[0], "gm+nosuch.red.x@example.org", "final\n");
	house_post(&h, "eve@elsewhere.org", "gm+nosuch.red.x@example.org", "final\n");
	house_round(&h);
	ck_assert_int_eq(house_sent(&h, &s), 1);
	ck_assert(str_find(s[0].to, STR("ann@")) != SIZE_MAX);
}
END_TEST

START_TEST(a_forged_key_is_no_key)
{
	char *forged = str_z(h.a, house_key(&h, 0));
	char *c = strchr(forged, '@') - 3;
	*c = *c == 'a' ? 'b' : 'a';
	house_post(&h, "eve@elsewhere.org", forged, house_attack(&h, 0));
	house_round(&h);
	ck_assert_int_eq(answers(), 0);
	house_post(&h, house_address[0], forged, house_attack(&h, 0));
	house_round(&h);
	ck_assert_int_eq(slots_of(0), 0);
	ck_assert_int_eq(answers(), 1);
}
END_TEST

START_TEST(another_seats_key_is_refused_and_the_gm_is_warned)
{
	const char *in =
		house_post(&h, house_address[1], key_of(0), house_attack(&h, 0));
	house_round(&h);
	ck_assert_int_eq(slots_of(0), 0);
	ck_assert_int_eq(slots_of(1), 0);
	ck_assert_str_eq(house_reason(&h, in).s, "wrong-seat");
	ck_assert_int_eq(house_count(&h, -1, "another seat's key"), 1);
}
END_TEST

START_TEST(an_unknown_game_gets_silence_from_strangers)
{
	house_post(&h, "eve@elsewhere.org",
		   "gm+nowhere.red.aaaaaaaaaaaaaaaaaaaaaaa@example.org", "final\n");
	house_round(&h);
	ck_assert_int_eq(answers(), 0);
}
END_TEST

START_TEST(an_earlier_phases_key_orders_nothing_but_its_commands_and_press_count)
{
	const char *old = key_of(0);
	for (int i = 0; i < HOUSE_PEOPLE; i++)
		house_write(&h, i, house_attack(&h, i));
	house_round(&h);
	house_pass(&h, 31 * 60);
	house_round(&h);
	struct game g = house_game(&h);
	ck_assert_int_eq(g.phase, 2);
	house_post(
		&h, house_address[0], old,
		"attack green 3 with 2 from 1\nwait\npress to all:\nHello.\nendpress\n");
	house_round(&h);
	struct sent s = house_last(&h, 0, "receipt");
	ck_assert(says(s, "YOUR ORDERS"));
	ck_assert_int_eq(slots_of(0), 0);
	struct press_item *p;
	struct stored_sheet sheet;
	struct err err = {0};
	int n;
	ck_assert(press_list(h.home.store, h.a, g.id, g.phase_no, &p, &n, &err));
	ck_assert_int_eq(n, 1);
	ck_assert(sheets_load(h.home.store, h.a, g.id, g.phase_no, 0, &sheet, &err));
	ck_assert(sheet.wait);
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("server/intake");
	TCase *t = tcase_create("letters");

	tcase_add_checked_fixture(t, open_up, shut);
	tcase_set_timeout(t, 180);
	tcase_add_test(t, a_stranger_gets_silence_and_a_line_in_the_log);
	tcase_add_test(t, a_stranger_has_one_answer_a_month_where_the_house_says_so);
	tcase_add_test(t, a_strangers_robot_has_no_answer);
	tcase_add_test(t, key_and_address_together_count);
	tcase_add_test(
		t, a_key_from_another_address_orders_nothing_and_its_owner_is_asked);
	tcase_add_test(t,
		       an_address_without_a_key_orders_nothing_and_is_sent_a_fresh_one);
	tcase_add_test(t, what_others_write_in_its_name_does_not_count_against_a_seat);
	tcase_add_test(t,
		       of_very_many_letters_the_last_one_counts_and_few_are_answered);
	tcase_add_test(t, what_is_held_back_is_read_within_the_hour_in_its_order);
	tcase_add_test(t, what_is_held_back_is_read_before_its_phase_is_run);
	tcase_add_test(
		t, who_plays_somewhere_is_told_where_when_he_writes_to_no_game_of_his);
	tcase_add_test(t, a_forged_key_is_no_key);
	tcase_add_test(t, another_seats_key_is_refused_and_the_gm_is_warned);
	tcase_add_test(t, an_unknown_game_gets_silence_from_strangers);
	tcase_add_test(
		t,
		an_earlier_phases_key_orders_nothing_but_its_commands_and_press_count);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(suite)
