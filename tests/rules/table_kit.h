/* Pieces of the tests that lay a position of a game by hand, one step or phase of which is run: what
 * happened then, a seed with a certain draw, and the suite.
 * SPDX-License-Identifier: ISC */
#ifndef TESTS_RULES_TABLE_KIT_H
#define TESTS_RULES_TABLE_KIT_H

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

#include "rules/event.h"
#include "rules/rng.h"
#include "tests/check_main.h"
#include "tests/kit/share.h"

/* The first event of that kind with these first `n` arguments; NULL: there was none. */
static inline const struct event *event_with(const struct events *events, int kind,
					     int n, va_list args)
{
	int want[EVENT_ARGS];

	for (int k = 0; k < n; k++)
		want[k] = va_arg(args, int);
	for (int i = 0; i < events->n; i++) {
		const struct event *e = &events->e[i];
		bool same = e->kind == kind;
		for (int k = 0; k < n; k++)
			same = same && want[k] == e->arg[k];
		if (same)
			return e;
	}
	return NULL;
}

/* A seed with which that draw has that result. */
static inline void seed_that_draws(struct rng *rng, const char *label, int index, int n,
				   int result)
{
	for (int i = 0;; i++) {
		char seed[20];
		snprintf(seed, sizeof seed, "seed %d", i);
		rng_seed_text(rng, str_of(seed));
		if (rng_below(rng, label, index, n) == result)
			return;
	}
}

#define TABLE_MAIN(name, lay, clear, ...)                                              \
	static Suite *suite(void)                                                      \
	{                                                                              \
		const TTest *const tests[] = {__VA_ARGS__};                            \
		Suite *s = suite_create(name);                                         \
		TCase *t = tcase_create("table");                                      \
		tcase_add_checked_fixture(t, lay, clear);                              \
		for (size_t i = 0; i < sizeof tests / sizeof *tests; i++)              \
			tcase_add_test(t, tests[i]);                                   \
		suite_add_tcase(s, t);                                                 \
		return s;                                                              \
	}                                                                              \
	CHECK_MAIN(suite)

/* A number of the environment, "GAMES=10000"; `unsaid` where it is not there. */
static inline int asked(const char *name, int unsaid)
{
	const char *wanted = getenv(name);

	return wanted ? atoi(wanted) : unsaid;
}

/* GAMES=10000 plays so many random games, without it a share of forty; FIRST=5000 begins with that one. */
static inline int n_games(void)
{
	return asked("GAMES", share_rounds(40, 40));
}

#endif
