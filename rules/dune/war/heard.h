/* What the Voice commanded and prescience saw, for the battles of this turn.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_DUNE_WAR_HEARD_H
#define RULES_DUNE_WAR_HEARD_H

#include "rules/dune/engine/plan.h"
#include "rules/dune/table/state.h"

enum du_command { DU_FREE_TO, DU_COMMANDS, DU_FORBIDS };

/* What the Voice says to the seat about cards of that class, in its battle in the field. */
enum du_command du_voiced(const struct du_table *, int seat, int field, int against,
			  int card_class);

struct du_seen {
	int value, spice;
};
/* Was that element of the plan seen? */
bool du_was_seen(const struct du_state *, const struct du_plan *, enum du_element,
		 struct du_seen *);
/* It was seen now. false: there is no room to note it. */
bool du_note_seen(struct du_state *, const struct du_plan *, enum du_element);
/* false: there is no room, or the battle has its command. */
bool du_note_voice(struct du_table *, int seat, int territory, int against,
		   int card_class, bool plays);
/* The battles are over. */
void du_forget_heard(struct du_state *);

#endif
