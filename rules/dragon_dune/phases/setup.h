/* The first position: cards dealt, tokens placed, the Wild Dragon on its number.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_DRAGON_DUNE_PHASES_SETUP_H
#define RULES_DRAGON_DUNE_PHASES_SETUP_H

#include "rules/game.h"

bool dd_setup(void *state, const struct setup *, const struct rng *, struct events *,
	      struct err *);
bool dd_set_option(void *state, struct str name, struct str value, struct err *);
/* Tokens, cards and alliances fit together. */
bool dd_sound(const void *state, struct err *);

#endif
