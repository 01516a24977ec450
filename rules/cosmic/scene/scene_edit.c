/* A GM puts a position right: its facts, told and set one by one. The deck is nobody's to see: a
 * card that comes into a hand leaves the discards, or else the deck from below.
 * SPDX-License-Identifier: ISC */
#include <stdio.h>
#include <string.h>

#include "base/arena.h"
#include "rules/cosmic/codec/codec.h"
#include "rules/cosmic/scene/scene_place.h"

/* What may be said of each seat, beside its planets. */
static const struct {
	const char *word;
	enum fact_kind kind;
	bool secret, of_power; /* only where the seat has a Power */
} of_seat[] = {
	{"hand", FACT_HAND, true, false},
	{"power", FACT_POWER, false, true},
	{"counter", FACT_COUNTER, false, true},
	{"captured", FACT_CAPTURED, false, true},
	{"plague", FACT_PLAGUE, false, false},
	{"loss", FACT_LOSS, false, false},
	{"misses", FACT_MISSES, false, false},
};
static const struct {
	const char *word;
	enum fact_kind kind;
	bool fixed;
} of_table[] = {
	{"warp", FACT_WARP, false},
	{"limbo", FACT_LIMBO, false},
	{"out", FACT_OUT, false},
	{"discard", FACT_DISCARD, true},
};

/* The list while it is made. */
struct told {
	struct arena *a;
	const struct ce_state *s;
	struct scene_told *list;
	int n;
};

static void add(struct told *t, const struct fact *key, struct str name, int secret_of,
		bool fixed)
{
	struct buf value = buf_in(t->a);
	struct fact_value v;

	fact_find(t->s, key, &v);
	fact_print(key, &v, &value);
	*arena_push(t->a, t->list, t->n) =
		(struct scene_told){name, buf_str(&value), secret_of, fixed};
}

static void add_seat(struct told *t, int seat)
{
	for (size_t i = 0; i < sizeof of_seat / sizeof *of_seat; i++) {
		struct fact key = {.kind = of_seat[i].kind, .seat = seat};
		if (of_seat[i].of_power && !t->s->t.power[seat].id)
			continue;
		add(t, &key,
		    str_printf(t->a, "%s %s", of_seat[i].word, ce_colours[seat]),
		    of_seat[i].secret ? seat : -1, false);
	}
}

void ce_scene_tell(struct arena *a, const void *state, struct scene_told **list, int *n)
{
	const struct ce_state *s = state;
	struct told t = {.a = a, .s = s};

	for (int system = 0; system < s->t.n_seats; system++)
		for (int planet = 1; planet <= CE_PLANETS; planet++) {
			struct fact key = {.kind = FACT_PLANET,
					   .seat = -1,
					   .system = system,
					   .planet = planet};
			add(&t, &key, str_printf(a, "%s%d", ce_colours[system], planet),
			    -1, false);
		}
	for (size_t i = 0; i < sizeof of_table / sizeof *of_table; i++)
		add(&t, &(struct fact){.kind = of_table[i].kind, .seat = -1},
		    str_of(of_table[i].word), -1, of_table[i].fixed);
	for (int seat = 0; seat < s->t.n_seats; seat++)
		if (ce_in_game(&s->t, seat))
			add_seat(&t, seat);
	*list = t.list;
	*n = t.n;
}

/* Setting -------------------------------------------------------------------------- */

static bool may_be_set(const struct fact *f)
{
	if (f->how != FACT_IS)
		return false;
	for (size_t i = 0; i < sizeof of_table / sizeof *of_table; i++)
		if (of_table[i].kind == f->kind)
			return !of_table[i].fixed;
	for (size_t i = 0; i < sizeof of_seat / sizeof *of_seat; i++)
		if (of_seat[i].kind == f->kind)
			return true;
	return f->kind == FACT_PLANET;
}

/* Cards that were there stay as old as they were. */
static bool set_hand(struct ce_hand *h, const struct fact *f, struct scene_fault *fault)
{
	struct ce_hand was = *h;

	if (f->v.n_list > CE_HAND_MAX)
		return ce_scene_complain(fault, -1, "%d cards are the most in a hand",
					 CE_HAND_MAX);
	struct fact_value v = f->v;
	fact_sort(&v);
	*h = (struct ce_hand){.n = (uint8_t)v.n_list};
	for (int i = 0; i < v.n_list; i++) {
		h->card[i] = v.list[i];
		for (int k = 0; k < was.n; k++)
			if (was.card[k] == v.list[i]) {
				h->old[i] = was.old[k];
				h->safe[i] = was.safe[k];
				was.card[k] = 0; /* once */
				break;
			}
	}
	return true;
}

bool ce_scene_set(void *state, struct str text, struct scene_fault *fault)
{
	struct ce_state *s = state;
	struct fact f;

	if (!fact_read(text, s->t.n_seats, &f, fault))
		return false;
	if (!may_be_set(&f))
		return ce_scene_complain(
			fault, -1, "this follows from the game and cannot be set");
	if (f.kind == FACT_HAND)
		return set_hand(&s->h.hand[f.seat], &f, fault);
	if (f.kind != FACT_POWER) {
		if (f.kind == FACT_MISSES)
			s->t.marked &= (uint8_t) ~(1U << f.seat);
		ce_scene_put(&s->t, &f);
		return true;
	}
	if (f.v.number >= POWER_NAMED || !s->t.power[f.seat].id)
		return ce_scene_complain(fault, -1,
					 "a Power is on or off; which one it is stays");
	s->t.power[f.seat].on = f.v.number > 0;
	return true;
}

/* Settling ------------------------------------------------------------------------- */

static bool take_from_discards(struct ce_state *s, int card)
{
	for (int i = s->t.n_discard - 1; i >= 0; i--)
		if (s->t.discard[i] == card) {
			memmove(&s->t.discard[i], &s->t.discard[i + 1],
				(size_t)(s->t.n_discard - i - 1));
			s->t.n_discard--;
			return true;
		}
	return false;
}

static bool take_from_deck(struct ce_state *s, int card)
{
	for (int i = s->h.n_deck - 1; i >= 0; i--)
		if (s->h.deck[i] == card) {
			memmove(&s->h.deck[i], &s->h.deck[i + 1],
				(size_t)(s->h.n_deck - i - 1));
			s->h.n_deck--;
			return true;
		}
	return false;
}

bool ce_scene_balance(const void *before, void *state, struct err *err)
{
	struct ce_state *s = state;
	int should[CARD_END] = {0}, is[CARD_END] = {0};
	char name[CARD_NAME_MAX];

	ce_count_cards(before, should);
	ce_count_cards(s, is);
	for (int card = 1; card < CARD_END; card++) {
		for (; is[card] < should[card]; is[card]++)
			s->t.discard[s->t.n_discard++] = (uint8_t)card;
		for (; is[card] > should[card]; is[card]--)
			if (!take_from_discards(s, card) && !take_from_deck(s, card)) {
				card_name(card, name);
				return err_refuse(
					err,
					"%s: the game has %d of them, and all are in hands; take one out of another hand",
					name, should[card]);
			}
	}
	for (int seat = 0; seat < s->t.n_seats; seat++)
		s->t.hand_size[seat] = s->h.hand[seat].n;
	s->t.deck_size = s->h.n_deck;
	struct err why = {0};
	return ce_conserved(before, s, &why) ||
	       err_refuse(err, "the game cannot come to that position: %s", why.text);
}
