/* Other ways to read a sentence that is not all orders as it stands: with misspelt words mended,
 * with Powers and pronouns as their players, by what stands in it. All but that of a Power are only
 * likely.
 * SPDX-License-Identifier: ISC */
#include "orders/free/text/text.h"

#include <string.h>

#include "orders/free/parts/free_denied.h"
#include "orders/lexis/conjunction.h"

/* Finds the next thing of the game from `at` on; the words before it say nothing. */
static int next_thing(const struct free *f, const struct clause *c, int at)
{
	while (at < c->n && !free_verb(f, &c->t[at]) && free_is_chatter(&c->t[at], 1))
		at++;
	return at;
}

/* Orders inside other words are only likely, so they are asked about. */
static bool read_buried(struct free *f, const struct clause *c, int first)
{
	int at = next_thing(f, c, 0);

	while (at < c->n) {
		int end = free_orders(f, c, at);
		if (end == at && !free_is_chatter(&c->t[at], 1)) {
			f->n_pieces = first;
			return false;
		}
		at = next_thing(f, c, end == at ? at + 1 : end);
	}
	free_doubt(f, first);
	return f->n_pieces > first;
}

/* --- the ways --- */

/* With misspelt words mended: that is only likely, too, and asked about. */
static bool read_mended(struct free *f, const struct clause *c, int first, bool *slips)
{
	struct clause *mended = free_clause(f, c->t, c->n);

	*slips = free_mend(f, mended, NULL) > 0;
	if (!*slips)
		return false;
	phrases_respell(f->phrases, mended);
	if (free_orders(f, mended, 0) == mended->n && f->n_pieces > first) {
		free_doubt(f, first);
		return true;
	}
	f->n_pieces = first;
	return false;
}

/* The same with Powers as their owners: "attack the Pacifist on planet 3". */
static bool read_named(struct free *f, const struct clause *c, int first)
{
	struct clause *named = free_clause(f, c->t, c->n);

	if (!free_name_players(f, named))
		return false;
	phrases_respell(f->phrases, named);
	if (free_orders(f, named, 0) == named->n && f->n_pieces > first)
		return true;
	f->n_pieces = first;
	return false;
}

/* "He", where beside the writer only one player is named before: likely, and asked about. */
static bool name_pronouns(const struct free *f, struct clause *c)
{
	enum { NOBODY = -1, SEVERAL = -2 };
	int own = f->l->reader->seat, only = NOBODY, put = 0;

	for (int i = 0; i < c->n; i++) {
		struct token *t = &c->t[i];
		if (token_is(t, WORD_SEAT) && t->value != own) {
			only = only == NOBODY || only == t->value ? t->value : SEVERAL;
		} else if (t->kind == TOKEN_WORD && t->id == WORD_PRONOUN) {
			if (only < 0)
				return false;
			t->id = WORD_SEAT;
			t->value = only;
			t->flags = WORD_NOUN;
			put++;
		}
	}
	return put > 0;
}

/* Reads the clause by its parts, in any order and wording. The result is only likely,
 * so it is asked about. `slips`: it may have misspelt words. */
static bool read_loosely(struct free *f, const struct clause *c, int first, bool slips)
{
	struct clause *mended = free_clause(f, c->t, c->n);

	f->outline = free_outline;
	int end = 0;
	bool names = false, any = slips && free_mend(f, mended, &names) > 0;
	/* A name that is misspelt would else be passed over as a word that nobody knows. */
	if (!names)
		end = free_orders(f, c, 0);
	if (f->n_pieces == first && any) {
		phrases_respell(f->phrases, mended);
		end = free_orders(f, mended, 0);
		if (f->n_pieces > first)
			c = mended;
		else if (names)
			end = free_orders(f, c, 0);
	}
	f->outline = NULL;
	if (f->n_pieces > first && free_ends_aside(c, end)) {
		free_doubt(f, first);
		return true;
	}
	f->n_pieces = first;
	return false;
}

