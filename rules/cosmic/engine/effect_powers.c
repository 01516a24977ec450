/* Changes to the position that only Powers and Flares make.
 * SPDX-License-Identifier: ISC */
#include <string.h>

#include "rules/cosmic/engine/defaults.h"
#include "rules/cosmic/engine/effect.h"
#include "rules/cosmic/table/cosmic_event.h"

/* Looks ------------------------------------------------------------------- */

/* Seven cards an event. */
static void tell_hand(struct ce_board *b, int looker, int owner)
{
	const struct ce_hand *h = &b->s->h.hand[owner];

	for (int from = 0; from < h->n; from += 7) {
		int card[7] = {0};
		for (int i = 0; i < 7 && from + i < h->n; i++)
			card[i] = h->card[from + i];
		event_add(b->ev, EV_LOOK_CARDS, AUDIENCE_SEAT(looker), "SP-9", 8, owner,
			  card[0], card[1], card[2], card[3], card[4], card[5],
			  card[6]);
	}
}

void ce_look(struct ce_board *b, int looker, int owner, int challenge)
{
	event_add(b->ev, EV_LOOK, AUDIENCE_ALL, "PC-6.7", 3, looker, owner, challenge);
	tell_hand(b, looker, owner);
}

/* Cards ------------------------------------------------------------------- */

bool ce_take_card(struct ce_board *b, int from, int to, int card, int challenge)
{
	if (!ce_hand_remove(b->s, from, card))
		return false;
	ce_hand_add(b->s, to, card, false);
	event_add(b->ev, EV_TAKEN, AUDIENCE_ALL, "PC-6.8", 4, from, to, 1, challenge);
	event_add(b->ev, EV_TAKEN_CARD, AUDIENCE_SEAT(from) | AUDIENCE_SEAT(to), NULL,
		  3, from, to, card);
	return true;
}

int ce_take_random(struct ce_board *b, int from, int to, const char *what, int index,
		   int challenge)
{
	int card = ce_random_card(b, what, from, index, NULL);

	return card != CARD_NONE && ce_take_card(b, from, to, card, challenge)
		       ? card
		       : CARD_NONE;
}

static int empty_hand(struct ce_board *b, int seat, uint8_t cards[], int n)
{
	const struct ce_hand *h = &b->s->h.hand[seat];

	while (h->n) {
		cards[n++] = h->card[h->n - 1];
		ce_hand_remove(b->s, seat, h->card[h->n - 1]);
	}
	return n;
}

void ce_mix_hands(struct ce_board *b, int seat, int other, int aside, int challenge)
{
	uint8_t cards[2 * CE_HAND_MAX];
	bool kept = aside != CARD_NONE && ce_hand_remove(b->s, seat, aside);
	int share = b->s->h.hand[seat].n;
	int n = empty_hand(b, other, cards, empty_hand(b, seat, cards, 0));

	/* In order first, so that it does not matter who held what. */
	for (int i = 1; i < n; i++)
		for (int j = i; j > 0 && cards[j - 1] > cards[j]; j--) {
			uint8_t card = cards[j];
			cards[j] = cards[j - 1];
			cards[j - 1] = card;
		}
	rng_shuffle(&b->rng, ce_label_at(b, seat, "mix", challenge), cards, n);
	for (int i = 0; i < n; i++)
		ce_hand_add(b->s, i < share ? seat : other, cards[i], false);
	if (kept)
		ce_hand_add(b->s, seat, aside, false);
	event_add(b->ev, EV_MIXED, AUDIENCE_ALL, "PC-6.8", 4, seat, other, challenge,
		  share);
}

void ce_settle(struct ce_board *b, int seat, int from, int to, int n)
{
	struct ce_spot was = ce_spot(from), is = ce_spot(to);

	ce_add_tokens(b->t, seat, from, -n);
	ce_add_tokens(b->t, seat, to, n);
	event_add(b->ev, EV_SETTLED, AUDIENCE_ALL, "PC-6.8", 7, seat, n, was.where,
		  was.system, was.planet, is.system, is.planet);
}

int ce_throw_away(struct ce_board *b, int seat, const struct ce_told *told)
{
	int n = 0;

	for (int i = 0; i < told->n; i++) {
		if (!ce_holds(b->s, seat, told->item[i].card))
			continue;
		ce_discard(b, seat, told->item[i].card, CAUSE_POWER);
		n++;
	}
	return n;
}

int ce_draw_told(struct ce_board *b, int seat, int challenge)
{
	int card = ce_draw(b, seat);

	if (card == CARD_NONE)
		return CARD_NONE;
	event_add(b->ev, EV_DRAWN, AUDIENCE_ALL, "PC-6.8", 3, seat, 1, challenge);
	event_add(b->ev, EV_DRAWN_CARD, AUDIENCE_SEAT(seat), NULL, 2, seat, card);
	return card;
}

/* Zones ------------------------------------------------------------------- */

