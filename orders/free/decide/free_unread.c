/* Nothing that names a player, a challenge, a planet, a card or an amount is passed over in silence: words beside orders
 * that were not used are told to their writer. Readers of a text leave things out in many places; here all of them are
 * looked for once, in the writer's own words.
 * SPDX-License-Identifier: ISC */
#include "orders/free/decide/decide.h"

#include <string.h>

#include "orders/free/change/change.h"
#include "orders/free/decide/free_unread.h"
#include "orders/free/text/text.h"

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

/* "attack blue 2 with 2 from 1 final": a command inside a line of orders that was not taken as one. */
static void tell_command(struct free *f, struct line *line, struct unread *w, int i)
{
	int to = i;

	if (!is_plain_command(&w->t[i]) || unread_is_used(f, w, i) ||
	    unread_is_told(line, &w->t[i]))
		return;
	while (to + 1 < w->n && !unread_ends_segment(&w->t[to + 1]))
		to++;
	if (unread_says_same(f, line, w, &w->t[i], &w->t[to]))
		unread_tell(f, line, &w->t[i], &w->t[to]);
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
static void tell_order(struct free *f, struct line *line, const struct unread *w, int i)
{
	enum { LONGEST = 12 };
	struct free *alone = arena_room(f->l->a, sizeof *alone);
	struct slot_key key;
	int to = i;

	if (!free_verb(f, &w->t[i]) || w->omitted[i] || unread_is_used(f, w, i) ||
	    unread_is_told(line, &w->t[i]))
		return;
	while (to < w->n && !unread_ends_sentence(&w->t[to]))
		to++;
	free_copy(alone, f);
	to = to < i + LONGEST ? to : i + LONGEST;
	for (alone->n_pieces = 0; to > i && !alone->n_pieces; to--)
		(void)free_orders(alone, free_clause(f, &w->t[i], to - i), 0);
	if (alone->n_pieces && free_key_of(alone, alone->piece[0].clause, &key) &&
	    !is_made(f, key))
		unread_tell(f, line, &w->t[i], &w->t[to]);
}

/* "Plague G/B", read as a Plague on Green: a player in a list of players whom the orders do not have, and without whom
 * they would be the same. */
static void tell_player(struct free *f, struct line *line, struct unread *w, int i)
{
	int from = i;

	if (!token_is(&w->t[i], WORD_SEAT) || !unread_is_thing(f, w->t, i) ||
	    w->t[i + 1].kind == TOKEN_NUMBER || unread_is_used(f, w, i) ||
	    unread_is_told(line, &w->t[i]))
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
	if (unread_says_same(f, line, w, &w->t[from], &w->t[i]))
		unread_tell(f, line, &w->t[i], &w->t[i]);
}

/* A sentence that was read for itself and makes no order. */
static void tell_notes(struct free *f, struct line *line)
{
	enum { LONG = 3 };

	for (int i = 0; i < f->n_pieces; i++) {
		const struct piece *p = &f->piece[i];
		const struct clause *c = p->clause;
		bool thing = false;
		if (p->kind != PIECE_NOTE || p->impossible || p->omits || !c->n)
			continue;
		for (int k = 0; k < c->n; k++)
			thing |= unread_is_thing(f, c->t, k);
		if (c->n > LONG || (thing && !unread_is_address(c->t, c->n)))
			letter_unread(f->l, line, p->column, p->width);
	}
}

/* The orders' words, and what those say besides. False: they are too many to compare. */
static bool lex_made(struct free *f, struct str made, struct unread *w)
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
	for (int k = 0; k < w->n_made; k++)
		w->players[k] = unread_player_of(f, &w->made[k]);
	return w->n_made >= 0;
}

static void find_omitted(const struct free *f, struct unread *w)
{
	int sentence = 0;

	for (int i = 0; i <= w->n; i++) {
		w->omitted[i] = false;
		if (!unread_ends_sentence(&w->t[i]))
			continue;
		bool omits = free_omits(f, &w->t[sentence], i - sentence);
		for (; sentence < i; sentence++)
			w->omitted[sentence] = omits;
		sentence = i + 1;
	}
}

void free_tell_unread(struct free *f, struct line *line, struct str made)
{
	struct unread *w = arena_room(f->l->a, sizeof *w);
	/* Of several lines, and of words about a quoted order, nobody knows in which sentence an order begins. */
	bool alone = line->n_typed < 2 && (line == f->l->line || !line[-1].quoted);
	int sentence = 0, part = 0;

	line->taken_back |= f->n_back > 0;
	for (int i = 0; i < f->n_back; i++)
		letter_remark(f->l, line, false, f->back[i].column, f->back[i].width,
			      NULL, "Taken back in the same line");
	tell_notes(f, line);
	w->n_needed = 0;
	w->n = lex(f->l->lexicon, line->typed, w->t);
	if (!lex_made(f, made, w))
		return;
	find_omitted(f, w);
	for (int i = 0; i <= w->n; i++) {
		if (unread_ends_segment(&w->t[i])) {
			unread_tell_part(f, line, w, part, i, UNREAD_SEGMENT);
			part = i + 1;
		}
		if (unread_ends_sentence(&w->t[i])) {
			if (alone)
				unread_tell_part(f, line, w, sentence, i,
						 UNREAD_SENTENCE);
			sentence = i + 1;
		}
	}
	part = 0;
	for (int i = 1; i <= w->n; i++)
		if (unread_ends_segment(&w->t[i]) || unread_joins(&w->t[i])) {
			unread_tell_part(f, line, w, part, i, UNREAD_JOINED);
			part = i + !unread_joins(&w->t[i]);
		}
	const bool players = alone && free_has_doubt(f) && !free_has_cue(f, line);
	for (int i = 0; i < w->n && players; i++)
		tell_player(f, line, w, i);
	for (int i = 0; i < w->n; i++)
		tell_order(f, line, w, i);
	for (int i = 0; i < w->n && alone; i++)
		tell_command(f, line, w, i);
}
