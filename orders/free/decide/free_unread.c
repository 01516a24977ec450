/* Nothing that names a player, a challenge, a planet, a card or an amount is passed over in silence: words beside orders
 * that were not used are told to their writer. Readers of a text leave things out in many places; here all of them are
 * looked for once, in the writer's own words.
 * SPDX-License-Identifier: ISC */
#include "orders/free/decide/decide.h"

#include <string.h>

#include "orders/free/change/change.h"
#include "orders/free/text/text.h"

/* The writer's words, and those of the orders that were made of them. */
struct words {
	int n, n_made;
	struct token t[LEX_TOKENS + 1];
	struct token made[LEX_TOKENS + 1];
};

/* A Power for its owner; others stay as they are. */
static struct token player_of(const struct free *f, const struct token *t)
{
	const struct vocab *v = f->l->reader->vocab;
	struct word w = {NULL, t->id, (short)t->value, t->flags};
	struct token of = *t;

	if (t->kind == TOKEN_WORD && t->id >= WORD_GAME && !(t->flags & WORD_DROPPED) &&
	    v->stands_for && v->stands_for(f->l->reader->view, &w, &of.value)) {
		of.id = WORD_SEAT;
		of.flags = WORD_NOUN;
	}
	return of;
}

/* Does something of the game stand at token `i`? A colour or a letter alone is the writer's own, if it is theirs. */
static bool is_thing(const struct free *f, const struct token t[], int i)
{
	struct token it = player_of(f, &t[i]);

	if (it.kind == TOKEN_NUMBER)
		return true;
	if (token_is(&it, WORD_SEAT))
		return it.value != f->l->reader->seat || t[i + 1].kind == TOKEN_NUMBER;
	return it.kind == TOKEN_WORD && it.flags & WORD_NOUN &&
	       !(it.flags & (WORD_LETTER | WORD_DROPPED));
}

static bool is_same(const struct token *a, const struct token *b)
{
	return a->kind == b->kind && a->value == b->value &&
	       (a->kind == TOKEN_NUMBER || a->id == b->id);
}

/* "4 tokens: 2 from 1, 2 from 3": the orders have a total as its parts. */
static int total(const struct words *w)
{
	int sum = 0;

	for (int k = 0; k + 1 < w->n_made; k++)
		if (w->made[k].kind == TOKEN_NUMBER &&
		    token_is(&w->made[k + 1], WORD_FROM))
			sum += w->made[k].value;
	return sum;
}

static bool is_used(const struct free *f, const struct words *w, int i)
{
	const struct token *t = &w->t[i];
	struct token it = player_of(f, t);
	bool label = free_is_label(t);

	for (int k = 0; k < w->n_made; k++) {
		struct token made = player_of(f, &w->made[k]);
		if (label ? is_same(t, &w->made[k]) && is_same(&t[1], &w->made[k + 1])
			  : is_same(&it, &made) || is_same(t, &w->made[k]))
			return true;
	}
	return it.kind == TOKEN_NUMBER && it.value == total(w);
}

static bool is_told(const struct line *line, const struct token *t)
{
	for (int i = 0; i < line->n_remarks; i++) {
		const struct remark *r = &line->remarks[i];
		if (r->column <= t->column && t->column < r->column + r->width)
			return true;
	}
	return false;
}

/* "Hi Bob", "Thanks to you all, Ann": names whom it addresses. */
static bool is_address(const struct token t[], int n)
{
	static const char *const first[] = {
		"hi",     "hello",     "hey",     "dear",    "morning", "evening",
		"thanks", "greetings", "regards", "best",    "yours",   "thank",
		"good",   "love",      "cheers",  "goodbye", "ciao",    "bye"};
	static const char *const more[] = {"to",      "and",     "you",   "all",
					   "there",   "my",      "dear",  "again",
					   "friends", "for",     "day",   "night",
					   "morning", "evening", "wishes"};
	bool addresses = n > 0 && TOKEN_AMONG(&t[0], first);

	for (int i = 1; i < n; i++)
		addresses &= token_is(&t[i], WORD_SEAT) || TOKEN_AMONG(&t[i], more);
	return addresses;
}

static bool ends_sentence(const struct token *t)
{
	return t->kind == TOKEN_END ||
	       (t->kind == TOKEN_SIGN && t->id && strchr(";.!?", t->id));
}

static bool ends_segment(const struct token *t)
{
	return ends_sentence(t) ||
	       (t->kind == TOKEN_SIGN && t->id && strchr(",()", t->id));
}

/* Does something of this kind begin in this part of the line? */
static bool begins(const struct free *f, bool order, const struct token *first,
		   const struct token *last)
{
	for (int i = 0; i < f->n_pieces; i++)
		if (f->piece[i].kind != PIECE_NOTE &&
		    (f->piece[i].kind == PIECE_ORDER) == order &&
		    f->piece[i].column >= first->column &&
		    f->piece[i].column <= last->column)
			return true;
	return false;
}

