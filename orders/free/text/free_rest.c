/* "C1: Green. The rest: nobody.", "in the other two nobody": an order for all
 * challenges, or the like, that the line does not name. Each of them is an order of its
 * own, and asked about.
 * SPDX-License-Identifier: ISC */
#include "orders/free/text/text.h"

#include "base/arena.h"
#include "orders/free/parts/free_thing.h"

enum { MOST = 12, LABELS = 6 }; /* challenges: of a game, and side by side in a text */

/* "the rest", "in the other two": how many tokens that takes; 0: it says something else. */
static int rest_at(const struct clause *c, int i)
{
	static const char *const words[] = {"rest", "others", "remaining", "elsewhere",
					    "remainder"};
	bool number = c->t[i + 1].kind == TOKEN_NUMBER;

	if (TOKEN_AMONG(&c->t[i], words))
		return 1 + number;
	return str_is(c->t[i].text, "other") &&
			       (number || c->t[i + 1].kind == TOKEN_WORD)
		       ? 2
		       : 0;
}

/* The last label that an order of the line has, and the verb of that; NULL: none has one. */
static const struct token *last_label(const struct free *f, unsigned *named,
				      const struct token **verb)
{
	const struct token *label = NULL;

	for (int p = 0; p < f->n_pieces; p++) {
		const struct clause *c = f->piece[p].clause;
		for (int i = 0; i + 1 < c->n && f->piece[p].kind == PIECE_ORDER; i++)
			if (free_is_label(&c->t[i]) && c->t[i + 1].value <= MOST &&
			    c->t[i + 1].value > 0) {
				label = &c->t[i];
				*verb = &c->t[0];
				*named |= 1U << c->t[i + 1].value;
			}
	}
	return label;
}

/* "no allies" beside "invite green" is another decision. An order that begins with its label does not say
 * its verb. */
static bool same_verb(const struct free *f, const struct clause *c,
		      const struct token *verb)
{
	if (!free_verb(f, verb) || verb->flags & WORD_LETTER)
		return !token_is(&c->t[0], WORD_NO);
	return c->t[0].id == verb->id;
}

/* The clause with the label `n` in the place of `width` tokens at `at`. */
static struct clause *with_label(struct free *f, const struct clause *c, int at,
				 int width, const struct token *label, int n)
{
	struct clause *one = free_clause(f, c->t, at);
	struct token t[2] = {label[0], label[1]};

	t[1].value = n;
	t[1].text = str_printf(f->l->a, "%d", n);
	free_append(one, t, 2);
	free_append(one, &c->t[at + width], c->n - at - width);
	phrases_respell(f->phrases, one);
	return one;
}

/* "C1 Green, the others nobody": reads the orders before the words at `at`; where the rest begins. */
static int read_before(struct free *f, const struct clause *c, int at, int first)
{
	int end = at, from = at;

	while (from && (c->t[from - 1].flags & WORD_DROPPED ||
			token_is(&c->t[from - 1], WORD_IN)))
		from--;
	for (end = from; end && free_separates(&c->t[end - 1]);)
		end--;
	if (!end || end == from)
		return 0;
	struct clause *before = free_clause(f, c->t, end);
	phrases_respell(f->phrases, before);
	f->outline = free_outline;
	bool whole = free_orders(f, before, 0) == before->n;
	f->outline = NULL;
	if (!whole)
		f->n_pieces = first;
	return whole && f->n_pieces > first ? from : 0;
}

