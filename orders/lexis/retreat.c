/* Sentences that point at orders and say that they do not count: see retreat.h. They are known by the kinds of their words, and a sentence with any
 * other word is none of them, except where a part of it between two signs says so by itself.
 * SPDX-License-Identifier: ISC */
#include "orders/lexis/retreat.h"

#include <string.h>

#include "orders/lexis/lex.h"
#include "orders/lexis/retreat_words.h"

enum {
	WORDS = 24,
	LETTERS = 20,
	THANKS = 3 /* words behind the sentence: "Thanks, Edith" */
};

/* A word without its apostrophes, in small letters, and what stands right behind it. */
struct word_said {
	char s[LETTERS + 1];
	int kinds;
	bool stop, comma; /* a sign is behind it; one that ends a part */
};

struct said {
	int n, unknown;
	bool title, asks, whether, number;
	struct word_said w[WORDS];
};

static bool is_word(const struct word_said *w, const char *s)
{
	return w->s[0] == s[0] && strcmp(w->s, s) == 0;
}

static void add_word(struct said *said, struct str word)
{
	struct word_said *w = &said->w[said->n];
	size_t n = 0;

	*w = (struct word_said){.stop = false};
	for (size_t i = 0; i < word.n; i++) {
		const unsigned char c = (unsigned char)word.s[i];
		const bool letter = (unsigned)(c | 0x20) - 'a' < 26;
		if (c == '\'' || c >= 0x80) /* "don't", with whatever apostrophe */
			continue;
		if (!letter && strchr(",.;:!?()[]\"-*~", c)) {
			w->stop |= n > 0;
			w->comma |= n > 0 && c != '"' && c != '*';
			said->asks |= c == '?';
			if (c == '-' && n && n < LETTERS && i + 1 < word.n)
				w->s[n++] = '-'; /* "e-mail" */
			continue;
		}
		said->number |= c >= '0' && c <= '9';
		if (n < LETTERS)
			w->s[n++] = (char)(c >= 'A' && c <= 'Z' ? c | 0x20 : c);
	}
	if (!n) { /* a dash alone */
		if (said->n)
			said->w[said->n - 1].comma = said->w[said->n - 1].stop = true;
		return;
	}
	w->kinds = retreat_kinds(w->s);
	said->unknown += !(w->kinds & ~WHETHER);
	said->whether |= (w->kinds & WHETHER) != 0;
	said->n++;
}

static bool listen(struct said *said, struct str text)
{
	struct str word;

	*said = (struct said){.title = str_ends(str_trim(text), ":")};
	while (str_word(&text, &word)) {
		if (said->n == WORDS)
			return false;
		add_word(said, word);
	}
	return said->n > 0;
}

/* "No, wait": a cry. "This is no order", "no longer": a denial. "No more orders": nothing of the kind, and -1. */
static int no_is(const struct word_said w[], int n, int i)
{
	if (w[i].stop || i + 1 == n || is_word(&w[i + 1], "wait") ||
	    is_word(&w[i + 1], "dont"))
		return CUE;
	if (is_word(&w[i + 1], "longer") || (i && w[i - 1].kinds & IS))
		return DENY;
	return -1;
}

/* What the words from `from` to `to` have; 0: one of them makes it something else. */
static int kinds_between(const struct said *said, int from, int to)
{
	int kinds = 0;

	for (int i = from; i < to; i++) {
		const struct word_said *w = &said->w[i], *next = w + 1;
		const bool last = i + 1 == to;
		int one = w->kinds;
		if (is_word(w, "no") && (one = no_is(said->w, to, i)) < 0)
			return 0;
		if (is_word(w, "nothing") || is_word(w, "none")) {
			if (last || !(is_word(next, "of") || is_word(next, "in")))
				return 0;
			one = DENY | MANY;
		}
		if (one & DENY && !last && is_word(next, "mind")) {
			one = TAKE | POINT; /* "never mind" */
			i++;
		} else if (one & DENY && !last &&
			   (is_word(next, "wait") || is_word(next, "all"))) {
			return 0;
		}
		if (is_word(w, "fool") && !(i && is_word(w - 1, "april")))
			return 0;
		if (is_word(w, "drop") && !last && is_word(next, "it"))
			return 0; /* a card */
		kinds |= one;
	}
	return kinds;
}

static bool ends_in_no(const struct said *said, int n)
{
	const struct word_said *w = &said->w[n - 1];

	return w->kinds & DENY || is_word(w, "no") || is_word(w, "nope") ||
	       is_word(w, "nah");
}

static bool is_this(const struct said *said, int from, int to)
{
	static const char *const words[] = {"this",  "that",  "it",
					    "thats", "these", "those"};

	for (int i = from; i < to; i++)
		for (size_t k = 0; k < sizeof words / sizeof *words; k++)
			if (is_word(&said->w[i], words[k]))
				return true;
	return false;
}

