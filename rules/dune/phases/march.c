/* The march: see march.h.
 * SPDX-License-Identifier: ISC */
#include "rules/dune/phases/march.h"

#include <string.h>

#include "rules/dune/engine/cards.h"
#include "rules/dune/engine/moves.h"
#include "rules/dune/engine/order.h"
#include "rules/dune/map/storm.h"
#include "rules/dune/phases/advisors.h"
#include "rules/dune/phases/ghola.h"
#include "rules/dune/phases/revive.h"
#include "rules/dune/phases/ship.h"
#include "rules/dune/run/karama.h"

/* Movement ---------------------------------------------------------------------------------- */

/* Do the Bene Gesserit come as advisors? As the others where some of theirs are; else they can change
 * where somebody is [BG.TAKEUP], and are fighters where nobody is. */
static bool come_as_advisors(const struct du_run *r, int seat, const struct du_order *o)
{
	const struct du_table *t = &r->s->t;
	int to = du_territory_of(o->to);
	bool now = du_are_advisors(t, du_territory_of(o->list[0]));

	if (seat != DU_BENE_GESSERIT || to == DU_POLAR_SINK || !du_is_occupied(t, to))
		return false;
	if (du_are_advisors(t, to) || du_fighters(t, seat, to))
		return du_are_advisors(t, to);
	if (!du_has(t, DU_BG_TAKEUP) || o->as == DU_AS_THEY_ARE)
		return now;
	return o->as == DU_AS_ADVISORS;
}

/* Each part has a way of its own, round the storm [DU-030], and through the places that are named [DU-029]. */
static bool has_way(struct du_run *r, int seat, const struct du_order *o, int i,
		    int speed)
{
	bool advisors = come_as_advisors(r, seat, o);
	int steps = 0, at = o->list[i];

	for (int k = 0; k <= o->n_via && steps != GRAPH_FAR; k++) {
		int next = k < o->n_via ? o->via[k] : o->to;
		int more = du_steps(&r->s->t, du_map(r), seat, at, next, advisors);
		steps = more == GRAPH_FAR ? GRAPH_FAR : steps + more;
		at = next;
	}
	if (steps != GRAPH_FAR && steps <= speed)
		return true;
	r->c.why = DU_WHY_FAR;
	return false;
}

/* A movement: the card that it takes, and whether ornithopters may fly. */
struct movement {
	int card;
	bool flies;
};

static enum pick_fit fits_move(void *run, int seat, const void *action, void *plan,
			       enum pick_look look)
{
	struct du_run *r = run;
	const struct du_order *o = action;
	const struct movement *m = plan;
	int card = m->card, speed = du_speed(&r->s->t, seat, m->flies);

	(void)look;
	if (card && !du_holds(r->s, seat, card))
		return du_no(r, DU_WHY_NO_CARD);
	if (!o->n_list || o->to >= DU_AREAS || o->list[0] >= DU_AREAS)
		return du_no(r, DU_WHY_FAR);
	if (du_in_storm(o->to, r->s->t.storm))
		return du_no(r, DU_WHY_STORM);
	if (!come_as_advisors(r, seat, o) && !du_may_end(r, seat, o->to))
		return PICK_IMPOSSIBLE;
	for (int i = 0; i < o->n_list; i++)
		if (!du_part_fits(r, seat, o, i) || !has_way(r, seat, o, i, speed))
			return PICK_IMPOSSIBLE;
	return PICK_WHOLE;
}

/* Others may cancel what the movement needs, before it is looked at. */
static void use_advantages(struct du_run *r, int seat, const struct slot *slot)
{
	if (seat == DU_FREMEN)
		du_uses(r, DU_FRE_MOVE);
	for (int i = 0; seat == DU_BENE_GESSERIT && i < slot->n_alternatives; i++) {
		const struct du_order *o = slot->alternatives[i].action;
		if (o && o->as != DU_AS_THEY_ARE) {
			du_uses(r, DU_BG_TAKEUP);
			return;
		}
	}
}

