/* After a battle: see aftermath.h.
 * SPDX-License-Identifier: ISC */
#include "rules/dune/war/aftermath.h"

#include "rules/dune/engine/cards.h"
#include "rules/dune/engine/fights.h"
#include "rules/dune/war/capture.h"

/* Forces --------------------------------------------------------------------------------------- */

/* Seven of Atreides' forces lost in battle bring the Kwisatz Haderach. */
static void count_for_kh(struct du_run *r, int seat, int n)
{
	struct du_table *t = &r->s->t;
	int before = t->kh_lost, after = before + n;

	if (seat != DU_ATREIDES || !t->option.advanced_factions)
		return;
	t->kh_lost = (uint8_t)(after < DU_KH_FORCES ? after : DU_KH_FORCES);
	if (before < DU_KH_FORCES && t->kh_lost == DU_KH_FORCES)
		event_add(r->x->events, DU_EV_KH, AUDIENCE_ALL, "", 2, seat, 1);
}

/* Fighters of the seat in the field, from its areas in their order. */
static void lose(struct du_run *r, int seat, int field, int normals, int elites)
{
	struct du_table *t = &r->s->t;

	count_for_kh(r, seat, normals + elites);
	for (int area = field; area < DU_AREAS && normals + elites > 0; area++) {
		struct du_stack has = du_there(t, seat, area);
		int e = elites < has.elites ? elites : has.elites;
		int n = has.n - has.elites -
			(seat == DU_BENE_GESSERIT ? t->advisors[area] : 0);
		n = normals < n ? normals : n;
		du_kill(t, seat, area, (struct du_stack){n + e, e});
		normals -= n;
		elites -= e;
	}
}

static void lose_all(struct du_run *r, int seat, int field)
{
	struct du_stack all = du_army_in(&r->s->t, seat, field);

	if (!all.n)
		return;
	lose(r, seat, field, all.n - all.elites, all.elites);
	event_add(r->x->events, DU_EV_LOST, AUDIENCE_ALL, "", 4, seat, all.n,
		  all.elites, du_territory_of(field));
}

/* Leaders and cards ---------------------------------------------------------------------------- */

static void lose_card(struct du_run *r, int seat, int card)
{
	if (card)
		du_lay_off(r, seat, card);
}

static void lose_cards(struct du_run *r, const struct du_plan *p)
{
	lose_card(r, p->seat, p->side.weapon);
	lose_card(r, p->seat, p->side.defence);
	if (p->hero)
		lose_card(r, p->seat, DU_CHEAP_HERO);
}

/* The winner of a fight keeps their cards, but for the hero and those that they want to lay off. */
static void keep_cards(struct du_run *r, const struct du_plan *p)
{
	if (p->hero)
		lose_card(r, p->seat, DU_CHEAP_HERO);
	if (p->drop & DU_DROP_WEAPON)
		lose_card(r, p->seat, p->side.weapon);
	if (p->drop & DU_DROP_DEFENCE)
		lose_card(r, p->seat, p->side.defence);
}

static void leaders(struct du_run *r, const struct du_plan *p, bool dead)
{
	struct du_table *t = &r->s->t;
	int territory = du_territory_of(p->field);

	if (p->side.kh)
		t->kh_at = (uint8_t)(territory + 1);
	if (!p->side.leader)
		return;
	t->fought[p->side.leader] = (uint8_t)(territory + 1);
	if (dead)
		du_leader_dies(r, p->seat, p->side.leader);
}

static void pay_plans(struct du_run *r, const struct du_plan plans[DU_SIDES],
		      const struct du_outcome *o)
{
	for (int i = 0; i < DU_SIDES; i++) {
		int n = plans[i].side.spice;
		if (!n || !o->pays[i])
			continue;
		du_add_spice(r, plans[i].seat, -n);
		event_add(r->x->events, DU_EV_SPENT, AUDIENCE_ALL, "DU-047", 2,
			  plans[i].seat, n);
	}
}

