/* Step 4h: the rewards of allies of a winning defence.
 * SPDX-License-Identifier: ISC */
#include "base/arena.h"
#include "rules/cosmic/engine/defaults.h"
#include "rules/cosmic/engine/effect.h"
#include "rules/cosmic/engine/tokens.h"
#include "rules/cosmic/phases/phases.h"
#include "rules/cosmic/table/cosmic_event.h"

struct reward {
	int challenge, seat;
	int cards, tokens, drawn;
	const struct ce_tokens *to;  /* places as ordered, or NULL */
	uint8_t card[CE_TOKENS * 2]; /* drawn */
};

/* One reward, and the tokens that the rewards before it have left in the Warp. */
struct reward_plan {
	int challenge, warp;
};

static bool read_reward(struct ce_board *b, int seat, const struct ce_order *o,
			bool nearest, void *where)
{
	const struct reward_plan *plan = where;
	const struct ce_challenge *c = &b->t->challenge[plan->challenge];

	if (o->verb != CE_REWARD)
		return false;
	if (c->reward[seat] <= 0)
		return ce_cannot(b, "R-148", "no reward is due there");
	bool whole = true;
	if (o->reward.tokens > plan->warp)
		whole = ce_cannot(b, "R-149", "only %d token%s in the Warp", plan->warp,
				  plan->warp == 1 ? " is" : "s are");
	if (o->reward.tokens > 0 && o->reward.to.n_parts) {
		struct ce_pile out = {{0}};
		whole = ce_places_told(b, seat, &o->reward.to, o->reward.tokens,
				       &out) &&
			whole;
	}
	if (o->reward.tokens + o->reward.cards > c->reward[seat])
		whole = ce_cannot(b, "R-148", "the reward there is only %d",
				  c->reward[seat]);
	return whole || nearest;
}

static const struct ce_order *find_reward_order(struct ce_board *b, int seat,
						int challenge, int warp)
{
	struct reward_plan plan = {challenge, warp};

	for (int i = -1; (i = ce_next_slot(b, seat, CE_REWARD, i)) >= 0;) {
		if (b->p->slots[i].challenge != challenge)
			continue;
		const struct ce_order *o = ce_pick(b, i, read_reward, &plan);
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

/* Where only cards are left to take, nothing was left to chance. */
static void tell_tossed(struct ce_board *b, const struct reward *r,
			const struct reward *ordered, bool chance)
{
	static const char text[] =
		"rewards in C%d that no order takes: %d in cards, %d in tokens";
	int cards = r->cards - ordered->cards, tokens = r->tokens - ordered->tokens;

	if (chance)
		ce_tell_chance(b, r->seat, "R-151", text, r->challenge + 1, cards,
			       tokens);
	else
		ce_tell_default(b, r->seat, "R-151", text, r->challenge + 1, cards,
				tokens);
}

/* Cards and tokens as ordered; more tokens than the Warp holds become cards. */
static void choose_reward(struct ce_board *b, struct reward *r, int due, int *warp)
{
	const struct ce_order *o = find_reward_order(b, r->seat, r->challenge, *warp);
	int tokens = o ? o->reward.tokens : 0, cards = o ? o->reward.cards : 0;

	tokens = tokens < 0 ? 0 : tokens < due ? tokens : due;
	cards = cards < 0 ? 0 : cards < due - tokens ? cards : due - tokens;
	int open = due - tokens - cards;
	r->to = o ? &o->reward.to : NULL;
	r->tokens = tokens < *warp ? tokens : *warp;
	r->cards = cards + tokens - r->tokens;
	*warp -= r->tokens;
	const struct reward ordered = *r;
	bool chance = *warp > 0 && !b->t->option.reward_nmr_cards;
	toss(b, r, open, warp);
	if (open > 0)
		tell_tossed(b, r, &ordered, chance);
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

void ce_step_rewards(struct ce_board *b)
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
