/* Letters go out over SMTP: by schedule, once, over one line; letters that do not
 * arrive are counted by seat, and the GM learns of it. With a server that fails on
 * demand.
 * SPDX-License-Identifier: ISC */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "mail/letter/letter.h"
#include "mail/trust/trust.h"
#include "schema/mail/bounces.h"
#include "schema/mail/inbox.h"
#include "schema/mail/outbox.h"
#include "server/cli/gm_table.h"
#include "server/outbox/post.h"
#include "server/outbox/post_office.h"
#include "server/people/bounce.h"
#include "server/people/rekey.h"
#include "server/people/seats.h"
#include "server/phase/game_start.h"
#include "tests/check_main.h"
#include "tests/kit/house.h"
#include "tests/kit/outgoing.h"
#include "tests/kit/sink.h"

enum { HOUR = 3600, DAY = 24 * HOUR };

static struct house h;
static struct sink sink;
static struct err err;

#define OK(call) ck_assert_msg((call), "%s", err.text)

/* The home sends to the sink, logged in over TLS. */
static void set_way_out(void)
{
	struct config *c = &h.home.config;

	c->out = str_printf(h.a, "smtps://gm@localhost:%d", sink.tls);
	c->out_password_file = str_printf(h.a, "%s/word", sink.dir);
	c->out_ca_file = str_printf(h.a, "%s/cert.pem", sink.dir);
	c->out_seconds = 1;
}

static void set_up(void)
{
	err = (struct err){0};
	sink_start(&sink);
	sink_write(&sink, "word", "open sesame\n");
	house_open(&h, "2026-11-20T12:00:00Z");
	house_invite(&h);
	set_way_out();
}

static void tear_down(void)
{
	house_close(&h);
	sink_stop(&sink);
}

/* A letter to Ann's seat, or to anybody. Its number. */
static int64_t queue_to(const char *rcpt, enum post_kind kind)
{
	static int64_t cause;
	struct page page = page_in(h.a);
	struct game g = house_game(&h);
	struct seat s;
	int64_t id;

	page_para(&page, STR("So it is."));
	OK(seats_load(h.home.store, h.a, g.id, 0, &s, &err));
	if (rcpt)
		s.address = str_of(rcpt);
	OK(home_begin(&h.home, &err));
	OK(outbox_next_id(h.home.store, &id, &err));
	OK(post_queue(&h.home, h.a,
		      &(struct posting){.game = &g,
					.seat = &s,
					.kind = kind,
					.cause = CAUSE_GM,
					.cause_id = 1000 + cause++,
					.subject = STR("so"),
					.page = &page,
					.bulk = true},
		      &err));
	OK(home_commit(&h.home, &err));
	return id;
}

static struct address_record record(void)
{
	struct address_record r;
	OK(bounces_record(h.home.store, h.a, house_game(&h).id, 0,
			  STR("ann@example.org"), &r, &err));
	return r;
}

static int n_kind(const char *kind)
{
	struct outbox *list;
	int n, found = 0;
	OK(outbox_list(h.home.store, h.a, OUTBOX_STATES, 10000, &list, &n, &err));
	for (int i = 0; i < n; i++)
		found += str_is(list[i].kind, kind);
	return found;
}

/* Sending ------------------------------------------------------------------ */

START_TEST(the_letters_of_a_round_share_one_line_and_one_login)
{
	for (int i = 0; i < 8; i++)
		queue_to(NULL, KIND_REPORT);
	house_round(&h);
	ck_assert_int_eq(sink_talked(&sink, "taken ann@example.org"), 8);
	ck_assert_int_eq(sink_talked(&sink, "line"), 1);
	ck_assert_int_eq(sink_talked(&sink, "login gm open sesame PLAIN"), 1);
}
END_TEST

START_TEST(a_heap_of_letters_shares_a_few_lines)
{
	for (int i = 0; i < 70; i++)
		queue_to(NULL, KIND_REPORT);
	house_round(&h);
	ck_assert_int_eq(sink_talked(&sink, "taken ann@example.org"), 70);
	ck_assert_int_le(sink_talked(&sink, "line"), 3);
	ck_assert_int_eq(sink_talked(&sink, "login gm open sesame PLAIN"),
			 sink_talked(&sink, "line"));
}
END_TEST

