/* Changes an order as a few words ask: adds a condition, an alternative, one more, one
 * less, or puts in another thing (free_thing.c). The result is read by the same
 * grammar.
 * SPDX-License-Identifier: ISC */
#include "base/arena.h"
#include "orders/free/parts/free_thing.h"

/* With a condition or an alternative behind it. */
static struct clause *lengthen(struct free *f, const struct clause *order,
			       const struct clause *said)
{
	struct clause *c = free_clause(f, order->t, order->n);
	int first = f->n_pieces;

	for (int i = 0; i < order->n; i++)
		if (token_is(&order->t[i], WORD_IF) ||
		    token_is(&order->t[i], WORD_UNLESS))
			return NULL; /* it may belong to one, or be one more */
	free_append(c, said->t, said->n);
	phrases_respell(f->phrases, c);
	bool whole = free_orders(f, c, 0) == c->n && f->n_pieces == first + 1;
	c = whole ? f->piece[first].clause : NULL;
	f->n_pieces = first;
	return c;
}

/* Returns where a condition or an alternative begins behind nothing but words, or words
 * of the order; -1: nowhere. */
static int find_addition(const struct clause *order, const struct clause *said)
{
	for (int i = 0; i < said->n; i++) {
		const struct token *t = &said->t[i];
		if (token_is(t, WORD_IF) || token_is(t, WORD_UNLESS) ||
		    token_is(t, WORD_ELSE))
			return i;
		if (!free_passes(t) && !free_says_place(t) && !thing_word_of(order, t))
			return -1;
	}
	return -1;
}

/* "Without Blue, please.": one player of several less. NULL: it says something else. */
static struct clause *take_out(struct free *f, const struct clause *order,
			       const struct clause *said)
{
	const struct token *out = NULL;
	bool without = false;

	for (int i = 0; i < said->n; i++) {
		const struct token *t = &said->t[i];
		bool turns = token_is(t, WORD_NOT) || token_is(t, WORD_EXCEPT) ||
			     (token_is(t, WORD_NO) && !token_is_sign(t + 1, ',')) ||
			     str_is(t->text, "without") || free_takes(t);
		bool no = !i && token_is(t, WORD_NO); /* "No, scrap Blue." */
		if (token_is(t, WORD_SEAT) && without && !out)
			out = t;
		else if (!turns && !no && !free_passes(t))
			return NULL;
		without |= turns;
	}
	for (int i = 0; out && i < order->n; i++) {
		bool first = token_is_sign(&order->t[i + 1], ',');
		if (!thing_same(&order->t[i], out, 1) ||
		    (!first && !(i && token_is_sign(&order->t[i - 1], ','))))
			continue;
		struct clause *c = free_clause(f, order->t, first ? i : i - 1);
		int next = first ? i + 2 : i + 1;
		free_append(c, &order->t[next], order->n - next);
		return free_reads(f, c) ? c : NULL;
	}
	return NULL;
}

/* "No, just Green.": of several players this one alone. NULL: it says something else. */
static struct clause *keep_one(struct free *f, const struct clause *order,
			       const struct clause *said)
{
	const struct token *kept = NULL;
	bool only = false;
	int from = -1, end = -1;

	for (int i = 0; i < said->n; i++) {
		const struct token *t = &said->t[i];
		bool just = str_is(t->text, "just") || str_is(t->text, "only");
		if (token_is(t, WORD_SEAT) && !kept && t[1].kind != TOKEN_NUMBER)
			kept = t;
		else if (!just && !token_is(t, WORD_NO) && !free_passes(t))
			return NULL;
		only |= just;
	}
	for (int i = 0; only && kept && i < order->n; i++) {
		bool listed = token_is(&order->t[i], WORD_SEAT) &&
			      order->t[i + 1].kind != TOKEN_NUMBER &&
			      (token_is_sign(&order->t[i + 1], ',') ||
			       token_is(&order->t[i + 1], WORD_AND) || end == i);
		if (!listed)
			continue;
		from = from < 0 ? i : from;
		end = token_is_sign(&order->t[i + 1], ',') ||
				      token_is(&order->t[i + 1], WORD_AND)
			      ? i + 2
			      : i + 1;
	}
	if (from < 0 || end <= from + 1 || !thing_word_of(order, kept))
		return NULL;
	struct clause *c = free_clause(f, order->t, from);
	free_append(c, kept, 1);
	free_append(c, &order->t[end], order->n - end);
	return free_reads(f, c) ? c : NULL;
}

