/* Post: composing for the outbox.
 * SPDX-License-Identifier: ISC */
#include "server/outbox/post.h"

#include "base/arena.h"
#include "schema/mail/bounces.h"
#include "server/game/game_gm.h"
#include "server/outbox/digest.h"
#include "server/outbox/gather.h"
#include "server/outbox/post_decide.h"
#include "server/outbox/post_draft.h"
#include "server/outbox/post_plain.h"

/* To an address that is presumed dead go only answers to letters from it or in its name. */
static bool is_to_dead_address(struct home *h, const struct posting *p, bool *dead,
			       struct err *err)
{
	*dead = false;
	return !p->game || !p->seat || post_cause_is_letter(p->cause) ||
	       bounces_is_dead(h->store, p->game->id, p->seat->seat, p->seat->address,
			       dead, err);
}

/* If the letter cannot be made and answers another one, a short one is made: `*why`
 * says so. */
static bool make_or_plain(struct home *h, struct arena *a, struct post_draft *d,
			  struct err *why, struct err *err)
{
	if (calendar_note(h, a, &d->what, &d->calendar, err) &&
	    post_ahead(h, a, d, err))
		return true;
	if (!post_is_answer(&d->what) || store_is_busy(h->store))
		return false;
	*why = *err;
	*err = (struct err){0};
	d->what = post_plain(a, &d->what);
	d->row.subject = d->what.subject;
	d->web = STR("");
	return post_draft_make(h, a, d, err);
}

static bool add(struct home *h, struct arena *a, const struct posting *what,
		struct post_draft *d, bool *added, struct err *err)
{
	struct err why = {0};

	*added = true;
	return make_or_plain(h, a, d, &why, err) &&
	       (post_is_only_planned(h, d) ||
		outbox_add(h->store, &d->row, added, err)) &&
	       (!why.kind ||
		post_tell_of_lost_answer(h, a, what, post_kind_name(what->kind),
					 why.text, err));
}

static bool add_notice(struct home *h, struct arena *a, const struct posting *what,
		       struct err *err)
{
	struct gathering g;
	struct post_draft d;
	bool added;

	if (!gather_begin(h, a, what, &g, err) || !post_draft(h, a, &g.what, &d, err))
		return false;
	if (!d.row.rcpt.n)
		return true;
	d.row.next = g.due;
	return add(h, a, &g.what, &d, &added, err) &&
	       (!added || gather_end(h, &g, &d, err));
}

/* A notice that still waits goes out before the next letter for its reader that nobody asked
 * for: that one may build on it. */
static bool let_notices_go(struct home *h, const struct posting *p, struct err *err)
{
	return !p->game || !p->bulk || !(p->seat || p->gm) ||
	       notices_let_go(h->store, p->game->id, p->seat ? p->seat->seat : SEAT_GM,
			      home_now(h), err);
}

static bool queue(struct home *h, struct arena *a, const struct posting *what,
		  struct err *err)
{
	struct post_draft d;
	bool added, dead;

	if (!is_to_dead_address(h, what, &dead, err))
		return false;
	if (dead)
		return true;
	if (what->gathers)
		return add_notice(h, a, what, err);
	if (!let_notices_go(h, what, err) || !post_draft(h, a, what, &d, err))
		return false;
	return !d.row.rcpt.n || /* a GM without an address */
	       add(h, a, what, &d, &added, err);
}

/* A copy for each further GM of the game, at once. */
static bool copy_to_gms(struct home *h, struct arena *a, const struct posting *what,
			struct err *err)
{
	struct posting p = *what;
	struct game *as;
	int n;

	p.gathers = false;
	if (!game_gms(h, a, what->game, &as, &n, err))
		return false;
	for (int i = 1; i < n; i++) {
		p.game = &as[i];
		if (what->supersede.n)
			p.supersede =
				str_printf(a, "%.*s gm %lld", STR_ARG(what->supersede),
					   (long long)as[i].gm_row);
		if (!queue(h, a, &p, err))
			return false;
	}
	return true;
}

