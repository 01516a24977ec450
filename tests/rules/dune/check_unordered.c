/* What is not ordered in letters of Dune: see tests/orders/unordered.h.
 * SPDX-License-Identifier: ISC */
#include "tests/orders/unordered.h"
#include "tests/rules/dune/dune_position.h"
#include "tests/rules/dune/sentences.h"

static const struct reading *read_it(const void *order, const char *letter)
{
	const struct sentence *of = order;

	dune_position(of->phase);
	return dune_read(of->seat, letter);
}

/* With its kind: lists, or sentences. */
static void check_all(bool lists)
{
	struct arena *told = arena_create();
	struct buf faults = buf_in(told);

	for (size_t i = 0; i < sizeof forms / sizeof *forms; i++) {
		const struct unordered of = {&forms[i], forms[i].line, "the Emperor"};
		if (lists)
			unordered_lists_of(read_it, &of, i, 3, &faults);
		else
			unordered_words_of(read_it, &of, i, 5, &faults);
	}
	unordered_at_most(3, buf_str(&faults));
	arena_destroy(told);
}

START_TEST(a_list_for_later_orders_nothing)
{
	check_all(true);
}
END_TEST

START_TEST(what_is_not_ordered_is_not_offered)
{
	check_all(false);
}
END_TEST

DUNE_MAIN("dune/unordered", a_list_for_later_orders_nothing,
	  what_is_not_ordered_is_not_offered)
