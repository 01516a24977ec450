/* The house player: a seat that no person leads is played by the house, through the same orders.
 *
 * A game that has one (game_rules.player) says for each decision of the open phase which orders
 * may be given and what each is worth to the seat. It looks at the seat's own view, so it knows
 * what a player knows and nothing else. It writes orders as text in the game's language, which
 * the same code reads that reads letters. The house takes the best offer of each decision; among
 * equals a labelled draw decides, which `postalgm verify` makes again.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_PLAYER_H
#define RULES_PLAYER_H

#include "base/str.h"

struct game_rules;
struct moves;
struct rng;

struct game_player {
	/* How it plays, for the people who play against it (HELP HOUSE): paragraphs, ended by
	 * NULL. */
	const char *const *manner;
	/* The orders that the reader of the view may give in the open phase: each
	 * decision as offers, closed by moves_take. */
	void (*moves)(const void *view, struct moves *);
};

/* One more offer of the open decision: an order, several lines of them, or "" for none at all.
 * `weight` is what it is worth to the seat; only its order among the offers counts. */
void moves_offer(struct moves *, int weight, const char *fmt, ...)
	__attribute__((format(printf, 3, 4)));
/* Closes the decision: the offer of the highest weight is ordered. Returns its number, from 0 in
 * the order of the offers; -1: nothing was offered. The next offer opens a new decision. */
int moves_take(struct moves *);
/* The arena of the letter, for what a game needs while it thinks. */
struct arena *moves_arena(const struct moves *);

/* All that the house orders for the seat whose view this is, one order a line; empty where the
 * game has no house player. The same view and the same seed give the same text. */
struct str player_letter(struct arena *, const struct game_rules *, const void *view,
			 int seat, int turn, int phase, const struct rng *);

#endif
