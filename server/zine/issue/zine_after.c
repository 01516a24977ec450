/* After the end: the secrets of the time when the game ran. Every hand as it was, the
 * orders of the phase that was run, the log with who was told, the reasons, the draws.
 * Letters between players stay theirs: private press is not printed here either.
 * SPDX-License-Identifier: ISC */
#include "base/arena.h"
#include "schema/sheets.h"
#include "server/render/bulletin_parts.h"
#include "server/zine/issue/zine_issues.h"

/* A section of the GM's copy; without its heading. */
static struct page section_of(struct zine_game *g, const struct page *from, int number,
			      struct str *name)
{
	struct page out = page_in(g->a);
	bool on = false;

	for (int i = 0; i < from->n; i++) {
		const struct page_block *b = &from->blocks[i];
		if (b->kind == PAGE_HEADING) {
			on = b->section == number;
			if (on)
				*name = b->text;
		} else if (on && b->kind != PAGE_RULE) {
			page_append(&out, b);
		}
	}
	return out;
}

/* Folded, because it is long and few readers want it. */
static void put_folded(struct zine_doc *d, struct str name, const struct page *page)
{
	if (!page->n)
		return;
	zine_open(d, "details", NULL);
	zine_put(d, "summary", NULL, name);
	zine_part_about(d, name, page);
	zine_close(d);
}

static bool orders(struct zine_game *g, const struct snapshot *s, struct page *page,
		   struct err *err)
{
	struct stored_sheet *sheets;
	int n;

	if (!sheets_list(g->home->store, g->a, g->game.id, s->from_no, &sheets, &n,
			 err))
		return false;
	for (int i = 0; i < n; i++) {
		struct buf lines = buf_in(g->a);
		for (int k = 0; k < sheets[i].n_slots; k++)
			buf_printf(&lines, "%.*s\n", STR_ARG(sheets[i].slots[k].line));
		if (!lines.n)
			continue;
		page_paraf(page, "%.*s:", STR_MADE(g->a, zine_seat(g, sheets[i].seat)));
		page_verbatim(page, zine_hide(g->a, buf_str(&lines)));
	}
	return true;
}

/* A game that its GM ended has left a phase unrun. */
static struct str orders_name(struct zine_game *g, int i, const struct snapshot *s)
{
	if (!s->ran_phase && i > 0)
		return str_printf(g->a, "ORDERS FOR PHASE %d.%d, which was not run",
				  g->issues[i - 1].turn, g->issues[i - 1].phase);
	return str_printf(g->a, "ORDERS OF PHASE %d.%d", s->ran_turn, s->ran_phase);
}

static bool draws(struct zine_game *g, const struct snapshot *s, struct page *page,
		  struct err *err)
{
	struct rng_log log = {.a = g->a};

	if (!record_read_draws(g->a, s->draws, &log, err))
		return false;
	if (!log.n)
		return true;
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

/* The last report of many games has every hand in the readers' part already: there it is not printed
 * twice. */
static bool put_hands(struct zine_game *g, int i, const struct page *gm,
		      struct zine_doc *d, struct err *err)
{
	struct str name = {NULL, 0}, all = {NULL, 0};
	struct page hands = section_of(g, gm, SECTION_ONLY_YOU, &name);
	struct page readers = page_in(g->a);

	if (!hands.n)
		return true;
	if (!g->issues[i].phase && !zine_report(g, i, SEAT_READERS, &readers, err))
		return false;
	if (section_of(g, &readers, SECTION_ONLY_YOU, &all).n)
		return true;
	zine_put(d, "h3", NULL, name);
	zine_open(d, "div", "class", "hands", NULL);
	zine_part(d, &hands);
	zine_close(d);
	return true;
}

bool zine_after(struct zine_game *g, int i, struct zine_doc *d, struct err *err)
{
	struct page gm = page_in(g->a), sheets = page_in(g->a), chance = page_in(g->a);
	struct str log = {NULL, 0}, why = {NULL, 0};
	struct snapshot s;

	if (!snapshots_load(g->home->store, g->a, g->game.id, g->issues[i].phase_no, &s,
			    err) ||
	    !zine_report(g, i, SEAT_GM, &gm, err) ||
	    (s.from_no && s.ran_phase && !orders(g, &s, &sheets, err)) ||
	    !draws(g, &s, &chance, err))
		return false;
	struct page logged = section_of(g, &gm, SECTION_LOG, &log);
	struct page reasons = section_of(g, &gm, SECTION_WHY, &why);
	zine_open(d, "section", "class", "after pg", "aria-labelledby", "after", NULL);
	zine_open(d, "h2", "id", "after", NULL);
	zine_text(d, STR("BEHIND THE SCREEN"));
	zine_close(d);
	zine_put(
		d, "p", "lead",
		STR("The game is over, and everybody may now see what only some knew. Letters between players stay private."));
	if (!put_hands(g, i, &gm, d, err))
		return false;
	put_folded(d, orders_name(g, i, &s), &sheets);
	put_folded(d, log, &logged);
	put_folded(d, why, &reasons);
	put_folded(d, STR("DRAWS"), &chance);
	zine_close(d);
	return true;
}
