/* Seats that the house plays: its orders for them (rules/player.h). The orders follow
 * from the position, the seat's own view and the seed of the game, so `verify` works
 * them out again.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_LED_H
#define SERVER_LED_H

#include "server/game/position.h"

/* Bit per seat that the house plays while the game's open phase is open. */
unsigned led_seats(const struct game *, const struct seat[], int n);
/* Returns those among them that it plays until a player takes them: all may know that
 * at any time. That it plays a seat once is known when the phase has run, because it
 * tells that nothing had come. */
unsigned led_openly(const struct seat[], int n);
/* Refused, with the name of the game, where it has none. */
bool led_can(const struct game_rules *, struct err *) MUST_USE;

/* Returns the orders that the house gives for the seat in that position, on top of
 * those that hold from earlier phases. `rng` is the seed of the game. */
struct sheet *led_sheet(struct arena *, const struct game *, const struct position *,
			int seat, const struct seat[], int n, const struct rng *);
/* Are the stored orders those? For `verify`. */
bool led_is_right(struct arena *, const struct sheet *, const struct stored_sheet *);

/* The stored orders of the house give way to those of a person: only orders that hold
 * from earlier phases are left. Does nothing to orders of a person. */
void led_give_way(struct arena *, const struct reader *, struct stored_sheet *);

#endif
