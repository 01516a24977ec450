/* Port: a house in which the harbour (harbour.h) is played, beside the games of the house.
 * Four people take seats of it; their letters go as those of tests/kit/house.h.
 * SPDX-License-Identifier: ISC */
#ifndef TESTS_GAMES_PORT_H
#define TESTS_GAMES_PORT_H

#include <check.h>

#include "tests/check_main.h"
#include "tests/kit/house.h"

/* The main() of a program that runs these tests. */
#define PORT_MAIN(name, ...)                                                           \
	static Suite *suite(void)                                                      \
	{                                                                              \
		const TTest *const tests[] = {__VA_ARGS__};                            \
		Suite *s = suite_create(name);                                         \
		TCase *t = tcase_create("by mail");                                    \
		for (size_t i = 0; i < sizeof tests / sizeof *tests; i++)              \
			tcase_add_test(t, tests[i]);                                   \
		suite_add_tcase(s, t);                                                 \
		return s;                                                              \
	}                                                                              \
	CHECK_MAIN(suite)

/* Opens a home whose players write to `address`. */
void port_open(struct house *, const char *address);
/* A game "kestrel" of `n` people, with the seats by colour or token; joined, and started. */
void port_start(struct house *, const char *const seats[], int n);
/* The same with an option of the harbour, "fast" "on". */
void port_start_with(struct house *, const char *const seats[], int n, const char *name,
		     const char *value);
/* All write; a round; the window of an early run passes; the phase runs if it may. */
void port_turn(struct house *, const char *const letters[], int n);
/* The deadline passes; the house was awake a minute before it. */
void port_pass_deadline(struct house *);

/* Returns the output of `postalgm WORDS`, followed by a line with its exit status. */
struct str port_gm(struct house *, const char *words);
/* The newest letter to `who` with that in its subject, as its reader sees it, on one line. */
struct str port_told(struct house *, int who, const char *subject);

/* `text` has the words in it, or has not; else the test fails and shows it. */
#define PORT_SAYS(text, what)                                                          \
	ck_assert_msg(str_find(text, str_of(what)) != SIZE_MAX,                        \
		      "\"%s\" is not in: " PRI_STR, what, STR_ARG(text))
#define PORT_HIDES(text, what)                                                         \
	ck_assert_msg(str_find(text, str_of(what)) == SIZE_MAX,                        \
		      "\"%s\" is in: " PRI_STR, what, STR_ARG(text))

#endif
