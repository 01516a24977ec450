/* A few words about an order that stands, or that is quoted above them: "One is enough.", "Only if
 * Green attacks.", "Not Green, Blue!". What becomes of the order is read by the same grammar, and
 * asked about; where several could be meant, none is.
 * SPDX-License-Identifier: ISC */
#include <string.h>

#include "base/arena.h"
#include "orders/free.h"

enum { CHANGED = 8 };

/* What a run of tokens is: a thing that can take the place of another of its kind. */
enum thing { NO_THING, TOKENS_FROM, PLANET, PLAYER, NUMBER };

/* Which thing begins at token `i`, and how many tokens it takes. */
static enum thing thing_at(const struct token t[], int n, int i, int *width)
{
	bool number = i < n && t[i].kind == TOKEN_NUMBER;
	int k = i + 1;

	*width = 1;
	if (number && token_is(&t[k], WORD_FROM)) {
		bool seat = token_is(&t[k + 1], WORD_SEAT);
		*width = 3 + seat;
		return t[k + 1 + seat].kind == TOKEN_NUMBER ? TOKENS_FROM : NO_THING;
	}
	if (i < n && token_is(&t[i], WORD_SEAT)) {
		*width = 1 + (t[k].kind == TOKEN_NUMBER);
		return *width > 1 ? PLANET : PLAYER;
	}
	return number ? NUMBER : NO_THING;
}

/* Is it the number of a label, like the 3 of C3? An edit of amounts leaves it as it is. */
static bool is_of_label(const struct token t[], int i)
{
	return i && t[i].kind == TOKEN_NUMBER && t[i - 1].kind == TOKEN_WORD &&
	       t[i - 1].flags & WORD_LETTER && !token_is(&t[i - 1], WORD_WITH);
}

static bool same_run(const struct token *a, const struct token *b, int n)
{
	for (int i = 0; i < n; i++)
		if (a[i].kind != b[i].kind || a[i].id != b[i].id ||
		    a[i].value != b[i].value)
			return false;
	return true;
}

/* What was written: one new thing, and perhaps the one whose place it takes. */
struct change {
	enum thing thing;
	int at, width; /* of the new one */
	int old;       /* token of the one after "not", or -1 */
};

static bool says_place(const struct token *t)
{
	static const char *const words[] = {
		"side",    "would",  "stays",  "stay", "remain", "no",  "than", "have",
		"instead", "rather", "should", "only", "enough", "but", "make", "just"};

	for (size_t i = 0; i < sizeof words / sizeof *words; i++)
		if (str_is(t->text, words[i]))
			return true;
	return false;
}

/* Does it stand in the order, as the same thing? */
static bool is_of(const struct clause *order, const struct token *t, enum thing thing,
		  int width)
{
	for (int i = 0; i < order->n;) {
		int w;
		enum thing there = thing_at(order->t, order->n, i, &w);
		if (there == thing && w == width && same_run(&order->t[i], t, width))
			return true;
		i += there == TOKENS_FROM && thing == NUMBER ? 1 : w;
	}
	return false;
}

/* "the second one" */
static bool is_one(const struct token t[], int i)
{
	return i && str_is(t[i].text, "one") && t[i - 1].kind == TOKEN_WORD &&
	       !t[i].glued;
}

static bool is_word_of(const struct clause *order, const struct token *t)
{
	for (int i = 0; i < order->n && t->kind == TOKEN_WORD; i++)
		if (same_run(&order->t[i], t, 1) &&
		    (t->id || str_iequal(order->t[i].text, t->text)))
			return true;
	return false;
}

/* "Not Green, Blue!", "it should be red 2, not red 4", "scrub y3, new target y5". false: it says
 * more, or less. */
static bool find_change(const struct clause *c, const struct clause *order,
			struct change *x)
{
	bool not = false;

	*x = (struct change){.old = -1};
	for (int i = 0; i < c->n;) {
		int width;
		enum thing thing = thing_at(c->t, c->n, i, &width);
		if (thing == NUMBER && is_one(c->t, i))
			thing = NO_THING;
		else if (thing && x->old < 0 &&
			 (not || is_of(order, &c->t[i], thing, width))) {
			x->old = i;
			not = false;
		} else if (thing && !x->thing) {
			*x = (struct change){thing, i, width, x->old};
		} else if (thing) {
			return false;
		} else if (token_is(&c->t[i], WORD_NOT) ||
			   str_is(c->t[i].text, "instead of")) {
			not = true;
		} else if (!free_passes(&c->t[i]) && !says_place(&c->t[i]) &&
			   !is_word_of(order, &c->t[i])) {
			return false;
		}
		i += width;
	}
	return x->thing && !not ;
}