START_TEST(a_letter_is_tried_again_by_the_schedule_and_the_bytes_stay_the_same)
{
	static const int minutes[] = {1, 5, 15, 30, 60, 120, 240, 360, 360};
	int64_t id = queue_to("r4@example.org", KIND_REPORT);
	struct str id_then = outgoing_row(&h, id).message_id;

	for (int i = 0; i < 9; i++) {
		house_round(&h);
		struct outbox o = outgoing_row(&h, id);
		int64_t wait = o.next - h.now;
		ck_assert_int_eq(o.state, OUTBOX_RETRY);
		ck_assert_int_eq(o.attempts, i + 1);
		ck_assert_int_eq(o.last_code, 451);
		ck_assert_int_eq(wait, post_retry_after(id, i));
		ck_assert_int_ge(wait, 60 * minutes[i]);
		ck_assert_int_le(wait, 72 * minutes[i]);
		house_pass(&h, wait - 1);
		house_round(&h);
		ck_assert_int_eq(outgoing_row(&h, id).attempts,
				 i + 1); /* not before its time */
		house_pass(&h, 1);
	}
	ck_assert(str_equal(outgoing_row(&h, id).message_id, id_then));
	ck_assert_int_eq(n_kind("undelivered"), 0);
	house_pass(&h, 5 * DAY);
	house_round(&h);
	ck_assert_int_eq(outgoing_row(&h, id).state, OUTBOX_FAILED);
	ck_assert_int_eq(n_kind("undelivered"), 1);
	house_round(&h);
	ck_assert_int_eq(sink_talked(&sink, "taken master@example.org"), 1);
}
END_TEST

START_TEST(letters_that_failed_together_come_apart)
{
	int apart = 0;

	for (int64_t id = 1; id <= 50; id++)
		apart += post_retry_after(id, 3) != post_retry_after(id + 1, 3);
	ck_assert_int_gt(apart, 45);
	ck_assert_int_eq(post_retry_after(7, 2), post_retry_after(7, 2));
	ck_assert_int_lt(post_life(KIND_REMINDER), post_life(KIND_REPORT));
}
END_TEST

START_TEST(greylisting_costs_one_more_try)
{
	int64_t id = queue_to("grey@example.org", KIND_REPORT);

	house_round(&h);
	ck_assert_int_eq(outgoing_row(&h, id).state, OUTBOX_RETRY);
	house_pass(&h, 72);
	house_round(&h);
	ck_assert_int_eq(outgoing_row(&h, id).state, OUTBOX_SENT);
}
END_TEST

START_TEST(no_answer_to_the_dot_is_doubt_and_the_same_letter_goes_again)
{
	int64_t id = queue_to("drop@example.org", KIND_REPORT);

	house_round(&h);
	ck_assert_int_eq(outgoing_row(&h, id).state, OUTBOX_DOUBT);
	house_pass(&h, 599);
	house_round(&h);
	ck_assert_int_eq(sink_talked(&sink, "taken drop"), 1);
	house_pass(&h, 1);
	house_round(&h);
	ck_assert_int_eq(sink_talked(&sink, "taken drop"), 2);
	char command[256];
	snprintf(
		command, sizeof command,
		"cd %s && test \"$(grep -h ^Message-ID: 1.eml)\" = \"$(grep -h ^Message-ID: 2.eml)\" && cmp 1.eml 2.eml",
		sink.dir);
	ck_assert_int_eq(system(command), 0);
}
END_TEST

START_TEST(a_refused_recipient_among_good_ones_hurts_nobody_else)
{
	int64_t good = queue_to(NULL, KIND_REPORT),
		bad = queue_to("r5@example.org", KIND_NOTICE),
		more = queue_to(NULL, KIND_REPORT);

	house_round(&h);
	ck_assert_int_eq(outgoing_row(&h, good).state, OUTBOX_SENT);
	ck_assert_int_eq(outgoing_row(&h, more).state, OUTBOX_SENT);
	ck_assert_int_eq(outgoing_row(&h, bad).state, OUTBOX_FAILED);
	ck_assert(str_is(outgoing_row(&h, bad).last_text, "5.1.1 no such user"));
	house_round(&h);
	ck_assert_int_eq(sink_talked(&sink, "taken master@example.org"), 1);
}
END_TEST

