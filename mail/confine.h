/* Confinement: what a worker gives up before it reads the first strange byte.
 * SPDX-License-Identifier: ISC */
#ifndef MAIL_CONFINE_H
#define MAIL_CONFINE_H

enum {
	CONFINE_MEMORY_MIB = 256, /* beyond what the process has when it begins */
	CONFINE_CPU_SECONDS = 2,  /* a letter */
	CONFINE_FILES = 8,
};

/* Closes every descriptor but `keep` (moved to 3) and the standard three, sets the limits
 * for good, and gives up files, network and programs (confine_calls.h). The new number
 * of `keep`. Ends the process where any of it fails. What a library loads on demand
 * (converters of character sets) must be loaded before. */
int confine_process(int keep);

/* Grants the next letter its seconds. */
void confine_next_letter(void);

#endif
