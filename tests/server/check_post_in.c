/* The daemon and a real mail server: a game through Dovecot is the game through a
 * Maildir, letter for letter; new numbers act no second time; a server that is away holds
 * the phase up; a letter wakes the daemon.
 * SPDX-License-Identifier: ISC */
#include "tests/check_main.h"

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

#include "schema/journal.h"
#include "tests/kit/house.h"
#include "tests/kit/post/dovecot.h"

#define START "2030-03-04T09:00:00Z"

static struct dovecot d;
static bool up;
static struct house h;
static char url[128];

static void start_server(void)
{
	const char *why;

	alarm(180);
	up = dovecot_open(&d, &why);
	if (!up)
		printf("skipped, because %s\n", why);
}

static void stop_server(void)
{
	if (up)
		dovecot_close(&d);
}

static int by_name(const struct dirent **x, const struct dirent **y)
{
	return strcmp((*x)->d_name, (*y)->d_name);
}

/* What was written goes to the server, which dates it now. */
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
			dovecot_deliver(&d, bytes, house->now);
		}
		free(list[i]);
	}
	free(list);
}

static void open_with(struct house *house, const char *now, const char *scheme,
		      int port)
{
	house_open(house, now);
	dovecot_empty(&d);
	snprintf(url, sizeof url, "%s://gm@localhost:%d", scheme, port);
	house->home.config.in = str_of(url);
	house->home.config.in_password_file = str_of(d.password);
	house->home.config.in_ca_file = str_of(d.ca);
	house->carry = carry;
}

