/* Decisions whose letters are made before they are written: see post_decide.h.
 * SPDX-License-Identifier: ISC */
#include "server/outbox/post_decide.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "schema/standbys.h"
#include "server/home/alive.h"
#include "server/home/fault.h"
#include "server/outbox/board_image.h"
#include "server/outbox/post_draft.h"
#include "server/render/bulletin.h"

enum { PLANS_MAX = 3 };

struct draft_made {
	struct post_draft draft;
	bool ok;
	struct err why; /* not ok: it cannot be written */
};

enum mode { PLANNING, WRITING, AT_ONCE };

struct post_ahead {
	enum mode mode;
	struct draft_made **list;
	int n, taken;
	int64_t last; /* the number of the last draft of a plan; 0: none */
	int64_t seen; /* of the store, when it was planned */
	struct board_picture
		board; /* drawn last: the same picture is not drawn twice */
	void *kept;
};

struct decision {
	bool (*decide)(struct home *, struct arena *, void *with, struct err *);
	void *with;
	struct str reason; /* of the home: each step takes it anew */
	struct post_ahead ahead;
};

/* Drafts ----------------------------------------------------------------------- */

#define KEEP(a, field, type)                                                           \
	do {                                                                           \
		if (field)                                                             \
			field = memcpy(arena_new(a, type), field, sizeof(type));       \
	} while (0)

/* Copies everything that may be on its writer's stack. */
static void keep(struct post_ahead *x, struct arena *a, const struct post_draft *d)
{
	struct draft_made *made = arena_new(a, struct draft_made);
	struct posting *p = &made->draft.what;
	struct outbox *o = &made->draft.row;

	made->draft = *d;
	KEEP(a, p->game, struct game);
	KEEP(a, p->seat, struct seat);
	KEEP(a, p->left, struct seat);
	KEEP(a, p->standby, struct standby);
	KEEP(a, p->page, struct page);
	KEEP(a, p->bulletin, struct bulletin);
	p->in_reply_to = str_dup(a, p->in_reply_to);
	p->word = str_dup(a, p->word);
	o->rcpt = str_dup(a, o->rcpt);
	o->subject = str_dup(a, o->subject);
	p->supersede = p->subject = p->rcpt = o->supersede_key = STR("");
	p->settings = NULL;
	*arena_push(a, x->list, x->n) = made;
	x->last = o->id;
}

static bool is_same(const struct post_draft *a, const struct post_draft *b)
{
	const struct outbox *x = &a->row, *y = &b->row;

	return x->id == y->id && x->created == y->created && x->seat == y->seat &&
	       x->cause_id == y->cause_id && str_equal(x->cause_kind, y->cause_kind) &&
	       str_equal(x->kind, y->kind) && str_equal(x->rcpt, y->rcpt) &&
	       str_equal(x->subject, y->subject) &&
	       str_equal(a->what.word, b->what.word);
}

static bool make_here(struct home *h, struct arena *a, struct post_draft *d,
		      struct err *err)
{
	if (h->ahead && d->what.board)
		d->what.board = &h->ahead->board;
	return post_draft_make(h, a, d, err);
}

bool post_ahead(struct home *h, struct arena *a, struct post_draft *d, struct err *err)
{
	struct post_ahead *x = h->ahead;

	if (x && x->mode == PLANNING) {
		keep(x, a, d);
		return true;
	}
	if (!x || x->mode != WRITING || x->taken >= x->n ||
	    !is_same(&x->list[x->taken]->draft, d))
		return make_here(h, a, d, err);
	const struct draft_made *made = x->list[x->taken++];
	const struct outbox *o = &made->draft.row;
	d->row.message_id = o->message_id;
	d->row.envelope_from = o->envelope_from;
	d->row.message = o->message;
	d->row.picture = o->picture;
	d->row.picture_at = o->picture_at;
	d->row.picture_key = o->picture_key;
	d->row.plain = o->plain;
	d->row.plain_at = o->plain_at;
	d->row.plain_n = o->plain_n;
	*err = made->why;
	return made->ok;
}

static bool is_planning(const struct home *h)
{
	return h->ahead && h->ahead->mode == PLANNING;
}

bool post_next_id(struct home *h, int64_t *id, struct err *err)
{
	return outbox_next_id_above(h->store, is_planning(h) ? h->ahead->last : 0, id,
				    err);
}

bool post_is_only_planned(const struct home *h, const struct post_draft *d)
{
	return is_planning(h) && !d->what.gathers;
}

void **post_ahead_kept(struct home *h)
{
	return h->ahead && h->ahead->mode != AT_ONCE ? &h->ahead->kept : NULL;
}

