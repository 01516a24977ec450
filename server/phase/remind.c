/* Reminders.
 * SPDX-License-Identifier: ISC */
#include "server/phase/remind.h"

#include <stdio.h>

#include "base/arena.h"
#include "base/elapsed.h"
#include "base/locale.h"
#include "schema/gmlog.h"
#include "server/game/missed.h"
#include "server/game/phase_clock.h"
#include "server/game/phase_missing.h"
#include "server/game/position.h"
#include "server/home/record.h"
#include "server/options/game_options.h"
#include "server/options/reminders.h"
#include "server/options/settings.h"
#include "server/outbox/post.h"
#include "server/outbox/post_decide.h"
#include "server/people/invitation.h"
#include "server/render/letterhead.h"

enum { LONGEST_S = 60 * 24 * 3600 }; /* the earliest that a reminder may be */
enum {
	SLICE = 100
}; /* games that are read at once: thousands may be due at one hour */

/* The ladder's step that is due: the last one whose time has come, or -1. A step
 * before the phase opened does not count. */
static int step_due(const struct reminders *r, const struct game *g, int64_t now)
{
	int step = -1;
	for (int i = 0; i < r->n; i++) {
		int64_t at = g->deadline - (int64_t)r->hours[i] * 3600;
		if (at <= now && at > g->opened)
			step = i;
	}
	return step;
}

/* Orders are missing, all of them or some, or a question is open. FINAL says that the rest
 * is missing on purpose, but for an answer that another player waits for. */
static bool is_reminded(const struct missing *o)
{
	return o->in_game && (o->open || o->answer ||
			      (o->owes && !o->final && (!o->in || o->needs.n)));
}

/* `last`: no other follows before the deadline. */
static bool remind_seat(struct home *h, struct arena *a, const struct game *g,
			const struct seat *s, const struct missing *o, bool last,
			int64_t cause, struct err *err)
{
	struct page page = page_in(a);
	struct position p;
	struct str missed, without;
	char key[64];

	/* A player who was asked to take over the seat is told nothing of the
	 * position. */
	if (s->status == SEAT_DECLINED)
		return true;
	if (!position_load(h, a, g, g->phase_no, &p, err))
		return false;
	if (s->status == SEAT_INVITED)
		return invitation_again(h, a, g, p.rules, s, cause, err);
	if (!missed_text(h, a, g, g->phase_no, s->seat, &missed, err) ||
	    !missed_now_text(h, a, g, &without, err))
		return false;
	page_paraf(
		&page,
		o->only_open
			? _("REMINDER: your orders for turn %d, phase %d of game %.*s are in, but one thing that you wrote is still open.")
		: o->in ? _("REMINDER: some of your orders are still missing for turn %d, phase %d of game %.*s.")
		: o->open
			? _("REMINDER: your letter has come, but no order in it counts yet for turn %d, phase %d of game %.*s.")
			: _("REMINDER: no orders have come from you for turn %d, phase %d of game %.*s."),
		g->turn, g->phase, STR_ARG(g->name));
	if (last)
		page_para(&page,
			  str_of(_("This is the last reminder before the deadline.")));
	page_label(&page, STR(N_("DEADLINE")),
		   letterhead_deadline(a, g->deadline, home_now(h),
				       phase_clock_zone(a, g, s)));
	page_label(&page, STR(N_("You need:")),
		   str_printf(a, "%.*s.", STR_ARG(o->needs)));
	if (missed.n)
		page_label(&page, STR(N_("MISSED")), missed);
	else if (!o->in && without.n)
		page_label(&page, STR(N_("Without orders:")), without);
	page_cut(&page);
	const void *view = position_view(a, &p, s->seat);
	letterhead_form(&page, 0, p.rules, view);
	letterhead_verbs(&page, p.rules, view, g->turn, g->phase);
	snprintf(key, sizeof key, "reminder %lld/%d/%d", (long long)g->id, g->phase_no,
		 s->seat);
	return post_queue(h, a,
			  &(struct posting){
				  .game = g,
				  .seat = s,
				  .kind = KIND_REMINDER,
				  .cause = CAUSE_REMIND,
				  .cause_id = cause,
				  .supersede = str_of(key),
				  .subject = str_printf(a, "%.*s T%d P%d reminder",
							STR_MADE(a, post_tag(a, g)),
							g->turn, g->phase),
				  .due = true,
				  .page = &page,
				  .bulk = true,
				  .calendar = true,
			  },
			  err);
}