/* The office ---------------------------------------------------------------- */

static struct post_trouble trouble(void)
{
	struct post_trouble t;
	OK(post_trouble_load(h.home.store, h.a, &t, &err));
	return t;
}

START_TEST(a_refused_login_stops_the_queue_and_blames_no_letter)
{
	int64_t id = queue_to(NULL, KIND_REPORT);

	sink_write(&sink, "refuse", "535 5.7.8 bad word at auth");
	ck_assert(!house_try_round(&h));
	ck_assert_int_eq(outgoing_row(&h, id).state, OUTBOX_QUEUED);
	ck_assert_int_eq(outgoing_row(&h, id).attempts, 0);
	ck_assert(str_find(trouble().text, STR("login is refused: 535")) != SIZE_MAX);
	ck_assert(str_find(trouble().text, STR("sesame")) == SIZE_MAX);
	int logins = sink_talked(&sink, "login");
	house_pass(&h, 59);
	house_round(&h); /* the pause: nobody is asked */
	ck_assert_int_eq(sink_talked(&sink, "login"), logins);
	house_pass(&h, 1);
	ck_assert(!house_try_round(&h));
	ck_assert_int_eq(trouble().until - h.now, 120); /* longer each time */
	sink_write(&sink, "refuse", NULL);
	house_pass(&h, 120);
	house_round(&h);
	ck_assert_int_eq(outgoing_row(&h, id).state, OUTBOX_SENT);
	ck_assert_int_eq(trouble().since, 0);
}
END_TEST

START_TEST(a_server_that_repeats_our_address_tells_no_key)
{
	int64_t id = queue_to(NULL, KIND_REPORT);
	struct str from = outgoing_row(&h, id).envelope_from;
	struct str key = str_slice(from, str_find_char(from, '@') - TOKEN_CHARS,
				   str_find_char(from, '@'));

	sink_write(&sink, "refuse",
		   str_z(h.a, str_printf(h.a, "550 5.7.1 <" PRI_STR "> not you at mail",
					 STR_ARG(from))));
	ck_assert(!house_try_round(&h));
	ck_assert(str_find(trouble().text, STR("not you")) != SIZE_MAX);
	ck_assert(str_find(trouble().text, key) == SIZE_MAX);
	char line[2048];
	rewind(h.log);
	while (fgets(line, sizeof line, h.log))
		ck_assert(str_find(str_of(line), key) == SIZE_MAX);
}
END_TEST

START_TEST(three_recipients_refused_by_policy_are_trouble_of_ours)
{
	int64_t ids[3] = {queue_to("p5@a.example", KIND_NOTICE),
			  queue_to("p5@b.example", KIND_NOTICE),
			  queue_to("p5@c.example", KIND_NOTICE)};

	ck_assert(!house_try_round(&h));
	ck_assert(str_find(trouble().text, STR("3 recipients in a row")) != SIZE_MAX);
	for (int i = 0; i < 3; i++)
		ck_assert_int_eq(outgoing_row(&h, ids[i]).state, OUTBOX_QUEUED);
	ck_assert_int_eq(record().n_hard, 0);
}
END_TEST

/* Bounces ------------------------------------------------------------------ */

