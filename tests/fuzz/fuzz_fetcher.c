/* Core and fetcher, each beside one that lies. The first byte says who hears the rest of the
 * input: 'f' the fetcher, as questions; 'c' the core, as answers.
 * SPDX-License-Identifier: ISC */
#include "tests/fuzz/fuzz.h"

#include <string.h>

#include "base/arena.h"
#include "base/process/confine.h"
#include "mail/fetch/fetcher.h"
#include "mail/fetch/fetcher_talk.h"
#include "mail/letter/letter.h"
#include "tests/fuzz/line.h"

enum { A_WEEK_S = 7 * 24 * 3600 };

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
	fuzz_taken = true;
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

static bool stub_taken(struct mailbox *m, struct arena *a, int64_t since,
		       struct mail_item **items, size_t *n, struct err *err)
{
	return since >= 0 ? stub_list(m, a, items, n, err) : err_set(err, "too early");
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

static struct mailbox *stub_open(const struct mailbox_config *way, struct err *err)
{
	static const struct mailbox_ops ops = {.list = stub_list,
					       .fetch = stub_fetch,
					       .done = stub_done,
					       .watch = stub_watch,
					       .close = stub_close,
					       .show = stub_show,
					       .again = stub_again,
					       .taken = stub_taken};
	static struct mailbox box;

	box = (struct mailbox){.ops = &ops};
	if (way->url[0] == 'm')
		return &box;
	err_refuse(err, "%s: none", way->url);
	return NULL;
}

/* The two liars ------------------------------------------------------------------- */

static void serve(int fd)
{
	fetcher_serve(fd, stub_open);
	confine_seconds(A_WEEK_S); /* which it may not use, but we may */
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
		if (mailbox_fetch(m, &items[i], a, &bytes, &gone, &err)) {
			HOLDS(bytes.n <= LETTER_SIZE_MAX + 1);
			fuzz_taken = true;
		}
		(void)!mailbox_done(m, &items[i], &err);
	}
	(void)!mailbox_flush(m, &err);
}

static void ask_core(int fd)
{
	struct err err = {0};
	struct mailbox *m = fetcher_open_at(
		fd, 5, &(struct mailbox_config){.url = "maildir:x"}, &err);
	struct mail_mark mark = {.name = STR("a"), .word = STR("answered")};
	struct mail_known known = {knows_none, NULL};
	struct arena *a = arena_create();
	struct mail_item *items;
	size_t n;
	int seconds = 0, back;

	if (m && mailbox_list(m, a, &items, &n, &err))
		fetch_all(m, a, items, n);
	if (m && mailbox_can_show(m))
		(void)!mailbox_show(m, &mark, 1, &err);
	if (m) {
		(void)!mailbox_again(m, 1, &known, &back, &err);
		if (mailbox_taken(m, a, 1, &items, &n, &err))
			HOLDS(n <= FETCHER_ITEMS_MAX);
		(void)mailbox_watch(m, &seconds);
		HOLDS(seconds >= 0);
	}
	HOLDS(str_is_utf8(str_of(err.text)));
	mailbox_close(m);
	arena_destroy(a);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	if (size < 2 || size > LINE_ROOM)
		return 0;
	struct fuzz_line line = fuzz_line(data + 1, size - 1);
	if (data[0] == 'f') {
		fuzz_line_serve(&line, serve);
		return 0;
	}
	ask_core(line.near); /* and closes it */
	close(line.far);
	return 0;
}
