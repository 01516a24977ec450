/* What is not ordered in letters of Cosmic: see tests/orders/unordered.h.
 * SPDX-License-Identifier: ISC */
#include "tests/orders/denials.h"
#include "tests/orders/reasons.h"
#include "tests/orders/unordered.h"
#include "tests/rules/cosmic/sentences.h"

static struct arena *room;

/* The position and the order. */
static const char *const orders[][2] = {
	{"red 1 judged", "attack Yellow 3 with 2 from Red 1"},
	{"red 1 judged", "limbo 1 to Red 2"},
	{"red 1 judged", "play Plague on Green"},
	{"red 1 judged", "play Cosmic Zap on Healer"},
	{"red 2 judged", "invite Green in C1"},
	{"red 2 judged", "invite nobody in C1"},
	{"red 2 judged", "ally Blue in C4 with 2 from Red 4"},
	{"red 3 judged", "play 20 in C1"},
	{"red 3 judged", "play 12 in C1 if Green allies in C1"},
	{"red 4 judged", "lose 3 from Red 1"},
	{"blue 3 judged", "play Force Field on Green in C1"},
	{"blue 3 judged", "play Emotion Control in C1"},
};

static const struct reading *read_it(const void *order, const char *letter)
{
	const char *const *of = order;
	struct ce_view *v;

	if (room)
		arena_destroy(room);
	room = arena_create();
	v = arena_new(room, struct ce_view);
	set_position(v, of[0]);
	return orders_read(room, reader_of(room, v), str_of(letter), NULL);
}

static struct unordered order_at(size_t i)
{
	return (struct unordered){orders[i], orders[i][1], "Yellow"};
}

/* The laws of tests/orders/denials.h. Known: "it would be a mistake to ..." is still asked about. */
START_TEST(what_is_denied_is_not_ordered)
{
	denials_check(read_it, order_at, sizeof orders / sizeof *orders, 1, 8);
}
END_TEST

START_TEST(what_is_denied_in_another_line_is_not_ordered)
{
	denials_check_around(read_it, order_at, sizeof orders / sizeof *orders, 1, 0);
}
END_TEST

/* NULL: the order is not one of a letter alone. */
static const struct reading *read_second(const struct unordered *of, const char *letter)
{
	const char *const *order = of->order;
	const struct reading *first = read_it(order, of->words);
	struct ce_view *v = arena_new(room, struct ce_view);

	if (first->n_accepted != 1 || first->sheet.n_slots != 1)
		return NULL;
	set_position(v, order[0]);
	return orders_read(room, reader_of(room, v), str_of(letter), &first->sheet);
}

START_TEST(what_takes_back_is_never_passed_over)
{
	denials_check_alone(read_second, order_at, sizeof orders / sizeof *orders, 1,
			    0);
}
END_TEST

START_TEST(a_list_for_later_orders_nothing)
{
	unordered_check(read_it, order_at, sizeof orders / sizeof *orders,
			UNORDERED_LISTS, 1, 0);
}
END_TEST

START_TEST(what_is_not_ordered_is_not_offered)
{
	unordered_check(read_it, order_at, sizeof orders / sizeof *orders,
			UNORDERED_WORDS, 1, 0);
}
END_TEST

START_TEST(an_order_never_loses_its_condition)
{
	unordered_check(read_it, order_at, sizeof orders / sizeof *orders,
			UNORDERED_CONDITIONS, 1, 0);
}
END_TEST

/* The law of tests/orders/reasons.h. */
START_TEST(a_reason_beside_an_order_changes_nothing)
{
	reasons_check(read_it, order_at, sizeof orders / sizeof *orders, 0, 0);
}
END_TEST

static Suite *make_suite(void)
{
	Suite *s = suite_create("what is not ordered");
	TCase *t = tcase_create("unordered");

	tcase_add_test(t, a_list_for_later_orders_nothing);
	tcase_add_test(t, what_is_denied_is_not_ordered);
	tcase_add_test(t, what_is_denied_in_another_line_is_not_ordered);
	tcase_add_test(t, what_takes_back_is_never_passed_over);
	tcase_add_test(t, what_is_not_ordered_is_not_offered);
	tcase_add_test(t, an_order_never_loses_its_condition);
	tcase_add_test(t, a_reason_beside_an_order_changes_nothing);
	tcase_set_timeout(t, 60);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(make_suite)
