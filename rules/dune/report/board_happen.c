/* What moved, came and fought, as it is drawn: see board_parts.h.
 * SPDX-License-Identifier: ISC */
#include <stdlib.h>

#include "base/locale.h"
#include "rules/dune/report/board_parts.h"
#include "rules/dune/report/report.h"
#include "rules/dune/table/dune_event.h"
#include "rules/event.h"

struct figure_paint du_filled(int32_t fill)
{
	return (struct figure_paint){.fill = fill, .stroke = FIGURE_NONE};
}

struct figure_paint du_line(int32_t stroke, int width)
{
	return (struct figure_paint){
		.fill = FIGURE_NONE, .stroke = stroke, .width = width};
}

struct figure_point du_board_middle(const struct du_board *b, int area)
{
	return du_territory_of(area) == DU_POLAR_SINK
		       ? (struct figure_point){b->size->middle, b->size->middle}
		       : du_board_at(b, du_spots[area]);
}

/* Events ------------------------------------------------------------------------------------------ */

static struct figure_point place_of(const struct du_board *b, int territory)
{
	return du_outlines[territory].n
		       ? du_board_at(b, du_outlines[territory].name_at)
		       : (struct figure_point){b->size->middle, b->size->middle};
}

/* It ends beside the counters, on the side from which it comes. */
static void arrow(const struct du_board *b, int seat, struct figure_point from,
		  struct figure_point to)
{
	struct figure_point bend = {(from.x + to.x) / 2 + (to.y - from.y) / 8,
				    (from.y + to.y) / 2 - (to.x - from.x) / 8};
	int dx = bend.x - to.x, dy = bend.y - to.y, far = abs(dx) + abs(dy);

	if (far > 0) {
		to.x += dx * 3 * b->size->counter / 2 / far;
		to.y += dy * 3 * b->size->counter / 2 / far;
	}
	figure_curve(b->f, from, bend, to, true, du_line(du_ink(seat), b->size->line));
}

/* From beyond the rim. */
static void shipment(const struct du_board *b, int seat, int area)
{
	struct du_spot from = {du_spots[area].degrees, DU_RIM};

	arrow(b, seat, du_board_at(b, from), du_board_middle(b, area));
}

/* Two rings where a worm came. */
static void worm(const struct du_board *b, int territory)
{
	struct figure_point at = place_of(b, territory);
	int r = b->size->counter;

	figure_circle(b->f, at.x, at.y, r * 3 / 2, du_line(FIRE, b->size->line));
	figure_circle(b->f, at.x, at.y, r * 2, du_line(FIRE, b->size->line / 2));
}

struct figure_point du_board_blades(const struct du_board *b, int territory, int *half)
{
	struct figure_point m = place_of(b, territory);

	m.y += b->size->counter * (b->size->name ? 3 : 2);
	*half = b->size->counter * 3 / 4;
	return m;
}

bool du_board_fought(const struct du_board *b, int territory)
{
	for (int i = 0; i < b->seen->n; i++)
		if (b->seen->e[i].kind == DU_EV_BATTLE &&
		    b->seen->e[i].arg[0] == territory)
			return true;
	return false;
}

/* Two crossed blades below what stands where there was a battle. */
static void fight(const struct du_board *b, int territory)
{
	int half;
	struct figure_point m = du_board_blades(b, territory, &half);
	struct figure_point nw = {m.x - half, m.y - half},
			    se = {m.x + half, m.y + half};
	struct figure_point sw = {m.x - half, m.y + half},
			    ne = {m.x + half, m.y - half};

	figure_curve(b->f, nw, m, se, false, du_line(FIRE, b->size->line));
	figure_curve(b->f, sw, m, ne, false, du_line(FIRE, b->size->line));
}

static void happening(const struct du_board *b, const struct event *e)
{
	switch (e->kind) {
	case DU_EV_MOVED:
	case DU_EV_RODE:
	case DU_EV_CROSSED:
		arrow(b, e->arg[0], place_of(b, e->arg[3]),
		      du_board_middle(b, e->arg[4]));
		break;
	case DU_EV_SHIPPED:
		if (du_territory_of(e->arg[3]) != DU_POLAR_SINK)
			shipment(b, e->arg[0], e->arg[3]);
		break;
	case DU_EV_WORM:
		if (e->arg[1] != DU_NOWHERE)
			worm(b, e->arg[1]);
		break;
	case DU_EV_BATTLE:
		fight(b, e->arg[0]);
		break;
	default:
		break;
	}
}

void du_board_happenings(const struct du_board *b)
{
	figure_group(b->f, str_of(_("Moves, worms and battles")));
	for (int i = 0; i < b->seen->n; i++)
		happening(b, &b->seen->e[i]);
	figure_end(b->f);
}
