/* Delivery reports: the regular form, the free forms of common servers, and what only
 * looks like one.
 * SPDX-License-Identifier: ISC */
#include <string.h>

#include "base/arena.h"
#include "mail/letter/letter.h"
#include "mail/read/letter_message.h"
#include "tests/check_main.h"

static struct arena *a;

static void set_up(void)
{
	a = arena_create();
}

static void tear_down(void)
{
	arena_destroy(a);
}

#define TO "Delivered-To: gm+b.7.abcdefghijklmnopqrstuvw@example.org\r\n"
#define DAEMON                                                                         \
	"Return-Path: <>\r\n" TO                                                       \
	"From: Mail Delivery System <MAILER-DAEMON@mx.example.net>\r\n"                \
	"Message-ID: <1@mx>\r\n"
#define REPORT                                                                         \
	DAEMON "Subject: Undelivered Mail Returned to Sender\r\nMIME-Version: 1.0\r\n" \
	       "Content-Type: multipart/report; report-type=delivery-status;"          \
	       " boundary=\"b\"\r\n\r\n--b\r\nContent-Type: text/plain\r\n\r\n"        \
	       "I am sorry.\r\n\r\n--b\r\nContent-Type: message/delivery-status\r\n"
#define END                                                                            \
	"\r\n--b\r\nContent-Type: message/rfc822\r\n\r\nFrom: gm@example.org\r\n"      \
	"Subject: T1 P1 report\r\n\r\nAction: delayed\r\nStatus: 4.9.9\r\nattack blue" \
	" 3\r\n--b--\r\n"
#define FREE DAEMON "Subject: failure notice\r\n\r\n"

/* clang-format off */
static const struct {
	const char *name, *bytes;
	enum letter_bounce bounce;
	const char *status, *text;
} cases[] = {
	{"postfix", REPORT "\r\nReporting-MTA: dns; mx.example.net\r\nArrival-Date: Mon, 1 Jan 2026 10:00:00 +0000\r\n\r\n"
	 "Final-Recipient: rfc822; ann@example.net\r\nOriginal-Recipient: rfc822;ann@example.net\r\nAction: failed\r\n"
	 "Status: 5.1.1\r\nRemote-MTA: dns; mx2.example.net\r\nDiagnostic-Code: smtp; 550 5.1.1 <ann@example.net>:\r\n"
	 "    Recipient address rejected: User unknown\r\n" END,
	 BOUNCE_FAILED, "5.1.1", "550 5.1.1 <ann@example.net>: Recipient address rejected: User unknown"},
	{"status only in the words", REPORT "\r\nReporting-MTA: dns; x\r\n\r\nAction: failed\r\nStatus: 5.0.0\r\n"
	 "Diagnostic-Code: smtp;552-5.2.2 The email account is over quota\r\n" END,
	 BOUNCE_FAILED, "5.2.2", "552-5.2.2 The email account is over quota"},
	{"base64", REPORT "Content-Transfer-Encoding: base64\r\n\r\n"
	 "UmVwb3J0aW5nLU1UQTogZG5zOyB4DQoNCkFjdGlvbjogZmFpbGVkDQpTdGF0dXM6IDUuMS4yDQo=\r\n" END,
	 BOUNCE_FAILED, "5.1.2", ""},
	{"delayed", REPORT "\r\nReporting-MTA: dns; x\r\n\r\nAction: delayed\r\nStatus: 4.4.1\r\n"
	 "Diagnostic-Code: X-Postfix; connect to mx: Connection timed out\r\nWill-Retry-Until: Sat, 6 Jan 2026 10:00:00 +0000\r\n" END,
	 BOUNCE_DELAYED, "4.4.1", "connect to mx: Connection timed out"},
	{"words to people as a status too", REPORT "\r\nThis message was undeliverable for a reason.\r\n\r\n--b\r\n"
	 "Content-Type: message/delivery-status\r\n\r\nReporting-MTA: dns; x\r\n\r\nAction: failed\r\nStatus: 5.3.0\r\n" END,
	 BOUNCE_FAILED, "5.3.0", ""},
	{"nothing behind the type of the code", REPORT "\r\nReporting-MTA: dns; x\r\n\r\nAction: delayed\r\nStatus: 4.5.0\r\n"
	 "Diagnostic-Code: SMTP; \r\n" END, BOUNCE_DELAYED, "4.5.0", ""},
	{"a code without type", REPORT "\r\nReporting-MTA: dns; x\r\n\r\nAction: failed\r\nStatus: 5.1.1\r\n"
	 "Diagnostic-Code: 550 no such user\r\n" END, BOUNCE_FAILED, "5.1.1", "550 no such user"},
	{"it arrived", REPORT "\r\nReporting-MTA: dns; x\r\n\r\nAction: delivered\r\nStatus: 2.1.5\r\n" END,
	 BOUNCE_NONE, "", ""},
	{"qmail", FREE "Hi. This is the qmail-send program at mx.example.net.\r\nI'm afraid I wasn't able to deliver your message to the following addresses.\r\nThis is a permanent error; I've given up. Sorry it didn't work out.\r\n\r\n"
	 "<ann@example.net>:\r\n192.0.2.7 does not like recipient.\r\nSorry, no mailbox here by that name. (#5.1.1)\r\n\r\n"
	 "--- Below this line is a copy of the message.\r\n\r\nReceived: 4.4.4\r\n",
	 BOUNCE_FAILED, "5.1.1", "Sorry, no mailbox here by that name. (#5.1.1)"},
	{"exim", DAEMON "X-Failed-Recipients: ann@example.net\r\nAuto-Submitted: auto-replied\r\nSubject: Mail delivery failed: returning message to sender\r\n\r\n"
	 "This message was created automatically by mail delivery software.\r\n\r\nA message that you sent could not be delivered to one or more of its\r\n"
	 "recipients. This is a permanent error. The following address(es) failed:\r\n\r\n  ann@example.net\r\n"
	 "    host mx.example.net [192.0.2.7]\r\n    SMTP error from remote mail server after RCPT TO:<ann@example.net>:\r\n"
	 "    550 Unrouteable address\r\n\r\n------ This is a copy of the message, including all the headers. ------\r\n\r\n5.2.2\r\n",
	 BOUNCE_FAILED, "5.1.2", "550 Unrouteable address"},
	{"exim waits", DAEMON "Subject: Warning: message 1abc delayed 24 hours\r\nX-Failed-Recipients: ann@example.net\r\n\r\n"
	 "A message that you sent has not yet been delivered to one or more of its recipients.\r\nNo action is required on your part. Delivery attempts will continue for some time.\r\n",
	 BOUNCE_DELAYED, "", ""},
	{"a full mailbox", FREE "<ann@example.net>: The mailbox is full and cannot take your letter.\r\n",
	 BOUNCE_FAILED, "5.2.2", "<ann@example.net>: The mailbox is full and cannot take your letter."},
	{"a bare code", FREE "ann@example.net\r\n    550 go away\r\n",
	 BOUNCE_FAILED, "5.0.0", "550 go away"},
	{"german", FREE "Ihre Nachricht an ann@example.net wurde nicht zugestellt:\r\nDie Adresse existiert nicht.\r\n",
	 BOUNCE_FAILED, "5.1.1", "Die Adresse existiert nicht."},
	{"an absence note to the bounce address", "Return-Path: <>\r\n" TO "From: Ann <ann@example.net>\r\nAuto-Submitted: auto-replied\r\n"
	 "Subject: Out of office\r\n\r\nI am away; mailbox full, 550 5.1.1 user unknown.\r\n",
	 BOUNCE_NONE, "", ""},
	{"a person writes there", "Return-Path: <ann@example.net>\r\n" TO "From: Ann <ann@example.net>\r\nSubject: Re: 550 5.1.1\r\n\r\n"
	 "My old account does not exist any more, use this one. 5.1.1\r\n",
	 BOUNCE_NONE, "", ""},
	{"no word of why", FREE "Sorry.\r\n", BOUNCE_NONE, "", ""},
	{"numbers of a network are no status", FREE "host 5.1.1.1 said nothing\r\n", BOUNCE_NONE, "", ""},
};
/* clang-format on */

