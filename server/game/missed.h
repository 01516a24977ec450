/* What a player is told who missed the phase before: what was done for them, what a next
 * miss brings, how to prevent it.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_MISSED_H
#define SERVER_MISSED_H

#include "server/game/position.h"

/* The sentences, in the language that is set; empty where the seat has no miss behind it
 * in phase number `phase_no`, or is played by chance already [R18]. */
bool missed_text(struct home *, struct arena *, const struct game *, int phase_no,
		 int seat, struct str *, struct err *) MUST_USE;

#endif
