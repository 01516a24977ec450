/* Small talk: see small_talk.h.
 * SPDX-License-Identifier: ISC */
#include "orders/lexis/small_talk.h"

#include <string.h>

/* A pause, or the end of a sentence that asks nothing. */
static bool is_pause(const struct token *t)
{
	return t->kind == TOKEN_SIGN && t->id && strchr(",.!-", t->id);
}

/* It makes a part of a sentence small talk. */
static bool says(const struct token *t)
{
	static const char *const words[] = {
		"thanks",    "thank",   "thank you", "thx",      "cheers",
		"luck",      "fun",     "see",       "enjoy",    "enjoyed",
		"enjoying",  "regards", "wishes",    "congrats", "congratulations",
		"greetings", "weekend", "holidays",  "birthday", "christmas",
	};

	return TOKEN_AMONG(t, words);
}

/* It may stand before that word or behind it. Nothing that agrees, denies, takes back, repeats or limits stands here: "yes, thanks" answers, and
 * "as last time" orders. */
static bool stands_beside(const struct token *t)
{
	static const char *const words[] = {
		"a",     "am",   "and",  "good",   "great", "happy", "have", "having",
		"hello", "hi",   "hope", "i",      "is",    "kind",  "lot",  "lots",
		"m",     "many", "much", "lovely", "merry", "my",    "nice", "of",
		"our",   "s",    "the",  "really", "sunny", "to",    "very", "warm",
		"we",    "wish", "with", "you",    "your",
	};

	return TOKEN_AMONG(t, words);
}

/* Only behind it: before it, "all" may answer, and "next turn" puts an order off. */
static bool stands_behind(const struct token *t)
{
	static const char *const words[] = {
		"all",     "at",      "day",     "deadline", "everyone", "everybody",
		"evening", "fellow",  "folks",   "for",      "friends",  "game",
		"gm",      "morning", "new",     "next",     "phase",    "players",
		"report",  "round",   "running", "soon",     "this",     "turn",
		"week",    "work",    "year",
	};

	return TOKEN_AMONG(t, words);
}

/* A word with which no order names anything. */
static bool is_plain(const struct token *t)
{
	return t->kind == TOKEN_WORD && t->id < WORD_GAME && t->id != WORD_SEAT;
}

bool is_small_talk(const struct token t[], int n)
{
	bool said = false, any = false;

	for (int i = 0; i <= n; i++) {
		const bool begins = i == 0 || is_pause(&t[i - 1]);
		if (i == n || is_pause(&t[i])) {
			if (!said && !begins)
				return false;
			any |= said;
			said = false;
		} else if (is_plain(&t[i]) && says(&t[i])) {
			said = true;
		} else if (!is_plain(&t[i]) ||
			   !(stands_beside(&t[i]) || (said && stands_behind(&t[i])))) {
			return false;
		}
	}
	return any;
}

/* "That's all", "nothing else", "no more orders": what begins a closing, and the word that must follow. */
static bool begins_closing(const struct token t[], int n)
{
	static const char *const more[] = {"else", "more", "further", "other"};
	static const char *const all[] = {"all", "it"};
	int i = n > 1 && token_is(t, WORD_AND);
	bool no = str_is(t[i].text, "nothing") || token_is(&t[i], WORD_NO);

	if (!no && !str_starts(t[i].text, "that"))
		return false;
	for (int k = i + 1; k < n && k < 5; k++)
		if (no ? TOKEN_AMONG(&t[k], more) : TOKEN_AMONG(&t[k], all))
			return true;
	return false;
}

bool is_closing(const struct token t[], int n)
{
	static const char *const words[] = {
		"that",    "thats", "s",     "is",      "all",         "it",    "from",
		"me",      "for",   "now",   "today",   "folks",       "then",  "thank",
		"thanks",  "you",   "my",    "side",    "this",        "turn",  "time",
		"phase",   "so",    "and",   "nothing", "no",          "else",  "more",
		"further", "other", "order", "orders",  "will",        "would", "be",
		"ll",      "d",     "here",  "please",  "instructions"};

	for (int i = 0; i < n; i++)
		if (!is_pause(&t[i]) &&
		    !(t[i].id < WORD_GAME && TOKEN_AMONG(&t[i], words)))
			return false;
	return n > 0 && begins_closing(t, n);
}
