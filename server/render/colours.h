/* Gives the seats their colours when a game starts.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_COLOURS_H
#define SERVER_COLOURS_H

#include "rules/game.h"
#include "schema/seats.h"

/* The number of the colour (or of its word in addresses) in a game of `n`, or -1. */
int colour_number(const struct game_rules *, int n, struct str colour);
/* All colours that a game of `n` may have: "red, blue, green". */
struct str colours_said(struct arena *, const struct game_rules *, int n);

/* Colours given by the GM stand; then come first wishes, then second ones ..., the
 * earlier JOIN first; then the colours of the invitations; then those that are left.
 * The colour is the seat: number, name and key of the `n` seats are set, nothing is
 * stored. */
void colours_give(const struct game_rules *, struct seat *seats, int n);

#endif
