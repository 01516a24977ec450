/* Confinement: what a process of the house gives up before it works. Limits for good, then
 * what the kernel keeps for us: Landlock (which files) and seccomp (which calls).
 * SPDX-License-Identifier: ISC */
#ifndef BASE_CONFINE_H
#define BASE_CONFINE_H

#include <stdbool.h>
#include <stddef.h>

/* What is given up. No process gets any of it back, nor do those that it starts. Whatever the
 * flags are, it also gives up to look into other processes, to change the machine, to speak to
 * other programs of this machine (AF_UNIX), and to type into its terminal. */
enum confine_flag {
	CONFINE_NETWORK = 1 << 0,  /* new sockets; those it has are left */
	CONFINE_PROGRAMS = 1 << 1, /* exec */
	/* fork; threads are left. And to end, stop, slow or limit other processes. */
	CONFINE_PROCESSES = 1 << 2,
	/* All calls but those that computing needs: it reads and answers through
	 * descriptor 3, has its memory and the clock, and opens nothing. Any other call
	 * ends it (SIGSYS), but for openat, which fails. */
	CONFINE_COMPUTE = 1 << 3,
};

/* A file, or a folder and all in it, that stays open to it. */
struct confine_path {
	const char *path; /* one that is not there is passed over */
	bool write;       /* also make, change, rename and remove */
	bool blind;       /* ... but not read what it holds: for a folder */
};

struct confine {
	unsigned flags;
	int memory_mib; /* beyond what the process has now; 0: no limit */
	size_t n_paths; /* nothing else can be opened */
	const struct confine_path *paths;
};

/* Gives it up. Ends the process (status 70) where the kernel has a means and refuses it:
 * then nothing may be read. What a library loads on demand must be loaded before. Under
 * valgrind and the sanitizers only limits hold (confine_calls.h). */
void confine(const struct confine *);

/* Makes ready what CONFINE_COMPUTE takes, for a process whose many children will each be
 * confined so: it costs them half as much. */
void confine_prepare(void);

/* Grants itself `seconds` of processor time from now on, and at most one more; beyond them
 * the kernel ends it. */
void confine_seconds(int seconds);

#endif
