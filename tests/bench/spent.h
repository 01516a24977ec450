/* Seconds of processor that processes have taken: where others keep the machine busy, the clock on
 * the wall tells mostly of them.
 * SPDX-License-Identifier: ISC */
#ifndef TESTS_BENCH_SPENT_H
#define TESTS_BENCH_SPENT_H

#include <stdio.h>
#include <string.h>
#include <sys/types.h>
#include <unistd.h>

/* Calls `see` for each process that `pid` started and that still runs. */
static inline void spent_children(int pid, void (*see)(void *, int pid), void *with)
{
	char path[64];
	int child;

	snprintf(path, sizeof path, "/proc/%d/task/%d/children", pid, pid);
	FILE *f = fopen(path, "r");
	while (f && fscanf(f, "%d", &child) == 1)
		see(with, child);
	if (f)
		fclose(f);
}

/* Adds to the double `with` what this process took, and those of its children that have ended. */
static inline void spent_add(void *with, int pid)
{
	double *seconds = with;
	char path[64], line[1024];
	unsigned long user = 0, sys = 0, users = 0, syses = 0;

	snprintf(path, sizeof path, "/proc/%d/stat", pid);
	FILE *f = fopen(path, "r");
	const char *after =
		f && fgets(line, sizeof line, f) ? strrchr(line, ')') : NULL;
	if (after &&
	    sscanf(after + 2,
		   "%*c %*d %*d %*d %*d %*d %*u %*u %*u %*u %*u %lu %lu %lu %lu", &user,
		   &sys, &users, &syses) == 4)
		*seconds += (double)(user + sys + users + syses) /
			    (double)sysconf(_SC_CLK_TCK);
	if (f)
		fclose(f);
}

/* The same, and of all beneath it. */
static inline void spent_add_tree(void *with, int pid)
{
	spent_add(with, pid);
	spent_children(pid, spent_add_tree, with);
}

static inline double spent_tree(int pid)
{
	double seconds = 0;

	spent_add_tree(&seconds, pid);
	return seconds;
}

#endif
