/* Dragon Dune in rule scenes: facts, as given and as expected.
 *
 * The facts (SEAT a faction, AREA such as 5c, CARD such as 5C, AS, QH):
 *   AREA: SEAT N [special N], ... | empty    tokens that do not hide
 *   hidden AREA: N                           Elves in hiding
 *   gold SEAT: N   gold in AREA: N           held, and lying on the board
 *   hand SEAT: CARD, ... | empty             queen SEAT: CARD   jack SEAT: CARD
 *   graveyard SEAT: N   gone SEAT: N         reserve SEAT: N (only expected)
 *   emperor: SEAT   dragon: N                dragon goes to: N (only given: where its next
 *                                            walk ends; with `dragon: N` the scene
 *                                            names a seed whose die leads there)
 *   last event: CARD   next event: CARD      ally SEAT: SEAT | none
 *   lots: CARD, ... (only given)             lot N: SEAT | unsold
 *   deck top: CARD, ... (only given)         discard: CARD, ... | empty
 *   misses SEAT: N
 * only expected: hand and discard with `has` or `lacks`.
 * Defaults: no tokens on the board, no gold on it, 10 gold for each faction, no cards
 * in hands, no queens and jacks, no alliances; the Emperor is `lead`, or leads the
 * Dwarves.
 * SPDX-License-Identifier: ISC */
#include "rules/dragon_dune/scene/scene.h"

#include <stdio.h>
#include <string.h>

#include "base/arena.h"
#include "rules/dragon_dune/engine/cards.h"
#include "rules/dragon_dune/engine/dragon.h"
#include "rules/dragon_dune/engine/tokens.h"
#include "rules/dragon_dune/phases/setup.h"
#include "rules/dragon_dune/scene/scene_fact.h"
#include "rules/dragon_dune/table/number.h"
#include "rules/rng.h"

enum { FACTS_MAX = 60, GOLD = 10 };

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

	if (!dd_fact_read(text, fault, &f))
		return false;
	if (f.how != FACT_IS || f.kind == FACT_RESERVE)
		return complain(fault, -1, "this may be expected, not given");
	if (p->n == FACTS_MAX)
		return complain(fault, -1, "too many facts");
	p->fact[p->n++] = f;
	return true;
}

/* Laying ----------------------------------------------------------------------------------------- */

/* An empty table: see above. */
static void clear(const struct scene_head *head, struct dd_state *s)
{
	struct dd_options option = s->t.option;

	memset(s, 0, sizeof *s);
	s->t.option = option;
	s->t.turn = (uint8_t)head->turn;
	dd_open_number(&s->t, head->phase);
	s->t.emperor = (uint8_t)(head->lead < 0 ? DD_DWARVES : head->lead);
	s->t.dragon = 1;
	for (int i = 0; i < DD_SEATS; i++) {
		s->t.gold[i] = GOLD;
		s->t.ally[i] = s->t.lot_winner[i] = DD_NOBODY;
	}
}

static void lay_tokens(struct dd_state *s, const struct dune_fact *f)
{
	for (int i = 0; i < DD_SEATS; i++)
		dd_add(&s->t, i, f->area,
		       (struct dd_stack){f->tokens[i], f->special[i]});
}

static void lay_hand(struct dd_state *s, const struct dune_fact *f)
{
	for (int i = 0; i < f->n_cards && s->t.n_hand[f->seat] < DD_HAND_MAX; i++)
		dd_hand_add(s, f->seat, f->card[i]);
}

static void lay_cards(struct dd_state *s, const struct dune_fact *f)
{
	if (f->kind == FACT_HAND)
		lay_hand(s, f);
	else if (f->kind == FACT_QUEEN)
		s->h.queen[f->seat] = f->card[0];
	else if (f->kind == FACT_JACK)
		s->h.jack[f->seat] = f->card[0];
	for (int i = 0; f->kind == FACT_DISCARD && i < f->n_cards; i++)
		dd_discard_loose(&s->t, f->card[i]);
	for (int i = 0; f->kind == FACT_LOTS && i < f->n_cards && i < DD_LOTS; i++)
		s->h.lots[s->t.n_lots++] = f->card[i];
}

static void lay_number(struct dd_state *s, const struct dune_fact *f)
{
	if (f->kind == FACT_HIDDEN)
		dd_hidden_add(s, f->area, (struct dd_stack){f->n, 0});
	else if (f->kind == FACT_GOLD)
		s->t.gold[f->seat] = (uint16_t)f->n;
	else if (f->kind == FACT_LYING)
		s->t.lying[f->area] = (uint8_t)f->n;
	else if (f->kind == FACT_GRAVEYARD)
		s->t.grave[f->seat] = (uint8_t)f->n;
	else if (f->kind == FACT_GONE)
		s->t.gone[f->seat] = (uint8_t)f->n;
	else if (f->kind == FACT_EMPEROR)
		s->t.emperor = (uint8_t)f->n;
	else if (f->kind == FACT_DRAGON)
		s->t.dragon = (uint8_t)f->n;
	else if (f->kind == FACT_MISSES)
		s->t.misses[f->seat] = (uint8_t)f->n;
}

static void lay_pair(struct dd_state *s, const struct dune_fact *f)
{
	if (f->kind == FACT_ALLY && f->n != DD_NOBODY) {
		s->t.ally[f->seat] = (int8_t)f->n;
		s->t.ally[f->n] = (int8_t)f->seat;
	}
	if (f->kind == FACT_LOT) {
		s->t.lot_winner[f->area - 1] = (int8_t)f->n;
		if (s->t.n_lots < f->area)
			s->t.n_lots = (uint8_t)f->area;
	}
}