static bool tell_gm(struct home *h, struct arena *a, const struct game *g,
		    struct str list, int64_t cause, struct err *err)
{
	return post_to_gm(
		h, a, g, KIND_MISSING, CAUSE_REMIND, cause,
		str_printf(a, "%.*s T%d P%d orders are missing",
			   STR_MADE(a, post_tag(a, g)), g->turn, g->phase),
		str_printf(
			a,
			"Deadline %.*s. Not complete yet:\n%.*s"
			"They have been reminded. For more time: postalgm phase extend %.*s +1d, or by mail EXTEND 24 HOURS. To let a seat miss this phase: postalgm nmr excuse %.*s SEAT.",
			STR_MADE(a, clock_long(a, g->deadline)), STR_ARG(list),
			STR_ARG(g->name), STR_ARG(g->name)),
		err);
}

/* `what` is noted for each, so that a step is told once. `gm`: it is the last, with which the GM gets the list. `*n` letters were
 * written. */
static bool remind_missing(struct home *h, struct arena *a, const struct game *g,
			   int only, const char *what, bool gm, int *n, struct err *err)
{
	struct missing *o;
	struct seat *seats;
	struct buf list = buf_in(a);
	const struct game_rules *r = game_rules_of(g, err);
	int n_missing, n_seats;
	int64_t cause;
	bool first;

	*n = 0;
	if (!r || !phase_missing(h, a, g, &o, &n_missing, err) ||
	    !seats_list(h->store, a, g->id, &seats, &n_seats, err) ||
	    !post_cause(h, &cause, err))
		return false;
	for (int i = 0; i < n_missing; i++) {
		if (!is_reminded(&o[i]) || (only >= 0 && o[i].seat != only))
			continue;
		buf_printf(&list, "%.*s (%.*s), %s: %.*s\n",
			   STR_MADE(a, letterhead_seat(a, r, o[i].seat)),
			   STR_ARG(seats[i].name),
			   seats[i].status != SEAT_JOINED ? "has not joined"
			   : o[i].only_open               ? "all in, something open"
			   : o[i].in                      ? "sent some"
			   : o[i].open ? "sent nothing that counts yet"
				       : "sent nothing",
			   STR_ARG(o[i].needs));
		if (!told_once(h->store, g->id, g->phase_no, o[i].seat, what,
			       home_now(h), &first, err) ||
		    (first && !remind_seat(h, a, g, &seats[i], &o[i], gm, cause, err)))
			return false;
		*n += first;
	}
	return !gm || *n == 0 || tell_gm(h, a, g, buf_str(&list), cause, err);
}

static bool remind_game(struct home *h, struct arena *a, const struct game *g, int only,
			const char *what, bool gm, int *n, struct err *err)
{
	if (!game_locale_begin(h, a, g, err))
		return false;
	bool ok = remind_missing(h, a, g, only, what, gm, n, err);
	locale_end();
	return ok;
}

struct due_step {
	const struct game *game;
	const struct reminders *reminders;
	int step;
};

static bool step(struct home *h, struct arena *a, void *with, struct err *err)
{
	const struct due_step *d = with;
	const struct game *g = d->game;
	char what[32];
	bool first;
	int n;

	reminders_step_name(d->reminders, d->step, what);
	/* The step itself is noted under the GM: a round that finds it noted does
	 * nothing else. */
	if (!told_once(h->store, g->id, g->phase_no, SEAT_GM, what, home_now(h), &first,
		       err))
		return false;
	return !first || remind_game(h, a, g, SEAT_ALL, what,
				     d->step == d->reminders->n - 1, &n, err);
}

static bool told_step(struct home *h, struct arena *a, const struct game *g,
		      const struct reminders *r, int step, bool *told, struct err *err)
{
	struct told *list;
	char what[32];
	int n;

	*told = false;
	reminders_step_name(r, step, what);
	if (!told_list(h->store, a, g->id, g->phase_no, &list, &n, err))
		return false;
	for (int i = 0; i < n; i++)
		*told = *told ||
			(list[i].seat == SEAT_GM && str_is(list[i].what, what));
	return true;
}

