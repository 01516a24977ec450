/* The phases that are due in a round. Letters count for a phase if they arrived before it closed: those
 * first, then the phase.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_PHASES_H
#define SERVER_PHASES_H

#include "server/daemon/tick.h"

/* Runs them, the first that closed first. In a loop that goes on at once (`apart`) it stops after a
 * while (`phases_ms`), and `more` says that others are left: hundreds may be due at one minute, and
 * whoever writes meanwhile is to be answered meanwhile. `full`: none runs, because their reports would fill the outbox. */
bool phases_run(struct tick *, struct err *) MUST_USE;

#endif
