/* Contents of letters: none of them stop the house, and each is answered as it should
 * be.
 * SPDX-License-Identifier: ISC */
#include "tests/server/intake/letters_in.h"

START_TEST(robots_are_not_answered)
{
	struct str bytes = str_printf(
		h.a,
		"From: Ann <ann@example.org>\r\nTo: %s\r\nSubject: Out of office\r\n"
		"Message-ID: <1@example.org>\r\nAuto-Submitted: auto-replied\r\n\r\n"
		"final\n",
		key_of(0));
	const char *in = house_drop(&h, NULL, bytes);
	house_round(&h);
	ck_assert_int_eq(answers(), 0);
	ck_assert_str_eq(house_state(&h, in), "ignored");
	ck_assert_int_eq(slots_of(0), 0);
}
END_TEST

START_TEST(what_we_send_orders_nothing_when_it_comes_back)
{
	struct sent *all;
	h.read = 0;
	int n = house_sent(&h, &all);
	for (int i = 0; i < n; i++)
		house_drop(&h, NULL, all[i].bytes);
	house_round(&h);
	for (int i = 0; i < n; i++) {
		/* The same text, from a player: forwarded without a mark of any kind.
		 */
		struct str text = str_printf(h.a, "%.*s", STR_ARG(all[i].body));
		house_post(&h, house_address[0], key_of(0), str_z(h.a, text));
	}
	house_round(&h);
	for (int i = 0; i < HOUSE_PEOPLE; i++)
		ck_assert_int_eq(slots_of(i), 0);
}
END_TEST

/* Contents ----------------------------------------------------------------- */

START_TEST(a_letter_that_is_no_orders_gets_an_answer_that_helps)
{
	house_write(&h, 0, "Dear GM, what am I to do?\n");
	house_round(&h);
	struct sent s = house_last(&h, 0, "receipt");
	ck_assert(says(s, "ANSWER to HELP"));
	ck_assert(says(s, "Still missing: an attack"));
}
END_TEST

START_TEST(an_empty_letter_is_answered)
{
	house_write(&h, 0, "");
	house_write(&h, 1, "> quoted\n> attack green 3\n");
	house_round(&h);
	ck_assert_int_eq(answers(), 2);
	ck_assert_int_eq(slots_of(0), 0);
	ck_assert_int_eq(slots_of(1), 0);
}
END_TEST

/* Typed into the form of the quoted report: the answer says where to write, and has the
 * form again. */
START_TEST(orders_inside_our_report_are_not_run_and_the_answer_says_where_to_write)
{
	house_write(&h, 0, "> 10 YOUR ORDERS\n>   attack green 3 with 2 from 1\n");
	house_write(&h, 1,
		    "done, see below\n--=-- write above this line --=--\n"
		    "  attack green 3 with 2 from 1\n");
	house_round(&h);
	for (int who = 0; who < 2; who++) {
		struct sent s = house_last(&h, who, "");
		ck_assert_int_eq(slots_of(who), 0);
		ck_assert_msg(says(s, "very top") || says(s, "the very\r\ntop"), "%.*s",
			      STR_ARG(s.body));
		ck_assert(says(s, "YOUR ORDERS"));
	}
}
END_TEST

START_TEST(ten_mebibytes_are_set_aside_and_told)
{
	size_t n = 10 * 1024 * 1024;
	char *text = arena_alloc(h.a, n + 1);
	memset(text, 'a', n);
	for (size_t i = 70; i < n; i += 71)
		text[i] = '\n';
	const char *in = house_write(&h, 0, text);
	house_round(&h);
	ck_assert_str_eq(house_state(&h, in), "quarantine");
	ck_assert(!house_unread(&h, in));
	ck_assert_int_eq(answers(), 1);
}
END_TEST

START_TEST(a_letter_that_cannot_be_read_is_set_aside_and_its_player_told)
{
	struct buf b = buf_in(h.a);
	buf_printf(&b,
		   "From: dan@example.org\r\nTo: %s\r\nMessage-ID: <b1@x>\r\n"
		   "Content-Type: multipart/mixed; boundary=\"\\\"\"\r\n\r\n"
		   "--\"\r\n\r\nfinal\r\n",
		   key_of(3));
	const char *in = house_drop(&h, NULL, buf_str(&b));
	house_round(&h);
	ck_assert_str_eq(house_state(&h, in), "quarantine");
	struct sent s = house_last(&h, 3, "not read");
	ck_assert(s.id > 0);
	ck_assert(says(s, "impossible boundary"));
}
END_TEST

