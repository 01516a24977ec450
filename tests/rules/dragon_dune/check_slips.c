/* Slips in letters of Dragon Dune: see tests/orders/slips.h.
 * SPDX-License-Identifier: ISC */
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

START_TEST(a_slip_never_makes_another_order)
{
	const struct slips of = {{"tests/rules/dragon_dune/sentences", open_position},
				 200,
				 other_letters};

	read_slips(&of);
}
END_TEST

DUNE_MAIN("dragon_dune/slips", a_slip_never_makes_another_order)
