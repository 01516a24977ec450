/* Turn 0: the prediction, and then traitors, placement and the first storm.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_DUNE_PHASES_PLACE_H
#define RULES_DUNE_PHASES_PLACE_H

#include "rules/dune/run/run.h"

/* Bit per seat that has something to choose in the open phase of turn 0. */
unsigned du_placers(const struct du_table *);

/* The Bene Gesserit predict; the traitor cards are dealt. */
void du_predict(struct du_run *);
/* Traitors are kept, forces are placed, treachery cards are dealt, the first storm comes. */
void du_place(struct du_run *);

#endif