static void carry_out(struct du_run *r, int seat, const struct du_order *o, int card)
{
	struct du_table *t = &r->s->t;
	bool advisors = come_as_advisors(r, seat, o);
	struct du_stack all = {0};

	for (int i = 0; i < o->n_list; i++) {
		struct du_stack part = du_part(r, seat, o, i);
		du_take(t, seat, o->list[i], part);
		all.n += part.n;
		all.elites += part.elites;
	}
	du_put(t, seat, o->to, all);
	if (advisors)
		t->advisors[o->to] = (uint8_t)(t->advisors[o->to] + all.n);
	event_add(r->x->events, DU_EV_MOVED, AUDIENCE_ALL, "DU-029", 7, seat, all.n,
		  all.elites, du_territory_of(o->list[0]), o->to, card, advisors);
}

static void move(struct du_run *r, int seat, enum du_verb verb, struct movement m)
{
	const struct carry_chooser how = {fits_move, &m, "DU-029"};
	int card = m.card;
	int slot = carry_next_slot(&r->c, seat, (int)verb, -1);

	if (slot < 0)
		return;
	use_advantages(r, seat, &r->c.sheet[seat]->slots[slot]);
	const struct du_order *o = carry_choose(&r->c, seat, slot, &how);
	if (!o)
		return;
	if (card)
		du_lay_off(r, seat, card);
	carry_out(r, seat, o, card);
	du_intruded(r, seat, du_territory_of(o->to));
}

/* Order ----------------------------------------------------------------------------------------- */

static int place_of(const int order[], int n, int seat)
{
	for (int i = 0; i < n; i++)
		if (order[i] == seat)
			return i;
	return n;
}

/* Storm order, in which the Guild takes the place that it wants. */
static int marchers(struct du_run *r, int order[DU_SEATS])
{
	int n = du_storm_order(&r->s->t, order), at;
	const struct du_order *o = du_plays(&r->s->t, DU_GUILD)
					   ? du_order_of(r, DU_GUILD, DU_WHEN, NULL, "")
					   : NULL;

	if (!o || o->n == DU_WHEN_USUAL)
		return n;
	if (!du_uses(r, DU_GUI_TIMING)) {
		carry_tell_failed(&r->c, DU_GUILD,
				  carry_next_slot(&r->c, DU_GUILD, DU_WHEN, -1), "",
				  (int)du_why_without(&r->s->t, DU_GUI_TIMING));
		return n;
	}
	at = place_of(order, n, DU_GUILD);
	memmove(order + at, order + at + 1, (size_t)(n - 1 - at) * sizeof *order);
	at = o->n == DU_WHEN_FIRST ? 0
	     : o->n == DU_WHEN_LAST
		     ? n - 1
		     : place_of(order, n - 1, o->seat) + (o->n == DU_WHEN_AFTER);
	at = at < n - 1 ? at : n - 1;
	memmove(order + at + 1, order + at, (size_t)(n - 1 - at) * sizeof *order);
	order[at] = DU_GUILD;
	return n;
}

void du_march(struct du_run *r)
{
	int order[DU_SEATS], n = du_storm_order(&r->s->t, order);

	for (int i = 0; i < n; i++)
		du_revive(r, order[i]);
	du_ghola(r);
	du_take_arms(r);
	n = marchers(r, order);
	for (int i = 0; i < n; i++) {
		int seat = order[i];
		/* By the strict reading [DU-028] the city was held before the shipment. */
		bool flies = !r->s->t.option.ornithopter_strict ||
			     du_holds_city(&r->s->t, seat);
		du_ship(r, seat);
		move(r, seat, DU_MOVES, (struct movement){DU_NO_CARD, flies});
		move(r, seat, DU_HAJR_MOVES, (struct movement){DU_HAJR, flies});
	}
	du_lone_advisors(r);
}
