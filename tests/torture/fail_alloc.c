/* Memory that runs out, once: preloaded into a program (LD_PRELOAD), it lets the n-th allocation of
 * the process fail (FAIL_ALLOC=n, children count on from their parent), and where FAIL_COUNT names
 * a file, the first process writes there how many there were.
 * SPDX-License-Identifier: ISC */
#include <errno.h>
#include <fcntl.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

void *__libc_malloc(size_t);
void *__libc_calloc(size_t, size_t);
void *__libc_realloc(void *, size_t);

static atomic_long count;
static long fails; /* 0: none does */
static pid_t first;
static int told = -1; /* opened at once: a confined process opens no more later */

__attribute__((constructor)) static void begin(void)
{
	const char *at = getenv("FAIL_ALLOC"), *path = getenv("FAIL_COUNT");

	first = getpid();
	if (path)
		told = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
	atomic_store(&count, 0);
	fails = at ? strtol(at, NULL, 10) : 0;
}

__attribute__((destructor)) static void end(void)
{
	char line[32];

	if (!getenv("FAIL_COUNT") || getpid() != first)
		return;
	int n = snprintf(line, sizeof line, "%ld\n", atomic_load(&count));
	if (told < 0 || write(told, line, (size_t)n) != n)
		_exit(99);
	close(told);
}

static int fails_now(void)
{
	if (atomic_fetch_add(&count, 1) + 1 != fails)
		return 0;
	errno = ENOMEM;
	return 1;
}

void *malloc(size_t n)
{
	return fails_now() ? NULL : __libc_malloc(n);
}

void *calloc(size_t n, size_t size)
{
	return fails_now() ? NULL : __libc_calloc(n, size);
}

void *realloc(void *old, size_t n)
{
	return fails_now() ? NULL : __libc_realloc(old, n);
}
