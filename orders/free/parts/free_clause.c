/* Clauses: does the grammar take one as it stands, in other words (phrase.h), or with the verb
 * of the order before?
 * SPDX-License-Identifier: ISC */
#include "orders/free/parts/parts.h"

#include <assert.h>
#include <string.h>

#include "base/arena.h"
#include "orders/free/parts/free_thing.h"

void free_copy(struct free *to, const struct free *from)
{
	memcpy(to, from, offsetof(struct free, wrong));
	clause_copy(&to->wrong, &from->wrong);
	memcpy(to->piece, from->piece, (size_t)from->n_pieces * sizeof *to->piece);
}

const struct verb *free_verb(const struct free *f, const struct token *t)
{
	bool wrong;

	if (t->kind != TOKEN_WORD || t->id < WORD_GAME)
		return NULL;
	const struct verb *v = verb_find(f->l, t, 0, &wrong);
	return wrong ? NULL : v;
}

struct clause *free_clause(struct free *f, const struct token t[], int n)
{
	struct clause *c = arena_room(f->l->a, sizeof *c);

	c->n = n < PHRASE_TOKENS ? n : PHRASE_TOKENS;
	c->flags = 0;
	if (c->n)
		memcpy(c->t, t, (size_t)c->n * sizeof *t);
	c->t[c->n] = (struct token){.kind = TOKEN_END};
	if (n)
		c->t[c->n].column = t[n - 1].column + t[n - 1].width;
	return c;
}

struct clause *free_clause_of(struct free *f, struct str text)
{
	struct token t[LEX_TOKENS + 1];
	int n = text.n < LETTER_COLUMNS ? lex(f->l->lexicon, text, t) : 0;

	return free_clause(f, t, n > 0 && n <= FREE_TOKENS ? n : 0);
}

bool free_same_verb(struct free *f, const struct clause *a, const struct clause *b)
{
	return free_verb(f, &a->t[0]) && a->t[0].id == b->t[0].id;
}

struct free_trial free_trial(struct free *f)
{
	return (struct free_trial){arena_mark(f->l->a), f->wrong.n > 0};
}

void free_give_up(struct free *f, struct free_trial trial)
{
	if (trial.knew_wrong || !f->wrong.n)
		arena_rewind(f->l->a, trial.here);
}

bool free_separates(const struct token *t)
{
	if (t->kind == TOKEN_SIGN)
		return strchr(",;:|/-.!?)(\"*", t->id) != NULL;
	return token_is(t, WORD_AND) || token_is(t, WORD_THEN) ||
	       str_is(t->text, "also") || str_is(t->text, "n") ||
	       str_is(t->text, "plus");
}

static void keep_verb(struct free *f, const struct clause *c)
{
	for (int i = 0; i < c->n; i++) {
		if (!free_verb(f, &c->t[i]) || c->t[i].flags & WORD_NOUN)
			continue; /* "compromise" is the card, not what is done with it */
		f->head = (struct heading){1, {c->t[i]}};
		return;
	}
}

void free_insert(struct clause *c, const struct token t[], int n)
{
	assert(n >= 0);
	if (!n || c->n + n > PHRASE_TOKENS)
		return;
	memmove(&c->t[n], c->t, ((size_t)c->n + 1) * sizeof *t);
	memcpy(c->t, t, (size_t)n * sizeof *t);
	c->n += n;
}

void free_append(struct clause *c, const struct token t[], int n)
{
	assert(n >= 0);
	if (c->n + n > PHRASE_TOKENS)
		return;
	if (n) /* nothing may have no place */
		memcpy(&c->t[c->n], t, (size_t)n * sizeof *t);
	c->n += n;
	c->t[c->n] = (struct token){.kind = TOKEN_END};
}

int free_number(const struct token t[], int n)
{
	if (n > 3 && token_is_sign(&t[0], '(') && t[1].kind == TOKEN_NUMBER &&
	    token_is_sign(&t[2], ')'))
		return 3;
	return n > 2 && t[0].kind == TOKEN_NUMBER &&
			       (token_is_sign(&t[1], '.') ||
				token_is_sign(&t[1], ')') || token_is_sign(&t[1], ':'))
		       ? 2
		       : 0;
}

/* The first saying for all behind the number before it, `label` tokens long, that makes an order. */
static struct clause *whole_saying(struct free *f, const struct token t[], int n,
				   int label)
{
	int next = 0;
	struct clause *c = free_clause(f, t + label, n - label);
	struct clause *other = free_clause(f, t, n);

	while (next >= 0) {
		if (!phrases_whole(f->phrases, c, &next, other))
			continue;
		free_insert(other, t, label);
		if (free_reads(f, other))
			return other;
	}
	return NULL;
}

