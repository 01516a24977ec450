/* A time zone in a sentence: see zone_meant.h.
 * SPDX-License-Identifier: ISC */
#include "server/said/zone_meant.h"

#include <stdbool.h>
#include <string.h>

#include "base/clock.h"

enum { WORDS = 40, NAME_WORDS = 3 };

static bool is_one_of(struct str word, const char *const *list, size_t n)
{
	for (size_t i = 0; i < n; i++)
		if (str_is(word, list[i]))
			return true;
	return false;
}
#define AMONG(word, list) is_one_of(word, list, sizeof(list) / sizeof *(list))

static struct str bare(struct str word)
{
	while (word.n && strchr("(\"'", word.s[0]))
		word = str_slice(word, 1, word.n);
	while (word.n && strchr(".,;:!?)\"'", word.s[word.n - 1]))
		word.n--;
	return word;
}

/* "my time zone", "the times here", "deadlines in local time". */
static bool speaks_of_zones(const struct str *w, int n)
{
	static const char *const times[] = {"time",      "times", "timezone",
					    "timezones", "clock", "deadline",
					    "deadlines", "hour",  "hours"};
	static const char *const mine[] = {"zone", "zones", "timezone", "local", "my",
					   "here", "live",  "own",      "show"};
	bool time = false, own = false;

	for (int i = 0; i < n; i++) {
		time |= AMONG(w[i], times);
		own |= AMONG(w[i], mine);
	}
	return time && own;
}

/* The words from `i` on as the name of a place, the longest first; NULL: no place has that name. */
static const char *zone_at(struct arena *a, const struct str *w, int n, int i)
{
	for (int k = NAME_WORDS; k; k--) {
		if (i + k > n)
			continue;
		const struct str last = w[i + k - 1];
		const struct str name = {w[i].s, (size_t)(last.s + last.n - w[i].s)};
		const char *zone = clock_zone_meant(a, name);
		if (zone)
			return zone;
	}
	return NULL;
}

struct str zone_meant(struct arena *a, struct str line)
{
	static const char *const before[] = {"in",   "from",     "near", "at",  "to",
					     "zone", "timezone", "is",   "it's"};
	const char *found = NULL;
	struct str w[WORDS], word;
	int n = 0;

	while (n < WORDS && str_word(&line, &word)) {
		word = bare(word);
		if (word.n)
			w[n++] = word;
	}
	if (!speaks_of_zones(w, n))
		return STR("");
	for (int i = 1; i < n; i++) {
		const char *zone = AMONG(w[i - 1], before) ? zone_at(a, w, n, i) : NULL;
		if (!zone)
			continue;
		if (found && strcmp(found, zone) != 0)
			return STR("");
		found = zone;
	}
	return found ? str_printf(a, "timezone %s", found) : STR("");
}
