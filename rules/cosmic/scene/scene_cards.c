/* The position of a rule scene: hands, deck and discards. Cards that lines name leave
 * the deck; the default hand may exceed it.
 * SPDX-License-Identifier: ISC */
#include <string.h>

#include "rules/cosmic/engine/deck.h"
#include "rules/cosmic/scene/scene_place.h"
#include "rules/cosmic/table/catalog.h"
#include "rules/rng.h"

struct cards {
	int left[CARD_END]; /* copies that no line has named yet */
};

static bool take(struct cards *c, int card)
{
	if (c->left[card] <= 0)
		return false;
	c->left[card]--;
	return true;
}

static void hand_add(struct ce_hand *h, int card)
{
	int i = h->n++;

	for (; i && h->card[i - 1] > card; i--)
		h->card[i] = h->card[i - 1];
	h->card[i] = (uint8_t)card;
}

static bool mark_old(struct ce_state *s, const struct fact *f, int number,
		     struct scene_fault *fault)
{
	struct ce_hand *h = &s->h.hand[f->seat];
	char name[CARD_NAME_MAX];

	for (int i = 0; i < f->v.n_list; i++) {
		int at = 0;
		while (at < h->n && (h->card[at] != f->v.list[i] || h->old[at]))
			at++;
		if (at == h->n) {
			card_name(f->v.list[i], name);
			return ce_scene_complain(fault, number, "%s is not in the hand",
						 name);
		}
		h->old[at] = 1;
	}
	s->t.refilled |= (uint8_t)(1U << f->seat);
	return true;
}

/* A Plague that is owed struck before the refill, so cards that are not old came later
 * [R-080]. */
static void mark_safe(struct ce_state *s)
{
	for (int seat = 0; seat < s->t.n_seats; seat++) {
		struct ce_hand *h = &s->h.hand[seat];
		bool dealt = s->t.plague[seat] && s->t.refilled >> seat & 1;
		for (int i = 0; dealt && i < h->n; i++)
			h->safe[i] = !h->old[i];
	}
}

static bool is_list_of_cards(enum fact_kind kind)
{
	return kind == FACT_ZONE || kind == FACT_HAND || kind == FACT_DECK ||
	       kind == FACT_DECK_TOP || kind == FACT_DISCARD;
}

static bool fault_of_card(int i, int card, bool flares, struct scene_fault *fault)
{
	char name[CARD_NAME_MAX];

	card_name(card, name);
	if (card_is_flare(card) && !flares)
		return ce_scene_complain(
			fault, i, "%s: there are Flares only with `option flares on`",
			name);
	return ce_scene_complain(fault, i, "%s: more copies than the deck has", name);
}

/* The cards that lines name leave the deck; more than it has is a fault. */
static bool take_named(struct cards *c, const struct position *p, bool flares,
		       struct scene_fault *fault)
{
	for (int i = 0; i < p->n; i++) {
		const struct fact *f = &p->facts[i];
		for (int k = 0; is_list_of_cards(f->kind) && k < f->v.n_list; k++)
			if (!take(c, f->v.list[k]))
				return fault_of_card(i, f->v.list[k], flares, fault);
	}
	return true;
}

static bool place_zone(struct ce_state *s, const struct fact *f, int number,
		       struct scene_fault *fault)
{
	int instance, z = fact_zone(s, f, &instance);
	struct ce_zone *zone;

	if (z < 0)
		return ce_scene_complain(fault, number,
					 "the Power of %s has no zone of that name",
					 ce_colours[f->seat]);
	if (f->v.n_list > CE_ZONE_MAX)
		return ce_scene_complain(fault, number, "%d cards are the most there",
					 CE_ZONE_MAX);
	zone = &s->h.zone[instance][z];
	memcpy(zone->card, f->v.list, (size_t)f->v.n_list);
	zone->n = (uint8_t)f->v.n_list;
	s->t.power[instance].zone_size[z] = zone->n;
	return true;
}

static void discard_shown(struct ce_state *s, struct cards *c)
{
	for (int i = 0; i < s->t.n_challenges; i++)
		for (int side = 0; side < 2; side++) {
			int card = s->t.challenge[i].card[side];
			if (card && s->t.challenge[i].result != CE_NOT_YET &&
			    take(c, card))
				s->t.discard[s->t.n_discard++] = (uint8_t)card;
		}
}

