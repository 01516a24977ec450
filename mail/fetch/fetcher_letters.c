/* The fetcher as the core sees it: letters that come, and that were taken. See fetcher.h.
 * SPDX-License-Identifier: ISC */
#include "base/arena.h"
#include "mail/fetch/fetcher_line.h"
#include "mail/letter/letter.h"

/* Letters that come by themselves ------------------------------------------------------ */

static bool take_letter(struct fetcher *m, struct arena *a, struct str name,
			struct str *bytes, bool *gone, struct err *err)
{
	struct message_in in;

	if (!fetcher_hear(m, a, &in, err))
		return false;
	fetcher_answered(m);
	struct str of = message_str(&in, FETCHER_NAME_MAX);
	*gone = message_bool(&in);
	*bytes = message_str(&in, LETTER_SIZE_MAX + 1);
	return (in.kind == FETCHER_LETTER && message_ends(&in) && str_equal(of, name) &&
		!(*gone && bytes->n)) ||
	       fetcher_nonsense(m, err);
}

/* Takes the next letter; trouble with one also ends those after it. */
static bool take_coming(struct fetcher *m, struct arena *a, struct str *bytes,
			bool *gone, struct err *err)
{
	struct coming *c = &m->coming;

	if (!m->until)
		fetcher_be_patient(m, FETCHER_FETCH);
	bool ok = take_letter(m, a, c->name[c->next], bytes, gone, err);
	if (!m->box.waits)
		c->next = ok ? c->next + 1 : c->n;
	return ok;
}

/* Reads and forgets those before `until` that nobody asked for. */
static bool skip_coming(struct fetcher *m, size_t until, struct err *err)
{
	struct err trouble = {0};
	struct str bytes;
	bool gone;

	while (m->coming.next < until && m->coming.next < m->coming.n) {
		arena_reset(m->a);
		if (!take_coming(m, m->a, &bytes, &gone, &trouble) &&
		    (m->box.waits || !fetcher_is_there(m))) {
			*err = trouble;
			return false;
		}
	}
	return true;
}

bool fetcher_settle(struct fetcher *m, struct err *err)
{
	if (m->asked == FETCHER_WATCH && !fetcher_hear_watching(m, err))
		return false;
	if (m->asked != FETCHER_WORDS) {
		/* Otherwise its answer would be taken for the answer to another
		 * question. */
		fetcher_let_go(m, 0);
		return err_set(err, "a question to the mailbox was given up");
	}
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

/* Announced and fetched ------------------------------------------------------------------ */

static void keep_names(struct coming *c, const struct mail_item *items, size_t n)
{
	arena_reset(c->a);
	c->n = c->next = 0;
	for (size_t i = 0; i < n; i++)
		if (fetcher_comes_ahead(&items[i]))
			c->name[c->n++] = str_dup(c->a, items[i].name);
}

static bool announce(struct fetcher *m, const struct mail_item *items, size_t n,
		     struct err *err)
{
	if (m->asked != FETCHER_AHEAD) {
		if (!fetcher_settle(m, err))
			return false;
		struct message_out q = fetcher_ask(m, FETCHER_AHEAD);
		fetcher_put_items(&q, items, n);
		if (!fetcher_say(m, &q, err))
			return false;
	}
	return fetcher_hear_well(m, err);
}

bool fetcher_ahead(struct mailbox *box, const struct mail_item *items, size_t n,
		   struct err *err)
{
	struct fetcher *m = fetcher_called(box);
	size_t some = n < FETCHER_GROUP_MAX ? n : FETCHER_GROUP_MAX;

	if (!fetcher_is_there(m))
		return err_set(err, "the mailbox is closed");
	if (!announce(m, items, some, err)) {
		m->announced.n = m->box.waits ? m->announced.n : 0;
		return false;
	}
	struct coming now = m->announced;
	m->announced = m->coming;
	m->coming = now;
	keep_names(&m->announced, items, some);
	return true;
}

/* Fetches a letter that does not come by itself. */
static bool fetch_alone(struct fetcher *m, const struct mail_item *item,
			struct arena *a, struct str *bytes, bool *gone, struct err *err)
{
	if (m->asked != FETCHER_FETCH) {
		if (!fetcher_settle(m, err))
			return false;
		struct message_out q = fetcher_ask(m, FETCHER_FETCH);
		fetcher_put_items(&q, item, 1);
		if (!fetcher_say(m, &q, err))
			return false;
	}
	return take_letter(m, a, item->name, bytes, gone, err);
}

bool fetcher_fetch(struct mailbox *box, const struct mail_item *item, struct arena *a,
		   struct str *bytes, bool *gone, struct err *err)
{
	struct fetcher *m = fetcher_called(box);
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
	return fetch_alone(m, item, a, bytes, gone, err);
}

/* Taken ------------------------------------------------------------------------------------ */

bool fetcher_done(struct mailbox *box, const struct mail_item *item, struct err *err)
{
	struct fetcher *m = fetcher_called(box);

	if (!fetcher_is_there(m))
		return true;
	if (m->n_done == FETCHER_GROUP_MAX && !fetcher_settle(m, err))
		return false;
	m->done[m->n_done] = *item;
	m->done[m->n_done++].name = str_dup(m->done_a, item->name);
	return true;
}

bool fetcher_flush(struct mailbox *box, struct err *err)
{
	struct fetcher *m = fetcher_called(box);

	if (!fetcher_is_there(m))
		return true;
	if (m->asked != FETCHER_FLUSH) {
		if (!fetcher_settle(m, err))
			return false;
		struct message_out q = fetcher_ask(m, FETCHER_FLUSH);
		if (!fetcher_say(m, &q, err))
			return false;
	}
	return fetcher_hear_well(m, err);
}
