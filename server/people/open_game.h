/* Games that fill themselves: open to anybody who brings what their GM asks for, announced by letter
 * to people who want to hear of such games, joined by mail.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_OPEN_GAME_H
#define SERVER_OPEN_GAME_H

#include "schema/games.h"
#include "schema/open_games.h"
#include "schema/persons.h"
#include "schema/seats.h"
#include "server/home/home.h"

/* With fewer phases than these nobody counts as unreliable. */
enum { OPEN_PHASES_LEAST = 5 };
enum { OPEN_ASK_S = 30 * 24 * 3600 }; /* how long a question can be answered */

/* A game that is open, with what is free in it. */
struct open_place {
	struct home *home;
	struct game game;
	struct open_game open;
	int n_free;
	struct str free; /* "red, blue" */
};
/* All that are open and have a free seat. */
bool open_places(struct home *, struct arena *, struct open_place **, int *n,
		 struct err *) MUST_USE;
/* The open game of that name; `*found` false: none is open under it. It may be full. */
bool open_place_named(struct home *, struct arena *, struct str name, bool *found,
		      struct open_place *, struct err *) MUST_USE;
/* "orders in time in 90 of 100 phases; at most 2 games at once"; empty: no condition. */
struct str open_conditions(struct arena *, const struct open_game *);

/* Somebody who wants a seat. */
struct joiner {
	struct str name, address;
	struct str colour; /* empty: any */
	bool known;        /* `person` is theirs */
	struct person person;
};
bool joiner_find(struct home *, struct arena *, struct joiner *, struct err *) MUST_USE;
/* `*why` is a sentence for them that says what would be right; empty: they may have the seat. */
bool open_why_not(struct home *, struct arena *, const struct open_place *,
		  const struct joiner *, struct str *why, struct err *) MUST_USE;
/* They get the seat: joined, told by letter, and the GM once all are in. In the caller's
 * transaction; after open_why_not. */
bool open_take(struct home *, struct arena *, const struct open_place *,
	       const struct joiner *, struct err *) MUST_USE;

/* Of the people whom the house knows and who do not sit in it: how many there are, and how many
 * could have a seat now. */
bool open_fitting(struct home *, struct arena *, const struct open_place *,
		  int *n_known, int *n_fit, struct err *) MUST_USE;

/* The GM opens a game before its start, or changes its conditions: people who asked for it are told
 * by letter, once. `*n_told`: how many. Its own transaction. */
bool open_game_set(struct home *, struct arena *, struct str game,
		   const struct open_game *, int *n_told, struct err *) MUST_USE;
/* Nobody can join by themselves any more. Its own transaction. */
bool open_game_close(struct home *, struct arena *, struct str game,
		     struct err *) MUST_USE;

/* Whether a person is told of open games. In the caller's transaction. */
bool open_news_set(struct home *, struct arena *, const struct joiner *, bool on,
		   struct err *) MUST_USE;

#endif
