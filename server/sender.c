/* Senders, as the daemon sees them: see sender.h.
 * SPDX-License-Identifier: ISC */
#define _GNU_SOURCE /* SOCK_CLOEXEC */
#include "server/sender.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "server/sender_line.h"

enum {
	LINES = 3,
	SILENT_S =
		180, /* each speaks every second; a disk may stand still for a while */
	STEADY_S = 60, /* who lived so long is well */
	AGAIN_MAX_S = 60,
	END_S = 10,
};

struct line {
	pid_t pid; /* 0: none */
	int fd;
	bool slow;
	int64_t born, heard, again; /* monotonic */
	int deaths;                 /* in a row */
};

struct senders {
	struct home *home;
	struct line line[LINES];
};

static int64_t seconds(void)
{
	struct timespec ts = {0};
	clock_gettime(CLOCK_MONOTONIC, &ts);
	return (int64_t)ts.tv_sec;
}

/* Starting ----------------------------------------------------------------- */

static _Noreturn void become(const char *dir, const char *role, int fd)
{
	char number[16];

	/* Everything else is closed by exec. */
	fcntl(fd, F_SETFD, 0);
	snprintf(number, sizeof number, "%d", fd);
	execl("/proc/self/exe", "postalgmd", "--home", dir, role, number, (char *)NULL);
	_exit(127);
}

static bool start(struct senders *s, struct line *l, struct err *err)
{
	int pair[2];

	if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, pair) != 0)
		return err_set(err, "no socket for a sender: %s", strerror(errno));
	pid_t pid = fork();
	if (pid == 0)
		become(s->home->dir, l == s->line ? "--sender" : "--helper", pair[1]);
	close(pair[1]);
	if (pid < 0) {
		close(pair[0]);
		return err_set(err, "no process for a sender: %s", strerror(errno));
	}
	l->pid = pid;
	l->fd = pair[0];
	l->slow = false;
	l->born = l->heard = seconds();
	return true;
}

static bool set_away(struct senders *s, int64_t since, const char *why, struct err *err)
{
	struct store *st = s->home->store;

	return home_begin(s->home, err) &&
	       home_end(s->home,
			meta_set_int(st, "sender_away", since, err) &&
				meta_set(st, "sender_trouble", str_of(why), err),
			err);
}

/* For `health`: 0 is well. Noted when it changes; what cannot be noted is in the log. */
static void note_away(struct senders *s, bool away, const char *why)
{
	struct err err = {0};
	int64_t since;

	if (!meta_get_int(s->home->store, "sender_away", &since, &err) ||
	    (since != 0) == away ||
	    set_away(s, away ? home_now(s->home) : 0, why, &err))
		return;
	struct log_line l = home_log(s->home, LOG_WARN, "sender");
	log_z(&l, "trouble", err.text);
	log_end(&l);
}

static void log_trouble(struct senders *s, const struct line *l, const char *why)
{
	struct log_line line = home_log(s->home, LOG_ALARM, "sender");

	log_z(&line, "trouble", why);
	log_int(&line, "again_in", l->again - seconds());
	log_end(&line);
}

/* Each death in a row is waited for longer than the last. */
static void mourn(struct senders *s, struct line *l, const char *why)
{
	int wait = l->deaths < 6 ? 1 << l->deaths : AGAIN_MAX_S;

	l->deaths++;
	l->again = seconds() + wait;
	log_trouble(s, l, why);
	if (l == s->line)
		note_away(s, true, why);
}

/* Hearing ------------------------------------------------------------------ */

static void hear(struct line *l)
{
	char said[64];
	ssize_t n;

	while ((n = recv(l->fd, said, sizeof said, MSG_DONTWAIT)) > 0) {
		l->heard = seconds();
		for (ssize_t i = 0; i < n; i++)
			if (said[i] != SENDER_ALIVE)
				l->slow = said[i] == SENDER_SLOW;
	}
}

/* Has it ended? A helper that has nothing to do ends in peace. */
static void reap(struct senders *s, struct line *l)
{
	int status = 0;
	char why[64];

	if (waitpid(l->pid, &status, WNOHANG) != l->pid)
		return;
	close(l->fd);
	l->pid = 0;
	l->slow = false;
	if (l != s->line && WIFEXITED(status) && WEXITSTATUS(status) == 0)
		return;
	snprintf(why, sizeof why, "it ended with %s %d",
		 WIFSIGNALED(status) ? "signal" : "status",
		 WIFSIGNALED(status) ? WTERMSIG(status) : WEXITSTATUS(status));
	mourn(s, l, why);
}

static void look_at(struct senders *s, struct line *l, bool wanted)
{
	struct err err = {0};
	int64_t now = seconds();

	if (l->pid) {
		hear(l);
		if (now - l->heard > SILENT_S)
			kill(l->pid, SIGKILL);
		reap(s, l);
	}
	if (l->pid && l->deaths && now - l->born > STEADY_S) {
		l->deaths = 0;
		if (l == s->line)
			note_away(s, false, "");
	}
	if (!l->pid && wanted && now >= l->again && !start(s, l, &err))
		mourn(s, l, err.text);
}

void senders_look(struct senders *s)
{
	bool wanted = true;

	for (int i = 0; i < LINES; i++) {
		look_at(s, &s->line[i], wanted);
		wanted = wanted && s->line[i].pid && s->line[i].slow;
	}
}

void senders_wake(struct senders *s)
{
	for (int i = 0; i < LINES; i++)
		if (s->line[i].pid)
			(void)!send(s->line[i].fd, "", 1, MSG_DONTWAIT | MSG_NOSIGNAL);
}

/* Opening ------------------------------------------------------------------ */

struct senders *senders_open(struct home *h)
{
	struct senders *s = calloc(1, sizeof *s);

	if (!s)
		abort();
	s->home = h;
	note_away(s, false, "");
	senders_look(s);
	return s;
}

static void wait_for_end(struct line *l, int64_t until)
{
	struct timespec pause = {0, 20 * 1000000L};

	while (waitpid(l->pid, NULL, WNOHANG) == 0) {
		if (seconds() >= until)
			kill(l->pid, SIGKILL);
		nanosleep(&pause, NULL);
	}
	l->pid = 0;
}

void senders_close(struct senders *s)
{
	if (!s)
		return;
	int64_t until = seconds() + END_S;
	for (int i = 0; i < LINES; i++)
		if (s->line[i].pid)
			close(s->line[i].fd); /* which tells it */
	for (int i = 0; i < LINES; i++)
		if (s->line[i].pid)
			wait_for_end(&s->line[i], until);
	free(s);
}
