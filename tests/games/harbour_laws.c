/* The secrets of the harbour: gold, sealed predictions and standing bids of the others.
 * SPDX-License-Identifier: ISC */
#include "tests/games/harbour.h"
#include "tests/games/laws.h"

static void twin(void *state, int reader, struct dice *d)
{
	struct harbour *s = state;

	for (int i = 0; i < HARBOUR_SEATS; i++) {
		if (i == reader || !(s->in_game >> i & 1))
			continue;
		/* A player with none left cannot order, and everybody sees who owes. */
		if (s->gold[i])
			s->gold[i] = (int16_t)(1 + dice_below(d, HARBOUR_GOLD));
		s->predicted[i] = (int16_t)dice_below(d, HARBOUR_SEATS);
		s->kept[i][0] = (char)dice_below(d, 100); /* nobody reads it */
	}
}

const struct game_laws harbour_laws = {"harbour", twin};
