/* What a worker may still ask of the kernel: next to nothing. Landlock closes all files,
 * seccomp leaves the calls that reading a letter needs; both hold for good.
 * SPDX-License-Identifier: ISC */
#include "mail/confine_calls.h"

#include <errno.h>
#include <linux/landlock.h>
#include <linux/seccomp.h>
#include <seccomp.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

/* clang-format off */
/* Whatever their arguments are. Memory, the clock, the end; and what the C library asks
 * in passing: fstat before it writes, the size of memory before it sorts. */
static const int calls[] = {
	SCMP_SYS(brk),        SCMP_SYS(munmap),        SCMP_SYS(mremap),       SCMP_SYS(madvise),
	SCMP_SYS(futex),      SCMP_SYS(clock_gettime), SCMP_SYS(gettimeofday), SCMP_SYS(time),
	SCMP_SYS(getrusage),  SCMP_SYS(sysinfo),       SCMP_SYS(fstat),        SCMP_SYS(newfstatat),
	SCMP_SYS(rt_sigreturn), SCMP_SYS(restart_syscall), SCMP_SYS(exit),     SCMP_SYS(exit_group),
	SCMP_SYS(getrlimit),  SCMP_SYS(setrlimit),
};
/* Only where argument `arg`, under `mask`, is `value`. */
static const struct { int call; unsigned arg; uint64_t mask, value; } narrow[] = {
	{SCMP_SYS(read),      0, UINT32_MAX, 3}, /* the socket to the daemon, nothing else */
	{SCMP_SYS(recvfrom),  0, UINT32_MAX, 3},
	{SCMP_SYS(write),     0, UINT32_MAX, 2}, /* last words of an assert */
	{SCMP_SYS(mmap),      2, PROT_EXEC, 0},  /* no memory becomes code */
	{SCMP_SYS(mprotect),  2, PROT_EXEC, 0},
	{SCMP_SYS(prlimit64), 0, UINT32_MAX, 0}, /* its own limits */
};
/* clang-format on */

static int landlock_version(void)
{
	return (int)syscall(SYS_landlock_create_ruleset, NULL, 0,
			    LANDLOCK_CREATE_RULESET_VERSION);
}

/* valgrind needs the kernel for its own work, in the worker too. */
static bool is_watched(void)
{
	const char *preload = getenv("LD_PRELOAD");

	return preload && strstr(preload, "vgpreload");
}

unsigned confine_kernel(void)
{
	unsigned has = 0;

	if (is_watched())
		return 0;
	if (prctl(PR_GET_SECCOMP, 0, 0, 0, 0) >= 0)
		has |= CONFINE_SECCOMP;
	if (landlock_version() > 0)
		has |= CONFINE_LANDLOCK;
	return has;
}

/* Handles every right to files that this kernel's version knows, and grants none. */
bool confine_files(void)
{
	int version = landlock_version();
	struct landlock_ruleset_attr all = {
		.handled_access_fs = version >= 3   ? (UINT64_C(1) << 15) - 1
				     : version == 2 ? (UINT64_C(1) << 14) - 1
						    : (UINT64_C(1) << 13) - 1,
	};
	int fd = (int)syscall(SYS_landlock_create_ruleset, &all, sizeof all, 0);

	if (fd < 0)
		return false;
	bool ok = syscall(SYS_landlock_restrict_self, fd, 0) == 0;
	close(fd);
	return ok;
}

static bool add_rules(scmp_filter_ctx f)
{
	for (size_t i = 0; i < sizeof calls / sizeof *calls; i++)
		if (seccomp_rule_add(f, SCMP_ACT_ALLOW, calls[i], 0) != 0)
			return false;
	for (size_t i = 0; i < sizeof narrow / sizeof *narrow; i++) {
		const struct scmp_arg_cmp only = {narrow[i].arg, SCMP_CMP_MASKED_EQ,
						  narrow[i].mask, narrow[i].value};
		if (seccomp_rule_add_array(f, SCMP_ACT_ALLOW, narrow[i].call, 1,
					   &only) != 0)
			return false;
	}
	/* An address would send elsewhere: the socket has its other end already. */
	const struct scmp_arg_cmp home[] = {{0, SCMP_CMP_EQ, 3, 0},
					    {4, SCMP_CMP_EQ, 0, 0}};
	if (seccomp_rule_add_array(f, SCMP_ACT_ALLOW, SCMP_SYS(sendto), 2, home) != 0)
		return false;
	/* Libraries look for files and go on without them: no reason to die. */
	return seccomp_rule_add(f, SCMP_ACT_ERRNO(EACCES), SCMP_SYS(openat), 0) == 0;
}

static bool close_calls(void)
{
	scmp_filter_ctx f = seccomp_init(SCMP_ACT_KILL_PROCESS);
	bool ok = f && add_rules(f) && seccomp_load(f) == 0;

	seccomp_release(f);
	return ok;
}

bool confine_calls(void)
{
	unsigned has = confine_kernel();

	if ((has & CONFINE_LANDLOCK) && !confine_files())
		return false;
	return !(has & CONFINE_SECCOMP) || close_calls();
}