/* Ends ------------------------------------------------------------------------------------------ */

/* Of the whole territory, forces of everybody and spice [DU-047]. */
static void explode(struct du_run *r, const struct du_plan plans[DU_SIDES])
{
	struct du_table *t = &r->s->t;
	int territory = du_territory_of(plans[0].field);

	event_add(r->x->events, DU_EV_EXPLODED, AUDIENCE_ALL, "DU-047", 1, territory);
	for (int i = 0; i < DU_SIDES; i++)
		if (plans[i].side.kh) {
			t->kh_dead = 1;
			t->kh_deaths++;
			event_add(r->x->events, DU_EV_KH, AUDIENCE_ALL, "", 2,
				  plans[i].seat, 0);
		}
	for (int area = 0; area < DU_AREAS; area++) {
		if (du_territory_of(area) != territory)
			continue;
		for (int seat = 0; seat < DU_SEATS; seat++) {
			struct du_stack all = du_there(t, seat, area);
			if (!all.n)
				continue;
			count_for_kh(r, seat, all.n);
			du_kill(t, seat, area, all);
			event_add(r->x->events, DU_EV_LOST, AUDIENCE_ALL, "DU-047", 4,
				  seat, all.n, all.elites, territory);
		}
		du_lose_spice(r, area, DU_EV_SPICE_SWEPT);
	}
}

static void all_lost(struct du_run *r, const struct du_plan plans[DU_SIDES],
		     const struct du_outcome *o)
{
	for (int i = 0; i < DU_SIDES; i++) {
		leaders(r, &plans[i], true);
		lose_cards(r, &plans[i]);
	}
	if (o->end == DU_EXPLODED)
		explode(r, plans);
	for (int i = 0; i < DU_SIDES; i++)
		lose_all(r, plans[i].seat, plans[i].field);
	event_add(r->x->events, DU_EV_BOTH_LOST, AUDIENCE_ALL, "", 3,
		  du_territory_of(plans[0].field), plans[0].seat, plans[1].seat);
}

static void won(struct du_run *r, const struct du_plan *w, const struct du_plan *l,
		const struct du_outcome *o)
{
	struct du_share lost = {0};
	bool fought = o->end == DU_FOUGHT;

	if (fought &&
	    !du_losses(&w->army, w->side.halves, w->side.spice, w->most_elites, &lost))
		lost = (struct du_share){w->army.normals, w->army.elites, 0, 0};
	lose(r, w->seat, w->field, lost.normals, lost.elites);
	event_add(r->x->events, DU_EV_WON, AUDIENCE_ALL, "DU-044", 5, w->seat,
		  du_territory_of(w->field), lost.normals + lost.elites, lost.elites,
		  l->seat);
	leaders(r, w, o->dead[o->winner]);
	leaders(r, l, o->dead[!o->winner]);
	lose_all(r, l->seat, l->field);
	lose_cards(r, l);
	if (fought)
		keep_cards(r, w);
	if (o->reward) {
		du_add_spice(r, w->seat, o->reward);
		event_add(r->x->events, DU_EV_REWARD, AUDIENCE_ALL, "DU-048", 2,
			  w->seat, o->reward);
	}
	du_capture(r, w, l->seat);
}

void du_aftermath(struct du_run *r, const struct du_plan plans[DU_SIDES],
		  const struct du_outcome *o)
{
	if (o->end == DU_FOUGHT)
		event_add(r->x->events, DU_EV_TOTALS, AUDIENCE_ALL, "", 4,
			  plans[0].seat, o->total[0], plans[1].seat, o->total[1]);
	pay_plans(r, plans, o);
	if (o->winner == DU_NO_WINNER)
		all_lost(r, plans, o);
	else
		won(r, &plans[o->winner], &plans[!o->winner], o);
	for (int i = 0; i < DU_SIDES; i++)
		du_captive_was_used(r, plans[i].seat, plans[i].side.leader);
	du_free_captives(r);
}
