/* A lucky word and a telephone number in sentences: see invited_told.h. Everything here is asked about, or told in the receipt: a
 * word that is not read is offered to the GM, one that was read wrongly would go into the seed.
 * SPDX-License-Identifier: ISC */
#include "server/said/invited_told.h"

#include <string.h>

#define IS_ONE(word, list) invited_is_one(word, list, sizeof(list) / sizeof *(list))

struct str invited_bare(struct str word)
{
	/* Typographic quotation marks, three bytes each. */
	static const char *const marks[] = {"\xe2\x80\x9c", "\xe2\x80\x9d",
					    "\xe2\x80\x9e", "\xe2\x80\x98",
					    "\xe2\x80\x99"};
	bool more = true;

	while (more) {
		more = false;
		while (word.n && strchr(".,;:!?\"'()=-_*", word.s[0]))
			word = str_slice(word, 1, word.n);
		while (word.n && strchr(".,;:!?\"'()=-_*", word.s[word.n - 1]))
			word.n--;
		for (size_t i = 0; i < sizeof marks / sizeof *marks; i++) {
			bool begins = str_starts(word, marks[i]);
			bool ends = str_ends(word, marks[i]);
			word = str_slice(word, begins ? 3 : 0,
					 word.n - (ends && word.n > 3 ? 3 : 0));
			more |= begins || ends;
		}
	}
	return word;
}

bool invited_is_one(struct str word, const char *const *list, size_t n)
{
	for (size_t i = 0; i < n; i++)
		if (str_is(word, list[i]))
			return true;
	return false;
}

/* The lucky word --------------------------------------------------------------- */

enum { SENTENCE_WORDS = 24 };
struct sentence {
	struct str word[SENTENCE_WORDS]; /* with their signs */
	int n;
	bool asks;
};

/* Takes the next sentence off; what is longer than it has room for begins another one. */
static bool take_sentence(struct str *words, struct sentence *out)
{
	out->n = 0;
	out->asks = false;
	while (out->n < SENTENCE_WORDS && str_word(words, &out->word[out->n])) {
		char last = out->word[out->n].s[out->word[out->n].n - 1];
		out->n++;
		out->asks = last == '?';
		if (strchr(".!?", last))
			break;
	}
	return out->n > 0;
}

static const char *const names[] = {"word", "luckyword", "wort", "gl\303\274ckswort"};
/* What names it, beside "word" itself: not "a word", "in other words", "word of mouth". */
static const char *const leads[] = {"lucky",  "my",    "join", "mein",
				    "secret", "magic", "seed"};
/* "I give you my word", "you have my word". */
static const char *const honour[] = {"you",  "have", "give", "on",
				     "upon", "keep", "break"};
/* Between the name and the word, on either side. */
static const char *const between[] = {
	"is",     "will",   "be",     "shall",  "",     "would", "ist",     "could",
	"can",    "may",    "might",  "should", "must", "then",  "as",      "for",
	"my",     "the",    "lucky",  "let",    "lets", "let's", "make",    "it",
	"take",   "use",    "pick",   "i",      "i'd",  "i'll",  "choose",  "have",
	"please", "simply", "just",   "game",   "this", "maybe", "perhaps", "a",
	"an",     "named",  "called", "s",      "it's", "that",  "being",   "to",
	"was",    "becomes"};
/* They say that none is given, or not now. */
static const char *const none[] = {
	"no",    "not",  "don't",   "dont",  "haven't",  "havent",  "without",
	"none",  "need", "later",   "soon",  "tomorrow", "tonight", "follows",
	"never", "kein", "nothing", "still", "yet",      "forgot"};
/* Behind "word" they give none. */
static const char *const ends[] = {"and",  "or",  "but",   "if",    "when",  "of",
				   "in",   "on",  "with",  "about", "goes",  "comes",
				   "also", "too", "phone", "seat",  "powers"};

static bool has_any(const struct sentence *s, const char *const *list, size_t n)
{
	for (int i = 0; i < s->n; i++)
		if (invited_is_one(invited_bare(s->word[i]), list, n))
			return true;
	return false;
}

/* Where "word" is the name of the lucky one; -1: nowhere. */
static int name_at(const struct sentence *s)
{
	for (int i = 0; i < s->n; i++) {
		struct str raw = s->word[i], word = invited_bare(raw);
		if (!IS_ONE(word, names)) {
			/* "word:pizza" */
			if (str_starts(raw, "word:") && raw.n > 5)
				return i;
			continue;
		}
		if (!str_is(word, "word") && !str_is(word, "wort"))
			return i;
		if (i == 0 || strchr(":=", raw.s[raw.n - 1]) ||
		    (IS_ONE(invited_bare(s->word[i - 1]), leads) &&
		     !(i > 1 && IS_ONE(invited_bare(s->word[i - 2]), honour))))
			return i;
		/* "join seat red word kestrel": a part of the command in the midst of the sentence */
		if (i + 1 < s->n && str_starts(s->word[0], "join"))
			return i;
	}
	return -1;
}

