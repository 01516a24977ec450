/* The starter: the process that starts children for a process that may not (see
 * child.h). For child.c alone, and for tests of its two ends.
 * SPDX-License-Identifier: ISC */
#ifndef BASE_CHILD_STARTER_H
#define BASE_CHILD_STARTER_H

#include "base/process/child.h"

bool starter_is_there(void);
bool starter_start(enum child_role, const char *argument, struct child *,
		   struct err *) MUST_USE;
int starter_end(pid_t, int ms);

/* The asking end, over this line. */
bool starter_ask_start(int line, enum child_role, const char *argument, struct child *,
		       struct err *) MUST_USE;
int starter_ask_end(int line, pid_t, int ms);

/* The other end: serves until the connection is closed, or it is asked for something
 * that makes no sense. */
struct starter_acts {
	bool (*start)(enum child_role, const char *argument, struct child *,
		      struct err *);
	int (*reap)(pid_t, int ms);
};
void starter_serve(int line, const struct starter_acts *);

/* Starts a child in this process. The starter itself does this, and child_start where
 * no starter runs. */
bool child_start_here(enum child_role, const char *argument, struct child *,
		      struct err *) MUST_USE;
/* Waits `ms` for its end, then kills it. Returns waitpid's status; -1: it is not our
 * child. */
int child_reap(pid_t, int ms);

#endif
