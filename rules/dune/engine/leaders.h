/* Dead leaders, and which of them may come back.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_DUNE_ENGINE_LEADERS_H
#define RULES_DUNE_ENGINE_LEADERS_H

#include "rules/dune/table/table.h"

/* May this dead leader, or the Kwisatz Haderach, be bought back [DU-026]? */
bool du_leader_may_return(const struct du_table *, int leader);

#endif
