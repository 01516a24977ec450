/* "3 more", "one less": how much is said in words that compare it with an order that stands. The number itself is never
 * the amount of that order.
 * SPDX-License-Identifier: ISC */
#include "base/arena.h"
#include "orders/free/parts/free_thing.h"

static bool is_piece_word(const struct token *t)
{
	return t->kind == TOKEN_WORD && t->flags & WORD_DROPPED && t->id >= WORD_GAME;
}

int free_more_word(const struct token *t)
{
	static const char *const more[] = {"more", "extra", "additional", "further"};
	static const char *const less[] = {"less", "fewer"};

	return TOKEN_AMONG(t, more) ? 1 : TOKEN_AMONG(t, less) ? -1 : 0;
}

/* The word at `i` says more or less; 0: neither. "More than 3", "3 or more" and "no more" say something else. */
static int way(const struct token t[], int i)
{
	bool not = i && (token_is(&t[i - 1], WORD_OR) || token_is(&t[i - 1], WORD_NO) ||
			 str_is(t[i - 1].text, "once"));

	if (t[i].kind != TOKEN_WORD || not || str_is(t[i + 1].text, "than"))
		return 0;
	return free_more_word(&t[i]);
}

int free_more(const struct token t[], int from, int to, int *by)
{
	static const char *const another[] = {"another", "extra", "additional",
					      "further"};

	for (int i = from; i < to; i++) {
		if (token_is(&t[i], WORD_IF) || token_is(&t[i], WORD_UNLESS))
			return 0;
		if (str_is(t[i].text, "another") && t[i + 1].kind != TOKEN_NUMBER &&
		    is_piece_word(&t[i + 1])) {
			*by = 1;
			return 1;
		}
		if (t[i].kind != TOKEN_NUMBER)
			continue;
		int k = i + 1;
		*by = t[i].value;
		while (k < to && is_piece_word(&t[k]))
			k++;
		if (k < to && way(t, k))
			return way(t, k);
		if (i > from &&
		    (TOKEN_AMONG(&t[i - 1], another) || str_is(t[i - 1].text, "add")))
			return 1;
	}
	return 0;
}

static bool is_source_of(const struct free *f, const struct token a[], int n_a,
			 const struct token b[], int n_b)
{
	int own = f->l->reader->seat;

	return (n_a > 3 ? a[2].value : own) == (n_b > 3 ? b[2].value : own) &&
	       a[n_a - 1].value == b[n_b - 1].value;
}

static void set(struct free *f, struct token *t, int value)
{
	t->value = value;
	t->text = str_printf(f->l->a, "%d", value);
}

/* Where the order has tokens from the same place as the one at `at`; -1: nowhere. `*last`: behind all such parts. */
static int same_source(const struct free *f, const struct clause *order,
		       const struct clause *made, int at, int width, int *last)
{
	int found = -1, w;

	*last = -1;
	for (int i = 0; i < order->n; i += w) {
		if (thing_at(order->t, order->n, i, &w) != TOKENS_FROM)
			continue;
		*last = i + w;
		if (is_source_of(f, &order->t[i], w, &made->t[at], width))
			found = i;
	}
	return found;
}

/* "One more from Red 1": of the tokens that an order takes from several places. */
static struct clause *sum_source(struct free *f, const struct clause *order,
				 const struct clause *made, int by, int sign)
{
	static const struct token comma = {
		.kind = TOKEN_SIGN, .id = ',', .text = {",", 1}};
	int at = -1, width = 0, w, last;

	for (int i = 0; i < made->n; i += w)
		if (thing_at(made->t, made->n, i, &w) == TOKENS_FROM) {
			if (at >= 0 || made->t[i].value != by)
				return NULL;
			at = i;
			width = w;
		}
	int old = at < 0 ? -1 : same_source(f, order, made, at, width, &last);
	if (at < 0 || last < 0 || (old < 0 && sign < 0))
		return NULL;
	struct clause *c = free_clause(f, order->t, old < 0 ? last : order->n);
	if (old < 0) {
		free_append(c, &comma, 1);
		free_append(c, &made->t[at], width);
		free_append(c, &order->t[last], order->n - last);
	} else if (order->t[old].value + sign * by > 0) {
		set(f, &c->t[old], order->t[old].value + sign * by);
	} else {
		return NULL;
	}
	return c;
}

