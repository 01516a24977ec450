/* Is a word one of a list, or may it begin a phrase of one?
 * SPDX-License-Identifier: ISC */
#include "orders/lexis/lex.h"

static void make_marks(struct word_marks *marks, const char *const words[], size_t n)
{
	for (size_t i = 0; i < n; i++) {
		unsigned mark = word_mark(str_of(words[i]));
		marks->bits[mark / 64] |= (uint64_t)1 << mark % 64;
	}
	marks->made = true;
}

bool word_is_marked(struct str word, const char *const words[], size_t n,
		    struct word_marks *marks)
{
	if (!marks->made) {
		make_marks(marks, words, n);
		return word_is_among(word, words, n, marks);
	}
	char first = (char)(word.s[0] | 0x20);
	for (size_t i = 0; i < n; i++)
		if ((words[i][0] | 0x20) == first && str_is(word, words[i]))
			return true;
	return false;
}

void phrase_marks_make(struct phrase_marks *marks, const char *const *first,
		       size_t step, size_t n)
{
	const char *at = (const char *)first;

	for (size_t i = 0; i < n; i++, at += step) {
		unsigned mark =
			phrase_mark(str_of(*(const char *const *)(const void *)at));
		marks->bits[mark / 64] |= (uint64_t)1 << mark % 64;
	}
	marks->made = true;
}

/* "Won" alone does not deny: somebody won. Of "won't" the "t" does. */
bool token_denies(const struct token *t)
{
	static const char *const words[] = {
		"not",     "never",   "without",  "cannot",  "cant",    "don",
		"dont",    "doesn",   "doesnt",   "didn",    "didnt",   "wont",
		"isn",     "isnt",    "aren",     "arent",   "wasn",    "wasnt",
		"weren",   "werent",  "hasn",     "hasnt",   "haven",   "havent",
		"shan",    "shant",   "t",        "couldn",  "couldnt", "wouldn",
		"wouldnt", "shouldn", "shouldnt", "neither", "nor"};

	if (t->kind != TOKEN_WORD)
		return false;
	return TOKEN_AMONG(t, words) || t->id == WORD_NOT || t->id == WORD_NO;
}
