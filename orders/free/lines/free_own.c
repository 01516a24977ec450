/* A line that begins with a verb whose own words stand in no dictionary ("my power takes Blue along"). Only the grammar may read it;
 * where that refuses it, a saying may mean the whole of it, if all that it makes are orders of such verbs: what a Power does is never
 * read as an attack or a card.
 * SPDX-License-Identifier: ISC */
#include "orders/free/decide/decide.h"
#include "orders/free/lines/lines.h"
#include "orders/free/text/text.h"

static bool is_own(struct free *f, const struct piece *p)
{
	const struct clause *made = free_made_of(f, p);
	/* "No power in C2" is an order of that verb as well. */
	const int at = made && made->n > 1 && token_is(&made->t[0], WORD_NO);
	const struct verb *v = made && made->n ? free_verb(f, &made->t[at]) : NULL;

	return v && v->own_words;
}

/* Does each word of the line that nobody knows belong to an order that was made? */
static bool has_all(const struct free *f, const struct line *line)
{
	struct token t[LEX_TOKENS + 1];
	int n = lex(f->l->lexicon, line->typed, t);
	/* "My Amoeba brings one more": it is told, and a saying knows all of it. "Power cure Red" is an order with a word that nobody knows. */
	const struct verb *v = n > 0 ? free_verb(f, &t[0]) : NULL;
	/* A verb that wants a colon and has none is a name that is told of, too: "Oracle in C2: if he ...". */
	const bool told = n > 1 && (!v || (v->colon && !token_is_sign(&t[1], ':')));

	for (int i = 0; i < n; i++) {
		bool in = t[i].kind != TOKEN_WORD || t[i].id;
		for (int k = 0; k < f->n_pieces && !in; k++) {
			const struct piece *p = &f->piece[k];
			const int from = told ? p->said : p->column;
			const int width = told ? p->said_width : p->width;
			in = t[i].column >= from && t[i].column < from + width;
		}
		if (!in)
			return false;
	}
	return n > 0;
}

bool free_read_own(struct free *f, int i)
{
	struct line *line = &f->l->line[i];
	bool own = free_read_text(f, line->typed) && f->n_pieces > 0;

	for (int k = 0; k < f->n_pieces && own; k++)
		own = f->piece[k].kind == PIECE_ORDER && is_own(f, &f->piece[k]);
	own = own && has_all(f, line);
	if (own) {
		free_doubt(f, 0);
		free_decide(f, line);
	}
	return own;
}
