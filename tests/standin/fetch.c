/* A stand-in for postalgm-fetch, for tests. All of them open their mailbox; their name says what
 * they answer when it is to be listed.
 * SPDX-License-Identifier: ISC */
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/arena.h"
#include "base/process/child.h"
#include "mail/fetch/fetcher_talk.h"

static struct arena *a;
static const struct mail_item one = {.name = {"1", 1}, .size = 300};

static void say(struct message_out *m)
{
	struct err cut = {0};

	if (!message_send(CHILD_FD, m, &cut))
		_exit(0);
}

static void octets(const char *s, size_t n)
{
	if (write(CHILD_FD, s, n) < 0)
		_exit(0);
}

static void listed(void)
{
	struct message_out items = message_begin(a, FETCHER_ITEMS);
	struct message_out m = message_begin(a, FETCHER_LISTED);

	fetcher_put_items(&items, &one, 1);
	say(&items);
	fetcher_put_place(&m, &(struct mail_place){0});
	message_put_int(&m, 0);
	message_put_int(&m, 0);
	say(&m);
}

/* Sends another letter than the one asked for, in place of any answer after the
 * list. */
static void letter(void)
{
	struct message_out m = message_begin(a, FETCHER_LETTER);

	message_put_str(&m, STR("2"));
	message_put_int(&m, 0);
	message_put_str(&m, STR("From: eve@example.org\r\n\r\nattack red 1\r\n"));
	say(&m);
}

/* clang-format off */
static void garbage(void) { octets("\5\0\0\0\xc8what", 9); }
static void endless(void) { octets("\xff\xff\xff\x7f\x0c", 5); }
static void dies(void)    { abort(); }
static void empty(void)
{
	struct message_out m = message_begin(a, FETCHER_ITEMS);
	fetcher_put_items(&m, &one, 0), say(&m);
}
static const struct { const char *name; void (*lists)(void), (*then)(void); } all[] = {
	{"garbage", garbage, garbage}, {"endless", endless, endless}, {"dies", dies, dies},
	{"empty", empty, empty}, {"other", listed, letter},
};
/* clang-format on */

static void serve(void (*lists)(void), void (*then)(void))
{
	struct message_in in;

	while (message_receive(CHILD_FD, a, MESSAGE_MAX, MESSAGE_FOREVER, &in) ==
	       MESSAGE_HERE) {
		struct message_out opened = message_begin(a, FETCHER_OPENED);
		message_put_int(&opened, 0);
		if (in.kind == FETCHER_OPEN)
			say(&opened);
		else if (in.kind == FETCHER_LIST)
			lists();
		else
			then();
		arena_reset(a);
	}
}

int main(void)
{
	char path[4096];
	ssize_t n = readlink("/proc/self/exe", path, sizeof path - 1);
	const char *mark = "/fetcher-", *name;

	path[n > 0 ? n : 0] = '\0';
	name = strstr(path, mark);
	a = arena_create();
	for (size_t i = 0; name && i < sizeof all / sizeof *all; i++)
		if (strcmp(name + strlen(mark), all[i].name) == 0)
			serve(all[i].lists, all[i].then);
	return 1;
}
