/* Plans of battle: from the order to what is fought with.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_DUNE_WAR_PLAN_H
#define RULES_DUNE_WAR_PLAN_H

#include "rules/dune/engine/plan.h"
#include "rules/dune/run/run.h"

/* The seat's plan for the battle in that field against that player, by its order or without one by the
 * default. It heeds the Voice and the elements that prescience saw. */
struct du_plan du_plan_of(struct du_run *, int seat, int field, int against);

#endif
