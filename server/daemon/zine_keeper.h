/* How the daemon keeps the zine: it is written after each round in which something
 * happened, and checked now and then for what the GM did on the command line. A
 * permanent daemon has it written by another process, so that no round waits for it;
 * faults there are a line in the log and in `health`, and the writing is tried again.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_ZINE_KEEPER_H
#define SERVER_ZINE_KEEPER_H

#include "base/process/child.h"
#include "server/home/home.h"

struct zine_keeper {
	struct home *home;
	struct child writer; /* pid 0: none is at it */
	bool wanted;
	int64_t next; /* monotonic seconds: when it is looked at unasked */
	int64_t rest; /* ... and before which no writer is started */
};

void zine_keeper_open(struct zine_keeper *, struct home *);
/* After a round: `changed` says whether anything happened in it. */
void zine_keeper_look(struct zine_keeper *, bool changed);
/* Kills the writer: its files are whole at every moment. */
void zine_keeper_close(struct zine_keeper *);

/* Writes the zine at once, for a daemon that runs a single round (--once). */
void zine_keeper_now(struct home *);

/* The writer's own program: returns the exit status. Its result is a message on
 * CHILD_FD. */
int zine_keeper_run(const char *dir);

#endif