/* A mail server's letter to the envelope sender of letter `id`. */
static const char *bounce(int64_t id, const char *to, const char *action,
			  const char *status)
{
	struct str bytes = str_printf(
		h.a,
		"Return-Path: <>\r\nDelivered-To: %s\r\nFrom: MAILER-DAEMON@mx.example\r\n"
		"To: %s\r\nSubject: Undelivered Mail Returned to Sender\r\n"
		"Message-ID: <b.%d@mx.example>\r\nMIME-Version: 1.0\r\n"
		"Content-Type: multipart/report; report-type=delivery-status; boundary=\"b\"\r\n\r\n--b\r\n\r\nSorry.\r\n--b\r\nContent-Type: message/delivery-status\r\n\r\nReporting-MTA: dns; mx.example\r\n\r\n"
		"Final-Recipient: rfc822; ann@example.org\r\nAction: %s\r\nStatus: %s\r\n"
		"Diagnostic-Code: smtp; 550 %s no\r\n--b--\r\n",
		to ? to : str_z(h.a, outgoing_row(&h, id).envelope_from),
		to ? to : str_z(h.a, outgoing_row(&h, id).envelope_from), h.n_in,
		action, status, status);
	return house_drop(&h, NULL, bytes);
}

START_TEST(a_bounce_finds_its_seat_by_the_envelope_address_alone)
{
	int64_t id = queue_to(NULL, KIND_REPORT);
	house_round(&h);
	const char *soft = bounce(id, NULL, "delayed", "4.4.1");
	const char *full = bounce(id, NULL, "failed", "5.2.2");
	house_round(&h);
	ck_assert_str_eq(house_state(&h, soft), "done");
	ck_assert_str_eq(house_state(&h, full), "done");
	ck_assert(str_is(house_reason(&h, full), "soft"));
	ck_assert(record().n_soft == 1 && record().n_hard == 0);
	const char *hard = bounce(id, NULL, "failed", "5.1.1");
	bounce(id, NULL, "failed", "5.1.1");
	house_round(&h);
	ck_assert(str_is(house_reason(&h, hard), "hard"));
	ck_assert(record().n_hard == 1); /* the same letter, told twice */
	ck_assert(str_is(record().status, "5.1.1"));
	ck_assert_int_eq(sink_talked(&sink, "taken MAILER"), 0);
}
END_TEST

START_TEST(a_forged_or_foreign_key_changes_nothing)
{
	int64_t id = queue_to(NULL, KIND_REPORT);
	house_round(&h);
	struct str right = outgoing_row(&h, id).envelope_from;
	char *forged = str_z(h.a, right), *other;
	forged[str_find_char(right, '@') - 3] ^= 1;
	/* The key of one row with the number of another. */
	int64_t next = queue_to(NULL, KIND_REPORT);
	house_round(&h);
	struct str key = outgoing_row(&h, next).envelope_from;
	size_t dot = str_find(key, STR(".")) + 1;
	size_t end = dot + str_find(str_slice(key, dot, key.n), STR("."));
	other = str_z(h.a, str_printf(h.a, "gm+b.%lld" PRI_STR, (long long)id,
				      STR_ARG(str_slice(key, end, key.n))));
	const char *a = bounce(id, forged, "failed", "5.1.1");
	const char *b = bounce(id, other, "failed", "5.1.1");
	const char *c = bounce(id, "gm@example.org", "failed", "5.1.1");
	house_round(&h);
	ck_assert(str_is(house_reason(&h, a), "no-key"));
	ck_assert(str_is(house_reason(&h, b), "no-key"));
	ck_assert_str_eq(house_state(&h, c), "ignored");
	house_pass(&h, 31 * DAY);
	const char *late = bounce(id, NULL, "failed", "5.1.1");
	house_round(&h);
	ck_assert(!str_is(house_reason(&h, late), "hard"));
	ck_assert_int_eq(record().n_hard, 0);
}
END_TEST

static void lose_one(int64_t pass)
{
	int64_t id = queue_to(NULL, KIND_REPORT);
	house_round(&h);
	bounce(id, NULL, "failed", "5.1.1");
	house_round(&h);
	house_pass(&h, pass);
}

static int64_t find_kind(const char *kind)
{
	struct outbox o;
	OK(outbox_find(h.home.store, h.a, house_game(&h).id, -1, 0, kind, &o, &err));
	return o.id;
}

