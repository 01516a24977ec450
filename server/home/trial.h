/* A trial: work that ended the process before is done in a child, with a store of its
 * own and without commit, to see whether the child dies too. So a kill from outside
 * costs no work, and work that kills costs two deaths.
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

/* Calls `work` in a child, whose end is `*end`; writes without a commit are lost. The
 * home is closed and opened again, because an open store must not be carried into a
 * child. If the child cannot open it, that is the world's fault and counts as success.
 * `lock`: the daemon's, which the child releases; -1: none. */
bool trial(struct home *, int lock, bool (*work)(struct home *, void *with), void *with,
	   enum trial_end *end, struct err *) MUST_USE;

#endif
