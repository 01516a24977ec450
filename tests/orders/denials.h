/* The law of denials: an order with a word that denies it, before it or behind it, is neither taken nor offered, neither in a
 * question nor as what to write instead. "Never lend the cards" may mean `lend no`, but never `lend yes`. The same holds for a sentence
 * in the line above or below, and at the end of the letter (denials_says.h). In a letter of its own, such a sentence leaves what is in force, and is
 * never passed over. Table talk beside an order never makes it one with the player that it names.
 * SPDX-License-Identifier: ISC */
#ifndef TESTS_ORDERS_DENIALS_H
#define TESTS_ORDERS_DENIALS_H

#include <check.h>
#include <stdio.h>

#include "base/arena.h"
#include "orders/read.h"
#include "tests/kit/share.h"
#include "tests/orders/denials_says.h"
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
	"I'd rather not %s",
	"I hardly want to %s",
	"far be it from me to %s",
	"I stopped wanting to %s",
	"anything but %s",
	"rather than %s, I wait",
	"%s: cancelled",
	"%s (cancelled)",
	"CANCELLED: %s",
	"%s - strike that",
	"%s - no, forget that",
	"%s (just kidding)",
	"~~%s~~",
	"I take back: %s",
	"I take back %s",
	"I want to take back %s",
	"I withdraw: %s",
	"drop this: %s",
	"delete: %s",
	"I doubt that I %s",
	"it would be a mistake to %s",
	"I'd be a fool to %s",
	"no need to %s",
	"don't you dare %s",
	"neither %s nor anything else",
	"%s is off the table",
	"%s is off",
	"not now: %s",
	"not yet: %s",
	"draft: %s",
	"example: %s",
	"wrong: %s",
	"void: %s",
	"%s (no!)",
	"%s (not!)",
	"%s -- ignore this line",
	"please ignore: %s",
	"no more: %s",
	"%s: no more",
	"%s was a joke",
	"%s was a mistake",
	"%s is wrong",
	"%s is no longer my order",
	"%s does not count",
	"I am against this: %s",
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

/* Each letter that broke the law, and how many of how many. */
struct denials_count {
	struct buf *made;
	int bad, all;
};

static inline void denials_tell(struct denials_count *c, bool bad, const char *letter)
{
	c->all++;
	c->bad += bad;
	if (bad)
		buf_printf(c->made, "%s\n\n", letter);
}

static inline int denials_print(const char *law, const struct denials_count *c)
{
	printf("%s: %d of %d\n%s", law, c->bad, c->all, c->made->s);
	fflush(stdout);
	return c->bad;
}

/* The law for `n` orders of a game, each with every `step`th denial, which another order begins at another of them. `known`: so many
 * faults are. */
static inline void denials_check(unordered_reader *read,
				 struct unordered (*order)(size_t), size_t n,
				 size_t step, int known)
{
	const size_t each = step * (size_t)share_step(1);
	struct arena *told = arena_create();
	struct buf made = buf_in(told);
	struct denials_count count = {&made, 0, 0};

	buf_z(&made, "");
	for (size_t i = 0; i < n; i++)
		for (size_t k = i % each; k < sizeof denials / sizeof *denials;
		     k += each) {
			struct unordered of = order(i);
			const char *letter =
				str_z(told, denials_letter(told, denials[k], of.words));
			denials_tell(&count,
				     denials_makes(told, read(of.order, letter),
						   str_of(of.words)),
				     letter);
		}
	ck_assert_int_le(denials_print("denied in its line", &count), known);
	arena_destroy(told);
}

/* How a sentence stands around its order: '@' is the order, '^' the sentence. */
static const char *const denials_places_behind[] = {"@\n^\n", "@. ^\n",
						    "@\n\nThanks!\n^\n"};
static const char *const denials_places_above[] = {"^\n@\n", "^\n\n@\n"};

#define DENIALS_N(list) (sizeof(list) / sizeof *(list))

