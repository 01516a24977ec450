/* Fetching: from the mailbox into the journal. A letter is told to the mailbox as taken
 * only after the journal's commit.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_FETCH_H
#define SERVER_FETCH_H

#include "server/daemon/tick.h"

/* `*n` how many letters are new in the journal. */
bool fetch_letters(struct tick *, int *n, struct err *) MUST_USE;

#endif
