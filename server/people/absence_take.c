/* ABSENT: see server/game/absence.h.
 * SPDX-License-Identifier: ISC */
#include "server/game/absence.h"

#include <string.h>

#include "base/arena.h"
#include "base/day.h"
#include "base/locale.h"
#include "schema/absences.h"
#include "server/game/known_as.h"
#include "server/game/phase_clock.h"
#include "server/home/record.h"
#include "server/options/reminders.h"
#include "server/options/settings.h"
#include "server/outbox/post.h"

enum { LONGEST = 92, AHEAD = 400, TIMES_MAX = 40 };

#define EXAMPLES "ABSENT 2 Dec to 4 Dec, ABSENT 2026-12-02 or ABSENT Thu to Sun"

struct asked {
	struct home *h;
	struct arena *a;
	struct game *g;
	const struct seat *seat;
	const char *zone;
	int64_t today, from, to;
	int n_own;
	struct absence *own; /* of this player, by their first day */
	int64_t days, spent; /* days that the player has in this game; that are used
			        up */
};

static bool load(struct asked *q, struct err *err)
{
	struct absence *all;
	struct settings s;
	int n;

	q->zone = phase_clock_zone(q->a, q->g, q->seat);
	q->today = day_in_zone(home_now(q->h), q->zone);
	if (!absences_list(q->h->store, q->a, q->g->id, &all, &n, err) ||
	    !settings_load(q->h, q->a, q->g, &s, err))
		return false;
	q->days = s.absence_days;
	q->own = arena_array(q->a, struct absence, (size_t)n + 1);
	for (int i = 0; i < n; i++)
		if (all[i].seat_id == q->seat->id && all[i].epoch == q->seat->epoch) {
			q->own[q->n_own++] = all[i];
			q->spent += all[i].spent;
		}
	return true;
}

static int64_t days_left(const struct asked *q)
{
	return q->spent < q->days ? q->days - q->spent : 0;
}

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
static bool tell_all(struct asked *q, struct str line, bool moved, struct err *err)
{
	struct page page = page_in(q->a);
	int64_t cause;

	if (moved)
		line = str_printf(q->a,
				  "%.*s The deadline of phase %d.%d moved to %.*s.",
				  STR_ARG(line), q->g->turn, q->g->phase,
				  STR_ARG(clock_long(q->a, q->g->deadline)));
	if (!record_act(q->h, q->g, WHO_SERVER, line, STR(""), true, err))
		return false;
	if (q->g->status == GAME_INVITING)
		return true; /* it stands in the first report */
	page_para(&page, line);
	return post_cause(q->h, &cause, err) &&
	       post_notice(q->h, q->a, q->g, moved ? KIND_NOTICE : KIND_NEWS,
			   CAUSE_ABSENCE, cause,
			   str_printf(q->a, "%.*s %s", STR_ARG(post_tag(q->a, q->g)),
				      moved ? "an absence moves the deadline"
					    : "an absence"),
			   &page, err);
}

static struct str who(const struct asked *q)
{
	return known_with_seat(q->a, q->g, q->seat);
}

/* Taken ---------------------------------------------------------------------- */

static bool is_covered(const struct asked *q, int64_t day, bool held)
{
	for (int i = 0; i < q->n_own; i++)
		if (day >= q->own[i].from &&
		    day <= (held ? q->own[i].holds_to : q->own[i].to))
			return true;
	return false;
}

/* How far deadlines wait: day by day, while the player has days left. Days of another
 * absence of theirs cost nothing. */
static void spend(const struct asked *q, struct absence *x)
{
	int64_t left = days_left(q);

	x->holds_to = x->from - 1;
	for (int64_t day = x->from; day <= x->to; day++) {
		bool is_free = is_covered(q, day, true);
		if (!is_free && left == 0)
			break;
		left -= !is_free;
		x->spent += !is_free;
		x->holds_to = day;
	}
}

static bool is_told_already(const struct asked *q)
{
	for (int64_t day = q->from; day <= q->to; day++)
		if (!is_covered(q, day, false))
			return false;
	return true;
}

static struct str answer(const struct asked *q, const struct absence *x, bool moved)
{
	struct buf out = buf_in(q->a);
	int left = (int)(days_left(q) - x->spent);

	buf_printf(&out, _("ABSENT: %.*s is noted, and everybody is told."),
		   STR_ARG(day_span_text(q->a, x->from, x->to)));
	if (moved)
		buf_printf(&out, _("\nThe deadline of this phase moves to %.*s."),
			   STR_ARG(clock_long(q->a, q->g->deadline)));
	if (x->holds_to < x->from)
		buf_z(&out, _("\nNo deadline waits for it."));
	else if (x->holds_to < x->to)
		buf_printf(&out,
			   _("\nDeadlines wait for you until %.*s and no longer."),
			   STR_ARG(day_text(q->a, x->holds_to)));
	else
		buf_z(&out,
		      _("\nA deadline that falls into it moves to the day after."));
	buf_printf(
		&out,
		P_(" Of your %lld days in this game\n%d is left. Orders that you send before that count. ABSENT OFF takes it back.",
		   " Of your %lld days in this game\n%d are left. Orders that you send before that count. ABSENT OFF takes it back.",
		   left),
		(long long)q->days, left);
	return buf_str(&out);
}

static bool take(struct asked *q, struct str *said, struct err *err)
{
	struct absence x = {.game_id = q->g->id,
			    .seat_id = q->seat->id,
			    .epoch = q->seat->epoch,
			    .from = q->from,
			    .to = q->to,
			    .utc = home_now(q->h)};
	bool moved;

	spend(q, &x);
	struct str line = str_printf(q->a, "%.*s is absent %.*s.", STR_ARG(who(q)),
				     STR_ARG(day_span_text(q->a, x.from, x.to)));
	if (!absences_add(q->h->store, &x, err) || !move_for_absence(q, &moved, err) ||
	    !tell_all(q, line, moved, err))
		return false;
	*said = answer(q, &x, moved);
	return true;
}