/* Each sentence of a list at each place around each order; the places take turns. `bad` says whether what was read breaks the law. */
static inline int denials_around(unordered_reader *read,
				 struct unordered (*order)(size_t), size_t n,
				 size_t step, const char *const says[], size_t n_says,
				 const char *const places[], size_t n_places,
				 bool (*bad)(struct arena *, const struct reading *,
					     const struct unordered *),
				 const char *law)
{
	const size_t each = step * (size_t)share_step(1);
	struct arena *told = arena_create();
	struct buf made = buf_in(told);
	struct denials_count count = {&made, 0, 0};

	buf_z(&made, "");
	for (size_t i = 0; i < n; i++)
		for (size_t k = i % each; k < n_says; k += each) {
			const struct unordered of = order(i);
			struct str said =
				unordered_letter(told, says[k], "", of.other, of.words);
			const char *letter = str_z(
				told, unordered_letter(
					      told, places[(i + k / each) % n_places],
					      str_z(told, said), of.other, of.words));
			denials_tell(&count, bad(told, read(of.order, letter), &of),
				     letter);
		}
	denials_print(law, &count);
	arena_destroy(told);
	return count.bad;
}

static inline bool denials_is_made(struct arena *a, const struct reading *r,
				   const struct unordered *of)
{
	return denials_makes(a, r, str_of(of->words));
}

/* Is another player in it than the order has? */
static inline bool denials_is_other(struct arena *a, const struct reading *r,
				    const struct unordered *of)
{
	struct str offers = unordered_offers(a, r), words = str_of(of->words);
	const char *name =
		strncmp(of->other, "the ", 4) == 0 ? of->other + 4 : of->other;

	for (size_t i = 0; i + strlen(name) <= words.n; i++)
		if (str_iequal(str_slice(words, i, i + strlen(name)), str_of(name)))
			return false; /* the order is about that one */
	for (size_t i = 0; i + strlen(name) <= offers.n; i++)
		if (str_iequal(str_slice(offers, i, i + strlen(name)), str_of(name)))
			return true;
	return false;
}

/* The laws of the sentences around an order. `known`: how many faults there are. */
static inline void denials_check_around(unordered_reader *read,
					struct unordered (*order)(size_t), size_t n,
					size_t step, int known)
{
	int bad = 0;

	bad += denials_around(read, order, n, step, denials_behind,
			      DENIALS_N(denials_behind), denials_places_behind,
			      DENIALS_N(denials_places_behind), denials_is_made,
			      "denied behind");
	bad += denials_around(read, order, n, step, denials_above,
			      DENIALS_N(denials_above), denials_places_above,
			      DENIALS_N(denials_places_above), denials_is_made,
			      "denied above");
	bad += denials_around(read, order, n, step, denials_hanging,
			      DENIALS_N(denials_hanging), denials_places_behind,
			      DENIALS_N(denials_places_behind), denials_is_made,
			      "hanging");
	bad += denials_around(read, order, n, step, denials_talk,
			      DENIALS_N(denials_talk), denials_places_behind, 2,
			      denials_is_other, "talk");
	ck_assert_int_le(bad, known);
}

/* Reads the letter after one that gave the order. */
typedef const struct reading *denials_second(const struct unordered *,
					     const char *letter);

static inline bool denials_passes_over(struct arena *a, const struct reading *r,
				       const struct unordered *of)
{
	bool heard = false;

	for (int i = 0; i < r->n_lines; i++)
		heard |= r->lines[i].verdict == VERDICT_ASKED ||
			 r->lines[i].verdict == VERDICT_REFUSED ||
			 r->lines[i].verdict == VERDICT_COMMAND;
	return !heard || denials_has(reading_asked(a, r), str_of(of->words)) ||
	       (!r->sheet.n_slots && !r->n_commands);
}

/* Each sentence in a letter of its own, after the order. Those that speak of their own letter say nothing then. */
static inline void denials_check_alone(denials_second *read,
				       struct unordered (*order)(size_t), size_t n,
				       size_t step, int known)
{
	struct arena *told = arena_create();
	struct buf made = buf_in(told);
	struct denials_count count = {&made, 0, 0};

	buf_z(&made, "");
	for (size_t i = 0; i < n; i++)
		for (size_t k = i % step; k < DENIALS_N(denials_behind); k += step) {
			const struct unordered of = order(i);
			const struct reading *r = read(&of, denials_behind[k]);
			if (r && !strstr(denials_behind[k], "his") &&
			    !strstr(denials_behind[k], "hese"))
				denials_tell(
					&count, denials_passes_over(told, r, &of),
					str_z(told, str_printf(told, "%s: %s", of.words,
							       denials_behind[k])));
		}
	ck_assert_int_le(denials_print("alone", &count), known);
	arena_destroy(told);
}

#endif
