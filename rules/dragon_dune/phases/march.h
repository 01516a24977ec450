/* Recruitment and movement: each player's six steps, one player after another.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_DRAGON_DUNE_PHASES_MARCH_H
#define RULES_DRAGON_DUNE_PHASES_MARCH_H

#include "rules/dragon_dune/phases/run.h"

/* Runs the marches of all, from the Emperor on; the march of one seat. */
void dd_march(struct dd_run *);
void dd_march_of(struct dd_run *, int seat);

#endif
