/* A table of Dune for the tests: a position that is laid by hand, typed orders, one step of a phase or
 * the whole of it. Every test says what it lays. Otherwise: six players at the circles 1, 4, 7 ... in
 * the order of the factions, turn 2, the storm in sector 18, 10 spice each, no forces on the board, all
 * cards in their decks in the order of the tables, the options of the seed.
 * SPDX-License-Identifier: ISC */
#ifndef TESTS_RULES_DUNE_KIT_H
#define TESTS_RULES_DUNE_KIT_H

#include <stdarg.h>
#include <string.h>

#include "base/arena.h"
#include "base/err.h"
#include "orders/read.h"
#include "rules/dune/engine/cards.h"
#include "rules/dune/engine/sound.h"
#include "rules/dune/map/storm.h"
#include "rules/dune/phases/setup.h"
#include "rules/dune/phases/turn.h"
#include "rules/dune/run/run.h"
#include "rules/dune/table/options.h"
#include "rules/dune/table/view.h"
#include "rules/dune/words/words.h"
#include "tests/rules/table_kit.h"

enum {
	A = DU_ATREIDES,
	B = DU_BENE_GESSERIT,
	E = DU_EMPEROR,
	F = DU_FREMEN,
	G = DU_GUILD,
	H = DU_HARKONNEN
};
enum { KIT_SLOTS = 12 };

struct dune {
	struct arena *a;
	struct du_state s, before;
	struct rng rng;
	struct events events;
	struct trace trace;
	struct sheet sheets[DU_SEATS];
	struct adjudication x;
	struct du_run r;
};
static struct dune d;

static inline void dune_clear(void)
{
	if (d.a != NULL)
		arena_destroy(d.a);
	d.a = NULL;
}

static inline void dune_lay(void)
{
	dune_clear();
	d = (struct dune){.a = arena_create()};
	du_options_default(&d.s.t.option);
	d.s.t.turn = 2;
	d.s.t.phase = DU_BID;
	d.s.t.seats = DU_ALL_SEATS;
	d.s.t.storm = 18;
	d.s.t.wheel[0] = A;
	d.s.t.wheel[1] = H;
	for (int i = 0; i < DU_SEATS; i++) {
		d.s.t.ally[i] = d.s.t.lot_winner[i] = DU_NOBODY;
		d.s.t.circle[i] = (uint8_t)(1 + 3 * i);
		d.s.h.spice[i] = 10;
	}
	du_treachery_deck(d.s.h.deck);
	d.s.t.n_deck = DU_TREACHERY;
	du_spice_deck(d.s.h.coming);
	d.s.t.n_coming = DU_SPICE_CARDS;
	rng_seed_text(&d.rng, STR("dune"));
}

/* Only these play, at the circles 1, 4, 7 ... in their order. */
static inline void players(unsigned seats)
{
	int n = 0;

	d.s.t.seats = (uint8_t)seats;
	for (int i = 0; i < DU_SEATS; i++)
		d.s.t.circle[i] = seats >> i & 1 ? (uint8_t)(1 + 3 * n++) : 0;
}

static inline int at(int territory, int sector)
{
	return sector ? du_area(territory, sector) : du_first_area(territory);
}

static inline void put(int seat, int area, int n, int elites)
{
	du_put(&d.s.t, seat, area, (struct du_stack){n, elites});
}

static inline void allies(int one, int other)
{
	d.s.t.ally[one] = (int8_t)other;
	d.s.t.ally[other] = (int8_t)one;
}

/* The card leaves the deck. */
static inline void take_out(uint8_t list[], uint8_t *n, int card)
{
	uint8_t *found = memchr(list, card, *n);

	ck_assert_ptr_nonnull(found);
	memmove(found, found + 1, (size_t)(list + --*n - found));
	list[*n] = 0;
}

static inline void holds(int seat, int card)
{
	take_out(d.s.h.deck, &d.s.t.n_deck, card);
	du_hand_add(&d.s, seat, card);
}

static inline void lot(int card)
{
	take_out(d.s.h.deck, &d.s.t.n_deck, card);
	d.s.h.lots[d.s.t.n_lots++] = (uint8_t)card;
}

/* Spice cards: the next of the deck, and on top of a pile. */
static inline void comes(int n, ...)
{
	va_list args;
	uint8_t top[DU_SPICE_CARDS];

	va_start(args, n);
	for (int i = 0; i < n; i++) {
		top[i] = (uint8_t)va_arg(args, int);
		take_out(d.s.h.coming, &d.s.t.n_coming, top[i]);
	}
	va_end(args);
	memmove(d.s.h.coming + n, d.s.h.coming, d.s.t.n_coming);
	memcpy(d.s.h.coming, top, (size_t)n);
	d.s.t.n_coming = (uint8_t)(d.s.t.n_coming + n);
}

static inline void lies(int pile, int card)
{
	take_out(d.s.h.coming, &d.s.t.n_coming, card);
	du_pile_add(&d.s.t, pile, card);
}

/* One order more of the seat; `a` is that of its key. */
static inline void orders(int seat, struct du_order o, int a)
{
	struct sheet *sheet = &d.sheets[seat];
	struct du_order *kept = arena_new(d.a, struct du_order);
	struct alternative *alt = arena_new(d.a, struct alternative);

	*kept = o;
	*alt = (struct alternative){.action = kept, .text = STR("an order")};
	if (!sheet->slots)
		sheet->slots = arena_array(d.a, struct slot, KIT_SLOTS);
	sheet->seat = seat;
	sheet->readable = true;
	sheet->slots[sheet->n_slots++] = (struct slot){
		.key = {o.verb, a, 0}, .n_alternatives = 1, .alternatives = alt};
}

