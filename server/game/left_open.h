/* The matters that a seat's letters left open in the open phase: a question that waits
 * for YES or NO, lines that were refused. Until they are answered the seat is not
 * complete [orders, principle 17].
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_LEFT_OPEN_H
#define SERVER_LEFT_OPEN_H

#include "base/str.h"
#include "schema/games.h"
#include "schema/seats.h"
#include "server/home/home.h"

/* Things still to do, one a line: "your YES or NO to receipt 3 (attack Blue 3)", "an answer to
 * the lines refused in receipt 4 (attack blu; limbo 9): NO 4 drops them". Empty if nothing is open. */
bool left_open(struct home *, struct arena *, const struct game *, const struct seat *,
	       struct str *, struct err *) MUST_USE;
/* The open questions for which no phase waits, likewise: "your YES or NO to receipt 8 (resign)". */
bool left_besides(struct home *, struct arena *, const struct game *,
		  const struct seat *, struct str *, struct err *) MUST_USE;
/* Of a phase that has run: what was still open when it ran, a sentence each. `*lines` lives in the arena. */
bool left_unanswered(struct home *, struct arena *, const struct seat *, int phase_no,
		     struct str **lines, int *n, struct err *) MUST_USE;
/* What left_open lists in one sentence, with ", and " between them. */
struct str left_open_sentence(struct arena *, struct str lines);

#endif
