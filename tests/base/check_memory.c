/* Memory that must be there, and memory that may be missing.
 * SPDX-License-Identifier: ISC */
#include <signal.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/memory.h"
#include "base/process/confine_calls.h"
#include "tests/check_main.h"

/* More than this process may have; the compiler does not know it. */
static volatile size_t too_much = SIZE_MAX / 4;

static void *volatile got; /* else the compiler does without */

static void by_malloc(void)
{
	got = malloc(too_much);
	free(got);
}

static void by_calloc(void)
{
	got = calloc(too_much / 8, 8);
	free(got);
}

static void by_realloc(void)
{
	void *p = malloc(8), *more = realloc(p, too_much);

	free(more ? more : p);
}

/* How a process ends that does this: its signal, or 0. */
static int ends(void (*what)(void), bool must, bool nested)
{
	struct rlimit none = {0, 0};
	int status = -1;
	pid_t pid = fork();

	if (pid == 0) {
		setrlimit(RLIMIT_CORE, &none);
		signal(SIGABRT, SIG_DFL);
		if (must)
			memory_must();
		if (nested) {
			memory_must();
			memory_may();
		}
		what();
		_exit(0);
	}
	ck_assert_int_eq(waitpid(pid, &status, 0), pid);
	return WIFSIGNALED(status) ? WTERMSIG(status) : WEXITSTATUS(status);
}

START_TEST(memory_that_must_be_there_ends_the_process_where_it_is_not)
{
	static void (*const what[])(void) = {by_malloc, by_calloc, by_realloc};

	if (!BUILT_PLAIN)
		return;
	ck_assert_int_eq(ends(what[_i], false, false), 0);
	ck_assert_int_eq(ends(what[_i], true, false), SIGABRT);
	ck_assert_int_eq(ends(what[_i], true, true), SIGABRT);
	ck_assert_int_eq(ends(what[_i], false, true), 0);
}
END_TEST

START_TEST(what_is_given_is_as_ever)
{
	memory_must();
	char *p = calloc(10, 10), *s = strdup("so it is"), *q;

	for (int i = 0; i < 100; i++)
		ck_assert_int_eq(p[i], 0);
	p[99] = 'x';
	q = realloc(p, 100000);
	ck_assert_int_eq(q[99], 'x');
	ck_assert_str_eq(s, "so it is");
	free(q);
	free(s);
	free(malloc(0));
	memory_may();
}
END_TEST

static Suite *make_suite(void)
{
	Suite *s = suite_create("memory");
	TCase *t = tcase_create("memory");

	tcase_add_loop_test(
		t, memory_that_must_be_there_ends_the_process_where_it_is_not, 0, 3);
	tcase_add_test(t, what_is_given_is_as_ever);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(make_suite)
