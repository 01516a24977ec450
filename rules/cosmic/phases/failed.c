/* Step 4i: tokens lost for failed deals.
 * SPDX-License-Identifier: ISC */
#include "rules/cosmic/engine/defaults.h"
#include "rules/cosmic/engine/effect.h"
#include "rules/cosmic/engine/tokens.h"
#include "rules/cosmic/phases/phases.h"

enum { FAILED_LOSS = 3 }; /* tokens of each for a failed deal [CB-10.6] */

static bool read_loss(struct ce_board *b, int seat, const struct ce_order *o,
		      bool nearest, void *plan)
{
	struct ce_pile free = *(struct ce_pile *)plan, out = {{0}};

	(void)seat;
	return ce_take_told(b, "R-129", &o->lose.from, CE_TOKENS * 2, &free, &out) ||
	       nearest;
}

/* Does the order speak of this deal? One without `for` serves all of them. */
static bool is_for(const struct ce_order *o, int challenge)
{
	return !o->lose.plague && (o->challenge == challenge ||
				   (o->challenge == CE_UNSAID && o->lose.unsaid));
}

/* A slot without `for` is used up by the first failed deal as far as it goes. */
struct wishes {
	struct ce_pile used; /* by orders without `for`, in this step */
};

/* The one order without `for` is read for each failed deal: tokens that it gave for an
 * earlier one were there. */
static bool is_general(const struct ce_slot *s)
{
	const struct ce_order *o = s->slot->alternatives[s->first].action;

	return o && o->challenge == CE_UNSAID && o->lose.unsaid;
}

/* None of its wishes is for that deal: it is about the Plague or another deal, and nothing is to be said of it here. */
static bool is_about_others(const struct ce_slot *s, int challenge)
{
	for (int a = 0; a < s->n; a++) {
		const struct ce_order *o = s->slot->alternatives[s->first + a].action;
		if (!o || o->verb != CE_LOSE || is_for(o, challenge))
			return false;
	}
	return true;
}

static void add_used(const struct wishes *w, struct ce_pile *free)
{
	for (int at = 0; at < CE_PLACES; at++)
		free->n[at] = (uint8_t)(free->n[at] + w->used.n[at]);
}

static void take_wished(struct ce_board *b, int seat, int challenge, int n,
			struct wishes *w, struct ce_pile *free, struct ce_pile *out)
{
	for (int i = -1; (i = ce_next_slot(b, seat, CE_LOSE, i)) >= 0;) {
		struct ce_pile there = *free;
		if (is_about_others(&b->p->slots[i], challenge))
			continue;
		if (is_general(&b->p->slots[i]))
			add_used(w, &there);
		const struct ce_order *o = ce_pick(b, i, read_loss, &there);
		if (!o || !is_for(o, challenge))
			continue;
		struct ce_tokens rest = o->lose.from;
		for (int k = 0; k < rest.n_parts && o->challenge == CE_UNSAID; k++) {
			int at = ce_place_at(b->t, &rest.part[k].place);
			int done = at >= 0 ? w->used.n[at] : 0;
			if (rest.part[k].n > 0)
				rest.part[k].n -=
					done < rest.part[k].n ? done : rest.part[k].n;
		}
		struct ce_pile was = *out;
		ce_take_parts(b->t, &rest, n - ce_pile_sum(out), free, out);
		for (int at = 0; at < CE_PLACES && o->challenge == CE_UNSAID; at++)
			w->used.n[at] =
				(uint8_t)(w->used.n[at] + out->n[at] - was.n[at]);
	}
}

/* A player who has too few left elsewhere gives up their tokens of the other failed
 * deals as well: two of them cost six tokens, or all. */
static void take_from_other_fights(struct ce_board *b, int seat, int challenge, int n,
				   struct ce_pile *out)
{
	struct ce_pile more = {{0}};
	struct ce_what what = ce_what_in("failed.rest", challenge);

	for (int i = 0; i < b->t->n_challenges; i++) {
		const struct ce_challenge *c = &b->t->challenge[i];
		if (i != challenge && c->result == CE_DEAL_FAILED &&
		    c->attacker == seat)
			more.n[CE_AT_CONE + i] = (uint8_t)c->attack;
	}
	ce_random_tokens(b, what.z, seat, n - ce_pile_sum(out), false, &more, out);
}

static int cost_of(struct ce_board *b, int seat, int challenge)
{
	struct ce_act act = ce_act_new(ACT_LIMIT);

	act.seat = (int8_t)seat;
	act.challenge = (int8_t)challenge;
	act.n = FAILED_LOSS;
	ce_call(b, HOOK_FAILED_LOSS, &act);
	return act.n > 0 ? act.n : 0;
}

static void pay(struct ce_board *b, int seat, int challenge, struct wishes *w)
{
	struct ce_pile free = ce_deal_tokens(b->t, seat, challenge), out = {{0}};
	struct ce_what what = ce_what_in("failed", challenge);
	int n = cost_of(b, seat, challenge);

	take_wished(b, seat, challenge, n, w, &free, &out);
	const struct ce_pile named = out;
	ce_random_tokens(b, what.z, seat, n - ce_pile_sum(&out), false, &free, &out);
	ce_tell_chance_tokens(b, seat, "R-129", "tokens lost for the failed deal",
			      &named, &out);
	if (ce_pile_sum(&out) < n)
		take_from_other_fights(b, seat, challenge, n, &out);
	ce_lose(b, seat, challenge, &out, CAUSE_FAILED);
}

void ce_step_failed(struct ce_board *b, const uint8_t spared[CE_CHALLENGES])
{
	struct wishes wishes[CE_SEATS] = {0};

	for (int i = 0; i < b->t->n_challenges; i++) {
		const struct ce_challenge *c = &b->t->challenge[i];
		if (c->result != CE_DEAL_FAILED)
			continue;
		if (!(spared[i] >> c->attacker & 1))
			pay(b, c->attacker, i, &wishes[c->attacker]);
		if (!(spared[i] >> c->defender & 1))
			pay(b, c->defender, i, &wishes[c->defender]);
	}
}
