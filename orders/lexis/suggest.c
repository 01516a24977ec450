/* Spelling: see suggest.h.
 * SPDX-License-Identifier: ISC */
#include "orders/lexis/suggest.h"

#include <string.h>

#include "base/spell.h"

enum { WORD_MAX = 32, SHORT = 3, LONG = 7 };

/* The typed text of as many words, single spaces between; `taken`: the tokens of it,
 * dashes between the words included. */
static struct str typed_as(int k, const struct token t[], int n, int i,
			   char room[WORD_MAX + 1], int *taken)
{
	size_t used = 0;
	int at = i;

	*taken = 1;
	if (k == 1)
		return t[i].text;
	for (int j = 0; j < k; j++, at++) {
		at += j && at < n && token_is_hyphen(&t[at]);
		if (at >= n || t[at].kind != TOKEN_WORD ||
		    used + t[at].text.n + 1 > WORD_MAX)
			return (struct str){NULL, 0};
		if (j)
			room[used++] = ' ';
		memcpy(room + used, t[at].text.s, t[at].text.n);
		used += t[at].text.n;
	}
	*taken = at - i;
	return (struct str){room, used};
}

/* The nearest word so far, and another that is as near. */
struct nearest {
	int distance, taken;
	const struct word *found, *second;
};

static bool same_meaning(const struct word *a, const struct word *b)
{
	return (a->id == b->id && a->value == b->value) || !strcmp(a->text, b->text);
}

static int reach(const struct spelling *s)
{
	return s->n >= LONG ? 2 : 1;
}

/* Are there one or two letters at the most? */
static bool are_few(uint32_t letters, int most)
{
	letters &= letters - 1;
	return !(most > 1 ? letters & (letters - 1) : letters);
}

/* Can it be, going by its length alone? */
static bool may_be(const struct spelling *s, struct str typed)
{
	int n = (int)typed.n;

	return s->n >= SHORT &&
	       (s->n_words > 1 || (n <= s->n + reach(s) && n >= s->n - reach(s)));
}

/* Has it other letters than so many slips could make? A slip adds one letter at most, and removes one at most. */
static bool is_other(const struct spelling *s, uint32_t letters)
{
	return s->n_words == 1 && (!are_few(letters & ~s->letters, reach(s)) ||
				   !are_few(s->letters & ~letters, reach(s)));
}

/* Is it nearer to what was typed? */
static void weigh(struct nearest *best, const struct spelling *s,
		  const struct token t[], int n, int i, uint32_t letters)
{
	char room[WORD_MAX + 1];
	int taken;

	if (is_other(s, letters))
		return;
	struct str typed = typed_as(s->n_words, t, n, i, room, &taken);
	if (typed.n < SHORT)
		return;
	int d = spell_distance(typed, (struct str){s->word->text, s->n}, reach(s));
	if (d > reach(s) || d > best->distance)
		return;
	if (d < best->distance || !best->found)
		*best = (struct nearest){d, taken, s->word, NULL};
	else if (!same_meaning(best->found, s->word))
		best->second = s->word;
}

/* Is it never meant by another word? */
static bool is_sure(const struct word *w)
{
	return w->flags & WORD_LETTER || w->id == WORD_NUMBER || w->id == WORD_PROSE ||
	       w->id == WORD_NOISE;
}

/* "Hole", where a thing of the game is the Hole in the Rock: the word begins a name, and is not a slip of another word. */
static bool begins_name(const struct spelling *s, struct str typed)
{
	const char *text = s->word->text;

	return s->n_words > 1 && s->n > typed.n && text[typed.n] == ' ' &&
	       str_iequal(typed, (struct str){text, typed.n});
}

/* Another thing that is wanted here and begins with just this word; NULL: none. */
static const struct word *other_name(const struct spelling *s, int n, struct str typed,
				     struct choice c, const struct word *found)
{
	for (const struct spelling *end = s + n; s < end; s++)
		if (begins_name(s, typed) && !same_meaning(s->word, found) &&
		    c.fits(c.with, s->word))
			return s->word;
	return NULL;
}

int suggest_word(const struct lexicon *l, const struct token t[], int n, int i,
		 struct choice c, const struct word **found, const struct word **second)
{
	struct nearest best = {.distance = 3};
	int n_spellings;
	const struct spelling *s = lexicon_spellings(l, &n_spellings);
	uint32_t letters = lex_letters(t[i].text);

	for (const struct spelling *end = s + n_spellings; s < end; s++)
		if (may_be(s, t[i].text) && !is_sure(s->word) &&
		    c.fits(c.with, s->word))
			weigh(&best, s, t, n, i, letters);
	for (int e = 0; e < c.n_also; e++) {
		const struct word *w = &c.also[e];
		struct spelling one = {w, (uint8_t)strlen(w->text), 1,
				       lex_letters(str_of(w->text))};
		if (may_be(&one, t[i].text))
			weigh(&best, &one, t, n, i, letters);
	}
	if (best.found && best.taken == 1 && !best.second)
		best.second = other_name(lexicon_spellings(l, &n_spellings),
					 n_spellings, t[i].text, c, best.found);
	*found = best.found;
	*second = best.second;
	return best.found && !best.second ? best.taken : 0;
}
