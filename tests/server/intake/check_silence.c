/* Senders that we never answer: the list of the design, line by line, each with a good
 * key and the address of record, so that nothing but the robot's mark stands against
 * it.
 * SPDX-License-Identifier: ISC */
#include "tests/check_main.h"

#include <string.h>

#include "tests/kit/house.h"

static struct house h;

static void open_up(void)
{
	house_begin(&h, "2030-03-04T09:00:00Z");
}
static void shut(void)
{
	house_close(&h);
}

/* `from` NULL: Ann's address of record. */
struct mark {
	const char *from, *lines;
};

static const char *drop(const struct mark *m, const char *to)
{
	return house_drop(
		&h, NULL,
		str_printf(h.a,
			   "%sFrom: %s\r\nTo: %s\r\nMessage-ID: <silence%d@x>\r\n"
			   "\r\nwait\r\n",
			   m->lines, m->from ? m->from : house_address[0], to, h.n_in));
}

static int answers(void)
{
	struct sent *s;
	return house_sent(&h, &s);
}

/* clang-format off */
static const struct mark robots[] = {
	{NULL, "Return-Path: <>\r\n"},
	{NULL, "Auto-Submitted: auto-replied\r\n"},
	{NULL, "Auto-Submitted: auto-generated; x=y\r\n"},
	{NULL, "auto-submitted: AUTO-NOTIFIED\r\n"},
	{NULL, "Precedence: bulk\r\n"},
	{NULL, "Precedence: junk\r\n"},
	{NULL, "Precedence: auto_reply\r\n"},
	{NULL, "X-Autoreply: yes\r\n"},
	{NULL, "X-Autorespond: x\r\n"},
	{NULL, "X-Autoresponse: x\r\n"},
	{NULL, "X-Auto-Response-Suppress: All\r\n"},
	{NULL, "X-Auto-Response-Suppress: OOF\r\n"},
	{NULL, "X-Auto-Response-Suppress: DR, AutoReply\r\n"},
	{NULL, "X-Loop: ann@example.org\r\n"},
	{NULL, "Content-Type: multipart/report; boundary=x\r\n"},
	{NULL, "Content-Type: multipart/report; report-type=disposition-notification; boundary=x\r\n"},
	{NULL, "Content-Type: multipart/report; report-type=feedback-report; boundary=x\r\n"},
	{NULL, "Subject: Automatic reply: your report\r\n"},
	{NULL, "Subject: =?utf-8?q?R=C3=A9ponse_automatique_:_x?=\r\n"},
	{"mailer-daemon@example.org", ""},
	{"MAILER-DAEMON@example.org", ""},
	{"postmaster@example.org", ""},
	{"no-reply@example.org", ""},
	{"noreply@example.org", ""},
	{"do-not-reply@example.org", ""},
	{"bounce@example.org", ""},
	{"bounces@example.org", ""},
	{"cosmic-request@example.org", ""},
	{"owner-cosmic@example.org", ""},
	{"cosmic-bounces@example.org", ""},
	{"gm@example.org", ""},
	{"gm+kestrel.red.x@example.org", ""},
	{NULL, "X-PostalGM-Instance: somebody-elses\r\nAuto-Submitted: auto-generated\r\n"},
};
/* A person's, for all that. */
static const struct mark persons[] = {
	{NULL, ""},
	{NULL, "Auto-Submitted: no\r\n"},
	{NULL, "Return-Path: <ann@example.org>\r\n"},
	{NULL, "Precedence: normal\r\n"},
	{NULL, "List-Id: <cosmic.example.org>\r\n"},
	{NULL, "Feedback-ID: 1:2:3:provider\r\n"},
	{NULL, "Subject: Re: out of cards\r\n"},
};
/* clang-format on */

START_TEST(robots_get_silence_even_with_a_key)
{
	char *key = str_z(h.a, house_key(&h, 0));
	const char *in = drop(&robots[_i], key);
	house_round(&h);
	ck_assert_int_eq(answers(), 0);
	ck_assert_msg(strcmp(house_state(&h, in), "ignored") == 0, "%s: %s",
		      robots[_i].lines, house_state(&h, in));
}
END_TEST

