/* Dune in rule scenes: facts, as given and as expected.
 *
 * The facts (SEAT a faction as in addresses, AREA such as hagga-basin@12 or carthag, CARD a treachery card,
 * LEADER a name, SPICE a territory or worm):
 *   AREA: SEAT N [elites N] [advisors], ... | empty
 *   spice SEAT: N   spice in AREA: N         bribes SEAT: N   misses SEAT: N
 *   hand SEAT: CARD, ... | empty             traitors SEAT: LEADER, ... | empty
 *   tanks SEAT: N [elites N]                 reserve SEAT: N (only expected)
 *   leader NAME: free | dead | captured      lost: N (forces of Atreides, for the Kwisatz Haderach)
 *   storm: N   next storm: N                 wall: gone | whole
 *   ally SEAT: SEAT | none                   predicted: SEAT turn N
 *   lots: CARD, ... (only given)             lot N: SEAT | unsold
 *   deck top: CARD, ... (only given)         discard: CARD, ... | empty
 *   spice deck top: SPICE, ... (only given)  pile a: SPICE, ...  pile b: SPICE, ... (only given)
 *   ride: TERRITORY, ... (only given: worms that Fremen may ride)
 * only expected: hand, traitors and discard with `has` or `lacks`.
 * Defaults: those who play sit at the circles 1, 4, 7 ... in the order of the factions; the storm in 18, the
 * next one of 1; no forces on the board, 10 spice each, no cards in hands, no traitors, no alliances.
 * SPDX-License-Identifier: ISC */
#include "rules/dune/scene/scene.h"

#include <stdio.h>
#include <string.h>

#include "base/arena.h"
#include "rules/dune/engine/allies.h"
#include "rules/dune/engine/cards.h"
#include "rules/dune/engine/forces.h"
#include "rules/dune/engine/sound.h"
#include "rules/dune/map/storm.h"
#include "rules/dune/scene/scene_fact.h"
#include "rules/rng.h"

enum { FACTS_MAX = 60, SPICE = 10, CIRCLES_APART = 3 };

struct position {
	struct scene_head head;
	int n;
	struct dune_fact fact[FACTS_MAX];
};

static void *begin(struct arena *a, const struct scene_head *head)
{
	struct position *p = arena_new(a, struct position);

	p->head = *head;
	return p;
}

static bool complain(struct scene_fault *fault, int fact, const char *text)
{
	fault->fact = fact;
	fault->column = 0;
	snprintf(fault->text, sizeof fault->text, "%.150s", text);
	return false;
}

static bool given(void *position, struct str text, struct scene_fault *fault)
{
	struct position *p = position;
	struct dune_fact f;

	if (!du_fact_read(text, fault, &f))
		return false;
	if (f.how != FACT_IS || f.kind == FACT_RESERVE)
		return complain(fault, -1, "this may be expected, not given");
	if (p->n == FACTS_MAX)
		return complain(fault, -1, "too many facts");
	p->fact[p->n++] = f;
	return true;
}

/* Laying ----------------------------------------------------------------------------------------- */

static void clear(const struct scene_head *head, struct du_state *s)
{
	struct du_options option = s->t.option;
	uint8_t seats = s->t.seats;
	int n = 0;

	memset(s, 0, sizeof *s);
	s->t.option = option;
	s->t.seats = seats;
	s->t.turn = (uint8_t)head->turn;
	s->t.storm = DU_STORM_START;
	s->h.next_storm = 1;
	for (int i = 0; i < DU_SEATS; i++) {
		s->t.ally[i] = s->t.lot_winner[i] = DU_NOBODY;
		if (!du_plays(&s->t, i))
			continue;
		s->h.spice[i] = SPICE;
		s->t.wheel[n == 0 ? 0 : 1] = (int8_t)i;
		s->t.circle[i] = (uint8_t)(1 + CIRCLES_APART * n++);
	}
}

static void lay_forces(struct du_state *s, const struct dune_fact *f)
{
	for (int i = 0; i < DU_SEATS; i++)
		du_put(&s->t, i, f->at,
		       (struct du_stack){f->forces[i], f->of_elites[i]});
	if (f->advisors)
		s->t.advisors[f->at] = (uint8_t)f->forces[DU_BENE_GESSERIT];
}

