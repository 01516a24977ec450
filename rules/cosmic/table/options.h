/* Options of a game: the table of them, and their values.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_COSMIC_OPTIONS_H
#define RULES_COSMIC_OPTIONS_H

#include "rules/cosmic/table/table.h"
#include "rules/game.h"

extern const struct game_option ce_options_table[]; /* ended by a row of NULL */

/* Reads the options that a game begins with: the defaults, changed as the set-up says.
 * False with `err`: there is no such option, or it has no such value. */
bool ce_options_read(const struct setup *, struct ce_options *, struct err *);
bool ce_option_set(struct ce_options *, struct str name, struct str value,
		   struct err *);

/* The value of option `i` of the table, in its own words: "on", "8", "none". */
struct str ce_option_value(struct arena *, const struct ce_options *, int i);

#endif
