/* Treachery cards in hands, deck and discards; spice cards in the deck and on the piles.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_DUNE_ENGINE_CARDS_H
#define RULES_DUNE_ENGINE_CARDS_H

#include "rules/dune/table/state.h"

struct rng;

/* The card comes into the hand, which has room for it. */
void du_hand_add(struct du_state *, int seat, int card);
bool du_holds(const struct du_state *, int seat, int card);
/* The first card of that class (enum du_card_class) in the hand; DU_NO_CARD: there is none. */
int du_held_of(const struct du_state *, int seat, int card_class);
/* The card goes out of the hand, which holds it; not to the discards. */
void du_remove(struct du_state *, int seat, int card);
/* The card goes out of the hand, which holds it, to the discards. */
void du_discard(struct du_state *, int seat, int card);
/* The next treachery card; the discards are shuffled where the deck is empty. DU_NO_CARD: there is
 * none. */
int du_draw(struct du_state *, const struct rng *);
/* The next spice card; where the deck is empty, both piles are shuffled but for the top
 * territory of each [DU-015]. */
int du_draw_spice(struct du_state *, const struct rng *);
/* The territory whose card lies on top of the pile, below worms too, or DU_NOWHERE. */
int du_pile_top(const struct du_table *, int pile);
void du_pile_add(struct du_table *, int pile, int card);

#endif
