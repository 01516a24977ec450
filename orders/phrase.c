/* Patterns over tokens: see phrase.h.
 * SPDX-License-Identifier: ISC */
#include "orders/phrase.h"

#include <string.h>

#include "base/arena.h"
#include "orders/words.h"

enum { ELEMENTS = 24, DEPTH = 8, STEPS = 1000000 };

enum element_kind {
	ELEMENT_WORDS, /* one of its choices */
	ELEMENT_NUMBER,
	ELEMENT_SEAT,
	ELEMENT_OWN,  /* the writer */
	ELEMENT_PART, /* a row of the table with this name */
	ELEMENT_ANY,
	ELEMENT_START,
	ELEMENT_END,
};

/* A word or the words of a phrase, as the letter's own lexer reads them. */
struct choice_of_words {
	int n;
	const struct token *token;
};

struct element {
	enum element_kind kind;
	bool optional;
	int n_choices;
	const struct choice_of_words *choice;
	struct str part;
};

struct template_word {
	int capture; /* 1..: $1; 0: the token */
	struct token token;
};

struct row {
	const struct saying *saying;
	int n;
	struct element *element;
	int n_means;
	struct template_word *means;
};

struct phrases {
	unsigned phase;
	int seat, n;
	int *steps; /* that are left for the letter: nobody makes the matcher search long */
	struct row *row;
};

/* --- compiling --- */

static int count(const struct saying *s)
{
	int n = 0;

	while (s && s[n].says)
		n++;
	return n;
}

static const struct token *lex_words(struct arena *a, const struct lexicon *l,
				     struct str words, int *n)
{
	struct token room[LEX_TOKENS + 1];

	*n = lex(l, words, room);
	struct token *t = arena_array(a, struct token, (size_t)*n + 1);
	memcpy(t, room, (size_t)*n * sizeof *t);
	return t;
}

static void add_choices(struct arena *a, const struct lexicon *l, struct element *e,
			struct str words)
{
	struct choice_of_words *choice;
	struct str rest = words;

	e->n_choices = 1;
	for (size_t i = 0; i < words.n; i++)
		e->n_choices += words.s[i] == '|';
	choice = arena_array(a, struct choice_of_words, (size_t)e->n_choices);
	for (int i = 0; i < e->n_choices; i++) {
		size_t at = str_find_char(rest, '|');
		struct str one = str_slice(rest, 0, at == SIZE_MAX ? rest.n : at);
		char *z = arena_alloc(a, one.n + 1);
		for (size_t k = 0; k < one.n; k++)
			z[k] = one.s[k] == '_' ? ' ' : one.s[k];
		z[one.n] = '\0';
		choice[i].token = lex_words(a, l, str_of(z), &choice[i].n);
		rest = str_slice(rest, one.n + 1 < rest.n ? one.n + 1 : rest.n, rest.n);
	}
	e->choice = choice;
}

static void compile_element(struct arena *a, const struct lexicon *l, struct element *e,
			    struct str word)
{
	*e = (struct element){.kind = ELEMENT_WORDS};
	if (word.n > 1 && word.s[0] == '?') {
		e->optional = true;
		word = str_slice(word, 1, word.n);
	}
	if (str_is(word, "^")) {
		e->kind = ELEMENT_START;
	} else if (str_is(word, "$")) {
		e->kind = ELEMENT_END;
	} else if (word.s[0] == '<') {
		e->part = str_slice(word, 1, word.n - 1);
		e->kind = str_is(e->part, "n")      ? ELEMENT_NUMBER
			  : str_is(e->part, "seat") ? ELEMENT_SEAT
			  : str_is(e->part, "own")  ? ELEMENT_OWN
			  : str_is(e->part, "any")  ? ELEMENT_ANY
						    : ELEMENT_PART;
	} else {
		add_choices(a, l, e, word);
	}
}

static void compile_means(struct arena *a, const struct lexicon *l, struct row *row)
{
	struct str rest = str_of(row->saying->means), word;
	int n;

	row->means = arena_array(a, struct template_word, 2 * ELEMENTS);
	while (str_word(&rest, &word) && row->n_means < 2 * ELEMENTS) {
		if (word.s[0] == '$') {
			row->means[row->n_means++].capture = word.s[1] - '0';
			continue;
		}
		char *z = arena_alloc(a, word.n + 1);
		for (size_t i = 0; i < word.n; i++)
			z[i] = word.s[i] == '_' ? ' ' : word.s[i];
		z[word.n] = '\0';
		const struct token *t = lex_words(a, l, str_of(z), &n);
		for (int i = 0; i < n && row->n_means < 2 * ELEMENTS; i++)
			row->means[row->n_means++] =
				(struct template_word){.capture = 0, .token = t[i]};
	}
}

