/* Moves of forces: see moves.h.
 * SPDX-License-Identifier: ISC */
#include "rules/dune/engine/moves.h"

#include "rules/dune/engine/allies.h"
#include "rules/dune/map/storm.h"

enum {
	ROOM = 2,
	ORNITHOPTERS = 3,
	FREMEN_SPEED = 2,
	INTO_STRONGHOLD = 1,
	ELSEWHERE = 2
};

int du_fighters(const struct du_table *t, int seat, int territory)
{
	int n = 0;

	for (int area = 0; area < DU_AREAS; area++)
		if (du_territory_of(area) == territory)
			n += t->forces[area][seat] -
			     (seat == DU_BENE_GESSERIT ? t->advisors[area] : 0);
	return n;
}

bool du_is_occupied(const struct du_table *t, int territory)
{
	for (int area = 0; area < DU_AREAS; area++)
		for (int seat = 0; seat < DU_SEATS; seat++)
			if (seat != DU_BENE_GESSERIT && t->forces[area][seat] &&
			    du_territory_of(area) == territory)
				return true;
	return false;
}

int du_others(const struct du_table *t, int seat, int territory)
{
	int n = 0;

	for (int other = 0; other < DU_SEATS; other++)
		n += other != seat && du_fighters(t, other, territory) > 0;
	return n;
}

bool du_has_room(const struct du_table *t, int seat, int territory)
{
	return !du_is_stronghold(territory) || du_others(t, seat, territory) < ROOM;
}

bool du_meets_ally(const struct du_table *t, int seat, int territory)
{
	for (int ally = 0; ally < DU_SEATS; ally++)
		if (du_are_allies(t, seat, ally) && territory != DU_POLAR_SINK &&
		    du_fighters(t, ally, territory) > 0)
			return true;
	return false;
}

bool du_holds_city(const struct du_table *t, int seat)
{
	return du_fighters(t, seat, DU_ARRAKEEN) || du_fighters(t, seat, DU_CARTHAG);
}

int du_speed(const struct du_table *t, int seat, bool flies)
{
	if (flies && du_holds_city(t, seat))
		return ORNITHOPTERS;
	return seat == DU_FREMEN && du_has(t, DU_FRE_MOVE) ? FREMEN_SPEED : 1;
}

int du_steps(const struct du_table *t, const struct graph *map, int seat, int from,
	     int to, bool as_advisors)
{
	int end = as_advisors ? du_territory_of(to) : DU_NOWHERE;

	uint8_t bar[DU_AREAS] = {0};

	du_bar_storm(t->storm, bar);
	for (int area = 0; area < DU_AREAS; area++)
		if (du_territory_of(area) != end &&
		    !du_has_room(t, seat, du_territory_of(area)))
			bar[area] |= GRAPH_NO_ENTRY;
	return graph_distance(map, from, to, bar);
}

int du_full_price(int area, int n)
{
	return n *
	       (du_is_stronghold(du_territory_of(area)) ? INTO_STRONGHOLD : ELSEWHERE);
}

int du_crossing_price(const struct du_table *t, int seat, int area, int n)
{
	bool half = du_has(t, DU_GUI_HALF) &&
		    (seat == DU_GUILD || du_are_allies(t, seat, DU_GUILD));
	int full = du_full_price(area, n);

	return half ? (full + 1) / 2 : full;
}

int du_price(const struct du_table *t, int seat, int area, int n)
{
	return seat == DU_FREMEN ? 0 : du_crossing_price(t, seat, area, n);
}