/* The order with the new thing at token `i`; NULL: it has no such thing there. */
static struct clause *put(struct free *f, const struct clause *order, int i,
			  const struct clause *said, const struct change *x)
{
	int width, old;
	enum thing thing = thing_at(order->t, order->n, i, &width);

	if (thing == TOKENS_FROM && x->thing == NUMBER) {
		thing = NUMBER; /* of these tokens */
		width = 1;
	}
	if (thing != x->thing || is_of_label(order->t, i) ||
	    (width == x->width && same_run(&order->t[i], &said->t[x->at], width)))
		return NULL;
	if (x->old >= 0 &&
	    (thing_at(said->t, said->n, x->old, &old) != thing || old != width ||
	     !same_run(&order->t[i], &said->t[x->old], width)))
		return NULL;
	struct clause *c = free_clause(f, order->t, i);
	free_append(c, &said->t[x->at], x->width);
	free_append(c, &order->t[i + width], order->n - i - width);
	return free_reads(f, c) ? c : NULL;
}

/* What the words may make of the orders. */
struct made {
	int n;
	struct clause *clause[CHANGED];
};

static void keep(struct made *m, struct clause *c)
{
	if (c && m->n < CHANGED)
		m->clause[m->n++] = c;
}

/* With a condition or an alternative behind it. */
static struct clause *lengthen(struct free *f, const struct clause *order,
			       const struct clause *said)
{
	struct clause *c = free_clause(f, order->t, order->n);
	int first = f->n_pieces;

	for (int i = 0; i < order->n; i++)
		if (token_is(&order->t[i], WORD_IF) ||
		    token_is(&order->t[i], WORD_UNLESS))
			return NULL; /* it may belong to one, or be one more */
	free_append(c, said->t, said->n);
	phrases_respell(f->phrases, c);
	bool whole = free_orders(f, c, 0) == c->n && f->n_pieces == first + 1;
	c = whole ? f->piece[first].clause : NULL;
	f->n_pieces = first;
	return c;
}

/* Where a condition or an alternative begins behind nothing but words, or words of the order;
 * -1: nowhere. */
static int find_addition(const struct clause *order, const struct clause *said)
{
	for (int i = 0; i < said->n; i++) {
		const struct token *t = &said->t[i];
		if (token_is(t, WORD_IF) || token_is(t, WORD_UNLESS) ||
		    token_is(t, WORD_ELSE))
			return i;
		if (!free_passes(t) && !says_place(t) && !is_word_of(order, t))
			return -1;
	}
	return -1;
}

/* "Without Blue, please.": one player of several less. NULL: it says something else. */
static struct clause *take_out(struct free *f, const struct clause *order,
			       const struct clause *said)
{
	const struct token *out = NULL;
	bool without = false;

	for (int i = 0; i < said->n; i++) {
		const struct token *t = &said->t[i];
		bool turns = token_is(t, WORD_NOT) || token_is(t, WORD_NO) ||
			     token_is(t, WORD_EXCEPT) || str_is(t->text, "without");
		if (token_is(t, WORD_SEAT) && without && !out)
			out = t;
		else if (!turns && !free_passes(t))
			return NULL;
		without |= turns;
	}
	for (int i = 0; out && i < order->n; i++) {
		bool first = token_is_sign(&order->t[i + 1], ',');
		if (!same_run(&order->t[i], out, 1) ||
		    (!first && !(i && token_is_sign(&order->t[i - 1], ','))))
			continue;
		struct clause *c = free_clause(f, order->t, first ? i : i - 1);
		int next = first ? i + 2 : i + 1;
		free_append(c, &order->t[next], order->n - next);
		return free_reads(f, c) ? c : NULL;
	}
	return NULL;
}

