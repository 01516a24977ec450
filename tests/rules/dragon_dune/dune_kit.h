/* A table of Dragon Dune for the tests: a position that is laid by hand, letters in the language of
 * the game, one step of a phase or the whole of it. Every test says what it lays; everything else is
 * empty: no tokens, no gold, no cards, turn 2, the Dwarves Emperor, the Wild Dragon at 1.
 * SPDX-License-Identifier: ISC */
#ifndef TESTS_RULES_DRAGON_DUNE_KIT_H
#define TESTS_RULES_DRAGON_DUNE_KIT_H

#include <string.h>

#include "base/arena.h"
#include "base/err.h"
#include "orders/read.h"
#include "rules/dragon_dune/dragon_dune.h"
#include "rules/dragon_dune/engine/cards.h"
#include "rules/dragon_dune/engine/tokens.h"
#include "rules/dragon_dune/phases/run.h"
#include "rules/dragon_dune/table/number.h"
#include "rules/dragon_dune/table/view.h"
#include "rules/dragon_dune/words/words.h"
#include "tests/rules/table_kit.h"

enum { D = DD_DWARVES, E = DD_ELVES, G = DD_GOBLINS, O = DD_ORCS };
/* Cards as they are told: C5 is the 5 of clubs. */
#define CLUBS(n) DD_CARD(DD_CLUBS, n)
#define SPADES(n) DD_CARD(DD_SPADES, n)
#define HEARTS(n) DD_CARD(DD_HEARTS, n)
#define DIAMONDS(n) DD_CARD(DD_DIAMONDS, n)

struct dune {
	struct arena *a;
	struct dd_state s, before;
	struct rng rng;
	struct events events;
	struct trace trace;
	struct sheet sheets[DD_SEATS];
	bool came[DD_SEATS];
	struct adjudication x;
	struct dd_run r;
};
static struct dune d;

static inline void dune_clear(void)
{
	if (d.a != NULL)
		arena_destroy(d.a);
	d.a = NULL;
}

/* Clears the board that was laid before. */
static inline void dune_lay(void)
{
	struct dd_state *s = &d.s;

	dune_clear();
	d = (struct dune){.a = arena_create()};
	s->t.turn = 2;
	s->t.phase = DD_MARCH;
	s->t.dragon = 1;
	s->t.option.specials[D] = 2;
	for (int i = 0; i < DD_SEATS; i++)
		s->t.ally[i] = s->t.lot_winner[i] = DD_NOBODY;
	dd_event_deck(s->h.coming);
	rng_seed_text(&d.rng, STR("dune"));
}

static inline void put(int seat, int area, int n)
{
	dd_add(&d.s.t, seat, area, (struct dd_stack){n, 0});
}

static inline void holds(int seat, int card)
{
	dd_hand_add(&d.s, seat, card);
}

static inline void allies(int one, int other)
{
	d.s.t.ally[one] = (int8_t)other;
	d.s.t.ally[other] = (int8_t)one;
}

static inline int in(int seat, int area)
{
	return d.s.t.tokens[area][seat];
}

/* A seed with which that draw has that result. */
static inline void draws(const char *label, int index, int n, int result)
{
	seed_that_draws(&d.rng, label, index, n, result);
}

static inline struct reading *dune_read(int seat, const char *letter)
{
	struct dd_view *v = arena_new(d.a, struct dd_view);
	struct reader reader = {.vocab = &dd_vocab,
				.view = v,
				.seat = seat,
				.turn = d.s.t.turn,
				.phase = dd_number(&d.s.t)};

	dd_view_make(&d.s, seat, v);
	if (!reader.turn)
		reader.phase = 1;
	return orders_read(d.a, &reader, str_of(letter),
			   d.came[seat] ? &d.sheets[seat] : NULL);
}

/* The seat's letter, all of whose lines are accepted. */
static inline void writes(int seat, const char *letter)
{
	struct reading *r = dune_read(seat, letter);
	struct buf b = buf_in(d.a);

	echo_body(r, &b);
	ck_assert_msg(r->n_refused == 0 && r->n_asked == 0 && r->n_notes == 0, "%s\n%s",
		      letter, b.s);
	d.sheets[seat] = r->sheet;
	d.came[seat] = true;
}

static inline bool dune_says(const struct reading *r, const char *why)
{
	for (int i = 0; i < r->n_lines; i++)
		for (int k = 0; k < r->lines[i].n_remarks; k++)
			if (str_find(r->lines[i].remarks[k].text, str_of(why)) !=
			    SIZE_MAX)
				return true;
	return false;
}

/* The letter is refused, and these words say why. */
static inline void refuses(int seat, const char *letter, const char *why)
{
	struct reading *r = dune_read(seat, letter);
	struct buf b = buf_in(d.a);

	echo_body(r, &b);
	ck_assert_msg(r->n_refused > 0 && r->n_accepted == 0 && dune_says(r, why),
		      "%s\n%s", letter, b.s);
}

static inline void dune_begin(void)
{
	d.before = d.s;
	d.events = (struct events){.a = d.a, .turn = d.s.t.turn, .phase = d.s.t.phase};
	d.trace = (struct trace){.a = d.a};
	d.x = (struct adjudication){.before = &d.before,
				    .rng = &d.rng,
				    .arena = d.a,
				    .after = &d.s,
				    .events = &d.events,
				    .trace = &d.trace};
	for (int i = 0; i < DD_SEATS; i++)
		d.x.sheets[i] = d.came[i] ? &d.sheets[i] : NULL;
}

/* One step of a phase, and nothing of what comes after it. */
static inline void runs(void (*step)(struct dd_run *))
{
	dune_begin();
	dd_run_begin(&d.r, &d.x, &dd_vocab);
	step(&d.r);
}

/* The whole phase, on to the next in which somebody is asked. */
static inline void runs_phase(void)
{
	struct err err = {0};

	dune_begin();
	dragon_dune_game.adjudicate(&d.x);
	memset(d.came, 0, sizeof d.came);
	ck_assert_msg(dragon_dune_game.sound(&d.s, &err) || !d.s.t.n_deck, "%s",
		      err.text);
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

/* Does the trace say that of the first alternative of the seat's order? */
static inline bool traced(int seat, enum trace_what what)
{
	for (int i = 0; i < d.trace.n; i++) {
		const struct trace_line *line = &d.trace.lines[i];
		if (line->seat == seat && line->what == what && line->slot >= 0 &&
		    line->alternative == 0)
			return true;
	}
	return false;
}

#define DUNE_MAIN(name, ...) TABLE_MAIN(name, dune_lay, dune_clear, __VA_ARGS__)

#endif
