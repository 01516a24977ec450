/* The map in letters: see text_map.h.
 * SPDX-License-Identifier: ISC */
#include "rules/dune/report/text_map.h"

#include <ctype.h>

#include "rules/dune/report/board.h"
#include "rules/dune/report/names.h"
#include "rules/dune/table/table.h"

enum { FIRST = 5 }; /* the column in which the areas begin */

/* Forces and spice: " A5 F3* +8"; a small b stands for advisors, a star for elites. */
static void contents(const struct du_table *t, int area, struct buf *b)
{
	for (int seat = 0; seat < DU_SEATS; seat++) {
		bool advisors = seat == DU_BENE_GESSERIT && t->advisors[area];
		if (!t->forces[area][seat])
			continue;
		buf_printf(b, " %c%d%s", advisors ? 'b' : "ABEFGH"[seat],
			   t -> forces[area][seat], t -> elites[area][seat] ? "*" : "");
	}
	if (t->spice[area])
		buf_printf(b, " +%d", t->spice[area]);
}

/* Strongholds in capitals, rock behind an apostrophe. */
static struct str entry(struct arena *a, const struct du_table *t, int area)
{
	int territory = du_territory_of(area);
	struct buf b = buf_in(a);

	if (du_territories[territory].type == DU_ROCK)
		buf_char(&b, '^');
	for (const char *c = du_bare(du_territories[territory].words); *c; c++)
		buf_char(&b, du_is_stronghold(territory) ? (char)toupper(*c) : *c);
	contents(t, area, &b);
	return buf_str(&b);
}

/* The areas of a sector, those nearer to the Polar Sink first. */
static int areas_of(int sector, int out[DU_AREAS])
{
	int n = 0;

	for (int area = 0; area < DU_AREAS; area++) {
		int i = n;
		if (du_areas[area].sector != sector)
			continue;
		for (; i > 0 && du_spots[out[i - 1]].ring > du_spots[area].ring; i--)
			out[i] = out[i - 1];
		out[i] = area;
		n++;
	}
	return n;
}

static void row(struct arena *a, const struct du_table *t, int sector, struct buf *b)
{
	int area[DU_AREAS], n = areas_of(sector, area);
	size_t column = FIRST;

	buf_printf(b, "%c%2d  ", sector == t->storm ? '>' : ' ', sector);
	for (int i = 0; i < n; i++) {
		struct str e = entry(a, t, area[i]);
		size_t apart = i ? 3 : 0;
		if (column + apart + e.n > DU_MAP_COLUMNS) {
			buf_printf(b, "\n%*s", FIRST, "");
			column = FIRST;
			apart = 0;
		}
		if (apart)
			buf_z(b, " | ");
		buf_add(b, e);
		column += apart + e.n;
	}
	buf_char(b, '\n');
}

struct str du_text_map(struct arena *a, const struct du_table *t)
{
	struct buf b = buf_in(a);

	buf_z(&b, "     ");
	buf_add(&b, entry(a, t, du_first_area(DU_POLAR_SINK)));
	buf_char(&b, '\n');
	for (int sector = 1; sector <= DU_SECTORS; sector++)
		row(a, t, sector, &b);
	return buf_str(&b);
}
