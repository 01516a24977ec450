/* What to write instead of a refused line: nothing is offered that would not be
 * accepted.
 * SPDX-License-Identifier: ISC */
#include "base/arena.h"
#include "orders/line.h"

enum { OFFERS = 2, TAIL = 16 };

static void add_tokens(struct buf *b, const struct token t[], int from, int to)
{
	for (int i = from; i < to; i++) {
		bool space = b->n && (!t[i].glued || i == from);
		buf_z(b, space ? " " : "");
		buf_add(b, t[i].text);
	}
}

/* "attack y3 or y5 with 2": both get the verb and the common tail, where that reads. */
static void offer_split(struct work *k)
{
	const struct token *t = k->p.token;
	int from = k->or_from, at = k->or_at, end = k->or_end, verb = k->verb_at + 1;
	const char *glue = k->or_is_and ? "; " : " else ";

	for (int m = at + 2; m <= end && m < at + TAIL; m++) {
		struct buf left = buf_in(k->l->a), right = buf_in(k->l->a);

		add_tokens(&left, t, from, at);
		add_tokens(&left, t, m, end);
		add_tokens(&right, t, at + 1, end);
		if (!line_accepts(k->l, buf_str(&left)))
			continue;
		if (!line_accepts(k->l, buf_str(&right))) {
			right = buf_in(k->l->a);
			add_tokens(&right, t, from, verb);
			add_tokens(&right, t, at + 1, end);
		}
		buf_z(&left, glue);
		buf_add(&left, buf_str(&right));
		if (line_accepts(k->l, buf_str(&left))) {
			parse_offer(&k->p, "%.*s", STR_ARG(buf_str(&left)));
			return;
		}
	}
}

void letter_instead(struct letter *l, struct line *line, struct str text)
{
	for (int i = 0; i < line->n_instead; i++)
		if (str_same(line->instead[i], text))
			return;
	if (line->n_instead >= OFFERS || !line_accepts(l, text))
		return;
	if (!line->instead)
		line->instead = arena_array(l->a, struct str, OFFERS);
	line->instead[line->n_instead++] = text;
}

void line_offer(struct work *k, struct line *line)
{
	struct buf b = buf_in(k->l->a);

	if (k->l->reader->stored)
		return;
	if (k->or_at >= 0)
		offer_split(k);
	for (int i = 0; i < k->p.n_offers; i++)
		letter_instead(k->l, line, k->p.offer[i]);
	if (!k->l->reader->vocab->example)
		return;
	if (line->n_instead == 0 &&
	    k->l->reader->vocab->example(&k->p, k->last_verb, &b))
		letter_instead(k->l, line, buf_str(&b));
	for (int i = 0; i < k->n_orders && line->n_instead == 0; i++) {
		int verb = k->order[i].key.verb;
		b = buf_in(k->l->a);
		if (verb && k->l->reader->vocab->example(&k->p, verb, &b))
			letter_instead(k->l, line, buf_str(&b));
	}
}