START_TEST(our_own_mark_and_too_many_hops_get_silence)
{
	char *key = str_z(h.a, house_key(&h, 0));
	struct buf hops = buf_in(h.a), own = buf_in(h.a);
	for (int i = 0; i < 26; i++)
		buf_printf(&hops, "Received: from a%d.example by b.example; x\r\n", i);
	buf_printf(&own, "X-PostalGM-Instance: " PRI_STR "\r\n",
		   STR_ARG(h.home.config.instance));
	struct mark m[] = {{NULL, str_z(h.a, buf_str(&hops))},
			   {NULL, str_z(h.a, buf_str(&own))}};
	for (int i = 0; i < 2; i++) {
		const char *in = drop(&m[i], key);
		house_round(&h);
		ck_assert_int_eq(answers(), 0);
		ck_assert_str_eq(house_state(&h, in), "ignored");
	}
}
END_TEST

START_TEST(persons_are_answered)
{
	char *key = str_z(h.a, house_key(&h, 0));
	const char *in = drop(&persons[_i], key);
	house_round(&h);
	ck_assert_msg(answers() == 1, "%s", persons[_i].lines);
	ck_assert_str_eq(house_state(&h, in), "done");
}
END_TEST

/* Marks that make no sense for a person without a key: a list's, a provider's. */
START_TEST(without_a_key_lists_get_silence)
{
	static const struct mark m[] = {
		{NULL, "List-Id: <cosmic.example.org>\r\n"},
		{NULL, "List-Post: <mailto:cosmic@example.org>\r\n"},
		{NULL, "Precedence: list\r\n"},
		{NULL, "Feedback-ID: 1:2:3:provider\r\n"},
	};
	for (size_t i = 0; i < sizeof m / sizeof *m; i++) {
		const char *in = drop(&m[i], "gm+kestrel@example.org");
		house_round(&h);
		ck_assert_msg(answers() == 0, "%s", m[i].lines);
		ck_assert_str_eq(house_state(&h, in), "ignored");
	}
}
END_TEST

START_TEST(nobody_who_is_no_player_hears_from_us)
{
	static const char *const to[] = {
		"gm@example.org",
		"gm+kestrel@example.org",
		"gm+kestrel.red.ceaqaaaaaaaaaaaaaaaaaaa@example.org",
		"gm+kestrel.gm.ceaqaaaaaaaaaaaaaaaaaaa@example.org",
		"gm+b.1.ceaqaaaaaaaaaaaaaaaaaaa@example.org",
		"gm+c.aaaaaaaaaaaaaaaaaaaaaaaaaa@example.org",
		"GM@EXAMPLE.ORG",
	};
	static const char *const text[] = {
		"join\r\n", "help\r\n", "observe kestrel\r\n", "confirm\r\n", "\r\n"};
	for (size_t i = 0; i < sizeof to / sizeof *to; i++)
		for (size_t k = 0; k < sizeof text / sizeof *text; k++)
			house_post(&h, "eve@elsewhere.org", to[i], text[k]);
	house_round(&h);
	struct sent *s;
	int n = house_sent(&h, &s);
	for (int i = 0; i < n; i++)
		ck_abort_msg("to " PRI_STR ": " PRI_STR, STR_ARG(s[i].to),
			     STR_ARG(s[i].subject));
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("server/silence");
	TCase *t = tcase_create("silence");
	tcase_add_checked_fixture(t, open_up, shut);
	tcase_set_timeout(t, 60);
	tcase_add_loop_test(t, robots_get_silence_even_with_a_key, 0,
			    sizeof robots / sizeof *robots);
	tcase_add_test(t, our_own_mark_and_too_many_hops_get_silence);
	tcase_add_loop_test(t, persons_are_answered, 0,
			    sizeof persons / sizeof *persons);
	tcase_add_test(t, without_a_key_lists_get_silence);
	tcase_add_test(t, nobody_who_is_no_player_hears_from_us);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(suite)
