/* For tests of the engine: a game in C, sheets written as typed orders.
 * SPDX-License-Identifier: ISC */
#ifndef TESTS_RULES_COSMIC_PLAY_H
#define TESTS_RULES_COSMIC_PLAY_H

#include <string.h>

#include "base/arena.h"
#include "base/err.h"
#include "rules/cosmic/codec/codec.h"
#include "rules/cosmic/engine/deck.h"
#include "rules/cosmic/phases/setup.h"
#include "rules/cosmic/phases/turn.h"
#include "rules/cosmic/table/act.h"
#include "rules/cosmic/table/cosmic_event.h"
#include "rules/cosmic/table/options.h"
#include "rules/cosmic/table/order.h"
#include "rules/cosmic/table/state.h"
#include "tests/check_main.h"

enum { RED, BLUE, GREEN, YELLOW, PURPLE, ORANGE };
enum { PLAY_SLOTS = 24, PLAY_ALTERNATIVES = 6 };

struct play {
	struct arena *a;
	struct rng rng;
	struct ce_state s;
	struct sheet sheet[CE_SEATS];
	struct slot slot[CE_SEATS][PLAY_SLOTS];
	struct alternative alt[CE_SEATS][PLAY_SLOTS][PLAY_ALTERNATIVES];
	struct events ev;
	struct trace tr;
	bool hold;
	const struct ce_catalog *catalog;
};

/* A position without secrets of its own: four tokens on each home planet, empty hands,
 * each seat attacks the next. */
static inline void play_bare(struct play *p, int n_seats, const char *seed)
{
	struct setup setup = {.n_seats = n_seats};
	struct err err = {0};

	memset(p, 0, sizeof *p);
	p->a = arena_create();
	p->catalog = &ce_catalog;
	rng_seed_text(&p->rng, str_of(seed));
	ck_assert(ce_setup(&p->s, &setup, &p->rng, NULL, &err));
	memset(p->s.h.hand, 0, sizeof p->s.h.hand);
	memset(p->s.t.hand_size, 0, sizeof p->s.t.hand_size);
	for (int seat = 0; seat < n_seats; seat++) {
		p->s.t.n_destiny[seat] = 1;
		p->s.t.destiny[seat][0] = (uint8_t)((seat + 1) % n_seats);
	}
}

static inline void play_end(struct play *p)
{
	arena_destroy(p->a);
}

static inline struct alternative *play_or(struct play *p, int seat, struct ce_order o,
					  const struct cond *cond)
{
	struct slot *s = &p->slot[seat][p->sheet[seat].n_slots - 1];
	struct alternative *alt = &s->alternatives[s->n_alternatives++];
	struct ce_order *copy = arena_new(p->a, struct ce_order);

	*copy = o;
	*alt = (struct alternative){
		.action = copy, .cond = cond, .text = STR("an order")};
	return alt;
}

/* A new decision of the seat. */
static inline void play_order(struct play *p, int seat, struct ce_order o,
			      const struct cond *cond)
{
	struct sheet *sheet = &p->sheet[seat];
	int i = sheet->n_slots++;

	ck_assert_int_lt(i, PLAY_SLOTS);
	*sheet = (struct sheet){.seat = seat,
				.n_slots = sheet->n_slots,
				.slots = p->slot[seat],
				.readable = true};
	p->slot[seat][i] =
		(struct slot){.key = {o.verb, i, 0}, .alternatives = p->alt[seat][i]};
	play_or(p, seat, o, cond);
}

/* Runs the open phase; the sheets are empty afterwards. */
static inline void play_run(struct play *p)
{
	struct ce_state after;
	struct adjudication a = {.before = &p->s,
				 .rng = &p->rng,
				 .arena = p->a,
				 .after = &after,
				 .events = &p->ev,
				 .trace = &p->tr};

	p->ev = (struct events){.a = p->a};
	p->tr = (struct trace){.a = p->a};
	for (int seat = 0; seat < p->s.t.n_seats; seat++)
		a.sheets[seat] = p->sheet[seat].readable ? &p->sheet[seat] : NULL;
	ce_adjudicate_with(&a, p->catalog);
	p->hold = a.hold_asked;
	p->s = after;
	memset(p->sheet, 0, sizeof p->sheet);
}

/* Everybody is there and has nothing to say. */
static inline void play_all_come(struct play *p)
{
	for (int seat = 0; seat < p->s.t.n_seats; seat++)
		p->sheet[seat].readable = true;
}

static inline int play_count(const struct play *p, int kind)
{
	int n = 0;

	for (int i = 0; i < p->ev.n; i++)
		n += p->ev.e[i].kind == kind;
	return n;
}

static inline int play_on(const struct play *p, int system, int planet, int seat)
{
	return p->s.t.planet[system][planet - 1][seat];
}

/* Orders ------------------------------------------------------------------ */

static inline struct ce_tokens tokens_from(int n, int system, int planet)
{
	return (struct ce_tokens){
		.total = n,
		.n_parts = 1,
		.part = {{n, {CE_ON_PLANET, (int8_t)system, (int8_t)planet, 0}}}};
}

static inline struct ce_tokens tokens_plain(int n)
{
	return (struct ce_tokens){.total = n};
}

static inline struct ce_order order_attack(int system, int planet,
					   struct ce_tokens sent)
{
	struct ce_order o = {.verb = CE_ATTACK, .challenge = CE_UNSAID};
	o.attack.system = (int8_t)system;
	o.attack.planet = (int8_t)planet;
	o.attack.defender = CE_UNSAID;
	o.attack.sent = sent;
	return o;
}

static inline struct ce_order order_invite(int challenge, unsigned seats)
{
	struct ce_order o = {.verb = CE_INVITE, .challenge = (int8_t)challenge};
	o.invite.seats = (uint8_t)seats;
	return o;
}

static inline struct ce_order order_ally(int challenge, int side, struct ce_tokens sent)
{
	struct ce_order o = {.verb = CE_ALLY, .challenge = (int8_t)challenge};
	o.ally.side = (int8_t)side;
	o.ally.sent = sent;
	return o;
}

static inline struct ce_order order_defend(int c, int n, int d, int m)
{
	struct ce_order o = {.verb = CE_DEFEND, .challenge = CE_UNSAID};
	o.defend.n = d < 0 ? 1 : 2;
	o.defend.part[0].challenge = (int8_t)c;
	o.defend.part[0].tokens = (int16_t)n;
	o.defend.part[1].challenge = (int8_t)d;
	o.defend.part[1].tokens = (int16_t)m;
	return o;
}

static inline struct ce_order order_card(int challenge, int card)
{
	struct ce_order o = {.verb = CE_CARD, .challenge = (int8_t)challenge};
	o.card.card = (uint8_t)card;
	return o;
}

static inline struct ce_order order_edict(int card, int challenge, int target, int seat)
{
	struct ce_order o = {.verb = CE_EDICT, .challenge = (int8_t)challenge};
	o.edict.edict = (uint8_t)card;
	o.edict.target.kind = (int8_t)target;
	o.edict.target.seat = (int8_t)seat;
	return o;
}

static inline struct ce_order order_to(int verb, int n, int system, int planet)
{
	struct ce_order o = {.verb = (int8_t)verb, .challenge = CE_UNSAID};
	o.to = tokens_from(n, system, planet);
	return o;
}

static inline struct ce_order order_deal(int challenge)
{
	struct ce_order o = {.verb = CE_DEAL, .challenge = (int8_t)challenge};
	o.deal.partner = CE_UNSAID;
	o.deal.mine.total = CE_UNSAID;
	return o;
}

#endif