/* Where the two differ, if that is in one number alone; -1: nowhere, or in more. `*same`: nowhere. */
static int only_difference(const struct clause *order, const struct clause *made,
			   bool *same)
{
	int at = -1;

	*same = false;
	if (order->n != made->n)
		return -1;
	for (int i = 0; i < order->n; i++) {
		if (thing_same(&order->t[i], &made->t[i], 1))
			continue;
		if (at >= 0 || order->t[i].kind != TOKEN_NUMBER ||
		    made->t[i].kind != TOKEN_NUMBER)
			return -1;
		at = i;
	}
	*same = at < 0;
	return at;
}

/* All tokens that the order takes from its places; -1: it names no place. */
static int total(const struct clause *order)
{
	int sum = -1, w;

	for (int i = 0; i < order->n; i += w)
		if (thing_at(order->t, order->n, i, &w) == TOKENS_FROM)
			sum = (sum < 0 ? 0 : sum) + order->t[i].value;
	return sum;
}

bool free_is_changed_by(const struct clause *order, const struct clause *made, int by)
{
	bool same;
	int was = total(order), now = total(made);

	if (was >= 0 && now >= 0)
		return now == was + by;
	int at = only_difference(order, made, &same);

	return at >= 0 && made->t[at].value == order->t[at].value + by;
}

/* The only amount of this value; -1: there is none, or there are several numbers of it. */
static int only_amount(const struct clause *order, int value)
{
	int at = -1, w;

	for (int i = 0; i < order->n; i += w) {
		enum thing thing = thing_at(order->t, order->n, i, &w);
		if ((thing != NUMBER && thing != TOKENS_FROM) || w == 2 ||
		    order->t[i].value != value)
			continue;
		if (at >= 0)
			return -1;
		at = i;
	}
	return at;
}

/* Both are alike but for one number, which is that amount there. */
static struct clause *sum_number(struct free *f, const struct clause *order,
				 const struct clause *made, int by, int sign)
{
	bool same;
	int at = only_difference(order, made, &same);

	if (same) /* "2 more", where 2 stand */
		at = only_amount(order, by);
	if (at < 0 || made->t[at].value != by || order->t[at].value + sign * by < 1)
		return NULL;
	struct clause *c = free_clause(f, order->t, order->n);
	set(f, &c->t[at], order->t[at].value + sign * by);
	return c;
}

struct clause *free_summed(struct free *f, struct clause *order,
			   const struct clause *made, int by, int sign)
{
	struct clause *c = sum_source(f, order, made, by, sign);

	if (!c)
		c = sum_number(f, order, made, by, sign);
	return c && free_reads(f, c) && !f->bent ? c : NULL;
}

/* --- several places for all that the order sends: "Sorry, I meant 2 from Red 1 and 2 from Red 2", "make it three for Ann, two from
 * Green 2 and one from Green 3". One of them alone would leave the others as they were. --- */

/* The tokens with their places that stand side by side. */
struct sources {
	int from, to; /* tokens */
	int places, sum;
};

/* The next of them from token `i` on; false: there are none. */
static bool find_sources(const struct token t[], int n, int i, struct sources *s)
{
	int w;

	while (i < n && thing_at(t, n, i, &w) != TOKENS_FROM)
		i++;
	*s = (struct sources){.from = i};
	while (i < n && thing_at(t, n, i, &w) == TOKENS_FROM) {
		s->places++;
		s->sum += t[i].value;
		s->to = i + w;
		for (i += w;
		     i < n && (token_is_sign(&t[i], ',') || token_is(&t[i], WORD_AND));)
			i++;
	}
	return s->places > 0;
}

bool free_lists_sources(const struct token t[], int n, int i)
{
	struct sources s;

	return find_sources(t, n, i, &s) && s.from == i && s.places > 1;
}

/* Words beside which the list is more, or less, than the order's tokens. */
static bool says_else(const struct token *t)
{
	static const char *const words[] = {"also",    "too",  "plus",    "add",
					    "another", "more", "extra",   "further",
					    "fewer",   "less", "besides", "maybe",
					    "perhaps", "both", "each"};

	return token_denies(t) || TOKEN_AMONG(t, words) || token_is(t, WORD_IF) ||
	       token_is(t, WORD_UNLESS) || token_is(t, WORD_ELSE) ||
	       token_is(t, WORD_OR) || token_is_sign(t, '?');
}

