/* Setting up: circles, decks, and the first things on the board. The players' choices
 * in turn 0 are run by place.h.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_DUNE_PHASES_SETUP_H
#define RULES_DUNE_PHASES_SETUP_H

#include "rules/dune/table/state.h"
#include "rules/game.h"

bool du_setup(void *state, const struct setup *, const struct rng *, struct events *,
	      struct err *);
bool du_set_option(void *state, struct str name, struct str value, struct err *);
/* Four traitor cards to each player, of the leaders of those who play [DU-005]. */
void du_deal_traitors(struct du_state *, const struct rng *, struct events *);

#endif