/* The nearest word that is not one of those between, from the name on; it may not be past the end of its clause. */
static struct str word_near(const struct sentence *s, int at, int step)
{
	for (int i = at + step; i >= 0 && i < s->n; i += step) {
		struct str raw = s->word[i], word = invited_bare(raw);
		if (step < 0 && strchr(",;:", raw.s[raw.n - 1]))
			break;
		if (IS_ONE(word, ends))
			break;
		if (!IS_ONE(word, between))
			return word;
		if (step > 0 && strchr(",;", raw.s[raw.n - 1]) && word.n)
			break;
	}
	return STR("");
}

/* "For my lucky word, take marmalade": behind a comma the sentence may go on to it. */
static bool may_follow(const struct sentence *s, int at)
{
	return !strchr(",;", s->word[at].s[s->word[at].n - 1]) ||
	       (at + 1 < s->n && IS_ONE(invited_bare(s->word[at + 1]), between));
}

struct str invited_word(struct str words)
{
	struct sentence s;

	while (take_sentence(&words, &s)) {
		int at = name_at(&s);
		struct str found;
		if (at < 0 || s.asks)
			continue;
		if (str_starts(s.word[at], "word:") && s.word[at].n > 5)
			return invited_bare(str_slice(s.word[at], 5, s.word[at].n));
		if (has_any(&s, none, sizeof none / sizeof *none))
			continue;
		found = may_follow(&s, at) ? word_near(&s, at, 1) : STR("");
		if (!found.n)
			found = word_near(&s, at, -1);
		if (found.n)
			return found;
	}
	return STR("");
}

/* The telephone ---------------------------------------------------------------- */

/* Digits, and the signs between them. */
static bool is_of_number(struct str word, int *digits)
{
	for (size_t i = 0; i < word.n; i++)
		if (word.s[i] >= '0' && word.s[i] <= '9')
			++*digits;
		else if (!strchr("+-/().", word.s[i]))
			return false;
	return true;
}

static struct str without_stop(struct str word)
{
	while (word.n && strchr(".,;!?", word.s[word.n - 1]))
		word.n--;
	return word;
}

/* "24.12.2026", "2026-12-24": groups of digits as a date has them. */
static bool is_date(struct str word)
{
	size_t group[4] = {0};
	int n = 0;

	for (size_t i = 0; i < word.n; i++)
		if (word.s[i] >= '0' && word.s[i] <= '9')
			group[n]++;
		else if (++n > 2)
			return false;
	return n == 2 && group[1] <= 2 &&
	       ((group[0] <= 2 && group[2] == 4) || (group[0] == 4 && group[2] <= 2));
}

/* "call me on", "you can reach me at": the word before the number, behind one that says what it is for. */
static bool leads_to_number(struct str word, bool *calls)
{
	static const char *const call[] = {
		"call",   "ring", "reach",     "text",    "whatsapp",
		"signal", "sms",  "reachable", "anrufen", "erreichbar"};
	static const char *const at[] = {"at", "on",    "under", "is",
					 "to", "unter", "auf"};

	*calls |= IS_ONE(word, call);
	return *calls && IS_ONE(word, at);
}

struct str invited_phone(struct str words)
{
	static const char *const phones[] = {"phone", "telephone", "tel",    "mobile",
					     "cell",  "handy",     "number", "telefon"};
	static const char *const denials[] = {"not", "don't", "dont", "never", "no"};
	enum { DIGITS = 6 };
	bool said = false, calls = false, leads_here = false;
	struct str word;

	while (str_word(&words, &word)) {
		struct str number = invited_bare(word), next = words, more;
		int digits = 0;
		if (IS_ONE(number, denials))
			return STR("");
		said |= IS_ONE(number, phones);
		bool led = said || leads_here;
		leads_here = leads_to_number(number, &calls);
		if (!led || !number.n || is_date(number) ||
		    !is_of_number(word, &digits))
			continue;
		number = word;
		while (str_word(&next, &more) &&
		       is_of_number(without_stop(more), &digits)) {
			number.n = (size_t)(more.s + more.n - number.s);
			if (without_stop(more).n < more.n)
				break;
		}
		number = without_stop(number);
		if (digits >= DIGITS)
			return number;
	}
	return STR("");
}
