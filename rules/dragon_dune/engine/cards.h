/* Hands, the deck and the discards.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_DRAGON_DUNE_ENGINE_CARDS_H
#define RULES_DRAGON_DUNE_ENGINE_CARDS_H

#include "rules/dragon_dune/table/state.h"

struct rng;

bool dd_holds(const struct dd_state *, int seat, int card);
/* May the seat hold one more? Queens and jacks do not count [DD-018]. */
bool dd_below_limit(const struct dd_table *, int seat);
void dd_hand_add(struct dd_state *, int seat, int card);
void dd_hand_remove(struct dd_state *, int seat, int card);
/* From the hand to the discards. */
void dd_discard(struct dd_state *, int seat, int card);
void dd_discard_loose(struct dd_table *, int card); /* from nowhere: a lot */
/* The ace that is meant (a suit, or DD_ANY_ACE: the first that is held); 0: it is not held. */
int dd_ace(const struct dd_state *, int seat, int which);
/* The next card of the artifact deck; when it is empty the discards are shuffled. 0: there is none [DD-023]. */
int dd_draw(struct dd_state *, const struct rng *);

#endif
