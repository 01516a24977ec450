/* A view: everything that one seat may know. It has no room for things hidden from it;
 * the hands of all lie open to the GM alone, and to everybody once the game is over.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_DRAGON_DUNE_TABLE_VIEW_H
#define RULES_DRAGON_DUNE_TABLE_VIEW_H

#include "rules/dragon_dune/table/table.h"

/* The cards and plans of one seat. */
struct dd_own {
	uint8_t hand[DD_HAND_MAX];
	uint8_t queen, jack;
};

struct dd_view {
	int seat; /* SEAT_READERS, SEAT_GM */
	struct dd_table t;
	struct dd_own own;
	char kept[DD_KEPT];   /* standing orders */
	char sealed[DD_KEPT]; /* own plans that are sealed while the Elves plan */
	/* Bit per seat: a question about that battle was answered, and the reader plans it. */
	uint8_t answered[DD_AREAS];
	/* For the Elves, and for them alone: */
	uint8_t hiding[DD_AREAS], hiding_special[DD_AREAS];
	uint8_t lots[DD_LOTS];
	uint8_t next_event; /* 0: not to be known now */
	bool open;          /* the game is over, or the GM reads: */
	struct dd_own all[DD_SEATS];
};

void dd_view_make(const void *state, int seat, void *view);

/* How many of that card does the seat hold: 0 or 1. */
bool dd_view_holds(const struct dd_view *, int card);
/* Was a question answered about a battle that the reader plans? */
bool dd_view_plans(const struct dd_view *);
/* Tokens of the seat in its reserve, and those of its Elves in hiding, as one sum. */
int dd_unseen(const struct dd_table *, int seat);

#endif
