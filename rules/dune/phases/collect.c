/* A turn ends: see collect.h.
 * SPDX-License-Identifier: ISC */
#include "rules/dune/phases/collect.h"

#include "rules/dune/engine/allies.h"
#include "rules/dune/engine/control.h"
#include "rules/dune/engine/moves.h"
#include "rules/dune/engine/order.h"

enum { CITY = 2, SMUGGLERS = 1, EACH = 2, EACH_WITH_CITY = 3 };

/* Collection ------------------------------------------------------------------------------- */

static void add_spice(struct du_run *r, int seat, int n)
{
	r->s->h.spice[seat] = (uint16_t)(r->s->h.spice[seat] + n);
}

/* To be there now is enough, in the storm as well [DU-053]. */
static void hold_cities(struct du_run *r)
{
	static const struct {
		uint8_t territory, spice;
	} cities[] = {
		{DU_ARRAKEEN, CITY}, {DU_CARTHAG, CITY}, {DU_TUEKS_SIETCH, SMUGGLERS}};

	for (size_t i = 0; i < sizeof cities / sizeof *cities; i++) {
		int seat = du_holder(&r->s->t, cities[i].territory);
		if (seat == DU_NOBODY)
			continue;
		add_spice(r, seat, cities[i].spice);
		event_add(r->x->events, DU_EV_CITY, AUDIENCE_ALL, "DU-053", 3, seat,
			  cities[i].spice, cities[i].territory);
	}
}

static int fighters_in(const struct du_table *t, int seat, int area)
{
	return t->forces[area][seat] -
	       (seat == DU_BENE_GESSERIT ? t->advisors[area] : 0);
}

/* The fighters in the sector of the spice, and no others of the territory [DU-052]. */
static void gather(struct du_run *r, int seat, int area)
{
	struct du_table *t = &r->s->t;
	bool city =
		du_fighters(t, seat, DU_ARRAKEEN) || du_fighters(t, seat, DU_CARTHAG);
	int n = fighters_in(t, seat, area) * (city ? EACH_WITH_CITY : EACH);

	n = n < t->spice[area] ? n : t->spice[area];
	if (!n)
		return;
	t->spice[area] = (uint8_t)(t->spice[area] - n);
	add_spice(r, seat, n);
	event_add(r->x->events, DU_EV_COLLECTED, AUDIENCE_ALL, "DU-052", 3, seat, n,
		  area);
}

void du_collect(struct du_run *r)
{
	int order[DU_SEATS], n = du_storm_order(&r->s->t, order);

	if (r->s->t.option.increased_flow)
		hold_cities(r);
	for (int area = 0; area < DU_AREAS; area++)
		for (int i = 0; i < n; i++)
			gather(r, order[i], area);
}

/* Victory -------------------------------------------------------------------------------------- */

static void wins(struct du_run *r, unsigned who)
{
	r->s->t.winners = (uint8_t)who;
	r->s->t.phase = DU_OVER;
}

static bool has_won(const struct du_table *t, int seat)
{
	return du_held_together(t, seat) >= du_strongholds_needed(t, seat);
}

/* The victory of a faction or its ally that the Bene Gesserit predicted for this turn is theirs
 * [DU-055, DU-056]. */
static bool was_foretold(const struct du_state *s, int seat)
{
	int predicted = s->h.predicted - 1;

	return s->h.predicted && s->h.predicted_turn == s->t.turn &&
	       (predicted == seat || du_are_allies(&s->t, seat, predicted));
}

static void tell_victory(struct du_run *r, int seat)
{
	const struct du_table *t = &r->s->t;
	int one = du_next_ally(t, seat, DU_NOBODY);
	int two = one == DU_NOBODY ? DU_NOBODY : du_next_ally(t, seat, one);

	if (one == DU_NOBODY)
		event_add(r->x->events, DU_EV_VICTORY, AUDIENCE_ALL, "DU-055", 2, seat,
			  du_strongholds(t, seat));
	else if (two == DU_NOBODY)
		event_add(r->x->events, DU_EV_VICTORY_TWO, AUDIENCE_ALL, "DU-055", 3,
			  seat, one, du_held_together(t, seat));
	else
		event_add(r->x->events, DU_EV_VICTORY_THREE, AUDIENCE_ALL, "DU-071", 4,
			  seat, one, two, du_held_together(t, seat));
}

static void stronghold_victory(struct du_run *r, int seat)
{
	tell_victory(r, seat);
	if (was_foretold(r->s, seat)) {
		event_add(r->x->events, DU_EV_FORETOLD, AUDIENCE_ALL, "DU-055", 2,
			  DU_BENE_GESSERIT, r->s->h.predicted - 1);
		wins(r, 1U << DU_BENE_GESSERIT);
	} else {
		wins(r, 1U << seat | du_allies(&r->s->t, seat));
	}
}

/* Nobody but Fremen in the two sietches, and no fighters of their foes in the third. */
static bool fremen_hold_out(const struct du_table *t)
{
	for (int seat = 0; seat < DU_SEATS; seat++) {
		bool foe = seat == DU_HARKONNEN || seat == DU_ATREIDES ||
			   seat == DU_EMPEROR;
		if (seat != DU_FREMEN && (du_fighters(t, seat, DU_SIETCH_TABR) ||
					  du_fighters(t, seat, DU_HABBANYA_SIETCH)))
			return false;
		if (foe && du_fighters(t, seat, DU_TUEKS_SIETCH))
			return false;
	}
	return true;
}

static int most_strongholds(const struct du_table *t)
{
	int order[DU_SEATS], n = du_storm_order(t, order), best = order[0];

	for (int i = 1; i < n; i++)
		if (du_strongholds(t, order[i]) > du_strongholds(t, best))
			best = order[i];
	return best;
}

/* Returns the seat that wins when the last turn is over; predictions do not apply
 * [DU-057]. */
static int by_default(const struct du_table *t)
{
	bool guild = du_plays(t, DU_GUILD), fremen = du_plays(t, DU_FREMEN);

	if (fremen && (!guild || fremen_hold_out(t)))
		return DU_FREMEN;
	return guild ? DU_GUILD : most_strongholds(t);
}

static void last_turn(struct du_run *r)
{
	const struct du_table *t = &r->s->t;
	int seat = by_default(t);
	unsigned allies = seat == DU_FREMEN ? du_allies(t, seat) : 0;
	int one = allies ? du_next_ally(t, seat, DU_NOBODY) : DU_NOBODY;
	int two = allies ? du_next_ally(t, seat, one) : DU_NOBODY;

	event_add(r->x->events, DU_EV_DEFAULT, AUDIENCE_ALL, "DU-057", 3, seat, one,
		  two);
	wins(r, 1U << seat | allies);
}

static void open_bribes(struct du_run *r)
{
	for (int seat = 0; seat < DU_SEATS; seat++) {
		int n = r->s->t.bribes[seat];
		if (!n)
			continue;
		add_spice(r, seat, n);
		r->s->t.bribes[seat] = 0;
		event_add(r->x->events, DU_EV_BRIBES, AUDIENCE_ALL, "DU-064", 2, seat,
			  n);
	}
}

void du_mentat(struct du_run *r)
{
	const struct du_table *t = &r->s->t;
	int order[DU_SEATS], n = du_storm_order(t, order);

	open_bribes(r);
	for (int i = 0; i < n && t->phase != DU_OVER; i++)
		if (has_won(t, order[i]))
			stronghold_victory(r, order[i]);
	if (t->phase != DU_OVER && t->turn >= t->option.turns)
		last_turn(r);
}
