/* Amounts that speak of an order in force: "3 more", "three of them": see free_weigh.c.
 * SPDX-License-Identifier: ISC */
#include "orders/free/decide/decide.h"

#include "base/arena.h"
#include "base/locale.h"
#include "orders/free/text/text.h"
#include "orders/lexis/conjunction.h"

static const char more_of_what[] = N_(
	"This says how much more or less. Write the whole order, with the amount that you want in all");

/* "3 more": of an order that stands, which it never is itself. */
static void weigh_more(struct free *f, const struct token t[], int n, int at,
		       const struct clause *made)
{
	struct piece *p = &f->piece[at], *before;
	int by = 0, sign = free_more(t, 0, n, &by);
	struct clause *order = sign ? free_order_before(f, at, &before) : NULL;

	if (!sign || (!order && sign > 0))
		return; /* where nothing stands, "buy 2 more" is 2 */
	struct clause *sum = order ? free_summed(f, order, made, by, sign) : NULL;
	if (order && free_is_changed_by(order, made, sign * by))
		return;
	if (!sum) {
		free_lose(f, p, more_of_what);
		return;
	}
	if (before)
		before->kind = PIECE_DROPPED;
	p->clause = sum;
	p->doubt = true;
}

/* The one amount that goes to a place: its token; -1: there is none, or there are several. */
static int one_amount_to(const struct clause *c)
{
	int at = -1;

	for (int i = 0; i + 1 < c->n; i++) {
		if (c->t[i].kind != TOKEN_NUMBER || !token_is(&c->t[i + 1], WORD_TO))
			continue;
		if (at >= 0)
			return -1;
		at = i;
	}
	return at;
}

/* "three of them", "one of the Limbo ones": are these a part of what an order has? */
static bool says_some(const struct token t[], int n, int amount)
{
	static const char *const them[] = {"them", "those", "these", "the", "my"};

	for (int i = 0; i + 2 < n; i++)
		if (t[i].kind == TOKEN_NUMBER)
			return t[i].value == amount && token_is(&t[i + 1], WORD_OF) &&
			       TOKEN_AMONG(&t[i + 2], them);
	return false;
}

/* "Three of them to Blue 4": the others stay where the order in force puts them. */
static void weigh_some(struct free *f, const struct token t[], int n, int at,
		       const struct clause *made)
{
	static const struct token comma = {
		.kind = TOKEN_SIGN, .id = ',', .text = {",", 1}};
	struct piece *p = &f->piece[at], *before;
	int k = one_amount_to(made);
	struct clause *order = k >= 0 && says_some(t, n, made->t[k].value)
				       ? free_order_before(f, at, &before)
				       : NULL;
	int was = order ? one_amount_to(order) : -1;

	if (was < 0 || order->t[was].value <= made->t[k].value)
		return;
	struct clause *c = free_clause(f, order->t, order->n);
	c->t[was].value -= made->t[k].value;
	c->t[was].text = str_printf(f->l->a, "%d", c->t[was].value);
	free_append(c, &comma, 1);
	free_append(c, &made->t[k], made->n - k);
	if (!free_reads(f, c) || f->bent)
		return;
	if (before)
		before->kind = PIECE_DROPPED;
	p->clause = c;
	p->doubt = true;
}

/* "A token", "the Limbo token": one of them, and neither "one of them" nor several. */
static bool says_single(const struct token t[], int n)
{
	static const char *const before[] = {"a",  "an",     "another", "the",
					     "my", "single", "last",    "other"};
	enum { FAR = 2 }; /* "a Limbo token" */
	bool single = false;

	for (int i = 0; i < n; i++) {
		const bool piece = t[i].kind == TOKEN_WORD && t[i].id >= WORD_GAME &&
				   t[i].flags & WORD_DROPPED &&
				   !(t[i].flags & WORD_NOUN) && t[i].text.n > FAR;
		if (token_is(&t[i], WORD_ALL) || (piece && str_ends(t[i].text, "s")))
			return false;
		for (int k = i - 1; piece && k >= 0 && k >= i - FAR; k--)
			single |= TOKEN_AMONG(&t[k], before);
	}
	return single;
}

