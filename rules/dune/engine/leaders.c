/* Dead leaders: see leaders.h.
 * SPDX-License-Identifier: ISC */
#include "rules/dune/engine/leaders.h"

bool du_leader_may_return(const struct du_table *t, int leader)
{
	bool kh = leader == DU_KH;
	int faction = kh ? DU_ATREIDES : du_leader_faction(leader);
	int own = kh ? t->kh_deaths : t->deaths[leader], least = own, waiting = own;
	bool free = false;

	for (int i = 0; i < DU_LEADERS_EACH; i++) {
		int other = du_leader(faction, i), n = t->deaths[other];
		free = free || t->leader[other] == DU_FREE;
		least = n < least ? n : least;
		if (t->leader[other] == DU_DEAD)
			waiting = n < waiting ? n : waiting;
	}
	/* Where none is free, a leader who died twice still waits for those who died once. */
	return (kh ? t->kh_dead : t->leader[leader] == DU_DEAD) &&
	       own == (free ? least : waiting);
}
