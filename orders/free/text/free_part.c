/* Several segments of a text as one part of it: without what says nothing, and with what was named before it in
 * the place of "there".
 * SPDX-License-Identifier: ISC */
#include "orders/free/text/text.h"

#include <string.h>

#include "base/arena.h"
#include "orders/free/parts/free_case.h"
#include "orders/free/parts/free_fit.h"
#include "orders/free/parts/free_idle.h"
#include "orders/free/parts/free_thing.h"
#include "orders/free/text/free_split.h"
#include "orders/lexis/cue.h"

/* Is one of the orders from `from` on about a decision that was ordered before? Where the writer changed their
 * mind (`turned`), those take the place of the earlier ones, and one must. */
static bool is_twice(struct free *f, int from, bool turned)
{
	struct slot_key key, other;
	bool any = false;

	for (int i = from; i < f->n_pieces; i++)
		for (int k = 0; k < i; k++) {
			struct piece *was = &f->piece[k];
			if (was->kind != PIECE_ORDER ||
			    f->piece[i].kind != PIECE_ORDER ||
			    !free_key_of(f, f->piece[i].clause, &key) ||
			    !free_key_of(f, was->clause, &other) ||
			    !slot_key_same(key, other))
				continue;
			if (!turned &&
			    free_both_players(f, was->clause, f->piece[i].clause))
				continue;
			if (!turned || k >= from)
				return true;
			was->kind = PIECE_DROPPED;
			any = true;
		}
	return turned && !any;
}

/* "40 in my attack. Last of all the Gas, if Red has allies.": a condition belongs to the words before it, in its own sentence. */
static bool belongs_to_idle(const struct cut *c, int j)
{
	const struct token *next = &c->t[c->from[j + 1]];
	const struct token *end = &c->t[c->to[j - 1]], *stop = &c->t[c->to[j]];
	bool apart = end->kind == TOKEN_SIGN && strchr(".!?", end->id);
	bool same = !(stop->kind == TOKEN_SIGN && strchr(".!?", stop->id));

	return apart && same &&
	       (token_is(next, WORD_IF) || token_is(next, WORD_UNLESS) ||
		token_is(next, WORD_ELSE) || str_is(next->text, "when"));
}

/* "3 from Red 2. Pardon, 2 from Red 2 and 1 from Red 1": such words begin something that replaces what stands before
 * them, and does not go on with it. */
static bool corrects(const struct token t[], int n)
{
	static const char *const judges[] = {"is",    "are",    "was",
					     "seems", "sounds", "looks"};

	for (int i = 0; i < n; i++) {
		/* "2 cards for a base. Two is robbery. One card." */
		if (i + 1 < n && t[i].kind == TOKEN_NUMBER &&
		    TOKEN_AMONG(&t[i + 1], judges))
			return true;
		/* "No deal?" */
		bool denies = token_is(&t[i], WORD_NO) && i + 1 < n &&
			      t[i + 1].kind == TOKEN_WORD &&
			      !TOKEN_CUES(&t[i + 1], CUE_ANY);
		if (!denies &&
		    (TOKEN_CUES(&t[i], CUE_BEHIND | CUE_CORRECTS) ||
		     free_takes(&t[i]) ||
		     (str_is(t[i].text, "hold") && token_is(&t[i + 1], WORD_ON))))
			return true;
	}
	return false;
}

/* The segments from `i` to `k`, as one sentence; `lean`: without those that say nothing. NULL: that would be
 * the same. */
static struct clause *part_of(struct cut *c, int i, int k, bool lean)
{
	static const struct token comma = {
		.kind = TOKEN_SIGN, .id = ',', .text = {",", 1}};
	struct free *f = c->f;
	struct clause *part = free_clause(f, &c->t[c->from[i]], 0);
	bool any = false;

	if (!lean)
		part = free_clause(f, part->t, 0),
		free_append(part, &c->t[c->from[i]], c->to[k] - c->from[i]);
	for (int j = i; j <= k && lean; j++) {
		any |= c->idle[j];
		if (j < k && j > i && c->idle[j]) {
			if (belongs_to_idle(c, j) ||
			    corrects(&c->t[c->from[j]], c->to[j] - c->from[j]))
				return NULL;
			continue;
		}
		if (part->n)
			free_append(part, &comma, 1);
		free_append(part, &c->t[c->from[j]], c->to[j] - c->from[j]);
	}
	/* Its sentences are one; "2.5" has one point, and "1." counts a list. */
	for (int j = free_number(part->t, part->n); j < part->n; j++)
		if (part->t[j].kind == TOKEN_SIGN && strchr(".!?", part->t[j].id) &&
		    !(part->t[j].glued && part->t[j + 1].glued &&
		      part->t[j + 1].kind != TOKEN_SIGN))
			part->t[j].id = ',';
	return lean && (!any || c->idle[i] || c->idle[k]) ? NULL : part;
}

