/* The law of what is not ordered, over each order of each game: below a heading that puts it later or elsewhere an order never
 * stands, and below one that announces orders it does; what is asked, wished by others, or told the table is not even offered.
 * SPDX-License-Identifier: ISC */
#ifndef TESTS_ORDERS_UNORDERED_H
#define TESTS_ORDERS_UNORDERED_H

#include <check.h>
#include <stdio.h>
#include <string.h>

#include "base/arena.h"
#include "orders/read.h"
#include "tests/orders/unordered_says.h"

/* Headings of lists that order nothing now. */
static const char *const unordered_headings[] = {
	"Shopping list for Saturday:",
	"To do:",
	"todo",
	"To-do list:",
	"After the weekend:",
	"Before the deadline:",
	"Later:",
	"LATER",
	"Next turn:",
	"For next time:",
	"Next week:",
	"Ideas:",
	"Some ideas",
	"Notes to self:",
	"My notes",
	"Plan for turn 7:",
	"Turn 7:",
	"If I were you:",
	"If I had more money:",
	"Options:",
	"My options are:",
	"Possible moves:",
	"Things to think about:",
	"What I might do:",
	"What I could do instead:",
	"Maybe:",
	"Tomorrow:",
	"On Friday:",
	"1 December:",
	"What my brother would do:",
	"Last turn:",
	"My orders of last turn:",
	"Draft, not final:",
	"Questions:",
	"In the pub:",
	"**Later**",
	"== Ideas ==",
	"Agenda for Monday",
	"Bucket list:",
	"Dreams",
	"Once the storm is over:",
	"When I am back from holiday:",
	"Things I was told to do:",
	"The others want me to do this:",
	"My next moves after this one:",
	"Reminder for the week after:",
};

/* Headings below which a list is what it seems. */
static const char *const unordered_not[] = {
	"Orders:",
	"My orders:",
	"My orders are as follows:",
	"Here are my orders for this turn:",
	"Hi, here are my moves:",
	"Dear GM,",
	"Dear GM:",
	"Hello,",
	"My moves:",
	"This turn:",
	"This phase:",
	"I want to do the following:",
	"Please do this:",
	"Please:",
	"What I do:",
	"So here goes:",
	"Final orders:",
	"My final decision:",
	"Here we go:",
	"Instructions:",
	"I would like to order:",
	"Commands",
	"Actions:",
	"My turn:",
	"Good morning GM, mine are:",
	"OK, my orders now:",
	"These are my orders, in order of importance:",
	"The plan:",
	"My plan for this turn:",
	"Orders below:",
	"Hi Edith, sorry for the delay. My orders:",
	"Sorry for being late, here they come:",
	"We have talked, and we order:",
};

/* How the items of a list stand: '@' is the order, '^' the heading. */
static const char *const unordered_lists[] = {
	"^\n1. @\n",
	"^\n- @\n",
	"^\n\n1. @\n",
	"^\n@\n",
	"Hello,\n\n^\n1. Phone Edith.\n2. @\n3. See what she says.\n",
	"^\n- talk to Edith\n- @\n",
	"^\n* talk to Edith\n\n* @\n",
};

/* The shape with the words in it. */
static inline struct str unordered_letter(struct arena *a, const char *shape,
					  const char *heading, const char *other,
					  const char *order)
{
	struct buf b = buf_in(a);

	for (; *shape; shape++)
		if (*shape == '@')
			buf_z(&b, order);
		else if (*shape == '^')
			buf_z(&b, heading);
		else if (*shape == '$')
			buf_z(&b, other);
		else
			buf_char(&b, *shape);
	return buf_str(&b);
}

/* The orders that a YES would send, and whole lines to write instead. Press that names no readers may be asked about as press. */
static inline struct str unordered_offers(struct arena *a, const struct reading *r)
{
	struct buf b = buf_in(a);

	for (int i = 0; i < r->sheet.n_slots; i++)
		buf_printf(&b, "EXECUTED %.*s ",
			   STR_MADE(a, slot_text(a, &r->sheet.slots[i])));
	for (int i = 0; i < r->n_lines; i++)
		if (r->lines[i].verdict == VERDICT_ASKED &&
		    !str_starts(r->lines[i].ask, "press to all\n"))
			buf_add(&b, r->lines[i].ask);
	for (int i = 0; i < r->n_lines; i++)
		for (int k = 0; k < r->lines[i].n_instead; k++)
			if (str_find(r->lines[i].instead[k], STR("__")) == SIZE_MAX)
				buf_printf(&b, " instead: %.*s",
					   STR_ARG(r->lines[i].instead[k]));
	return buf_str(&b);
}

