/* A plan in force as a list of its parts: see plan_words.h.
 * SPDX-License-Identifier: ISC */
#include "orders/free/change/plan_words.h"

#include "base/arena.h"
#include "orders/free/parts/free_thing.h"

bool plan_is_part(const struct plan *p, const struct token *t)
{
	for (int i = 0; i < p->words->n; i++)
		if (t->kind == TOKEN_WORD && p->words->t[i].kind == TOKEN_WORD &&
		    t->id == p->words->t[i].id && t->id >= WORD_GAME &&
		    str_iequal(t->text, p->words->t[i].text))
			return true;
	return false;
}

/* Has the part no value behind its word? Such words are marked with "!" in the list. */
bool plan_is_alone(const struct plan *p, const struct token *t)
{
	struct str list = str_of(p->alone), word;

	while (str_word(&list, &word))
		if (word.n > 1 && word.s[word.n - 1] == '!' &&
		    str_iequal(t->text, str_slice(word, 0, word.n - 1)))
			return true;
	return false;
}

/* false: the order has no parts, or cases, which are not changed by a few words. */
bool plan_take_apart(struct free *f, const struct clause *order, struct plan *p)
{
	const struct verb *v = order->n ? free_verb(f, &order->t[0]) : NULL;
	struct buf words = buf_in(f->l->a);

	if (!v || !v->parts)
		return false;
	for (const char *c = v->parts; *c; c++)
		if (*c != '!')
			buf_char(&words, *c);
	*p = (struct plan){.words = free_clause_of(f, buf_str(&words)),
			   .alone = v->parts};
	for (int i = 0; i < order->n; i++) {
		const struct token *t = &order->t[i];
		bool value =
			p->n && p->part[p->n - 1].n == 1 && !plan_is_alone(p, &t[-1]);
		if (token_is(t, WORD_IF) || token_is(t, WORD_UNLESS) ||
		    token_is(t, WORD_ELSE) || p->n == PARTS)
			return false;
		if (plan_is_part(p, t) && !value) {
			if (!p->n)
				p->head = free_clause(f, order->t, i);
			p->part[p->n++] = (struct plan_part){t, 0};
		}
		if (p->n)
			p->part[p->n - 1].n++;
	}
	return p->n > 0;
}

int plan_find_part(const struct plan *p, const struct token *word)
{
	for (int i = 0; i < p->n; i++)
		if (p->part[i].t[0].id == word->id)
			return i;
	return -1;
}

static bool has_part(const struct clause *c, const struct token *word)
{
	for (int i = 0; i < c->n; i++)
		if (c->t[i].id == word->id)
			return true;
	return false;
}

/* The plan that the new parts would make, as the receipt says it; NULL: none. `word`: a word of a part that they lack. `whole`: with all parts
 * of the plan in force of which they have no other, for some are only possible together (a dial, and the spice for it). */
static const struct clause *made_with(struct free *f, const struct plan *p,
				      const struct clause *fresh,
				      const struct token *word, bool whole)
{
	struct clause *c = free_clause(f, p->head->t, p->head->n);
	bool refused = false;
	int n = 0;

	if (!has_part(fresh, p->part[0].t) && !(word && word->id == p->part[0].t[0].id))
		free_append(c, p->part[0].t, p->part[0].n);
	if (word)
		free_append(c, word, 1);
	free_append(c, fresh->t, fresh->n);
	for (int i = 1; whole && i < p->n; i++)
		if (!has_part(fresh, p->part[i].t) &&
		    !(word && word->id == p->part[i].t[0].id))
			free_append(c, p->part[i].t, p->part[i].n);
	const struct order *o = free_probe(f, c, &n, &refused);
	return o && n == 1 && !refused && o->n_alternatives == 1
		       ? free_clause_of(f, o->alternatives[0].text)
		       : NULL;
}

const struct clause *plan_made_of(struct free *f, const struct plan *p,
				  const struct clause *fresh, const struct token *word)
{
	const struct clause *made = made_with(f, p, fresh, word, false);

	return made ? made : made_with(f, p, fresh, word, true);
}

/* Are these tokens in the plan one behind the other, without words that say nothing? The part; -1: in none. */
static int holds(const struct plan *p, const struct clause *things)
{
	for (int i = 0; i < p->n; i++)
		for (int k = 1; k < p->part[i].n; k++) {
			int same = 0;
			while (same < things->n && k + same < p->part[i].n &&
			       thing_same(&p->part[i].t[k + same], &things->t[same], 1))
				same++;
			if (same == things->n)
				return i;
		}
	return -1;
}

/* The part that these things are, in the plan's own words or in others: "the 5 of clubs"; -1: none. */
int plan_find_held(struct free *f, const struct plan *p, const struct clause *things)
{
	int at = holds(p, things);
	const struct clause *made = at < 0 ? plan_made_of(f, p, things, NULL) : NULL;
	struct plan other = {0};

	for (int i = 1; at < 0 && !made && i < p->words->n; i++)
		made = plan_made_of(f, p, things, &p->words->t[i]);
	if (!made || !plan_take_apart(f, made, &other))
		return at;
	for (int i = 1; i < other.n; i++) {
		int k = plan_find_part(p, other.part[i].t);
		if (k >= 0 && p->part[k].n == other.part[i].n &&
		    thing_same(p->part[k].t, other.part[i].t, p->part[k].n))
			at = k;
	}
	return at;
}

bool plan_in_head(const struct plan *p, const struct token *t)
{
	for (int i = 0; i < p->head->n; i++)
		if (thing_same(&p->head->t[i], t, 1))
			return true;
	return false;
}
