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
	int n_tokens, n, from[SEGMENTS], to[SEGMENTS];
	bool idle[SEGMENTS]; /* it may be left out inside a part */
	bool failed[SEGMENTS]
		   [PART]; /* the part that begins there, by its segments - 1 */
};

/* What was read so far. */
struct so_far {
	bool ordered; /* an order was among it */
	bool owes;    /* a thought was, and no order after it */
	bool turned;  /* the writer changed their mind about the last order */
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
	c->n_tokens = n;
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

static bool is_any(const struct token t[], int n, const char *const words[],
		   size_t n_words)
{
	for (int i = 0; i < n; i++)
		if (is_among(&t[i], words, n_words))
			return true;
	return false;
}

/* "I wanted the 30", "nearly Yellow 3": it is not ordered, whatever else it says. */
static bool is_unmeant(const struct token t[], int n)
{
	static const char *const words[] = {
		"tempted", "wanted",   "considered", "considering",
		"planned", "promised", "always",     "usually",
		"thought", "thinking", "nearly",     "almost",
		"wants",   "thinks",   "wouldn",     "imagine"};

	return is_any(t, n, words, sizeof words / sizeof *words);
}

/* "I promised Dan not to attack Yellow 3", "Forget the 30", "I hold nothing but rubbish": a thought, if an order
 * follows. */
static bool is_thought(const struct free *f, const struct token t[], int n)
{
	enum { FEW = 3 };
	static const char *const words[] = {
		"not",  "never",  "don",        "dont",       "won",   "wont",
		"t",    "forget", "would",      "could",      "might", "hate",
		"like", "hoping", "instead of", "rather than"};

	if (has_condition(t, n))
		return false;
	if (is_unmeant(t, n) || is_any(t, n, words, sizeof words / sizeof *words))
		return true;
	for (int i = 0; i < n; i++)
		if (free_verb(f, &t[i]))
			return false;
	return n >= FEW && free_names_nothing(t, n);
}

/* --- the parts --- */

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
			if (!turned || k >= from)
				return true;
			was->kind = PIECE_DROPPED;
			any = true;
		}
	return turned && !any;
}

/* Stands the thing of token `t` among these? Words that are no things always do. */
static bool is_named(const struct token *t, const struct token in[], int n)
{
	bool thing = t->kind == TOKEN_NUMBER || token_is(t, WORD_SEAT) ||
		     (t->kind == TOKEN_WORD && t->flags & WORD_NOUN &&
		      !(t->flags & (WORD_LETTER | WORD_DROPPED)));

	for (int i = 0; thing && i < n; i++)
		if (in[i].kind == t->kind && in[i].value == t->value &&
		    (t->kind == TOKEN_NUMBER || in[i].id == t->id))
			return true;
	return !thing;
}

static bool names_only(const struct token t[], int n, const struct token in[], int n_in)
{
	for (int i = 0; i < n; i++)
		if (!is_named(&t[i], in, n_in))
			return false;
	return true;
}

static const struct clause *last_order(const struct free *f)
{
	for (int i = f->n_pieces - 1; i >= 0; i--)
		if (f->piece[i].kind == PIECE_ORDER)
			return f->piece[i].clause;
	return NULL;
}

/* "C1: 30! Thirty!", "The Tubes! Play Mobius Tubes": says again, or before it is said, what the order beside it
 * says. */
static bool is_repeated(const struct cut *c, int i)
{
	enum { FEW = 3 };
	const struct token *t = &c->t[c->from[i]];
	int n = c->to[i] - c->from[i];
	const struct clause *last = last_order(c->f);

	if (n > FEW || has_condition(t, n) || free_turns(t, n))
		return false;
	return (last && names_only(t, n, last->t, last->n)) ||
	       (i + 1 < c->n &&
		names_only(t, n, &c->t[c->from[i + 1]], c->to[i + 1] - c->from[i + 1]));
}

/* "C3: 12. Wait, I keep the 12: C3 gets the 8": takes the last order back, and names nothing else. */
static bool takes_last_back(const struct free *f, const struct token t[], int n)
{
	const struct clause *last = last_order(f);
	bool turn = free_is_correction(t, n);

	for (int i = 0; i < n; i++)
		turn |= free_is_turn(&t[i]) || free_takes(&t[i]);
	return last && turn && !has_condition(t, n) &&
	       names_only(t, n, last->t, last->n);
}

/* "How many? Three. From Red 1? No, Red 1 is my fortress. From Red 3 then.": does the segment ask, or answer with
 * a no and name nothing but what was asked about? */
static bool is_question(const struct cut *c, int i)
{
	return c->to[i] < c->n_tokens && token_is_sign(&c->t[c->to[i]], '?');
}

static bool is_answer_no(const struct cut *c, int i)
{
	const struct token *t = &c->t[c->from[i]];
	int n = c->to[i] - c->from[i];

	if (!i || !is_question(c, i - 1) ||
	    !(token_is(t, WORD_NO) || token_is(t, WORD_NOT)))
		return false;
	for (int k = 0; k < n; k++) {
		bool same = t[k].kind != TOKEN_NUMBER && !token_is(&t[k], WORD_SEAT);
		for (int j = c->from[i - 1]; j < c->to[i - 1] && !same; j++)
			same = c->t[j].kind == t[k].kind && c->t[j].value == t[k].value;
		if (!same)
			return false;
	}
	return true;
}

