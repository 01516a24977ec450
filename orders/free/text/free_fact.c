/* Facts: clauses that only tell how things are ("Blue 5 is held by a single token", "Cat has seven in the Warp and will owe me one", "my
 * hand is poor"). Nothing that the writer can order is in them, whatever they name, so they are taken out and told as not read.
 * SPDX-License-Identifier: ISC */
#include "orders/free/text/free_plain.h"

#include <string.h>

#include "orders/free/parts/free_weights.h"

/* --- the verb --- */

static bool is_having(const struct token *t)
{
	static const char *const words[] = {"has",   "have",  "holds",   "hold",
					    "needs", "need",  "owes",    "owe",
					    "owns",  "lacks", "contains"};

	return TOKEN_AMONG(t, words);
}

static bool is_being(const struct token *t)
{
	static const char *const words[] = {"is",    "are",   "was", "were", "s",
					    "looks", "seems", "am",  "m"};

	return TOKEN_AMONG(t, words);
}

bool plain_may_tell(const struct plain *p, int from, int to)
{
	for (int i = from; i < to; i++)
		if (is_having(&p->t[i]) || is_being(&p->t[i]) ||
		    str_is(p->t[i].text, "be") || token_is(&p->t[i], WORD_NOBODY))
			return true;
	return false;
}

/* "must have", "will owe", "cannot help" */
static bool is_auxiliary(const struct token *t)
{
	static const char *const words[] = {"must",   "will",   "may",   "might", "can",
					    "cannot", "should", "would", "could"};

	return TOKEN_AMONG(t, words);
}

/* "Dan may have a base" gives them one. */
static bool permits(const struct token *t)
{
	static const char *const words[] = {"may",    "can",   "cannot", "could",
					    "should", "would", "shall"};

	return TOKEN_AMONG(t, words);
}

/* How a planet, a player or a hand is. */
static bool is_state(const struct token *t)
{
	static const char *const words[] = {
		"weak",       "weaker",    "weakest", "strong",    "stronger",
		"strongest",  "empty",     "full",    "poor",      "rich",
		"safe",       "thin",      "thinly",  "lightly",   "heavily",
		"undefended", "unguarded", "held",    "guarded",   "defended",
		"occupied",   "owned",     "shared",  "ahead",     "leading",
		"behind",     "winning",   "losing",  "dangerous", "already",
		"close",      "near",      "far",     "broke",     "tough",
		"hard",       "quiet",     "busy",    "away",      "terrible",
		"awful",      "bad",       "good",    "great",     "rubbish",
		"protected",  "packed",    "crowded"};

	return TOKEN_AMONG(t, words);
}

static bool is_held(const struct token *t)
{
	static const char *const words[] = {"held",       "guarded",  "defended",
					    "occupied",   "owned",    "empty",
					    "undefended", "unguarded"};

	return TOKEN_AMONG(t, words);
}

/* --- what it is about --- */

static bool is_place(const struct token *t)
{
	return (t->kind == TOKEN_WORD && t->id >= WORD_GAME && t->flags & WORD_NOUN &&
		!(t->flags & (WORD_LETTER | WORD_DROPPED))) ||
	       t->kind == TOKEN_NUMBER;
}

/* The hand, or the like, of somebody. */
static bool is_belonging(const struct token *t)
{
	static const char *const words[] = {"hand",     "reserve", "reserves", "army",
					    "position", "purse",   "treasury", "home",
					    "force",    "forces"};

	return TOKEN_AMONG(t, words);
}

static bool is_subject_pronoun(const struct token *t)
{
	return token_is(t, WORD_PRONOUN) &&
	       (t->text.n == 2 || str_is(t->text, "she") || str_is(t->text, "they"));
}

/* The subject at token `i`: how many tokens it takes; 0: of this one an order might be made. `*mine`: it is the writer's own. */
static int subject_at(const struct plain *p, int i, int to, bool *mine)
{
	const struct token *t = p->t;
	int k = i;
	bool my = false;

	*mine = false;
	while (k < to && (str_is(t[k].text, "the") || str_is(t[k].text, "my") ||
			  str_is(t[k].text, "our")))
		my |= !str_is(t[k++].text, "the");
	if (k >= to)
		return 0;
	if (my) { /* "my hand", "my second planet" */
		while (k + 1 < to && !is_belonging(&t[k]) && k < i + 3)
			k++;
		return is_belonging(&t[k]) ? k + 1 - i : 0;
	}
	if (k + 1 < to && str_is(t[k].text, "there") && is_being(&t[k + 1]))
		return k + 1 - i;
	if (token_is(&t[k], WORD_I)) {
		*mine = true;
		return k + 1 - i;
	}
	if (k + 2 < to && t[k].kind == TOKEN_NUMBER &&
	    str_is(t[k + 1].text, "of")) { /* "two of mine", "three of theirs" */
		k += 2;
		*mine = str_is(t[k].text, "mine") || str_is(t[k].text, "ours");
		return *mine || token_is(&t[k], WORD_PRONOUN) ? k + 1 - i : 0;
	}
	if (token_is(&t[k], WORD_SEAT)) {
		k++;
		if (k < to && t[k].kind == TOKEN_NUMBER)
			k++;
		if (k + 1 < to && str_is(t[k].text, "s") &&
		    (is_belonging(&t[k + 1]) || is_place(&t[k + 1])))
			k += 2;
		while (k < to && is_belonging(&t[k]))
			k++;
		return k - i;
	}
	if (is_subject_pronoun(&t[k]) || token_is(&t[k], WORD_NOBODY) ||
	    token_is(&t[k], WORD_EVERYONE))
		return k + 1 - i;
	return is_place(&t[k]) ? k + 1 - i : 0;
}

