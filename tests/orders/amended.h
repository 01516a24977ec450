/* The law of changes to a plan in force: a part that a few words change or take out is changed or gone in the plan that is asked about, and
 * all others are as they were, whichever part it is and however it is said. Nothing is done before the YES.
 * SPDX-License-Identifier: ISC */
#ifndef TESTS_ORDERS_AMENDED_H
#define TESTS_ORDERS_AMENDED_H

#include <check.h>
#include <string.h>

#include "base/arena.h"
#include "orders/read.h"

enum { AMENDED_PARTS = 5 };

/* A plan: the words before its parts, and each part as the receipt has it. `said` is how people call its value, `other` is another
 * value, `other_said` how they call that. */
struct amended_plan {
	const char *position, *head, *place;
	struct {
		const char *word, *value, *said, *other, *other_said;
	} part[AMENDED_PARTS];
	int n;
};

/* '@' is the part's word, '$' its value as people say it, '%' another value, '^' where the battle is. The first part is in every plan. */
static const char *const amended_changes[] = {
	"Change ^: @ %.",      "change the @ to %",       "Same plan, but @ %.",
	"Amend the plan: @ %", "Change the @ in ^ to %.",
};
static const char *const amended_swaps[] = {
	"replace the $ by the %",
	"In ^, use the % instead of the $.",
	"swap the $ for the %",
};
static const char *const amended_removals[] = {
	"for the battle in ^ take the $ out",
	"no $ after all",
	"Please remove the $ from my plan.",
	"Same plan, but without the $.",
	"Forget the $.",
	"Please cancel the $.",
};

static inline struct str amended_letter(struct arena *a, const struct amended_plan *p,
					int k, const char *shape)
{
	struct buf b = buf_in(a);

	for (; *shape; shape++)
		if (*shape == '@')
			buf_z(&b, p->part[k].word);
		else if (*shape == '$')
			buf_z(&b, p->part[k].said);
		else if (*shape == '%')
			buf_z(&b, p->part[k].other_said);
		else if (*shape == '^')
			buf_z(&b, p->place);
		else
			buf_char(&b, *shape);
	return buf_str(&b);
}

/* The plan with its part `k` as `value`; NULL: without it. */
static inline struct str amended_text(struct arena *a, const struct amended_plan *p,
				      int k, const char *value)
{
	struct buf b = buf_in(a);

	buf_z(&b, p->head);
	for (int i = 0; i < p->n; i++)
		if (i != k || value)
			buf_printf(&b, " %s %s", p->part[i].word,
				   i == k ? value : p->part[i].value);
	return buf_str(&b);
}

static inline void amended_one(const struct amended_plan *p, int k, const char *shape,
			       const char *value,
			       struct reader *open(struct arena *, const char *))
{
	struct arena *a = arena_create();
	const struct reader *r = open(a, p->position);
	struct str plan = amended_text(a, p, k, p->part[k].value);
	const struct sheet *before = &orders_read(a, r, plan, NULL)->sheet;
	struct str letter = amended_letter(a, p, k, shape);
	const struct reading *now = orders_read(a, r, letter, before);
	struct str asked = str_trim(reading_asked(a, now));

	ck_assert_msg(before->n_slots == 1 && now->sheet.n_slots == 1 &&
			      str_equal(slot_text(a, &now->sheet.slots[0]), plan),
		      "%.*s stands after: %.*s", STR_ARG(plan), STR_ARG(letter));
	ck_assert_msg(str_equal(asked, amended_text(a, p, k, value)),
		      "%.*s\n> %.*s\nasks: %.*s", STR_ARG(plan), STR_ARG(letter),
		      STR_ARG(asked));
	arena_destroy(a);
}

static inline void amended_check(const struct amended_plan *p,
				 struct reader *open(struct arena *, const char *))
{
	for (int k = 0; k < p->n; k++) {
		for (size_t i = 0; i < sizeof amended_changes / sizeof *amended_changes;
		     i++)
			amended_one(p, k, amended_changes[i], p->part[k].other, open);
		for (size_t i = 0;
		     k && i < sizeof amended_swaps / sizeof *amended_swaps; i++)
			amended_one(p, k, amended_swaps[i], p->part[k].other, open);
		for (size_t i = 0;
		     k && i < sizeof amended_removals / sizeof *amended_removals; i++)
			amended_one(p, k, amended_removals[i], NULL, open);
	}
}

#endif
