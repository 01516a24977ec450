/* The forms of the toy game's orders.
 * SPDX-License-Identifier: ISC */
#include "tests/orders/pieces.h"
#include "tests/orders/toy.h"

static const struct saying form_sayings[] = {
	{"amount", 0, 0, "<n> ?cows", "$1"},
	{NULL, PHASE(1), SAYING_FORM, "<seat> <amount> ?feed|hay", "feed $1 $2"},
	{NULL, PHASE(2), SAYING_FORM, "<amount> <seat> ?sell", "sell $1 to $2"},
	{NULL, 0, SAYING_FORM, "paint|brush <seat>", "paint $1"},
	{NULL, 0, 0, NULL, NULL},
};

static struct vocab with_forms;

static struct reader *open_phase(struct arena *a, const char *position)
{
	struct reader *r = arena_new(a, struct reader);
	static const struct saying *const tables[] = {form_sayings, NULL};

	with_forms = toy;
	with_forms.sayings = tables;
	*r = toy_reader(position[0] - '0');
	r->vocab = &with_forms;
	return r;
}

static const struct pieces orders[] = {
	{"1", {"feed", "blue", "3"}, "feed Blue 3", {"feed", "paint"}},
	{"1", {"feed", "green", "2 cows"}, "feed Green 2", {"feed"}},
	{"2", {"sell", "blue", "3"}, "sell 3 to Blue", {"sell"}},
	{"2", {"3 cows", "blue"}, "sell 3 to Blue", {"sell"}},
};

START_TEST(pieces_in_any_order_are_that_order)
{
	check_pieces(open_phase, &orders[_i]);
}
END_TEST

/* clang-format off */
static const struct { const char *position, *letter, *want; } forms[] = {
	{"1", "feed cows blue frobs", "feed blue __"},
	{"1", "feed 3 frobs", "feed __ 3"},
	{"1", "feed frobs 3 blue 4", "feed blue __"},         /* which of the two? */
	{"1", "feed blue green 3 frobs", "feed __ 3"},
	{"1", "feed the blue frobs if red sleeps", "feed the blue __ if red sleeps"}, /* the condition was understood */
	{"1", "brush red frobs, hay green", "paint red"},     /* two orders */
	{"1", "feed no blue frobs", NULL},
	{"2", "hay cows blue frobs", NULL},                   /* of the other phase */
	{"2", "sell cows to blue", "sell __ to blue"},
};
/* clang-format on */

START_TEST(what_is_open_is_a_blank)
{
	struct arena *a = arena_create();
	const struct line *line = &orders_read(a, open_phase(a, forms[_i].position),
					       str_of(forms[_i].letter), NULL)
					   ->lines[0];

	ck_assert_msg((line->n_instead > 0) == (forms[_i].want != NULL), "%s: %d %d",
		      forms[_i].letter, (int)line->verdict, line->n_instead);
	if (forms[_i].want)
		ck_assert_msg(str_iequal(line->instead[0], str_of(forms[_i].want)),
			      "%s: %.*s", forms[_i].letter, STR_ARG(line->instead[0]));
	arena_destroy(a);
}
END_TEST

static Suite *make_suite(void)
{
	Suite *s = suite_create("forms of orders");
	TCase *t = tcase_create("forms");

	tcase_add_loop_test(t, pieces_in_any_order_are_that_order, 0,
			    sizeof orders / sizeof *orders);
	tcase_add_loop_test(t, what_is_open_is_a_blank, 0,
			    sizeof forms / sizeof *forms);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(make_suite)
