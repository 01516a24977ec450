/* ABSENT: see server/game/absence.h.
 * SPDX-License-Identifier: ISC */
#include "server/game/absence.h"

#include "base/arena.h"
#include "base/day.h"
#include "base/locale.h"
#include "schema/absences.h"
#include "server/game/known_as.h"
#include "server/home/record.h"
#include "server/options/absence_days.h"
#include "server/options/reminders.h"
#include "server/outbox/post.h"
#include "server/render/letterhead.h"

struct asked {
	struct home *h;
	struct arena *a;
	struct game *g;
	const struct seat *seat;
	struct absence_days d;
};

/* Telling all ---------------------------------------------------------------- */

/* An open deadline that falls into an absence moves; on hold or paused none runs. */
static bool move_for_absence(struct asked *q, bool *moved, struct err *err)
{
	struct game *g = q->g;
	int64_t was = g->deadline;

	*moved = false;
	if (g->status != GAME_RUNNING || !g->phase || g->hold.n ||
	    was <= home_now(q->h))
		return true;
	if (!absence_move(q->h, q->a, g, &g->deadline, err))
		return false;
	*moved = g->deadline != was;
	return !*moved ||
	       (games_save(q->h->store, g, err) && reminders_anew(q->h, q->a, g, err));
}

/* Tells everybody. An absence that moves no deadline is only news, and waits for the
 * daily letter of players who want one. */
static bool tell_all(struct asked *q, struct str line, const char *means, bool moved,
		     struct err *err)
{
	const struct str subject = str_slice(line, 0, line.n - 1);
	struct page page = page_in(q->a);
	int64_t cause;

	if (moved)
		line = str_printf(q->a,
				  "%.*s The deadline of phase %d.%d moved to %.*s.",
				  STR_ARG(line), q->g->turn, q->g->phase,
				  STR_MADE(q->a, clock_long(q->a, q->g->deadline)));
	if (!record_act(q->h, q->g, WHO_SERVER, line, STR(""), true, err))
		return false;
	if (q->g->status == GAME_INVITING)
		return true; /* it stands in the first report */
	page_para(&page, line);
	if (means && !moved)
		page_para(&page, str_of(locale_text(means)));
	return post_cause(q->h, &cause, err) &&
	       post_notice(
		       q->h, q->a, q->g, moved ? KIND_NOTICE : KIND_NEWS, CAUSE_ABSENCE,
		       cause,
		       str_printf(q->a, "%.*s %.*s",
				  STR_MADE(q->a, post_tag(q->a, q->g)),
				  STR_ARG(moved ? STR("an absence moves the deadline")
						: subject)),
		       &page, err);
}

static struct str who(const struct asked *q)
{
	return known_with_seat(q->a, q->g, q->seat);
}

/* Taken ---------------------------------------------------------------------- */

/* How far deadlines wait: day by day, while the player has days left. Days of another
 * absence of theirs cost nothing. */
static void spend(const struct asked *q, struct absence *x)
{
	int64_t left = absence_days_left(&q->d);

	x->holds_to = x->from - 1;
	for (int64_t day = x->from; day <= x->to; day++) {
		bool is_free = absence_days_has(&q->d, day, true);
		if (!is_free && left == 0)
			break;
		left -= !is_free;
		x->spent += !is_free;
		x->holds_to = day;
	}
}

static struct str answer(const struct asked *q, const struct absence *x, bool moved)
{
	struct buf out = buf_in(q->a);
	int left = (int)(absence_days_left(&q->d) - x->spent);