static const struct dune_fact *find(const struct position *p, enum fact_kind kind)
{
	for (int i = 0; i < p->n; i++)
		if (p->fact[i].kind == kind)
			return &p->fact[i];
	return NULL;
}

static bool is_laid(const struct dd_state *s, int card)
{
	return memchr(s->h.hand, card, sizeof s->h.hand) ||
	       memchr(s->t.discards, card, sizeof s->t.discards) ||
	       memchr(s->h.lots, card, sizeof s->h.lots) ||
	       memchr(s->h.deck, card, s->t.n_deck);
}

/* The cards that are nowhere else, in the order of a draw, below those that were named. */
static void lay_deck(struct dd_state *s, const struct dune_fact *top,
		     const struct rng *rng)
{
	uint8_t all[DD_ARTIFACTS];

	for (int i = 0; top && i < top->n_cards; i++)
		s->h.deck[s->t.n_deck++] = top->card[i];
	dd_artifact_deck(all);
	rng_shuffle(rng, "scene.deck", all, DD_ARTIFACTS);
	for (int i = 0; i < DD_ARTIFACTS; i++)
		if (!is_laid(s, all[i]))
			s->h.deck[s->t.n_deck++] = all[i];
}

/* As many events as turns have been turned over, the last one last; then the next one. */
static void lay_events(struct dd_state *s, const struct dune_fact *last,
		       const struct dune_fact *next, const struct rng *rng)
{
	uint8_t all[DD_EVENTS];
	int coming = 0, over = s->t.turn - (last ? 1 : 0);

	dd_event_deck(all);
	rng_shuffle(rng, "scene.events", all, DD_EVENTS);
	if (next)
		s->h.coming[coming++] = next->card[0];
	for (int i = 0; i < DD_EVENTS; i++) {
		if ((last && all[i] == last->card[0]) ||
		    (next && all[i] == next->card[0]))
			continue;
		if (s->t.n_events < over)
			s->t.events[s->t.n_events++] = all[i];
		else
			s->h.coming[coming++] = all[i];
	}
	if (last)
		s->t.events[s->t.n_events++] = last->card[0];
}

/* The marker stands where the die of the next turn leads it to the number that is named. false: a
 * fact says that it stands elsewhere. */
static bool lay_dragon(struct dd_state *s, const struct position *p,
		       const struct rng *rng, struct scene_fault *fault)
{
	const struct dune_fact *goes = find(p, FACT_DRAGON_GOES);
	char label[RNG_LABEL_MAX], text[SCENE_SAID_MAX];

	if (!goes)
		return true;
	snprintf(label, sizeof label, "t%d.wild-dragon", s->t.turn + 1);
	int roll = 1 + rng_below(rng, label, 0, 6);
	int stands = s->t.dragon;
	s->t.dragon = (uint8_t)dd_dragon_step(goes->n, DD_NUMBERS - roll);
	snprintf(text, sizeof text,
		 "with this seed the die leads from %d to %d; name another seed",
		 s->t.dragon, goes->n);
	return !find(p, FACT_DRAGON) || stands == s->t.dragon ||
	       complain(fault, (int)(goes - p->fact), text);
}

static void open_lots(struct dd_state *s)
{
	while (s->t.phase == DD_BID && s->t.n_lots < DD_LOTS)
		s->h.lots[s->t.n_lots++] = (uint8_t)dd_draw(s, NULL);
}

static bool place(void *position, const struct rng *rng, void *state,
		  struct scene_fault *fault)
{
	const struct position *p = position;
	struct dd_state *s = state;
	struct err err = {0};

	if (p->head.turn == 0)
		return !p->n ||
		       complain(fault, 0, "turn 0 has the position of the set-up");
	clear(&p->head, s);
	for (int i = 0; i < p->n; i++) {
		lay_number(s, &p->fact[i]);
		lay_cards(s, &p->fact[i]);
		lay_pair(s, &p->fact[i]);
		if (p->fact[i].kind == FACT_TOKENS)
			lay_tokens(s, &p->fact[i]);
	}
	lay_deck(s, find(p, FACT_DECK_TOP), rng);
	lay_events(s, find(p, FACT_LAST_EVENT), find(p, FACT_NEXT_EVENT), rng);
	if (!find(p, FACT_LOTS))
		open_lots(s);
	if (!lay_dragon(s, p, rng, fault))
		return false;
	return dd_sound(s, &err) || complain(fault, 0, err.text);
}

/* Expecting ------------------------------------------------------------------------------------- */

static bool expect(const struct scene_now *now, struct str fact, struct buf *found,
		   struct scene_fault *fault)
{
	struct dune_fact said, is;

	if (!dd_fact_read(fact, fault, &said))
		return false;
	if (said.kind == FACT_DRAGON_GOES || said.kind == FACT_LOTS ||
	    said.kind == FACT_DECK_TOP)
		return complain(fault, -1, "this may be given, not expected");
	if (!now->after)
		return true;
	dd_fact_found(now->after, &said, &is);
	if (!dd_fact_is(&said, &is))
		dd_fact_words(&is, found);
	return true;
}

static bool conserved(const void *before, const void *after, struct err *err)
{
	(void)before;
	return dd_sound(after, err);
}

const struct scene_words dd_scene_words = {
	.begin = begin,
	.given = given,
	.place = place,
	.expect = expect,
	.tell = dd_scene_tell,
	.set = dd_scene_set,
	.settle = dd_scene_settle,
	.conserved = conserved,
};