/* The first saying for the whole of it that makes an order. The number before it is one of a list of
 * wishes, or else, with a colon, a part of what is said: "11: 3 vs Orcs". "2. Cards:" is never two cards. */
static struct clause *in_other_words(struct free *f, const struct token t[], int n)
{
	int label = free_number(t, n);
	struct clause *c = whole_saying(f, t, n, label);

	return c || !label || !token_is_sign(&t[1], ':') ? c : whole_saying(f, t, n, 0);
}

bool free_asks_in_order(struct free *f, const struct clause *c)
{
	static const char *const words[] = {"how", "which", "what"};
	struct clause *own = free_clause(f, c->t, c->n), *order;

	if (!TOKEN_AMONG(&c->t[0], words))
		return false;
	phrases_respell(f->phrases, own);
	order = in_other_words(f, own->t, own->n);
	if (!order)
		return false;
	free_add(f, PIECE_ORDER, order, c->t[0].column, 0);
	return true;
}

/* "(C3)", and nothing else. */
static bool is_label_alone(struct free *f, const struct clause *c)
{
	struct clause *copy = free_clause(f, c->t, c->n);
	const struct vocab *v = f->l->reader->vocab;
	struct parse p;
	int label;

	letter_parse(f->l, &p, copy->t, copy->n);
	p.quiet = true;
	return v->label && v->label(&p, &label) && parse_at_end(&p);
}

/* With the verb of the order before, or with a heading. A word alone says too little: it may
 * belong to that order. */
static struct clause *with_verb(struct free *f, const struct token t[], int n)
{
	int label = free_number(t, n);
	struct clause *c = free_clause(f, t + label, n - label);

	if (!f->head.n || !f->may_lack_verb ||
	    (f->head.n == 1 && (c->n == 1 || is_label_alone(f, c))))
		return NULL;
	free_insert(c, f->head.t, f->head.n);
	free_insert(c, t, label);
	for (int i = 0; i < f->head.n; i++)
		c->t[label + i].column = t[label].column;
	if (!free_reads(f, c))
		return NULL;
	f->used_heading = true;
	return c;
}

bool free_name_players(const struct free *f, struct clause *c)
{
	const struct reader *r = f->l->reader;
	bool any = false;

	for (int i = 0; r->vocab->stands_for && i < c->n; i++) {
		struct token *t = &c->t[i];
		struct word w = {NULL, t->id, (short)t->value, t->flags};
		int seat;
		if (t->kind != TOKEN_WORD || t->id < WORD_GAME ||
		    t->flags & WORD_DROPPED || /* "I will": an everyday word */
		    !r->vocab->stands_for(r->view, &w, &seat))
			continue;
		t->id = WORD_SEAT;
		t->value = seat;
		t->flags = WORD_NOUN;
		any = true;
	}
	return any;
}

/* A guess (the verb of a line above, parts in any order) that is legal only after a repair is not a likely order:
 * "Source: Red 3" is not an attack on another's planet 3. */
static struct clause *unrepaired(struct free *f, struct clause *made)
{
	return made && free_reads(f, made) && f->bent ? NULL : made;
}

/* As it stands, in other words, or with the verb of the order before. */
static struct clause *in_words(struct free *f, const struct token t[], int n)
{
	struct clause *c = free_clause(f, t, n), *made;

	if (free_reads(f, c))
		return c;
	made = in_other_words(f, t, n);
	if (!made)
		made = unrepaired(f, with_verb(f, t, n));
	if (made || !free_name_players(f, c))
		return made;
	return free_reads(f, c) ? c : in_other_words(f, c->t, n);
}

static struct clause *understand(struct free *f, const struct token t[], int n)
{
	struct clause *made;

	while (n && free_separates(&t[0]) && !token_is_sign(&t[0], '('))
		t++, n--;
	while (n && free_separates(&t[n - 1]) && !str_is(t[n - 1].text, "n"))
		n--; /* "C3 = N" is a card */
	if (!n)
		return NULL;
	struct free_trial trial = free_trial(f);
	made = in_words(f, t, n);
	if (!made && f->outline)
		made = unrepaired(f, f->outline(f, t, n));
	if (!made)
		free_give_up(f, trial);
	return made;
}

/* May one order end, and another begin, here? */
static bool may_cut(const struct free *f, const struct clause *c, int i)
{
	if (i == c->n || free_separates(&c->t[i]) || free_separates(&c->t[i - 1]))
		return true;
	return free_verb(f, &c->t[i]) || c->t[i - 1].kind == TOKEN_NUMBER ||
	       (c->t[i].flags & WORD_NOUN && !token_is(&c->t[i], WORD_SEAT));
}

