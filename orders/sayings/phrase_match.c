/* Matching sayings: see phrase_match.h.
 * SPDX-License-Identifier: ISC */
#include "orders/sayings/phrase_match.h"

/* What a limit cut off is too deep to be kept. */
enum { DEPTH = 8, TOO_DEEP = 3 * DEPTH };

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
	if (m->n_captures == PHRASE_CAPTURES) {
		m->deepest = TOO_DEEP;
		return false;
	}
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

/* The first row from `*next` on that fits at token `i`; what it means is put into the pool. */
static bool find_way(struct match *m, const struct row **next, int i, struct way *way)
{
	int base = m->n_captures;
	bool doubt = m->doubt, found = false;

	m->depth++;
	for (; *next && !found; *next = (*next)->next) {
		const struct row *row = *next;
		m->doubt = false;
		if (!match_may(m, row, i) || !phrases_have(m->p, row) ||
		    !row_may_fit(row, &m->rest[i]) ||
		    !match_from(m, row, 0, i, &way->to))
			continue;
		struct token *out = &m->pool[m->n_pool];
		int room = MATCH_POOL - m->n_pool;
		way->n = match_means(m, row, base, &m->t[i], out,
				     room < PHRASE_TOKENS ? room : PHRASE_TOKENS);
		way->t = out;
		way->row = row;
		way->doubt = m->doubt || row->saying->flags & SAYING_DOUBT;
		found = true;
	}
	m->n_captures = base;
	m->doubt = doubt;
	m->depth--;
	return found;
}

/* A part at token `i`, one way after the other. */
struct walk {
	struct place *place; /* NULL: nothing is kept, and `next` says how far it is */
	const struct row *next;
	const struct way *way;
	struct way here;
	int i;
};

static int deeper(int a, int b)
{
	return a > b ? a : b;
}

static bool find_kept(struct match *m, struct walk *w)
{
	struct place *at = w->place;
	int deepest = m->deepest;

	m->deepest = m->depth;
	at->busy = true;
	bool found = find_way(m, &at->next, w->i, &w->here);
	at->busy = false;
	at->depth = (short)deeper(at->depth, m->deepest - m->depth);
	m->deepest = deeper(deepest, m->deepest);
	if (!found)
		return false;
	w->way = ways_keep(m->p->ways, at, &w->here);
	if (!w->way) { /* no room: on without */
		at->next = w->here.row;
		w->next = w->here.row->next;
		w->place = NULL;
		w->way = &w->here;
	}
	return true;
}

/* The next row that fits; false: no other does. */
static bool next_way(struct match *m, struct walk *w)
{
	struct place *at = w->place;

	if (at && m->depth + at->depth > DEPTH) { /* was cut off elsewhere */
		w->next = w->way ? w->way->row->next : w->next;
		w->place = at = NULL;
	}
	if (!at) {
		w->way = &w->here;
		return find_way(m, &w->next, w->i, &w->here);
	}
	const struct way *known = w->way ? w->way->next : at->first;
	m->deepest = deeper(m->deepest, m->depth + at->depth);
	if (!known)
		return at->next && find_kept(m, w);
	w->way = known;
	return true;
}

/* Matches a part by one row after the other; the elements behind it must fit, too. */
static bool match_part(struct match *m, const struct row *row, int e, int i, int *end)
{
	const struct part *part = &m->p->all->part[row->element[e].part];
	int base = m->n_captures, pool = m->n_pool;
	const bool doubt = m->doubt;
	struct walk w = {
		.place = ways_at(m->p->ways, part, row->element[e].part, i),
		.next = part->first,
		.i = i,
	};

	if (m->depth == DEPTH || pool + PHRASE_TOKENS > MATCH_POOL) {
		m->deepest = TOO_DEEP;
		return false;
	}
	m->deepest = deeper(m->deepest, m->depth + 1);
	while (next_way(m, &w)) {
		m->n_pool = w.place ? pool : m->n_pool + w.way->n;
		m->doubt |= w.way->doubt;
		if (keep(m, w.way->t, w.way->n) &&
		    match_from(m, row, e + 1, w.way->to, end))
			return true;
		m->n_captures = base;
		m->n_pool = pool;
		m->doubt = doubt;
	}
	m->n_pool = pool;
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
	const short *first = row->first[e];

	for (int c = 0; c < el->n_choices; c++) {
		if (first[c] >= 0 && !traits_has(&m->at[i], first[c]))
			continue;
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

/* Goes on without an element that may be left out. One that would be kept is kept empty, so that $2 means the
 * same element whether $1 was there or not. */
static bool leave_out(struct match *m, const struct element *el, int i)
{
	const unsigned not_kept =
		1U << ELEMENT_WORDS | 1U << ELEMENT_START | 1U << ELEMENT_END;

	return el->optional && (not_kept >> el->kind & 1 || keep(m, &m->t[i], 0));
}

/* Element `e` at token `i` or behind words that are dropped, and those that follow it. */
static bool match_here(struct match *m, const struct row *row, int e, int i, int *end)
{
	for (int k = i;; k++) {
		if (may_stand(m, row, e, k) && match_one(m, row, e, k, end))
			return true;
		if (k >= m->n || !(m->t[k].flags & WORD_DROPPED) ||
		    row->element[e].kind == ELEMENT_ANY || (e == 0 && k == i && i > 0))
			return false;
		/* Between a player and a number "with" says that the number is not a
		 * planet's; and behind a comma something else begins, but for ",
		 * please". */
		if (ends_part(m, k) ||
		    (row->saying->part && token_is(&m->t[k], WORD_WITH)))
			return false;
	}
}

/* Nearly all words that may be left out are: does none of those from element `e` on stand here? Each of them is a step. */
static inline bool leave_run_out(struct match *m, const struct row *row, int *e, int i)
{
	const int run = row->run[*e];

	if (run < 2 || m->p->steps <= run ||
	    traits_meet(&row->run_begin[*e], &m->behind[i]))
		return false;
	m->p->steps -= run;
	*e += run - 1;
	return true;
}

/* The elements from `e` on, at token `i` or behind words that are dropped. */
static bool match_from(struct match *m, const struct row *row, int e, int i, int *end)
{
	const int base = m->n_captures;

	for (; e < row->n; e++) {
		if (leave_run_out(m, row, &e, i))
			continue;
		const struct element *el = &row->element[e];
		if (m->p->steps <= 0)
			break;
		m->p->steps--;
		if (el->kind == ELEMENT_START && i == 0)
			continue;
		if (el->kind == ELEMENT_START)
			break;
		/* Most elements may be left out, and nothing stands here that they begin with. */
		if (traits_meet(&row->begin[e], &m->behind[i]) &&
		    match_here(m, row, e, i, end))
			return true;
		if (!leave_out(m, el, i))
			break;
	}
	if (e == row->n) {
		*end = i;
		return true;
	}
	m->n_captures = base;
	return false;
}

bool match_row(struct match *m, const struct row *row, int at, int *end)
{
	return match_may(m, row, at) && match_from(m, row, 0, at, end);
}

bool match_element(struct match *m, const struct row *row, int e, int i, int *end)
{
	if (!traits_meet(&row->begin[e], &m->behind[i]))
		return false;
	static const uint8_t alone_run[1] = {1};
	const struct element one = row->element[e];
	const struct row alone = {.saying = row->saying,
				  .n = 1,
				  .element = &one,
				  .begin = &row->begin[e],
				  .run = alone_run,
				  .first = &row->first[e],
				  .start = row->begin[e]};

	m->n_captures = 0;
	return match_row(m, &alone, i, end) && *end > i;
}
