/* What the words deny of the order that they make: "... defence Shield. No Shield after all".
 * SPDX-License-Identifier: ISC */
#include "orders/free/decide/decide.h"

#include "orders/free/parts/free_case.h"
#include "orders/free/parts/free_thing.h"

static bool is_conditional(const struct clause *made)
{
	for (int i = 0; i < made->n; i++)
		if (case_is_condition(&made->t[i]) || token_is(&made->t[i], WORD_ELSE))
			return true;
	return false;
}

/* Has the order these `width` tokens, and does not deny them itself? */
static bool keeps(const struct clause *made, const struct token *t, int width)
{
	for (int j = 0; j + width <= made->n; j++)
		if (thing_same(&made->t[j], t, width) &&
		    !(j && token_denies(&made->t[j - 1])))
			return true;
	return false;
}

/* "card 5C": the word is only the name of a part. */
static bool is_part_name(const struct clause *made, const struct token *t)
{
	for (int j = 0; j + 1 < made->n; j++)
		if (thing_same(&made->t[j], t, 1) &&
		    made->t[j + 1].kind == TOKEN_NUMBER)
			return true;
	return false;
}

/* The words from `k` on, behind "no" or "without". `alone`: a sentence begins with that, and the order is the only one and without cases: then the
 * name of a part ("No card"), and what its value is ("No 5C"), are meant as well. */
static bool denies_at(const struct token words[], int n, int k,
		      const struct clause *made, bool alone)
{
	const struct token *t = &words[k];

	if (t->kind == TOKEN_NUMBER)
		return alone && k + 1 < n && t[1].kind == TOKEN_WORD && t[1].glued &&
		       keeps(made, t, 2);
	return t->id >= WORD_GAME && t->flags & WORD_NOUN && keeps(made, t, 1) &&
	       (alone || !is_part_name(made, t));
}

bool free_denies_thing(const struct token words[], int n, const struct clause *made,
		       bool only)
{
	for (int i = 1; i + 1 < n; i++) {
		int k = i + 1;
		bool before = false;
		if (!token_is(&words[i], WORD_NO) && !str_is(words[i].text, "without"))
			continue;
		while (k < n && words[k].kind == TOKEN_WORD &&
		       words[k].id < WORD_GAME && free_passes(&words[k]))
			k++; /* "No, the Plague ..." corrects */
		if (k == n)
			continue;
		for (int j = 0; j < i; j++)
			before |= thing_same(&words[j], &words[k], 1);
		const bool alone =
			only && case_is_stop(&words[i - 1]) && !is_conditional(made);
		if (before && denies_at(words, n, k, made, alone))
			return true;
	}
	return false;
}