static bool remind_one(struct home *h, struct arena *a, const struct game *g,
		       int64_t now, struct err *err)
{
	struct settings set;
	bool told;

	if (!settings_load(h, a, g, &set, err))
		return false;
	struct due_step d = {g, &set.reminders, step_due(&set.reminders, g, now)};
	if (d.step < 0)
		return true;
	return told_step(h, a, g, d.reminders, d.step, &told, err) &&
	       (told || post_decide(h, a, step, &d, err));
}

/* The games between which the walk stands. Most of ten thousand are near no step: those that are, by each step of the house. A
 * game with steps of its own is looked at with the first. */
static struct games_window window(const struct config *c, const struct remind_walk *w,
				  int64_t now)
{
	const bool all = !w->since || !c->n_reminders;
	const int64_t ahead =
		c->n_reminders ? (int64_t)c->reminders[w->step] * 3600 : 0;

	return (struct games_window){
		.from = all ? now : w->since + ahead,
		.until = w->until + ahead,
		.now = now,
		.latest = now + LONGEST_S,
		.option =
			w->step ? STR("") : str_of(play_options[OPTION_REMINDERS].name),
		.after = w->after,
		.after_id = w->after_id,
		.most = SLICE,
	};
}

/* The window is at its end: the next one, if there is one. */
static void next_window(const struct config *c, struct remind_walk *w)
{
	w->after = w->after_id = 0;
	w->over = !w->since || ++w->step >= c->n_reminders;
}

static bool remind_slice(struct home *h, struct remind_walk *w, int64_t now,
			 int64_t end, struct err *err)
{
	struct arena *a = arena_create(), *each = arena_create();
	const struct games_window here = window(&h->config, w, now);
	struct game *list;
	int n = 0;

	bool ok = games_ahead(h->store, a, &here, &list, &n, err);
	for (int i = 0; ok && i < n && (i == 0 || elapsed_ms() < end); i++) {
		arena_reset(each);
		ok = remind_one(h, each, &list[i], now, err);
		if (ok) {
			w->after = list[i].deadline;
			w->after_id = list[i].id;
		}
	}
	if (ok && n == 0)
		next_window(&h->config, w);
	arena_destroy(each);
	arena_destroy(a);
	return ok;
}

bool remind_due(struct home *h, struct remind_walk *w, int64_t now, int64_t end,
		struct err *err)
{
	do {
		if (!remind_slice(h, w, now, end, err))
			return false;
	} while (!w->over && elapsed_ms() < end);
	return true;
}

struct asked_for {
	struct str game;
	int seat; /* or SEAT_ALL */
};

static bool by_gm(struct home *h, struct arena *a, void *with, struct err *err)
{
	const struct asked_for *r = with;
	struct game g;
	char what[64];
	int n;

	if (!games_find(h->store, a, r->game, &g, err))
		return false;
	if (g.status == GAME_PAUSED)
		return err_refuse(
			err,
			"game %.*s is paused, so nobody owes anything by a deadline; game resume %.*s lets it go on",
			STR_ARG(g.name), STR_ARG(g.name));
	if (g.status != GAME_RUNNING || g.phase == 0)
		return err_refuse(err, "no phase of game %.*s is open",
				  STR_ARG(g.name));
	snprintf(what, sizeof what, "reminder %lld", (long long)home_now(h));
	if (!remind_game(h, a, &g, r->seat, what, false, &n, err))
		return false;
	if (n == 0)
		return err_refuse(err, "nobody owes anything in phase %d.%d", g.turn,
				  g.phase);
	return record_act(
		h, &g, WHO_GM,
		str_printf(a, "The GM sent %d reminder%s.", n, n == 1 ? "" : "s"),
		STR(""), false, err);
}

bool remind_by_gm(struct home *h, struct arena *a, struct str game, int seat,
		  struct err *err)
{
	return post_decide(h, a, by_gm, &(struct asked_for){game, seat}, err);
}
