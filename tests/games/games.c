/* The table of games of a house of the tests: those of the house, and the small ones that only tests
 * play.
 * SPDX-License-Identifier: ISC */
#include <stddef.h>

#include "rules/cosmic/cosmic.h"
#include "rules/dragon_dune/dragon_dune.h"
#include "rules/dune/dune.h"
#include "tests/games/harbour.h"
#include "tests/games/market.h"

const struct game_rules *const games[] = {
	&cosmic_game, &harbour_game, &market_game, &dragon_dune_game, &dune_game, NULL,
};