/* --- the rest of it --- */

static bool is_aside_word(const struct token *t)
{
	static const char *const words[] = {
		"only", "still",    "already",   "just",   "also",  "now",
		"even", "probably", "certainly", "got",    "never", "always",
		"at",   "both",     "too",       "really", "surely"};

	return token_denies(t) || TOKEN_AMONG(t, words);
}

/* "A single token" names no card. */
static bool is_label(const struct token *t)
{
	return free_is_label(t) && !str_is(t->text, "a");
}

/* May something of it be ordered? What is asked or supposed is not a fact, and of a challenge or from the writer an order may be
 * meant: "Green is in C1", "they have two cards from me". */
static bool may_be_meant(const struct plain *p, int from, int to, bool being, bool own)
{
	static const char *const mine[] = {"me", "my", "mine", "us", "welcome"};

	if (free_hangs(p->t, from, to))
		return true;
	for (int i = from; i < to; i++) {
		const struct token *t = &p->t[i];
		bool owes = i > from &&
			    (str_is(t[-1].text, "owe") || str_is(t[-1].text, "owes"));
		if (token_is(t, WORD_OR) || token_is(t, WORD_ELSE) ||
		    token_is(t, WORD_COMMAND) ||
		    (t->kind == TOKEN_SIGN && t->id && !token_is_sign(t, '\'')) ||
		    (is_label(t) && being) ||
		    (!own && (TOKEN_AMONG(t, mine) || token_is(t, WORD_ME)) && !owes))
			return true;
	}
	return false;
}

/* Behind "is": how it is, or where. */
static bool is_how(const struct plain *p, int from, int to, bool there)
{
	static const char *const where[] = {"in",   "on",    "at", "by",    "too",
					    "very", "quite", "so", "really"};
	int i = from;

	while (i < to && is_aside_word(&p->t[i]) && !str_is(p->t[i].text, "at"))
		i++;
	if (i >= to || there)
		return i < to;
	return is_state(&p->t[i]) || (i + 1 < to && TOKEN_AMONG(&p->t[i], where)) ||
	       (i + 1 < to && p->t[i].kind == TOKEN_NUMBER && is_state(&p->t[i + 1]));
}

/* "eight cards", "full of Attack cards" have the word of an order as a noun. */
static bool orders_something(const struct plain *p, int i, int to)
{
	static const char *const before[] = {"of",   "no",   "more", "any",   "few",
					     "many", "good", "bad",  "some",  "fewer",
					     "the",  "a",    "in",   "enough"};

	if (!free_verb(p->f, &p->t[i]) || p->t[i].flags & WORD_NOUN ||
	    str_is(p->t[i].text, "a"))
		return false;
	return p->t[i - 1].kind != TOKEN_NUMBER && !TOKEN_AMONG(&p->t[i - 1], before) &&
	       !(p->t[i - 1].kind == TOKEN_WORD && p->t[i - 1].id >= WORD_GAME) &&
	       !(i + 1 < to && is_belonging(&p->t[i + 1]));
}

