/* The law of what is excepted (orders/free/parts/free_except.c), for the tests of each game: an order whose thing a writer names
 * as the one that is not meant ("anyone but X", "leave X alone", "not X") neither stands nor is it offered, of whatever
 * kind the thing is.
 * SPDX-License-Identifier: ISC */
#ifndef TESTS_ORDERS_EXCEPTED_H
#define TESTS_ORDERS_EXCEPTED_H

#include "tests/orders/figures.h"
#include "tests/orders/shaped.h"

/* An order with the thing that is excepted, as the game reads it. */
struct excepting {
	const char *position;
	const char *before, *thing, *after;
};

/* '@': the thing, '<' and '>': the words of the order before and behind it. */
static const char *const excepting_shapes[] = {
	"<anyone but @>",
	"<anything but @>",
	"<anybody except @>",
	"<everyone except for @>",
	"<everything but @>",
	"<anyone other than @>",
	"<any other than @>",
	"<anyone apart from @>",
	"<everybody save @>",
	"<all but @>",
	"<not @>",
	"<never @>",
	"<somebody, not @>",
	"Leave @ alone: <the others>",
	"Leave @ alone, <>",
	"<whoever fights @>",
	"<anyone who fights @>",
	"Anyone but @: <>",
	"Everything but @: <>",
	"Please <anyone but @> this time.",
	"I'd like this: <anyone but @>.",
	"<anyone but @>, please!",
};

static inline struct str excepting_letter(struct arena *a, const struct excepting *of,
					  const char *shape)
{
	const char *const text[] = {of->thing, of->before, of->after};

	return shaped_letter(a, shape, "@<>", text);
}

/* Are all its lines among those of the other? */
static inline bool excepting_has(struct str all, struct str wanted)
{
	struct str one, line;

	while (str_line(&wanted, &one)) {
		struct str rest = all;
		bool found = false;
		while (str_line(&rest, &line))
			found |= str_equal(line, one);
		if (!found)
			return false;
	}
	return true;
}

static inline void check_one_excepted(struct reader *reader, const struct excepting *of,
				      const char *shape, struct buf *faults)
{
	struct arena *a = arena_create();
	struct str plain = excepting_letter(a, of, "<@>");
	struct str never = figures_made(a, orders_read(a, reader, plain, NULL));
	struct str letter = excepting_letter(a, of, shape);
	struct reading *r = orders_read(a, reader, letter, NULL);
	struct str made = figures_made(a, r);

	ck_assert_msg(never.n, "%s: '%.*s' is no order", of->position, STR_ARG(plain));
	if (excepting_has(made, never))
		buf_printf(faults, "%s: '%.*s' makes '%.*s'\n", of->position,
			   STR_ARG(letter), STR_ARG(made));
	for (int l = 0; l < r->n_lines; l++)
		for (int m = 0; m < r->lines[l].n_instead; m++)
			if (excepting_has(r->lines[l].instead[m], never))
				buf_printf(faults,
					   "%s: '%.*s' is put right as '%.*s'\n",
					   of->position, STR_ARG(letter),
					   STR_ARG(r->lines[l].instead[m]));
	arena_destroy(a);
}

static inline void check_excepted(struct reader *open(struct arena *, const char *),
				  const struct excepting of[], size_t n)
{
	struct arena *a = arena_create();
	struct buf faults = buf_in(a);

	for (size_t i = 0; i < n; i++)
		for (size_t k = 0;
		     k < sizeof excepting_shapes / sizeof *excepting_shapes; k++)
			check_one_excepted(open(a, of[i].position), &of[i],
					   excepting_shapes[k], &faults);
	ck_assert_msg(!faults.n, "%.*s", STR_ARG(buf_str(&faults)));
	arena_destroy(a);
}

#endif
