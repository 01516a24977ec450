/* A table of games one of which lacks nearly everything: the programs say so when they start.
 * SPDX-License-Identifier: ISC */
#include <stddef.h>

#include "rules/cosmic/cosmic.h"

static const struct game_rules broken = {.name = "broken", .title = "Broken"};

const struct game_rules *const games[] = {&cosmic_game, &broken, NULL};
