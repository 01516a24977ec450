/* Titles: see title.h.
 * SPDX-License-Identifier: ISC */
#include "server/said/title.h"

#include <string.h>

#include "base/text/typed.h"

/* One of these makes a title of the words beside it. "Final" alone is a command, "final orders" is a title. */
static const char *const heads[] = {
	"order",     "orders",      "move",      "moves",  "letter",  "mail",
	"email",     "hi",          "hello",     "hey",    "hallo",   "dear",
	"greetings", "thanks",      "thank",     "thx",    "cheers",  "regards",
	"morning",   "evening",     "afternoon", "moin",   "danke",   "merci",
	"zug",       "z\xc3\xbcge", "befehle",   "ordres", "ordenes", "no subject",
};
static const char *const fillers[] = {
	"my",        "the",      "our",       "these",   "for",        "of",
	"in",        "to",       "from",      "and",     "a",          "an",
	"here",      "heres",    "is",        "are",     "this",       "next",
	"turn",      "phase",    "game",      "again",   "gm",         "all",
	"everybody", "everyone", "there",     "you",     "very",       "much",
	"many",      "a",        "lot",       "good",    "day",        "new",
	"revised",   "updated",  "corrected", "final",   "first",      "last",
	"latest",    "best",     "kind",      "report",  "week",       "round",
	"postal",    "master",   "attached",  "by",      "as",         "promised",
	"with",      "de",       "mes",       "meine",   "f\xc3\xbcr", "runde",
	"phase",     "please",   "find",      "subject", "friends",    "folks",
};

static bool is_among(struct str word, const char *const list[], size_t n)
{
	for (size_t i = 0; i < n; i++)
		if (str_iequal(word, str_of(list[i])))
			return true;
	return false;
}
#define AMONG(word, list) is_among(word, list, sizeof list / sizeof *list)

static bool is_digit(char c)
{
	return c >= '0' && c <= '9';
}

static bool is_number(struct str word)
{
	for (size_t i = 0; i < word.n; i++)
		if (!is_digit(word.s[i]))
			return false;
	return word.n > 0;
}

/* "T1", "p2", "T1P2". */
static bool is_turn(struct str word)
{
	for (size_t i = 0; i < word.n; i++)
		if (!is_digit(word.s[i]) &&
		    (!strchr("tTpP", word.s[i]) || i + 1 == word.n ||
		     !is_digit(word.s[i + 1])))
			return false;
	return word.n > 1 && !is_digit(word.s[0]);
}

/* The name, a part of it ("Ann" of "Ann Miller"), or one with an s behind it. */
static bool is_named(struct str word, const struct str names[], int n)
{
	struct str part, rest;

	for (int i = 0; i < n; i++) {
		if (str_iequal(word, names[i]))
			return true;
		for (rest = names[i]; str_word(&rest, &part);)
			if (str_iequal(word, part) ||
			    (word.n == part.n + 1 &&
			     ascii_lower(word.s[part.n]) == 's' &&
			     str_iequal(str_slice(word, 0, part.n), part)))
				return true;
	}
	return false;
}

/* The next word without an apostrophe's rest: "Red's" is "Red", and then "s". */
static bool next_word(struct str *s, struct str *word)
{
	size_t from = 0, to;

	while (from < s->n && !typed_is_letter(s->s[from]))
		from++;
	for (to = from; to < s->n && typed_is_letter(s->s[to]); to++)
		;
	*word = str_slice(*s, from, to);
	*s = str_slice(*s, to, s->n);
	return word->n > 0;
}

bool said_title(struct str subject, const struct str names[], int n)
{
	struct str word;
	bool head = false, named = false, filled = false;

	if (str_find_char(subject, '?') != SIZE_MAX)
		return false;
	while (next_word(&subject, &word)) {
		if (AMONG(word, heads))
			head = true;
		else if (is_named(word, names, n) || is_turn(word))
			named = true;
		else if (AMONG(word, fillers))
			filled = true;
		else if (!is_number(word) && !str_iequal(word, STR("s")))
			return false;
	}
	/* Names alone ("Red, T1 P2") title a letter. "To all" does not, and a number alone may be an answer. */
	return head || (named && !filled);
}
