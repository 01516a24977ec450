/* The word that confirms: see confirm_word.h.
 * SPDX-License-Identifier: ISC */
#include "server/intake/confirm_word.h"

static struct str bare(struct str word)
{
	while (word.n && (word.s[word.n - 1] == '.' || word.s[word.n - 1] == '!' ||
			  word.s[word.n - 1] == ','))
		word.n--;
	return word;
}

static enum confirm_word word_of_line(struct str line)
{
	struct str word;

	if (!str_word(&line, &word) || !str_is(bare(word), "confirm"))
		return SAID_SOMETHING;
	if (!str_word(&line, &word))
		return SAID_CONFIRM;
	bool always = str_is(bare(word), "always");
	return always && !str_word(&line, &word) ? SAID_ALWAYS : SAID_SOMETHING;
}

enum confirm_word confirm_word_of(const struct letter *l, size_t *rest)
{
	for (size_t i = 0; i < l->n_lines; i++)
		if (str_trim(l->lines[i]).n) {
			*rest = i + 1;
			return word_of_line(l->lines[i]);
		}
	*rest = l->n_lines;
	return SAID_SOMETHING;
}

bool intake_says_confirm(const struct letter *l)
{
	size_t rest;

	return confirm_word_of(l, &rest) != SAID_SOMETHING;
}
