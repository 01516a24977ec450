/* "I offer a card. If he refuses, two.": sayings that go over the end of a sentence (SAYING_TEXT). Each sentence alone would say less,
 * or something else, so that they are put into the language's own words before any of them is read.
 * SPDX-License-Identifier: ISC */
#include "orders/free/text/text.h"

#include <string.h>

#include "orders/free/parts/free_case.h"

enum { SENTENCES = 8 };

/* Where the sentences end, at their stop or behind the last token; how many there are. 0: only one, or more than people write
 * about one thing. */
static int find_ends(const struct token t[], int n, int end[SENTENCES])
{
	int ends = 0;

	for (int i = 0; i < n; i++) {
		const bool stops = case_is_stop(&t[i]) && i > 0 && i + 1 < n;
		if (!stops && i + 1 < n)
			continue;
		if (ends == SENTENCES)
			return 0;
		end[ends++] = i + 1 == n && !case_is_stop(&t[i]) ? n : i;
	}
	return ends > 1 ? ends : 0;
}

/* Puts what tokens `from` to before `to` mean together in their place; false: they mean nothing together. */
static bool put_meaning(struct free *f, struct token t[], int *n, int from, int to)
{
	struct clause *c = free_clause(f, &t[from], to - from);
	const int left = *n - to;

	free_respell(f, c);
	if (!(c->flags & SAYING_TEXT) || from + c->n + left > FREE_TOKENS)
		return false;
	memmove(&t[from + c->n], &t[to], (size_t)(left + 1) * sizeof *t);
	memcpy(&t[from], c->t, (size_t)c->n * sizeof *t);
	*n = from + c->n + left;
	return true;
}

bool free_read_across(struct free *f, struct token t[], int *n)
{
	int end[SENTENCES];
	const int ends = find_ends(t, *n, end);

	for (int first = 0; first + 1 < ends; first++)
		for (int last = ends - 1; last > first; last--)
			if (put_meaning(f, t, n, first ? end[first - 1] + 1 : 0,
					end[last]))
				return true;
	return false;
}
