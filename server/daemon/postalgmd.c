/* postalgmd: the daemon. Reads the mailbox, answers, closes phases, sends; one round at
 * a time.
 * SPDX-License-Identifier: ISC */
#define _GNU_SOURCE /* ppoll, CLOCK_BOOTTIME */
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "base/arena.h"
#include "base/process/child.h"
#include "base/process/confine_calls.h"
#include "rules/game.h"
#include "server/daemon/confine_core.h"
#include "server/daemon/daemon_call.h"
#include "server/daemon/letterbox.h"
#include "server/daemon/sender.h"
#include "server/daemon/tick.h"
#include "server/daemon/zine_keeper.h"
#include "server/home/alive.h"
#include "server/home/home.h"
#include "server/home/lock.h"
#include "server/house/homes.h"
#include "server/options/game_options.h"
#include "server/render/memory.h"

enum { DONE = 0, REFUSED = 1, USAGE = 2, WORLD = 3 };

enum {
	TROUBLE_S = 30, /* pause after trouble, before another try */
	LONGEST_S = 9 * 60,
	POLL_MS =
		2000, /* seconds between two looks at the store for work that is due */
	AGAIN_S = 5,  /* pause at the start while something is locked or full */
	CHECK_MS = 10000, /* the database is read for so long at the start */
	START_S = 90,     /* ... and systemd is asked for so much more time */
	JUMP_NOTED_S = 60,
	JUMP_S = 15 * 60, /* phases wait if the clock jumps forward by more than this */
};

/* No right clock shows a time before this program was written. */
static const int64_t program_written = 1767225600; /* 2026-01-01 */

static volatile sig_atomic_t stop;

static void on_signal(int number)
{
	(void)number;
	stop = 1;
}

static const char usage[] =
	"usage: postalgmd [--home DIR] [--once] [--now TIME] [--check]\n"
	"\n"
	"The daemon of a home: it reads letters, answers them, runs phases, sends.\n"
	"\n"
	"  --home DIR   the home to work on ($POSTALGM_HOME)\n"
	"  --once       one round: fetch, intake, due phases, reminders, send\n"
	"  --now TIME   the time of that round (ISO 8601, UTC); with --once\n"
	"  --check      start-up checks only\n"
	"  --help (-h), --version (-V)\n"
	"\n"
	"Exit status: 0 done, 1 refused, 2 wrong usage, 3 trouble with disk or server.\n"
	"Example: postalgmd --home ~/games --once --now 2026-11-26T20:01:00Z\n";

static int fail(const struct err *err)
{
	fprintf(stderr, "postalgmd: %s\n", err->text);
	return err->kind == ERR_REFUSED ? REFUSED
	       : err->kind == ERR_USAGE ? USAGE
					: WORLD;
}

/* Loop --------------------------------------------------------------------- */

static int64_t seconds(clockid_t id)
{
	struct timespec ts = {0};
	clock_gettime(id, &ts);
	return (int64_t)ts.tv_sec;
}

/* By how much the wall clock moved further than real time. */
static int64_t leap(struct home *h, int64_t *offset)
{
	int64_t now = seconds(CLOCK_REALTIME) - seconds(CLOCK_BOOTTIME);
	int64_t by = now - *offset;

	*offset = now;
	if (by > JUMP_NOTED_S || by < -JUMP_NOTED_S) {
		struct log_line l =
			home_log(h, by > JUMP_S ? LOG_ALARM : LOG_WARN, "clock-jump");
		log_int(&l, "seconds", by);
		log_end(&l);
	}
	return by > JUMP_S ? by : 0;
}

/* Waits until a mailbox reports something or must be looked at, or work is due. While
 * there is trouble, due work waits too, or it would be tried every two seconds. `at_once`: a round
 * has left work for the next one, and it only hears what the mailboxes have to say. */
