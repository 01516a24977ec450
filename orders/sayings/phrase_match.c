/* Matching sayings: see phrase_match.h.
 * SPDX-License-Identifier: ISC */
#include "orders/sayings/phrase_match.h"

enum { DEPTH = 8 };

void match_begin(struct match *m, struct phrases *p, const struct clause *c)
{
	m->p = p;
	m->t = c->t;
	m->n = c->n;
	m->at[c->n] = m->behind[c->n] = traits_of_end();
	m->all = (struct traits){{0}};
	for (int i = c->n - 1; i >= 0; i--) {
		m->at[i] = m->behind[i] = traits_of(&c->t[i]);
		if (c->t[i].flags & WORD_DROPPED)
			traits_add(&m->behind[i], &m->behind[i + 1]);
		traits_add(&m->all, &m->at[i]);
	}
	match_anew(m);
}

void match_anew(struct match *m)
{
	m->depth = m->n_captures = m->n_pool = 0;
	m->doubt = false;
}

/* May the element stand at token `i`? The rows of a part may begin behind words that are dropped. */
static bool may_stand(const struct match *m, const struct row *row, int e, int i)
{
	const struct traits *here =
		row->element[e].kind == ELEMENT_PART ? &m->behind[i] : &m->at[i];

	return traits_meet(&row->begin[e], here);
}

/* Does what a letter has (`b`) stand for what a saying has? */
static bool same_token(const struct token *a, const struct token *b)
{
	if (token_is_sign(a, '>')) /* "->" is an arrow, or else */
		return token_is_sign(b, '>') ||
		       (token_is(b, WORD_ELSE) && str_starts(b->text, "-"));
	if (a->kind != b->kind)
		return false;
	if (a->kind == TOKEN_NUMBER)
		return a->value == b->value;
	if (a->kind == TOKEN_SIGN)
		return a->id == b->id;
	if (a->kind != TOKEN_WORD)
		return false;
	if (token_is(a, WORD_ELSE) && str_is(a->text, ">"))
		return str_is(b->text, ">"); /* an arrow; "else" is not one */
	return token_is_named(a) ? a->id == b->id && a->value == b->value
				 : str_iequal(a->text, b->text);
}

static int after_choice(const struct match *m, int i, const struct spelled *c)
{
	for (int k = 0; k < c->n; k++, i++)
		if (i >= m->n || !same_token(&c->token[k], &m->t[i]))
			return -1;
	return i;
}

static bool match_from(struct match *, const struct row *, int e, int i, int *end);

static bool keep(struct match *m, const struct token *t, int n)
{
	if (m->n_captures == PHRASE_PARTS)
		return false;
	m->capture[m->n_captures++] = (struct capture){n, t};
	return true;
}

int match_means(const struct match *m, const struct row *row, int base,
		const struct token *at, struct token out[], int room)
{
	int n = 0;

	for (int i = 0; i < row->n_means; i++) {
		const struct template_word *w = &row->means[i];
		if (w->capture) {
			int c = base + w->capture - 1;
			for (int k = 0; c < m->n_captures && k < m->capture[c].n; k++)
				if (n < room)
					out[n++] = m->capture[c].t[k];
			continue;
		}
		if (n == room)
			break;
		out[n] = w->token;
		out[n].column = at->column;
		out[n].width = at->width;
		out[n++].glued = false;
	}
	return n;
}

bool phrases_have(const struct phrases *p, const struct row *row)
{
	return !row->saying->phases || row->saying->phases & p->phase;
}

/* Matches a part by one row after the other; the elements behind it must fit, too. */
static bool match_part(struct match *m, const struct row *row, int e, int i, int *end)
{
	const struct part *part = &m->p->all->part[row->element[e].part];
	int pool = m->n_pool;
	const bool doubt = m->doubt;

	if (m->depth == DEPTH || pool + PHRASE_TOKENS > MATCH_POOL)
		return false;
	for (const struct row *sub = part->first; sub; sub = sub->next) {
		int base = m->n_captures, to;
		if (!match_may(m, sub, i) || !phrases_have(m->p, sub))
			continue;
		m->depth++;
		bool ok = match_from(m, sub, 0, i, &to);
		m->depth--;
		if (ok) {
			struct token *out = &m->pool[m->n_pool];
			int n = match_means(m, sub, base, &m->t[i], out,
					    MATCH_POOL - m->n_pool < PHRASE_TOKENS
						    ? MATCH_POOL - m->n_pool
						    : PHRASE_TOKENS);
			m->n_captures = base;
			m->n_pool += n;
			m->doubt |= (sub->saying->flags & SAYING_DOUBT) != 0;
			if (keep(m, out, n) && match_from(m, row, e + 1, to, end))
				return true;
		}
		m->n_captures = base;
		m->n_pool = pool;
		m->doubt = doubt;
	}
	return false;
}

static bool match_any(struct match *m, const struct row *row, int e, int i, int *end)
{
	int base = m->n_captures;

	for (int to = i; to <= m->n; to++) {
		if (keep(m, &m->t[i], to - i) && match_from(m, row, e + 1, to, end))
			return true;
		m->n_captures = base;
	}
	return false;
}

