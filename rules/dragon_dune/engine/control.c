/* Control: see control.h.
 * SPDX-License-Identifier: ISC */
#include "rules/dragon_dune/engine/control.h"

bool dd_allied(const struct dd_table *t, int a, int b)
{
	return t->ally[a] == b;
}

int dd_controller(const struct dd_table *t, int area)
{
	int owner = DD_NOBODY;

	for (int seat = 0; seat < DD_SEATS; seat++) {
		if (!t->tokens[area][seat])
			continue;
		if (owner != DD_NOBODY)
			return DD_NOBODY;
		owner = seat;
	}
	return owner;
}

/* Only the seat and its ally have tokens there. */
static bool alliance_controls(const struct dd_table *t, int seat, int area)
{
	bool there = false;

	for (int i = 0; i < DD_SEATS; i++) {
		if (!t->tokens[area][i])
			continue;
		if (i != seat && !dd_allied(t, seat, i))
			return false;
		there = true;
	}
	return there;
}

int dd_enemies(const struct dd_table *t, int seat, int area)
{
	int n = 0;

	for (int i = 0; i < DD_SEATS; i++)
		if (i != seat && !dd_allied(t, seat, i))
			n += t->tokens[area][i];
	return n;
}

bool dd_has_room(const struct dd_table *t, int seat, int area)
{
	int others = 0;

	if (!dd_is_castle(area))
		return true;
	for (int i = 0; i < DD_SEATS; i++)
		others += i != seat && t->tokens[area][i] > 0;
	return others < 2;
}

int dd_castles(const struct dd_table *t, int seat)
{
	int n = 0;

	for (int area = 0; area < DD_AREAS; area++)
		n += dd_is_castle(area) && dd_controller(t, area) == seat;
	return n;
}

int dd_alliance_castles(const struct dd_table *t, int seat)
{
	int n = 0;

	for (int area = 0; area < DD_AREAS; area++)
		n += dd_is_castle(area) && alliance_controls(t, seat, area);
	return n;
}

bool dd_would_fight(const struct dd_table *t, int area, int one, int other)
{
	return dd_map[area].type != DD_PALACE && one != other &&
	       !dd_allied(t, one, other) && t->tokens[area][one] &&
	       t->tokens[area][other];
}

unsigned dd_fighters(const struct dd_table *t)
{
	unsigned fight = 0;

	for (int area = 0; area < DD_AREAS; area++)
		for (int one = 0; one < DD_SEATS; one++)
			for (int other = 0; other < DD_SEATS; other++)
				if (dd_would_fight(t, area, one, other))
					fight |= 1U << one;
	return fight;
}

bool dd_may_ask_for_ally(const struct dd_table *t)
{
	int ally = t->ally[DD_ELVES];

	return ally != DD_NOBODY && dd_fighters(t) >> ally & 1;
}

bool dd_may_bid(const struct dd_table *t, int seat)
{
	return t->n_lots && t->gold[seat] && t->n_hand[seat] < dd_factions[seat].hand;
}
