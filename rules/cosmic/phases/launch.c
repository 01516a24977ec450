/* Phase 1, step f: the target and the tokens of each attack. Chance decides what an
 * order leaves open.
 * SPDX-License-Identifier: ISC */
#include <string.h>

#include "rules/cosmic/engine/defaults.h"
#include "rules/cosmic/engine/effect.h"
#include "rules/cosmic/engine/tokens.h"
#include "rules/cosmic/phases/phases.h"
#include "rules/cosmic/table/cosmic_event.h"

enum { STOPPED = CE_BOUND - 1 }; /* a Power that would have freed them was stopped */

struct attack_plan {
	int system, planet, defender; /* planet 0, defender -1: by chance */
	int n;                        /* tokens; CE_UNSAID: by chance */
	int limit;
	int drawn;                 /* the colour that destiny shows */
	int freedom;               /* enum ce_freedom, or STOPPED */
	int slot;                  /* of the order; -1: none */
	struct ce_pile free, pile; /* pile: those that were named */
};

static bool has_base_before(const struct ce_board *b, int seat, int system, int planet)
{
	return b->p->before->t.planet[system][planet - 1][seat] > 0;
}

/* Bits of the seats with a base there in the last report, the owner left out. */
static unsigned foreigners(const struct ce_board *b, int system, int planet)
{
	unsigned seats = 0;

	for (int s = 0; s < b->t->n_seats; s++)
		if (s != system && ce_in_game(b->t, s) &&
		    has_base_before(b, s, system, planet))
			seats |= 1U << s;
	return seats;
}

/* In the own system the planet and the defender are named. */
static bool read_fight(struct ce_board *b, const struct ce_order *o,
		       struct attack_plan *p)
{
	int named = o->attack.defender;

	if (!p->planet) {
		p->defender = named;
		return ce_cannot(b, "R-040",
				 "it does not name a planet of the own system");
	}
	unsigned there = foreigners(b, p->system, p->planet);
	if (!there) {
		ce_cannot(b, "R-040", "nobody else had a base on %s %d",
			  ce_colour_names[p->system], p->planet);
		p->planet = 0;
		p->defender = named;
		return false;
	}
	if (named >= 0 && there >> named & 1)
		p->defender = named;
	return p->defender >= 0 || (there & (there - 1)) == 0 ||
	       ce_cannot(b, "R-046",
			 "several players have a base there and it names none of them");
}

/* How many, and which [R-019, R-035..R-037]. */
static bool read_sent(struct ce_board *b, const struct ce_tokens *sent,
		      struct attack_plan *p)
{
	int n = ce_ordered(sent);
	struct ce_pile left = p->free;
	struct ce_tokens from = *sent;
	/* Straight from the Warp: the token just released, which waits in Limbo
	 * [R-038]. */
	for (int i = 0; i < from.n_parts; i++)
		if (from.part[i].place.where == CE_IN_WARP)
			from.part[i].place.where = CE_IN_LIMBO;
	bool whole = ce_take_told(b, "R-037", &from, p->limit, &left, &p->pile);
	int named = ce_pile_sum(&p->pile);

	if (sent->total == CE_ALL_TOKENS)
		n = p->limit;
	if (named) {
		p->n = named;
		return whole;
	}
	if (n > p->limit)
		whole = ce_cannot(b, "R-035", "at most %d may go", p->limit);
	p->n = n <= 0 ? CE_UNSAID : n < p->limit ? n : p->limit;
	if (n <= 0 && !sent->n_parts)
		return ce_cannot(b, "R-019", "it does not say with how many tokens");
	return whole && n > 0 && !sent->n_parts;
}

/* Against anybody, on a planet of their own system or one where they have a base, if a
 * Power allows it [H10]. false: as destiny says. */
static bool read_free_target(struct ce_board *b, int seat, const struct ce_order *o,
			     struct attack_plan *p)
{
	int system = o->attack.system, planet = o->attack.planet;
	int defender = o->attack.defender;

	if (p->freedom <= CE_BOUND || planet < 1 || system < 0)
		return false;
	if (defender < 0)
		defender = p->freedom == CE_ANY_SYSTEM ? p->drawn
			   : system != seat            ? system
						       : -1;
	if (defender < 0 || defender == seat || !ce_in_game(b->t, defender) ||
	    !ce_in_game(b->t, system) || /* */
	    (p->freedom == CE_ANY_SYSTEM && defender != p->drawn) ||
	    (system != defender && !has_base_before(b, defender, system, planet)))
		return false;
	p->system = system;
	p->planet = planet;
	p->defender = defender;
	return true;
}

/* An order for a Power that was stopped does not wish for the system that destiny says
 * [CP-2.15]: another alternative may be. */
