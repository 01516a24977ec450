/* Children: the processes of the house. Each is a program of its own, started by exec
 * with an empty address space, a few harmless environment variables, and one socket,
 * its descriptor 3, over which it talks in messages (message.h). server/SECURITY.md
 * says what each of them has and has not.
 *
 * The programs lie in the folder of the running program, or in ../libexec/postalgm
 * beside it.
 *
 * A process that may no longer start programs (the confined core) has a starter: a
 * process started earlier that does nothing else. child_start asks it, if there is one.
 * SPDX-License-Identifier: ISC */
#ifndef BASE_CHILD_H
#define BASE_CHILD_H

#include <stdbool.h>
#include <sys/types.h>

#include "base/err.h"

enum child_role {
	CHILD_KEYS,    /* holds the secret behind the reply keys */
	CHILD_READER,  /* reads letters, one in each process */
	CHILD_FETCHER, /* has the mailbox's password and connection */
	CHILD_SENDER,  /* has the submission password and connection */
	CHILD_PAINTER, /* draws a figure as a picture */
	CHILD_ZINE,    /* writes the web zine: postalgmd again */
	N_CHILD_ROLES
};

enum { CHILD_FD = 3 };

struct child {
	pid_t pid; /* 0: none */
	int fd;    /* our end of its socket */
};

/* Starts one. `argument` is its first argument, for instance a home's directory, or
 * NULL. If this returns true the process exists; it may still fail soon after. */
bool child_start(enum child_role, const char *argument, struct child *,
		 struct err *) MUST_USE;
/* Closes its socket, which tells it to end, waits `ms` for that, then kills it. `*c` is
 * zeroed; a zeroed one is allowed. Returns waitpid's status (0: it ended well), or -1
 * if it is the starter's child. */
int child_end(struct child *c, int ms);
/* Ends it at once. */
void child_kill(struct child *c);

/* "postalgm-keys". */
const char *child_name(enum child_role);
/* Looks for the folder of the programs above the program's own, as a test needs it. */
void child_programs_above(void);
/* Puts another program in the place of one, for tests. NULL: none. `path` is not
 * copied. */
void child_stand_in(enum child_role, const char *path);
/* How many times that has been done. */
int child_stand_ins(void);

/* Makes the starter, which child_start asks from now on. It dies with this process.
 * Call this before secrets are read and anything is given up. */
bool child_starter(struct err *) MUST_USE;
/* false: the starter has died. Then this process can no longer start anything, and the
 * processes that it started died with the starter. */
bool child_starter_lives(void);

/* The first call of every child: closes all descriptors but the standard three and
 * CHILD_FD, makes it die with its parent, dump no core and gain no rights. */
void child_settle(const char *name);

#endif
