/* Wishes in the order of their rank: "Ideally X, otherwise Y", "my first choice is X, the second is Y", "I'd rather X, but Y will do", "in order
 * of preference: X; Y". The words of the ranks are put as `else`, each wish is read for itself or as a change of the one before it, and
 * all of them make one order, which is asked about.
 * SPDX-License-Identifier: ISC */
#include "orders/free/text/text.h"

#include "base/arena.h"
#include "base/locale.h"
#include "orders/free/parts/free_case.h"
#include "orders/free/parts/free_tokens.h"
#include "orders/free/text/free_ranks.h"
#include "orders/free/text/free_wish.h"

enum { WISHES = 5 };

/* The words without what stands around them. */
static struct clause *bare(struct free *f, const struct token t[], int n)
{
	static const char *const before[] = {"to", "and",  "or",    "but", "i",
					     "d",  "then", "would", "with"};
	static const char *const behind[] = {"instead", "and", "or", "but", "with"};

	while (n && (t->kind == TOKEN_SIGN || TOKEN_AMONG(t, before)) &&
	       !token_is_sign(t, '('))
		t++, n--;
	while (n && ((t[n - 1].kind == TOKEN_SIGN && !token_is_sign(&t[n - 1], ')')) ||
		     TOKEN_AMONG(&t[n - 1], behind)))
		n--;
	return free_clause(f, t, n);
}

/* Is `b` another way of what `a` decides? Where only "1st" and "2nd" say so, both are about one decision. */
static bool is_other_way(struct free *f, struct str a, struct str b, bool sure)
{
	struct clause *one = free_clause_of(f, a), *two = free_clause_of(f, b);
	struct slot_key key, other;

	if (str_equal(a, b) || !free_same_verb(f, one, two))
		return false;
	return sure || (free_key_of(f, one, &key) && free_key_of(f, two, &other) &&
			slot_key_same(key, other));
}

/* The words without "instead", which says only that it is another wish. "Instead of 2" says more. */
static struct clause *without_instead(struct free *f, const struct clause *c)
{
	struct clause *kept = free_clause(f, c->t, 0);

	for (int i = 0; i < c->n; i++)
		if (!str_is(c->t[i].text, "instead") ||
		    (i + 1 < c->n && str_is(c->t[i + 1].text, "of")))
			free_append(kept, &c->t[i], 1);
	return kept;
}

/* The wishes between `else`. */
struct wishes {
	int n;
	struct clause *said[WISHES];
	struct str text[WISHES];
};

static bool part_wishes(struct free *f, const struct clause *c, struct wishes *all)
{
	all->n = 0;
	for (int i = 0, from = 0; i <= c->n; i++) {
		if (i < c->n && !ranks_is_else(&c->t[i]))
			continue;
		struct clause *said = bare(f, &c->t[from], i - from);
		from = i + 1;
		if (!said->n && (!all->n || i == c->n))
			continue;
		if (!said->n || all->n == WISHES)
			return false;
		if (all->n)
			said = without_instead(f, said);
		all->said[all->n++] = said;
	}
	return all->n > 1;
}

/* As one order; NULL: they make none. */
static struct clause *make_order(struct free *f, const struct clause *c, bool sure)
{
	struct wishes *all = arena_room(f->l->a, sizeof *all);
	struct buf b = buf_in(f->l->a);

	if (!part_wishes(f, c, all))
		return NULL;
	all->text[0] = wish_alone(f, all->said[0]);
	for (int i = 1; i < all->n; i++) {
		struct str *text = &all->text[i];
		*text = STR("");
		if (all->text[0].n && !free_verb(f, &all->said[i]->t[0]))
			*text = wish_changed(f, all->text[0], all->said[i]);
		if (!text->n)
			*text = wish_alone(f, all->said[i]);
		if (!text->n && all->text[0].n)
			*text = wish_behind(f, all->text[0], all->said[i]);
		if (!text->n && all->text[0].n)
			*text = wish_filled(f, all->text[0], all->said[i]);
		const bool other = text->n && all->text[0].n &&
				   is_other_way(f, all->text[0], *text, sure);
		if (!other && all->n == 2)
			all->text[0] = wish_shared(f, all->said[0], all->text[0],
						   all->said[1], text);
		if (!text->n || !all->text[0].n ||
		    !is_other_way(f, all->text[0], *text, sure))
			return NULL;
	}
	for (int i = 0; i < all->n; i++)
		buf_printf(&b, "%s%.*s", i ? " else " : "", STR_ARG(all->text[i]));
	struct clause *order = free_clause_of(f, buf_str(&b));
	return free_reads(f, order) ? order : NULL;
}

/* The list below a heading, cut at that sign. */
static struct clause *cut_at(struct free *f, const struct ranks *r, char sign)
{
	struct ranks *cut = arena_room(f->l->a, sizeof *cut);

	cut->n = cut->n_else = 0;
	for (int i = 0; i < r->n; i++) {
		const int number = sign == '1' ? free_number(&r->t[i], r->n - i) : 0;
		if (number) {
			ranks_end(cut);
			i += number - 1;
		} else if (token_is_sign(&r->t[i], sign)) {
			ranks_end(cut);
		} else {
			ranks_add(cut, &r->t[i]);
		}
	}
	cut->t[cut->n] = r->t[r->n];
	return cut->n_else ? free_clause(f, cut->t, cut->n) : NULL;
}

static bool has_condition(const struct clause *c)
{
	for (int i = 0; i < c->n; i++)
		if (case_is_condition(&c->t[i]))
			return true;
	return false;
}

