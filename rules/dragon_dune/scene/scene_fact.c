/* Facts of scenes: see scene_fact.h.
 * SPDX-License-Identifier: ISC */
#include "rules/dragon_dune/scene/scene_fact.h"

#include <string.h>

#include "rules/dragon_dune/engine/tokens.h"

/* Reading ------------------------------------------------------------------------------------ */

/* "5C", "QH" */
static bool read_card(struct scene_cursor *c, uint8_t *card)
{
	struct str word = scene_next(c);

	for (int suit = 0; suit < DD_SUITS; suit++)
		for (int rank = 2; rank <= DD_ACE; rank++) {
			static const char *const ranks[] = {"2", "3", "4", "5",  "6",
							    "7", "8", "9", "10", "J",
							    "Q", "K", "A"};
			size_t n = strlen(ranks[rank - 2]);
			if (word.n == n + 1 &&
			    str_iequal(str_slice(word, 0, n),
				       str_of(ranks[rank - 2])) &&
			    ascii_lower(word.s[n]) == "dhcs"[suit]) {
				*card = (uint8_t)DD_CARD(suit, rank);
				return true;
			}
		}
	return scene_complain(c, "a card such as 5C or QH is expected, not '%.*s'",
			      STR_ARG(word));
}

static bool read_cards(struct scene_cursor *c, struct dune_fact *f)
{
	if (scene_take(c, "empty") || scene_take(c, "none"))
		return true;
	do {
		if (f->n_cards == DD_ARTIFACTS)
			return scene_complain(c, "too many cards");
		if (!read_card(c, &f->card[f->n_cards++]))
			return false;
	} while (scene_take(c, ","));
	return true;
}

static bool read_area(struct scene_cursor *c, int *area)
{
	struct str word = scene_next(c);

	*area = dd_area_of(word);
	return *area != DD_NOWHERE ||
	       scene_complain(c, "a territory is expected, not '%.*s'", STR_ARG(word));
}

/* "elves 4, dwarves 3 special 2", "empty" */
static bool read_tokens(struct scene_cursor *c, struct dune_fact *f)
{
	int seat;

	if (scene_take(c, "empty"))
		return true;
	do {
		if (!scene_seat(c, &seat) ||
		    !scene_number(c, 0, DD_TOKENS, &f->tokens[seat]))
			return false;
		if (scene_take(c, "special") &&
		    !scene_number(c, 0, f->tokens[seat], &f->special[seat]))
			return false;
	} while (scene_take(c, ","));
	return true;
}

static bool read_seat_or_none(struct scene_cursor *c, struct dune_fact *f)
{
	f->n = DD_NOBODY;
	return scene_take(c, "none") || scene_seat(c, &f->n);
}

/* Reads the rest of the fact, after the colon or behind has and lacks. */
static bool read_rest(struct scene_cursor *c, struct dune_fact *f)
{
	switch (f->kind) {
	case FACT_TOKENS:
		return read_tokens(c, f);
	case FACT_HAND:
	case FACT_QUEEN:
	case FACT_JACK:
	case FACT_LAST_EVENT:
	case FACT_NEXT_EVENT:
	case FACT_LOTS:
	case FACT_DECK_TOP:
	case FACT_DISCARD:
		return read_cards(c, f);
	case FACT_EMPEROR:
	case FACT_ALLY:
		return read_seat_or_none(c, f);
	case FACT_LOT:
		f->n = DD_UNSOLD;
		return scene_take(c, "unsold") || scene_seat(c, &f->n);
	case FACT_HIDDEN:
	case FACT_GOLD:
	case FACT_LYING:
	case FACT_GRAVEYARD:
	case FACT_RESERVE:
	case FACT_GONE:
	case FACT_DRAGON:
	case FACT_DRAGON_GOES:
	case FACT_MISSES:
	case FACT_KINDS:
		break;
	}
	return scene_number(c, 0, DD_GOLD_MAX, &f->n);
}

