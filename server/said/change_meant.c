/* A change that is asked for: see change_meant.h.
 * SPDX-License-Identifier: ISC */
#include "server/said/change_meant.h"

#include <stdbool.h>
#include <string.h>

#include "base/text/typed.h"

/* clang-format off */
/* Words before the request. */
static const char *const opening[] = {
	"actually", "sorry", "oh", "hm", "hmm", "wait", "and", "but", "also", "well", "ok", "okay", "so", "hi", "hello", "please", "oops", "no", "ah",
	"on second thought", "on second thoughts", "i changed my mind", "i have changed my mind", "i've changed my mind", "thinking about it", "just", "now",
	"hi gm", "dear gm", "gm",
};
/* The request itself; the longest that fits is taken. */
static const char *const asking[] = {
	"can i", "can we", "could i", "could we", "may i", "may we", "might i", "might we", "can you", "could you", "would you", "will you",
	"is it possible to", "would it be possible to", "is it still possible to", "is it too late to", "i was wondering if i could", "i wonder if i could",
	"i would like to", "i'd like to", "i want to", "i wish to", "i need to", "i would rather", "i'd rather", "i'd prefer to", "i would prefer to",
	"let me", "let's", "am i allowed to", "do you mind if i", "any chance to", "please", "is there a way to", "how can i", "how do i",
};
static const char *const between[] = {"please", "still", "also", "now", "just", "perhaps", "maybe", "possibly", "quickly", "actually", "kindly"};
/* Verbs that change what stands, and words that put something in its place. */
static const char *const changes[] = {"change", "swap", "switch", "replace", "redirect", "alter", "modify", "amend", "correct", "revise", "edit", "adjust", "exchange"};
static const char *const instead[] = {"instead", "rather"};
static const char *const leads[] = {"to", "into", "for", "with", "by"};
/* clang-format on */

static size_t skip_signs(struct str s, size_t at)
{
	while (at < s.n && strchr(" \t,.;:!-", s.s[at]) && s.s[at])
		at++;
	return at;
}

/* The bytes of the phrase at the beginning of the text, up to the next word; 0: other words stand there. */
static size_t phrase_at(struct str s, const char *phrase)
{
	const size_t end = typed_begins(s, phrase), next = skip_signs(s, end);

	return end && (end == s.n || next > end) ? next : 0;
}

static size_t longest_at(struct str s, const char *const *list, size_t n)
{
	size_t best = 0;

	for (size_t i = 0; i < n; i++) {
		size_t at = phrase_at(s, list[i]);
		best = at > best ? at : best;
	}
	return best;
}
#define LONGEST(s, list) longest_at(s, list, sizeof(list) / sizeof *(list))

static struct str bare(struct str word)
{
	while (word.n && strchr(".,;:!?", word.s[word.n - 1]))
		word.n--;
	return word;
}

static bool has_word(struct str s, const char *const *list, size_t n)
{
	struct str word;

	while (str_word(&s, &word))
		for (size_t i = 0; i < n; i++)
			if (str_is(bare(word), list[i]))
				return true;
	return false;
}
#define HAS(s, list) has_word(s, list, sizeof(list) / sizeof *(list))

/* Behind the last word that leads to what is new. */
static struct str behind_lead(struct str s)
{
	struct str rest = s, word, found = STR("");

	while (str_word(&rest, &word))
		for (size_t i = 0; i < sizeof leads / sizeof *leads; i++)
			if (str_is(word, leads[i]))
				found = str_trim(rest);
	return found;
}

/* Without the signs, "please" and "instead" at its end. */
static struct str without_end(struct str s, bool without_instead)
{
	static const char *const ends[] = {"please", "pls",       "thanks", "thank you",
					   "then",   "after all", "again",  "ok"};
	size_t was = s.n + 1;

	while (was != s.n) {
		was = s.n;
		s = bare(str_trim(s));
		for (size_t i = 0; i < sizeof ends / sizeof *ends; i++)
			if (str_ends(s, ends[i]))
				s.n -= strlen(ends[i]);
		if (without_instead && str_ends(s, "instead"))
			s.n -= strlen("instead");
		s = str_trim(s);
	}
	return s;
}

struct str change_meant(struct arena *a, struct str sentence, struct str *to)
{
	struct str s = str_trim(sentence);
	bool asked = false;
	size_t n;

	*to = STR("");
	s = str_slice(s, skip_signs(s, 0), s.n);
	while ((n = LONGEST(s, opening)) && !LONGEST(s, asking))
		s = str_slice(s, n, s.n);
	const bool rather =
		typed_begins(s, "i'd rather") || typed_begins(s, "i would rather");
	while ((n = LONGEST(s, asking))) {
		asked = true;
		s = str_slice(s, n, s.n);
		while ((n = LONGEST(s, between)))
			s = str_slice(s, n, s.n);
	}
	if (!asked || !s.n || !(rather || HAS(s, changes) || HAS(s, instead)))
		return STR("");
	s = without_end(s, false);
	*to = without_end(behind_lead(s), true);
	return rather ? str_printf(a, "%.*s instead", STR_MADE(a, without_end(s, true)))
		      : s;
}
