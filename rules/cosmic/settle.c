/* Phase 4: what is left to settle.
 *
 *   a losses   b Powers   d Limbo   e Stellar Gas   f deals   g consolation
 *   h rewards   i losses for failed deals   j Plague; then the turn ends
 *
 * SPDX-License-Identifier: ISC */
#include "base/arena.h"
#include "rules/cosmic/begin.h"
#include "rules/cosmic/cosmic_event.h"
#include "rules/cosmic/deal.h"
#include "rules/cosmic/defaults.h"
#include "rules/cosmic/effect.h"
#include "rules/cosmic/phases.h"
#include "rules/cosmic/tokens.h"

enum { FAILED_LOSS = 3 }; /* tokens of each for a failed deal [CB-10.6] */

/* Step g: consolation [R-141..R-144] -------------------------------------- */

struct claim {
	int challenge, to, by, n, drawn;
	uint8_t card[CE_TOKENS * 2 + 1];
};

static int from_lead(const struct ce_table *t, int seat)
{
	return (seat - t->lead + t->n_seats) % t->n_seats;
}

/* The larger claim first; equal ones from the lead seat. */
static bool comes_before(const struct ce_table *t, const struct claim *x,
			 const struct claim *y)
{
	if (x->n != y->n)
		return x->n > y->n;
	if (x->to != y->to)
		return from_lead(t, x->to) < from_lead(t, y->to);
	return x->challenge < y->challenge;
}

static int find_claims(struct ce_board *b, struct claim claims[])
{
	int n = 0;

	for (int i = 0; i < b->t->n_challenges; i++) {
		struct ce_challenge *c = &b->t->challenge[i];
		if (c->gassed)
			event_add(b->ev, EV_NO_CONSOLATION, AUDIENCE_ALL, "PC-20.14", 2,
				  i, c->owed_to);
		if (c->owed <= 0)
			continue;
		struct ce_act act = ce_act_new(ACT_CONSOLATION);
		act.challenge = (int8_t)i;
		act.seat = c->owed_to;
		act.other = c->owed_by;
		act.n = c->owed;
		c->owed = 0;
		ce_call(b, HOOK_CONSOLATION, &act);
		if (act.forbidden || act.replaced || act.n <= 0)
			continue;
		int k = n++;
		struct claim new = {
			.challenge = i, .to = act.seat, .by = act.other, .n = act.n};
		for (; k > 0 && comes_before(b->t, &new, &claims[k - 1]); k--)
			claims[k] = claims[k - 1];
		claims[k] = new;
	}
	return n;
}

/* One card at a time round; what was just received is not taken back. */
static void draw_claims(struct ce_board *b, struct claim claims[], int n)
{
	int draws[CE_SEATS] = {0};
	bool more = true;

	while (more) {
		more = false;
		for (int i = 0; i < n; i++) {
			struct claim *c = &claims[i];
			if (c->drawn == c->n || c->drawn == CE_TOKENS * 2)
				continue;
			int card = ce_random_card(b, "consolation", c->by,
						  draws[c->by]++, NULL);
			if (card == CARD_NONE)
				continue;
			ce_hand_remove(b->s, c->by, card);
			c->card[c->drawn++] = (uint8_t)card;
			more = true;
		}
	}
}

static void console(struct ce_board *b)
{
	struct claim *claims = arena_array(b->p->arena, struct claim, CE_CHALLENGES);
	int n = find_claims(b, claims);

	draw_claims(b, claims, n);
	for (int i = 0; i < n; i++) {
		const struct claim *c = &claims[i];
		event_add(b->ev, EV_CONSOLATION, AUDIENCE_ALL, "CB-9.1", 4,
			  c->challenge, c->to, c->by, c->drawn);
		for (int k = 0; k < c->drawn; k++) {
			ce_hand_add(b->s, c->to, c->card[k], false);
			event_add(b->ev, EV_CONSOLATION_CARD,
				  AUDIENCE_SEAT(c->to) | AUDIENCE_SEAT(c->by), "CB-9.1",
				  4, c->challenge, c->to, c->by, c->card[k]);
		}
	}
}

/* Step h: rewards [R-148..R-153] ------------------------------------------ */

struct reward {
	int challenge, seat;
	int cards, tokens, drawn;
	const struct ce_tokens *to;  /* places as ordered, or NULL */
	uint8_t card[CE_TOKENS * 2]; /* drawn */
};

static bool read_reward(struct ce_board *b, int seat, const struct ce_order *o,
			bool last, void *plan)
{
	const struct ce_challenge *c = &b->t->challenge[*(int *)plan];

	if (o->verb != CE_REWARD)
		return false;
	if (c->reward[seat] <= 0)
		return ce_cannot(b, "R-148", "no reward is due to him there");
	bool whole = true;
	if (o->reward.tokens > b->t->warp[seat])
		whole = ce_cannot(b, "R-149", "he has %d in the Warp, no more",
				  b->t->warp[seat]);
	if (o->reward.tokens + o->reward.cards > c->reward[seat])
		whole = ce_cannot(b, "R-148", "%d are due to him there, no more",
				  c->reward[seat]);
	return whole || last;
}

