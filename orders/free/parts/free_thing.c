/* Another thing in the place of one of its kind: "Not Green, Blue!", "from 2 instead", "C3, not C1".
 * SPDX-License-Identifier: ISC */
#include "orders/free/parts/free_thing.h"

/* "from 2" is "from Red 2", where Red writes. */
static bool same_source(const struct free *f, const struct token *a, int n_a,
			const struct token *b, int n_b)
{
	int own = f->l->reader->seat;
	int seat_a = n_a > 2 ? a[1].value : own, seat_b = n_b > 2 ? b[1].value : own;

	return seat_a == seat_b && a[n_a - 1].value == b[n_b - 1].value;
}

enum { CHANGES = 3 };

/* What was written: a new thing, and perhaps the one whose place it takes. */
struct change {
	enum thing thing;
	int at, width; /* of the new one */
	int old;       /* token of the other, or -1 */
	int ref;       /* token of one of its kind that stays, or -1 */
};

struct changes {
	int n;
	struct change x[CHANGES];
	int old,
		ref; /* token after "not", or that of a thing that the order has; -1: none */
};

bool free_says_place(const struct token *t)
{
	static const char *const words[] = {
		"side", "would",   "stays",  "stay",   "remain", "no",     "than",
		"have", "instead", "rather", "should", "only",   "enough", "but",
		"make", "just",    "better", "prefer", "same"};

	return TOKEN_AMONG(t, words);
}

/* Does it stand in the order, as the same thing? */
static bool is_of(const struct free *f, const struct clause *order,
		  const struct token *t, enum thing thing, int width)
{
	for (int i = 0; i < order->n;) {
		int w;
		enum thing there = thing_at(order->t, order->n, i, &w);
		if (there == TOKENS_FROM && thing == NUMBER &&
		    order->t[i].value == t->value)
			return true;
		if (there == TOKENS_FROM && thing == SOURCE &&
		    same_source(f, &order->t[i + 1], w - 1, t, width))
			return true;
		if (there == thing && w == width && thing_same(&order->t[i], t, width))
			return true;
		i += w;
	}
	return false;
}

/* "the second one" */
static bool is_one(const struct token t[], int i)
{
	return i && str_is(t[i].text, "one") && t[i - 1].kind == TOKEN_WORD &&
	       !t[i].glued;
}

bool thing_word_of(const struct clause *order, const struct token *t)
{
	struct str rest = t->kind == TOKEN_WORD ? t->text : STR(""), word = rest;

	while (str_word(&rest, &word))
		;
	if (order->n && t->id >= WORD_GAME && word.n < t->text.n &&
	    str_iequal(word, order->t[0].text))
		return true; /* "my attack" */
	for (int i = 0; i < order->n && t->kind == TOKEN_WORD; i++)
		if (thing_same(&order->t[i], t, 1) &&
		    (t->id || str_iequal(order->t[i].text, t->text)))
			return true;
	return false;
}

/* Things of two kinds are one where the other words say so: "from red 3, not red 1". */
static bool is_alike(enum thing a, enum thing b)
{
	return a == b || (a == NUMBER && b == TOKENS_FROM) ||
	       (a == TOKENS_FROM && b == NUMBER) || (a == SOURCE && b == PLANET) ||
	       (a == PLANET && b == SOURCE);
}

/* Adds the new thing; false: there is one of its kind already, or there are too many. */
static bool add_change(struct changes *all, enum thing thing, int at, int width)
{
	for (int i = 0; i < all->n; i++)
		if (is_alike(all->x[i].thing, thing))
			return false;
	if (all->n == CHANGES)
		return false;
	all->x[all->n++] = (struct change){thing, at, width, -1, -1};
	return true;
}

/* The word that leads to the thing at token `i`: to, from, in; 0: none. */
static int link_before(const struct token t[], int i)
{
	while (i > 0 && t[i - 1].kind == TOKEN_WORD && t[i - 1].flags & WORD_DROPPED &&
	       t[i - 1].id != WORD_WITH)
		i--;
	if (i < 1 || t[i - 1].kind != TOKEN_WORD)
		return 0;
	return t[i - 1].id == WORD_TO || t[i - 1].id == WORD_FROM ||
			       t[i - 1].id == WORD_IN
		       ? t[i - 1].id
		       : 0;
}

/* The thing that is named as the one to go belongs to the new one of its kind. One that the order has may
 * only say which order is meant ("in C2"). false: it belongs to none. */
