/* The part of confinement that the kernel enforces: Landlock and seccomp. For
 * confine.c, and for the log and the tests, which ask what this kernel has.
 * SPDX-License-Identifier: ISC */
#ifndef BASE_CONFINE_CALLS_H
#define BASE_CONFINE_CALLS_H

#include "base/process/confine.h"
#include "base/sanitizer.h"

/* Means of confinement; confine_kernel returns those that this kernel has. A kernel
 * that lacks one is old, or belongs to a container that forbids it; the limits of
 * confine.h hold there all the same. None under valgrind. */
enum { CONFINE_SECCOMP = 1 << 0, CONFINE_LANDLOCK = 1 << 1 };
unsigned confine_kernel(void);

/* By the flags of enum confine_flag. false: the kernel refused. NO_NEW_PRIVS must be set. */
bool confine_calls(unsigned flags);

/* Makes the filter for CONFINE_COMPUTE now, for all children that will confine
 * themselves. */
bool confine_prepare_compute(void);

/* From now on nothing but these files and folders can be opened. */
bool confine_files(const struct confine_path *, size_t n);

#endif
