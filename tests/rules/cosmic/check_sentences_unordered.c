/* What is not ordered in letters of Cosmic: see tests/orders/unordered.h.
 * SPDX-License-Identifier: ISC */
#include "tests/orders/denials.h"
#include "tests/orders/house_said.h"
#include "tests/orders/reasons.h"
#include "tests/orders/spoilt.h"
#include "tests/orders/talk.h"
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
	{"red 4 judged", "deal Yellow in C1: i give 1 card, i get 2 cards"},
	{"red 4 judged", "deal Yellow in C1: i give base Red 5, i get 1 card"},
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

/* The law of tests/orders/spoilt.h. */
START_TEST(what_is_offered_has_all_that_was_understood)
{
	spoilt_check(read_it, order_at, sizeof orders / sizeof *orders, " ", 0, 0);
}
END_TEST

/* --- the laws of tests/orders/talk.h --- */

static const struct reading *read_position(const void *position, const char *letter)
{
	const char *const of[] = {position};

	return read_it(of, letter);
}

/* Two orders for one decision, of which the second is the other's way out. */
static const struct framed choices[] = {
	{"red 1 judged", "attack Yellow 3 with 2 from Red 1",
	 "attack Yellow 1 with 3 from Red 3",
	 "attack Yellow 3 with 2 from Red 1 else attack Yellow 1 with 3 from Red 3",
	 "Yellow", NULL},
	{"red 1 judged", "limbo 1 to Red 2", "limbo 1 to Red 3",
	 "limbo 1 to Red 2 else limbo 1 to Red 3", "Yellow", NULL},
	{"red 1 judged", "play Plague on Green", "play Plague on Blue",
	 "play Plague on Green else play Plague on Blue", "Yellow", NULL},
	{"red 2 judged", "ally Blue in C4 with 2 from Red 4",
	 "ally Blue in C4 with 1 from Red 1",
	 "ally Blue in C4 with 2 from Red 4 else ally Blue in C4 with 1 from Red 1",
	 "Yellow", NULL},
	{"red 3 judged", "play 20 in C1", "play 12 in C1",
	 "play 20 in C1 else play 12 in C1", "Yellow", NULL},
	{"blue 3 judged", "play Force Field on Green in C1",
	 "play Force Field on Yellow in C3",
	 "play Force Field on Green in C1 else play Force Field on Yellow in C3",
	 "Yellow", NULL},
};

static const struct framed deals[] = {
	{"red 4 judged", "deal Yellow: i give 1 card, Yellow gives 2 cards",
	 "lose 3 from Red 1",
	 "deal Yellow in C1: i give 1 card, i get 2 cards\nlose 3 from Red 1", "Yellow",
	 NULL},
	{"red 4 judged", "deal Dan in C1: he gives a base on Yellow 1, I give 2 cards",
	 "I lose 3 from Red 3",
	 "deal Yellow in C1: i get base Yellow 1, i give 2 cards\nlose 3 from Red 3",
	 "Dan", NULL},
};

/* Each order with itself. */
static const struct framed alone[] = {
#define ALONE(position, words)                                                         \
	{                                                                              \
		position, words, NULL, words, "Yellow", NULL                           \
	}
	ALONE("red 1 judged", "attack Yellow 3 with 2 from Red 1"),
	ALONE("red 1 judged", "limbo 1 to Red 2"),
	ALONE("red 1 judged", "play Plague on Green"),
	ALONE("red 1 judged", "play Cosmic Zap on Healer"),
	ALONE("red 2 judged", "invite Green in C1"),
	ALONE("red 2 judged", "invite nobody in C1"),
	ALONE("red 2 judged", "ally Blue in C4 with 2 from Red 4"),
	ALONE("red 3 judged", "play 20 in C1"),
	ALONE("red 3 judged", "play 12 in C1 if Green allies in C1"),
	ALONE("red 4 judged", "lose 3 from Red 1"),
	ALONE("blue 3 judged", "play Force Field on Green in C1"),
	ALONE("blue 3 judged", "play Emotion Control in C1"),
#undef ALONE
};

static const char *const facts[] = {
	"Yellow has only one token on Yellow 5 plus Green's two",
	"Blue 5 is held by a single token",
	"Green has seven in the Warp and will owe me one",
	"my hand is poor",
	"Yellow has eight cards and I have six",
	"Yellow 3 holds two tokens and nobody helps there",
	"there are three of Green's tokens on Green 1",
	"Yellow needs only one more base",
	"Green is at four bases already",
	"Dan's hand must be full of Attack cards",
	"I have only 4 tokens left at home",
	"two of mine are in the Warp",
};

START_TEST(what_cannot_be_has_its_way_out)
{
	TALK("else", read_position, choices, talk_else, 0, 0);
	TALK("default", read_position, deals, talk_default, 0, 0);
}
END_TEST

START_TEST(talk_beside_an_order_changes_nothing)
{
	TALK("nothing", read_position, alone, talk_nothing, 0, 0);
	TALK("aloud", read_position, alone, talk_aloud, 0, 0);
	TALK("questions", read_position, alone, talk_questions, 0, 0);
}
END_TEST

START_TEST(a_dark_sentence_beside_an_order_leaves_it)
{
	talk_dark_check(read_position, alone, sizeof alone / sizeof *alone, 1, 6, 0);
}
END_TEST

START_TEST(a_fact_beside_an_order_changes_nothing)
{
	talk_facts_check(read_position, alone, sizeof alone / sizeof *alone, facts,
			 sizeof facts / sizeof *facts, 1, 0, 0);
}
END_TEST

/* The laws of tests/orders/house_said.h. */
START_TEST(what_is_said_to_others_is_press)
{
	said_others_check(read_it, order_at, sizeof orders / sizeof *orders, 2);
}
END_TEST

START_TEST(what_is_said_to_the_house_is_a_command)
{
	said_house_check(read_it, order_at, sizeof orders / sizeof *orders, 2);
}
END_TEST

static Suite *make_suite(void)
{
	Suite *s = suite_create("what is not ordered");
	TCase *t = tcase_create("unordered");

	tcase_add_test(t, what_is_said_to_others_is_press);
	tcase_add_test(t, what_is_said_to_the_house_is_a_command);
	tcase_add_test(t, a_list_for_later_orders_nothing);
	tcase_add_test(t, what_is_denied_is_not_ordered);
	tcase_add_test(t, what_is_denied_in_another_line_is_not_ordered);
	tcase_add_test(t, what_takes_back_is_never_passed_over);
	tcase_add_test(t, what_is_not_ordered_is_not_offered);
	tcase_add_test(t, an_order_never_loses_its_condition);
	tcase_add_test(t, a_reason_beside_an_order_changes_nothing);
	tcase_add_test(t, what_is_offered_has_all_that_was_understood);
	tcase_add_test(t, what_cannot_be_has_its_way_out);
	tcase_add_test(t, talk_beside_an_order_changes_nothing);
	tcase_add_test(t, a_dark_sentence_beside_an_order_leaves_it);
	tcase_add_test(t, a_fact_beside_an_order_changes_nothing);
	tcase_set_timeout(t, 60);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(make_suite)