/* The order with this number behind its word; NULL: the grammar does not take it, or there are fewer. */
static struct clause *with_number(struct free *f, const struct clause *made, int value)
{
	const struct token number = {.kind = TOKEN_NUMBER,
				     .value = value,
				     .text = str_printf(f->l->a, "%d", value)};
	struct clause *c = free_clause(f, made->t, 1);
	const int to = token_is(&made->t[1], WORD_ALL) ? 2 : 1;

	free_append(c, &number, 1);
	free_append(c, &made->t[to], made->n - to);
	return free_reads(f, c) && !f->bent ? c : NULL;
}

/* "A Limbo token to Blue 3", where several are there: not all of them. */
static void weigh_single(struct free *f, const struct token t[], int n, int at,
			 const struct clause *made)
{
	struct piece *p = &f->piece[at];

	const bool all = made->n > 3 && token_is(&made->t[1], WORD_ALL);

	if (made->n < 3 || !token_is(&made->t[1 + all], WORD_TO) ||
	    !says_single(t, n) || !with_number(f, made, 2))
		return;
	struct clause *one = with_number(f, made, 1);
	if (!one)
		return;
	p->clause = one;
	p->doubt = true;
}

void free_weigh_amount(struct free *f, const struct token t[], int n, int at,
		       const struct clause *made)
{
	weigh_single(f, t, n, at, made);
	weigh_some(f, t, n, at, made);
	weigh_more(f, t, n, at, made);
}

/* "Highest card against Yellow, Compromise in the others": which are the others, where only one order is read? "Nothing for the
 * others" leaves none open. */
static bool is_of_others(const struct free *f, const struct token t[], int first,
			 int last)
{
	static const char *const others[] = {"others", "rest"};
	static const char *const nothing[] = {"nothing", "none", "pass", "zero", "nil"};
	bool named = false, before = false;

	if (free_count(f, PIECE_ORDER) != 1)
		return false;
	for (int i = first; i < last; i++) {
		const struct token *at = &t[i];
		if (free_ends_part(at))
			before = named;
		named |= at->kind == TOKEN_NUMBER || at->flags & WORD_NOUN;
		int in = i - 1 - (i > first + 1 && str_is(at[-1].text, "the"));
		if (before && in > first && TOKEN_AMONG(at, others) &&
		    token_is(&t[in], WORD_IN) && !TOKEN_AMONG(&t[in - 1], nothing))
			return true;
	}
	return false;
}

/* What an order gives, beside where: its number, where that does not belong to a label, else its card. */
static const struct token *given(const struct clause *made)
{
	const struct token *card = NULL;

	for (int k = 1; k < made->n; k++) {
		const struct token *t = &made->t[k];
		if (free_is_label(t - 1) || free_is_label(t))
			continue;
		if (t->kind == TOKEN_NUMBER)
			return t;
		if (token_is_thing(t) && !token_is(t, WORD_SEAT))
			card = t;
	}
	return card;
}

static int count_thing(const struct token t[], int n, const struct token *what)
{
	int count = 0;

	for (int i = 0; i < n; i++)
		count += free_same_thing(&t[i], what) &&
			 !(i && free_is_label(&t[i - 1]));
	return count;
}

/* "the 20 in C1; in C2 the weakest": a rank stands where the order has a number that the words say less often than the
 * orders of the line, or beside another thing. */
static bool is_ranked(const struct free *f, const struct token t[], int n,
		      const struct clause *made, const struct clause *const all[])
{
	const struct token *what = given(made);
	int orders = 0;

	if (!what || !free_figure_is_ranked(t, n, made, what))
		return false;
	for (int i = 0; i < f->n_pieces; i++)
		if (f->piece[i].kind == PIECE_ORDER)
			orders += count_thing(all[i]->t, all[i]->n, what) > 0;
	return orders > count_thing(t, n, what) ||
	       free_figure_names_other(t, n, made, what);
}

