/* Letters of which each part is written in several ways: "{We |I |}attack {on |at |}4" is nine letters. What they mean
 * may depend on the way: "= attack Yellow {2:4|5}" has the first text where the second group of the letter, counted from 1, has
 * its first. A brace without a bar is a brace.
 * SPDX-License-Identifier: ISC */
#ifndef TESTS_ORDERS_GRID_H
#define TESTS_ORDERS_GRID_H

#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The group that begins at or behind `text`: where it opens, and where it is closed. NULL: there is none. */
static inline const char *grid_group(const char *text, const char **close)
{
	for (const char *open = strchr(text, '{'); open; open = strchr(open + 1, '{')) {
		*close = strchr(open, '}');
		const char *bar = strchr(open, '|');
		if (*close && bar && bar < *close)
			return open;
	}
	return NULL;
}

/* The `way`th text of a group, from 0; false: it has fewer. */
static inline bool grid_way(const char *from, const char *close, int way,
			    const char **text, int *n)
{
	for (; way > 0; way--) {
		from = memchr(from, '|', (size_t)(close - from));
		if (!from)
			return false;
		from++;
	}
	const char *bar = memchr(from, '|', (size_t)(close - from));
	*text = from;
	*n = (int)((bar ? bar : close) - from);
	return true;
}

/* How many ways the group has, and a letter with all its groups. */
static inline int grid_size(const char *open, const char *close)
{
	int n = 1;

	for (; open < close; open++)
		n += *open == '|';
	return n;
}

static inline int grid_ways(const char *letter)
{
	const char *close, *open = grid_group(letter, &close);
	int n = 1;

	for (; open; open = grid_group(close, &close))
		n *= grid_size(open, close);
	return n;
}

/* From each way that is read to the next one, where `most` of n are read (0: all): a prime that no group has as a divisor, so
 * that all parts meet each other. GRID_ALL=1 in the environment: every way is read. */
static inline int grid_step(int n, int most)
{
	static const int primes[] = {
		1,   11,  13,  17,   19,   23,   29,    31,    37,    41,    43,
		47,  53,  59,  61,   67,   71,   73,    79,    83,    89,    97,
		193, 389, 769, 1543, 3079, 6151, 12289, 24593, 49157, 98317, 196613};
	const int last = sizeof primes / sizeof *primes - 1;
	int i = most && n > most && !getenv("GRID_ALL");

	if (i)
		while (i < last && (n / primes[i] > most || n % primes[i] == 0))
			i++;
	return primes[i];
}

/* Puts the `way`th text in the place of the group. */
static inline void grid_put(char *all, size_t room, const char *open, const char *from,
			    const char *close, int way)
{
	char made[4000];
	const char *text;
	int n;

	ck_assert_msg(grid_way(from, close, way, &text, &n), "too few ways: %s", all);
	ck_assert_uint_le(room, sizeof made);
	snprintf(made, sizeof made, "%.*s%.*s%s", (int)(open - all), all, n, text,
		 close + 1);
	memcpy(all, made, room);
}

/* The same in a text that depends on group `group`. */
static inline void grid_follow(char *all, size_t room, int group, int way)
{
	char mark[16];
	const char *open, *close;
	int n = snprintf(mark, sizeof mark, "{%d:", group);

	while ((open = strstr(all, mark)) && (close = strchr(open, '}')))
		grid_put(all, room, open, open + n, close, way);
}

#endif
