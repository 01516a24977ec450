/* The table of games.
 * SPDX-License-Identifier: ISC */
#include <stddef.h>

#include "rules/cosmic/cosmic.h"
#include "rules/game.h"

const struct game_rules *const games[] = {
	&cosmic_game,
	NULL,
};
