/* The days of an absence: see absence_days.h.
 * SPDX-License-Identifier: ISC */
#include "server/options/absence_days.h"

#include <string.h>

#include "base/arena.h"
#include "base/day.h"
#include "base/locale.h"
#include "server/game/phase_clock.h"
#include "server/options/settings.h"

enum { LONGEST = 92, AHEAD = 400, TIMES_MAX = 40, WEEK = 7 };

#define EXAMPLES "ABSENT 2 Dec to 4 Dec, ABSENT 2026-12-02 or ABSENT Thu to Sun"

bool absence_days_load(struct home *h, struct arena *a, const struct game *g,
		       const struct seat *seat, struct absence_days *d, struct err *err)
{
	struct absence *all;
	struct settings s;
	int n;

	*d = (struct absence_days){.a = a, .zone = phase_clock_zone(a, g, seat)};
	d->today = day_in_zone(home_now(h), d->zone);
	if (!absences_list(h->store, a, g->id, &all, &n, err) ||
	    !settings_load(h, a, g, &s, err))
		return false;
	d->days = s.absence_days;
	d->own = arena_array(a, struct absence, (size_t)n + 1);
	for (int i = 0; i < n; i++)
		if (all[i].seat_id == seat->id && all[i].epoch == seat->epoch) {
			d->own[d->n_own++] = all[i];
			d->spent += all[i].spent;
		}
	return true;
}

int64_t absence_days_left(const struct absence_days *d)
{
	return d->spent < d->days ? d->days - d->spent : 0;
}

bool absence_days_has(const struct absence_days *d, int64_t day, bool held)
{
	for (int i = 0; i < d->n_own; i++)
		if (day >= d->own[i].from &&
		    day <= (held ? d->own[i].holds_to : d->own[i].to))
			return true;
	return false;
}

static bool is_told_already(const struct absence_days *d)
{
	for (int64_t day = d->from; day <= d->to; day++)
		if (!absence_days_has(d, day, false))
			return false;
	return true;
}

/* Not taken ------------------------------------------------------------------ */

static struct str no_days(const struct absence_days *d, struct str words)
{
	struct buf out = buf_in(d->a);
	int left = (int)absence_days_left(d);

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
		   (long long)d->days, left);
	return buf_str(&out);
}

/* Why these days cannot be taken; empty: they can. An absence that is over waits for nobody. */
static struct str fault(struct absence_days *d)
{
	struct arena *a = d->a;
	struct str from = day_text(a, d->from), to = day_text(a, d->to);

	if (d->to < d->from)
		return str_printf(
			a,
			_("ABSENT: %.*s comes before %.*s. Did you mean\nABSENT %.*s to %.*s?"),
			STR_ARG(to), STR_ARG(from), STR_ARG(to), STR_ARG(from));
	if (d->to < d->today)
		return str_printf(
			a, _("ABSENT: %.*s is past; today is %.*s. Nothing was done."),
			STR_MADE(a, day_span_text(a, d->from, d->to)),
			STR_MADE(a, day_text(a, d->today)));
	if (d->from < d->today)
		d->from = d->today;
	if (d->from > d->today + AHEAD)
		return str_printf(
			a,
			_("ABSENT: %.*s %d is too far ahead. Tell us within a year of that date."),
			STR_ARG(from), day_date(d->from).year);
	if (d->to - d->from >= LONGEST)
		return str_printf(
			a,
			_("ABSENT: that is %lld days; %d is the limit. For a longer time ask the GM\n(press to gm) to find somebody to play for you, or RESIGN."),
			(long long)(d->to - d->from + 1), (int)LONGEST);
	if (d->n_own >= TIMES_MAX)
		return str_of(_(
			"ABSENT: you have given too many absences in this game; write to the GM."));
	if (is_told_already(d))
		return str_printf(
			a,
			_("ABSENT: %.*s is known already. ABSENT OFF takes it back."),
			STR_MADE(a, day_span_text(a, d->from, d->to)));
	return STR("");
}

/* Do the words say more of the days? */
static bool tells_days(const struct absence_days *d, struct str words)
{
	struct str word;
	int64_t day;

	while (str_word(&words, &word))
		if (day_read(&(struct str){word.s, word.n}, d->today, &day) ||
		    strpbrk(str_z(d->a, word), "0123456789"))
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

/* "ABSENT 2 Dec to 4 Dec" */
static struct str command(struct arena *a, int64_t from, int64_t to)
{
	return from == to ? str_printf(a, "ABSENT %.*s", STR_MADE(a, day_text(a, from)))
			  : str_printf(a, "ABSENT %.*s to %.*s",
				       STR_MADE(a, day_text(a, from)),
				       STR_MADE(a, day_text(a, to)));
}

/* What the words say of days is told as it was understood, where that is not one span. */
static struct str not_one_span(const struct absence_days *d, struct str words,
			       const struct away_days *said)
{
	struct arena *a = d->a;

	if (said->kind == AWAY_NO_END)
		return str_printf(
			a,
			_("ABSENT: until when? If you are away from %.*s, write for example %.*s."),
			STR_MADE(a, day_text(a, said->from)),
			STR_MADE(a, command(a, said->from, said->from + WEEK)));
	if (said->kind == AWAY_EITHER)
		return str_printf(
			a, _("ABSENT: is that %.*s, or %.*s? Write %.*s or %.*s."),
			STR_MADE(a, day_span_text(a, said->from, said->to)),
			STR_MADE(a, day_span_text(a, said->other_from, said->other_to)),
			STR_MADE(a, command(a, said->from, said->to)),
			STR_MADE(a, command(a, said->other_from, said->other_to)));
	return no_days(d, said->kind == AWAY_NONE && !words.n ? STR("") : words);
}

bool absence_days_meant(struct absence_days *d, struct str sentence,
			const struct away_days *said, struct str *why)
{
	if (said->kind != AWAY_SPAN) {
		*why = not_one_span(d, said->kind == AWAY_NONE ? STR("") : sentence,
				    said);
		return false;
	}
	d->from = said->from;
	d->to = said->to;
	*why = fault(d);
	return !why->n;
}

/* Is the text nothing but a day or a span of days? */
static bool is_span(struct absence_days *d, struct str text)
{
	if (day_read_span(d->a, text, d->today, &d->from, &d->to))
		return true;
	struct away_days said = away_days(text, d->today);
	d->from = said.from;
	d->to = said.to;
	return said.kind == AWAY_SPAN && said.only_days;
}

/* The days, and words behind them that say nothing of days: "2 to 5 December and give notice
 * accordingly", "2 to 5 December, in the mountains". */
static bool read_days(struct absence_days *d, struct str words)
{
	struct str rest = words, word;
	bool ends = false;

	if (is_span(d, words))
		return true;
	while (str_word(&rest, &word)) {
		size_t at = (size_t)(word.s - words.s);
		struct str days = str_trim(str_slice(words, 0, at));
		if (ends)
			days.n--;
		if ((ends || begins_aside(word)) &&
		    !tells_days(d, str_slice(words, at, words.n)))
			return is_span(d, days);
		ends = word.n && strchr(",.;!", word.s[word.n - 1]);
	}
	return false;
}

bool absence_days_read(struct absence_days *d, struct str words, struct str *why)
{
	struct away_days said = away_days(words, d->today);

	if ((said.only_days && said.kind == AWAY_NO_END) || !read_days(d, words))
		*why = not_one_span(d, words, &said);
	else
		*why = fault(d);
	return !why->n;
}
