/* A GM puts a position right: its facts, told and set one by one. The deck is nobody's to see: a
 * card that comes into a hand leaves the discards, or else the deck from below.
 * SPDX-License-Identifier: ISC */
#include <stdio.h>
#include <string.h>

#include "base/arena.h"
#include "rules/dragon_dune/engine/cards.h"
#include "rules/dragon_dune/phases/setup.h"
#include "rules/dragon_dune/scene/scene.h"
#include "rules/dragon_dune/scene/scene_fact.h"
#include "rules/dragon_dune/table/map.h"

/* What may be said of each faction. */
static const struct {
	const char *word;
	enum fact_kind kind;
	bool secret;
} of_seat[] = {
	{"gold", FACT_GOLD, false},           {"hand", FACT_HAND, true},
	{"graveyard", FACT_GRAVEYARD, false}, {"gone", FACT_GONE, false},
	{"ally", FACT_ALLY, false},           {"misses", FACT_MISSES, false},
};
/* ... and of each territory. */
static const struct {
	const char *before;
	enum fact_kind kind;
	bool secret; /* the Elves know it */
} of_area[] = {
	{"", FACT_TOKENS, false},
	{"gold in ", FACT_LYING, false},
	{"hidden ", FACT_HIDDEN, true},
};
static const struct {
	const char *word;
	enum fact_kind kind;
	bool fixed;
} of_table[] = {
	{"emperor", FACT_EMPEROR, false},
	{"dragon", FACT_DRAGON, false},
	{"discard", FACT_DISCARD, true},
};

/* The list while it is made. */
struct told {
	struct arena *a;
	const struct dd_state *s;
	struct scene_told *list;
	int n;
};

static void add(struct told *t, struct dune_fact key, struct str name, int secret_of,
		bool fixed)
{
	struct buf value = buf_in(t->a);
	struct dune_fact found;

	dd_fact_found(t->s, &key, &found);
	dd_fact_words(&found, &value);
	*arena_push(t->a, t->list, t->n) =
		(struct scene_told){name, buf_str(&value), secret_of, fixed};
}

void dd_scene_tell(struct arena *a, const void *state, struct scene_told **list, int *n)
{
	struct told t = {.a = a, .s = state};

	for (size_t i = 0; i < sizeof of_area / sizeof *of_area; i++)
		for (int area = 0; area < DD_AREAS; area++)
			add(&t,
			    (struct dune_fact){.kind = of_area[i].kind,
					       .seat = DD_NOBODY,
					       .area = area},
			    str_printf(a, "%s%s", of_area[i].before,
				       dd_area_name(area)),
			    of_area[i].secret ? DD_ELVES : -1, false);
	for (size_t i = 0; i < sizeof of_table / sizeof *of_table; i++)
		add(&t, (struct dune_fact){.kind = of_table[i].kind, .seat = DD_NOBODY},
		    str_of(of_table[i].word), -1, of_table[i].fixed);
	for (int seat = 0; seat < DD_SEATS; seat++)
		for (size_t i = 0; i < sizeof of_seat / sizeof *of_seat; i++)
			add(&t,
			    (struct dune_fact){.kind = of_seat[i].kind, .seat = seat},
			    str_printf(a, "%s %s", of_seat[i].word, dd_colours[seat]),
			    of_seat[i].secret ? seat : -1, false);
	*list = t.list;
	*n = t.n;
}

/* Setting -------------------------------------------------------------------------- */

static bool complain(struct scene_fault *fault, const char *text)
{
	fault->fact = -1;
	fault->column = 0;
	snprintf(fault->text, sizeof fault->text, "%s", text);
	return false;
}

static void set_tokens(struct dd_table *t, const struct dune_fact *f)
{
	for (int i = 0; i < DD_SEATS; i++) {
		t->tokens[f->area][i] = (uint8_t)f->tokens[i];
		t->special[f->area][i] = (uint8_t)f->special[i];
	}
}

/* An alliance has two sides, and an earlier one ends. */
static void set_ally(struct dd_table *t, const struct dune_fact *f)
{
	for (int i = 0; i < DD_SEATS; i++)
		if (t->ally[i] == f->seat || (f->n != DD_NOBODY && t->ally[i] == f->n))
			t->ally[i] = DD_NOBODY;
	t->ally[f->seat] = (int8_t)f->n;
	if (f->n != DD_NOBODY)
		t->ally[f->n] = (int8_t)f->seat;
}

