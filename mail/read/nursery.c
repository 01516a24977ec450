/* The nursery: see nursery.h.
 * SPDX-License-Identifier: ISC */
#define _GNU_SOURCE /* SOCK_CLOEXEC */
#include "mail/read/nursery.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "base/arena.h"
#include "base/process/child.h"
#include "base/process/confine.h"
#include "base/process/confine_calls.h"
#include "base/process/message.h"
#include "mail/letter/charset.h"
#include "mail/read/letter_message.h"

enum {
	MEMORY_MIB_MAX = 1024 * 1024,
	HOUSE_MAX = 1000, /* of an address, an instance */
	QUESTION_MAX = LETTER_SIZE_MAX + 4096,
};

static const char name[] = "postalgm-read";

/* A reader ------------------------------------------------------------------- */

/* false: it was asked nonsense, or nobody wants the answer any more. */
static bool read_one(letter_reader *reader)
{
	struct arena *a = arena_create();
	struct message_in in;
	struct letter_house house = {0};
	struct letter l;
	struct err cut = {0};

	if (message_receive(CHILD_FD, a, QUESTION_MAX, MESSAGE_FOREVER, &in) !=
	    MESSAGE_HERE)
		return false;
	house.address = message_str(&in, HOUSE_MAX);
	house.instance = message_str(&in, HOUSE_MAX);
	int seconds = (int)message_int(&in, 1, NURSERY_CPU_MAX);
	struct str bytes = message_str(&in, LETTER_SIZE_MAX + 1);
	if (in.kind != NURSERY_LETTER || !message_ends(&in))
		return false;
	confine_seconds(seconds);
	reader(a, &house, bytes, &l);
	struct message_out message = letter_message_write(a, &l);
	return message_send(CHILD_FD, &message, &cut);
}

static _Noreturn void be_reader(int line, pid_t parent, letter_reader *reader)
{
	static const struct confine all = {.flags = CONFINE_COMPUTE};

	if (dup2(line, CHILD_FD) < 0)
		_exit(1);
	child_settle(name);
	if (getppid() != parent) /* it died before we asked to die with it */
		_exit(1);
	confine(&all);
	_exit(read_one(reader) ? 0 : 1);
}

/* The nursery ------------------------------------------------------------------ */

/* Those that were handed out, the oldest first. */
struct children {
	pid_t pid[NURSERY_MAX];
	int n;
};

/* false: there is none. */
static bool end_oldest(struct children *c)
{
	if (!c->n)
		return false;
	kill(c->pid[0], SIGKILL);
	while (waitpid(c->pid[0], NULL, 0) < 0 && errno == EINTR)
		;
	memmove(c->pid, c->pid + 1, (size_t)--c->n * sizeof *c->pid);
	return true;
}

/* Makes another one, and hands its line to the core. */
static bool hand_out(struct children *c, letter_reader *reader)
{
	pid_t parent = getpid();
	int pair[2];

	if (c->n == NURSERY_MAX ||
	    socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, pair) != 0)
		return false;
	pid_t pid = fork();
	if (pid == 0)
		be_reader(pair[1], parent, reader);
	if (pid > 0)
		c->pid[c->n++] = pid;
	bool ok = pid > 0 && message_pass_fd(CHILD_FD, pair[0]);
	close(pair[0]);
	close(pair[1]);
	return ok;
}

static int cpu_ms(pid_t pid)
{
	struct timespec used = {0};
	clockid_t its_clock;

	if (clock_getcpuclockid(pid, &its_clock) != 0 ||
	    clock_gettime(its_clock, &used) != 0)
		return 0;
	return (int)(used.tv_sec * 1000 + used.tv_nsec / 1000000);
}

/* By a signal: none of them can send itself one. */
static bool is_stopped(pid_t pid)
{
	siginfo_t info = {0};

	return waitid(P_PID, (id_t)pid, &info, WSTOPPED | WNOHANG | WNOWAIT) == 0 &&
	       info.si_pid == pid;
}

static bool say_how_oldest_fares(const struct children *c, struct arena *a)
{
	struct message_out m = message_begin(a, NURSERY_FARES);
	struct err cut = {0};

	message_put_int(&m, c->n ? cpu_ms(c->pid[0]) : 0);
	message_put_int(&m, c->n && is_stopped(c->pid[0]));
	return message_send(CHILD_FD, &m, &cut);
}

/* No reader writes into the daemon's log. A sanitizer must. */
static bool hush(void)
{
	int null = open("/dev/null", O_RDWR | O_CLOEXEC);
	int last = BUILT_PLAIN ? 2 : 1;
	bool ok = null >= 0;

	for (int fd = 0; fd <= last; fd++)
		ok = ok && dup2(null, fd) == fd;
	close(null);
	return ok;
}

int nursery(letter_reader *reader, const char *memory)
{
	int64_t mib = NURSERY_MEMORY_MIB;

	if (memory && !str_int(str_of(memory), 1, MEMORY_MIB_MAX, &mib))
		return 1;
	const struct confine most = {.flags = CONFINE_NETWORK | CONFINE_PROGRAMS,
				     .memory_mib = (int)mib};
	struct arena *a = arena_create();
	struct children c = {{0}, 0};
	struct message_in in;
	bool ok = true;

	child_settle(name);
	if (!hush())
		return 1;
	charset_preload();
	confine_prepare();
	confine(&most);
	while (ok &&
	       message_receive(CHILD_FD, a, 1, MESSAGE_FOREVER, &in) == MESSAGE_HERE) {
		ok = in.kind == NURSERY_NEXT   ? hand_out(&c, reader)
		     : in.kind == NURSERY_END  ? end_oldest(&c)
		     : in.kind == NURSERY_LOOK ? say_how_oldest_fares(&c, a)
					       : false;
		arena_reset(a);
	}
	while (end_oldest(&c))
		;
	arena_destroy(a);
	return ok ? 0 : 1;
}
