/* A trial: work that ended the process before is done in a child, with a store of its own and
 * without commit, to see whether the child dies of it too. So being killed from outside costs
 * no work anything, and work that kills costs two deaths.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_TRIAL_H
#define SERVER_TRIAL_H

#include "server/home/home.h"

enum trial_end {
	TRIAL_NONE, /* no child could be started */
	TRIAL_DIED,
	TRIAL_NO, /* `work` said false */
	TRIAL_YES,
};

/* Calls `work` in a child, whose end is `*end`; what is written there without a commit is
 * gone. The home is closed and opened again: an open store must not be carried into a child.
 * Where the child cannot open it, that is the world's fault and counts as yes. `lock`: the
 * daemon's, which the child lets go; -1: none. */
bool trial(struct home *, int lock, bool (*work)(struct home *, void *with), void *with,
	   enum trial_end *end, struct err *) MUST_USE;

#endif
