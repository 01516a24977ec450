/* Answers that show something: STATUS, HELP, TEMPLATE, PROOF, RULES.
 * SPDX-License-Identifier: ISC */
#include "server/answers_parts.h"

#include "base/arena.h"
#include "server/house_rules.h"
#include "server/press_text.h"
#include "server/proof.h"

bool answer_status(const struct asked *q, struct err *err)
{
	const struct game *g = q->game;
	struct buf out = buf_in(q->a);

	(void)err;
	buf_printf(&out, "STATUS of game %.*s: ", STR_ARG(g->name));
	if (g->status == GAME_INVITING) {
		buf_printf(&out, "not all have joined yet. You are %s.",
			   q->seat->status == SEAT_JOINED ? "in"
							  : "not in: write JOIN");
	} else if (g->status == GAME_OVER) {
		buf_printf(&out, "it is over.");
	} else {
		buf_printf(&out,
			   "turn %d, phase %d of %d.\nDeadline: %.*s%s\nYour orders so "
			   "far:\n",
			   g->turn, g->phase, q->rules->n_phases,
			   STR_ARG(clock_long(q->a, g->deadline)),
			   g->status == GAME_PAUSED ? " (the game is paused)"
			   : g->hold.n              ? " (the phase waits for the GM)"
						    : "");
		echo_sheet(&q->reading->sheet, &out);
	}
	answer_say(q, buf_str(&out));
	return true;
}

bool answer_help(const struct asked *q, struct err *err)
{
	struct buf out = buf_in(q->a);
	const struct position *p = q->position;

	(void)err;
	orders_help(q->rules->vocab, p ? position_view(q->a, p, q->seat->seat) : NULL,
		    p ? p->phase : 0, q->command->word, &out);
	answer_say(q, buf_str(&out));
	return true;
}

bool answer_form(const struct asked *q, struct err *err)
{
	(void)err;
	q->out->form = true;
	return true;
}

bool answer_proof(const struct asked *q, struct err *err)
{
	struct str text;

	if (!proof_text(q->h, q->a, q->game, q->seat, &text, err))
		return false;
	answer_say(q, text);
	return true;
}

bool answer_rules(const struct asked *q, struct err *err)
{
	struct page page = page_in(q->a);

	if (!house_rules_page(q->h, q->a, q->game, &page, err))
		return false;
	answer_say(q, press_text(q->a, &page));
	return true;
}
