/* A text that is more than orders: "Dan and I made a deal, so I join him in C4 with 2 from Red 2. Nobody is
 * invited to C1". It is cut where a part may end, the parts are read for themselves, and what says nothing of the
 * game, or was only thought aloud before the first order, is left out. All of it is only likely. The number
 * of attempts for a letter is limited.
 * SPDX-License-Identifier: ISC */
#include "orders/free/text/free_split.h"

#include <string.h>

#include "base/arena.h"
#include "orders/free/parts/free_reason.h"
#include "orders/free/text/text.h"

static bool is_affordable(const struct draft *l)
{
	const struct line *last = &l->line[l->n_lines - 1];

	return l->n_deep < DEEP_ATTEMPTS && l->n_reads < DEEP_READS &&
	       l->n_lines <= DEEP_LINES &&
	       last->typed.s + last->typed.n - l->line[0].typed.s <= DEEP_BYTES;
}

/* --- where a part may end --- */

static bool links(const struct token *t)
{
	static const char *const words[] = {"but",  "so",   "plus", "also",
					    "then", "now",  "lol",  "haha",
					    "hehe", "lmao", "btw"};

	return TOKEN_AMONG(t, words) || token_is(t, WORD_AND) || token_is(t, WORD_THEN);
}

static bool is_stop(const struct token *t)
{
	return t->kind == TOKEN_SIGN && t->id && strchr(",;:-().!?", t->id);
}

/* The signs and small words at token `i`, between two parts; 0: no part ends there. */
static int between(const struct token t[], int n, int i)
{
	int end = i;

	/* "2.5", "all-2"; "Tuek-Carthag" is one thing, or the way from one to the other */
	if (i && i + 1 < n && t[i].glued && t[i + 1].glued &&
	    t[i + 1].kind != TOKEN_SIGN &&
	    (token_is_sign(&t[i], '.') || token_is_sign(&t[i], '-') ||
	     token_is_hyphen(&t[i])))
		return 0;

	while (end < n && is_stop(&t[end]))
		end++;
	for (int more = 1; end < n && more; end += more) {
		more = free_concludes(t, n, end);
		if (!more)
			more = links(&t[end]) ||
			       (end > i && (token_is_sign(&t[end], ',') ||
					    token_is_sign(&t[end], ':')));
	}
	return end - i;
}