START_TEST(a_bounce_says_what_became_of_our_letter)
{
	struct letter_house house = {.address = STR("gm@example.org"),
				     .instance = STR("k7f3")};
	struct letter l, again;
	struct message_out message;
	struct message_in in;

	letter_read(a, &house, str_of(cases[_i].bytes), &l);
	ck_assert_msg(l.class == LETTER_BOUNCE, "%s: %s", cases[_i].name,
		      letter_class_name(l.class));
	ck_assert(!l.answer);
	ck_assert_msg(l.bounce == cases[_i].bounce &&
			      str_is(l.bounce_status, cases[_i].status) &&
			      str_equal(l.bounce_text, str_of(cases[_i].text)),
		      "%s: %d '" PRI_STR "' '" PRI_STR "'", cases[_i].name,
		      (int)l.bounce, STR_ARG(l.bounce_status), STR_ARG(l.bounce_text));
	message = letter_message_write(a, &l);
	ck_assert(message_read(message_frame(&message), &in) &&
		  letter_message_read(a, &in, &again));
	ck_assert(again.bounce == l.bounce &&
		  str_equal(again.bounce_status, l.bounce_status) &&
		  str_equal(again.bounce_text, l.bounce_text));
}
END_TEST

START_TEST(no_beginning_of_a_bounce_does_harm)
{
	struct letter_house house = {.address = STR("gm@example.org"),
				     .instance = STR("k7f3")};

	for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
		for (size_t n = 0; n < strlen(cases[i].bytes); n += 3) {
			struct arena_mark here = arena_mark(a);
			struct letter l;
			char *copy = malloc(n + 1);
			memcpy(copy, cases[i].bytes, n);
			letter_read(a, &house, (struct str){copy, n}, &l);
			ck_assert_uint_le(l.bounce_text.n, LETTER_BOUNCE_TEXT_MAX);
			ck_assert_uint_le(l.bounce_status.n, 12);
			free(copy);
			arena_rewind(a, here);
		}
}
END_TEST

static Suite *make_suite(void)
{
	Suite *s = suite_create("dsn");
	TCase *t = tcase_create("dsn");

	tcase_set_timeout(t, 30);
	tcase_add_checked_fixture(t, set_up, tear_down);
	tcase_add_loop_test(t, a_bounce_says_what_became_of_our_letter, 0,
			    (int)(sizeof cases / sizeof *cases));
	tcase_add_test(t, no_beginning_of_a_bounce_does_harm);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(make_suite)
