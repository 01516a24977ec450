/* Servers that do wrong: the line is cut at every byte, drips, floods, lies. The
 * result is an error in time, or the right letter; never a hang, never half a letter.
 * SPDX-License-Identifier: ISC */
#include "tests/check_main.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "base/arena.h"
#include "mail/post/transport.h"
#include "tests/kit/post/liar.h"

#define CAPABILITY                                                                     \
	{                                                                              \
		"CAPABILITY", "* CAPABILITY IMAP4rev1 IDLE\r\n@ OK done\r\n"           \
	}
#define SELECT                                                                         \
	{                                                                              \
		"SELECT",                                                              \
			"* 1 EXISTS\r\n* FLAGS (\\Seen)\r\n* OK [UIDVALIDITY 7] x\r\n" \
			"* OK [UIDNEXT 5] x\r\n@ OK [READ-WRITE] done\r\n"             \
	}
#define LIST                                                                           \
	{                                                                              \
		"INTERNALDATE", "* 1 FETCH (UID 4 INTERNALDATE \"17-Jul-2030 "         \
				"02:44:25 +0130\" "                                    \
				"RFC822.SIZE 11)\r\n@ OK done\r\n"                     \
	}
#define LETTER "* 1 FETCH (UID 4 BODY[]<0> {11}\r\nhello world)\r\n"
#define COMMON                                                                         \
	{"LOGIN", "@ OK done\r\n"}, CAPABILITY, SELECT, {"NOOP", "@ OK done\r\n"},     \
		{"STORE", "@ OK done\r\n"}, {"LOGOUT", "* BYE\r\n@ OK done\r\n"}, LIST

static const struct line good[] = {
	{NULL, "* OK IMAP4rev1 here\r\n"},
	COMMON,
	{"BODY.PEEK", LETTER "@ OK done\r\n"},
	{"IDLE", "+ idling\r\n"},
	{0},
};

static const struct line good_pop3[] = {
	{NULL, "+OK POP3 here\r\n"},
	{"USER", "+OK\r\n"},
	{"PASS", "+OK\r\n"},
	{"LIST", "+OK\r\n1 11\r\n.\r\n"},
	{"UIDL", "+OK\r\n1 abc\r\n.\r\n"},
	{"RETR", "+OK\r\nhello world\r\n.\r\n"},
	{"DELE", "+OK\r\n"},
	{"QUIT", "+OK\r\n"},
	{0},
};

enum { PATIENCE_S = 20 }; /* where one second is allowed, on the slowest machine */

static struct arena *a;
static struct liar liar;
static struct mailbox *box;
static struct mail_item *items;
static size_t n_items;
static struct err err;
static char url[64];

static void set_up(void)
{
	a = arena_create();
	box = NULL;
}

static void tear_down(void)
{
	mailbox_close(box);
	liar_close(&liar);
	arena_destroy(a);
}

static void open_box(const char *scheme)
{
	struct mailbox_config way = {.url = url,
				     .secret.command = "echo tok=en",
				     .connect_s = 2,
				     .command_s = 1};

	snprintf(url, sizeof url, "%s://gm@127.0.0.1:%u", scheme, liar.port);
	err = (struct err){0};
	box = mailbox_open_way(&way, &err);
	ck_assert(box != NULL);
}

static bool list(void)
{
	err = (struct err){0};
	return mailbox_list(box, a, &items, &n_items, &err);
}

static bool fetch(struct str *bytes)
{
	bool gone = false;

	err = (struct err){0};
	return mailbox_fetch(box, &items[0], a, bytes, &gone, &err) && !gone;
}

static void says(const char *words)
{
	ck_assert_msg(strstr(err.text, words) != NULL, "%s", err.text);
}

static double now(void)
{
	struct timespec t;
	clock_gettime(CLOCK_MONOTONIC, &t);
	return (double)t.tv_sec + (double)t.tv_nsec / 1e9;
}

/* Each connection one byte later, until a whole conversation comes through. */
static int cut_everywhere(const char *scheme, const char *whole)
{
	for (int n = 0; n < 3000; n++) {
		struct str bytes = {0};
		double began = now();
		open_box(scheme);
		bool ok = list() && n_items == 1 && fetch(&bytes);
		ck_assert(ok || err.text[0]);
		ck_assert(!ok || str_equal(bytes, str_of(whole)));
		mailbox_close(box);
		box = NULL;
		ck_assert_msg(now() - began < PATIENCE_S, "octet %d: %f s", n,
			      now() - began);
		if (ok)
			return n;
	}
	return -1;
}

