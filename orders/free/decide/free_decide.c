/* Decides about a line: orders that were understood as a whole are taken, likely ones
 * are asked about, and for all else the grammar's verdict stays.
 * SPDX-License-Identifier: ISC */
#include "orders/free/decide/decide.h"

#include <string.h>

#include "base/locale.h"
#include "orders/free/change/change.h"
#include "orders/free/parts/free_idle.h"
#include "orders/free/parts/free_thing.h"
#include "orders/free/text/text.h"
#include "orders/sheet/merge.h"

/* An order is not asked about without a part that its writer gave it. */
static void refuse_part(struct free *f, struct line *line)
{
	free_refuse(f->l, line);
	f->l->out->has_orders_word = true;
	letter_remark(
		f->l, line, true, 0, 0, NULL,
		"A part of this line seems to belong to an order of it, and I do not understand it so. Write the order with all its parts");
}

/* Nor one party's half of what two agree on. */
static void refuse_half(struct free *f, struct line *line)
{
	free_refuse(f->l, line);
	letter_remark(
		f->l, line, true, 0, 0, NULL,
		"I understood what one of you gives, and not what the other does. Write both in one line");
}

/* false: a yes could not send it. "Attack y3, second attack y4" states no preference. */
static bool ask(struct free *f, struct line *line)
{
	struct draft *l = f->l;
	int first = l->n_orders;
	struct line told = {.typed = line->typed};
	struct str text = free_asked_text(f, &told);
	bool torn = free_has_two_for_one(l, first);

	if (!torn) {
		free_forget(l, line);
		letter_check_asked(l, first, line);
	}
	l->n_orders = first;
	if (torn)
		return false;
	for (int i = 0; i < told.n_remarks; i++)
		letter_add(l, line, &told.remarks[i]);
	free_tell_impossible(f, line);
	free_tell_unread(f, line, text);
	l->out->has_orders_word = true;
	if (line->beside && free_has_half(f)) {
		refuse_half(f, line);
		return true;
	}
	if (!free_ask_whole(f, line, &text)) {
		refuse_part(f, line);
		return true;
	}
	line->verdict = VERDICT_ASKED;
	line->ask = text;
	return true;
}

/* "Forget the Plague": as `clear plague`. */
static void cancel(struct free *f, struct line *line, const struct piece *p)
{
	const struct str typed = line->typed;

	f->l->n_tokens = lex(f->l->lexicon, p->command, f->l->token);
	line->typed =
		p->command; /* what comes after the command's word is taken from there */
	if (!command_read(f->l, line))
		line->verdict = VERDICT_NOTE;
	line->typed = typed;
	line->reading = p->command;
}

/* FORMAT TEXT sets something; FORMAT alone tells how it is set. */
static bool sets_something(const struct token t[], int n)
{
	return n > 1 && (t[0].value == COMMAND_FORMAT || t[0].value == COMMAND_DIGEST ||
			 t[0].value == COMMAND_TIMEZONE);
}

/* "What did I order so far?" alone: it changes nothing, so it is answered and not asked about. */
static bool asks_for_answer(const struct free *f)
{
	const struct piece *p = &f->piece[0];
	struct token t[LEX_TOKENS + 1];

	if (f->n_pieces != 1 || p->kind != PIECE_COMMAND || p->doubt)
		return false;
	const int n = lex(f->l->lexicon, p->command, t);
	return n > 0 && token_is(&t[0], WORD_COMMAND) && !sets_something(t, n) &&
	       command_is_harmless((enum command_kind)t[0].value);
}

static int n_live_orders(const struct draft *l, int line)
{
	int n = 0;

	for (int i = 0; i < l->n_orders; i++)
		n += l->order[i].line == line && !l->order[i].cleared &&
		     !l->order[i].refused;
	return n;
}

/* The line above that orders something; -1: none. */
static int ordering_line(const struct draft *l, int below)
{
	int i = below - 1;

	while (i >= 0 && !n_live_orders(l, i))
		i--;
	return i;
}

/* "Scratch that": what stands before it in its line is not taken; else it means the line
 * above, and where there is none, it says too little. */