START_TEST(an_address_is_dead_when_a_probe_comes_back_too)
{
	lose_one(HOUR);
	lose_one(HOUR);
	lose_one(3 * DAY);
	ck_assert_int_eq(n_kind("probe"), 0); /* three, but within two hours */
	lose_one(0);
	ck_assert_int_eq(record().state, ADDRESS_PROBING);
	ck_assert_int_eq(n_kind("probe"), 1);
	lose_one(0);
	ck_assert_int_eq(record().state, ADDRESS_PROBING); /* only the probe decides */
	house_pass(&h, 60);
	bounce(find_kind("probe"), NULL, "failed", "5.1.1");
	house_round(&h);
	ck_assert_int_eq(record().state, ADDRESS_DEAD);
	ck_assert_int_eq(n_kind("dead-address"), 1);
	house_round(&h);
	ck_assert_int_eq(sink_talked(&sink, "taken master@example.org"), 1);
	/* A letter of hers, and all is well again. */
	house_pass(&h, HOUR);
	house_write(&h, 0, "join word kestrel\n");
	house_round(&h);
	ck_assert_int_eq(record().state, ADDRESS_GOOD);
	ck_assert_int_eq(record().n_hard, 0);
}
END_TEST

static void make_dead(void)
{
	lose_one(3 * DAY);
	lose_one(0);
	lose_one(60);
	bounce(find_kind("probe"), NULL, "failed", "5.1.1");
	house_round(&h);
	ck_assert_int_eq(record().state, ADDRESS_DEAD);
}

START_TEST(nothing_goes_to_a_dead_address_until_the_gm_resumes_it)
{
	int had;

	ck_assert(!seat_resume(&h.home, h.a, STR("kestrel"), STR("red"), &err));
	ck_assert(str_is(str_of(err.text),
			 "no letter to red (ann@example.org) has bounced"));
	make_dead();
	had = n_kind("invitation");
	OK(seat_rekey(&h.home, h.a, STR("kestrel"), STR("red"), &err));
	ck_assert_int_eq(n_kind("invitation"), had);
	OK(seat_resume(&h.home, h.a, STR("kestrel"), STR("red"), &err));
	ck_assert_int_eq(n_kind("invitation"), had + 1);
	ck_assert_int_eq(record().state, ADDRESS_GOOD);
	ck_assert_int_eq(record().n_hard, 0);
}
END_TEST

START_TEST(a_letter_of_hers_brings_what_did_not_go_to_the_dead_address)
{
	make_dead();
	int had = n_kind("invitation");
	house_pass(&h, HOUR);
	house_write(&h, 0, "status\n");
	house_round(&h);
	ck_assert_int_eq(record().state, ADDRESS_GOOD);
	ck_assert_int_eq(n_kind("invitation"), had + 1);
}
END_TEST

START_TEST(a_new_player_begins_with_a_clean_slate)
{
	lose_one(0);
	ck_assert_int_eq(record().n_hard, 1);
	OK(seat_replace(&h.home, h.a, STR("kestrel"), STR("red"),
			STR("Eve <eve@example.org>"), &err));
	struct address_record r;
	OK(bounces_record(h.home.store, h.a, house_game(&h).id, 0,
			  STR("eve@example.org"), &r, &err));
	ck_assert_int_eq(r.n_hard, 0);
}
END_TEST

/* Returns the output of `postalgm ARGS...` on this home, now. */
static struct str command(const char *group, const char *verb, const char *arg)
{
	char now[CLOCK_ISO_MAX], *text = NULL;
	size_t n = 0;
	FILE *in = fopen("/dev/null", "r"), *out = open_memstream(&text, &n);
	char *argv[12] = {"postalgm", "--home", h.dir, "--now", now, (char *)group};
	int argc = 6;

	clock_iso(h.now, now);
	if (verb)
		argv[argc++] = (char *)verb;
	if (arg)
		argv[argc++] = (char *)arg;
	gm_main(argc, argv, in, out, out);
	fclose(in);
	fclose(out);
	struct str said = str_dup(h.a, (struct str){text, n});
	free(text);
	return said;
}

static void expect_said(struct str said, const char *words)
{
	ck_assert_msg(str_find(said, str_of(words)) != SIZE_MAX,
		      "\"%s\" is not in:\n" PRI_STR, words, STR_ARG(said));
}

