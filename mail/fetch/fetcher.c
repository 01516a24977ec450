/* The fetcher as the core sees it: a mailbox. See fetcher.h; what is said, fetcher_talk.h.
 * SPDX-License-Identifier: ISC */
#include "mail/fetch/fetcher.h"

#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "mail/fetch/fetcher_line.h"
#include "mail/letter/letter.h"

enum {
	END_MS = 8 * 1000, /* it says farewell to its server */
	AT_ONCE_S = 1,     /* there is no fetcher: mailbox_list begins one */
};

/* Letters that come by themselves ------------------------------------------------------ */

static bool take_letter(struct fetcher *m, struct arena *a, struct str name,
			struct str *bytes, bool *gone, struct err *err)
{
	struct message_in in;

	if (!fetcher_hear(m, a, &in, err))
		return false;
	struct str of = message_str(&in, FETCHER_NAME_MAX);
	*gone = message_bool(&in);
	*bytes = message_str(&in, LETTER_SIZE_MAX + 1);
	return (in.kind == FETCHER_LETTER && message_ends(&in) && str_equal(of, name) &&
		!(*gone && bytes->n)) ||
	       fetcher_nonsense(m, err);
}

/* The next of them; trouble with one is the end of those behind it too. */
static bool take_coming(struct fetcher *m, struct arena *a, struct str *bytes,
			bool *gone, struct err *err)
{
	struct coming *c = &m->coming;

	fetcher_be_patient(m, FETCHER_FETCH);
	bool ok = take_letter(m, a, c->name[c->next], bytes, gone, err);
	c->next = ok ? c->next + 1 : c->n;
	return ok;
}

/* Those before `until` that nobody asked for are heard, and forgotten. */
static bool skip_coming(struct fetcher *m, size_t until, struct err *err)
{
	struct err trouble = {0};
	struct str bytes;
	bool gone;

	while (m->coming.next < until && m->coming.next < m->coming.n) {
		arena_reset(m->a);
		if (!take_coming(m, m->a, &bytes, &gone, &trouble) &&
		    !fetcher_is_there(m)) {
			*err = trouble;
			return false;
		}
	}
	return true;
}

/* Nothing else is under way; what was taken has been said. */
static bool settle(struct fetcher *m, struct err *err)
{
	if (!skip_coming(m, SIZE_MAX, err))
		return false;
	if (!m->n_done)
		return true;
	struct message_out q = fetcher_ask(m, FETCHER_DONE);
	fetcher_put_items(&q, m->done, m->n_done);
	m->n_done = 0;
	bool ok = fetcher_say(m, &q, err);
	arena_reset(m->done_a);
	return ok;
}

static void keep_names(struct coming *c, const struct mail_item *items, size_t n)
{
	arena_reset(c->a);
	c->n = c->next = 0;
	for (size_t i = 0; i < n; i++)
		if (fetcher_comes_ahead(&items[i]))
			c->name[c->n++] = str_dup(c->a, items[i].name);
}

static bool fetcher_ahead(struct mailbox *box, const struct mail_item *items, size_t n,
			  struct err *err)
{
	struct fetcher *m = fetcher_of(box);
	size_t some = n < FETCHER_GROUP_MAX ? n : FETCHER_GROUP_MAX;

	if (!fetcher_is_there(m))
		return err_set(err, "the mailbox is closed");
	if (!settle(m, err))
		return false;
	struct message_out q = fetcher_ask(m, FETCHER_AHEAD);
	fetcher_put_items(&q, items, some);
	if (!fetcher_say(m, &q, err) || !fetcher_hear_well(m, err)) {
		m->announced.n = 0;
		return false;
	}
	struct coming now = m->announced;
	m->announced = m->coming;
	m->coming = now;
	keep_names(&m->announced, items, some);
	return true;
}

static bool fetcher_fetch(struct mailbox *box, const struct mail_item *item,
			  struct arena *a, struct str *bytes, bool *gone,
			  struct err *err)
{
	struct fetcher *m = fetcher_of(box);
	struct coming *c = &m->coming;
	size_t i = c->next;

	*bytes = (struct str){0};
	*gone = false;
	if (!fetcher_is_there(m))
		return err_set(err, "the mailbox is closed");
	while (i < c->n && !str_equal(c->name[i], item->name))
		i++;
	if (i < c->n && !skip_coming(m, i, err))
		return false;
	if (i < c->n && c->next == i)
		return take_coming(m, a, bytes, gone, err);
	if (!settle(m, err))
		return false;
	struct message_out q = fetcher_ask(m, FETCHER_FETCH);
	fetcher_put_items(&q, item, 1);
	return fetcher_say(m, &q, err) &&
	       take_letter(m, a, item->name, bytes, gone, err);
}

/* The list ------------------------------------------------------------------------------ */

struct list {
	struct mail_item *items;
	size_t n;
};

