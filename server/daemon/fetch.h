/* Fetching: a sweep brings the letters of one mailbox into the inbox. The mailbox is
 * told that a letter was taken only after the inbox's commit.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_FETCH_H
#define SERVER_FETCH_H

#include "server/daemon/letterbox.h"

void fetch_begin(struct tick *, struct letterbox *);

/* Does a part of the sweep, at most a group of letters. `*waits`: its server has not
 * answered yet, and nothing was done. At the end the letterbox rests. false: the sweep
 * failed, and is over; `letterbox.unstored` is set if the store failed. */
bool fetch_step(struct tick *, struct letterbox *, bool *waits, struct err *) MUST_USE;

/* Ends waiting for this round: letters that have come are stored. */
bool fetch_keep(struct tick *, struct letterbox *, struct err *) MUST_USE;

#endif
