/* Fresh: see fresh.h.
 * SPDX-License-Identifier: ISC */
#include "tests/kit/fresh.h"

#include <check.h>
#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>

#include "schema/store/store.h"

enum { ROOM = 4 * 1024 * 1024 };

/* Shared by the program with all its forks: what the first of them makes, the next one finds. */
static struct {
	size_t n; /* 0: nobody has made it yet */
	char bytes[ROOM];
} *kept = MAP_FAILED;

__attribute__((constructor)) static void share(void)
{
	kept = mmap(NULL, sizeof *kept, PROT_READ | PROT_WRITE,
		    MAP_SHARED | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
}

/* As the daemon of a new home does it. */
static void make(const char *path)
{
	struct err err = {0};
	struct store *st = store_open(path, STORE_CREATE, &err);

	ck_assert_msg(st != NULL, "%s", err.text);
	store_close(st);
	int fd = open(path, O_RDONLY | O_CLOEXEC);
	ssize_t n = fd < 0 || kept == MAP_FAILED ? 0 : read(fd, kept->bytes, ROOM);
	if (fd >= 0)
		close(fd);
	if (n > 0 && n < ROOM)
		kept->n = (size_t)n;
}

void fresh_store(const char *path)
{
	if (kept == MAP_FAILED || !kept->n) {
		make(path);
		return;
	}
	int fd = open(path, O_CREAT | O_WRONLY | O_EXCL | O_CLOEXEC, 0600);
	ck_assert_int_ge(fd, 0);
	ck_assert_int_eq(write(fd, kept->bytes, kept->n), (ssize_t)kept->n);
	close(fd);
}