bool free_rest(struct free *f, const struct clause *c, int first)
{
	unsigned named = 0;
	const struct token *verb = NULL;
	int at = 0, width = 0, any = 0;

	while (at < c->n && !(width = rest_at(c, at)))
		at++;
	if (!width)
		return false;
	int from = read_before(f, c, at, first);
	const struct token *label = last_label(f, &named, &verb);
	while (from < at && c->t[from].flags & WORD_DROPPED)
		from++;
	const struct clause *rest = free_clause(f, &c->t[from], c->n - from);
	for (int n = 1; label && n <= MOST; n++) {
		if (named >> n & 1)
			continue;
		int was = f->n_pieces;
		struct clause *one = with_label(f, rest, at - from, width, label, n);
		f->outline = free_outline;
		int end = free_orders(f, one, 0);
		f->outline = NULL;
		if (f->n_pieces != was + 1 || !free_ends_aside(one, end) ||
		    !same_verb(f, f->piece[was].clause, verb))
			f->n_pieces = was;
		any += f->n_pieces > was;
	}
	if (!any)
		f->n_pieces = first;
	free_doubt(f, first);
	return any > 0;
}

bool free_says_same(const struct token *t)
{
	static const char *const words[] = {"same", "ditto", "likewise", "idem"};

	return TOKEN_AMONG(t, words);
}

/* The labels from token `i` to the end of the text, with nothing but links between; how many, 0: something else is there too. */
static int labels_to_end(const struct token t[], int n, int i, int at[LABELS])
{
	int count = 0;
	bool linked;

	while (count < LABELS && i + 1 < n && free_is_label(&t[i])) {
		at[count++] = i;
		i += 2;
		i += free_between_labels(t, n, i, &linked);
	}
	return i >= n ? count : 0;
}

/* The order before "same" for each of the labels behind it; `label`: the one before. */
static bool read_again(struct free *f, struct clause *c, const struct token t[],
		       const int at[], int n_at, int first, free_reader *read)
{
	int label = -1;

	for (int i = 0; i + 1 < c->n; i++)
		if (free_is_label(&c->t[i]))
			label = label < 0 ? i : c->n;
	if (label < 0 || label >= c->n || !read(f, free_clause(f, c->t, c->n)))
		return false;
	for (int i = 0; i < n_at; i++) {
		c->t[label + 1] = t[at[i] + 1];
		if (!read(f, free_clause(f, c->t, c->n))) {
			f->n_pieces = first;
			return false;
		}
	}
	free_doubt(f, first);
	return true;
}

/* "Nobody in C2, same in C3", "..., likewise in C2 and C3": the order before it, with the other labels. "C3 same, nobody" says itself what
 * is the same. */
bool free_same(struct free *f, const struct token t[], int n, int first,
	       free_reader *read)
{
	int at = 0, labels[LABELS], end;

	while (at < n && !free_says_same(&t[at]))
		at++;
	if (at == n)
		return false;
	for (end = at + 1; end < n && !free_is_label(&t[end]);) {
		if (!free_passes(&t[end]) && !token_is(&t[end], WORD_IN))
			break;
		end++;
	}
	struct clause *c = free_clause(f, t, at);
	int n_labels = labels_to_end(t, n, end, labels);
	if (n_labels) {
		while (c->n && (free_separates(&c->t[c->n - 1]) ||
				str_is(c->t[c->n - 1].text, "the")))
			c->n--;
		return read_again(f, c, t, labels, n_labels, first, read);
	}
	if (at <= 1 || !free_is_label(&t[at - 2]) || !token_is_sign(&t[at + 1], ','))
		return false;
	free_append(c, &t[at + 2], n - at - 2);
	if (c->n < n && read(f, free_clause(f, c->t, c->n))) {
		free_doubt(f, first);
		return true;
	}
	f->n_pieces = first;
	return false;
}

void free_join_same(struct token t[], int n)
{
	for (int i = 1; i + 1 < n; i++) {
		int k = i + 1;
		if (t[i].kind != TOKEN_SIGN || (t[i].id != '.' && t[i].id != ';'))
			continue;
		while (k < n && (token_is(&t[k], WORD_AND) || str_is(t[k].text, "the")))
			k++;
		if (k + 1 < n && free_says_same(&t[k]) &&
		    (token_is(&t[k + 1], WORD_IN) || str_is(t[k + 1].text, "for")))
			t[i].id = ',';
	}
}
