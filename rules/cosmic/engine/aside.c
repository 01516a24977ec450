/* Cards that are nobody's hand for a while: set aside until the challenges end, or on
 * their way to a hand until the phase is done.
 * SPDX-License-Identifier: ISC */
#include <assert.h>

#include "rules/cosmic/engine/effect.h"
#include "rules/cosmic/table/cosmic_event.h"

/* Until the challenges end ------------------------------------------------ */

void ce_set_aside(struct ce_board *b, int seat, int card, int challenge)
{
	struct ce_zone *zone = &b->s->h.aside[seat];

	if (zone->n == CE_ZONE_MAX) { /* no room: as any other card */
		ce_discard_push(b->s, card);
		return;
	}
	zone->card[zone->n++] = (uint8_t)card;
	event_add(b->ev, EV_PUT_ASIDE, AUDIENCE_ALL, "PC-6.8", 3, seat, 1, challenge);
	event_add(b->ev, EV_PUT_ASIDE_CARD, AUDIENCE_SEAT(seat), NULL, 3, seat, card,
		  challenge);
}

void ce_return_asides(struct ce_board *b)
{
	for (int seat = 0; seat < b->t->n_seats; seat++) {
		struct ce_zone *zone = &b->s->h.aside[seat];
		if (!zone->n)
			continue;
		event_add(b->ev, EV_ASIDE, AUDIENCE_ALL, "PC-6.8", 2, seat, zone->n);
		for (int i = 0; i < zone->n; i++) {
			ce_hand_add(b->s, seat, zone->card[i], false);
			event_add(b->ev, EV_ASIDE_CARD, AUDIENCE_SEAT(seat), NULL, 2,
				  seat, zone->card[i]);
		}
		*zone = (struct ce_zone){0};
	}
}

/* Until the phase is done ------------------------------------------------- */

/* A card that is played and comes back, or comes to another seat, is played once in a
 * phase. */
void ce_give_late(struct ce_board *b, int seat, int card, int from)
{
	assert(b->n_late < CE_LATE);
	b->late[b->n_late++] = (struct ce_late){
		.seat = (int8_t)seat, .from = (int8_t)from, .card = (uint8_t)card};
}

void ce_hand_out_late(struct ce_board *b)
{
	for (int i = 0; i < b->n_late; i++) {
		const struct ce_late *l = &b->late[i];
		ce_hand_add(b->s, l->seat, l->card, false);
		if (l->from == l->seat)
			event_add(b->ev, EV_KEPT, AUDIENCE_ALL, "PC-6.8", 3, l->seat,
				  l->card, -1);
		else
			event_add(b->ev, EV_SALVAGED, AUDIENCE_ALL, "PC-6.8", 3,
				  l->seat, l->card, l->from);
	}
	b->n_late = 0;
}
