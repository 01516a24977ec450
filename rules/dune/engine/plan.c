/* A plan of battle: see plan.h.
 * SPDX-License-Identifier: ISC */
#include "rules/dune/engine/plan.h"

int du_element_of(const struct du_plan *p, enum du_element element)
{
	switch (element) {
	case DU_ASKS_LEADER:
		return p->hero ? DU_HERO : p->side.leader;
	case DU_ASKS_WEAPON:
		return p->side.weapon;
	case DU_ASKS_DEFENCE:
		return p->side.defence;
	case DU_ASKS_DIAL:
		return p->side.halves;
	case DU_NO_ELEMENT:
		break;
	}
	return 0;
}
