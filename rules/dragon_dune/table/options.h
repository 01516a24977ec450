/* The options of the table.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_DRAGON_DUNE_TABLE_OPTIONS_H
#define RULES_DRAGON_DUNE_TABLE_OPTIONS_H

#include "base/err.h"
#include "rules/dragon_dune/table/table.h"
#include "rules/game.h"

extern const struct game_option dd_options_table[]; /* ended by a NULL name */

/* As they are printed in the rules. */
void dd_options_default(struct dd_options *);
bool dd_option_set(struct dd_options *, struct str name, struct str value,
		   struct err *) MUST_USE;
/* Do they go together? If not, the error says which do not. */
bool dd_options_agree(const struct dd_options *, struct err *) MUST_USE;
/* Can it be changed once the game runs? Those of the first position cannot. */
bool dd_option_is_open(struct str name);

#endif