START_TEST(an_imap_line_may_be_cut_after_any_octet)
{
	liar_open(&liar, good, LIE_CUT, 0);
	int n = cut_everywhere("imap", "hello world");
	ck_assert_int_gt(n, 300);
}
END_TEST

START_TEST(a_pop3_line_may_be_cut_after_any_octet)
{
	liar_open(&liar, good_pop3, LIE_CUT, 0);
	int n = cut_everywhere("pop3", "hello world\r\n");
	ck_assert_int_gt(n, 60);
}
END_TEST

START_TEST(a_server_that_drips_is_too_slow)
{
	liar_open(&liar, good, LIE_DRIP, 0);
	open_box("imap");
	double began = now();
	ck_assert(!list());
	says("took too long");
	ck_assert(now() - began < PATIENCE_S);
}
END_TEST

START_TEST(a_server_that_is_silent_is_too_slow)
{
	static const struct line silent[] = {
		{NULL, "* OK here\r\n"}, {"LOGIN", "\1"}, {0}};
	liar_open(&liar, silent, LIE_NONE, 0);
	open_box("imap");
	double began = now();
	ck_assert(!list());
	says("LOGIN: the server took too long");
	ck_assert(now() - began < PATIENCE_S);
}
END_TEST

START_TEST(a_server_that_floods_is_cut_off)
{
	static const struct line floods[] = {{NULL, "* OK here\r\n"},
					     {"LOGIN", "\2* OK and another thing\r\n"},
					     {0}};
	liar_open(&liar, floods, LIE_NONE, 0);
	open_box("imap");
	ck_assert(!list());
	ck_assert_msg(strstr(err.text, "more than was asked for") ||
			      strstr(err.text, "too long"),
		      "%s", err.text);
}
END_TEST

START_TEST(a_letter_larger_than_asked_for_is_not_taken)
{
	static const struct line lies[] = {
		{NULL, "* OK here\r\n"},
		COMMON,
		{"BODY.PEEK", "* 1 FETCH (UID 4 BODY[]<0> {99999999}\r\n"},
		{0}};
	struct str bytes;
	liar_open(&liar, lies, LIE_NONE, 0);
	open_box("imap");
	ck_assert(list());
	ck_assert(!fetch(&bytes));
	says("took too long");
}
END_TEST

START_TEST(another_letter_than_asked_for_is_not_taken_for_it)
{
	static const struct line lies[] = {
		{NULL, "* OK here\r\n"},
		COMMON,
		{"BODY.PEEK", "* 1 FETCH (UID 9 BODY[]<0> {2}\r\nhi)\r\n@ OK done\r\n"},
		{0}};
	struct str bytes;
	liar_open(&liar, lies, LIE_NONE, 0);
	open_box("imap");
	ck_assert(list());
	ck_assert(!fetch(&bytes)); /* gone */
}
END_TEST

START_TEST(what_the_server_refuses_is_told_in_its_words)
{
	static const struct line no[] = {{NULL, "* OK here\r\n"},
					 COMMON,
					 {"BODY.PEEK", "@ NO the disk\tis gone\r\n"},
					 {0}};
	struct str bytes;
	liar_open(&liar, no, LIE_NONE, 0);
	open_box("imap");
	ck_assert(list());
	ck_assert(!fetch(&bytes));
	says("fetching letters: the server refused it");
	says("the disk is gone");
	/* ... and the third time it is in nobody's way any more. */
	ck_assert(list() && mailbox_ahead(box, items, 1, &err) && !fetch(&bytes));
	ck_assert(list() && fetch(&bytes));
	ck_assert(str_starts(bytes, "Subject: a letter that the mail server"));
	ck_assert(str_find(bytes, STR("UID 4")) != SIZE_MAX);
}
END_TEST

START_TEST(a_mailbox_without_lasting_numbers_is_refused)
{
	static const struct line none[] = {
		{NULL, "* OK here\r\n"},
		{"LOGIN", "@ OK done\r\n"},
		CAPABILITY,
		{"SELECT", "* 1 EXISTS\r\n@ OK [READ-WRITE] done\r\n"},
		{"LOGOUT", "* BYE\r\n@ OK done\r\n"},
		{0}};
	liar_open(&liar, none, LIE_NONE, 0);
	open_box("imap");
	ck_assert(!list());
	says("UIDVALIDITY");
}
END_TEST

