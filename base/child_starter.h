/* The starter: the process that starts children for one that may not (see child.h). For
 * child.c alone.
 * SPDX-License-Identifier: ISC */
#ifndef BASE_CHILD_STARTER_H
#define BASE_CHILD_STARTER_H

#include "base/child.h"

bool starter_is_there(void);
bool starter_start(enum child_role, const char *argument, struct child *,
		   struct err *) MUST_USE;
int starter_end(pid_t, int ms);

/* What the starter does itself. */
bool child_start_here(enum child_role, const char *argument, struct child *,
		      struct err *) MUST_USE;
/* Waits `ms` for its end, then kills it: what waitpid said; -1: it is not our child. */
int child_reap(pid_t, int ms);

#endif
