/* The worker: see worker.h. Question and answer are a length (four bytes) and that many
 * bytes; the parent waits with a deadline, and neither side believes a length.
 * SPDX-License-Identifier: ISC */
#include "mail/worker.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "base/arena.h"
#include "base/child.h"
#include "base/confine.h"
#include "mail/charset.h"
#include "mail/record.h"

enum { MEMORY_MIB = 256, CPU_SECONDS = 2 };

struct worker {
	struct arena *a; /* of the house's strings */
	struct letter_house house;
	letter_reader *reader;
	int patience_ms;
	pid_t pid; /* 0: no child */
	int fd;
	bool busy;                /* a letter was given and not taken */
	enum worker_result given; /* how the giving went */
	int n_read;               /* letters of this child */
	int n_starts;
};

/* ---- the child */

static bool child_receive(int fd, char *to, size_t n)
{
	while (n) {
		ssize_t got = recv(fd, to, n, 0);
		if (got < 0 && errno == EINTR)
			continue;
		if (got <= 0)
			return false;
		to += got;
		n -= (size_t)got;
	}
	return true;
}

static bool child_send(int fd, const char *s, size_t n)
{
	while (n) {
		ssize_t put = send(fd, s, n, MSG_NOSIGNAL);
		if (put < 0 && errno == EINTR)
			continue;
		if (put <= 0)
			return false;
		s += put;
		n -= (size_t)put;
	}
	return true;
}

static void child_loop(int fd, const struct letter_house *house, letter_reader *reader)
{
	struct arena *a = arena_create();
	uint32_t n;

	while (child_receive(fd, (char *)&n, sizeof n) && n <= LETTER_SIZE_MAX + 1) {
		struct letter l;
		char *bytes = arena_alloc(a, n);
		if (!child_receive(fd, bytes, n))
			break;
		confine_seconds(CPU_SECONDS);
		reader(a, house, (struct str){bytes, n}, &l);
		struct str record = record_write(a, &l);
		n = (uint32_t)record.n;
		if (!child_send(fd, (const char *)&n, sizeof n) ||
		    !child_send(fd, record.s, record.n))
			break;
		arena_reset(a);
	}
	arena_destroy(a);
}

/* ---- the parent */

static void stop(struct worker *w)
{
	if (!w->pid)
		return;
	close(w->fd);
	kill(w->pid, SIGKILL);
	while (waitpid(w->pid, NULL, 0) < 0 && errno == EINTR)
		;
	w->pid = 0;
	w->busy = false;
}

static _Noreturn void become(int fd, const struct worker *w)
{
	static const struct confine all = {.flags = CONFINE_COMPUTE,
					   .memory_mib = MEMORY_MIB};

	if (fd != CHILD_FD && dup2(fd, CHILD_FD) < 0)
		_exit(70);
	child_settle("postalgm-read");
	confine(&all);
	child_loop(CHILD_FD, &w->house, w->reader);
	_exit(0);
}

static bool start(struct worker *w, struct err *err)
{
	int pair[2];

	if (w->pid)
		return true;
	if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, pair) != 0)
		return err_set(err, "no socket for a worker: %s", strerror(errno));
	pid_t pid = fork();
	if (pid < 0) {
		close(pair[0]);
		close(pair[1]);
		return err_set(err, "no process for a worker: %s", strerror(errno));
	}
	if (pid == 0)
		become(pair[1], w);
	close(pair[1]);
	w->pid = pid;
	w->fd = pair[0];
	w->n_read = 0;
	w->n_starts++;
	return true;
}

static int64_t now_ms(void)
{
	struct timespec t;

	clock_gettime(CLOCK_MONOTONIC, &t);
	return (int64_t)t.tv_sec * 1000 + t.tv_nsec / 1000000;
}

/* Waits until the socket can be used or the deadline is over. */
static enum worker_result wait_for(const struct worker *w, short events,
				   int64_t deadline)
{
	struct pollfd p = {.fd = w->fd, .events = events};

	for (;;) {
		int64_t left = deadline - now_ms();
		int r = left > 0 ? poll(&p, 1, (int)left) : 0;
		if (r > 0)
			return WORKER_READ;
		if (r == 0)
			return WORKER_SLOW;
		if (errno != EINTR)
			return WORKER_DIED;
	}
}

