/* Phase 1: release, Limbo, Mobius Tubes, attacks.
 *
 *   a losses   b Powers   c release   d Limbo   e Mobius Tubes
 *   f attack tokens leave   g attacks stand, planets are under attack   h Plague
 *
 * Steps c and e are in release.c, step f in launch.c.
 * Two attacks on one planet are two challenges; phase 2 divides its defenders [R11].
 * SPDX-License-Identifier: ISC */
#include <string.h>

#include "rules/cosmic/engine/defaults.h"
#include "rules/cosmic/engine/edicts.h"
#include "rules/cosmic/engine/effect.h"
#include "rules/cosmic/engine/tokens.h"
#include "rules/cosmic/phases/begin.h"
#include "rules/cosmic/phases/phases.h"
#include "rules/cosmic/phases/release.h"
#include "rules/cosmic/table/cosmic_event.h"

/* Step g: all tokens of the defender there defend, until the defender divides them
 * [R-060]. */
static void stand(struct ce_board *b)
{
	for (int i = 0; i < b->t->n_challenges; i++) {
		struct ce_challenge *c = &b->t->challenge[i];
		struct ce_act act = ce_act_new(ACT_DEFENCE);
		c->frozen = 1;
		act.challenge = (int8_t)i;
		act.seat = c->defender;
		act.other = c->attacker;
		act.n = b->t->planet[c->system][c->planet - 1][c->defender];
		ce_propose(b, &act);
	}
}

void ce_phase_attack(struct ce_board *b)
{
	struct ce_journey journeys[CE_SEATS] = {0};

	memset(b->t->flare_used, 0, sizeof b->t->flare_used); /* a new turn */
	ce_step_begin(b);                                     /* a, b */
	ce_arm(b);                    /* Flares act from the release on */
	ce_step_release(b, journeys); /* c */
	ce_step_limbo(b);             /* d */
	ce_arm(b);
	ce_step_mobius(b, journeys); /* e */
	ce_step_launch(b);           /* f */
	stand(b);                    /* g */
	ce_aim_zaps(b); /* the challenges in which Powers are used are there now */
	for (int c = 0; c < b->t->n_challenges; c++)
		ce_window(b, HOOK_ATTACKED, c);
	ce_step_declare(b); /* h */
	ce_step_end(b);
	b->t->phase = 2;
}
