/* A server that does wrong on purpose: see liar.h.
 * SPDX-License-Identifier: ISC */
#include "tests/kit/post/liar.h"

#include <arpa/inet.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

struct talk {
	const struct line *lines;
	enum lie lie;
	int fd, log;
	long left; /* bytes until the cut */
};

static bool put(struct talk *t, const char *s, size_t n)
{
	struct timespec pause = {0, 100 * 1000000L};

	for (size_t i = 0; i < n;) {
		size_t some = t->lie == LIE_DRIP ? 1 : n - i;
		if (t->lie == LIE_CUT && (long)some > t->left)
			some = (size_t)t->left;
		if (some == 0 || send(t->fd, s + i, some, MSG_NOSIGNAL) < 0)
			return false;
		if (t->lie == LIE_DRIP)
			nanosleep(&pause, NULL);
		t->left -= (long)some;
		i += some;
	}
	return true;
}

static bool say(struct talk *t, const char *says, const char *tag)
{
	if (*says == '\1')
		return true;
	while (*says == '\2')
		if (!put(t, says + 1, strlen(says + 1)))
			return false;
	for (; *says; says += strcspn(says, "@") + (says[strcspn(says, "@")] == '@')) {
		size_t n = strcspn(says, "@");
		if (!put(t, says, n) || (says[n] && !put(t, tag, strlen(tag))))
			return false;
	}
	return true;
}

static const char *answer(const struct talk *t, const char *heard)
{
	for (const struct line *l = t->lines; l->says; l++)
		if (l->hears && strstr(heard, l->hears))
			return l->says;
	return "@ BAD what?\r\n";
}

static void talk(struct talk *t)
{
	char line[4096], tag[32];
	FILE *in = fdopen(dup(t->fd), "r");
	bool ok = in && say(t, t->lines->says, "");

	while (ok && fgets(line, sizeof line, in)) {
		if (write(t->log, line, strlen(line)) < 0)
			break;
		snprintf(tag, sizeof tag, "%.*s", (int)strcspn(line, " \r\n"), line);
		ok = say(t, answer(t, line), tag);
	}
	if (in)
		fclose(in);
	close(t->fd);
}

static _Noreturn void serve(struct talk t, int listening, int from)
{
	prctl(PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0);
	for (long n = from;; n++) {
		t.fd = accept(listening, NULL, NULL);
		if (t.fd < 0)
			_exit(1);
		setsockopt(t.fd, IPPROTO_TCP, TCP_NODELAY, &(int){1}, sizeof(int));
		t.left = n;
		talk(&t);
	}
}

/* Listens at l->port; 0: at a free one, which is put there. */
static void start(struct liar *l, const struct line *lines, enum lie lie, int from)
{
	struct sockaddr_in at = {.sin_family = AF_INET,
				 .sin_port = htons(l->port),
				 .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
	socklen_t n = sizeof at;
	int fd = socket(AF_INET, SOCK_STREAM, 0);
	struct talk t = {.lines = lines, .lie = lie};

	t.log = open(l->heard, O_WRONLY | O_APPEND);
	if (t.log < 0 ||
	    setsockopt(fd, SOL_SOCKET, SO_REUSEADDR, &(int){1}, sizeof(int)) != 0 ||
	    bind(fd, (struct sockaddr *)&at, n) != 0 || listen(fd, 16) != 0 ||
	    getsockname(fd, (struct sockaddr *)&at, &n) != 0)
		abort();
	l->port = ntohs(at.sin_port);
	l->pid = fork();
	if (l->pid == 0)
		serve(t, fd, from);
	close(fd);
	close(t.log);
}

void liar_open(struct liar *l, const struct line *lines, enum lie lie, int from)
{
	*l = (struct liar){.heard = "/tmp/postalgm-liar-XXXXXX"};
	int fd = mkstemp(l->heard);

	if (fd < 0 || close(fd) != 0)
		abort();
	start(l, lines, lie, from);
}

void liar_change(struct liar *l, const struct line *lines)
{
	kill(l->pid, SIGKILL);
	waitpid(l->pid, NULL, 0);
	start(l, lines, LIE_NONE, 0);
}

void liar_close(struct liar *l)
{
	if (l->pid > 0) {
		kill(l->pid, SIGKILL);
		waitpid(l->pid, NULL, 0);
		unlink(l->heard);
	}
	*l = (struct liar){0};
}
