/* One order for several challenges, or the like: "in C1 and C3, with 1 from 3 each", "8 and 12 in C1 and C2 respectively", also
 * where it cannot be in some of them.
 * SPDX-License-Identifier: ISC */
#include "orders/free/text/text.h"

#include "orders/free/parts/free_thing.h"

enum { SPREAD = 6 };

/* Things of one kind side by side. */
struct run {
	int n, from, to;
	int at[SPREAD], width[SPREAD];
};

static bool is_each(const struct token *t)
{
	static const char *const words[] = {"respectively", "each",  "apiece", "both",
					    "either",       "order", "case",   "time",
					    "times",        "cases"};

	return TOKEN_AMONG(t, words);
}

/* "for the first", "for the other": in the order of what was named. */
static int ordinal(const struct token t[], int n, int i)
{
	static const char *const words[] = {"first", "second", "third",  "other",
					    "last",  "latter", "former", "one"};
	int k = i;

	if (k < n && (str_is(t[k].text, "for") || token_is(&t[k], WORD_IN)))
		k++;
	if (k < n && str_is(t[k].text, "the"))
		k++;
	return k > i && k < n && TOKEN_AMONG(&t[k], words) ? k + 1 - i : 0;
}

int free_between_labels(const struct token t[], int n, int i, bool *linked)
{
	int k = i, w;

	for (; k < n; k += w) {
		bool and = token_is(&t[k], WORD_AND) || str_is(t[k].text, "&") ||
			   str_is(t[k].text, "nor") || token_is(&t[k], WORD_OR);
		w = ordinal(t, n, k);
		w = w > 1 ? w : 1;
		*linked |= and;
		if (w == 1 && !and&&!token_is_sign(&t[k], ',') &&
		    !token_is_sign(&t[k], '/') && !token_is(&t[k], WORD_IN) &&
		    !str_is(t[k].text, "the") && !str_is(t[k].text, "my") &&
		    !(*linked && str_is(t[k].text, "also")))
			break;
	}
	return k - i;
}

/* The kind of what may be shared out: a card by its name counts as a number. */
static enum thing kind_at(struct free *f, const struct token t[], int n, int i,
			  int *width)
{
	enum thing kind = thing_at(t, n, i, width);

	if (kind != LABEL && i + 1 < n && t[i].kind == TOKEN_WORD &&
	    t[i].id >= WORD_GAME && t[i + 1].kind == TOKEN_NUMBER &&
	    free_label_at(f, free_clause(f, &t[i], 2), 0) == 2) {
		*width = 2; /* "challenge 2" */
		return LABEL;
	}

	if (!kind && i < n && free_is_card(&t[i]) && !free_is_label(&t[i])) {
		*width = 1;
		return NUMBER;
	}
	return kind;
}

/* The next run of this kind (of any but labels: NO_THING) from token `i` on. */
static bool find_run(struct free *f, const struct token t[], int n, int i,
		     enum thing want, struct run *r, bool *linked)
{
	for (; i < n; i++) {
		int w, k = i;
		enum thing kind = kind_at(f, t, n, i, &w);
		if (!kind || (want ? kind != want : kind == LABEL))
			continue;
		*r = (struct run){0, i, i, {0}, {0}};
		*linked = false;
		while (r->n < SPREAD && kind_at(f, t, n, k, &w) == kind) {
			r->at[r->n] = k;
			r->width[r->n++] = w;
			r->to = k + w;
			bool link = *linked;
			k = r->to + free_between_labels(t, n, r->to, &link);
			int next;
			if (kind_at(f, t, n, k, &next) == kind)
				*linked = link;
		}
		if (r->n > 1)
			return true;
		i = r->to - 1;
	}
	return false;
}

/* The sentence for one of them: with label `i` in the place of all, and with thing `i` where things are shared out. */
static struct clause *share(struct free *f, const struct token t[], int n,
			    const struct run *label, const struct run *thing, int i)
{
	struct clause *c = free_clause(f, t, 0);
	int w;

	for (int k = 0; k < n; k += w) {
		w = 1;
		if (k == label->from) {
			free_append(c, &t[label->at[i]], label->width[i]);
			w = label->to - k;
		} else if (thing->n && k == thing->from) {
			free_append(c, &t[thing->at[i]], thing->width[i]);
			w = thing->to - k;
		} else if (!is_each(&t[k]) &&
			   !(thing->n && (w = ordinal(t, n, k)) > 1)) {
			w = 1;
			free_append(c, &t[k], 1);
		}
		w = w > 1 ? w : 1;
	}
	while (c->n && (c->t[c->n - 1].kind == TOKEN_SIGN ||
			token_is(&c->t[c->n - 1], WORD_IN)))
		c->n--;
	c->t[c->n] = (struct token){.kind = TOKEN_END};
	return c;
}

/* Do the words after the labels belong to all of them? "8 in C1 and C2 12" are two orders. */
static bool is_shared(const struct token t[], int n, const struct run *label)
{
	const struct token *next = &t[label->to];

	return label->to < n && (token_is(next, WORD_WITH) || token_is(next, WORD_IF) ||
				 token_is(next, WORD_UNLESS));
}

bool free_spread(struct free *f, const struct token t[], int n, int first,
		 free_reader *read)
{
	struct run label, thing = {0};
	bool linked, more, each = false, shares = false;

	if (!find_run(f, t, n, 0, LABEL, &label, &linked))
		return false;
	for (int i = 0; i < n; i++) {
		each |= is_each(&t[i]) && !str_is(t[i].text, "order");
		shares |= str_is(t[i].text, "respectively") ||
			  (str_is(t[i].text, "order") && i &&
			   str_is(t[i - 1].text, "that")) ||
			  (ordinal(t, n, i) > 1 && i > label.from);
	}
	for (int at = 0; shares && find_run(f, t, n, at, NO_THING, &thing, &more);
	     at = thing.to)
		if (thing.n == label.n)
			break;
	if (thing.n != label.n)
		thing.n = 0;
	if (shares ? !thing.n : !each && !(linked && is_shared(t, n, &label)))
		return false;
	for (int i = 0; i < label.n; i++) {
		int was = f->n_pieces;
		if (!read(f, share(f, t, n, &label, &thing, i)) ||
		    f->n_pieces != was + 1) {
			f->n_pieces = first;
			return false;
		}
	}
	free_doubt(f, first);
	return true;
}

bool free_spread_possible(struct free *f, const struct token t[], int n, int first,
			  free_reader *read)
{
	const struct run none = {0};
	struct run label;
	bool linked, any = false;

	if (!find_run(f, t, n, 0, LABEL, &label, &linked))
		return false;
	struct clause *was = free_clause(f, f->wrong.t, f->wrong.n);
	for (int i = 0; i < label.n; i++) {
		const struct token *at = &t[label.at[i]];
		const struct token *end = &at[label.width[i] - 1];
		if (read(f, share(f, t, n, &label, &none, i))) {
			any = true;
		} else if (f->wrong.n) {
			free_add(f, PIECE_WRONG, free_clause(f, f->wrong.t, f->wrong.n),
				 at->column, end->column + end->width - at->column);
			f->begun = true;
		} else {
			any = false;
			break;
		}
	}
	if (!any) {
		f->n_pieces = first;
		clause_copy(&f->wrong, was);
	}
	free_doubt(f, first);
	return any;
}
