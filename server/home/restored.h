/* A database that is a copy, restored in place of one that is lost.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_RESTORED_H
#define SERVER_RESTORED_H

#include "server/home/home.h"

/* Of a database that is no copy nothing. Else, once: letters get numbers that none had
 * that went out after the copy was made, so that no Message-ID stands for two texts; and
 * the next report of each running game says how old the copy is. */
bool restored_settle(struct home *, struct err *) MUST_USE;

#endif
