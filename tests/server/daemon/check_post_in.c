/* The daemon and a real mail server: a game through Dovecot is the game through a
 * Maildir, letter for letter; new numbers act no second time; a server that is away holds
 * the phase up; a letter wakes the daemon.
 * SPDX-License-Identifier: ISC */
#include "tests/kit/post/served.h"

#include <dirent.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "schema/mail/marks.h"
#include "server/daemon/fetch.h"
#include "server/home/sources.h"
#include "tests/kit/house.h"
#include "tests/kit/post/liar.h"

#define START "2030-03-04T09:00:00Z"

static struct house h;
static char url[128];

static int by_name(const struct dirent **x, const struct dirent **y)
{
	return strcmp((*x)->d_name, (*y)->d_name);
}

/* Delivers the written letters to the server, which dates them now. */
static void carry(struct house *house)
{
	char path[512], bytes[65536];
	struct dirent **list;

	snprintf(path, sizeof path, "%s/mail/in/new", house->dir);
	int n = scandir(path, &list, NULL, by_name);
	for (int i = 0; i < n; i++) {
		snprintf(path, sizeof path, "%s/mail/in/new/%s", house->dir,
			 list[i]->d_name);
		FILE *f = list[i]->d_name[0] == '.' ? NULL : fopen(path, "r");
		if (f) {
			bytes[fread(bytes, 1, sizeof bytes - 1, f)] = '\0';
			fclose(f);
			unlink(path);
			dovecot_deliver(&served.d, bytes, house->now);
		}
		free(list[i]);
	}
	free(list);
}

static void open_with(struct house *house, const char *now, const char *scheme,
		      int port)
{
	house_open(house, now);
	dovecot_empty(&served.d);
	snprintf(url, sizeof url, "%s://gm@localhost:%d", scheme, port);
	house->home.config.in[0].url = str_of(url);
	house->home.config.in[0].password_file = str_of(served.d.password);
	house->home.config.in[0].ca_file = str_of(served.d.ca);
	house->carry = carry;
}

static int count_state(enum inbox_state state)
{
	struct err err = {0};
	int64_t n;

	ck_assert(inbox_count(h.home.store, state, &n, &err));
	return (int)n;
}

static struct str play_a_turn(struct house *house)
{
	house_start(house);
	for (int i = 0; i < HOUSE_PEOPLE; i++)
		house_write(house, i, house_attack(house, i));
	house_round(house);
	house_pass(house, 3600);
	house_round(house);
	return house_everything(house);
}

SERVER_TEST(a_game_through_imap_is_the_game_through_a_maildir)
{
	struct house plain;
	house_open(&plain, START);
	struct str expected = play_a_turn(&plain);
	open_with(&h, START, "imaps", served.d.imaps);
	struct str got = play_a_turn(&h);
	ck_assert(expected.n > 10000);
	ck_assert(str_equal(got, expected));
	ck_assert_int_eq(dovecot_count(&served.d, "", "RS"), 2 * HOUSE_PEOPLE);
	ck_assert_int_eq(dovecot_count_keyword(&served.d, "", "$PostalGM-answered"),
			 2 * HOUSE_PEOPLE);
	house_close(&plain);
	house_close(&h);
}

/* Letters that were left for their age are read when the operator asks for it; no
 * others are. */
