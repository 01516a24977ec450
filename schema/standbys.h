/* Standbys: people who wait for a seat of a game. Holders: people who had a seat
 * before.
 * SPDX-License-Identifier: ISC */
#ifndef SCHEMA_STANDBYS_H
#define SCHEMA_STANDBYS_H

#include "base/seat.h"
#include "schema/store/store.h"

enum standby_state {
	STANDBY_WAITING,
	STANDBY_CALLED,   /* a seat is offered to them */
	STANDBY_SEATED,   /* they have taken it */
	STANDBY_DECLINED, /* they said no */
	STANDBY_SILENT,   /* they did not answer in time */
	STANDBY_LEFT,     /* they left the list */
	STANDBY_STATES
};
const char *standby_state_name(enum standby_state);

struct standby {
	int64_t id, game_id;
	struct str name, address;
	enum standby_state state;
	int64_t added;
	int seat;              /* the one that is offered; SEAT_NONE: none yet */
	int64_t called, until; /* UTC; until 0: there is nobody else to call */
};

/* Adds them at the end of the list; fills `id`. People who are on it in any state move
 * to its end. */
bool standbys_add(struct store *, struct standby *, struct err *) MUST_USE;
/* Writes state, seat and times. */
bool standbys_save(struct store *, const struct standby *, struct err *) MUST_USE;
/* The list of a game in the order of asking, all states. */
bool standbys_list(struct store *, struct arena *, int64_t game_id, struct standby **,
		   int *n, struct err *) MUST_USE;
bool standbys_load(struct store *, struct arena *, int64_t id, bool *found,
		   struct standby *, struct err *) MUST_USE;
/* Standbys of running games who were called and whose time is up at `now`, the first
 * called first. */
bool standbys_due(struct store *, struct arena *, int64_t now, struct standby **,
		  int *n, struct err *) MUST_USE;
/* Moves the time of standbys who are called, because the game was paused. */
bool standbys_shift(struct store *, int64_t game_id, int64_t by, struct err *) MUST_USE;

struct holder {
	int64_t seat_id;
	int epoch;
	struct str name, address;
	int64_t until;
	int until_phase_no;
	struct str why; /* replaced, called */
};
bool holders_add(struct store *, const struct holder *, struct err *) MUST_USE;
/* Those of a seat, the last one first. */
bool holders_list(struct store *, struct arena *, int64_t seat_id, struct holder **,
		  int *n, struct err *) MUST_USE;

#endif
