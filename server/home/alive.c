/* Tells systemd that the daemon is alive: see alive.h.
 * SPDX-License-Identifier: ISC */
#define _GNU_SOURCE /* CLOCK_BOOTTIME, SOCK_CLOEXEC */
#include "server/home/alive.h"

#include <errno.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <time.h>
#include <unistd.h>

#include "base/process/message.h"
#include "base/str.h"

enum {
	OFTEN = 4, /* times within the patience of the watchdog */
	MARGIN_MS = 60 * 1000,
	US = 1000, /* microseconds in a millisecond */
};

static struct {
	int fd;              /* -1: nobody asked */
	int64_t patience_ms; /* of the watchdog; 0: there is none */
	int64_t said_ms;     /* when it last heard of us */
	bool longer;         /* its patience was stretched */
} systemd = {.fd = -1};

static int64_t now_ms(void)
{
	struct timespec ts = {0};

	clock_gettime(CLOCK_BOOTTIME, &ts);
	return (int64_t)ts.tv_sec * 1000 + ts.tv_nsec / 1000000;
}

/* If nobody listens, nobody waits for it. */
static void say(const char *state)
{
	if (systemd.fd >= 0 &&
	    send(systemd.fd, state, strlen(state), MSG_NOSIGNAL | MSG_DONTWAIT) < 0)
		errno = 0;
}

/* "/run/systemd/notify", or a name without a file: "@...". */
static int line_to(const char *path)
{
	struct sockaddr_un to = {.sun_family = AF_UNIX};

	if (!path || !*path || strlen(path) >= sizeof to.sun_path)
		return -1;
	memcpy(to.sun_path, path, strlen(path));
	socklen_t n =
		(socklen_t)(offsetof(struct sockaddr_un, sun_path) + strlen(path));
	if (to.sun_path[0] == '@')
		to.sun_path[0] = '\0';
	int fd = socket(AF_UNIX, SOCK_DGRAM | SOCK_CLOEXEC, 0);
	if (fd >= 0 && connect(fd, (struct sockaddr *)&to, n) == 0)
		return fd;
	if (fd >= 0)
		close(fd);
	return -1;
}

/* The watchdog of this process; one that was meant for another is not ours. */
static int64_t patience(void)
{
	const char *us = getenv("WATCHDOG_USEC"), *pid = getenv("WATCHDOG_PID");
	int64_t n, who;

	if (!us || !str_int(str_of(us), 1, INT64_MAX, &n))
		return 0;
	if (pid && (!str_int(str_of(pid), 1, INT64_MAX, &who) || who != getpid()))
		return 0;
	return n / US;
}

/* Reports that the daemon is alive, and for how long it may not say so again. */
static void say_within(int64_t ms)
{
	char text[80];

	snprintf(text, sizeof text, "WATCHDOG_USEC=%lld\nWATCHDOG=1",
		 (long long)ms * US);
	say(text);
	systemd.said_ms = now_ms();
	systemd.longer = ms > systemd.patience_ms;
}

/* Reports a wait for another process: it ends within `ms`; 0: it is over. */
static void say_of_wait(int ms)
{
	bool longer = ms && ms + MARGIN_MS > systemd.patience_ms;

	if (longer || systemd.longer)
		say_within(longer ? ms + MARGIN_MS : systemd.patience_ms);
	else
		alive();
}

void alive_begin(void)
{
	systemd.fd = line_to(getenv("NOTIFY_SOCKET"));
	systemd.patience_ms = systemd.fd >= 0 ? patience() : 0;
	if (systemd.patience_ms)
		message_on_long_wait(say_of_wait);
}

void alive(void)
{
	if (!systemd.patience_ms ||
	    now_ms() - systemd.said_ms < systemd.patience_ms / OFTEN)
		return;
	say("WATCHDOG=1");
	systemd.said_ms = now_ms();
}

void alive_starting(int seconds)
{
	char text[64];

	snprintf(text, sizeof text, "EXTEND_TIMEOUT_USEC=%lld",
		 (long long)seconds * 1000 * US);
	say(text);
}

void alive_ready(void)
{
	say("READY=1");
	systemd.said_ms = now_ms();
}

void alive_stopping(void)
{
	say("STOPPING=1");
}