static void tell(struct free *f, struct line *line, const struct token *first,
		 const struct token *last)
{
	line->beside = true;
	letter_remark(f->l, line, false, first->column,
		      last->column + last->width - first->column, NULL,
		      "Not read as an order");
}

/* "1)", "b)": the mark of a list. */
static bool is_mark(const struct token t[], int n)
{
	return n == 1 &&
	       (token_is_sign(&t[1], ')') ||
		(token_is_sign(&t[1], '.') && t[1].glued)) &&
	       (t[0].kind == TOKEN_NUMBER || t[0].flags & WORD_LETTER);
}

/* Does the line say the same without these words? */
static bool says_same_without(struct free *f, const struct line *line,
			      const struct token *first, const struct token *last)
{
	struct free *rest = arena_room(f->l->a, sizeof *rest);
	size_t from = (size_t)(first->text.s - line->typed.s);
	size_t to = (size_t)(last->text.s + last->text.n - line->typed.s);
	struct str text = str_printf(
		f->l->a, "%.*s %.*s", STR_ARG(str_slice(line->typed, 0, from)),
		STR_ARG(str_slice(line->typed, to + (to < line->typed.n),
				  line->typed.n)));

	free_copy(rest, f);
	return str_equal(free_orders_of(rest, &text), free_orders_of(f, NULL));
}

/* "CZ in reserve": does a sentence name a thing of the game in other words, which sayings put into its own? */
static bool says_thing(struct free *f, const struct token t[], int n)
{
	struct free_trial trial = free_trial(f);
	struct clause *c = free_clause(f, t, n);
	bool any = false;

	free_respell(f, c);
	for (int i = 0; i < c->n; i++)
		any |= is_thing(f, c->t, i) && c->t[i].kind == TOKEN_WORD &&
		       c->t[i].id >= WORD_GAME;
	free_give_up(f, trial);
	return any;
}

/* Words that are hardly said but to us. Others, such as "wait" and "help", are commands only where a sentence begins with them. */
static bool is_plain_command(const struct token *t)
{
	static const int kinds[] = {COMMAND_STATUS,   COMMAND_PREVIEW,  COMMAND_NOWAIT,
				    COMMAND_FINAL,    COMMAND_ABSENT,   COMMAND_RESIGN,
				    COMMAND_TEMPLATE, COMMAND_TIMEZONE, COMMAND_DIGEST,
				    COMMAND_OBSERVE};
	bool any = false;

	for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
		any |= token_is(t, WORD_COMMAND) && t->value == kinds[i];
	return any;
}

/* Does a part begin with a command, beside words that say nothing? "And then wait for the deadline" */
static bool begins_with_command(const struct token t[], int n)
{
	int i = 0;

	while (i < n && (free_passes(&t[i]) || token_is(&t[i], WORD_ME) ||
			 token_is(&t[i], WORD_AND)))
		i++;
	return i < n && token_is(&t[i], WORD_COMMAND);
}

/* "attack blue 2 with 2 from 1 final": a command inside a line of orders that was not taken as one. */
static void tell_command(struct free *f, struct line *line, const struct words *w,
			 int i)
{
	int to = i;

	if (!is_plain_command(&w->t[i]) || is_used(f, w, i) || is_told(line, &w->t[i]))
		return;
	while (to + 1 < w->n && !ends_segment(&w->t[to + 1]))
		to++;
	if (says_same_without(f, line, &w->t[i], &w->t[to]))
		tell(f, line, &w->t[i], &w->t[to]);
}

/* Is an order of this line about that decision? */
static bool is_made(struct free *f, struct slot_key key)
{
	struct slot_key other;

	for (int i = 0; i < f->n_pieces; i++)
		if (f->piece[i].kind == PIECE_ORDER &&
		    free_key_of(f, f->piece[i].clause, &other) &&
		    slot_key_same(key, other))
			return true;
	return false;
}

/* "First own colour: redraw, then ...": an order in the grammar's own words, whose word none of those that were made has. */
static void tell_order(struct free *f, struct line *line, const struct words *w, int i)
{
	enum { LONGEST = 12 };
	struct free *alone = arena_room(f->l->a, sizeof *alone);
	struct slot_key key;
	int to = i;

	if (!free_verb(f, &w->t[i]) || is_used(f, w, i) || is_told(line, &w->t[i]))
		return;
	while (to < w->n && !ends_sentence(&w->t[to]))
		to++;
	free_copy(alone, f);
	to = to < i + LONGEST ? to : i + LONGEST;
	for (alone->n_pieces = 0; to > i && !alone->n_pieces; to--)
		(void)free_orders(alone, free_clause(f, &w->t[i], to - i), 0);
	if (alone->n_pieces && free_key_of(alone, alone->piece[0].clause, &key) &&
	    !is_made(f, key))
		tell(f, line, &w->t[i], &w->t[to]);
}