SERVER_TEST(a_rescan_reads_what_was_left_and_nothing_twice)
{
	struct err err = {0};
	struct sent *s;
	char letter[512];
	int n;

	open_with(&h, START, "imaps", served.d.imaps);
	snprintf(letter, sizeof letter,
		 "From: Old <old@example.net>\r\nTo: gm@example.org\r\n"
		 "Message-ID: <old@x>\r\nSubject: hello\r\n\r\nlong ago\r\n");
	dovecot_deliver(&served.d, letter, h.now - 20 * 86400);
	(void)play_a_turn(&h);
	int done = count_state(INBOX_DONE), others = count_state(INBOX_IGNORED);
	ck_assert_int_eq(others, 0);
	(void)house_sent(&h, &s);
	ck_assert(home_begin(&h.home, &err));
	ck_assert(home_end(
		&h.home, sources_rescan(&h.home, STR(""), h.now - 30 * 86400, &n, &err),
		&err));
	house_round(&h);
	house_round(&h);
	ck_assert_int_eq(count_state(INBOX_IGNORED), 1);
	ck_assert_int_eq(count_state(INBOX_DONE), done);
	ck_assert_int_eq(count_state(INBOX_DUPLICATE), 0);
	ck_assert_int_eq(house_sent(&h, &s), 0);
	house_close(&h);
}

SERVER_TEST(a_game_through_pop3_is_the_game_through_a_maildir)
{
	struct house plain;
	house_open(&plain, START);
	struct str expected = play_a_turn(&plain);
	open_with(&h, START, "pop3s", served.d.pop3s);
	h.home.config.in[0].taken = STR("delete");
	struct str got = play_a_turn(&h);
	ck_assert(str_equal(got, expected));
	ck_assert_int_eq(dovecot_count(&served.d, "", ""), 0);
	house_close(&plain);
	house_close(&h);
}

SERVER_TEST(the_servers_date_is_the_arrival)
{
	open_with(&h, START, "imaps", served.d.imaps);
	house_start(&h);
	house_write(&h, 0, house_attack(&h, 0));
	carry(&h);
	house_pass(&h, 1800); /* nobody looked meanwhile */
	house_round(&h);
	struct inbox *list;
	struct err err = {0};
	int n;
	ck_assert(inbox_list(h.home.store, h.a, INBOX_STATES, 1, &list, &n, &err));
	ck_assert_int_eq(list[0].arrival, h.now - 1800);
	ck_assert_int_eq(list[0].basis, BASIS_INTERNALDATE);
	house_close(&h);
}

/* A letter that our border host says it took `hop_s` seconds before now, from somebody who
 * pretends that it had it two days before; delivered with the date `date`. Where its
 * arrival is taken from, and how long before now that is. */
static const char *basis_of(int64_t hop_s, int64_t date, int64_t *before)
{
	char when[64], lie[64], bytes[1024];
	time_t hop = (time_t)(h.now - hop_s), old = (time_t)(h.now - 2 * 86400);
	struct inbox *list;
	struct err err = {0};
	int n;

	strftime(when, sizeof when, "%a, %d %b %Y %H:%M:%S +0000", gmtime(&hop));
	strftime(lie, sizeof lie, "%a, %d %b %Y %H:%M:%S +0000", gmtime(&old));
	snprintf(bytes, sizeof bytes,
		 "Received: from mx.example.org (cable.example.com [198.51.100.7])\n"
		 "\tby mx.example.org (Postfix) with ESMTP id 1; %s\n"
		 "Received: from there by mx.example.org; %s\n"
		 "From: stranger@example.com\nTo: gm@example.org\n\nhello %lld %lld\n",
		 when, lie, (long long)hop_s, (long long)date);
	dovecot_deliver(&served.d, bytes, date);
	house_round(&h);
	ck_assert(inbox_list(h.home.store, h.a, INBOX_STATES, 1, &list, &n, &err));
	*before = h.now - list[0].arrival;
	return arrival_basis_name(list[0].basis);
}

static void trust_border(void)
{
	h.home.config.in[0].n_own_hosts = 1;
	h.home.config.in[0].own_hosts[0] = STR("mx.example.org");
}

