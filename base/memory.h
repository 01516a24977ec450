/* Libraries that do not look whether they were given memory (libical, libseccomp) fall over the NULL
 * somewhere. Between these two calls an allocation of this thread that fails ends the process at
 * once, by abort, as memory that runs out does everywhere in this house. They nest. Under the
 * sanitizers and valgrind, which have allocators of their own, they do nothing.
 * SPDX-License-Identifier: ISC */
#ifndef BASE_MEMORY_H
#define BASE_MEMORY_H

void memory_must(void);
void memory_may(void);

#endif
