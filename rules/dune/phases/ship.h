/* Shipment: from the reserve, and for the Guild and its ally from territory to territory, for the Guild back to
 * the reserve.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_DUNE_PHASES_SHIP_H
#define RULES_DUNE_PHASES_SHIP_H

#include "rules/dune/run/run.h"

/* The seat's shipment of this turn, if it ordered one. */
void du_ship(struct du_run *, int seat);
/* May the seat's fighters end there: out of the storm, with room, and without its ally? Says why not. */
bool du_may_end(struct du_run *, int seat, int area);
/* The forces in the area that the order names as the i-th, if all the areas lie in one territory, none in the
 * storm, and each is named once. Says why not. */
bool du_part_fits(struct du_run *, int seat, const struct du_order *, int i);
/* What the order means by its i-th part of the forces that are in that area now. */
struct du_stack du_part(const struct du_run *, int seat, const struct du_order *,
			int i);

#endif
