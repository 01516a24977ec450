/* A turn begins: the storm moves, spice blows, charity is given, and lots are dealt.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_DUNE_PHASES_BEGIN_H
#define RULES_DUNE_PHASES_BEGIN_H

#include "rules/dune/run/run.h"

/* The storm of turns from 2 on. */
void du_turn_storm(struct du_run *);
/* Draws how far the storm goes in the next turn, where a card says so and not a dial. */
void du_see_storm(struct du_run *);
/* CHOAM charity [DU-018]. */
void du_charity(struct du_run *);

#endif
