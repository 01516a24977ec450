/* Recruitment and movement: each player's six steps, one player after another.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_DRAGON_DUNE_PHASES_MARCH_H
#define RULES_DRAGON_DUNE_PHASES_MARCH_H

#include "rules/dragon_dune/phases/run.h"

void dd_march(struct dd_run *);

#endif
