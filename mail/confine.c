/* Confinement: see confine.h.
 * SPDX-License-Identifier: ISC */
#include "mail/confine.h"

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "mail/confine_calls.h"

static void must(int result)
{
	if (result != 0)
		_exit(70);
}

static void limit(int what, rlim_t soft, rlim_t hard)
{
	must(setrlimit(what, &(struct rlimit){soft, hard}));
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

/* All from `first` on; one by one where the kernel is too old for more. */
static void close_from(unsigned first)
{
	if (syscall(SYS_close_range, first, ~0U, 0U) == 0)
		return;
	long max = sysconf(_SC_OPEN_MAX);
	for (int fd = (int)first; fd < (max > 0 && max < 65536 ? (int)max : 65536);
	     fd++)
		close(fd);
}

/* valgrind keeps descriptors of its own and refuses a lower hard limit. */
static void limit_files(void)
{
	struct rlimit r;

	must(getrlimit(RLIMIT_NOFILE, &r));
	limit(RLIMIT_NOFILE, CONFINE_FILES, r.rlim_max);
	r = (struct rlimit){CONFINE_FILES, CONFINE_FILES};
	if (setrlimit(RLIMIT_NOFILE, &r) != 0)
		return;
}

int confine_process(int keep)
{
	if (keep != 3)
		must(dup2(keep, 3) != 3);
	close_from(4);
	must(prctl(PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0));
	must(prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0));
	limit(RLIMIT_CORE, 0, 0);
	limit(RLIMIT_FSIZE, 0, 0);
	limit_files();
	if (CONFINE_CALLS_BUILT) {
		rlim_t most = memory_now() + (rlim_t)CONFINE_MEMORY_MIB * 1024 * 1024;
		limit(RLIMIT_AS, most, most);
		limit(RLIMIT_STACK, 8 * 1024 * 1024, 8 * 1024 * 1024);
		must(confine_calls() ? 0 : -1);
	}
	return 3;
}

void confine_next_letter(void)
{
	struct rusage used;
	struct rlimit cpu;

	must(getrusage(RUSAGE_SELF, &used));
	must(getrlimit(RLIMIT_CPU, &cpu));
	rlim_t so_far = (rlim_t)(used.ru_utime.tv_sec + used.ru_stime.tv_sec) + 2;
	cpu.rlim_cur = so_far + CONFINE_CPU_SECONDS;
	if (cpu.rlim_cur < cpu.rlim_max)
		must(setrlimit(RLIMIT_CPU, &cpu));
}
