/* Libraries that do not check whether they got memory (libical, libseccomp) crash on
 * NULL somewhere. Between these two calls a failed allocation in this thread ends the
 * process at once, by abort, as running out of memory does everywhere in this house.
 * They nest. Under the sanitizers and valgrind, which have their own allocators, they
 * do nothing.
 * SPDX-License-Identifier: ISC */
#ifndef BASE_MEMORY_H
#define BASE_MEMORY_H

void memory_must(void);
void memory_may(void);

/* From now on the process keeps what it frees, up to some megabytes: a long work that frees a little and asks for it
 * again would give it to the system each time, which takes as long as the work. Where the C library knows no such
 * thing, this does nothing. */
void memory_keep(void);

#endif
