/* Another thing in the place of one of its kind: "Not Green, Blue!", "from 2 instead", "C3, not C1".
 * SPDX-License-Identifier: ISC */
#include "orders/free/free_thing.h"

/* "C3": a letter of the game, and a number. */
bool free_is_label(const struct token *t)
{
	return t->kind == TOKEN_WORD && t->flags & WORD_LETTER && t->id >= WORD_GAME &&
	       t[1].kind == TOKEN_NUMBER;
}

enum thing thing_at(const struct token t[], int n, int i, int *width)
{
	bool number = i < n && t[i].kind == TOKEN_NUMBER;
	int k = i + 1;

	*width = 1;
	if (number && token_is(&t[k], WORD_FROM)) {
		bool seat = token_is(&t[k + 1], WORD_SEAT);
		*width = 3 + seat;
		return t[k + 1 + seat].kind == TOKEN_NUMBER ? TOKENS_FROM : NO_THING;
	}
	if (i < n && token_is(&t[i], WORD_FROM)) {
		bool seat = token_is(&t[k], WORD_SEAT);
		*width = 2 + seat;
		return k + seat < n && t[k + seat].kind == TOKEN_NUMBER ? SOURCE
									: NO_THING;
	}
	if (i + 1 < n && free_is_label(&t[i])) {
		*width = 2;
		return LABEL;
	}
	if (i < n && token_is(&t[i], WORD_SEAT)) {
		*width = 1 + (t[k].kind == TOKEN_NUMBER);
		return *width > 1 ? PLANET : PLAYER;
	}
	return number ? NUMBER : NO_THING;
}

bool thing_of_label(const struct token t[], int i)
{
	return i && t[i].kind == TOKEN_NUMBER && t[i - 1].kind == TOKEN_WORD &&
	       t[i - 1].flags & WORD_LETTER && !token_is(&t[i - 1], WORD_WITH);
}

bool thing_same(const struct token *a, const struct token *b, int n)
{
	for (int i = 0; i < n; i++)
		if (a[i].kind != b[i].kind || a[i].value != b[i].value ||
		    (a[i].kind != TOKEN_NUMBER && a[i].id != b[i].id)) /* 2, "two" */
			return false;
	return true;
}

/* "from 2" is "from Red 2", where Red writes. */
static bool same_source(const struct free *f, const struct token *a, int n_a,
			const struct token *b, int n_b)
{
	int own = f->l->reader->seat;
	int seat_a = n_a > 2 ? a[1].value : own, seat_b = n_b > 2 ? b[1].value : own;

	return seat_a == seat_b && a[n_a - 1].value == b[n_b - 1].value;
}

/* The change that was written: one new thing, and perhaps the old one whose place it
 * takes. */
struct change {
	enum thing thing;
	int at, width; /* of the new one */
	int old;       /* token of the one after "not", or -1 */
};

bool free_says_place(const struct token *t)
{
	static const char *const words[] = {
		"side", "would",   "stays",  "stay",   "remain", "no",     "than",
		"have", "instead", "rather", "should", "only",   "enough", "but",
		"make", "just",    "better", "prefer", "same"};

	for (size_t i = 0; i < sizeof words / sizeof *words; i++)
		if (str_is(t->text, words[i]))
			return true;
	return false;
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
	for (int i = 0; i < order->n && t->kind == TOKEN_WORD; i++)
		if (thing_same(&order->t[i], t, 1) &&
		    (t->id || str_iequal(order->t[i].text, t->text)))
			return true;
	return false;
}

/* "Not Green, Blue!", "it should be red 2, not red 4", "scrub y3, new target y5". false: it says
 * more, or less. */
static bool find_change(const struct free *f, const struct clause *c,
			const struct clause *order, struct change *x)
{
	bool not = false;

	*x = (struct change){.old = -1};
	for (int i = 0; i < c->n;) {
		int width;
		enum thing thing = thing_at(c->t, c->n, i, &width);
		if (thing == NUMBER && is_one(c->t, i))
			thing = NO_THING;
		else if (thing && x->old < 0 &&
			 (not || is_of(f, order, &c->t[i], thing, width))) {
			x->old = i;
			not = false;
		} else if (thing && !x->thing) {
			*x = (struct change){thing, i, width, x->old};
		} else if (thing) {
			return false;
		} else if (i && token_is(&c->t[i], WORD_AND) &&
			   !token_is(&c->t[i + 1], WORD_NOT)) {
			return false; /* both */
		} else if (token_is(&c->t[i], WORD_NOT) ||
			   str_is(c->t[i].text, "instead of")) {
			not = true;
		} else if (!free_passes(&c->t[i]) && !free_says_place(&c->t[i]) &&
			   !thing_word_of(order, &c->t[i])) {
			return false;
		}
		i += width;
	}
	return x->thing && !not ;
}

/* The order with other tokens than those from token `i` on: as many, from elsewhere. */
static struct clause *put_source(struct free *f, const struct clause *order, int i,
				 int width, const struct clause *said,
				 const struct change *x)
{
	const struct token *was = &order->t[i + 1], *now = &said->t[x->at];
	int old;

	if (same_source(f, was, width - 1, now, x->width))
		return NULL;
	if (x->old >= 0 && (thing_at(said->t, said->n, x->old, &old) != SOURCE ||
			    !same_source(f, was, width - 1, &said->t[x->old], old)))
		return NULL;
	struct clause *c = free_clause(f, order->t, i + 1);
	free_append(c, now, x->width);
	free_append(c, &order->t[i + width], order->n - i - width);
	return free_reads(f, c) && !f->bent ? c : NULL;
}

/* The order with the new thing at token `i`; NULL: it has no such thing there. */
static struct clause *put(struct free *f, const struct clause *order, int i,
			  const struct clause *said, const struct change *x)
{
	int width, old;
	enum thing thing = thing_at(order->t, order->n, i, &width);

	if (thing == TOKENS_FROM && x->thing == NUMBER) {
		thing = NUMBER; /* of these tokens */
		width = 1;
	}
	if (thing == TOKENS_FROM && x->thing == SOURCE)
		return put_source(f, order, i, width, said, x);
	if (thing != x->thing || thing_of_label(order->t, i) ||
	    (width == x->width && thing_same(&order->t[i], &said->t[x->at], width)))
		return NULL;
	if (x->old >= 0 &&
	    (thing_at(said->t, said->n, x->old, &old) != thing || old != width ||
	     !thing_same(&order->t[i], &said->t[x->old], width)))
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
		for (size_t k = 0; k < sizeof words / sizeof *words; k++)
			if (str_is(said->t[i].text, words[k]))
				return true;
	return false;
}

void thing_change(struct free *f, const struct clause *order, const struct clause *said,
		  struct free_made *m)
{
	struct change x;
	int width;

	if (!find_change(f, said, order, &x))
		return;
	for (int i = 0; i < order->n; i += width) {
		struct clause *c = put(f, order, i, said, &x);
		thing_keep(m, c);
		if (c && x.thing == LABEL && !is_same(said))
			m->instead = order;
		thing_at(order->t, order->n, i, &width);
	}
}