static bool keep_items(struct list *l, struct arena *a, struct message_in *in)
{
	size_t n;
	struct mail_item *some = fetcher_take_items(in, a, FETCHER_ITEMS_GROUP, &n);

	/* An empty group would cost memory and never come to an end. */
	if (!message_ends(in) || !n || l->n + n > FETCHER_ITEMS_MAX)
		return false;
	for (size_t i = 0; i < n; i++)
		*arena_push(a, l->items, l->n) = some[i];
	return true;
}

/* Of a mailbox with lasting numbers: each is beyond the one before it, none behind the end.
 * The place goes on by them, and what it leaves behind is never read. */
static bool is_sound(const struct list *l, const struct mail_place *reached)
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

static bool list_once(struct fetcher *m, struct arena *a, struct list *l,
		      struct err *err)
{
	struct message_in in;

	*l = (struct list){0};
	if (!fetcher_need(m, err) || !settle(m, err))
		return false;
	m->coming.n = m->coming.next = m->announced.n = 0;
	struct message_out q = fetcher_ask(m, FETCHER_LIST);
	fetcher_put_place(&q, &m->box.from);
	if (!fetcher_say(m, &q, err))
		return false;
	do {
		if (!fetcher_hear(m, a, &in, err))
			return false;
		if (in.kind == FETCHER_ITEMS && !keep_items(l, a, &in))
			return fetcher_nonsense(m, err);
	} while (in.kind == FETCHER_ITEMS);
	struct mail_place reached;
	fetcher_take_place(&in, &reached);
	int skipped = (int)message_int(&in, 0, INT32_MAX);
	if (in.kind != FETCHER_LISTED || !message_ends(&in) || !is_sound(l, &reached))
		return fetcher_nonsense(m, err);
	m->box.reached = reached;
	m->box.skipped = skipped;
	return true;
}

/* A fetcher that had rested may have gone without anybody's fault: once more, with a new one.
 * One that could not list its mailbox is let go: a new one finds the server anew. */
static bool fetcher_list(struct mailbox *box, struct arena *a, struct mail_item **items,
			 size_t *n, struct err *err)
{
	struct fetcher *m = fetcher_of(box);
	bool rested = fetcher_is_there(m);
	struct list l;
	bool ok = list_once(m, a, &l, err);

	if (!ok && rested && m->ours && !fetcher_is_there(m)) {
		backoff_clear(&m->backoff);
		*err = (struct err){0};
		ok = list_once(m, a, &l, err);
	}
	*items = ok ? l.items : NULL;
	*n = ok ? l.n : 0;
	if (ok)
		backoff_clear(&m->backoff);
	else if (fetcher_is_there(m) && m->ours &&
		 !str_starts(str_of(m->way.url), "maildir:")) {
		fetcher_let_go(m, END_MS);
		backoff_failed(&m->backoff, err);
	}
	return ok;
}

/* Taken, shown, looked at anew ------------------------------------------------------------ */

static bool fetcher_done(struct mailbox *box, const struct mail_item *item,
			 struct err *err)
{
	struct fetcher *m = fetcher_of(box);

	if (!fetcher_is_there(m))
		return true;
	if (m->n_done == FETCHER_GROUP_MAX && !settle(m, err))
		return false;
	m->done[m->n_done] = *item;
	m->done[m->n_done++].name = str_dup(m->done_a, item->name);
	return true;
}

static bool fetcher_flush(struct mailbox *box, struct err *err)
{
	struct fetcher *m = fetcher_of(box);

	if (!fetcher_is_there(m))
		return true;
	if (!settle(m, err))
		return false;
	struct message_out q = fetcher_ask(m, FETCHER_FLUSH);
	return fetcher_say(m, &q, err) && fetcher_hear_well(m, err);
}

static bool fetcher_show(struct mailbox *box, const struct mail_mark *marks, size_t n,
			 struct err *err)
{
	struct fetcher *m = fetcher_of(box);

	if (!fetcher_need(m, err) || !settle(m, err))
		return false;
	for (size_t i = 0; i < n; i += FETCHER_MARKS_MAX) {
		struct message_out q = fetcher_ask(m, FETCHER_SHOW);
		fetcher_put_marks(&q, marks + i,
				  n - i < FETCHER_MARKS_MAX ? n - i
							    : FETCHER_MARKS_MAX);
		if (!fetcher_say(m, &q, err) || !fetcher_hear_well(m, err))
			return false;
	}
	return true;
}

static bool answer_known(struct fetcher *m, struct message_in *in,
			 const struct mail_known *known, struct err *err)
{
	size_t n = message_count(in, FETCHER_ITEMS_GROUP);
	struct str *names = arena_array(m->a, struct str, n + 1);
	bool *is_known = arena_array(m->a, bool, n + 1);

	for (size_t i = 0; i < n; i++)
		names[i] = message_str(in, FETCHER_NAME_MAX);
	if (!message_ends(in) || !n)
		return fetcher_nonsense(m, err);
	known->ask(known->with, names, n, is_known);
	char *flags = arena_alloc(m->a, n + 1);
	for (size_t i = 0; i < n; i++)
		flags[i] = is_known[i];
	struct message_out q = message_begin(m->a, FETCHER_KNOWN);
	message_put_str(&q, (struct str){flags, n});
	return fetcher_say(m, &q, err);
}