static void make_all(struct home *h, struct arena *a, struct post_ahead *x)
{
	struct page_kept *kept = page_kept_in(a);
	struct calendars *calendars = arena_new(a, struct calendars);

	for (int i = 0; i < x->n; i++) {
		struct draft_made *made = x->list[i];
		made->draft.what.calendars = calendars;
		if (made->draft.what.board) {
			made->draft.what.board = &x->board;
			made->draft.what.kept = kept;
		}
		made->ok = post_draft_make(h, a, &made->draft, &made->why);
		alive();
	}
}

/* The log ---------------------------------------------------------------------- */

/* A plan's log lines are held back until it is known to count. */
struct held_log {
	FILE *out;
	char *text;
	size_t n;
};

static void log_hold(struct home *h, struct held_log *l)
{
	FILE *memory = h->log.out ? open_memstream(&l->text, &l->n) : NULL;

	l->out = h->log.out;
	if (memory)
		h->log.out = memory;
}

static void log_go_on(struct home *h, struct held_log *l, bool counts)
{
	if (h->log.out != l->out)
		fclose(h->log.out);
	h->log.out = l->out;
	if (counts && l->text) {
		fwrite(l->text, 1, l->n, l->out);
		fflush(l->out);
	}
	free(l->text);
	*l = (struct held_log){0};
}

/* The three steps --------------------------------------------------------------- */

static bool carry_out(struct home *h, struct arena *a, struct decision *d,
		      enum mode mode, struct err *err)
{
	d->ahead.mode = mode;
	h->ahead = &d->ahead;
	h->reason = d->reason;
	bool ok = d->decide(h, a, d->with, err);
	h->ahead = NULL;
	return ok;
}

/* What was read for the plan also serves the writing. */
static void take_back(struct home *h, bool remember)
{
	void (*forget[HOME_COPIES])(struct home *);

	memcpy(forget, h->forget, sizeof forget);
	if (remember)
		memset(h->forget, 0, sizeof h->forget);
	home_rollback(h);
	memcpy(h->forget, forget, sizeof forget);
}

/* `*done`: there is nothing to compose, and it is decided; or it failed. Not done, and
 * without drafts: somebody else was writing. */
static bool plan(struct home *h, struct arena *a, struct decision *d, bool first,
		 bool *done, struct err *err)
{
	struct post_ahead *x = &d->ahead;
	struct held_log held = {0};

	*done = true;
	x->n = x->taken = 0;
	x->last = 0;
	x->list = NULL;
	x->kept = NULL;
	if (!(first ? home_begin_reading : home_begin)(h, err))
		return false;
	log_hold(h, &held);
	bool ok = store_seen(h->store, &x->seen, err) &&
		  carry_out(h, a, d, PLANNING, err);
	/* It began by reading, and then could not write. */
	bool locked = !ok && first && err->passing && store_is_busy(h->store);
	*done = !locked && (!ok || x->n == 0);
	log_go_on(h, &held, *done);
	if (*done)
		return home_end(h, ok, err);
	if (locked)
		*err = (struct err){0};
	take_back(h, ok);
	return ok;
}

static bool write_it(struct home *h, struct arena *a, struct decision *d, bool *done,
		     struct err *err)
{
	int64_t seen;

	*done = true;
	if (!home_begin(h, err)) {
		home_rollback(h);
		return false;
	}
	if (!store_seen(h->store, &seen, err))
		return home_end(h, false, err);
	if (seen == d->ahead.seen)
		return home_end(h, carry_out(h, a, d, WRITING, err), err);
	*done = false;
	home_rollback(h);
	return true;
}

static bool decide_ahead(struct home *h, struct arena *a, struct decision *d,
			 struct err *err)
{
	bool done = false;

	for (int i = 0; i < PLANS_MAX; i++) {
		bool ok = plan(h, a, d, i == 0, &done, err);
		if (done)
			return ok;
		if (!ok)
			continue;
		make_all(h, a, &d->ahead);
		fault_point("composed");
		ok = write_it(h, a, d, &done, err);
		if (done)
			return ok;
	}
	return home_begin(h, err) && home_end(h, carry_out(h, a, d, AT_ONCE, err), err);
}

bool post_decide(struct home *h, struct arena *a,
		 bool (*decide)(struct home *, struct arena *, void *, struct err *),
		 void *with, struct err *err)
{
	struct decision d = {.decide = decide, .with = with, .reason = h->reason};
	const struct clock clock = h->clock;

	if (store_is_open(h->store))
		return home_begin(h, err) && home_end(h, decide(h, a, with, err), err);
	h->clock.fixed = home_now(h);
	bool ok = decide_ahead(h, a, &d, err);
	h->clock = clock;
	return ok;
}
