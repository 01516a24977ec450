/* The price of mercenaries, and the receiver of the money.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_DRAGON_DUNE_ENGINE_HIRE_H
#define RULES_DRAGON_DUNE_ENGINE_HIRE_H

#include "rules/dragon_dune/table/state.h"

/* The printed price of one: 1 in a castle, 2 elsewhere [DD-043]. */
int dd_price_in(int area);
/* Returns the price of the turn's total: half, rounded up once, for the Goblins, for
 * their ally and for an ace [DD-044]. */
int dd_price(const struct dd_table *, int seat, int printed, bool ace);
/* Returns the seat that is paid: the Goblins, or the bank (DD_NOBODY) where the Goblins
 * themselves hire. */
int dd_paymaster(int seat);

#endif
