/* Fetching: a sweep, by which the letters of one mailbox come into the journal. A letter is
 * told to the mailbox as taken only after the journal's commit.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_FETCH_H
#define SERVER_FETCH_H

#include "server/daemon/letterbox.h"

void fetch_begin(struct tick *, struct letterbox *);

/* A piece of the sweep, a group of letters at most. `*waits`: its server's answer is still to
 * come, and nothing was done. At its end the letterbox rests. false: it failed, and is over;
 * `letterbox.unstored` where it was the store that failed. */
bool fetch_step(struct tick *, struct letterbox *, bool *waits, struct err *) MUST_USE;

/* Nobody waits any longer in this round: what has come is journalled. */
bool fetch_keep(struct tick *, struct letterbox *, struct err *) MUST_USE;

#endif