static void settle_taken_back(struct free *f, const struct line *line)
{
	for (int i = 0; i < f->n_pieces; i++) {
		bool any = false;
		if (f->piece[i].kind != PIECE_TAKEN_BACK)
			continue;
		for (int k = 0; k < i; k++) {
			any |= f->piece[k].kind == PIECE_ORDER ||
			       f->piece[k].kind == PIECE_DROPPED;
			if (f->piece[k].kind == PIECE_ORDER)
				f->piece[k].kind = PIECE_DROPPED;
		}
		if (any) {
			f->piece[i].kind = PIECE_DROPPED;
		} else if (ordering_line(f->l, (int)(line - f->l->line)) < 0) {
			bool more = false; /* of an earlier letter, then */
			for (int k = i + 1; k < f->n_pieces; k++)
				more |= f->piece[k].corrects =
					f->piece[k].kind == PIECE_ORDER;
			bool only = f->l->before && f->l->before->n_slots == 1;
			bool none = !f->l->before || !f->l->before->n_slots;
			more |= none && f->n_pieces == 1; /* nothing goes */
			f->piece[i].kind = more   ? PIECE_DROPPED
					   : only ? PIECE_COMMAND
						  : PIECE_LOST;
			f->piece[i].command = STR("clear all");
			f->negated |= !more && !only;
		}
	}
}

static void take_back_above(struct draft *l, struct line *line)
{
	int above = ordering_line(l, (int)(line - l->line));

	free_drop_orders(l, above);
	letter_remark(l, &l->line[above], false, 0, 0, NULL, "Line %d takes this back",
		      line->number);
	if (line->verdict == VERDICT_NOTE || line->verdict == VERDICT_BLANK)
		line->verdict = VERDICT_NOTED;
}

static bool stood_before(const struct draft *l, struct slot_key key)
{
	return l->before && sheet_find(l->before, key);
}

/* Clears the orders that those from `from` on correct: earlier ones for the same
 * decision. False if there is none. */
static bool replace_before(struct free *f, const struct line *line, int from)
{
	struct draft *l = f->l;
	int here = (int)(line - l->line);
	bool any = false;

	for (int i = from; i < l->n_orders; i++) {
		any |= stood_before(l, l->order[i].key);
		for (int k = 0; k < from; k++) {
			struct order *o = &l->order[k];
			if (o->line > here || o->cleared ||
			    !slot_key_same(o->key, l->order[i].key))
				continue;
			any = o->cleared = true;
			if (o->line < here)
				letter_remark(l, &l->line[o->line], false, 0, 0, NULL,
					      "Line %d takes the place of this",
					      line->number);
		}
	}
	return any;
}

/* Nobody can tell what a part of the line takes back: nothing of it is used. */
static void refuse_correction(struct free *f, struct line *line)
{
	struct draft *l = f->l;

	free_drop_orders(l, (int)(line - l->line));
	l->out->has_orders_word = true;
	line->verdict = VERDICT_REFUSED;
	line->reading = (struct str){NULL, 0};
	letter_remark(
		l, line, true, 0, 0, NULL,
		"A part of this line seems to take back another. Send again what you mean");
}

/* It corrects something, and nobody can tell what: of its own line nothing is used, or, where
 * nothing stood there before it, nothing of the line above. */
static void doubt_before(struct free *f, struct line *line, int first, int from)
{
	struct draft *l = f->l;

	if (first == from && ordering_line(l, (int)(line - l->line)) >= 0) {
		free_doubt_above(f, line, false);
		return;
	}
	refuse_correction(f, line);
}

static void take(struct free *f, struct line *line)
{
	bool noted = false;
	int first = f->l->n_orders;

	free_forget(f->l, line);
	for (int i = 0; i < f->n_pieces; i++)
		if (f->piece[i].kind == PIECE_CANCEL)
			cancel(f, line, &f->piece[i]);
	for (int i = 0; i < f->n_pieces; i++)
		if (f->piece[i].kind == PIECE_ORDER) {
			int from = f->l->n_orders;
			free_take_piece(f, line, &f->piece[i]);
			noted |= line->verdict != VERDICT_OK;
			if (f->piece[i].corrects && !replace_before(f, line, from)) {
				doubt_before(f, line, first, from);
				if (line->verdict == VERDICT_REFUSED)
					return;
			}
		} else if (f->piece[i].kind == PIECE_TAKEN_BACK) {
			take_back_above(f->l, line);
		}
	free_tell_unread(f, line, line->reading);
	if (free_count(f, PIECE_DROPPED) && !free_count(f, PIECE_ORDER)) {
		line->verdict = VERDICT_NOTED;
		line->taken_back = f->piece[0].clause->n > 0;
		letter_remark(
			f->l, line, false, 0, 0, NULL,
			line->taken_back
				? N_("Taken back in the same line")
				: N_("No order of yours stands that this could take back"));
	}
	if (line->verdict == VERDICT_OK && (noted || line->n_remarks))
		line->verdict = VERDICT_NOTED;
	f->l->out->has_orders_word = true;
	letter_promise(f->l, first);
}

