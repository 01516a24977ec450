/* The law of frames: words around an order, or between two, that make nothing else of them. The letter is understood, or asked about,
 * just as its orders are in the language's own words; nothing is made of the words around them.
 * SPDX-License-Identifier: ISC */
#ifndef TESTS_ORDERS_FRAMES_H
#define TESTS_ORDERS_FRAMES_H

#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "tests/kit/share.h"
#include "tests/orders/joined.h"

/* Orders of one position. */
struct framed {
	const void *position;
	const char *first, *second; /* NULL: there is one only */
	const char *plain;          /* both in the language's own words */
	const char *other;          /* another player, for '$' */
	const char *fact;           /* for '~'; NULL: there is none */
};

struct frames_sum {
	int n, lost, others;
};

/* '@' is the first order, '%' the second, '$' another player, '~' a fact. */
static inline const char *frames_letter(struct arena *a, const char *shape,
					const struct framed *of)
{
	struct buf b = buf_in(a);

	for (; *shape; shape++) {
		const char *put = *shape == '@'   ? of->first
				  : *shape == '%' ? of->second
				  : *shape == '$' ? of->other
				  : *shape == '~' ? of->fact
						  : NULL;
		if (put)
			buf_z(&b, put);
		else
			buf_char(&b, *shape);
	}
	return str_z(a, buf_str(&b));
}

/* Is it all that it should be, and nothing else? */
static inline bool frames_same(struct str want, struct str made)
{
	return joined_has(want, made) && joined_has(made, want);
}

/* On one line. */
static inline struct str frames_line(struct arena *a, struct str lines)
{
	struct buf b = buf_in(a);
	struct str line;

	while (str_line(&lines, &line))
		buf_printf(&b, "%s%.*s", b.n ? "; " : "", STR_ARG(line));
	return buf_str(&b);
}

static inline void frames_one(joined_read *read, const struct framed *of,
			      const char *shape, struct str want,
			      struct frames_sum *sum)
{
	struct arena *a = arena_create();
	const char *letter = frames_letter(a, shape, of);
	struct str made = joined_made(a, read(of->position, letter));
	bool same = frames_same(want, made);

	sum->n++;
	sum->lost += !same && joined_has(want, made);
	sum->others += !same && !joined_has(want, made);
	if (!same && getenv("FRAMES"))
		printf("%s: '%s' makes '%.*s'\n",
		       joined_has(want, made) ? "lost" : "OTHER", letter,
		       STR_MADE(a, frames_line(a, made)));
	arena_destroy(a);
}

/* Each of the frames around these orders. */
static inline void frames_of(joined_read *read, const struct framed *of,
			     const char *const shapes[], size_t n, size_t first,
			     size_t step, struct frames_sum *sum)
{
	struct arena *a = arena_create();
	struct str want = joined_made(a, read(of->position, of->plain));

	/* What stands until it is changed is not a letter's own. */
	for (size_t i = first % step; i < n && want.n; i += step)
		frames_one(read, of, shapes[i], want, sum);
	arena_destroy(a);
}

/* So many are known to be lost, or to become something else, in a whole run. */
static inline void frames_at_most(const char *law, const struct frames_sum *sum,
				  int lost, int others)
{
	printf("%s: %d of %d lost, %d others\n", law, sum->lost, sum->n, sum->others);
	fflush(stdout);
	ck_assert_int_le(sum->others, others);
	ck_assert_int_le(sum->lost, lost);
}

#endif