static bool match_words(struct match *m, const struct row *row, int e, int i, int *end)
{
	const struct element *el = &row->element[e];

	for (int c = 0; c < el->n_choices; c++) {
		int to = after_choice(m, i, &el->choice[c]);
		if (to >= 0 && match_from(m, row, e + 1, to, end))
			return true;
	}
	return false;
}

static bool match_one(struct match *m, const struct row *row, int e, int i, int *end)
{
	int base = m->n_captures;
	bool ok = false;

	switch (row->element[e].kind) {
	case ELEMENT_START:
		return false; /* seen by match_from */
	case ELEMENT_END:
		return i == m->n && match_from(m, row, e + 1, i, end);
	case ELEMENT_ANY:
		return match_any(m, row, e, i, end);
	case ELEMENT_PART:
		return match_part(m, row, e, i, end);
	case ELEMENT_WORDS:
		return match_words(m, row, e, i, end);
	case ELEMENT_NUMBER:
		ok = i < m->n && m->t[i].kind == TOKEN_NUMBER;
		break;
	case ELEMENT_LIKE:
		ok = i < m->n &&
		     token_is(&m->t[i], row->element[e].choice[0].token[0].id);
		break;
	case ELEMENT_OWN:
		ok = i < m->n && token_is(&m->t[i], WORD_SEAT) &&
		     m->t[i].value == m->p->seat;
		break;
	case ELEMENT_OTHER:
		ok = i < m->n && token_is(&m->t[i], WORD_SEAT) &&
		     m->t[i].value != m->p->seat;
		break;
	case ELEMENT_WORD:
		ok = i < m->n && m->t[i].kind == TOKEN_WORD && !m->t[i].id;
		break;
	case ELEMENT_SEAT:
		ok = i < m->n && token_is(&m->t[i], WORD_SEAT);
		break;
	}
	if (ok && keep(m, &m->t[i], 1) && match_from(m, row, e + 1, i + 1, end))
		return true;
	m->n_captures = base;
	return false;
}

static bool ends_part(const struct match *m, int i)
{
	return token_is_sign(&m->t[i], ',') &&
	       !(i + 1 < m->n && m->t[i + 1].flags & WORD_DROPPED &&
		 m->t[i + 1].id < WORD_GAME);
}

/* Without an element that may be left out. One that would be kept is kept empty, so that $2 means the
 * same element whether $1 was there or not. */
static bool match_without(struct match *m, const struct row *row, int e, int i,
			  int *end)
{
	const struct element *el = &row->element[e];
	int base = m->n_captures;
	bool kept = el->kind != ELEMENT_WORDS && el->kind != ELEMENT_START &&
		    el->kind != ELEMENT_END;

	if ((!kept || keep(m, &m->t[i], 0)) && match_from(m, row, e + 1, i, end))
		return true;
	m->n_captures = base;
	return false;
}

/* The elements from `e` on, at token `i` or behind words that are dropped. */
static bool match_from(struct match *m, const struct row *row, int e, int i, int *end)
{
	if (e == row->n) {
		*end = i;
		return true;
	}
	if (m->p->steps <= 0)
		return false;
	m->p->steps--;
	if (row->element[e].kind == ELEMENT_START)
		return i == 0 && match_from(m, row, e + 1, i, end);
	for (int k = i;; k++) {
		if (may_stand(m, row, e, k) && match_one(m, row, e, k, end))
			return true;
		/* Between a player and a number "with" says that the number is not a
		 * planet's; and behind a comma something else begins, but for ",
		 * please". */
		bool parts = k < m->n &&
			     (ends_part(m, k) ||
			      (row->saying->part && token_is(&m->t[k], WORD_WITH)));
		if (k >= m->n || parts || !(m->t[k].flags & WORD_DROPPED) ||
		    row->element[e].kind == ELEMENT_ANY || (e == 0 && k == i && i > 0))
			break;
	}
	return row->element[e].optional && match_without(m, row, e, i, end);
}

bool match_row(struct match *m, const struct row *row, int at, int *end)
{
	return match_may(m, row, at) && match_from(m, row, 0, at, end);
}

bool element_is_kept(const struct element *e)
{
	return e->kind == ELEMENT_NUMBER || e->kind == ELEMENT_SEAT ||
	       e->kind == ELEMENT_OWN || e->kind == ELEMENT_OTHER ||
	       e->kind == ELEMENT_LIKE || e->kind == ELEMENT_WORD ||
	       e->kind == ELEMENT_PART;
}

bool match_element(struct match *m, const struct row *row, int e, int i, int *end)
{
	if (!traits_meet(&row->begin[e], &m->behind[i]))
		return false;
	const struct element one = row->element[e];
	const struct row alone = {.saying = row->saying,
				  .n = 1,
				  .element = &one,
				  .begin = &row->begin[e],
				  .start = row->begin[e]};

	m->n_captures = 0;
	return match_row(m, &alone, i, end) && *end > i;
}
