/* Plans of battle for the tests.
 * SPDX-License-Identifier: ISC */
#ifndef TESTS_RULES_DUNE_BATTLE_KIT_H
#define TESTS_RULES_DUNE_BATTLE_KIT_H

#include "tests/rules/dune/dune_kit.h"

/* A plan that says the dial in halves, the spice and the leader, and nothing more. */
static inline struct du_order plan(int halves, int spice, int leader)
{
	return (struct du_order){.verb = DU_BATTLE,
				 .n = (int16_t)halves,
				 .spice = (int16_t)spice,
				 .n_list = 1,
				 .list = {(uint8_t)leader}};
}

static inline struct du_order armed(struct du_order o, int weapon, int defence)
{
	o.n_weapon = weapon != DU_NO_CARD;
	o.weapon[0] = (uint8_t)weapon;
	o.n_defence = defence != DU_NO_CARD;
	o.defence[0] = (uint8_t)defence;
	return o;
}

static inline void plans(int seat, int territory, int against, struct du_order o)
{
	o.seat = (int8_t)against;
	orders(seat, o, DU_FIGHT_KEY(territory, against));
}

static inline void traitor(int seat, int leader)
{
	d.s.h.traitor[seat][0] = (uint8_t)leader;
}

/* Atreides, aggressor with the storm in 18, and Harkonnen in Arrakeen, 5 normals each. */
static inline void meet(void)
{
	put(A, at(DU_ARRAKEEN, 0), 5, 0);
	put(H, at(DU_ARRAKEEN, 0), 5, 0);
}

static inline int hawat(void)
{
	return du_leader(A, 0); /* 5 */
}
static inline int feyd(void)
{
	return du_leader(H, 0); /* 6 */
}

#endif
