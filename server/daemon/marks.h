/* A mailbox shows what became of its letters, so that a human can look. After the commit of
 * what became of them; what could not be shown is shown in the next round.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_MARKS_H
#define SERVER_MARKS_H

#include "server/daemon/letterbox.h"

/* Of those that rest and were read in this round, or have something to show: they begin to
 * show it. */
void marks_begin(struct tick *);
/* A piece of it. `*waits`: the server's answer is still to come. At its end the letterbox
 * rests. Failing is harmless, and logged. */
void marks_step(struct tick *, struct letterbox *, bool *waits);

#endif
