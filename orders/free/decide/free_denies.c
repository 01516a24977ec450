/* What the words deny of the order that they make: "... defence Shield. No Shield after all".
 * SPDX-License-Identifier: ISC */
#include "orders/free/decide/decide.h"

#include "orders/free/parts/free_thing.h"

bool free_denies_thing(const struct token words[], int n, const struct clause *made)
{
	for (int i = 1; i + 1 < n; i++) {
		int k = i + 1;
		bool before = false, kept = false;
		if (!token_is(&words[i], WORD_NO) && !str_is(words[i].text, "without"))
			continue;
		while (k < n && words[k].kind == TOKEN_WORD &&
		       words[k].id < WORD_GAME && free_passes(&words[k]))
			k++; /* "No, the Plague ..." corrects */
		const struct token *t = &words[k];
		if (k >= n || t->id < WORD_GAME || !(t->flags & WORD_NOUN))
			continue;
		for (int j = 0; j < i; j++)
			before |= thing_same(&words[j], t, 1);
		/* "card 5C": the word is only the name of a part. */
		for (int j = 0; j < made->n; j++)
			kept |= thing_same(&made->t[j], t, 1) &&
				made->t[j + 1].kind != TOKEN_NUMBER &&
				!(j && token_denies(&made->t[j - 1]));
		if (before && kept)
			return true;
	}
	return false;
}
