/* Orders by their outline (SAYING_OUTLINE): what they are made of stands there, in an order and
 * in words that no saying knows. Conditions and alternatives stay as they were written.
 * SPDX-License-Identifier: ISC */
#include <string.h>

#include "orders/free.h"

static void append(struct clause *c, const struct token t[], int n)
{
	if (c->n + n > PHRASE_TOKENS)
		return;
	memcpy(&c->t[c->n], t, (size_t)n * sizeof *t);
	c->n += n;
	c->t[c->n] = (struct token){.kind = TOKEN_END};
}

static bool begins_condition(const struct token *t)
{
	return token_is(t, WORD_IF) || token_is(t, WORD_UNLESS);
}

/* An alternative: its condition before or behind, and what is ordered. */
struct side {
	const struct token *before, *body, *behind;
	int n_before, n_body, n_behind;
};

/* The `nth` way to part them; false: there is none more. A condition in front ends at one of its
 * commas. */
static bool part(const struct token t[], int n, int nth, struct side *s)
{
	int at = 0;

	*s = (struct side){.before = t, .body = t, .n_body = n, .behind = t + n};
	if (n && begins_condition(&t[0])) {
		while (at < n && nth >= 0) {
			at++;
			nth -= at < n && (token_is_sign(&t[at], ',') ||
					  token_is(&t[at], WORD_THEN));
		}
		s->n_before = at;
		s->body = t + at;
		s->n_body = n - at;
		return at < n;
	}
	while (at < n && !begins_condition(&t[at]))
		at++;
	s->n_body = at;
	s->behind = t + at;
	s->n_behind = n - at;
	return nth == 0;
}

/* Adds the alternative to what was made of those before it; false: nobody knows what it says. */
static bool add_alternative(struct free *f, struct clause *made, const struct token t[],
			    int n)
{
	const struct clause was = *made;
	struct clause *body, *out = free_clause(f, t, 0);
	struct side s;

	append(made, t, n);
	if (was.n && free_reads(f, made))
		return true;
	for (int nth = 0; part(t, n, nth, &s); nth++) {
		body = free_clause(f, s.body, s.n_body);
		for (int next = 0; next >= 0;) {
			if (!phrases_outline(f->phrases, body, &next, free_passes, out))
				continue;
			*made = was;
			append(made, s.before, s.n_before);
			append(made, out->t, out->n);
			append(made, s.behind, s.n_behind);
			made->flags |= SAYING_DOUBT;
			if (free_reads(f, made))
				return true;
		}
	}
	return false;
}

struct clause *free_outline(struct free *f, const struct token t[], int n)
{
	struct clause *made = free_clause(f, t, free_number(t, n));
	int from = made->n, end;

	for (; from <= n; from = end + 1) {
		for (end = from; end < n && !token_is(&t[end], WORD_ELSE); end++)
			;
		if (!add_alternative(f, made, &t[from], end - from))
			return NULL;
		if (end < n)
			append(made, &t[end], 1);
	}
	return made;
}
