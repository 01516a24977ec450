/* The words of a line while it is put into plain ones (free_plain.h): what is taken out of them, and phrases.
 * SPDX-License-Identifier: ISC */
#include "orders/free/text/free_plain.h"

#include "orders/free/change/change.h"

#include <string.h>
#include <strings.h>

static void remove_tokens(struct plain *p, int from, int to)
{
	memmove(&p->t[from], &p->t[to], (size_t)(p->n + 1 - to) * sizeof *p->t);
	p->n -= to - from;
}

static struct plain_cut *add_cut(struct plain *p, int from, int to)
{
	if (p->n_cuts == PLAIN_CUTS || from >= to)
		return NULL;
	const struct token *last = &p->t[to - 1];
	struct plain_cut *c = &p->cut[p->n_cuts++];
	*c = (struct plain_cut){.column = p->t[from].column,
				.width =
					last->column + last->width - p->t[from].column};
	return c;
}

/* "The 12 in C1. I have not decided about C2.": what is not ordered, and no other word of the line names. */
static bool says_omitted(const struct plain *p, int from, int to)
{
	if (!free_omits(p->f, &p->t[from], to - from))
		return false;
	for (int i = from; i < to; i++)
		if ((free_is_label(&p->t[i]) || p->t[i].id >= WORD_GAME) &&
		    (free_is_among(&p->t[i], p->t, from) ||
		     free_is_among(&p->t[i], &p->t[to], p->n - to)))
			return false;
	return true;
}

void plain_cut(struct plain *p, int from, int to, bool told)
{
	told = told && !says_omitted(p, from, to);
	struct plain_cut *c = add_cut(p, from, to);

	if (!c)
		return;
	c->told = told;
	p->n_told += told;
	remove_tokens(p, from, to);
}

void plain_else(struct plain *p, int from, int to, bool apart)
{
	struct plain_cut *c = add_cut(p, from, to);

	if (!c)
		return;
	p->n_else++;
	c->now = apart ? ". " : " else ";
	p->t[from] = (struct token){.kind = apart ? TOKEN_SIGN : TOKEN_WORD,
				    .id = apart ? '.' : WORD_ELSE,
				    .column = c->column,
				    .width = c->width,
				    .text = apart ? STR(".") : STR("else")};
	remove_tokens(p, from + 1, to);
}

int plain_says(const struct token t[], int n, int i, const char *phrase)
{
	struct str words = str_of(phrase), word;
	int k = i;

	while (str_word(&words, &word)) {
		struct str rest = k < n ? t[k].text : STR(""), one;
		if (k >= n || t[k].kind != TOKEN_WORD)
			return 0;
		/* A phrase of the language may be one token. */
		for (bool first = true; str_word(&rest, &one); first = false)
			if ((!first && !str_word(&words, &word)) ||
			    !str_iequal(one, word))
				return 0;
		k++;
	}
	return k - i;
}

int plain_among(const struct plain *p, int i, const char *const phrases[], size_t n,
		struct word_marks *marks)
{
	int best = 0;

	if (p->t[i].kind != TOKEN_WORD ||
	    !token_may_begin(&p->t[i], phrases, sizeof *phrases, n, marks))
		return 0;
	const struct str word = p->t[i].text;
	const char first = ascii_lower(word.s[0]),
		   second = word.n > 1 ? ascii_lower(word.s[1]) : ' ';
	for (size_t k = 0; k < n; k++) {
		if (phrases[k][0] != first ||
		    (phrases[k][1] != second && phrases[k][1]) ||
		    strncasecmp(phrases[k], word.s, word.n) != 0 ||
		    (phrases[k][word.n] && phrases[k][word.n] != ' '))
			continue;
		int width = plain_says(p->t, p->n, i, phrases[k]);
		best = width > best ? width : best;
	}
	return best;
}

int plain_sentence_end(const struct plain *p, int from)
{
	int i = from;

	while (i < p->n &&
	       (p->t[i].kind != TOKEN_SIGN || !free_ends_sentence(p->t, p->n, i, from)))
		i++;
	return i;
}
