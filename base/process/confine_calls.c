/* Limits what a process may ask of the kernel. Landlock closes files, seccomp removes
 * calls, both for good.
 * SPDX-License-Identifier: ISC */
#define _GNU_SOURCE /* O_PATH, CLONE_THREAD */
#include "base/process/confine_calls.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/filter.h>
#include <linux/landlock.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <seccomp.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "base/memory.h"

/* Libraries preloaded to watch a program or to turn its clock read files of their own,
 * and valgrind needs the kernel for its work: then nothing is taken away, not even in
 * children. */
static bool is_watched(void)
{
	static const char *const watchers[] = {"vgpreload", "libfaketime"};
	const char *preload = getenv("LD_PRELOAD");

	for (size_t i = 0; preload && i < sizeof watchers / sizeof *watchers; i++)
		if (strstr(preload, watchers[i]))
			return true;
	return false;
}

/* Files --------------------------------------------------------------------- */

/* Rights to a file; a folder has more. The numbers are the kernel's, which headers of an
 * older one do not name. */
enum {
	FILE_EXECUTE = 1 << 0,
	FILE_WRITE = 1 << 1,
	FILE_READ = 1 << 2,
	DIR_READ = 1 << 3,
	DIR_REFER = 1 << 13,     /* from version 2 on */
	FILE_TRUNCATE = 1 << 14, /* 3 */
	FILE_IOCTL = 1 << 15,    /* 5 */
	FILE_ALL = FILE_EXECUTE | FILE_WRITE | FILE_READ | FILE_TRUNCATE | FILE_IOCTL,
};

static int landlock_version(void)
{
	return (int)syscall(SYS_landlock_create_ruleset, NULL, 0,
			    LANDLOCK_CREATE_RULESET_VERSION);
}

static uint64_t rights_of(int version)
{
	int n = version >= 5 ? 16 : version >= 3 ? 15 : version == 2 ? 14 : 13;

	return (UINT64_C(1) << n) - 1;
}

static bool grant(int rules, const struct confine_path *p, uint64_t all)
{
	int fd = p->path ? open(p->path, O_PATH | O_CLOEXEC) : -1;
	struct stat st;

	if (!p->path)
		return true;

	if (fd < 0)
		return errno == ENOENT || errno == ENOTDIR || errno == EACCES;
	uint64_t rights = p->write ? all & ~(uint64_t)FILE_EXECUTE
				   : FILE_READ | DIR_READ | FILE_EXECUTE;
	if (p->blind)
		rights &= ~(uint64_t)FILE_READ;
	if (fstat(fd, &st) == 0 && !S_ISDIR(st.st_mode))
		rights &= FILE_ALL;
	struct landlock_path_beneath_attr beneath = {.allowed_access = rights & all,
						     .parent_fd = fd};
	bool ok = syscall(SYS_landlock_add_rule, rules, LANDLOCK_RULE_PATH_BENEATH,
			  &beneath, 0) == 0;
	close(fd);
	return ok;
}

bool confine_files(const struct confine_path *paths, size_t n)
{
	uint64_t all = rights_of(landlock_version());
	/* An older kernel refuses every larger struct: the first member is enough. */
	struct {
		uint64_t handled_access_fs;
	} handled = {all};
	int rules =
		(int)syscall(SYS_landlock_create_ruleset, &handled, sizeof handled, 0);
	bool ok = rules >= 0;

	for (size_t i = 0; ok && i < n; i++)
		ok = grant(rules, &paths[i], all);
	ok = ok && syscall(SYS_landlock_restrict_self, rules, 0) == 0;
	if (rules >= 0)
		close(rules);
	return ok;
}

/* Calls ----------------------------------------------------------------------- */

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

/* clang-format off */
/* The calls that computing needs, whatever their arguments: memory, the clock, the end;
 * and those that the C library makes in passing: fstat before it writes, the size of
 * memory before it sorts. */
static const int compute[] = {
	SCMP_SYS(brk),        SCMP_SYS(munmap),        SCMP_SYS(mremap),       SCMP_SYS(madvise),
	SCMP_SYS(futex),      SCMP_SYS(clock_gettime), SCMP_SYS(gettimeofday), SCMP_SYS(time),
	SCMP_SYS(getrusage),  SCMP_SYS(sysinfo),       SCMP_SYS(fstat),        SCMP_SYS(newfstatat),
	SCMP_SYS(rt_sigreturn), SCMP_SYS(restart_syscall), SCMP_SYS(exit),     SCMP_SYS(exit_group),
	SCMP_SYS(getrlimit),  SCMP_SYS(setrlimit),     SCMP_SYS(poll),         SCMP_SYS(getrandom),
};
/* Only where argument `arg`, under `mask`, is `value`. */
static const struct { int call; unsigned arg; uint64_t mask, value; } narrow[] = {
	{SCMP_SYS(read),      0, UINT32_MAX, 3}, /* the socket to the core, nothing else */
	{SCMP_SYS(recvfrom),  0, UINT32_MAX, 3},
	{SCMP_SYS(write),     0, UINT32_MAX, 2}, /* last words of an assert */
	{SCMP_SYS(mmap),      2, PROT_EXEC, 0},  /* no memory becomes code */
	{SCMP_SYS(mprotect),  2, PROT_EXEC, 0},
	{SCMP_SYS(prlimit64), 0, UINT32_MAX, 0}, /* its own limits */
};
/* Calls that no process of the house needs: to look into others, to change the
 * machine. */
