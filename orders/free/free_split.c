/* A text that is more than orders: "Dan and I made a deal, so I join him in C4 with 2 from Red 2. Nobody is
 * invited to C1". It is cut where a part may end, the parts are read for themselves, and what says nothing of the
 * game, or was only thought aloud before the first order, is left out. All of it is only likely. A letter
 * has so many attempts and no more.
 * SPDX-License-Identifier: ISC */
#include <string.h>

#include "base/arena.h"
#include "orders/free/free.h"

enum {
	DEEP_LINES = 60,     /* of a letter; one that is longer is not read so */
	DEEP_BYTES = 6000,   /* likewise */
	DEEP_ATTEMPTS = 120, /* at parts, in a letter */
	SEGMENTS = 24,       /* of a text */
	PART = 6,            /* segments of a part */
};

/* A text in segments: from its token `from` to before token `to`. */
struct cut {
	struct free *f;
	const struct token *t;
	int n, from[SEGMENTS], to[SEGMENTS];
	bool failed[SEGMENTS]
		   [PART]; /* the part that begins there, by its segments - 1 */
};

/* What was read so far. */
struct so_far {
	bool ordered; /* an order was among it */
	bool owes;    /* a thought was, and no order after it */
};

static bool is_affordable(const struct draft *l)
{
	const struct line *last = &l->line[l->n_lines - 1];

	return l->n_deep < DEEP_ATTEMPTS && l->n_lines <= DEEP_LINES &&
	       last->typed.s + last->typed.n - l->line[0].typed.s <= DEEP_BYTES;
}

/* --- where a part may end --- */

static bool is_among(const struct token *t, const char *const words[], size_t n)
{
	for (size_t i = 0; i < n; i++)
		if (str_is(t->text, words[i]))
			return true;
	return false;
}

static bool links(const struct token *t)
{
	static const char *const words[] = {"but", "so", "plus", "also", "then", "now"};

	return is_among(t, words, sizeof words / sizeof *words) ||
	       token_is(t, WORD_AND) || token_is(t, WORD_THEN);
}

static bool is_stop(const struct token *t)
{
	return t->kind == TOKEN_SIGN && t->id && strchr(",;:-().!?", t->id);
}

/* The signs and small words at token `i`, between two parts; 0: no part ends there. */
static int between(const struct token t[], int n, int i)
{
	int end = i;

	while (end < n && is_stop(&t[end]))
		end++;
	while (end < n && (links(&t[end]) || (end > i && token_is_sign(&t[end], ','))))
		end++;
	return end - i;
}

/* A reason needs no sign before it: "... because he lied". */
static bool begins_reason(const struct token *t)
{
	static const char *const words[] = {"because", "since", "cos", "while", "as"};

	return is_among(t, words, sizeof words / sizeof *words);
}

/* false: there are too many. */
static bool cut(struct cut *c, const struct token t[], int n)
{
	int from = between(t, n, 0);

	c->t = t;
	c->n = 0;
	for (int i = from; i <= n; i++) {
		int width = i < n ? between(t, n, i) : 0;
		if (i < n && !width && (i == from || !begins_reason(&t[i])))
			continue;
		if (i > from) {
			if (c->n == SEGMENTS)
				return false;
			c->from[c->n] = from;
			c->to[c->n++] = i;
		}
		from = i + width;
		i += width ? width - 1 : 0;
	}
	return c->n > 0;
}

/* --- what says nothing --- */

static bool has_condition(const struct token t[], int n)
{
	for (int i = 0; i < n; i++)
		if (t[i].id == WORD_IF || t[i].id == WORD_UNLESS ||
		    t[i].id == WORD_ELSE || t[i].id == WORD_OR ||
		    t[i].id == WORD_EXCEPT || str_is(t[i].text, "should") ||
		    str_is(t[i].text, "only"))
			return true;
	return false;
}

/* "Bob asked so nicely", "I'm in a hurry": it names nothing, and where it speaks of another player it only tells
 * of them. */
static bool is_aside(const struct free *f, const struct token t[], int n)
{
	bool other = false, verb = false;

	for (int i = 0; i < n; i++) {
		other |= token_is(&t[i], WORD_SEAT) && t[i].value != f->l->reader->seat;
		verb |= free_verb(f, &t[i]) != NULL;
	}
	if (has_condition(t, n) || !free_names_nothing(t, n) || verb)
		return false;
	return begins_reason(&t[0]) || (free_tells(t, n) && n > 2) ||
	       (!other && !free_turns(t, n));
}

