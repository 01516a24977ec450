/* The law of changes that are asked for: whatever order stands, "can I change my X to Y?" is a request to change it. What it makes of the
 * orders in force is the order with the new thing in it and everything else as it was, or nothing, and then the line waits for the whole order. It is
 * never another order.
 * SPDX-License-Identifier: ISC */
#ifndef TESTS_SAID_CHANGED_H
#define TESTS_SAID_CHANGED_H

#include <stdio.h>
#include <stdlib.h>

#include "orders/sheet.h"
#include "server/said/change_meant.h"
#include "tests/check_main.h"

/* An order in force, how people call it, how they call what is new, and the orders with it. */
struct changed_row {
	int phase, seat;
	const char *order, *called, *other, *expected;
	int understood; /* in how many of the wordings at least; the others wait */
};

static const char *const changed_requests[] = {
	"Can I ",
	"Actually, could I still ",
	"I'd like to ",
	"Hmm, on second thought, may I please ",
};
/* '@': how the order is called; '%': what is new. */
static const char *const changed_shapes[] = {
	"change my @ to %", "change the @ to %",       "change my @ to % instead",
	"switch my @ to %", "please change my @ to %",
};

static inline struct str changed_text(struct arena *a, const struct changed_row *row,
				      size_t request, size_t shape)
{
	struct buf b = buf_in(a);
	const char *end[] = {"?", ".", "", "?"};

	buf_z(&b, changed_requests[request]);
	for (const char *s = changed_shapes[shape]; *s; s++)
		if (*s == '@')
			buf_z(&b, row->called);
		else if (*s == '%')
			buf_z(&b, row->other);
		else
			buf_char(&b, *s);
	buf_z(&b, end[request]);
	return buf_str(&b);
}

/* `reader` and `in_force` are those of the row. Returns in how many wordings the change is understood. */
static inline int changed_hold(struct arena *a, const struct changed_row *row,
			       const struct reader *reader,
			       const struct sheet *in_force)
{
	int understood = 0;

	for (size_t r = 0; r < sizeof changed_requests / sizeof *changed_requests; r++)
		for (size_t s = 0; s < sizeof changed_shapes / sizeof *changed_shapes;
		     s++) {
			struct str text = changed_text(a, row, r, s), to;
			struct str said = change_meant(a, text, &to);
			ck_assert_msg(said.n > 0, "passed over: %.*s", STR_ARG(text));
			struct str made = change_orders(a, reader, in_force, said, to);
			if (getenv("SENTENCES"))
				printf("%-60.*s -> %.*s\n", STR_ARG(text),
				       STR_ARG(made));
			else
				ck_assert_msg(
					!made.n ||
						str_iequal(made, str_of(row->expected)),
					"'%.*s' makes '%.*s' of '%s', not '%s'",
					STR_ARG(text), STR_ARG(made), row->order,
					row->expected);
			understood += made.n > 0;
		}
	return understood;
}

/* The order of the row stands after the letter `before`, and the law holds for it. */
static inline void changed_law(struct arena *a, const struct changed_row *row,
			       const struct reader *reader,
			       const struct reading *before)
{
	ck_assert_msg(!before->n_refused && !before->n_asked && before->n_accepted,
		      "%s", row->order);
	int n = changed_hold(a, row, reader, &before->sheet);
	ck_assert_msg(n >= row->understood, "%s, changed to %s: %d", row->order,
		      row->other, n);
}

#endif
