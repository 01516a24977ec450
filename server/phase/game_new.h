/* Makes a game: its name, rules, seats, deadlines and options, and the secret behind
 * its chance.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_GAME_NEW_H
#define SERVER_GAME_NEW_H

#include "schema/games.h"
#include "server/home/home.h"

struct option_setting;

struct new_game {
	struct str name;      /* 2 to 24 of a-z 0-9 - */
	struct str rules;     /* empty: the first of the table */
	int n_seats;          /* 0: the least that the rules allow, or 4 */
	struct str deadlines; /* empty: the configuration's */
	struct str
		led; /* seats that the house plays: "green,yellow", or "2"; empty: none */
	int n_options;
	const struct option_setting *options; /* the server's and the rules' */
};
/* One transaction; nobody is invited yet. */
bool game_create(struct home *, struct arena *, const struct new_game *, struct game *,
		 struct err *) MUST_USE;

#endif
