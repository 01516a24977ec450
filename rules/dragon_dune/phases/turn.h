/* One phase is run, and the game goes on to the next in which somebody is asked.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_DRAGON_DUNE_PHASES_TURN_H
#define RULES_DRAGON_DUNE_PHASES_TURN_H

#include "rules/game.h"

struct dd_state;

/* `vocab` reads the standing orders that the state keeps. */
void dd_adjudicate(struct adjudication *, const struct vocab *vocab);
/* Bit per seat that owes orders in the open phase. */
unsigned dd_owes(const struct dd_state *);
/* Bit per seat that may order in it: of these some need not. */
unsigned dd_may_order(const struct dd_state *);

#endif
