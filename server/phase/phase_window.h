/* The window of an early run: 30 minutes after the last orders of a complete phase.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_PHASE_WINDOW_H
#define SERVER_PHASE_WINDOW_H

#include "schema/games.h"
#include "server/home/home.h"

/* After a letter with orders, or with FINAL, WAIT or NOWAIT: opens, reopens or shuts
 * the window after which a complete phase runs early. Letters that came early count when
 * their phase opens. Inside the letter's transaction, or that in which the phase opens. */
bool phase_note_letter(struct home *, struct arena *, struct game *, bool orders,
		       int64_t now, struct err *) MUST_USE;

/* The same after another cause than a letter: the option `early` has changed. Its own transaction. */
bool phase_window_anew(struct home *, struct arena *, struct str game,
		       struct err *) MUST_USE;

#endif