static bool has_condition(const struct clause *c)
{
	for (int i = 0; i < c->n; i++)
		if (token_is(&c->t[i], WORD_IF) || token_is(&c->t[i], WORD_UNLESS))
			return true;
	return false;
}

/* "If Yellow attacks it as well, then Red 4": only then it is changed. */
static bool change_on_condition(struct free *f, const struct clause *order,
				const struct clause *said, struct free_made *m)
{
	static const struct token otherwise = {
		.kind = TOKEN_WORD, .id = WORD_ELSE, .text = {"else", 4}};
	struct free_made changed = {0};
	int end = 1;

	if (!said->n || !has_condition(free_clause(f, said->t, 1)) ||
	    has_condition(order))
		return false;
	while (end < said->n && !token_is_sign(&said->t[end], ',') &&
	       !token_is(&said->t[end], WORD_THEN))
		end++;
	if (end >= said->n)
		return false;
	const struct clause *rest =
		free_clause(f, &said->t[end + 1], said->n - end - 1);
	thing_change(f, order, rest, &changed);
	if (changed.n != 1)
		return false;
	struct clause *c = changed.clause[0];
	free_append(c, said->t, end);
	free_append(c, &otherwise, 1);
	free_append(c, order->t, order->n);
	thing_keep(m, free_reads(f, c) ? c : NULL);
	return true;
}

/* "And Blue too.", "Plus 1 from 2.": one more of what stands there. */
static bool add_one(struct free *f, const struct clause *order,
		    const struct clause *said, struct free_made *m)
{
	static const struct token comma = {
		.kind = TOKEN_SIGN, .id = ',', .text = {",", 1}};
	int at = -1, width = 0, last = -1, w;
	enum thing thing = NO_THING;

	for (int i = 0; i < said->n; i += w) {
		enum thing one = thing_at(said->t, said->n, i, &w);
		if (one && at >= 0)
			return false;
		if (one) {
			at = i;
			width = w;
			thing = one;
		} else if (!free_passes(&said->t[i]) && !free_says_place(&said->t[i]) &&
			   !token_is(&said->t[i], WORD_AND)) {
			return false;
		}
	}
	if (thing != PLAYER && thing != TOKENS_FROM)
		return false;
	for (int i = 0; i < order->n; i += w)
		if (thing_at(order->t, order->n, i, &w) == thing)
			last = i + w;
	if (last < 0)
		return false;
	struct clause *c = free_clause(f, order->t, last);
	free_append(c, &comma, 1);
	free_append(c, &said->t[at], width);
	free_append(c, &order->t[last], order->n - last);
	thing_keep(m, free_reads(f, c) && !f->bent ? c : NULL);
	return true;
}

/* The only number of tokens in the order; -1: there is none, or there are several. */
static int find_amount(const struct clause *order)
{
	int at = -1, w;

	for (int i = 0; i < order->n; i += w) {
		enum thing one = thing_at(order->t, order->n, i, &w);
		bool amount = one == TOKENS_FROM ||
			      (one == NUMBER && i && !thing_of_label(order->t, i) &&
			       (token_is(&order->t[i + 1], WORD_TO) ||
				token_is(&order->t[i - 1], WORD_WITH)));
		if (amount && at >= 0)
			return -1;
		if (amount)
			at = i;
	}
	return at;
}

/* "One token fewer.", "2 more" */
static bool count_anew(struct free *f, const struct clause *order,
		       const struct clause *said, struct free_made *m)
{
	int by = 0, sign = 0, at = find_amount(order);

	for (int i = 0; i < said->n; i++) {
		const struct token *t = &said->t[i];
		int way = free_more_word(t);
		if (t->kind == TOKEN_NUMBER && !by && !sign)
			by = t->value; /* "2 fewer", and not "fewer, 2 will do" */
		else if (way)
			sign = way;
		else if (!free_passes(t) && !free_says_place(t) &&
			 !token_is(t, WORD_BY))
			return false;
	}
	if (!sign || !by)
		return false;
	if (at < 0 || order->t[at].value + sign * by < 1)
		return true; /* it says a number, but not that of the order */
	struct clause *c = free_clause(f, order->t, order->n);
	c->t[at].value += sign * by;
	c->t[at].text = str_printf(f->l->a, "%d", c->t[at].value);
	thing_keep(m, free_reads(f, c) && !f->bent ? c : NULL);
	return true;
}

