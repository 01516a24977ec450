/* Observers: strangers read a public game along, and nothing that its readers may not
 * know; of a private one they learn nothing, not even that it is there.
 * SPDX-License-Identifier: ISC */
#include "tests/check_main.h"

#include <string.h>

#include "schema/mail/observers.h"
#include "server/options/game_options.h"
#include "server/report/reports.h"
#include "tests/kit/house.h"

#define PLAIN "gm@example.org"
#define EVE "eve@example.com"

enum { ANN, BOB, CAT, DAN, HOUR = 3600 };

static struct house h;

static void option(const char *name, const char *value)
{
	house_option(&h, name, value);
}

static int sent(struct sent **s)
{
	return house_sent(&h, s);
}

static void open_up(void)
{
	struct sent *ignored;
	house_open(&h, "2030-03-04T09:00:00Z");
	house_start(&h);
	option("public", "on");
	house_round(&h);
	(void)sent(&ignored);
}
static void shut(void)
{
	house_close(&h);
}

static bool has(struct str text, const char *words)
{
	return str_find(text, str_of(words)) != SIZE_MAX;
}

static int observers(void)
{
	struct err err = {0};
	int n;
	ck_assert(observers_count(h.home.store, house_game(&h).id, &n, &err));
	return n;
}

static const char *write(const char *from, const char *to, const char *text)
{
	const char *in = house_post(&h, from, to, text);
	house_round(&h);
	return in;
}

static struct sent ask(void)
{
	struct sent *s;
	(void)write(EVE, PLAIN, "Observe kestrel.\n");
	ck_assert_int_eq(sent(&s), 1);
	ck_assert(has(s[0].to, EVE));
	ck_assert(has(s[0].reply_to, "gm+c."));
	ck_assert_int_eq(observers(), 0);
	return s[0];
}

static struct sent *join(void)
{
	struct sent q = ask(), *s;
	(void)write(EVE, str_z(h.a, q.reply_to), "confirm\n");
	ck_assert_int_eq(sent(&s), 1);
	ck_assert_int_eq(observers(), 1);
	return s;
}

static void run_phase(void)
{
	for (int i = 0; i < HOUSE_PEOPLE; i++)
		house_write(&h, i, house_attack(&h, i));
	house_round(&h);
	house_pass(&h, HOUR);
	house_round(&h);
	ck_assert_int_eq(house_game(&h).phase, 2);
}

static struct sent to_eve(void)
{
	struct sent *s, found = {0};
	int n = sent(&s), count = 0;
	for (int i = 0; i < n; i++)
		if (has(s[i].to, EVE)) {
			found = s[i];
			count++;
		}
	ck_assert_int_le(count, 1);
	return found;
}

static struct str without_cr(struct str s)
{
	struct buf b = buf_in(h.a);
	for (size_t i = 0; i < s.n; i++)
		if (s.s[i] != '\r')
			buf_char(&b, s.s[i]);
	return str_trim(buf_str(&b));
}

START_TEST(confirmed_he_gets_each_report_as_readers_may_know_it)
{
	struct sent *s = join();
	ck_assert(has(s[0].subject, "T1 P1 report"));
	ck_assert(str_is(s[0].reply_to, PLAIN));
	run_phase();
	struct sent r = to_eve();
	struct str text;
	struct err err = {0};
	ck_assert(has(r.subject, "T1 P2 report"));
	ck_assert(has(r.bytes,
		      "List-Unsubscribe: <mailto:gm@example.org?subject=leave>"));
	ck_assert(!has(r.bytes, "gm+kestrel"));
	ck_assert(reports_text(&h.home, h.a, STR("kestrel"), -1, SEAT_READERS, &text,
			       &err));
	/* Its text is plain; or it would be undone here. */
	ck_assert(has(r.bytes, "text/plain; charset=utf-8\r\n"
			       "Content-Transfer-Encoding: 7bit\r\n"));
	ck_assert_msg(str_starts(without_cr(r.body), str_z(h.a, str_trim(text))),
		      "%.*s", STR_ARG(r.body));
	ck_assert(has(r.body, "You are following game kestrel. `observe off`"));
	/* No hand, no address of a player, no order form. */
	ck_assert(!has(r.body, "YOUR HAND"));
	ck_assert(!has(r.body, "YOUR ORDERS"));
	ck_assert(!has(text, "@"));
}
END_TEST