SERVER_TEST(a_trusted_hop_counts_where_the_servers_date_is_an_hour_later)
{
	int64_t before;

	open_with(&h, START, "imaps", served.d.imaps);
	house_pass(&h, 86400);
	trust_border();
	ck_assert_str_eq(basis_of(1800, h.now - 60, &before), "internaldate");
	ck_assert_int_eq(before, 60);
	ck_assert_str_eq(basis_of(7200, h.now - 60, &before), "received");
	ck_assert_int_eq(before, 7200);
	/* ... and where the server's date is still to come. */
	ck_assert_str_eq(basis_of(1800, h.now + 600, &before), "received");
	ck_assert_int_eq(before, 1800);
	ck_assert_str_eq(basis_of(-1800, h.now + 600, &before), "ahead");
	ck_assert_int_eq(before, 0);
	h.home.config.in[0].n_own_hosts = 0;
	ck_assert_str_eq(basis_of(7201, h.now - 60, &before), "internaldate");
	house_close(&h);
}

SERVER_TEST(through_pop3_a_trusted_hop_counts_and_else_the_time_of_reading)
{
	int64_t before;

	open_with(&h, START, "pop3s", served.d.pop3s);
	ck_assert_str_eq(basis_of(1800, 0, &before), "journal");
	ck_assert_int_eq(before, 0);
	trust_border();
	ck_assert_str_eq(basis_of(1801, 0, &before), "received");
	ck_assert_int_eq(before, 1801);
	house_close(&h);
}

SERVER_TEST(new_numbers_act_no_second_time)
{
	open_with(&h, START, "imaps", served.d.imaps);
	house_start(&h);
	house_write(&h, 0, house_attack(&h, 0));
	/* Refused, and answered: it names no game. */
	house_post(&h, house_address[1], "gm+nowhere@example.org", "status\n");
	house_round(&h);
	struct sent *list;
	house_sent(&h, &list);
	int done = count_state(INBOX_DONE);
	ck_assert_int_gt(done, 1);
	dovecot_renumber(&served.d);
	house_round(&h);
	ck_assert_int_eq(count_state(INBOX_DONE), done);
	ck_assert_int_eq(count_state(INBOX_DUPLICATE), done);
	ck_assert_int_eq(house_sent(&h, &list), 0);
	house_round(&h);
	ck_assert_int_eq(count_state(INBOX_DUPLICATE), done);
	house_close(&h);
}

static struct str trouble(void)
{
	struct source *rows;
	struct err err = {0};

	ck_assert(sources_of_house(&h.home, h.a, &rows, &err));
	ck_assert_int_eq(rows[0].away != 0, rows[0].trouble.n > 0);
	return rows[0].trouble;
}

SERVER_TEST(a_server_that_is_away_holds_the_phase_up)
{
	open_with(&h, START, "imaps", served.d.imaps);
	house_start(&h);
	struct game before = house_game(&h);
	for (int i = 0; i < HOUSE_PEOPLE; i++)
		house_write(&h, i, house_attack(&h, i));
	carry(&h);
	dovecot_stop(&served.d);
	house_pass(&h, 7 * 24 * 3600); /* long after the deadline */
	ck_assert(!house_try_round(&h));
	ck_assert_int_eq(house_game(&h).phase_no, before.phase_no);
	for (int i = -1; i < HOUSE_PEOPLE; i++)
		ck_assert_int_eq(house_count(&h, i, "waits"), 1);
	ck_assert_int_eq(house_count(&h, -1, "your decision"), 0);
	house_pass(&h, 6 * 3600 - 1);
	ck_assert(!house_try_round(&h)); /* each round is another try to reach it */
	ck_assert_int_eq(house_count(&h, -1, "your decision"), 0);
	house_pass(&h, 1);
	ck_assert(!house_try_round(&h));
	house_pass(&h, 3600);
	ck_assert(!house_try_round(&h));
	ck_assert_int_eq(house_count(&h, -1, "your decision"), 1); /* asked once */
	ck_assert_int_eq(house_count(&h, 0, "waits"), 1);          /* told once */
	ck_assert(str_find(house_last(&h, -1, "your decision").body,
			   STR("postalgm phase run kestrel 1.1")) == SIZE_MAX);
	ck_assert(str_find(trouble(), STR("localhost port")) != SIZE_MAX);
	ck_assert(dovecot_start(&served.d));
	house_round(&h);
	ck_assert_uint_eq(trouble().n, 0);
	for (int i = 0; i < HOUSE_PEOPLE; i++)
		ck_assert_int_eq(house_count(&h, i, "receipt"), 2);
	house_close(&h);
}

