/* A call about several games: --all, --waiting, --status, or a pattern in --game. The command
 * runs once for each; its tables become one table, with a column for the game.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_GM_MANY_H
#define SERVER_GM_MANY_H

#include "server/console/gm.h"

struct game;

/* Does the call name games by what they are, and not by one name? */
bool gm_many_wanted(const struct gm *);

/* Fills gm->games, sorted by name. Refused if none fits. */
MUST_USE bool gm_many_select(struct gm *, struct err *);

/* Runs the command: once, or once for each game, going on where one of them is refused. The
 * worst exit status. */
int gm_many_run(struct gm *);

/* Search filters for lists of games: --game (a pattern), --status and --waiting. */
struct gm_games {
	const char *pattern; /* NULL: any name */
	int status;          /* GAME_STATUSES: any */
	bool waiting;        /* for their GM */
};
MUST_USE bool gm_games_read(struct gm *, struct gm_games *, struct err *);
bool gm_games_has(const struct gm_games *, struct arena *, const struct game *);

#endif
