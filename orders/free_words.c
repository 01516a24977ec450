/* Words around an order: which of them say nothing, and beside which nothing is guessed.
 * SPDX-License-Identifier: ISC */
#include "base/spell.h"
#include "orders/free.h"

static bool is_among(const struct token *t, const char *const words[], size_t n)
{
	for (size_t i = 0; i < n; i++)
		if (str_is(t->text, words[i]))
			return true;
	return false;
}

/* What tells of the past orders nothing. */
static bool is_past(const struct token *t)
{
	static const char *const words[] = {
		"attacked", "joined", "played", "invited", "was",  "were", "lost",
		"did",      "won",    "been",   "had",     "sent", "took", "gave",
	};

	return t->kind == TOKEN_WORD &&
	       is_among(t, words, sizeof words / sizeof *words);
}

bool free_tells(const struct token t[], int n)
{
	for (int i = 0; i < n; i++)
		if (is_past(&t[i]))
			return true;
	return false;
}

bool free_is_scrap(const struct token t[], int n)
{
	enum { SCRAP = 12 };
	int words = 0, things = 0, numbers = 0, seats = 0;

	for (int i = 0; i < n; i++) {
		bool own = t[i].kind == TOKEN_WORD && t[i].id >= WORD_GAME &&
			   !(t[i].flags & WORD_DROPPED);
		words += t[i].kind == TOKEN_NUMBER ||
			 (t[i].kind == TOKEN_WORD && !(t[i].flags & WORD_DROPPED));
		numbers += t[i].kind == TOKEN_NUMBER;
		seats += token_is(&t[i], WORD_SEAT);
		things += own;
	}
	if (n == 1 && seats && t[0].flags & WORD_LETTER)
		return true;
	bool bare = numbers && numbers == words;
	if (seats && words <= 4 && free_turns(t, n))
		return true; /* "or blue", "not green" */
	bool named = things || (seats && numbers) || seats > 1;
	return (bare || named) && words <= SCRAP &&
	       2 * (things + seats + numbers) + 2 >= words &&
	       things + seats + numbers > 0;
}

/* A misspelt word that may turn what was said round: "scartch that". */
static bool nearly_turns(const struct token *t)
{
	static const char *const words[] = {
		"scratch",    "scrap",     "strike",   "cancel", "forget",  "instead",
		"correction", "disregard", "withdraw", "never",  "nothing", "except",
		"unless",     "without",   "ignore",   "rather", "nobody",  "otherwise",
		"provided",   "doesn",     "cannot",
	};

	if (t->kind != TOKEN_WORD || t->id || t->text.n < 5)
		return false;
	for (size_t i = 0; i < sizeof words / sizeof *words; i++)
		if (spell_distance(t->text, str_of(words[i]), 2) <=
		    (t->text.n > 6 ? 2 : 1))
			return true;
	return false;
}

/* Words that turn a sentence round, or make it hang on something: what stands beside them
 * is never guessed at. */
static bool turns(const struct token *t)
{
	static const char *const words[] = {
		"not",     "no",      "never",    "neither",    "nor",     "nobody",
		"none",    "without", "instead",  "rather",     "except",  "but",
		"unless",  "if",      "until",    "don",        "dont",    "won",
		"wont",    "t",       "cannot",   "cant",       "refuse",  "against",
		"anybody", "only",    "else",     "or",         "nothing", "stop",
		"cancel",  "avoid",   "anything", "instead of", "when",    "while",
		"after",   "before",  "already",  "should",     "losing",  "winning",
		"suppose", "whether",
	};

	if (t->kind != TOKEN_WORD)
		return false;
	return is_among(t, words, sizeof words / sizeof *words) || is_past(t) ||
	       nearly_turns(t) || t->id == WORD_NOT || t->id == WORD_NO ||
	       t->id == WORD_NOBODY || t->id == WORD_IF || t->id == WORD_UNLESS ||
	       t->id == WORD_EXCEPT || t->id == WORD_ELSE || t->id == WORD_OR;
}

bool free_passes(const struct token *t)
{
	/* Wishes, doubts, what stays as it is: an order beside them is not meant as one. */
	static const char *const wishes[] = {
		"wonder",      "tempted", "hope",    "hoping", "considered",
		"considering", "thought", "because", "leave",  "stay",
		"stays",       "remain",  "remains", "alone",  "resist",
		"fear",        "afraid",  "forget",  "forgot", "withdraw",
		"drop",        "spare",   "skip",    "longer", "would have",
		"hardly",
	};

	return free_is_chatter(t, 1) && !token_is(t, WORD_ME) &&
	       !token_is(t, WORD_SEAT) && !token_is(t, WORD_EVERYONE) &&
	       !is_among(t, wishes, sizeof wishes / sizeof *wishes);
}

bool free_turns(const struct token t[], int n)
{
	for (int i = 0; i < n; i++)
		if (turns(&t[i]))
			return true;
	return false;
}

bool free_is_chatter(const struct token t[], int n)
{
	for (int i = 0; i < n; i++)
		if (turns(&t[i]) || t[i].kind == TOKEN_NUMBER ||
		    token_is(&t[i], WORD_FROM) || t[i].kind == TOKEN_BLANK ||
		    (t[i].kind == TOKEN_WORD && t[i].id >= WORD_GAME &&
		     !(t[i].flags & WORD_DROPPED)) ||
		    (t[i].flags & WORD_NOUN && !(t[i].flags & WORD_LETTER)))
			return false;
	return true;
}

/* "May I ...?", "How many ...?": for a person. "Could you please attack ...?" is a wish. */
bool free_is_question(const struct clause *c)
{
	static const char *const words[] = {
		"may",  "can",   "could", "should", "shall", "must", "do",
		"does", "is",    "are",   "who",    "what",  "why",  "how",
		"when", "where", "which", "will",   "would", "did"};
	bool you = c->n > 1 && str_is(c->t[1].text, "you");

	for (size_t i = 0; i < sizeof words / sizeof *words; i++)
		if (c->n && str_is(c->t[0].text, words[i]))
			return !you;
	for (int i = 0; i < c->n; i++) /* "It is possible to ...?" */
		if (str_is(c->t[i].text, "possible") || str_is(c->t[i].text, "allowed"))
			return true;
	return false;
}
