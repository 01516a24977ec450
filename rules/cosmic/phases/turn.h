/* One phase, from sheets to the next position.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_COSMIC_TURN_H
#define RULES_COSMIC_TURN_H

#include "rules/cosmic/table/catalog.h"
#include "rules/game.h"

/* Works the phase out with the Powers of the catalogue. */
void ce_adjudicate_with(struct adjudication *, const struct ce_catalog *);

struct ce_board;
/* Bit per fact of the slot's conditions, as written: is it true in this run? */
uint32_t ce_truth_of(const struct ce_board *, int slot);
/* Records in the trace which facts of the orders' conditions came true in this run, and
 * in which stratum they become known. attempt[slot]: for a play that cancelled
 * something, what was true when it was tried; NULL: not such a slot. */
void ce_tell_truth(const struct ce_board *, const uint32_t *const attempt[],
		   struct trace *);

#endif