/* "... actually uses it", "... in that challenge": without words that say nothing, and with those that were
 * named before in the place of "there". false: it stays the same. */
static bool clear_up(const struct free *f, struct clause *c)
{
	static const char *const fillers[] = {
		"actually", "really", "indeed", "ever",  "definitely", "certainly",
		"simply",   "just",   "always", "quite", "anyway",     "alone"};
	bool any = false, labelled = false;
	int n = 0;

	for (int i = 0; i + 1 < c->n; i++)
		labelled |= free_is_label(&c->t[i]);
	for (int i = 0; i < c->n; i++) {
		if (TOKEN_AMONG(&c->t[i], fillers)) {
			any = true;
			continue;
		}
		c->t[n++] = c->t[i];
	}
	c->t[n] = c->t[c->n];
	c->n = n;
	for (int i = 0; i < c->n && f->spoken_label[0].id && !labelled; i++)
		if (token_is(&c->t[i], WORD_THERE)) {
			struct token in = {
				.kind = TOKEN_WORD, .id = WORD_IN, .text = {"in", 2}};
			struct token to = {
				.kind = TOKEN_WORD, .id = WORD_TO, .text = {"to", 2}};
			struct clause rest = *c;
			c->t[i] = token_is(&f->spoken_label[0], WORD_SEAT) ? to : in;
			c->n = i + 1;
			free_append(c, f->spoken_label, 2);
			free_append(c, &rest.t[i + 1], rest.n - i - 1);
			return true;
		}
	return any;
}

/* "I want Tabr, so I ship 8 there": with the one thing of its kind that was named before, where a place may be. NULL: none was. */
static struct clause *in_place(struct free *f, const struct clause *part)
{
	const struct token in = {.kind = TOKEN_WORD, .id = WORD_IN, .text = {"in", 2}};
	int at = 0;

	while (at < part->n && !token_is(&part->t[at], WORD_THERE))
		at++;
	if (at == part->n || !f->spoken_place.id || f->spoken_places)
		return NULL;
	struct clause *c = free_clause(f, part->t, at);
	free_append(c, &in, 1);
	free_append(c, &f->spoken_place, 1);
	free_append(c, &part->t[at + 1], part->n - at - 1);
	return c;
}

bool split_fill(struct free *f, const struct clause *part)
{
	struct free_cue c;
	/* "Send 3 to Harbour 11. I meant 12" does not go from one to the other. */
	struct clause *filled = !f->calm && free_find_cue(part->t, part->n, 1, &c)
					? NULL
					: free_filled(f, part);

	if (filled)
		free_add(f, PIECE_ORDER, filled, part->t[0].column, 0);
	return filled;
}

static bool try_part(struct cut *c, struct clause *part, bool turned)
{
	struct free *f = c->f;
	int first = f->n_pieces;

	if (!part || !part->n || split_is_unmeant(part->t, part->n) ||
	    f->l->n_deep >= DEEP_ATTEMPTS || f->l->n_reads >= DEEP_READS)
		return false;
	f->l->n_deep++;
	/* Most of what is tried comes to nothing, and is not kept. */
	struct arena_mark here = arena_mark(f->l->a);
	struct clause *clear = free_clause(f, part->t, part->n);
	struct clause *there = in_place(f, part);
	if (there && free_read_part(f, there) && !is_twice(f, first, turned))
		return true;
	f->n_pieces = first;
	if (clear_up(f, clear) && free_read_part(f, clear) &&
	    !is_twice(f, first, turned))
		return true;
	f->n_pieces = first;
	if (free_read_part(f, part) && !is_twice(f, first, turned))
		return true;
	f->n_pieces = first;
	if (split_fill(f, clear) && !is_twice(f, first, turned))
		return true;
	f->n_pieces = first;
	arena_rewind(f->l->a, here);
	return false;
}

