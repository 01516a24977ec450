/* A part of a text as the order whose form it fills, whatever other words stand beside its things: "the poor token in the Warp
 * may rest on Blue 2". Nothing of the form is open, nothing that the part names is left over, and no word turns it round; so
 * it is likely, and asked about.
 * SPDX-License-Identifier: ISC */
#include "orders/free/parts/free_fit.h"

#include "base/arena.h"
#include "orders/free/parts/free_thing.h"

static bool begins_condition(const struct token *t)
{
	return token_is(t, WORD_IF) || token_is(t, WORD_UNLESS);
}

/* A denial counts wherever it stands. */
static bool is_denied(const struct draft *l, const struct clause *c)
{
	for (int i = 0; i < c->n; i++)
		if (token_denies(&c->t[i]) || line_takes_back(l, c->t[i].text))
			return true;
	return false;
}

/* "Bob, you know the price": it is said to a player. */
static bool is_addressed(const struct clause *c)
{
	for (int i = 1; i + 1 < c->n; i++) {
		bool alone = !(i > 1 && token_is(&c->t[i - 2], WORD_SEAT)) &&
			     !token_is(&c->t[i + 2], WORD_SEAT);
		if (token_is(&c->t[i], WORD_SEAT) && alone &&
		    token_is_sign(&c->t[i - 1], ',') &&
		    token_is_sign(&c->t[i + 1], ','))
			return true;
	}
	return false;
}

/* Does the order go on with one of another kind before it, where no word says which order it is? "1 card, 1 token to
 * Blue 3" is one reward. */
static bool goes_on(struct free *f, const struct clause *order)
{
	const struct clause *last = NULL;

	for (int i = 0; i < f->n_pieces; i++)
		if (f->piece[i].kind == PIECE_ORDER)
			last = f->piece[i].clause;
	return last && !free_has_word(order, WORD_FROM) &&
	       !free_same_verb(f, last, order);
}

/* Does the writer speak of what they do? Where nothing of it is said, "two on Red 3" only tells of something. */
static bool is_meant(struct free *f, const struct clause *c, const struct form *form)
{
	static const char *const words[] = {"my",    "mine", "our", "please", "pls",
					    "plz",   "let",  "im",  "ill",    "gonna",
					    "lemme", "me",   "id"};
	enum { FEW = 3 };
	int beside = 0;

	if (form->n_cues)
		return true;
	for (int i = 0; i < c->n; i++) {
		const struct token *t = &c->t[i];
		if (token_is(t, WORD_I) || TOKEN_AMONG(t, words))
			return true;
		beside += !form->used[i] && t->kind == TOKEN_WORD &&
			  !(t->flags & WORD_DROPPED);
	}
	return form->n_found > 1 && beside <= FEW && !goes_on(f, &form->order);
}

/* "Spice: 2 2": a number that a slip has doubled, or two of which nobody knows what each is for. */
static bool stand_side_by_side(const struct clause *c)
{
	for (int i = 0; i + 1 < c->n; i++)
		if (c->t[i].kind == TOKEN_NUMBER && c->t[i + 1].kind == TOKEN_NUMBER)
			return true;
	return false;
}

/* The one form that the words fill, and that has all they name; false: there is none. */
static bool fill(struct free *f, const struct clause *c, struct clause *order)
{
	struct arena_mark here = arena_mark(f->l->a);
	struct fits *all = arena_room(f->l->a, sizeof *all);
	const struct form *form = &all->form[0];

	fit_find(f, c, FIT_FULL, all);
	bool fits = all->n == 1 && fit_says_all(form) && !form->n_blanks &&
		    fit_says_enough(form) && fit_keeps_numbers(form, c) &&
		    !stand_side_by_side(c) && !fit_says_else(c, form) &&
		    !is_addressed(c) && is_meant(f, c, form) &&
		    !fit_is_undone(f->l, c, form);
	if (fits)
		*order = form->order;
	arena_rewind(f->l->a, here);
	for (int i = 0; fits && i < order->n; i++) /* "three" as we write it */
		if (order->t[i].kind == TOKEN_NUMBER)
			order->t[i].text = str_printf(f->l->a, "%d", order->t[i].value);
	return fits;
}

/* What the order sends in all; `*n`: from how many places. */
static int sum_sent(const struct clause *order, int *n)
{
	int sum = 0;

	*n = 0;
	for (int i = 0; i + 1 < order->n; i++)
		if (order->t[i].kind == TOKEN_NUMBER &&
		    token_is(&order->t[i + 1], WORD_FROM)) {
			sum += order->t[i].value;
			++*n;
		}
	return sum;
}

/* "Four in all on Yellow 1: two out of Red 1, two out of Red 3": the same without the total, which is that of its parts. */
static bool fill_parts(struct free *f, const struct clause *c, struct clause *order)
{
	int n, sum = sum_sent(c, &n);

	for (int i = 0; i < c->n && n > 1; i++) {
		if (c->t[i].kind != TOKEN_NUMBER || c->t[i].value != sum ||
		    token_is(&c->t[i + 1], WORD_FROM))
			continue;
		struct clause *parts = free_clause(f, c->t, i);
		free_append(parts, &c->t[i + 1], c->n - i - 1);
		int n_made;
		if (fill(f, parts, order) && sum_sent(order, &n_made) == sum &&
		    n_made == n)
			return true;
	}
	return false;
}

