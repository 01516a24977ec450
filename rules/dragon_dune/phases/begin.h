/* A turn begins: the Elves come out, the Wild Dragon walks, an event is turned over, and the
 * Red Dragon may come. No player is asked: standing orders say what they do.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_DRAGON_DUNE_PHASES_BEGIN_H
#define RULES_DRAGON_DUNE_PHASES_BEGIN_H

#include "rules/dragon_dune/phases/run.h"

/* The rounds before the first phase of the turn. true: the Red Dragon came, and a Great Council
 * is held. */
bool dd_begin_turn(struct dd_run *);

#endif
