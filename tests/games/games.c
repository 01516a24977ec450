/* The table of games of a house of the tests: those of the house, the harbour, and a game that is
 * being made.
 * SPDX-License-Identifier: ISC */
#include <stddef.h>

#include "rules/cosmic/cosmic.h"
#include "rules/dragon_dune/dragon_dune.h"
#include "tests/games/harbour.h"

const struct game_rules *const games[] = {
	&cosmic_game,
	&harbour_game,
	&dragon_dune_game,
	NULL,
};