static const int never[] = {
	SCMP_SYS(ptrace),     SCMP_SYS(process_vm_readv), SCMP_SYS(process_vm_writev), SCMP_SYS(kcmp),
	SCMP_SYS(pidfd_getfd), SCMP_SYS(bpf),          SCMP_SYS(perf_event_open), SCMP_SYS(userfaultfd),
	SCMP_SYS(mount),      SCMP_SYS(umount2),       SCMP_SYS(pivot_root),   SCMP_SYS(chroot),
	SCMP_SYS(unshare),    SCMP_SYS(setns),         SCMP_SYS(kexec_load),   SCMP_SYS(kexec_file_load),
	SCMP_SYS(init_module), SCMP_SYS(finit_module), SCMP_SYS(delete_module), SCMP_SYS(add_key),
	SCMP_SYS(request_key), SCMP_SYS(keyctl),       SCMP_SYS(io_uring_setup), SCMP_SYS(io_uring_enter),
	SCMP_SYS(io_uring_register), SCMP_SYS(open_by_handle_at), SCMP_SYS(personality), SCMP_SYS(swapon),
	SCMP_SYS(swapoff),    SCMP_SYS(reboot),        SCMP_SYS(settimeofday), SCMP_SYS(clock_settime),
	SCMP_SYS(acct),       SCMP_SYS(quotactl),      SCMP_SYS(syslog),       SCMP_SYS(sethostname),
};
/* To end, stop, slow or limit other processes. The second list is of calls that name one. */
static const int harm[] = {
	SCMP_SYS(kill),       SCMP_SYS(tkill),         SCMP_SYS(rt_sigqueueinfo), SCMP_SYS(rt_tgsigqueueinfo),
	SCMP_SYS(pidfd_open), SCMP_SYS(pidfd_send_signal), SCMP_SYS(process_madvise), SCMP_SYS(process_mrelease),
	SCMP_SYS(move_pages), SCMP_SYS(migrate_pages), SCMP_SYS(setpriority),  SCMP_SYS(ioprio_set),
	SCMP_SYS(setpgid),
};
static const int harm_others[] = {
	SCMP_SYS(prlimit64),  SCMP_SYS(sched_setaffinity), SCMP_SYS(sched_setscheduler),
	SCMP_SYS(sched_setparam), SCMP_SYS(sched_setattr),
};
/* clang-format on */

static bool load(scmp_filter_ctx f, bool ok)
{
	ok = ok && seccomp_load(f) == 0;
	seccomp_release(f);
	return ok;
}

/* The filter of only_compute as the kernel takes it, once it was made: a process that makes
 * one child a letter makes it for all of them. */
static struct sock_filter kept[1024];
static struct sock_fprog kept_program = {0, kept};

/* A filter of our few rules is shorter than a pipe is wide. */
static bool keep(scmp_filter_ctx f)
{
	int line[2];

	if (pipe(line) != 0)
		return false;
	bool ok = seccomp_export_bpf(f, line[1]) == 0;
	close(line[1]);
	ssize_t n = ok ? read(line[0], kept, sizeof kept) : -1;
	close(line[0]);
	ok = n > 0 && (size_t)n < sizeof kept && (size_t)n % sizeof *kept == 0;
	kept_program.len = ok ? (unsigned short)((size_t)n / sizeof *kept) : 0;
	return ok;
}

static bool load_kept(void)
{
	return kept_program.len &&
	       prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &kept_program, 0, 0) == 0;
}

static scmp_filter_ctx compute_filter(bool *good)
{
	scmp_filter_ctx f = seccomp_init(SCMP_ACT_KILL_PROCESS);
	bool ok = f != NULL;

	for (size_t i = 0; ok && i < sizeof compute / sizeof *compute; i++)
		ok = seccomp_rule_add(f, SCMP_ACT_ALLOW, compute[i], 0) == 0;
	for (size_t i = 0; ok && i < sizeof narrow / sizeof *narrow; i++) {
		const struct scmp_arg_cmp only = {narrow[i].arg, SCMP_CMP_MASKED_EQ,
						  narrow[i].mask, narrow[i].value};
		ok = seccomp_rule_add_array(f, SCMP_ACT_ALLOW, narrow[i].call, 1,
					    &only) == 0;
	}
	/* An address would send elsewhere: the socket has its other end already. */
	const struct scmp_arg_cmp home[] = {{0, SCMP_CMP_EQ, 3, 0},
					    {4, SCMP_CMP_EQ, 0, 0}};
	ok = ok &&
	     seccomp_rule_add_array(f, SCMP_ACT_ALLOW, SCMP_SYS(sendto), 2, home) == 0;
	/* Libraries look for files and go on without them: no reason to die. */
	*good = ok &&
		seccomp_rule_add(f, SCMP_ACT_ERRNO(EACCES), SCMP_SYS(openat), 0) == 0;
	return f;
}

