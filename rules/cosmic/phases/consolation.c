/* Step 4g: cards for a player who compromised and lost.
 * SPDX-License-Identifier: ISC */
#include "base/arena.h"
#include "rules/cosmic/engine/defaults.h"
#include "rules/cosmic/engine/effect.h"
#include "rules/cosmic/phases/phases.h"
#include "rules/cosmic/table/cosmic_event.h"

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

/* One card at a time round; a card just received is not taken back. */
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

void ce_step_consolation(struct ce_board *b)
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