START_TEST(the_gm_sees_whose_letters_come_back_and_why)
{
	struct outbox report;

	for (int i = 0; i < HOUSE_PEOPLE; i++)
		house_write(&h, i, "join word kestrel\n");
	house_round(&h);
	OK(game_start(&h.home, h.a, STR("kestrel"), &err));
	house_round(&h);
	ck_assert(str_find(command("nmr", "list", "kestrel"), STR("letters to them")) ==
		  SIZE_MAX);
	house_pass(&h, HOUR);
	OK(outbox_find(h.home.store, h.a, house_game(&h).id, -1, 0, "report", &report,
		       &err));
	bounce(report.id, NULL, "failed", "5.1.1");
	house_round(&h);
	struct str said = command("nmr", "list", "kestrel");
	expect_said(said, "letters to them");
	expect_said(said, "1 letter bounced");
	expect_said(command("health", NULL, NULL), "Ann");
	expect_said(command("health", NULL, NULL), "5.1.1 550 5.1.1 no");
	int64_t id = queue_to("r4@example.org", KIND_REPORT);
	house_round(&h);
	said = command("outbox", "list", NULL);
	expect_said(said, "next try");
	expect_said(said, "451 4.2.0 later");
	char next[CLOCK_ISO_MAX];
	clock_iso(outgoing_row(&h, id).next, next);
	expect_said(command("outbox", "list", "--json"), next);
}
END_TEST

START_TEST(words_of_a_server_are_weighed)
{
	ck_assert(bounce_is_hard(STR("5.1.1")) && bounce_is_hard(STR("5.0.0")));
	ck_assert(!bounce_is_hard(STR("5.2.2")) && !bounce_is_hard(STR("5.7.1")));
	ck_assert(!bounce_is_hard(STR("4.4.7")) && !bounce_is_hard(STR("")));
	ck_assert(str_is(bounce_status(STR("5.1.1 no such user")), "5.1.1"));
	ck_assert(!bounce_status(STR("no such user 5.1.1")).n);
	ck_assert(!bounce_status(STR("5.1 x")).n && !bounce_status(STR("")).n);
	ck_assert(!bounce_status(STR("192.0.2.1 x")).n);
}
END_TEST

static Suite *make_suite(void)
{
	Suite *s = suite_create("post");
	TCase *t = tcase_create("post");

	tcase_set_timeout(t, 30);
	tcase_add_checked_fixture(t, set_up, tear_down);
	tcase_add_test(t, the_letters_of_a_round_share_one_line_and_one_login);
	tcase_add_test(t, a_heap_of_letters_shares_a_few_lines);
	tcase_add_test(
		t, a_letter_is_tried_again_by_the_schedule_and_the_bytes_stay_the_same);
	tcase_add_test(t, letters_that_failed_together_come_apart);
	tcase_add_test(t, greylisting_costs_one_more_try);
	tcase_add_test(t, no_answer_to_the_dot_is_doubt_and_the_same_letter_goes_again);
	tcase_add_test(t, a_refused_recipient_among_good_ones_hurts_nobody_else);
	tcase_add_test(t, a_refused_login_stops_the_queue_and_blames_no_letter);
	tcase_add_test(t, a_server_that_repeats_our_address_tells_no_key);
	tcase_add_test(t, three_recipients_refused_by_policy_are_trouble_of_ours);
	tcase_add_test(t, a_bounce_finds_its_seat_by_the_envelope_address_alone);
	tcase_add_test(t, a_forged_or_foreign_key_changes_nothing);
	tcase_add_test(t, an_address_is_dead_when_a_probe_comes_back_too);
	tcase_add_test(t, nothing_goes_to_a_dead_address_until_the_gm_resumes_it);
	tcase_add_test(t, a_letter_of_hers_brings_what_did_not_go_to_the_dead_address);
	tcase_add_test(t, a_new_player_begins_with_a_clean_slate);
	tcase_add_test(t, the_gm_sees_whose_letters_come_back_and_why);
	tcase_add_test(t, words_of_a_server_are_weighed);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(make_suite)
