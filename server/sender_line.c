/* One sender, inside its own process: see sender.h. It waits for the daemon's word, and
 * looks itself every two seconds, for letters that are to be tried again.
 * SPDX-License-Identifier: ISC */
#define _GNU_SOURCE /* prctl */
#include "server/sender_line.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

#include "base/arena.h"
#include "mail/transport.h"
#include "server/post_office.h"
#include "server/post_send.h"
#include "server/sender.h"

enum {
	LOOK_MS = 2000,
	SLOW_S = 5,     /* a letter that takes longer keeps no other waiting */
	TELL_S = 30,    /* ... and longer is told in the log */
	TROUBLE_S = 30, /* what was in the way is tried again */
	IDLE_S = 30,    /* a helper without work ends */
	WORLD = 3,
};

struct sender {
	struct home *home;
	struct post_line line;
	int fd;
	int64_t spoke, worked; /* monotonic */
	bool slow, told;
};

static int64_t seconds(void)
{
	struct timespec ts = {0};
	clock_gettime(CLOCK_MONOTONIC, &ts);
	return (int64_t)ts.tv_sec;
}

static void say(struct sender *s, char what)
{
	s->spoke = seconds();
	(void)!send(s->fd, &what, 1, MSG_DONTWAIT | MSG_NOSIGNAL);
}

/* Is the daemon there? Its words are read; all mean the same. What is no socket is
 * nobody. */
static bool is_wanted(struct sender *s)
{
	char words[64];
	ssize_t n;

	while ((n = recv(s->fd, words, sizeof words, MSG_DONTWAIT)) > 0)
		;
	return n < 0 && (errno == EAGAIN || errno == EINTR);
}

static void tell_slow(struct sender *s)
{
	struct log_line l = home_log(s->home, LOG_WARN, "slow");

	log_int(&l, "out", s->line.id);
	log_int(&l, "seconds", seconds() - s->line.begun);
	log_end(&l);
	s->told = true;
}

static void watch_letter(struct sender *s, int64_t now)
{
	bool slow = s->line.id && now - s->line.begun >= SLOW_S;

	if (slow && !s->slow) {
		post_part(&s->line);
		say(s, SENDER_SLOW);
	} else if (!slow && s->slow)
		say(s, SENDER_FREE);
	s->slow = slow;
	if (!slow)
		s->told = false;
	else if (!s->told && now - s->line.begun >= TELL_S)
		tell_slow(s);
}

static bool go_on(struct post_line *line)
{
	struct sender *s = line->watcher;
	int64_t now = seconds();

	if (now != s->spoke)
		say(s, SENDER_ALIVE);
	watch_letter(s, now);
	return is_wanted(s);
}

static bool go_on_waiting(void *arg)
{
	struct sender *s = arg;
	s->line.stopped = s->line.stopped || !go_on(&s->line);
	return !s->line.stopped;
}

static void report(struct sender *s, const struct err *err)
{
	struct log_line l = home_log(s->home, LOG_ALARM, "trouble");

	log_z(&l, "doing", "send");
	log_z(&l, "error", err->text);
	log_end(&l);
}

/* Sends what is due; how long to rest afterwards, in milliseconds. */
static int work(struct sender *s)
{
	struct err err = {0};
	bool due = false;

	if (!post_is_due(s->home, &due, &err)) {
		report(s, &err);
		return TROUBLE_S * 1000;
	}
	if (!due)
		return LOOK_MS;
	s->worked = seconds();
	if (post_send_line(&s->line, &err))
		return 0;
	report(s, &err);
	return err.passing ? LOOK_MS : TROUBLE_S * 1000;
}

/* Until the daemon says something or the rest is over. After trouble its word is not
 * enough: it comes with each round. */
static void rest(struct sender *s, int ms)
{
	for (int64_t until = seconds() + (ms + 999) / 1000; ms > 0;) {
		struct pollfd p = {.fd = s->fd, .events = POLLIN};
		if (poll(&p, 1, ms < LOOK_MS ? ms : LOOK_MS) > 0 && ms <= LOOK_MS)
			return;
		(void)go_on_waiting(s);
		if (s->line.stopped || seconds() >= until)
			return;
	}
}

static int serve(struct sender *s, bool helper)
{
	s->worked = seconds();
	while (!s->line.stopped && (!helper || seconds() - s->worked < IDLE_S)) {
		int ms = work(s);
		if (go_on_waiting(s))
			rest(s, ms);
	}
	return 0;
}

static bool open_line(struct sender *s, struct err *err)
{
	struct home *h = s->home;
	struct way_out way;

	config_way_out(h->a, h->dir, &h->config, &way);
	way.go_on = go_on_waiting;
	way.go_on_arg = s;
	s->line = (struct post_line){.home = h, .go_on = go_on, .watcher = s};
	s->line.out = postbox_open_way(&way, err);
	return s->line.out != NULL;
}

/* It ends by the daemon's word, not by the signal that the daemon gets as well. */
static void settle_in(void)
{
	struct rlimit none = {0, 0};

	signal(SIGTERM, SIG_IGN);
	signal(SIGINT, SIG_IGN);
	signal(SIGPIPE, SIG_IGN);
	setrlimit(RLIMIT_CORE, &none);
	prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
	prctl(PR_SET_NAME, "postalgm-send", 0, 0, 0);
}

int sender_run(const char *dir, int fd, bool helper)
{
	struct arena *a = arena_create();
	struct home h = {0};
	struct sender s = {.home = &h, .fd = fd};
	struct clock clock = {0};
	struct err err = {0};
	int status = WORLD;

	settle_in();
	if (home_open(&h, dir, a, &clock, &err)) {
		h.log.out = stderr;
		h.log.least = LOG_INFO;
		if (open_line(&s, &err))
			status = serve(&s, helper);
	}
	if (status != 0)
		fprintf(stderr, "postalgmd: sender: %s\n", err.text);
	postbox_close(s.line.out);
	home_close(&h);
	arena_destroy(a);
	return status;
}
