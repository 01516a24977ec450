/* A phase opens: its row, its number, its deadline, and the orders that wait for it.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_PHASE_OPEN_H
#define SERVER_PHASE_OPEN_H

#include "schema/games.h"
#include "schema/snapshots.h"
#include "server/home/home.h"
#include "server/home/record.h"

/* The phase after this record opens, in the caller's transaction; after the last one
 * the game is over. The sheets of its seats begin with what holds until changed and
 * with the orders that came early; seats that have left are marked. */
bool phase_open(struct home *, struct arena *, struct game *, const struct run_record *,
		enum open_cause cause, struct err *) MUST_USE;

/* Its hour, its deadline where it has one, and nothing that holds it up; after the last one
 * the end. `state` is the position in which it opens. */
bool phase_set_clock(struct home *, struct arena *, struct game *,
		     const struct game_rules *, const void *state,
		     struct err *) MUST_USE;

#endif
