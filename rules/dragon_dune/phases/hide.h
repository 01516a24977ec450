/* Elves go into hiding and come out of it.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_DRAGON_DUNE_PHASES_HIDE_H
#define RULES_DRAGON_DUNE_PHASES_HIDE_H

#include "rules/dragon_dune/phases/run.h"

/* Tokens of the seat have come to the territory, not hidden: Elves there may hide [DD-048]. */
void dd_entered(struct dd_run *, int seat, int area);
/* The Elves' own step: they hide where their orders say so. */
void dd_hide_all(struct dd_run *);
/* A turn begins, and those in hiding come out, or stay [DD-049]. */
void dd_come_out_all(struct dd_run *);
/* A hidden stack has moved to the territory; `met` hidden ones are there already. */
void dd_crept_to(struct dd_run *, int area, bool met);

#endif
