/* The battles of the house player: see plans.h.
 * SPDX-License-Identifier: ISC */
#include "base/arena.h"
#include "rules/dune/engine/fights.h"
#include "rules/dune/player/plans.h"
#include "rules/dune/table/card.h"
#include "rules/dune/table/order.h"

int du_best_leader(const struct du_view *v, int seat, int territory)
{
	int best = 0;

	for (int leader = 1; leader <= DU_LEADERS; leader++)
		if (du_may_lead(&v->t, seat, leader, territory) &&
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

/* The most that the enemy can dial, in halves, as far as the board shows it. */
static int most_of(const struct du_view *v, int field, int enemy)
{
	struct du_army a = du_army(&v->t, enemy, field, v->seat);

	return du_greatest_dial(&a, a.all_full ? 0 : a.normals + a.elites);
}

/* What must be dialled to win against all that the enemy can dial with their best leader, in halves. Without a defence the
 * own leader may be killed, and does not count. */
static int needed(const struct du_view *v, int field, int enemy, int leader,
		  bool defended)
{
	int t = du_territory_of(field), theirs = du_best_leader(v, enemy, t);
	int need = most_of(v, field, enemy) + 1;

	need += theirs ? 2 * du_leaders[theirs].strength : 0;
	if (leader && (defended || !v->t.n_hand[enemy]))
		need -= 2 * du_leaders[leader].strength;
	return need < 2 ? 2 : need;
}

/* The least dial from `need` on that is legal with much spice, else the greatest one; and its spice. */
static int dial_of(const struct du_army *a, int need, int held, int *spice)
{
	int all = a->all_full ? 0 : a->normals + a->elites;
	int most = held < all ? held : all, greatest = du_greatest_dial(a, most);

	for (int halves = need; halves < greatest; halves++)
		for (*spice = most; *spice >= 0; --*spice)
			if (du_dial_is_legal(a, halves, *spice))
				return halves;
	*spice = most;
	return greatest;
}

static bool has_kh(const struct du_view *v, int territory)
{
	return v->seat == DU_ATREIDES && du_kh_may_fight(&v->t, territory);
}

static void plan(const struct du_view *v, int field, int enemy, struct moves *m)
{
	int t = du_territory_of(field), leader = du_best_leader(v, v->seat, t), spice;
	struct du_army a = du_army(&v->t, v->seat, field, enemy);
	int weapon = held(v, DU_PROJECTILE, DU_BEAM);
	int defence =
		held(v, weapon == DU_LASGUN ? DU_SNOOPERS : DU_SHIELDS, DU_SNOOPERS);
	int halves = dial_of(&a, needed(v, field, enemy, leader, defence != DU_NO_CARD),
			     v->own.spice, &spice);
	struct buf b = buf_in(moves_arena(m));

	buf_printf(&b, "battle %s vs %s dial %d%s spice %d", du_territories[t].words,
		   du_colours[enemy], halves / 2, halves % 2 ? ".5" : "", spice);
	if (leader)
		buf_printf(&b, " leader %s", du_leaders[leader].name);
	if (leader && weapon)
		buf_printf(&b, " weapon %s", du_cards[weapon].name);
	if (leader && defence)
		buf_printf(&b, " defence %s", du_cards[defence].name);
	if (leader && has_kh(v, t))
		buf_z(&b, " kh");
	moves_offer(m, 0, "%s", b.s);
	moves_take(m);
}

static void speak(const struct du_view *v, int territory, int enemy, struct moves *m)
{
	if (v->t.phase != DU_VOICE && !v->t.option.merge_voice)
		return;
	if (v->seat == DU_BENE_GESSERIT) /* what the own hand does not stop */
		moves_offer(m, 0, "voice %s vs %s no %s weapon",
			    du_territories[territory].words, du_colours[enemy],
			    held(v, DU_SNOOPERS, DU_SNOOPERS) ? "projectile"
							      : "poison");
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
