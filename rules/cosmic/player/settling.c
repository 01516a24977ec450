/* Phase 4 of the house player: deals and rewards.
 * SPDX-License-Identifier: ISC */
#include "rules/cosmic/player/plan.h"

enum { LOST_WITHOUT_DEAL = 3 };

/* One card for one card: two who write the same agree. */
static void deal(struct ce_plan *p, int c)
{
	const struct ce_challenge *ch = &p->t->challenge[c];
	int partner = ch->attacker == p->seat ? ch->defender : ch->attacker;

	if (p->v->n_hand && p->t->hand_size[partner])
		moves_offer(p->m, 0, "deal c%d: i give 1 card, %s gives 1 card", c + 1,
			    ce_colours[partner]);
	moves_take(p->m);
	if (ce_plan_spare(p) < LOST_WITHOUT_DEAL)
		return;
	moves_offer(p->m, 0, "lose %.*s for c%d",
		    STR_MADE(moves_arena(p->m), ce_plan_tokens(p, LOST_WITHOUT_DEAL)),
		    c + 1);
	ce_plan_use(p, LOST_WITHOUT_DEAL);
	moves_take(p->m);
}

static void reward(struct ce_plan *p, int c)
{
	int n = p->t->challenge[c].reward[p->seat];
	bool tokens = p->t->warp[p->seat] >= n;

	moves_offer(p->m, 0, "reward c%d: %d %s%s", c + 1, n, tokens ? "token" : "card",
		    n > 1 ? "s" : "");
	moves_take(p->m);
}

void ce_plan_settling(struct ce_plan *p)
{
	for (int c = 0; c < p->t->n_challenges; c++) {
		const struct ce_challenge *ch = &p->t->challenge[c];
		if (ch->result == CE_DEAL_PENDING && ce_is_main(ch, p->seat))
			deal(p, c);
		if (ch->reward[p->seat])
			reward(p, c);
	}
}
