/* The beginning of an order: its number, its label, its verb. By these a line is known
 * as an order (kind.c); the rest is read after them (line.c).
 * SPDX-License-Identifier: ISC */
#include "orders/line/draft.h"

bool verb_fits(const struct verb *v, int id, int value)
{
	return v->word == id && (v->value < 0 || v->value == value);
}

/* "healer: ...", "healer c2: ..." */
bool colon_follows(const struct token *t)
{
	for (int i = 1; i <= 3 && t[i].kind != TOKEN_END; i++)
		if (t[i].kind == TOKEN_SIGN && t[i].id == ':')
			return true;
		else if (t[i].kind == TOKEN_SIGN && t[i].id == ';')
			return false;
	return false;
}

/* Is token `i` right after an `else`, but for noise? */
static bool behind_else(const struct token all[], int i)
{
	while (i-- > 0)
		if (!(all[i].flags & WORD_DROPPED))
			return token_is(&all[i], WORD_ELSE);
	return false;
}

const struct verb *verb_find(const struct draft *l, const struct token *all, int i,
			     bool *wrong)
{
	const struct token *t = &all[i];
	int id = t->kind == TOKEN_WORD ? t->id : 0;
	const int first = l->verbs[id % VERB_WORDS];
	const struct verb *other = NULL;

	*wrong = false;
	if ((t->kind == TOKEN_NUMBER ? false : t->kind != TOKEN_WORD || !id) || !first)
		return NULL;
	for (const struct verb *v = &l->reader->vocab->verbs[first - 1]; v->parse;
	     v++) {
		if (!verb_fits(v, id, t->value) ||
		    (v->colon && !l->named && !colon_follows(t)) ||
		    (v->after_else && !behind_else(all, i)))
			continue;
		if (v->phases & l->open)
			return v;
		other = other ? other : v;
	}
	*wrong = other != NULL;
	return other;
}

int read_number(struct parse *p)
{
	int i = p->i, n = 0;
	const struct token *t = p->token;

	while (i < p->end && t[i].kind == TOKEN_SIGN &&
	       (t[i].id == '-' || t[i].id == '*'))
		i++;
	p->i = i;
	if (i + 2 < p->end && token_is_sign(&t[i], '(') && /* "(2)" */
	    t[i + 1].kind == TOKEN_NUMBER && t[i + 1].value <= 50 &&
	    token_is_sign(&t[i + 2], ')')) {
		p->i = i + 3;
		return t[i + 1].value;
	}
	bool pref = i < p->end && token_is(&t[i], WORD_PREF);
	i += pref;
	if (i + 1 < p->end && t[i].kind == TOKEN_NUMBER && t[i].value <= 50) {
		const struct token *s = &t[i + 1];
		bool sign = s->kind == TOKEN_SIGN &&
			    (s->id == '.' || s->id == ')' || s->id == ':');
		if (pref || sign) {
			n = t[i].value;
			p->i = i + 1 + sign;
		}
	}
	return n;
}

bool read_label(struct draft *l, struct parse *p)
{
	int was = p->i, label, remarks = p->n_remarks, faults = p->n_faults;
	bool wrong;

	if (!l->reader->vocab->label || !l->reader->vocab->label(p, &label)) {
		p->i = was;
		return false;
	}
	const int next = parse_next(p);
	if (!parse_sign(p, ':') && !verb_find(l, p->token, next, &wrong)) {
		p->i = was;
		p->n_remarks = remarks;
		p->n_faults = faults;
		return false;
	}
	p->label = p->there = label;
	return true;
}
