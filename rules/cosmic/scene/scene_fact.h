/* One fact of a rule scene, typed: "yellow3: yellow 3, red 1". The same fact can be
 * read from text (fact_read), looked up in a position (fact_find) and printed
 * (fact_print); scene.c compares, and builds positions out of them.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_COSMIC_SCENE_FACT_H
#define RULES_COSMIC_SCENE_FACT_H

#include "rules/cosmic/table/state.h"
#include "rules/scene.h"

enum fact_kind {
	/* in the order in which a position is built */
	FACT_REMOVED,
	FACT_PLANET,
	FACT_WARP,
	FACT_LIMBO,
	FACT_OUT,
	FACT_ATTACK,
	FACT_ALLIES,
	FACT_DEFENCE,
	FACT_SHOWN,
	FACT_TOTALS,
	FACT_RESULT,
	FACT_OWES,
	FACT_REWARDS,
	FACT_HAND,
	FACT_OLD,
	FACT_DECK,
	FACT_DECK_TOP,
	FACT_DISCARD,
	FACT_DESTINY,
	FACT_PILE,
	FACT_PILE_TOP,
	FACT_POWER,
	FACT_COUNTER,
	FACT_ZONE,
	FACT_CAPTURED,
	FACT_STANDING,
	FACT_PLAGUE,
	FACT_LOSS,
	FACT_MISSES,
	FACT_LEAD,
	FACT_N_CARDS,
	FACT_SAME,
	FACT_KINDS
};

enum fact_how { FACT_IS, FACT_HAS, FACT_LACKS };

enum { POWER_NAMED = 10 };

/* The value of a fact; only the members that its kind uses are not 0. */
struct fact_value {
	bool missing; /* there is no such challenge */
	int number;   /* FACT_POWER: 0 off, 1 on, or POWER_NAMED + its number */
	int attacker, defender; /* defender -1: not said */
	int system, planet;
	int count[CE_SEATS]; /* by seat: tokens, cards shown, totals, rewards */
	int with[CE_SEATS];  /* FACT_ALLIES: the main player that is helped, from 1 */
	int n_list;
	uint8_t list[CE_DECK_MAX]; /* cards, or seats */
};

struct fact {
	enum fact_kind kind;
	enum fact_how how;
	int seat;           /* -1: of nobody alone */
	int system, planet; /* FACT_PLANET */
	int challenge;      /* from 0 */
	struct str words;   /* FACT_ZONE: its name; FACT_STANDING: the order */
	struct fact_value v;
};

extern const char *const fact_result_words[CE_CALLED_OFF + 1];

/* The zone that the key names, of a Power that is with its seat now; -1: none has it. */
int fact_zone(const struct ce_state *, const struct fact *key, int *instance);

/* In a hand and among the discards the order means nothing. */
void fact_sort(struct fact_value *);

/* false: the fault says why. */
bool fact_read(struct str text, int n_seats, struct fact *, struct scene_fault *);

/* Finds the actual value of the thing that `key` is about. */
void fact_find(const struct ce_state *, const struct fact *key, struct fact_value *);

bool fact_same(const struct fact_value *, const struct fact_value *);

/* "red 2, yellow 1"; without the name of the thing. */
void fact_print(const struct fact *key, const struct fact_value *, struct buf *);

#endif
