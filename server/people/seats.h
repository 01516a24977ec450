/* Seats and their players, as the GM decides. Each change is one transaction with the
 * letters that tell it; refusals are sentences for the GM.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_SEATS_H
#define SERVER_SEATS_H

#include "rules/game.h"
#include "schema/games.h"
#include "schema/seats.h"
#include "server/home/home.h"

/* The seat that the GM means: a colour, a number from 1, a name, an address. */
bool seat_named(struct home *, struct arena *, const struct game *, struct str word,
		struct seat *, struct err *) MUST_USE;

/* "Ann <ann@example.org>" is invited; "house": the house plays the seat. `colour` may be empty.
 * `seat` may be NULL. */
bool seat_add(struct home *, struct arena *, struct str game, struct str person,
	      struct str colour, struct seat *seat, struct err *) MUST_USE;
/* Before the start: the person in `s` (name, address, status) takes a free seat, by colour where one
 * is given. Refused: a second seat, a seat that is taken, the GM. In the caller's transaction; tells
 * nobody. */
bool seat_take(struct home *, struct arena *, const struct game *, struct str colour,
	       struct seat *s, struct err *) MUST_USE;
/* Before the start: a seat that the house leads (rules/player.h), without a person. In the
 * caller's transaction. Refused if the game has no house player. */
bool seat_add_led(struct home *, struct arena *, const struct game *, struct str colour,
		  struct seat *, struct err *) MUST_USE;
/* Before the start: the seat is open again. */
bool seat_remove(struct home *, struct arena *, struct str game, struct str seat,
		 struct err *) MUST_USE;
/* The old keys die at once; the new player's JOIN brings them the whole position. */
bool seat_replace(struct home *, struct arena *, struct str game, struct str seat,
		  struct str person, struct err *) MUST_USE;

/* Gives the seat to another person, who has not said JOIN yet. The keys of all former
 * players are dead, and so is anything that waits for their word; their FINAL and WAIT
 * are void. `why` is a word for the table of holders: "replaced", "called". In the
 * caller's transaction. */
bool seat_offer(struct home *, struct arena *, const struct game *, struct seat *,
		struct str name, struct str address, const char *why,
		struct err *) MUST_USE;
/* The new player plays the seat, in a running game: the row of misses starts at 0
 * and all read of it in the next report. `was` is the player before. In the
 * caller's transaction. */
bool seat_hand_over(struct home *, struct arena *, const struct game *,
		    const struct game_rules *, const struct seat *, struct str was,
		    struct err *) MUST_USE;

#endif
