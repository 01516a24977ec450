/* Fault points, for tests.
 * SPDX-License-Identifier: ISC */
#include "server/home/fault.h"

#include <assert.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>

static long left = -1; /* checkpoints to go; 0: none is wanted */

void fault_point(const char *what)
{
	(void)what;
	if (left < 0) {
		const char *at = getenv("POSTALGM_CRASH_AT");
		left = at ? strtol(at, NULL, 10) : 0;
	}
	if (left > 0 && --left == 0)
		raise(SIGKILL);
}

void fault_assert(const char *what, struct str game)
{
	const char *at = getenv("POSTALGM_ASSERT_AT");
	size_t n = strlen(what);
	bool armed = at && strncmp(at, what, n) == 0 && at[n] == ' ' &&
		     str_is(game, at + n + 1);

	assert(!armed);
}

void fault_arm(long n)
{
	left = n;
}
