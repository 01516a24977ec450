/* Turn 0: see place.h.
 * SPDX-License-Identifier: ISC */
#include "rules/dune/phases/place.h"

#include <string.h>

#include "rules/dune/engine/cards.h"
#include "rules/dune/engine/moves.h"
#include "rules/dune/engine/order.h"
#include "rules/dune/phases/setup.h"
#include "rules/dune/phases/storm.h"

enum { FREMEN_START = 10, BG_START = 1 };

unsigned du_placers(const struct du_table *t)
{
	unsigned who = 0;
	int dialer[2];

	if (t->phase == DU_PREDICT)
		return 1U << DU_BENE_GESSERIT;
	for (int seat = 0; seat < DU_SEATS; seat++)
		if (du_plays(t, seat) && du_factions[seat].traitors < DU_TRAITORS_MAX)
			who |= 1U << seat;
	du_first_dialers(t, dialer);
	return who | 1U << dialer[0] | 1U << dialer[1];
}

/* The prediction ------------------------------------------------------------------------- */

/* Another faction that plays, at random. */
static int any_other(const struct du_run *r, int seat)
{
	int others[DU_SEATS], n = 0;

	for (int i = 0; i < DU_SEATS; i++)
		if (i != seat && du_plays(&r->s->t, i))
			others[n++] = i;
	return others[rng_below(r->x->rng, "setup.predicted", 0, n)];
}

void du_predict(struct du_run *r)
{
	const struct du_order *o =
		du_order_of(r, DU_BENE_GESSERIT, DU_PREDICTS, NULL, "");
	int seat = o ? o->seat : any_other(r, DU_BENE_GESSERIT);
	int turn = o ? o->n
		     : 1 + rng_below(r->x->rng, "setup.predicted-turn", 0,
				     r->s->t.option.turns);

	r->s->h.predicted = (uint8_t)(seat + 1);
	r->s->h.predicted_turn = (uint8_t)turn;
	event_add(r->x->events, DU_EV_PREDICTED, AUDIENCE_SEAT(DU_BENE_GESSERIT), "", 3,
		  DU_BENE_GESSERIT, seat, turn);
	du_deal_traitors(r->s, r->x->rng, r->x->events);
}

/* Traitors --------------------------------------------------------------------------------- */

static enum pick_fit fits_traitor(void *run, int seat, const void *action, void *plan,
				  enum pick_look look)
{
	struct du_run *r = run;
	const struct du_order *o = action;

	(void)plan;
	(void)look;
	if (o->leader && memchr(r->s->h.traitor[seat], o->leader, DU_TRAITORS_MAX))
		return PICK_WHOLE;
	r->c.why = DU_WHY_NOT_DEALT;
	return PICK_IMPOSSIBLE;
}

/* The others go out of the game. */
static void keep_traitor(struct du_run *r, int seat)
{
	uint8_t *own = r->s->h.traitor[seat];
	const struct du_order *o =
		du_order_of(r, seat, DU_TRAITOR, fits_traitor, "DU-005");
	int leader = o ? o->leader : du_default_traitor(seat, own);

	memset(own, 0, DU_TRAITORS_MAX);
	own[0] = (uint8_t)leader;
	event_add(r->x->events, DU_EV_KEPT, AUDIENCE_SEAT(seat), "DU-005", 2, seat,
		  leader);
}

/* Forces ------------------------------------------------------------------------------------ */

static bool fremen_may(int territory)
{
	return territory == DU_SIETCH_TABR || territory == DU_FALSE_WALL_SOUTH ||
	       territory == DU_FALSE_WALL_WEST;
}

/* Can the order be carried out? */
static bool may_place(const struct du_table *t, int seat, const struct du_order *o)
{
	int n = 0, elites = 0;

	for (int i = 0; i < o->n_list; i++) {
		if (o->list[i] >= DU_AREAS || o->elites[i] > o->count[i] ||
		    (seat == DU_FREMEN && !fremen_may(du_territory_of(o->list[i]))))
			return false;
		n += o->count[i];
		elites += o->elites[i];
	}
	return seat == DU_FREMEN ? n == FREMEN_START && elites <= du_elites(t, seat)
				 : n == BG_START && o->n_list == 1 && !elites;
}

