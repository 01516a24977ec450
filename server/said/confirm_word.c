/* The word that confirms: see confirm_word.h.
 * SPDX-License-Identifier: ISC */
#include "server/said/confirm_word.h"

#include <string.h>

static struct str bare(struct str word)
{
	while (word.n && (word.s[word.n - 1] == '.' || word.s[word.n - 1] == '!' ||
			  word.s[word.n - 1] == ','))
		word.n--;
	return word;
}

/* "Confirm. It was me.": a sentence of its own behind the word, which takes nothing back and asks nothing. */
static bool agrees(struct str word, struct str rest)
{
	static const char *const against[] = {"not",    "no",    "never",  "nothing",
					      "but",    "don't", "didn't", "wasn't",
					      "cannot", "can't", "stop",   "wait",
					      "if",     "only",  "except"};
	struct str next;

	if (!word.n || !strchr(".!,", word.s[word.n - 1]) ||
	    str_find_char(rest, '?') != SIZE_MAX)
		return false;
	while (str_word(&rest, &next))
		for (size_t i = 0; i < sizeof against / sizeof *against; i++)
			if (str_is(bare(next), against[i]))
				return false;
	return true;
}

static enum confirm_word word_of_line(struct str line)
{
	struct str word;

	if (!str_word(&line, &word) || !str_is(bare(word), "confirm"))
		return SAID_SOMETHING;
	if (!str_trim(line).n || agrees(word, line))
		return SAID_CONFIRM;
	if (bare(word).n < word.n || !str_word(&line, &word) ||
	    !str_is(bare(word), "always"))
		return SAID_SOMETHING;
	return !str_trim(line).n || agrees(word, line) ? SAID_ALWAYS : SAID_SOMETHING;
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
