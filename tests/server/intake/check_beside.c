/* Commands that stand in a line of orders: carried out, asked about or told, never swallowed.
 * SPDX-License-Identifier: ISC */
#include "tests/server/intake/questions_kit.h"

/* Ends of a line "attack blue 2 with 2 from 1": what the receipt must say, and whether the order counts at once. */
static const struct {
	const char *end, *says;
	bool counts;
} ends[] = {
	{". HELP WARP", "WARP", true},
	{". status", "STATUS of game kestrel", true},
	{"; status", "STATUS of game kestrel", true},
	{"! STATUS!", "STATUS of game kestrel", true},
	{". timezone berlin", "TIMEZONE: your letters show times in Europe/Berlin",
	 true},
	{". Final.", "final", false},
	{". Wait.", "wait", false},
	{". I am absent 8 March to 12 March 2030.", "absent 8 March to 12 March 2030",
	 false},
	/* Not carried out, and told. */
	{" final", "Not read as an order", false},
	{", status please", "Not read as an order", false},
	{". I resign after this turn.", "Not read as an order", false},
	{". Please send me the help on hide.", "Not read as an order", true},
	{". My timezone is Berlin.", "Not read as an order", true},
};

START_TEST(a_command_at_the_end_of_a_line_is_not_swallowed)
{
	struct buf b = buf_in(h.a);

	buf_printf(&b, "attack blue 2 with 2 from 1%s\n", ends[_i].end);
	struct sent got = receipt(ANN, str_z(h.a, buf_str(&b)));
	has(got, ends[_i].says);
	has(got, "attack Blue 2 with 2 from Red 1");
	ck_assert_int_eq(house_slots(&h, ANN), ends[_i].counts);
}
END_TEST

/* Lines below keep their numbers. */
START_TEST(the_command_stands_on_the_line_on_which_it_was_written)
{
	struct sent got =
		receipt(ANN, "attack blue 2 with 2 from 1. STATUS\nattack blue 9\n");

	has(got, "2 | attack blue 9");
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("server/beside");
	TCase *t = tcase_create("beside");

	tcase_add_checked_fixture(t, open_up, shut);
	tcase_add_loop_test(t, a_command_at_the_end_of_a_line_is_not_swallowed, 0,
			    (int)(sizeof ends / sizeof *ends));
	tcase_add_test(t, the_command_stands_on_the_line_on_which_it_was_written);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(suite)
