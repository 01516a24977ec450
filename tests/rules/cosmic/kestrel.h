/* The game Kestrel before phase 1 of turn 5, as Red's report would tell it: the example
 * of the design, as far as it goes without Powers. Each colour adds up to 20, the deck
 * to all its cards.
 * SPDX-License-Identifier: ISC */
#ifndef TESTS_RULES_COSMIC_KESTREL_H
#define TESTS_RULES_COSMIC_KESTREL_H

#include <string.h>

#include "base/arena.h"
#include "rules/cosmic/engine/deck.h"
#include "rules/cosmic/table/act.h"
#include "rules/cosmic/table/cosmic_event.h"
#include "rules/cosmic/table/order.h"
#include "rules/cosmic/table/state.h"

enum { KESTREL_RED, KESTREL_BLUE, KESTREL_GREEN, KESTREL_YELLOW };

/* clang-format off */
static const uint8_t kestrel_board[4][CE_PLANETS][CE_SEATS] = {
	{{4}, {3}, {4}, {2}, {1, 0, 0, 2}},
	{{0, 3}, {3, 0, 2}, {0, 4}, {0, 2}, {0, 1}},
	{{1, 0, 3}, {0, 0, 4}, {0, 0, 2}, {0, 0, 1}, {0, 2}},
	{{0, 0, 0, 4}, {0, 0, 0, 4}, {0, 0, 1, 2}, {1, 0, 0, 3}, {0, 0, 0, 3}},
};

static const uint8_t kestrel_hands[4][9] = {
	{4, 8, 12, 20, 30, CARD_COMPROMISE, CARD_COSMIC_ZAP, CARD_PLAGUE},
	{6, 15, CARD_COMPROMISE, CARD_FORCE_FIELD},
	{6, 8, 8, 10, CARD_COMPROMISE, CARD_COMPROMISE, CARD_EMOTION_CONTROL},
	{6, 6, 10, CARD_MOBIUS_TUBES},
};

static const uint8_t kestrel_discard[] = {
	14, 8, 10, CARD_COMPROMISE, 12, 15, CARD_COMPROMISE, CARD_COMPROMISE,
	CARD_COSMIC_ZAP, CARD_STELLAR_GAS,
};

/* clang-format on */
static inline void kestrel_cards(struct ce_state *s)
{
	uint8_t deck[CE_DECK_MAX];
	int left[CARD_END] = {0};
	int n = ce_deck_build(&s->t.option, 4, deck);

	for (int i = 0; i < n; i++)
		left[deck[i]]++;
	for (int seat = 0; seat < 4; seat++) {
		struct ce_hand *h = &s->h.hand[seat];
		for (; kestrel_hands[seat][h->n]; h->n++)
			left[h->card[h->n] = kestrel_hands[seat][h->n]]--;
		s->t.hand_size[seat] = h->n;
	}
	for (size_t i = 0; i < sizeof kestrel_discard; i++)
		left[s->t.discard[s->t.n_discard++] = kestrel_discard[i]]--;
	for (int card = 0; card < CARD_END; card++)
		for (; left[card] > 0; left[card]--)
			s->h.deck[s->h.n_deck++] = (uint8_t)card;
	s->t.deck_size = s->h.n_deck;
}

static inline void kestrel_destinies(struct ce_state *s)
{
	static const uint8_t drawn[4] = {KESTREL_YELLOW, KESTREL_BLUE, KESTREL_RED,
					 KESTREL_BLUE};

	for (int seat = 0; seat < 4; seat++) {
		s->t.n_destiny[seat] = 1;
		s->t.destiny[seat][0] = drawn[seat];
		s->t.destiny_used[s->t.n_destiny_used++] = drawn[seat];
	}
	s->t.own[KESTREL_BLUE] = CE_OWN_FIGHT;
	for (int seat = 0; seat < 4; seat++) {
		int left = CE_DESTINY_COPIES;
		for (int i = 0; i < 4; i++)
			left -= drawn[i] == seat;
		for (; left > 0; left--)
			s->h.destiny[s->h.n_destiny++] = (uint8_t)seat;
	}
}

static inline void kestrel_challenges(struct ce_state *s)
{
	/* clang-format off */
	static const struct ce_challenge fought[] = {
		{.attacker = 0, .defender = 1, .system = 1, .planet = 2, .sent = {3, 4, 2},
		 .side = {[2] = CE_ATTACK_SIDE}, .card = {14, 8}, .total = {19, 12},
		 .result = CE_ATTACK_WINS},
		{.attacker = 1, .defender = 2, .system = 2, .planet = 5, .sent = {1, 2, 3},
		 .side = {[0] = CE_DEFENCE_SIDE}, .card = {10, CARD_COMPROMISE},
		 .result = CE_ATTACK_WINS, .gassed = 1},
		{.attacker = 2, .defender = 3, .system = 3, .planet = 1, .sent = {0, 2, 4, 4},
		 .side = {[1] = CE_DEFENCE_SIDE}, .card = {12, 15}, .total = {16, 21},
		 .result = CE_DEFENCE_WINS},
		{.attacker = 3, .defender = 0, .system = 0, .planet = 3, .sent = {4, 0, 0, 2},
		 .card = {CARD_COMPROMISE, CARD_COMPROMISE}, .result = CE_DEAL_MADE},
	};

	/* clang-format on */
	memcpy(s->t.challenge, fought, sizeof fought);
	s->t.n_challenges = sizeof fought / sizeof *fought;
	for (int i = 0; i < s->t.n_challenges; i++) {
		s->t.challenge[i].shown = 1;
		s->t.challenge[i].owed_to = s->t.challenge[i].owed_by = -1;
	}
}

