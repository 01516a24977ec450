/* What the tokens of a clause have, before it is matched with sayings: see phrase_match.h.
 * SPDX-License-Identifier: ISC */
#include <assert.h>
#include <string.h>

#include "orders/sayings/phrase_match.h"

/* What comes behind each token, once all have their traits. */
static void look_behind(struct match *m)
{
	m->behind[m->n] = m->at[m->n];
	m->rest[m->n] = (struct traits){.bits = {0}};
	for (int i = m->n - 1; i >= 0; i--) {
		m->behind[i] = m->at[i];
		if (m->t[i].flags & WORD_DROPPED)
			traits_add(&m->behind[i], &m->behind[i + 1]);
		m->rest[i] = m->rest[i + 1];
		traits_add(&m->rest[i], &m->at[i]);
	}
	m->all = m->rest[0];
	ways_forget(m->p->ways);
	m->deepest = 0;
	match_anew(m);
}

void match_begin(struct match *m, struct phrases *p, const struct clause *c)
{
	m->p = p;
	m->t = c->t;
	m->n = c->n;
	for (int i = 0; i < c->n; i++)
		m->at[i] = traits_of(p->all->words, &c->t[i]);
	m->at[c->n] = traits_of_end();
	look_behind(m);
}

void match_changed(struct match *m, const struct clause *c, int at, int was, int n)
{
	assert(c->n == m->n - was + n);
	memmove(&m->at[at + n], &m->at[at + was],
		(size_t)(m->n + 1 - at - was) * sizeof *m->at);
	m->n = c->n;
	for (int i = at; i < at + n; i++)
		m->at[i] = traits_of(m->p->all->words, &c->t[i]);
	look_behind(m);
}