static void default_hands(struct ce_state *s, const struct position *p, struct cards *c)
{
	static const uint8_t hand[] = {6, 8, 10, CARD_COMPROMISE};

	for (int seat = 0; seat < s->t.n_seats; seat++)
		for (size_t i = 0; i < sizeof hand; i++)
			if (ce_in_game(&s->t, seat) && !p->said[FACT_HAND][seat]) {
				take(c, hand[i]);
				hand_add(&s->h.hand[seat], hand[i]);
			}
}

static bool place_cards(struct ce_state *s, const struct position *p, struct cards *c,
			struct scene_fault *fault)
{
	for (int i = 0; i < p->n; i++) {
		const struct fact *f = &p->facts[i];
		if (f->kind == FACT_HAND)
			for (int k = 0; k < f->v.n_list; k++)
				hand_add(&s->h.hand[f->seat], f->v.list[k]);
		if (f->kind == FACT_DISCARD) {
			memcpy(s->t.discard, f->v.list, (size_t)f->v.n_list);
			s->t.n_discard = (uint16_t)f->v.n_list;
		}
		if (f->kind == FACT_DECK || f->kind == FACT_DECK_TOP) {
			memcpy(s->h.deck, f->v.list, (size_t)f->v.n_list);
			s->h.n_deck = (uint16_t)f->v.n_list;
		}
	}
	for (int i = 0; i < p->n; i++)
		if (p->facts[i].kind == FACT_ZONE &&
		    !place_zone(s, &p->facts[i], i, fault))
			return false;
	if (!p->said[FACT_DISCARD][0])
		discard_shown(s, c);
	default_hands(s, p, c);
	for (int i = 0; i < p->n; i++)
		if (p->facts[i].kind == FACT_OLD &&
		    !mark_old(s, &p->facts[i], i, fault))
			return false;
	mark_safe(s);
	return true;
}

/* Puts the rest of the deck, shuffled, under the cards that were named as its top. */
static void rest_of_deck(struct ce_state *s, struct cards *c, const struct rng *rng)
{
	uint8_t rest[CE_DECK_MAX];
	int n = 0;

	for (int card = 1; card < CARD_END; card++)
		while (n + s->h.n_deck < CE_DECK_MAX && take(c, card))
			rest[n++] = (uint8_t)card;
	rng_shuffle(rng, "scene.deck", rest, n);
	memcpy(s->h.deck + s->h.n_deck, rest, (size_t)n);
	s->h.n_deck = (uint16_t)(s->h.n_deck + n);
}

/* Any may be named; of those that are not, the deck has the Flares of the Powers in
 * play. */
static void all_flares(struct cards *c)
{
	for (int id = 1; id <= ce_catalog.n; id++)
		c->left[CARD_FLARE + id] = 1;
}

static void leave_out_flares(const struct ce_state *s, struct cards *c)
{
	for (int id = 1; id <= ce_catalog.n; id++) {
		bool in_play = false;
		for (int seat = 0; seat < s->t.n_seats; seat++)
			in_play |= s->t.power[seat].id == id;
		if (!in_play)
			c->left[CARD_FLARE + id] = 0;
	}
}

bool ce_scene_cards(struct ce_state *s, const struct position *p, const struct rng *rng,
		    struct scene_fault *fault)
{
	struct cards c = {{0}};
	uint8_t deck[CE_DECK_MAX];
	int n = ce_deck_build(&s->t.option, s->t.n_seats, deck);

	for (int i = 0; i < n; i++)
		c.left[deck[i]]++;
	if (s->t.option.flares)
		all_flares(&c);
	if (!take_named(&c, p, s->t.option.flares, fault) ||
	    !place_cards(s, p, &c, fault))
		return false;
	leave_out_flares(s, &c);
	if (!p->said[FACT_DECK][0])
		rest_of_deck(s, &c, rng);
	for (int seat = 0; seat < s->t.n_seats; seat++)
		s->t.hand_size[seat] = s->h.hand[seat].n;
	s->t.deck_size = s->h.n_deck;
	return true;
}
