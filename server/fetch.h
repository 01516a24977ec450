/* Fetching: from the mailbox into the journal. A letter is told to the mailbox as taken
 * only after the journal's commit.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_FETCH_H
#define SERVER_FETCH_H

#include "server/tick.h"

/* `*n` how many letters are new in the journal. */
bool fetch_letters(struct tick *, int *n, struct err *) MUST_USE;

/* Has the next round look at everything that lies in the mailbox and came since then.
 * Letters that are in the journal are left alone. Inside a transaction. */
bool fetch_again(struct home *, int64_t since, struct err *) MUST_USE;

#endif
