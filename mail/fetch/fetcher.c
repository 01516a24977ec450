/* The fetcher as the core sees it: a mailbox, its list, its calls. See fetcher.h;
 * fetcher_talk.h has the messages.
 * SPDX-License-Identifier: ISC */
#include "mail/fetch/fetcher.h"

#include <stdlib.h>
#include <sys/socket.h>

#include "base/arena.h"
#include "base/elapsed.h"
#include "mail/fetch/fetcher_line.h"

enum {
	END_MS = 8 * 1000, /* it says farewell to its server */
	LOST_MS = 1000,    /* it has no server to log out from */
	AT_ONCE_S = 1,     /* there is no fetcher; mailbox_list starts one */
};

static const struct mailbox_ops blind_ops, showing_ops;

/* The list ------------------------------------------------------------------------------ */

/* In a mailbox with lasting numbers each number is beyond the one before, and none
 * beyond the end. The place moves on by them, and letters that it leaves behind are
 * never read. */
static bool is_sound(const struct fetcher_list *l, const struct mail_place *reached)
{
	int64_t last = 0;

	for (size_t i = 0; i < l->n; i++) {
		const struct mail_item *x = &l->items[i];
		if (x->uidvalidity != reached->uidvalidity)
			return false;
		if (x->uidvalidity && (x->uid <= last || x->uid > reached->uid))
			return false;
		last = x->uid;
	}
	return true;
}

static bool ask_list(struct fetcher *m, struct err *err)
{
	if (!fetcher_need(m, err) || !fetcher_settle(m, err))
		return false;
	m->coming.n = m->coming.next = m->announced.n = 0;
	m->list = (struct fetcher_list){0};
	struct message_out q = fetcher_ask(m, FETCHER_LIST);
	fetcher_put_place(&q, &m->box.from);
	return fetcher_say(m, &q, err);
}

static bool list_once(struct fetcher *m, struct arena *a, struct err *err)
{
	struct message_in in;
	struct mail_place reached;

	if ((m->asked != FETCHER_LIST && !ask_list(m, err)) ||
	    !fetcher_hear_items(m, a, &in, err))
		return false;
	fetcher_take_place(&in, &reached);
	int skipped = (int)message_int(&in, 0, INT32_MAX);
	int64_t trusted_until = message_int(&in, 0, INT64_MAX);
	if (in.kind != FETCHER_LISTED || !message_ends(&in) ||
	    !is_sound(&m->list, &reached))
		return fetcher_nonsense(m, err);
	m->box.reached = reached;
	m->box.skipped = skipped;
	m->box.trusted_until = trusted_until;
	return true;
}

/* Handles a list that failed. A fetcher that could not list its mailbox is ended; a new
 * one connects again. */
static void after_failure(struct fetcher *m, const struct err *err)
{
	if (!fetcher_is_there(m) || !m->ours ||
	    str_starts(str_of(m->way.url), "maildir:"))
		return;
	fetcher_let_go(m, LOST_MS);
	backoff_failed(&m->backoff, err);
}

/* A fetcher that was idle may have ended through nobody's fault: tries once more with a
 * new one. */
static bool fetcher_list(struct mailbox *box, struct arena *a, struct mail_item **items,
			 size_t *n, struct err *err)
{
	struct fetcher *m = fetcher_called(box);
	bool rested = fetcher_is_there(m) && m->asked == FETCHER_WORDS;
	bool ok = list_once(m, a, err);

	if (!ok && rested && m->ours && !fetcher_is_there(m)) {
		backoff_clear(&m->backoff);
		*err = (struct err){0};
		ok = list_once(m, a, err);
	}
	*items = ok ? m->list.items : NULL;
	*n = ok ? m->list.n : 0;
	if (ok)
		backoff_clear(&m->backoff);
	else if (!m->box.waits)
		after_failure(m, err);
	if (ok && m->shows)
		m->box.ops = &showing_ops;
	return ok;
}

/* Waiting ---------------------------------------------------------------------------------- */

bool fetcher_hear_watching(struct fetcher *m, struct err *err)
{
	struct message_in in;

	if (!fetcher_hear(m, m->a, &in, err))
		return false;
	fetcher_answered(m);
	m->watch_until = elapsed_ms() + 1000 * message_int(&in, 0, FETCHER_WATCH_MAX_S);
	m->watching = in.kind == FETCHER_WATCHING && message_ends(&in);
	return m->watching || fetcher_nonsense(m, err);
}

