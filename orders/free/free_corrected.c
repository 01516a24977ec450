/* Letters in which the writer corrects themselves while writing, or speaking: "attack yellow two, sorry,
 * yellow three". The thing behind the correction takes the place of the one before it, and the
 * order is asked about.
 * SPDX-License-Identifier: ISC */
#include "orders/free/free_thing.h"

/* Words of a correction; `strong`: one of them must be there. */
static bool is_correction(const struct token *t, bool *strong)
{
	static const char *const words[] = {
		"no",     "sorry",      "wait",    "oops",   "mean",     "meant",
		"rather", "correction", "scratch", "strike", "actually", "pardon"};
	static const char *const weak[] = {"i",  "that", "it", "make", "or", "er",
					   "um", "uh",   "ah", "oh",   "to", "say"};

	for (size_t i = 0; i < sizeof words / sizeof *words; i++)
		if (str_is(t->text, words[i]))
			return *strong = true;
	for (size_t i = 0; i < sizeof weak / sizeof *weak; i++)
		if (str_is(t->text, weak[i]))
			return true;
	return t->kind == TOKEN_SIGN && t->id && (t->id == ',' || t->id == '-');
}

/* Returns where a correction begins that ends before a thing; its end is put into
 * `*to`. -1: nowhere. */
static int find_correction(const struct clause *c, int *to)
{
	for (int i = 1; i + 1 < c->n; i++) {
		bool strong = false;
		int end = i;
		while (end < c->n && is_correction(&c->t[end], &strong))
			end++;
		if (strong && end > i && end < c->n) {
			*to = end;
			return i;
		}
	}
	return -1;
}

/* Finds the thing before token `i` whose place the one behind takes. `*at` is its first
 * token; returns the number of its tokens, 0 if there is none. `near`: only a number
 * counts, and only right before token `i`. */
static int find_corrected(const struct clause *c, int i, enum thing thing, bool near,
			  int *at)
{
	int width = 0, w;

	if (near) {
		*at = i - 1;
		return thing == NUMBER && c->t[i - 1].kind == TOKEN_NUMBER;
	}
	for (int k = 0; k < i; k += w)
		if (thing_at(c->t, i, k, &w) == thing) {
			*at = k;
			width = w;
		}
	return width;
}

/* With the thing at `to` in the place of the `was` tokens at `at`, and without the correction. */
static bool reads_corrected(struct free *f, const struct clause *c, int from, int to,
			    int width, int at, int was, int first)
{
	struct clause *made = free_clause(f, c->t, at);

	free_append(made, &c->t[to], width);
	free_append(made, &c->t[at + was], from - at - was);
	free_append(made, &c->t[to + width], c->n - to - width);
	phrases_respell(f->phrases, made);
	f->outline = free_outline;
	int end = free_orders(f, made, 0);
	f->outline = NULL;
	if (f->n_pieces > first && free_ends_aside(made, end)) {
		free_doubt(f, first);
		return true;
	}
	f->n_pieces = first;
	return false;
}

bool free_corrected(struct free *f, const struct clause *c, int first)
{
	int to, at = 0, width, from = find_correction(c, &to);

	if (from < 0)
		return false;
	while (token_is(&c->t[to], WORD_ON) || token_is(&c->t[to], WORD_IN) ||
	       token_is(&c->t[to], WORD_WITH))
		to++;
	enum thing thing = thing_at(c->t, c->n, to, &width);
	for (int near = 1; thing && near >= 0; near--) {
		int was = find_corrected(c, from, thing, near, &at);
		if (was && reads_corrected(f, c, from, to, width, at, was, first))
			return true;
	}
	return false;
}