static struct ce_zone *zone_of(struct ce_board *b, const struct ce_power *p, int z)
{
	return &b->s->h.zone[p - b->t->power][z];
}

void ce_zone_add(struct ce_board *b, struct ce_power *p, int z, int card)
{
	struct ce_zone *zone = zone_of(b, p, z);

	if (zone->n == CE_ZONE_MAX) { /* no room: as any other card */
		ce_discard_push(b->s, card);
		return;
	}
	zone->card[zone->n++] = (uint8_t)card;
	p->zone_size[z] = zone->n;
}

void ce_zone_to_hand(struct ce_board *b, struct ce_power *p, int z, int seat)
{
	struct ce_zone *zone = zone_of(b, p, z);

	if (!zone->n)
		return;
	event_add(b->ev, EV_ASIDE, AUDIENCE_ALL, "PC-6.8", 2, seat, zone->n);
	for (int i = 0; i < zone->n; i++) {
		ce_hand_add(b->s, seat, zone->card[i], false);
		event_add(b->ev, EV_ASIDE_CARD, AUDIENCE_SEAT(seat), NULL, 2, seat,
			  zone->card[i]);
	}
	*zone = (struct ce_zone){0};
	p->zone_size[z] = 0;
}

/* Powers themselves ------------------------------------------------------- */

struct ce_power *ce_borrow(struct ce_board *b, int owner, int power,
			   enum ce_scope scope, int challenge)
{
	for (int i = CE_SEATS; i < CE_INSTANCES; i++) {
		struct ce_power *p = &b->t->power[i];
		if (p->id)
			continue;
		*p = (struct ce_power){.id = (uint8_t)power,
				       .on = 1,
				       .owner = (int8_t)owner,
				       .scope = (uint8_t)scope,
				       .challenge = (int8_t)challenge};
		event_add(b->ev, EV_NEW_POWER, AUDIENCE_ALL, NULL, 2, owner, power);
		return p;
	}
	return NULL;
}

/* A Power that is zapped stays zapped, even if its owner changes. */
static void swap_bars(struct ce_board *b, int x, int y)
{
	for (int c = 0; c < b->t->n_challenges; c++) {
		uint16_t *bars = &b->t->challenge[c].barred;
		bool bx = *bars >> x & 1, by = *bars >> y & 1;
		*bars = (uint16_t)((*bars & ~(1U << x | 1U << y)) | (unsigned)bx << y |
				   (unsigned)by << x);
	}
}

void ce_swap_powers(struct ce_board *b, int seat, int other)
{
	struct ce_power *x = &b->t->power[seat], *y = &b->t->power[other], was = *x;
	struct ce_zone zone[CE_ZONES];
	struct ce_kept kept = b->s->h.kept[seat];

	memcpy(zone, b->s->h.zone[seat], sizeof zone);
	*x = *y;
	*y = was;
	x->owner = (int8_t)seat;
	y->owner = (int8_t)other;
	memcpy(b->s->h.zone[seat], b->s->h.zone[other], sizeof zone);
	memcpy(b->s->h.zone[other], zone, sizeof zone);
	b->s->h.kept[seat] = b->s->h.kept[other];
	b->s->h.kept[other] = kept;
	swap_bars(b, seat, other);
	event_add(b->ev, EV_NEW_POWER, AUDIENCE_ALL, NULL, 2, seat, x->id);
	event_add(b->ev, EV_NEW_POWER, AUDIENCE_ALL, NULL, 2, other, y->id);
}

void ce_empty_power(struct ce_board *b, int instance)
{
	struct ce_power *p = &b->t->power[instance];

	for (int z = 0; z < CE_ZONES; z++) {
		struct ce_zone *zone = &b->s->h.zone[instance][z];
		for (int i = 0; i < zone->n; i++)
			ce_discard_push(b->s, zone->card[i]);
		*zone = (struct ce_zone){0};
	}
	for (int seat = 0; seat < CE_SEATS; seat++)
		b->t->out[seat] = (uint8_t)(b->t->out[seat] + p->captured[seat]);
	b->s->h.kept[instance] = (struct ce_kept){0};
	*p = (struct ce_power){0};
}

void ce_replace_power(struct ce_board *b, int seat, int power)
{
	ce_empty_power(b, seat);
	b->t->power[seat] =
		(struct ce_power){.id = (uint8_t)power, .on = 1, .owner = (int8_t)seat};
	event_add(b->ev, EV_NEW_POWER, AUDIENCE_ALL, NULL, 2, seat, power);
}

/* Borrowed Powers go when what they were borrowed for is over. */
void ce_return_powers(struct ce_board *b, bool turn_ends)
{
	for (int i = CE_SEATS; i < CE_INSTANCES; i++) {
		const struct ce_power *p = &b->t->power[i];
		if (p->id && (p->scope == CE_FOR_CHALLENGE || (turn_ends && p->scope)))
			ce_empty_power(b, i);
	}
}
