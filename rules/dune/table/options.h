/* The options of the table.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_DUNE_TABLE_OPTIONS_H
#define RULES_DUNE_TABLE_OPTIONS_H

#include "base/err.h"
#include "rules/dune/table/table.h"
#include "rules/game.h"

extern const struct game_option du_options_table[]; /* ended by a NULL name */

void du_options_default(struct du_options *);
bool du_option_set(struct du_options *, struct str name, struct str value,
		   struct err *) MUST_USE;

#endif