/* Do these words, each of them known, say that something does not count? */
static bool takes_back(const struct said *said, int from, int to, int kinds)
{
	const bool deny = kinds & DENY, point = kinds & POINT;
	const bool only = to - from <= 2;

	if (kinds &
	    EARLIER) /* "that was last turn's", and not "ignore my last letter" */
		return !deny && !(kinds & (TAKE | LETTER)) && kinds & IS &&
		       is_this(said, from, to);
	if (kinds & BACK)
		return kinds & USE && point && !deny;
	if (deny)
		return !(kinds & (TAKE | TAKEN | JEST | WRONG)) &&
		       ((point && kinds & (USE | REALLY | HERE)) ||
			(kinds & REALLY && !(kinds & USE)) || ends_in_no(said, to));
	if (ends_in_no(said, to))
		return true; /* "Oops, no." */
	if (kinds & TAKE)
		return !(kinds & OLD);
	return kinds & JEST || (kinds & TAKEN && (point || only)) ||
	       (kinds & WRONG && (point || kinds & (BY | GAME))) ||
	       (kinds & TEST && (point || kinds & MERE)) || (kinds & OLD && point) ||
	       (to - from == 2 && is_word(&said->w[from], "no") &&
		is_word(&said->w[from + 1], "wait"));
}

/* A title needs to point at nothing: its colon does. "Don't forget:" takes nothing back. */
static bool is_title(const struct said *said)
{
	const int kinds = kinds_between(said, 0, said->n);
	const bool back = kinds & BACK && kinds & USE;

	if (said->unknown || !kinds || kinds & EARLIER ||
	    (kinds & DENY && kinds & TAKE))
		return false;
	return back || (kinds & (DENY | TAKE | TAKEN | JEST | WRONG | TEST | OLD)) != 0;
}

/* Which orders these words speak of. */
static enum retreat place_of(const struct said *said, int kinds)
{
	bool one = false;

	for (int i = 0; i < said->n; i++)
		one |= is_word(&said->w[i], "line") || is_word(&said->w[i], "order");
	if (kinds & FORWARD)
		return one ? RETREAT_NEXT : RETREAT_AHEAD;
	if (said->title)
		return RETREAT_AHEAD;
	if (kinds & LETTER || (kinds & TEST && kinds & HERE) ||
	    (kinds & DENY && is_word(&said->w[0], "these")))
		return RETREAT_LETTER;
	return (kinds & MANY && !one) || kinds & (JEST | TEST) ? RETREAT_ALL
							       : RETREAT_BEHIND;
}

/* --- orders the other way round --- */

/* "Swap these.", "the other way round", "vice versa", "they change places": each word known, and nothing denied. */
static bool turns(const struct said *said)
{
	bool turns = false;
	int kinds = 0;

	for (int i = 0; i < said->n; i++) {
		const struct word_said *w = &said->w[i], *last = w - 1;
		kinds |= is_word(w, "last") ? 0 : w->kinds; /* "the last two" */
		if (w->kinds & ROUND && i)
			turns |= is_word(last, "way") || is_word(last, "vice") ||
				 is_word(last, "change") || is_word(last, "changed");
		turns |= (w->kinds & TURN) != 0;
	}
	return turns && !said->unknown && !(kinds & (DENY | EARLIER | WHETHER));
}

/* --- what an order hangs on --- */

static bool has_run(const struct said *said, int i, const char *run)
{
	struct str words = str_of(run), word;

	if (run[0] != said->w[i].s[0])
		return false;
	for (; str_word(&words, &word); i++)
		if (i >= said->n || (!str_is(word, "*") && !str_is(word, said->w[i].s)))
			return false;
	return true;
}

/* Where one of these runs of words begins, or -1; `marks` are the list's own. */
static int find_run(const struct said *said, const char *const runs[], size_t n,
		    bool first, struct word_marks *marks)
{
	for (int i = 0; i < (first && said->n ? 1 : said->n); i++) {
		const struct token word = {.text = {said->w[i].s, LETTERS}};
		if (!token_may_begin(&word, runs, sizeof *runs, n, marks))
			continue;
		for (size_t k = 0; k < n; k++)
			if (has_run(said, i, runs[k]))
				return i;
	}
	return -1;
}

#define FIND_RUN(said, runs, first)                                                    \
	__extension__({                                                                \
		static struct word_marks marks_of_runs;                                \
		find_run(said, runs, sizeof(runs) / sizeof *(runs), first,             \
			 &marks_of_runs);                                              \
	})

