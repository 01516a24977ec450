/* Answers that show something: STATUS, HELP, TEMPLATE, PROOF, RULES.
 * SPDX-License-Identifier: ISC */
#include "server/answers_parts.h"

#include "base/arena.h"
#include "schema/press.h"
#include "schema/sheets.h"
#include "server/house_rules.h"
#include "server/letterhead.h"
#include "server/phase_clock.h"
#include "server/press_take.h"
#include "server/press_text.h"
#include "server/proof.h"

static void say_when(const struct asked *q, struct buf *out)
{
	const struct game *g = q->game;
	const char *zone = phase_clock_zone(q->a, g, q->seat);

	buf_printf(
		out, "turn %d, phase %d of %d: %s.\nDeadline: %.*s%s\n", g->turn,
		g->phase, q->rules->n_phases, q->rules->phase_names[g->phase - 1],
		STR_ARG(letterhead_deadline(q->a, g->deadline, home_now(q->h), zone)),
		g->status == GAME_PAUSED ? " (the game is paused)"
		: g->hold.n              ? " (the phase waits for the GM)"
					 : "");
}

/* Whether others have ordered is known once the phase has run, not before. */
static void say_orders(const struct asked *q, struct buf *out)
{
	const struct sheet *s = &q->reading->sheet;
	int misses = q->rules->misses(q->position->state, q->seat->seat);

	buf_z(out, "Your orders so far:\n");
	echo_sheet(s, out);
	buf_printf(out, "%s%s%s\n",
		   s->final  ? "You have said FINAL."
		   : s->wait ? "You have said WAIT."
			     : "You have said neither FINAL nor WAIT.",
		   misses ? str_z(q->a, str_printf(q->a, " Missed in a row before: %d.",
						   misses))
			  : "",
		   " Who else has ordered is told once the phase has run.");
}

static bool say_later(const struct asked *q, struct buf *out, struct err *err)
{
	const struct game *g = q->game;
	struct later *l;
	int n;

	if (!later_after(q->h->store, q->a, g->id, g->turn, g->phase, q->seat->seat, &l,
			 &n, err))
		return false;
	for (int i = 0; i < n; i++)
		buf_printf(out, "%s%d.%d (receipt %d)%s",
			   i ? ", " : "Kept for later phases: ", l[i].turn, l[i].phase,
			   l[i].receipt, i == n - 1 ? ".\n" : "");
	return true;
}

static bool say_press(const struct asked *q, struct buf *out, struct err *err)
{
	struct press_limits limit;
	int64_t used;

	if (!press_limits_load(q->h, q->a, q->game, &limit, err) ||
	    !press_bytes(q->h->store, q->game->id, q->game->phase_no, q->seat->seat,
			 &used, err))
		return false;
	if (used)
		buf_printf(out, "Press for the next report: %lld of %lld octets.\n",
			   (long long)used, (long long)limit.bytes);
	return true;
}

bool answer_status(const struct asked *q, struct err *err)
{
	const struct game *g = q->game;
	struct buf out = buf_in(q->a);

	buf_printf(&out, "STATUS of game %.*s: ", STR_ARG(g->name));
	if (g->status == GAME_INVITING)
		buf_printf(&out, "not all have joined yet. You are %s.",
			   q->seat->status == SEAT_JOINED ? "in"
							  : "not in: write JOIN");
	else if (g->status == GAME_OVER)
		buf_printf(&out, "it is over.");
	else
		say_when(q, &out);
	if (g->status != GAME_INVITING && g->status != GAME_OVER) {
		if (q->seat->status == SEAT_REMOVED)
			buf_z(&out, "You have left the game.");
		else if (q->position && g->phase) {
			say_orders(q, &out);
			if (!say_later(q, &out, err) || !say_press(q, &out, err))
				return false;
		}
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
	if (q->game->status == GAME_INVITING)
		answer_say(q, STR("TEMPLATE: there is a form once the game has begun. "
				  "Until then:\n  join\nor\n  decline"));
	else if (!q->position || !q->game->phase || q->seat->status == SEAT_REMOVED)
		answer_say(q, STR("TEMPLATE: no phase is open for you."));
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
