/* The arithmetic of a battle: values, colours, treachery.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_DRAGON_DUNE_ENGINE_COMBAT_H
#define RULES_DRAGON_DUNE_ENGINE_COMBAT_H

#include "rules/dragon_dune/engine/tokens.h"

/* One side: the tokens that it sent, and the card that it played (0: none). */
struct dd_side {
	int seat;
	struct dd_stack sent;
	int card;
};

/* The value of the first of the two: its tokens, special ones twice, and its card where no
 * lower or equal number of that colour stands against it [DD-026]. */
int dd_side_value(const struct dd_side *, const struct dd_side *against);

/* How a player can call treachery [DD-027, DD-030]: the cards, and whose they are. */
struct dd_call {
	int queen, jack; /* `jack` may be an ace of the Dwarves; queen 0: they cannot */
	int queen_of, jack_of;
};
/* Can `seat`, who played `own` (0: nothing), call it against `victim`, who played `card`? The
 * Dwarves' cards serve their ally if they are `lent`. */
struct dd_call dd_treachery(const struct dd_state *, int seat, int own, int victim,
			    int card, bool lent);

#endif
