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

#endif
