/* Questions about a position of the market that several files ask.
 * SPDX-License-Identifier: ISC */
#include "base/err.h"
#include "tests/games/market.h"

const char *const market_names[MARKET_SEATS] = {"Baker", "Smith", "Weaver", "Potter",
						"Tinker"};
const char *const market_colours[MARKET_SEATS] = {"baker", "smith", "weaver", "potter",
						  "tinker"};

/* [MK-2] */
int market_steward(const struct market *s)
{
	int at = 0, order[MARKET_SEATS], n = 0;

	for (int i = 0; i < MARKET_SEATS; i++)
		if (s->in_game >> i & 1)
			order[n++] = i;
	at = n ? (s->turn - 1) % n : 0;
	return n ? order[at] : -1;
}

unsigned market_owes(const void *state)
{
	const struct market *s = state;

	return s->phase == MARKET_OPENING ? 1U << market_steward(s)
	       : s->phase == MARKET_BIDS  ? s->in_game
					  : 0;
}

int market_first_lot(const struct market *s)
{
	return (s->turn - 1) * MARKET_DAY + 1;
}

int market_last_lot(const struct market *s)
{
	int last = s->turn * MARKET_DAY;

	return last < s->n_lots ? last : s->n_lots;
}

bool market_sound(const void *state, struct err *err)
{
	const struct market *s = state;
	int sold = 0, all = 0;

	for (int i = 0; i < s->n_lots; i++)
		all += s->worth[i];
	for (int i = 0; i < MARKET_SEATS; i++)
		sold += s->goods[i];
	if (s->phase && !s->in_game)
		return err_set(err, "nobody is left");
	return sold <= all || err_set(err, "goods of %d of %d", sold, all);
}
