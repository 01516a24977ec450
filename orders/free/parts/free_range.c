/* "C1-C3", "C1 to C3", "challenges 1 through 3": all of them, one after the other, so that what is said of them is said of each.
 * SPDX-License-Identifier: ISC */
#include <string.h>

#include "base/arena.h"
#include "orders/free/parts/free_tokens.h"

enum { RANGE_MOST = 12 }; /* challenges, or the like */

/* The label at token `i`, "challenges 1" among them; 0: none. A word for several is put for one in `t`; `*many` tells. */
static int label_at(struct free *f, struct token t[], int n, int i, bool *many)
{
	struct token one[LEX_TOKENS + 1];
	int width = n - i;

	*many = false;
	if (i + 1 >= n || t[i].kind != TOKEN_WORD || t[i + 1].kind != TOKEN_NUMBER)
		return 0;
	width = free_label_at(f, free_clause(f, &t[i], width < 4 ? width : 4), 0);
	if (width || !t[i].text.n || t[i].text.s[t[i].text.n - 1] != 's')
		return width == 2 ? width : 0;
	if (lex(f->l->lexicon, str_slice(t[i].text, 0, t[i].text.n - 1), one) != 1 ||
	    one[0].id < WORD_GAME)
		return 0;
	struct clause *c = free_clause(f, &t[i], 2);
	c->t[0].id = one[0].id;
	c->t[0].value = one[0].value;
	c->t[0].flags = one[0].flags;
	if (free_label_at(f, c, 0) != 2)
		return 0;
	t[i] = c->t[0];
	*many = true;
	return 2;
}

/* The words between the ends of a range; `*sure`: they mean nothing else. 0: they say something else. */
static int through(const struct token t[], int n, int i, bool *sure)
{
	static const char *const words[] = {"through", "thru", "till", "until"};
	int k = i;

	*sure = k < n && TOKEN_AMONG(&t[k], words);
	if (*sure)
		return 1;
	while (k < n && token_is_sign(&t[k], '.'))
		k++;
	if (k > i)
		return k - i > 1 ? k - i : 0;
	return k < n && (token_is_sign(&t[k], '-') || token_is(&t[k], WORD_TO));
}

/* Puts each of the labels from token `i`, of `width` tokens, to that with the number `last`; `end`: what follows. */
static bool spell_out(struct free *f, struct token t[], int *n, int i, int last,
		      int end)
{
	struct token put[2 + 3 * RANGE_MOST] = {t[i]};
	int first = t[i + 1].value, n_put = 1;

	put[0].id = 0;
	put[0].flags = 0;
	put[0].text = STR("each");
	for (int k = first; k <= last; k++) {
		if (k > first)
			put[n_put++] = (struct token){
				.kind = TOKEN_SIGN, .id = ',', .text = STR(",")};
		put[n_put] = t[i];
		put[n_put + 1] = t[i + 1];
		put[n_put + 1].value = k;
		put[n_put + 1].text = str_printf(f->l->a, "%d", k);
		n_put += 2;
	}
	if (*n - (end - i) + n_put > FREE_TOKENS)
		return false;
	memmove(&t[i + n_put], &t[end], (size_t)(*n + 1 - end) * sizeof *t);
	memcpy(&t[i], put, (size_t)n_put * sizeof *t);
	*n += n_put - (end - i);
	return true;
}

bool free_ranges(struct free *f, struct token t[], int *n, bool likely)
{
	bool any = false;

	for (int i = 0; i + 3 < *n; i++) {
		bool many, sure, more;
		int width = label_at(f, t, *n, i, &many);
		int link = width ? through(t, *n, i + width, &sure) : 0;
		int to = i + width + link;
		if (!link || to >= *n)
			continue;
		/* "From C1 to C3" may be a way. */
		if (i && token_is(&t[i - 1], WORD_FROM) && !likely && !many)
			continue;
		int again = label_at(f, t, *n, to, &more);
		int last = again ? to + 1 : to;
		if (again ? t[to].id != t[i].id : !sure && !many && !likely)
			continue;
		if (t[last].kind != TOKEN_NUMBER || t[last].value <= t[i + 1].value ||
		    t[last].value > RANGE_MOST)
			continue;
		any |= spell_out(f, t, n, i, t[last].value, last + 1);
	}
	return any;
}

/* The challenges that the clause names, a bit each. */
static unsigned labels_of(struct free *f, const struct clause *c)
{
	const struct vocab *v = f->l->reader->vocab;
	unsigned all = 0;

	for (int i = 0; v->label && i < c->n; i++) {
		struct clause *rest = free_clause(f, &c->t[i], c->n - i);
		struct parse p;
		int label;
		if (c->t[i].kind != TOKEN_WORD || c->t[i].id < WORD_GAME)
			continue;
		letter_parse(f->l, &p, rest->t, rest->n);
		p.quiet = true;
		if (v->label(&p, &label) && !p.n_faults && label >= 0 && label < 32)
			all |= 1U << label;
	}
	return all;
}

bool free_leaves_label(struct free *f, const struct clause *c,
		       const struct clause *made)
{
	struct arena_mark here = arena_mark(f->l->a);
	const unsigned named = labels_of(f, c), kept = labels_of(f, made);

	arena_rewind(f->l->a, here);
	return (named & ~kept) && kept;
}