static void lay_cards(struct du_state *s, const struct dune_fact *f)
{
	for (int i = 0; i < f->n_cards; i++) {
		uint8_t card = f->card[i];
		if (f->kind == FACT_HAND && s->t.n_hand[f->seat] < DU_HAND_MAX)
			du_hand_add(s, f->seat, card);
		else if (f->kind == FACT_TRAITORS && i < DU_TRAITORS_MAX)
			s->h.traitor[f->seat][i] = card;
		else if (f->kind == FACT_DISCARD)
			s->t.discards[s->t.n_discards++] = card;
		else if (f->kind == FACT_LOTS && i < DU_LOTS)
			s->h.lots[s->t.n_lots++] = card;
		else if (f->kind == FACT_PILE)
			du_pile_add(&s->t, f->at, card);
		else if (f->kind == FACT_RIDE && i < DU_RIDES)
			s->t.rides[i] = (uint8_t)(card + 1);
	}
}

static void lay_number(struct du_state *s, const struct dune_fact *f)
{
	if (f->kind == FACT_SPICE)
		s->h.spice[f->seat] = (uint16_t)f->n;
	else if (f->kind == FACT_LYING)
		s->t.spice[f->at] = (uint8_t)f->n;
	else if (f->kind == FACT_TANKS)
		s->t.tanks[f->seat] = (uint8_t)f->n;
	else if (f->kind == FACT_BRIBES)
		s->t.bribes[f->seat] = (uint16_t)f->n;
	else if (f->kind == FACT_MISSES)
		s->t.misses[f->seat] = (uint8_t)f->n;
	else if (f->kind == FACT_STORM)
		s->t.storm = (uint8_t)f->n;
	else if (f->kind == FACT_NEXT_STORM)
		s->h.next_storm = (uint8_t)f->n;
	else if (f->kind == FACT_WALL)
		s->t.wall_gone = (uint8_t)f->n;
	else if (f->kind == FACT_KH)
		s->t.kh_lost = (uint8_t)(f->n < DU_KH_FORCES ? f->n : DU_KH_FORCES);
}

/* In a table of three the alliances that are there grow; otherwise the new one takes their place. */
static void ally(struct du_table *t, int one, int other)
{
	bool grows = t->option.alliance_size > 2 &&
		     (t->ally[one] == DU_NOBODY || t->ally[other] == DU_NOBODY);

	if (du_are_allies(t, one, other))
		return;
	if (!grows) {
		du_leave(t, one);
		du_leave(t, other);
	}
	if (t->ally[one] == DU_NOBODY)
		du_join(t, one, other);
	else
		du_join(t, other, one);
}

static void lay_other(struct du_state *s, const struct dune_fact *f)
{
	if (f->kind == FACT_TANKS)
		s->t.tanks_elites[f->seat] = (uint8_t)f->elites;
	if (f->kind == FACT_ALLY && f->n != DU_NOBODY) {
		ally(&s->t, f->seat, f->n);
	}
	if (f->kind == FACT_LEADER) {
		s->t.leader[f->at] = (uint8_t)f->n;
		s->t.deaths[f->at] = f->n == DU_DEAD;
	}
	if (f->kind == FACT_PREDICTED) {
		s->h.predicted = (uint8_t)(f->seat + 1);
		s->h.predicted_turn = (uint8_t)f->n;
	}
	if (f->kind == FACT_LOT) {
		s->t.lot_winner[f->at - 1] = (int8_t)f->n;
		if (s->t.n_lots < f->at)
			s->t.n_lots = (uint8_t)f->at;
	}
}

static const struct dune_fact *find(const struct position *p, enum fact_kind kind)
{
	for (int i = 0; i < p->n; i++)
		if (p->fact[i].kind == kind)
			return &p->fact[i];
	return NULL;
}

