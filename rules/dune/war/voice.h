/* Before the plans of battle: the Voice, and then prescience, which is answered by the plans that are sealed
 * meanwhile [DU-039].
 * SPDX-License-Identifier: ISC */
#ifndef RULES_DUNE_WAR_VOICE_H
#define RULES_DUNE_WAR_VOICE_H

#include "rules/dune/run/run.h"

/* Commands and questions; these are answered by the plans as they stand. */
void du_speak(struct du_run *);
/* The phase: commands, questions, and the plans as they stand are sealed. */
void du_voice(struct du_run *);
/* The phase of plans begins to run: sealed plans stand where their players wrote no others. */
void du_open_plans(struct du_run *);
/* Seats with a battle for which no plan is sealed. */
unsigned du_unplanned(const struct du_state *);

#endif
