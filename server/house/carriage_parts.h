/* What the ways of a game out of a home and back into one share; for carriage*.c only.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_CARRIAGE_PARTS_H
#define SERVER_CARRIAGE_PARTS_H

#include "schema/homes/moved.h"
#include "server/house/carriage.h"

/* One game at a time leaves a home or comes into it: while another command is at it this one waits, for
 * some seconds. The open file, or -1. Who locks two homes begins with the first of the house's list. */
int carriage_lock(const char *dir, struct arena *, struct err *);
void carriage_unlock(int lock);

/* "HOME/moving/ce-7.game", of the game's name in small letters. */
const char *carriage_file(const struct home *, struct arena *, const char *dir,
			  struct str game);
bool carriage_make_dir(const char *path, struct err *) MUST_USE;

struct carriage_out {
	struct str game; /* its name */
	const char *file;
	bool over;       /* only a game that is over, and has no letter left to send */
	struct moved to; /* `game_id` and `name` are filled in */
	struct str what; /* for the journal of the house */
};
/* The game as it is in the last commit goes into the file, and then out of the database, in one
 * transaction. Refused: it is not here, is damaged, or a letter of it is just being sent (`err->passing`). */
bool carriage_take_out(struct home *, struct arena *, struct carriage_out *,
		       struct err *) MUST_USE;
/* The game of the file into this home; `what` for its own journal. */
bool carriage_take_in(struct home *, struct arena *, const char *file, struct str what,
		      struct game *, struct err *) MUST_USE;

#endif
