/* Alliances: see allies.h.
 * SPDX-License-Identifier: ISC */
#include "rules/dune/engine/allies.h"

enum { ALONE = 3 }; /* strongholds that win, and one more for each ally */

unsigned du_allies(const struct du_table *t, int seat)
{
	unsigned who = 0;

	for (int at = t->ally[seat]; at != DU_NOBODY && at != seat && !(who >> at & 1);
	     at = t->ally[at])
		who |= 1U << at;
	return who;
}

bool du_are_allies(const struct du_table *t, int one, int other)
{
	return other >= 0 && du_allies(t, one) >> other & 1;
}

int du_next_ally(const struct du_table *t, int seat, int from)
{
	for (int other = from + 1; other < DU_SEATS; other++)
		if (du_are_allies(t, seat, other))
			return other;
	return DU_NOBODY;
}

int du_count_allies(const struct du_table *t, int seat)
{
	return __builtin_popcount(du_allies(t, seat));
}

void du_join(struct du_table *t, int seat, int other)
{
	t->ally[seat] = t->ally[other] == DU_NOBODY ? (int8_t)other : t->ally[other];
	t->ally[other] = (int8_t)seat;
}

void du_leave(struct du_table *t, int seat)
{
	for (int other = 0; other < DU_SEATS; other++)
		if (t->ally[other] == seat)
			t->ally[other] =
				t->ally[seat] == other ? DU_NOBODY : t->ally[seat];
	t->ally[seat] = DU_NOBODY;
}

bool du_alliances_are_rings(const struct du_table *t)
{
	for (int seat = 0; seat < DU_SEATS; seat++) {
		int at = t->ally[seat], n = 1;
		if (at == DU_NOBODY)
			continue;
		while (at != seat && at != DU_NOBODY && n++ < t->option.alliance_size)
			at = t->ally[at];
		if (at != seat || n < 2 || n > t->option.alliance_size)
			return false;
	}
	return true;
}

int du_strongholds_needed(const struct du_table *t, int seat)
{
	return ALONE + du_count_allies(t, seat);
}
