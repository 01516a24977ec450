/* The law of tests/orders/pieces.h over the orders of Cosmic Encounter that have several parts.
 * SPDX-License-Identifier: ISC */
#include "tests/orders/pieces.h"
#include "tests/rules/cosmic/sentences.h"

static struct reader *open_position(struct arena *a, const char *name)
{
	struct ce_view *v = arena_new(a, struct ce_view);

	set_position(v, name);
	return reader_of(a, v);
}

static const struct pieces orders[] = {
	{"red 1 judged",
	 {"attack", "yellow 3", "with 2", "from red 1"},
	 "attack Yellow 3 with 2 from Red 1",
	 {"attack"}},
	{"red 1 judged",
	 {"hit", "y3", "2 from r1"},
	 "attack Yellow 3 with 2 from Red 1",
	 {"attack"}},
	{"red 1 judged", {"limbo", "1", "to red 4"}, "limbo 1 to Red 4", {"limbo"}},
	{"red 1 judged", {"plague", "green"}, "play Plague on Green", {"play plague"}},
	{"green 1 judged", {"warp", "1", "to g4"}, "release 1 to Green 4", {"release"}},
	{"red 2 judged",
	 {"join", "blue", "c4", "with 2 from r1"},
	 "ally Blue in C4 with 2 from Red 1",
	 {"ally", "invite"}},
	{"red 2 judged", {"invite", "green", "c1"}, "invite Green in C1", {"invite"}},
	{"red 3 judged", {"card", "20", "c1"}, "card Attack 20 in C1", {"card"}},
	{"blue 4 judged",
	 {"reward", "2 cards", "c3"},
	 "reward C3: 2 cards",
	 {"reward"}},
	{"red 4 judged", {"lose", "3", "from red 1"}, "lose 3 from Red 1", {"lose"}},
};

START_TEST(pieces_in_any_order_are_that_order)
{
	check_pieces(open_position, &orders[_i]);
}
END_TEST

static Suite *make_suite(void)
{
	Suite *s = suite_create("forms of Cosmic's orders");
	TCase *t = tcase_create("forms");

	tcase_add_loop_test(t, pieces_in_any_order_are_that_order, 0,
			    sizeof orders / sizeof *orders);
	tcase_set_timeout(t, 60);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(make_suite)
