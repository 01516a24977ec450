/* The starter: see child_starter.h. It holds no secret and reads nothing but the words of
 * the one process that made it: which of the roles is to be started, which of its children
 * is to end.
 * SPDX-License-Identifier: ISC */
#define _GNU_SOURCE /* SOCK_CLOEXEC, prctl */
#include "base/process/child_starter.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <unistd.h>

#include "base/arena.h"
#include "base/process/message.h"

enum {
	ASK_START, /* role, argument ("" none) */
	ASK_END,   /* pid, ms */
	SAY_DONE,  /* pid or status; after ASK_START a descriptor follows */
	SAY_NOT,   /* why */
	ASK_MAX = 8192,
	WAIT_MAX_MS = 60 * 1000,
	PATIENCE_MS = WAIT_MAX_MS + 10 * 1000,
	CHILDREN_MAX = 256,
};

static int line = -1; /* to the starter; set once, at the start of the program */

bool starter_is_there(void)
{
	return line >= 0;
}

bool child_starter_lives(void)
{
	struct pollfd p = {.fd = line, .events = POLLIN};

	/* It says nothing by itself, so if something can be read now, it is its end. */
	return line < 0 || poll(&p, 1, 0) <= 0;
}

/* The process that asks ------------------------------------------------------------ */

static bool ask(int fd, struct arena *a, struct message_out *question,
		struct message_in *answer, struct err *err)
{
	if (!message_send(fd, question, err))
		return false;
	if (message_receive(fd, a, ASK_MAX, PATIENCE_MS, answer) == MESSAGE_HERE)
		return true;
	return err_set(err, "the process that starts the others has ended");
}

static bool take_started(int fd, struct message_in *answer, struct child *c,
			 struct err *err)
{
	if (answer->kind == SAY_DONE) {
		c->pid = (pid_t)message_int(answer, 1, INT32_MAX);
		c->fd = message_ends(answer) ? message_take_fd(fd) : -1;
		return c->fd >= 0 ||
		       err_set(err, "the starter gave an answer that cannot be read");
	}
	char why[sizeof err->text];
	message_words(answer, why, sizeof why);
	return err_set(err, "%s",
		       *why ? why : "the starter gave an answer that cannot be read");
}

bool starter_start(enum child_role role, const char *argument, struct child *c,
		   struct err *err)
{
	return starter_ask_start(line, role, argument, c, err);
}

int starter_end(pid_t pid, int ms)
{
	return starter_ask_end(line, pid, ms);
}

bool starter_ask_start(int fd, enum child_role role, const char *argument,
		       struct child *c, struct err *err)
{
	struct arena *a = arena_create();
	struct message_out m = message_begin(a, ASK_START);
	struct message_in answer;

	*c = (struct child){0, -1};
	message_put_int(&m, role);
	message_put_str(&m, str_of(argument));
	bool ok = ask(fd, a, &m, &answer, err) && take_started(fd, &answer, c, err);
	arena_destroy(a);
	if (!ok)
		*c = (struct child){0, -1};
	return ok;
}

int starter_ask_end(int fd, pid_t pid, int ms)
{
	struct arena *a = arena_create();
	struct message_out m = message_begin(a, ASK_END);
	struct message_in answer;
	struct err ignored = {0};

	message_put_int(&m, pid);
	message_put_int(&m, ms < WAIT_MAX_MS ? ms : WAIT_MAX_MS);
	int status = ask(fd, a, &m, &answer, &ignored)
			     ? (int)message_int(&answer, INT32_MIN, INT32_MAX)
			     : -1;
	arena_destroy(a);
	return status;
}

/* The starter itself ----------------------------------------------------------------- */

struct starter {
	int fd;
	const struct starter_acts *acts;
	pid_t child[CHILDREN_MAX]; /* 0: a free place */
};

static pid_t *place_of(struct starter *s, pid_t pid)
{
	for (int i = 0; i < CHILDREN_MAX; i++)
		if (s->child[i] == pid)
			return &s->child[i];
	return NULL;
}

static bool answer_start(struct starter *s, struct arena *a, struct message_in *in)
{
	enum child_role role =
		(enum child_role)message_int(in, 0, (int64_t)N_CHILD_ROLES - 1);
	const char *argument = message_z(in, a, ASK_MAX);
	pid_t *place = place_of(s, 0);
	struct child c;
	struct err err = {0}, cut = {0};

	if (!message_ends(in))
		return false;
	bool ok = place ? s->acts->start(role, *argument ? argument : NULL, &c, &err)
			: err_set(&err, "too many processes at a time");
	struct message_out m = message_begin(a, ok ? SAY_DONE : SAY_NOT);
	if (ok)
		message_put_int(&m, *place = c.pid);
	else
		message_put_str(&m, str_of(err.text));
	bool said =
		message_send(s->fd, &m, &cut) && (!ok || message_pass_fd(s->fd, c.fd));
	if (ok)
		close(c.fd);
	return said;
}

static bool answer_end(struct starter *s, struct arena *a, struct message_in *in)
{
	pid_t pid = (pid_t)message_int(in, 1, INT32_MAX);
	int ms = (int)message_int(in, 0, WAIT_MAX_MS);
	pid_t *place = message_ends(in) ? place_of(s, pid) : NULL;
	struct message_out m = message_begin(a, SAY_DONE);
	struct err cut = {0};

	/* Ends only processes that were started here, because a number alone may be
	 * anybody's. */
	message_put_int(&m, place ? s->acts->reap(pid, ms) : -1);
	if (place)
		*place = 0;
	return message_send(s->fd, &m, &cut);
}

void starter_serve(int fd, const struct starter_acts *acts)
{
	struct starter *s = calloc(1, sizeof *s);
	struct arena *a = arena_create();
	struct message_in in;
	bool ok = s != NULL;

	if (s)
		*s = (struct starter){.fd = fd, .acts = acts};
	while (ok &&
	       message_receive(fd, a, ASK_MAX, MESSAGE_FOREVER, &in) == MESSAGE_HERE) {
		ok = in.kind == ASK_START ? answer_start(s, a, &in)
		     : in.kind == ASK_END ? answer_end(s, a, &in)
					  : false;
		arena_reset(a);
	}
	arena_destroy(a);
	free(s);
}

bool child_starter(struct err *err)
{
	static const struct starter_acts acts = {child_start_here, child_reap};
	struct rlimit none = {0, 0};
	pid_t parent = getpid();
	int pair[2];

	if (line >= 0)
		return true;
	if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, pair) != 0)
		return err_set(err, "no socket for the starter: %s", strerror(errno));
	pid_t pid = fork();
	if (pid < 0) {
		close(pair[0]);
		close(pair[1]);
		return err_set(err, "no process for the starter: %s", strerror(errno));
	}
	if (pid == 0) {
		close(pair[0]);
		prctl(PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0);
		if (getppid() != parent)
			_exit(0);
		prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
		prctl(PR_SET_DUMPABLE, 0, 0, 0, 0);
		prctl(PR_SET_NAME, "postalgm-start", 0, 0, 0);
		setrlimit(RLIMIT_CORE, &none);
		signal(SIGINT, SIG_IGN);
		signal(SIGTERM, SIG_IGN);
		starter_serve(pair[1], &acts);
		/* Its children see their own connections cut; they die with it in any
		 * case. */
		_exit(0);
	}
	close(pair[1]);
	line = pair[0];
	return true;
}
