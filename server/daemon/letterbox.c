/* Letterboxes: opened and closed. See letterbox.h; letterbox_sweep.c has what is done with them.
 * SPDX-License-Identifier: ISC */
#include "server/daemon/letterbox.h"

#include "base/arena.h"
#include "mail/fetch/fetcher.h"
#include "schema/mail/sources.h"
#include "server/home/sources.h"

/* Opening and closing ------------------------------------------------------ */

/* If one of several cannot be opened now, the others still are. */
static bool open_one(struct tick *t, struct letterbox *l, struct err *err)
{
	struct mailbox_config in;

	config_mailbox(t->home->a, t->home->dir, &t->home->config, l->i, &in);
	l->box = fetcher_open(&in, &l->trouble);
	l->away = !l->box;
	if (l->away && (t->n_boxes == 1 || l->trouble.kind == ERR_REFUSED)) {
		*err = l->trouble;
		return false;
	}
	if (l->away)
		l->box = fetcher_open_later(&in);
	l->box->at_once = true;
	return true;
}

bool letterboxes_open(struct tick *t, struct err *err)
{
	const struct config *c = &t->home->config;
	int n_away = 0;

	t->n_boxes = c->n_in;
	t->boxes = arena_array(t->a, struct letterbox, (size_t)c->n_in);
	for (int i = 0; i < c->n_in; i++)
		t->boxes[i] = (struct letterbox){.i = i,
						 .config = &c->in[i],
						 .a = arena_create(),
						 .group = arena_create(),
						 .marks = arena_create()};
	for (int i = 0; i < c->n_in; i++) {
		if (!open_one(t, &t->boxes[i], err))
			return false;
		n_away += t->boxes[i].away;
	}
	if (n_away < c->n_in)
		return true;
	*err = t->boxes[0].trouble;
	return false;
}

bool letterboxes_are_open(const struct tick *t, struct err *err)
{
	for (int i = 0; i < t->n_boxes; i++)
		if (t->boxes[i].away) {
			*err = t->boxes[i].trouble;
			return err_context(err, PRI_STR,
					   STR_ARG(t->boxes[i].config->url));
		}
	return true;
}

/* All of them end at the same time. */
void letterboxes_close(struct tick *t)
{
	for (int i = 0; i < t->n_boxes; i++)
		if (t->boxes[i].box)
			fetcher_farewell(t->boxes[i].box);
	for (int i = 0; i < t->n_boxes; i++) {
		struct letterbox *l = &t->boxes[i];
		mailbox_close(l->box);
		arena_destroy(l->a);
		arena_destroy(l->group);
		arena_destroy(l->marks);
	}
	t->n_boxes = 0;
}

/* Loads the place up to which it was read, as it was committed with its letters. A
 * sweep that is under way knows its own. */
static bool take_up(struct tick *t, struct letterbox *l, struct arena *a,
		    struct err *err)
{
	struct home *h = t->home;
	struct source s;

	l->source = h->source[l->i];
	if (!source_load(h->store, a, l->source, &s, err) ||
	    !meta_get_int(h->store, "created", &l->last, err))
		return false;
	l->last = s.last_sweep ? s.last_sweep : l->last;
	l->noted = s.away;
	if (l->step == LETTERBOX_RESTS)
		l->box->from =
			(struct mail_place){s.uidvalidity, s.last_uid, s.eligible_from};
	return true;
}

bool letterboxes_take_up(struct tick *t, struct err *err)
{
	struct arena *a = arena_create();
	bool ok = sources_take_up(t->home, err);

	for (int i = 0; ok && i < t->n_boxes; i++)
		ok = take_up(t, &t->boxes[i], a, err);
	arena_destroy(a);
	return ok;
}