static bool ask_watch(struct fetcher *m, struct err *err)
{
	if (m->asked != FETCHER_WATCH) {
		if (!fetcher_settle(m, err))
			return false;
		struct message_out q = fetcher_ask(m, FETCHER_WATCH);
		if (!fetcher_say(m, &q, err))
			return false;
	}
	return fetcher_hear_watching(m, err);
}

static int seconds_until(int64_t ms)
{
	int64_t left = (ms - elapsed_ms() + 999) / 1000;

	return left > 0 ? (int)left : 0;
}

static int fetcher_line(struct mailbox *box, int *seconds)
{
	struct fetcher *m = fetcher_of(box);

	*seconds = m->until ? seconds_until(m->until) : 0;
	return m->child.fd;
}

/* Its socket carries its reports, and shows its end. */
static int fetcher_watch(struct mailbox *box, int *seconds)
{
	struct fetcher *m = fetcher_called(box);
	struct err ignored = {0};

	*seconds = AT_ONCE_S;
	if (fetcher_is_there(m) && !m->watching && !ask_watch(m, &ignored)) {
		if (m->box.waits)
			return fetcher_line(box, seconds);
		if (fetcher_is_there(m))
			return -1;
	}
	if (!fetcher_is_there(m)) {
		int left = backoff_left(&m->backoff);
		*seconds = left ? left : AT_ONCE_S;
		return -1;
	}
	*seconds = seconds_until(m->watch_until);
	return m->child.fd;
}

/* Opening and closing ------------------------------------------------------------------------ */

/* Does not wait for a fetcher in the middle of an answer, because nobody needs the
 * answer now. */
void fetcher_farewell(struct mailbox *box)
{
	struct fetcher *m = fetcher_called(box);
	struct err ignored = {0};

	m->box.at_once = true;
	if (!fetcher_is_there(m))
		return;
	if (m->asked != FETCHER_WORDS && m->asked != FETCHER_WATCH)
		fetcher_let_go(m, 0);
	else if ((fetcher_settle(m, &ignored) || m->box.waits) && fetcher_is_there(m))
		shutdown(m->child.fd, SHUT_WR);
}

static void fetcher_close(struct mailbox *box)
{
	struct fetcher *m = fetcher_of(box);

	fetcher_farewell(box);
	fetcher_let_go(m, END_MS);
	arena_destroy(m->coming.a);
	arena_destroy(m->announced.a);
	arena_destroy(m->done_a);
	arena_destroy(m->a);
	free(m);
}

#define OPS                                                                            \
	.list = fetcher_list, .fetch = fetcher_fetch, .done = fetcher_done,            \
	.watch = fetcher_watch, .close = fetcher_close, .ahead = fetcher_ahead,        \
	.flush = fetcher_flush, .again = fetcher_again, .taken = fetcher_taken,        \
	.line = fetcher_line
static const struct mailbox_ops blind_ops = {OPS};
static const struct mailbox_ops showing_ops = {OPS, .show = fetcher_show};

static struct fetcher *make(const struct mailbox_config *way)
{
	struct fetcher *m = calloc(1, sizeof *m);

	if (!m)
		abort();
	m->box.ops = &blind_ops;
	m->way = *way;
	m->child = (struct child){0, -1};
	m->a = arena_create();
	m->coming.a = arena_create();
	m->announced.a = arena_create();
	m->done_a = arena_create();
	fetcher_answered(m);
	return m;
}

static struct mailbox *opened(struct fetcher *m, bool ok)
{
	if (ok && m->shows)
		m->box.ops = &showing_ops;
	if (ok)
		return &m->box;
	fetcher_close(&m->box);
	return NULL;
}

struct mailbox *fetcher_open(const struct mailbox_config *way, struct err *err)
{
	struct fetcher *m = make(way);

	m->ours = true;
	return opened(m, fetcher_start(m, err));
}

struct mailbox *fetcher_open_later(const struct mailbox_config *way)
{
	struct fetcher *m = make(way);

	m->ours = true;
	return &m->box;
}

struct mailbox *fetcher_open_at(int fd, int patience_s,
				const struct mailbox_config *way, struct err *err)
{
	struct fetcher *m = make(way);

	m->child.fd = fd;
	m->patience_s = patience_s;
	return opened(m, fetcher_open_way(m, err));
}