START_TEST(without_a_confirm_nothing_comes_and_nothing_is_asked_again)
{
	struct sent *s;
	(void)ask();
	(void)write(EVE, PLAIN, "observe kestrel\n\nplease!\n");
	ck_assert_int_eq(sent(&s), 0);
	run_phase();
	ck_assert_int_eq(to_eve().id, 0);
	house_pass(&h, 29 * 24 * HOUR);
	house_round(&h);
	(void)sent(&s);
	(void)write(EVE, PLAIN, "observe kestrel\n\nplease, please!\n");
	ck_assert_int_eq(sent(&s), 0);
	house_pass(&h, 2 * 24 * HOUR);
	house_round(&h);
	(void)sent(&s);
	(void)ask(); /* the question is forgotten, and may be asked anew */
}
END_TEST

START_TEST(a_confirm_after_a_month_or_of_other_words_is_none)
{
	struct sent q = ask(), *s;
	(void)write(EVE, str_z(h.a, q.reply_to), "who are you?\n");
	ck_assert_int_eq(observers(), 0);
	house_pass(&h, 31 * 24 * HOUR);
	house_round(&h);
	(void)sent(&s);
	(void)write(EVE, str_z(h.a, q.reply_to), "confirm\n");
	ck_assert_int_eq(observers(), 0);
	ck_assert_int_eq(to_eve().id, 0);
}
END_TEST

START_TEST(a_private_game_and_none_are_the_same_silence)
{
	struct sent *s;
	option("public", "off");
	house_round(&h);
	(void)sent(&s);
	const char *a = write(EVE, PLAIN, "observe kestrel\n");
	const char *b = write(EVE, PLAIN, "observe falcon\n");
	ck_assert_int_eq(sent(&s), 0);
	ck_assert_str_eq(house_state(&h, a), "ignored");
	ck_assert_str_eq(house_state(&h, b), "ignored");
	ck_assert(str_equal(house_reason(&h, a), house_reason(&h, b)));
}
END_TEST

START_TEST(observe_off_ends_it_at_once_and_says_so)
{
	struct sent *s;
	(void)join();
	(void)write(EVE, PLAIN, "observe off\n");
	ck_assert_int_eq(observers(), 0);
	ck_assert_int_eq(sent(&s), 1);
	ck_assert(has(s[0].to, EVE));
	ck_assert(has(s[0].subject, "you no longer follow this game"));
	(void)write(EVE, PLAIN, "observe off\n\nagain\n"); /* nothing to end */
	ck_assert_int_eq(sent(&s), 0);
	run_phase();
	ck_assert_int_eq(to_eve().id, 0);
}
END_TEST

/* An address is soon forged: an observer who loses a game by it has one word to write. */
START_TEST(whoever_did_not_write_it_comes_back_by_one_word)
{
	struct sent *s;
	(void)join();
	(void)write(EVE, PLAIN, "observe kestrel off\n");
	ck_assert_int_eq(sent(&s), 1);
	const char *back = str_z(h.a, s[0].reply_to);
	(void)write(EVE, back, "confirm\n");
	ck_assert_int_eq(observers(), 1);
	ck_assert_int_eq(sent(&s), 1);
	ck_assert(has(s[0].subject, "T1 P1 report"));
	(void)write(EVE, PLAIN, "observe off\n\nonce more\n");
	(void)sent(&s);
	(void)write(EVE, back, "confirm\n\nthe old word\n");
	ck_assert_int_eq(observers(), 0);
	house_pass(&h, 73 * HOUR);
	house_round(&h);
	(void)sent(&s);
}
END_TEST

