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

/* The typed text of as many tokens as the word has, single spaces between. */
static struct str typed_as(int k, const struct token t[], int n, int i,
			   char room[WORD_MAX + 1])
{
	size_t used = 0;

	if (i + k > n)
		return (struct str){NULL, 0};
	if (k == 1)
		return t[i].text;
	for (int j = 0; j < k; j++) {
		struct str s = t[i + j].text;
		if (t[i + j].kind != TOKEN_WORD || used + s.n + 1 > WORD_MAX)
			return (struct str){NULL, 0};
		if (j)
			room[used++] = ' ';
		memcpy(room + used, s.s, s.n);
		used += s.n;
	}
	return (struct str){room, used};
}

int suggest_word(struct lexicon *l, const struct token t[], int n, int i,
		 struct choice c, const struct word **found, const struct word **second)
{
	const struct word *w;
	int best = 3, k_best = 0, len, k;

	*found = *second = NULL;
	for (int e = 0; (w = lexicon_word(l, e)); e++) {
		char room[WORD_MAX + 1];

		if (!c.fits(c.with, w) || w->flags & WORD_LETTER)
			continue;
		lexicon_measure(l, e, &len, &k);
		int limit = len >= LONG ? 2 : 1;
		if (len < SHORT ||
		    (k == 1 && ((int)t[i].text.n > len + limit ||
				(int)t[i].text.n < len - limit)) ||
		    w->id == WORD_NUMBER || w->id == WORD_PROSE || w->id == WORD_NOISE)
			continue;
		struct str typed = typed_as(k, t, n, i, room);
		if (typed.n < SHORT)
			continue;
		struct str text = {w->text, (size_t)len};
		int d = suggest_distance(typed, text, limit);
		if (d > limit || d > best)
			continue;
		bool other = *found &&
			     ((*found)->id != w->id || (*found)->value != w->value);
		if (d < best || !*found) {
			*found = w;
			*second = NULL;
			k_best = k;
		} else if (other) {
			*second = w;
		}
		best = d;
	}
	return *found && !*second ? k_best : 0;
}
