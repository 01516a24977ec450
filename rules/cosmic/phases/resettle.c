/* Phase 1, step f, for who drew their own colour and settles a home planet anew.
 * SPDX-License-Identifier: ISC */
#include "rules/cosmic/engine/defaults.h"
#include "rules/cosmic/engine/effect.h"
#include "rules/cosmic/engine/tokens.h"
#include "rules/cosmic/phases/phases.h"

/* An own planet without an own token. */
struct resettle_plan {
	int planet, limit;
	int n; /* tokens by chance; 0: those of the pile */
	struct ce_pile pile;
};

static bool read_resettle(struct ce_board *b, int seat, const struct ce_order *o,
			  bool nearest, void *plan)
{
	struct resettle_plan *p = plan;
	struct ce_pile free = ce_free_tokens(b->t, seat);
	int n = ce_ordered(&o->attack.sent);

	p->planet = o->attack.planet;
	p->n = 0;
	p->pile = (struct ce_pile){{0}};
	if (o->verb != CE_RESETTLE)
		return false;
	if (p->planet < 1 || p->planet > CE_PLANETS ||
	    b->t->planet[seat][p->planet - 1][seat])
		return ce_cannot(b, "R-040",
				 "it is not a home planet without an own token");
	bool whole =
		ce_take_told(b, "R-037", &o->attack.sent, p->limit, &free, &p->pile);
	if (!o->attack.sent.n_parts) {
		n = n < 1 ? 1 : n < p->limit ? n : p->limit;
		if (!nearest)
			return ce_cannot(b, "R-019", "it does not say from where");
		p->n = n;
		return ce_pile_sum(&free) > 0;
	}
	return (whole || nearest) && ce_pile_sum(&p->pile) > 0;
}

void ce_step_resettle(struct ce_board *b, int seat)
{
	struct resettle_plan p = {.limit = CE_SEND_MAX};
	const struct ce_order *o = NULL;
	struct ce_act act = ce_act_new(ACT_RESETTLE);

	for (int i = -1; !o && (i = ce_next_slot(b, seat, CE_RESETTLE, i)) >= 0;)
		o = ce_pick(b, i, read_resettle, &p);
	if (!o)
		return;
	if (p.n) { /* here, for a reading draws nothing */
		struct ce_pile free = ce_free_tokens(b->t, seat);
		ce_random_tokens(b, "tokens", seat, p.n, true, &free, &p.pile);
	}
	act.seat = (int8_t)seat;
	act.system = (int8_t)seat;
	act.planet = (int8_t)p.planet;
	act.pile = p.pile;
	ce_propose(b, &act);
}
