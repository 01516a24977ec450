/* The law of heads: an order part by part, each behind its name; and a head over the rest of several orders. They are one order with all of
 * its parts, or refused; never is a part lost. See whole.h.
 * SPDX-License-Identifier: ISC */
#ifndef TESTS_ORDERS_HEADED_H
#define TESTS_ORDERS_HEADED_H

#include "tests/orders/whole.h"

enum { HEADED_PARTS = 6, HEADED_ITEMS = 3, HEADED_NAMES = 4 };

struct headed_part {
	const char *name, *value;
};

/* An order and its parts, of which the first names what it does. */
struct headed {
	const char *position, *order;
	struct headed_part part[HEADED_PARTS];
};

/* How parts stand together: what is before all, between a name and its value, between the parts, and behind all. */
struct headed_shape {
	const char *before, *is, *between, *after;
	bool lower; /* the names in small letters */
};

static const struct headed_shape headed_shapes[] = {
	{"", ": ", "\n", "", false},
	{"", ": ", ". ", ".", false},
	{"", ": ", ", ", "", false},
	{"", ": ", "; ", "", false},
	{"", ": ", " / ", "", false},
	{"", ": ", " | ", "", false},
	{"", ": ", " - ", "", false},
	{"", " = ", ", ", "", false},
	{"", " = ", "\n", "", false},
	{"", " - ", "\n", "", false},
	{"", " -> ", "\n", "", false},
	{"", "\n  ", "\n", "", false},
	{"My order: ", ": ", " / ", "", true},
	{"My orders - ", ": ", " / ", "", true},
	{"My orders:\n", ": ", "\n", "", false},
	{"My orders: ", ": ", ", ", ".", true},
	{"- ", ": ", "\n- ", "", false},
	{"* ", ": ", "\n* ", "", false},
	{"  ", ": ", "\n  ", "", false},
	{"Orders\n- ", ": ", "\n- ", "", false},
	{"**", ":** ", "\n**", "", false},
	{"| ", " | ", " |\n| ", " |", false},
	{"", "\t", "\n", "", false},
	{"", "      ", "\n", "", false},
	{"(", ": ", ") (", ")", false},
	{"[", ": ", "] [", "]", false},
};

/* Several orders that one head may stand over: what each says below it. */
struct headed_items {
	const char *position;
	const char *order[HEADED_ITEMS];
	const char *head[HEADED_NAMES];
	const char *item[HEADED_ITEMS];
};

static const struct headed_shape headed_lists[] = {
	{"", ": ", ", ", "", false},         {"", ": ", ", ", ".", false},
	{"", ": ", "; ", ".", false},        {"", ":\n", "\n", "", false},
	{"", ":\n- ", "\n- ", "", false},    {"", ": ", " / ", "", false},
	{"", " - ", ", ", "", false},        {"", " = ", ", ", "", false},
	{"My ", ": ", ", ", ".", true},      {"My ", " are ", ", ", ".", true},
	{"", ": ", " and ", ".", false},     {"", ": ", ". ", ".", false},
	{"", ":\n  ", "\n  ", "", false},    {"", ":\n1. ", "\n2. ", "", false},
	{"", ": (a) ", ", (b) ", "", false}, {"", " ", ", ", "", true},
	{"", "\n", "\n", "", false},         {"** ", " **\n", "\n", "", false},
	{"", ": ", " | ", "", false},        {"For this phase, ", ": ", ", ", "", true},
};

static inline void headed_name(struct buf *b, const char *name, bool lower)
{
	buf_char(b, lower ? ascii_lower(*name) : *name);
	buf_z(b, name + 1);
}

static inline void headed_one(const struct letters *of, const struct headed *h,
			      struct whole_sum *sum)
{
	struct arena *a = arena_create();
	struct str want = whole_made(a, of, h->position, str_of(h->order));

	ck_assert_msg(want.n, "'%s' is no order", h->order);
	for (size_t k = 0; k < sizeof headed_shapes / sizeof *headed_shapes; k++) {
		const struct headed_shape *s = &headed_shapes[k];
		struct buf b = buf_in(a);
		buf_z(&b, s->before);
		for (int i = 0; i < HEADED_PARTS && h->part[i].name; i++) {
			buf_z(&b, i ? s->between : "");
			headed_name(&b, h->part[i].name, s->lower);
			buf_printf(&b, "%s%s", s->is, h->part[i].value);
		}
		buf_printf(&b, "%s\n", s->after);
		whole_check(a, of, h->position, buf_str(&b), want, STR(""), (int)k,
			    sum);
	}
	arena_destroy(a);
}

static inline void headed_law(const struct letters *of, const struct headed list[],
			      size_t n, int known, int least)
{
	struct whole_sum sum = {.step = share_step(3)};

	for (size_t i = 0; i < n; i++)
		headed_one(of, &list[i], &sum);
	whole_law(&sum, "parts with heads", known, least);
}

static inline void headed_list(const struct letters *of, const struct headed_items *h,
			       const char *head, struct whole_sum *sum)
{
	struct arena *a = arena_create();
	struct buf want = buf_in(a);

	for (int i = 0; i < HEADED_ITEMS && h->order[i]; i++)
		buf_add(&want, whole_made(a, of, h->position, str_of(h->order[i])));
	for (size_t k = 0; k < sizeof headed_lists / sizeof *headed_lists; k++) {
		const struct headed_shape *s = &headed_lists[k];
		const int most = strchr(s->between, '2') || strchr(s->between, 'b')
					 ? 2
					 : HEADED_ITEMS;
		struct buf b = buf_in(a);
		if (most == 2 && h->order[2])
			continue;
		buf_z(&b, s->before);
		headed_name(&b, head, s->lower);
		buf_z(&b, s->is);
		for (int i = 0; i < HEADED_ITEMS && h->order[i]; i++)
			buf_printf(&b, "%s%s", i ? s->between : "", h->item[i]);
		buf_printf(&b, "%s\n", s->after);
		whole_check(a, of, h->position, buf_str(&b), buf_str(&want), STR(""),
			    (int)k, sum);
	}
	arena_destroy(a);
}

static inline void headed_lists_law(const struct letters *of,
				    const struct headed_items list[], size_t n,
				    int known, int least)
{
	struct whole_sum sum = {.step = share_step(3)};

	for (size_t i = 0; i < n; i++)
		for (int k = 0; k < HEADED_NAMES && list[i].head[k]; k++)
			headed_list(of, &list[i], list[i].head[k], &sum);
	whole_law(&sum, "lists with heads", known, least);
}

#endif
