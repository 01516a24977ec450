/* The readers of facts by theme, for scene_fact_read.c: they read the words after a
 * fact's first word. Each takes the words that it understands, or complains.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_COSMIC_SCENE_FACT_PARTS_H
#define RULES_COSMIC_SCENE_FACT_PARTS_H

#include "rules/cosmic/scene/scene_fact.h"

enum { TOKENS_MOST = 40 };

/* A row of a table: the fact's first word, its kind, and who reads on. */
struct fact_word {
	const char *text;
	enum fact_kind kind;
	bool (*read)(struct scene_cursor *, struct fact *);
};

/* --- scene_fact_read.c --- */
/* "yellow3" -> system, planet. */
bool fact_read_planet(struct scene_cursor *, int *system, int *planet);
/* "red 2, yellow 1" or the word for none. */
bool fact_read_counts(struct scene_cursor *, struct fact *, const char *none);
bool fact_read_seat_list(struct scene_cursor *, struct fact *, int most);

/* --- scene_fact_cards.c: cards and destinies --- */
bool fact_read_card(struct scene_cursor *, int *card);
/* ": cards", ": empty", "has cards", "lacks cards". */
bool fact_read_cards(struct scene_cursor *, struct fact *);
bool fact_read_deck(struct scene_cursor *, struct fact *);
bool fact_read_hand(struct scene_cursor *, struct fact *);
bool fact_read_destiny(struct scene_cursor *, struct fact *);

/* --- scene_fact_challenge.c: facts that begin with c1 --- */
/* "c2" -> 1; -1 where it is not a challenge. */
int fact_challenge_word(struct str word);
bool fact_read_challenge(struct scene_cursor *, struct fact *);

/* --- scene_fact_powers.c: Powers and what they hold --- */
bool fact_read_power(struct scene_cursor *, struct fact *);
bool fact_read_zone(struct scene_cursor *, struct fact *);
bool fact_read_captured(struct scene_cursor *, struct fact *);
bool fact_read_standing(struct scene_cursor *, struct fact *);
bool fact_read_loss(struct scene_cursor *, struct fact *);

#endif
