/* A mailbox without plus-addresses: the subject finds the seat and proves nothing.
 * SPDX-License-Identifier: ISC */
#include "tests/check_main.h"

#include <string.h>

#include "mail/trust/trust.h"
#include "schema/mail/bounces.h"
#include "schema/seats.h"
#include "schema/sheets.h"
#include "server/game/game_gm.h"
#include "tests/kit/house.h"

#define PLAIN "gm@example.org"

enum { ANN, BOB, CAT, DAN, DAY = 24 * 3600 };

static struct house h;

static void open_up(void)
{
	house_begin(&h, "2030-03-04T09:00:00Z");
	h.home.config.subject_keys = true;
}
static void shut(void)
{
	house_close(&h);
}

static bool has(struct str text, const char *words)
{
	return str_find(text, str_of(words)) != SIZE_MAX;
}

static int slots_of(int seat)
{
	return house_slots(&h, seat);
}

/* The short form of the seat, -1 the GM's, in the open phase. */
static const char *short_of(int who)
{
	struct game g = house_game(&h);
	struct seat s;
	struct err err = {0};
	char key[TOKEN_SHORT_CHARS + 1];
	struct token_claim c = game_gm_claim(&h.home, &g);

	if (who >= 0) {
		ck_assert(seats_load(h.home.store, h.a, g.id, who, &s, &err));
		c = token_reply(g.name, s.colour, s.epoch, g.phase_no);
	}
	key_short(h.home.keys, &c, key);
	return str_z(h.a, str_of(key));
}

static const char *post(const char *from, const char *subject, const char *more,
			const char *text)
{
	const char *in = house_drop(
		&h, NULL,
		str_printf(h.a,
			   "From: %s\r\nTo: " PLAIN
			   "\r\nSubject: %s\r\n%sMessage-ID: <s%d@x>\r\n\r\n%s",
			   from, subject, more, h.n_in, text));
	house_round(&h);
	return in;
}

static const char *re(int who)
{
	return str_z(h.a, str_printf(h.a, "Re: [KESTREL] T1 P1 report [#%s]",
				     short_of(who)));
}

/* The question that came of it, to its address of record. */
static struct sent asked(const char *in, int who)
{
	struct sent *s;

	ck_assert_str_eq(house_state(&h, in), "held");
	ck_assert_int_eq(house_sent(&h, &s), 1);
	ck_assert(has(s[0].to, who < 0 ? "master@" : house_address[who]));
	ck_assert(has(s[0].subject, "please confirm"));
	ck_assert(str_is(s[0].reply_to, PLAIN));
	return s[0];
}

START_TEST(letters_have_the_short_form_at_the_end_of_the_subject_and_no_key)
{
	struct err err = {0};
	struct sent *s;
	post(house_address[ANN], re(ANN), "", "status\n");
	(void)err;
	int n = house_sent(&h, &s);
	ck_assert_int_eq(n, 1);
	ck_assert(str_is(s[0].reply_to, PLAIN));
	ck_assert(!has(s[0].bytes, "gm+"));
	ck_assert(has(s[0].subject,
		      str_z(h.a, str_printf(h.a, " [#%s]", short_of(ANN)))));
	ck_assert(!has(s[0].body, short_of(ANN)));
	/* Another seat, another phase: another form. */
	ck_assert_str_ne(short_of(ANN), short_of(BOB));
}
END_TEST

START_TEST(orders_wait_for_a_confirm_whose_word_stands_in_the_subject)
{
	const char *in = post(house_address[ANN], re(ANN), "", house_attack(&h, ANN));
	struct sent s = asked(in, ANN);
	ck_assert_int_eq(slots_of(ANN), 0);
	post(house_address[ANN],
	     str_z(h.a, str_printf(h.a, "Re: %.*s", STR_ARG(s.subject))), "",
	     "confirm\n");
	ck_assert_int_eq(slots_of(ANN), 1);
	ck_assert_str_eq(house_state(&h, in), "done");
}
END_TEST

START_TEST(the_short_form_from_another_address_asks_the_player)
{
	const char *in = post("ann@phone.example", re(ANN), "", house_attack(&h, ANN));
	struct sent s = asked(in, ANN);
	ck_assert(has(s.body, "ann@phone.example"));
	ck_assert_int_eq(slots_of(ANN), 0);
}
END_TEST

START_TEST(a_short_form_without_the_games_tag_is_found_too)
{
	const char *in = post("ann@phone.example",
			      str_z(h.a, str_printf(h.a, "AW: x [#%s]", short_of(ANN))),
			      "", house_attack(&h, ANN));
	(void)asked(in, ANN);
}
END_TEST

START_TEST(a_wrong_short_form_from_a_stranger_is_silence)
{
	struct sent *s;
	const char *in = post("eve@example.org", "[KESTREL] x [#aaaabbbb]", "",
			      house_attack(&h, ANN));
	ck_assert_str_eq(house_state(&h, in), "ignored");
	ck_assert_int_eq(house_sent(&h, &s), 0);
}
END_TEST

