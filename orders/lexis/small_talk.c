/* Small talk: see small_talk.h.
 * SPDX-License-Identifier: ISC */
#include "orders/lexis/small_talk.h"

#include <string.h>

/* A pause, or the end of a sentence that asks nothing. */
static bool is_pause(const struct token *t)
{
	return t->kind == TOKEN_SIGN && t->id && strchr(",.!-", t->id);
}

/* It makes the sentence one of these. */
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

/* It may stand in one. Nothing that agrees, denies, takes back, repeats or limits stands here: "yes, thanks" answers, and "as last time"
 * orders. */
static bool stands_beside(const struct token *t)
{
	static const char *const words[] = {
		"a",       "all",     "am",        "and",      "at",     "best",
		"day",     "dear",    "deadline",  "evening",  "fellow", "folks",
		"for",     "game",    "friends",   "everyone", "gm",     "good",
		"great",   "happy",   "everybody", "have",     "having", "hello",
		"hi",      "hope",    "i",         "is",       "kind",   "lot",
		"lots",    "lovely",  "m",         "many",     "merry",  "much",
		"morning", "my",      "new",       "next",     "nice",   "of",
		"our",     "players", "phase",     "really",   "report", "round",
		"running", "s",       "soon",      "sunny",    "the",    "this",
		"to",      "turn",    "very",      "warm",     "we",     "week",
		"wish",    "with",    "work",      "year",     "you",    "your",
	};

	return TOKEN_AMONG(t, words);
}

bool is_small_talk(const struct token t[], int n)
{
	bool any = false;

	for (int i = 0; i < n; i++) {
		if (is_pause(&t[i]))
			continue;
		if (t[i].kind != TOKEN_WORD || t[i].id >= WORD_GAME ||
		    t[i].id == WORD_SEAT)
			return false;
		const bool one = says(&t[i]);
		if (!one && !stands_beside(&t[i]))
			return false;
		any |= one;
	}
	return any;
}
