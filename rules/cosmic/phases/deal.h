/* Deals of phase 4: which offer both named, and what it moves [R-125..R-140].
 * SPDX-License-Identifier: ISC */
#ifndef RULES_COSMIC_DEAL_H
#define RULES_COSMIC_DEAL_H

#include "rules/cosmic/engine/whiteboard.h"

/* Step f: matches and carries out all deals, and marks those that fail. `spared` has a
 * bit per seat, by challenge: that party loses nothing for it. */
void ce_make_deals(struct ce_board *, uint8_t spared[CE_CHALLENGES]);

/* --- offers.c --- */
/* A deal as it will be carried out: [0] the attacker's part, [1] the defender's. */
struct ce_deal {
	int challenge;
	int party[2];
	struct ce_gift gives[2];
	const struct ce_order *order[2];
	bool failed;
	bool instead[2]; /* another card than one that was promised */
	int n_cards[2];
	uint8_t cards[2][CE_LIST * 2 + 8];
};

/* Does somebody free tokens from the Warp by it? */
bool ce_frees(const struct ce_gift *);
/* The offer that both parties of the challenge make; fills order and gives. false:
 * there is none. */
bool ce_find_deal(struct ce_board *, struct ce_deal *);
/* If there is none: the one that both would have made if no base had been lost to a
 * Plague since the phase began. false: none either. */
bool ce_find_broken_deal(struct ce_board *, struct ce_deal *);
/* Does the giver stand where they promise a base? */
bool ce_has_base_to_give(const struct ce_board *, int giver, const struct ce_gift *);

#endif
