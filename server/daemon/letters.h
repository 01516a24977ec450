/* The unread letters: takes them from the inbox one by one and acts on each. The
 * attempt is counted before the bytes are looked at, so a letter that killed the daemon
 * is known: it is first tried in a child, and set aside if the child dies as well.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_LETTERS_H
#define SERVER_LETTERS_H

#include "server/daemon/tick.h"

/* Acts on all letters that arrived at or before `until`. false: there is trouble with
 * the world, and some letters are still NEW. */
bool letters_act(struct tick *, int64_t until, int *acted, struct err *) MUST_USE;

#endif
