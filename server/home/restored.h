/* A database that is a copy, restored to replace a lost one.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_RESTORED_H
#define SERVER_RESTORED_H

#include "server/home/home.h"

/* Does nothing for a database that is not a copy. Otherwise, once: letters get numbers
 * above all that went out after the copy was made, so that no Message-ID stands for two
 * texts; and the next report of each running game says how old the copy is. */
bool restored_settle(struct home *, struct err *) MUST_USE;

#endif
