/* The secrets of the market: the purses of the others.
 * SPDX-License-Identifier: ISC */
#include "tests/games/laws.h"
#include "tests/games/market.h"

static void twin(void *state, int reader, struct dice *d)
{
	struct market *s = state;

	for (int i = 0; i < MARKET_SEATS; i++)
		if (i != reader && s->in_game >> i & 1)
			s->purse[i] = (int16_t)dice_below(d, 26);
}

const struct game_laws market_laws = {"market", twin};
