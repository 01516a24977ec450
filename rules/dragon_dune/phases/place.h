/* Turn 0: the Orcs choose where their ten tokens begin.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_DRAGON_DUNE_PHASES_PLACE_H
#define RULES_DRAGON_DUNE_PHASES_PLACE_H

#include "rules/dragon_dune/phases/run.h"

enum { DD_PLACES = 3, DD_ORCS_AT_START = 10 };

void dd_place_orcs(struct dd_run *);

#endif
