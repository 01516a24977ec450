/* Acts that a confined process cannot commit: against another process of the same user,
 * which holds a secret in its memory and in a file, and against the machine. Each is
 * tried in a process of its own, once free, where it must succeed, and once confined.
 * The powers of root do not excuse it: the kernel refuses it by its name.
 * SPDX-License-Identifier: ISC */
#define _GNU_SOURCE /* process_vm_readv, prlimit, posix_openpt */
#include <errno.h>
#include <fcntl.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/prctl.h>
#include <sys/ptrace.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/process/confine.h"
#include "base/process/confine_calls.h"
#include "tests/check_main.h"

static char secret[] = "the secret of another process";
static char file[64];
static pid_t victim;

static void set_up(void)
{
	snprintf(file, sizeof file, "/tmp/postalgm-confine.XXXXXX");
	int fd = mkstemp(file);
	ck_assert_int_ge(fd, 0);
	ck_assert_int_eq(write(fd, secret, sizeof secret), sizeof secret);
	close(fd);
	victim = fork();
	if (victim == 0) {
		/* Not even this one's memory can be read, though it may be dumped. */
		prctl(PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0);
		prctl(PR_SET_DUMPABLE, 1, 0, 0, 0);
		for (;;)
			pause();
	}
}

static void tear_down(void)
{
	kill(victim, SIGKILL);
	waitpid(victim, NULL, 0);
	unlink(file);
}

/* Attempts: true where one has succeeded ------------------------------------------ */

static bool reads(const char *path)
{
	char c;
	int fd = open(path, O_RDONLY);
	bool got = fd >= 0 && pread(fd, &c, 1, (off_t)(intptr_t)secret) == 1;

	if (fd >= 0)
		close(fd);
	return got;
}

static bool reads_its_memory(void)
{
	char path[64];

	snprintf(path, sizeof path, "/proc/%d/mem", (int)victim);
	return reads(path);
}

static bool reads_its_environment(void)
{
	char path[64], c;

	snprintf(path, sizeof path, "/proc/%d/environ", (int)victim);
	int fd = open(path, O_RDONLY);
	return fd >= 0 && read(fd, &c, 1) == 1;
}

static bool peeps(void)
{
	char here[8];
	struct iovec to = {here, sizeof here}, from = {secret, sizeof here};

	return process_vm_readv(victim, &to, 1, &from, 1, 0) == sizeof here;
}

static bool pokes(void)
{
	struct iovec both = {secret, 8};

	return process_vm_writev(victim, &both, 1, &both, 1, 0) == 8;
}

static bool traces(void)
{
	if (ptrace(PTRACE_ATTACH, victim, NULL, NULL) != 0)
		return false;
	waitpid(victim, NULL, 0);
	return ptrace(PTRACE_DETACH, victim, NULL, NULL) == 0;
}

static bool takes_its_descriptor(void)
{
	int process = (int)syscall(SYS_pidfd_open, victim, 0);

	return process >= 0 && syscall(SYS_pidfd_getfd, process, 1, 0) >= 0;
}

static bool reads_its_file(void)
{
	return open(file, O_RDONLY) >= 0;
}

static bool writes_its_file(void)
{
	return open(file, O_WRONLY) >= 0;
}

static bool signals(void)
{
	return kill(victim, 0) == 0;
}

static bool signals_a_thread(void)
{
	return syscall(SYS_tgkill, victim, victim, 0) == 0;
}

static bool queues_a_signal(void)
{
	siginfo_t info = {.si_signo = SIGCONT, .si_code = SI_QUEUE, .si_pid = getpid()};

	return syscall(SYS_rt_sigqueueinfo, victim, SIGCONT, &info) == 0;
}

static bool signals_by_descriptor(void)
{
	int process = (int)syscall(SYS_pidfd_open, victim, 0);

	return process >= 0 && syscall(SYS_pidfd_send_signal, process, 0, NULL, 0) == 0;
}

static bool limits(void)
{
	struct rlimit r;

	return prlimit(victim, RLIMIT_AS, NULL, &r) == 0 &&
	       prlimit(victim, RLIMIT_AS, &r, NULL) == 0;
}

static bool slows(void)
{
	return setpriority(PRIO_PROCESS, (id_t)victim, 1) == 0;
}

static bool binds(void)
{
	cpu_set_t set;

	return sched_getaffinity(victim, sizeof set, &set) == 0 &&
	       sched_setaffinity(victim, sizeof set, &set) == 0;
}

static bool speaks_to_this_machine(void)
{
	return socket(AF_UNIX, SOCK_STREAM, 0) >= 0;
}

static bool speaks_to_others(void)
{
	return socket(AF_INET, SOCK_STREAM, 0) >= 0;
}

static bool forks(void)
{
	pid_t pid = fork();

	if (pid == 0)
		_exit(0);
	return pid > 0;
}

/* It ends this process well; the tester takes that for what it is. */
static bool runs_a_program(void)
{
	execl("/bin/true", "true", (char *)NULL);
	return false;
}

/* As into the shell from which the house was started. That there is no terminal is found out
 * later than that it is forbidden. */
static bool may_type(void)
{
	return ioctl(-1, TIOCSTI, "x") == 0 || errno != EPERM;
}

