/* Texts and their tokens: see lexed.h.
 * SPDX-License-Identifier: ISC */
#include "orders/lexis/lexed.h"

#include <string.h>

#include "base/arena.h"

enum { TEXTS = 64, BYTES = 96, TOKENS = 24 };

/* Each text has one place. A text is compared by its bytes, for the memory of one that was only tried is used again. */
struct lexed {
	size_t n_text[TEXTS]; /* 0: nothing is kept here */
	struct kept {
		int n;
		char text[BYTES];
		struct token token[TOKENS + 1];
	} kept[TEXTS];
};

struct lexed *lexed_make(struct arena *a)
{
	struct lexed *l = arena_room(a, sizeof *l);

	memset(l->n_text, 0, sizeof l->n_text);
	return l;
}

static size_t place_of(struct str typed)
{
	unsigned char first = (unsigned char)typed.s[0],
		      middle = (unsigned char)typed.s[typed.n / 2],
		      last = (unsigned char)typed.s[typed.n - 1];

	return (typed.n + first * 5U + middle * 3U + last * 7U) % TEXTS;
}

int lexed_find(const struct lexed *l, struct str typed,
	       struct token out[LEX_TOKENS + 1])
{
	if (!typed.n || typed.n > BYTES)
		return -1;
	size_t at = place_of(typed);
	const struct kept *k = &l->kept[at];
	if (l->n_text[at] != typed.n || memcmp(k->text, typed.s, typed.n) != 0)
		return -1;
	memcpy(out, k->token, ((size_t)k->n + 1) * sizeof *out);
	for (int i = 0; i < k->n; i++)
		out[i].text.s = typed.s + (out[i].text.s - k->text);
	return k->n;
}

void lexed_keep(struct lexed *l, struct str typed, const struct token t[], int n)
{
	if (!typed.n || typed.n > BYTES || n > TOKENS)
		return;
	size_t at = place_of(typed);
	struct kept *k = &l->kept[at];
	l->n_text[at] = typed.n;
	k->n = n;
	memcpy(k->text, typed.s, typed.n);
	memcpy(k->token, t, ((size_t)n + 1) * sizeof *t);
	for (int i = 0; i < n; i++)
		k->token[i].text.s = k->text + (t[i].text.s - typed.s);
}