START_TEST(what_is_not_mail_at_all_is_told)
{
	static const struct line web[] = {{NULL, "HTTP/1.1 400 Bad Request\r\n\r\n"},
					  {0}};
	liar_open(&liar, web, LIE_NONE, 0);
	open_box("imap");
	ck_assert(!list());
	says("greeting");
	mailbox_close(box);
	open_box("pop3");
	ck_assert(!list());
	says("greeting");
}
END_TEST

START_TEST(a_date_has_its_zone)
{
	liar_open(&liar, good, LIE_NONE, 0);
	open_box("imap");
	ck_assert(list());
	ck_assert_int_eq(items[0].arrival, 1910481265); /* 01:14:25 UTC */
	ck_assert(str_is(items[0].name, "4.1910481265"));
	ck_assert_int_eq(items[0].uidvalidity, 7);
}
END_TEST

START_TEST(who_calls_before_we_wait_is_looked_at)
{
	static const struct line early[] = {{NULL, "* OK here\r\n"},
					    COMMON,
					    {"IDLE", "* 2 EXISTS\r\n+ idling\r\n"},
					    {0}};
	int seconds;
	liar_open(&liar, early, LIE_NONE, 0);
	open_box("imap");
	ck_assert(list());
	ck_assert_int_eq(mailbox_watch(box, &seconds), -1);
	ck_assert_int_le(seconds, 1);
	ck_assert(list());
}
END_TEST

/* What a server tells of the mailbox between the list and the waiting is not told again. */
START_TEST(news_in_other_answers_are_not_missed)
{
	static const struct {
		const char *marked;
		int from, to; /* seconds until it is looked at again */
		bool waits;
	} answers[] = {
		{"@ OK done\r\n", 500, 540, true},
		{"* 2 EXISTS\r\n@ OK done\r\n", 0, 1, false},
		{"* 1 EXPUNGE\r\n* 1 EXISTS\r\n@ OK done\r\n", 1, 60, true},
		{"* 1 EXPUNGE\r\n* 0 EXISTS\r\n@ OK done\r\n", 1, 60, true},
	};
	for (size_t i = 0; i < sizeof answers / sizeof *answers; i++) {
		const struct line lines[] = {{NULL, "* OK here\r\n"},
					     {"STORE", answers[i].marked},
					     COMMON,
					     {"IDLE", "+ idling\r\n"},
					     {0}};
		int seconds;
		liar_open(&liar, lines, LIE_NONE, 0);
		open_box("imap");
		ck_assert(list());
		ck_assert(mailbox_done(box, &items[0], &err) &&
			  mailbox_flush(box, &err));
		bool waits = mailbox_watch(box, &seconds) >= 0;
		ck_assert_msg(waits == answers[i].waits && seconds >= answers[i].from &&
				      seconds <= answers[i].to,
			      "%zu: %d", i, seconds);
		mailbox_close(box);
		box = NULL;
		liar_close(&liar);
	}
	liar_open(&liar, good, LIE_NONE, 0);
}
END_TEST

START_TEST(a_farewell_while_we_wait_is_no_trouble)
{
	static const struct line bye[] = {{NULL, "* OK here\r\n"},
					  COMMON,
					  {"IDLE", "+ idling\r\n* BYE going down\r\n"},
					  {"DONE", "\1"},
					  {0}};
	int seconds;
	liar_open(&liar, bye, LIE_NONE, 0);
	open_box("imap");
	ck_assert(list());
	mailbox_watch(box, &seconds);
	ck_assert_msg(list(), "%s", err.text);
}
END_TEST

START_TEST(without_idle_the_mailbox_is_polled)
{
	static const struct line plain[] = {
		{NULL, "* OK here\r\n"},
		{"CAPABILITY", "* CAPABILITY IMAP4rev1\r\n@ OK done\r\n"},
		COMMON,
		{0}};
	int seconds;
	liar_open(&liar, plain, LIE_NONE, 0);
	open_box("imap");
	ck_assert(list());
	ck_assert_int_eq(mailbox_watch(box, &seconds), -1);
	ck_assert_int_eq(seconds, 60);
	ck_assert(list());
}
END_TEST