/* Trying ---------------------------------------------------------------------------- */

enum { NO = 1, YES = 0, UNCONFINED = -1 };

/* The flags of the processes that hear strangers, and of the core. */
enum {
	HEARS_A_SERVER = CONFINE_PROGRAMS | CONFINE_PROCESSES,
	HAS_A_FOLDER = HEARS_A_SERVER | CONFINE_NETWORK,
	CORE = CONFINE_NETWORK | CONFINE_PROGRAMS,
};

/* clang-format off */
static const struct attempt {
	const char *what;
	bool (*does)(void);
	bool server, folder, core; /* is it kept from it? */
} attempts[] = {
	{"read the memory of another",       reads_its_memory,      true, true, true},
	{"read the environment of another",  reads_its_environment, true, true, true},
	{"read it by a call",                peeps,                 true, true, true},
	{"write into it",                    pokes,                 true, true, true},
	{"trace another",                    traces,                true, true, true},
	{"take a descriptor of another",     takes_its_descriptor,  true, true, true},
	{"read a file of another",           reads_its_file,        true, true, true},
	{"write a file of another",          writes_its_file,       true, true, true},
	{"signal another",                   signals,               true, true, false},
	{"signal a thread of another",       signals_a_thread,      true, true, false},
	{"queue a signal",                   queues_a_signal,       true, true, false},
	{"signal by a descriptor",           signals_by_descriptor, true, true, false},
	{"limit another",                    limits,                true, true, false},
	{"slow another",                     slows,                 true, true, false},
	{"bind another to a processor",      binds,                 true, true, false},
	{"speak to programs of this machine", speaks_to_this_machine, true, true, true},
	{"speak to a network",               speaks_to_others,      false, true, true},
	{"start a process",                  forks,                 true, true, false},
	{"run a program",                    runs_a_program,        true, true, true},
};
/* clang-format on */

static int tried(bool (*does)(void), int flags)
{
	int status = -1;
	pid_t pid = fork();

	if (pid == 0) {
		/* A folder that is there and has nothing of anybody's in it. */
		const struct confine_path one = {.path = "/usr/share/zoneinfo"};
		const struct confine c = {
			.flags = (unsigned)flags, .n_paths = 1, .paths = &one};
		if (flags != UNCONFINED)
			confine(&c);
		_exit(does() ? YES : NO);
	}
	ck_assert_int_eq(waitpid(pid, &status, 0), pid);
	return WIFEXITED(status) ? WEXITSTATUS(status) : 1000 + status;
}

static bool keeps_all(void)
{
	return BUILT_PLAIN && confine_kernel() == (CONFINE_SECCOMP | CONFINE_LANDLOCK);
}

/* An attempt that fails anyway proves nothing: where this machine forbids it to all, it is
 * told. */
START_TEST(a_confined_process_cannot)
{
	const struct attempt *x = &attempts[_i];

	if (!keeps_all())
		return;
	if (tried(x->does, UNCONFINED) != YES) {
		printf("# nobody here can %s\n", x->what);
		return;
	}
	ck_assert_msg((tried(x->does, HEARS_A_SERVER) == NO) == x->server,
		      "who hears a server: %s", x->what);
	ck_assert_msg((tried(x->does, HAS_A_FOLDER) == NO) == x->folder,
		      "who has a folder: %s", x->what);
	ck_assert_msg((tried(x->does, CORE) == NO) == x->core, "the core: %s", x->what);
}
END_TEST

START_TEST(nor_type_into_its_terminal)
{
	if (!keeps_all())
		return;
	ck_assert_int_eq(tried(may_type, UNCONFINED), YES);
	ck_assert_int_eq(tried(may_type, HEARS_A_SERVER), NO);
	ck_assert_int_eq(tried(may_type, CORE), NO);
}
END_TEST

/* A confined process keeps the calls that it needs for itself. */

static bool ends_itself(void)
{
	signal(SIGABRT, SIG_DFL);
	abort();
}

static bool limits_itself(void)
{
	struct rlimit r;

	return getrlimit(RLIMIT_NOFILE, &r) == 0 && setrlimit(RLIMIT_NOFILE, &r) == 0;
}

static bool has_a_pair(void)
{
	int pair[2];

	return socketpair(AF_UNIX, SOCK_STREAM, 0, pair) == 0;
}

START_TEST(what_it_does_to_itself_is_its_own)
{
	struct rlimit none = {0, 0};

	if (!keeps_all())
		return;
	setrlimit(RLIMIT_CORE, &none);
	ck_assert_int_eq(tried(ends_itself, HAS_A_FOLDER), 1000 + SIGABRT);
	ck_assert_int_eq(tried(limits_itself, HAS_A_FOLDER), YES);
	ck_assert_int_eq(tried(has_a_pair, HAS_A_FOLDER), YES);
}
END_TEST

static Suite *make_suite(void)
{
	Suite *s = suite_create("confine");
	TCase *t = tcase_create("confine");

	tcase_add_checked_fixture(t, set_up, tear_down);
	tcase_add_loop_test(t, a_confined_process_cannot, 0,
			    sizeof attempts / sizeof *attempts);
	tcase_add_test(t, nor_type_into_its_terminal);
	tcase_add_test(t, what_it_does_to_itself_is_its_own);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(make_suite)
