/* The Orcs' beginning: see place.h.
 * SPDX-License-Identifier: ISC */
#include "rules/dragon_dune/phases/place.h"

/* The Orcs' default places. */
static const uint8_t places[DD_PLACES] = {DD_1C, DD_9F, DD_16F};
static const uint8_t by_default[DD_PLACES] = {4, 3, 3};

static void put(struct dd_run *r, int area, int n)
{
	if (!n)
		return;
	dd_recruit(r->s, DD_ORCS, area, n);
	event_add(r->x->events, DD_EV_PLACED, AUDIENCE_ALL, "", 3, DD_ORCS, n, area);
}

void dd_place_orcs(struct dd_run *r)
{
	const struct dd_chooser how = {dd_always, NULL, "DD-062"};
	int slot = dd_next_slot(r, DD_ORCS, DD_PLACE, -1);
	const struct dd_order *o = slot < 0 ? NULL : dd_choose(r, DD_ORCS, slot, &how);

	for (int i = 0; o && i < o->n_list; i++)
		put(r, o->list[i], o->count[i]);
	for (int i = 0; !o && i < DD_PLACES; i++)
		put(r, places[i], by_default[i]);
}
