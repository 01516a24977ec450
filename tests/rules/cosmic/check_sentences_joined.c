/* Several orders of Cosmic Encounter in one line: two with a word or a sign between them (tests/orders/joined.h), and one for a
 * range of challenges.
 * SPDX-License-Identifier: ISC */
#include "tests/orders/joined.h"
#include "tests/rules/cosmic/sentences.h"

enum { ORDERS = 6 };

static const struct pairs {
	const char *position;
	const char *order[ORDERS];
} pairs[] = {
	{"red 1 judged",
	 {"attack Yellow 3 with 2 from Red 1", "limbo 1 to Red 4",
	  "play plague on green"}},
	{"blue 1 judged",
	 {"attack Blue 2 defender Red with 3 from Blue 3", "release 1 to Blue 1",
	  "limbo 4 to Blue 3"}},
	{"red 2 judged",
	 {"invite Green in C1", "invite nobody in C2", "defend C2 with 1, C3 with 1",
	  "ally Yellow in C4 with 1 from Red 2"}},
	{"yellow 2 judged",
	 {"ally Red in C2 with 1 from Yellow 2", "invite Green in C1",
	  "invite nobody in C4"}},
	{"red 3 judged",
	 {"card 20 in C1", "C2: compromise", "card attack 8 in C3",
	  "zap blue in C2 if blue uses power"}},
	{"red 4 judged",
	 {"deal Yellow: I give 1 card, Yellow gives base Y5",
	  "lose 3 from Red 1 for C1", "own colour: redraw"}},
	{"blue 4 judged",
	 {"reward C3: 1 card, 1 token to Blue 1", "limbo 4 to Blue 3"}},
	/* as people say it */
	{"red 1 judged",
	 {"I attack Yellow 3 with 2 from Red 1", "my token in Limbo goes to Red 4",
	  "Plague for Green"}},
	{"red 2 judged",
	 {"Green is invited in C1", "nobody in C2",
	  "I help Yellow in C4 with 1 from Red 2"}},
	{"red 3 judged", {"the 20 in C1", "compromise in C2", "my 8 in C3"}},
};

struct of_pairs {
	struct arena *a;
	struct ce_view view;
};

static const struct reading *read_letter(const void *position, const char *letter)
{
	const struct of_pairs *p = position;

	return read_on(p->a, &p->view, letter, NULL);
}

START_TEST(of_two_orders_in_one_line_none_is_lost_in_silence)
{
	static struct of_pairs p;
	struct joined sum = {0};
	int n = 0;

	p.a = arena_create();
	set_position(&p.view, pairs[_i].position);
	while (n < ORDERS && pairs[_i].order[n])
		n++;
	joined_check(read_letter, &p, pairs[_i].order, n, &sum);
	printf("%s: %d pairs, %d whole, %d refused, %d in part\n", pairs[_i].position,
	       sum.n, sum.whole, sum.refused, sum.told);
	fflush(stdout);
	ck_assert_int_eq(sum.faults, 0);
	arena_destroy(p.a);
}
END_TEST

static Suite *make_suite(void)
{
	Suite *s = suite_create("several orders in one line");
	TCase *t = tcase_create("joined");

	tcase_add_loop_test(t, of_two_orders_in_one_line_none_is_lost_in_silence, 0,
			    (int)(sizeof pairs / sizeof *pairs));
	tcase_set_timeout(t, 120);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(make_suite)