/* Where the last order before sends its tokens: "to 5"; n is 0: it sends none. */
static struct clause *last_place(struct free *f)
{
	static const struct token none;
	struct clause *place = free_clause(f, &none, 0);

	for (int i = f->n_pieces - 1; i >= 0 && !place->n; i--) {
		const struct clause *c = f->piece[i].clause;
		for (int k = 0; k + 1 < c->n && f->piece[i].kind == PIECE_ORDER; k++) {
			int end = k + 1;
			if (!token_is(&c->t[k], WORD_TO) &&
			    !token_is(&c->t[k], WORD_ON))
				continue;
			while (end < c->n && (token_is(&c->t[end], WORD_SEAT) ||
					      c->t[end].kind == TOKEN_NUMBER))
				end++;
			place = free_clause(f, &c->t[k], end - k);
		}
	}
	return place;
}

/* "The limbo one too", "also the limbo token goes there": with the place that was named last. */
static struct clause *put_there(struct free *f, const struct clause *c)
{
	static const char *const words[] = {"too",   "also", "as well", "there",
					    "same",  "well", "place",   "likewise",
					    "ditto", "as"};
	struct clause *out = free_clause(f, c->t, 0), *place = last_place(f);
	bool any = false;

	for (int i = 0; i < c->n; i++)
		if (TOKEN_AMONG(&c->t[i], words))
			any = true;
		else
			free_append(out, &c->t[i], 1);
	free_append(out, place->t, place->n);
	return any && place->n > 1 ? out : NULL;
}

/* The order of an alternative, with its condition. */
static bool fill_one(struct free *f, const struct token t[], int n, struct clause *made)
{
	struct clause *c = free_clause(f, t, n);
	struct clause *order = free_clause(f, t, 0);
	struct core core;

	if (!c->n || c->n > FORM_TOKENS)
		return false;
	struct clause *there = put_there(f, c);
	/* "When Blue comes" may say which challenge it is. */
	if (fill(f, c, order) || (there && fill(f, there, order)) ||
	    fill_parts(f, c, order)) {
		free_append(made, order->t, order->n);
		return true;
	}
	if (!fit_core(c, &core) || core.to - core.from == c->n ||
	    !fill(f, free_clause(f, &c->t[core.from], core.to - core.from), order))
		return false;
	free_append(made, order->t, order->n);
	free_append(made, &c->t[core.condition], core.n_condition);
	return true;
}

/* "My little blue ones", "Blue sends ...": not what is ordered, as in "paint red". */
static bool names_writer(const struct clause *c, int i)
{
	static const char *const own[] = {"my", "our", "mine", "of"};

	return i == 0 || TOKEN_AMONG(&c->t[i - 1], own) ||
	       (i > 1 && TOKEN_AMONG(&c->t[i - 2], own));
}

/* Without the writer's own name. */
static void drop_writer(const struct free *f, struct clause *c)
{
	bool drop[LEX_TOKENS];
	int n = 0;

	for (int i = 0; i < c->n; i++) {
		bool own = token_is(&c->t[i], WORD_SEAT) &&
			   c->t[i].value == f->l->reader->seat &&
			   c->t[i + 1].kind != TOKEN_NUMBER;
		drop[i] = own && names_writer(c, i);
	}
	for (int i = 0; i < c->n; i++)
		if (!drop[i])
			c->t[n++] = c->t[i];
	c->t[n] = c->t[c->n];
	c->n = n;
}

/* The order that the words make, in the language's own words; NULL: none. */
static struct clause *fill_all(struct free *f, const struct clause *c)
{
	int label = free_number(c->t, c->n);
	struct clause *made = free_clause(f, c->t, label);
	bool conditional = false;

	for (int from = label, end; from < c->n; from = end + 1) {
		for (end = from; end < c->n && !token_is(&c->t[end], WORD_ELSE); end++)
			conditional |= begins_condition(&c->t[end]);
		if (!fill_one(f, &c->t[from], end - from, made))
			return NULL;
		if (end < c->n)
			free_append(made, &c->t[end], 1);
	}
	if (conditional)
		made = free_outline(f, made->t, made->n);
	return made && made->n > label && free_reads(f, made) && !f->bent ? made : NULL;
}

struct clause *free_filled(struct free *f, const struct clause *part)
{
	struct clause *c = free_clause(f, part->t, part->n);

	if (!c->n || fit_undoes_much(f->l, c) || free_reports(c, f->l->reader->seat))
		return NULL;
	free_respell(f, c);
	drop_writer(f, c);
	if (is_denied(f->l, c))
		return NULL;
	struct clause *made = fill_all(f, c);
	if (!made && free_mend(f, c, NULL) > 0) {
		phrases_respell(f->phrases, c);
		made = is_denied(f->l, c) ? NULL : fill_all(f, c);
	}
	if (!made || free_begins_another(f, part, made))
		return NULL;
	made->flags |= SAYING_DOUBT;
	return made;
}
