/* The Bene Gesserit's advisors: see advisors.h.
 * SPDX-License-Identifier: ISC */
#include "rules/dune/phases/advisors.h"

#include "rules/dune/engine/moves.h"
#include "rules/dune/run/karama.h"

enum { BG = DU_BENE_GESSERIT };

bool du_are_advisors(const struct du_table *t, int territory)
{
	for (int area = 0; area < DU_AREAS; area++)
		if (du_territory_of(area) == territory && t->advisors[area])
			return true;
	return false;
}

void du_flip(struct du_run *r, int territory, bool advisors)
{
	struct du_table *t = &r->s->t;
	int n = 0;

	for (int area = 0; area < DU_AREAS; area++) {
		int all = t->forces[area][BG];
		if (du_territory_of(area) != territory || !all)
			continue;
		n += advisors ? all - t->advisors[area] : t->advisors[area];
		t->advisors[area] = (uint8_t)(advisors ? all : 0);
	}
	if (n)
		event_add(r->x->events, DU_EV_FLIPPED, AUDIENCE_ALL, "", 3, n,
			  territory, advisors);
}

/* Before the march ------------------------------------------------------------------------ */

static enum pick_fit fits_flip(void *run, int seat, const void *action, void *plan,
			       enum pick_look look)
{
	struct du_run *r = run;
	const struct du_order *o = action;
	const struct du_table *t = &r->s->t;

	(void)plan;
	(void)look;
	if (!o->n_list || !du_are_advisors(t, o->list[0]))
		return du_no(r, DU_WHY_ADVISORS);
	if (!du_has_room(t, seat, o->list[0]))
		return du_no(r, DU_WHY_FULL);
	return du_meets_ally(t, seat, o->list[0]) ? du_no(r, DU_WHY_ALLY) : PICK_WHOLE;
}

void du_take_arms(struct du_run *r)
{
	const struct carry_chooser how = {fits_flip, NULL, "DU-067"};
	int slot = -1;

	while ((slot = carry_next_slot(&r->c, BG, DU_FLIP, slot)) >= 0) {
		if (!du_uses(r, DU_BG_WAR)) {
			carry_tell_failed(&r->c, BG, slot, "DU-067",
					  (int)du_why_without(&r->s->t, DU_BG_WAR));
			continue;
		}
		const struct du_order *o = carry_choose(&r->c, BG, slot, &how);
		if (o)
			du_flip(r, o->list[0], false);
	}
}

/* With a shipment ----------------------------------------------------------------------------- */

static int advises(struct du_run *r)
{
	int slot;
	const struct du_order *o = du_peek(r, BG, DU_ADVISE, &slot);

	return o ? o->n : DU_ADVISE_NO;
}

void du_advise(struct du_run *r, int shipper, int area)
{
	struct du_table *t = &r->s->t;
	int how, to = du_first_area(DU_POLAR_SINK);

	if (shipper == BG || shipper == DU_FREMEN || !du_plays(t, BG) ||
	    !du_reserve(t, BG).n || (how = advises(r)) == DU_ADVISE_NO ||
	    !du_uses(r, DU_BG_ADVISE))
		return;
	/* Fighters of theirs would not suffer an advisor beside them. */
	bool with = how == DU_ADVISE_WITH && t->option.advanced_factions &&
		    area != to && !du_fighters(t, BG, du_territory_of(area));
	if (with)
		to = area;
	du_put(t, BG, to, (struct du_stack){1, 0});
	if (with)
		t->advisors[to]++;
	du_tell_used(r, BG, DU_ADVISE, "DU-035");
	event_add(r->x->events, DU_EV_ADVISED, AUDIENCE_ALL, "DU-035", 3, BG, 1, to);
}

/* Others come ---------------------------------------------------------------------------------- */

static bool wants_peace(struct du_run *r, int territory)
{
	int slot;
	const struct du_order *o = du_peek(r, BG, DU_INTRUSION, &slot);

	if (!o || !o->n)
		return false;
	for (int i = 0; i < o->n_list; i++)
		if (o->list[i] == territory)
			return true;
	return !o->n_list;
}

void du_intruded(struct du_run *r, int seat, int territory)
{
	const struct du_table *t = &r->s->t;

	if (seat == BG || territory == DU_POLAR_SINK || !du_plays(t, BG) ||
	    !du_fighters(t, BG, territory) || !wants_peace(r, territory) ||
	    !du_uses(r, DU_BG_INTRUSION))
		return;
	du_tell_used(r, BG, DU_INTRUSION, "DU-067");
	du_flip(r, territory, true);
}

void du_lone_advisors(struct du_run *r)
{
	for (int territory = 0; territory < DU_TERRITORIES; territory++)
		if (du_are_advisors(&r->s->t, territory) &&
		    !du_is_occupied(&r->s->t, territory))
			du_flip(r, territory, false);
}
