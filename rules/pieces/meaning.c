/* What a word of a game means: see meaning.h.
 * SPDX-License-Identifier: ISC */
#include "rules/pieces/meaning.h"

#include "base/locale.h"
#include "orders/vocab.h"

bool meaning_put(const struct meaning *words, size_t n, struct str word, struct buf *b)
{
	for (size_t i = 0; i < n; i++) {
		if (!str_is(word, words[i].word))
			continue;
		while (!words[i].text)
			i--;
		buf_wrap(b, str_of(locale_text(words[i].text)), HELP_COLUMNS);
		return true;
	}
	return false;
}
