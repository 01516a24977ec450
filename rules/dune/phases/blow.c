/* Spice blows, and worms come: see blow.h.
 * SPDX-License-Identifier: ISC */
#include "rules/dune/phases/blow.h"

#include <string.h>

#include "rules/dune/engine/allies.h"
#include "rules/dune/engine/cards.h"
#include "rules/dune/engine/moves.h"
#include "rules/dune/map/storm.h"
#include "rules/dune/run/karama.h"

/* Worms ----------------------------------------------------------------------------------- */

static int forces_in(const struct du_table *t, int seat, int territory)
{
	int n = 0;

	for (int area = 0; area < DU_AREAS; area++)
		if (du_territory_of(area) == territory)
			n += t->forces[area][seat];
	return n;
}

/* Whom the worm spares in the territory: Fremen, and their allies if they wrote so. Bit per seat. A worm is one use of
 * their advantage. */
static unsigned spared(struct du_run *r, int territory)
{
	const struct du_table *t = &r->s->t;
	unsigned who = forces_in(t, DU_FREMEN, territory) ? 1U << DU_FREMEN : 0;
	unsigned allies = 0;

	for (int ally = 0; du_plays(t, DU_FREMEN) && ally < DU_SEATS; ally++)
		if (du_are_allies(t, DU_FREMEN, ally) && forces_in(t, ally, territory))
			allies |= 1U << ally;
	if (allies) {
		int slot;
		const struct du_order *o = du_peek(r, DU_FREMEN, DU_PROTECT, &slot);
		who |= o && o->n ? allies : 0;
	}
	return who && du_uses(r, DU_FRE_WORM) ? who : 0;
}

static void eat_area(struct du_run *r, int area, unsigned spares)
{
	struct du_table *t = &r->s->t;

	for (int seat = 0; seat < DU_SEATS; seat++) {
		struct du_stack all = du_there(t, seat, area);
		if (!all.n || (seat == DU_FREMEN && spares >> seat & 1))
			continue;
		if (spares >> seat & 1) {
			du_tell_used(r, DU_FREMEN, DU_PROTECT, "");
			event_add(r->x->events, DU_EV_PROTECTED, AUDIENCE_ALL, "", 4,
				  DU_FREMEN, seat, all.n, area);
			continue;
		}
		du_kill(t, seat, area, all);
		event_add(r->x->events, DU_EV_EATEN, AUDIENCE_ALL, "DU-013", 4, seat,
			  all.n, all.elites, area);
	}
	du_lose_spice(r, area, DU_EV_SPICE_EATEN);
}

/* The Fremen who are left there can ride on it [DU-017]. */
static void saddle(struct du_table *t, int territory)
{
	int i = 0;

	if (!du_fighters(t, DU_FREMEN, territory))
		return;
	while (i < DU_RIDES && t->rides[i])
		i++;
	if (i < DU_RIDES)
		t->rides[i] = (uint8_t)(territory + 1);
}

/* Forces and spice of a whole territory; DU_NOWHERE: of none [DU-011]. */
static void eat(struct du_run *r, int pile, int territory)
{
	unsigned spares;

	event_add(r->x->events, DU_EV_WORM, AUDIENCE_ALL, "DU-011", 2, pile, territory);
	if (territory == DU_NOWHERE)
		return;
	spares = spared(r, territory);
	for (int area = 0; area < DU_AREAS; area++)
		if (du_territory_of(area) == territory)
			eat_area(r, area, spares);
	saddle(&r->s->t, territory);
}

static int enemies(const struct du_table *t, int territory)
{
	int n = 0;

	for (int area = 0; area < DU_AREAS; area++)
		for (int seat = 0; seat < DU_SEATS; seat++)
			if (du_territory_of(area) == territory && seat != DU_FREMEN &&
			    !du_are_allies(t, DU_FREMEN, seat))
				n += t->forces[area][seat];
	return n;
}

/* The sand territory with most enemy forces, the first of equals. */
static int fattest(const struct du_table *t)
{
	int best = DU_NOWHERE, most = -1;

	for (int i = 0; i < DU_TERRITORIES; i++)
		if (du_territories[i].type == DU_SAND && enemies(t, i) > most) {
			best = i;
			most = enemies(t, i);
		}
	return best;
}