static bool is_destined(const struct ce_order *o, int seat, int drawn)
{
	int defender = o->attack.defender;

	return o->attack.system == drawn &&
	       (drawn == seat || defender < 0 || defender == drawn);
}

/* A wrong system is read as the right one. */
static bool read_target(struct ce_board *b, int seat, const struct ce_order *o,
			struct attack_plan *p)
{
	p->system = p->drawn;
	p->defender = -1;
	if (read_free_target(b, seat, o, p))
		return true;
	p->planet = o->attack.planet;
	if (p->planet < 1 || p->planet > CE_PLANETS ||
	    (p->freedom == STOPPED && !is_destined(o, seat, p->drawn)))
		p->planet = 0;
	if (p->system == seat)
		return read_fight(b, o, p) && p->planet > 0;
	return p->planet > 0 ||
	       ce_cannot(b, "R-039", "it names no planet that may be attacked");
}

static bool read_attack(struct ce_board *b, int seat, const struct ce_order *o,
			bool nearest, void *plan)
{
	struct attack_plan *p = plan;

	if (o->verb != CE_ATTACK)
		return false;
	if (b->t->n_destiny[seat] > 1 && p->freedom <= CE_BOUND &&
	    o->attack.system != p->drawn)
		return ce_cannot(b, "H02", "it is for another attack");
	p->pile = (struct ce_pile){{0}};
	bool whole = read_target(b, seat, o, p);
	whole = read_sent(b, &o->attack.sent, p) && whole;
	return whole || nearest;
}

/* Returns the tokens that may attack: any on a planet, or those in Limbo if the seat
 * has no base. */
static struct ce_pile attackers(const struct ce_board *b, int seat)
{
	struct ce_pile free = ce_free_tokens(b->t, seat);

	if (!ce_pile_sum(&free))
		free.n[CE_AT_LIMBO] = b->t->limbo[seat];
	return free;
}

static void choose_fight(struct ce_board *b, int seat, int k, struct attack_plan *p)
{
	unsigned planets = 0;

	for (int planet = 1; planet <= CE_PLANETS && !p->planet; planet++) {
		unsigned there = foreigners(b, seat, planet);
		if (p->defender >= 0 ? there >> p->defender & 1 : there != 0)
			planets |= 1U << planet;
	}
	if (!p->planet && !planets && p->defender >= 0) {
		p->defender = -1;
		choose_fight(b, seat, k, p);
		return;
	}
	if (!p->planet)
		p->planet = planets ? ce_random_bit(b, "planet", seat, k, planets) : 0;
	if (p->planet && p->defender < 0)
		p->defender = ce_random_bit(b, "defender", seat, k,
					    foreigners(b, seat, p->planet));
}

/* Tells what chance added to the order. */
static void tell_drawn(struct ce_board *b, int seat, const struct attack_plan *was,
		       const struct attack_plan *p)
{
	if (!ce_is_told(b))
		return;
	if (!was->planet)
		ce_tell_chance(b, seat, "R-175", "which planet is attacked: %s %d",
			       ce_colour_names[p->system], p->planet);
	if (p->system == seat && was->defender < 0)
		ce_tell_chance(b, seat, "R-046", "who defends there: %s",
			       ce_colour_names[p->defender]);
	if (was->n == CE_UNSAID)
		ce_tell_chance(b, seat, "R-175", "how many tokens attack: %d", p->n);
	if (ce_pile_sum(&was->pile) < ce_pile_sum(&p->pile)) {
		struct str from = ce_pile_text(b, &p->pile);
		ce_tell_chance(b, seat, "R-175", "which tokens attack: " PRI_STR,
			       STR_ARG(from));
	}
}

/* Draws what the order left open. False: no attack is possible. */
static bool complete(struct ce_board *b, int seat, int k, struct attack_plan *p)
{
	/* Each attack draws its own, and draws anew where it was stopped. */
	/* clang-format off */
	static const char *const tokens[2 * CE_ATTACKS] = {
		"tokens", "tokens.again", "tokens.third", "tokens.fourth",
		"tokens.bound", "tokens.bound.again", "tokens.bound.third", "tokens.bound.fourth"};
	/* clang-format on */
	int free = ce_pile_sum(&p->free), most = free < p->limit ? free : p->limit;

	const struct attack_plan was = *p;

	k += p->freedom == STOPPED ? CE_ATTACKS : 0;
	if (p->system == seat)
		choose_fight(b, seat, k, p);
	else if (!p->planet)
		p->planet = 1 + rng_below(&b->rng, ce_label(b, seat, "planet"), k,
					  CE_PLANETS);
	if (p->system != seat && p->defender < 0)
		p->defender = p->system;
	if (!most || !p->planet || !ce_in_game(b->t, p->defender) ||
	    !ce_in_game(b->t, p->system)) /* */
		return false;
	if (p->n == CE_UNSAID)
		p->n = 1 + rng_below(&b->rng, ce_label(b, seat, "number"), k, most);
	int open = (p->n < most ? p->n : most) - ce_pile_sum(&p->pile);
	struct ce_pile left = p->free;
	for (int at = 0; at < CE_PLACES; at++)
		left.n[at] = (uint8_t)(left.n[at] - p->pile.n[at]);
	ce_random_tokens(b, tokens[k], seat, open, true, &left, &p->pile);
	if (ce_is_told(b))
		tell_drawn(b, seat, &was, p);
	return true;
}

