/* One phase, from sheets to the next position.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_COSMIC_TURN_H
#define RULES_COSMIC_TURN_H

#include "rules/cosmic/catalog.h"
#include "rules/game.h"

/* Works the phase out with the Powers of the catalogue. */
void ce_adjudicate_with(struct adjudication *, const struct ce_catalog *);

/* Into the trace: which facts of the orders' conditions came true in this run, and in
 * which stratum they are known. */
struct ce_board;
void ce_tell_truth(const struct ce_board *, struct trace *);

#endif