/* One clause: a subject, its verb, and what is said of it. `again`: the verb of the clause before it holds for it ("and I have six"). */
static bool is_clause(const struct plain *p, int from, int to, bool again)
{
	bool mine, auxiliary = false;
	int width = subject_at(p, from, to, &mine), i = from + width;
	bool there = width && str_is(p->t[i - 1].text, "there");

	bool permitted = false;
	for (; width && i < to && (is_aside_word(&p->t[i]) || is_auxiliary(&p->t[i]));
	     i++) {
		auxiliary |= is_auxiliary(&p->t[i]);
		permitted |= permits(&p->t[i]);
	}
	if (!width || i + 1 >= to)
		return false;
	bool being = is_being(&p->t[i]) || (auxiliary && str_is(p->t[i].text, "be"));
	/* "He has to play a shield", "he need not play one": they are told to. */
	bool having = is_having(&p->t[i]) && !permitted &&
		      !token_is(&p->t[i + 1], WORD_TO) &&
		      !(str_is(p->t[i].text, "need") && token_denies(&p->t[i + 1]));
	/* "Nobody helps there": of all of them nothing is ordered but by `nobody` itself. */
	bool none = token_is(&p->t[from], WORD_NOBODY) &&
		    str_is(p->t[to - 1].text, "there") && !is_label(&p->t[to - 1]);
	if ((!being && !having && !none) || (none && free_verb(p->f, &p->t[from])))
		return false;
	for (int k = i + 1; k < to; k++)
		if (orders_something(p, k, to))
			return false;
	if (may_be_meant(p, i, to, being, mine))
		return false;
	if (token_is(&p->t[i - 1], WORD_SEAT) &&
	    p->t[i - 1].value == p->f->l->reader->seat) {
		/* "The Dwarves have 9 gold", as they say of themselves, but not "Red has the 12 in C1" */
		for (int k = i; k < to; k++)
			having &= !is_label(&p->t[k]);
		return having;
	}
	if (mine && p->t[from].kind != TOKEN_NUMBER &&
	    being) { /* "I am not", but not "I am in C2" */
		for (int k = i + 1; k < to; k++)
			if (!is_aside_word(&p->t[k]) && !is_state(&p->t[k]))
				return false;
		return i + 1 < to;
	}
	if (mine && having &&
	    !again) { /* "I have only 4 left", but not "I have the 12" */
		bool few = false;
		for (int k = i - 1; k < to; k++)
			few |= str_is(p->t[k].text, "only") ||
			       str_is(p->t[k].text, "left") || token_denies(&p->t[k]) ||
			       str_is(p->t[k].text, "few");
		return few;
	}
	if (having || none)
		return true;
	/* "The 6 is good enough for Ann": a number may be a card. */
	if (p->t[i - 1].kind == TOKEN_NUMBER && width <= 2 &&
	    !token_is(&p->t[from], WORD_SEAT))
		return is_held(&p->t[i + 1]);
	return is_how(p, i + 1, to, there);
}

/* "will outbid me", but not "will give me two cards" */
static bool does_something(const struct plain *p, int from, int to)
{
	static const char *const gives[] = {"give", "pay",  "send", "lend",
					    "get",  "join", "have"};

	if (token_is_thing(&p->t[from]) || free_hangs(p->t, from, to))
		return false;
	for (int i = from; i < to; i++)
		if (TOKEN_AMONG(&p->t[i], gives) || p->t[i].kind == TOKEN_SIGN ||
		    token_is(&p->t[i], WORD_OR) || token_is(&p->t[i], WORD_ELSE))
			return false;
	return true;
}

/* "... and will owe me one": it goes on with the subject before. */
static bool goes_on(const struct plain *p, int from, int to)
{
	int i = from;

	while (i < to && (is_aside_word(&p->t[i]) || is_auxiliary(&p->t[i])))
		i++;
	if (i >= to || is_label(&p->t[i]))
		return false;
	for (int k = i; k < to; k++)
		if (orders_something(p, k, to) || is_label(&p->t[k]) ||
		    p->t[k].kind == TOKEN_SIGN)
			return false;
	return is_having(&p->t[i]) ||
	       (is_being(&p->t[i]) && is_how(p, i + 1, to, false)) ||
	       (i > from && is_auxiliary(&p->t[from]) && does_something(p, i, to));
}

static bool is_joint(const struct token *t)
{
	return token_is(t, WORD_AND) || str_is(t->text, "while") ||
	       str_is(t->text, "plus") || token_is(t, WORD_EXCEPT);
}

bool plain_fact(const struct plain *p, int from, int to)
{
	int begin = from;
	bool any = false;

	for (int i = from + 1; i <= to; i++) {
		if (i < to && !is_joint(&p->t[i]))
			continue;
		/* "one on Red 5 plus Dan's two": the list may go on. */
		bool one = any ? is_clause(p, begin, i, true) || goes_on(p, begin, i)
			       : is_clause(p, begin, i, false);
		if (!one)
			continue;
		any = true;
		begin = i + 1;
	}
	if (any && begin > from &&
	    begin <= to) { /* behind the last joint: a part of a list */
		for (int k = begin; k < to; k++)
			if (free_verb(p->f, &p->t[k]) || token_is(&p->t[k], WORD_I) ||
			    is_label(&p->t[k]) || p->t[k].kind == TOKEN_SIGN ||
			    !(token_is_thing(&p->t[k]) || str_is(p->t[k].text, "s") ||
			      str_is(p->t[k].text, "the") ||
			      p->t[k].id == WORD_PRONOUN))
				return false;
	}
	return any;
}
