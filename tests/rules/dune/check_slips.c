/* Slips in letters of Dune, and hints: see tests/orders/slips.h and tests/orders/hints.h.
 * SPDX-License-Identifier: ISC */
#include "rules/dune/report/report.h"
#include "rules/dune/words/words_parts.h"
#include "tests/orders/hints.h"
#include "tests/orders/slips.h"
#include "tests/rules/dune/dune_position.h"

/* See struct slips. */
static const char *const other_letters[] = {
	"I revive Thufir Hawat and and 2 forces\n",
	"Karama: swap 3 cards with the Guild, give Kulon and \n",
	NULL,
};

static const char *const seats[] = {
	"bg predict",      "atreides place", "fremen place",   "bg place",
	"atreides nexus",  "fremen nexus",   "guild nexus",    "atreides bid",
	"harkonnen bid",   "atreides march", "fremen march",   "guild march",
	"emperor march",   "bg march",       "atreides voice", "bg voice",
	"harkonnen voice", "atreides plan",  "harkonnen plan", "fremen plan",
	"bg plan",
};

static bool is_elsewhere(struct str row)
{
	return hint_in_table(du_words_hints, row);
}

/* The law of tests/orders/hints.h: each word of the table of hints, at each seat and in each phase. */
START_TEST(another_word_for_an_order_brings_its_form)
{
	check_hints_at(seats, sizeof seats / sizeof *seats, open_position, du_form,
		       du_words_hints, is_elsewhere);
}
END_TEST

START_TEST(a_slip_never_makes_another_order)
{
	const struct slips of = {
		{"tests/rules/dune/sentences", open_position}, 200, other_letters};

	read_slips(&of);
}
END_TEST

DUNE_MAIN("dune/slips", another_word_for_an_order_brings_its_form,
	  a_slip_never_makes_another_order)
