/* Setting up: see setup.h.
 * SPDX-License-Identifier: ISC */
#include "rules/dragon_dune/phases/setup.h"

#include <string.h>

#include "base/err.h"
#include "base/locale.h"
#include "rules/dragon_dune/engine/cards.h"
#include "rules/dragon_dune/engine/tokens.h"
#include "rules/dragon_dune/table/dune_event.h"
#include "rules/dragon_dune/table/options.h"

enum { DRAGON_DICE = 3 };

/* One of the four cards of that rank to each player. */
static void deal_four(uint8_t to[DD_SEATS], int rank, const char *label,
		      const struct rng *rng)
{
	for (int suit = 0; suit < DD_SUITS; suit++)
		to[suit] = (uint8_t)DD_CARD(suit, rank);
	rng_shuffle(rng, label, to, DD_SEATS);
}

static void deal_artifacts(struct dd_state *s, const struct rng *rng)
{
	dd_artifact_deck(s->h.deck);
	s->t.n_deck = DD_ARTIFACTS;
	rng_shuffle(rng, "setup.artifacts", s->h.deck, DD_ARTIFACTS);
	for (int seat = 0; seat < DD_SEATS; seat++)
		for (int i = 0; i < dd_factions[seat].cards; i++)
			dd_hand_add(s, seat, dd_draw(s, rng));
}

static void place_tokens(struct dd_state *s)
{
	for (int seat = 0; seat < DD_SEATS; seat++)
		if (dd_factions[seat].n_start)
			dd_recruit(s, seat, dd_factions[seat].start,
				   dd_factions[seat].n_start);
}

/* [DD-005] */
static int dragon_number(const struct rng *rng)
{
	int n = 0;

	for (int i = 0; i < DRAGON_DICE; i++)
		n += 1 + rng_below(rng, "setup.wild-dragon", i, 6);
	return n;
}

static bool set_options(struct dd_state *s, const struct setup *set, struct err *err)
{
	dd_options_default(&s->t.option);
	for (int i = 0; i < set->n_options; i++)
		if (!dd_option_set(&s->t.option, set->options[i].name,
				   set->options[i].value, err))
			return false;
	return dd_options_agree(&s->t.option, err);
}

bool dd_setup(void *state, const struct setup *set, const struct rng *rng,
	      struct events *events, struct err *err)
{
	struct dd_state *s = state;

	memset(s, 0, sizeof *s);
	if (set->n_seats != DD_SEATS)
		return err_refuse(err, _("it is a game for 4 players [DD-056]"));
	if (!set_options(s, set, err))
		return false;
	s->t.phase = 1;
	events->phase = 1;
	for (int seat = 0; seat < DD_SEATS; seat++) {
		s->t.gold[seat] = s->t.option.gold[seat];
		s->t.ally[seat] = DD_NOBODY;
		s->t.lot_winner[seat] = DD_NOBODY;
	}
	s->t.emperor = (uint8_t)rng_below(rng, "setup.emperor", 0, DD_SEATS);
	deal_four(s->h.queen, DD_QUEEN, "setup.queens", rng);
	deal_four(s->h.jack, DD_JACK, "setup.jacks", rng);
	deal_artifacts(s, rng);
	dd_event_deck(s->h.coming);
	rng_shuffle(rng, "setup.events", s->h.coming, DD_EVENTS);
	place_tokens(s);
	s->t.dragon = (uint8_t)dragon_number(rng);
	event_add(events, DD_EV_EMPEROR, AUDIENCE_ALL, "DD-004", 1, s->t.emperor);
	event_add(events, DD_EV_DRAGON_AT, AUDIENCE_ALL, "DD-005", 1, s->t.dragon);
	return true;
}

bool dd_set_option(void *state, struct str name, struct str value, struct err *err)
{
	struct dd_state *s = state;
	struct dd_options o = s->t.option;

	if (!dd_option_set(&o, name, value, err))
		return false;
	if (!dd_option_is_open(name))
		return err_refuse(err, "option %.*s is fixed once the game starts",
				  STR_ARG(name));
	if (!dd_options_agree(&o, err))
		return false;
	s->t.option = o;
	return true;
}

/* Sound ---------------------------------------------------------------------------------------- */

static bool tokens_are_sound(const struct dd_state *s, int seat)
{
	struct dd_stack r = dd_reserve(s, seat);

	for (int area = 0; area < DD_AREAS; area++)
		if (s->t.special[area][seat] > s->t.tokens[area][seat] ||
		    s->h.hiding_special[area] > s->h.hiding[area])
			return false;
	return r.n >= 0 && r.special >= 0 && r.special <= r.n &&
	       s->t.grave_special[seat] <= s->t.grave[seat];
}

static void count(uint8_t seen[], const uint8_t cards[], int n)
{
	for (int i = 0; i < n; i++)
		if (cards[i])
			seen[cards[i]]++;
}

/* Each of the 24 artifacts is in one place, and each event. */
static bool cards_are_sound(const struct dd_state *s)
{
	uint8_t seen[256] = {0}, all[DD_ARTIFACTS + DD_EVENTS];

	count(seen, s->h.deck, s->t.n_deck);
	count(seen, s->h.lots, DD_LOTS);
	count(seen, s->t.discards, s->t.n_discards);
	for (int seat = 0; seat < DD_SEATS; seat++)
		count(seen, s->h.hand[seat], s->t.n_hand[seat]);
	count(seen, s->h.coming, DD_EVENTS);
	count(seen, s->t.events, s->t.n_events);
	dd_artifact_deck(all);
	dd_event_deck(all + DD_ARTIFACTS);
	for (int i = 0; i < DD_ARTIFACTS + DD_EVENTS; i++)
		if (seen[all[i]] != 1)
			return false;
	return true;
}

static bool alliances_are_sound(const struct dd_table *t)
{
	for (int seat = 0; seat < DD_SEATS; seat++)
		if (t->ally[seat] != DD_NOBODY &&
		    (t->ally[seat] == seat || t->ally[t->ally[seat]] != seat))
			return false;
	return true;
}

bool dd_sound(const void *state, struct err *err)
{
	const struct dd_state *s = state;

	for (int seat = 0; seat < DD_SEATS; seat++)
		if (!tokens_are_sound(s, seat))
			return err_set(err, "tokens of the %s are not %d",
				       dd_factions[seat].name, DD_TOKENS);
	if (!cards_are_sound(s))
		return err_set(err, "a card is missing, or is there twice");
	if (!alliances_are_sound(&s->t))
		return err_set(err, "an alliance of one");
	return true;
}
