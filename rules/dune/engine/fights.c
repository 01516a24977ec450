/* Which battles there are: see fights.h.
 * SPDX-License-Identifier: ISC */
#include "rules/dune/engine/fights.h"

#include "rules/dune/engine/allies.h"
#include "rules/dune/map/storm.h"
#include "rules/dune/table/order.h"

/* The first area of the field in which the area lies. */
static int field_at(const struct du_table *t, int area)
{
	int first = area;

	if (du_in_storm(area, t->storm))
		return area;
	while (first > 0 && du_territory_of(first - 1) == du_territory_of(area) &&
	       !du_in_storm(first - 1, t->storm))
		first--;
	return first;
}

struct du_stack du_army_in(const struct du_table *t, int seat, int field)
{
	struct du_stack all = {0};

	for (int area = field;
	     area < DU_AREAS && du_territory_of(area) == du_territory_of(field) &&
	     field_at(t, area) == field;
	     area++) {
		all.n += t->forces[area][seat] -
			 (seat == DU_BENE_GESSERIT ? t->advisors[area] : 0);
		all.elites += t->elites[area][seat];
	}
	return all;
}

bool du_would_fight(const struct du_table *t, int field, int one, int other)
{
	return one != other && !du_are_allies(t, one, other) &&
	       du_territory_of(field) != DU_POLAR_SINK && field_at(t, field) == field &&
	       du_army_in(t, one, field).n > 0 && du_army_in(t, other, field).n > 0;
}

int du_field_of(const struct du_table *t, int territory, int one, int other)
{
	for (int area = 0; area < DU_AREAS; area++)
		if (du_territory_of(area) == territory &&
		    du_would_fight(t, area, one, other))
			return area;
	return DU_NOWHERE;
}

/* Bit per seat that has an army in the field, and somebody there whom it fights. */
static unsigned fighters_in(const struct du_table *t, int field)
{
	unsigned there = 0, who = 0;

	for (int seat = 0; seat < DU_SEATS; seat++)
		there |= du_army_in(t, seat, field).n > 0 ? 1U << seat : 0;
	for (int one = 0; one < DU_SEATS; one++)
		for (int other = one + 1; other < DU_SEATS; other++)
			if (there >> one & there >> other & 1 &&
			    !du_are_allies(t, one, other))
				who |= 1U << one | 1U << other;
	return who;
}

unsigned du_battlers(const struct du_table *t)
{
	unsigned who = 0;

	for (int area = 0; area < DU_AREAS; area++)
		if (du_territory_of(area) != DU_POLAR_SINK && field_at(t, area) == area)
			who |= fighters_in(t, area);
	return who;
}

static bool has_battle(const struct du_table *t, int seer)
{
	return du_battlers(t) & (1U << seer | du_allies(t, seer));
}

unsigned du_seers(const struct du_table *t)
{
	unsigned who = 0;

	if (du_has(t, DU_BG_VOICE) && has_battle(t, DU_BENE_GESSERIT))
		who |= 1U << DU_BENE_GESSERIT;
	if (du_has(t, DU_ATR_PRESCIENCE) && has_battle(t, DU_ATREIDES))
		who |= 1U << DU_ATREIDES;
	return who & ~(unsigned)t->vacant;
}

static int worth(const struct du_table *t, int seat, int against)
{
	if (seat == DU_EMPEROR)
		return du_has(t, DU_EMP_SARDAUKAR) && against != DU_FREMEN ? 2 : 1;
	return seat == DU_FREMEN && du_has(t, DU_FRE_FEDAYKIN) ? 2 : 1;
}

struct du_army du_army(const struct du_table *t, int seat, int field, int against)
{
	struct du_stack all = du_army_in(t, seat, field);

	return (struct du_army){
		.normals = all.n - all.elites,
		.elites = all.elites,
		.worth = worth(t, seat, against),
		.all_full = !t->option.advanced_combat ||
			    (seat == DU_FREMEN && du_has(t, DU_FRE_NOSPICE))};
}

bool du_may_lead(const struct du_table *t, int seat, int leader, int territory)
{
	bool own = du_leader_faction(leader) == seat;

	if (t->leader[leader] != (own ? DU_FREE : DU_CAPTURED) ||
	    (!own && seat != DU_HARKONNEN))
		return false;
	return !t->fought[leader] || t->fought[leader] == territory + 1;
}

int du_strongest_leader(const struct du_table *t, int seat, int territory)
{
	int best = DU_NO_LEADER;
	bool best_own = false;

	for (int leader = 1; leader <= DU_LEADERS; leader++) {
		bool own = du_leader_faction(leader) == seat;
		if (!du_may_lead(t, seat, leader, territory) ||
		    (best && best_own && !own))
			continue;
		if (!best || (own && !best_own) ||
		    du_leaders[leader].strength > du_leaders[best].strength) {
			best = leader;
			best_own = own;
		}
	}
	return best;
}

bool du_kh_may_fight(const struct du_table *t, int territory)
{
	return du_has(t, DU_ATR_KH) && t->kh_lost >= DU_KH_FORCES && !t->kh_dead &&
	       (!t->kh_at || t->kh_at == territory + 1);
}
