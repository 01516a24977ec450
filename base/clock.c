/* Time: see clock.h.
 * SPDX-License-Identifier: ISC */
#include "base/clock.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "base/arena.h"

const char *const clock_weekdays[7] = {"Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"};
const char *const clock_months[12] = {"Jan", "Feb", "Mar", "Apr", "May", "Jun",
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

/* "Fri 20 Nov". Each letter has several times: they are joined, not formatted. */
static void put_day(struct buf *b, const struct tm *tm)
{
	buf_z(b, clock_weekdays[tm->tm_wday]);
	buf_char(b, ' ');
	buf_int(b, tm->tm_mday);
	buf_char(b, ' ');
	buf_z(b, clock_months[tm->tm_mon]);
}

/* " 2026" */
static void put_year(struct buf *b, const struct tm *tm)
{
	buf_char(b, ' ');
	buf_int(b, tm->tm_year + 1900);
}

static void put_two_digits(struct buf *b, int n)
{
	buf_char(b, (char)('0' + n / 10));
	buf_char(b, (char)('0' + n % 10));
}

/* " 09:05" */
static void put_time(struct buf *b, const struct tm *tm)
{
	buf_char(b, ' ');
	put_two_digits(b, tm->tm_hour);
	buf_char(b, ':');
	put_two_digits(b, tm->tm_min);
}

struct str clock_long(struct arena *a, int64_t utc)
{
	struct tm tm = utc_parts(utc);
	struct buf b = buf_in(a);

	put_day(&b, &tm);
	put_year(&b, &tm);
	put_time(&b, &tm);
	buf_z(&b, " UTC");
	return buf_str(&b);
}

struct str clock_short(struct arena *a, int64_t utc)
{
	struct tm tm = utc_parts(utc);
	struct buf b = buf_in(a);

	put_day(&b, &tm);
	put_time(&b, &tm);
	buf_z(&b, " UTC");
	return buf_str(&b);
}

struct str clock_date(struct arena *a, int64_t utc)
{
	struct tm tm = utc_parts(utc);
	struct buf b = buf_in(a);

	put_day(&b, &tm);
	return buf_str(&b);
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

/* There are folders and lists of zones beside the files of zones. */
static bool is_zone_file(const char *path)
{
	char magic[4] = "";
	FILE *f = fopen(path, "rb");
	bool ok = f && fread(magic, 1, sizeof magic, f) == sizeof magic &&
		  memcmp(magic, "TZif", sizeof magic) == 0;

	if (f)
		fclose(f);
	return ok;
}

bool clock_is_zone(const char *zone)
{
	/* A table asks for the same zone in each row. */
	static char last[128];
	char path[128];

	if (zone && *zone && strcmp(zone, last) == 0)
		return true;
	if (!zone || !*zone || zone[0] == '/' || zone[0] == ':' || strstr(zone, ".."))
		return false;
	if (strcmp(zone, "UTC") == 0)
		return true;
	int n = snprintf(path, sizeof path, "/usr/share/zoneinfo/%s", zone);
	if (n <= 0 || (size_t)n >= sizeof path || !is_zone_file(path))
		return false;
	snprintf(last, sizeof last, "%s", zone);
	return true;
}

/* Is the zone, or its last part, what the words say? "Dar es Salaam" is Africa/Dar_es_Salaam. */
static bool is_meant(const char *zone, const char *words)
{
	const char *city = strrchr(zone, '/');
	const char *const ways[] = {zone, city ? city + 1 : zone};

	for (size_t w = 0; w < sizeof ways / sizeof *ways; w++) {
		size_t i = 0;
		while (words[i] && (ascii_lower(words[i]) == ascii_lower(ways[w][i]) ||
				    (words[i] == ' ' && ways[w][i] == '_')))
			i++;
		if (!words[i] && !ways[w][i])
			return true;
	}
	return false;
}

/* The only zone of the database's list that the words mean; NULL: none, or several. */
static char *zone_listed(struct arena *a, const char *words)
{
	FILE *f = fopen("/usr/share/zoneinfo/zone.tab", "r");
	char line[512], zone[128];
	char *only = NULL;
	bool several = false;

	/* A country, a place and the zone, parted by tabs. */
	while (f && fgets(line, sizeof line, f)) {
		if (line[0] == '#' || sscanf(line, "%*s %*s %127s", zone) != 1 ||
		    !is_meant(zone, words))
			continue;
		several |= only != NULL;
		only = str_z(a, str_of(zone));
	}
	if (f)
		fclose(f);
	return several ? NULL : only;
}

char *clock_zone_meant(struct arena *a, struct str words)
{
	const struct str time = STR(" time");

	words = str_trim(words);
	if (words.n > time.n &&
	    str_iequal(str_slice(words, words.n - time.n, words.n), time))
		words = str_trim(str_slice(words, 0, words.n - time.n));
	char *as_is = str_z(a, words);
	if (clock_is_zone(as_is))
		return as_is;
	if (str_iequal(words, STR("UTC")) || str_iequal(words, STR("GMT")))
		return str_z(a, STR("UTC"));
	return words.n ? zone_listed(a, as_is) : NULL;
}

char *clock_zone_enter(const char *zone)
{
	const char *was = getenv("TZ");
	char *keep = was ? strdup(was) : NULL;

	setenv("TZ", zone, 1);
	tzset();
	return keep;
}

void clock_zone_leave(char *was)
{
	if (was)
		setenv("TZ", was, 1);
	else
		unsetenv("TZ");
	/* No tzset: the next call that enters the same zone need not read its file again, and nobody
	 * asks for local time but between two such calls. */
	free(was);
}

static bool parts_in_zone(int64_t utc, const char *zone, struct tm *tm)
{
	time_t t = (time_t)utc;

	if (!clock_is_zone(zone))
		return false;
	char *was = clock_zone_enter(zone);
	localtime_r(&t, tm);
	clock_zone_leave(was);
	return true;
}

struct str clock_day_in_zone(struct arena *a, int64_t utc, const char *zone)
{
	struct buf b = buf_in(a);
	struct tm tm;

	if (!parts_in_zone(utc, zone, &tm))
		return (struct str){NULL, 0};
	put_day(&b, &tm);
	put_time(&b, &tm);
	return buf_str(&b);
}

struct str clock_in_zone(struct arena *a, int64_t utc, const char *zone)
{
	struct buf b = buf_in(a);
	struct tm tm;

	if (!parts_in_zone(utc, zone, &tm))
		return (struct str){NULL, 0};
	buf_z(&b, clock_weekdays[tm.tm_wday]);
	put_time(&b, &tm);
	return buf_str(&b);
}

struct str clock_whole(struct arena *a, int64_t utc, const char *zone)
{
	time_t t = (time_t)utc;
	struct buf b = buf_in(a);
	char name[16] = "";
	struct tm tm;

	if (!clock_is_zone(zone) || strcmp(zone, "UTC") == 0)
		return clock_long(a, utc);
	char *was = clock_zone_enter(zone);
	localtime_r(&t, &tm);
	strftime(name, sizeof name, "%Z", &tm);
	clock_zone_leave(was);
	put_day(&b, &tm);
	put_year(&b, &tm);
	put_time(&b, &tm);
	buf_char(&b, ' ');
	buf_z(&b, name);
	return buf_str(&b);
}
