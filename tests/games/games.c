/* The table of games of a house of the tests: those of the house, and the harbour.
 * SPDX-License-Identifier: ISC */
#include <stddef.h>

#include "rules/cosmic/cosmic.h"
#include "tests/games/harbour.h"

const struct game_rules *const games[] = {
	&cosmic_game,
	&harbour_game,
	NULL,
};
