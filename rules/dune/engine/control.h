/* Holders of territories and strongholds.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_DUNE_ENGINE_CONTROL_H
#define RULES_DUNE_ENGINE_CONTROL_H

#include "rules/dune/table/table.h"

/* The only player with fighters there; DU_NOBODY: nobody has any, or several have [DU-054]. */
int du_holder(const struct du_table *, int territory);
/* Strongholds that the seat holds. */
int du_strongholds(const struct du_table *, int seat);
/* The same with those of its allies. */
int du_held_together(const struct du_table *, int seat);

#endif