/* Does the text name, beside the list, only things of the order, and the sum? `*named`: how many. */
static bool names_order(const struct free *f, const struct clause *order,
			const struct clause *said, const struct sources *s, int *named)
{
	int w;

	for (int i = free_behind_cues(said->t, s->from); i < said->n; i += w) {
		enum thing kind = thing_at(said->t, said->n, i, &w);
		if (i >= s->from && i < s->to) {
			w = s->to - i;
			continue;
		}
		if (!kind && says_else(&said->t[i]))
			return false;
		bool own = kind == PLAYER && said->t[i].value == f->l->reader->seat;
		bool sum = kind == NUMBER && said->t[i].value == s->sum;
		bool same = kind && thing_is_in(order, &said->t[i], w);
		if (kind && !own && !sum && !same)
			return false;
		*named += same;
	}
	return true;
}

int free_change_sources(struct free *f, const struct clause *order,
			const struct clause *said, struct free_made *m)
{
	struct sources s, more, old;
	int named = 1;

	if (!find_sources(said->t, said->n, 0, &s) || s.places < 2 ||
	    find_sources(said->t, said->n, s.to, &more) ||
	    !find_sources(order->t, order->n, 0, &old) ||
	    find_sources(order->t, order->n, old.to, &more) ||
	    !names_order(f, order, said, &s, &named))
		return 0;
	struct clause *c = free_clause(f, order->t, old.from);
	free_append(c, &said->t[s.from], s.to - s.from);
	free_append(c, &order->t[old.to], order->n - old.to);
	if (!free_reads(f, c) || f->bent)
		return 0;
	thing_keep(m, c);
	return named;
}

/* --- a share of them: "take one of the three from Red 1 instead" --- */

int free_find_share(const struct token t[], int from, int to, int sum)
{
	static const char *const whole[] = {"them", "those", "these", "the", "my"};

	for (int i = from; i + 2 < to; i++) {
		bool share =
			token_is(&t[i + 1], WORD_OF) && TOKEN_AMONG(&t[i + 2], whole);
		share |= token_is_sign(&t[i + 1], ':') &&
			 t[i + 2].kind == TOKEN_NUMBER && t[i + 2].value == sum;
		if (t[i].kind == TOKEN_NUMBER && share)
			return i;
	}
	return -1;
}

/* The only new place that the words name; NULL: none, or several, or something else as well. */
static const struct token *find_place(const struct clause *order,
				      const struct clause *said, int share, int sum,
				      int *width)
{
	const struct token *place = NULL;
	int w;

	for (int i = 0; i < said->n; i += w) {
		const struct token *t = &said->t[i];
		enum thing kind = thing_at(said->t, said->n, i, &w);
		if (kind == TOKENS_FROM && i > share && t->value == sum) {
			w = 1; /* "of the three from Red 3" */
			continue;
		}
		if (i == share || (kind == NUMBER && t->value == sum) ||
		    (kind && kind != SOURCE && thing_is_in(order, t, w)))
			continue;
		if (kind == SOURCE && !place) {
			place = t;
			*width = w;
		} else if (kind || says_else(t)) {
			return NULL;
		}
	}
	return place;
}

/* "From planet 3" as "from 3". */
static struct clause *shorten_places(struct free *f, const struct clause *said)
{
	struct clause *c = free_clause(f, said->t, 0);

	for (int i = 0; i < said->n; i++)
		if (!(i && said->t[i].flags & WORD_DROPPED &&
		      token_is(&said->t[i - 1], WORD_FROM)))
			free_append(c, &said->t[i], 1);
	return c;
}

bool free_move_share(struct free *f, const struct clause *order,
		     const struct clause *said, struct free_made *m)
{
	static const struct token comma = {
		.kind = TOKEN_SIGN, .id = ',', .text = {",", 1}};
	struct sources old, more;
	int width = 0;
	const bool sends = find_sources(order->t, order->n, 0, &old);
	const int share = free_find_share(said->t, 0, said->n, sends ? old.sum : -1);

	if (share < 0)
		return false;
	const int moved = said->t[share].value;
	if (!sends || old.places > 1 ||
	    find_sources(order->t, order->n, old.to, &more) || moved < 1 ||
	    old.sum <= moved)
		return true;
	const struct clause *plain = shorten_places(f, said);
	const struct token *place = find_place(
		order, plain, free_find_share(plain->t, 0, plain->n, old.sum), old.sum,
		&width);
	if (!place)
		return true;
	struct clause *c = free_clause(f, order->t, old.to);
	c->t[old.from].value = old.sum - moved;
	c->t[old.from].text = str_printf(f->l->a, "%d", old.sum - moved);
	free_append(c, &comma, 1);
	free_append(c, &said->t[share], 1);
	free_append(c, place, width);
	free_append(c, &order->t[old.to], order->n - old.to);
	thing_keep(m, free_reads(f, c) && !f->bent ? c : NULL);
	return true;
}
