/* The GM excuses a player: a phase without orders, or the last one, does not count as missed.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_NMR_EXCUSE_H
#define SERVER_NMR_EXCUSE_H

#include "schema/seats.h"
#include "server/home/home.h"

/* What is excused: the open phase, or the last miss. */
enum excused { EXCUSED_NOW, EXCUSED_LAST };

/* EXCUSED_NOW: the seat owes orders in the open phase, and may miss them: it is played, and no miss
 * counts. EXCUSED_LAST: its last miss is taken away, from its row and from the player's reliability.
 * The player is told, and all read it in the next report. `why` may be empty. Refused: a seat that
 * owes nothing now, has missed nothing before, or is excused already. One transaction. */
bool nmr_excuse(struct home *, struct arena *, struct str game, struct str seat,
		struct str why, enum excused, struct seat *, struct err *) MUST_USE;

#endif
