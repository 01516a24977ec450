/* The lock of a home after its holder was killed: what the holder left behind lets go of it late on a
 * busy machine, and the next daemon waits for that instead of refusing to start.
 * SPDX-License-Identifier: ISC */
#include "server/home/lock.h"

#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "tests/check_main.h"

enum { NOW = 1900000000 };

static char dir[] = "/tmp/postalgm-lock.XXXXXX", path[64];

static void set_up(void)
{
	strcpy(dir + sizeof dir - 7, "XXXXXX");
	ck_assert_ptr_nonnull(mkdtemp(dir));
	snprintf(path, sizeof path, "%s/lock", dir);
}

static void tear_down(void)
{
	unlink(path);
	rmdir(dir);
}

/* A process that takes the lock and is gone; its child keeps the open file for `seconds`. Returns
 * when the holder is gone; `before` says what it writes into the file in place of its own line. */
static void killed_holder(unsigned seconds, const char *before)
{
	pid_t holder = fork();

	ck_assert_int_ge(holder, 0);
	if (holder == 0) {
		struct err err = {0};
		int fd = lock_take(path, NOW, &err);
		if (fd < 0)
			_exit(1);
		if (before &&
		    (ftruncate(fd, 0) < 0 || pwrite(fd, before, strlen(before), 0) < 0))
			_exit(1);
		if (fork() == 0) {
			sleep(seconds);
			_exit(0);
		}
		_exit(0);
	}
	int status;
	ck_assert_int_eq(waitpid(holder, &status, 0), holder);
	ck_assert_int_eq(status, 0);
}

static void expect_taken(void)
{
	struct err err = {0};
	int fd = lock_take(path, NOW, &err);
	ck_assert_msg(fd >= 0, "%s", err.text);
	lock_drop(fd);
}

START_TEST(a_child_of_a_killed_holder_may_need_seconds_to_die)
{
	killed_holder(3, NULL);
	expect_taken();
}
END_TEST

START_TEST(so_may_one_whose_holder_had_no_time_to_say_who_it_was)
{
	killed_holder(2, "");
	expect_taken();
}
END_TEST

/* In a container the daemon has the same number each time. */
START_TEST(our_own_number_in_it_is_of_a_process_that_is_gone)
{
	char own[64];
	snprintf(own, sizeof own, "pid %ld since 2030-03-17T17:46:40Z\n",
		 (long)getpid());
	killed_holder(2, own);
	expect_taken();
}
END_TEST

START_TEST(a_holder_that_lives_is_not_waited_for)
{
	struct err err = {0};
	int fd = lock_take(path, NOW, &err);
	ck_assert_int_ge(fd, 0);
	pid_t other = fork();
	if (other == 0) {
		time_t begun = time(NULL);
		bool refused =
			lock_take(path, NOW, &err) < 0 && err.kind == ERR_REFUSED;
		_exit(refused && time(NULL) - begun < 20 ? 0 : 1);
	}
	int status;
	ck_assert_int_eq(waitpid(other, &status, 0), other);
	ck_assert_int_eq(status, 0);
	lock_drop(fd);
}
END_TEST

static Suite *lock_suite(void)
{
	Suite *s = suite_create("the lock of a home");
	TCase *t = tcase_create("lock");
	tcase_add_checked_fixture(t, set_up, tear_down);
	tcase_add_test(t, a_child_of_a_killed_holder_may_need_seconds_to_die);
	tcase_add_test(t, so_may_one_whose_holder_had_no_time_to_say_who_it_was);
	tcase_add_test(t, our_own_number_in_it_is_of_a_process_that_is_gone);
	tcase_add_test(t, a_holder_that_lives_is_not_waited_for);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(lock_suite)
