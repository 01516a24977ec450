/* Press: what players and the GM wrote for the next report.
 * SPDX-License-Identifier: ISC */
#ifndef SCHEMA_PRESS_H
#define SCHEMA_PRESS_H

#include "base/seat.h"
#include "schema/store/store.h"

struct press_item {
	int64_t id, game_id;
	int phase_no; /* it came while this one was open */
	int seat;     /* or SEAT_GM */
	bool grey, to_all, to_gm, to_zine;
	bool gm_reads;     /* the game said so when it was written */
	unsigned to_seats; /* bit per seat */
	struct str text;
	int64_t utc;
};

bool press_add(struct store *, struct press_item *, struct err *) MUST_USE;
/* Takes back what the seat wrote in that phase, which has not been printed; `*n` pieces. */
bool press_take_back(struct store *, int64_t game_id, int phase_no, int seat, int *n,
		     struct err *) MUST_USE;
/* Those of one phase, or by phase (PHASE_ANY): the signed ones in the order in which
 * they came, then the grey ones in an order that tells nothing of when they came. */
bool press_list(struct store *, struct arena *, int64_t game_id, int phase_no,
		struct press_item **, int *n, struct err *) MUST_USE;
/* Bytes that the seat has written in this phase. */
bool press_bytes(struct store *, int64_t game_id, int phase_no, int seat,
		 int64_t *bytes, struct err *) MUST_USE;
/* Pieces that it has written since then, in any phase. */
bool press_since(struct store *, int64_t game_id, int seat, int64_t utc, int64_t *n,
		 struct err *) MUST_USE;

#endif
