/* One phase is run, and the game goes on to the next in which somebody is asked.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_DUNE_PHASES_TURN_H
#define RULES_DUNE_PHASES_TURN_H

#include "rules/game.h"

struct du_state;

/* The open phase; `vocab` reads the standing orders that the state keeps. */
void du_adjudicate(struct adjudication *, const struct vocab *vocab);
/* Bit per seat that owes orders in the open phase. */
unsigned du_owes(const struct du_state *);
/* Bit per seat that may send orders in it. */
unsigned du_may_order(const struct du_state *);

#endif
