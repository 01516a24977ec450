/* Deadlines by a rule that was read: see deadlines.h.
 * SPDX-License-Identifier: ISC */
#include "base/clock.h"
#include "base/day.h"
#include "base/deadlines.h"

enum { HORIZON_DAYS = 800 };

static bool deadlines_is_off(const struct deadlines *d, int64_t day)
{
	struct date date = day_date(day);
	int64_t yearly = date.month * 100 + date.day;

	if (d->off_weekdays >> day_weekday(day) & 1)
		return true;
	for (int i = 0; i < d->n_off; i++) {
		const struct deadlines_off *o = &d->off[i];
		int64_t x = o->yearly ? yearly : day;
		bool over_new_year = o->yearly && o->to < o->from;
		if (over_new_year ? x >= o->from || x <= o->to
				  : x >= o->from && x <= o->to)
			return true;
	}
	return false;
}

bool deadlines_off_at(const struct deadlines *d, int64_t utc)
{
	return deadlines_is_off(d, day_in_zone(utc, d->zone));
}

static const struct deadlines_step *step_of(const struct deadlines *d, int phase)
{
	bool own = phase > 0 && phase <= DEADLINES_PHASES && d->own >> phase & 1;

	return &d->step[own ? phase : 0];
}

/* A player who takes every day off still has a deadline. */
static int64_t next_on(const struct deadlines *d, int64_t day)
{
	for (int i = 0; i < HORIZON_DAYS; i++)
		if (!deadlines_is_off(d, day + i))
			return day + i;
	return day;
}

int64_t deadlines_on(const struct deadlines *d, int phase, int64_t day)
{
	const struct deadlines_step *s = step_of(d, phase);

	return day_moment(next_on(d, day), s->hour, s->minute, d->zone);
}

int64_t deadlines_next(const struct deadlines *d, int phase, int64_t from,
		       int64_t least)
{
	const struct deadlines_step *s = step_of(d, phase);
	int64_t today = day_in_zone(from, d->zone);

	for (int add = s->weekdays ? 0 : s->days; add < HORIZON_DAYS; add++) {
		int64_t day = today + add;
		if (s->weekdays && !(s->weekdays >> day_weekday(day) & 1))
			continue;
		/* A day off moves the deadline that would fall on it; it does not make
		 * a new one. */
		if (day_moment(day, s->hour, s->minute, d->zone) <= from)
			continue;
		int64_t utc = deadlines_on(d, phase, day);
		if (utc - from >= least)
			return utc;
	}
	return from + least;
}

int64_t deadlines_from(const struct deadlines *d, int phase, int64_t from)
{
	const struct deadlines_step *s = step_of(d, phase);
	int64_t today = day_in_zone(from, d->zone);

	for (int64_t day = today; day < today + HORIZON_DAYS; day++) {
		int64_t utc = day_moment(day, s->hour, s->minute, d->zone);
		bool fits = !s->weekdays || s->weekdays >> day_weekday(day) & 1;
		if (fits && utc >= from)
			return deadlines_on(d, phase, day);
	}
	return from;
}
