/* "Actually, can I change my attack to planet 5 instead?": a doubt about an order that stands, in words that read like a question. The
 * change is asked about; where it is not understood, the line waits for an answer, so that no phase runs with an order that its writer
 * may have taken back.
 * SPDX-License-Identifier: ISC */
#include "server/intake/intake_steps.h"

#include "base/arena.h"
#include "base/locale.h"
#include "server/said/change_meant.h"

/* The orders that the reading makes or asks about, a line each; empty: something of it was not understood, or it takes one back. */
static struct str orders_of(struct arena *a, const struct reading *r)
{
	struct str asked = reading_asked(a, r), rest = asked, one;
	struct buf b = buf_in(a);

	if (r->n_refused || r->n_notes || r->n_commands || r->n_press || r->n_later)
		return STR("");
	while (str_line(&rest, &one))
		if (str_starts(one, "clear"))
			return STR("");
	for (int i = 0; i < r->sheet.n_slots; i++)
		if (r->sheet.slots[i].mark != SLOT_KEPT)
			buf_printf(&b, "%.*s\n",
				   STR_MADE(a, slot_text(a, &r->sheet.slots[i])));
	if (asked.n)
		buf_printf(&b, "%.*s\n", STR_ARG(asked));
	return str_trim(buf_str(&b));
}

/* The change as a statement, or as what is new alone: the orders that one of them makes. */
static struct str read_change(const struct letter_in *x, struct str said, struct str to)
{
	struct reader r = intake_reader(x);
	const struct str ways[] = {said,
				   str_printf(x->a, "make that %.*s", STR_ARG(to)),
				   str_printf(x->a, "%.*s instead", STR_ARG(to))};

	for (size_t i = 0; i < (to.n ? sizeof ways / sizeof *ways : 1); i++) {
		struct str orders = orders_of(
			x->a, orders_read(x->a, &r, ways[i], &x->reading->sheet));
		if (orders.n)
			return orders;
	}
	return STR("");
}

static void ask(struct letter_in *x, struct line *line, struct str orders)
{
	struct reading *r = x->reading;

	r->n_notes -= line->verdict == VERDICT_NOTE;
	r->n_refused -= line->verdict == VERDICT_REFUSED;
	r->n_asked++;
	r->has_orders_word = true;
	line->verdict = VERDICT_ASKED;
	line->ask = orders;
	line->n_remarks = line->n_instead = 0;
}

static void hold(struct letter_in *x, struct line *line)
{
	struct remark *why = arena_new(x->a, struct remark);

	if (line->verdict != VERDICT_NOTE)
		return;
	*why = (struct remark){
		.fault = true,
		.text = str_of(_(
			"This seems to change an order of yours that stands, and I do not understand how. Write the whole order as you want it, or reply NO if it is to stay"))};
	x->reading->n_notes--;
	x->reading->n_refused++;
	x->reading->has_orders_word = true;
	line->verdict = VERDICT_REFUSED;
	line->remarks = why;
	line->n_remarks = 1;
}

void intake_ask_change(struct letter_in *x)
{
	struct str to;

	if (!x->position || x->over || x->old_key || x->older ||
	    !x->reading->sheet.n_slots)
		return;
	for (int i = 0; i < x->reading->n_lines; i++) {
		struct line *line = &x->reading->lines[i];
		if (line->quoted ||
		    (line->verdict != VERDICT_NOTE && line->verdict != VERDICT_REFUSED))
			continue;
		struct str said = change_meant(x->a, line->typed, &to);
		if (!said.n)
			continue;
		struct str orders = read_change(x, said, to);
		if (orders.n)
			ask(x, line, orders);
		else
			hold(x, line);
	}
}
