/* The position of the reports' mock-up: turn 5, Red to write, in each phase.
 * SPDX-License-Identifier: ISC */
#ifndef TESTS_POSITION_H
#define TESTS_POSITION_H

#include <string.h>

#include "base/arena.h"
#include "orders/read.h"
#include "rules/cosmic/table/view.h"
#include "rules/cosmic/words/words.h"

enum { RED, BLUE, GREEN, YELLOW };

static inline void stand(struct ce_view *v, int system, int planet, int seat, int n)
{
	v->t.planet[system][planet - 1][seat] = (uint8_t)n;
}

static inline void hold(struct ce_view *v, int n, const int cards[])
{
	v->n_hand = (uint8_t)n;
	for (int i = 0; i < n; i++)
		v->hand[i] = (uint8_t)cards[i];
	v->t.hand_size[v->seat] = (uint8_t)n;
}

static inline void board(struct ce_view *v)
{
	static const int own[4][5] = {
		{4, 3, 4, 2, 1}, {3, 0, 4, 2, 1}, {3, 4, 2, 1, 0}, {4, 4, 2, 3, 3}};

	for (int s = 0; s < 4; s++)
		for (int n = 1; n <= 5; n++)
			stand(v, s, n, s, own[s][n - 1]);
	stand(v, RED, 5, YELLOW, 2);
	stand(v, BLUE, 2, RED, 3);
	stand(v, BLUE, 2, GREEN, 2);
	stand(v, GREEN, 1, RED, 1);
	stand(v, GREEN, 5, BLUE, 2);
	stand(v, YELLOW, 3, GREEN, 1);
	stand(v, YELLOW, 4, RED, 1);
}

static inline void challenge(struct ce_view *v, int c, int attacker, int defender,
			     int system, int planet, int attack)
{
	v->t.challenge[c] = (struct ce_challenge){.attacker = (int8_t)attacker,
						  .defender = (int8_t)defender,
						  .system = (int8_t)system,
						  .planet = (int8_t)planet,
						  .attack = (int8_t)attack,
						  .frozen = 1};
	v->t.challenge[c].defence = (int8_t)v->t.planet[system][planet - 1][defender];
}

static inline void position(struct ce_view *v, int seat, int phase)
{
	static const int red[] = {
		4, 8, 12, 20, 30, CARD_COMPROMISE, CARD_COSMIC_ZAP, CARD_PLAGUE};
	static const int other[] = {6, 8, 10, CARD_COMPROMISE};
	static const int sizes[] = {8, 4, 7, 4};
	static const int powers[] = {9, 3, 18, 5};

	memset(v, 0, sizeof *v);
	v->seat = seat;
	v->t.n_seats = 4;
	v->t.turn = 5;
	v->t.phase = (uint8_t)phase;
	v->t.in_game = 15;
	board(v);
	for (int s = 0; s < 4; s++) {
		v->t.tokens[s] = CE_TOKENS;
		v->t.hand_size[s] = (uint8_t)sizes[s];
		v->t.power[s].id = (uint8_t)powers[s];
		v->t.power[s].on = 1;
		v->t.n_destiny[s] = 1;
	}
	v->t.warp[BLUE] = 4;
	v->t.warp[GREEN] = 7;
	v->t.warp[YELLOW] = 2;
	v->t.limbo[RED] = phase == 1;
	v->t.limbo[BLUE] = 4;
	v->t.destiny[RED][0] = YELLOW;
	v->t.destiny[BLUE][0] = BLUE;
	v->t.destiny[GREEN][0] = RED;
	v->t.destiny[YELLOW][0] = BLUE;
	v->t.own[BLUE] = CE_OWN_FIGHT;
	if (phase > 1) {
		v->t.n_challenges = 4;
		challenge(v, 0, RED, YELLOW, YELLOW, 3, 3);
		challenge(v, 1, BLUE, RED, BLUE, 2, 4);
		challenge(v, 2, GREEN, RED, RED, 5, 2);
		challenge(v, 3, YELLOW, BLUE, BLUE, 5, 2);
	}
	if (seat == RED)
		hold(v, 8, red);
	else
		hold(v, 4, other);
}

static inline struct reader *reader_of(struct arena *a, const struct ce_view *v)
{
	struct reader *r = arena_new(a, struct reader);

	*r = (struct reader){.vocab = &ce_vocab,
			     .view = v,
			     .game = STR("ce-7"),
			     .seat = v->seat,
			     .turn = v->t.turn,
			     .phase = v->t.phase,
			     .names = {"Ann", "Bob", "Cat", "Dan"}};
	return r;
}

/* Reads one letter on top of `before`. */
static inline struct reading *read_on(struct arena *a, const struct ce_view *v,
				      const char *text, const struct sheet *before)
{
	return orders_read(a, reader_of(a, v), str_of(text), before);
}

#endif
