/* The nexus: see nexus.h.
 * SPDX-License-Identifier: ISC */
#include "rules/dune/phases/nexus.h"

#include <string.h>

#include "rules/dune/engine/allies.h"
#include "rules/dune/engine/moves.h"
#include "rules/dune/map/storm.h"
#include "rules/dune/phases/advisors.h"
#include "rules/dune/phases/ship.h"
#include "rules/dune/run/karama.h"
#include "rules/pieces/pairs.h"

static enum pick_fit fits_break(void *run, int seat, const void *action, void *plan,
				enum pick_look look)
{
	struct du_run *r = run;

	(void)action;
	(void)plan;
	(void)look;
	return r->s->t.ally[seat] != DU_NOBODY ? PICK_WHOLE : du_no(r, DU_WHY_NO_ALLY);
}

/* One side is enough; a seat without a player keeps its alliance. A partner's order to break what has just ended is used as well. */
static void end_alliances(struct du_run *r)
{
	unsigned breaks = 0;

	for (int seat = 0; seat < DU_SEATS; seat++)
		if (du_order_of(r, seat, DU_BREAK, fits_break, ""))
			breaks |= 1U << seat;
	for (int seat = 0; seat < DU_SEATS; seat++) {
		struct du_table *t = &r->s->t;
		int ally = DU_NOBODY;
		if (!(breaks >> seat & 1) || t->ally[seat] == DU_NOBODY)
			continue;
		while ((ally = du_next_ally(t, seat, ally)) != DU_NOBODY)
			event_add(r->x->events, DU_EV_BROKEN, AUDIENCE_ALL, "", 2, seat,
				  ally);
		du_leave(t, seat);
	}
}

static int rank(const struct du_order *const *wish, int seat, int partner)
{
	const struct du_order *o = wish[seat];

	return o ? pairs_rank_in(o->list, o->n_list, partner) : PAIRS_UNRANKED;
}

static int rank_of_wish(void *wishes, int seat, int partner)
{
	return rank(wishes, seat, partner);
}

/* The ranks by which the lone seat and the two of an alliance name each other, in all; PAIRS_UNRANKED or more: somebody
 * does not name somebody. */
static int ranks_of_three(const struct du_table *t, const struct du_order *const *wish,
			  int lone, int member)
{
	int sum = 0, ally = DU_NOBODY;

	if (t->ally[lone] != DU_NOBODY || du_count_allies(t, member) != 1)
		return PAIRS_UNRANKED;
	ally = du_next_ally(t, member, DU_NOBODY);
	sum += rank(wish, lone, member) + rank(wish, member, lone);
	return sum + rank(wish, lone, ally) + rank(wish, ally, lone);
}

/* A third joins two who are allies, now or before, where each names the other two [DU-071]: the smallest sum of ranks first, then
 * the earlier faction. */
static void join_pairs(struct du_run *r, const struct du_order *const *wish)
{
	struct du_table *t = &r->s->t;

	for (;;) {
		int least = PAIRS_UNRANKED, who = DU_NOBODY, with = DU_NOBODY;
		for (int lone = 0; lone < DU_SEATS; lone++)
			for (int member = 0; member < DU_SEATS; member++) {
				int sum = ranks_of_three(t, wish, lone, member);
				if (sum >= least)
					continue;
				least = sum;
				who = lone;
				with = member;
			}
		if (who == DU_NOBODY)
			return;
		event_add(r->x->events, DU_EV_JOINED, AUDIENCE_ALL, "DU-071", 3, who,
			  with, du_next_ally(t, with, DU_NOBODY));
		du_join(t, who, with);
	}
}

/* Rides -------------------------------------------------------------------------------------- */

static bool part_fits(struct du_run *r, const struct du_order *o, int i)
{
	int from = o->list[i];

	r->c.why = DU_WHY_NO_FORCES;
	for (int k = 0; k < i; k++)
		if (o->list[k] == from)
			return false;
	if (from >= DU_AREAS || du_territory_of(from) != du_territory_of(o->list[0]) ||
	    du_in_storm(from, r->s->t.storm))
		return false;
	return du_are_among(r, du_part(r, DU_FREMEN, o, i),
			    du_there(&r->s->t, DU_FREMEN, from));
}

/* Any number, to any area out of the storm; it is not a movement [DU-017]. */
static enum pick_fit fits_ride(void *run, int seat, const void *action, void *plan,
			       enum pick_look look)
{
	struct du_run *r = run;
	const struct du_order *o = action;
	const struct du_table *t = &r->s->t;

