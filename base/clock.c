/* Time: see clock.h.
 * SPDX-License-Identifier: ISC */
#include "base/clock.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "base/arena.h"
#include "base/err.h"

static const char *const weekday_names[] = {"Sun", "Mon", "Tue", "Wed",
					    "Thu", "Fri", "Sat"};
static const char *const month_names[] = {"Jan", "Feb", "Mar", "Apr", "May", "Jun",
					  "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"};

int64_t clock_now(const struct clock *c)
{
	return c && c->fixed ? c->fixed : (int64_t)time(NULL);
}

static struct tm utc_parts(int64_t utc)
{
	struct tm tm;
	time_t t = (time_t)utc;

	memset(&tm, 0, sizeof tm);
	gmtime_r(&t, &tm);
	return tm;
}

void clock_iso(int64_t utc, char out[CLOCK_ISO_MAX])
{
	struct tm tm = utc_parts(utc);
	strftime(out, CLOCK_ISO_MAX, "%Y-%m-%dT%H:%M:%SZ", &tm);
}

bool clock_read_iso(struct str s, int64_t *utc)
{
	char z[CLOCK_ISO_MAX] = "";
	struct tm tm;
	int n = 0;

	if (s.n >= sizeof z)
		return false;
	if (s.n)
		memcpy(z, s.s, s.n);
	memset(&tm, 0, sizeof tm);
	if (sscanf(z, "%4d-%2d-%2d%*1[T ]%2d:%2d%n", &tm.tm_year, &tm.tm_mon,
		   &tm.tm_mday, &tm.tm_hour, &tm.tm_min, &n) != 5 ||
	    !n)
		return false;
	const char *rest = z + n;
	if (*rest == ':') {
		if (sscanf(rest, ":%2d%n", &tm.tm_sec, &n) != 1)
			return false;
		rest += n;
	}
	if (*rest && strcmp(rest, "Z") != 0)
		return false;
	if (tm.tm_year < 1970 || tm.tm_mon < 1 || tm.tm_mon > 12 || tm.tm_mday < 1 ||
	    tm.tm_mday > 31 || tm.tm_hour > 23 || tm.tm_min > 59 || tm.tm_sec > 59)
		return false;
	tm.tm_year -= 1900;
	tm.tm_mon -= 1;
	*utc = (int64_t)timegm(&tm);
	return true;
}

struct str clock_long(struct arena *a, int64_t utc)
{
	struct tm tm = utc_parts(utc);
	return str_printf(a, "%s %d %s %d %02d:%02d UTC", weekday_names[tm.tm_wday],
			  tm.tm_mday, month_names[tm.tm_mon], tm.tm_year + 1900,
			  tm.tm_hour, tm.tm_min);
}

struct str clock_short(struct arena *a, int64_t utc)
{
	struct tm tm = utc_parts(utc);
	return str_printf(a, "%s %d %s %02d:%02d UTC", weekday_names[tm.tm_wday],
			  tm.tm_mday, month_names[tm.tm_mon], tm.tm_hour, tm.tm_min);
}

struct str clock_span(struct arena *a, int64_t s)
{
	long long minutes = s > 0 ? (long long)s / 60 : 0;

	if (minutes >= 24 * 60)
		return str_printf(a, "%lld d %lld h", minutes / 1440,
				  minutes / 60 % 24);
	if (minutes >= 60)
		return str_printf(a, "%lld h %lld min", minutes / 60, minutes % 60);
	return str_printf(a, "%lld min", minutes);
}

bool clock_is_zone(const char *zone)
{
	char path[128];

	if (!zone || !*zone || zone[0] == '/' || zone[0] == ':' || strstr(zone, ".."))
		return false;
	if (strcmp(zone, "UTC") == 0)
		return true;
	int n = snprintf(path, sizeof path, "/usr/share/zoneinfo/%s", zone);
	return n > 0 && (size_t)n < sizeof path && access(path, R_OK) == 0;
}

/* The C library knows one zone at a time, by the environment; the program has one
 * thread, and puts back what was there. */
