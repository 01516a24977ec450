/* The law of contrasts: what somebody does not do stands beside what they do ("not Yellow 3 but Yellow 4", "I don't hire in castle 10, I hire in
 * castle 15"). The order has what is meant, and is asked about; never has an order what is denied.
 * SPDX-License-Identifier: ISC */
#ifndef TESTS_ORDERS_CONTRASTED_H
#define TESTS_ORDERS_CONTRASTED_H

#include "tests/orders/joined.h"
#include "tests/orders/sentence_files.h"
#include "tests/orders/shaped.h"

/* '@': what is meant, '%': what is not, '<' and '>': the words of the order before and behind it. */
static const char *const contrasted_shapes[] = {
	"I <not % but @>",
	"I <not %, but @>.",
	"I don't <%, I <@>",
	"I don't <%. I <@>.",
	"I don't <%; I <@>.",
	"I do not <%, but I <@>",
	"I won't <%, I will <@>",
	"We don't <% but we <@>",
	"Not %, although everybody expects it: I <@>",
	"Not %, as they all think: <@>.",
	"I will not <%, I <@>",
	"I never <%, I <@>!",
};

/* The order is `before` + `meant` + `after`. */
struct contrasted {
	const char *position;
	const char *before, *meant, *denied, *after;
};

static inline struct str contrasted_letter(struct arena *a, const char *shape,
					   const struct contrasted *of)
{
	const char *const text[] = {of->meant, of->denied, of->before, of->after};

	return shaped_letter(a, shape, "@%<>", text);
}

/* No order is bent, and of 100 letters at least `least` are read. */
static inline void contrasted_law(const struct letters *game,
				  const struct contrasted of[], size_t n, int least)
{
	enum { SHAPES = sizeof contrasted_shapes / sizeof *contrasted_shapes };
	int well = 0, bent = 0;

	for (size_t i = 0; i < n; i++)
		for (size_t s = 0; s < SHAPES; s++) {
			struct arena *a = arena_create();
			const struct reader *reader = game->open(a, of[i].position);
			struct str plain = contrasted_letter(a, "<@>", &of[i]);
			struct str want =
				joined_made(a, orders_read(a, reader, plain, NULL));
			struct str letter =
				contrasted_letter(a, contrasted_shapes[s], &of[i]);
			struct str made =
				joined_made(a, orders_read(a, reader, letter, NULL));
			ck_assert_msg(want.n, "'%.*s' is no order", STR_ARG(plain));
			const bool same = made.n && joined_has(made, want);
			well += same && joined_has(want, made);
			bent += !joined_has(want, made);
			if (!joined_has(want, made) || (!same && getenv("CONTRASTED")))
				printf("'%.*s' makes '%.*s'\n", STR_ARG(letter),
				       STR_ARG(made));
			arena_destroy(a);
		}
	printf("contrasts: %d of %d well read, %d bent\n", well, (int)n * SHAPES, bent);
	fflush(stdout);
	ck_assert_int_eq(bent, 0);
	ck_assert_int_ge(100 * well, least * (int)n * SHAPES);
}

#endif
