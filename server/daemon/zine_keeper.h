/* The daemon's hand in the zine: written after each round in which something happened,
 * and looked at now and then for what the GM did on the command line. The daemon that
 * stays has it written by a process of its own, so that no round waits for it; what
 * goes wrong there is a line in the log and in `health`, and is tried again.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_ZINE_KEEPER_H
#define SERVER_ZINE_KEEPER_H

#include "base/child.h"
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
/* The writer is killed: what it writes is whole at any moment. */
void zine_keeper_close(struct zine_keeper *);

/* The same at once, for a single round. */
void zine_keeper_now(struct home *);

/* The writer's own program: the exit status. What became of it is a message on CHILD_FD. */
int zine_keeper_run(const char *dir);

#endif