static inline void kestrel_state(struct ce_state *s)
{
	memset(s, 0, sizeof *s);
	s->t.n_seats = 4;
	s->t.in_game = 15;
	s->t.turn = 5;
	s->t.phase = 1;
	s->t.option.frozen_bystanders = 1;
	memcpy(s->t.planet, kestrel_board, sizeof kestrel_board);
	for (int seat = 0; seat < 4; seat++)
		s->t.tokens[seat] = CE_TOKENS;
	memcpy(s->t.warp, (uint8_t[]){0, 4, 7, 2}, 4);
	memcpy(s->t.limbo, (uint8_t[]){1, 4, 0, 0}, 4);
	kestrel_cards(s);
	kestrel_destinies(s);
	kestrel_challenges(s);
}

/* The events of phases 3 and 4 of turn 4. */
static inline void kestrel_events(struct arena *a, struct events *e)
{
	const unsigned all = AUDIENCE_ALL;

	*e = (struct events){.a = a, .turn = 4, .phase = 3};
	event_add(e, EV_EDICT, all, "", 4, 0, CARD_COSMIC_ZAP, 0, 1);
	event_add(e, EV_CARDS, all, "", 5, 0, 0, 14, 1, 8);
	event_add(e, EV_TOTALS, all, "", 7, 0, 14, 5, 19, 8, 4, 12);
	event_add(e, EV_RESULT, all, "", 2, 0, CE_ATTACK_WINS);
	event_add(e, EV_CARDS, all, "", 5, 1, 1, 10, 2, CARD_COMPROMISE);
	event_add(e, EV_RESULT, all, "", 2, 1, CE_ATTACK_WINS);
	event_add(e, EV_CARDS, all, "", 5, 2, 2, 12, 3, 15);
	event_add(e, EV_TOTALS, all, "", 7, 2, 12, 4, 16, 15, 6, 21);
	event_add(e, EV_RESULT, all, "", 2, 2, CE_DEFENCE_WINS);
	event_add(e, EV_CARDS, all, "", 5, 3, 3, CARD_COMPROMISE, 0, CARD_COMPROMISE);
	event_add(e, EV_RESULT, all, "", 2, 3, CE_DEAL_PENDING);
	event_add(e, EV_LOSS, all, "", 7, 1, 4, CE_ON_PLANET, 1, 2, 0, CAUSE_BATTLE);
	event_add(e, EV_LANDED, all, "", 5, 0, 3, 1, 2, 0);
	event_add(e, EV_LANDED, all, "", 5, 2, 2, 1, 2, 0);
	event_add(e, EV_LOSS, all, "", 7, 2, 3, CE_ON_PLANET, 2, 5, 1, CAUSE_BATTLE);
	event_add(e, EV_LANDED, all, "", 5, 1, 2, 2, 5, 1);
	event_add(e, EV_LOSS, all, "", 7, 2, 4, CE_IN_CHALLENGE, 2, 0, 2, CAUSE_BATTLE);
	event_add(e, EV_TO_LIMBO, all, "R-118", 7, 1, 2, CE_IN_CHALLENGE, 2, 0, 2,
		  CAUSE_BATTLE);
	e->phase = 4;
	event_add(e, EV_EDICT, all, "", 4, 1, CARD_STELLAR_GAS, 1, -1);
	event_add(e, EV_DEAL, all, "", 3, 3, 3, 0);
	event_add(e, EV_DEAL_BASE, all, "", 6, 3, 3, 2, 0, 5, 0);
	event_add(e, EV_DEAL_CARDS, all, "", 4, 3, 3, 0, 2);
	event_add(e, EV_DEAL_CARD, AUDIENCE_SEAT(0) | AUDIENCE_SEAT(3), "", 4, 3, 3, 0,
		  12);
	event_add(e, EV_DEAL_CARD, AUDIENCE_SEAT(0) | AUDIENCE_SEAT(3), "", 4, 3, 3, 0,
		  CARD_PLAGUE);
	event_add(e, EV_NO_CONSOLATION, all, "", 2, 1, 2);
	event_add(e, EV_REWARD, all, "", 4, 2, 1, 0, 2);
	event_add(e, EV_REWARD_TOKENS, all, "", 6, 1, 2, CE_IN_LIMBO, 0, 0, 2);
	event_add(e, EV_OWN_COLOUR, all, "", 2, 1, CE_OWN_FIGHT);
}

#endif