static void compile(struct arena *a, const struct lexicon *l, struct row *row,
		    const struct saying *s)
{
	struct str rest = str_of(s->says), word;

	*row = (struct row){.saying = s};
	row->element = arena_array(a, struct element, ELEMENTS);
	while (str_word(&rest, &word) && row->n < ELEMENTS)
		compile_element(a, l, &row->element[row->n++], word);
	if (s->flags & SAYING_OTHER && row->n < ELEMENTS)
		row->element[row->n++] = (struct element){.kind = ELEMENT_END};
	compile_means(a, l, row);
}

struct phrases *phrases_make(struct arena *a, const struct lexicon *l,
			     const struct reader *r)
{
	struct phrases *p = arena_new(a, struct phrases);
	const struct saying *tables[] = {r->vocab->sayings, common_sayings};
	int phase = r->view ? r->phase : 0;

	p->steps = arena_new(a, int);
	*p->steps = STEPS;
	p->seat = r->seat;
	p->phase = PHASE(phase);
	p->row = arena_array(a, struct row,
			     (size_t)(count(tables[0]) + count(tables[1]) + 1));
	for (int t = 0; t < 2; t++)
		for (const struct saying *s = tables[t]; s && s->says; s++)
			if (!s->phases || s->phases & p->phase)
				compile(a, l, &p->row[p->n++], s);
	return p;
}

/* --- matching --- */

struct capture {
	int n; /* tokens */
	const struct token *t;
};

enum { POOL = 8 * PHRASE_TOKENS };

struct match {
	const struct phrases *p;
	const struct token *t;
	int n, depth;
	int n_captures, n_pool;
	struct capture capture[PHRASE_PARTS];
	struct token pool[POOL]; /* what parts mean; only the first n_pool count */
};

static void match_begin(struct match *m, const struct phrases *p,
			const struct clause *c)
{
	m->p = p;
	m->t = c->t;
	m->n = c->n;
	m->depth = m->n_captures = m->n_pool = 0;
}

static bool same_token(const struct token *a, const struct token *b)
{
	if (a->kind != b->kind)
		return a->kind == TOKEN_WORD && b->kind == TOKEN_WORD;
	if (a->kind == TOKEN_NUMBER)
		return a->value == b->value;
	if (a->kind == TOKEN_SIGN)
		return a->id == b->id;
	if (a->kind != TOKEN_WORD)
		return false;
	bool named = a->id && a->id != WORD_PROSE && a->id != WORD_NOISE;
	return named && a->id != WORD_PRONOUN ? a->id == b->id && a->value == b->value
					      : str_same(a->text, b->text);
}

static int after_choice(const struct match *m, int i, const struct choice_of_words *c)
{
	for (int k = 0; k < c->n; k++, i++)
		if (i >= m->n || !same_token(&c->token[k], &m->t[i]))
			return -1;
	return i;
}

static bool match_from(struct match *m, const struct row *row, int e, int i, int *end);

static bool keep(struct match *m, const struct token *t, int n)
{
	if (m->n_captures == PHRASE_PARTS)
		return false;
	m->capture[m->n_captures++] = (struct capture){n, t};
	return true;
}