	(void)plan;
	(void)look;
	if (!o->n_list || o->to >= DU_AREAS)
		return du_no(r, DU_WHY_NO_FORCES);
	for (int i = 0; i < o->n_list; i++)
		if (!part_fits(r, o, i))
			return PICK_IMPOSSIBLE;
	if (!memchr(t->rides, du_territory_of(o->list[0]) + 1, DU_RIDES))
		return du_no(r, DU_WHY_NO_WORM);
	if (du_in_storm(o->to, t->storm))
		return du_no(r, DU_WHY_STORM);
	if (!du_has_room(t, seat, du_territory_of(o->to)))
		return du_no(r, DU_WHY_FULL);
	return du_meets_ally(t, seat, du_territory_of(o->to)) ? du_no(r, DU_WHY_ALLY)
							      : PICK_WHOLE;
}

static void ride(struct du_run *r, const struct du_order *o)
{
	struct du_table *t = &r->s->t;
	int from = du_territory_of(o->list[0]);
	struct du_stack all = {0};

	for (int i = 0; i < o->n_list; i++) {
		struct du_stack part = du_part(r, DU_FREMEN, o, i);
		du_take(t, DU_FREMEN, o->list[i], part);
		all.n += part.n;
		all.elites += part.elites;
	}
	du_put(t, DU_FREMEN, o->to, all);
	*(uint8_t *)memchr(t->rides, from + 1, DU_RIDES) = 0;
	event_add(r->x->events, DU_EV_RODE, AUDIENCE_ALL, "DU-017", 5, DU_FREMEN, all.n,
		  all.elites, from, o->to);
	du_intruded(r, DU_FREMEN, du_territory_of(o->to));
}

static void rides(struct du_run *r)
{
	const struct carry_chooser how = {fits_ride, NULL, "DU-017"};
	int slot = -1;

	while ((slot = carry_next_slot(&r->c, DU_FREMEN, DU_RIDE, slot)) >= 0) {
		if (!du_uses(r, DU_FRE_WORM)) {
			carry_tell_failed(&r->c, DU_FREMEN, slot, "DU-017",
					  (int)du_why_without(&r->s->t, DU_FRE_WORM));
			continue;
		}
		const struct du_order *o = carry_choose(&r->c, DU_FREMEN, slot, &how);
		if (o)
			ride(r, o);
	}
	memset(r->s->t.rides, 0, sizeof r->s->t.rides);
}

/* The phase ------------------------------------------------------------------------------------ */

/* A wish of which no alliance came was an offer that nobody took, or came of a player who had an ally. PASS wishes for nobody. */
static void tell_wish(struct du_run *r, int seat, const struct du_order *wish,
		      bool was_allied, bool met)
{
	int slot = carry_next_slot(&r->c, seat, DU_ALLY, -1);

	if (!wish || !wish->n_list || met)
		return;
	if (was_allied)
		carry_tell_failed(&r->c, seat, slot, "", DU_WHY_ALLIED);
	else
		carry_tell_fate(&r->c, seat, slot, TRACE_UNANSWERED, "", NULL);
}

/* The ally who is there now was not there before, or is a third one. */
static bool has_met(const struct du_table *t, const struct du_table *before, int seat)
{
	return du_allies(t, seat) & ~du_allies(before, seat);
}

void du_nexus(struct du_run *r)
{
	const struct du_order *wish[DU_SEATS];
	int8_t *ally = r->s->t.ally;
	int one, two;

	end_alliances(r);
	const struct du_table before = r->s->t;
	for (int seat = 0; seat < DU_SEATS; seat++)
		wish[seat] = du_order_of(r, seat, DU_ALLY, NULL, "");
	while (pairs_next(DU_SEATS, pairs_unpaired(ally, DU_SEATS) & r->s->t.seats,
			  rank_of_wish, wish, &one, &two)) {
		du_join(&r->s->t, one, two);
		event_add(r->x->events, DU_EV_ALLIED, AUDIENCE_ALL, "", 2, one, two);
	}
	if (r->s->t.option.alliance_size > 2)
		join_pairs(r, wish);
	for (int seat = 0; seat < DU_SEATS; seat++)
		tell_wish(r, seat, wish[seat],
			  before.ally[seat] != DU_NOBODY &&
				  before.option.alliance_size == 2,
			  has_met(&r->s->t, &before, seat));
	rides(r);
}
