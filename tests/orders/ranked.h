/* The law of ranks: behind an order, "the weakest", "the lowest" or the like in place of a thing never repeats the thing of that
 * order. The second order is refused, or told as not read; where the house knows what is meant, it may be asked about.
 * SPDX-License-Identifier: ISC */
#ifndef TESTS_ORDERS_RANKED_H
#define TESTS_ORDERS_RANKED_H

#include "tests/orders/joined.h"

static const char *const ranks[] = {"weakest", "lowest",   "highest", "best",
				    "biggest", "smallest", "worst",   "cheapest"};

/* `@`: the order; `#`: where the second is; `%`: the rank. */
static const char *const ranked_shapes[] = {
	"@; in # the %",
	"@; # the %",
	"@, # the %",
	"@ and in # the %",
	"@. In # the %.",
	"@, in # my %",
	"@, and for # the % one",
	"@. For # my %.",
	"@; #: the %",
	"@, # gets the %",
	"@ and the % in #",
	"@, the % for #",
	"@. The % goes to #.",
	"@, my % in #",
	"@; then the % in #",
	"@, in # the % that I have",
};

struct ranked {
	const char *position;
	const char *order; /* about one decision */
	const char *other; /* what names the other */
	const char *made;  /* what would repeat the first there */
};

static inline void ranked_law(struct reader *open(struct arena *, const char *position),
			      const struct ranked *of, int *faults)
{
	struct arena *a = arena_create();
	const struct reader *reader = open(a, of->position);

	for (size_t k = 0; k < sizeof ranked_shapes / sizeof *ranked_shapes; k++)
		for (size_t i = 0; i < sizeof ranks / sizeof *ranks; i++) {
			struct buf b = buf_in(a);
			for (const char *p = ranked_shapes[k]; *p; p++)
				if (*p == '@')
					buf_z(&b, of->order);
				else if (*p == '#')
					buf_z(&b, of->other);
				else if (*p == '%')
					buf_z(&b, ranks[i]);
				else
					buf_char(&b, *p);
			buf_char(&b, '\n');
			struct str letter = buf_str(&b);
			struct str made =
				joined_made(a, orders_read(a, reader, letter, NULL));
			if (str_find(made, str_of(of->made)) == SIZE_MAX)
				continue;
			printf("repeated: %.*s", STR_ARG(letter));
			++*faults;
		}
	arena_destroy(a);
}

/* The law over several orders. */
static inline void ranked_laws(struct reader *open(struct arena *,
						   const char *position),
			       const struct ranked orders[], size_t n)
{
	int faults = 0;

	for (size_t i = 0; i < n; i++)
		ranked_law(open, &orders[i], &faults);
	fflush(stdout);
	ck_assert_int_eq(faults, 0);
}

#endif
