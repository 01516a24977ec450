/* Press: texts by players and the GM for the next report.
 * SPDX-License-Identifier: ISC */
#ifndef SCHEMA_PRESS_H
#define SCHEMA_PRESS_H

#include "base/seat.h"
#include "schema/store/store.h"

struct press_item {
	int64_t id, game_id;
	int phase_no; /* the phase that was open when it came */
	int seat;     /* or SEAT_GM */
	bool grey, to_all, to_gm, to_zine;
	bool gm_reads;     /* the game allowed it when this was written */
	unsigned to_seats; /* bit per seat */
	struct str text;
	int64_t utc;
	int64_t answered; /* UTC, when the GM wrote to the player after it; 0: not yet */
};

bool press_add(struct store *, struct press_item *, struct err *) MUST_USE;
/* Takes back the press that the seat wrote in that phase and that is not printed yet; `*n` pieces. `at_once`:
 * the game sends signed press to players at once, so that it is with its readers. `to`: only what goes to the same readers
 * as this piece; NULL: all. */
bool press_take_back(struct store *, int64_t game_id, int phase_no, int seat,
		     bool at_once, const struct press_item *to, int *n,
		     struct err *) MUST_USE;
/* The pieces of one phase, or of all (PHASE_ANY), by phase: first the signed ones in
 * order of arrival, then the grey ones in an order that says nothing about their
 * arrival. */
bool press_list(struct store *, struct arena *, int64_t game_id, int phase_no,
		struct press_item **, int *n, struct err *) MUST_USE;
/* The GM has answered all that the seat wrote to them so far. */
bool press_answered(struct store *, int64_t game_id, int seat, int64_t now,
		    struct err *) MUST_USE;
/* How many bytes the seat has written in this phase. */
bool press_bytes(struct store *, int64_t game_id, int phase_no, int seat,
		 int64_t *bytes, struct err *) MUST_USE;
/* How many pieces the seat has written since then, in any phase. */
bool press_since(struct store *, int64_t game_id, int seat, int64_t utc, int64_t *n,
		 struct err *) MUST_USE;

#endif