static bool hangs(const struct said *said)
{
	static const char *const first[] = {
		"only if",           "but only if",     "unless",
		"but unless",        "provided",        "not before",
		"but not before",    "not until",       "but not until",
		"not without",       "but not without", "but ask * first",
		"but ask * * first", "ask * first",     "ask me first",
		"and only if",       "only when",       "but only when",
		"but only with",     "only with"};
	static const char *const whether[] = {
		"if",   "unless",  "until",  "till",     "when",    "before",
		"once", "without", "except", "provided", "as long", "in case"};
	static const char *const acts[] = {
		"do it",       "do that",   "do this",     "dont do",   "leave it",
		"leave that",  "drop it",   "drop that",   "drop this", "forget it",
		"forget that", "skip it",   "skip this",   "skip that", "cancel it",
		"cancel that", "ignore it", "ignore this", "hold it",   "hold this",
		"hold that",   "wait with", "stop it",     "send it",   "send this",
		"use it",      "use this",  "undo it",     "go ahead",  "do not do"};
	static const char *const polite[] = {
		"if possible",   "if necessary", "if legal",    "if allowed",
		"if ok",         "if okay",      "if you can",  "if you may",
		"if you please", "if you like",  "if you want", "if i can",
		"if i may",      "if i must",    "if need",     "before you ask"};
	if (!said->whether || said->asks || said->title)
		return false;
	const bool act = FIND_RUN(said, acts, false) >= 0 ||
			 is_word(&said->w[said->n - 1], "dont");
	const bool hang = FIND_RUN(said, first, true) == 0 ||
			  (act && FIND_RUN(said, whether, false) >= 0);

	return hang && FIND_RUN(said, polite, false) < 0;
}

/* --- sentences --- */

/* "Do not send this yet, Edith is still thinking": a part that says so by a verb and what it points at. */
static enum retreat retreat_of_part(const struct said *said)
{
	for (int from = 0, i = 0; i < said->n; i++) {
		bool known = said->w[i].kinds & ~WHETHER;
		if (!known)
			while (i + 1 < said->n && !said->w[i].comma)
				i++;
		if (known && !said->w[i].comma && i + 1 < said->n)
			continue;
		int kinds = known ? kinds_between(said, from, i + 1) : 0;
		if (kinds & POINT && kinds & (TAKE | USE | JEST) &&
		    !(kinds & (WRONG | OLD | EARLIER)) &&
		    takes_back(said, from, i + 1, kinds))
			return place_of(said, kinds);
		from = i + 1;
	}
	return RETREAT_NONE;
}

enum retreat retreat_of(struct str sentence)
{
	struct said said;
	int kinds = 0;

	if (sentence.n > 160 || retreat_has_number(sentence) ||
	    !listen(&said, sentence) || said.asks)
		return RETREAT_NONE;
	if (said.title)
		return is_title(&said)
			       ? place_of(&said, kinds_between(&said, 0, said.n))
			       : RETREAT_NONE;
	if (hangs(&said))
		return RETREAT_HANGS;
	if (turns(&said))
		return RETREAT_TURNS;
	if (!said.unknown)
		kinds = kinds_between(&said, 0, said.n);
	if (kinds && takes_back(&said, 0, said.n, kinds))
		return place_of(&said, kinds);
	/* "Scratch that, 12 in C1": it says what instead. */
	return said.number ? RETREAT_NONE : retreat_of_part(&said);
}

/* "Thanks, Edith": it may come after such a sentence. */
static bool is_courtesy(struct str sentence)
{
	static const char *const words[] = {"thanks",  "thank", "cheers", "best",
					    "regards", "bye",   "sorry",  "yours"};
	bool thanks = false;

	for (size_t i = 0; i < sizeof words / sizeof *words; i++)
		thanks |= str_starts(sentence, words[i]);
	return thanks && str_words(sentence) <= THANKS;
}

static bool ends_sentence(struct str s, size_t i)
{
	if (ascii_is_letter(s.s[i]) || s.s[i] == ' ')
		return false; /* as nearly always */
	return s.s[i] == '\n' || (strchr(".!?;", s.s[i]) && s.s[i] &&
				  (i + 1 == s.n || s.s[i + 1] == ' ' ||
				   s.s[i + 1] == '\n' || s.s[i + 1] == ')'));
}

enum retreat retreat_last(struct str text, struct str *before)
{
	enum retreat found = RETREAT_NONE;
	size_t from = 0;

	for (size_t i = 0; i < text.n; i++) {
		if (i + 1 < text.n && !ends_sentence(text, i))
			continue;
		struct str one = str_trim(str_slice(text, from, i + 1));
		enum retreat is = one.n ? retreat_of(one) : RETREAT_NONE;
		if (is) {
			*before = str_slice(text, 0, from);
			found = is;
		} else if (one.n && !is_courtesy(one)) {
			found = RETREAT_NONE;
		}
		from = i + 1;
	}
	return found;
}
