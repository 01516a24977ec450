/* Mercenaries: see hire.h.
 * SPDX-License-Identifier: ISC */
#include "rules/dragon_dune/engine/hire.h"

#include "rules/dragon_dune/engine/tokens.h"

int dd_price_in(int area)
{
	return dd_is_castle(area) ? 1 : 2;
}

int dd_price(const struct dd_table *t, int seat, int printed, bool ace)
{
	bool half = ace || seat == DD_GOBLINS || dd_allied(t, seat, DD_GOBLINS);

	return half ? (printed + 1) / 2 : printed;
}

int dd_paymaster(int seat)
{
	return seat == DD_GOBLINS ? DD_NOBODY : DD_GOBLINS;
}
