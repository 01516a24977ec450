/* Does a condition of an order hold? One walk over its parts for all games.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_PIECES_CONDITION_H
#define RULES_PIECES_CONDITION_H

#include <stdbool.h>

#include "orders/sheet.h"

/* Is the fact true, for this slot or seat, at this moment? A fact is asked about at
 * most once, and not at all if the rest of the condition decides. */
typedef bool condition_fact(void *game, int who, const void *fact);

/* A condition that is NULL holds. */
bool condition_holds(const struct cond *c, condition_fact *fact, void *game, int who);

#endif
