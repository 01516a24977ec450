/* Lines before the answer: see said_before.h.
 * SPDX-License-Identifier: ISC */
#include "server/said/said_before.h"

#include <string.h>

bool said_is_before(const struct letter *l, size_t i)
{
	static const char *const greetings[] = {"hi",    "hello", "hey",  "dear",
						"hallo", "good",  "moin", "beste"};
	struct str line = str_trim(l->lines[i]), rest = line, word;

	if (!str_word(&rest, &word) || str_words(line) > 8)
		return false;
	while (word.n && strchr(",.!:", word.s[word.n - 1]))
		word.n--;
	for (size_t k = 0; k < sizeof greetings / sizeof *greetings; k++)
		if (str_is(word, greetings[k]) && str_words(line) <= 3)
			return true;
	while (++i < l->n_lines && !str_trim(l->lines[i]).n)
		;
	return str_ends(line, ":") && i < l->n_lines && l->n_above && l->above[i].n;
}
