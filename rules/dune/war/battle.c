/* The battles of a turn: see battle.h.
 * SPDX-License-Identifier: ISC */
#include "rules/dune/war/battle.h"

#include <string.h>

#include "rules/dune/engine/allies.h"
#include "rules/dune/engine/fights.h"
#include "rules/dune/engine/order.h"
#include "rules/dune/run/karama.h"
#include "rules/dune/war/aftermath.h"
#include "rules/dune/war/plan.h"

/* One battle ------------------------------------------------------------------------------------- */

/* Others may cancel what the seat fights with, before the plans are shown. */
static void use_advantages(struct du_run *r, int seat, int field, int against)
{
	const struct du_table *t = &r->s->t;
	bool elites = du_army_in(t, seat, field).elites > 0;

	if (seat == DU_ATREIDES && du_kh_may_fight(t, du_territory_of(field)))
		du_uses(r, DU_ATR_KH);
	if (seat == DU_EMPEROR && elites && against != DU_FREMEN)
		du_uses(r, DU_EMP_SARDAUKAR);
	if (seat == DU_FREMEN && elites)
		du_uses(r, DU_FRE_FEDAYKIN);
	if (seat == DU_FREMEN && t->option.advanced_combat)
		du_uses(r, DU_FRE_NOSPICE);
}

/* The seat whose traitor card of that leader the caller may show: their own, or that of their ally
 * Harkonnen. DU_NOBODY: none. */
static int traitor_card_of(const struct du_state *s, int caller, int leader)
{
	if (!leader)
		return DU_NOBODY;
	if (memchr(s->h.traitor[caller], leader, DU_TRAITORS_MAX))
		return caller;
	return du_are_allies(&s->t, caller, DU_HARKONNEN) &&
			       memchr(s->h.traitor[DU_HARKONNEN], leader,
				      DU_TRAITORS_MAX)
		       ? DU_HARKONNEN
		       : DU_NOBODY;
}

static void call(struct du_run *r, struct du_plan *p, const struct du_plan *other)
{
	p->side.calls = !p->no_call && !other->side.kh &&
			traitor_card_of(r->s, p->seat, other->side.leader) != DU_NOBODY;
}

/* The card has been used: it is set aside [DU-027]. */
static void show_traitor(struct du_run *r, const struct du_plan *p,
			 const struct du_plan *other)
{
	int leader = other->side.leader, of = traitor_card_of(r->s, p->seat, leader);
	uint8_t *own = r->s->h.traitor[of];
	uint8_t *at = memchr(own, leader, DU_TRAITORS_MAX);

	event_add(r->x->events, DU_EV_TRAITOR, AUDIENCE_ALL, "DU-027", 4, p->seat,
		  other->seat, leader, of);
	memmove(at, at + 1, (size_t)(own + DU_TRAITORS_MAX - 1 - at));
	own[DU_TRAITORS_MAX - 1] = 0;
}

static void show_plan(struct du_run *r, const struct du_plan *p)
{
	const struct du_side *s = &p->side;

	event_add(r->x->events, DU_EV_PLAN, AUDIENCE_ALL, "DU-043", 7, p->seat,
		  s->halves, s->spice, p->hero ? DU_HERO : s->leader, s->weapon,
		  s->defence, s->kh);
}

static void fight(struct du_run *r, int field, int aggressor, int defender)
{
	struct du_plan plans[DU_SIDES];
	struct du_side sides[DU_SIDES];

	use_advantages(r, aggressor, field, defender);
	use_advantages(r, defender, field, aggressor);
	plans[DU_AGGRESSOR] = du_plan_of(r, aggressor, field, defender);
	plans[DU_DEFENDER] = du_plan_of(r, defender, field, aggressor);
	for (int i = 0; i < DU_SIDES; i++)
		call(r, &plans[i], &plans[!i]);
	event_add(r->x->events, DU_EV_BATTLE, AUDIENCE_ALL, "DU-038", 3,
		  du_territory_of(field), aggressor, defender);
	for (int i = 0; i < DU_SIDES; i++) {
		show_plan(r, &plans[i]);
		sides[i] = plans[i].side;
	}
	const struct du_outcome o = du_fight(sides);
	for (int i = 0; i < DU_SIDES; i++)
		if (sides[i].calls)
			show_traitor(r, &plans[i], &plans[!i]);
	r->s->t.wheel[0] = (int8_t)aggressor;
	r->s->t.wheel[1] = (int8_t)defender;
	du_aftermath(r, plans, &o);
}

/* The next battle -------------------------------------------------------------------------------- */

enum { LAST = 1000 };

/* The place of a battle in the aggressor's own order. */
static int place_of(const struct du_order *o, int key)
{
	for (int i = 0; o && i < o->n_list; i++)
		if (o->list[i] == key)
			return i;
	return LAST;
}

/* By the aggressor's order, then by territories, then in storm order of opponents. false: none is left. */
static bool next_fight(const struct du_run *r, int seat, const struct du_order *o,
		       int *field, int *other)
{
	const struct du_table *t = &r->s->t;
	int order[DU_SEATS], n = du_storm_order(t, order), best = LAST + 1;

	for (int area = 0; area < DU_AREAS; area++)
		for (int i = 0; i < n; i++) {
			int place = place_of(
				o, DU_FIGHT_KEY(du_territory_of(area), order[i]));
			if (place >= best || !du_would_fight(t, area, seat, order[i]))
				continue;
			best = place;
			*field = area;
			*other = order[i];
		}
	return best <= LAST;
}

void du_battles(struct du_run *r)
{
	int order[DU_SEATS], n = du_storm_order(&r->s->t, order), field, other;

	for (int i = 0; i < n; i++) {
		const struct du_order *o =
			du_order_of(r, order[i], DU_ORDER, NULL, "DU-038");
		while (next_fight(r, order[i], o, &field, &other))
			fight(r, field, order[i], other);
	}
	memset(r->s->t.fought, 0, sizeof r->s->t.fought);
	r->s->t.kh_at = 0;
}