/* The seat's order for its k-th attack: each slot serves one. */
static const struct ce_order *find_attack(struct ce_board *b, int seat,
					  struct attack_plan *p, uint64_t *used)
{
	for (int i = -1; (i = ce_next_slot(b, seat, CE_ATTACK, i)) >= 0;) {
		uint64_t bit = (uint64_t)1 << ((i - b->p->first_slot[seat]) & 63);
		if (*used & bit)
			continue;
		const struct ce_order *o = ce_pick(b, i, read_attack, p);
		if (!o)
			continue;
		*used |= b->t->n_destiny[seat] > 1 ? bit : 0;
		p->slot = i;
		return o;
	}
	return NULL;
}

static int freedom_of(struct ce_board *b, int seat, int drawn)
{
	struct ce_act act = ce_act_new(ACT_WINDOW);

	act.seat = (int8_t)seat;
	act.other = (int8_t)drawn;
	b->asking = true;
	ce_call(b, HOOK_TARGET, &act);
	b->asking = false;
	return act.n;
}

static int attack_limit(struct ce_board *b, int seat)
{
	b->asking = true;
	int n = ce_limit(b, HOOK_ATTACK_LIMIT, seat, -1);
	b->asking = false;
	return n;
}

static bool send_off(struct ce_board *b, int seat, int k, const struct attack_plan *p)
{
	struct ce_act act = ce_act_new(ACT_ATTACK);

	act.seat = (int8_t)seat;
	act.other = (int8_t)p->defender;
	act.system = (int8_t)p->system;
	act.planet = (int8_t)p->planet;
	act.pile = p->pile;
	act.n = k > 0;
	act.asked = p->system == p->drawn &&
		    (p->system == seat || p->defender == p->system);
	bool stands = ce_propose(b, &act);
	if (stands && p->slot >= 0)
		ce_tell_fewer(b, p->slot, &p->pile, &act.pile);
	return stands || act.asked;
}

/* The first attack is mandatory; a player who may make more is free to leave them out
 * [SP-1]. */
static void launch(struct ce_board *b, int seat, int k, int freedom, uint64_t *used)
{
	uint64_t was = *used;
	struct attack_plan p = {.drawn = b->t->destiny[seat][k],
				.system = b->t->destiny[seat][k],
				.defender = -1,
				.n = CE_UNSAID,
				.freedom = freedom,
				.slot = -1,
				.limit = attack_limit(b, seat),
				.free = attackers(b, seat)};
	const struct ce_order *o = find_attack(b, seat, &p, used);

	if (!o && k)
		return;
	if (!o) {
		p.planet = 0;
		p.defender = -1;
		p.n = CE_UNSAID;
		p.system = p.drawn;
		p.pile = (struct ce_pile){{0}};
	}
	if (!complete(b, seat, k, &p)) {
		event_add(b->ev, EV_NO_ATTACK, AUDIENCE_ALL, "R-038", 1, seat);
	} else if (!send_off(b, seat, k, &p)) {
		*used = was;
		launch(b, seat, k, STOPPED, used); /* as destiny says */
	}
}

static void launch_of(struct ce_board *b, int seat)
{
	uint64_t used = 0;

	for (int k = 0; k < b->t->n_destiny[seat]; k++) {
		int drawn = b->t->destiny[seat][k];
		if (drawn == seat && b->t->own[seat] == CE_OWN_RESETTLE)
			ce_step_resettle(b, seat);
		else
			launch(b, seat, k, freedom_of(b, seat, drawn), &used);
	}
}

void ce_step_launch(struct ce_board *b)
{
	memset(b->t->challenge, 0, sizeof b->t->challenge);
	b->t->n_challenges = 0;
	b->t->refilled = 0;
	for (int seat = 0; seat < b->t->n_seats; seat++) /* numbers by seat */
		if (ce_in_game(b->t, seat))
			launch_of(b, seat);
}