void free_add(struct free *f, enum piece_kind kind, struct clause *c, int column,
	      int width)
{
	if (f->n_pieces == FREE_PIECES) { /* no order is left out in silence */
		f->piece[FREE_PIECES - 1].kind = PIECE_LOST;
		return;
	}
	f->piece[f->n_pieces++] = (struct piece){.kind = kind,
						 .clause = c,
						 .doubt = c->flags & SAYING_DOUBT,
						 .corrects = c->flags & SAYING_CORRECTS,
						 .column = column,
						 .width = width};
}

void free_doubt(struct free *f, int first)
{
	for (int i = first; i < f->n_pieces; i++)
		f->piece[i].doubt = true;
}

/* "green c1 blue c3": behind the number of a challenge, or the like. */
static bool is_behind_label(const struct token t[], int at)
{
	return at > 1 && t[at - 1].kind == TOKEN_NUMBER && t[at - 2].id >= WORD_GAME &&
	       t[at - 2].flags & WORD_LETTER;
}

int free_orders(struct free *f, const struct clause *c, int at)
{
	while (at < c->n) {
		struct clause *one = NULL;
		int end = c->n;
		for (; end > at && !one; end--)
			if (may_cut(f, c, end)) {
				f->may_lack_verb = at == 0 ||
						   free_separates(&c->t[at - 1]) ||
						   is_behind_label(c->t, at);
				one = understand(f, &c->t[at], end - at);
			}
		if (!one)
			return at;
		end++;
		one->flags |= c->flags;
		if (free_reads(f, one) &&
		    f->bent) /* other words, and another meaning */
			one->flags |= SAYING_DOUBT;
		keep_verb(f, one);
		free_add(f, PIECE_ORDER, one, c->t[at].column, 0);
		for (at = end; at < c->n && free_separates(&c->t[at]); at++)
			;
	}
	return at;
}

int free_label_at(struct free *f, const struct clause *c, int i)
{
	const struct vocab *v = f->l->reader->vocab;
	struct clause *rest = free_clause(f, &c->t[i], c->n - i);
	struct parse p;
	int label;

	letter_parse(f->l, &p, rest->t, rest->n);
	p.quiet = true;
	return v->label && v->label(&p, &label) && !p.n_faults && label >= 0 ? p.i : 0;
}

int free_label_before(struct free *f, const struct token t[], int n, int *at,
		      int *width)
{
	static const char *const about[] = {"in", "for",        "re",        "about",
					    "at", "concerning", "regarding", "on"};
	int i = 0;

	while (i < n && (t[i].flags & WORD_DROPPED || TOKEN_AMONG(&t[i], about)))
		i++;
	*at = i;
	*width = i < n ? free_label_at(f, free_clause(f, t, n), i) : 0;
	const int end = i + *width;
	if (!*width || end >= n)
		return 0;
	const bool sign = t[end].kind == TOKEN_SIGN && t[end].id &&
			  strchr(i ? ":,-" : ":-", t[end].id);
	return sign ? end + 1 : i ? end : 0;
}

bool free_has_own_words(struct draft *l, const struct line *line)
{
	static const char *const apart[] = {"with", "using", "as", "by"};
	struct token t[LEX_TOKENS + 1];
	struct parse p;
	bool wrong;

	if (line->verdict != VERDICT_REFUSED || line->typed.n > LETTER_COLUMNS)
		return false;
	int n = lex(l->lexicon, line->typed, t);
	if (n <= 0)
		return true;
	if (TOKEN_AMONG(&t[0], apart))
		return false; /* "With my power I join Yellow" */
	letter_parse(l, &p, t, n);
	if (span_table(&p))
		return true;
	for (int i = 0; i < n && i < 4; i++) {
		const struct verb *v = NULL;
		if (t[i].kind == TOKEN_WORD && !t[i].id)
			return false; /* "I changed my mind: ..." is not a Power's */
		if (t[i].kind == TOKEN_WORD && t[i].id >= WORD_GAME &&
		    !(t[i].flags & WORD_DROPPED))
			v = verb_find(l, t, i, &wrong);
		/* "Virus Flare in C4": a verb right behind one that wants a colon is the line's. */
		const struct verb *next = NULL;
		if (v && v->colon && i + 1 < n && t[i + 1].kind == TOKEN_WORD &&
		    t[i + 1].id >= WORD_GAME)
			next = verb_find(l, t, i + 1, &wrong);
		if (v)
			return next ? next->own_words : v->own_words;
	}
	return false;
}

static bool is_unknown(const struct token *t)
{
	return t->kind == TOKEN_WORD && !t->id;
}

bool free_names_stranger(const struct clause *c)
{
	for (int i = 1; i + 1 < c->n; i++)
		if (token_is(&c->t[i], WORD_AND) &&
		    ((i == 1 && is_unknown(&c->t[0])) ||
		     (i + 2 == c->n && is_unknown(&c->t[i + 1]))))
			return true;
	return false;
}
