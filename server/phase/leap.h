/* A clock that leapt forward under the daemon by more than a day may be wrong. For a day after the
 * leap nothing happens that only the clock asks for: phases that are due wait for the GM, nothing
 * expires, nobody is reminded. A clock that goes back, or an act of the GM on a phase that waits
 * because of it, ends the doubt.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_LEAP_H
#define SERVER_LEAP_H

#include "server/home/home.h"

enum { LEAP_MOST_S = 24 * 3600 };

/* Notes a leap that the daemon's loop has just found, in a transaction of its own. `*doubted`: the
 * clock is not believed now. */
bool leap_look(struct home *, bool *doubted, struct err *) MUST_USE;
/* By how much did the clock leap, if it is not believed now? 0: it is. */
bool leap_doubted(struct home *, int64_t *by, struct err *) MUST_USE;
/* The clock is right: the GM has said so. In the caller's transaction. */
bool leap_believed(struct home *, struct err *) MUST_USE;

#endif
