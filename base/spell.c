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

/* Are there more letters in `a`, and not in `b`, than so many slips could bring? A slip brings one at most. */
static bool has_others(uint32_t a, uint32_t b, int limit)
{
	uint32_t left = a & ~b;

	for (; left && limit > 0; limit--)
		left &= left - 1;
	return left != 0;
}

uint32_t spell_letters(struct str text)
{
	uint32_t all = 0;

	for (size_t i = 0; i < text.n; i++)
		all |= (uint32_t)1 << ((unsigned char)text.s[i] & 31);
	return all;
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
	const uint32_t in_a = spell_letters(a), in_b = spell_letters(b);
	if (has_others(in_a, in_b, limit) || has_others(in_b, in_a, limit))
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
