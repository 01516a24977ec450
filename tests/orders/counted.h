/* The law of changes that the house makes: an order with a number that cannot be is refused, asked about, stands as it was written, or is
 * changed, and then the reading counts it, so that the subject of the receipt says "CHANGED". Each number of each order is written as one
 * that is far too high.
 * SPDX-License-Identifier: ISC */
#ifndef TESTS_ORDERS_COUNTED_H
#define TESTS_ORDERS_COUNTED_H

#include <ctype.h>
#include <string.h>

#include "base/arena.h"
#include "orders/read.h"
#include "tests/check_main.h"

#define COUNTED_NUMBER "400"

struct counted {
	const char *position, *order;
};

/* The order with its number `which`, from 0, replaced; empty if it has fewer. */
static inline struct str counted_line(struct arena *a, const char *order, int which)
{
	struct buf b = buf_in(a);
	int seen = 0;
	bool replaced = false;

	for (const char *p = order; *p;) {
		if (!isdigit((unsigned char)*p)) {
			buf_char(&b, *p++);
			continue;
		}
		size_t n = strspn(p, "0123456789");
		if (seen == which)
			buf_z(&b, COUNTED_NUMBER);
		else
			buf_add(&b, (struct str){p, n});
		replaced |= seen++ == which;
		p += n;
	}
	return replaced ? buf_str(&b) : STR("");
}

/* Returns how many of the letters were accepted with another number. */
static inline int check_counted(struct reader *open(struct arena *, const char *),
				const struct counted of[], size_t n)
{
	int changed = 0;

	for (size_t i = 0; i < n; i++)
		for (int which = 0;; which++) {
			struct arena *a = arena_create();
			struct str line = counted_line(a, of[i].order, which);
			if (!line.n) {
				arena_destroy(a);
				break;
			}
			const struct reading *r =
				orders_read(a, open(a, of[i].position), line, NULL);
			struct buf b = buf_in(a);
			echo_sheet(&r->sheet, &b);
			bool other =
				r->n_accepted && !r->n_asked && !r->n_refused &&
				str_find(buf_str(&b), STR(COUNTED_NUMBER)) == SIZE_MAX;
			changed += other;
			ck_assert_msg(!other || r->n_changed,
				      "%s: '%.*s' becomes '%.*s', and nobody counts it",
				      of[i].position, STR_ARG(line),
				      STR_MADE(a, buf_str(&b)));
			arena_destroy(a);
		}
	return changed;
}

#endif