static const struct ce_order *find_reward_order(struct ce_board *b, int seat,
						int challenge)
{
	for (int i = -1; (i = ce_next_slot(b, seat, CE_REWARD, i)) >= 0;) {
		if (b->p->slots[i].challenge != challenge)
			continue;
		const struct ce_order *o = ce_pick(b, i, read_reward, &challenge);
		if (o)
			return o;
	}
	return NULL;
}

/* A fair coin for each that was not said. */
static void toss(struct ce_board *b, struct reward *r, int open, int *warp)
{
	for (int i = 0; i < open; i++) {
		bool token = !b->t->option.reward_nmr_cards && *warp > 0 &&
			     rng_below(&b->rng, ce_label(b, r->seat, "reward"),
				       r->challenge * CE_TOKENS * 2 + i, 2) == 0;
		*warp -= token;
		r->tokens += token;
		r->cards += !token;
	}
}

/* Cards and tokens as ordered; more tokens than the Warp holds become cards. */
static void choose_reward(struct ce_board *b, struct reward *r, int due, int *warp)
{
	const struct ce_order *o = find_reward_order(b, r->seat, r->challenge);
	int tokens = o ? o->reward.tokens : 0, cards = o ? o->reward.cards : 0;

	tokens = tokens < 0 ? 0 : tokens < due ? tokens : due;
	cards = cards < 0 ? 0 : cards < due - tokens ? cards : due - tokens;
	int open = due - tokens - cards;
	r->to = o ? &o->reward.to : NULL;
	r->tokens = tokens < *warp ? tokens : *warp;
	r->cards = cards + tokens - r->tokens;
	*warp -= r->tokens;
	int cards_before = r->cards;
	toss(b, r, open, warp);
	if (open > 0)
		ce_tell_chance(b, r->seat, "R-151",
			       "the reward in C%d, as far as it was not ordered: %d "
			       "of %d in cards",
			       r->challenge + 1, r->cards - cards_before, open);
}

static int find_rewards(struct ce_board *b, struct reward rewards[])
{
	int n = 0;

	for (int seat = 0; seat < b->t->n_seats; seat++) {
		int warp = b->t->warp[seat];
		for (int i = 0; i < b->t->n_challenges; i++) {
			struct ce_challenge *c = &b->t->challenge[i];
			if (c->reward[seat] <= 0)
				continue;
			struct ce_act act = ce_act_new(ACT_REWARD);
			act.challenge = (int8_t)i;
			act.seat = (int8_t)seat;
			act.n = c->reward[seat];
			ce_call(b, HOOK_REWARD, &act);
			rewards[n] = (struct reward){.challenge = i, .seat = seat};
			choose_reward(b, &rewards[n++], act.n, &warp);
			c->reward[seat] = 0;
		}
	}
	return n;
}

/* One card at a time round the table; none left: a token instead. */
static bool deal_one(struct ce_board *b, struct reward rewards[], int n, int seat,
		     int left[CE_SEATS])
{
	for (int i = 0; i < n; i++) {
		struct reward *r = &rewards[i];
		if (r->seat != seat || r->drawn == r->cards)
			continue;
		int card = ce_draw(b, seat);
		if (card != CARD_NONE) {
			r->card[r->drawn++] = (uint8_t)card;
			return true;
		}
		r->cards--;
		if (left[seat] > 0) {
			r->tokens++;
			left[seat]--;
		}
		return true;
	}
	return false;
}

static void deal_rewards(struct ce_board *b, struct reward rewards[], int n)
{
	int left[CE_SEATS];
	bool more = true;

	for (int seat = 0; seat < b->t->n_seats; seat++)
		left[seat] = b->t->warp[seat];
	for (int i = 0; i < n; i++)
		left[rewards[i].seat] -= rewards[i].tokens;
	while (more) {
		more = false;
		for (int k = 0; k < b->t->n_seats; k++)
			more |= deal_one(b, rewards, n, ce_from_lead(b->t, k), left);
	}
}

static void put_tokens(struct ce_board *b, const struct reward *r)
{
	struct ce_pile out = {{0}};

	if (r->to)
		ce_read_places(b->t, r->seat, r->to, r->tokens, &out);
	out.n[CE_AT_LIMBO] = (uint8_t)(r->tokens - ce_pile_sum(&out));
	for (int at = 0; at <= CE_AT_LIMBO; at++) {
		if (!out.n[at])
			continue;
		struct ce_act act = ce_act_new(ACT_RELEASE);
		act.seat = (int8_t)r->seat;
		act.challenge = (int8_t)r->challenge;
		act.at = (int8_t)at;
		act.n = out.n[at];
		act.cause = CAUSE_REWARD;
		ce_propose(b, &act);
	}
}

