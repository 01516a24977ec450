/* The GM's answer to one player.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_ANSWER_PLAYER_H
#define SERVER_ANSWER_PLAYER_H

#include "schema/games.h"
#include "schema/press.h"
#include "schema/seats.h"
#include "server/home/home.h"

/* Is it something that a player wrote to the GM, and does it still wait for an answer? Some needs
 * none, so it waits until its phase has run, and for two days at least: the GM does not look every
 * hour. */
bool answer_is_due(const struct home *, const struct game *, const struct press_item *);

struct answered {
	struct seat seat; /* whose it is */
	struct str
		settled; /* a sentence, if more than one thing that they wrote waited; else empty */
};

/* Writes to the player of a seat (named as in seat_named) and to nobody else. It answers
 * all that they wrote to the GM. The GM log notes that the GM wrote, without the text.
 * Refused: empty text, text longer than a phase's press or not valid text; a game that is
 * over; a seat without a player.
 * One transaction. */
bool answer_player(struct home *, struct arena *, struct str game, struct str seat_word,
		   struct str text, struct answered *, struct err *) MUST_USE;

#endif
