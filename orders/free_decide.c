/* What becomes of a line: orders of which all was understood are taken, what is only likely
 * is asked about, all else stays what the grammar said of it.
 * SPDX-License-Identifier: ISC */
#include "orders/free.h"

#include "base/arena.h"
#include "base/locale.h"

int free_count(const struct free *f, enum piece_kind kind)
{
	int n = 0;

	for (int i = 0; i < f->n_pieces; i++)
		n += f->piece[i].kind == kind;
	return n;
}

static void drop_orders(struct draft *l, int line)
{
	for (int i = 0; i < l->n_orders; i++)
		if (l->order[i].line == line)
			l->order[i].cleared = true;
}

static void take_piece(struct free *f, struct line *line, const struct piece *p)
{
	struct line probe = {.typed = line->typed};
	bool early;
	struct str before = line->reading;

	free_load(f->l, p->clause);
	line_kind(f->l, &probe, &early);
	for (int i = 0; i < probe.n_remarks; i++)
		letter_add(f->l, line, &probe.remarks[i]);
	line_read(f->l, line);
	if (before.n)
		line->reading = str_printf(f->l->a, "%.*s; %.*s", STR_ARG(before),
					   STR_ARG(line->reading));
}

static void tell_unread(struct free *f, struct line *line)
{
	for (int i = 0; i < f->n_pieces; i++)
		if (f->piece[i].kind == PIECE_NOTE && f->piece[i].clause->n > 3)
			letter_remark(f->l, line, false, f->piece[i].column,
				      f->piece[i].width, NULL, "Not read as an order");
}

void free_forget(struct draft *l, struct line *line)
{
	drop_orders(l, (int)(line - l->line));
	line->n_remarks = line->n_instead = 0;
	line->has_key = false;
	line->reading = (struct str){NULL, 0};
}

/* The orders in canonical words, one a line, read without being kept. */
static struct str asked_text(struct free *f)
{
	struct draft *l = f->l;
	struct buf b = buf_in(l->a);

	for (int i = 0; i < f->n_pieces; i++) {
		const struct piece *p = &f->piece[i];
		struct line probe = {.typed = {NULL, 0}};
		int n_orders = l->n_orders;
		if (p->kind == PIECE_COMMAND) {
			buf_printf(&b, "%s%.*s", b.n ? "\n" : "", STR_ARG(p->command));
		} else if (p->kind == PIECE_ORDER) {
			struct line *keep = l->line;
			l->line = &probe;
			take_piece(f, &probe, p);
			l->line = keep;
			l->n_orders = n_orders;
			buf_printf(&b, "%s%.*s", b.n ? "\n" : "",
				   STR_ARG(probe.reading));
		}
	}
	return buf_str(&b);
}

static void ask(struct free *f, struct line *line)
{
	struct str text = asked_text(f);

	free_forget(f->l, line);
	line->verdict = VERDICT_ASKED;
	line->ask = text;
	f->l->out->has_orders_word = true;
}

/* "Forget the Plague": as `clear plague`. */
static void cancel(struct free *f, struct line *line, const struct piece *p)
{
	f->l->n_tokens = lex(f->l->lexicon, p->command, f->l->token);
	if (!command_read(f->l, line))
		line->verdict = VERDICT_NOTE;
	line->reading = p->command;
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
			take_piece(f, line, &f->piece[i]);
			noted |= line->verdict != VERDICT_OK;
		}
	tell_unread(f, line);
	if (line->verdict == VERDICT_OK && (noted || line->n_remarks))
		line->verdict = VERDICT_NOTED;
	f->l->out->has_orders_word = true;
	letter_promise(f->l, first);
}

/* Nothing that looks like an order is passed over in silence. */
static void tell_lost(struct free *f, struct line *line)
{
	if (line->verdict != VERDICT_NOTE ||
	    (!free_count(f, PIECE_ORDER) && !f->negated && !f->begun))
		return;
	for (int i = 0; i < f->n_pieces; i++)
		if (f->piece[i].kind == PIECE_LOST)
			letter_remark(
				f->l, line, true, f->piece[i].column, f->piece[i].width,
				NULL,
				f->negated
					? N_("This says what is not to be done. Write what you order instead, or `clear` and the order word")
					: N_("This reads like an order, and I do not understand it: nothing of the line is used"));
	line->verdict = VERDICT_REFUSED;
	f->l->out->has_orders_word = true;
}

bool free_decide(struct free *f, struct line *line)
{
	bool doubt = free_count(f, PIECE_COMMAND) > 0;
	int orders = free_count(f, PIECE_ORDER);

	for (int i = 0; i < f->n_pieces; i++)
		doubt |= (f->piece[i].kind == PIECE_ORDER && f->piece[i].doubt) ||
			 (f->piece[i].kind == PIECE_NOTE &&
			  !free_is_chatter(f->piece[i].clause->t,
					   f->piece[i].clause->n));
	if (free_count(f, PIECE_LOST)) {
		tell_lost(f, line);
		return false;
	}
	if (!orders && !free_count(f, PIECE_COMMAND) && !free_count(f, PIECE_CANCEL))
		return false;
	if (doubt && (orders || free_count(f, PIECE_COMMAND)))
		ask(f, line);
	else
		take(f, line);
	return true;
}
