/* The fetcher as the core sees it: it shows the fate of letters, and looks anew at
 * letters that are in the mailbox already. See fetcher.h.
 * SPDX-License-Identifier: ISC */
#include "base/arena.h"
#include "mail/fetch/fetcher_line.h"

/* Lists ------------------------------------------------------------------------------------ */

static bool keep_items(struct fetcher_list *l, struct arena *a, struct message_in *in)
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

bool fetcher_hear_items(struct fetcher *m, struct arena *a, struct message_in *in,
			struct err *err)
{
	do {
		if (!fetcher_hear(m, a, in, err))
			return false;
		if (in->kind == FETCHER_ITEMS && !keep_items(&m->list, a, in))
			return fetcher_nonsense(m, err);
	} while (in->kind == FETCHER_ITEMS);
	fetcher_answered(m);
	return true;
}

bool fetcher_taken(struct mailbox *box, struct arena *a, int64_t since,
		   struct mail_item **items, size_t *n, struct err *err)
{
	struct fetcher *m = fetcher_called(box);
	struct message_in in;

	if (m->asked != FETCHER_TAKEN) {
		if (!fetcher_need(m, err) || !fetcher_settle(m, err))
			return false;
		struct message_out q = fetcher_ask(m, FETCHER_TAKEN);
		fetcher_put_place(&q, &m->box.from);
		message_put_int(&q, since);
		m->list = (struct fetcher_list){0};
		if (!fetcher_say(m, &q, err))
			return false;
	}
	if (!fetcher_hear_items(m, a, &in, err))
		return false;
	int64_t told = message_int(&in, 0, FETCHER_ITEMS_MAX);
	if (in.kind != FETCHER_LOOKED || !message_ends(&in) ||
	    told != (int64_t)m->list.n)
		return fetcher_nonsense(m, err);
	*items = m->list.items;
	*n = m->list.n;
	return true;
}

/* Marks ------------------------------------------------------------------------------------ */

static bool say_marks(struct fetcher *m, const struct mail_mark *marks, size_t n,
		      struct err *err)
{
	if (m->asked != FETCHER_SHOW) {
		if (!fetcher_need(m, err) || !fetcher_settle(m, err))
			return false;
		struct message_out q = fetcher_ask(m, FETCHER_SHOW);
		fetcher_put_marks(&q, marks, n);
		if (!fetcher_say(m, &q, err))
			return false;
	}
	return fetcher_hear_well(m, err);
}

bool fetcher_show(struct mailbox *box, const struct mail_mark *marks, size_t n,
		  struct err *err)
{
	struct fetcher *m = fetcher_called(box);
	bool ok = true;

	while (ok && m->n_shown < n) {
		size_t left = n - m->n_shown,
		       some = left < FETCHER_MARKS_MAX ? left : FETCHER_MARKS_MAX;
		ok = say_marks(m, marks + m->n_shown, some, err);
		m->n_shown += ok ? some : 0;
	}
	if (!m->box.waits)
		m->n_shown = 0;
	return ok;
}

/* Looked at anew --------------------------------------------------------------------------- */

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

bool fetcher_again(struct mailbox *box, int64_t since, const struct mail_known *known,
		   int *n, struct err *err)
{
	struct fetcher *m = fetcher_called(box);
	struct message_in in;

	if (m->asked != FETCHER_AGAIN) {
		if (!fetcher_need(m, err) || !fetcher_settle(m, err))
			return false;
		struct message_out q = fetcher_ask(m, FETCHER_AGAIN);
		message_put_int(&q, since);
		if (!fetcher_say(m, &q, err))
			return false;
	}
	do {
		arena_reset(m->a);
		if (!fetcher_hear(m, m->a, &in, err))
			return false;
		if (in.kind == FETCHER_ASKS && !answer_known(m, &in, known, err))
			return false;
	} while (in.kind == FETCHER_ASKS);
	fetcher_answered(m);
	*n = (int)message_int(&in, 0, INT32_MAX);
	return (in.kind == FETCHER_LOOKED && message_ends(&in)) ||
	       fetcher_nonsense(m, err);
}
