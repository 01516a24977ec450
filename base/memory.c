/* Memory that must be there: see memory.h. A program's own malloc takes the place of the C
 * library's for all its libraries; it calls the next one, and checks the result.
 * SPDX-License-Identifier: ISC */
#define _GNU_SOURCE /* RTLD_NEXT */
#include "base/memory.h"

#include <assert.h>
#include <dlfcn.h>
#include <malloc.h>
#include <stdlib.h>

#include "base/sanitizer.h"

static _Thread_local int must;

void memory_must(void)
{
	must++;
}

void memory_may(void)
{
	assert(must > 0);
	must--;
}

void memory_keep(void)
{
#ifdef M_TRIM_THRESHOLD
	enum { KEPT = 4 * 1024 * 1024, AT_ONCE = 512 * 1024 };

	(void)mallopt(M_TRIM_THRESHOLD, KEPT);
	(void)mallopt(M_TOP_PAD, AT_ONCE);
#endif
}

#if BUILT_PLAIN /* see sanitizer.h */

/* The C library's own functions, for allocations before the next ones are known. */
void *__libc_malloc(size_t);
void *__libc_calloc(size_t, size_t);
void *__libc_realloc(void *, size_t);

static struct {
	void *(*malloc)(size_t);
	void *(*calloc)(size_t, size_t);
	void *(*realloc)(void *, size_t);
} next = {__libc_malloc, __libc_calloc, __libc_realloc};

/* A function out of an object: ISO C has no cast for it. */
#define FIND(name)                                                                     \
	do {                                                                           \
		void *found = dlsym(RTLD_NEXT, #name);                                 \
		if (found)                                                             \
			__builtin_memcpy(&next.name, &found, sizeof found);            \
	} while (0)

/* A test may have put another one before the C library's. */
__attribute__((constructor)) static void find_next(void)
{
	FIND(malloc);
	FIND(calloc);
	FIND(realloc);
}

static inline void *looked_at(void *p, size_t n)
{
	if (!p && n && must)
		abort();
	return p;
}

void *malloc(size_t n)
{
	return looked_at(next.malloc(n), n);
}

void *calloc(size_t n, size_t size)
{
	return looked_at(next.calloc(n, size), n && size);
}

void *realloc(void *old, size_t n)
{
	return looked_at(next.realloc(old, n), n);
}

#endif
