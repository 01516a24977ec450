/* Children: see child.h.
 * SPDX-License-Identifier: ISC */
#define _GNU_SOURCE /* prctl, close_range, SOCK_CLOEXEC */
#include "base/process/child.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "base/process/child_starter.h"

/* clang-format off */
static const struct {
	const char *name;
	bool network; /* it reads a password, perhaps by the operator's own command */
} roles[N_CHILD_ROLES] = {
	[CHILD_KEYS]    = {"postalgm-keys",  false},
	[CHILD_READER]  = {"postalgm-read",  false},
	[CHILD_FETCHER] = {"postalgm-fetch", true},
	[CHILD_SENDER]  = {"postalgm-send",  true},
	[CHILD_PAINTER] = {"postalgm-paint", false},
	[CHILD_ZINE]    = {"postalgmd",      false},
};

/* The environment variables that a child inherits. The second list is for the
 * operator's password_command. */
static const char *const inherited[] = {
	"TZ", "TZDIR", "LANG", "LC_ALL", "LC_CTYPE", "LD_PRELOAD", "LD_LIBRARY_PATH",
	"ASAN_OPTIONS", "UBSAN_OPTIONS", "LSAN_OPTIONS", "FAKETIME", "FAKETIME_TIMESTAMP_FILE",
	"FAKETIME_NO_CACHE", "DONT_FAKE_MONOTONIC", "NO_FAKE_STAT",
};
static const char *const inherited_network[] = {
	"HOME", "USER", "LOGNAME", "SHELL", "PATH", "GNUPGHOME", "PASSWORD_STORE_DIR",
	"XDG_RUNTIME_DIR", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "DBUS_SESSION_BUS_ADDRESS",
	"SSH_AUTH_SOCK", "CREDENTIALS_DIRECTORY", "SSL_CERT_FILE", "SSL_CERT_DIR",
};
/* clang-format on */

enum { PATH_ROOM = 4096, ENV_MAX = 40, ENV_ROOM = 8192, POLL_MAX_US = 5000 };

const char *child_name(enum child_role role)
{
	return roles[role].name;
}

/* The folder of the programs -------------------------------------------------- */

static char programs[PATH_ROOM];

static void set_programs(const char *dir)
{
	snprintf(programs, sizeof programs, "%s", dir);
}

static const char *stand_ins[N_CHILD_ROLES];
static int stood_in;

void child_stand_in(enum child_role role, const char *path)
{
	stand_ins[role] = path;
	stood_in++;
}

int child_stand_ins(void)
{
	return stood_in;
}

static bool is_program(char out[PATH_ROOM], const char *dir, const char *beside,
		       const char *name)
{
	int n = snprintf(out, PATH_ROOM, "%s%s%s%s", dir, beside, *name ? "/" : "",
			 name);

	return n > 0 && n < PATH_ROOM && access(out, X_OK) == 0;
}

void child_programs_above(void)
{
	char at[PATH_ROOM], found[PATH_ROOM], *slash;
	ssize_t n = readlink("/proc/self/exe", at, sizeof at - 1);

	at[n > 0 ? n : 0] = '\0';
	while ((slash = strrchr(at, '/'))) {
		*slash = '\0';
		if (is_program(found, at, "", child_name(CHILD_KEYS))) {
			set_programs(at);
			return;
		}
	}
}

static bool find_program(enum child_role role, char out[PATH_ROOM], struct err *err)
{
	const char *name = child_name(role);
	char own[PATH_ROOM];
	ssize_t n = readlink("/proc/self/exe", own, sizeof own - 1);

	if (stand_ins[role])
		return is_program(out, stand_ins[role], "", "") ||
		       err_set(err, "there is no %s", stand_ins[role]);
	if (*programs && is_program(out, programs, "", name))
		return true;
	own[n > 0 ? n : 0] = '\0';
	char *slash = strrchr(own, '/');
	if (slash) {
		*slash = '\0';
		if (is_program(out, own, "", name) ||
		    is_program(out, own, "/../libexec/postalgm", name))
			return true;
	}
	if (!slash)
		return err_set(
			err,
			"/proc/self/exe cannot be read, which says where %s lies; is /proc mounted?",
			name);
	return err_set(
		err,
		"the program %s is missing: it should be in %s or in %s/../libexec/postalgm",
		name, own, own);
}

/* Starting ------------------------------------------------------------------------ */

struct environment {
	char *list[ENV_MAX + 1];
	char room[ENV_ROOM];
	size_t n, used;
};

