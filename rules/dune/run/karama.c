/* Karama cards: see karama.h.
 * SPDX-License-Identifier: ISC */
#include "rules/dune/run/karama.h"

#include <string.h>

#include "rules/dune/engine/cards.h"
#include "rules/dune/engine/order.h"

int du_karama_card(const struct du_state *s, int seat)
{
	if (du_holds(s, seat, DU_KARAMA))
		return DU_KARAMA;
	return seat == DU_BENE_GESSERIT && du_has(&s->t, DU_BG_WORTHLESS)
		       ? du_held_of(s, seat, DU_WORTHLESS)
		       : DU_NO_CARD;
}

enum du_why du_why_no_karama(const struct du_state *s, int seat)
{
	return seat == DU_BENE_GESSERIT && s->t.cancelled[DU_BG_WORTHLESS] &&
			       du_held_of(s, seat, DU_WORTHLESS)
		       ? DU_WHY_CANCELLED
		       : DU_WHY_NO_CARD;
}

static enum pick_fit fits_cancel(void *run, int seat, const void *action, void *plan,
				 enum pick_look look)
{
	struct du_run *r = run;

	(void)action;
	(void)plan;
	(void)look;
	return du_karama_card(r->s, seat) ? PICK_WHOLE
					  : du_no(r, du_why_no_karama(r->s, seat));
}

static void cancel(struct du_run *r, int seat, enum du_advantage which)
{
	int card = du_karama_card(r->s, seat);

	event_add(r->x->events, DU_EV_CANCELLED, AUDIENCE_ALL, "DU-058", 3,
		  du_advantages[which].faction, (int)which, seat);
	du_lay_off(r, seat, card);
	r->s->t.cancelled[which] = 1;
}

/* A worthless card of the Bene Gesserit serves only if nobody stops that. */
static bool may_play(struct du_run *r, int seat)
{
	int card = du_karama_card(r->s, seat);

	return card == DU_KARAMA ||
	       (card && du_uses(r, DU_BG_WORTHLESS) && du_karama_card(r->s, seat));
}

enum du_why du_why_without(const struct du_table *t, enum du_advantage which)
{
	return t->cancelled[which] ? DU_WHY_CANCELLED : DU_WHY_NOT_THEIRS;
}

bool du_uses(struct du_run *r, enum du_advantage which)
{
	int order[DU_SEATS], n = du_storm_order(&r->s->t, order);
	bool outer = !r->cancelling;

	if (outer && r->s->t.option.karama_scope == DU_KARAMA_USE)
		r->s->t.cancelled[which] = 0; /* a use before this one was stopped */
	for (int i = 0; outer && du_has(&r->s->t, which) && i < n; i++) {
		int seat = order[i], slot;
		if (seat == du_advantages[which].faction ||
		    r->s->t.vacant >> seat & 1 || /* plays no Karama */
		    !du_waiting(r, seat, DU_CANCEL, (int)which, fits_cancel, NULL,
				"DU-058", &slot))
			continue;
		r->cancelling = which == DU_BG_WORTHLESS;
		if (may_play(r, seat)) {
			carry_spend(&r->c, seat, slot);
			cancel(r, seat, which);
		} else {
			carry_tell_fate(&r->c, seat, slot, TRACE_IMPOSSIBLE, "DU-058",
					"the card did not serve as a Karama");
		}
		r->cancelling = false;
	}
	return du_has(&r->s->t, which);
}

void du_use_worthless(struct du_run *r, int seat)
{
	int card = du_karama_card(r->s, seat);

	if (card && card != DU_KARAMA)
		du_uses(r, DU_BG_WORTHLESS);
}

struct power {
	carry_fits *fits;
	void *plan;
};

static enum pick_fit fits_power(void *run, int seat, const void *action, void *plan,
				enum pick_look look)
{
	struct du_run *r = run;
	const struct power *p = plan;

	if (!r->s->t.option.advanced_karama || r->s->t.karama_used >> seat & 1)
		return du_no(r, DU_WHY_ONCE);
	if (!du_holds(r->s, seat, DU_KARAMA))
		return du_no(r, DU_WHY_NO_CARD);
	return p->fits(run, seat, action, p->plan, look);
}

const struct du_order *du_power(struct du_run *r, int seat, carry_fits *fits,
				void *plan)
{
	struct power p = {fits, plan};
	const struct du_order *o =
		du_plays(&r->s->t, seat) && !(r->s->t.vacant >> seat & 1)
			? du_reaction(r, seat, DU_POWER, 0, fits_power, &p, "DU-060")
			: NULL;

	if (!o)
		return NULL;
	event_add(r->x->events, DU_EV_POWER, AUDIENCE_ALL, "DU-060", 1, seat);
	du_lay_off(r, seat, DU_KARAMA);
	r->s->t.karama_used |= (uint8_t)(1U << seat);
	return o;
}

void du_end_cancels(struct du_run *r)
{
	memset(r->s->t.cancelled, 0, sizeof r->s->t.cancelled);
}
