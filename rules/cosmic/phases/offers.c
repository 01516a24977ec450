/* Finds the deals that each of two parties would accept, and the one that both would
 * [R16, R-125..R-128].
 * SPDX-License-Identifier: ISC */
#include "rules/cosmic/phases/deal.h"

#include <string.h>

#include "rules/cosmic/engine/effect.h"

enum { OFFERS = 64 };

/* The offers that one party would accept, best first. */
struct offers {
	int n;
	bool declined; /* "no deal" was said */
	const struct ce_order *offer[OFFERS];
};

static bool same_gift(const struct ce_gift *x, const struct ce_gift *y)
{
	int left[256] = {0};

	if (x->base_planet != y->base_planet || x->n_unseen != y->n_unseen ||
	    x->n_named != y->n_named ||
	    (x->base_planet && x->base_system != y->base_system))
		return false;
	if (memcmp(x->freed, y->freed, sizeof x->freed) != 0)
		return false;
	for (int i = 0; i < x->n_named; i++) {
		left[x->named[i]]++;
		left[y->named[i]]--;
	}
	for (int card = 0; card < 256; card++)
		if (left[card])
			return false;
	return true;
}

bool ce_frees(const struct ce_gift *g)
{
	for (int seat = 0; seat < CE_SEATS; seat++)
		if (g->freed[seat])
			return true;
	return false;
}

static bool is_nothing(const struct ce_gift *g)
{
	return !g->base_planet && !g->n_unseen && !g->n_named && !ce_frees(g);
}

/* Only a Power frees tokens in a deal, and no more than the Warp holds. */
static bool can_free(struct ce_board *b, int giver, int challenge,
		     const struct ce_gift *g)
{
	struct ce_act act = ce_act_new(ACT_WINDOW);

	if (!ce_frees(g))
		return true;
	for (int seat = 0; seat < CE_SEATS; seat++)
		if (g->freed[seat] > b->t->warp[seat])
			return false;
	act.seat = (int8_t)giver;
	act.challenge = (int8_t)challenge;
	b->asking = true;
	ce_call(b, HOOK_FREES, &act);
	b->asking = false;
	return act.asked;
}

static bool has_base(const struct ce_state *s, int giver, const struct ce_gift *g)
{
	return !g->base_planet ||
	       (g->base_planet <= CE_PLANETS && g->base_system >= 0 &&
		g->base_system < s->t.n_seats &&
		s->t.planet[g->base_system][g->base_planet - 1][giver]);
}

static bool has_cards(const struct ce_state *s, int giver, const struct ce_gift *g)
{
	for (int i = 0; i < g->n_named; i++) {
		int n = 0;
		for (int k = 0; k < g->n_named; k++)
			n += g->named[k] == g->named[i];
		if (ce_holds(s, giver, g->named[i]) < n)
			return false;
	}
	return s->h.hand[giver].n >= g->n_named + g->n_unseen;
}

bool ce_has_base_to_give(const struct ce_board *b, int giver, const struct ce_gift *g)
{
	return has_base(b->s, giver, g);
}

/* Could the giver keep this promise as the phase began? Cards that went to the
 * Plague since are replaced; a base must be there now, unless we look for the
 * deal that its loss has broken. */
static bool can_give(const struct ce_board *b, int giver, const struct ce_gift *g,
		     bool broken)
{
	const struct ce_state *before = b->p->before;

	return has_base(broken ? before : b->s, giver, g) &&
	       (has_cards(b->s, giver, g) || has_cards(before, giver, g));
}

struct reading {
	int challenge;
	bool broken;
};

static bool read_offer(struct ce_board *b, int seat, const struct ce_order *o,
		       bool nearest, void *plan)
{
	const struct reading *r = plan;
	const struct ce_challenge *c = &b->t->challenge[r->challenge];
	int partner = c->attacker == seat ? c->defender : c->attacker;

	(void)nearest;
	if (o->verb != CE_DEAL)
		return false;
	if (o->deal.open || o->deal.none)
		return true;
	if (is_nothing(&o->deal.give) && is_nothing(&o->deal.get))
		return ce_cannot(b, "R-138", "nothing is given either way");
	if (!can_give(b, seat, &o->deal.give, r->broken))
		return ce_cannot(b, "R-133", "it promises what was not there to give");
	if (!can_give(b, partner, &o->deal.get, r->broken))
		return ce_cannot_secret(b, "R-133", "%s cannot give what it asks for",
					ce_colour_names[partner]);
	return (can_free(b, seat, r->challenge, &o->deal.give) &&
		can_free(b, partner, r->challenge, &o->deal.get)) ||
	       ce_cannot(b, "H40", "tokens of the Warp cannot be freed like that");
}

static struct offers find_offers(struct ce_board *b, int seat, int challenge)
{
	struct reading r = {.challenge = challenge};
	struct offers found = {0};

