/* A mailbox that is read once more from a time on: after a restore, or where the GM asks for
 * it. The wish stands in the store until the next round has carried it out.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_RESCAN_H
#define SERVER_RESCAN_H

#include "server/home/home.h"

/* Has the next round look at everything that lies in the mailbox and came since then.
 * Letters that are in the journal are left alone. Inside a transaction. */
bool rescan_ask(struct home *, int64_t since, struct err *) MUST_USE;
/* `*since`, UTC seconds: from when on; 0: nobody asks for it. */
bool rescan_wanted(struct home *, int64_t *since, struct err *) MUST_USE;
/* It is done. Inside a transaction. */
bool rescan_done(struct home *, struct err *) MUST_USE;

#endif