static bool set_hand(struct dd_state *s, const struct dune_fact *f,
		     struct scene_fault *fault)
{
	if (f->n_cards > DD_HAND_MAX)
		return complain(fault, "these are more cards than a hand holds");
	while (s->t.n_hand[f->seat])
		dd_hand_remove(s, f->seat, s->h.hand[f->seat][0]);
	for (int i = 0; i < f->n_cards; i++)
		dd_hand_add(s, f->seat, f->card[i]);
	return true;
}

static bool set_number(struct dd_state *s, const struct dune_fact *f,
		       struct scene_fault *fault)
{
	struct dd_table *t = &s->t;

	if (f->n > UINT8_MAX && f->kind != FACT_GOLD)
		return complain(fault, "this number is too large");
	if (f->kind == FACT_GOLD)
		t->gold[f->seat] = (uint16_t)f->n;
	else if (f->kind == FACT_GRAVEYARD)
		t->grave[f->seat] = (uint8_t)f->n;
	else if (f->kind == FACT_GONE)
		t->gone[f->seat] = (uint8_t)f->n;
	else if (f->kind == FACT_MISSES)
		t->misses[f->seat] = (uint8_t)f->n;
	else if (f->kind == FACT_LYING)
		t->lying[f->area] = (uint8_t)f->n;
	else if (f->kind == FACT_HIDDEN)
		s->h.hiding[f->area] = (uint8_t)f->n;
	else if (f->kind == FACT_EMPEROR && f->n != DD_NOBODY)
		t->emperor = (uint8_t)f->n;
	else if (f->kind == FACT_DRAGON && f->n >= 1 && f->n <= DD_NUMBERS)
		t->dragon = (uint8_t)f->n;
	else
		return complain(fault, "this follows from the game and cannot be set");
	return true;
}

bool dd_scene_set(void *state, struct str text, struct scene_fault *fault)
{
	struct dd_state *s = state;
	struct dune_fact f;

	if (!dd_fact_read(text, fault, &f))
		return false;
	if (f.how != FACT_IS)
		return complain(fault, "this follows from the game and cannot be set");
	switch ((int)f.kind) {
	case FACT_TOKENS:
		set_tokens(&s->t, &f);
		return true;
	case FACT_HAND:
		return set_hand(s, &f, fault);
	case FACT_ALLY:
		if (f.n == f.seat)
			return complain(fault, "nobody is their own ally");
		set_ally(&s->t, &f);
		return true;
	default:
		return set_number(s, &f, fault);
	}
}

/* Settling ------------------------------------------------------------------------- */

static void count(uint8_t seen[], const uint8_t cards[], int n)
{
	for (int i = 0; i < n; i++)
		seen[cards[i]]++;
}

static bool take(uint8_t cards[], int n, int card)
{
	for (int i = n - 1; i >= 0; i--)
		if (cards[i] == card) {
			memmove(&cards[i], &cards[i + 1], (size_t)(n - i - 1));
			cards[n - 1] = 0;
			return true;
		}
	return false;
}

/* Each artifact is in one place: where a hand has one more, it leaves another place. */
static bool settle_card(struct dd_state *s, int card, int seen, struct err *err)
{
	if (seen == 0) {
		dd_discard_loose(&s->t, card);
		return true;
	}
	if (seen == 1)
		return true;
	if (seen == 2 && take(s->t.discards, s->t.n_discards, card)) {
		s->t.n_discards--;
		return true;
	}
	if (seen == 2 && take(s->h.deck, s->t.n_deck, card)) {
		s->t.n_deck--;
		return true;
	}
	return err_refuse(
		err,
		"a card is in two hands, or is for sale; take it out of the other hand");
}

bool dd_scene_settle(const void *before, void *state, struct err *err)
{
	struct dd_state *s = state;
	uint8_t seen[256] = {0}, all[DD_ARTIFACTS];
	struct err why = {0};

	(void)before;
	count(seen, s->h.deck, s->t.n_deck);
	count(seen, s->h.lots, DD_LOTS);
	count(seen, s->t.discards, s->t.n_discards);
	for (int seat = 0; seat < DD_SEATS; seat++)
		count(seen, s->h.hand[seat], s->t.n_hand[seat]);
	dd_artifact_deck(all);
	for (int i = 0; i < DD_ARTIFACTS; i++)
		if (!settle_card(s, all[i], seen[all[i]], err))
			return false;
	return dd_sound(s, &why) ||
	       err_refuse(err, "the game cannot come to that position: %s", why.text);
}
