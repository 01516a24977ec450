/* Other ways to read a sentence that is not all orders as it stands: with misspelt words mended,
 * with Powers and pronouns as their players, by what stands in it. All but that of a Power are only
 * likely.
 * SPDX-License-Identifier: ISC */
#include <string.h>

#include "orders/free.h"
#include "orders/lexis/suggest.h"

void free_doubt(struct free *f, int first)
{
	for (int i = first; i < f->n_pieces; i++)
		f->piece[i].doubt = true;
}

/* The next thing of the game from `at` on: what stands before is only words. */
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

/* --- by its outline (SAYING_OUTLINE): what the order is made of stands there, in an order and in
 * words that no saying knows. Conditions and alternatives stay as they were written. --- */

static bool begins_condition(const struct token *t)
{
	return token_is(t, WORD_IF) || token_is(t, WORD_UNLESS);
}

/* An alternative: its condition before or behind, and what is ordered. */
struct side {
	const struct token *before, *body, *behind;
	int n_before, n_body, n_behind;
};

/* The `nth` way to part them; false: there is none more. A condition in front ends at one of its
 * commas. */
static bool part(const struct token t[], int n, int nth, struct side *s)
{
	int at = 0;

	*s = (struct side){.before = t, .body = t, .n_body = n, .behind = t + n};
	if (n && begins_condition(&t[0])) {
		while (at < n && nth >= 0) {
			at++;
			nth -= at < n && (token_is_sign(&t[at], ',') ||
					  token_is(&t[at], WORD_THEN));
		}
		s->n_before = at;
		s->body = t + at;
		s->n_body = n - at;
		return at < n;
	}
	while (at < n && !begins_condition(&t[at]))
		at++;
	s->n_body = at;
	s->behind = t + at;
	s->n_behind = n - at;
	return nth == 0;
}

/* Adds the alternative to what was made of those before it; false: nobody knows what it says. */
static bool add_alternative(struct free *f, struct clause *made, const struct token t[],
			    int n)
{
	const struct clause was = *made;
	struct clause *body, *out = free_clause(f, t, 0);
	struct side s;

	free_append(made, t, n);
	if (was.n && free_reads(f, made))
		return true;
	for (int nth = 0; part(t, n, nth, &s); nth++) {
		body = free_clause(f, s.body, s.n_body);
		for (int next = 0; next >= 0;) {
			if (!phrases_outline(f->phrases, body, &next, free_passes, out))
				continue;
			*made = was;
			free_append(made, s.before, s.n_before);
			free_append(made, out->t, out->n);
			free_append(made, s.behind, s.n_behind);
			made->flags |= SAYING_DOUBT;
			if (free_reads(f, made))
				return true;
		}
	}
	return false;
}

struct clause *free_outline(struct free *f, const struct token t[], int n)
{
	struct clause *made = free_clause(f, t, free_number(t, n));
	int from = made->n, end;

	for (; from <= n; from = end + 1) {
		for (end = from; end < n && !token_is(&t[end], WORD_ELSE); end++)
			;
		if (!add_alternative(f, made, &t[from], end - from))
			return NULL;
		if (end < n)
			free_append(made, &t[end], 1);
	}
	return made;
}

/* --- the ways --- */

static bool is_of_game(const void *with, const struct word *w)
{
	(void)with;
	return w->id >= WORD_GAME || w->id == WORD_SEAT;
}

/* Unknown words read as the words of the game that they are nearest to; how many. */
static int mend(struct free *f, struct clause *c)
{
	const struct word *w, *second;
	struct choice choice = {.fits = is_of_game};
	int n = 0;

	for (int i = 0; i < c->n; i++) {
		struct token *t = &c->t[i];
		if (t->kind != TOKEN_WORD || t->id || t->text.n < 4 ||
		    str_ends(t->text, "ed") || str_ends(t->text, "ing"))
			continue; /* "attacked" tells, it does not order */
		int words =
			suggest_word(f->l->lexicon, c->t, c->n, i, choice, &w, &second);
		if (!words)
			continue;
		token_patch(c->t, &c->n, i, words, w);
		n++;
	}
	return n;
}

/* With misspelt words mended: that is only likely, too, and asked about. */
static bool read_mended(struct free *f, const struct clause *c, int first)
{
	struct clause *mended = free_clause(f, c->t, c->n);

	if (!mend(f, mended))
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
	int own = f->l->reader->seat, only = -1, put = 0;

	for (int i = 0; i < c->n; i++) {
		struct token *t = &c->t[i];
		if (token_is(t, WORD_SEAT) && t->value != own) {
			if (only >= 0 && only != t->value)
				return false;
			only = t->value;
		} else if (t->kind == TOKEN_WORD && t->id == WORD_PRONOUN &&
			   only >= 0) {
			t->id = WORD_SEAT;
			t->value = only;
			t->flags = WORD_NOUN;
			put++;
		}
	}
	return put > 0;
}

static bool read_pronouns(struct free *f, const struct clause *c, int first)
{
	struct clause *named = free_clause(f, c->t, c->n);

	if (!name_pronouns(f, named))
		return false;
	phrases_respell(f->phrases, named);
	f->outline = free_outline;
	bool ok = free_orders(f, named, 0) == named->n && f->n_pieces > first;
	f->outline = NULL;
	if (ok)
		free_doubt(f, first);
	else
		f->n_pieces = first;
	return ok;
}

/* The same by what stands in it, in whatever words: likely, and asked about. */
static bool read_loosely(struct free *f, const struct clause *c, int first)
{
	struct clause *mended = free_clause(f, c->t, c->n);

	f->outline = free_outline;
	int end = free_orders(f, c, 0);
	if (f->n_pieces == first && mend(f, mended)) {
		phrases_respell(f->phrases, mended);
		end = free_orders(f, c = mended, 0);
	}
	f->outline = NULL;
	if (f->n_pieces > first && free_is_chatter(&c->t[end], c->n - end)) {
		free_doubt(f, first);
		return true;
	}
	f->n_pieces = first;
	return false;
}

bool free_other_ways(struct free *f, const struct clause *c, int first)
{
	return read_mended(f, c, first) || read_named(f, c, first) ||
	       read_loosely(f, c, first) || read_pronouns(f, c, first) ||
	       read_buried(f, c, first);
}
