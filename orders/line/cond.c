/* Conditions: facts joined by and, or, not and parentheses.
 * SPDX-License-Identifier: ISC */
#include "base/arena.h"
#include "orders/parse.h"

enum { DEPTH_MAX = 32 };

static const struct cond *parse_or(struct parse *, int depth);

static const struct cond *join(struct parse *p, enum cond_op op, const struct cond *a,
			       const struct cond *b)
{
	struct cond *c = arena_new(p->a, struct cond);

	c->op = op;
	c->a = a;
	c->b = b;
	c->stratum = b && b->stratum > a->stratum ? b->stratum : a->stratum;
	return c;
}

static const struct cond *parse_fact(struct parse *p)
{
	struct cond *c = arena_new(p->a, struct cond);

	c->op = COND_FACT;
	return p->vocab->fact(p, &c->fact, &c->stratum) ? c : NULL;
}

/* Parentheses are noise elsewhere; inside a group its end must be seen. */
static bool group_ends(struct parse *p, int depth)
{
	for (int i = p->i; depth && i < p->end; i++) {
		const struct token *t = &p->token[i];
		if (t->kind == TOKEN_SIGN && t->id == ')')
			return true;
		if (!(t->flags & WORD_DROPPED))
			break;
	}
	return false;
}

static const struct cond *parse_one(struct parse *p, int depth, int nots)
{
	if (depth + nots > DEPTH_MAX) {
		parse_expected(p, "a shorter condition");
		return NULL;
	}
	if (parse_word(p, WORD_NOT, NULL)) {
		const struct cond *a = parse_one(p, depth, nots + 1);
		return a ? join(p, COND_NOT, a, NULL) : NULL;
	}
	if (!parse_sign(p, '('))
		return parse_fact(p);
	const struct cond *inner = parse_or(p, depth + 1);
	if (inner && !parse_sign(p, ')')) {
		parse_expected(p, "a closing parenthesis");
		return NULL;
	}
	return inner;
}

static const struct cond *parse_and(struct parse *p, int depth)
{
	const struct cond *c = parse_one(p, depth, 0);

	while (c && !group_ends(p, depth) && parse_word(p, WORD_AND, NULL)) {
		const struct cond *b = parse_one(p, depth, 0);
		c = b ? join(p, COND_AND, c, b) : NULL;
	}
	return c;
}

static const struct cond *parse_or(struct parse *p, int depth)
{
	const struct cond *c = parse_and(p, depth);

	while (c && !group_ends(p, depth) && parse_word(p, WORD_OR, NULL)) {
		const struct cond *b = parse_and(p, depth);
		c = b ? join(p, COND_OR, c, b) : NULL;
	}
	return c;
}

const struct cond *parse_condition(struct parse *p)
{
	bool unless = parse_word(p, WORD_UNLESS, NULL);

	if (!unless && !parse_word(p, WORD_IF, NULL))
		return NULL;
	const struct cond *c = parse_or(p, 0);
	return c && unless ? join(p, COND_NOT, c, NULL) : c;
}

static void echo(const struct vocab *v, const void *view, const struct cond *c,
		 struct buf *b);

static void echo_inner(const struct vocab *v, const void *view, const struct cond *c,
		       enum cond_op outer, struct buf *b)
{
	bool bare = c->op == COND_FACT || c->op == COND_NOT || c->op == outer;

	buf_z(b, bare ? "" : "(");
	echo(v, view, c, b);
	buf_z(b, bare ? "" : ")");
}

static void echo(const struct vocab *v, const void *view, const struct cond *c,
		 struct buf *b)
{
	switch (c->op) {
	case COND_FACT:
		v->echo_fact(view, c->fact, b);
		break;
	case COND_NOT:
		buf_z(b, "not ");
		echo_inner(v, view, c->a, COND_NOT, b);
		break;
	case COND_AND:
	case COND_OR:
		echo_inner(v, view, c->a, c->op, b);
		buf_z(b, c->op == COND_AND ? " and " : " or ");
		/* Reading goes from left to right: a group on the right keeps its own.
		 */
		echo_inner(v, view, c->b, COND_FACT, b);
		break;
	}
}

void cond_echo(const struct vocab *v, const void *view, const struct cond *c,
	       struct buf *b)
{
	bool unless = c->op == COND_NOT;

	buf_z(b, unless ? " unless " : " if ");
	echo(v, view, unless ? c->a : c, b);
}
