/* After the end: what only some knew while the game ran. Every hand as it was, the
 * orders of the phase that was run, the log with who was told, the reasons, the draws.
 * Letters between players stay theirs: private press is not printed here either.
 * SPDX-License-Identifier: ISC */
#include "base/arena.h"
#include "schema/sheets.h"
#include "server/zine_parts.h"

/* Sections of the GM's copy; the numbers are those of bulletin.c. */
enum { HANDS = 7, LOG = 11, WHY = 12 };

static bool is_wanted(const struct zine_issue *is, int number)
{
	/* At the end every hand stands in the readers' part already. */
	return number == LOG || number == WHY || (number == HANDS && is->phase);
}

static void take_sections(const struct zine_issue *is, const struct page *from,
			  struct page *to)
{
	bool on = false;

	for (int i = 0; i < from->n; i++) {
		const struct page_block *b = &from->blocks[i];
		if (b->kind == PAGE_HEADING)
			on = is_wanted(is, b->number);
		if (!on || b->kind == PAGE_RULE)
			continue;
		zine_copy_block(to, b);
		to->blocks[to->n - 1].number = 0;
	}
}

static bool orders(struct zine_game *g, const struct snapshot *s, struct page *page,
		   struct err *err)
{
	struct stored_sheet *sheets;
	int n;

	if (!sheets_list(g->home->store, g->a, g->game.id, s->from_no, &sheets, &n,
			 err))
		return false;
	page_heading(
		page, 0,
		str_printf(g->a, "ORDERS OF PHASE %d.%d", s->ran_turn, s->ran_phase));
	for (int i = 0; i < n; i++) {
		struct buf lines = buf_in(g->a);
		for (int k = 0; k < sheets[i].n_slots; k++)
			buf_printf(&lines, "%.*s\n", STR_ARG(sheets[i].slots[k].line));
		if (!lines.n)
			continue;
		page_paraf(page, "%.*s:", STR_ARG(zine_seat(g, sheets[i].seat)));
		page_verbatim(page, zine_hide(g->a, buf_str(&lines)));
	}
	return true;
}

static bool draws(struct zine_game *g, const struct snapshot *s, struct page *page,
		  struct err *err)
{
	struct rng_log log = {.a = g->a};

	if (!record_read_draws(g->a, s->draws, &log, err))
		return false;
	if (!log.n)
		return true;
	page_heading(page, 0, STR("DRAWS"));
	struct page_table *t = page_table(page);
	page_column(t, STR("Draw"), PAGE_LEFT);
	page_column(t, STR("Number"), PAGE_RIGHT);
	page_column(t, STR("Among"), PAGE_RIGHT);
	page_column(t, STR("Result"), PAGE_RIGHT);
	for (int i = 0; i < log.n; i++) {
		page_row(t);
		page_cell(t, log.draws[i].label);
		page_cellf(t, "%d", log.draws[i].index);
		page_cellf(t, "%d", log.draws[i].n);
		page_cellf(t, "%d", log.draws[i].result);
	}
	return true;
}

bool zine_after(struct zine_game *g, int i, struct zine_doc *d, struct err *err)
{
	struct page gm = page_in(g->a), page = page_in(g->a);
	struct snapshot s;

	if (!snapshots_load(g->home->store, g->a, g->game.id, g->issues[i].phase_no, &s,
			    err) ||
	    !zine_report(g, i, SEAT_GM, &gm, err))
		return false;
	take_sections(&g->issues[i], &gm, &page);
	if ((s.from_no && s.ran_turn && !orders(g, &s, &page, err)) ||
	    !draws(g, &s, &page, err))
		return false;
	zine_open(d, "section", "class", "after pg", "aria-label", "Behind the screen",
		  NULL);
	zine_put(d, "p", "lead",
		 STR("Behind the screen: the game is over, and what only some knew is "
		     "everybody's. Letters between players stay theirs."));
	zine_part(d, &page);
	zine_close(d);
	return true;
}
