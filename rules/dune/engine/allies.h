/* Alliances: of two, or of three where the option alliance_size says so. The table has them as rings: each ally names
 * the next.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_DUNE_ENGINE_ALLIES_H
#define RULES_DUNE_ENGINE_ALLIES_H

#include "rules/dune/table/table.h"

/* Bit per ally of the seat, without the seat itself. */
unsigned du_allies(const struct du_table *, int seat);
bool du_are_allies(const struct du_table *, int one, int other);
/* The next ally of the seat behind `from` in the order of factions; DU_NOBODY: there is none. Begin with DU_NOBODY. */
int du_next_ally(const struct du_table *, int seat, int from);
int du_count_allies(const struct du_table *, int seat);

/* The seat, who is alone, joins the other and its allies. */
void du_join(struct du_table *, int seat, int other);
/* The seat leaves; the others stay allied. */
void du_leave(struct du_table *, int seat);

/* Is each alliance a ring, of two or of as many as the option allows? */
bool du_alliances_are_rings(const struct du_table *);
/* Strongholds that the seat and its allies need to win. */
int du_strongholds_needed(const struct du_table *, int seat);

#endif
