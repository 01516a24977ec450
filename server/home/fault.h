/* Fault points: with POSTALGM_CRASH_AT=n in the environment the process kills itself
 * (SIGKILL) at the n-th checkpoint: before and after each commit, and around each
 * change to a Maildir. Tests loop over n.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_FAULT_H
#define SERVER_FAULT_H

#include "base/str.h"

void fault_point(const char *what);

/* An assert that fails: with POSTALGM_ASSERT_AT="run kestrel" when phases of that game
 * run, with "report kestrel" when their reports are made. */
void fault_assert(const char *what, struct str game);

/* The same by hand: dies at the n-th checkpoint from here; 0: at none. */
void fault_arm(long n);

#endif
