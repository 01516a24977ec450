/* Slips in letters of Cosmic Encounter: see tests/orders/slips.h.
 * SPDX-License-Identifier: ISC */
#include "tests/kit/share.h"
#include "tests/orders/slips.h"
#include "tests/rules/cosmic/sentences.h"

static const char *const other_letters[] = {
	"mobius tubes  plague on red\n",
	"any deal where I get a base on  5 and give no base\n",
	"deal yellow: base y5 for me (2 from red 4), 4), 1 card for him\n",
	"c3: 1 card  token\n",
	"Attack on Red  three tokens, all from Green 1; the Warp token to Green 3.\n",
	"Attack Yellow 3 with 2 from 1 if Green doesn't doesn't attack Red 5.\n",
	"Attack Yellow 3 with 2 from 1 if Green attacks Red 5 and Blue doesn't doesn't attack Red 1.\n",
	"C1: Blue, Green\nC4: Red, \n",
	"attack y3 with 1 each from 1, 2 and \n",
	"attack Y3 (2xR1, 1xR3) 1xR3)\n",
	"attack Y3 with R1:2, R3:1 R3:1\n",
	"Attack Y3 from R1(2) and R3(1) R3(1)\n",
	" plague on green, plague on blue\n",
	"Play Plague on Green, but  if she attacks Red 5.\n",
	"I would like to offer Yellow a card for his base on Yellow 5, 5, please.\n",
	"atk Y3 2/R1 1/R3 1/R3\n",
	"attack Y3 with 2xR1 + 1xR3 1xR3\n",
	"support Yellow C4, 2xR3 2xR3\n",
	"I accept any deal in C1 whereby I get base  5 and give no base.\n",
	"C2: +Y. C4: +R \n",
	"Strike Y3 w/ 3 fm R3; alt  w/ 3 fm R3.\n",
	NULL,
};

static struct reader *open_position(struct arena *a, const char *name)
{
	struct ce_view *v = arena_new(a, struct ce_view);
	struct reader *r = arena_new(a, struct reader);

	set_position(v, name);
	*r = (struct reader){.vocab = &ce_vocab,
			     .view = v,
			     .game = STR("ce-7"),
			     .seat = v->seat,
			     .turn = v->t.turn,
			     .phase = v->t.phase,
			     .names = {"Ann", "Bob", "Cat", "Dan"}};
	return r;
}

START_TEST(a_slip_never_makes_another_order)
{
	const struct slips of = {
		{FOLDER, open_position}, share_rounds(700, 7000), other_letters};

	read_slips(&of);
}
END_TEST

static Suite *make_suite(void)
{
	Suite *s = suite_create("letters with slips");
	TCase *t = tcase_create("slips");

	tcase_add_test(t, a_slip_never_makes_another_order);
	tcase_set_timeout(t, 300);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(make_suite)
