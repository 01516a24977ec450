/* Where the words of a rank stand: "my first choice is", "1st:", "I'd rather", "I'd settle for", "in order of preference:".
 * SPDX-License-Identifier: ISC */
#include "orders/free/parts/free_tokens.h"
#include "orders/free/text/free_ranks.h"
#include "orders/free/text/text.h"

static bool is_word(const struct token *t, const char *word)
{
	return t->kind != TOKEN_SIGN && str_is(t->text, word);
}

/* Do these words, stand at token `i`? Returns how many tokens they take; 0: they do not. */
int ranks_words_at(const struct token t[], int n, int i, const char *words)
{
	struct str rest = str_of(words);
	int from = i;

	while (rest.n) {
		struct str word = str_until(&rest, ' ');
		if (i >= n || !str_iequal(t[i].text, word))
			return 0;
		i++;
	}
	return i - from;
}

int ranks_any_at(const struct token t[], int n, int i, const char *const words[],
		 size_t n_words)
{
	for (size_t k = 0; k < n_words; k++) {
		int width = ranks_words_at(t, n, i, words[k]);
		if (width)
			return width;
	}
	return 0;
}

/* "my", "the", "and my": before the word of a rank. */
static int skip_before(const struct token t[], int n, int i)
{
	static const char *const words[] = {"my",  "the", "and", "then",
					    "but", "or",  "as"};

	while (i < n && TOKEN_AMONG(&t[i], words))
		i++;
	return i;
}

/* " is to", ":", " would be", " -": behind it. */
static int skip_behind(const struct token t[], int n, int i)
{
	static const char *const words[] = {"is", "would", "be", "to", "s", "then"};

	while (i < n && (TOKEN_AMONG(&t[i], words) || token_is_sign(&t[i], ':') ||
			 token_is_sign(&t[i], '=') || token_is_sign(&t[i], ',')))
		i++;
	return i;
}

/* The word or the number of the `nth` rank: "first", "1st", "number one", "top"; how many tokens, 0: none. */
int ranks_nth_at(const struct token t[], int n, int i, bool first)
{
	static const char *const firsts[] = {
		"first", "best", "top", "main", "preferred", "favourite", "favorite"};
	static const char *const nexts[] = {"second best", "next best", "second",
					    "third",       "next",      "fourth"};
	const bool digit = i + 1 < n && t[i].kind == TOKEN_NUMBER && t[i + 1].glued &&
			   t[i + 1].text.n == 2 && t[i + 1].kind == TOKEN_WORD;

	if (digit)
		return (t[i].value == 1) == first ? 2 : 0;
	/* "My own planet number 1", "card number 2" name a thing. */
	const bool named = i && t[i - 1].kind == TOKEN_WORD && t[i - 1].id >= WORD_GAME;
	if (i + 1 < n && is_word(&t[i], "number") && t[i + 1].kind == TOKEN_NUMBER &&
	    !t[i + 1].glued && !named)
		return (t[i + 1].value == 1) == first ? 2 : 0;
	return first ? RANKS_ANY_AT(t, n, i, firsts) : RANKS_ANY_AT(t, n, i, nexts);
}

/* "Preference 1:", "Plan A:", "option b:"; how many tokens, 0: none. */
static int rank_named(const struct token t[], int n, int i, bool first)
{
	const bool rank =
		i + 2 < n && (free_says_rank(&t[i]) || is_word(&t[i], "plan") ||
			      token_is(&t[i], WORD_PREF));
	bool nth;

	if (!rank || !token_is_sign(&t[i + 2], ':'))
		return 0;
	nth = first ? (t[i + 1].kind == TOKEN_NUMBER && t[i + 1].value == 1) ||
			      is_word(&t[i + 1], "a")
		    : (t[i + 1].kind == TOKEN_NUMBER && t[i + 1].value > 1) ||
			      is_word(&t[i + 1], "b") || is_word(&t[i + 1], "c");
	return nth ? 3 : 0;
}

/* "I'd rather", "ideally", "I prefer to" before the first wish; "I'd settle for" before the next; how many tokens, 0: none. */
static int liked_at(const struct token t[], int n, int i, bool first)
{
	static const char *const wishes[] = {"ideally", "preferably", "rather",
					     "prefer", "if possible"};
	static const char *const settles[] = {
		"settle for",    "settle with",  "accept",      "be content with",
		"be happy with", "be fine with", "live with",   "be satisfied with",
		"be content to", "be happy to",  "make do with"};
	static const char *const helpers[] = {
		"d", "would", "ll", "will", "can", "could", "also", "happily", "then"};
	int at = i;

	if (at < n && token_is(&t[at], WORD_I))
		at++;
	while (at < n && at > i && TOKEN_AMONG(&t[at], helpers))
		at++;
	int width = first ? RANKS_ANY_AT(t, n, at, wishes)
			  : RANKS_ANY_AT(t, n, at, settles);
	if (!width)
		return 0;
	at += width;
	if (first && at < n && token_is(&t[at], WORD_I) &&
	    !is_word(&t[at - 1], "rather")) /* "ideally I'd" */
		at++;
	return at - i;
}

/* "A:" before the first wish, and "B (only if A fails):" before the next; how many tokens, 0: none. */
static int letter_at(const struct token t[], int n, int i, bool first)
{
	int end = i + 2;
	bool fails = false;

	if (first)
		return i + 1 < n && is_word(&t[i], "a") && token_is_sign(&t[i + 1], ':')
			       ? 2
			       : 0;
	if (i + 2 >= n || !is_word(&t[i], "b") || !token_is_sign(&t[i + 1], '('))
		return 0;
	for (; end < n && !token_is_sign(&t[end], ')'); end++)
		fails |= token_is(&t[end], WORD_IF) || token_is(&t[end], WORD_ELSE);
	return fails && end + 1 < n && token_is_sign(&t[end + 1], ':') ? end + 2 - i
								       : 0;
}

/* A rank at token `i`, with all words around it; 0: none. */
int ranks_at(const struct token t[], int n, int i, bool first, bool *sure)
{
	const int from = skip_before(t, n, i);
	int width = rank_named(t, n, from, first), end;

	if (width) {
		*sure = true;
		return from + width - i;
	}
	width = letter_at(t, n, from, first);
	if (width) {
		*sure |= !first;
		return from + width - i;
	}
	width = liked_at(t, n, from, first);
	if (width) {
		*sure = true;
		end = skip_behind(t, n, from + width);
		return end - i;
	}
	width = ranks_nth_at(t, n, from, first);
	if (!width)
		return 0;
	end = from + width;
	if (end < n && free_says_rank(&t[end])) {
		*sure = true;
		return skip_behind(t, n, end + 1) - i;
	}
	if (end < n && token_is_sign(&t[end], ':'))
		return end + 1 - i;
	return 0;
}

/* "in this order of preference:", "ranked:", with the signs behind it; 0: it is not that. */
int ranks_heading_at(const struct token t[], int n, int i)
{
	static const char *const heads[] = {
		"in order of preference",      "in this order of preference",
		"in my order of preference",   "in the following order of preference",
		"in that order of preference", "in descending order of preference",
		"in order of priority",        "in this order of priority",
		"by order of preference",      "by preference",
		"order of preference",         "my preferences",
		"in order of my preference"};
	int width = RANKS_ANY_AT(t, n, i, heads);

	while (width && i + width < n &&
	       (token_is_sign(&t[i + width], ':') || token_is_sign(&t[i + width], ',')))
		width++;
	return width;
}
