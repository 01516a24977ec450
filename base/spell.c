/* How far apart two words are: see spell.h.
 * SPDX-License-Identifier: ISC */
#include "base/spell.h"

enum { WORD_MAX = 64 };

static int most(int a, int b)
{
	return a > b ? a : b;
}

static int least(int a, int b)
{
	return a < b ? a : b;
}

/* Only the cells that are at most `limit` off the diagonal are worked out: all others are further apart than that. */
int spell_distance(struct str a, struct str b, int limit)
{
	int row[3][WORD_MAX + 2];
	int *before = row[0], *was = row[1], *now = row[2];
	int n = (int)b.n;

	if (a.n > WORD_MAX || b.n > WORD_MAX || a.n > b.n + (size_t)limit ||
	    b.n > a.n + (size_t)limit)
		return limit + 1;
	for (int k = 0; k <= n; k++)
		was[k] = before[k] = k;
	for (int i = 1; i <= (int)a.n; i++) {
		const int from = most(1, i - limit), to = least(n, i + limit);
		int best = now[from - 1] = from == 1 ? i : limit + 1;
		char x = ascii_lower(a.s[i - 1]);
		for (int k = from; k <= to; k++) {
			char y = ascii_lower(b.s[k - 1]);
			now[k] = least(least(was[k], now[k - 1]) + 1,
				       was[k - 1] + (x != y));
			if (i > 1 && k > 1 && x == ascii_lower(b.s[k - 2]) &&
			    ascii_lower(a.s[i - 2]) == y)
				now[k] = least(now[k], before[k - 2] + 1);
			best = least(best, now[k]);
		}
		now[to + 1] = limit + 1;
		if (best > limit)
			return limit + 1;
		int *spare = before;
		before = was;
		was = now;
		now = spare;
	}
	return was[n] > limit ? limit + 1 : was[n];
}
