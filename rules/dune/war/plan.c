/* Plans of battle: see plan.h.
 * SPDX-License-Identifier: ISC */
#include "rules/dune/war/plan.h"

#include "rules/dune/engine/cards.h"
#include "rules/dune/engine/fights.h"
#include "rules/dune/war/heard.h"

/* The parts of a plan in DU_EV_BARE. */
enum { BARE_LEADER = 1, BARE_WEAPON, BARE_DEFENCE, BARE_DIAL };

/* Dials --------------------------------------------------------------------------------------- */

static int least(int a, int b)
{
	return a < b ? a : b;
}

/* The least spice with which the dial is legal; -1: none that is held is. */
static int spice_for(const struct du_army *a, int halves, int held)
{
	for (int spice = 0; spice <= least(held, a->normals + a->elites); spice++)
		if (du_dial_is_legal(a, halves, spice))
			return spice;
	return -1;
}

/* The dial as the order has it. Its spice may be -1: no spice makes it legal. */
static void want(const struct du_army *a, const struct du_order *o, int held,
		 int *halves, int *spice)
{
	int all = least(held, a->all_full ? 0 : a->normals + a->elites);

	*halves = o->n;
	*spice = o->spice;
	if (o->n == DU_ALL) {
		*halves = du_greatest_dial(a, o->spice == DU_UNSAID ? all : o->spice);
		*halves = *halves > o->less ? *halves - o->less : 0;
	}
	if (o->spice == DU_UNSAID)
		*spice = spice_for(a, *halves, held);
}

static bool is_legal(const struct du_army *a, int halves, int spice, int held)
{
	return spice >= 0 && spice <= held && du_dial_is_legal(a, halves, spice);
}

/* The greatest legal dial up to `halves` with up to so much spice. */
static void nearest(const struct du_army *a, int held, int *halves, int *spice)
{
	int most = *spice < 0 ? held : least(*spice, held);

	for (; *halves > 0; --*halves)
		for (*spice = most; *spice >= 0; --*spice)
			if (du_dial_is_legal(a, *halves, *spice))
				return;
	*halves = *spice = 0;
}

struct dialled {
	struct du_army army;
	int halves, spice;
};

static enum pick_fit fits(void *run, int seat, const void *action, void *plan,
			  enum pick_look look)
{
	struct du_run *r = run;
	struct dialled d = *(struct dialled *)plan;
	int held = r->s->h.spice[seat];
	bool whole;

	want(&d.army, action, held, &d.halves, &d.spice);
	whole = is_legal(&d.army, d.halves, d.spice, held);
	if (!whole && look == PICK_AS_WRITTEN)
		return du_no(r, d.spice > held ? DU_WHY_NO_SPICE : DU_WHY_DIAL);
	if (!whole)
		nearest(&d.army, held, &d.halves, &d.spice);
	if (look != PICK_WHAT_IF)
		*(struct dialled *)plan = d;
	return whole ? PICK_WHOLE : PICK_IN_PART;
}

/* Half of the forces, rounded down, without spice. */
static void half(struct dialled *d)
{
	d->halves = 2 * ((d->army.normals + d->army.elites) / 2);
	d->spice = 0;
	nearest(&d->army, 0, &d->halves, &d->spice);
}

/* Leaders and cards --------------------------------------------------------------------------- */

static void tell_bare(struct du_run *r, struct du_plan *p, int part)
{
	p->bare = true;
	event_add(r->x->events, DU_EV_BARE, AUDIENCE_SEAT(p->seat), "", 3, p->seat,
		  du_territory_of(p->field), part);
}

static bool can_lead(struct du_run *r, const struct du_plan *p, int leader)
{
	if (leader == DU_HERO)
		return du_held_of(r->s, p->seat, DU_HEROES) &&
		       du_voiced(&r->s->t, p->seat, p->field, p->against, DU_HEROES) !=
			       DU_FORBIDS;
	return leader &&
	       du_may_lead(&r->s->t, p->seat, leader, du_territory_of(p->field));
}

/* The best that they have, then a hero. */
static int best_leader(struct du_run *r, const struct du_plan *p)
{
	int best = du_strongest_leader(&r->s->t, p->seat, du_territory_of(p->field));

	return !best && can_lead(r, p, DU_HERO) ? DU_HERO : best;
}

/* A leader is compulsory where one is available. */
static int leader_of(struct du_run *r, struct du_plan *p, const struct du_order *o)
{
	if (du_voiced(&r->s->t, p->seat, p->field, p->against, DU_HEROES) ==
		    DU_COMMANDS &&
	    can_lead(r, p, DU_HERO))
		return DU_HERO;
	for (int i = 0; o && i < o->n_list; i++)
		if (can_lead(r, p, o->list[i]))
			return o->list[i];
	int best = best_leader(r, p);
	if (o && o->n_list && best != o->list[0])
		tell_bare(r, p, BARE_LEADER);
	return best;
}

/* Does a card of that class fill the slot? */
static bool fills(int card, bool weapon)
{
	switch (du_cards[card].class) {
	case DU_PROJECTILE:
	case DU_POISON:
	case DU_BEAM:
		return weapon;
	case DU_SHIELDS:
	case DU_SNOOPERS:
		return !weapon;
	case DU_WORTHLESS:
		return true;
	default:
		return false;
	}
}

/* Can the card be played in the slot? A worthless card in the other slot is not free. */
static bool can_play(struct du_run *r, const struct du_plan *p, int card, bool weapon,
		     int other)
{
	return card && du_holds(r->s, p->seat, card) && fills(card, weapon) &&
	       card != other &&
	       du_voiced(&r->s->t, p->seat, p->field, p->against,
			 du_cards[card].class) != DU_FORBIDS;
}

