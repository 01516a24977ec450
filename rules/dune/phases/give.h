/* Bribes: spice that changes hands, and may be used after the next Mentat pause [DU-064].
 * SPDX-License-Identifier: ISC */
#ifndef RULES_DUNE_PHASES_GIVE_H
#define RULES_DUNE_PHASES_GIVE_H

#include "rules/dune/run/run.h"

/* The gifts of all, before anything else of the phase. The Emperor's to an ally may be used at once. */
void du_give(struct du_run *);
/* Spice that is no longer the giver's becomes the other's: after the next Mentat pause, or for an ally of the Emperor at once. */
void du_hand_over(struct du_run *, int from, int to, int n);

#endif