static inline struct reading *dune_read(int seat, const char *letter)
{
	struct du_view *v = arena_new(d.a, struct du_view);
	struct reader reader = {.vocab = &du_vocab,
				.view = v,
				.seat = seat,
				.turn = d.s.t.turn,
				.phase = du_number(&d.s.t)};

	du_view_make(&d.s, seat, v);
	return orders_read(d.a, &reader, str_of(letter),
			   d.sheets[seat].n_slots ? &d.sheets[seat] : NULL);
}

/* The seat's letter, all of whose lines are accepted. */
static inline void writes(int seat, const char *letter)
{
	struct reading *r = dune_read(seat, letter);
	struct buf b = buf_in(d.a);

	echo_body(r, &b);
	ck_assert_msg(r->n_refused == 0 && r->n_asked == 0, "%s\n%s", letter, b.s);
	d.sheets[seat] = r->sheet;
}

/* The orders that the letter gives, separated by semicolons; "refused" in front if a line is, else "asked" if
 * one is asked about. */
static inline struct str comes_to(int seat, const char *letter)
{
	struct reading *r = dune_read(seat, letter);
	struct buf b = buf_in(d.a);

	buf_z(&b, r->n_refused ? "refused" : r->n_asked ? "asked" : "");
	for (int i = 0; i < r->sheet.n_slots; i++) {
		if (b.n)
			buf_z(&b, "; ");
		buf_add(&b, slot_text(d.a, &r->sheet.slots[i]));
	}
	return buf_str(&b);
}

/* The letter is refused, and these words say why. */
static inline void refuses(int seat, const char *letter, const char *why)
{
	struct reading *r = dune_read(seat, letter);
	struct buf b = buf_in(d.a);
	bool says = false;

	echo_body(r, &b);
	for (int i = 0; i < r->n_lines; i++)
		for (int k = 0; k < r->lines[i].n_remarks; k++)
			says |= str_find(r->lines[i].remarks[k].text, str_of(why)) !=
				SIZE_MAX;
	ck_assert_msg(r->n_refused > 0 && r->n_accepted == 0 && says, "%s\n%s", letter,
		      b.s);
}

static inline void dune_begin(void)
{
	d.before = d.s;
	d.events = (struct events){.a = d.a};
	d.trace = (struct trace){.a = d.a};
	d.x = (struct adjudication){.before = &d.before,
				    .rng = &d.rng,
				    .arena = d.a,
				    .after = &d.s,
				    .events = &d.events,
				    .trace = &d.trace};
	for (int i = 0; i < DU_SEATS; i++)
		d.x.sheets[i] = d.sheets[i].n_slots ? &d.sheets[i] : NULL;
}

static inline void is_sound(void)
{
	struct err err = {0};

	ck_assert_msg(du_sound(&d.s, &err), "%s", err.text);
}

/* One step of a phase, and nothing of what comes after it. */
static inline void runs(void (*step)(struct du_run *))
{
	dune_begin();
	du_run_begin(&d.r, &d.x, &du_vocab);
	step(&d.r);
	is_sound();
}

/* The whole phase, on to the next in which somebody is asked. */
static inline void runs_phase(void)
{
	dune_begin();
	du_adjudicate(&d.x, &du_vocab);
	memset(d.sheets, 0, sizeof d.sheets);
	is_sound();
}

/* Forces of the seat in the area. */
static inline int in(int seat, int territory, int sector)
{
	return d.s.t.forces[at(territory, sector)][seat];
}

static inline void dies(int seat, int n, int elites)
{
	d.s.t.tanks[seat] = (uint8_t)n;
	d.s.t.tanks_elites[seat] = (uint8_t)elites;
}

static inline void ships(int seat, int n, int area)
{
	orders(seat,
	       (struct du_order){.verb = DU_SHIP, .n = (int16_t)n, .to = (uint8_t)area},
	       0);
}

static inline void moves_by(enum du_verb verb, int seat, int n, int from, int to)
{
	orders(seat,
	       (struct du_order){.verb = (int8_t)verb,
				 .to = (uint8_t)to,
				 .n_list = 1,
				 .list = {(uint8_t)from},
				 .count = {(uint8_t)n}},
	       0);
}

static inline void moves(int seat, int n, int from, int to)
{
	moves_by(DU_MOVES, seat, n, from, to);
}

/* A reaction with a number, of the verb alone. */
static inline void reacts(int seat, enum du_verb verb, int n)
{
	orders(seat, (struct du_order){.verb = (int8_t)verb, .n = (int16_t)n}, 0);
}

static inline void cancels(int seat, enum du_advantage which)
{
	orders(seat, (struct du_order){.verb = DU_CANCEL, .n = (int16_t)which},
	       (int)which);
}

/* Did it happen? Arguments that are not named count as any. */
static inline const struct event *happened(int kind, int n, ...)
{
	va_list args;

	va_start(args, n);
	const struct event *e = event_with(&d.events, kind, n, args);
	va_end(args);
	return e;
}

/* The seat's order was not carried out, for this reason, and nobody else is told so. */
static inline void is_refused(int seat, enum du_why why)
{
	const struct event *e = happened(DU_EV_UNUSED, 2, seat, (int)why);

	ck_assert_ptr_nonnull(e);
	ck_assert_int_eq(e->audience, AUDIENCE_SEAT(seat));
}

#define DUNE_MAIN(name, ...) TABLE_MAIN(name, dune_lay, dune_clear, __VA_ARGS__)

#endif
