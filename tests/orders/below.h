/* The law of other phases: below an order, one that only another phase has is told, with no order of this phase in its place, and
 * the order above it stays as it is alone.
 * SPDX-License-Identifier: ISC */
#ifndef TESTS_ORDERS_BELOW_H
#define TESTS_ORDERS_BELOW_H

#include <check.h>
#include <string.h>

#include "base/arena.h"
#include "orders/read.h"
#include "orders/vocab.h"

/* A reader of letters in a position; a reading is valid until the next. */
typedef const struct reading *below_reader(const void *position, const char *letter);

/* What is an order of another phase is not shown as one of this. */
static inline bool below_offers_another(const struct line *line)
{
	bool of_phase = false;

	for (int i = 0; i < line->n_remarks; i++)
		of_phase |= str_find(line->remarks[i].text, STR(" is a phase ")) !=
			    SIZE_MAX;
	return of_phase && (line->n_instead || line->hints.n);
}

static inline bool below_is_told(const struct reading *r, enum verdict alone,
				 const char *example)
{
	bool told = false;

	for (int i = 1; i < r->n_lines; i++)
		told |= r->lines[i].verdict != VERDICT_BLANK &&
			!below_offers_another(&r->lines[i]) &&
			str_equal(str_trim(r->lines[i].typed), str_of(example));
	return told && r->lines[0].verdict == alone;
}

/* The order, in a phase of that kind, with the example of each order below it that such a phase does not have. `but`: whose word
 * means an order of this phase as well; or NULL. */
static inline void below_check(below_reader *read, const void *position,
			       const char *order, const struct vocab *vocab, int kind,
			       const char *but)
{
	struct arena *a = arena_create();
	enum verdict alone = read(position, order)->lines[0].verdict;
	struct buf lost = buf_in(a);

	buf_z(&lost, "");
	for (const struct verb *v = vocab->verbs; v->parse; v++) {
		if (!v->example || v->phases & PHASE(kind) ||
		    (but && strcmp(v->name, but) == 0))
			continue;
		struct str letter = str_printf(a, "%s\n%s\n", order, v->example);
		if (!below_is_told(read(position, str_z(a, letter)), alone, v->example))
			buf_add(&lost, letter);
	}
	ck_assert_msg(lost.n == 0, "%s", lost.s);
	arena_destroy(a);
}

#endif