START_TEST(whoever_unsubscribes_is_told_how_to_resign)
{
	const char *in = house_drop(
		&h, NULL,
		STR("From: dan@example.org\r\nTo: gm@example.org\r\nMessage-ID: <l1@x>\r\nSubject: leave\r\n\r\n"));
	house_round(&h);
	struct sent s = house_last(&h, 3, "how to leave");
	ck_assert(s.id > 0);
	ck_assert(says(s, "- RESIGN NOW: your seat"));
	/* Less than the seat may be enough. */
	ck_assert(says(s, "- DIGEST ON: you play on"));
	ck_assert_str_eq(house_state(&h, in), "done");
	/* The answer opens the door; a stranger gets none. */
	house_post(&h, house_address[3], str_z(h.a, s.reply_to), "resign now\n");
	house_drop(&h, NULL,
		   STR("From: eve@elsewhere.org\r\nTo: gm@example.org\r\n"
		       "Message-ID: <l2@x>\r\nSubject: leave\r\n\r\n"));
	(void)answers();
	house_round(&h);
	ck_assert(says(house_last(&h, 3, "receipt"), "RESIGNED"));
	struct sent *all;
	h.read = 0;
	int n = house_sent(&h, &all);
	for (int i = 0; i < n; i++)
		ck_assert(str_find(all[i].to, STR("eve")) == SIZE_MAX);
}
END_TEST

START_TEST(ten_thousand_lines_are_read_as_far_as_the_limit)
{
	struct buf b = buf_in(h.a);
	buf_z(&b, house_attack(&h, 0));
	for (int i = 0; i < 10000; i++)
		buf_z(&b, "attack nobody\n");
	house_write(&h, 0, b.s);
	/* Each is refused and keeps the phase from running early. To write that down for each
	 * by itself took 30 seconds. */
	const clock_t begun = clock();
	house_round(&h);
	ck_assert_int_lt((clock() - begun) / CLOCKS_PER_SEC, 5);
	ck_assert_int_eq(answers(), 1);
}
END_TEST

START_TEST(broken_bytes_stop_nothing)
{
	static const struct {
		const char *head, *body;
		size_t n;
	} odd[] = {
		{"Content-Type: text/plain; charset=utf-8", "final\0\n\0\0", 9},
		{"Content-Type: text/plain; charset=utf-8", "\xff\xfe\xc3\x28 final\n",
		 11},
		{"Content-Type: multipart/mixed; boundary=\"", "--x\n\nfinal\n--x--\n",
		 18},
		{"Content-Type: multipart/mixed; boundary=x",
		 "--x\nContent-Type: multipart/alternative", 40},
		{"Subject: one\r\n two\r\nBcc: eve@elsewhere.org\r\nX: \r", "final\n",
		 6},
		{"Content-Transfer-Encoding: base64", "Zm!!!!luYWw=====\n\n==", 20},
	};
	for (size_t i = 0; i < sizeof odd / sizeof *odd; i++) {
		struct buf b = buf_in(h.a);
		buf_printf(
			&b,
			"From: dan@example.org\r\nTo: %s\r\nMessage-ID: <odd%zu@x>\r\n%s\r\n\r\n",
			key_of(3), i, odd[i].head);
		buf_add(&b, (struct str){odd[i].body, odd[i].n});
		const char *in = house_drop(&h, NULL, buf_str(&b));
		house_round(&h);
		const char *state = house_state(&h, in);
		ck_assert(strcmp(state, "new") != 0 && strcmp(state, "working") != 0);
		ck_assert_str_ne(state, "");
	}
	/* Nothing of a letter's header becomes one of ours. */
	struct sent *s;
	int n = house_sent(&h, &s);
	for (int i = 0; i < n; i++)
		ck_assert(str_find(s[i].bytes, STR("elsewhere")) == SIZE_MAX);
}
END_TEST