static void reward(struct ce_board *b)
{
	struct reward *rewards =
		arena_array(b->p->arena, struct reward, CE_CHALLENGES * CE_SEATS);
	int n = find_rewards(b, rewards);

	deal_rewards(b, rewards, n);
	for (int i = 0; i < n; i++) {
		const struct reward *r = &rewards[i];
		event_add(b->ev, EV_REWARD, AUDIENCE_ALL, "CB-9.4", 4, r->challenge,
			  r->seat, r->drawn, r->tokens);
		for (int k = 0; k < r->drawn; k++)
			event_add(b->ev, EV_REWARD_CARD, AUDIENCE_SEAT(r->seat),
				  "CB-9.4", 2, r->seat, r->card[k]);
		put_tokens(b, r);
	}
}

/* Step i: failed deals [R-129..R-131] ------------------------------------- */

static bool read_loss(struct ce_board *b, int seat, const struct ce_order *o, bool last,
		      void *plan)
{
	struct ce_pile free = *(struct ce_pile *)plan, out = {{0}};

	(void)seat;
	return ce_take_told(b, "R-129", &o->lose.from, CE_TOKENS * 2, &free, &out) ||
	       last;
}

/* Does the order speak of this deal? One without `for` serves all of them. */
static bool is_for(const struct ce_order *o, int challenge)
{
	return !o->lose.plague && (o->challenge == challenge ||
				   (o->challenge == CE_UNSAID && o->lose.unsaid));
}

/* What the seat may give up: bases, Limbo, its own tokens of this challenge. */
static struct ce_pile losable(const struct ce_board *b, int seat, int challenge)
{
	struct ce_pile free = ce_free_tokens(b->t, seat);

	free.n[CE_AT_LIMBO] = b->t->limbo[seat];
	if (b->t->challenge[challenge].attacker == seat)
		free.n[CE_AT_CONE + challenge] =
			(uint8_t)b->t->challenge[challenge].attack;
	return free;
}

/* A slot without `for` is used up by the first failed deal as far as it goes. */
struct wishes {
	struct ce_pile used; /* by orders without `for`, in this step */
};

static void take_wished(struct ce_board *b, int seat, int challenge, int n,
			struct wishes *w, struct ce_pile *free, struct ce_pile *out)
{
	for (int i = -1; (i = ce_next_slot(b, seat, CE_LOSE, i)) >= 0;) {
		const struct ce_order *o = ce_pick(b, i, read_loss, free);
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

/* Who has too little left otherwise gives up his tokens of the other failed deals as
 * well: two of them cost six tokens, or all. */
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
	struct ce_pile free = losable(b, seat, challenge), out = {{0}};
	struct ce_what what = ce_what_in("failed", challenge);
	int n = cost_of(b, seat, challenge);

	take_wished(b, seat, challenge, n, w, &free, &out);
	int named = ce_pile_sum(&out);
	ce_random_tokens(b, what.z, seat, n - ce_pile_sum(&out), false, &free, &out);
	if (ce_pile_sum(&out) > named)
		ce_tell_chance(b, seat, "R-129",
			       "%d of the tokens that the failed deal of C%d costs",
			       ce_pile_sum(&out) - named, challenge + 1);
	if (ce_pile_sum(&out) < n)
		take_from_other_fights(b, seat, challenge, n, &out);
	ce_lose(b, seat, challenge, &out, CAUSE_FAILED);
}

static void pay_for_failed(struct ce_board *b, const uint8_t spared[CE_CHALLENGES])
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

/* After a deal or a failed one the attacker's tokens go to Limbo. */
static void come_home(struct ce_board *b, enum ce_result result)
{
	for (int i = 0; i < b->t->n_challenges; i++) {
		struct ce_challenge *c = &b->t->challenge[i];
		if (c->result != result)
			continue;
		ce_to_limbo(b, c->attacker, i, CE_AT_CONE + i, c->attack,
			    result == CE_DEAL_MADE ? CAUSE_DEAL : CAUSE_NONE);
		c->defence = 0;
	}
}

void ce_phase_settle(struct ce_board *b)
{
	uint8_t spared[CE_CHALLENGES] = {0};

	ce_step_begin(b); /* a, b */
	ce_step_limbo(b); /* d */
	ce_note_own_colour(b);
	ce_arm(b);
	ce_window(b, HOOK_BEFORE_DEALS, -1); /* e */
	ce_make_deals(b, spared);            /* f */
	for (int c = 0; c < b->t->n_challenges; c++)
		if (b->t->challenge[c].result == CE_DEAL_MADE)
			ce_window(b, HOOK_SETTLED, c);
	come_home(b, CE_DEAL_MADE);
	console(b);                /* g */
	reward(b);                 /* h */
	pay_for_failed(b, spared); /* i */
	ce_settle_losses(b);
	come_home(b, CE_DEAL_FAILED);
	ce_step_declare(b); /* j */
	ce_end_challenges(b);
	ce_step_end(b);
	ce_end_turn(b);
}
