/* Phase 1, steps c and e: tokens out of the Warp [CB-6.2, R20c].
 * SPDX-License-Identifier: ISC */
#ifndef RULES_COSMIC_RELEASE_H
#define RULES_COSMIC_RELEASE_H

#include "rules/cosmic/engine/whiteboard.h"

/* The places to which the seat sends tokens out of the Warp, one by one: first those
 * released this turn, then those of its own Mobius Tubes. */
struct ce_journey {
	int n, released;
	int8_t at[CE_TOKENS * 2];
};

/* Step c: the turn's tokens. `journeys`: one for each seat, all zeros. */
void ce_step_release(struct ce_board *, struct ce_journey journeys[CE_SEATS]);
/* Step e: the tokens that Mobius Tubes release. */
void ce_step_mobius(struct ce_board *, const struct ce_journey journeys[CE_SEATS]);

#endif
