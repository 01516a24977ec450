/* Deals of phase 4: which offer both named, and what it moves [R-125..R-140].
 * SPDX-License-Identifier: ISC */
#ifndef RULES_COSMIC_DEAL_H
#define RULES_COSMIC_DEAL_H

#include "rules/cosmic/board.h"

/* Step f: matches and carries out all deals; those that fail are marked so. Bit per
 * seat in `spared`, by challenge: that party loses nothing for it. */
void ce_make_deals(struct ce_board *, uint8_t spared[CE_CHALLENGES]);

#endif