/* "Half of them.", "Twice as many." */
static bool halve(struct free *f, const struct clause *order, const struct clause *said,
		  struct free_made *m)
{
	int at = find_amount(order), twice = 0, half = 0;

	for (int i = 0; i < said->n; i++) {
		const struct token *t = &said->t[i];
		bool is_half = str_is(t->text, "half");
		bool is_twice = str_is(t->text, "twice") || str_is(t->text, "double");
		half |= is_half;
		twice |= is_twice;
		if (!is_half && !is_twice && !free_passes(t) && !free_says_place(t) &&
		    !token_is(t, WORD_PRONOUN))
			return false;
	}
	if (half == twice || at < 0 || (half && order->t[at].value % 2))
		return false;
	struct clause *c = free_clause(f, order->t, order->n);
	c->t[at].value = half ? c->t[at].value / 2 : 2 * c->t[at].value;
	c->t[at].text = str_printf(f->l->a, "%d", c->t[at].value);
	thing_keep(m, free_reads(f, c) && !f->bent ? c : NULL);
	return true;
}

/* "Two from each.": of all that send tokens. */
static bool change_each(struct free *f, const struct clause *order,
			const struct clause *said, struct free_made *m)
{
	const struct token *amount = NULL;
	bool each = false;
	int sources = 0, w;

	for (int i = 0; i < said->n; i++) {
		const struct token *t = &said->t[i];
		bool is_each = str_is(t->text, "each") || str_is(t->text, "apiece");
		each |= is_each;
		if (t->kind == TOKEN_NUMBER && !amount)
			amount = t;
		else if (!is_each && !token_is(t, WORD_FROM) && !free_passes(t) &&
			 !free_says_place(t) && !token_is(t, WORD_IT))
			return false;
	}
	struct clause *c = free_clause(f, order->t, order->n);
	for (int i = 0; each && amount && i < c->n; i += w)
		if (thing_at(c->t, c->n, i, &w) == TOKENS_FROM) {
			c->t[i].value = amount->value;
			c->t[i].text = str_printf(f->l->a, "%d", amount->value);
			sources++;
		}
	if (sources < 2)
		return false;
	thing_keep(m, free_reads(f, c) && !f->bent ? c : NULL);
	return true;
}

/* "Half of them to Blue 1" */
static bool is_vague(const struct clause *said)
{
	static const char *const words[] = {"half", "some",   "most",
					    "few",  "couple", "several"};

	for (int i = 0; i < said->n; i++)
		if (TOKEN_AMONG(&said->t[i], words))
			return true;
	return false;
}

void free_change(struct free *f, const struct clause *order, const struct clause *said,
		 bool more, struct free_made *m)
{
	int from = find_addition(order, said);

	if (halve(f, order, said, m) || is_vague(said) ||
	    free_move_share(f, order, said, m))
		return;
	if (!more && free_change_sources(f, order, said, m))
		return;
	if (change_on_condition(f, order, said, m) || change_each(f, order, said, m))
		return;
	if (from >= 0) {
		thing_keep(m, lengthen(f, order,
				       free_clause(f, &said->t[from], said->n - from)));
		return;
	}
	if (count_anew(f, order, said, m))
		return;
	if (more && add_one(f, order, said, m))
		return;
	thing_keep(m, keep_one(f, order, said));
	if (!m->n)
		thing_keep(m, take_out(f, order, said));
	thing_change(f, order, said, m);
}

bool free_says_change(const struct clause *c)
{
	static const char *const words[] = {"make",    "change", "changed", "instead",
					    "rather",  "better", "switch",  "replace",
					    "correct", "mean",   "meant",   "take"};

	for (int i = 0; i < c->n; i++)
		if (TOKEN_AMONG(&c->t[i], words))
			return true;
	return false;
}