/* Reads the letter on the board of the order. */
typedef const struct reading *unordered_reader(const void *order, const char *letter);

struct unordered {
	const void *order; /* for the reader */
	const char *words;
	const char *other; /* another player */
};

enum { UNORDERED_HEADINGS = sizeof unordered_headings / sizeof *unordered_headings };

/* Each `step`th heading, from the `n`th on, over one of the lists, which takes turns by `n`. */
static inline void unordered_lists_of(unordered_reader *read,
				      const struct unordered *of, size_t n, size_t step,
				      struct buf *faults)
{
	enum {
		KNOWN = sizeof unordered_not / sizeof *unordered_not,
		LISTS = sizeof unordered_lists / sizeof *unordered_lists
	};
	for (size_t h = n % step; h < UNORDERED_HEADINGS + KNOWN; h += step) {
		struct arena *a = arena_create();
		bool known = h >= UNORDERED_HEADINGS;
		const char *heading = known ? unordered_not[h - UNORDERED_HEADINGS]
					    : unordered_headings[h];
		const char *letter =
			str_z(a, unordered_letter(a, unordered_lists[(h + n) % LISTS],
						  heading, of->other, of->words));
		const char *bare =
			str_z(a, unordered_letter(a, unordered_lists[(h + n) % LISTS],
						  "Hello,", of->other, of->words));
		int plain = known ? read(of->order, bare)->sheet.n_slots : 0;
		int stands = read(of->order, letter)->sheet.n_slots;
		if (stands != plain)
			buf_printf(faults, "%s:\n%s\n",
				   known ? "does not stand" : "stands", letter);
		arena_destroy(a);
	}
}

static inline bool unordered_has_condition(const char *words)
{
	return strstr(words, " if ") || strstr(words, " unless ") ||
	       strstr(words, " when ");
}

/* Each `step`th of the `m` sentences, from the `n`th on. */
static inline void unordered_words_of(unordered_reader *read,
				      const struct unordered *of,
				      const char *const says[], size_t m, size_t n,
				      size_t step, struct buf *faults)
{
	for (size_t s = n % step; s < m; s += step)
		for (int named = 0; named < 2; named++) {
			struct arena *a = arena_create();
			const char *other = named ? of->other : "Agnes";
			const char *letter = str_z(
				a, unordered_letter(a, says[s], "", other, of->words));
			struct str offers =
				unordered_offers(a, read(of->order, letter));
			if (offers.n)
				buf_printf(faults, "'%s' makes '%.*s'\n", letter,
					   STR_ARG(offers));
			arena_destroy(a);
			if (!strchr(says[s], '$'))
				break;
		}
}

/* What was found is too much for one message. Known are orders with a point or a comma of their own, at which the sentence seems to
 * end, and those that take effect in the next turn anyway. */
static inline void unordered_at_most(int known, struct str faults)
{
	struct str rest = faults, line;
	int n = 0;

	while (str_line(&rest, &line))
		n += str_ends(line, "stand:") || str_ends(line, "stands:") ||
		     str_find(line, STR("' makes '")) != SIZE_MAX;
	printf("%.*s", STR_ARG(faults));
	fflush(stdout);
	ck_assert_int_le(n, known);
}

/* What the orders are put into. */
enum unordered_kind { UNORDERED_WORDS, UNORDERED_LISTS, UNORDERED_CONDITIONS };

/* The law for `n` orders of a game, each with every `step`th heading, or sentence; `known`: so many faults are. */
static inline void unordered_check(unordered_reader *read,
				   struct unordered (*order)(size_t i), size_t n,
				   enum unordered_kind kind, size_t step, int known)
{
	struct arena *told = arena_create();
	struct buf faults = buf_in(told);

	for (size_t i = 0; i < n; i++) {
		const struct unordered of = order(i);
		if (kind == UNORDERED_LISTS)
			unordered_lists_of(read, &of, i, step, &faults);
		else if (kind == UNORDERED_WORDS)
			unordered_words_of(read, &of, unordered_says,
					   sizeof unordered_says /
						   sizeof *unordered_says,
					   i, step, &faults);
		else if (!unordered_has_condition(of.words))
			unordered_words_of(read, &of, unordered_conditions,
					   sizeof unordered_conditions /
						   sizeof *unordered_conditions,
					   i, step, &faults);
	}
	unordered_at_most(known, buf_str(&faults));
	arena_destroy(told);
}

#endif
