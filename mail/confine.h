/* Confinement: what a worker gives up before it reads the first strange byte.
 * SPDX-License-Identifier: ISC */
#ifndef MAIL_CONFINE_H
#define MAIL_CONFINE_H

enum {
	CONFINE_MEMORY_MIB = 256, /* beyond what the process has when it begins */
	CONFINE_CPU_SECONDS = 2,  /* a letter */
	CONFINE_FILES = 8,
};

/* Closes every descriptor but `keep` (moved to 3) and the standard three, and sets the
 * limits for good. The new number of `keep`. Ends the process where a limit fails.
 *
 * This is the place where the Landlock ruleset and the seccomp list belong. Until they
 * stand here, a worker that was taken over has the daemon's rights to files and
 * network. */
int confine_process(int keep);

/* Grants the next letter its seconds. */
void confine_next_letter(void);

#endif
