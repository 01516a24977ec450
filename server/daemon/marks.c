/* Shows the fate of letters in their mailbox: see marks.h.
 * SPDX-License-Identifier: ISC */
#include "server/daemon/marks.h"

#include "base/arena.h"
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
		.word = str_of(mark_word(d->mark)),
		.was = d->shown,
		.answered = d->answered,
		.look = d->mark == MARK_ASIDE,
		.open = d->mark == MARK_ASIDE || d->mark == MARK_HELD,
	};
}

static bool note(struct tick *t, struct letterbox *l, struct err *err)
{
	bool ok = true;

	for (int i = 0; ok && i < l->n_shown; i++)
		ok = marks_shown(t->home->store, &l->due[i], err);
	l->n_shown = 0;
	return ok;
}

bool marks_note(struct tick *t, struct err *err)
{
	bool ok = true;

	for (int i = 0; ok && i < t->n_boxes; i++)
		ok = note(t, &t->boxes[i], err);
	return ok;
}

/* The next of them; `l->n_due` 0: there are none. */
static bool load(struct tick *t, struct letterbox *l, struct err *err)
{
	arena_reset(l->marks);
	l->n_shown = 0;
	if (!marks_due(t->home->store, l->marks, l->source, GROUP, &l->due, &l->n_due,
		       err))
		return false;
	l->showing = arena_array(l->marks, struct mail_mark, (size_t)l->n_due + 1);
	for (int i = 0; i < l->n_due; i++)
		l->showing[i] = as_shown(&l->due[i]);
	return true;
}

static bool show(struct tick *t, struct letterbox *l, struct err *err)
{
	if (!mailbox_show(l->box, l->showing, (size_t)l->n_due, err))
		return false;
	fault_point("shown");
	l->n_shown = l->n_due;
	l->n_due = 0;
	if (l->n_shown < GROUP)
		return true; /* noted at the end of the round */
	return home_begin(t->home, err) && home_end(t->home, note(t, l, err), err) &&
	       load(t, l, err);
}

static bool forget(struct tick *t, const struct letterbox *l, int64_t utc,
		   struct err *err)
{
	return home_begin(t->home, err) &&
	       home_end(t->home, marks_forget(t->home->store, l->source, utc, err),
			err);
}

static void fail(struct tick *t, struct letterbox *l, const struct err *err)
{
	struct err ignored = {0};
	struct log_line line = home_log(t->home, LOG_WARN, "mark");

	log_str(&line, "mailbox", l->config->url);
	log_z(&line, "error", err->text);
	log_end(&line);
	l->step = LETTERBOX_RESTS;
	(void)!forget(t, l, t->now - GIVE_UP_S, &ignored);
}

void marks_step(struct tick *t, struct letterbox *l, bool *waits)
{
	struct err err = {0};

	*waits = false;
	if (!show(t, l, &err)) {
		*waits = l->box->waits;
		if (!*waits)
			fail(t, l, &err);
	} else if (!l->n_due) {
		l->step = LETTERBOX_RESTS;
	}
}

void marks_begin(struct tick *t)
{
	struct err err = {0}, ignored = {0};

	for (int i = 0; i < t->n_boxes; i++) {
		struct letterbox *l = &t->boxes[i];
		if (l->step != LETTERBOX_RESTS || l->away || !l->swept)
			continue;
		if (!mailbox_can_show(l->box))
			(void)!forget(t, l, INT64_MAX, &ignored);
		else if (!load(t, l, &err))
			fail(t, l, &err);
		else if (l->n_due)
			l->step = LETTERBOX_SHOWS;
	}
}