/* The text between two signs: it is told where it names something of the game, and no order has a challenge, a card or an
 * amount of it. `whole`: it is a sentence, which may speak of a player whom an order names; a part of one may be a part
 * of that order. */
static void tell_part(struct free *f, struct line *line, const struct words *w,
		      int from, int to, bool whole)
{
	bool any = false;

	if (from == to)
		return;
	const struct token *first = &w->t[from], *last = &w->t[to - 1];
	if (is_mark(first, to - from) || is_address(first, to - from) ||
	    begins(f, false, first, last))
		return;
	bool orders = begins(f, true, first, last);
	for (int i = from; i < to; i++) {
		bool seat = token_is(&w->t[i], WORD_SEAT) && whole && !orders;
		if (is_told(line, &w->t[i]))
			return;
		if (!is_thing(f, w->t, i) && !free_is_label(&w->t[i]))
			continue;
		if (!seat && is_used(f, w, i))
			return;
		any = true;
	}
	any = any || says_thing(f, first, to - from) ||
	      begins_with_command(first, to - from);
	if (any && says_same_without(f, line, first, last))
		tell(f, line, first, last);
}

/* "Plague G/B", read as a Plague on Green: a player in a list of players whom the orders do not have, and without whom
 * they would be the same. */
static void tell_player(struct free *f, struct line *line, const struct words *w, int i)
{
	int from = i;

	if (!token_is(&w->t[i], WORD_SEAT) || !is_thing(f, w->t, i) ||
	    w->t[i + 1].kind == TOKEN_NUMBER || is_used(f, w, i) ||
	    is_told(line, &w->t[i]))
		return;
	while (from && free_separates(&w->t[from - 1]))
		from--;
	int to = i + 1;
	while (to < w->n && free_separates(&w->t[to]))
		to++;
	bool listed = (from && from < i && token_is(&w->t[from - 1], WORD_SEAT)) ||
		      (to > i + 1 && token_is(&w->t[to], WORD_SEAT));
	if (!listed)
		return;
	if (says_same_without(f, line, &w->t[from], &w->t[i]))
		tell(f, line, &w->t[i], &w->t[i]);
}

/* A sentence that was read for itself and makes no order. */
static void tell_notes(struct free *f, struct line *line)
{
	enum { LONG = 3 };

	for (int i = 0; i < f->n_pieces; i++) {
		const struct piece *p = &f->piece[i];
		const struct clause *c = p->clause;
		bool thing = false;
		if (p->kind != PIECE_NOTE || !c->n)
			continue;
		for (int k = 0; k < c->n; k++)
			thing |= is_thing(f, c->t, k);
		if (c->n > LONG || (thing && !is_address(c->t, c->n))) {
			line->beside = true;
			letter_remark(f->l, line, false, p->column, p->width, NULL,
				      "Not read as an order");
		}
	}
}

/* The orders' words, and what those say besides. False: they are too many to compare. */
static bool lex_made(const struct free *f, struct str made, struct words *w)
{
	struct buf b = buf_in(f->l->a);

	w->n_made = lex(f->l->lexicon, made, w->made);
	buf_add(&b, made);
	for (const struct verb *v = f->l->reader->vocab->verbs; v->parse; v++)
		for (int k = 0; v->implies && k < w->n_made; k++)
			if (token_is(&w->made[k], v->word))
				buf_printf(&b, " ; %s", v->implies);
	if (w->n_made >= 0 && b.n > made.n)
		w->n_made = lex(f->l->lexicon, buf_str(&b), w->made);
	return w->n_made >= 0;
}

void free_tell_unread(struct free *f, struct line *line, struct str made)
{
	struct words *w = arena_room(f->l->a, sizeof *w);
	/* Of several lines, and of words about a quoted order, nobody knows in which sentence an order begins. */
	bool alone = line->n_typed < 2 && (line == f->l->line || !line[-1].quoted);
	int sentence = 0, part = 0;

	for (int i = 0; i < f->n_back; i++)
		letter_remark(f->l, line, false, f->back[i].column, f->back[i].width,
			      NULL, "Taken back in the same line");
	tell_notes(f, line);
	w->n = lex(f->l->lexicon, line->typed, w->t);
	if (!lex_made(f, made, w))
		return;
	for (int i = 0; i <= w->n; i++) {
		if (ends_segment(&w->t[i])) {
			tell_part(f, line, w, part, i, false);
			part = i + 1;
		}
		if (ends_sentence(&w->t[i])) {
			if (alone)
				tell_part(f, line, w, sentence, i, true);
			sentence = i + 1;
		}
	}
	for (int i = 0;
	     i < w->n && alone && free_has_doubt(f) && !free_has_cue(f, line); i++)
		tell_player(f, line, w, i);
	for (int i = 0; i < w->n; i++)
		tell_order(f, line, w, i);
	for (int i = 0; i < w->n && alone; i++)
		tell_command(f, line, w, i);
}
