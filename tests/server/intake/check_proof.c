/* People whose word counts for a letter that is only half believed: other players,
 * seats and their keys, the GM; and the proof that each level asks for.
 * SPDX-License-Identifier: ISC */
#include "tests/server/intake/half_believed.h"

static int64_t newest_letter(void)
{
	struct inbox *list;
	struct err err = {0};
	int n;
	ck_assert(inbox_list(h.home.store, h.a, INBOX_STATES, 1, &list, &n, &err));
	ck_assert_int_eq(n, 1);
	return list[0].id;
}

/* Another player ----------------------------------------------------------- */

START_TEST(seat_replace_kills_keys_words_and_further_addresses)
{
	struct err err = {0};
	struct sent asked, always, *s;
	const char *old = key_of(ANN);
	from_home(old, "wait\n", &always);
	answer(always, house_address[ANN], "confirm always\n");
	(void)sent(&s);
	const char *in =
		house_post(&h, "ann@third.example", old, house_attack(&h, ANN));
	house_round(&h);
	ck_assert_int_eq(sent(&s), 1);
	asked = s[0];
	ck_assert_msg(seat_replace(&h.home, h.a, STR("kestrel"), STR("red"),
				   STR("Fay <fay@example.org>"), &err),
		      "%s", err.text);
	house_round(&h);
	(void)sent(&s);
	ck_assert_str_eq(house_state(&h, in), "ignored");
	ck_assert_str_eq(house_reason(&h, in).s, "replaced");
	answer(asked, house_address[ANN], "confirm\n");
	house_post(&h, house_address[ANN], old, house_attack(&h, ANN));
	house_post(&h, HOME_ADDRESS, old, house_attack(&h, ANN));
	house_round(&h);
	ck_assert_int_eq(slots_of(ANN), 0);
	/* They are told once that the seat is not theirs; the rest are strangers now. */
	ck_assert_int_eq(sent(&s), 1);
	ck_assert(has(s[0].to, house_address[ANN]) &&
		  has(s[0].subject, "not your seat"));
}
END_TEST

START_TEST(nobody_takes_a_second_seat)
{
	struct err err = {0};

	ck_assert(!seat_replace(&h.home, h.a, STR("kestrel"), STR("red"),
				STR("Bob <Bob@EXAMPLE.org>"), &err));
	ck_assert_int_eq(err.kind, ERR_REFUSED);
	ck_assert_msg(has(str_of(err.text), "sits in this game already, as blue"), "%s",
		      err.text);
}
END_TEST

START_TEST(a_confirmed_letter_that_was_not_yet_read_dies_with_its_seat)
{
	struct err err = {0};
	struct sent asked;
	const char *in = from_home(key_of(ANN), house_attack(&h, ANN), &asked);
	ck_assert(
		held_letter_release(&h.home, h.a, newest_letter(), STR("phone"), &err));
	ck_assert(seat_replace(&h.home, h.a, STR("kestrel"), STR("red"),
			       STR("Fay <fay@example.org>"), &err));
	house_round(&h);
	ck_assert_int_eq(slots_of(ANN), 0);
	ck_assert_str_ne(house_state(&h, in), "done");
}
END_TEST

/* Seats and their keys ----------------------------------------------------- */

START_TEST(a_colour_that_went_to_another_has_another_key)
{
	struct err err = {0};
	struct sent *s;
	house_close(&h);
	house_open(&h, START);
	house_invite(&h);
	const char *old = key_of(ANN);
	ck_assert(seat_remove(&h.home, h.a, STR("kestrel"), STR("red"), &err));
	ck_assert(seat_add(&h.home, h.a, STR("kestrel"), STR("Fay <fay@example.org>"),
			   STR("red"), NULL, &err));
	house_round(&h);
	(void)sent(&s);
	/* Ann still has the invitation, and anybody can write a From. */
	const char *in = house_post(&h, "fay@example.org", old, "decline\n");
	house_round(&h);
	ck_assert_str_eq(house_state(&h, in), "held");
	ck_assert_str_eq(house_reason(&h, in).s, "address");
}
END_TEST

START_TEST(a_key_is_good_in_its_own_game_only)
{
	struct err err = {0};
	struct game g;
	struct new_game n = {.name = STR("osprey"),
			     .n_seats = HOUSE_PEOPLE,
			     .deadlines = STR("2 days 20:00 UTC")};
	char *key = str_z(h.a, house_key(&h, ANN));
	ck_assert(game_create(&h.home, h.a, &n, &g, &err));
	ck_assert(seat_add(&h.home, h.a, STR("osprey"), STR("Ann <ann@example.org>"),
			   STR("red"), NULL, &err));
	house_round(&h);
	char *other = str_z(h.a, str_printf(h.a, "gm+osprey%s", strchr(key, '.')));
	const char *in = house_post(&h, house_address[ANN], other, "decline\n");
	house_round(&h);
	ck_assert_str_eq(house_reason(&h, in).s, "address");
	ck_assert_str_eq(house_state(&h, in), "held");
}
END_TEST

