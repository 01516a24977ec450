/* Confinement: see confine.h.
 * SPDX-License-Identifier: ISC */
#include "base/process/confine.h"

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <unistd.h>

#include "base/process/confine_calls.h"

enum { REFUSED = 70, STACK_BYTES = 8 * 1024 * 1024, COMPUTE_FILES = 8, US = 1000000 };

static void must(bool done)
{
	if (!done)
		_exit(REFUSED);
}

static void limit(int what, rlim_t most)
{
	struct rlimit r;

	/* Never above a limit that an operator has set. */
	must(getrlimit(what, &r) == 0);
	if (r.rlim_max != RLIM_INFINITY && r.rlim_max < most)
		most = r.rlim_max;
	must(setrlimit(what, &(struct rlimit){most, most}) == 0);
}

/* Address space the process has now, in bytes. */
static rlim_t memory_now(void)
{
	FILE *f = fopen("/proc/self/statm", "r");
	unsigned long pages = 0;

	if (f) {
		if (fscanf(f, "%lu", &pages) != 1)
			pages = 0;
		fclose(f);
	}
	return (rlim_t)pages * (rlim_t)sysconf(_SC_PAGESIZE);
}

/* valgrind keeps descriptors of its own and refuses a lower hard limit. */
static void limit_files(rlim_t most)
{
	struct rlimit r;

	must(getrlimit(RLIMIT_NOFILE, &r) == 0);
	must(setrlimit(RLIMIT_NOFILE, &(struct rlimit){most, r.rlim_max}) == 0);
	r = (struct rlimit){most, most};
	if (setrlimit(RLIMIT_NOFILE, &r) != 0)
		return;
}

/* Children inherit that no file can be opened, and this with it. */
static bool has_no_files;

static void give_up_files(const struct confine *c)
{
	if (has_no_files)
		return;
	must(confine_files(c->paths, c->n_paths));
	has_no_files = c->n_paths == 0;
}

void confine(const struct confine *c)
{
	must(prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0);
	must(prctl(PR_SET_DUMPABLE, 0, 0, 0, 0) == 0);
	limit(RLIMIT_CORE, 0);
	if (c->flags & CONFINE_COMPUTE) {
		limit(RLIMIT_FSIZE, 0);
		limit_files(COMPUTE_FILES);
	}
	if (!BUILT_PLAIN)
		return;
	if (c->memory_mib) {
		limit(RLIMIT_AS, memory_now() + (rlim_t)c->memory_mib * 1024 * 1024);
		limit(RLIMIT_STACK, STACK_BYTES);
	}
	unsigned has = confine_kernel();
	if (has & CONFINE_LANDLOCK)
		give_up_files(c);
	must(!(has & CONFINE_SECCOMP) || confine_calls(c->flags));
}

void confine_prepare(void)
{
	/* If it cannot be made now, it is made each time. */
	if (BUILT_PLAIN && confine_kernel() & CONFINE_SECCOMP)
		(void)confine_prepare_compute();
}

void confine_seconds(int seconds)
{
	struct rusage used;
	struct rlimit cpu;

	must(getrusage(RUSAGE_SELF, &used) == 0);
	must(getrlimit(RLIMIT_CPU, &cpu) == 0);
	int64_t us = (used.ru_utime.tv_sec + used.ru_stime.tv_sec) * US +
		     used.ru_utime.tv_usec + used.ru_stime.tv_usec;
	/* The limit is in whole seconds: the one that was begun is granted. */
	cpu.rlim_cur = (rlim_t)(us / US) + 1 + (rlim_t)seconds;
	if (cpu.rlim_cur < cpu.rlim_max)
		must(setrlimit(RLIMIT_CPU, &cpu) == 0);
}
