/* The report of a phase that was opened again.
 * SPDX-License-Identifier: ISC */
#include "server/report/report_again.h"

#include "base/arena.h"
#include "schema/sheets.h"
#include "server/game/phase_clock.h"
#include "server/home/record.h"

enum { PARAGRAPHS_MAX = 5 };

/* "3.3 (receipt 7), 3.4 (receipt 8)" */
static bool early_orders(struct home *h, struct arena *a, const struct issue *is,
			 int seat, struct str *list, struct err *err)
{
	const struct position *p = is->position;
	struct buf out = buf_in(a);
	struct later *later;
	int n;

	if (!later_after(h->store, a, is->game->id, p->turn, p->phase, seat, &later, &n,
			 err))
		return false;
	for (int i = 0; i < n; i++)
		buf_printf(&out, "%s%d.%d (receipt %d)", i ? ", " : "", later[i].turn,
			   later[i].phase, later[i].receipt);
	*list = buf_str(&out);
	return true;
}

static struct str what_is_void(struct arena *a, const struct issue *is,
			       struct str early)
{
	const struct position *p = is->position;

	if (!early.n)
		return str_printf(
			a,
			"Everything that you had sent for phases after %d.%d is void: you will be asked for it again.",
			p->turn, p->phase);
	return str_printf(
		a,
		"Orders that you had sent early for later phases before %d.%d was run still count when they open: %.*s. Everything else that you had sent for phases after %d.%d is void: you will be asked for it again.",
		p->turn, p->phase, STR_ARG(early), p->turn, p->phase);
}

static struct str what_counts(struct arena *a, const struct issue *is,
			      const struct sheet *sheet, bool runs_early)
{
	const struct position *p = is->position;

	if (!sheet || !sheet->readable)
		return str_printf(
			a, "Nothing had come from you for phase %d.%d: now it can.",
			p->turn, p->phase);
	return str_printf(
		a,
		"Your orders for phase %d.%d count as they were when it ran, and can be changed until the deadline. An earlier FINAL no longer counts and everybody is set to WAIT: the phase runs %s.%s",
		p->turn, p->phase,
		runs_early ? "early only when all have said FINAL, or all NOWAIT"
			   : "at its deadline",
		sheet->n_slots ? " They are:" : "");
}

bool report_again(struct home *h, struct arena *a, const struct issue *is,
		  struct bulletin *b, struct err *err)
{
	struct str *p = arena_array(a, struct str, PARAGRAPHS_MAX), early;
	struct gmlog_entry e;
	bool runs_early;

	if (!record_of_rollback(h, a, is->game->id, is->position->phase_no, &e, err))
		return false;
	b->again = p;
	p[b->n_again++] =
		str_printf(a, "%.*s Reason: %.*s", STR_ARG(e.what), STR_ARG(e.why));
	p[b->n_again++] = STR(
		"The position is the one before it ran. The same orders get the same draws. Players keep their seats; options and resignations stay as they are.");
	if (is->game->status == GAME_PAUSED)
		p[b->n_again++] =
			STR("The game is paused: no deadline runs until it goes on.");
	if (b->seat < 0 || is->position->phase == 0)
		return true;
	if (!early_orders(h, a, is, b->seat, &early, err) ||
	    !phase_clock_early(h, a, is->game, &runs_early, err))
		return false;
	p[b->n_again++] = str_printf(
		a,
		"%.*s Send orders as a reply to this letter: replies to older ones no longer work.",
		STR_MADE(a, what_is_void(a, is, early)));
	p[b->n_again++] = what_counts(a, is, b->sheet, runs_early);
	return true;
}
