/* "Gustav told me: attack Yellow 3", "I bet Tom shows Compromise", "I promised Blue the 10": what somebody else says or does, and
 * what the writer said to somebody. An order in such words is not one to us.
 * SPDX-License-Identifier: ISC */
#include "orders/free/parts/free_thing.h"
#include "orders/lexis/conjunction.h"

enum { SUBJECT = 5 };

static bool ends_here(const struct token *t)
{
	return t->kind == TOKEN_END || TOKEN_BEGINS(t, BEGINS_RESULT) ||
	       str_is(t->text, "but") ||
	       (t->kind == TOKEN_SIGN && t->id != ':' && t->id != '\'' && t->id != '"');
}

/* "As Blue said", "because he told me", "what Dora wrote": a reason, and what is ordered may follow. */
static bool gives_reason(const struct token *t)
{
	static const char *const words[] = {
		"like",    "how",      "anything", "nothing", "everything", "something",
		"already", "whatever", "than",     "whoever", "even",       "not"};
	enum {
		REASON = BEGINS_WHY | BEGINS_WHO | BEGINS_WHAT | BEGINS_WHERE |
			 BEGINS_TIME | BEGINS_CONDITION | BEGINS_CONCESSION
	};

	return TOKEN_BEGINS(t, REASON) || TOKEN_AMONG(t, words) || token_is(t, WORD_IF);
}

static bool is_said(const struct token *t)
{
	static const char *const words[] = {
		"says",       "said",        "told",      "tells",     "wrote",
		"writes",     "suggests",    "suggested", "proposes",  "proposed",
		"begs",       "begged",      "swears",    "swore",     "claims",
		"claimed",    "reckons",     "reckoned",  "advises",   "advised",
		"promises",   "promised",    "thinks",    "thought",   "insists",
		"recommends", "recommended", "insisted",  "urges",     "urged",
		"wishes",     "hopes",       "believes",  "announces", "announced",
		"threatens",  "threatened",  "mailed",    "whispered", "whispers",
		"implored"};

	return TOKEN_AMONG(t, words);
}

/* Is somebody but the writer, whose seat is `own`, named between these tokens, as the subject of what follows? */
static bool is_other(const struct token t[], int from, int to, int own)
{
	static const char *const you[] = {"you", "we", "us"};
	bool other = false;

	if (to - from > SUBJECT)
		return false;
	for (int i = from; i < to; i++) {
		if (token_is(&t[i], WORD_I) || TOKEN_AMONG(&t[i], you) ||
		    gives_reason(&t[i]) || t[i].kind != TOKEN_WORD ||
		    (token_is(&t[i], WORD_SEAT) && t[i].value == own))
			return false;
		other |= token_is(&t[i], WORD_SEAT) || token_is(&t[i], WORD_PRONOUN) ||
			 (!t[i].id && t[i].text.n > 1);
	}
	return other;
}

/* Does the order that begins at column `at` follow the word at `i`, in the same breath? One that begins with the sentence is
 * made of all its words. */
static bool follows(const struct token t[], int from, int to, int i, int at)
{
	enum { NEAR = 4 }; /* farther on, a sign parts the things of the order */
	bool whole = at <= t[from].column;

	for (int k = i + 1; k < to && (whole ? k < i + NEAR : t[k].column < at); k++)
		if (ends_here(&t[k]))
			return false;
	return whole || at > t[i].column;
}

/* "Blue's letter: ..." */
static bool is_letter_of(const struct token t[], int i, int own)
{
	static const char *const what[] = {"letter", "mail",  "message",    "words",
					   "advice", "email", "note",       "wish",
					   "press",  "reply", "suggestion", "request"};

	return token_is(&t[i], WORD_SEAT) && t[i].value != own &&
	       TOKEN_AMONG(&t[i + 1], what) && token_is_sign(&t[i + 2], ':');
}

/* "I bet Tom shows ...", "I think Blue will play ..." */
static bool guesses(const struct token t[], int i, int to, int own)
{
	static const char *const guess[] = {"bet",     "think",   "guess",   "wager",
					    "suppose", "believe", "reckon",  "fear",
					    "hope",    "expect",  "know",    "hear",
					    "heard",   "assume",  "suspect", "wish"};
	static const char *const aux[] = {"will",  "would", "may",   "might",
					  "has",   "is",    "to",    "can",
					  "could", "must",  "should"};
	int k = i + 2;

	if (!token_is(&t[i], WORD_I) || i + 1 >= to || !TOKEN_AMONG(&t[i + 1], guess))
		return false;
	while (k < to && (str_is(t[k].text, "that") || str_is(t[k].text, "the") ||
			  str_is(t[k].text, "my")))
		k++;
	bool seat = token_is(&t[k], WORD_SEAT) && t[k].value != own;
	bool named = k < to && t[k].kind == TOKEN_WORD && !t[k].id;
	if ((!seat && !named && !token_is(&t[k], WORD_PRONOUN)) || k + 1 >= to)
		return false;
	struct str verb = t[k + 1].text;
	return t[k + 1].kind == TOKEN_WORD &&
	       (TOKEN_AMONG(&t[k + 1], aux) ||
		(verb.n > 3 && verb.s[verb.n - 1] == 's'));
}

/* "I promised Blue ...": to somebody else. */
static bool promises(const struct token t[], int i, int to)
{
	static const char *const told[] = {"told",  "promised", "assured",
					   "swore", "wrote",    "warned"};
	static const char *const us[] = {"you", "gm", "the gm"};

	if (!token_is(&t[i], WORD_I) || i + 2 >= to || !TOKEN_AMONG(&t[i + 1], told))
		return false;
	const struct token *whom = &t[i + 2 + token_is(&t[i + 2], WORD_TO)];
	return !TOKEN_AMONG(whom, us) &&
	       (token_is(whom, WORD_SEAT) || token_is(whom, WORD_PRONOUN) ||
		(whom->kind == TOKEN_WORD && !whom->id));
}

/* "Gustav to Hannah: come with me": the writer speaks to another player. */
static bool is_speech(const struct token t[], int i, int own)
{
	return token_is(&t[i], WORD_SEAT) && t[i].value == own &&
	       token_is(&t[i + 1], WORD_TO) && token_is(&t[i + 2], WORD_SEAT) &&
	       t[i + 2].value != own && token_is_sign(&t[i + 3], ':');
}

bool free_is_reported(const struct token t[], int from, int to, int at, int own,
		      bool tells)
{
	int first = from;

	for (int i = from; i < to; i++) {
		if (ends_here(&t[i]) || token_is_sign(&t[i], ':')) {
			first = i + 1;
			continue;
		}
		bool mind = i > from && str_is(t[i - 1].text, "second");
		bool said = (is_said(&t[i]) && !mind && is_other(t, first, i, own)) ||
			    is_letter_of(t, i, own) ||
			    (i + 3 < to && is_speech(t, i, own));
		bool told = (!tells && guesses(t, i, to, own)) || promises(t, i, to);
		if ((said || told) && !(i > first && gives_reason(&t[i - 1])) &&
		    follows(t, from, to, i, at))
			return true;
	}
	return false;
}

bool free_is_expected(const struct token t[], int n, int i)
{
	static const char *const words[] = {"expect", "suspect", "fear", "reckon",
					    "bet"};

	return i + 1 < n && TOKEN_AMONG(&t[i], words) &&
	       (token_is(&t[i + 1], WORD_SEAT) || t[i + 1].id == WORD_PRONOUN);
}
