/* A game as it was played: everything that replay needs, from the store or from a file.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_PLAYED_H
#define SERVER_PLAYED_H

#include "schema/games.h"
#include "schema/gmlog.h"
#include "schema/rulings.h"
#include "schema/seats.h"
#include "schema/sheets.h"
#include "schema/snapshots.h"
#include "server/home/home.h"

struct played_phase {
	struct snapshot opened; /* the position in which it opened */
	int n_acts, n_sheets;   /* acts on it, and orders in it */
	struct act *acts;
	struct stored_sheet *sheets;
};

struct played {
	struct game game; /* name, rules, seats, secret, commitment, status */
	bool sealed;      /* the secret is not there */
	bool draws_only;  /* nothing but the draws can be checked */
	int n_seats, n_options, n_phases;
	struct seat *seats;
	struct option *options; /* as at the start */
	struct str powers;      /* how the Powers were chosen; empty: see the seats */
	struct played_phase *phases;
	int n_rulings; /* the game's own [R19]: told, not checked */
	struct ruling *rulings;
	int n_log; /* acts by hand, as a chain of sums */
	struct gmlog_link *log;
};

bool played_load(struct home *, struct arena *, struct str game, struct played *,
		 struct err *) MUST_USE;

/* The file: canonical JSON; doc/game-file.md describes it. The secret and the lucky
 * words are in it once the game is over and never before. */
enum played_parts {
	PLAYED_OPEN,  /* everything that may be handed out: all of a game that is over,
			 of one that runs only things that all players have been told */
	PLAYED_WHOLE, /* hands, orders and draws too, for the GM's own eyes */
	PLAYED_DRAWS, /* the data to check the draws, of a game that is over */
};
struct str played_write(struct arena *, const struct played *, enum played_parts);
bool played_read(struct arena *, struct str json, struct played *,
		 struct err *) MUST_USE;

#endif