static int count_state(enum inbox_state state)
{
	struct err err = {0};
	int64_t n;

	ck_assert(journal_count(h.home.store, state, &n, &err));
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

START_TEST(a_game_through_imap_is_the_game_through_a_maildir)
{
	if (!up)
		return;
	struct house plain;
	house_open(&plain, START);
	struct str expected = play_a_turn(&plain);
	open_with(&h, START, "imaps", d.imaps);
	struct str got = play_a_turn(&h);
	ck_assert(expected.n > 10000);
	ck_assert(str_equal(got, expected));
	ck_assert_int_eq(dovecot_count(&d, "", "S"), 2 * HOUSE_PEOPLE);
	house_close(&plain);
	house_close(&h);
}
END_TEST

START_TEST(a_game_through_pop3_is_the_game_through_a_maildir)
{
	if (!up)
		return;
	struct house plain;
	house_open(&plain, START);
	struct str expected = play_a_turn(&plain);
	open_with(&h, START, "pop3s", d.pop3s);
	h.home.config.in_taken = STR("delete");
	struct str got = play_a_turn(&h);
	ck_assert(str_equal(got, expected));
	ck_assert_int_eq(dovecot_count(&d, "", ""), 0);
	house_close(&plain);
	house_close(&h);
}
END_TEST

START_TEST(the_servers_date_is_the_arrival)
{
	if (!up)
		return;
	open_with(&h, START, "imaps", d.imaps);
	house_start(&h);
	house_write(&h, 0, house_attack(&h, 0));
	carry(&h);
	house_pass(&h, 1800); /* nobody looked meanwhile */
	house_round(&h);
	struct inbox *list;
	struct err err = {0};
	int n;
	ck_assert(journal_list(h.home.store, h.a, INBOX_STATES, 1, &list, &n, &err));
	ck_assert_int_eq(list[0].arrival, h.now - 1800);
	ck_assert(str_is(list[0].basis, "internaldate"));
	house_close(&h);
}
END_TEST

START_TEST(new_numbers_act_no_second_time)
{
	if (!up)
		return;
	open_with(&h, START, "imaps", d.imaps);
	house_start(&h);
	house_write(&h, 0, house_attack(&h, 0));
	house_round(&h);
	struct sent *list;
	house_sent(&h, &list);
	int done = count_state(INBOX_DONE);
	dovecot_renumber(&d);
	house_round(&h);
	ck_assert_int_eq(count_state(INBOX_DONE), done);
	ck_assert_int_eq(count_state(INBOX_DUPLICATE), done);
	ck_assert_int_eq(house_sent(&h, &list), 0);
	house_round(&h);
	ck_assert_int_eq(count_state(INBOX_DUPLICATE), done);
	house_close(&h);
}
END_TEST

START_TEST(a_server_that_is_away_holds_the_phase_up)
{
	if (!up)
		return;
	open_with(&h, START, "imaps", d.imaps);
	house_start(&h);
	struct game before = house_game(&h);
	for (int i = 0; i < HOUSE_PEOPLE; i++)
		house_write(&h, i, house_attack(&h, i));
	carry(&h);
	dovecot_stop(&d);
	house_pass(&h, 7 * 24 * 3600); /* long after the deadline */
	ck_assert(!house_try_round(&h));
	ck_assert_int_eq(house_game(&h).phase_no, before.phase_no);
	struct str why;
	struct err err = {0};
	ck_assert(meta_get(h.home.store, h.a, "mailbox_trouble", &why, &err));
	ck_assert(str_find(why, STR("localhost port")) != SIZE_MAX);
	ck_assert(dovecot_start(&d));
	house_round(&h);
	ck_assert(meta_get(h.home.store, h.a, "mailbox_trouble", &why, &err));
	ck_assert_uint_eq(why.n, 0);
	for (int i = 0; i < HOUSE_PEOPLE; i++)
		ck_assert_int_eq(house_count(&h, i, "receipt"), 2);
	house_close(&h);
}
END_TEST

/* The daemon itself ---------------------------------------------------------- */

static void write_config(void)
{
	char path[256];
	struct str text = config_text(h.a, &h.home.config);

	snprintf(path, sizeof path, "%s/postalgm.json", h.dir);
	FILE *f = fopen(path, "w");
	ck_assert(f && fwrite(text.s, 1, text.n, f) == text.n && fclose(f) == 0);
}

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

START_TEST(a_letter_wakes_the_daemon_and_is_answered_within_seconds)
{
	char now[CLOCK_ISO_MAX];

	if (!up)
		return;
	clock_iso((int64_t)time(NULL) - 60, now);
	open_with(&h, now, "imaps", d.imaps);
	house_invite(&h);
	write_config();
	pid_t child = daemon_start();
	sleep(2); /* it waits by now */
	h.now = (int64_t)time(NULL);
	house_write(&h, 0, "join word kestrel\n");
	carry(&h);
	ck_assert(wait_for_receipts(1, 5000));
	dovecot_stop(&d);
	ck_assert(dovecot_start(&d));
	ck_assert_int_eq(kill(child, SIGTERM), 0);
	int status;
	ck_assert_int_eq(waitpid(child, &status, 0), child);
	ck_assert(WIFEXITED(status) && WEXITSTATUS(status) == 0);
	house_close(&h);
}
END_TEST

int main(void)
{
	Suite *s = suite_create("post in");
	TCase *tc = tcase_create("Dovecot");

	tcase_add_unchecked_fixture(tc, start_server, stop_server);
	tcase_add_test(tc, a_game_through_imap_is_the_game_through_a_maildir);
	tcase_add_test(tc, a_game_through_pop3_is_the_game_through_a_maildir);
	tcase_add_test(tc, the_servers_date_is_the_arrival);
	tcase_add_test(tc, new_numbers_act_no_second_time);
	tcase_add_test(tc, a_server_that_is_away_holds_the_phase_up);
	tcase_add_test(tc, a_letter_wakes_the_daemon_and_is_answered_within_seconds);
	suite_add_tcase(s, tc);
	SRunner *r = srunner_create(s);
	srunner_set_fork_status(r, CK_NOFORK); /* whose child the server is */
	srunner_run_all(r, CK_NORMAL);
	int failed = srunner_ntests_failed(r);
	srunner_free(r);
	return failed ? EXIT_FAILURE : EXIT_SUCCESS;
}
