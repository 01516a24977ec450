/* Figures as medians over several runs, each beside a floor measured in the same run.
 * SPDX-License-Identifier: ISC */
#ifndef TESTS_BENCH_BENCH_H
#define TESTS_BENCH_BENCH_H

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

/* Comes with valgrind: without it nothing is counted. */
#if defined(__has_include)
#if __has_include("valgrind/callgrind.h")
#include <valgrind/callgrind.h>
#endif
#endif

enum { BENCH_RUNS = 7 };

static inline double bench_now(void)
{
	struct timespec t;

	clock_gettime(CLOCK_MONOTONIC, &t);
	return (double)t.tv_sec + (double)t.tv_nsec / 1e9;
}

static int bench_compare(const void *a, const void *b)
{
	double x = *(const double *)a, y = *(const double *)b;
	return (x > y) - (x < y);
}

/* Sorts `rates`, too. */
static inline double bench_median(double rates[], int n)
{
	qsort(rates, (size_t)n, sizeof *rates, bench_compare);
	return rates[n / 2];
}

/* "order lines a second   412,345 (min 400,000 max 420,000)  floor 9,000,000 (scan)
 * 0.05 of it" */
static inline void bench_print(const char *what, double rates[], double floors[], int n,
			       const char *floor_name, double goal)
{
	double rate = bench_median(rates, n), floor = bench_median(floors, n);

	printf("%-26s %10.0f  (min %.0f, max %.0f; to reach %.0f: %s)\n", what, rate,
	       rates[0], rates[n - 1], goal, rate >= goal ? "reached" : "NOT reached");
	printf("%-26s %10.0f  ratio %.3g\n", floor_name, floor, rate / floor);
	fflush(stdout);
}

/* --- instructions: `PROGRAM --count UNIT` does a little of its work once, and counts.py runs it
 * under valgrind. They tell what changed, where times tell how busy the machine was. --- */

/* The unit that is to be counted; NULL: times are asked for. */
static inline const char *bench_unit(int argc, char **argv)
{
	return argc == 3 && strcmp(argv[1], "--count") == 0 ? argv[2] : NULL;
}

/* Valgrind counts what this does, and runs all else as fast as it can. */
static inline void bench_counted(void (*work)(void *), void *with)
{
#ifdef CALLGRIND_START_INSTRUMENTATION
	CALLGRIND_START_INSTRUMENTATION;
	work(with);
	CALLGRIND_STOP_INSTRUMENTATION;
#else
	work(with);
#endif
}

/* How many times the work was done, for counts.py. */
static inline void bench_done(const char *unit, int times)
{
	printf("%s %d\n", unit, times);
	fflush(stdout);
}

#ifdef CHECK_H
/* The kit's houses speak up through Check: where <check.h> was included before. How many
 * failed. */
static inline int bench_as_test(const TTest *test, const char *name)
{
	Suite *s = suite_create(name);
	TCase *t = tcase_create(name);

	tcase_add_test(t, test);
	suite_add_tcase(s, t);
	SRunner *r = srunner_create(s);
	srunner_set_fork_status(r, CK_NOFORK);
	srunner_run_all(r, CK_SILENT);
	int failed = srunner_ntests_failed(r);
	if (failed)
		srunner_print(r, CK_NORMAL);
	srunner_free(r);
	return failed;
}
#endif

#endif
