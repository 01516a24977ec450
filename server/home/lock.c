/* The lock of a home: an open-file-description lock, with holder and time inside.
 * SPDX-License-Identifier: ISC */
#define _GNU_SOURCE /* F_OFD_SETLK */
#include "server/home/lock.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "base/clock.h"

/* Half a minute: on a machine that is busy elsewhere, an orphan gets its turn late. */
enum { MOMENTS = 1200, MOMENT_NS = 25 * 1000 * 1000 };

/* "pid 812 since 2026-11-26T20:00:00Z" */
static void write_holder(int fd, int64_t now)
{
	char since[CLOCK_ISO_MAX], text[96];
	clock_iso(now, since);
	int n = snprintf(text, sizeof text, "pid %ld since %s\n", (long)getpid(),
			 since);
	/* Only a help for people: on a full disk the lock still works without it. */
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
			  *text ? text : "it has not said which process it is", path);
}

/* Whether the process that wrote its number into the lock still runs. Nobody waits for themselves:
 * in a container each daemon has the same number. */
static bool lives(long pid)
{
	return pid > 0 && pid != (long)getpid() &&
	       (kill((pid_t)pid, 0) == 0 || errno == EPERM);
}

/* The children of a killed daemon die with it, but a moment later: a child that was forked and has
 * not begun its program yet holds the lock as well. */
static bool take_soon(int fd)
{
	struct flock all = {.l_type = F_WRLCK, .l_whence = SEEK_SET};
	struct timespec moment = {0, MOMENT_NS};
	char text[32] = "";
	long pid = 0;

	for (int i = 0; i < MOMENTS; i++) {
		if (fcntl(fd, F_OFD_SETLK, &all) == 0)
			return true;
		if (errno != EAGAIN && errno != EACCES)
			return false;
		if (pread(fd, text, sizeof text - 1, 0) > 4)
			pid = strtol(text + 4, NULL, 10);
		if (lives(pid))
			break;
		nanosleep(&moment, NULL);
	}
	errno = EAGAIN;
	return false;
}

int lock_take(const char *path, int64_t now, struct err *err)
{
	int fd = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0600);

	if (fd < 0) {
		err_set(err, "%s: %s", path, strerror(errno));
		return -1;
	}
	if (take_soon(fd)) {
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
