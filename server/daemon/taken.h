/* Letters that were taken out of the mailbox and that the journal does not have: the database
 * is a copy of before, or lost its last commits. The house notices it at its start and once
 * an hour, and has the mailbox read again by itself.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_TAKEN_H
#define SERVER_TAKEN_H

#include "server/daemon/tick.h"

/* Looks, where it is time to. A mailbox that cannot tell is logged, and asked in an hour.
 * Where there are such letters, the rescan (rescan.h) is asked for, the GM is told, and `health`
 * has an alarm for a day. To be called before letters are fetched: no phase runs before they
 * are read. `*asked`: the mailbox was asked, and taken_asked is to be called once it could be
 * listed. */
bool taken_look(struct tick *, bool *asked, struct err *) MUST_USE;
void taken_asked(struct tick *);

#endif