static enum pick_fit fits_place(void *run, int seat, const void *action, void *plan,
				enum pick_look look)
{
	struct du_run *r = run;

	(void)plan;
	(void)look;
	if (may_place(&r->s->t, seat, action))
		return PICK_WHOLE;
	r->c.why = DU_WHY_PLACE;
	return PICK_IMPOSSIBLE;
}

static void put(struct du_run *r, int seat, int area, struct du_stack stack,
		bool advisor)
{
	struct du_table *t = &r->s->t;

	if (!stack.n)
		return;
	du_put(t, seat, area, stack);
	/* An advisor shares a territory with others; where nobody else is it is a fighter. */
	if (advisor && du_is_occupied(t, du_territory_of(area)))
		t->advisors[area] = (uint8_t)stack.n;
	else
		advisor = false;
	event_add(r->x->events, DU_EV_PLACED, AUDIENCE_ALL, "", 5, seat, stack.n,
		  stack.elites, area, advisor ? stack.n : 0);
}

static void place_fremen(struct du_run *r)
{
	static const struct {
		uint8_t territory, n;
	} usual[] = {
		{DU_SIETCH_TABR, 4}, {DU_FALSE_WALL_SOUTH, 3}, {DU_FALSE_WALL_WEST, 3}};
	const struct du_order *o = du_order_of(r, DU_FREMEN, DU_PLACES, fits_place, "");

	for (int i = 0; o && i < o->n_list; i++)
		put(r, DU_FREMEN, o->list[i],
		    (struct du_stack){o->count[i], o->elites[i]}, false);
	for (size_t i = 0; !o && i < sizeof usual / sizeof *usual; i++)
		put(r, DU_FREMEN, du_first_area(usual[i].territory),
		    (struct du_stack){usual[i].n, 0}, false);
}

/* If the factions have only their basic powers, there is nothing to choose. */
static void place_bene_gesserit(struct du_run *r)
{
	const struct du_order *o =
		r->s->t.option.advanced_factions
			? du_order_of(r, DU_BENE_GESSERIT, DU_PLACES, fits_place, "")
			: NULL;

	put(r, DU_BENE_GESSERIT, o ? o->list[0] : du_first_area(DU_POLAR_SINK),
	    (struct du_stack){BG_START, 0}, o && o->advisor);
}

/* The rest ------------------------------------------------------------------------------------ */

static void deal_treachery(struct du_run *r, int seat)
{
	for (int i = 0; i < du_factions[seat].cards; i++) {
		int card = du_draw(r->s, r->x->rng);
		du_hand_add(r->s, seat, card);
		event_add(r->x->events, DU_EV_GOT, AUDIENCE_SEAT(seat), "", 2, seat,
			  card);
	}
}

static int dial_of(struct du_run *r, int seat)
{
	const struct du_order *o = du_order_of(r, seat, DU_DIAL, NULL, "DU-006");

	return o ? o->n : rng_below(r->x->rng, "setup.dial", seat, DU_DIAL_MAX + 1);
}

static void first_storm(struct du_run *r)
{
	int dialer[2], dial[2];

	du_first_dialers(&r->s->t, dialer);
	for (int i = 0; i < 2; i++) {
		r->s->t.wheel[i] = (int8_t)dialer[i];
		dial[i] = dial_of(r, dialer[i]);
	}
	event_add(r->x->events, DU_EV_DIALS, AUDIENCE_ALL, "DU-006", 4, dialer[0],
		  dial[0], dialer[1], dial[1]);
	du_first_storm(r, dial[0] + dial[1]);
}

void du_place(struct du_run *r)
{
	const struct du_table *t = &r->s->t;

	for (int seat = 0; seat < DU_SEATS; seat++)
		if (du_plays(t, seat) && du_factions[seat].traitors < DU_TRAITORS_MAX)
			keep_traitor(r, seat);
	if (du_plays(t, DU_FREMEN))
		place_fremen(r);
	if (du_plays(t, DU_BENE_GESSERIT))
		place_bene_gesserit(r);
	for (int seat = 0; seat < DU_SEATS; seat++)
		if (du_plays(t, seat))
			deal_treachery(r, seat);
	first_storm(r);
}