static void change_one(struct free *f, const struct clause *order,
		       const struct clause *said, struct made *m)
{
	struct change x;
	int width;

	int more = find_addition(order, said);
	if (more >= 0) {
		keep(m, lengthen(f, order,
				 free_clause(f, &said->t[more], said->n - more)));
		return;
	}
	keep(m, take_out(f, order, said));
	if (!find_change(said, order, &x))
		return;
	for (int i = 0; i < order->n; i += width) {
		keep(m, put(f, order, i, said, &x));
		thing_at(order->t, order->n, i, &width);
	}
}

static struct clause *clause_of(struct free *f, struct str text)
{
	struct token t[LEX_TOKENS + 1];
	int n = text.n < LETTER_COLUMNS ? lex(f->l->lexicon, text, t) : 0;

	return free_clause(f, t, n > 0 && n <= FREE_TOKENS ? n : 0);
}

/* "> attack yellow 3 with 3 from red 3 [new]" */
static struct str quoted_order(struct str typed)
{
	typed = str_trim(typed);
	while (str_starts(typed, ">"))
		typed = str_trim(str_slice(typed, 1, typed.n));
	size_t mark = str_find(typed, STR("["));
	return mark == SIZE_MAX ? typed : str_trim(str_slice(typed, 0, mark));
}

/* A blank that we left to be filled in: "C1 __", and the words below it. */
static struct clause *fill(struct free *f, const struct clause *form,
			   const struct clause *said)
{
	for (int i = 0; i < form->n; i++) {
		if (form->t[i].kind != TOKEN_BLANK)
			continue;
		struct clause *c = free_clause(f, form->t, i);
		free_append(c, said->t, said->n);
		free_append(c, &form->t[i + 1], form->n - i - 1);
		int first = f->n_pieces;
		bool whole = free_orders(f, c, 0) == c->n && f->n_pieces == first + 1;
		c = whole ? f->piece[first].clause : NULL;
		f->n_pieces = first;
		return c;
	}
	return NULL;
}

/* "> C1 Red attacks Yellow 3", and below it what is ordered there. */
static struct clause *put_there(struct free *f, const struct clause *above,
				const struct clause *said)
{
	const struct vocab *v = f->l->reader->vocab;
	struct clause *c = free_clause(f, above->t, above->n);
	struct parse p;
	int label, first = f->n_pieces;

	letter_parse(f->l, &p, c->t, c->n);
	p.quiet = true;
	if (!v->label || !v->label(&p, &label) || p.n_faults || label < 0)
		return NULL;
	struct clause *there = free_clause(f, said->t, said->n);
	free_insert(there, above->t, p.i);
	f->outline = free_outline;
	bool whole = free_orders(f, there, 0) == there->n && f->n_pieces == first + 1;
	f->outline = NULL;
	there = whole ? f->piece[first].clause : NULL;
	f->n_pieces = first;
	return there;
}

/* By the lines quoted above; true: one is an order or a blank of ours, and no other is meant. */
static bool by_quote(struct free *f, const struct line *line, const struct clause *said,
		     struct made *m)
{
	bool any = false;

	for (const struct line *above = line;
	     above != f->l->line && above[-1].quoted;) {
		struct clause *order = clause_of(f, quoted_order((--above)->typed));
		keep(m, fill(f, order, said));
		if (m->n)
			return true;
		if (free_reads(f, order)) {
			any = true;
			change_one(f, order, said, m);
		} else if (above == line - 1) {
			keep(m, put_there(f, order, said));
		}
	}
	return any;
}

static void by_sheet(struct free *f, const struct clause *said, struct made *m)
{
	const struct sheet *s = f->l->before;

	for (int i = 0; s && i < s->n_slots; i++)
		change_one(f, clause_of(f, slot_text(f->l->a, &s->slots[i])), said, m);
}

bool free_edit(struct free *f, const struct line *line)
{
	struct clause *said = clause_of(f, line->typed);
	struct made m = {0};

	f->n_pieces = 0;
	f->outline = NULL;
	phrases_respell(f->phrases, said);
	while (said->n && (said->t[said->n - 1].kind == TOKEN_SIGN))
		said->n--;
	said->t[said->n] = (struct token){.kind = TOKEN_END};
	if (!said->n || free_tells(said->t, said->n))
		return false;
	if (!by_quote(f, line, said, &m))
		by_sheet(f, said, &m);
	if (m.n != 1)
		return false;
	free_add(f, PIECE_ORDER, m.clause[0], said->t[0].column, 0);
	f->piece[0].doubt = true;
	return true;
}
