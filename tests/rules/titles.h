/* A law over all titles of the zine, of each game: somebody who knows nothing learns from the headline alone who it is about, or
 * where, or how many; and takes no battle for the end of the game.
 * SPDX-License-Identifier: ISC */
#ifndef TESTS_RULES_TITLES_H
#define TESTS_RULES_TITLES_H

#include <check.h>
#include <stdbool.h>
#include <stddef.h>
#include <string.h>

#include "rules/voice.h"

/* Has the moment anything to name? Its titles and lines hold it in braces. */
static inline bool titles_can_name(const struct voice_kind *k)
{
	for (int i = 0; i < VOICE_TITLES_MAX && k->title[i]; i++)
		if (strchr(k->title[i], '{'))
			return true;
	for (int i = 0; i < VOICE_WORDS_MAX && k->line[i]; i++)
		if (strchr(k->line[i], '{'))
			return true;
	return false;
}

/* "Red wins" is the end of a game; "Red wins at Blue 1" is not. */
static inline bool titles_cry_a_win(const char *words)
{
	for (const char *at = words; (at = strstr(at, "win")); at += 3) {
		const char *end = at + 3 + (at[3] == 's');
		bool is_word = (at == words || at[-1] == ' ') && (!*end || *end == ' ');
		if (is_word && strncmp(end, " at ", 4) != 0 &&
		    strncmp(end, " in ", 4) != 0)
			return true;
	}
	return false;
}

static inline void titles_tell(const struct voice_kind *k)
{
	static const char *const ends[] = {"winner",  "shared-win", "no-winner",
					   "victory", "foretold",   "default"};
	bool is_end = false;

	for (size_t i = 0; i < sizeof ends / sizeof *ends; i++)
		is_end |= strncmp(k->name, ends[i], strlen(ends[i])) == 0;
	for (int i = 0; i < VOICE_TITLES_MAX && k->title[i]; i++) {
		const char *words = k->title[i];
		ck_assert_msg(is_end || !titles_can_name(k) || strchr(words, '{'),
			      "%s: \"%s\" names nobody", k->name, words);
		ck_assert_msg(is_end || !titles_cry_a_win(words),
			      "%s: \"%s\" sounds like the end of the game", k->name,
			      words);
	}
}

#endif
