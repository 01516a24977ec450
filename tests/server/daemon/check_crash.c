/* Killed at every checkpoint: the same letters, the same game. A child process runs the
 * round and kills itself at the n-th commit, rename or hand-over; another takes up what
 * it left. Compared with the round that nobody disturbed.
 * SPDX-License-Identifier: ISC */
#include "tests/check_main.h"

#include <dirent.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "schema/store/sql.h"
#include "server/home/fault.h"
#include "tests/kit/house.h"
#include "tests/kit/share.h"

#define START "2030-03-04T09:00:00Z"

static struct house h;

static void open_up(void)
{
	house_open(&h, START);
}
static void shut(void)
{
	house_close(&h);
}

/* The round in a child that dies at checkpoint `at` (0: at none). Did it live? */
static bool round_in_child(struct house *x, int at)
{
	int status;
	house_rest(x);
	home_close(&x->home);
	pid_t child = fork();
	if (child == 0) {
		struct clock clock = {x->now};
		struct err err = {0};
		fault_arm(at);
		if (!home_open(&x->home, x->dir, x->a, &clock, &err))
			_exit(2);
		_exit(house_try_round(x) ? 0 : 3);
	}
	ck_assert_int_eq(waitpid(child, &status, 0), child);
	struct clock clock = {x->now};
	struct err err = {0};
	ck_assert_msg(home_open(&x->home, x->dir, x->a, &clock, &err), "%s", err.text);
	if (WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL)
		return false;
	ck_assert_int_eq(status, 0);
	return true;
}

static int by_name(const struct dirent **x, const struct dirent **y)
{
	return strcmp((*x)->d_name, (*y)->d_name);
}

/* ... and the marks of each letter in the mailbox. */
static struct str everything(struct house *x)
{
	char path[256];
	struct dirent **list;
	struct buf all = buf_in(x->a);

	buf_add(&all, house_everything(x));
	snprintf(path, sizeof path, "%s/mail/in/cur", x->dir);
	int n = scandir(path, &list, NULL, by_name);
	for (int i = 0; i < n; i++) {
		buf_printf(&all, "%s\n", list[i]->d_name);
		free(list[i]);
	}
	free(list);
	return buf_str(&all);
}

/* From here: two letters, a deadline over, everything in one round. */
static void kill_everywhere(int twice)
{
	struct house quiet;
	house_copy(&h, &quiet);
	ck_assert(round_in_child(&quiet, 0));
	struct str expected = str_dup(h.a, everything(&quiet));
	ck_assert(str_find(expected, STR(":2,RS\n")) != SIZE_MAX);
	house_close(&quiet);
	int at = 1, step = share_is() > 1 ? 3 : 1;
	for (bool lived = false; !lived; at += step) {
		struct house x;
		house_copy(&h, &x);
		lived = round_in_child(&x, at);
		/* A second and a third death on the same letter must not cost it
		 * anything. */
		for (int i = 0; i < twice && !lived; i++)
			(void)round_in_child(&x, 1 + (at + 2 * i) % 5);
		ck_assert(round_in_child(&x, 0));
		struct str found = everything(&x);
		size_t same = 0;
		while (same < expected.n && same < found.n &&
		       expected.s[same] == found.s[same])
			same++;
		ck_assert_msg(str_equal(expected, found),
			      "killed at checkpoint %d, differs at %zu: %.*s", at, same,
			      (int)(found.n - same < 200 ? found.n - same : 200),
			      found.s + same);
		house_close(&x);
		ck_assert_int_lt(at, 300);
	}
	ck_assert_int_gt(at, 8);
}

START_TEST(letters_and_a_deadline_in_one_round)
{
	house_start(&h);
	for (int i = 0; i < HOUSE_PEOPLE; i++)
		house_write(&h, i, house_attack(&h, i));
	h.now = house_game(&h).deadline;
	house_pass(&h, 0);
	kill_everywhere(0);
}
END_TEST

START_TEST(killed_again_and_again_on_the_same_letters)
{
	house_start(&h);
	house_write(&h, 0, house_attack(&h, 0));
	house_write(&h, 1, "press to all:\nGood luck!\nendpress\n");
	house_post(&h, house_address[2], "gm@example.org", "final\n");
	kill_everywhere(3);
}
END_TEST

START_TEST(joins)
{
	house_invite(&h);
	for (int i = 0; i < HOUSE_PEOPLE; i++)
		house_write(&h, i, "join word kestrel\n");
	kill_everywhere(1);
}
END_TEST

/* One letter waits, its word comes; another comes that will wait. */
START_TEST(a_word_and_the_letter_that_waits_for_it)
{
	house_start(&h);
	const char *key = str_z(h.a, house_key(&h, 0));
	house_post(&h, "ann@home.example", key, house_attack(&h, 0));
	house_round(&h);
	struct sent asked = house_last(&h, 0, "please confirm");
	ck_assert_int_ne(asked.id, 0);
	house_post(&h, house_address[0], str_z(h.a, asked.reply_to),
		   "confirm always\n");
	house_post(&h, house_address[2], "gm@example.org", "final\n");
	house_write(&h, 1, house_attack(&h, 1));
	kill_everywhere(3);
}
END_TEST

static int in_inbox(struct house *x)
{
	struct err err = {0};
	int64_t n = 0;

	ck_assert_msg(
		sql_number(x->home.store, &n, &err, "SELECT count(*) FROM inbox", ""),
		"%s", err.text);
	return (int)n;
}

/* Letters of 900,000 bytes: the fifth takes a commit beyond the four megabytes at which it ends, and no letter is held in memory
 * behind it. What a daemon that is killed then has not stored is still in the mailbox. */
START_TEST(a_commit_of_large_letters_ends_early)
{
	enum { LETTERS = 7, LARGE = 900 * 1000, FIRST = 5 };
	struct buf text = buf_in(h.a);
	int n = 0;

	while (buf_str(&text).n < LARGE)
		buf_add(&text, STR("A long letter about nothing at all, by nobody.\n"));
	for (int i = 0; i < LETTERS; i++)
		house_post(&h, "zoe@elsewhere.example", "gm@example.org",
			   str_z(h.a, buf_str(&text)));
	for (int at = 1; n == 0; at++) {
		ck_assert(!round_in_child(&h, at));
		n = in_inbox(&h);
	}
	ck_assert_int_eq(n, FIRST);
	ck_assert(round_in_child(&h, 0));
	ck_assert_int_eq(in_inbox(&h), LETTERS);
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("server/crash");
	TCase *t = tcase_create("checkpoints");
	tcase_add_checked_fixture(t, open_up, shut);
	tcase_set_timeout(t, 300);
	tcase_add_test(t, letters_and_a_deadline_in_one_round);
	tcase_add_test(t, killed_again_and_again_on_the_same_letters);
	tcase_add_test(t, joins);
	tcase_add_test(t, a_word_and_the_letter_that_waits_for_it);
	tcase_add_test(t, a_commit_of_large_letters_ends_early);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(suite)
