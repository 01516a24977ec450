/* A lost key: a new one is drawn, and new reply keys go out, for none of the old ones
 * opens anything any more.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_REKEY_H
#define SERVER_REKEY_H

#include "server/home.h"

/* For a home that home_lacks_key, while no daemon works on it: the invitation or the
 * report of the open phase goes out again to every seat of every game that is not over,
 * and to the GM. `*n` counts the seats. On failure the home is without a key as before.
 */
bool rekey(const char *dir, const struct clock *, int *n, struct err *) MUST_USE;

#endif