/* The GM of many games does not read a copy of everything (gm_copies). A report that they asked for and
 * the last one of a game come in any case. */
static bool is_wanted(const struct home *h, const struct posting *p)
{
	enum gm_use use = post_gm_use(p->kind);

	if (!p->gm || h->config.gm_copies || use == GM_NEEDS ||
	    p->cause == CAUSE_AGAIN || (p->game && p->game->status == GAME_OVER))
		return true;
	return use == GM_HAS_IN_LIST && h->config.todo_at < 0;
}

bool post_queue(struct home *h, struct arena *a, const struct posting *what,
		struct err *err)
{
	if (!is_wanted(h, what))
		return true;
	bool one = !what->gm || !what->game || what->alone || what->game->gm_row;

	return queue(h, a, what, err) && (one || copy_to_gms(h, a, what, err));
}

bool post_cause(struct home *h, int64_t *id, struct err *err)
{
	return post_next_id(h, id, err);
}

/* A notice of a game with a running deadline shows it; if it was moved, the calendar
 * gets it as well. */
static bool add_deadline(struct home *h, struct posting *p, struct err *err)
{
	const struct game *g = p->game;
	int moved;

	p->deadline =
		g->status == GAME_RUNNING && g->phase && g->deadline > home_now(h);
	if (!games_moved(h->store, g->id, &moved, err))
		return false;
	p->calendar = p->deadline && moved > 0;
	p->due = p->calendar && p->kind == KIND_NOTICE;
	return true;
}

/* What the GM did, and no other letter is about. */
static bool gathers(enum post_kind kind, enum post_cause cause)
{
	return cause == CAUSE_GM && (kind == KIND_NOTICE || kind == KIND_NEWS);
}

bool post_to_seats(struct home *h, struct arena *a, const struct game *g,
		   enum post_kind kind, enum post_cause cause, int64_t cause_id,
		   struct str subject, const struct page *page, struct err *err)
{
	struct seat *seats;
	int n;
	struct posting p = {
		.game = g,
		.kind = kind,
		.cause = cause,
		.cause_id = cause_id,
		.subject = subject,
		.page = page,
		.bulk = true,
		.gathers = gathers(kind, cause),
	};

	if (!add_deadline(h, &p, err) ||
	    !seats_list(h->store, a, g->id, &seats, &n, err))
		return false;
	for (int i = 0; i < n; i++) {
		bool kept = false;
		p.seat = &seats[i];
		if (seats[i].status == SEAT_DECLINED || seats[i].status == SEAT_REMOVED)
			continue;
		if (kind == KIND_NEWS &&
		    !digest_keep(h, &seats[i], page_words(a, page), &kept, err))
			return false;
		if (!kept && !post_queue(h, a, &p, err))
			return false;
	}
	return true;
}

bool post_notice(struct home *h, struct arena *a, const struct game *g,
		 enum post_kind kind, enum post_cause cause, int64_t cause_id,
		 struct str subject, const struct page *page, struct err *err)
{
	struct posting p = {
		.game = g,
		.gm = true,
		.kind = kind,
		.cause = cause,
		.cause_id = cause_id,
		.subject = subject,
		.page = page,
		.bulk = true,
		.gathers = gathers(kind, cause),
	};

	return post_to_seats(h, a, g, kind, cause, cause_id, subject, page, err) &&
	       add_deadline(h, &p, err) && post_queue(h, a, &p, err);
}

bool post_to_gm(struct home *h, struct arena *a, const struct game *g,
		enum post_kind kind, enum post_cause cause, int64_t cause_id,
		struct str subject, struct str text, struct err *err)
{
	struct page page = page_in(a);

	page_para(&page, text);
	return post_queue(h, a,
			  &(struct posting){
				  .game = g,
				  .gm = true,
				  .kind = kind,
				  .cause = cause,
				  .cause_id = cause_id,
				  .subject = subject,
				  .page = &page,
				  .bulk = true,
			  },
			  err);
}
