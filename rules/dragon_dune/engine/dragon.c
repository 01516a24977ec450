/* The Wild Dragon: see dragon.h.
 * SPDX-License-Identifier: ISC */
#include "rules/dragon_dune/engine/dragon.h"

#include "rules/dragon_dune/table/faction.h"
#include "rules/dragon_dune/table/map.h"

int dd_dragon_step(int from, int step)
{
	return (from - 1 + step) % DD_NUMBERS + 1;
}

bool dd_dragon_hits(int from, int roll, int area)
{
	for (int step = 1; step <= roll; step++)
		if (dd_plain(dd_dragon_step(from, step)) == area)
			return true;
	return false;
}

int dd_dragon_losses(int seat, int n)
{
	return seat == DD_ORCS ? (n + 1) / 2 : n;
}
