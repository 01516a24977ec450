/* A view: everything that one seat may know. It has no room for things hidden from it;
 * all lies open to the GM alone, and to everybody once the game is over.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_DUNE_TABLE_VIEW_H
#define RULES_DUNE_TABLE_VIEW_H

#include "rules/dune/table/table.h"
#include "rules/pieces/question.h"

/* The private part of one seat. */
struct du_own {
	uint16_t spice;
	uint8_t hand[DU_HAND_MAX];
	uint8_t traitor[DU_TRAITORS_MAX];
};

enum { DU_VIEW_KEPT = 4000 };

struct du_view {
	int seat; /* SEAT_READERS, SEAT_GM */
	struct du_table t;
	struct du_own own;
	char kept[DU_VIEW_KEPT]; /* standing orders */
	char sealed
		[DU_VIEW_KEPT]; /* own plans that are sealed while a Voice is heard */
	/* For the Bene Gesserit, the Fremen and Atreides, and for them alone; 0: not to
	 * be known, or not now. */
	uint8_t predicted, predicted_turn;
	uint8_t next_storm;
	uint8_t lots[DU_LOTS];
	uint8_t next_spice;
	/* Questions of other players that the reader answers in this phase [DU-063]. */
	int n_due;
	struct question due[DU_QUESTIONS];
	bool open; /* the game is over, or the GM reads: */
	struct du_own all[DU_SEATS];
};

/* Does the reader hold the card? */
bool du_view_holds(const struct du_view *, int card);
/* The question of that player that the reader has to answer; NULL: there is none. */
const struct question *du_view_asked_by(const struct du_view *, int seat);
/* Has the reader sealed a plan for the battle of that DU_FIGHT_KEY (order.h)? */
bool du_view_planned(const struct du_view *, int fight);
void du_view_make(const void *state, int seat, void *view);

#endif
