/* Effects: the only code that moves tokens and cards and tells of it.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_COSMIC_EFFECT_H
#define RULES_COSMIC_EFFECT_H

#include "rules/cosmic/board.h"
#include "rules/cosmic/deck.h"

/* Carries the act out, as it stands. */
void ce_commit(struct ce_board *, const struct ce_act *);

/* Tokens of the seat at the place. */
int ce_tokens_at(const struct ce_table *, int seat, int at);

/* Short ways to propose the commonest acts. */
void ce_lose(struct ce_board *, int seat, int challenge, const struct ce_pile *,
	     enum ce_cause);
void ce_to_limbo(struct ce_board *, int seat, int challenge, int at, int n,
		 enum ce_cause);
void ce_discard(struct ce_board *, int seat, int card, enum ce_cause);
/* Gives the seat the next card of the deck; CARD_NONE: there is none. */
int ce_draw(struct ce_board *, int seat);

/* All that the seat owns leaves the game [PC-18.7]. */
void ce_remove_seat(struct ce_board *, int seat);

#endif