/* How many of the card lie somewhere. */
static int laid(const struct du_state *s, int card)
{
	int n = 0;

	for (int seat = 0; seat < DU_SEATS; seat++)
		for (int i = 0; i < s->t.n_hand[seat]; i++)
			n += s->h.hand[seat][i] == card;
	for (int i = 0; i < s->t.n_discards; i++)
		n += s->t.discards[i] == card;
	for (int i = 0; i < DU_LOTS; i++)
		n += s->h.lots[i] == card;
	for (int i = 0; i < s->t.n_deck; i++)
		n += s->h.deck[i] == card;
	return n + (card == DU_FAMILY_ATOMICS && s->t.wall_gone);
}

/* The cards that are nowhere else, in the order of a draw, below those that were named. */
static void lay_deck(struct du_state *s, const struct dune_fact *top,
		     const struct rng *rng)
{
	uint8_t all[DU_TREACHERY];

	for (int i = 0; top && i < top->n_cards; i++)
		s->h.deck[s->t.n_deck++] = top->card[i];
	du_treachery_deck(all);
	rng_shuffle(rng, "scene.deck", all, DU_TREACHERY);
	for (int i = 0; i < DU_TREACHERY; i++)
		if (laid(s, all[i]) < du_cards[all[i]].copies)
			s->h.deck[s->t.n_deck++] = all[i];
}

static int coming(const struct du_state *s, int card)
{
	int n = 0;

	for (int pile = 0; pile < DU_PILES; pile++)
		for (int i = 0; i < s->t.n_pile[pile]; i++)
			n += s->t.pile[pile][i] == card;
	for (int i = 0; i < s->t.n_coming; i++)
		n += s->h.coming[i] == card;
	return n;
}

static void lay_spice_deck(struct du_state *s, const struct dune_fact *top,
			   const struct rng *rng)
{
	uint8_t all[DU_SPICE_CARDS];

	for (int i = 0; top && i < top->n_cards && i < DU_SPICE_CARDS; i++)
		s->h.coming[s->t.n_coming++] = top->card[i];
	du_spice_deck(all);
	rng_shuffle(rng, "scene.spice", all, DU_SPICE_CARDS);
	for (int i = 0; i < DU_SPICE_CARDS; i++)
		if (coming(s, all[i]) < (all[i] == DU_SHAI_HULUD ? DU_WORMS : 1))
			s->h.coming[s->t.n_coming++] = all[i];
}

static bool place(void *position, const struct rng *rng, void *state,
		  struct scene_fault *fault)
{
	const struct position *p = position;
	struct du_state *s = state;
	struct err err = {0};

	if (p->head.turn == 0)
		return !p->n ||
		       complain(fault, 0, "turn 0 has the position of the set-up");
	clear(&p->head, s);
	if (!du_open_number(&s->t, p->head.phase))
		return complain(fault, -1, "the turn has no phase of that number");
	for (int i = 0; i < p->n; i++) {
		lay_number(s, &p->fact[i]);
		lay_cards(s, &p->fact[i]);
		lay_other(s, &p->fact[i]);
		if (p->fact[i].kind == FACT_FORCES)
			lay_forces(s, &p->fact[i]);
	}
	lay_deck(s, find(p, FACT_DECK_TOP), rng);
	lay_spice_deck(s, find(p, FACT_COMING), rng);
	return du_sound(s, &err) || complain(fault, 0, err.text);
}

/* Expecting ------------------------------------------------------------------------------------- */

static bool expect(const struct scene_now *now, struct str fact, struct buf *found,
		   struct scene_fault *fault)
{
	struct dune_fact said, is;

	if (!du_fact_read(fact, fault, &said))
		return false;
	if (said.kind == FACT_RIDE || said.kind == FACT_LOTS ||
	    said.kind == FACT_DECK_TOP || said.kind == FACT_COMING ||
	    said.kind == FACT_PILE)
		return complain(fault, -1, "this may be given, not expected");
	if (!now->after)
		return true;
	du_fact_found(now->after, &said, &is);
	if (!du_fact_is(&said, &is))
		du_fact_words(&is, found);
	return true;
}

static bool conserved(const void *before, const void *after, struct err *err)
{
	(void)before;
	return du_sound(after, err);
}

const struct scene_words du_scene_words = {
	.begin = begin,
	.given = given,
	.place = place,
	.expect = expect,
	.conserved = conserved,
};