	for (int i = -1; (i = ce_next_slot(b, seat, CE_DEAL, i)) >= 0;) {
		const struct ce_slot *s = &b->p->slots[i];
		if (s->challenge != challenge)
			continue;
		const struct ce_order *o = ce_pick(b, i, read_offer, &r);
		found.declined |= o && o->deal.none;
		if (o && !o->deal.none && found.n < OFFERS)
			found.offer[found.n++] = o;
	}
	return found;
}

/* Returns the offers of the seat, also those with bases that were lost since the phase
 * began. This look tells nothing and uses no slot. */
static struct offers find_broken(struct ce_board *b, int seat, int challenge)
{
	struct reading r = {.challenge = challenge, .broken = true};
	struct offers found = {0};

	for (int i = -1; (i = ce_next_slot(b, seat, CE_DEAL, i)) >= 0;) {
		const struct ce_slot *s = &b->p->slots[i];
		const struct alternative *alt = &s->slot->alternatives[s->first];
		const struct ce_order *o = alt->action;
		if (s->challenge == challenge && o && !o->deal.none &&
		    found.n < OFFERS && !(alt->cond && b->choice[i] != 0) &&
		    !(b->struck && b->struck[i] & 1) &&
		    read_offer(b, seat, o, false, &r))
			found.offer[found.n++] = o;
	}
	b->n_why = 0;
	return found;
}

/* Wishes of an open offer against an exact one, both as the wisher sees them.
 */
static bool wants(const struct ce_want *w, const struct ce_gift *gets,
		  const struct ce_gift *gives)
{
	const struct ce_gift *g = w->i_get ? gets : gives;
	int cards = g->n_named + g->n_unseen;

	switch ((enum ce_want_kind)w->kind) {
	case CE_WANT_BASE:
		return g->base_planet == w->planet && g->base_system == w->system;
	case CE_WANT_NO_BASE:
		return !g->base_planet;
	case CE_WANT_NO_CARDS:
		return !cards;
	case CE_WANT_CARDS:
		return cards >= w->at_least && (w->at_most < 0 || cards <= w->at_most);
	}
	return false;
}

static bool accepts(const struct ce_order *open, const struct ce_order *exact)
{
	for (int i = 0; i < open->deal.n_wants; i++)
		if (!wants(&open->deal.want[i], &exact->deal.give, &exact->deal.get))
			return false;
	return true;
}

static bool agree(const struct ce_order *x, const struct ce_order *y)
{
	if (x->deal.open && y->deal.open)
		return false; /* something must be exact */
	if (x->deal.open)
		return accepts(x, y);
	if (y->deal.open)
		return accepts(y, x);
	return same_gift(&x->deal.give, &y->deal.get) &&
	       same_gift(&x->deal.get, &y->deal.give);
}

static int worse(int i, int j)
{
	return i > j ? i : j;
}

/* Lowest sum of ranks; then the better for the worse served; then the attacker's
 * [R-126]. */
static bool find_common(const struct offers *a, const struct offers *d,
			struct ce_deal *deal)
{
	int best_i = -1, best_j = -1;

	for (int i = 0; i < a->n; i++)
		for (int j = 0; j < d->n; j++) {
			if (!agree(a->offer[i], d->offer[j]))
				continue;
			int sum = i + j - best_i - best_j;
			int worst = worse(i, j) - worse(best_i, best_j);
			if (best_i < 0 || sum < 0 || (sum == 0 && worst < 0) ||
			    (sum == 0 && worst == 0 && i < best_i)) {
				best_i = i;
				best_j = j;
			}
		}
	if (best_i < 0)
		return false;
	const struct ce_order *x = a->offer[best_i], *y = d->offer[best_j];
	deal->order[0] = x;
	deal->order[1] = y;
	deal->gives[0] = x->deal.open ? y->deal.get : x->deal.give;
	deal->gives[1] = x->deal.open ? y->deal.give : x->deal.get;
	return true;
}

/* The rules decide for a player who offered nothing that can be done, unless they said
 * that they want no deal. */
static void tell_none(struct ce_board *b, int seat, int challenge,
		      const struct offers *o)
{
	if (!o->n && !o->declined && !(b->p->declined[seat] >> CE_DEAL & 1))
		ce_tell_default(b, seat, "R-203", "no deal is offered in C%d",
				challenge + 1);
}

bool ce_find_deal(struct ce_board *b, struct ce_deal *deal)
{
	struct offers attack = find_offers(b, deal->party[0], deal->challenge);
	struct offers defence = find_offers(b, deal->party[1], deal->challenge);

	tell_none(b, deal->party[0], deal->challenge, &attack);
	tell_none(b, deal->party[1], deal->challenge, &defence);
	bool found = find_common(&attack, &defence, deal);
	for (int side = 0; found && side < 2; side++)
		if (b->n_dealt < 2 * CE_CHALLENGES)
			b->dealt[b->n_dealt++] = deal->order[side];
	return found;
}

bool ce_find_broken_deal(struct ce_board *b, struct ce_deal *deal)
{
	struct offers attack = find_broken(b, deal->party[0], deal->challenge);
	struct offers defence = find_broken(b, deal->party[1], deal->challenge);

	return find_common(&attack, &defence, deal);
}
