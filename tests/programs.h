/* Stand-ins for the programs of the house (tests/standin/), which die or lie as a test wants.
 * SPDX-License-Identifier: ISC */
#ifndef TESTS_PROGRAMS_H
#define TESTS_PROGRAMS_H

#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "base/process/child.h"

/* Replaces a program of the house with tests/standin/NAME, until child_stand_in(role, NULL). The
 * test must be somewhere below the folder that contains tests/. */
static inline void use_stand_in(enum child_role role, const char *name)
{
	static char path[N_CHILD_ROLES][4096 + 64];
	char dir[4096];
	ssize_t n = readlink("/proc/self/exe", dir, sizeof dir - 1);

	dir[n > 0 ? n : 0] = '\0';
	for (char *slash; (slash = strrchr(dir, '/'));) {
		*slash = '\0';
		snprintf(path[role], sizeof path[role], "%s/tests/standin/%s", dir,
			 name);
		if (access(path[role], X_OK) == 0)
			break;
	}
	child_stand_in(role, path[role]);
}

#endif
