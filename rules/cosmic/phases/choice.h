/* Step f of phase 3: which card each side plays.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_COSMIC_CHOICE_H
#define RULES_COSMIC_CHOICE_H

#include "rules/cosmic/engine/whiteboard.h"

/* The constraints on each side's card, for the report of phase 2 [CP-4.3, legality]. */
void ce_note_card_rules(struct ce_board *);

/* Every main player's card for every challenge that is fought: as ordered, at random, or
 * last by a table of answers [R9, R-088, R-091..R-094]. */
void ce_choose_cards(struct ce_board *);

/* --- answer.c --- */
/* Is the card seen the one that the row asks for? */
bool ce_is_seen(const struct ce_item *row, int seen);

/* The first row of the table that fits the card seen and whose answer is in the seat's
 * hand; CARD_NONE if there is none. seen CARD_NONE: only `else` fits. */
int ce_answer(struct ce_board *, int seat, int challenge, const struct ce_item *, int n,
	      int seen);
/* The same where the card is played; the trace says which row gave it. */
int ce_answer_told(struct ce_board *, int seat, int challenge, const struct ce_item *,
		   int n, int seen);

#endif