/* A kind that is about a seat, by its first word. */
static bool read_of_seat(struct scene_cursor *c, struct dune_fact *f, bool *is)
{
	static const struct {
		const char *word;
		enum fact_kind kind;
	} kinds[] = {{"gold", FACT_GOLD},           {"hand", FACT_HAND},
		     {"queen", FACT_QUEEN},         {"jack", FACT_JACK},
		     {"graveyard", FACT_GRAVEYARD}, {"reserve", FACT_RESERVE},
		     {"gone", FACT_GONE},           {"ally", FACT_ALLY},
		     {"misses", FACT_MISSES}};

	*is = false;
	for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
		if (scene_take(c, kinds[i].word)) {
			*is = true;
			f->kind = kinds[i].kind;
			if (f->kind == FACT_GOLD && scene_take(c, "in")) {
				f->kind = FACT_LYING;
				return read_area(c, &f->area);
			}
			return scene_seat(c, &f->seat);
		}
	return true;
}

static bool read_other(struct scene_cursor *c, struct dune_fact *f)
{
	if (scene_take(c, "emperor")) {
		f->kind = FACT_EMPEROR;
	} else if (scene_take(c, "dragon")) {
		f->kind = scene_take(c, "goes") ? FACT_DRAGON_GOES : FACT_DRAGON;
		return f->kind == FACT_DRAGON || scene_want(c, "to");
	} else if (scene_take(c, "last")) {
		f->kind = FACT_LAST_EVENT;
		return scene_want(c, "event");
	} else if (scene_take(c, "next")) {
		f->kind = FACT_NEXT_EVENT;
		return scene_want(c, "event");
	} else if (scene_take(c, "lots")) {
		f->kind = FACT_LOTS;
	} else if (scene_take(c, "lot")) {
		f->kind = FACT_LOT;
		return scene_number(c, 1, DD_LOTS, &f->area);
	} else if (scene_take(c, "deck")) {
		f->kind = FACT_DECK_TOP;
		return scene_want(c, "top");
	} else if (scene_take(c, "discard")) {
		f->kind = FACT_DISCARD;
	} else {
		f->kind = scene_take(c, "hidden") ? FACT_HIDDEN : FACT_TOKENS;
		return read_area(c, &f->area);
	}
	return true;
}

bool dd_fact_read(struct str text, struct scene_fault *fault, struct dune_fact *f)
{
	struct scene_cursor c = {.text = text,
				 .colours = dd_colours,
				 .n_seats = DD_SEATS,
				 .fault = fault};
	bool of_seat;

	*f = (struct dune_fact){.seat = DD_NOBODY};
	if (!read_of_seat(&c, f, &of_seat) || (!of_seat && !read_other(&c, f)))
		return false;
	if ((f->kind == FACT_HAND || f->kind == FACT_DISCARD) && scene_take(&c, "has"))
		f->how = FACT_HAS;
	else if ((f->kind == FACT_HAND || f->kind == FACT_DISCARD) &&
		 scene_take(&c, "lacks"))
		f->how = FACT_LACKS;
	else if (!scene_want(&c, ":"))
		return false;
	return read_rest(&c, f) && scene_end(&c);
}

/* Finding --------------------------------------------------------------------------------------- */

static void take_cards(struct dune_fact *f, const uint8_t cards[], int n)
{
	for (int i = 0; i < n && cards[i] && f->n_cards < DD_ARTIFACTS; i++)
		f->card[f->n_cards++] = cards[i];
}

static void find_cards(const struct dd_state *s, struct dune_fact *f)
{
	if (f->kind == FACT_HAND)
		take_cards(f, s->h.hand[f->seat], DD_HAND_MAX);
	else if (f->kind == FACT_QUEEN)
		take_cards(f, &s->h.queen[f->seat], 1);
	else if (f->kind == FACT_JACK)
		take_cards(f, &s->h.jack[f->seat], 1);
	else if (f->kind == FACT_LAST_EVENT && s->t.n_events)
		take_cards(f, &s->t.events[s->t.n_events - 1], 1);
	else if (f->kind == FACT_NEXT_EVENT)
		take_cards(f, s->h.coming, 1);
	else if (f->kind == FACT_DISCARD)
		take_cards(f, s->t.discards, s->t.n_discards);
	else if (f->kind == FACT_DECK_TOP)
		take_cards(f, s->h.deck, s->t.n_deck);
	else if (f->kind == FACT_LOTS)
		take_cards(f, s->h.lots, DD_LOTS);
}

