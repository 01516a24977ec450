/* Several orders of one line about one decision that are one order together: with the players of both, or with the tokens of both.
 * SPDX-License-Identifier: ISC */
#include "orders/free/text/text.h"

#include <string.h>

#include "orders/free/parts/free_thing.h"

/* Does the order name nothing but what the other one has, and other players? One with a condition or a wish behind it does not add to another. */
static bool differs_in_players(const struct clause *order, const struct clause *other)
{
	int w;

	for (int i = 0; i < order->n; i += w) {
		enum thing thing = thing_at(order->t, order->n, i, &w);
		if (token_is(&order->t[i], WORD_IF) ||
		    token_is(&order->t[i], WORD_ELSE) ||
		    token_is(&order->t[i], WORD_UNLESS) ||
		    token_is(&order->t[i], WORD_NOBODY) ||
		    (thing && thing != PLAYER && !thing_is_in(other, &order->t[i], w)))
			return false;
	}
	return true;
}

struct clause *free_both_players(struct free *f, struct clause *order,
				 const struct clause *more)
{
	bool listed;

	if (!free_same_verb(f, order, more) || !differs_in_players(order, more) ||
	    !differs_in_players(more, order))
		return NULL;
	struct clause *both = free_with_both(f, order, more, &listed);

	return both == order ? NULL : both;
}

/* Are the two in one sentence, with "and" between them? */
static bool is_one_sentence(const struct free *f, const struct line *line,
			    const struct piece *first, const struct piece *next)
{
	struct token t[LEX_TOKENS + 1];
	int n = line->typed.n < LETTER_COLUMNS ? lex(f->l->lexicon, line->typed, t) : 0;
	bool linked = false;

	for (int i = 0; i < n && t[i].column <= next->column; i++) {
		if (t[i].column < first->column)
			continue;
		if (t[i].kind == TOKEN_SIGN && t[i].id && strchr(".!?;", t[i].id))
			return false;
		linked |= token_is(&t[i], WORD_AND);
	}
	return linked;
}

/* Do both name the same things, but for the tokens that they send? */
static bool is_alike(const struct clause *order, const struct clause *other)
{
	int w;

	for (int i = 0; i < order->n; i += w) {
		enum thing thing = thing_at(order->t, order->n, i, &w);
		bool tokens = thing == TOKENS_FROM || thing == NUMBER;
		if (token_is(&order->t[i], WORD_IF) ||
		    token_is(&order->t[i], WORD_ELSE) ||
		    token_is(&order->t[i], WORD_UNLESS) || thing == NUMBER ||
		    (thing && !tokens && !thing_is_in(other, &order->t[i], w)))
			return false;
	}
	return true;
}

/* One order out of the two, about one decision; NULL: they are not one. */
typedef struct clause *join_two(struct free *, const struct line *,
				const struct piece *first, const struct piece *next);

static bool join_pieces(struct free *f, const struct line *line, join_two *join)
{
	struct slot_key key, other;
	bool any = false;

	for (int i = 1; i < f->n_pieces; i++)
		for (int k = 0; k < i; k++) {
			struct piece *was = &f->piece[k], *p = &f->piece[i];
			if (was->kind != PIECE_ORDER || p->kind != PIECE_ORDER ||
			    p->corrects || !free_key_of(f, was->clause, &key) ||
			    !free_key_of(f, p->clause, &other) ||
			    !slot_key_same(key, other))
				continue;
			struct clause *both = join(f, line, was, p);
			if (!both)
				continue;
			was->clause = both;
			was->doubt = any = true;
			p->kind = PIECE_DROPPED;
		}
	return any;
}

static struct clause *with_players(struct free *f, const struct line *line,
				   const struct piece *first, const struct piece *next)
{
	return is_one_sentence(f, line, first, next)
		       ? free_both_players(f, first->clause, next->clause)
		       : NULL;
}

/* "Invite Blue to C1 and C3, and Green to C1 and C2": both are asked to C1. */
bool free_join_players(struct free *f, const struct line *line)
{
	return join_pieces(f, line, with_players);
}

int free_n_sent(const struct clause *c)
{
	int n = 0;

	for (int i = 0; i + 1 < c->n; i++)
		if (c->t[i].kind == TOKEN_NUMBER && token_is(&c->t[i + 1], WORD_FROM))
			n += c->t[i].value;
	return n;
}

/* Both send more than the order can: it would have fewer than were written, and the first may be of something else. */
static bool is_cut(struct free *f, const struct piece *first, struct clause *both)
{
	struct piece p = *first;

	p.clause = both;
	return free_n_sent(free_made_of(f, &p)) < free_n_sent(both);
}

static struct clause *with_sources(struct free *f, const struct line *line,
				   const struct piece *first, const struct piece *next)
{
	bool listed;

	(void)line;
	if (!is_alike(first->clause, next->clause) ||
	    !is_alike(next->clause, first->clause))
		return NULL;
	struct clause *both = free_with_both(f, first->clause, next->clause, &listed);

	return !both || both == first->clause || is_cut(f, first, both) ? NULL : both;
}

/* "R1-Y2 (2), R3-Y2 (1)": one attack, from both. */
bool free_join_sources(struct free *f)
{
	return join_pieces(f, NULL, with_sources);
}
