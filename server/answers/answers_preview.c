/* PREVIEW: the writer's own orders, read once more as the run will read them. Nothing
 * of the other players, their orders or the draws goes into it.
 * SPDX-License-Identifier: ISC */
#include "server/answers/answers_parts.h"

#include "base/arena.h"
#include "base/locale.h"
#include "orders/vocab.h"

/* Does the order have a condition? Its facts are settled together with everybody's
 * orders. */
static bool has_condition(const struct slot *s)
{
	for (int i = 0; i < s->n_alternatives; i++)
		if (s->alternatives[i].cond)
			return true;
	return false;
}

static void add_slot(const struct asked *q, const struct slot *s, struct buf *out)
{
	buf_printf(out, "  %.*s\n", STR_MADE(q->a, slot_text(q->a, s)));
	if (s->standing)
		buf_z(out, _("    It holds until you change or clear it.\n"));
	if (has_condition(s))
		buf_z(out,
		      _("    Its condition is checked when all orders are in: the first\n    alternative that is then legal and true is used, or none.\n"));
	else if (s->n_alternatives > 1)
		buf_z(out, _("    The first one that is legal then is used.\n"));
}

/* Faults and warnings that a fresh reading of the same words has. */
static void add_remarks(const struct asked *q, struct buf *out)
{
	const struct sheet *sheet = &q->reading->sheet;
	struct buf lines = buf_in(q->a), said = buf_in(q->a);
	struct seat *seats;
	struct err ignored = {0};
	int n;

	if (!sheet->n_slots ||
	    !seats_list(q->h->store, q->a, q->game->id, &seats, &n, &ignored))
		return;
	for (int i = 0; i < sheet->n_slots; i++)
		buf_printf(&lines, "%.*s\n",
			   STR_MADE(q->a, slot_text(q->a, &sheet->slots[i])));
	struct reader r = position_reader(
		q->game, q->position, position_view(q->a, q->position, q->seat->seat),
		q->seat->seat, seats, n);
	struct reading *again = orders_read(q->a, &r, buf_str(&lines), NULL);
	for (int i = 0; i < again->n_lines; i++)
		for (int k = 0; k < again->lines[i].n_remarks; k++)
			buf_printf(&said, "  %.*s: %.*s\n",
				   STR_ARG(str_trim(again->lines[i].typed)),
				   STR_ARG(again->lines[i].remarks[k].text));
	if (said.n)
		buf_printf(out, _("Please note:\n%.*s"), STR_ARG(buf_str(&said)));
}

/* What is missing, and what stands in for the orders of the open phase, as the start letter tells it. */
static void add_missing(const struct asked *q, struct str needs, struct buf *out)
{
	struct vocab_turn turn;

	vocab_phases(q->rules->vocab, position_view(q->a, q->position, q->seat->seat),
		     q->game->turn, &turn);
	struct str stood_in = game_phase_missed(
		q->rules, q->game->turn, vocab_phase(&turn, q->game->phase), q->a);
	if (stood_in.n)
		buf_printf(out, _("Still missing: %.*s."), STR_ARG(needs));
	else
		buf_printf(out,
			   _("Still missing, and played %s unless you order it: %.*s."),
			   locale_text(game_absent(q->rules)->played), STR_ARG(needs));
	if (!q->reading->sheet.readable)
		buf_z(out,
		      _(" If nothing readable comes from you, you also miss orders."));
	if (stood_in.n)
		buf_printf(out, _(" Without orders: %.*s"), STR_ARG(stood_in));
}

bool answer_preview(const struct asked *q, struct err *err)
{
	const struct sheet *sheet = &q->reading->sheet;
	struct buf out = buf_in(q->a), needs = buf_in(q->a);

	(void)err;
	if (!q->position || !q->game->phase || q->seat->status == SEAT_REMOVED) {
		answer_say(q, str_of(_("PREVIEW: no phase is open for you.")));
		return true;
	}
	buf_printf(
		&out,
		_("PREVIEW of turn %d, phase %d: your own orders, as they would be run now. Nobody else's were looked at, and nothing was drawn.\n"),
		q->game->turn, q->game->phase);
	for (int i = 0; i < sheet->n_slots; i++)
		add_slot(q, &sheet->slots[i], &out);
	if (!sheet->n_slots)
		buf_z(&out, _("  You have given no orders.\n"));
	add_remarks(q, &out);
	q->rules->needs(position_view(q->a, q->position, q->seat->seat), sheet, &needs);
	if (needs.n)
		add_missing(q, buf_str(&needs), &out);
	else
		buf_z(&out, _("Nothing that you must order is missing."));
	answer_say(q, buf_str(&out));
	return true;
}
