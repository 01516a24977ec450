/* The Great Council: alliances end, and new ones are made [DD-015, DD-016].
 * SPDX-License-Identifier: ISC */
#ifndef RULES_DRAGON_DUNE_PHASES_COUNCIL_H
#define RULES_DRAGON_DUNE_PHASES_COUNCIL_H

#include "rules/dragon_dune/phases/run.h"

void dd_council(struct dd_run *);

#endif