START_TEST(what_is_not_written_to_us_gets_silence)
{
	struct sent *s;
	const char *in = house_drop(
		&h, NULL,
		STR("From: ann@example.org\r\nTo: bob@example.org\r\n"
		    "Message-ID: <blind@x>\r\n\r\nshall we attack red?\r\n"));
	house_round(&h);
	ck_assert_str_eq(house_reason(&h, in).s, "not-to-us");
	ck_assert_int_eq(sent(&s), 0);
}
END_TEST

/* The GM ------------------------------------------------------------------- */

START_TEST(the_gm_can_let_a_held_letter_count_or_drop_it)
{
	struct err err = {0};
	struct sent asked, *s;
	struct gmlog_entry *log;
	int n;
	const char *key = key_of(ANN);
	from_home(key, house_attack(&h, ANN), &asked);
	int64_t id = newest_letter();
	ck_assert_msg(held_letter_release(&h.home, h.a, id, STR("she rang"), &err),
		      "%s", err.text);
	house_round(&h);
	ck_assert_int_eq(slots_of(ANN), 1);
	ck_assert_int_eq(sent(&s), 1);
	ck_assert(gmlog_list(h.home.store, h.a, house_game(&h).id, -1, &log, &n, &err));
	ck_assert(has(log[n - 1].what, "let a letter for red count"));
	ck_assert(!held_letter_release(&h.home, h.a, id, STR(""), &err));
	ck_assert_int_eq(err.kind, ERR_REFUSED);

	const char *in = from_home(key, "clear\n", &asked);
	err = (struct err){0};
	ck_assert(held_letter_drop(&h.home, h.a, newest_letter(), STR(""), &err));
	ck_assert_str_eq(house_reason(&h, in).s, "dropped");
	answer(asked, house_address[ANN], "confirm\n");
	ck_assert_int_eq(slots_of(ANN), 1);
}
END_TEST

/* Limits: see check_flood.c as well ---------------------------------------- */

START_TEST(all_answers_to_the_unproven_have_one_budget)
{
	struct sent *s;
	int asked = 0;
	h.home.config.limits.answers_to_strangers_per_hour = 2;
	for (int i = 0; i < HOUSE_PEOPLE; i++)
		house_post(&h, house_address[i], "gm@example.org", "wait\n");
	house_round(&h);
	int n = sent(&s);
	for (int i = 0; i < n; i++)
		asked += has(s[i].subject, "please confirm");
	ck_assert_int_eq(asked, 2);
}
END_TEST

/* Levels ------------------------------------------------------------------- */

static const char *with_result(int who, const char *key, const char *id,
			       const char *result, const char *text)
{
	return house_drop(
		&h, NULL,
		str_printf(h.a,
			   "Authentication-Results: %s; %s\r\n"
			   "Received: from out.example by mx.example.org; x\r\n"
			   "From: %s\r\nTo: %s\r\nSubject: Re: x\r\n"
			   "Message-ID: <auth%d@x>\r\n\r\n%s",
			   id, result, house_address[who], key, h.n_in, text));
}

static void trust_our_server(void)
{
	h.home.config.in[0].authserv_id = STR("mx.example.org");
	h.home.config.in[0].n_own_hosts = 1;
	h.home.config.in[0].own_hosts[0] = STR("mx.example.org");
}

START_TEST(a_new_key_makes_the_old_one_worthless_and_drops_what_waits)
{
	struct err err = {0};
	struct sent asked, *s;
	const char *old = key_of(ANN);
	const char *in = from_home(old, house_attack(&h, ANN), &asked);
	ck_assert_msg(seat_rekey(&h.home, h.a, STR("kestrel"), STR("red"), &err), "%s",
		      err.text);
	house_round(&h);
	ck_assert_int_eq(sent(&s), 1); /* the report of the open phase */
	ck_assert(has(s[0].to, "ann@example.org"));
	ck_assert(has(s[0].subject, "T1 P1 report"));
	ck_assert(!str_is(s[0].reply_to, old));
	answer(asked, house_address[ANN], "confirm\n");
	ck_assert_int_eq(slots_of(ANN), 0);
	ck_assert_str_eq(house_state(&h, in), "ignored");
	/* The old key does not count; the address alone waits; the new key counts. */
	in = house_post(&h, house_address[ANN], old, house_attack(&h, ANN));
	house_round(&h);
	ck_assert_str_eq(house_state(&h, in), "held");
	house_post(&h, house_address[ANN], str_z(h.a, s[0].reply_to),
		   house_attack(&h, ANN));
	house_round(&h);
	ck_assert_int_eq(slots_of(ANN), 1);
}
END_TEST

START_TEST(at_p0_one_proof_is_enough)
{
	option("auth", "P0");
	house_post(&h, HOME_ADDRESS, key_of(ANN), house_attack(&h, ANN));
	house_post(&h, house_address[BOB], "gm+kestrel@example.org",
		   house_attack(&h, BOB));
	house_drop(
		&h, NULL,
		str_printf(h.a,
			   "From: %s\r\nTo: gm@example.org\r\n"
			   "Subject: [KESTREL] orders\r\nMessage-ID: <p0@x>\r\n\r\n%s",
			   house_address[CAT], house_attack(&h, CAT)));
	house_round(&h);
	ck_assert_int_eq(slots_of(ANN), 1);
	ck_assert_int_eq(slots_of(CAT), 1);
}
END_TEST

