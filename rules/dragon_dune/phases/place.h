/* Turn 0: the Orcs choose where their ten tokens begin.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_DRAGON_DUNE_PHASES_PLACE_H
#define RULES_DRAGON_DUNE_PHASES_PLACE_H

#include "rules/dragon_dune/phases/run.h"

enum { DD_PLACES = 3, DD_ORCS_AT_START = 10 };
/* Where they may: 1c, 9f, 16f; and what stands in for an order that does not come. */
extern const uint8_t dd_places[DD_PLACES], dd_place_default[DD_PLACES];

void dd_place_orcs(struct dd_run *);

#endif
