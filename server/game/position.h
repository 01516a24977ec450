/* A position: the state of a game in the open phase, read from its row together with
 * the acts by hand, and a seat's sheet read in it.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_POSITION_H
#define SERVER_POSITION_H

#include "orders/read.h"
#include "rules/game.h"
#include "schema/games.h"
#include "schema/seats.h"
#include "schema/sheets.h"
#include "schema/snapshots.h"
#include "server/home/home.h"

struct position {
	const struct game_rules *rules;
	int phase_no, turn, phase;
	unsigned excused; /* as in struct adjudication */
	void *state;
};

/* The rules that this game is played by. */
const struct game_rules *game_rules_of(const struct game *, struct err *);

/* The current position of phase number `phase_no`. */
bool position_load(struct home *, struct arena *, const struct game *, int phase_no,
		   struct position *, struct err *) MUST_USE;
/* The position from the row and the acts, without a store: for replay. */
bool position_from(struct arena *, const struct game_rules *, const struct snapshot *,
		   const struct act *, int n_acts, struct position *,
		   struct err *) MUST_USE;
/* The position whose row was just written, without acts: it need not be read from there. */
void position_written(struct home *, const struct game *, const struct position *);

/* Returns the view of that seat (or SEAT_READERS, SEAT_GM). */
void *position_view(struct arena *, const struct position *, int seat);

/* The reader of a letter of this seat. `names` of all seats. `view` is NULL before the
 * start. */
struct reader position_reader(const struct game *, const struct position *,
			      const void *view, int seat, const struct seat *seats,
			      int n_seats);

/* The stored sheet, read again by the code that read it on arrival. If none is stored,
 * the orders that hold from earlier phases. */
struct sheet *position_sheet(struct arena *, const struct reader *,
			     const struct stored_sheet *);
/* The sheet after a letter, ready to be stored: `receipt` reported new and changed
 * lines at `now`. Counts and times of `out` stay as they are. */
void position_store(struct arena *, const struct sheet *, int receipt, int64_t now,
		    struct stored_sheet *out);

#endif
