/* An order that says that there are none of a kind (PASS) beside one of that kind in the same letter: it never stands without a
 * word, and the other order is never lost.
 * SPDX-License-Identifier: ISC */
#ifndef TESTS_ORDERS_NONE_BESIDE_H
#define TESTS_ORDERS_NONE_BESIDE_H

#include <check.h>
#include <string.h>

#include "base/arena.h"
#include "orders/read.h"

typedef struct reader *none_opens(struct arena *, const char *position);

/* `shape` is a letter with %s for the order; `told`: the two contradict each other. */
static inline void none_beside(none_opens *open, const char *position,
			       const char *shape, const char *order, bool told)
{
	struct arena *a = arena_create();
	const char *at = strstr(shape, "%s");
	struct str letter =
		str_printf(a, "%.*s%s%s", (int)(at - shape), shape, order, at + 2);
	const struct reading *r = orders_read(a, open(a, position), letter, NULL);
	bool passes = false;

	for (int i = 0; i < r->sheet.n_slots; i++)
		passes |= str_is(slot_text(a, &r->sheet.slots[i]), "pass");
	ck_assert_msg(passes == !told && (r->n_refused > 0) == told, "%s: %.*s",
		      position, STR_ARG(letter));
	ck_assert_msg(r->sheet.n_slots == (told ? strchr(shape, ';') == NULL : 2),
		      "%s: %.*s", position, STR_ARG(letter));
	arena_destroy(a);
}

#endif
