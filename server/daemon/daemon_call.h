/* The daemon's arguments.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_DAEMON_CALL_H
#define SERVER_DAEMON_CALL_H

#include "base/clock.h"
#include "base/err.h"

struct daemon_call {
	const char *home; /* NULL: the usual one */
	/* Write that home's zine, for our daemon: see zine_keeper.h. */
	const char *zine;
	struct clock clock;
	bool once, check, help, version;
};

bool daemon_call_read(int argc, char *argv[], struct daemon_call *,
		      struct err *) MUST_USE;

#endif