/* Behind words that say nothing of it: "We had a long talk, and I attack ...". */
bool free_prefaced(struct free *f, const struct clause *c, int first)
{
	for (int i = 1; i < c->n; i++) {
		int from = i + 1;
		if (c->t[i].kind != TOKEN_SIGN || !strchr(",:-.!(", c->t[i].id) ||
		    !free_is_preface(c->t, i))
			continue;
		while (from < c->n && (free_separates(&c->t[from]) ||
				       TOKEN_BEGINS(&c->t[from], BEGINS_RESULT) ||
				       str_is(c->t[from].text, "but")))
			from++;
		struct clause *rest = free_clause(f, &c->t[from], c->n - from);
		phrases_respell(f->phrases, rest);
		int end = free_orders(f, rest, 0);
		if (f->n_pieces > first && !phrases_unclear(f->phrases, rest) &&
		    free_ends_aside(rest, end)) {
			free_doubt(f, first);
			return true;
		}
		f->n_pieces = first;
		if (!phrases_unclear(f->phrases, rest) &&
		    read_loosely(f, rest, first, true))
			return true;
	}
	return false;
}

static bool read_pronouns(struct free *f, const struct clause *c, int first)
{
	struct clause *named = free_clause(f, c->t, c->n);

	if (!name_pronouns(f, named))
		return false;
	phrases_respell(f->phrases, named);
	f->outline = free_outline;
	int end = free_orders(f, named, 0);
	f->outline = NULL;
	if (f->n_pieces > first && free_ends_aside(named, end)) {
		free_doubt(f, first);
		return true;
	}
	f->n_pieces = first;
	return free_prefaced(f, named, first);
}

static bool begins_denial(const struct clause *c)
{
	enum { FIRST = 4 };

	for (int i = 0; i < c->n && i < FIRST; i++)
		if (token_denies(&c->t[i]) || token_is(&c->t[i], WORD_NOBODY) ||
		    str_is(c->t[i].text, "rather than") ||
		    str_is(c->t[i].text, "instead of"))
			return true;
	return false;
}

/* --- one for each of several challenges: "nobody in C2 and C3" --- */

enum { LABELS = 6 };

/* Finds labels side by side, from `*from` to `*to`, each at `at` with its width.
 * Returns how many. */
static int label_list(struct free *f, const struct clause *c, int at[LABELS],
		      int width[LABELS], int *from, int *to)
{
	/* "I want nobody in C2 or C3" is about both. */
	bool denied = begins_denial(c);
	int n = 0, w;

	for (int i = 0; i < c->n; i++) {
		if (!(w = free_label_at(f, c, i)))
			continue;
		if (n && i > *to) { /* only signs and "and" between */
			for (int k = *to; k < i; k++)
				if (!free_separates(&c->t[k]) &&
				    !token_is_sign(&c->t[k], ':') &&
				    !token_is(&c->t[k], WORD_IN) &&
				    !(denied && token_is(&c->t[k], WORD_OR)))
					return n > 1 ? n : 0;
		}
		if (!n)
			*from = i;
		if (n == LABELS)
			return 0;
		at[n] = i;
		width[n++] = w;
		*to = i + w;
		i += w - 1;
	}
	return n > 1 ? n : 0;
}

static bool read_distributed(struct free *f, const struct clause *c, int first)
{
	int at[LABELS], width[LABELS], from = 0, to = 0;
	int n = label_list(f, c, at, width, &from, &to);

	for (int i = 0; i < n; i++) {
		struct clause *one = free_clause(f, c->t, from);
		int was = f->n_pieces;
		free_append(one, &c->t[at[i]], width[i]);
		free_append(one, &c->t[to], c->n - to);
		phrases_respell(f->phrases, one);
		f->outline = free_outline;
		int end = free_orders(f, one, 0);
		f->outline = NULL;
		if (f->n_pieces != was + 1 ||
		    !free_is_chatter(&one->t[end], one->n - end)) {
			f->n_pieces = first;
			return false;
		}
	}
	free_doubt(f, first);
	return n > 0;
}

/* --- what is not to be done, and then what is: "don't zap anybody but play the 20 in C1" --- */

