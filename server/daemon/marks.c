/* What became of letters, shown in the mailbox: see marks.h.
 * SPDX-License-Identifier: ISC */
#include "server/daemon/marks.h"

#include "base/arena.h"
#include "mail/post/transport.h"
#include "schema/marks.h"
#include "server/home/fault.h"

enum {
	GROUP = 500,
	GIVE_UP_S = 7 * 24 * 3600, /* a mailbox in which nothing can be shown */
};

static struct mail_mark as_shown(const struct due_mark *d)
{
	return (struct mail_mark){
		.name = d->name,
		.uidvalidity = d->uidvalidity,
		.word = d->mark,
		.was = d->shown,
		.answered = d->answered,
		.look = str_is(d->mark, "aside"),
		.open = str_is(d->mark, "aside") || str_is(d->mark, "held"),
	};
}

static bool note(struct tick *t, const struct due_mark *due, int n, struct err *err)
{
	bool ok = home_begin(t->home, err);

	for (int i = 0; ok && i < n; i++)
		ok = marks_shown(t->home->store, &due[i], err);
	return home_end(t->home, ok, err);
}

static bool show_some(struct tick *t, struct arena *a, int *n, struct err *err)
{
	struct due_mark *due;

	if (!marks_due(t->home->store, a, t->source, GROUP, &due, n, err))
		return false;
	if (*n == 0)
		return true;
	struct mail_mark *marks = arena_array(a, struct mail_mark, (size_t)*n);
	for (int i = 0; i < *n; i++)
		marks[i] = as_shown(&due[i]);
	if (!mailbox_show(t->in, marks, (size_t)*n, err))
		return false;
	fault_point("shown");
	return note(t, due, *n, err);
}

static bool show_all(struct tick *t, struct err *err)
{
	struct arena *a = arena_create();
	bool ok = true;
	int n = 1;

	while (ok && n > 0) {
		ok = show_some(t, a, &n, err);
		arena_reset(a);
	}
	arena_destroy(a);
	return ok;
}

static bool forget(struct tick *t, int64_t utc, struct err *err)
{
	return home_begin(t->home, err) &&
	       home_end(t->home, marks_forget(t->home->store, t->source, utc, err),
			err);
}

void marks_show(struct tick *t)
{
	struct err err = {0}, ignored = {0};

	if (!mailbox_can_show(t->in)) {
		(void)forget(t, INT64_MAX, &ignored);
	} else if (!show_all(t, &err)) {
		struct log_line l = home_log(t->home, LOG_WARN, "mark");
		log_z(&l, "error", err.text);
		log_end(&l);
		(void)forget(t, t->now - GIVE_UP_S, &ignored);
	}
}
