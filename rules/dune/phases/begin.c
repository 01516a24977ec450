/* A turn begins: see begin.h.
 * SPDX-License-Identifier: ISC */
#include "rules/dune/phases/begin.h"

#include <stdio.h>

#include "rules/dune/phases/storm.h"
#include "rules/dune/phases/weather.h"
#include "rules/dune/run/karama.h"

enum { STORM_CARDS = 6, DIAL_LEAST = 1, DIAL_MOST = 3, CHARITY = 2 };

/* The storm ------------------------------------------------------------------------------- */

static enum pick_fit fits_dial(void *run, int seat, const void *action, void *plan,
			       enum pick_look look)
{
	struct du_run *r = run;
	const struct du_order *o = action;

	(void)seat;
	(void)plan;
	(void)look;
	if (o->n >= DIAL_LEAST && o->n <= DIAL_MOST)
		return PICK_WHOLE;
	r->c.why = DU_WHY_RANGE;
	return PICK_IMPOSSIBLE;
}

static int dial_of(struct du_run *r, int seat)
{
	const struct du_order *o = du_order_of(r, seat, DU_DIAL, fits_dial, "");
	char label[RNG_LABEL_MAX];

	snprintf(label, sizeof label, "t%d.dial", r->s->t.turn);
	return o ? o->n
		 : DIAL_LEAST + rng_below(r->x->rng, label, seat,
					  DIAL_MOST - DIAL_LEAST + 1);
}

static int dialled(struct du_run *r)
{
	const int8_t *who = r->s->t.wheel;
	int dial[2] = {dial_of(r, who[0]), dial_of(r, who[1])};

	event_add(r->x->events, DU_EV_DIALS, AUDIENCE_ALL, "", 4, who[0], dial[0],
		  who[1], dial[1]);
	return dial[0] + dial[1];
}

void du_turn_storm(struct du_run *r)
{
	int sectors = r->s->h.next_storm ? r->s->h.next_storm : dialled(r);

	sectors = du_weather(r, sectors);
	du_set_off_atomics(r);
	du_storm_moves(r, sectors);
}

void du_see_storm(struct du_run *r)
{
	const struct du_table *t = &r->s->t;
	bool fremen = du_plays(t, DU_FREMEN) && t->option.advanced_factions;
	char label[RNG_LABEL_MAX];

	if (!fremen && !t->option.storm_deck)
		return;
	snprintf(label, sizeof label, "t%d.next-storm", t->turn);
	r->s->h.next_storm = (uint8_t)(1 + rng_below(r->x->rng, label, 0, STORM_CARDS));
	r->s->h.storm_unseen = !du_uses(r, DU_FRE_STORMSEE);
	if (!r->s->h.storm_unseen)
		event_add(r->x->events, DU_EV_NEXT_STORM, AUDIENCE_SEAT(DU_FREMEN), "",
			  1, r->s->h.next_storm);
}

/* Charity ------------------------------------------------------------------------------------ */

/* Returns the spice that charity gives: enough to have two; for the Bene Gesserit
 * always two. */
static int gift(struct du_run *r, int seat)
{
	int has = r->s->h.spice[seat];

	if (seat == DU_BENE_GESSERIT && du_uses(r, DU_BG_CHARITY))
		return CHARITY;
	return has < CHARITY ? CHARITY - has : 0;
}

void du_charity(struct du_run *r)
{
	for (int seat = 0; seat < DU_SEATS; seat++) {
		int n = du_plays(&r->s->t, seat) ? gift(r, seat) : 0;
		const struct du_order *o =
			n ? du_order_of(r, seat, DU_CHARITY, NULL, "DU-018") : NULL;
		if (!n || (o && !o->n))
			continue;
		r->s->h.spice[seat] = (uint16_t)(r->s->h.spice[seat] + n);
		event_add(r->x->events, DU_EV_CHARITY, AUDIENCE_SEAT(seat), "DU-018", 2,
			  seat, n);
	}
}
