/* Is a word one of a list?
 * SPDX-License-Identifier: ISC */
#include <string.h>

#include "orders/lexis/lex.h"

/* The case of its letters does not count. */
static unsigned mark_of(const char *s, size_t n)
{
	unsigned first = (unsigned char)s[0] | 0x20,
		 last = (unsigned char)s[n - 1] | 0x20;

	return (first * 5 + last * 19 + (unsigned)n * 67) % 256;
}

static void make_marks(struct word_marks *marks, const char *const words[], size_t n)
{
	for (size_t i = 0; i < n; i++) {
		unsigned mark = mark_of(words[i], strlen(words[i]));
		marks->bits[mark / 64] |= (uint64_t)1 << mark % 64;
	}
	marks->made = true;
}

bool word_is_among(struct str word, const char *const words[], size_t n,
		   struct word_marks *marks)
{
	if (!word.n)
		return false;
	if (!marks->made)
		make_marks(marks, words, n);
	unsigned mark = mark_of(word.s, word.n);
	if (!(marks->bits[mark / 64] >> mark % 64 & 1))
		return false;
	char first = (char)(word.s[0] | 0x20);
	for (size_t i = 0; i < n; i++)
		if ((words[i][0] | 0x20) == first && str_is(word, words[i]))
			return true;
	return false;
}

bool token_denies(const struct token *t)
{
	static const char *const words[] = {
		"not",    "never",   "without", "cannot",   "cant",    "don",
		"dont",   "doesn",   "doesnt",  "didn",     "didnt",   "won",
		"wont",   "isn",     "isnt",    "aren",     "arent",   "wasn",
		"wasnt",  "weren",   "werent",  "hasn",     "hasnt",   "haven",
		"havent", "shan",    "shant",   "t",        "couldn",  "couldnt",
		"wouldn", "wouldnt", "shouldn", "shouldnt", "neither", "nor"};

	if (t->kind != TOKEN_WORD)
		return false;
	return TOKEN_AMONG(t, words) || t->id == WORD_NOT || t->id == WORD_NO;
}
