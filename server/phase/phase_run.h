/* The run of a phase: from the stored sheets to the next position and everybody's
 * report.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_PHASE_RUN_H
#define SERVER_PHASE_RUN_H

#include "rules/game.h"
#include "schema/games.h"
#include "schema/snapshots.h"
#include "server/game/phase_missing.h"
#include "server/home/home.h"

/* Runs the open phase in the caller's transaction: adjudicates it, opens the next
 * one, and queues reports for all and the GM. `*asked`: conditions contradict each
 * other and `paradox_allowed` is false; then nothing was changed. */
bool phase_carry_out(struct home *, struct arena *, struct game *,
		     enum open_cause cause, bool paradox_allowed, bool *asked,
		     struct err *) MUST_USE;

/* Orders that the open phase lacks, going by its readiness, do not count as a miss where it is run before the
 * deadline that was told. In the caller's transaction. */
bool phase_excuse_missing(struct home *, const struct game *, const struct readiness *,
			  struct err *) MUST_USE;

/* The started game of that name that is not over yet; else refused. */
bool phase_find_open(struct home *, struct arena *, struct str game, struct game *,
		     struct err *) MUST_USE;

/* The outcome if the phase ran now; nothing is kept. The reports are by seat, the GM's
 * comes last. */
struct preview {
	unsigned missing; /* seats that owe orders: chance plays for them in it */
	bool first;       /* ... but the first phase would not be run on that */
	bool asked;       /* conditions contradict each other: the GM would be asked */
	int n;
	struct {
		int seat; /* SEAT_GM for the GM's */
		struct str text;
	} report[GAME_SEATS_MAX + 1];
};
bool phase_preview(struct home *, struct arena *, struct str game, struct preview *,
		   struct err *) MUST_USE;

#endif
