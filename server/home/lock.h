/* The lock of a home: one daemon at a time. The open file holds it as long as the
 * process lives, so a killed daemon leaves nothing behind.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_LOCK_H
#define SERVER_LOCK_H

#include <stdint.h>

#include "base/err.h"

/* The open file, or -1: refused if another process holds it; `err` says which one and
 * since when. */
int lock_take(const char *path, int64_t now, struct err *);
void lock_drop(int fd);

#endif
