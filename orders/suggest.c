/* Spelling: see suggest.h.
 * SPDX-License-Identifier: ISC */
#include "orders/suggest.h"

#include <string.h>

enum { WORD_MAX = 32, SHORT = 3, LONG = 7 };

static char lower(char c)
{
	return c >= 'A' && c <= 'Z' ? (char)(c - 'A' + 'a') : c;
}

static int least(int a, int b)
{
	return a < b ? a : b;
}

int suggest_distance(struct str a, struct str b, int limit)
{
	int row[3][WORD_MAX + 1];
	int *before = row[0], *was = row[1], *now = row[2];
	int n = (int)b.n;

	if (a.n > WORD_MAX || b.n > WORD_MAX || a.n > b.n + (size_t)limit ||
	    b.n > a.n + (size_t)limit)
		return limit + 1;
	for (int k = 0; k <= n; k++)
		was[k] = before[k] = k;
	for (int i = 1; i <= (int)a.n; i++) {
		int best = now[0] = i;
		char x = lower(a.s[i - 1]);
		for (int k = 1; k <= n; k++) {
			char y = lower(b.s[k - 1]);
			now[k] = least(least(was[k], now[k - 1]) + 1,
				       was[k - 1] + (x != y));
			if (i > 1 && k > 1 && x == lower(b.s[k - 2]) &&
			    lower(a.s[i - 2]) == y)
				now[k] = least(now[k], before[k - 2] + 1);
			best = least(best, now[k]);
		}
		if (best > limit)
			return limit + 1;
		int *spare = before;
		before = was;
		was = now;
		now = spare;
	}
	return was[n] > limit ? limit + 1 : was[n];
}

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

/* Can it be, going by its length alone? */
static bool may_be(const struct spelling *s, struct str typed)
{
	int n = (int)typed.n;

	return s->n >= SHORT &&
	       (s->n_words > 1 || (n <= s->n + reach(s) && n >= s->n - reach(s)));
}

/* Is it nearer to what was typed? */
static void weigh(struct nearest *best, const struct spelling *s,
		  const struct token t[], int n, int i)
{
	char room[WORD_MAX + 1];
	int taken;

	struct str typed = typed_as(s->n_words, t, n, i, room, &taken);
	if (typed.n < SHORT)
		return;
	int d = suggest_distance(typed, (struct str){s->word->text, s->n}, reach(s));
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

int suggest_word(const struct lexicon *l, const struct token t[], int n, int i,
		 struct choice c, const struct word **found, const struct word **second)
{
	struct nearest best = {.distance = 3};
	int n_spellings;
	const struct spelling *s = lexicon_spellings(l, &n_spellings);

	for (const struct spelling *end = s + n_spellings; s < end; s++)
		if (may_be(s, t[i].text) && !is_sure(s->word) &&
		    c.fits(c.with, s->word))
			weigh(&best, s, t, n, i);
	for (int e = 0; e < c.n_also; e++) {
		const struct word *w = &c.also[e];
		struct spelling one = {w, (uint8_t)strlen(w->text), 1};
		if (may_be(&one, t[i].text))
			weigh(&best, &one, t, n, i);
	}
	*found = best.found;
	*second = best.second;
	return best.found && !best.second ? best.taken : 0;
}