static bool share_old(struct changes *all, const struct clause *c)
{
	bool used = all->old < 0;
	int width;

	for (int i = 0; i < all->n; i++) {
		struct change *x = &all->x[i];
		if (all->old >= 0 &&
		    is_alike(thing_at(c->t, c->n, all->old, &width), x->thing)) {
			x->old = all->old;
			used = true;
		} else if (all->ref >= 0 &&
			   thing_at(c->t, c->n, all->ref, &width) == x->thing) {
			/* "2 to 6": the 6 says where they go, and stays. */
			bool apart =
				x->thing == NUMBER &&
				link_before(c->t, all->ref) != link_before(c->t, x->at);
			*(apart ? &x->ref : &x->old) = all->ref;
		}
	}
	return used;
}

/* A thing that is said: the one to go, one that the order has, or a new one. */
static bool take_thing(const struct free *f, const struct clause *c,
		       const struct clause *order, int i, bool * not,
		       struct changes *all)
{
	int width;
	enum thing thing = thing_at(c->t, c->n, i, &width);

	bool again = false; /* "hire 5 in 10c instead of hire 5 in 3c": 5 stays */
	for (int k = 0; *not &&k + width < i; k++)
		again |= thing_same(&c->t[k], &c->t[i], width) &&
			 is_of(f, order, &c->t[i], thing, width);
	if (again)
		return true;
	if (*not ) {
		bool first = all->old < 0;
		all->old = i;
		*not = false;
		return first;
	}
	if (!is_of(f, order, &c->t[i], thing, width))
		return add_change(all, thing, i, width);
	all->ref = all->ref < 0 || thing != LABEL ? i : all->ref;
	return true;
}

/* A word of the game that names nothing and begins no order: "send 2 from 1". */
static bool is_empty_word(const struct free *f, const struct token *t)
{
	return t->kind == TOKEN_WORD && t->id >= WORD_GAME &&
	       !(t->flags & (WORD_NOUN | WORD_LETTER)) && !free_verb(f, t);
}

/* "instead of the 8", "in place of the 8": what follows is the one to go */
static bool says_instead_of(const struct token *t)
{
	return (str_is(t->text, "lieu") && token_is(&t[1], WORD_OF)) ||
	       str_is(t->text, "instead of") || str_is(t->text, "rather than") ||
	       ((str_is(t->text, "instead") || str_is(t->text, "place")) &&
		token_is(&t[1], WORD_OF)) ||
	       (str_is(t->text, "rather") && str_is(t[1].text, "than"));
}

/* "Not Green, Blue!", "it should be red 2, not red 4", "scrub y3, new target y5", "in C2 the 12 instead of
 * the 8". false: it says more, or less. */
static bool find_changes(const struct free *f, const struct clause *c,
			 const struct clause *order, struct changes *all)
{
	bool not = false;

	*all = (struct changes){.old = -1, .ref = -1};
	for (int i = 0; i < c->n;) {
		int width;
		enum thing thing = thing_at(c->t, c->n, i, &width);
		if (thing == NUMBER && width == 1 && i + 1 < c->n &&
		    c->t[i + 1].kind == TOKEN_WORD && c->t[i + 1].glued)
			return false; /* "4H": not four of them */
		if (thing == NUMBER && is_one(c->t, i))
			thing = NO_THING;
		else if (thing) {
			if (!take_thing(f, c, order, i, &not, all))
				return false;
		} else if (i && token_is(&c->t[i], WORD_AND) &&
			   !token_is(&c->t[i + 1], WORD_NOT)) {
			return false; /* both */
		} else if (token_is(&c->t[i], WORD_NOT) || says_instead_of(&c->t[i])) {
			not = true;
		} else if (!free_passes(&c->t[i]) && !free_says_place(&c->t[i]) &&
			   !thing_word_of(order, &c->t[i]) &&
			   !is_empty_word(f, &c->t[i])) {
			return false;
		}
		i += width;
	}
	return all->n && !not &&share_old(all, c);
}

/* Is it the planet that these tokens come from? */
static bool is_source(const struct free *f, const struct token *was, int n_was,
		      const struct clause *said, int at)
{
	int width;
	enum thing thing = thing_at(said->t, said->n, at, &width);
	bool from = thing == SOURCE || thing == TOKENS_FROM;
	int first = at + (thing == SOURCE) + 2 * (thing == TOKENS_FROM);

	if (!from && thing != PLANET)
		return false;
	int n = at + width - first;
	int own = f->l->reader->seat;
	int seat = n > 1 ? said->t[first].value : own;
	return (n_was > 2 ? was[1].value : own) == seat &&
	       was[n_was - 1].value == said->t[first + n - 1].value;
}

