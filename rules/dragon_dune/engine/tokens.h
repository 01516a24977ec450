/* Tokens: where they stand and how they go from one place to another. Reserve, board and
 * graveyard (and those that are gone for good) are 20 of each faction at all times [DD-003].
 * Ordinary tokens leave a place first and special ones come first, where nobody says otherwise
 * [DD-033, DD-061].
 * SPDX-License-Identifier: ISC */
#ifndef RULES_DRAGON_DUNE_ENGINE_TOKENS_H
#define RULES_DRAGON_DUNE_ENGINE_TOKENS_H

#include "rules/dragon_dune/engine/control.h"
#include "rules/dragon_dune/table/state.h"

/* Some tokens of one faction: `n` in all, `special` of them special. */
struct dd_stack {
	int n, special;
};

struct dd_stack dd_reserve(const struct dd_state *, int seat);
struct dd_stack dd_standing_in(const struct dd_table *, int seat, int area);
struct dd_stack dd_hiding_in(const struct dd_state *, int area);

/* `n` of a stack, at most all: with `special` of them special (DD_UNSAID: ordinary ones first). */
struct dd_stack dd_some(struct dd_stack of, int n, int special);

void dd_add(struct dd_table *, int seat, int area, struct dd_stack);
void dd_remove(struct dd_table *, int seat, int area, struct dd_stack);
void dd_hidden_add(struct dd_state *, int area, struct dd_stack);
void dd_hidden_remove(struct dd_state *, int area, struct dd_stack);
/* From the board to the graveyard. */
void dd_bury(struct dd_table *, int seat, int area, struct dd_stack);
/* The same, or out of the game where the option says so [DD-008]. */
void dd_devour(struct dd_table *, int seat, int area, struct dd_stack);
/* `n` from the reserve to the board; how many came. */
int dd_recruit(struct dd_state *, int seat, int area, int n);

#endif
