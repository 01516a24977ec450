/* What was asked about a clause before: see phrase_known.h.
 * SPDX-License-Identifier: ISC */
#include "orders/sayings/phrase_known.h"

#include <string.h>

#include "base/arena.h"
#include "orders/sayings/phrase_match.h"

/* TOKENS: of all clauses that are kept, and of their answers. Once they are full, all is forgotten. */
enum { PLACES = 1024, TOKENS = 8192 };

/* Of two that have one place the later one is kept. */
struct kept {
	struct asked asked;
	unsigned flags;
	int n;
	const struct token *t; /* and its END */
	int steps, next;       /* steps that it took */
	unsigned flags_out;
	int n_out;
	const struct token *out; /* without its END, which is that of the clause */
};

struct known {
	int n_tokens;
	bool any[PLACES];
	struct kept kept[PLACES];
	struct token token[TOKENS];
};

static void forget(struct known *k)
{
	k->n_tokens = 0;
	memset(k->any, 0, sizeof k->any);
}

struct known *known_make(struct arena *a)
{
	struct known *k = arena_room(a, sizeof *k);

	forget(k);
	return k;
}

static size_t place_of(const struct asked *q)
{
	return (q->written + (uint64_t)q->kind * 31 + (uint64_t)q->from * 7) % PLACES;
}

static bool same_question(const struct kept *one, const struct asked *q,
			  const struct clause *c)
{
	const struct asked *a = &one->asked;

	return a->written == q->written && a->kind == q->kind && a->from == q->from &&
	       a->passes == q->passes && one->flags == c->flags && one->n == c->n &&
	       clause_same(one->t, c);
}

/* What is known, where the tokens stand now. The clause may be the one that was asked about. */
static bool take(const struct kept *one, const struct clause *c, struct clause *out)
{
	const struct token end = c->t[c->n];
	struct token made[PHRASE_TOKENS];
	struct moved by;
	const bool together = clause_stands(one->t, c, &by);

	memcpy(made, one->out, (size_t)one->n_out * sizeof *made);
	if (!together && !clause_follow(made, one->n_out, one->t, c))
		return false;
	out->flags = one->flags_out;
	out->n = one->n_out;
	memcpy(out->t, made, (size_t)one->n_out * sizeof *made);
	if (together)
		clause_move(out, &by);
	out->t[out->n] = end;
	return true;
}

bool known_again(struct phrases *p, const struct asked *q, const struct clause *c,
		 int *next, struct clause *out)
{
	const size_t at = place_of(q);
	const struct kept *one = &p->known->kept[at];

	if (!p->known->any[at] || !same_question(one, q, c) || one->steps >= p->steps ||
	    (one->next >= 0 && !take(one, c, out)))
		return false;
	p->steps -= one->steps;
	*next = one->next;
	return true;
}

static const struct token *copy(struct known *k, const struct token t[], int n)
{
	struct token *to = &k->token[k->n_tokens];

	memcpy(to, t, (size_t)n * sizeof *t);
	k->n_tokens += n;
	return to;
}

void known_keep(struct phrases *p, const struct asked *q, const struct clause *c,
		int steps, int next, const struct clause *out)
{
	struct known *k = p->known;
	const size_t at = place_of(q);
	const int n_out = next >= 0 ? out->n : 0;

	if (k->n_tokens + c->n + 1 + n_out > TOKENS)
		forget(k);
	k->any[at] = true;
	k->kept[at] = (struct kept){.asked = *q,
				    .flags = c->flags,
				    .n = c->n,
				    .t = copy(k, c->t, c->n + 1),
				    .steps = steps - p->steps,
				    .next = next,
				    .flags_out = next >= 0 ? out->flags : 0,
				    .n_out = n_out,
				    .out = copy(k, out->t, n_out)};
}
