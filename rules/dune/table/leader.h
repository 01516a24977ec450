/* The thirty leaders. A leader is a byte from 1; 0 stands for none. Traitor cards are the same
 * numbers: there is one for each leader.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_DUNE_TABLE_LEADER_H
#define RULES_DUNE_TABLE_LEADER_H

#include "base/str.h"
#include "rules/dune/table/faction.h"

enum { DU_LEADERS_EACH = 5, DU_LEADERS = DU_LEADERS_EACH * DU_SEATS };
/* In orders and events a number beside those of leaders; 31 is a hero (order.h). */
enum { DU_KH = DU_LEADERS + 2, DU_KH_STRENGTH = 2 };

struct du_leader_info {
	const char *name;
	uint8_t strength;
};
/* By leader; row 0 is empty. Those of a faction stand together, the strongest first. */
extern const struct du_leader_info du_leaders[DU_LEADERS + 1];

static inline int du_leader(int faction, int place)
{
	return 1 + faction * DU_LEADERS_EACH + place;
}
static inline int du_leader_faction(int leader)
{
	return (leader - 1) / DU_LEADERS_EACH;
}
/* The leader of that name, in any case of letters; 0: there is none. */
int du_leader_named(struct str name);
/* The traitor that is kept where the player says nothing: the strongest leader of another faction. */
int du_default_traitor(int seat, const uint8_t dealt[DU_TRAITORS_MAX]);

#endif
