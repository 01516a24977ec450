/* Run: from stored sheets to what comes of them, without writing anything. The daemon,
 * preview and replay all go this way.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_RUN_H
#define SERVER_RUN_H

#include "server/game/position.h"
#include "server/home/record.h"

struct run_input {
	const struct game *game;
	struct position position;
	struct seat *seats;
	int n_seats;
	struct rng rng;                       /* seeded; its log is not set */
	struct sheet *sheets[GAME_SEATS_MAX]; /* NULL: nothing was stored */
};

/* The seed of the game, out of its secret and the lucky words of its seats; no log. */
void run_seed(const struct game *, const struct seat[], int n_seats, struct rng *);

/* The open phase of the game with all its sheets, out of the store. */
bool run_gather(struct home *, struct arena *, const struct game *, struct run_input *,
		struct err *) MUST_USE;

/* Works the phase out into `rec`, which it inits. `*asked`: a paradox, and the game is
 * set to ask the GM. Refused where the position afterwards is not sound: a bug. */
bool run_phase(struct arena *, const struct run_input *, struct run_record *rec,
	       bool *asked, struct err *) MUST_USE;

#endif
