/* The lock of a home: an open-file-description lock, with holder and time inside.
 * SPDX-License-Identifier: ISC */
#define _GNU_SOURCE /* F_OFD_SETLK */
#include "server/lock.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "base/clock.h"

/* "pid 812 since 2026-11-26T20:00:00Z" */
static void write_holder(int fd, int64_t now)
{
	char since[CLOCK_ISO_MAX], text[96];
	clock_iso(now, since);
	int n = snprintf(text, sizeof text, "pid %ld since %s\n", (long)getpid(), since);
	/* Only a help for people: a full disk is no reason to stay out. */
	if (ftruncate(fd, 0) < 0 || pwrite(fd, text, (size_t)n, 0) != n)
		return;
}

static bool refused(int fd, const char *path, struct err *err)
{
	char text[96] = "";
	ssize_t n = pread(fd, text, sizeof text - 1, 0);
	while (n > 0 && (unsigned char)text[n - 1] <= ' ')
		n--;
	text[n > 0 ? n : 0] = '\0';
	return err_refuse(err, "another postalgmd works on this home: %s (%s)",
			  *text ? text : "it has not said who it is", path);
}

int lock_take(const char *path, int64_t now, struct err *err)
{
	int fd = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0600);
	struct flock all = {.l_type = F_WRLCK, .l_whence = SEEK_SET};

	if (fd < 0) {
		err_set(err, "%s: %s", path, strerror(errno));
		return -1;
	}
	if (fcntl(fd, F_OFD_SETLK, &all) == 0) {
		write_holder(fd, now);
		return fd;
	}
	if (errno == EAGAIN || errno == EACCES)
		refused(fd, path, err);
	else
		err_set(err, "%s: %s", path, strerror(errno));
	close(fd);
	return -1;
}

void lock_drop(int fd)
{
	if (fd >= 0)
		close(fd);
}