/* Has an order of the line the thing? */
static bool is_in_orders(const struct free *f, const struct clause *const all[],
			 const struct token *what)
{
	bool any = false;

	for (int i = 0; i < f->n_pieces; i++)
		for (int k = 0; f->piece[i].kind == PIECE_ORDER && k < all[i]->n; k++)
			any |= free_same_thing(&all[i]->t[k], what);
	return any;
}

/* "I want both hearts! Up to 4 each": an order for each that there is, where the words name only some, in a way that no order
 * has. "3 on each lot until I have a card" names none: a clause of time or a condition says for how long. */
static bool is_widened(const struct free *f, const struct token t[], int n,
		       const struct clause *const all[])
{
	enum { MANY = 3 };
	static const char *const each[] = {"each", "every", "any", "all"};
	int unsaid = 0;
	bool limits = false;

	for (int i = 0; i < f->n_pieces; i++) {
		if (f->piece[i].kind != PIECE_ORDER)
			continue;
		const struct clause *c = all[i];
		for (int k = 1; k < c->n; k++)
			unsaid += c->t[k].kind == TOKEN_NUMBER &&
				  free_verb(f, &c->t[k - 1]) &&
				  !count_thing(t, n, &c->t[k]);
	}
	for (int i = 0; i < n && unsaid >= MANY; i++) {
		bool counted = i && (t[i - 1].kind == TOKEN_NUMBER ||
				     TOKEN_AMONG(&t[i - 1], each) ||
				     token_is(&t[i - 1], WORD_ALL));
		limits = (limits && !free_ends_part(&t[i])) ||
			 TOKEN_BEGINS(&t[i], BEGINS_TIME | BEGINS_CONDITION);
		if (str_is(t[i].text, "both") ||
		    (!limits && t[i].kind == TOKEN_WORD && token_is_thing(&t[i]) &&
		     !counted && !token_is(&t[i], WORD_SEAT) &&
		     !is_in_orders(f, all, &t[i])))
			return true;
	}
	return false;
}

/* "two steps towards 5c": it ends on the way there, and nobody says where. */
static bool is_on_the_way(const struct token t[], int first, int last)
{
	static const char *const steps[] = {"step", "steps", "paces", "pace"};
	static const char *const towards[] = {"toward", "towards", "direction"};
	bool step = false;

	for (int i = first; i < last; i++) {
		if (step && TOKEN_AMONG(&t[i], towards))
			return true;
		step |= TOKEN_AMONG(&t[i], steps);
	}
	return false;
}

bool free_leaves_which(const struct free *f, const struct token t[], int n, int first,
		       int last, const struct clause *made,
		       const struct clause *const all[])
{
	return is_of_others(f, t, first, last) || is_ranked(f, t, n, made, all) ||
	       is_widened(f, t, n, all) || is_on_the_way(t, first, last);
}

/* "I help Blue in C4. I ask nobody": the writer asks nobody to C4 in any case, and means all of their own. */
static bool may_be_of_label(struct free *f, const struct token t[], int n,
			    const struct clause *made)
{
	static const struct token in = {
		.kind = TOKEN_WORD, .id = WORD_IN, .text = {"in", 2}};
	bool any = false, may = false;

	for (int i = 0; i + 1 < n; i++) {
		if (!free_is_label(&t[i]))
			continue;
		struct clause *with = free_clause(f, made->t, made->n);
		free_append(with, &in, 1);
		free_append(with, &t[i], 2);
		any = true;
		may |= free_reads(f, with);
	}
	return may || !any;
}

bool free_is_wide(struct free *f, const struct token t[], int n,
		  const struct clause *made)
{
	return free_figure_is_wide(t, n, made) && may_be_of_label(f, t, n, made);
}
