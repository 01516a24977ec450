/* The start letter: the reader's faction, all factions, and the map in words: see report.h.
 * SPDX-License-Identifier: ISC */
#include "base/arena.h"
#include "base/locale.h"
#include "base/page.h"
#include "rules/dune/report/lesson_texts.h"
#include "rules/dune/report/names.h"
#include "rules/dune/report/report.h"
#include "rules/dune/table/leader.h"
#include "rules/dune/table/view.h"

const char *const du_lesson[] = {TEXT_LESSON, NULL};

static const char *const powers[DU_SEATS] = {
	TEXT_ATREIDES, TEXT_BENE_GESSERIT, TEXT_EMPEROR,
	TEXT_FREMEN,   TEXT_GUILD,         TEXT_HARKONNEN,
};

static void the_game(const struct du_view *v, struct page *p)
{
	page_heading(p, 2, STR(N_("THE GAME")));
	if (v->seat >= 0)
		page_para(p, str_of(locale_text(powers[v->seat])));
	page_para(
		p,
		str_of(_(
			"HELP PLAY brings the rules in short, as they stood in the invitation. HELP lists the orders, and HELP SHIP or HELP CRYSKNIFE explains one of them or a card.")));
}

static void faction_row(int seat, struct page_table *table)
{
	struct buf b = buf_in(table->a);

	for (int i = 0; i < DU_LEADERS_EACH; i++) {
		const struct du_leader_info *of = &du_leaders[du_leader(seat, i)];
		buf_printf(&b, "%s%s %d", i ? ", " : "", of->name, of->strength);
	}
	page_row(table);
	page_cell(table, str_of(du_seat_names[seat]));
	page_cellf(table, "%d", du_factions[seat].spice);
	page_cellf(table, "%d", du_factions[seat].revival);
	page_cell(table, buf_str(&b));
}

static void the_factions(const struct du_table *t, struct page *p)
{
	page_heading(p, 3, STR(N_("THE FACTIONS AND THEIR LEADERS")));
	struct page_table *table = page_table(p);
	page_column(table, STR("Faction"), PAGE_LEFT);
	page_column(table, STR("Spice"), PAGE_RIGHT);
	page_column(table, STR("Free revivals"), PAGE_RIGHT);
	page_column(table, STR("Leaders"), PAGE_LEFT);
	for (int seat = 0; seat < DU_SEATS; seat++)
		if (du_plays(t, seat))
			faction_row(seat, table);
}

/* "bight-of-the-cliff@14 plastic-basin@13" without those of the same territory, each territory once. */
static struct str borders_of(const struct graph *map, int territory, struct arena *a)
{
	struct buf b = buf_in(a);

	for (int t = 0; t < DU_TERRITORIES; t++) {
		int steps[DU_TERRITORIES];
		if (t == territory)
			continue;
		graph_region_distances(map, territory, NULL, steps);
		if (steps[t] == 1)
			buf_printf(&b, "%s%s", b.n ? ", " : "",
				   du_territories[t].words);
	}
	return buf_str(&b);
}

static struct str sectors_of(int territory, struct arena *a)
{
	struct buf b = buf_in(a);

	for (int area = 0; area < DU_AREAS; area++)
		if (du_territory_of(area) == territory && du_areas[area].sector)
			buf_printf(&b, "%s%d", b.n ? ", " : "", du_areas[area].sector);
	return buf_str(&b);
}

static bool has_forces(const struct du_table *t, int seat, int territory)
{
	for (int area = 0; seat >= 0 && area < DU_AREAS; area++)
		if (du_territory_of(area) == territory && t->forces[area][seat])
			return true;
	return false;
}

static void territory_item(const struct graph *map, int t, struct page *p)
{
	static const char *const types[] = {N_("sand"), N_("rock"), N_("stronghold"),
					    N_("safe")};
	const struct du_territory_info *of = &du_territories[t];
	struct str sectors = sectors_of(t, p->a);

	if (sectors.n)
		sectors = str_printf(p->a,
				     str_find_char(sectors, ',') == SIZE_MAX
					     ? _(", sector %.*s")
					     : _(", sectors %.*s"),
				     STR_ARG(sectors));
	page_item(p, str_printf(p->a, _("%s: %s%.*s; borders on %.*s."),
				du_bare(of->words), locale_text(types[of->type]),
				STR_ARG(sectors),
				STR_MADE(p->a, borders_of(map, t, p->a))));
}

/* The strongholds, and where the reader begins: the other territories are told by HELP, when they are needed. */
static void the_map(const struct du_view *v, struct page *p)
{
	const struct graph *map = du_graph();
	struct buf spice = buf_in(p->a);

	page_heading(p, 4, STR(N_("THE MAP")));
	page_para(
		p,
		str_of(_(
			"The storm moves towards higher sector numbers, and from 18 to 1. HELP CARTHAG describes Carthag and the borders of each of its sectors; so it is with each of the 42 territories. Three strongholds win:")));
	for (int t = 0; t < DU_TERRITORIES; t++)
		if (du_is_stronghold(t))
			territory_item(map, t, p);
	for (int t = 0, n = 0; t < DU_TERRITORIES; t++) {
		if (du_is_stronghold(t) || !has_forces(&v->t, v->seat, t))
			continue;
		if (!n++)
			page_para(p, str_of(_("You have forces here as well:")));
		territory_item(map, t, p);
	}
	for (int t = 0; t < DU_TERRITORIES; t++)
		if (du_territories[t].spice)
			buf_printf(&spice, _("%s%d in %s %d"), spice.n ? ", " : "",
				   du_territories[t].spice, du_territories[t].words,
				   du_territories[t].spice_sector);
	page_paraf(
		p,
		_("Spice can come here, the number behind a place is its sector: %s."),
		spice.s);
}

void du_start(const void *view, struct page *p)
{
	const struct du_view *v = view;

	the_game(v, p);
	the_factions(&v->t, p);
	the_map(v, p);
}
