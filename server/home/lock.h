/* The lock of a home: one daemon at a time. Held by the open file as long as the
 * process lives, so that a killed one leaves nothing behind.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_LOCK_H
#define SERVER_LOCK_H

#include <stdint.h>

#include "base/err.h"

/* The open file, or -1: refused where another process holds it, and `err` says which
 * and since when. */
int lock_take(const char *path, int64_t now, struct err *);
void lock_drop(int fd);

#endif