/* Finds what may be left out inside a part. */
static void find_idle(struct cut *c)
{
	for (int i = 0; i < c->n; i++) {
		const struct token *t = &c->t[c->from[i]];
		int n = c->to[i] - c->from[i];
		c->idle[i] = is_question(c, i) || is_answer_no(c, i) ||
			     (i && c->idle[i - 1] && is_question(c, i - 1) && n == 1 &&
			      token_is(t, WORD_NO)) ||
			     free_is_chatter(t, n) || is_aside(c->f, t, n);
	}
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
		if (c->idle[j] && j < k && j > i)
			continue;
		if (part->n)
			free_append(part, &comma, 1);
		free_append(part, &c->t[c->from[j]], c->to[j] - c->from[j]);
	}
	for (int j = 0; j < part->n; j++) /* its sentences are one */
		if (part->t[j].kind == TOKEN_SIGN && strchr(".!?", part->t[j].id))
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
		if (is_among(&c->t[i], fillers, sizeof fillers / sizeof *fillers)) {
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
			struct clause rest = *c;
			c->t[i] = in;
			c->n = i + 1;
			free_append(c, f->spoken_label, 2);
			free_append(c, &rest.t[i + 1], rest.n - i - 1);
			return true;
		}
	return any;
}

static bool try_part(struct cut *c, struct clause *part, bool turned)
{
	struct free *f = c->f;
	int first = f->n_pieces;

	if (!part || !part->n || is_unmeant(part->t, part->n) ||
	    f->l->n_deep >= DEEP_ATTEMPTS)
		return false;
	f->l->n_deep++;
	struct clause *clear = free_clause(f, part->t, part->n);
	if (clear_up(f, clear) && free_read_part(f, clear) &&
	    !is_twice(f, first, turned))
		return true;
	f->n_pieces = first;
	if (free_read_part(f, part) && !is_twice(f, first, turned))
		return true;
	f->n_pieces = first;
	return false;
}

static void keep_spoken_label(struct free *f, const struct token t[], int n)
{
	for (int i = 0; i + 1 < n; i++)
		if (free_is_label(&t[i]))
			memcpy(f->spoken_label, &t[i], sizeof f->spoken_label);
}

static bool read_part(struct cut *c, int i, int k, bool turned)
{
	if (c->failed[i][k - i])
		return false;
	int first = c->f->n_pieces;
	struct clause *part = part_of(c, i, k, false);
	c->failed[i][k - i] = !try_part(c, part, turned) &&
			      !try_part(c, part_of(c, i, k, true), turned);
	struct free *f = c->f;
	return !c->failed[i][k - i];
}

static bool read_on(struct cut *c, int i, struct so_far s);

/* Leaves the segment out; it is told as not read, unless there is nothing in it. */
static bool leave_out(struct cut *c, int i, struct so_far s)
{
	struct free *f = c->f;
	const struct token *t = &c->t[c->from[i]];
	int n = c->to[i] - c->from[i], first = f->n_pieces;
	bool chatter = free_is_chatter(t, n);
	bool aside = is_aside(f, t, n) || is_repeated(c, i) || is_answer_no(c, i);
	bool thought = is_thought(f, t, n) || is_question(c, i);
	bool back = s.ordered && takes_last_back(f, t, n);

	if (!chatter && !aside && !back && !(thought && !s.ordered))
		return false;
	if (!chatter) {
		free_add(f, PIECE_NOTE, free_clause(f, t, n), t[0].column,
			 t[n - 1].column + t[n - 1].width - t[0].column);
		f->piece[f->n_pieces - 1].left_out = true;
	}
	s.turned |= back && !aside;
	s.owes |= !chatter && !aside;
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

/* The segments from `i` on; false: some of it was not understood. */
static bool read_on(struct cut *c, int i, struct so_far s)
{
	struct free *f = c->f;
	int first = f->n_pieces, spoken_of = f->spoken_of;
	struct token label[2];
	memcpy(label, f->spoken_label, sizeof label);
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
		if (!read_part(c, i, k, s.turned)) {
			restore(f, first, s.turned);
			continue;
		}
		free_keep_spoken_of(f, here);
		keep_spoken_label(f, t, c->to[k] - c->from[i]);
		if (read_on(c, k + 1, (struct so_far){.ordered = true}))
			return true;
		memcpy(f->spoken_label, label, sizeof label);
		restore(f, first, s.turned);
	}
	f->head = head;
	f->spoken_of = spoken_of;
	f->n_pieces = first;
	free_keep_spoken_of(f, here);
	keep_spoken_label(f, here->t, here->n);
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
	if (f->joined || !is_affordable(f->l) || is_read(f))
		return;
	struct free *was = arena_room(f->l->a, sizeof *was);
	struct cut *c = arena_room(f->l->a, sizeof *c);
	*was = *f;
	memset(c, 0, sizeof *c);
	c->f = f;
	f->n_pieces = 0;
	f->spoken_of = -1;
	memset(f->spoken_label, 0, sizeof f->spoken_label);
	f->corrects = f->negated = f->begun = f->parted = false;
	bool parted = cut(c, t, n);
	find_idle(c);
	if (parted && read_on(c, 0, (struct so_far){.ordered = false}))
		free_doubt(f, 0);
	else
		*f = *was;
}