START_TEST(a_letter_that_answers_one_of_ours_finds_its_seat)
{
	struct sent report = house_last(&h, BOB, "report");
	const char *in = post("bob@phone.example", "my orders",
			      str_z(h.a, str_printf(h.a, "In-Reply-To: %.*s\r\n",
						    STR_ARG(report.message_id))),
			      house_attack(&h, BOB));
	(void)asked(in, BOB);
	/* By the thread, where the mail program says nothing else. */
	in = post("bob@work.example", "my orders",
		  str_z(h.a, str_printf(h.a, "References: <x@y> %.*s <z@y>\r\n",
					STR_ARG(report.message_id))),
		  house_attack(&h, BOB));
	(void)asked(in, BOB);
	ck_assert_int_eq(slots_of(BOB), 0);
	/* One that is not ours finds nobody. */
	struct sent *s;
	in = post("bob@work.example", "my orders",
		  "In-Reply-To: <o.1.nobody@example.org>\r\n", house_attack(&h, BOB));
	ck_assert_str_eq(house_state(&h, in), "ignored");
	ck_assert_int_eq(house_sent(&h, &s), 0);
}
END_TEST

START_TEST(orders_to_a_report_of_another_phase_are_stale)
{
	const char *old = re(ANN);
	struct sent *s;
	for (int i = 0; i < HOUSE_PEOPLE; i++) {
		const char *in = post(house_address[i], re(i), "", house_attack(&h, i));
		struct sent q = asked(in, i);
		post(house_address[i],
		     str_z(h.a, str_printf(h.a, "Re: %.*s", STR_ARG(q.subject))), "",
		     "confirm\n");
		(void)house_sent(&h, &s);
	}
	house_pass(&h, 3600);
	house_round(&h);
	ck_assert_int_eq(house_game(&h).phase, 2);
	(void)house_sent(&h, &s);
	const char *in = post(house_address[ANN], old, "", "invite everyone in c1\n");
	ck_assert_str_eq(house_state(&h, in), "done"); /* nothing to wait for */
	ck_assert_int_eq(slots_of(ANN), 0);
}
END_TEST

START_TEST(the_gm_is_found_and_asked_as_well)
{
	int64_t deadline = house_game(&h).deadline;
	const char *in = post("master@example.org", re(-1), "", "extend 24 hours\n");
	struct sent s = asked(in, -1);
	post("master@example.org",
	     str_z(h.a, str_printf(h.a, "Re: %.*s", STR_ARG(s.subject))), "",
	     "confirm\n");
	ck_assert_int_eq(house_game(&h).deadline, deadline + DAY);
}
END_TEST

START_TEST(a_bounce_without_a_key_changes_nothing)
{
	struct address_record r;
	struct err err = {0};
	struct sent report;
	struct game g = house_game(&h);

	post(house_address[ANN], re(ANN), "", "status\n");
	report = house_last(&h, ANN, "");
	const char *in = house_drop(
		&h, NULL,
		str_printf(
			h.a,
			"Return-Path: <>\r\nFrom: MAILER-DAEMON@mx.example\r\n"
			"To: " PLAIN "\r\nSubject: Undelivered\r\n"
			"Content-Type: multipart/report; report-type=delivery-status; boundary=\"b\"\r\n\r\n"
			"--b\r\nContent-Type: message/delivery-status\r\n\r\n"
			"Reporting-MTA: dns; mx.example\r\n\r\nFinal-Recipient: rfc822; ann@example.org\r\nAction: failed\r\nStatus: 5.1.1\r\n\r\n--b\r\nContent-Type: message/rfc822\r\n\r\n"
			"Message-ID: %.*s\r\n\r\n--b--\r\n",
			STR_ARG(report.message_id)));
	house_round(&h);
	ck_assert_str_eq(house_state(&h, in), "ignored");
	ck_assert(bounces_record(h.home.store, h.a, g.id, ANN, STR("ann@example.org"),
				 &r, &err));
	ck_assert_int_eq(r.n_hard + r.n_soft, 0);
}
END_TEST

START_TEST(the_short_form_tells_its_phase_over_more_than_its_ten_bits)
{
	struct token_claim c = token_reply(STR("kestrel"), STR("red"), 1, 1023);
	char key[TOKEN_SHORT_CHARS + 1];
	int phase;

	for (c.phase = 0; c.phase < 3000; c.phase += 509) {
		key_short(h.home.keys, &c, key);
		struct token_claim later = c;
		later.phase += 700;
		ck_assert(key_short_fits(h.home.keys, h.now, str_of(key), &later, 1,
					 &phase) == 0);
		ck_assert_int_eq(phase, c.phase);
		later.epoch = 2;
		ck_assert(key_short_fits(h.home.keys, h.now, str_of(key), &later, 1,
					 &phase) != 0);
	}
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("server/subject_keys");
	TCase *t = tcase_create("subject");
	tcase_set_timeout(t, 60);
	tcase_add_checked_fixture(t, open_up, shut);
	tcase_add_test(
		t, letters_have_the_short_form_at_the_end_of_the_subject_and_no_key);
	tcase_add_test(t, orders_wait_for_a_confirm_whose_word_stands_in_the_subject);
	tcase_add_test(t, the_short_form_from_another_address_asks_the_player);
	tcase_add_test(t, a_short_form_without_the_games_tag_is_found_too);
	tcase_add_test(t, a_wrong_short_form_from_a_stranger_is_silence);
	tcase_add_test(t, a_letter_that_answers_one_of_ours_finds_its_seat);
	tcase_add_test(t, orders_to_a_report_of_another_phase_are_stale);
	tcase_add_test(t, the_gm_is_found_and_asked_as_well);
	tcase_add_test(t, a_bounce_without_a_key_changes_nothing);
	tcase_add_test(t, the_short_form_tells_its_phase_over_more_than_its_ten_bits);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(suite)
