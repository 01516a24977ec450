/* The start letter: the lesson, the factions in player order, and the map in words: see report.h.
 * SPDX-License-Identifier: ISC */
#include "base/arena.h"
#include "base/locale.h"
#include "base/page.h"
#include "rules/dragon_dune/report/lesson_texts.h"
#include "rules/dragon_dune/report/names.h"
#include "rules/dragon_dune/report/report.h"
#include "rules/dragon_dune/table/view.h"

const char *const dd_lesson[] = {TEXT_LESSON, NULL};

static const char *const powers[DD_SEATS] = {
	TEXT_DWARVES,
	TEXT_ELVES,
	TEXT_GOBLINS,
	TEXT_ORCS,
};

static void the_game(const struct dd_view *v, struct page *p)
{
	page_heading(p, 2, STR(N_("THE GAME")));
	for (int i = 0; dd_lesson[i]; i++)
		page_para(p, str_of(locale_text(dd_lesson[i])));
	if (v->seat >= 0)
		page_para(p, str_of(locale_text(powers[v->seat])));
}

static void faction_row(const struct dd_table *t, int seat, struct page_table *table)
{
	const struct dd_faction_info *of = &dd_factions[seat];

	page_row(table);
	page_cell(table, str_of(dd_name(seat)));
	page_cellf(table, "%s, %s", dd_suit_name(seat),
		   dd_colour_name(dd_suit_colour(seat)));
	page_cellf(table, "%d", t->option.gold[seat]);
	page_cellf(table, "%d of %d", of->cards, of->hand);
	page_cellf(table, "%d", of->conscripts + t->option.conscript_bonus);
	page_cellf(table, "%d", of->steps);
}

/* "Special tokens, which count two in battle: Dwarves 2." A column of their own would be too wide for a phone. */
static void the_specials(const struct dd_table *t, struct page *p)
{
	struct buf b = buf_in(p->a);
	int n = 0;

	buf_z(&b, _("Special tokens, which count two in battle:"));
	for (int seat = 0; seat < DD_SEATS; seat++)
		if (t->option.specials[seat])
			buf_printf(&b, "%s %s %d", n++ ? "," : "", dd_name(seat),
				   t->option.specials[seat]);
	buf_char(&b, '.');
	if (n)
		page_para(p, buf_str(&b));
}

/* Who comes when: in marches, battles and bids. */
static void the_order(const struct dd_table *t, struct page *p)
{
	page_para(p, str_of(_(TEXT_ORDER)));
	page_para(p, str_of(t->option.emperor_fixed ? _(TEXT_EMPEROR_STAYS)
						    : _(TEXT_EMPEROR_PASSES)));
	page_para(p, str_of(_(TEXT_WRITING_CARDS)));
}

static void the_factions(const struct dd_table *t, struct page *p)
{
	page_heading(p, 3, STR(N_("THE FACTIONS IN PLAYER ORDER")));
	struct page_table *table = page_table(p);
	page_column(table, STR("Faction"), PAGE_LEFT);
	page_column(table, STR("Suit"), PAGE_LEFT);
	page_column(table, STR("Gold"), PAGE_RIGHT);
	page_column(table, STR("Cards"), PAGE_RIGHT);
	page_column(table, STR("Conscript"), PAGE_RIGHT);
	page_column(table, STR("Move"), PAGE_RIGHT);
	for (int seat = 0; seat < DD_SEATS; seat++)
		faction_row(t, seat, table);
	the_specials(t, p);
	the_order(t, p);
}

static void area_row(int at, struct page_table *table)
{
	const struct dd_area_info *of = &dd_map[at];
	struct buf borders = buf_in(table->a), event = buf_in(table->a),
		   what = buf_in(table->a);

	buf_printf(&what, "%s%s%s", locale_text(of->words),
		   of->orcish ? _(", Orcish") : "",
		   of->griffins ? _(", griffins") : "");
	if (of->event) {
		buf_printf(&event, "%d (", of->gold);
		dd_card_code(of->event, &event);
		buf_char(&event, ')');
	}
	dd_borders(at, &borders);
	page_row(table);
	page_cell(table, str_of(of->name));
	page_cell(table, buf_str(&what));
	page_cell(table, event.n ? buf_str(&event) : STR("-"));
	page_cell(table, buf_str(&borders));
}

static void the_map(struct page *p)
{
	page_heading(p, 4, STR(N_("THE MAP")));
	page_para(p, str_of(_(TEXT_MAP)));
	struct page_table *table = page_table(p);
	page_column(table, STR("Place"), PAGE_LEFT);
	page_column(table, STR("What it is"), PAGE_LEFT);
	page_column(table, STR("Gold (event)"), PAGE_LEFT);
	page_column(table, STR("Borders on"), PAGE_LEFT);
	for (int at = 0; at < DD_AREAS; at++)
		area_row(at, table);
}

void dd_start(const void *view, struct page *p)
{
	const struct dd_view *v = view;

	the_game(v, p);
	the_factions(&v->t, p);
	the_map(p);
}
