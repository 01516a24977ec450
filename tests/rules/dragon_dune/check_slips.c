/* Slips in letters of Dragon Dune, and hints: see tests/orders/slips.h and tests/orders/hints.h.
 * SPDX-License-Identifier: ISC */
#include "rules/dragon_dune/report/report.h"
#include "rules/dragon_dune/words/words_parts.h"
#include "tests/orders/hints.h"
#include "tests/orders/slips.h"
#include "tests/rules/dragon_dune/dune_position.h"

/* See struct slips. */
static const char *const other_letters[] = {
	"In 11 against the Orcs:  tokens\n",
	"I finish my alliance alliance with Dwarves.\n",
	" tokens 16f - 14 - 15\n",
	"3 tokens  - 14 - 15\n",
	"hire 4 in  15 and move them to 16f\n",
	"If  or more enemies come to 5c, hide there.\n",
	"I  lend my queen and jack\n",
	"bid 3 1 if I still have 4 \n",
	NULL,
};

static const char *const seats[] = {
	"orcs setup",    "elves council", "orcs council", "elves bid",
	"goblins bid",   "elves march",   "orcs march",   "goblins march",
	"dwarves march", "elves battle",  "orcs battle",  "elves duel",
	"goblins duel",  "dwarves duel",  "orcs duel",    "orcs field",
};

static bool is_elsewhere(struct str row)
{
	return hint_in_table(dd_words_hints, row);
}

/* The law of tests/orders/hints.h: each word of the table of hints, at each seat and in each phase. */
START_TEST(another_word_for_an_order_brings_its_form)
{
	check_hints_at(seats, sizeof seats / sizeof *seats, open_position, dd_form,
		       dd_words_hints, is_elsewhere);
}
END_TEST

START_TEST(a_slip_never_makes_another_order)
{
	const struct slips of = {{"tests/rules/dragon_dune/sentences", open_position},
				 200,
				 other_letters};

	read_slips(&of);
}
END_TEST

DUNE_MAIN("dragon_dune/slips", another_word_for_an_order_brings_its_form,
	  a_slip_never_makes_another_order)
