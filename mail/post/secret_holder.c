/* The process that holds a password: see secret_holder.h.
 * SPDX-License-Identifier: ISC */
#define _GNU_SOURCE /* SOCK_CLOEXEC */
#include "mail/post/secret_holder.h"

#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <sodium.h>
#include <stdint.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <unistd.h>

#include "base/arena.h"
#include "mail/post/talk.h"

enum { ASK, TELL, TROUBLE };
enum {
	ASK_MAX = 16,
	ANSWER_MAX = SECRET_MAX + 64,
	ANSWER_MS = 60 * 1000, /* a command has half of it */
};

/* The arena returns its memory uncleared, so secrets in it are erased first. */
static void wipe(struct str s)
{
	if (s.n)
		sodium_memzero((char *)(uintptr_t)s.s, s.n);
}

static bool answer(int fd, struct arena *a, const struct secret_source *s)
{
	char secret[SECRET_MAX];
	struct err err = {0}, cut = {0};
	bool ok = secret_read(s, secret, &err);
	/* With room for all of it: nothing is left behind by a move. */
	struct message_out m = message_begin_for(a, ok ? TELL : TROUBLE, ANSWER_MAX);

	if (ok)
		message_put_str(&m, str_of(secret));
	else
		talk_put_err(&m, &err);
	secret_wipe(secret);
	bool said = message_send(fd, &m, &cut);
	wipe(buf_str(&m.frame));
	return said;
}

void secret_serve(int fd, const struct secret_source *s)
{
	struct arena *a = arena_create();
	struct message_in in;

	while (message_receive(fd, a, ASK_MAX, MESSAGE_FOREVER, &in) == MESSAGE_HERE &&
	       in.kind == ASK && message_ends(&in) && answer(fd, a, s))
		arena_reset(a);
	arena_destroy(a);
}

bool secret_holder(struct secret_source *s, int line, struct err *err)
{
	pid_t parent = getpid();
	int pair[2];

	if (!secret_is_set(s))
		return true;
	if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, pair) != 0)
		return err_set(err, "no socket for the password: %s", strerror(errno));
	pid_t pid = fork();
	if (pid < 0) {
		close(pair[0]);
		close(pair[1]);
		return err_set(err, "no process for the password: %s", strerror(errno));
	}
	if (pid == 0) {
		close(pair[0]);
		close(line);
		prctl(PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0);
		prctl(PR_SET_NAME, "postalgm-secret", 0, 0, 0);
		if (getppid() == parent)
			secret_serve(pair[1], s);
		_exit(0);
	}
	close(pair[1]);
	*s = (struct secret_source){.holder = pair[0]};
	return true;
}

static bool take(struct message_in *in, char out[SECRET_MAX], struct err *err)
{
	if (in->kind == TROUBLE) {
		talk_take_err(in, err);
		return message_ends(in) ? false
					: err_set(err, "no answer about the password");
	}
	struct str secret = message_str(in, SECRET_MAX - 1);
	memset(out, 0, SECRET_MAX);
	memcpy(out, secret.n ? secret.s : "", secret.n);
	wipe(secret);
	return (in->kind == TELL && message_ends(in)) ||
	       err_set(err, "no answer about the password");
}

static pthread_mutex_t one_at_a_time = PTHREAD_MUTEX_INITIALIZER;

bool secret_from_holder(int holder, char out[SECRET_MAX], struct err *err)
{
	struct arena *a = arena_create();
	struct message_out m = message_begin(a, ASK);
	struct message_in in;

	/* Lines of the sender may ask at the same time. */
	pthread_mutex_lock(&one_at_a_time);
	bool ok = message_send(holder, &m, err);
	if (ok &&
	    message_receive(holder, a, ANSWER_MAX, ANSWER_MS, &in) != MESSAGE_HERE)
		ok = err_set(err, "the process that reads the password has ended");
	pthread_mutex_unlock(&one_at_a_time);
	ok = ok && take(&in, out, err);
	arena_destroy(a);
	return ok;
}
