/* Talk with numbers in it: "see you in two weeks", "one never knows", "there were twelve of us at the con". A sentence that names nothing
 * of the game, and in which each number counts something else than an order could, says nothing of any order, whatever amount that has.
 * SPDX-License-Identifier: ISC */
#include "orders/free/text/free_plain.h"

#include "orders/lexis/cue.h"

/* What people count when they do not speak of the game. */
static bool is_unit(const struct token *t)
{
	static const char *const words[] = {
		"day",      "days",     "week",    "weeks",    "weekend",   "weekends",
		"month",    "months",   "year",    "years",    "hour",      "hours",
		"minute",   "minutes",  "second",  "seconds",  "moment",    "moments",
		"night",    "nights",   "evening", "evenings", "morning",   "mornings",
		"time",     "times",    "percent", "am",       "pm",        "clock",
		"o'clock",  "thing",    "things",  "side",     "sides",     "way",
		"ways",     "reason",   "reasons", "question", "questions", "word",
		"words",    "letter",   "letters", "mail",     "mails",     "coffee",
		"coffees",  "beer",     "beers",   "tea",      "teas",      "chance",
		"chances",  "people",   "person",  "persons",  "friends",   "kids",
		"children", "turns",    "rounds",  "games",    "today",     "tomorrow",
		"mistake",  "mistakes", "problem", "problems", "idea",      "ideas"};

	return TOKEN_AMONG(t, words) || token_is_sign(t, '%');
}

/* "Rule 7", "page 12": a number that only names one of many. */
static bool is_series(const struct token *t)
{
	static const char *const words[] = {"rule",  "rules",   "page",    "chapter",
					    "level", "episode", "version", "article",
					    "part",  "section", "odds",    "aged"};

	return TOKEN_AMONG(t, words);
}

/* "One never knows", "two can play at that game". */
static bool is_said_of_anybody(const struct token *t)
{
	static const char *const words[] = {"never", "can",    "cannot", "could",
					    "may",   "should", "must",   "does"};

	return TOKEN_AMONG(t, words);
}

/* Words that may stand before a number of what somebody has. */
static const char *const between[] = {"still",   "only", "now", "about",
				      "exactly", "just", "is",  "at"};

/* "I have", "we still hold", "that leaves me", "my stock is": do the words to token `at` lead to what somebody has? */
static bool leads_to_stock(const struct token t[], int at)
{
	static const char *const noun[] = {"stock", "remaining", "balance", "leaves",
					   "remains"};
	static const char *const verb[] = {"have", "hold", "own", "got"};
	static const char *const whose[] = {"me", "us"};
	static const char *const who[] = {"i", "we", "i've", "we've"};

	while (at > 0 && (TOKEN_AMONG(&t[at], between) || t[at].kind == TOKEN_SIGN))
		at--;
	if (at < 0 || TOKEN_AMONG(&t[at], noun))
		return at >= 0;
	if (TOKEN_AMONG(&t[at], whose))
		return at && str_is(t[at - 1].text, "leaves");
	if (!TOKEN_AMONG(&t[at], verb))
		return false;
	for (at--; at > 0 && TOKEN_AMONG(&t[at], between);)
		at--;
	return at >= 0 && TOKEN_AMONG(&t[at], who);
}

/* "I have 20 gold", "we still hold 7 cards", "that leaves me 3", "20 gold in hand": what somebody has. Any other word of the game makes
 * it more than that: "I have 3, move them". */
static bool is_stock(const struct token t[], int n)
{
	enum { LONG = 10 };
	static const char *const behind[] = {"left",     "remaining", "hand",
					     "bank",     "purse",     "stock",
					     "treasury", "remain"};
	bool any = false;

	for (int i = 0; i < n; i++) {
		bool noun = i && t[i - 1].kind == TOKEN_NUMBER &&
			    t[i].flags & (WORD_NOUN | WORD_DROPPED);
		int after = i + 1;
		if (t[i].kind == TOKEN_WORD && t[i].id >= WORD_GAME && !noun &&
		    !(t[i].flags & WORD_DROPPED) && !TOKEN_AMONG(&t[i], behind) &&
		    !leads_to_stock(t, i))
			return false;
		if (t[i].kind != TOKEN_NUMBER)
			continue;
		while (after < n && !TOKEN_AMONG(&t[after], behind) && after < i + 5)
			after++;
		if (!leads_to_stock(t, i - 1) &&
		    !(after < n && TOKEN_AMONG(&t[after], behind)))
			return false;
		any = true;
	}
	return any && n <= LONG;
}

