/* A game as it was played: what replay needs, out of the store or out of a file.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_PLAYED_H
#define SERVER_PLAYED_H

#include "schema/games.h"
#include "schema/sheets.h"
#include "schema/snapshots.h"
#include "server/home.h"

struct played_phase {
	struct snapshot opened; /* the position in which it opened */
	int n_acts, n_sheets;   /* what was done to it, what was ordered in it */
	struct act *acts;
	struct stored_sheet *sheets;
};

struct played {
	struct game game; /* name, rules, seats, secret, commitment, status */
	bool sealed;      /* the secret is not there */
	int n_seats, n_options, n_phases;
	struct seat *seats;
	struct option *options; /* as at the start */
	struct str powers;      /* how the Powers were chosen; empty: see the seats */
	struct played_phase *phases;
};

bool played_load(struct home *, struct arena *, struct str game, struct played *,
		 struct err *) MUST_USE;

/* The file: canonical JSON, format "postalgm-game-1". The secret and the lucky words
 * are in it once the game is over. */
struct str played_write(struct arena *, const struct played *);
bool played_read(struct arena *, struct str json, struct played *,
		 struct err *) MUST_USE;

#endif