static void wait_for_more(struct tick *t, struct zine_keeper *z, const sigset_t *open,
			  bool at_once)
{
	int64_t now = seconds(CLOCK_BOOTTIME), looked = now,
		until = now + (t->trouble || t->away ? TROUBLE_S : LONGEST_S);
	const int ms = at_once ? 0 : POLL_MS;
	struct timespec pause = {ms / 1000, ms % 1000 * 1000000L};

	for (; !stop && child_starter_lives(); now = seconds(CLOCK_BOOTTIME)) {
		int most;
		sender_look(t->sender);
		zine_keeper_look(z, false);
		struct pollfd fd[CONFIG_MAILBOXES_MAX + 1] = {{0}};
		int n = tick_watch(t, fd, &most);
		fd[n].fd = sender_fd(t->sender, &fd[n].events);
		if (now + most < until)
			until = now + most;
		if (now >= until && !at_once)
			return;
		if (ppoll(fd, (nfds_t)n + 1, &pause, open) > 0 && tick_is_called(t, fd))
			return;
		if (at_once)
			return;
		if (now - looked >= POLL_MS / 1000) {
			if (!t->trouble && tick_is_due(t))
				return;
			looked = now;
		}
		alive();
	}
}

/* Without the starter no process can be started, so the service manager must
 * restart the daemon. */
static void log_starter_gone(struct home *h)
{
	struct log_line l = home_log(h, LOG_ALARM, "starter-gone");

	log_z(&l, "next", "the daemon ends, so that it is started again");
	log_end(&l);
}

static int loop(struct tick *t, const sigset_t *open)
{
	int64_t offset = seconds(CLOCK_REALTIME) - seconds(CLOCK_BOOTTIME);
	struct zine_keeper z;

	zine_keeper_open(&z, t->home);
	t->apart = true;
	alive_ready();
	while (!stop && child_starter_lives()) {
		t->home->clock_jump = leap(t->home, &offset);
		tick_round(t);
		zine_keeper_look(&z, t->ran || t->acted);
		alive();
		/* Phases that are due and that could run, and reminders, go on at once; a signal is heard all the same. */
		wait_for_more(t, &z, open, t->more && !t->trouble && !t->away);
	}
	if (!stop)
		log_starter_gone(t->home);
	alive_stopping();
	zine_keeper_close(&z);
	return stop ? DONE : WORLD;
}

/* Signals come through only while the loop waits. */
static void catch_signals(sigset_t *open)
{
	struct sigaction end = {.sa_handler = on_signal},
			 ignore = {.sa_handler = SIG_IGN};
	sigset_t held;

	sigemptyset(&held);
	sigaddset(&held, SIGTERM);
	sigaddset(&held, SIGINT);
	sigprocmask(SIG_BLOCK, &held, open);
	sigdelset(open, SIGTERM);
	sigdelset(open, SIGINT);
	sigaction(SIGTERM, &end, NULL);
	sigaction(SIGINT, &end, NULL);
	sigaction(SIGPIPE, &ignore, NULL);
}

/* Start -------------------------------------------------------------------- */

/* A start does not take longer the longer the house is there: `--check`, and the check of each copy, read it all. */
static bool check_store(struct home *h, bool all, struct err *err)
{
	bool whole;

	if (!store_check(h->store, all ? 0 : CHECK_MS, &whole, err))
		return false;
	if (!whole) {
		struct log_line l = home_log(h, LOG_WARN, "check");
		log_z(&l, "left",
		      "the database is too large to be read whole at the start; the check of the next copy does it");
		log_end(&l);
	}
	return true;
}

static bool start_checks(struct home *h, bool all, struct err *err)
{
	if (!h->clock.fixed && home_now(h) < program_written) {
		/* Time servers may be late, so the daemon waits for the clock, as it
		 * does for a full disk. */
		err_set(err,
			"the clock of this machine is wrong: it says a time before this program was written");
		err->passing = true;
		return false;
	}
	return check_store(h, all, err);
}

