/* The law of ranked wishes: two orders for one decision, and words that say which comes first. They are one order with an `else`, or refused;
 * never is one of them taken alone, and never is the second one first. See whole.h.
 * SPDX-License-Identifier: ISC */
#ifndef TESTS_ORDERS_WISHED_H
#define TESTS_ORDERS_WISHED_H

#include "tests/orders/shaped.h"
#include "tests/orders/whole.h"

/* `before` the thing, and `behind` it, are the same in both. */
struct wished {
	const char *position;
	const char *before, *first, *second, *behind;
	const char *
		want[2]; /* in the language's own words, of which one may be left out */
	bool apart; /* they are two decisions, and "1st" and "2nd" alone may number them */
};

/* `@`, `#`: each order as a whole; `^`, `~`: the things alone; `<`, `>`: what is before and behind them. */
static const char *const wishes[] = {
	"First choice: @. Second choice: #.",
	"First choice: @\nSecond choice: #",
	"My first choice is to @, my second choice is to #.",
	"1st choice: @\n2nd choice: #",
	"1st: @\n2nd: #",
	"1st: @, 2nd: #",
	"@; failing that, #",
	"@. Failing that, #.",
	"@, or failing that #",
	"@\nFailing that: #",
	"Ideally @, otherwise #.",
	"Ideally @. If not possible, #.",
	"Ideally I'd @, but I'd settle for: #.",
	"I'd rather @, but # will do.",
	"I'd prefer to @. If that's impossible, #.",
	"In order of preference: @; #.",
	"In this order of preference:\n1. @\n2. #",
	"In this order of preference:\n- @\n- #",
	"Preferably @, else #.",
	"Preference 1: @\nPreference 2: #",
	"Plan A: @. Plan B: #.",
	"Plan A: @\nPlan B: #",
	"A: @\nB (only if A fails): #",
	"@. As a fallback, #.",
	"@, and as a backup #",
	"@. If that can't be done: #.",
	"@ (or, if that fails, #)",
	"Best: @. Second best: #.",
	"Number one wish: @. Number two: #.",
	"I want to @; my fallback is to #.",
	"Top choice: @\nNext: #",
	"@. If this is not allowed then #.",
	"<^>; failing that ~",
	"<^, failing which ~>",
	"<^, or else ~>",
	"<preferably ^, otherwise ~>",
	"<ideally ^, but ~ will do>",
	"<^ as first choice, ~ as second choice>",
	"<^ (first choice) or ~ (second choice)>",
	"<^>. If not possible, ~ instead.",
	"<^>, with ~ as a fallback",
	"<, in order of preference, ^, ~>",
	"<^ rather than ~, but ~ will do>",
	"<^>. My second choice is ~.",
};

static inline struct str wished_letter(struct arena *a, const struct wished *w,
				       const char *shape)
{
	const char *const text[] = {
		str_z(a, str_printf(a, "%s%s%s", w->before, w->first, w->behind)),
		str_z(a, str_printf(a, "%s%s%s", w->before, w->second, w->behind)),
		w->first,
		w->second,
		w->before,
		w->behind};

	return str_printf(a, "%.*s\n",
			  STR_MADE(a, shaped_letter(a, shape, "@#^~<>", text)));
}

static inline void wished_law(const struct letters *of, const struct wished list[],
			      size_t n, int known, int least)
{
	struct whole_sum sum = {.step = share_step(3)};

	for (size_t i = 0; i < n; i++) {
		struct arena *a = arena_create();
		struct str want =
			whole_made(a, of, list[i].position, str_of(list[i].want[0]));
		struct str first =
			whole_made(a, of, list[i].position,
				   str_printf(a, "%s%s%s", list[i].before,
					      list[i].first, list[i].behind));
		ck_assert_msg(want.n, "'%s' is no order", list[i].want[0]);
		struct str also = list[i].want[1] ? whole_made(a, of, list[i].position,
							       str_of(list[i].want[1]))
						  : want;
		for (size_t k = 0; k < sizeof wishes / sizeof *wishes; k++) {
			if (list[i].apart && strncmp(wishes[k], "1st:", 4) == 0)
				continue;
			struct str letter = wished_letter(a, &list[i], wishes[k]);
			bool so = list[i].want[1] &&
				  str_equal(whole_made(a, of, list[i].position, letter),
					    also);
			whole_check(a, of, list[i].position, letter, so ? also : want,
				    first, (int)k, &sum);
		}
		arena_destroy(a);
	}
	whole_law(&sum, "wishes", known, least);
}

#endif