/* Reads the order before "but": "Nobody for C2, but Green for my attack". False: it begins like one and is not read. */
static bool read_before_but(struct free *f, const struct clause *c, int but)
{
	int first = f->n_pieces, n = but;

	while (n && free_separates(&c->t[n - 1]))
		n--;
	struct clause *head = free_clause(f, c->t, n);
	phrases_respell(f->phrases, head);
	if (n && free_orders(f, head, 0) == head->n && f->n_pieces > first)
		return true;
	f->n_pieces = first;
	return !free_has_word(head, WORD_NOBODY) && !token_is(&c->t[0], WORD_NOBODY);
}

static bool read_contrast(struct free *f, const struct clause *c, int first)
{
	int but = 0;

	if (!begins_denial(c))
		return false;
	while (but < c->n && !str_is(c->t[but].text, "but")) {
		if (token_is(&c->t[but], WORD_IF) || token_is(&c->t[but], WORD_UNLESS))
			return false;
		but++;
	}
	if (but + 1 >= c->n || !read_before_but(f, c, but))
		return false;
	int before = f->n_pieces;
	struct clause *rest = free_clause(f, &c->t[but + 1], c->n - but - 1);
	phrases_respell(f->phrases, rest);
	f->outline = free_outline;
	int end = free_orders(f, rest, 0);
	f->outline = NULL;
	if (f->n_pieces > before && end == rest->n) {
		free_doubt(f, first);
		return true;
	}
	f->n_pieces = first;
	return false;
}

/* "Attack yellow 3 with 3 from 3, otherwise", and nothing behind it: without what is missing. */
static bool read_open_end(struct free *f, const struct clause *c, int first)
{
	int n = c->n;

	while (n && (free_separates(&c->t[n - 1]) || token_is(&c->t[n - 1], WORD_ELSE)))
		n--;
	if (n == c->n || !token_is(&c->t[c->n - 1], WORD_ELSE))
		return false;
	struct clause *whole = free_clause(f, c->t, n);
	if (free_orders(f, whole, 0) == n && f->n_pieces > first) {
		free_doubt(f, first);
		return true;
	}
	f->n_pieces = first;
	return false;
}

/* "If he invites me, I join Yellow in C4", "if I'd lose, zap Blue in C2": the condition is about what the order behind it names, and is read
 * behind it. */
static bool read_forward(struct free *f, const struct clause *c, int first)
{
	int end = 1;

	if (!token_is(&c->t[0], WORD_IF) && !token_is(&c->t[0], WORD_UNLESS))
		return false;
	while (end < c->n && !token_is_sign(&c->t[end], ',') &&
	       !token_is(&c->t[end], WORD_THEN))
		end++;
	int from = end;
	while (from < c->n &&
	       (free_separates(&c->t[from]) || token_is(&c->t[from], WORD_THEN)))
		from++;
	for (int i = 0; i < c->n; i++)
		if (token_is(&c->t[i], WORD_ELSE) ||
		    (i &&
		     (token_is(&c->t[i], WORD_IF) || token_is(&c->t[i], WORD_UNLESS))))
			return false;
	struct clause *turned = free_clause(f, &c->t[from], c->n - from);
	free_append(turned, c->t, end);
	phrases_respell(f->phrases, turned);
	if (from < c->n && free_orders(f, turned, 0) == turned->n &&
	    f->n_pieces == first + 1) {
		free_doubt(f, first);
		return true;
	}
	f->n_pieces = first;
	return false;
}

bool free_other_ways(struct free *f, const struct clause *c, int first)
{
	bool slips = false;

	return read_open_end(f, c, first) || read_forward(f, c, first) ||
	       free_without_denied(f, c, first) || read_mended(f, c, first, &slips) ||
	       read_named(f, c, first) || read_loosely(f, c, first, slips) ||
	       read_pronouns(f, c, first) || read_distributed(f, c, first) ||
	       read_contrast(f, c, first) || free_prefaced(f, c, first) ||
	       free_after_thought(f, c, first) || read_buried(f, c, first);
}
