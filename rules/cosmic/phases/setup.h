/* The first position and the options of a game.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_COSMIC_SETUP_H
#define RULES_COSMIC_SETUP_H

#include "rules/game.h"

extern const struct game_option ce_options_table[];

/* Deck, hands, destinies [CB-2, R-010]. false: an option or a count is wrong. */
bool ce_setup(void *state, const struct setup *, const struct rng *, struct events *,
	      struct err *);

/* In a running game: refuses what is settled at the start. */
bool ce_set_option(void *state, struct str name, struct str value, struct err *);

struct ce_options;
/* The value of option `i` of the table, in its own words: "on", "8", "none". */
struct str ce_option_value(struct arena *, const struct ce_options *, int i);

#endif