/* Is an order only likely, or does a sentence beside the orders say something that none of them has? */
static bool has_doubtful(const struct free *f)
{
	for (int i = 0; i < f->n_pieces; i++) {
		const struct piece *p = &f->piece[i];
		if (p->left_out || (p->kind == PIECE_ORDER && p->doubt) ||
		    (p->kind == PIECE_NOTE && !p->omits &&
		     !free_is_chatter(p->clause->t, p->clause->n)))
			return true;
	}
	return false;
}

bool free_decide(struct free *f, struct line *line)
{
	f->turned = f->whole = false;
	settle_taken_back(f, line);
	free_settle_corrected(f);
	free_withdraw(f);
	free_drop_denied_questions(f, line);
	free_take_back_denied(f);
	free_drop_repeated(f);
	free_add_up(f, line);
	free_weigh(f, line);
	bool doubt = free_count(f, PIECE_COMMAND) > 0;

	if (asks_for_answer(f)) {
		cancel(f, line, &f->piece[0]);
		return true;
	}
	free_make_whole(f, line);
	free_lose_notes(f);
	free_leave_omitted(f);
	free_leave_out(f);
	free_last_word(f, line);
	if (free_count(f, PIECE_DROPPED))
		free_weigh(f, line); /* a condition may have gone with it */
	enum several several = free_several(f);
	if (several == SEVERAL_TORN && !free_join_sources(f) &&
	    !free_join_players(f, line))
		free_untorn(f, line);
	if (several == SEVERAL_TORN)
		free_weigh(f, line);
	doubt |= several == SEVERAL_CASES;
	free_lose_renamed(f, line);
	free_lose_denied(f, line);
	free_hold(f, line);
	int orders = free_count(f, PIECE_ORDER);

	doubt |= has_doubtful(f);
	if (free_count(f, PIECE_WRONG) && f->n_pieces == 1 && !line->lacks &&
	    !free_begins_other(f, line->typed, f->piece[0].clause)) {
		free_tell_wrong(f, line);
		return true;
	}
	if (line->lacks && !free_count(f, PIECE_ORDER) && !free_count(f, PIECE_COMMAND))
		return false; /* the grammar says better what is left out */
	if ((free_count(f, PIECE_LOST) && free_leave_sentences(f, line)) ||
	    free_leave_impossible(f, line))
		doubt = true;
	if (free_count(f, PIECE_LOST) || free_count(f, PIECE_WRONG)) {
		free_tell_lost(f, line);
		if (f->corrects || f->goes_on)
			free_doubt_above(f, line, !f->corrects);
		return false;
	}
	if (!orders && !free_count(f, PIECE_COMMAND) && !free_count(f, PIECE_CANCEL) &&
	    !free_count(f, PIECE_TAKEN_BACK) && !free_count(f, PIECE_DROPPED))
		return false;
	const bool contradicts = free_contradicts(f, line);
	if (contradicts || free_is_taken_back(f, line)) {
		line->taken_back |= contradicts;
		if (contradicts)
			free_refuse(f->l, line);
		refuse_correction(f, line);
		return true;
	}
	/* A line that goes on with the one above, and is likely to be an order of its own in its place: neither is sure. */
	if (doubt && f->goes_on && !f->corrects && free_takes_place_above(f, line)) {
		free_doubt_above(f, line, true);
		return false;
	}
	if (doubt && (orders || free_count(f, PIECE_COMMAND))) {
		if (!ask(f, line)) /* refused, with what would be right (prefer.c) */
			take(f, line);
		if (f->corrects)
			free_doubt_above(f, line, false);
		return true;
	}
	take(f, line);
	return true;
}