/* The order with other tokens than those from token `i` on: as many, from elsewhere. */
static struct clause *put_source(struct free *f, const struct clause *order, int i,
				 int width, const struct clause *said,
				 const struct change *x)
{
	const struct token *was = &order->t[i + 1], *now = &said->t[x->at];

	bool planet = x->thing == PLANET; /* "red 3 instead of red 1" */

	if ((!planet && same_source(f, was, width - 1, now, x->width)) ||
	    (x->old >= 0 && !is_source(f, was, width - 1, said, x->old)))
		return NULL;
	struct clause *c = free_clause(f, order->t, i + 1 + planet);
	free_append(c, now, x->width);
	free_append(c, &order->t[i + width], order->n - i - width);
	return free_reads(f, c) && !f->bent ? c : NULL;
}

/* Is the old thing the one that the order has at token `i`? */
static bool is_old(const struct clause *order, int i, int width,
		   const struct clause *said, int at)
{
	int old;

	(void)thing_at(said->t, said->n, at, &old);
	return old >= width && thing_same(&order->t[i], &said->t[at], width);
}

/* "To 4f instead": not the place behind "in", and not a number that no such word leads to. */
static bool is_led_otherwise(const struct clause *order, int i,
			     const struct clause *said, int at)
{
	int link = link_before(said->t, at);

	return link && said->t[at].kind == TOKEN_NUMBER &&
	       link != link_before(order->t, i);
}

/* The order with the new thing at token `i`; NULL: it has no such thing there. */
static struct clause *put(struct free *f, const struct clause *order, int i,
			  const struct clause *said, const struct change *x)
{
	int width;
	enum thing thing = thing_at(order->t, order->n, i, &width);

	if (thing == TOKENS_FROM && x->thing == NUMBER) {
		thing = NUMBER; /* of these tokens */
		width = 1;
	}
	if (thing == TOKENS_FROM &&
	    (x->thing == SOURCE || (x->thing == PLANET && x->old >= 0)))
		return put_source(f, order, i, width, said, x);
	if (thing != x->thing || thing_of_label(order->t, i) ||
	    (thing == NAME && order->t[i].id != said->t[x->at].id) ||
	    (thing == NUMBER && x->old < 0 && width != x->width &&
	     !(link_before(said->t, x->at) && link_before(order->t, i))) ||
	    (thing == NUMBER && is_led_otherwise(order, i, said, x->at)) ||
	    (width == x->width && thing_same(&order->t[i], &said->t[x->at], width)) ||
	    (x->old >= 0 && !is_old(order, i, width, said, x->old)) ||
	    (x->ref >= 0 && is_old(order, i, width, said, x->ref)))
		return NULL;
	struct clause *c = free_clause(f, order->t, i);
	free_append(c, &said->t[x->at], x->width);
	free_append(c, &order->t[i + width], order->n - i - width);
	return free_reads(f, c) && !f->bent ? c : NULL;
}

void thing_keep(struct free_made *m, struct clause *c)
{
	if (c && m->n < FREE_MADE)
		m->clause[m->n++] = c;
}

/* "Same for C3.": there as well. */
static bool is_same(const struct clause *said)
{
	static const char *const words[] = {"same", "likewise", "also", "too", "ditto"};

	for (int i = 0; i < said->n; i++)
		if (TOKEN_AMONG(&said->t[i], words))
			return true;
	return false;
}

/* All ways to put the change into the order. */
static void put_anywhere(struct free *f, const struct clause *order,
			 const struct clause *said, const struct change *x,
			 struct free_made *m)
{
	int width;

	for (int i = 0; i < order->n; i += width) {
		thing_keep(m, put(f, order, i, said, x));
		thing_at(order->t, order->n, i, &width);
	}
}

void thing_change(struct free *f, const struct clause *order, const struct clause *said,
		  struct free_made *m)
{
	struct changes all;
	struct free_made now = {.n = 1, .clause = {free_clause(f, order->t, order->n)}};
	bool moved = false;

	if (!find_changes(f, said, order, &all))
		return;
	for (int k = 0; k < all.n; k++) {
		struct free_made next = {0};
		for (int i = 0; i < now.n; i++)
			put_anywhere(f, now.clause[i], said, &all.x[k], &next);
		moved |= all.x[k].thing == LABEL && next.n;
		now = next;
	}
	for (int i = 0; i < now.n; i++)
		thing_keep(m, now.clause[i]);
	if (now.n && moved && !is_same(said))
		m->instead = order;
}
