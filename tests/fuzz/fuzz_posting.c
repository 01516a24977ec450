/* The sender beside a core that lies: the input is what the core says. Its lines lead to a
 * post office that takes, refuses and doubts by turns.
 * SPDX-License-Identifier: ISC */
#include "tests/fuzz/fuzz.h"

#include <pthread.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include "mail/send/sender.h"
#include "mail/send/sender_talk.h"

enum { ROOM = 128 * 1024 };

static bool stub_send(struct postbox *p, const struct parcel *parcel,
		      struct post_result *r, struct err *err)
{
	(void)p;
	HOLDS(parcel->to.n <= SENDER_ADDRESS_MAX);
	*r = (struct post_result){.verdict = (enum post_verdict)(parcel->to.n % 4)};
	return parcel->to.n != 5 || err_set(err, "away");
}

static bool stub_flush(struct postbox *p, struct err *err)
{
	(void)p, (void)err;
	return true;
}

static void stub_close(struct postbox *p)
{
	(void)p;
}

static struct postbox *stub_open(const struct way_out *way, int n, struct err *err)
{
	static const struct postbox_ops ops = {
		.send = stub_send, .flush = stub_flush, .close = stub_close};
	static struct postbox box[SENDER_LINES];

	HOLDS(n >= 0 && n < SENDER_LINES);
	box[n].ops = &ops;
	if (way->url[0] == 'm' || way->url[0] == 's')
		return &box[n];
	err_refuse(err, "%s: none", way->url);
	return NULL;
}

static void *drain(void *arg)
{
	char room[4096];

	while (read(*(int *)arg, room, sizeof room) > 0)
		;
	return NULL;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	int pair[2], room = 4 * ROOM;
	pthread_t reader;

	if (size < 1 || size > ROOM)
		return 0;
	HOLDS(socketpair(AF_UNIX, SOCK_STREAM, 0, pair) == 0);
	setsockopt(pair[1], SOL_SOCKET, SO_SNDBUF, &room, sizeof room);
	(void)!send(pair[1], data, size, MSG_DONTWAIT | MSG_NOSIGNAL);
	shutdown(pair[1], SHUT_WR);
	HOLDS(pthread_create(&reader, NULL, drain, &pair[1]) == 0);
	sender_serve(pair[0], stub_open);
	shutdown(pair[0], SHUT_RDWR);
	pthread_join(reader, NULL);
	close(pair[0]);
	close(pair[1]);
	return 0;
}