/* "I promised Dan not to attack Yellow 3", "Forget the 30": a thought, if an order follows. */
static bool is_thought(const struct token t[], int n)
{
	static const char *const words[] = {
		"not",         "never",   "don",        "dont",        "won",
		"wont",        "t",       "forget",     "tempted",     "thought",
		"thinking",    "wanted",  "would",      "could",       "might",
		"considered",  "planned", "promised",   "always",      "usually",
		"considering", "wouldn",  "instead of", "rather than", "hate",
		"like",        "nearly",  "almost",     "wants",       "hoping"};

	if (has_condition(t, n))
		return false;
	for (int i = 0; i < n; i++)
		if (is_among(&t[i], words, sizeof words / sizeof *words))
			return true;
	return false;
}

/* --- the parts --- */

/* One of those decided already? */
static bool is_twice(struct free *f, int first, int from)
{
	struct slot_key key, other;

	for (int i = from; i < f->n_pieces; i++)
		for (int k = first; k < i; k++)
			if (free_key_of(f, f->piece[i].clause, &key) &&
			    free_key_of(f, f->piece[k].clause, &other) &&
			    slot_key_same(key, other))
				return true;
	return false;
}

static bool read_part(struct cut *c, int i, int k)
{
	struct free *f = c->f;
	int first = f->n_pieces, from = c->from[i];
	struct clause *part = free_clause(f, &c->t[from], c->to[k] - from);

	if (c->failed[i][k - i] || f->l->n_deep >= DEEP_ATTEMPTS)
		return false;
	f->l->n_deep++;
	for (int j = 0; j < part->n; j++) /* its sentences are one */
		if (token_is_sign(&part->t[j], '.') || token_is_sign(&part->t[j], '!'))
			part->t[j].id = ',';
	c->failed[i][k - i] = !free_read_part(f, part) || is_twice(f, 0, first);
	if (c->failed[i][k - i])
		f->n_pieces = first;
	return !c->failed[i][k - i];
}

static bool read_on(struct cut *c, int i, struct so_far s);

/* Leaves the segment out; it is told as not read, unless there is nothing in it. */
static bool leave_out(struct cut *c, int i, struct so_far s)
{
	struct free *f = c->f;
	const struct token *t = &c->t[c->from[i]];
	int n = c->to[i] - c->from[i], first = f->n_pieces;
	bool chatter = free_is_chatter(t, n), thought = is_thought(t, n);

	if (!chatter && !is_aside(f, t, n) && !(thought && !s.ordered))
		return false;
	if (!chatter) {
		free_add(f, PIECE_NOTE, free_clause(f, t, n), t[0].column,
			 t[n - 1].column + t[n - 1].width - t[0].column);
		f->piece[f->n_pieces - 1].left_out = true;
	}
	s.owes |= !chatter && !is_aside(f, t, n);
	if (read_on(c, i + 1, s))
		return true;
	f->n_pieces = first;
	return false;
}

/* The segments from `i` on; false: some of it was not understood. */
static bool read_on(struct cut *c, int i, struct so_far s)
{
	struct free *f = c->f;
	int first = f->n_pieces, spoken_of = f->spoken_of;
	const struct heading head = f->head;

	if (i == c->n)
		return s.ordered && !s.owes;
	const struct token *t = &c->t[c->from[i]];
	struct clause *here = free_clause(f, t, c->to[i] - c->from[i]);
	if (free_is_chatter(t, here->n) && leave_out(c, i, s))
		return true;
	for (int k = i; k < c->n && k < i + PART; k++) {
		f->spoken_of = spoken_of;
		f->head = head;
		f->n_pieces = first;
		if (!read_part(c, i, k))
			continue;
		free_keep_spoken_of(f, here);
		if (read_on(c, k + 1, (struct so_far){.ordered = true}))
			return true;
	}
	f->head = head;
	f->spoken_of = spoken_of;
	f->n_pieces = first;
	free_keep_spoken_of(f, here);
	return leave_out(c, i, s);
}

/* Was all of it understood? */
static bool is_read(struct free *f)
{
	if (free_count(f, PIECE_LOST) || free_count(f, PIECE_WRONG))
		return false;
	for (int i = 0; i < f->n_pieces; i++) {
		const struct piece *p = &f->piece[i];
		if (p->kind == PIECE_NOTE && !p->question && !p->left_out &&
		    line_has_noun(p->clause->t, p->clause->n, 0))
			return false;
	}
	return !free_is_torn(f);
}

void free_split(struct free *f, const struct token t[], int n)
{
	if (!is_affordable(f->l) || is_read(f))
		return;
	struct free *was = arena_room(f->l->a, sizeof *was);
	struct cut *c = arena_room(f->l->a, sizeof *c);
	*was = *f;
	memset(c, 0, sizeof *c);
	c->f = f;
	f->n_pieces = 0;
	f->spoken_of = -1;
	f->corrects = f->negated = f->begun = f->parted = false;
	if (cut(c, t, n) && read_on(c, 0, (struct so_far){.ordered = false}))
		free_doubt(f, 0);
	else
		*f = *was;
}