/* Logs the means of this kernel that confine the processes. */
static void log_confinement(struct home *h)
{
	unsigned has = confine_kernel();
	bool all = has == (CONFINE_SECCOMP | CONFINE_LANDLOCK);
	struct log_line l = home_log(h, all ? LOG_INFO : LOG_WARN, "confine");

	log_z(&l, "seccomp", has & CONFINE_SECCOMP ? "yes" : "no");
	log_z(&l, "landlock", has & CONFINE_LANDLOCK ? "yes" : "no");
	log_end(&l);
}

static int work(struct home *h, const struct daemon_call *c, int lock,
		const sigset_t *open, struct err *err)
{
	struct homes *all;
	struct tick t;

	/* Other homes are looked into by what is open when the core is confined. */
	if (!start_checks(h, c->check, err) || !homes_of(h, &all, err) ||
	    !tick_open(&t, h, lock, err))
		return WORLD;
	if (c->check) {
		bool good = letterboxes_are_open(&t, err);
		if (good)
			printf("The home in %s is in order.\n", h->dir);
		tick_close(&t);
		return good ? DONE : WORLD;
	}
	confine_core(h);
	int status;
	if (c->once) {
		tick_round(&t);
		zine_keeper_now(h);
		status = t.trouble || t.away ? WORLD : DONE;
	} else {
		log_confinement(h);
		status = loop(&t, open);
	}
	tick_close(&t);
	return status;
}

static int serve(const char *dir, const struct daemon_call *c, int lock,
		 const sigset_t *open, struct err *err)
{
	struct arena *a = arena_create();
	struct home h = {0};
	int status = WORLD;

	if (home_open(&h, dir, a, &c->clock, err)) {
		h.log.out = stderr;
		h.log.least = LOG_INFO;
		status = work(&h, c, lock, open, err);
	}
	home_close(&h);
	arena_destroy(a);
	return status;
}

/* The daemon waits for a locked database and for a full disk: a daemon that gave up
 * would have to be started again by somebody. */
static int serve_patiently(const char *dir, const struct daemon_call *c, int lock,
			   struct err *err)
{
	struct timespec pause = {AGAIN_S, 0};
	bool told = false;
	sigset_t open;

	catch_signals(&open);
	for (;;) {
		*err = (struct err){0};
		int status = serve(dir, c, lock, &open, err);
		if (err->kind == ERR_NONE)
			return status;
		alive_starting(START_S);
		if (!err->passing || c->once || c->check)
			return fail(err);
		if (!told)
			fprintf(stderr,
				"postalgmd: %s; trying again every %d seconds\n",
				err->text, (int)AGAIN_S);
		told = true;
		if (!stop)
			ppoll(NULL, 0, &pause, &open);
		if (stop)
			return DONE;
	}
}

static int run(struct arena *a, struct daemon_call *c, struct err *err)
{
	const char *dir = c->home ? c->home : home_default(a);
	char *path = str_z(a, str_printf(a, "%s/postalgm.json", dir));

	if (access(path, F_OK) < 0) {
		err_refuse(err, "%s is not a postalgm home; postalgm init makes one",
			   dir);
		return fail(err);
	}
	/* Before anything is read that another process should not inherit. */
	if (!child_starter(err))
		return fail(err);
	alive_begin();
	int lock = lock_take(str_z(a, str_printf(a, "%s/postalgm.lock", dir)),
			     clock_now(&c->clock), err);
	if (lock < 0)
		return fail(err);
	int status = serve_patiently(dir, c, lock, err);
	lock_drop(lock);
	return status;
}

int main(int argc, char *argv[])
{
	struct daemon_call c = {0};
	struct err err = {0};

	memory_or_die();
	umask(0077); /* letters and keys are nobody else's */
	if (!daemon_call_read(argc, argv, &c, &err) || !games_check(&err) ||
	    !game_options_check(games, &err))
		return fail(&err);
	if (c.help || c.version) {
		fputs(c.help ? usage : "postalgmd " POSTALGM_VERSION "\n", stdout);
		return DONE;
	}
	if (c.zine)
		return zine_keeper_run(c.zine);
	struct arena *a = arena_create();
	int status = run(a, &c, &err);
	arena_destroy(a);
	return status;
}
