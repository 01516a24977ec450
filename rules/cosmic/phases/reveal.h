/* Step g of phase 3: the result of the cards shown.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_COSMIC_REVEAL_H
#define RULES_COSMIC_REVEAL_H

#include "rules/cosmic/engine/whiteboard.h"

/* Shows the cards, adds up and decides every challenge; then come the cards that act on
 * results, in rank order. No token moves yet. */
void ce_find_results(struct ce_board *);
/* One pass of the reveal: cards shown, totals, results. */
void ce_work_results(struct ce_board *);

/* Returns the result that these cards would give at this moment, as far as the seat can
 * know: others' orders are hidden from it. Uses and reports nothing. */
enum ce_result ce_trial(struct ce_board *, int seat, int challenge,
			const uint8_t card[2]);

/* All tokens of a side, main player and allies. */
int ce_side_tokens(const struct ce_challenge *, int side);

#endif
