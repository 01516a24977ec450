/* Letters that were taken from a mailbox but are not in the inbox: the database is an
 * older copy, or lost its last commits. The house notices this at its start and once an
 * hour, and has the mailbox read again by itself.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_TAKEN_H
#define SERVER_TAKEN_H

#include "server/daemon/letterbox.h"

/* Checks for them if it is time: `looked_at`; `taken` is set once the mailbox could
 * be listed. A mailbox that cannot tell is logged, and asked again in an hour. If
 * there are such letters (`*found`), a rescan of this mailbox is requested, the GM
 * is told, and `health` has an alarm for a day. Call this before letters are
 * fetched: no phase runs before they are read. Also false if the answer has not come
 * yet (mailbox.waits). */
bool taken_look(struct tick *, struct letterbox *, bool *found, struct err *) MUST_USE;

#endif