/* Writes what a row means, with what was kept from capture `base` on. */
static int expand(const struct match *m, const struct row *row, int base,
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

static bool is_row(const struct row *row, struct str part)
{
	return row->saying->part && str_is(part, row->saying->part);
}

/* A part by one row after the other; what follows it must fit, too. */
static bool match_part(struct match *m, const struct row *row, int e, int i, int *end)
{
	struct str part = row->element[e].part;
	int pool = m->n_pool;

	if (m->depth == DEPTH || pool + PHRASE_TOKENS > POOL)
		return false;
	for (int r = 0; r < m->p->n; r++) {
		const struct row *sub = &m->p->row[r];
		int base = m->n_captures, to;
		if (!is_row(sub, part))
			continue;
		m->depth++;
		bool ok = match_from(m, sub, 0, i, &to);
		m->depth--;
		if (ok) {
			struct token *out = &m->pool[m->n_pool];
			int n = expand(m, sub, base, &m->t[i], out,
				       POOL - m->n_pool < PHRASE_TOKENS
					       ? POOL - m->n_pool
					       : PHRASE_TOKENS);
			m->n_captures = base;
			m->n_pool += n;
			if (keep(m, out, n) && match_from(m, row, e + 1, to, end))
				return true;
		}
		m->n_captures = base;
		m->n_pool = pool;
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
	case ELEMENT_OWN:
		ok = i < m->n && token_is(&m->t[i], WORD_SEAT) &&
		     m->t[i].value == m->p->seat;
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

/* The elements from `e` on, at token `i` or behind words that are dropped. */
static bool match_from(struct match *m, const struct row *row, int e, int i, int *end)
{
	if (e == row->n) {
		*end = i;
		return true;
	}
	if (*m->p->steps <= 0)
		return false;
	--*m->p->steps;
	if (row->element[e].kind == ELEMENT_START)
		return i == 0 && match_from(m, row, e + 1, i, end);
	for (int k = i;; k++) {
		if (match_one(m, row, e, k, end))
			return true;
		if (k >= m->n || !(m->t[k].flags & WORD_DROPPED) ||
		    row->element[e].kind == ELEMENT_ANY || (e == 0 && k == i && i > 0))
			break;
	}
	return row->element[e].optional && match_from(m, row, e + 1, i, end);
}

/* --- the clause --- */

static void replace(struct clause *c, int from, int to, const struct token out[], int n)
{
	struct token *t = c->t;

	if (c->n - (to - from) + n > PHRASE_TOKENS)
		return;
	memmove(&t[from + n], &t[to], (size_t)(c->n + 1 - to) * sizeof *t);
	memcpy(&t[from], out, (size_t)n * sizeof *t);
	c->n += n - (to - from);
}

static bool begins_at_start(const struct row *row)
{
	return row->n && row->element[0].kind == ELEMENT_START;
}

/* Says one place in other words; false: it fits nowhere from `*at` on. */
static bool respell_once(const struct phrases *p, const struct row *row,
			 struct clause *c, struct match *m, int *at)
{
	struct token out[PHRASE_TOKENS];
	int end;

	for (; *at < c->n && (*at == 0 || !begins_at_start(row)); ++*at) {
		match_begin(m, p, c);
		if (!match_from(m, row, 0, *at, &end))
			continue;
		int n = expand(m, row, 0, &c->t[*at], out, PHRASE_TOKENS);
		replace(c, *at, end, out, n);
		c->flags |= row->saying->flags;
		*at += n;
		return true;
	}
	return false;
}

static bool is_respelling(const struct row *row)
{
	return !row->saying->part && !(row->saying->flags & SAYING_OTHER);
}

void phrases_respell(const struct phrases *p, struct clause *c)
{
	struct match m;

	for (int r = 0; r < p->n; r++) {
		int at = 0;
		if (!is_respelling(&p->row[r]))
			continue;
		for (int round = 0; round < 8; round++)
			if (!respell_once(p, &p->row[r], c, &m, &at))
				break;
			else if (begins_at_start(&p->row[r]))
				at = 0;
	}
}

static bool fits_whole(const struct phrases *p, const struct row *row,
		       const struct clause *c, struct match *m)
{
	int end;

	match_begin(m, p, c);
	if (!match_from(m, row, 0, 0, &end))
		return false;
	while (end < c->n && c->t[end].flags & WORD_DROPPED)
		end++;
	return end == c->n;
}

bool phrases_whole(const struct phrases *p, const struct clause *c, int *next,
		   struct clause *out)
{
	struct match m;

	for (int r = *next; r >= 0 && r < p->n; r++) {
		const struct row *row = &p->row[r];
		if (row->saying->part || !(row->saying->flags & SAYING_WHOLE) ||
		    !fits_whole(p, row, c, &m))
			continue;
		out->flags = c->flags | row->saying->flags;
		out->n = expand(&m, row, 0, &c->t[0], out->t, PHRASE_TOKENS);
		out->t[out->n] = c->t[c->n];
		*next = r + 1;
		return true;
	}
	*next = -1;
	return false;
}

struct str phrases_command(const struct phrases *p, const struct clause *c,
			   unsigned kind, struct arena *a)
{
	struct clause said;
	struct match m;

	for (int r = 0; r < p->n; r++) {
		if (!(p->row[r].saying->flags & kind) || p->row[r].saying->part ||
		    !fits_whole(p, &p->row[r], c, &m))
			continue;
		said.n = expand(&m, &p->row[r], 0, &c->t[0], said.t, PHRASE_TOKENS);
		return clause_text(a, &said);
	}
	return (struct str){NULL, 0};
}

struct str clause_text(struct arena *a, const struct clause *c)
{
	struct buf b = buf_in(a);

	for (int i = 0; i < c->n; i++) {
		buf_z(&b, b.n && !c->t[i].glued ? " " : "");
		buf_add(&b, c->t[i].text);
	}
	return buf_str(&b);
}
