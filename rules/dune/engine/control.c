/* Holders of territories: see control.h.
 * SPDX-License-Identifier: ISC */
#include "rules/dune/engine/control.h"

#include "rules/dune/engine/allies.h"
#include "rules/dune/engine/moves.h"

int du_holder(const struct du_table *t, int territory)
{
	int holder = DU_NOBODY;

	for (int seat = 0; seat < DU_SEATS; seat++) {
		if (!du_fighters(t, seat, territory))
			continue;
		if (holder != DU_NOBODY)
			return DU_NOBODY;
		holder = seat;
	}
	return holder;
}

int du_strongholds(const struct du_table *t, int seat)
{
	int n = 0;

	for (int i = 0; i < DU_TERRITORIES; i++)
		n += du_is_stronghold(i) && du_holder(t, i) == seat;
	return n;
}

int du_held_together(const struct du_table *t, int seat)
{
	int n = du_strongholds(t, seat);

	for (int ally = 0; ally < DU_SEATS; ally++)
		n += du_are_allies(t, seat, ally) ? du_strongholds(t, ally) : 0;
	return n;
}
