/* The law of parted orders: an order in one row or sentence, and a part of it alone in the next. They are one order, which is taken or asked
 * about; or the order neither counts nor is it offered without its part. Never is it taken as if the part had not been written, and never does the part go
 * to another order.
 * SPDX-License-Identifier: ISC */
#ifndef TESTS_ORDERS_PARTED_H
#define TESTS_ORDERS_PARTED_H

#include "tests/orders/joined.h"
#include "tests/orders/sentence_files.h"

enum { PARTED_PARTS = 16 };

/* `@`: the order without its part; `%`: the part; `#`: another order. */
static const char *const parted_shapes[] = {
	"@\n%\n",
	"@.\n%.\n",
	"@. %.\n",
	"@! %!\n",
	"1. @.\n2. %.\n",
	"1. @\n2. %\n",
	"1) @\n2) %\n",
	"(1) @\n(2) %\n",
	"a) @.\nb) %.\n",
	"- @\n- %\n",
	"* @\n  * %\n",
	"\xe2\x80\xa2 @\n\xe2\x80\xa2 %\n",
	"[x] @\n[x] %\n",
	"1. @.\n2. %.\n3. #.\n",
	"1) @\n2) %\n3) #\n",
	"1. #.\n2. @.\n3. %.\n",
	"- #\n- @\n- %\n",
	"- @\n- %\n- #\n",
	"# \n@\n%\n",
	"@\n%\n#\n",
	"@. %. #.\n",
	"#. @. %.\n",
	"1.1 @\n1.2 %\n",
	"@.\n\n%.\n",
	"Orders:\n1. @\n2. %\n",
	"I @. %.\n",
	"Please @. %, please.\n",
	"@ (%)\n",
};

/* ... and those in which the other order stands between the two. */
static const char *const parted_apart[] = {
	"@\n#\n%\n",
	"1. @.\n2. #.\n3. %.\n",
	"- @\n- #\n- %\n",
	"@. #. %.\n",
};

struct parted {
	const char *position;
	const char *order; /* without its part */
	const char *whole; /* with it; a part whose figures do not fit makes none */
	const char *other;
	const char *parts[PARTED_PARTS];
	bool wrong;
};

struct parted_sum {
	int n, whole, faults;
};

static inline struct str parted_letter(struct arena *a, const char *shape,
				       const struct parted *of, const char *part)
{
	struct buf b = buf_in(a);

	for (; *shape; shape++)
		if (*shape == '@')
			buf_z(&b, of->order);
		else if (*shape == '%')
			buf_z(&b, part);
		else if (*shape == '#')
			buf_z(&b, of->other);
		else
			buf_char(&b, *shape);
	return buf_str(&b);
}

static inline void parted_check(const struct letters *of_game, const struct parted *of,
				const char *part, const char *shape, bool apart,
				struct parted_sum *sum)
{
	struct arena *a = arena_create();
	const struct reader *reader = of_game->open(a, of->position);
	const struct str other =
		joined_made(a, orders_read(a, reader, str_of(of->other), NULL));
	const struct str whole =
		of->wrong ? STR("")
			  : joined_made(
				    a, orders_read(a, reader, str_of(of->whole), NULL));
	ck_assert_msg(of->wrong || whole.n, "'%s' is no order", of->whole);
	const struct str letter = parted_letter(a, shape, of, part);
	const struct reading *r = orders_read(a, reader, letter, NULL);
	const struct str made = joined_made(a, r);
	const struct str may =
		str_printf(a, "%.*s%.*s", STR_ARG(whole), STR_ARG(other));
	const bool has = joined_has(made, whole);

	if (!apart && !of->wrong) {
		sum->n++;
		sum->whole += has;
		if (!has && getenv("PARTED"))
			printf("%s, missed: %.*s  made: %.*s\n", of->position,
			       STR_ARG(letter), STR_ARG(made));
	}
	if (!joined_has(may, made)) {
		sum->faults++;
		printf("%s, '%.*s' makes '%.*s'\n", of->position, STR_ARG(letter),
		       STR_ARG(made));
	}
	arena_destroy(a);
}

/* The law for these orders, of which `make check` tries each second shape with each part: no fault, and of 100 letters at least `least` are read whole. */
static inline void parted_law(const struct letters *of_game,
			      const struct parted orders[], size_t n, int least)
{
	enum { USUAL = 2 };
	const size_t step = (size_t)share_step(USUAL);
	struct parted_sum sum = {0};

	for (size_t i = 0; i < n; i++)
		for (int k = 0; k < PARTED_PARTS && orders[i].parts[k]; k++) {
			for (size_t s = (i + (size_t)k) % step;
			     s < sizeof parted_shapes / sizeof *parted_shapes;
			     s += step)
				parted_check(of_game, &orders[i], orders[i].parts[k],
					     parted_shapes[s], false, &sum);
			for (size_t s = (i + (size_t)k) % step;
			     s < sizeof parted_apart / sizeof *parted_apart; s += step)
				parted_check(of_game, &orders[i], orders[i].parts[k],
					     parted_apart[s], true, &sum);
		}
	printf("%d letters: %d whole, %d faults\n", sum.n, sum.whole, sum.faults);
	fflush(stdout);
	ck_assert_int_eq(sum.faults, 0);
	ck_assert_int_ge(100 * sum.whole, least * sum.n);
}

#endif
