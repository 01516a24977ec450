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

/* The `n` letters of the seat that waited for the phase that opens now are read into
 * `out`, in the order in which they came, and forgotten. Each is answered by a receipt
 * of its own, in the caller's transaction, because its faults are known only now. */
bool phase_later(struct home *, struct arena *, const struct game *, struct seat *,
		 const struct reader *, const struct game_rules *, const struct later *,
		 int n, struct stored_sheet *out, struct err *) MUST_USE;

/* Orders of the seat that waited for a phase which was passed over are told of, and count
 * as taken by the phase that opens now; once the game is over, all that still waited. */
bool phase_later_passed(struct home *, struct arena *, const struct game *,
			const struct seat *, struct err *) MUST_USE;

#endif
