/* The walk of the Wild Dragon over the numbers 1 to 18 and on from 1.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_DRAGON_DUNE_ENGINE_DRAGON_H
#define RULES_DRAGON_DUNE_ENGINE_DRAGON_H

#include <stdbool.h>

/* The number that it enters with step 1, 2, ... from `from`. */
int dd_dragon_step(int from, int step);
/* Does it come upon that plain with this roll? It enters each number after the one that it
 * leaves [DD-006]. Castles, forts and the palace are safe [DD-007]. */
bool dd_dragon_hits(int from, int roll, int area);
/* Returns how many of `n` tokens die: all; of the Orcs half, rounded up [DD-009]. */
int dd_dragon_losses(int seat, int n);

#endif
