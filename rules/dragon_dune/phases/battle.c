/* Battles: see battle.h.
 * SPDX-License-Identifier: ISC */
#include "rules/dragon_dune/phases/battle.h"

#include "rules/dragon_dune/engine/cards.h"
#include "rules/dragon_dune/phases/aftermath.h"
#include "rules/dragon_dune/phases/plan.h"

/* One battle -------------------------------------------------------------------------------- */

static struct dd_call call_of(struct dd_run *r, const struct dd_plan *p,
			      const struct dd_plan *against)
{
	struct dd_call none = {0, 0, DD_NOBODY, DD_NOBODY};

	return p->traitor
		       ? dd_treachery(r->s, p->side.seat, p->side.card,
				      against->side.seat, against->side.card, r->lent)
		       : none;
}

/* true: treachery ended the battle. */
static bool treachery(struct dd_run *r, int area, const struct dd_plan *attack,
		      const struct dd_plan *defence)
{
	struct dd_call by_attack = call_of(r, attack, defence);
	struct dd_call by_defence = call_of(r, defence, attack);

	if (by_attack.queen)
		dd_show_call(r, area, &attack->side, defence->side.seat, &by_attack);
	if (by_defence.queen)
		dd_show_call(r, area, &defence->side, attack->side.seat, &by_defence);
	if (by_attack.queen && by_defence.queen)
		dd_both_lose(r, area, attack, defence);
	else if (by_attack.queen)
		dd_betrayed(r, area, attack, defence);
	else if (by_defence.queen)
		dd_betrayed(r, area, defence, attack);
	return by_attack.queen || by_defence.queen;
}

static void fight(struct dd_run *r, int area, int attacker, int defender)
{
	struct dd_plan attack = {.side.seat = attacker},
		       defence = {.side.seat = defender};

	dd_plans(r, area, &attack, &defence);
	event_add(r->x->events, DD_EV_BATTLE, AUDIENCE_ALL, "DD-031", 7, area, attacker,
		  attack.side.sent.n, attack.side.card, defender, defence.side.sent.n,
		  defence.side.card);
	if (treachery(r, area, &attack, &defence))
		return;
	int strong = dd_side_value(&attack.side, &defence.side);
	int weak = dd_side_value(&defence.side, &attack.side);
	event_add(r->x->events, DD_EV_VALUES, AUDIENCE_ALL, "DD-026", 5, area, attacker,
		  strong, defender, weak);
	if (strong >= weak)
		dd_won(r, area, &attack, &defence);
	else
		dd_won(r, area, &defence, &attack);
}

/* The next battle ------------------------------------------------------------------ */

enum { LAST = 1000 };

/* The place of a battle in the attacker's own order: that of ORDER, else that in which they
 * wrote their plans [DD-034]. */
static int place_of(struct dd_run *r, int seat, const struct dd_order *order, int key)
{
	for (int i = 0; order && i < order->n_list; i++)
		if (order->list[i] == key)
			return i;
	int slot = dd_find_slot(r, seat, DD_FIGHT, key);
	return slot < 0 ? LAST : DD_LIST + slot;
}

/* The battle that the attacker fights next: by their own order, then by territories, then the
 * most tokens, then player order. false: they have none left. */
static bool next_fight(struct dd_run *r, int seat, const struct dd_order *order,
		       int *area, int *other)
{
	const struct dd_table *t = &r->s->t;
	int best = LAST + 1;

	for (int at = 0; at < DD_AREAS; at++)
		for (int i = 0; i < DD_SEATS; i++) {
			if (!dd_would_fight(t, at, seat, i))
				continue;
			int place = place_of(r, seat, order, DD_FIGHT_KEY(at, i));
			bool more = place == best && at == *area &&
				    t->tokens[at][i] > t->tokens[at][*other];
			if (place >= best && !more)
				continue;
			best = place;
			*area = at;
			*other = i;
		}
	return best <= LAST;
}

/* Do the Dwarves lend their queen and jack? They do unless they say no [DD-030]. */
static bool lent(struct dd_run *r)
{
	const struct dd_chooser how = {dd_always, NULL, "DD-030"};
	int slot = dd_next_slot(r, DD_DWARVES, DD_LEND, -1);

	if (slot < 0 || r->s->t.ally[DD_DWARVES] == DD_NOBODY)
		return true;
	const struct dd_order *o = dd_choose(r, DD_DWARVES, slot, &how);
	return !o || !o->out;
}

void dd_battles(struct dd_run *r)
{
	const struct dd_chooser how = {dd_always, NULL, "DD-034"};
	int area = DD_NOWHERE, other = DD_NOBODY;

	r->lent = lent(r);
	for (int i = 0; i < DD_SEATS; i++) {
		int seat = (r->s->t.emperor + i) % DD_SEATS;
		int slot = dd_next_slot(r, seat, DD_ORDER, -1);
		const struct dd_order *order =
			slot < 0 ? NULL : dd_choose(r, seat, slot, &how);
		while (next_fight(r, seat, order, &area, &other))
			fight(r, area, seat, other);
	}
}
