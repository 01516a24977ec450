/* The first position and the options of a game.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_COSMIC_SETUP_H
#define RULES_COSMIC_SETUP_H

#include "rules/game.h"

/* Deck, hands, destinies [CB-2, R-010]. false: an option or a count is wrong. */
bool ce_setup(void *state, const struct setup *, const struct rng *, struct events *,
	      struct err *);

/* In a running game: refuses an option that is fixed once the game starts. */
bool ce_set_option(void *state, struct str name, struct str value, struct err *);

#endif
