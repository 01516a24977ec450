/* The nearest known word: see nearest.h.
 * SPDX-License-Identifier: ISC */
#include "server/home/nearest.h"

enum { WORD_MAX = 64, FAR = 99 };

static int least(int a, int b)
{
	return a < b ? a : b;
}

static char at(struct str s, int i)
{
	char c = s.s[i];
	return c >= 'A' && c <= 'Z' ? (char)(c - 'A' + 'a') : c;
}

int nearest_distance(struct str a, struct str b)
{
	int rows[3][WORD_MAX + 1];
	int n = (int)b.n;

	if (a.n > WORD_MAX || b.n > WORD_MAX)
		return str_same(a, b) ? 0 : FAR;
	for (int j = 0; j <= n; j++)
		rows[0][j] = j;
	for (int i = 1; i <= (int)a.n; i++) {
		int *row = rows[i % 3], *above = rows[(i + 2) % 3];
		const int *two_above = rows[(i + 1) % 3];
		row[0] = i;
		for (int j = 1; j <= n; j++) {
			int change = at(a, i - 1) != at(b, j - 1);
			row[j] = least(above[j - 1] + change,
				       least(above[j], row[j - 1]) + 1);
			if (i > 1 && j > 1 && at(a, i - 1) == at(b, j - 2) &&
			    at(a, i - 2) == at(b, j - 1))
				row[j] = least(row[j], two_above[j - 2] + 1);
		}
	}
	return rows[a.n % 3][n];
}

void nearest_offer(struct nearest *near, struct str known)
{
	int allowed = near->word.n <= 3 ? 1 : near->word.n <= 6 ? 2 : 3;
	int d = nearest_distance(near->word, known);

	/* The beginning of a word is as good as a slip: "stat" for "status". */
	if (d > allowed && near->word.n >= 2 && known.n > near->word.n &&
	    str_same(str_slice(known, 0, near->word.n), near->word))
		d = allowed;
	if (d <= allowed && (!near->best.n || d < near->distance)) {
		near->best = known;
		near->distance = d;
	}
}

struct str nearest_text(struct arena *a, const struct nearest *near, struct str list)
{
	if (near->best.n)
		return str_printf(a, ": did you mean '" PRI_STR "'?",
				  STR_ARG(near->best));
	return str_printf(a, "; it can be " PRI_STR, STR_ARG(list));
}
