/* Trials: see trial.h.
 * SPDX-License-Identifier: ISC */
#define _GNU_SOURCE /* prctl */
#include "server/home/trial.h"

#include <errno.h>
#include <signal.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/arena.h"

enum { TRIAL_S = 60 };

/* The configuration, and all that is known of the mailboxes, is taken over from the
 * parent; the child does not read it again. */
static void take_over(struct home *h, const struct home *of)
{
	h->config = of->config;
	h->house = of->house;
	memcpy(h->source, of->source, sizeof h->source);
	h->known = of->known;
}

static _Noreturn void in_child(const struct home *of, int lock,
			       bool (*work)(struct home *, void *), void *with)
{
	struct rlimit none = {0, 0};
	struct err err = {0};
	struct home h;

	prctl(PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0);
	setrlimit(RLIMIT_CORE, &none);
	if (lock >= 0)
		close(lock);
	alarm(TRIAL_S);
	if (!home_open(&h, of->dir, arena_create(), &of->clock, &err))
		_exit(0);
	take_over(&h, of);
	_exit(work(&h, with) ? 0 : 1);
}

static enum trial_end run(const struct home *h, int lock,
			  bool (*work)(struct home *, void *), void *with)
{
	int status = 0;
	pid_t child = fork();

	if (child < 0)
		return TRIAL_NONE;
	if (child == 0)
		in_child(h, lock, work, with);
	while (waitpid(child, &status, 0) < 0 && errno == EINTR)
		;
	return !WIFEXITED(status)    ? TRIAL_DIED
	       : WEXITSTATUS(status) ? TRIAL_NO
				     : TRIAL_YES;
}

bool trial(struct home *h, int lock, bool (*work)(struct home *, void *), void *with,
	   enum trial_end *end, struct err *err)
{
	struct home again;

	home_close(h);
	*end = run(h, lock, work, with);
	if (!home_open(&again, h->dir, h->a, &h->clock, err))
		return false;
	take_over(&again, h);
	again.log = h->log;
	again.clock_jump = h->clock_jump;
	*h = again;
	return true;
}