static char *zone_enter(const char *zone)
{
	const char *was = getenv("TZ");
	char *keep = was ? strdup(was) : NULL;

	setenv("TZ", zone, 1);
	tzset();
	return keep;
}

static void zone_leave(char *was)
{
	if (was)
		setenv("TZ", was, 1);
	else
		unsetenv("TZ");
	tzset();
	free(was);
}

struct str clock_in_zone(struct arena *a, int64_t utc, const char *zone)
{
	struct tm tm;
	time_t t = (time_t)utc;

	if (!clock_is_zone(zone))
		return (struct str){NULL, 0};
	char *was = zone_enter(zone);
	localtime_r(&t, &tm);
	zone_leave(was);
	return str_printf(a, "%s %02d:%02d", weekday_names[tm.tm_wday], tm.tm_hour,
			  tm.tm_min);
}

static bool read_weekdays(struct str word, unsigned *days)
{
	*days = 0;
	while (word.n) {
		struct str name = str_until(&word, ',');
		int found = -1;
		for (int i = 0; i < 7; i++)
			if (name.n >= 3 &&
			    str_is(str_slice(name, 0, 3), weekday_names[i]))
				found = i;
		if (found < 0)
			return false;
		*days |= 1U << found;
	}
	return *days != 0;
}

static bool read_hour(struct str word, struct deadlines *d)
{
	struct str minute = word, hour = str_until(&minute, ':');
	int64_t h, m;

	if (!str_int(hour, 0, 23, &h) || !str_int(minute, 0, 59, &m))
		return false;
	d->hour = (int)h;
	d->minute = (int)m;
	return true;
}

bool deadlines_read(struct str s, struct deadlines *d, struct err *err)
{
	struct str first, word, whole = s;
	int64_t days;

	memset(d, 0, sizeof *d);
	str_word(&s, &first);
	if (str_int(first, 1, 60, &days)) {
		d->days = (int)days;
		if (!str_word(&s, &word) ||
		    !(str_is(word, "days") || str_is(word, "day")))
			goto bad;
	} else if (!read_weekdays(first, &d->weekdays)) {
		goto bad;
	}
	if (!str_word(&s, &word) || !read_hour(word, d))
		goto bad;
	if (!str_word(&s, &word))
		word = STR("UTC");
	if (word.n >= sizeof d->zone)
		goto bad;
	memcpy(d->zone, word.s, word.n);
	if (!clock_is_zone(d->zone))
		return err_refuse(err,
				  "'%s' is not a time zone this machine knows; "
				  "write it like Europe/London",
				  d->zone);
	if (!str_trim(s).n)
		return true;
bad:
	return err_refuse(err,
			  "'%.*s' is no rule for deadlines; write "
			  "\"Tue,Fri 20:00 Europe/London\" or \"7 days 20:00 UTC\"",
			  STR_ARG(whole));
}

/* The moment of a local time on the day that is `add` days after `from`. */
static time_t local_moment(const struct deadlines *d, int64_t from, int add, int *wday)
{
	struct tm tm, later;
	time_t t = (time_t)from;

	localtime_r(&t, &tm);
	tm.tm_mday += add;
	tm.tm_hour = d->hour;
	tm.tm_min = d->minute;
	tm.tm_sec = 0;
	tm.tm_isdst = -1;
	t = mktime(&tm);
	*wday = tm.tm_wday;
	/* An hour that comes twice: the later one is the one that still reads the same
	 * an hour on. */
	time_t hour_on = t + 3600;
	localtime_r(&hour_on, &later);
	if (later.tm_hour == d->hour && later.tm_min == d->minute)
		t = hour_on;
	return t;
}

int64_t deadlines_next(const struct deadlines *d, int64_t from, int64_t least)
{
	char *was = zone_enter(d->zone);
	int64_t found = from + least;

	for (int add = d->weekdays ? 0 : d->days; add < 400; add++) {
		int wday;
		time_t t = local_moment(d, from, add, &wday);
		if (d->weekdays && !(d->weekdays & 1U << wday))
			continue;
		if ((int64_t)t > from && (int64_t)t - from >= least) {
			found = (int64_t)t;
			break;
		}
	}
	zone_leave(was);
	return found;
}
