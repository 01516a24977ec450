/* "Actually, can I change my attack to planet 5 instead?": a doubt about an order that stands, in words that read like a question. The
 * change is asked about; where it is not understood, the line waits for an answer, so that no phase runs with an order that its writer
 * may have taken back.
 * SPDX-License-Identifier: ISC */
#include "server/intake/intake_steps.h"

#include "base/arena.h"
#include "base/locale.h"
#include "server/said/change_meant.h"

static void ask(struct letter_in *x, struct line *line, struct str orders)
{
	intake_turn_into(x->reading, line, VERDICT_ASKED);
	x->reading->has_orders_word = true;
	line->ask = orders;
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
		struct reader r = intake_reader(x);
		struct str orders =
			change_orders(x->a, &r, &x->reading->sheet, said, to);
		if (orders.n)
			ask(x, line, orders);
		else
			hold(x, line);
	}
}