static int number(const struct dd_state *s, const struct dune_fact *f)
{
	switch (f->kind) {
	case FACT_HIDDEN:
		return s->h.hiding[f->area];
	case FACT_GOLD:
		return s->t.gold[f->seat];
	case FACT_LYING:
		return s->t.lying[f->area];
	case FACT_GRAVEYARD:
		return s->t.grave[f->seat];
	case FACT_RESERVE:
		return dd_reserve(s, f->seat).n;
	case FACT_GONE:
		return s->t.gone[f->seat];
	case FACT_EMPEROR:
		return s->t.emperor;
	case FACT_DRAGON:
	case FACT_DRAGON_GOES:
		return s->t.dragon;
	case FACT_ALLY:
		return s->t.ally[f->seat];
	case FACT_LOT:
		return s->t.lot_winner[f->area - 1];
	case FACT_MISSES:
		return s->t.misses[f->seat];
	case FACT_TOKENS:
	case FACT_HAND:
	case FACT_QUEEN:
	case FACT_JACK:
	case FACT_LAST_EVENT:
	case FACT_NEXT_EVENT:
	case FACT_LOTS:
	case FACT_DECK_TOP:
	case FACT_DISCARD:
	case FACT_KINDS:
		break;
	}
	return 0;
}

void dd_fact_found(const struct dd_state *s, const struct dune_fact *which,
		   struct dune_fact *f)
{
	*f = (struct dune_fact){.kind = which->kind,
				.how = which->how,
				.seat = which->seat,
				.area = which->area};
	for (int i = 0; f->kind == FACT_TOKENS && i < DD_SEATS; i++) {
		f->tokens[i] = s->t.tokens[f->area][i];
		f->special[i] = s->t.special[f->area][i];
	}
	find_cards(s, f);
	f->n = number(s, f);
}

static bool has(const struct dune_fact *f, int card)
{
	return memchr(f->card, card, (size_t)f->n_cards) != NULL;
}

/* All cards of the one are among those of the other. */
static bool within(const struct dune_fact *some, const struct dune_fact *all)
{
	for (int i = 0; i < some->n_cards; i++)
		if (!has(all, some->card[i]))
			return false;
	return true;
}

bool dd_fact_is(const struct dune_fact *said, const struct dune_fact *found)
{
	if (said->how == FACT_HAS)
		return within(said, found);
	if (said->how == FACT_LACKS)
		return !within(said, found);
	return said->n == found->n && said->n_cards == found->n_cards &&
	       within(said, found) &&
	       memcmp(said->tokens, found->tokens, sizeof said->tokens) == 0 &&
	       memcmp(said->special, found->special, sizeof said->special) == 0;
}

/* Words ---------------------------------------------------------------------------------------------- */

static void tokens_words(const struct dune_fact *f, struct buf *b)
{
	const char *before = "";

	for (int i = 0; i < DD_SEATS; i++) {
		if (!f->tokens[i])
			continue;
		buf_printf(b, "%s%s %d", before, dd_colours[i], f->tokens[i]);
		if (f->special[i])
			buf_printf(b, " special %d", f->special[i]);
		before = ", ";
	}
	if (!*before)
		buf_z(b, "empty");
}

static void cards_words(const struct dune_fact *f, struct buf *b)
{
	for (int i = 0; i < f->n_cards; i++) {
		buf_z(b, i ? ", " : "");
		dd_card_code(f->card[i], b);
	}
	if (!f->n_cards)
		buf_z(b, "empty");
}

void dd_fact_words(const struct dune_fact *f, struct buf *b)
{
	bool seat =
		f->kind == FACT_EMPEROR || f->kind == FACT_ALLY || f->kind == FACT_LOT;

	if (f->kind == FACT_TOKENS)
		tokens_words(f, b);
	else if (seat)
		buf_z(b, f->n >= 0           ? dd_colours[f->n]
			 : f->n == DD_UNSOLD ? "unsold"
					     : "none");
	else if (f->kind == FACT_HAND || f->kind == FACT_DISCARD || f->n_cards)
		cards_words(f, b);
	else
		buf_int(b, f->n);
}
