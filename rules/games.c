/* The table of games. The first is the one that is played where none is named.
 * SPDX-License-Identifier: ISC */
#include <stddef.h>

#include "rules/cosmic/cosmic.h"
#include "rules/dragon_dune/dragon_dune.h"
#include "rules/dune/dune.h"
#include "rules/game.h"

const struct game_rules *const games[] = {
	&cosmic_game,
	&dragon_dune_game,
	&dune_game,
	NULL,
};
