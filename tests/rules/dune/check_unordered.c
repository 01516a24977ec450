/* What is not ordered in letters of Dune: see tests/orders/unordered.h.
 * SPDX-License-Identifier: ISC */
#include "tests/kit/share.h"
#include "tests/orders/below.h"
#include "tests/orders/denials.h"
#include "tests/orders/house_said.h"
#include "tests/orders/reasons.h"
#include "tests/orders/spoilt.h"
#include "tests/orders/talk.h"
#include "tests/orders/unordered.h"
#include "tests/rules/dune/dune_position.h"
#include "tests/rules/dune/sentences.h"

static const struct reading *read_it(const void *order, const char *letter)
{
	const struct sentence *of = order;

	dune_position(of->phase);
	return dune_read(of->seat, letter);
}

static struct unordered order_at(size_t i)
{
	return (struct unordered){&forms[i], forms[i].line,
				  forms[i].seat == E ? "the Fremen" : "the Emperor"};
}

/* The laws of tests/orders/denials.h over every form. Known: "... else deal guild give 2. Wait for the Emperor, please." asks about the Emperor in the
 * condition, and so does some talk behind `karama stop harkonnen if ...`. */
START_TEST(what_is_denied_is_not_ordered)
{
	denials_check(read_it, order_at, sizeof forms / sizeof *forms, 2, 0);
}
END_TEST

START_TEST(what_is_denied_in_another_line_is_not_ordered)
{
	denials_check_around(read_it, order_at, sizeof forms / sizeof *forms, 3, 7);
}
END_TEST

/* NULL: the order is not one of a letter alone. */
static const struct reading *read_second(const struct unordered *of, const char *letter)
{
	const struct sentence *order = of->order;
	const struct reading *first = read_it(of->order, of->words);

	if (first->n_accepted != 1 || first->sheet.n_slots != 1)
		return NULL;
	d.sheets[order->seat] = first->sheet;
	return dune_read(order->seat, letter);
}

START_TEST(what_takes_back_is_never_passed_over)
{
	denials_check_alone(read_second, order_at, sizeof forms / sizeof *forms, 4, 0);
}
END_TEST

START_TEST(a_list_for_later_orders_nothing)
{
	unordered_check(read_it, order_at, sizeof forms / sizeof *forms,
			UNORDERED_LISTS, 3, 0);
}
END_TEST

START_TEST(what_is_not_ordered_is_not_offered)
{
	unordered_check(read_it, order_at, sizeof forms / sizeof *forms,
			UNORDERED_WORDS, 5, 0);
}
END_TEST

START_TEST(an_order_never_loses_its_condition)
{
	unordered_check(read_it, order_at, sizeof forms / sizeof *forms,
			UNORDERED_CONDITIONS, 5, 0);
}
END_TEST

/* The law of tests/orders/below.h. */
START_TEST(an_order_of_another_phase_below_is_told)
{
	const size_t step = (size_t)share_step(5);

	for (size_t i = 0; i < sizeof forms / sizeof *forms; i += step)
		below_check(read_it, &forms[i], forms[i].line, &du_vocab,
			    forms[i].phase,
			    forms[i].phase == DU_MARCH ? "place" /* they ship */
						       : NULL);
}
END_TEST

/* The law of tests/orders/reasons.h. Known: "bid ... unless have Lasgun" is read alone only; "ally guild, bene gesserit because ..."
 * has no comma before its reason, and its second name is told as not read. */
START_TEST(a_reason_beside_an_order_changes_nothing)
{
	reasons_check(read_it, order_at, sizeof forms / sizeof *forms, 24, 2);
}
END_TEST

/* The law of tests/orders/spoilt.h. Known: half of the name "bene gesserit" names nobody; of four lines a form with more blanks is left to the hints. */
START_TEST(what_is_offered_has_all_that_was_understood)
{
	spoilt_check(read_it, order_at, sizeof forms / sizeof *forms,
		     " atreides harkonnen guild emperor fremen bene gesserit ", 4, 2);
}
END_TEST

