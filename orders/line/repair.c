/* A misspelt word inside an order: the words that would have been right in its place
 * are those that were asked for in vain, and suggest.c knows which of them it is.
 * SPDX-License-Identifier: ISC */
#include <string.h>

#include "base/arena.h"
#include "orders/lexis/suggest.h"
#include "orders/line/line.h"

enum { SAID_LEAST = 4 }; /* letters of a word that may be mended into a bare one */

void token_patch(struct token t[], int *n, int i, int words, const struct word *w)
{
	const struct token *last = &t[i + words - 1];

	t[i].width = last->column + last->width - t[i].column;
	t[i].id = w->id;
	t[i].value = w->value;
	t[i].flags = (uint8_t)w->flags;
	t[i].repaired = true;
	t[i].text = str_of(w->text);
	memmove(&t[i + 1], &t[i + words], (size_t)(*n + 1 - i - words) * sizeof *t);
	*n -= words - 1;
}

/* The words that would have been right in the place of the misspelt one. */
struct wanted {
	unsigned seats;
	bool id[256];
};

static bool was_tried(const void *with, const struct word *w)
{
	const struct wanted *wanted = with;

	return wanted->id[w->id & 0xff] &&
	       (w->id != WORD_SEAT || wanted->seats >> w->value & 1);
}

static const char *shown(const struct draft *l, const struct word *w)
{
	return w->id == WORD_SEAT ? l->reader->vocab->seat_names[w->value] : w->text;
}

/* The bare words that were asked for (parse_says), as words without a concept. */
static void add_said(const struct parse *p, struct choice *c)
{
	struct word *w = arena_array(p->a, struct word, (size_t)p->n_said);

	for (int i = 0; i < p->n_said; i++)
		w[i] = (struct word){.text = p->said[i], .value = (short)(i + 1)};
	c->also = w;
	c->n_also = p->n_said;
}

bool line_repair(struct work *k)
{
	const struct word *w, *second;
	struct token *t = k->p.token;
	int i = k->p.tried_at;

	if (i >= k->n || t[i].kind != TOKEN_WORD || t[i].id || t[i].repaired ||
	    token_denies(&t[i]) || k->n_repairs == LINE_REPAIRS)
		return false;
	struct str typed = t[i].text;
	struct wanted wanted = {.seats = k->p.view ? k->p.vocab->seats(k->p.view) : 0};
	struct choice c = {.fits = was_tried, .with = &wanted};
	for (int j = 0; j < k->p.n_tried; j++)
		wanted.id[k->p.tried[j] & 0xff] = true;
	if (k->p.n_said && typed.n >= SAID_LEAST)
		add_said(&k->p, &c);
	int words = suggest_word(k->l->lexicon, t, k->n, i, c, &w, &second);
	if (!words) {
		k->doubt = second ? &t[i] : NULL;
		k->either = w;
		k->other = second;
		return false;
	}
	token_patch(t, &k->n, i, words, w);
	k->repair[k->n_repairs].typed = typed;
	k->repair[k->n_repairs].column = t[i].column;
	k->repair[k->n_repairs].width = t[i].width;
	k->repair[k->n_repairs++].as = shown(k->l, w);
	return k->again = true;
}

void line_tell_repairs(const struct work *k, struct line *line)
{
	for (int i = 0; i < k->n_repairs; i++)
		letter_mended(k->l, line, k->repair[i].column, k->repair[i].width,
			      k->repair[i].typed, k->repair[i].as);
	if (k->doubt)
		letter_remark(k->l, line, true, k->doubt->column, k->doubt->width, NULL,
			      "'%.*s' could be '%s' or '%s'", STR_ARG(k->doubt->text),
			      shown(k->l, k->either), shown(k->l, k->other));
}