static bool has_else(const struct clause *c)
{
	for (int i = 0; i < c->n; i++)
		if (ranks_is_else(&c->t[i]))
			return true;
	return false;
}

/* Cut as it stands, or in the language's own words, where a game may say `else` otherwise. */
static struct clause *order_of(struct free *f, const struct ranks *r)
{
	static const char signs[] = "1;.,";
	struct clause *said = free_clause(f, r->t, r->n), *order = NULL;
	struct clause *c = free_respell_all(f, r->t, r->n);

	if (has_condition(c))
		return NULL; /* free_cases.c reads these */
	if (has_else(said))
		order = make_order(f, said, r->sure || !r->n_else);
	if (!order && has_else(c))
		order = make_order(f, c, r->sure || !r->n_else);
	for (const char *sign = signs; *sign && r->list && !order; sign++) {
		struct clause *cut = cut_at(f, r, *sign);
		if (cut)
			order = make_order(f, cut, true);
	}
	return order;
}

/* Is the thing in the clause, from token `*at` on? Then that is behind it. */
static bool finds(const struct clause *c, const struct token *thing, int *at)
{
	for (int k = *at; k < c->n; k++)
		if (thing_same(&c->t[k], thing, 1)) {
			*at = k + 1;
			return true;
		}
	return false;
}

/* "Planet 1" is the writer's, as "Red 1" is. */
static bool counts_as_thing(const struct free *f, const struct token *t)
{
	const bool own = token_is(t, WORD_SEAT) && t->value == f->l->reader->seat;

	return token_is_thing(t) && !own &&
	       !(t->kind == TOKEN_WORD && t->flags & WORD_DROPPED);
}

/* Are the pieces one order of that verb that names all that this one names, as a list that is ranked itself does ("ally Goblins, Orcs")? What the
 * later wishes have anew stands there behind what it is in the place of. */
static bool has_all(struct free *f, const struct clause *order)
{
	int end = 0, at = 0, old = 0;

	if (f->n_pieces != 1 || f->piece[0].kind != PIECE_ORDER)
		return false;
	for (int i = 0; i < f->piece[0].clause->n; i++)
		if (token_is_sign(&f->piece[0].clause->t[i], ';'))
			return false; /* two orders */
	while (end < order->n && !token_is(&order->t[end], WORD_ELSE))
		end++;
	const struct clause *made = free_made_of(f, &f->piece[0]),
			    *first = free_clause(f, order->t, end),
			    *others = free_clause(f, &order->t[end], order->n - end);
	for (int i = 0; i < end; i++) {
		int begin = 0;
		if (!counts_as_thing(f, &order->t[i]))
			continue;
		if (!finds(made, &order->t[i], &at))
			return false;
		if (!old && !finds(others, &order->t[i], &begin))
			old = at;
	}
	for (int i = end; i < order->n; i++) {
		int begin = 0, behind = old;
		if (counts_as_thing(f, &order->t[i]) &&
		    !finds(first, &order->t[i], &begin) &&
		    !finds(made, &order->t[i], &behind))
			return false;
	}
	return free_same_verb(f, made, order);
}

/* Has the order each thing that these words name? Without `numbers`, they may be those of the ranks. */
static bool keeps_things(const struct clause *order, const struct clause *said,
			 bool numbers)
{
	for (int i = 0; i < said->n; i++) {
		int at = 0;
		if (said->t[i].kind == TOKEN_NUMBER && !numbers)
			continue;
		if (token_is_thing(&said->t[i]) && !finds(order, &said->t[i], &at))
			return false;
	}
	return true;
}

/* How many wishes are in the orders of the pieces? */
static int wishes_of(const struct free *f)
{
	int wishes = 0;

	for (int i = 0; i < f->n_pieces; i++) {
		if (f->piece[i].kind != PIECE_ORDER)
			continue;
		wishes++;
		for (int k = 0; k < f->piece[i].clause->n; k++)
			wishes += token_is(&f->piece[i].clause->t[k], WORD_ELSE);
	}
	return wishes;
}

enum ranked free_ranked(struct free *f, const struct token t[], int n,
			struct clause **order)
{
	if (!ranks_may_stand(t, n))
		return RANKED_NOT;
	const struct heading head = f->head;
	struct ranks *r = arena_room(f->l->a, sizeof *r);

	r->n = r->n_else = 0;
	r->first = r->sure = r->list = false;
	ranks_put(r, t, n);
	const bool sure = r->sure && (r->n_else || r->list);
	*order = order_of(f, r);
	f->head = head;
	f->n_pieces = 0;
	if (*order && keeps_things(*order, free_clause(f, r->t, r->n), true)) {
		(*order)->t[0].column = t[0].column;
		return RANKED_READ;
	}
	*order = free_clause(f, r->t, r->n);
	return sure ? RANKED_UNREAD : RANKED_NOT;
}

void free_settle_ranked(struct free *f, enum ranked ranked, struct clause *order)
{
	if (ranked == RANKED_READ && !has_all(f, order)) {
		f->n_pieces = 0;
		free_add(f, PIECE_ORDER, order, order->t[0].column, 0);
		free_doubt(f, 0);
		f->negated = f->begun = f->corrects = f->parted = false;
	}
	for (int i = 0; i < f->n_pieces && ranked == RANKED_UNREAD && wishes_of(f) == 1;
	     i++)
		if (f->piece[i].kind == PIECE_ORDER &&
		    !keeps_things(free_made_of(f, &f->piece[i]), order, false))
			free_lose(
				f, &f->piece[i],
				N_("You seem to say what you wish first and what otherwise, and I do not understand both. Write them as one order, with `else` between them"));
}