static enum worker_result exchange(struct worker *w, char *s, size_t n, bool sending,
				   int64_t deadline)
{
	while (n) {
		ssize_t k = sending ? send(w->fd, s, n, MSG_DONTWAIT | MSG_NOSIGNAL)
				    : recv(w->fd, s, n, MSG_DONTWAIT);
		if (k > 0) {
			s += k;
			n -= (size_t)k;
			continue;
		}
		if (k == 0 || (errno != EAGAIN && errno != EINTR))
			return WORKER_DIED;
		enum worker_result r =
			wait_for(w, sending ? POLLOUT : POLLIN, deadline);
		if (r != WORKER_READ)
			return r;
	}
	return WORKER_READ;
}

static enum worker_result give(struct worker *w, struct str bytes)
{
	int64_t deadline = now_ms() + w->patience_ms;
	uint32_t n = (uint32_t)bytes.n;

	enum worker_result r = exchange(w, (char *)&n, sizeof n, true, deadline);
	/* The cast takes off a const that sending does not need. */
	return r == WORKER_READ
		       ? exchange(w, (char *)(uintptr_t)bytes.s, n, true, deadline)
		       : r;
}

/* The patience begins here: until now nobody waited. */
static enum worker_result take(struct worker *w, struct arena *a, struct letter *out)
{
	int64_t deadline = now_ms() + w->patience_ms;
	uint32_t n;

	enum worker_result r = exchange(w, (char *)&n, sizeof n, false, deadline);
	if (r != WORKER_READ)
		return r;
	if (n > RECORD_MAX)
		return WORKER_DIED;
	char *record = arena_alloc(a, n);
	r = exchange(w, record, n, false, deadline);
	if (r == WORKER_READ && !record_read(a, (struct str){record, n}, out))
		return WORKER_DIED;
	return r;
}

bool worker_give(struct worker *w, struct str bytes, struct err *err)
{
	if (w->busy)
		stop(w);
	if (!start(w, err))
		return false;
	w->busy = true;
	w->given = give(w, str_slice(bytes, 0, LETTER_SIZE_MAX + 1));
	return true;
}

bool worker_is_done(const struct worker *w, int ms)
{
	struct pollfd p = {.fd = w->fd, .events = POLLIN};

	return w->busy && w->given == WORKER_READ && poll(&p, 1, ms) == 1 &&
	       p.revents == POLLIN;
}

enum worker_result worker_take(struct worker *w, struct arena *a, struct letter *out)
{
	enum worker_result r = w->busy ? w->given : WORKER_DIED;

	*out = (struct letter){0};
	if (r == WORKER_READ)
		r = take(w, a, out);
	w->busy = false;
	if (r != WORKER_READ) {
		*out = (struct letter){0};
		letter_set(out,
			   r == WORKER_SLOW ? REASON_WORKER_SLOW : REASON_WORKER_DIED);
		stop(w);
	} else if (++w->n_read == WORKER_LETTERS) {
		stop(w);
	}
	return r;
}

bool worker_read(struct worker *w, struct arena *a, struct str bytes,
		 struct letter *out, enum worker_result *result, struct err *err)
{
	*out = (struct letter){0};
	*result = WORKER_DIED;
	if (!worker_give(w, bytes, err))
		return false;
	*result = worker_take(w, a, out);
	return true;
}

struct worker *worker_open_with(const struct letter_house *house, letter_reader *reader,
				int patience_ms)
{
	struct worker *w = calloc(1, sizeof *w);

	if (!w)
		abort();
	charset_preload();
	w->a = arena_create();
	w->house.address = str_dup(w->a, house->address);
	w->house.instance = str_dup(w->a, house->instance);
	w->reader = reader;
	w->patience_ms = patience_ms;
	return w;
}

struct worker *worker_open(const struct letter_house *house)
{
	return worker_open_with(house, letter_read, WORKER_PATIENCE_MS);
}

void worker_close(struct worker *w)
{
	if (!w)
		return;
	stop(w);
	arena_destroy(w->a);
	free(w);
}

int worker_starts(const struct worker *w)
{
	return w->n_starts;
}
