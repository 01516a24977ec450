/* A fetcher that was taken over, and mail servers that break it: the round brings no letters, health
 * reports it, nothing that it said is believed, and the letters arrive once an honest fetcher runs.
 * SPDX-License-Identifier: ISC */
#include <stdio.h>
#include <string.h>

#include "schema/mail/inbox.h"
#include "tests/check_main.h"
#include "tests/kit/house.h"
#include "tests/kit/post/liar.h"
#include "tests/programs.h"

static struct house h;

static void set_up(void)
{
	house_open(&h, "2030-03-04T09:00:00Z");
}

static void tear_down(void)
{
	child_stand_in(CHILD_FETCHER, NULL);
	house_close(&h);
}

static int letters(void)
{
	struct inbox *list;
	struct err err = {0};
	int n;

	ck_assert(inbox_list(h.home.store, h.a, INBOX_STATES, 1000, &list, &n, &err));
	return n;
}

static void is_told(const char *what, const char *words)
{
	struct str said = house_health(&h);

	ck_assert_msg(str_find(said, STR("the mailbox cannot be read")) != SIZE_MAX &&
			      str_find(said, str_of(words)) != SIZE_MAX,
		      "%s: " PRI_STR, what, STR_ARG(said));
}

static void is_well(const char *what)
{
	struct str said = house_health(&h);

	ck_assert_msg(str_find(said, STR("the mailbox cannot be read")) == SIZE_MAX,
		      "%s: " PRI_STR, what, STR_ARG(said));
}

static const struct untruth {
	const char *stand_in, *why;
} lies[] = {
	{"fetcher-garbage", "makes no sense"}, {"fetcher-endless", "makes no sense"},
	{"fetcher-dies", "has ended"},         {"fetcher-empty", "makes no sense"},
	{"fetcher-other", "makes no sense"},
};

START_TEST(a_fetcher_that_lies_costs_a_round_and_no_letter)
{
	const struct untruth *lie = &lies[_i];

	house_start(&h);
	int before = letters(), receipts = house_count(&h, 0, "receipt");
	house_write(&h, 0, house_attack(&h, 0));
	use_stand_in(CHILD_FETCHER, lie->stand_in);
	ck_assert_msg(!house_try_round(&h), "%s", lie->stand_in);
	is_told(lie->stand_in, lie->why);
	ck_assert_int_eq(letters(), before);
	child_stand_in(CHILD_FETCHER, NULL);
	house_round(&h);
	is_well(lie->stand_in);
	ck_assert_int_eq(letters(), before + 1);
	ck_assert_int_eq(house_count(&h, 0, "receipt"), receipts + 1);
}
END_TEST

/* Servers ---------------------------------------------------------------------------- */

static char nested[100 * 1000];

#define SELECTED                                                                       \
	"* 1 EXISTS\r\n* OK [UIDVALIDITY 7] x\r\n* OK [UIDNEXT 6] x\r\n@ OK done\r\n"
#define LETTER "From: x@y.org\r\nTo: gm@example.org\r\n\r\nhi\r\n"
#define IMAP                                                                           \
	{NULL, "* OK IMAP4rev1 here\r\n"}, {"LOGIN", "@ OK done\r\n"},                 \
		{"CAPABILITY", "* CAPABILITY IMAP4rev1\r\n@ OK done\r\n"},             \
		{"SELECT", SELECTED}, {"NOOP", "@ OK done\r\n"},                       \
		{"STORE", "@ OK done\r\n"},                                            \
	{                                                                              \
		"LOGOUT", "* BYE\r\n@ OK done\r\n"                                     \
	}
#define POP3                                                                           \
	{NULL, "+OK POP3 here\r\n"}, {"USER", "+OK\r\n"}, {"PASS", "+OK\r\n"},         \
		{"UIDL", "+OK\r\n1 abc\r\n.\r\n"}, {"RETR", "+OK\r\n" LETTER ".\r\n"}, \
	{                                                                              \
		"QUIT", "+OK\r\n"                                                      \
	}

static const struct line imap_kills[] = {IMAP, {"RFC822.SIZE", nested}, {0}};
static const struct line imap_honest[] = {
	IMAP,
	{"RFC822.SIZE",
	 "* 1 FETCH (UID 5 RFC822.SIZE 41 INTERNALDATE \"04-Mar-2030 09:00:00 +0000\")\r\n@ OK done\r\n"},
	{"BODY.PEEK",
	 "* 1 FETCH (UID 5 BODY[]<0> {41}\r\n" LETTER ")\r\n@ OK done\r\n"},
	{0}};
static const struct line pop3_nought[] = {POP3, {"LIST", "+OK\r\n0 0\r\n.\r\n"}, {0}};
static const struct line pop3_far[] = {
	POP3, {"LIST", "+OK\r\n99999999999 -4\r\n.\r\n"}, {0}};
static const struct line pop3_honest[] = {POP3, {"LIST", "+OK\r\n1 41\r\n.\r\n"}, {0}};

static const struct {
	const char *scheme;
	const struct line *lies, *honest;
	const char *why;
} servers[] = {
	{"imap", imap_kills, imap_honest, "has ended"},
	{"pop3", pop3_nought, pop3_honest, "makes no sense"},
	{"pop3", pop3_far, pop3_honest, "makes no sense"},
};

START_TEST(a_server_that_breaks_the_fetcher_is_told_and_its_letters_come_later)
{
	struct liar liar;
	char url[80];

	int n = snprintf(nested, sizeof nested, "* 1 FETCH (BODYSTRUCTURE ");
	memset(nested + n, '(', sizeof nested - (size_t)n - 3);
	memcpy(nested + sizeof nested - 3, "\r\n", 3);
	liar_open(&liar, servers[_i].lies, LIE_NONE, 0);
	snprintf(url, sizeof url, "%s://gm@localhost:%u", servers[_i].scheme,
		 liar.port);
	h.home.config.in[0].url = str_of(url);
	h.home.config.in[0].command = STR("echo open sesame");
	house_configure(&h);
	ck_assert(!house_try_round(&h));
	is_told(servers[_i].scheme, servers[_i].why);
	ck_assert_int_eq(letters(), 0);
	liar_change(&liar, servers[_i].honest);
	house_round(&h);
	is_well(servers[_i].scheme);
	ck_assert_int_eq(letters(), 1);
	liar_close(&liar);
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("server/fetcher lies");
	TCase *t = tcase_create("lies");

	tcase_add_checked_fixture(t, set_up, tear_down);
	tcase_set_timeout(t, 60);
	tcase_add_loop_test(t, a_fetcher_that_lies_costs_a_round_and_no_letter, 0,
			    (int)(sizeof lies / sizeof *lies));
	tcase_add_loop_test(
		t, a_server_that_breaks_the_fetcher_is_told_and_its_letters_come_later,
		0, (int)(sizeof servers / sizeof *servers));
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(suite)
