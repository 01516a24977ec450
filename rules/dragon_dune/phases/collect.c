/* Collection and victory: see collect.h.
 * SPDX-License-Identifier: ISC */
#include "rules/dragon_dune/phases/collect.h"

enum { INCOME = 2, PER_TOKEN = 2 };

static void collect_in(struct dd_run *r, int area)
{
	struct dd_table *t = &r->s->t;
	int seat = dd_controller(t, area);

	if (seat == DD_NOBODY || !t->lying[area])
		return;
	int n = PER_TOKEN * t->tokens[area][seat];
	if (n > t->lying[area])
		n = t->lying[area];
	t->lying[area] = (uint8_t)(t->lying[area] - n);
	t->gold[seat] = (uint16_t)(t->gold[seat] + n);
	event_add(r->x->events, DD_EV_COLLECTED, AUDIENCE_ALL, "DD-053", 3, seat, n,
		  area);
}

void dd_collect(struct dd_run *r)
{
	for (int seat = 0; seat < DD_SEATS; seat++)
		r->s->t.gold[seat] = (uint16_t)(r->s->t.gold[seat] + INCOME);
	event_add(r->x->events, DD_EV_INCOME, AUDIENCE_ALL, "DD-053", 1, INCOME);
	for (int area = 0; area < DD_AREAS; area++)
		collect_in(r, area);
}

/* true: the seat, or its alliance, has won. */
static bool wins(struct dd_run *r, int seat)
{
	struct dd_table *t = &r->s->t;
	int ally = t->ally[seat];

	if (ally == DD_NOBODY && dd_castles(t, seat) >= DD_CASTLES_ALONE) {
		t->winners = (uint8_t)(1U << seat);
		event_add(r->x->events, DD_EV_VICTORY, AUDIENCE_ALL, "DD-054", 2, seat,
			  dd_castles(t, seat));
	} else if (ally > seat && dd_alliance_castles(t, seat) >= DD_CASTLES_TOGETHER) {
		t->winners = (uint8_t)(1U << seat | 1U << ally);
		event_add(r->x->events, DD_EV_VICTORY_TWO, AUDIENCE_ALL, "DD-054", 3,
			  seat, ally, dd_alliance_castles(t, seat));
	}
	return t->winners != 0;
}

bool dd_check_victory(struct dd_run *r)
{
	struct dd_table *t = &r->s->t;

	for (int seat = 0; seat < DD_SEATS; seat++)
		if (wins(r, seat))
			return true;
	if (t->turn < DD_TURNS)
		return false;
	t->winners = 1U << DD_ORCS;
	if (t->ally[DD_ORCS] != DD_NOBODY)
		t->winners |= (uint8_t)(1U << t->ally[DD_ORCS]);
	event_add(r->x->events, DD_EV_DEFAULT, AUDIENCE_ALL, "DD-055", 1,
		  t->ally[DD_ORCS]);
	return true;
}
