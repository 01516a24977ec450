/* The part of confinement that the kernel keeps: Landlock and seccomp.
 * SPDX-License-Identifier: ISC */
#ifndef MAIL_CONFINE_CALLS_H
#define MAIL_CONFINE_CALLS_H

#include <stdbool.h>

/* Which of them this kernel has. A kernel without one is an old one, or a container that
 * forbids it: the limits of confine.h hold there all the same. None under valgrind. */
enum { CONFINE_SECCOMP = 1 << 0, CONFINE_LANDLOCK = 1 << 1 };
unsigned confine_kernel(void);

/* A sanitizer asks the kernel for much, and for terabytes of memory: programs built with
 * one go without limits on memory and without the list of calls. */
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define CONFINE_CALLS_BUILT 0
#elif defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(memory_sanitizer) ||             \
	__has_feature(thread_sanitizer)
#define CONFINE_CALLS_BUILT 0
#endif
#endif
#ifndef CONFINE_CALLS_BUILT
#define CONFINE_CALLS_BUILT 1
#endif

/* From now on this process opens no file, makes no socket, starts no program and maps no
 * code; it reads and answers through descriptor 3. Any other call ends it (SIGSYS), but
 * for openat, which fails. Not to be undone. false: the kernel has it and refused; then
 * no strange byte may be read. NO_NEW_PRIVS must be set before. */
bool confine_calls(void);

/* Of the two, Landlock alone. */
bool confine_files(void);

#endif