/* Nor can a flood of them take it away in silence. */
START_TEST(what_cannot_be_told_ends_nothing)
{
	struct sent *s;
	(void)join();
	h.home.config.limits.answers_per_hour = 0;
	(void)write(EVE, PLAIN, "observe off\n");
	ck_assert_int_eq(observers(), 1);
	ck_assert_int_eq(sent(&s), 0);
}
END_TEST

START_TEST(unsubscribe_ends_it_as_well)
{
	struct sent *s;
	(void)join();
	house_drop(&h, NULL,
		   STR("From: " EVE "\r\nTo: " PLAIN "\r\nSubject: leave\r\n"
		       "Message-ID: <leave@x>\r\n\r\n"));
	house_round(&h);
	ck_assert_int_eq(observers(), 0);
	ck_assert_int_eq(sent(&s), 1);
	ck_assert(has(s[0].subject, "you no longer follow this game"));
	run_phase();
	ck_assert_int_eq(to_eve().id, 0);
}
END_TEST

START_TEST(an_old_word_opens_nothing_again)
{
	struct sent q = ask(), *s;
	(void)write(EVE, str_z(h.a, q.reply_to), "confirm\n");
	(void)write(EVE, PLAIN, "observe off\n");
	(void)sent(&s);
	(void)write(EVE, str_z(h.a, q.reply_to), "confirm\n\nonce more\n");
	ck_assert_int_eq(observers(), 0);
	(void)ask();
}
END_TEST

START_TEST(a_game_that_is_not_public_any_more_is_sent_to_nobody)
{
	struct sent *s;
	(void)join();
	option("public", "off");
	house_round(&h);
	(void)sent(&s);
	run_phase();
	ck_assert_int_eq(to_eve().id, 0);
}
END_TEST

START_TEST(robots_and_a_flood_of_addresses_get_no_answers)
{
	struct sent *s;
	h.home.config.limits.observe_per_hour = 3;
	house_drop(&h, NULL,
		   STR("From: no-reply@example.com\r\nTo: " PLAIN
		       "\r\nMessage-ID: <r@x>\r\n\r\nobserve kestrel\n"));
	house_round(&h);
	ck_assert_int_eq(sent(&s), 0);
	for (int i = 0; i < 8; i++)
		(void)write(str_z(h.a, str_printf(h.a, "x%d@example.com", i)), PLAIN,
			    "observe kestrel\n");
	ck_assert_int_eq(sent(&s), 3);
}
END_TEST

START_TEST(a_player_does_not_observe_his_own_game)
{
	(void)write(house_address[ANN], PLAIN, "observe kestrel\n");
	ck_assert_int_eq(house_count(&h, ANN, "follow this game"), 0);
	ck_assert_int_eq(observers(), 0);
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("server/observers");
	TCase *t = tcase_create("observers");
	tcase_set_timeout(t, 60);
	tcase_add_checked_fixture(t, open_up, shut);
	tcase_add_test(t, confirmed_he_gets_each_report_as_readers_may_know_it);
	tcase_add_test(t, without_a_confirm_nothing_comes_and_nothing_is_asked_again);
	tcase_add_test(t, a_confirm_after_a_month_or_of_other_words_is_none);
	tcase_add_test(t, a_private_game_and_none_are_the_same_silence);
	tcase_add_test(t, observe_off_ends_it_at_once_and_says_so);
	tcase_add_test(t, whoever_did_not_write_it_comes_back_by_one_word);
	tcase_add_test(t, what_cannot_be_told_ends_nothing);
	tcase_add_test(t, unsubscribe_ends_it_as_well);
	tcase_add_test(t, an_old_word_opens_nothing_again);
	tcase_add_test(t, a_game_that_is_not_public_any_more_is_sent_to_nobody);
	tcase_add_test(t, robots_and_a_flood_of_addresses_get_no_answers);
	tcase_add_test(t, a_player_does_not_observe_his_own_game);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(suite)
