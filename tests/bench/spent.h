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

/* Seconds, or what a letter took in microseconds: this process, the others that it started, and a mail server, which it started
 * as `server`. */
struct spent {
	double own, others, server;
};

static inline struct spent spent_now(int server)
{
	struct spent now = {.server = spent_tree(server)};

	spent_add(&now.own, getpid());
	now.others = spent_tree(getpid()) - now.own - now.server;
	return now;
}

static inline struct spent spent_since(struct spent then, int server, int letters)
{
	const struct spent now = spent_now(server);
	const double each = 1e6 / letters;

	return (struct spent){(now.own - then.own) * each,
			      (now.others - then.others) * each,
			      (now.server - then.server) * each};
}

static inline double spent_sum(struct spent s)
{
	return s.own + s.others + s.server;
}

/* What others do on the machine only adds to it. */
static inline void spent_least(struct spent *least, struct spent s)
{
	if (spent_sum(*least) == 0 || spent_sum(s) < spent_sum(*least))
		*least = s;
}

static inline void spent_print(const char *what, struct spent s, struct spent ours)
{
	printf("%-26s %10.0f us of processor a letter, the server %.0f (own %.0f, other processes %.0f); ratio %.2f\n",
	       what, spent_sum(s), s.server, s.own, s.others,
	       spent_sum(s) / spent_sum(ours));
}

#endif
