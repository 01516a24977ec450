/* Slips in letters of Dune: see tests/orders/slips.h.
 * SPDX-License-Identifier: ISC */
#include "tests/orders/slips.h"
#include "tests/rules/dune/dune_position.h"

/* See struct slips. */
static const char *const other_letters[] = {
	"I revive Thufir Hawat and and 2 forces\n",
	"Karama: swap 3 cards with the Guild, give Kulon and \n",
	NULL,
};

START_TEST(a_slip_never_makes_another_order)
{
	const struct slips of = {
		{"tests/rules/dune/sentences", open_position}, 200, other_letters};

	read_slips(&of);
}
END_TEST

DUNE_MAIN("dune/slips", a_slip_never_makes_another_order)
