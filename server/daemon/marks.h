/* A mailbox shows what became of its letters, so that people can look. This happens
 * after the commit; a mark that could not be shown is shown in the next round.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_MARKS_H
#define SERVER_MARKS_H

#include "server/daemon/letterbox.h"

/* Lets letterboxes that rest begin to show their marks, if they were read in this round
 * or have something to show. */
void marks_begin(struct tick *);
/* Does a part of it. `*waits`: the server has not answered yet. At the end the
 * letterbox rests. Failure is harmless, and logged. */
void marks_step(struct tick *, struct letterbox *, bool *waits);
/* Notes those that were shown, in the transaction that is open: that of the round's own notes, so that they need none of
 * their own. What is not noted is shown once more. */
bool marks_note(struct tick *, struct err *) MUST_USE;

#endif
