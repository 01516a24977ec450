/* Core and fetcher, each beside one that lies. The first octet says who hears the rest of the
 * input: 'f' the fetcher, as questions; 'c' the core, as answers.
 * SPDX-License-Identifier: ISC */
#include "tests/fuzz/fuzz.h"

#include <fcntl.h>
#include <pthread.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include "base/arena.h"
#include "mail/fetch/fetcher.h"
#include "mail/fetch/fetcher_talk.h"
#include "mail/letter/letter.h"

enum { ROOM = 128 * 1024 };

/* A mailbox of two letters ------------------------------------------------------ */

static bool stub_list(struct mailbox *m, struct arena *a, struct mail_item **items,
		      size_t *n, struct err *err)
{
	(void)err;
	*items = arena_array(a, struct mail_item, 2);
	for (int i = 0; i < 2; i++)
		(*items)[i] = (struct mail_item){.name = i ? STR("b") : STR("a"),
						 .uidvalidity = 1,
						 .uid = i + 1,
						 .size = 3};
	*n = 2;
	m->reached = (struct mail_place){1, 2, 0};
	return true;
}

static bool stub_fetch(struct mailbox *m, const struct mail_item *item, struct arena *a,
		       struct str *bytes, bool *gone, struct err *err)
{
	(void)m, (void)a;
	*gone = str_is(item->name, "b");
	*bytes = *gone ? STR("") : STR("abc");
	return item->name.n < 3 || err_set(err, "no such letter");
}

static bool stub_done(struct mailbox *m, const struct mail_item *item, struct err *err)
{
	(void)m;
	return item->uid != 2 || err_set(err, "not this one");
}

static bool stub_show(struct mailbox *m, const struct mail_mark *marks, size_t n,
		      struct err *err)
{
	(void)m;
	for (size_t i = 0; i < n; i++)
		HOLDS(marks[i].name.n <= FETCHER_NAME_MAX);
	return n != 2 || err_set(err, "not two");
}

static bool stub_again(struct mailbox *m, int64_t since, const struct mail_known *known,
		       int *n, struct err *err)
{
	const struct str names[] = {STR("a"), STR("b")};
	bool is_known[2];

	(void)m, (void)since, (void)err;
	known->ask(known->with, names, 2, is_known);
	*n = !is_known[0] + !is_known[1];
	return true;
}

static int stub_watch(struct mailbox *m, int *seconds)
{
	(void)m;
	*seconds = 60;
	return -1;
}

static void stub_close(struct mailbox *m)
{
	(void)m;
}

static struct mailbox *stub_open(const struct way_in *way, struct err *err)
{
	static const struct mailbox_ops ops = {.list = stub_list,
					       .fetch = stub_fetch,
					       .done = stub_done,
					       .watch = stub_watch,
					       .close = stub_close,
					       .show = stub_show,
					       .again = stub_again};
	static struct mailbox box;

	box = (struct mailbox){.ops = &ops};
	if (way->url[0] == 'm')
		return &box;
	err_refuse(err, "%s: none", way->url);
	return NULL;
}

/* Who lies ------------------------------------------------------------------------ */

static void *drain(void *arg)
{
	char room[4096];

	while (read(*(int *)arg, room, sizeof room) > 0)
		;
	return NULL;
}

static void ask_fetcher(int fd, int other)
{
	pthread_t reader;

	HOLDS(pthread_create(&reader, NULL, drain, &other) == 0);
	fetcher_serve(fd, stub_open);
	shutdown(fd, SHUT_RDWR);
	pthread_join(reader, NULL);
	close(fd);
}

static void knows_none(void *with, const struct str names[], size_t n, bool known[])
{
	(void)with;
	for (size_t i = 0; i < n; i++) {
		HOLDS(names[i].n <= FETCHER_NAME_MAX);
		known[i] = false;
	}
}

static void fetch_all(struct mailbox *m, struct arena *a, const struct mail_item *items,
		      size_t n)
{
	struct err err = {0};
	struct str bytes;
	bool gone;

	(void)!mailbox_ahead(m, items, n, &err);
	(void)!mailbox_ahead(m, NULL, 0, &err);
	for (size_t i = 0; i < n && i < 8; i++) {
		HOLDS(items[i].name.n > 0 && items[i].name.n <= FETCHER_NAME_MAX);
		if (mailbox_fetch(m, &items[i], a, &bytes, &gone, &err))
			HOLDS(bytes.n <= LETTER_SIZE_MAX + 1);
		(void)!mailbox_done(m, &items[i], &err);
	}
	(void)!mailbox_flush(m, &err);
}

static void ask_core(int fd)
{
	struct err err = {0};
	struct mailbox *m =
		fetcher_open_at(fd, 5, &(struct way_in){.url = "maildir:x"}, &err);
	struct mail_mark mark = {.name = STR("a"), .word = STR("answered")};
	struct mail_known known = {knows_none, NULL};
	struct arena *a = arena_create();
	struct mail_item *items;
	size_t n;
	int seconds, back;

	if (m && mailbox_list(m, a, &items, &n, &err))
		fetch_all(m, a, items, n);
	if (m && mailbox_can_show(m))
		(void)!mailbox_show(m, &mark, 1, &err);
	if (m) {
		(void)!mailbox_again(m, 1, &known, &back, &err);
		(void)mailbox_watch(m, &seconds);
		HOLDS(seconds >= 0);
	}
	HOLDS(strlen(err.text) < sizeof err.text);
	mailbox_close(m);
	arena_destroy(a);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	int pair[2], room = 4 * ROOM;

	if (size < 2 || size > ROOM)
		return 0;
	HOLDS(socketpair(AF_UNIX, SOCK_STREAM, 0, pair) == 0);
	setsockopt(pair[1], SOL_SOCKET, SO_SNDBUF, &room, sizeof room);
	(void)!send(pair[1], data + 1, size - 1, MSG_DONTWAIT | MSG_NOSIGNAL);
	shutdown(pair[1], SHUT_WR);
	if (data[0] == 'f')
		ask_fetcher(pair[0], pair[1]);
	else
		ask_core(pair[0]);
	close(pair[1]);
	return 0;
}
