/* Orders that came before their phase opened.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_PHASE_LATER_H
#define SERVER_PHASE_LATER_H

#include "orders/read.h"
#include "rules/game.h"
#include "schema/games.h"
#include "schema/seats.h"
#include "schema/sheets.h"
#include "server/home/home.h"

/* A letter that waited, as it was read when its phase opened. */
struct later_reading {
	struct seat seat; /* with this letter's receipt as its last */
	struct reader reader;
	const struct later *later;
	const struct reading *reading;
};
/* In the order in which they were read; begins as `{0}`. */
struct later_readings {
	struct later_reading *of;
	int n;
};

/* The `n` letters of the seat that waited for the phase that opens now are read into
 * `out`, in the order in which they came, and forgotten; what was read is appended to
 * `*readings`, to be answered. If the seat may order nothing in this phase, which its player
 * could not know, refused lines are told and do not hold the phase up. In the caller's
 * transaction. */
bool phase_later(struct home *, struct arena *, const struct game *, struct seat *,
		 bool may_order, const struct reader *, const struct later *, int n,
		 struct stored_sheet *out, struct later_readings *readings,
		 struct err *) MUST_USE;

/* Each is answered by a receipt of its own, because its faults are known only now: once all
 * seats' letters have been read, for then it is known whether the phase runs early. */
bool phase_later_answer(struct home *, struct arena *, const struct game *,
			const struct game_rules *, const struct later_readings *,
			struct err *) MUST_USE;

/* Orders of the seat that waited for a phase which was passed over are told of, and count
 * as taken by the phase that opens now; once the game is over, all that still waited. */
bool phase_later_passed(struct home *, struct arena *, const struct game *,
			const struct seat *, struct err *) MUST_USE;

#endif