static void env_put(struct environment *e, const char *name, const char *value)
{
	size_t left = sizeof e->room - e->used;
	int n = snprintf(e->room + e->used, left, "%s=%s", name, value);

	if (n < 0 || (size_t)n >= left || e->n == ENV_MAX)
		return; /* names beyond this are left out: none of them is needed */
	e->list[e->n++] = e->room + e->used;
	e->used += (size_t)n + 1;
}

static void env_inherit(struct environment *e, const char *const names[], size_t n)
{
	for (size_t i = 0; i < n; i++) {
		const char *value = getenv(names[i]);
		if (value)
			env_put(e, names[i], value);
	}
}

static void env_for(struct environment *e, enum child_role role)
{
	*e = (struct environment){0};
	env_inherit(e, inherited, sizeof inherited / sizeof *inherited);
	if (roles[role].network)
		env_inherit(e, inherited_network,
			    sizeof inherited_network / sizeof *inherited_network);
	if (!roles[role].network || !getenv("PATH"))
		env_put(e, "PATH", "/usr/sbin:/usr/bin:/sbin:/bin");
}

static _Noreturn void become(enum child_role role, const char *path,
			     const char *argument, int fd)
{
	struct environment e;
	char *argv[] = {(char *)(uintptr_t)child_name(role),
			role == CHILD_ZINE ? "--zine" : (char *)(uintptr_t)argument,
			role == CHILD_ZINE ? (char *)(uintptr_t)argument : NULL, NULL};
	sigset_t none;

	sigemptyset(&none);
	sigprocmask(SIG_SETMASK, &none, NULL);
	/* dup2 onto itself would keep close-on-exec. */
	if (fd == CHILD_FD ? fcntl(fd, F_SETFD, 0) < 0 : dup2(fd, CHILD_FD) < 0)
		_exit(127);
	syscall(SYS_close_range, CHILD_FD + 1, ~0U, 0U);
	env_for(&e, role);
	execve(path, argv, e.list);
	_exit(127);
}

bool child_start_here(enum child_role role, const char *argument, struct child *c,
		      struct err *err)
{
	char path[PATH_ROOM];
	int pair[2];

	*c = (struct child){0, -1};
	if (!find_program(role, path, err))
		return false;
	if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, pair) != 0)
		return err_set(err, "no socket for %s: %s", child_name(role),
			       strerror(errno));
	pid_t pid = fork();
	if (pid == 0)
		become(role, path, argument, pair[1]);
	close(pair[1]);
	if (pid < 0) {
		close(pair[0]);
		return err_set(err, "no process for %s: %s", child_name(role),
			       strerror(errno));
	}
	*c = (struct child){pid, pair[0]};
	return true;
}

bool child_start(enum child_role role, const char *argument, struct child *c,
		 struct err *err)
{
	return starter_is_there() ? starter_start(role, argument, c, err)
				  : child_start_here(role, argument, c, err);
}

/* Ending ---------------------------------------------------------------------------- */

int child_reap(pid_t pid, int ms)
{
	int64_t left_us = (int64_t)ms * 1000, pause_us = 100;
	int status = 0;
	pid_t r;

	/* Most end within a millisecond of the end of their socket. */
	for (; left_us > 0; left_us -= pause_us) {
		r = waitpid(pid, &status, WNOHANG);
		if (r == pid)
			return status;
		if (r < 0 && errno != EINTR)
			return -1;
		nanosleep(&(struct timespec){0, (long)pause_us * 1000}, NULL);
		if (pause_us < POLL_MAX_US)
			pause_us *= 2;
	}
	kill(pid, SIGKILL);
	while ((r = waitpid(pid, &status, 0)) < 0 && errno == EINTR)
		;
	return r == pid ? status : -1;
}

int child_end(struct child *c, int ms)
{
	struct child was = *c;

	*c = (struct child){0, -1};
	if (!was.pid)
		return 0;
	close(was.fd);
	return starter_is_there() ? starter_end(was.pid, ms) : child_reap(was.pid, ms);
}

void child_kill(struct child *c)
{
	(void)child_end(c, 0);
}

/* The child's own beginning ------------------------------------------------------------ */

void child_settle(const char *name)
{
	struct rlimit none = {0, 0};

	prctl(PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0);
	prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
	prctl(PR_SET_DUMPABLE, 0, 0, 0, 0);
	prctl(PR_SET_NAME, name, 0, 0, 0);
	setrlimit(RLIMIT_CORE, &none);
	/* It ends by its socket, not by the signals that the terminal sends to all. */
	signal(SIGINT, SIG_IGN);
	signal(SIGTERM, SIG_IGN);
	signal(SIGPIPE, SIG_IGN);
	syscall(SYS_close_range, CHILD_FD + 1, ~0U, 0U);
}
