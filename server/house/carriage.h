/* A game leaves this home: for another home of the house, or for a file in the archive. It takes all
 * that is its own with it (schema/carry.h); its players notice nothing.
 *
 * One game at a time leaves a home or comes into it (moving.lock), whoever gives the commands. Each step is on the disk before the next begins. Killed in between, the game is in one place and no
 * letter of it is read twice or left: while it is on its way its letters wait. The same call again goes
 * on where the last one stopped.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_CARRIAGE_H
#define SERVER_CARRIAGE_H

#include "server/house/homes.h"

/* Takes the game, running or not, to the home of that name; a game that is on its way from here goes on, or
 * comes back if that is this home. A home that cannot take it does not get it: the game stays. `*at`: the home
 * in which it is then (the one that it went on to, if an earlier call was cut off after it had arrived).
 * Refused: there is no such home here, it is the front home, or a letter of the game is just being sent
 * (`err->passing`). */
bool carriage_move(struct home *, struct arena *, struct str game, struct str home,
		   struct str *at, struct err *) MUST_USE;

/* Takes a game that is over out of the database, into archive/GAME.game of this home. Refused: letters of
 * it are still to be sent, or another game's file has that name. */
bool carriage_archive(struct home *, struct arena *, struct str game, struct str *file,
		      struct err *) MUST_USE;
/* Takes a game out of a file into this home; `from` is the name of a game in the archive, or a path. A
 * file of the archive is then deleted. Refused: the file is damaged or is not that of a game, or the game is in
 * another home or on its way there. */
bool carriage_restore(struct home *, struct arena *, struct str from, struct game *,
		      struct err *) MUST_USE;

/* Is it the file of a game in an archive? */
bool carriage_is_file(const char *path);
/* Opens such a file like a home with one game, to look into; end it with home_close. */
bool carriage_open(struct home *, struct arena *, const char *file,
		   const struct clock *, struct game *, struct err *) MUST_USE;

/* "HOME/archive". */
const char *carriage_archive_dir(const struct home *, struct arena *);

#endif
