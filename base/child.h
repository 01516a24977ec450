/* Children: the processes of the house. Each is a program of its own, started by exec with
 * an empty address space, an environment of a few harmless names, and one socket, its
 * descriptor 3, over which it speaks in messages (message.h). What each of them has and has
 * not stands in server/SECURITY.md.
 *
 * The programs lie in the folder of the running program, or in ../libexec/postalgm beside it.
 *
 * A process that may start no programs any more (the confined core) has a starter: a
 * process that does nothing else, begun before. child_start asks it where there is one.
 * SPDX-License-Identifier: ISC */
#ifndef BASE_CHILD_H
#define BASE_CHILD_H

#include <stdbool.h>
#include <sys/types.h>

#include "base/err.h"

enum child_role {
	CHILD_KEYS,    /* holds the secret of the reply keys */
	CHILD_READER,  /* reads letters, one a process */
	CHILD_FETCHER, /* has the mailbox's password and its line */
	CHILD_SENDER,  /* has the submission's password and its line */
	CHILD_PAINTER, /* makes a picture of a figure */
	CHILD_ZINE,    /* writes the web zine: postalgmd again */
	N_CHILD_ROLES
};

enum { CHILD_FD = 3 };

struct child {
	pid_t pid; /* 0: none */
	int fd;    /* our end of its socket */
};

/* Starts one. `argument` is its first argument, for instance a home's directory; NULL: none.
 * It is there when this returns true, which does not say that it will be well. */
bool child_start(enum child_role, const char *argument, struct child *,
		 struct err *) MUST_USE;
/* Closes its socket, which tells it to end, and waits `ms` for that; then it is killed.
 * `*c` is zeroed. A zeroed one in peace. Returns what waitpid said (0: it ended well);
 * -1 where it is the starter's child. */
int child_end(struct child *c, int ms);
/* Ends it at once. */
void child_kill(struct child *c);

/* "postalgm-keys". */
const char *child_name(enum child_role);
/* Where the programs lie, for programs that lie elsewhere themselves; and the same for a
 * test, which lies in some folder below that of the programs. */
void child_programs(const char *dir);
void child_programs_above(void);
/* Another program in the place of one: for tests. NULL: none. `path` is not copied. */
void child_stand_in(enum child_role, const char *path);

/* Makes the starter; from now on child_start asks it. It dies with this process. Before
 * secrets are read and anything is given up. */
bool child_starter(struct err *) MUST_USE;
/* false: there was one, and it has gone. Then this process can start nothing any more, and what
 * it has started has died with the starter. */
bool child_starter_lives(void);

/* For the child itself: what every one begins with. Its descriptors but the standard three
 * and CHILD_FD are closed, it dies with its parent, dumps no core, gains no rights. */
void child_settle(const char *name);

#endif