START_TEST(at_p2_our_mail_server_must_vouch)
{
	static const struct {
		const char *id, *result;
		bool counts;
	} rows[] = {
		{"mx.example.org", "dmarc=pass header.from=example.org", true},
		{"MX.example.org", "dkim=pass header.d=example.org", true},
		{"mx.example.org", "dkim=pass header.d=elsewhere.org", false},
		{"mx.example.org", "spf=pass smtp.mailfrom=example.org", false},
		{"evil.example.org", "dmarc=pass header.from=example.org", false},
		{"mx.example.org",
		 "dkim=pass header.d=example.org; dmarc=fail header.from=example.org",
		 false},
	};
	option("auth", "P2");
	const char *key = key_of(ANN);
	trust_our_server();
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		const char *in = with_result(ANN, key, rows[i].id, rows[i].result,
					     i % 2 ? "nowait\n" : "wait\n");
		house_round(&h);
		ck_assert_msg(strcmp(house_state(&h, in),
				     rows[i].counts ? "done" : "held") == 0,
			      "row %zu: %s", i, house_state(&h, in));
		house_pass(&h, HOUR);
	}
}
END_TEST

START_TEST(without_a_trusted_server_p2_holds_everything)
{
	option("auth", "P2");
	const char *in = with_result(ANN, key_of(ANN), "mx.example.org", "dmarc=pass",
				     house_attack(&h, ANN));
	house_round(&h);
	ck_assert_str_eq(house_state(&h, in), "held");
	struct sent s = house_last(&h, ANN, "confirm");
	answer(s, house_address[ANN], "confirm\n");
	ck_assert_int_eq(slots_of(ANN), 1);
}
END_TEST

START_TEST(what_our_server_disowns_waits_at_every_level)
{
	static const char *const levels[] = {"P0", "P1", "P2", "P3"};
	const char *key = key_of(ANN);
	struct sent *s;
	trust_our_server();
	for (int i = 0; i < 4; i++) {
		option("auth", levels[i]);
		const char *in = with_result(ANN, key, "mx.example.org", "dmarc=fail",
					     house_attack(&h, ANN));
		house_round(&h);
		ck_assert_str_eq(house_state(&h, in), "held");
		ck_assert_int_eq(slots_of(ANN), 0);
		ck_assert_int_eq(sent(&s), 1);
		ck_assert(has(s[0].body, "our mail server says"));
	}
}
END_TEST

START_TEST(at_p3_each_set_of_orders_is_confirmed_and_questions_are_answered)
{
	struct sent *s;
	option("auth", "P3");
	const char *key = key_of(ANN);
	const char *in = house_post(&h, house_address[ANN], key, house_attack(&h, ANN));
	house_round(&h);
	ck_assert_str_eq(house_state(&h, in), "held");
	ck_assert_int_eq(slots_of(ANN), 0);
	ck_assert_int_eq(sent(&s), 1);
	struct sent asked = s[0];
	ck_assert(has(asked.subject, "confirm your orders"));
	ck_assert(has(asked.body, "[new]"));
	house_post(&h, house_address[ANN], key, "status\n");
	house_round(&h);
	ck_assert_int_eq(sent(&s), 1);
	ck_assert(has(s[0].subject, "ANSWER to STATUS"));
	answer(asked, house_address[ANN], "confirm\n");
	ck_assert_int_eq(slots_of(ANN), 1);
	ck_assert_int_eq(sent(&s), 1);
	ck_assert(has(s[0].subject, "receipt"));
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("proof");
	TCase *t = tcase_create("proof");

	tcase_add_checked_fixture(t, open_up, shut);
	tcase_set_timeout(t, 60);
	tcase_add_test(t, seat_replace_kills_keys_words_and_further_addresses);
	tcase_add_test(t, nobody_takes_a_second_seat);
	tcase_add_test(t, a_confirmed_letter_that_was_not_yet_read_dies_with_its_seat);
	tcase_add_test(t, a_colour_that_went_to_another_has_another_key);
	tcase_add_test(t, a_key_is_good_in_its_own_game_only);
	tcase_add_test(t, what_is_not_written_to_us_gets_silence);
	tcase_add_test(t, the_gm_can_let_a_held_letter_count_or_drop_it);
	tcase_add_test(t, all_answers_to_the_unproven_have_one_budget);
	tcase_add_test(t, a_new_key_makes_the_old_one_worthless_and_drops_what_waits);
	tcase_add_test(t, at_p0_one_proof_is_enough);
	tcase_add_test(t, at_p2_our_mail_server_must_vouch);
	tcase_add_test(t, without_a_trusted_server_p2_holds_everything);
	tcase_add_test(t, what_our_server_disowns_waits_at_every_level);
	tcase_add_test(
		t, at_p3_each_set_of_orders_is_confirmed_and_questions_are_answered);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(suite)