	buf_printf(&out,
		   _("ABSENT: %.*s is noted, and the players of this game are told."),
		   STR_MADE(q->a, day_span_text(q->a, x->from, x->to)));
	if (moved)
		buf_printf(&out, _("\nThe deadline of this phase moves to %.*s."),
			   STR_MADE(q->a,
				    letterhead_time(q->a, q->g->deadline, q->d.zone)));
	if (x->holds_to < x->from)
		buf_z(&out, _("\nNo deadline waits for it."));
	else if (x->holds_to < x->to)
		buf_printf(&out,
			   _("\nDeadlines wait for you until %.*s and no longer."),
			   STR_MADE(q->a, day_text(q->a, x->holds_to)));
	else
		buf_z(&out,
		      _("\nA deadline that falls into it moves to the day after."));
	buf_printf(
		&out,
		P_(" Of your %lld days in this game\n%d is left. Orders that you send before that count. ABSENT OFF takes it back.",
		   " Of your %lld days in this game\n%d are left. Orders that you send before that count. ABSENT OFF takes it back.",
		   left),
		(long long)q->d.days, left);
	return buf_str(&out);
}

/* For the others: what becomes of deadlines. */
static const char *what_it_means(const struct absence *x)
{
	if (x->holds_to < x->from)
		return N_("No deadline waits for it.");
	return x->holds_to < x->to
		       ? N_("Deadlines wait for a part of these days.")
		       : N_("A deadline that would fall into these days moves to the day after them.");
}

static bool take(struct asked *q, struct str *said, struct err *err)
{
	struct absence x = {.game_id = q->g->id,
			    .seat_id = q->seat->id,
			    .epoch = q->seat->epoch,
			    .from = q->d.from,
			    .to = q->d.to,
			    .utc = home_now(q->h)};
	bool moved;

	spend(q, &x);
	struct str line =
		str_printf(q->a, "%.*s" ABSENCE_TAKEN "%.*s.", STR_MADE(q->a, who(q)),
			   STR_MADE(q->a, day_span_text(q->a, x.from, x.to)));
	if (!absences_add(q->h->store, &x, err) || !move_for_absence(q, &moved, err) ||
	    !tell_all(q, line, what_it_means(&x), moved, err))
		return false;
	*said = answer(q, &x, moved);
	return true;
}

/* Taken back ----------------------------------------------------------------- */

/* An absence that may have moved the open deadline is not given back. */
static bool cut(struct asked *q, const struct absence *x, struct err *err)
{
	bool unused = x->from > q->d.today &&
		      (q->g->status != GAME_RUNNING || !q->g->deadline ||
		       x->from > day_in_zone(q->g->deadline, q->d.zone));

	return unused ? absences_drop(q->h->store, x->id, err)
		      : absences_cut(q->h->store, x->id, q->d.today, err);
}

static bool take_back(struct asked *q, struct str *said, struct err *err)
{
	int n = 0;

	for (int i = 0; i < q->d.n_own; i++) {
		if (q->d.own[i].to < q->d.today || q->d.own[i].to < q->d.own[i].from)
			continue;
		n++;
		if (!cut(q, &q->d.own[i], err))
			return false;
	}
	if (n == 0) {
		*said = str_of(_("ABSENT OFF: you have no absence ahead."));
		return true;
	}
	*said = str_of(_(
		"ABSENT OFF: you count as present from today on, and the players of this game are told. A deadline\nthat was moved stays; the phase runs before it once all orders are in."));
	return tell_all(q, str_printf(q->a, "%.*s" ABSENCE_OFF, STR_MADE(q->a, who(q))),
			NULL, false, err);
}

bool absence_take(struct home *h, struct arena *a, struct game *g,
		  const struct seat *seat, struct str words, struct str *said,
		  struct err *err)
{
	struct asked q = {.h = h, .a = a, .g = g, .seat = seat};

	if (g->status == GAME_OVER || seat->status == SEAT_REMOVED || seat->resigned) {
		*said = str_of(_("ABSENT: you are no longer in the game."));
		return true;
	}
	if (!absence_days_load(h, a, g, seat, &q.d, err))
		return false;
	words = str_trim(words);
	if (str_is(words, "off") || str_is(words, "none") || str_is(words, "cancel"))
		return take_back(&q, said, err);
	if (!absence_days_read(&q.d, words, said))
		return true;
	return take(&q, said, err);
}
