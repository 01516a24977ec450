/* After a battle: losses, rewards, leaders who die or are captured.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_DUNE_WAR_AFTERMATH_H
#define RULES_DUNE_WAR_AFTERMATH_H

#include "rules/dune/engine/plan.h"
#include "rules/dune/run/run.h"

void du_aftermath(struct du_run *, const struct du_plan plans[DU_SIDES],
		  const struct du_outcome *);

#endif
