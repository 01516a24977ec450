/* An order that is understood and not possible ("Invite Green in C3", where Green attacks), beside others of its line: what is
 * wrong with it is told where it stands, and the others are asked about without it.
 * SPDX-License-Identifier: ISC */
#include "orders/free/decide/decide.h"

#include "base/locale.h"
#include "orders/free/change/change.h"
#include "orders/free/parts/free_thing.h"
#include "orders/free/text/text.h"

/* The words of the line that the piece was made of. */
static struct str typed_words(const struct line *line, const struct piece *p)
{
	size_t from = str_octets(line->typed, (size_t)p->column);
	size_t to = str_octets(line->typed, (size_t)(p->column + p->width));

	return str_trim((struct str){line->typed.s + from, to - from});
}

/* May the words mean something for another order of the line: its correction, its condition, its next wish? */
static bool speaks_of_another(struct free *f, struct str words)
{
	static const char *const begins[] = {"no",     "or",   "make", "change", "same",
					     "rather", "then", "both", "instead"};
	const struct clause *c = free_clause_of(f, words);

	return !c->n || token_is(&c->t[0], WORD_ELSE) ||
	       TOKEN_AMONG(&c->t[0], begins) || token_is_sign(&c->t[c->n - 1], '?') ||
	       free_says_change(c);
}

/* The challenge, or the like, of an order; NULL: it names none, or several. */
static const struct token *only_label(const struct clause *c)
{
	const struct token *label = NULL;

	for (int i = 0; i + 1 < c->n; i++)
		if (free_is_label(&c->t[i])) {
			if (label)
				return NULL;
			label = &c->t[i];
		}
	return label;
}

/* Are they surely about two decisions? */
static bool apart(struct free *f, const struct clause *a, const struct clause *b)
{
	const struct token *x = only_label(a), *y = only_label(b);

	if (x && y)
		return !thing_same(x, y, 2);
	return free_verb(f, &a->t[0]) && free_verb(f, &b->t[0]) &&
	       !free_same_verb(f, a, b);
}

/* What the grammar says of the order of the piece; the letter stays as it was. */
static struct line said_of(struct free *f, const struct line *line,
			   const struct piece *p)
{
	struct line probe = {.typed = line->typed};
	struct line *keep = f->l->line;
	const int first = f->l->n_orders;

	f->l->line = &probe;
	free_take_piece(f, &probe, p);
	f->l->line = keep;
	f->l->n_orders = first;
	return probe;
}

bool free_is_impossible(struct free *f, const struct line *line, const struct piece *p)
{
	return p->impossible ||
	       (p->kind == PIECE_WRONG && said_of(f, line, p).understood);
}

static bool may_leave(struct free *f, const struct line *line, const struct piece *p)
{
	if (p->corrects || speaks_of_another(f, typed_words(line, p)) ||
	    !free_is_impossible(f, line, p))
		return false;
	for (int i = 0; i < f->n_pieces; i++) {
		const struct piece *q = &f->piece[i];
		if (q->kind == PIECE_ORDER && !apart(f, p->clause, q->clause))
			return false;
	}
	return true;
}

void free_tell_impossible(struct free *f, struct line *line)
{
	for (int i = 0; i < f->n_pieces; i++) {
		const struct piece *p = &f->piece[i];
		if (!free_is_impossible(f, line, p))
			continue;
		const struct line said = said_of(f, line, p);
		for (int k = 0; k < said.n_remarks; k++) {
			struct remark r = said.remarks[k];
			if (!r.fault)
				continue;
			r.column = p->column;
			r.width = p->width;
			r.text = str_printf(f->l->a, _("Not used: %.*s"),
					    STR_ARG(r.text));
			letter_add(f->l, line, &r);
		}
		line->beside |= p->impossible;
	}
}

bool free_leave_impossible(struct free *f, const struct line *line)
{
	bool may = free_count(f, PIECE_ORDER) && free_count(f, PIECE_WRONG) &&
		   !f->corrects && !f->goes_on && !f->joined && !f->negated &&
		   !f->n_back;

	for (int i = 0; may && i < f->n_pieces; i++) {
		const struct piece *p = &f->piece[i];
		may = p->kind == PIECE_WRONG
			      ? may_leave(f, line, p)
			      : p->kind == PIECE_ORDER || p->kind == PIECE_NOTE;
	}
	for (int i = 0; may && i < f->n_pieces; i++)
		if (f->piece[i].kind == PIECE_WRONG) {
			f->piece[i].kind = PIECE_NOTE;
			f->piece[i].impossible = true;
		}
	return may;
}
