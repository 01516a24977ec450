/* Facts of scenes as values: read from their words, and read off a position.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_DRAGON_DUNE_SCENE_SCENE_FACT_H
#define RULES_DRAGON_DUNE_SCENE_SCENE_FACT_H

#include "rules/dragon_dune/table/state.h"
#include "rules/scene.h"

enum fact_kind {
	FACT_TOKENS, /* at `area`, by seat */
	FACT_HIDDEN, /* at `area`: n */
	FACT_GOLD,   /* of `seat`: n */
	FACT_LYING,  /* at `area`: n */
	FACT_HAND,
	FACT_QUEEN,
	FACT_JACK,
	FACT_GRAVEYARD,
	FACT_RESERVE, /* only expected */
	FACT_GONE,
	FACT_EMPEROR,
	FACT_DRAGON,      /* its number: n */
	FACT_DRAGON_GOES, /* only given: where its next walk ends */
	FACT_LAST_EVENT,
	FACT_NEXT_EVENT,
	FACT_ALLY,
	FACT_LOTS, /* only given: their faces */
	FACT_LOT,  /* `area` is its number: the seat that won it, or DD_UNSOLD */
	FACT_DECK_TOP,
	FACT_DISCARD,
	FACT_MISSES,
	FACT_KINDS
};

enum fact_how { FACT_IS, FACT_HAS, FACT_LACKS };

struct dune_fact {
	enum fact_kind kind;
	enum fact_how how;
	int seat, area, n; /* n: a number, or a seat (DD_NOBODY) */
	int tokens[DD_SEATS], special[DD_SEATS];
	int n_cards;
	uint8_t card[DD_ARTIFACTS];
};

/* false: it cannot be understood; the fault says where. */
bool dd_fact_read(struct str text, struct scene_fault *, struct dune_fact *);
/* Finds, in the position, the value for that kind, seat and area. */
void dd_fact_found(const struct dd_state *, const struct dune_fact *which,
		   struct dune_fact *found);
/* Is what is so what is said? Cards count as a set. */
bool dd_fact_is(const struct dune_fact *said, const struct dune_fact *found);
/* Writes the text after the colon. */
void dd_fact_words(const struct dune_fact *, struct buf *);

#endif
