/* Letters that were taken out of a mailbox and that the journal does not have: the database
 * is a copy of before, or lost its last commits. The house notices it at its start and once
 * an hour, and has the mailbox read again by itself.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_TAKEN_H
#define SERVER_TAKEN_H

#include "server/daemon/letterbox.h"

/* Looks, where it is time to: `looked_at`, and `taken` is to be set once the mailbox could be
 * listed. One that cannot tell is logged, and asked in an hour. Where there are such letters
 * (`*found`), a rescan of this mailbox is asked for, the GM is told, and `health` has an alarm
 * for a day. To be called before letters are fetched: no phase runs before they are read.
 * false as well: its answer is still to come (mailbox.waits). */
bool taken_look(struct tick *, struct letterbox *, bool *found, struct err *) MUST_USE;

#endif