/* Taken back ----------------------------------------------------------------- */

/* An absence that may have moved the open deadline is not given back. */
static bool cut(struct asked *q, const struct absence *x, struct err *err)
{
	bool unused = x->from > q->today &&
		      (q->g->status != GAME_RUNNING || !q->g->deadline ||
		       x->from > day_in_zone(q->g->deadline, q->zone));

	return unused ? absences_drop(q->h->store, x->id, err)
		      : absences_cut(q->h->store, x->id, q->today, err);
}

static bool take_back(struct asked *q, struct str *said, struct err *err)
{
	int n = 0;

	for (int i = 0; i < q->n_own; i++) {
		if (q->own[i].to < q->today || q->own[i].to < q->own[i].from)
			continue;
		n++;
		if (!cut(q, &q->own[i], err))
			return false;
	}
	if (n == 0) {
		*said = str_of(_("ABSENT OFF: you have no absence ahead."));
		return true;
	}
	*said = str_of(_(
		"ABSENT OFF: you count as present from today on, and everybody is told. A deadline\nthat was moved stays; the phase runs before it once all orders are in."));
	return tell_all(
		q, str_printf(q->a, "%.*s is not absent after all.", STR_ARG(who(q))),
		false, err);
}

/* Not taken ------------------------------------------------------------------ */

static struct str no_days(const struct asked *q, struct str words)
{
	struct buf out = buf_in(q->a);
	int left = (int)days_left(q);

	if (words.n)
		buf_printf(
			&out,
			_("ABSENT: \"%.*s\" is not a day or a span of days; write for example\n%s."),
			STR_ARG(str_cut(words, 60)), EXAMPLES);
	else
		buf_printf(&out, _("ABSENT: say when, for example\n%s."), EXAMPLES);
	buf_printf(&out,
		   P_(" Of your %lld days in this game %d is left.",
		      " Of your %lld days in this game %d are left.", left),
		   (long long)q->days, left);
	return buf_str(&out);
}

/* Why these days cannot be taken; empty: they can. */
static struct str fault(const struct asked *q)
{
	struct arena *a = q->a;
	struct str from = day_text(a, q->from), to = day_text(a, q->to);

	if (q->to < q->from)
		return str_printf(
			a,
			_("ABSENT: %.*s comes before %.*s. Did you mean\nABSENT %.*s to %.*s?"),
			STR_ARG(to), STR_ARG(from), STR_ARG(to), STR_ARG(from));
	if (q->to < q->today)
		return str_printf(
			a, _("ABSENT: %.*s is past; today is %.*s. Nothing was done."),
			STR_ARG(day_span_text(a, q->from, q->to)),
			STR_ARG(day_text(a, q->today)));
	if (q->from > q->today + AHEAD)
		return str_printf(
			a,
			_("ABSENT: %.*s %d is too far ahead. Tell us within a year of that date."),
			STR_ARG(from), day_date(q->from).year);
	if (q->to - q->from >= LONGEST)
		return str_printf(
			a,
			_("ABSENT: that is %lld days; %d is the limit. For a longer time ask the GM\n(press to gm) to find somebody to play for you, or RESIGN."),
			(long long)(q->to - q->from + 1), (int)LONGEST);
	if (q->n_own >= TIMES_MAX)
		return str_of(_(
			"ABSENT: you have given too many absences in this game; write to the GM."));
	return STR("");
}

/* Do the words say more of the days? */
static bool tells_days(const struct asked *q, struct str words)
{
	struct str word;
	int64_t day;

	while (str_word(&words, &word))
		if (day_read(&(struct str){word.s, word.n}, q->today, &day) ||
		    strpbrk(str_z(q->a, word), "0123456789"))
			return true;
	return false;
}

static bool begins_aside(struct str word)
{
	static const char *const words[] = {"and", "because", "since",
					    "as",  "so",      "due"};

	for (size_t i = 0; i < sizeof words / sizeof *words; i++)
		if (str_iequal(word, str_of(words[i])))
			return true;
	return false;
}

/* The days, and words behind them that say nothing of days: "2 to 5 December and give notice
 * accordingly", "2 to 5 December, in the mountains". */
static bool read_days(struct asked *q, struct str words)
{
	struct str rest = words, word;
	bool ends = false;

	if (day_read_span(q->a, words, q->today, &q->from, &q->to))
		return true;
	while (str_word(&rest, &word)) {
		size_t at = (size_t)(word.s - words.s);
		struct str days = str_trim(str_slice(words, 0, at));
		if (ends)
			days.n--;
		if ((ends || begins_aside(word)) &&
		    !tells_days(q, str_slice(words, at, words.n)))
			return day_read_span(q->a, days, q->today, &q->from, &q->to);
		ends = word.n && strchr(",.;!", word.s[word.n - 1]);
	}
	return false;
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
	if (!load(&q, err))
		return false;
	words = str_trim(words);
	if (str_is(words, "off") || str_is(words, "none") || str_is(words, "cancel"))
		return take_back(&q, said, err);
	if (!read_days(&q, words)) {
		*said = no_days(&q, words);
		return true;
	}
	*said = fault(&q);
	if (said->n)
		return true;
	if (q.from < q.today)
		q.from = q.today; /* an absence that is over waits for nobody */
	if (is_told_already(&q)) {
		*said = str_printf(
			a,
			_("ABSENT: %.*s is known already. ABSENT OFF takes it back."),
			STR_ARG(day_span_text(a, q.from, q.to)));
		return true;
	}
	return take(&q, said, err);
}