void split_keep_label(struct free *f, const struct token t[], int n)
{
	for (int i = 0; i < n; i++) {
		if (t[i].kind != TOKEN_WORD || t[i].id < WORD_GAME ||
		    !(t[i].flags & WORD_NOUN) || t[i].flags & WORD_LETTER ||
		    t[i].flags & WORD_DROPPED || token_is(&t[i], WORD_SEAT))
			continue;
		f->spoken_places |= f->spoken_place.id == t[i].id &&
				    f->spoken_place.value != t[i].value;
		f->spoken_place = t[i];
	}
	for (int i = 0; i + 1 < n; i++)
		if (free_is_label(&t[i]) ||
		    (token_is(&t[i], WORD_SEAT) && t[i + 1].kind == TOKEN_NUMBER))
			memcpy(f->spoken_label, &t[i], sizeof f->spoken_label);
}

static bool is_denied(const struct cut *c, int i, int k)
{
	for (int j = i; j <= k; j++)
		if (c->denied[j])
			return true;
	return false;
}

/* "20 in C1. If Green allies, the 12." as its cases: what the second sentence says comes before what the first does. "There" is the place
 * in the first. */
static bool read_cases(struct cut *c, int i, int k, bool turned)
{
	struct free *f = c->f;
	const int first = f->n_pieces, from = c->from[i];
	const struct clause *said = free_clause(f, &c->t[from], c->to[k] - from);
	bool there = false;

	for (int at = 0; at < said->n; at++)
		there |= token_is(&said->t[at], WORD_THERE);
	if (there) {
		split_keep_label(f, &c->t[from], c->to[i] - from);
		said = in_place(f, said);
	}
	if (said && free_cases(f, free_respell_all(f, said->t, said->n), first) &&
	    !is_twice(f, first, turned))
		return true;
	f->n_pieces = first;
	return false;
}

/* Has the sentence that begins there a condition of its own? */
static bool has_condition(const struct token *t)
{
	for (; t->kind != TOKEN_END && !case_is_stop(t); t++)
		if (case_is_condition(t))
			return true;
	return false;
}

/* Has one of the orders from `first` on the condition of another that the words order? */
static bool is_turned(const struct cut *c, int i, int k, int first)
{
	for (int n = first; n < c->f->n_pieces; n++)
		if (c->f->piece[n].kind == PIECE_ORDER &&
		    case_is_turned(&c->t[c->from[i]], c->to[k] - c->from[i],
				   c->f->piece[n].clause))
			return true;
	return false;
}

static bool has_label(const struct token t[], int n)
{
	for (int i = 0; i < n; i++)
		if (free_is_label(&t[i]))
			return true;
	return false;
}

bool split_borrows_label(const struct cut *c, int i, int k)
{
	for (int j = i + 1; j <= k; j++) {
		const struct token *t = &c->t[c->from[j]];
		const int n = c->to[j] - c->from[j];
		bool refers = false;
		if (!(token_is(t, WORD_I) || str_starts(t->text, "i'")) ||
		    !has_label(t, n))
			continue;
		for (int at = 0; at < n; at++)
			refers |= token_is(&t[at], WORD_IT) ||
				  token_is(&t[at], WORD_PRONOUN) ||
				  str_is(t[at].text, "that") ||
				  str_is(t[at].text, "this");
		if (!refers && !has_label(&c->t[c->from[i]], c->to[j - 1] - c->from[i]))
			return true;
	}
	return false;
}

bool split_read_part(struct cut *c, int i, int k, bool turned)
{
	const int first = c->f->n_pieces;

	c->failed[i][k - i] |= split_borrows_label(c, i, k);
	if (c->failed[i][k - i])
		return false;
	const struct token *t = &c->t[c->from[i]], *end = &c->t[c->to[k]];
	if (case_begins_later(t, c->n_tokens - c->from[i], c->to[k] - c->from[i])) {
		const bool torn = k + 1 < c->n && !case_is_stop(end);
		if (!torn && read_cases(c, i, k, turned))
			return true;
		c->failed[i][k - i] = torn && !has_condition(t);
		if (c->failed[i][k - i])
			return false;
	}
	struct clause *whole = is_denied(c, i, k) ? NULL : part_of(c, i, k, false);
	/* ", and one from Red 2 should be enough" goes on with what stands before it. */
	c->f->linked = i && token_is(&c->t[c->from[i] - 1], WORD_AND);
	c->failed[i][k - i] = !try_part(c, whole, turned) &&
			      !try_part(c, part_of(c, i, k, true), turned);
	c->f->linked = false;
	if (!c->failed[i][k - i] && is_turned(c, i, k, first)) {
		c->f->n_pieces = first;
		c->failed[i][k - i] = true;
	}
	return !c->failed[i][k - i];
}
