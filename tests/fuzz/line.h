/* A line between two processes, on whose far end a fuzzer has spoken.
 * SPDX-License-Identifier: ISC */
#ifndef TESTS_FUZZ_LINE_H
#define TESTS_FUZZ_LINE_H

#include <pthread.h>
#include <sys/socket.h>
#include <unistd.h>

#include "tests/fuzz/fuzz.h"

enum { LINE_ROOM = 128 * 1024 };

/* near: the end under test. far: the end that has written `size` bytes, at most
 * LINE_ROOM, and will write nothing more. Both are the caller's to close. */
struct fuzz_line {
	int near, far;
	pthread_t reader;
};

static inline struct fuzz_line fuzz_line(const uint8_t *data, size_t size)
{
	int pair[2], room = 4 * LINE_ROOM;

	HOLDS(size <= LINE_ROOM && socketpair(AF_UNIX, SOCK_STREAM, 0, pair) == 0);
	setsockopt(pair[1], SOL_SOCKET, SO_SNDBUF, &room, sizeof room);
	(void)!send(pair[1], data, size, MSG_DONTWAIT | MSG_NOSIGNAL);
	shutdown(pair[1], SHUT_WR);
	return (struct fuzz_line){.near = pair[0], .far = pair[1]};
}

static inline void *fuzz_line_drain(void *arg)
{
	char room[4096];

	while (read(*(int *)arg, room, sizeof room) > 0)
		;
	return NULL;
}

/* `serve` hears the line until it is cut, and what it answers is read by somebody. */
static inline void fuzz_line_serve(struct fuzz_line *l, void (*serve)(int fd))
{
	HOLDS(pthread_create(&l->reader, NULL, fuzz_line_drain, &l->far) == 0);
	serve(l->near);
	shutdown(l->near, SHUT_RDWR);
	pthread_join(l->reader, NULL);
	close(l->near);
	close(l->far);
}

#endif