static bool counts_else(const struct token t[], int n, int i)
{
	int next = i + 1;
	/* "3 to 1", "one in three": the other number says what they are. */
	bool pair = next + 1 < n && t[next + 1].kind == TOKEN_NUMBER &&
		    (token_is(&t[next], WORD_TO) || token_is(&t[next], WORD_IN));

	if (pair && next + 2 < n && is_unit(&t[next + 2]))
		return true;
	if (i > 2 && t[i - 2].kind == TOKEN_NUMBER && token_is(&t[i - 1], WORD_TO) &&
	    (is_series(&t[i - 3]) || (i > 3 && is_series(&t[i - 4]))))
		return true;

	while (next < n &&
	       (str_is(t[next].text, "more") || str_is(t[next].text, "last") ||
		str_is(t[next].text, "good") || str_is(t[next].text, "long")))
		next++;
	if (next < n && (is_unit(&t[next]) || (!i && is_said_of_anybody(&t[next]))))
		return true;
	if (next + 1 < n && token_is(&t[next], WORD_OF) &&
	    token_is(&t[next + 1], WORD_ME))
		return true; /* "the two of us" */
	if (i && (is_series(&t[i - 1]) || (i > 1 && is_series(&t[i - 2]))))
		return true;
	/* "The other two": the sentence does not say of what. */
	return i && str_is(t[i - 1].text, "other");
}

/* A word that may make it more than talk. */
static bool is_to_the_point(const struct token *t)
{
	return token_is(t, WORD_SEAT) || token_is(t, WORD_COMMAND) ||
	       token_is(t, WORD_IF) || token_is(t, WORD_UNLESS) ||
	       token_is(t, WORD_ELSE) || token_is(t, WORD_FROM) ||
	       token_is(t, WORD_NOTHING) || t->kind == TOKEN_BLANK ||
	       t->kind == TOKEN_TEXT || free_is_label(t) ||
	       TOKEN_CUES(t, CUE_TURN | CUE_CHANGE | CUE_CORRECTS) ||
	       (t->kind == TOKEN_WORD && t->id >= WORD_GAME && t->flags & WORD_NOUN &&
		!(t->flags & (WORD_LETTER | WORD_DROPPED)));
}

/* "I was third" */
static bool is_rank(const struct token t[], int i)
{
	static const char *const ranks[] = {"first", "second", "third", "fourth"};
	static const char *const being[] = {"was", "am", "were", "came", "finished"};

	return i && TOKEN_AMONG(&t[i], ranks) && TOKEN_AMONG(&t[i - 1], being);
}

bool free_counts_nothing(const struct token t[], int n)
{
	bool any = false;

	for (int i = 0; i < n; i++) {
		bool number = t[i].kind == TOKEN_NUMBER;
		bool counted = i && t[i - 1].kind == TOKEN_NUMBER && is_unit(&t[i]);
		if (number ? !counts_else(t, n, i) : !counted && is_to_the_point(&t[i]))
			return false;
		any |= number || is_rank(t, i);
	}
	return any && n > 2;
}

bool plain_may_count_nothing(const struct plain *p, int from, int to)
{
	for (int i = from; i < to; i++)
		if (i + 1 < to && is_said_of_anybody(&p->t[i + 1]))
			return true;
		else if (p->t[i].kind == TOKEN_NUMBER
				 ? counts_else(&p->t[from], to - from, i - from)
				 : is_rank(&p->t[from], i - from))
			return true;
	return false;
}

void plain_idle_numbers(struct plain *p)
{
	for (int from = 0; from < p->n;) {
		int end = plain_sentence_end(p, from);
		bool asks = end < p->n && token_is_sign(&p->t[end], '?');
		if (!asks && (free_counts_nothing(&p->t[from], end - from) ||
			      is_stock(&p->t[from], end - from)))
			plain_cut(p, from, end < p->n ? end + 1 : end, true);
		else
			from = end + 1;
	}
}

bool free_line_counts_nothing(struct draft *l, const struct line *line)
{
	struct token all[LEX_TOKENS + 1], *t = all;
	int n = line->typed.n && line->typed.n < LETTER_COLUMNS
			? lex(l->lexicon, line->typed, t)
			: 0;

	for (; n > 0 && t->kind == TOKEN_SIGN; n--)
		t++; /* the mark of a list */
	while (n > 0 && t[n - 1].kind == TOKEN_SIGN && t[n - 1].id != '?')
		n--;
	return n > 0 && t[n - 1].kind != TOKEN_SIGN &&
	       (free_counts_nothing(t, n) || is_stock(t, n));
}
