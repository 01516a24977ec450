/* The Voice and prescience: see voice.h.
 * SPDX-License-Identifier: ISC */
#include "rules/dune/war/voice.h"

#include "base/arena.h"
#include "rules/dune/engine/allies.h"
#include "rules/dune/engine/fights.h"
#include "rules/dune/run/karama.h"
#include "rules/dune/table/view.h"
#include "rules/dune/war/heard.h"
#include "rules/dune/war/plan.h"
#include "rules/pieces/sealed.h"

/* Seers ------------------------------------------------------------------------------------------ */

/* The seat for which `seer` speaks in its battle with the enemy in that territory: itself or its ally; DU_NOBODY:
 * there is no such battle. */
static int speaks_for(const struct du_table *t, int seer, int territory, int enemy)
{
	int ally = DU_NOBODY;

	if (du_field_of(t, territory, seer, enemy) != DU_NOWHERE)
		return seer;
	while ((ally = du_next_ally(t, seer, ally)) != DU_NOBODY &&
	       du_field_of(t, territory, ally, enemy) == DU_NOWHERE)
		;
	return ally;
}

static enum pick_fit fits(void *run, int seat, const void *action, void *plan,
			  enum pick_look look)
{
	struct du_run *r = run;
	const struct du_order *o = action;

	(void)plan;
	(void)look;
	return speaks_for(&r->s->t, seat, o->list[0], o->seat) == DU_NOBODY
		       ? du_no(r, DU_WHY_NO_BATTLE)
		       : PICK_WHOLE;
}

/* Commands and questions ---------------------------------------------------------------------- */

static void command(struct du_run *r, const struct du_order *o)
{
	struct du_table *t = &r->s->t;
	int against = speaks_for(t, DU_BENE_GESSERIT, o->list[0], o->seat);

	if (du_note_voice(t, o->seat, o->list[0], against, o->kind, o->n))
		event_add(r->x->events, DU_EV_VOICE, AUDIENCE_ALL, "DU-039", 5,
			  DU_BENE_GESSERIT, o->seat, o->list[0], o->kind, o->n);
}

static void tell_element(struct du_run *r, const struct du_plan *p,
			 enum du_element element)
{
	unsigned who = AUDIENCE_SEAT(DU_ATREIDES) | AUDIENCE_SEAT(p->seat) |
		       AUDIENCE_SEAT(p->against);

	if (!du_note_seen(r->s, p, element))
		return;
	event_add(r->x->events, DU_EV_ANSWER, who, "DU-042", 6, DU_ATREIDES, p->seat,
		  du_territory_of(p->field), (int)element, du_element_of(p, element),
		  element == DU_ASKS_DIAL ? p->side.spice : 0);
}

static void question(struct du_run *r, const struct du_order *o)
{
	const struct du_table *t = &r->s->t;
	int asks = speaks_for(t, DU_ATREIDES, o->list[0], o->seat);
	int field = du_field_of(t, o->list[0], asks, o->seat);
	struct du_plan p = du_plan_of(r, o->seat, field, asks);

	tell_element(r, &p, (enum du_element)o->kind);
}

static void each(struct du_run *r, int seat, enum du_verb verb, enum du_advantage by,
		 void (*speak)(struct du_run *, const struct du_order *))
{
	const struct carry_chooser how = {fits, NULL, "DU-039"};
	int slot = -1;

	while ((slot = carry_next_slot(&r->c, seat, (int)verb, slot)) >= 0) {
		if (!du_uses(r, by)) {
			carry_tell_failed(&r->c, seat, slot, how.rule,
					  (int)du_why_without(&r->s->t, by));
			continue;
		}
		const struct du_order *o = carry_choose(&r->c, seat, slot, &how);
		if (o)
			speak(r, o);
	}
}

/* A battle of the player in the territory, with Atreides if there is one. */
static int someone_against(const struct du_table *t, int territory, int seat)
{
	if (du_field_of(t, territory, seat, DU_ATREIDES) != DU_NOWHERE)
		return DU_ATREIDES;
	for (int other = 0; other < DU_SEATS; other++)
		if (du_field_of(t, territory, seat, other) != DU_NOWHERE)
			return other;
	return DU_NOBODY;
}

static enum pick_fit fits_power(void *run, int seat, const void *action, void *plan,
				enum pick_look look)
{
	struct du_run *r = run;
	const struct du_order *o = action;

	(void)seat;
	(void)plan;
	(void)look;
	return o->n_list && someone_against(&r->s->t, o->list[0], o->seat) != DU_NOBODY
		       ? PICK_WHOLE
		       : du_no(r, DU_WHY_NO_BATTLE);
}

/* Atreides' own use of a Karama: a whole plan is seen. */
static void whole_plan(struct du_run *r)
{
	const struct du_order *o = du_power(r, DU_ATREIDES, fits_power, NULL);

	if (!o)
		return;
	int against = someone_against(&r->s->t, o->list[0], o->seat);
	int field = du_field_of(&r->s->t, o->list[0], o->seat, against);
	struct du_plan p = du_plan_of(r, o->seat, field, against);
	event_add(r->x->events, DU_EV_SAW_PLAN, AUDIENCE_ALL, "DU-060", 3, DU_ATREIDES,
		  o->seat, o->list[0]);
	for (int e = DU_ASKS_LEADER; e <= DU_ASKS_DIAL; e++)
		tell_element(r, &p, (enum du_element)e);
}

/* Sealed plans ---------------------------------------------------------------------------------- */

void du_speak(struct du_run *r)
{
	each(r, DU_BENE_GESSERIT, DU_VOICES, DU_BG_VOICE, command);
	each(r, DU_ATREIDES, DU_ASK, DU_ATR_PRESCIENCE, question);
	whole_plan(r);
}

void du_voice(struct du_run *r)
{
	static const int verbs[] = {DU_BATTLE, DU_ORDER};

	du_speak(r);
	for (int seat = 0; seat < DU_SEATS; seat++) {
		const struct standing sealed = {r->s->h.sealed[seat], DU_KEPT};
		sealed_take(&r->c, seat, &sealed, verbs, 2, r->s->t.turn,
			    du_number(&r->s->t));
	}
}

void du_open_plans(struct du_run *r)
{
	for (int seat = 0; seat < DU_SEATS; seat++) {
		const struct standing sealed = {r->s->h.sealed[seat], DU_KEPT};
		struct du_view *v = arena_new(r->x->arena, struct du_view);
		du_view_make(r->s, seat, v);
		v->t.phase = DU_PLAN;
		const struct reader reader = {.vocab = r->vocab,
					      .view = v,
					      .seat = seat,
					      .turn = r->s->t.turn,
					      .phase = du_number(&v->t)};
		sealed_join(&r->c, seat, &sealed, &reader);
	}
}

static bool is_sealed(const struct du_state *s, int seat, int territory, int against)
{
	const struct standing sealed = {(char *)(uintptr_t)s->h.sealed[seat], DU_KEPT};
	const struct slot_key key = {DU_BATTLE, DU_FIGHT_KEY(territory, against), 0};
	struct standing_order order;

	return standing_find(&sealed, key, &order);
}

unsigned du_unplanned(const struct du_state *s)
{
	unsigned who = 0;

	for (int area = 0; area < DU_AREAS; area++)
		for (int one = 0; one < DU_SEATS; one++)
			for (int other = 0; other < DU_SEATS; other++)
				if (du_would_fight(&s->t, area, one, other) &&
				    !is_sealed(s, one, du_territory_of(area), other))
					who |= 1U << one;
	return who & ~(unsigned)s->t.vacant;
}
