/* Does a condition of an order hold? One walk over its parts for all games.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_PIECES_CONDITION_H
#define RULES_PIECES_CONDITION_H

#include <stdbool.h>

#include "orders/sheet.h"

/* Is the fact true, for this slot or seat, as things stand? Asked of a fact once at most, and
 * not at all where the rest of the condition decides. */
typedef bool condition_fact(void *game, int who, const void *fact);

/* A condition that is NULL holds. */
bool condition_holds(const struct cond *c, condition_fact *fact, void *game, int who);

#endif
