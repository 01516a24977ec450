/* The unread letters: takes them out of the journal one by one and has each acted on. The
 * attempt is counted before the bytes are looked at, so that a letter on which the
 * daemon died is known: it is tried in a child first, and set aside if the child dies
 * as well.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_LETTERS_H
#define SERVER_LETTERS_H

#include "server/daemon/tick.h"

/* Acts on all letters that arrived at or before `until`. false: the world is in the
 * way, and some are still NEW. */
bool letters_act(struct tick *, int64_t until, int *acted, struct err *) MUST_USE;

#endif
