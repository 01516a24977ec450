/* Plans that are sealed in one phase and stand in the next, unless their player writes others: lines of the
 * verbs that plan, kept flat in the state as standing orders are (standing.h), in bytes of their own.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_PIECES_SEALED_H
#define RULES_PIECES_SEALED_H

#include "rules/pieces/carry.h"

/* The orders of these verbs in the seat's sheet are sealed, in place of those that were, and the trace says so. */
void sealed_take(struct carry *, int seat, const struct standing *sealed,
		 const int verbs[], int n_verbs, int turn, int phase);
/* The sheet of the seat now has the sealed orders too, where it has none of the same key. `reader` reads
 * them as they were written. The trace tells of them by numbers from TRACE_SEALED on. */
void sealed_join(struct carry *, int seat, const struct standing *sealed,
		 const struct reader *);
/* Sealed orders that were read as orders that hold (standing_slots): they hold for one phase only, and receipts call them sealed. Returns
 * `n`. */
int sealed_for_a_phase(struct slot slots[], int n);

#endif
