/* Facts of scenes as values: read from their words, and read off a position.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_DUNE_SCENE_SCENE_FACT_H
#define RULES_DUNE_SCENE_SCENE_FACT_H

#include "rules/dune/table/state.h"
#include "rules/scene.h"

enum fact_kind {
	FACT_FORCES, /* in `at`, an area, by seat */
	FACT_SPICE,  /* of `seat`: n */
	FACT_LYING,  /* in `at`: n */
	FACT_HAND,
	FACT_TRAITORS, /* leaders */
	FACT_TANKS,    /* of `seat`: n, elites */
	FACT_RESERVE,  /* only expected */
	FACT_BRIBES,
	FACT_MISSES,
	FACT_ALLY, /* n is a seat, or DU_NOBODY */
	FACT_STORM,
	FACT_NEXT_STORM,
	FACT_WALL,      /* n 1: gone */
	FACT_KH,        /* n forces of Atreides that were lost */
	FACT_LEADER,    /* `at` is the leader: n is enum du_leader_place */
	FACT_PREDICTED, /* seat, n the turn */
	FACT_RIDE,      /* only given: a territory */
	FACT_LOTS,      /* only given: their faces */
	FACT_LOT,       /* `at` is its number: the seat that won it, or DU_UNSOLD */
	FACT_DECK_TOP,  /* only given */
	FACT_COMING,    /* only given: the next spice cards */
	FACT_PILE,      /* only given: `at` is the pile, the last card last */
	FACT_DISCARD,
	FACT_KINDS
};

enum fact_how { FACT_IS, FACT_HAS, FACT_LACKS };

struct dune_fact {
	enum fact_kind kind;
	enum fact_how how;
	int seat, at, n, elites;
	int forces[DU_SEATS], of_elites[DU_SEATS];
	bool advisors;
	int n_cards;
	uint8_t card[DU_TREACHERY]; /* or leaders, or spice cards */
};

/* false: it cannot be understood; the fault says where. */
bool du_fact_read(struct str text, struct scene_fault *, struct dune_fact *);
/* Finds, in the position, the value for that kind, seat and place. */
void du_fact_found(const struct du_state *, const struct dune_fact *which,
		   struct dune_fact *found);
/* Is what is so what is said? Cards count as a set. */
bool du_fact_is(const struct dune_fact *said, const struct dune_fact *found);
/* Writes the text behind the colon. */
void du_fact_words(const struct dune_fact *, struct buf *);

#endif
