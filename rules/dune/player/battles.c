/* The battles of the house player: see plans.h.
 * SPDX-License-Identifier: ISC */
#include "base/arena.h"
#include "rules/dune/engine/fights.h"
#include "rules/dune/player/plans.h"
#include "rules/dune/table/card.h"
#include "rules/dune/table/order.h"

/* The best leader that may lead there; 0: none. */
static int leader_for(const struct du_view *v, int territory)
{
	int best = 0;

	for (int leader = 1; leader <= DU_LEADERS; leader++)
		if (du_leader_faction(leader) == v->seat &&
		    du_may_lead(&v->t, v->seat, leader, territory) &&
		    (!best || du_leaders[leader].strength > du_leaders[best].strength))
			best = leader;
	return best;
}

/* The first card of these classes in the hand. */
static int held(const struct du_view *v, int first, int last)
{
	for (int i = 0; i < DU_HAND_MAX; i++) {
		int card = v->own.hand[i];
		if (card && du_cards[card].class >= first &&
		    du_cards[card].class <= last)
			return card;
	}
	return DU_NO_CARD;
}

static void plan(const struct du_view *v, int field, int enemy, struct moves *m)
{
	int t = du_territory_of(field), leader = leader_for(v, t);
	struct du_army a = du_army(&v->t, v->seat, field, enemy);
	int spice = a.all_full ? 0 : a.normals + a.elites;
	int weapon = held(v, DU_PROJECTILE, DU_BEAM);
	int defence =
		held(v, weapon == DU_LASGUN ? DU_SNOOPERS : DU_SHIELDS, DU_SNOOPERS);
	struct buf b = buf_in(moves_arena(m));

	if (spice > v->own.spice)
		spice = v->own.spice;
	buf_printf(&b, "battle %s vs %s dial max spice %d", du_territories[t].words,
		   du_colours[enemy], spice);
	if (leader)
		buf_printf(&b, " leader %s", du_leaders[leader].name);
	if (leader && weapon)
		buf_printf(&b, " weapon %s", du_cards[weapon].name);
	if (leader && defence)
		buf_printf(&b, " defence %s", du_cards[defence].name);
	moves_offer(m, 0, "%s", b.s);
	moves_take(m);
}

static void speak(const struct du_view *v, int territory, int enemy, struct moves *m)
{
	if (v->t.phase != DU_VOICE && !v->t.option.merge_voice)
		return;
	if (v->seat == DU_BENE_GESSERIT)
		moves_offer(m, 0, "voice %s vs %s no poison weapon",
			    du_territories[territory].words, du_colours[enemy]);
	if (v->seat == DU_ATREIDES)
		moves_offer(m, 0, "ask %s vs %s weapon",
			    du_territories[territory].words, du_colours[enemy]);
	moves_take(m);
}

void du_plan_battles(const struct du_view *v, struct moves *m)
{
	for (int area = 0; area < DU_AREAS; area++)
		for (int enemy = 0; enemy < DU_SEATS; enemy++) {
			int t = du_territory_of(area);
			if (du_field_of(&v->t, t, v->seat, enemy) != area ||
			    (v->t.phase == DU_PLAN &&
			     du_view_planned(v, DU_FIGHT_KEY(t, enemy))))
				continue;
			speak(v, t, enemy, m);
			plan(v, area, enemy, m);
		}
}