/* --- the laws of tests/orders/talk.h --- */

static const struct framed choices[] = {
#define CHOICE(seat, phase, one, two)                                                  \
	{                                                                              \
		&(const struct sentence){seat, phase, one, 0}, one, two,               \
			one " else " two, "the Emperor", NULL                          \
	}
	CHOICE(A, DU_MARCH, "ship 4 to Carthag", "ship 2 to Arrakeen"),
	CHOICE(A, DU_MARCH, "move 3 from Arrakeen to Carthag",
	       "move 2 from Arrakeen to Old Gap sector 9"),
	CHOICE(A, DU_PLAN, "battle Arrakeen vs harkonnen dial 2 leader Lady Jessica",
	       "battle Arrakeen vs harkonnen dial 1 leader Gurney Halleck"),
	CHOICE(A, DU_BID, "bid 1 6", "bid 1 4"),
#undef CHOICE
};

static const char *const facts[] = {
	"the Emperor has 12 spice",
	"Carthag is held by only two forces",
	"the Guild has four cards and I have one",
	"my hand is poor",
	"Arrakeen holds five of them and nobody helps there",
	"there are 8 spice in Cielago North",
	"the Fremen need only one more stronghold",
	"the storm is in sector 7",
	"I have only 4 troops left in my reserve",
	"Harkonnen must have a lasgun",
	"three of mine are in the tanks",
};

/* "bid ... unless have Lasgun" is read alone only. */
static struct framed *alone(size_t *n)
{
	static struct framed of[sizeof forms / sizeof *forms];

	*n = 0;
	for (size_t i = 0; i < sizeof forms / sizeof *forms; i++)
		if (!strchr(forms[i].line, '"') &&
		    !strstr(forms[i].line, "have Lasgun"))
			of[(*n)++] =
				(struct framed){&forms[i],     forms[i].line, NULL,
						forms[i].line, "the Emperor", NULL};
	return of;
}

START_TEST(what_cannot_be_has_its_way_out)
{
	TALK("else", read_it, choices, talk_else, 0, 0);
}
END_TEST

START_TEST(talk_beside_an_order_changes_nothing)
{
	size_t n;
	const struct framed *of = alone(&n);

	talk_beside_check(read_it, of, n, 3);
}
END_TEST

/* Known: an order of one word ("pass") with talk in its own sentence. */
START_TEST(a_dark_sentence_beside_an_order_leaves_it)
{
	size_t n;
	const struct framed *of = alone(&n);

	talk_dark_check(read_it, of, n, 7, 88, 0);
}
END_TEST

START_TEST(a_fact_beside_an_order_changes_nothing)
{
	size_t n;
	const struct framed *of = alone(&n);

	talk_facts_check(read_it, of, n, facts, sizeof facts / sizeof *facts, 11, 0, 0);
}
END_TEST

/* The laws of tests/orders/house_said.h. */
START_TEST(what_is_said_to_others_is_press)
{
	said_others_check(read_it, order_at, sizeof forms / sizeof *forms, 11);
}
END_TEST

START_TEST(what_is_said_to_the_house_is_a_command)
{
	said_house_check(read_it, order_at, sizeof forms / sizeof *forms, 11);
}
END_TEST

DUNE_MAIN("dune/unordered", what_is_said_to_others_is_press,
	  what_is_said_to_the_house_is_a_command,
	  what_is_offered_has_all_that_was_understood, what_cannot_be_has_its_way_out,
	  talk_beside_an_order_changes_nothing, a_fact_beside_an_order_changes_nothing,
	  a_dark_sentence_beside_an_order_leaves_it,
	  an_order_of_another_phase_below_is_told, what_is_denied_is_not_ordered,
	  what_is_denied_in_another_line_is_not_ordered,
	  what_takes_back_is_never_passed_over, a_list_for_later_orders_nothing,
	  what_is_not_ordered_is_not_offered, an_order_never_loses_its_condition,
	  a_reason_beside_an_order_changes_nothing)
