/* Harkonnen's own use of a Karama card: a part of a hand against as many of their cards [DU-061].
 * SPDX-License-Identifier: ISC */
#ifndef RULES_DUNE_PHASES_SWAP_H
#define RULES_DUNE_PHASES_SWAP_H

#include "rules/dune/run/run.h"

void du_swap_hands(struct du_run *);

#endif
