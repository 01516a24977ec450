/* Phase 4: what is left to settle.
 *
 *   a losses   b Powers   d Limbo   e Stellar Gas   f deals   g consolation
 *   h rewards   i losses for failed deals   j Plague; then the turn ends
 *
 * SPDX-License-Identifier: ISC */
#include "rules/cosmic/engine/effect.h"
#include "rules/cosmic/phases/begin.h"
#include "rules/cosmic/phases/deal.h"
#include "rules/cosmic/phases/phases.h"

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
	ce_step_consolation(b);    /* g */
	ce_step_rewards(b);        /* h */
	ce_step_failed(b, spared); /* i */
	ce_settle_losses(b);
	come_home(b, CE_DEAL_FAILED);
	ce_step_declare(b); /* j */
	ce_end_challenges(b);
	ce_step_end(b);
	ce_end_turn(b);
}