static int with_word(const char *word)
{
	char keyword[64];

	snprintf(keyword, sizeof keyword, "$PostalGM-%s", word);
	return dovecot_count_keyword(&served.d, "", keyword);
}

/* Each way that a letter can go, as a human sees it who opens the mailbox. */
SERVER_TEST(the_mailbox_shows_what_became_of_each_letter)
{
	open_with(&h, START, "imaps", served.d.imaps);
	house_start(&h);
	ck_assert_int_eq(with_word("answered"), HOUSE_PEOPLE);
	house_write(&h, 0, house_attack(&h, 0));
	char key[256];
	snprintf(key, sizeof key, PRI_STR, STR_MADE(h.a, house_key(&h, 1)));
	house_post(&h, "bob@elsewhere.example", key,
		   "attack red 1 with 1 from blue 1\n");
	house_post(&h, "stranger@example.com", "gm@example.org", "buy this\n");
	house_post(&h, "cat@example.org", "gm@example.org", "hello\n");
	house_round(&h);
	ck_assert_int_eq(with_word("answered"), HOUSE_PEOPLE + 1);
	ck_assert_int_eq(with_word("held"), 1);
	ck_assert_int_eq(with_word("ignored"), 1);
	ck_assert_int_eq(with_word("refused"), 1);
	house_close(&h);
}

static int64_t n_unshown(void)
{
	struct due_mark *due;
	struct err err = {0};
	int n;

	ck_assert(marks_due(h.home.store, h.a, 1, 100, &due, &n, &err));
	return n;
}

#define TALK                                                                           \
	{NULL, "* OK IMAP4rev1 here\r\n"}, {"LOGIN", "@ OK done\r\n"},                 \
		{"CAPABILITY", "* CAPABILITY IMAP4rev1\r\n@ OK done\r\n"},             \
		{"SELECT", "* 1 EXISTS\r\n* OK [UIDVALIDITY 7] x\r\n@ OK done\r\n"},   \
		{"RFC822.SIZE", "* 1 FETCH (UID 5 RFC822.SIZE 20 INTERNALDATE "        \
				"\"04-Mar-2030 09:00:00 +0000\")\r\n@ OK done\r\n"},   \
		{"BODY.PEEK", "* 1 FETCH (UID 5 BODY[]<0> {20}\r\n"                    \
			      "From: x@y.org\r\n\r\nhi\n)\r\n@ OK done\r\n"},          \
		{"NOOP", "@ OK done\r\n"},                                             \
	{                                                                              \
		"LOGOUT", "* BYE\r\n@ OK done\r\n"                                     \
	}

static bool was_heard(const struct liar *l, const char *words)
{
	char all[8192] = "";
	FILE *f = fopen(l->heard, "r");

	ck_assert(f && fread(all, 1, sizeof all - 1, f) > 0);
	fclose(f);
	return strstr(all, words) != NULL;
}

/* A file that is not a letter, and a server that sets no flags, and later does: each
 * round is another home of the program, as after a restart. */