static bool fetcher_again(struct mailbox *box, int64_t since,
			  const struct mail_known *known, int *n, struct err *err)
{
	struct fetcher *m = fetcher_of(box);
	struct message_in in;

	if (!fetcher_need(m, err) || !settle(m, err))
		return false;
	struct message_out q = fetcher_ask(m, FETCHER_AGAIN);
	message_put_int(&q, since);
	if (!fetcher_say(m, &q, err))
		return false;
	do {
		arena_reset(m->a);
		if (!fetcher_hear(m, m->a, &in, err))
			return false;
		if (in.kind == FETCHER_ASKS && !answer_known(m, &in, known, err))
			return false;
	} while (in.kind == FETCHER_ASKS);
	*n = (int)message_int(&in, 0, INT32_MAX);
	return (in.kind == FETCHER_LOOKED && message_ends(&in)) ||
	       fetcher_nonsense(m, err);
}

static bool fetcher_taken(struct mailbox *box, struct arena *a, int64_t since,
			  struct mail_item **items, size_t *n, struct err *err)
{
	struct fetcher *m = fetcher_of(box);
	struct list l = {0};
	struct message_in in;

	if (!fetcher_need(m, err) || !settle(m, err))
		return false;
	struct message_out q = fetcher_ask(m, FETCHER_TAKEN);
	fetcher_put_place(&q, &m->box.from);
	message_put_int(&q, since);
	if (!fetcher_say(m, &q, err))
		return false;
	do {
		if (!fetcher_hear(m, a, &in, err))
			return false;
		if (in.kind == FETCHER_ITEMS && !keep_items(&l, a, &in))
			return fetcher_nonsense(m, err);
	} while (in.kind == FETCHER_ITEMS);
	int64_t told = message_int(&in, 0, FETCHER_ITEMS_MAX);
	if (in.kind != FETCHER_LOOKED || !message_ends(&in) || told != (int64_t)l.n)
		return fetcher_nonsense(m, err);
	*items = l.items;
	*n = l.n;
	return true;
}

/* Waiting ---------------------------------------------------------------------------------- */

static bool ask_watch(struct fetcher *m, struct err *err)
{
	struct message_out q = fetcher_ask(m, FETCHER_WATCH);
	struct message_in in;

	if (!fetcher_say(m, &q, err) || !fetcher_hear(m, m->a, &in, err))
		return false;
	m->watch_until =
		fetcher_now_ms() + 1000 * message_int(&in, 0, FETCHER_WATCH_MAX_S);
	m->watching = in.kind == FETCHER_WATCHING && message_ends(&in);
	return m->watching || fetcher_nonsense(m, err);
}

/* Its socket is what it calls by; and what tells of its end. */
static int fetcher_watch(struct mailbox *box, int *seconds)
{
	struct fetcher *m = fetcher_of(box);
	struct err ignored = {0};

	*seconds = AT_ONCE_S;
	if (fetcher_is_there(m) && !m->watching &&
	    (!settle(m, &ignored) || !ask_watch(m, &ignored)) && fetcher_is_there(m))
		return -1;
	if (!fetcher_is_there(m)) {
		int left = backoff_left(&m->backoff);
		*seconds = left ? left : AT_ONCE_S;
		return -1;
	}
	int64_t left = (m->watch_until - fetcher_now_ms() + 999) / 1000;
	*seconds = left > 0 ? (int)left : 0;
	return m->child.fd;
}

/* Opening ----------------------------------------------------------------------------------- */

static void fetcher_close(struct mailbox *box)
{
	struct fetcher *m = fetcher_of(box);
	struct err ignored = {0};

	if (fetcher_is_there(m))
		(void)!settle(m, &ignored);
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
	.flush = fetcher_flush, .again = fetcher_again, .taken = fetcher_taken
static const struct mailbox_ops blind_ops = {OPS};
static const struct mailbox_ops showing_ops = {OPS, .show = fetcher_show};

static struct fetcher *make(const struct way_in *way)
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
	return m;
}

static struct mailbox *opened(struct fetcher *m, bool ok, bool shows)
{
	if (ok && shows)
		m->box.ops = &showing_ops;
	if (ok)
		return &m->box;
	fetcher_close(&m->box);
	return NULL;
}

struct mailbox *fetcher_open(const struct way_in *way, struct err *err)
{
	struct fetcher *m = make(way);
	bool shows = false;

	m->ours = true;
	bool ok = fetcher_start(m, &shows, err);
	return opened(m, ok, shows);
}

struct mailbox *fetcher_open_at(int fd, int patience_s, const struct way_in *way,
				struct err *err)
{
	struct fetcher *m = make(way);
	bool shows = false;

	m->child.fd = fd;
	m->patience_s = patience_s;
	bool ok = fetcher_open_way(m, &shows, err);
	return opened(m, ok, shows);
}
