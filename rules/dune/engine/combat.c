/* Battles: see combat.h.
 * SPDX-License-Identifier: ISC */
#include "rules/dune/engine/combat.h"

#include "rules/dune/table/card.h"
#include "rules/dune/table/leader.h"

enum { HALVES = 2 };

/* Dials ------------------------------------------------------------------------------------ */

/* In an army that counts in full, spice supports none and all are supported. */
static int strength(const struct du_army *a, const struct du_share *s)
{
	int full = s->full_normals + a->worth * s->full_elites;
	int half =
		s->normals - s->full_normals + a->worth * (s->elites - s->full_elites);

	return HALVES * full + (a->all_full ? HALVES : 1) * half;
}

static int fewer(const struct du_share *a, const struct du_share *b, bool most_elites)
{
	int elites = a->elites - b->elites;

	if (elites)
		return most_elites ? elites > 0 : elites < 0;
	return a->normals < b->normals;
}

/* Goes through all shares with so much spice; there are at most 21 times 21 for each number of
 * elites in full. */
static bool find(const struct du_army *a, int halves, int spice, bool most_elites,
		 struct du_share *best)
{
	bool found = false;

	for (int elites = 0; elites <= a->elites; elites++)
		for (int normals = 0; normals <= a->normals; normals++)
			for (int full = 0; full <= elites && full <= spice; full++) {
				struct du_share s = {normals, elites, spice - full,
						     full};
				if (s.full_normals > normals ||
				    strength(a, &s) != halves ||
				    (found && !fewer(&s, best, most_elites)))
					continue;
				*best = s;
				found = true;
			}
	return found;
}

bool du_losses(const struct du_army *a, int halves, int spice, bool most_elites,
	       struct du_share *lost)
{
	return spice >= 0 && !(a->all_full && spice) &&
	       find(a, halves, spice, most_elites, lost);
}

bool du_dial_is_legal(const struct du_army *a, int halves, int spice)
{
	struct du_share any;

	return du_losses(a, halves, spice, false, &any);
}

int du_greatest_dial(const struct du_army *a, int spice)
{
	int halves = HALVES * (a->normals + a->worth * a->elites);

	while (halves >= 0 && !du_dial_is_legal(a, halves, spice))
		halves--;
	return halves;
}

/* The winner ----------------------------------------------------------------------- */

bool du_kills(int weapon, int defence)
{
	switch (du_cards[weapon].class) {
	case DU_PROJECTILE:
		return du_cards[defence].class != DU_SHIELDS;
	case DU_POISON:
		return du_cards[defence].class != DU_SNOOPERS;
	case DU_BEAM:
		return true;
	default:
		return false;
	}
}

static bool explodes(const struct du_side sides[DU_SIDES])
{
	bool beam = false, shield = false;

	for (int i = 0; i < DU_SIDES; i++) {
		beam = beam || du_cards[sides[i].weapon].class == DU_BEAM;
		shield = shield || du_cards[sides[i].defence].class == DU_SHIELDS;
	}
	return beam && shield;
}

/* A leader with the Kwisatz Haderach is not a traitor [DU-050]. */
static bool betrays(const struct du_side sides[DU_SIDES], int caller)
{
	const struct du_side *other = &sides[!caller];

	return sides[caller].calls && other->leader && !other->kh;
}

/* Nobody wins: both lose all, and both pay. */
static struct du_outcome all_lost(enum du_end end)
{
	return (struct du_outcome){.end = end,
				   .winner = DU_NO_WINNER,
				   .dead = {true, true},
				   .pays = {true, true}};
}

static struct du_outcome betrayal(const struct du_side sides[DU_SIDES], int caller)
{
	struct du_outcome o = {.end = DU_BETRAYED, .winner = caller};

	o.dead[!caller] = o.pays[!caller] = true;
	o.reward = du_leaders[sides[!caller].leader].strength;
	return o;
}

static struct du_outcome fought(const struct du_side sides[DU_SIDES])
{
	struct du_outcome o = {.end = DU_FOUGHT, .pays = {true, true}};

	for (int i = 0; i < DU_SIDES; i++) {
		const struct du_side *own = &sides[i];
		int leads = du_leaders[own->leader].strength;
		o.dead[i] = du_kills(sides[!i].weapon, own->defence);
		o.total[i] = own->halves;
		if (o.dead[i])
			o.reward += leads;
		else
			o.total[i] += HALVES * (leads + (own->kh ? DU_KH_STRENGTH : 0));
	}
	o.winner = o.total[DU_AGGRESSOR] >= o.total[DU_DEFENDER] ? DU_AGGRESSOR
								 : DU_DEFENDER;
	return o;
}

struct du_outcome du_fight(const struct du_side sides[DU_SIDES])
{
	bool first = betrays(sides, DU_AGGRESSOR), second = betrays(sides, DU_DEFENDER);

	if (first && second)
		return all_lost(DU_BOTH_BETRAYED);
	if (first || second)
		return betrayal(sides, first ? DU_AGGRESSOR : DU_DEFENDER);
	return explodes(sides) ? all_lost(DU_EXPLODED) : fought(sides);
}
