/* Confinement: each process of the house gives up rights before it works. First limits
 * that cannot be raised again, then restrictions by the kernel: Landlock (which files)
 * and seccomp (which calls).
 * SPDX-License-Identifier: ISC */
#ifndef BASE_CONFINE_H
#define BASE_CONFINE_H

#include <stdbool.h>
#include <stddef.h>

/* The rights that a process gives up. Neither it nor any process that it starts gets
 * them back. With any flags it also gives up looking into other processes, changing the
 * machine, talking to other programs of this machine (AF_UNIX), and typing into its
 * terminal. */
enum confine_flag {
	CONFINE_NETWORK = 1 << 0,  /* new sockets; those it has stay */
	CONFINE_PROGRAMS = 1 << 1, /* exec */
	/* fork (threads are allowed), and ending, stopping, slowing or limiting other
	 * processes */
	CONFINE_PROCESSES = 1 << 2,
	/* All system calls except those that computing needs: it reads and answers
	 * through descriptor 3, has its memory and the clock, and opens nothing. Any
	 * other call ends it (SIGSYS), except openat, which fails. */
	CONFINE_COMPUTE = 1 << 3,
};

/* A file, or a folder and everything in it, that stays open to the process. */
struct confine_path {
	const char *path; /* skipped if it is NULL or does not exist */
	bool write;       /* also make, change, rename and remove */
	bool blind;       /* ... but without reading its contents: for a folder */
};

struct confine {
	unsigned flags;
	int memory_mib; /* beyond what the process has now; 0: no limit */
	size_t n_paths; /* no other path can be opened */
	const struct confine_path *paths;
};

/* Gives it all up. Ends the process (status 70) if the kernel supports a restriction
 * but refuses it: then nothing must be read. Load beforehand what a library loads on
 * demand. Under valgrind and the sanitizers only the limits hold (confine_calls.h). */
void confine(const struct confine *);

/* Prepares CONFINE_COMPUTE in a process whose many children will each be confined: it
 * costs them half as much. */
void confine_prepare(void);

/* Gives the process `seconds` of processor time from now on, and at most one more;
 * beyond them the kernel ends it. */
void confine_seconds(int seconds);

#endif