static bool only_compute(void)
{
	bool ok;
	scmp_filter_ctx f = compute_filter(&ok);

	return load(f, ok);
}

bool confine_prepare_compute(void)
{
	bool ok;

	memory_must();
	scmp_filter_ctx f = compute_filter(&ok);
	ok = ok && keep(f);
	seccomp_release(f);
	memory_may();
	return ok;
}

static bool forbid(scmp_filter_ctx f, int call)
{
	return seccomp_rule_add(f, SCMP_ACT_ERRNO(EPERM), call, 0) == 0;
}

static bool forbid_where(scmp_filter_ctx f, int call, struct scmp_arg_cmp where)
{
	return seccomp_rule_add_array(f, SCMP_ACT_ERRNO(EPERM), call, 1, &where) == 0;
}

/* A line to another process of this machine may lead to one that runs programs for who asks (a
 * user's session bus): sockets reach servers of a network, or nothing. Those that a process has
 * when it is confined, and pairs of its own, are left. */
static bool forbid_sockets(scmp_filter_ctx f, bool network)
{
	bool ok = true;

	if (!network)
		return forbid(f, SCMP_SYS(socket));
	for (uint64_t family = 0; ok && family < AF_MAX; family++)
		if (family != AF_INET && family != AF_INET6 && family != AF_NETLINK)
			ok = forbid_where(f, SCMP_SYS(socket),
					  (struct scmp_arg_cmp){0, SCMP_CMP_MASKED_EQ,
								UINT32_MAX, family});
	return ok;
}

/* Words put into the keyboard of the terminal from which the house was started. */
static bool forbid_typing(scmp_filter_ctx f)
{
	return forbid_where(f, SCMP_SYS(ioctl),
			    (struct scmp_arg_cmp){1, SCMP_CMP_MASKED_EQ, UINT32_MAX,
						  TIOCSTI}) &&
	       forbid_where(f, SCMP_SYS(ioctl),
			    (struct scmp_arg_cmp){1, SCMP_CMP_MASKED_EQ, UINT32_MAX,
						  TIOCLINUX});
}

/* New processes; threads are left. The library tries clone3 first, whose arguments nobody can
 * look at. */
static bool forbid_processes(scmp_filter_ctx f)
{
	return forbid(f, SCMP_SYS(fork)) && forbid(f, SCMP_SYS(vfork)) &&
	       seccomp_rule_add(f, SCMP_ACT_ERRNO(ENOSYS), SCMP_SYS(clone3), 0) == 0 &&
	       forbid_where(
		       f, SCMP_SYS(clone),
		       (struct scmp_arg_cmp){0, SCMP_CMP_MASKED_EQ, CLONE_THREAD, 0});
}

/* Calls on other processes. On itself (number 0, or its own number where a library says
 * it so) they are allowed. */
static bool forbid_harm(scmp_filter_ctx f)
{
	const struct scmp_arg_cmp other = {0, SCMP_CMP_NE, 0, 0};
	const struct scmp_arg_cmp not_me = {0, SCMP_CMP_NE, (uint64_t)getpid(), 0};
	bool ok = forbid_where(f, SCMP_SYS(tgkill), not_me);

	for (size_t i = 0; ok && i < sizeof harm / sizeof *harm; i++)
		ok = forbid(f, harm[i]);
	for (size_t i = 0; ok && i < sizeof harm_others / sizeof *harm_others; i++)
		ok = forbid_where(f, harm_others[i], other);
	return ok;
}

static bool all_but(unsigned flags)
{
	scmp_filter_ctx f = seccomp_init(SCMP_ACT_ALLOW);
	bool ok = f != NULL;

	for (size_t i = 0; ok && i < sizeof never / sizeof *never; i++)
		ok = forbid(f, never[i]);
	ok = ok && forbid_sockets(f, !(flags & CONFINE_NETWORK)) && forbid_typing(f);
	if (ok && (flags & CONFINE_PROGRAMS))
		ok = forbid(f, SCMP_SYS(execve)) && forbid(f, SCMP_SYS(execveat));
	if (ok && (flags & CONFINE_PROCESSES))
		ok = forbid_processes(f) && forbid_harm(f);
	return load(f, ok);
}

bool confine_calls(unsigned flags)
{
	if (flags & CONFINE_COMPUTE && kept_program.len)
		return load_kept();
	memory_must(); /* libseccomp does not look */
	bool ok = flags & CONFINE_COMPUTE ? only_compute() : all_but(flags);
	memory_may();
	return ok;
}
