/* Words with which a writer corrects themselves, or takes something back.
 * SPDX-License-Identifier: ISC */
#include "orders/free/free.h"

static bool is_among(const struct token *t, const char *const words[], size_t n)
{
	for (size_t i = 0; i < n; i++)
		if (str_is(t->text, words[i]))
			return true;
	return false;
}

bool free_takes(const struct token *t)
{
	static const char *const words[] = {
		"cancel",    "drop",     "remove",  "delete",    "forget",
		"scrap",     "revoke",   "annul",   "undo",      "scrub",
		"nevermind", "withdraw", "void",    "withdrawn", "retract",
		"strike",    "scratch",  "discard", "kill",      "skip"};

	return t->kind == TOKEN_WORD &&
	       is_among(t, words, sizeof words / sizeof *words);
}

/* "Hold the Plague.": a card that is kept is not played. */
bool free_keeps(const struct token *t)
{
	static const char *const words[] = {"keep", "hold", "save", "keeping",
					    "holding"};

	return t->kind == TOKEN_WORD &&
	       is_among(t, words, sizeof words / sizeof *words);
}

/* Words that say of their line that it corrects another, wherever they stand. */
static bool corrects_anywhere(const struct token t[])
{
	static const char *const words[] = {
		"correction", "instead", "meant",    "change", "typo",
		"mistake",    "amend",   "correct",  "wrong",  "replace",
		"reduce",     "heart",   "increase", "revise"};

	return is_among(t, words, sizeof words / sizeof *words) || free_takes(t) ||
	       (str_is(t->text, "make") &&
		(str_is(t[1].text, "that") || str_is(t[1].text, "it"))) ||
	       (str_is(t->text, "should") && str_is(t[1].text, "be"));
}

static bool corrects_first(const struct token *t)
{
	static const char *const words[] = {"no",   "nope",   "nah",    "wait",
					    "oops", "sorry",  "rather", "actually",
					    "argh", "better", "er",     "not"};

	return is_among(t, words, sizeof words / sizeof *words);
}

bool free_is_correction(const struct token t[], int n)
{
	int first = 0;

	for (int i = 0; i < n; i++)
		if (corrects_anywhere(&t[i]))
			return true;
	while (first < n &&
	       (t[first].kind == TOKEN_SIGN || str_is(t[first].text, "hmm") ||
		str_is(t[first].text, "oh") || str_is(t[first].text, "hm")))
		first++;
	/* "No, 3" takes something back, "no allies" does not. */
	return first < n && corrects_first(&t[first]) &&
	       (first + 1 == n || t[first + 1].kind == TOKEN_SIGN ||
		!(token_is(&t[first], WORD_NO) || token_is(&t[first], WORD_NOT)));
}

bool free_says_kept(const struct clause *c)
{
	static const char *const words[] = {"kept",     "held",    "keep",   "hold",
					    "saved",    "save",    "unused", "retained",
					    "reserved", "keeping", "holding"};
	bool kept = false, thing = false;

	for (int i = 0; i < c->n; i++) {
		const struct token *t = &c->t[i];
		bool noun = t->kind == TOKEN_WORD && t->flags & WORD_NOUN &&
			    t->id >= WORD_GAME && !(t->flags & WORD_LETTER);
		bool word = is_among(t, words, sizeof words / sizeof *words);
		kept |= word;
		thing |= noun || (t->id >= WORD_GAME && t->kind == TOKEN_WORD);
		if (t->kind == TOKEN_NUMBER || token_is(t, WORD_SEAT) ||
		    token_is(t, WORD_IF) || token_is(t, WORD_UNLESS) ||
		    token_is(t, WORD_NOT) || token_is(t, WORD_NO) ||
		    token_is(t, WORD_FROM))
			return false;
		if (!noun && !word && !token_is(t, WORD_ELSE) && !free_passes(t) &&
		    t->id < WORD_GAME)
			return false;
	}
	return kept && thing;
}