static int count_heard(const char *words)
{
	char line[4096];
	FILE *f = fopen(liar.heard, "r");
	int n = 0;

	while (f && fgets(line, sizeof line, f))
		n += strstr(line, words) != NULL;
	if (f)
		fclose(f);
	return n;
}

START_TEST(an_access_token_goes_by_xoauth2_and_is_fetched_anew_for_each_line)
{
	static const struct line token[] = {{NULL, "* OK here\r\n"},
					    {"AUTHENTICATE XOAUTH2", "@ OK done\r\n"},
					    COMMON,
					    {0}};
	char count[80], command[160];
	liar_open(&liar, token, LIE_NONE, 0);
	snprintf(url, sizeof url, "imap://gm@127.0.0.1:%u", liar.port);
	snprintf(count, sizeof count, "%s.n", liar.heard);
	snprintf(command, sizeof command, "echo x >>%s; echo tok=en", count);
	struct mailbox_config way = {
		.url = url, .token = true, .command_s = 5, .secret.command = command};
	for (int i = 0; i < 2; i++) {
		box = mailbox_open_way(&way, &err);
		ck_assert_msg(list(), "%s", err.text);
		mailbox_close(box);
	}
	box = NULL;
	/* "user=gm\1auth=Bearer tok=en\1\1" */
	ck_assert_int_eq(
		count_heard("XOAUTH2 dXNlcj1nbQFhdXRoPUJlYXJlciB0b2s9ZW4BAQ=="), 2);
	ck_assert_int_eq(count_heard("LOGIN"), 0);
	FILE *f = fopen(count, "r");
	ck_assert(f && fgetc(f) == 'x' && fgetc(f) == '\n' && fgetc(f) == 'x');
	fclose(f);
	unlink(count);
}
END_TEST

START_TEST(nothing_but_the_four_plain_things_is_asked_of_a_letter)
{
	struct str bytes;
	liar_open(&liar, good, LIE_NONE, 0);
	open_box("imap");
	ck_assert(list() && fetch(&bytes));
	mailbox_close(box);
	box = NULL;
	ck_assert_int_eq(count_heard("ENVELOPE"), 0);
	ck_assert_int_eq(count_heard("BODYSTRUCTURE"), 0);
	ck_assert_int_eq(count_heard("BODY.PEEK[]<0.1048577>"), 1);
	ck_assert_int_eq(count_heard("LOGOUT"), 1);
}
END_TEST

/* Under the leak sanitizer: libetpan forgets the list of letters that it was reading
 * when a POP3 line is cut in it; the leak is its own. */
const char *__lsan_default_suppressions(void);
const char *__lsan_default_suppressions(void)
{
	return "leak:libetpan.so\n";
}

static Suite *make_suite(void)
{
	Suite *s = suite_create("wire");
	TCase *t = tcase_create("liar");

	tcase_add_checked_fixture(t, set_up, tear_down);
	tcase_set_timeout(t, 60);
	tcase_add_test(t, an_imap_line_may_be_cut_after_any_octet);
	tcase_add_test(t, a_pop3_line_may_be_cut_after_any_octet);
	tcase_add_test(t, a_server_that_drips_is_too_slow);
	tcase_add_test(t, a_server_that_is_silent_is_too_slow);
	tcase_add_test(t, a_server_that_floods_is_cut_off);
	tcase_add_test(t, a_letter_larger_than_asked_for_is_not_taken);
	tcase_add_test(t, another_letter_than_asked_for_is_not_taken_for_it);
	tcase_add_test(t, what_the_server_refuses_is_told_in_its_words);
	tcase_add_test(t, a_mailbox_without_lasting_numbers_is_refused);
	tcase_add_test(t, what_is_not_mail_at_all_is_told);
	tcase_add_test(t, a_date_has_its_zone);
	tcase_add_test(t, who_calls_before_we_wait_is_looked_at);
	tcase_add_test(t, news_in_other_answers_are_not_missed);
	tcase_add_test(t, a_farewell_while_we_wait_is_no_trouble);
	tcase_add_test(t, without_idle_the_mailbox_is_polled);
	tcase_add_test(
		t, an_access_token_goes_by_xoauth2_and_is_fetched_anew_for_each_line);
	tcase_add_test(t, nothing_but_the_four_plain_things_is_asked_of_a_letter);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(make_suite)
