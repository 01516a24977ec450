/* Is a word one of a list, or may it begin a phrase of one?
 * SPDX-License-Identifier: ISC */
#include "orders/lexis/lex.h"

static void add_mark(struct word_marks *marks, const char *word)
{
	unsigned mark = word_mark(str_of(word));

	marks->bits[mark / 64] |= (uint64_t)1 << mark % 64;
}

static void make_marks(struct word_marks *marks, const char *const words[], size_t n)
{
	for (size_t i = 0; i < n; i++)
		add_mark(marks, words[i]);
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

bool word_kinds_marked(struct str word, const struct word_kinds list[], size_t n,
		       unsigned kinds, struct word_marks *marks)
{
	if (!marks->made) {
		for (size_t i = 0; i < n; i++)
			if (list[i].kinds & kinds)
				add_mark(marks, list[i].word);
		marks->made = true;
		return word_is_of(word, list, n, kinds, marks);
	}
	char first = (char)(word.s[0] | 0x20);
	for (size_t i = 0; i < n; i++)
		if (list[i].kinds & kinds && list[i].word[0] == first &&
		    str_is(word, list[i].word))
			return true;
	return false;
}

void phrase_marks_make(struct word_marks *marks, const char *const *first, size_t step,
		       size_t n)
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
