/* How far an order goes in its line: to the next `;`, over the parts of a Power's order,
 * or, for a table, to the end [orders, section 2].
 * SPDX-License-Identifier: ISC */
#include <string.h>

#include "orders/line/draft.h"

static bool is_semicolon(const struct token *t)
{
	return t->kind == TOKEN_SIGN && t->id == ';';
}

/* A place to look from, whose faults nobody hears. */
static void look_from(struct parse *at, const struct parse *p, int i, int end)
{
	memcpy(at, p, offsetof(struct parse, gap));
	at->n_remarks = at->n_gaps = at->n_offers = at->n_tried = at->n_said = 0;
	at->i = i;
	at->end = end;
	at->quiet = true;
	at->trace = false;
}

/* Only a `;` or an `if` can make another span than the plain one. */
static bool may_span(const struct parse *p)
{
	for (int i = p->i; p->vocab->span && i < p->end; i++)
		if (is_semicolon(&p->token[i]) || token_is(&p->token[i], WORD_IF) ||
		    token_is(&p->token[i], WORD_ELSE))
			return true;
	return false;
}

static const struct verb *table_verb(const struct parse *p)
{
	for (const struct verb *v = p->vocab->verbs; v->parse; v++)
		if (v->table && v->phases & reader_open(p->reader))
			return v;
	return NULL;
}

static enum span ask(const struct parse *p)
{
	struct parse at;

	look_from(&at, p, p->i, p->end);
	enum span s = p->vocab->span(&at);
	return s == SPAN_TABLE && !table_verb(p) ? SPAN_ORDER : s;
}

const struct verb *span_table(const struct parse *p)
{
	return may_span(p) && ask(p) == SPAN_TABLE ? table_verb(p) : NULL;
}

/* Does another order begin at the token, in spite of SPAN_PARTS? Or nothing at all? */
static bool order_begins(struct draft *l, const struct parse *p, int i)
{
	struct parse at;
	bool wrong;

	look_from(&at, p, i, p->end);
	const struct token *t = parse_peek(&at);
	const struct verb *v = verb_find(l, at.token, parse_next(&at), &wrong);
	return parse_at_end(&at) || (v && !wrong && !v->after_label) ||
	       token_is(t, WORD_IF) || token_is(t, WORD_UNLESS) || read_label(l, &at);
}

int span_end(struct draft *l, const struct parse *p)
{
	enum span s = SPAN_ORDER;
	struct parse at;
	bool asked = may_span(p);
	int i = p->i;

	if (asked) {
		look_from(&at, p, p->i, p->end);
		read_number(&at);
		read_label(l, &at);
		s = ask(&at);
	}
	for (; i < p->end && s != SPAN_TABLE; i++) {
		if (is_semicolon(&p->token[i])) {
			if (s != SPAN_PARTS || order_begins(l, p, i + 1))
				return i;
		} else if (asked && token_is(&p->token[i], WORD_ELSE)) {
			at.i = i + 1;
			at.otherwise = true;
			s = ask(&at);
		}
	}
	for (i = p->end; i > p->i && is_semicolon(&p->token[i - 1]); i--)
		;
	return i;
}