START_TEST(an_older_letter_does_not_undo_a_newer_one)
{
	struct str at = house_key(&h, 0);
	static const char *const dates[] = {"Mon, 04 Mar 2030 08:50:00 +0000",
					    "Mon, 04 Mar 2030 08:40:00 +0000"};
	const char *planets[] = {"3", "4"};
	struct str line = str_of(house_attack(&h, 0)), colour;
	(void)str_word(&line, &colour);
	(void)str_word(&line, &colour);
	for (int i = 0; i < 2; i++) {
		house_drop(
			&h, NULL,
			str_printf(
				h.a,
				"From: ann@example.org\r\nTo: %.*s\r\nDate: %s\r\n"
				"Message-ID: <d%d@x>\r\n\r\nattack %.*s %s with 2 from 1\n",
				STR_ARG(at), dates[i], i, STR_ARG(colour), planets[i]));
		house_round(&h);
	}
	ck_assert_int_eq(house_count(&h, 0, "older letter"), 1);
	struct stored_sheet s;
	struct err err = {0};
	struct game g = house_game(&h);
	ck_assert(sheets_load(h.home.store, h.a, g.id, g.phase_no, 0, &s, &err));
	ck_assert(str_find(s.slots[0].line, STR(" 3")) != SIZE_MAX);
}
END_TEST

START_TEST(press_waits_for_the_next_report_and_leaks_no_key)
{
	struct buf b = buf_in(h.a);
	buf_printf(&b, "press to all:\nWrite to %s, says the duck.\nendpress\n",
		   key_of(0));
	house_write(&h, 0, b.s);
	for (int i = 0; i < HOUSE_PEOPLE; i++)
		house_write(&h, i, house_attack(&h, i));
	house_round(&h);
	house_pass(&h, 31 * 60);
	house_round(&h);
	struct sent s = house_last(&h, 2, "T1 P2 report");
	ck_assert(says(s, "says the duck"));
	struct str key = house_key(&h, 2);
	(void)key;
	struct str first = str_of(key_of(0));
	ck_assert(!says(s, str_z(h.a, first)));
}
END_TEST

START_TEST(the_receipt_tells_when_all_is_in_and_how_to_stop_it)
{
	for (int i = 0; i < HOUSE_PEOPLE; i++)
		house_write(&h, i, house_attack(&h, i));
	house_round(&h);
	struct sent s = house_last(&h, HOUSE_PEOPLE - 1, "receipt");
	ck_assert(says(s, "RUNS EARLY"));
	ck_assert(says(s, "WAIT stops it"));
	house_write(&h, 1, "wait\n");
	house_round(&h);
	s = house_last(&h, 1, "receipt");
	ck_assert(says(s, "WAIT taken"));
	ck_assert(!says(s, "RUNS EARLY"));
	house_write(&h, 1, "press grey to all\nboo\nendpress\nnowait\n");
	house_round(&h);
	s = house_last(&h, 1, "receipt");
	ck_assert(says(s, "RUNS EARLY"));
	ck_assert(says(s, "PRESS to all, 1 line, grey"));
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("server/intake contents");
	TCase *t = tcase_create("contents");

	tcase_add_checked_fixture(t, open_up, shut);
	tcase_set_timeout(t, 180);
	tcase_add_test(t, robots_are_not_answered);
	tcase_add_test(t, what_we_send_orders_nothing_when_it_comes_back);
	tcase_add_test(t, a_letter_that_is_no_orders_gets_an_answer_that_helps);
	tcase_add_test(t, an_empty_letter_is_answered);
	tcase_add_test(
		t,
		orders_inside_our_report_are_not_run_and_the_answer_says_where_to_write);
	tcase_add_test(t, ten_mebibytes_are_set_aside_and_told);
	tcase_add_test(t,
		       a_letter_that_cannot_be_read_is_set_aside_and_its_player_told);
	tcase_add_test(t, whoever_unsubscribes_is_told_how_to_resign);
	tcase_add_test(t, ten_thousand_lines_are_read_as_far_as_the_limit);
	tcase_add_test(t, broken_bytes_stop_nothing);
	tcase_add_test(t, an_older_letter_does_not_undo_a_newer_one);
	tcase_add_test(t, press_waits_for_the_next_report_and_leaks_no_key);
	tcase_add_test(t, the_receipt_tells_when_all_is_in_and_how_to_stop_it);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(suite)
