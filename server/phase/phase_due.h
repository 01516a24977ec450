/* When a phase is due: at its deadline, or early when everybody is in.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_PHASE_DUE_H
#define SERVER_PHASE_DUE_H

#include "schema/games.h"
#include "server/home/home.h"

/* The time at which it closes: the deadline, with grace while somebody owes; 0: none.
 */
bool phase_closes(struct home *, struct arena *, const struct game *, int64_t *utc,
		  struct err *) MUST_USE;

/* After a letter with orders, or with FINAL, WAIT or NOWAIT: opens, opens anew or shuts
 * the 30 minutes after which a phase with everybody in is run early. Inside the
 * letter's transaction. */
bool phase_note_letter(struct home *, struct arena *, struct game *, bool orders,
		       int64_t now, struct err *) MUST_USE;

/* Runs what is due at `now`, the time at which the mailbox began to be read last: it has
 * settled by then, and no letter that arrived before it closed is unread. `*ran` says whether it ran; a wait or a question to the
 * GM is told to all and does not run. Its own transaction. A phase that cannot be run
 * is taken back, and waits for the GM. */
bool phase_due(struct home *, struct arena *, int64_t game_id, int64_t now, bool *ran,
	       struct err *) MUST_USE;

#endif
