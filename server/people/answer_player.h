/* The GM's answer to one player.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_ANSWER_PLAYER_H
#define SERVER_ANSWER_PLAYER_H

#include "schema/seats.h"
#include "server/home/home.h"

/* Writes to the player of a seat (named as in seat_named) and to nobody else. It answers
 * all that they wrote to the GM. The GM log notes that the GM wrote, without the text.
 * Refused: empty text, text longer than a phase's press or not valid text; a game that is
 * over; a seat without a player.
 * One transaction. `*seat`: whose it is. */
bool answer_player(struct home *, struct arena *, struct str game, struct str seat_word,
		   struct str text, struct seat *seat, struct err *) MUST_USE;

#endif
