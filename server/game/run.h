/* Run: from stored sheets to their result, without writing anything. The daemon,
 * PREVIEW and replay all use it.
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

/* The seed of the game, from its secret and the lucky words of its seats; writes no
 * log. */
void run_seed(const struct game *, const struct seat[], int n_seats, struct rng *);

/* The open phase of the game with all its sheets, from the store. */
bool run_gather(struct home *, struct arena *, const struct game *, struct run_input *,
		struct err *) MUST_USE;

/* Works out the phase into `rec`, which it initialises. `*asked`: there is a paradox,
 * and the game is set to ask the GM. Refused if the position afterwards is not sound,
 * which is a bug. */
bool run_phase(struct arena *, const struct run_input *, struct run_record *rec,
	       bool *asked, struct err *) MUST_USE;

#endif
