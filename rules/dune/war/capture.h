/* Leaders who die, are captured by Harkonnen, and come free again.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_DUNE_WAR_CAPTURE_H
#define RULES_DUNE_WAR_CAPTURE_H

#include "rules/dune/engine/plan.h"
#include "rules/dune/run/run.h"

/* The leader in the plan of the seat goes to the tanks. */
void du_leader_dies(struct du_run *, int seat, int leader);
/* A captured leader whom the seat used goes back to their faction, if they live. It comes after the capture of that battle,
 * or Harkonnen could take the same leader again at once and for ever. */
void du_captive_was_used(struct du_run *, int seat, int leader);
/* If Harkonnen won, a leader of the loser is captured, or killed for spice [DU-051]. */
void du_capture(struct du_run *, const struct du_plan *winner, int loser);
/* All captured leaders go back once none of Harkonnen's own lives. */
void du_free_captives(struct du_run *);

#endif