/* The card of a class that the Voice commands for the slot. */
static int commanded(struct du_run *r, const struct du_plan *p, bool weapon, int other)
{
	for (int i = 0; i < r->s->t.n_hand[p->seat]; i++) {
		int card = r->s->h.hand[p->seat][i];
		if (can_play(r, p, card, weapon, other) &&
		    du_voiced(&r->s->t, p->seat, p->field, p->against,
			      du_cards[card].class) == DU_COMMANDS &&
		    (!other || du_cards[card].class != du_cards[other].class))
			return card;
	}
	return DU_NO_CARD;
}

static int card_of(struct du_run *r, struct du_plan *p, const uint8_t list[], int n,
		   bool weapon, int other)
{
	int card = commanded(r, p, weapon, other);

	/* A commanded class that the list has too is played as the list prefers. */
	for (int i = 0; i < n; i++)
		if (can_play(r, p, list[i], weapon, other) &&
		    (!card || du_cards[list[i]].class == du_cards[card].class))
			return list[i];
	if (n && list[0])
		tell_bare(r, p, weapon ? BARE_WEAPON : BARE_DEFENCE);
	return card;
}

/* No leader or hero, no cards. */
static void choose_cards(struct du_run *r, struct du_plan *p, const struct du_order *o)
{
	struct du_side *s = &p->side;

	s->weapon = s->defence = DU_NO_CARD;
	if (!s->leader && !p->hero)
		return;
	s->weapon = card_of(r, p, o ? o->weapon : NULL, o ? o->n_weapon : 0, true,
			    DU_NO_CARD);
	s->defence = card_of(r, p, o ? o->defence : NULL, o ? o->n_defence : 0, false,
			     s->weapon);
}

/* The plan ------------------------------------------------------------------------------------- */

static void lead(struct du_plan *p, int leader)
{
	p->hero = leader == DU_HERO;
	p->side.leader = p->hero ? DU_NO_LEADER : leader;
}

static bool is_same(const struct du_plan *x, const struct du_plan *y)
{
	return x->hero == y->hero && x->side.leader == y->side.leader &&
	       x->side.weapon == y->side.weapon && x->side.defence == y->side.defence &&
	       x->side.halves == y->side.halves && x->side.spice == y->side.spice;
}

/* A plan of which a part was not there, or stands otherwise, was not carried out as it was written. */
static void tell_changed(struct du_run *r, const struct du_plan *p,
			 const struct du_plan *written)
{
	bool same = is_same(p, written);
	int key = DU_FIGHT_KEY(du_territory_of(p->field), p->against);

	if (!same || p->bare)
		carry_tell_fate(&r->c, p->seat,
				carry_find_slot(&r->c, p->seat, DU_BATTLE, key),
				TRACE_USED_IN_PART, same ? "DU-068" : "DU-042",
				same ? "a leader or card of it could not be used"
				     : "the part that prescience saw stands");
}

/* What prescience saw stands, as long as it is there [DU-042]. */
static void freeze(struct du_run *r, struct du_plan *p)
{
	struct du_seen seen;

	if (du_was_seen(r->s, p, DU_ASKS_LEADER, &seen) &&
	    (!seen.value || can_lead(r, p, seen.value)))
		lead(p, seen.value);
	if (du_was_seen(r->s, p, DU_ASKS_WEAPON, &seen) &&
	    (!seen.value || can_play(r, p, seen.value, true, DU_NO_CARD))) {
		p->side.weapon = seen.value;
		if (seen.value && p->side.defence == seen.value)
			p->side.defence = DU_NO_CARD;
	}
	if (du_was_seen(r->s, p, DU_ASKS_DEFENCE, &seen) &&
	    (!seen.value || can_play(r, p, seen.value, false, DU_NO_CARD))) {
		p->side.defence = seen.value;
		if (seen.value && p->side.weapon == seen.value)
			p->side.weapon = DU_NO_CARD;
	}
	if (du_was_seen(r->s, p, DU_ASKS_DIAL, &seen) &&
	    is_legal(&p->army, seen.value, seen.spice, r->s->h.spice[p->seat])) {
		p->side.halves = seen.value;
		p->side.spice = seen.spice;
	}
}

static bool has_kh(const struct du_run *r, const struct du_plan *p,
		   const struct du_order *o)
{
	return o && o->kh && p->seat == DU_ATREIDES && (p->side.leader || p->hero) &&
	       du_kh_may_fight(&r->s->t, du_territory_of(p->field));
}

struct du_plan du_plan_of(struct du_run *r, int seat, int field, int against)
{
	struct du_plan p = {.seat = seat, .against = against, .field = field};
	struct dialled d = {0};
	const struct du_order *o;

	r->fight = DU_FIGHT_KEY(du_territory_of(field), against) + 1;
	p.army = d.army = du_army(&r->s->t, seat, field, against);
	o = du_order_about(r, seat, DU_BATTLE,
			   DU_FIGHT_KEY(du_territory_of(field), against), fits, &d,
			   "DU-043");
	r->fight = 0;
	if (!o)
		half(&d);
	p.side.halves = d.halves;
	p.side.spice = d.spice;
	lead(&p, leader_of(r, &p, o));
	choose_cards(r, &p, o);
	const struct du_plan written = p;
	freeze(r, &p);
	p.side.kh = has_kh(r, &p, o);
	if (!o)
		return p;
	tell_changed(r, &p, &written);
	p.no_call = o->no_call;
	p.kills = o->kills;
	p.most_elites = o->most_elites;
	p.drop = o->drop;
	return p;
}