static enum pick_fit fits_worm(void *run, int seat, const void *action, void *plan,
			       enum pick_look look)
{
	struct du_run *r = run;
	const struct du_order *o = action;

	(void)seat;
	(void)plan;
	(void)look;
	if (o->n_list && o->list[0] < DU_TERRITORIES &&
	    du_territories[o->list[0]].type == DU_SAND)
		return PICK_WHOLE;
	r->c.why = DU_WHY_NOT_SAND;
	return PICK_IMPOSSIBLE;
}

/* The second worm of a blow, and those behind it [DU-014]. */
static void further_worm(struct du_run *r, int pile)
{
	const struct du_table *t = &r->s->t;

	if (!du_uses(r, DU_FRE_SANDWORM)) {
		event_add(r->x->events, DU_EV_WORM_IDLE, AUDIENCE_ALL, "DU-014", 1,
			  pile);
		return;
	}
	const struct du_order *o =
		du_order_of(r, DU_FREMEN, DU_SANDWORM, fits_worm, "DU-014");
	eat(r, pile, o ? o->list[0] : fattest(t));
}

/* Blows ------------------------------------------------------------------------------------- */

static void place_spice(struct du_run *r, int pile, int territory)
{
	struct du_table *t = &r->s->t;
	int area = du_spice_area(territory), n = du_territories[territory].spice;

	if (du_in_storm(area, t->storm)) /* [DU-010] */
		n = 0;
	if (n > DU_AREA_SPICE_MAX - t->spice[area])
		n = DU_AREA_SPICE_MAX - t->spice[area];
	t->spice[area] = (uint8_t)(t->spice[area] + n);
	event_add(r->x->events, DU_EV_BLOW, AUDIENCE_ALL, "DU-010", 3, pile, area, n);
	du_pile_add(t, pile, territory);
}

static void one_worm(struct du_run *r, int pile, int nth)
{
	struct du_table *t = &r->s->t;

	if (nth == 1)
		eat(r, pile, du_pile_top(t, pile));
	else
		further_worm(r, pile);
	du_pile_add(t, pile, DU_SHAI_HULUD);
	t->worms++;
}

/* Until a territory comes. In turn 1 worms are set aside: returns how many. */
static int blow(struct du_run *r, int pile)
{
	int aside = 0, worms = 0, card;

	while ((card = du_draw_spice(r->s, r->x->rng)) == DU_SHAI_HULUD)
		if (r->s->t.turn == 1)
			aside++;
		else
			one_worm(r, pile, ++worms);
	place_spice(r, pile, card);
	return aside;
}

/* The Fremen's own use of a Karama: a worm on any sand. */
static void called_worm(struct du_run *r)
{
	const struct du_order *o = du_power(r, DU_FREMEN, fits_worm, NULL);

	if (!o)
		return;
	eat(r, DU_NO_PILE, o->list[0]);
	r->s->t.worms++;
}

/* The last blow of the turn is over. */
static void end_blows(struct du_run *r, int aside)
{
	struct du_state *s = r->s;

	if (s->t.turn > 1)
		called_worm(r);
	if (!aside)
		return;
	for (int i = 0; i < aside; i++)
		s->h.coming[s->t.n_coming++] = DU_SHAI_HULUD;
	rng_shuffle(r->x->rng, "t1.spice.back", s->h.coming, s->t.n_coming);
}

void du_blow(struct du_run *r)
{
	const struct du_options *o = &r->s->t.option;
	int aside;

	r->s->t.worms = 0;
	memset(r->s->t.rides, 0, sizeof r->s->t.rides);
	aside = blow(r, 0);
	if (r->s->t.turn > 1 && du_two_nexuses(o))
		return;
	if (o->double_blow)
		aside += blow(r, 1);
	end_blows(r, aside);
}

void du_blow_second(struct du_run *r)
{
	if (r->s->t.turn > 1)
		end_blows(r, blow(r, 1));
}
