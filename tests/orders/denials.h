/* The law of denials: an order with a word that denies it, before it or behind it, is neither taken nor offered, neither in a
 * question nor as what to write instead. "Never lend the cards" may mean `lend no`, but never `lend yes`.
 * SPDX-License-Identifier: ISC */
#ifndef TESTS_ORDERS_DENIALS_H
#define TESTS_ORDERS_DENIALS_H

#include <check.h>

#include "base/arena.h"
#include "orders/read.h"
#include "tests/kit/share.h"
#include "tests/orders/unordered.h"

/* Around the order: where it stands is `%s`. */
static const char *const denials[] = {
	"never %s",
	"not %s",
	"don't %s",
	"do not %s",
	"I do not %s",
	"I won't %s",
	"I will not %s",
	"no longer %s",
	"I no longer %s",
	"by no means %s",
	"by no means will I %s",
	"I refuse to %s",
	"refuse to %s",
	"I decline to %s",
	"under no circumstances %s",
	"on no account %s",
	"without %s",
	"never ever %s",
	"Please never %s.",
	"please do not %s",
	"I never want to %s",
	"I am not going to %s",
	"I would never %s",
	"I should never ever %s",
	"never: %s",
	"No way will I %s",
	"%s, I won't do that",
	"%s: that I will not do",
	"%s, which I do not want",
	"%s - that I won't",
	"%s. I refuse.",
	"%s never",
	"%s - never",
	"%s, never",
	"%s? Never!",
	"%s not",
	"%s: no",
	"%s - no",
	"%s? No.",
	"%s: don't",
	"%s, no longer",
	"%s no longer",
	"%s, by no means",
	"%s: I refuse",
	"%s, I refuse to do that",
	"%s - under no circumstances",
	"%s is what I refuse to do",
	"%s: not me",
	"%s, not at all",
};

/* Does a line of the text say just this? */
static inline bool denials_has(struct str text, struct str order)
{
	struct str line;

	while (str_line(&text, &line))
		if (str_iequal(line, order))
			return true;
	return false;
}

/* Is the order of this canonical text made or offered? */
static inline bool denials_makes(struct arena *a, const struct reading *r,
				 struct str order)
{
	bool made = denials_has(reading_asked(a, r), order);

	for (int i = 0; i < r->sheet.n_slots; i++)
		made |= str_iequal(slot_text(a, &r->sheet.slots[i]), order);
	for (int i = 0; i < r->n_lines; i++)
		for (int k = 0; k < r->lines[i].n_instead; k++)
			made |= str_iequal(r->lines[i].instead[k], order);
	return made;
}

static inline struct str denials_letter(struct arena *a, const char *shape,
					const char *order)
{
	const char *at = strstr(shape, "%s");

	return str_printf(a, "%.*s%s%s", (int)(at - shape), shape, order, at + 2);
}

/* The law for `n` orders of a game, each with every `step`th denial, which another order begins at another of them. */
static inline void denials_check(unordered_reader *read,
				 struct unordered (*order)(size_t), size_t n,
				 size_t step)
{
	const size_t each = step * (size_t)share_step(1);
	struct arena *told = arena_create();
	struct buf made = buf_in(told);

	buf_z(&made, "");
	for (size_t i = 0; i < n; i++)
		for (size_t k = i % each; k < sizeof denials / sizeof *denials;
		     k += each) {
			struct unordered of = order(i);
			struct str letter = denials_letter(told, denials[k], of.words);
			if (denials_makes(told, read(of.order, str_z(told, letter)),
					  str_of(of.words)))
				buf_printf(&made, "%.*s\n", STR_ARG(letter));
		}
	ck_assert_msg(made.n == 0, "%s", made.s);
	arena_destroy(told);
}

#endif
