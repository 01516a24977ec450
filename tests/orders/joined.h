/* The law of joiners: two orders about two decisions, with a word or a sign between them that people put between two things. Both
 * are taken or asked about, just as each of them alone; or the line is refused, or the answer marks what was not read. Never
 * is one of them lost in silence, and never is an order made that neither of them is. Where they are said to be meant the other way
 * round, neither is taken.
 * SPDX-License-Identifier: ISC */
#ifndef TESTS_ORDERS_JOINED_H
#define TESTS_ORDERS_JOINED_H

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "orders/read.h"
#include "tests/check_main.h"

/* `@` stands for an order: the first, then the second. */
static const char *const joiners[] = {
	"@, then @",
	"@; also @",
	"@ as well as @",
	"@, as well as @",
	"@, and while you are at it, @",
	"@. Oh and @",
	"@. Oh, and @.",
	"@ / @",
	"@ + @",
	"@ & @",
	"@ and @",
	"@, and @",
	"@, @",
	"@; @",
	"@. @.",
	"@ - @",
	"@ -- @",
	"@ | @",
	"@, plus @",
	"@ plus @",
	"@, also @",
	"@ and also @",
	"@ and then @",
	"@. Then @.",
	"@. After that @.",
	"First @, then @.",
	"First, @. Second, @.",
	"1) @ 2) @",
	"(a) @ (b) @",
	"@. And @.",
	"@. Also, @.",
	"@. Additionally, @.",
	"@. In addition, @.",
	"@. Besides, @.",
	"@. Next, @.",
	"@. Finally, @.",
	"@. Lastly @.",
	"@ followed by @",
	"@ along with @",
	"@ together with @",
	"@ (and @)",
	"@... @...",
	"@! @!",
	"@ AND @",
	"@, and finally @",
	"@, and last but not least @",
	"@. Apart from that, @.",
	"@. Meanwhile @.",
	"@. On top of that, @.",
	"@, while @",
	"Both @ and @",
	"@ n @",
	"@. PS @.",
	"Please @, and please @.",
};

/* Two orders, and that they are meant the other way round: neither is taken as it stands. */
static const char *const joined_turned[] = {
	"@ and @, the other way round",
	"@; @; no, vice versa",
	"@. @. Or rather the other way round.",
	"@\n@\nOn second thoughts, the other way round.",
	"@\n@\nNo, swap these two.",
};

/* What is read in that position; its memory lasts until the next. */
typedef const struct reading *joined_read(const void *position, const char *letter);

struct joined {
	int n, whole, refused, told, faults;
};

/* All that is ordered or asked about, a line each. */
static inline struct str joined_made(struct arena *a, const struct reading *r)
{
	struct buf all = buf_in(a);
	struct str asked = reading_asked(a, r), line;

	for (int i = 0; i < r->sheet.n_slots; i++)
		if (!r->sheet.slots[i].standing)
			buf_printf(&all, "%.*s\n",
				   STR_MADE(a, slot_text(a, &r->sheet.slots[i])));
	while (str_line(&asked, &line))
		while (line.n) {
			buf_add(&all, str_trim(str_until(&line, ';')));
			buf_char(&all, '\n');
		}
	return buf_str(&all);
}

/* Does each line of `these` stand in `those`? */
static inline bool joined_has(struct str those, struct str these)
{
	struct str line, other;

	while (str_line(&these, &line)) {
		struct str rest = those;
		bool any = !line.n;
		while (!any && str_line(&rest, &other))
			any = str_equal(line, other);
		if (!any)
			return false;
	}
	return true;
}

/* Is something of the letter refused, or listed or marked as not read? */
static inline bool joined_told(const struct reading *r)
{
	for (int i = 0; i < r->n_lines; i++) {
		const struct line *line = &r->lines[i];
		if (line->verdict == VERDICT_REFUSED || line->beside ||
		    (line->verdict == VERDICT_NOTE && !line->quoted))
			return true;
	}
	return false;
}

static inline struct str joined_letter(struct arena *a, const char *shape,
				       const char *first, const char *second)
{
	struct buf b = buf_in(a);

	for (const char *order = first; *shape; shape++) {
		if (*shape != '@') {
			buf_char(&b, *shape);
			continue;
		}
		buf_z(&b, order);
		order = second;
	}
	return buf_str(&b);
}

static inline void joined_fault(struct joined *sum, const char *what, struct str letter,
				struct str made)
{
	printf("%s: '%.*s' makes '%.*s'\n", what, STR_ARG(letter), STR_ARG(made));
	fflush(stdout);
	sum->faults++;
}

static inline void joined_pair(joined_read *read, const void *position,
			       const char *first, const char *second,
			       struct joined *sum)
{
	struct arena *a = arena_create();
	struct str one = str_dup(a, joined_made(a, read(position, first)));
	struct str two = str_dup(a, joined_made(a, read(position, second)));
	struct str both = str_printf(a, "%.*s%.*s", STR_ARG(one), STR_ARG(two));

	ck_assert_msg(one.n && two.n, "'%s' or '%s' is no order", first, second);
	for (size_t k = 0; k < sizeof joiners / sizeof *joiners; k++) {
		struct str letter = joined_letter(a, joiners[k], first, second);
		const struct reading *r = read(position, str_z(a, letter));
		struct str made = joined_made(a, r);
		bool whole = joined_has(made, both), told = joined_told(r);
		sum->n++;
		sum->whole += whole;
		sum->refused += !whole && !made.n;
		sum->told += !whole && made.n;
		if (!whole && getenv("JOINED"))
			printf("%s: %.*s\n", made.n ? "in part" : "refused",
			       STR_ARG(letter));
		if (!joined_has(both, made))
			joined_fault(sum, "mixed", letter, made);
		else if (!whole && !told)
			joined_fault(sum, "lost in silence", letter, made);
	}
	for (size_t k = 0; k < sizeof joined_turned / sizeof *joined_turned; k++) {
		struct str letter = joined_letter(a, joined_turned[k], first, second);
		const struct reading *r = read(position, str_z(a, letter));
		bool taken = false;
		for (int i = 0; i < r->sheet.n_slots; i++)
			taken |= !r->sheet.slots[i].standing;
		if (taken)
			joined_fault(sum, "not turned", letter, joined_made(a, r));
	}
	arena_destroy(a);
}

/* Each two of these orders, in both sequences; they are about different decisions of one position. */
static inline void joined_check(joined_read *read, const void *position,
				const char *const orders[], int n, struct joined *sum)
{
	for (int i = 0; i < n; i++)
		for (int k = 0; k < n; k++)
			if (i != k)
				joined_pair(read, position, orders[i], orders[k], sum);
}

enum { JOINED_ORDERS = 4 };

/* Orders of one seat and phase of a game, about different decisions. */
struct joined_pairs {
	int seat, phase;
	const char *order[JOINED_ORDERS];
};

/* The law for all of them; at most `known` faults, and 85 of 100 pairs are read whole. */
static inline void joined_law(joined_read *read, const struct joined_pairs pairs[],
			      size_t n_pairs, int known)
{
	struct joined sum = {0};

	for (size_t i = 0; i < n_pairs; i++) {
		int n = 0;
		while (n < JOINED_ORDERS && pairs[i].order[n])
			n++;
		joined_check(read, &pairs[i], pairs[i].order, n, &sum);
	}
	printf("%d pairs, %d whole, %d refused, %d in part\n", sum.n, sum.whole,
	       sum.refused, sum.told);
	fflush(stdout);
	ck_assert_int_le(sum.faults, known);
	ck_assert_int_ge(100 * sum.whole, 85 * sum.n);
}

#endif
