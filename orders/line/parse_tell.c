/* The reports of the parser on its way over the tokens: see parse.h.
 * SPDX-License-Identifier: ISC */
#include "orders/parse.h"

#include <stdarg.h>
#include <stdio.h>

#include "base/arena.h"
#include "base/locale.h"
#include "orders/line/walk.h"

enum {
	REMARK_BYTES = 200
}; /* that nearly all have room in: a longer one is printed twice */

static void add_gap(struct parse *p, int from, int to)
{
	if (p->quiet || p->n_gaps == PARSE_GAPS)
		return;
	p->gap[p->n_gaps].from = from;
	p->gap[p->n_gaps].end = to > from ? to : from;
	p->gap[p->n_gaps].unread = false;
	p->gap[p->n_gaps++].text = "__";
}

/* NULL: it is not kept. */
static struct remark *add_remark(struct parse *p, bool fault, int from, int to,
				 const char *rule, const char *fmt, va_list ap)
	__attribute__((format(printf, 6, 0)));
static struct remark *add_remark(struct parse *p, bool fault, int from, int to,
				 const char *rule, const char *fmt, va_list ap)
{
	if (p->n_remarks == PARSE_REMARKS || (p->quiet && !fault))
		return NULL;
	struct remark *r = &p->remark[p->n_remarks++];
	const struct token *first = walk_token(p, from);
	const struct token *last = walk_token(p, to > from ? to - 1 : from);
	*r = (struct remark){.fault = fault, .column = first->column, .rule = rule};
	r->width = last->column + last->width - first->column;
	if (r->width < 1)
		r->width = 1;
	if (p->quiet)
		return r;
	struct buf b = buf_with_room(p->a, REMARK_BYTES);
	buf_vprintf(&b, locale_text(fmt), ap);
	r->text = buf_str(&b);
	return r;
}

void parse_tell(struct parse *p, unsigned what, int from, const char *rule,
		const char *fmt, ...)
{
	bool fault = what & PARSE_IS_FAULT;
	va_list ap;

	p->n_faults += fault;
	p->n_impossible += (what & PARSE_IS_IMPOSSIBLE) != 0;
	p->n_bent += (what & PARSE_IS_BENT) != 0;
	if (what & (PARSE_IS_FAULT | PARSE_IS_WEAK))
		add_gap(p, from, p->i);
	va_start(ap, fmt);
	struct remark *r = add_remark(p, fault, from, p->i, rule, fmt, ap);
	va_end(ap);
	if (!r)
		return;
	r->changed = what & PARSE_IS_CHANGED;
	if (what & PARSE_IS_WEAK)
		p->weak |= 1U << (p->n_remarks - 1);
}

void parse_nothing_remains(struct parse *p)
{
	p->n_faults++;
	p->n_impossible++;
}

void parse_missing(struct parse *p, const char *text)
{
	p->n_missing++;
	if (p->quiet || !p->n_gaps)
		return;
	p->gap[p->n_gaps - 1].from = p->gap[p->n_gaps - 1].end = p->i;
	p->gap[p->n_gaps - 1].text = text;
}

void parse_hopeless(struct parse *p)
{
	p->hopeless = true;
}

static void form_fault(struct parse *p, int i, const char *fmt, ...)
	__attribute__((format(printf, 3, 4)));
static void form_fault(struct parse *p, int i, const char *fmt, ...)
{
	va_list ap;

	p->n_faults++;
	add_gap(p, i, i + 1);
	if (!p->quiet && p->n_gaps && p->gap[p->n_gaps - 1].from == i)
		p->gap[p->n_gaps - 1].unread = true;
	va_start(ap, fmt);
	add_remark(p, true, i, i + 1, NULL, fmt, ap);
	va_end(ap);
}

/* "don't" is two tokens, and one word to its writer. */
static struct str as_written(const struct token *t)
{
	static const struct str marks[] = {{"'", 1}, {"\xe2\x80\x99", 3}};
	struct str word = t->text;

	for (size_t i = 0; i < sizeof marks / sizeof *marks; i++)
		if (t[1].kind == TOKEN_WORD && t[1].glued &&
		    t[1].text.s == word.s + word.n + marks[i].n &&
		    str_starts((struct str){word.s + word.n, marks[i].n}, marks[i].s)) {
			word.n += marks[i].n + t[1].text.n;
			break;
		}
	return word;
}

bool parse_expected(struct parse *p, const char *english)
{
	const char *what = locale_text(english);
	int i = walk_past_noise(p, p->i);
	const struct token *t = walk_token(p, i);

	if (p->expected)
		return false;
	p->expected = true;
	p->n_unread++;
	if (p->quiet)
		p->n_faults++;
	else if (t->kind == TOKEN_BLANK)
		form_fault(p, i, "This blank must be filled in");
	else if (walk_is_end(p, i))
		form_fault(p, i, "Something is missing here: %s", what);
	else if (t->kind == TOKEN_WORD && !t->id)
		form_fault(p, i, "I do not know the word '%.*s' here; expected: %s",
			   STR_MADE(p->a, as_written(t)), what);
	else
		form_fault(p, i, "Not understood from '%.*s' on; expected here: %s",
			   STR_ARG(t->text), what);
	return false;
}

void parse_offer(struct parse *p, const char *fmt, ...)
{
	va_list ap;

	if (p->quiet || p->n_offers == PARSE_OFFERS)
		return;
	struct buf b = buf_in(p->a);
	va_start(ap, fmt);
	buf_vprintf(&b, fmt, ap);
	va_end(ap);
	p->offer[p->n_offers++] = buf_str(&b);
}
