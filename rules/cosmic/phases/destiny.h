/* The destiny pile: which system each player must attack [CB-6.3, R-040..R-043, R-204].
 * SPDX-License-Identifier: ISC */
#ifndef RULES_COSMIC_DESTINY_H
#define RULES_COSMIC_DESTINY_H

#include "rules/cosmic/engine/whiteboard.h"

/* A fresh pile, shuffled. */
void ce_destiny_fill(struct ce_board *);
/* The first draw of the game: an own colour is put back and drawn again. */
void ce_destiny_first(struct ce_board *);
/* One for each seat in the game, from the lead; own colours as their owners ordered. */
void ce_destiny_draw(struct ce_board *);
/* For HOOK_DESTINY: another card of the pile replaces the one drawn. false: the pile
 * has none of that colour. */
bool ce_destiny_choose(struct ce_board *, struct ce_act *drawn, int colour);
/* The seat's colour leaves the pile. */
void ce_destiny_leave(struct ce_state *, int seat);

#endif
