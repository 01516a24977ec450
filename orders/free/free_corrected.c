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
	return t->kind == TOKEN_SIGN && (t->id == ',' || t->id == '-' || t->id == ':');
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

/* --- a sentence about the order before it --- */

/* What is said behind the words that say that it corrects something. */
static struct clause *behind_correction(struct free *f, const struct token t[], int n)
{
	bool strong = false;
	int from = 0;

	while (from < n && is_correction(&t[from], &strong))
		from++;
	return free_clause(f, &t[from], strong ? n - from : 0);
}

/* "Own colour: fight. No, redraw.": it takes the place of the words after the colon. */
static struct clause *behind_colon(struct free *f, const struct clause *order,
				   const struct clause *said)
{
	int colon = 0;

	while (colon < order->n && !token_is_sign(&order->t[colon], ':'))
		colon++;
	if (colon >= order->n || !said->n)
		return NULL;
	struct clause *c = free_clause(f, order->t, colon + 1);
	free_append(c, said->t, said->n);
	return free_reads(f, c) && !f->bent ? c : NULL;
}

/* "Limbo 2 to 4, 2 to 5. No: 1 to 4 and 3 to 5.": behind the verb. */
static struct clause *behind_verb(struct free *f, const struct clause *order,
				  const struct clause *said)
{
	if (!order->n || !said->n || !free_verb(f, &order->t[0]))
		return NULL;
	struct clause *c = free_clause(f, order->t, 1);
	free_append(c, said->t, said->n);
	return free_reads(f, c) && !f->bent ? c : NULL;
}

static bool is_more(const struct token t[], int n)
{
	return n > 1 && (token_is(&t[0], WORD_AND) || str_is(t[0].text, "also") ||
			 str_is(t[0].text, "plus") || str_is(t[n - 1].text, "too"));
}

/* "No, leave it at Yellow 5.": it stays as it is. */
static bool says_it_stays(const struct clause *order, const struct token t[], int n)
{
	static const char *const words[] = {"leave",  "stay",  "stick", "keep",
					    "remain", "stays", "as"};
	bool stays = false, thing = false;
	int w;

	for (int i = 0; i < n; i += w) {
		bool word = false;
		for (size_t k = 0; k < sizeof words / sizeof *words; k++)
			word |= str_is(t[i].text, words[k]);
		bool named = thing_at(t, n, i, &w) != NO_THING, same = false;
		for (int k = 0; named && k + w <= order->n && !same; k++)
			same = thing_same(&order->t[k], &t[i], w);
		thing |= same;
		stays |= word;
		if (named ? !same
			  : !word && !free_passes(&t[i]) && !free_says_place(&t[i]))
			return false;
	}
	return stays && thing;
}

static bool correct_before(struct free *f, const struct token t[], int n,
			   const struct clause *c, int first)
{
	struct free_made m = {0};
	int above = first - 1; /* "Is that too much? Make it 1." */
	bool corrects = c->flags & SAYING_CORRECTS || free_is_correction(t, n);
	bool more = is_more(t, n);

	while (above >= 0 && f->piece[above].kind == PIECE_NOTE)
		above--;
	if ((!corrects && !more) || above < 0 || f->piece[above].kind != PIECE_ORDER)
		return false;
	struct clause *order = f->piece[above].clause;
	if (says_it_stays(order, t, n)) {
		free_doubt(f, above);
		return true;
	}
	free_change(f, order, c, more, &m);
	if (!m.n && corrects && !f->piece[above].doubt &&
	    free_takes_back(f, order, free_clause(f, t, n))) {
		f->piece[above].kind = PIECE_DROPPED;
		return true;
	}
	if (!m.n && corrects)
		thing_keep(&m, behind_colon(f, order, behind_correction(f, t, n)));
	if (!m.n && corrects)
		thing_keep(&m, behind_verb(f, order, behind_correction(f, t, n)));
	if (m.n != 1 || m.instead)
		return false;
	f->piece[above].kind = PIECE_DROPPED;
	free_add(f, PIECE_ORDER, m.clause[0], t[0].column, 0);
	free_doubt(f, first);
	return true;
}

/* "No, the 15, Red's not stupid.": without the reason behind the last comma; as many tokens where there is none. */
static int without_reason(const struct token t[], int n)
{
	enum { FEW = 3 };

	for (int i = n - 1; i > 0; i--)
		if (token_is_sign(&t[i], ','))
			return n - i > FEW && free_names_nothing(&t[i], n - i) ? i : n;
	return n;
}

bool free_correct_before(struct free *f, const struct token t[], int n,
			 const struct clause *c, int first)
{
	int least = without_reason(t, n);

	if (correct_before(f, t, n, c, first))
		return true;
	if (least == n)
		return false;
	struct clause *shorter = free_clause(f, t, least);
	free_respell(f, shorter);
	return correct_before(f, t, least, shorter, first);
}