/* false: there are too many. */
static bool cut(struct cut *c, const struct token t[], int n)
{
	int from = between(t, n, 0);
	/* The number of a list stays with what it counts: it is not a part by itself, and not an amount. */
	const int mark = from < n ? free_number(&t[from], n - from) : 0;

	c->t = t;
	c->n_tokens = n;
	c->n = 0;
	for (int i = from + mark; i <= n; i++) {
		int width = i < n ? between(t, n, i) : 0;
		if (i < n && !width &&
		    (i == from || !split_begins_reason(&t[i]) ||
		     !free_as_tells(t, n, i)))
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

static bool read_on(struct cut *c, int i, struct so_far s);

/* Leaves the segment out; it is told as not read, unless there is nothing in it. */
static bool leave_out(struct cut *c, int i, struct so_far s)
{
	struct free *f = c->f;
	const struct token *t = &c->t[c->from[i]];
	int n = c->to[i] - c->from[i], first = f->n_pieces;
	enum idle idle = split_idle(c, i, s.ordered);
	/* What goes on behind an order goes on with the order, and behind a condition with that. */
	bool of_order = s.here && !s.in_reason && !c->reason[i] && !c->leads[i];

	if (idle == IDLE_NOT || (idle == IDLE_REASON && of_order) ||
	    (of_order && i && c->hangs[i - 1] && free_is_joined(c, i)))
		return false;
	if (idle != IDLE_CHATTER) {
		free_add(f, PIECE_NOTE, free_clause(f, t, n), t[0].column,
			 t[n - 1].column + t[n - 1].width - t[0].column);
		f->piece[f->n_pieces - 1].left_out = true;
		f->piece[f->n_pieces - 1].reason = c->because[i];
	}
	s.in_reason = idle == IDLE_REASON;
	s.gives_reason |= idle == IDLE_REASON && (c->leads[i] || !s.here);
	s.turned |= idle == IDLE_BACK;
	s.owes |= idle == IDLE_BACK || idle == IDLE_THOUGHT;
	if (read_on(c, i + 1, s))
		return true;
	f->n_pieces = first;
	return false;
}

/* Orders whose place none has taken stand again. */
static void restore(struct free *f, int n, bool turned)
{
	for (int i = 0; turned && i < n; i++)
		if (f->piece[i].kind == PIECE_DROPPED)
			f->piece[i].kind = PIECE_ORDER;
}

/* "C1: ...": the label of an order of its own, which no part before it goes on to. */
static bool is_head(const struct cut *c, int i)
{
	return c->to[i] - c->from[i] == 2 && free_is_label(&c->t[c->from[i]]) &&
	       token_is_sign(&c->t[c->to[i]], ':');
}

/* "Red | and Green are invited" */
static bool ends_in_list(const struct cut *c, int k)
{
	return split_is_linked(c, k + 1) && token_is(&c->t[c->to[k] - 1], WORD_SEAT);
}

/* Does something that stands for itself begin behind segment `i`, up to `k`? */
static bool begins_anew(const struct cut *c, int i, int k)
{
	for (int j = i + 1; j <= k; j++)
		if (is_head(c, j) || c->concludes[j])
			return true;
	return false;
}

/* "Balance: 20. Lot 1: 3": do the segments `i` to `k` go over the end of a sentence with a number, and leave the next one in its middle? An
 * amount does not belong to the half of another sentence. */
static bool tears_sentence(const struct cut *c, int i, int k)
{
	bool over = false, number = false;

	for (int j = i; j <= k && !over; j++) {
		over = number && j > i && free_begins_sentence(c, j);
		for (int at = c->from[j]; at < c->to[j]; at++)
			number |= c->t[at].kind == TOKEN_NUMBER;
	}
	return over && k + 1 < c->n && !free_begins_sentence(c, k + 1);
}

/* The segments from `i` on; false: some of it was not understood. */
static bool read_on(struct cut *c, int i, struct so_far s)
{
	struct free *f = c->f;
	int first = f->n_pieces, spoken_of = f->spoken_of;
	struct token label[2];
	memcpy(label, f->spoken_label, sizeof label);
	const struct token place = f->spoken_place;
	const bool places = f->spoken_places;
	const struct heading head = f->head;

	if (i == c->n)
		return s.ordered && !s.owes && !s.gives_reason;
	if (free_begins_sentence(c, i)) {
		if (s.gives_reason)
			return false;
		s.here = false;
	}
	const struct token *t = &c->t[c->from[i]];
	struct clause *here = free_clause(f, t, c->to[i] - c->from[i]);
	bool idle = free_is_chatter(t, here->n) ||
		    (s.ordered && split_says_no_more(t, here->n));
	if (idle && leave_out(c, i, s))
		return true;
	/* A list of players is cut only where it makes no sense as a whole. */
	for (int way = 0; way < 2 * PART && !free_is_reason(c, i); way++) {
		int k = i + way % PART;
		if (k >= c->n || ends_in_list(c, k) != (way >= PART) ||
		    begins_anew(c, i, k) || tears_sentence(c, i, k))
			continue;
		f->spoken_of = spoken_of;
		f->head = head;
		f->n_pieces = first;
		if (!split_read_part(c, i, k, s.turned)) {
			restore(f, first, s.turned);
			continue;
		}
		free_keep_spoken_of(f, here);
		split_keep_label(f, t, c->to[k] - c->from[i]);
		if (read_on(c, k + 1, (struct so_far){.ordered = true, .here = true}))
			return true;
		memcpy(f->spoken_label, label, sizeof label);
		f->spoken_place = place;
		f->spoken_places = places;
		restore(f, first, s.turned);
	}
	f->head = head;
	f->spoken_of = spoken_of;
	f->n_pieces = first;
	free_keep_spoken_of(f, here);
	split_keep_label(f, here->t, here->n);
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
		    !p->omits && line_has_noun(p->clause->t, p->clause->n, 0))
			return false;
	}
	return free_several(f) != SEVERAL_TORN;
}

enum { WORDY = 9 }; /* tokens */

void free_split(struct free *f, const struct token t[], int n)
{
	if (f->joined || !is_affordable(f->l))
		return;
	struct arena_mark here = arena_mark(f->l->a);
	struct cut *c = arena_room(f->l->a, sizeof *c);
	if (!cut(c, t, n) || (c->n < 2 && n <= WORDY) || is_read(f)) {
		arena_rewind(f->l->a, here);
		return;
	}
	struct free *was = arena_room(f->l->a, sizeof *was);
	free_copy(was, f);
	memset(c->failed, 0, sizeof c->failed);
	c->f = f;
	f->n_pieces = 0;
	f->spoken_of = -1;
	memset(f->spoken_label, 0, sizeof f->spoken_label);
	f->spoken_place.id = 0;
	f->spoken_places = false;
	f->corrects = f->negated = f->begun = f->parted = false;
	split_find_idle(c);
	/* One segment alone was read in all ways already, and a short one is shown its form later on (free_form.c). */
	if (((c->n > 1 || n > WORDY) && !split_borrows_label(c, 0, c->n - 1) &&
	     split_fill(f, free_clause(f, t, n))) ||
	    (c->n > 1 && read_on(c, 0, (struct so_far){.ordered = false})))
		free_doubt(f, 0);
	else
		free_copy(f, was);
}
