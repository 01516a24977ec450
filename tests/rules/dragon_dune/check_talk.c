/* Talk around orders in letters of Dragon Dune: the laws of tests/orders/talk.h.
 * SPDX-License-Identifier: ISC */
#include "tests/orders/house_said.h"
#include "tests/orders/spoilt.h"
#include "tests/orders/talk.h"
#include "tests/rules/dragon_dune/dune_position.h"
#include "tests/rules/dragon_dune/sentences.h"

static const struct reading *read_it(const void *order, const char *letter)
{
	const struct sentence *of = order;

	dune_position(of->phase);
	return dune_read(of->seat, letter);
}

static struct unordered order_at(size_t i)
{
	return (struct unordered){&forms[i], forms[i].line, ""};
}

/* The law of tests/orders/spoilt.h. Known: alternatives of which a later one names another battle, and two cards of one plan. */
START_TEST(what_is_offered_has_all_that_was_understood)
{
	spoilt_check(read_it, order_at, sizeof forms / sizeof *forms,
		     " orcs elves dwarves goblins ", 10, 0);
}
END_TEST

static const struct framed choices[] = {
#define CHOICE(seat, phase, one, two)                                                  \
	{                                                                              \
		&(const struct sentence){seat, phase, one, 0}, one, two,               \
			one " else " two, "the Dwarves", NULL                          \
	}
	CHOICE(E, DD_MARCH, "move 3 from 5c to 6", "move 2 from 5c to 4f"),
	CHOICE(E, DD_MARCH, "hire 4 in 10c", "hire 2 in 0f"),
	CHOICE(E, DD_BID, "bid 1 6", "bid 1 4"),
	CHOICE(E, DD_BATTLE, "battle 11 vs orcs send 3 card 5C",
	       "battle 11 vs orcs send 2"),
#undef CHOICE
};

static const char *const facts[] = {
	"the Dwarves have 9 gold and will outbid me",   "11 is held by a single token",
	"the Orcs have four cards and I have one",      "my hand is poor",
	"6 holds three of them and nobody helps there", "there are 8 gold in 17",
	"the Goblins need only one more castle",        "the dragon is in 13",
	"I have only 4 tokens left in my reserve",      "Dwarves must have an ace",
	"three of mine are in the graveyard",
};

/* "send all-2" is read alone only. */
static struct framed *alone(size_t *n)
{
	static struct framed of[sizeof forms / sizeof *forms];

	*n = 0;
	for (size_t i = 0; i < sizeof forms / sizeof *forms; i++)
		if (!strchr(forms[i].line, '"') && !strstr(forms[i].line, "all-2"))
			of[(*n)++] = (struct framed){&forms[i],
						     NULL,
						     NULL,
						     forms[i].line,
						     forms[i].seat == D ? "the Goblins"
									: "the Dwarves",
						     NULL};
	for (size_t i = 0; i < *n; i++)
		of[i].first = of[i].plain;
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

	talk_beside_check(read_it, of, n, 2);
}
END_TEST

/* Known: an order of one word ("pass") with talk in its own sentence; "may keep the house" is read as "else nothing". */
START_TEST(a_dark_sentence_beside_an_order_leaves_it)
{
	size_t n;
	const struct framed *of = alone(&n);

	talk_dark_check(read_it, of, n, 7, 41, 2);
}
END_TEST

START_TEST(a_fact_beside_an_order_changes_nothing)
{
	size_t n;
	const struct framed *of = alone(&n);

	talk_facts_check(read_it, of, n, facts, sizeof facts / sizeof *facts, 7, 0, 0);
}
END_TEST

static struct unordered said_at(size_t i)
{
	return (struct unordered){&forms[i], forms[i].line,
				  forms[i].seat == D ? "the Goblins" : "the Dwarves"};
}

/* The laws of tests/orders/house_said.h. */
START_TEST(what_is_said_to_others_is_press)
{
	said_others_check(read_it, said_at, sizeof forms / sizeof *forms, 11);
}
END_TEST

START_TEST(what_is_said_to_the_house_is_a_command)
{
	said_house_check(read_it, said_at, sizeof forms / sizeof *forms, 11);
}
END_TEST

DUNE_MAIN("dragon_dune/talk", what_is_said_to_others_is_press,
	  what_is_said_to_the_house_is_a_command,
	  what_is_offered_has_all_that_was_understood, what_cannot_be_has_its_way_out,
	  talk_beside_an_order_changes_nothing, a_fact_beside_an_order_changes_nothing,
	  a_dark_sentence_beside_an_order_leaves_it)