START_TEST(what_could_not_be_shown_is_shown_in_the_next_round)
{
	static const struct line sets_none[] = {
		TALK, {"STORE", "@ NO not now\r\n"}, {0}};
	static const struct line sets_all[] = {TALK, {"STORE", "@ OK done\r\n"}, {0}};
	struct liar liar;

	house_open(&h, START);
	liar_open(&liar, sets_none, LIE_NONE, 0);
	snprintf(url, sizeof url, "imap://gm@localhost:%u", liar.port);
	h.home.config.in[0].url = str_of(url);
	h.home.config.in[0].command = STR("echo x");
	house_round(&h);
	ck_assert_int_eq(count_state(INBOX_QUARANTINE), 1);
	ck_assert_int_eq(n_unshown(), 1);
	liar_change(&liar, sets_all);
	house_round(&h);
	ck_assert_int_eq(n_unshown(), 0);
	ck_assert(was_heard(
		&liar, "UID STORE 5 +FLAGS.SILENT (\\Seen \\Flagged $PostalGM-aside)"));
	liar_close(&liar);
	house_close(&h);
}
END_TEST

/* The daemon itself ---------------------------------------------------------- */

static pid_t daemon_start(void)
{
	char self[256] = "", path[512], log[256];

	ck_assert(readlink("/proc/self/exe", self, sizeof self - 1) > 0);
	*strstr(self, "/tests/server/") = '\0';
	snprintf(path, sizeof path, "%s/postalgmd", self);
	snprintf(log, sizeof log, "%s/log", h.dir);
	pid_t child = fork();
	if (child != 0)
		return child;
	dup2(open(log, O_WRONLY | O_CREAT | O_APPEND, 0600), STDERR_FILENO);
	prctl(PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0);
	execl(path, "postalgmd", "--home", h.dir, (char *)NULL);
	_exit(127);
}

static bool wait_for_receipts(int n, int ms)
{
	for (int i = 0; i < ms / 50; i++) {
		if (house_count(&h, 0, "receipt") == n)
			return true;
		nanosleep(&(struct timespec){0, 50 * 1000000L}, NULL);
	}
	return false;
}

/* A server that cannot call is looked at so often (mail/fetch/imap_done.c). */
enum { LOOKS_S = 60 };

SERVER_TEST(a_letter_wakes_the_daemon_and_is_answered_within_seconds)
{
	char now[CLOCK_ISO_MAX];

	clock_iso((int64_t)time(NULL) - 60, now);
	open_with(&h, now, "imaps", served.d.imaps);
	house_invite(&h);
	house_configure(&h);
	pid_t child = daemon_start();
	sleep(2); /* it waits by now */
	h.now = (int64_t)time(NULL);
	house_write(&h, 0, "join word kestrel\n");
	carry(&h);
	ck_assert(wait_for_receipts(1, LOOKS_S * 1000 / 2));
	dovecot_stop(&served.d);
	ck_assert(dovecot_start(&served.d));
	ck_assert_int_eq(kill(child, SIGTERM), 0);
	int status;
	ck_assert_int_eq(waitpid(child, &status, 0), child);
	ck_assert(WIFEXITED(status) && WEXITSTATUS(status) == 0);
	house_close(&h);
}

int main(void)
{
	child_programs_above();
	Suite *s = suite_create("post in");
	TCase *tc = served_case(s);

	tcase_add_test(tc, a_game_through_imap_is_the_game_through_a_maildir);
	tcase_add_test(tc, a_rescan_reads_what_was_left_and_nothing_twice);
	tcase_add_test(tc, a_game_through_pop3_is_the_game_through_a_maildir);
	tcase_add_test(tc, the_servers_date_is_the_arrival);
	tcase_add_test(tc,
		       a_trusted_hop_counts_where_the_servers_date_is_an_hour_later);
	tcase_add_test(tc,
		       through_pop3_a_trusted_hop_counts_and_else_the_time_of_reading);
	tcase_add_test(tc, new_numbers_act_no_second_time);
	tcase_add_test(tc, the_mailbox_shows_what_became_of_each_letter);
	tcase_add_test(tc, what_could_not_be_shown_is_shown_in_the_next_round);
	tcase_add_test(tc, a_server_that_is_away_holds_the_phase_up);
	tcase_add_test(tc, a_letter_wakes_the_daemon_and_is_answered_within_seconds);
	return served_run(s);
}
