/* Moves and battles on the board. Arrows look for their ways in the room that names, gold, signs, counters and the Wild Dragon leave.
 * SPDX-License-Identifier: ISC */
#include "base/arena.h"
#include "base/figure/figure_label.h"
#include "base/locale.h"
#include "rules/dragon_dune/report/board_parts.h"
#include "rules/dragon_dune/report/names.h"
#include "rules/dragon_dune/report/report.h"
#include "rules/dragon_dune/table/dune_event.h"
#include "rules/dragon_dune/table/table.h"
#include "rules/event.h"

struct figure_paint dd_filled(int32_t fill)
{
	return (struct figure_paint){.fill = fill, .stroke = FIGURE_NONE};
}

static struct figure_paint line(int32_t stroke, int width)
{
	return (struct figure_paint){
		.fill = FIGURE_NONE, .stroke = stroke, .width = width};
}

/* The room for arrows -------------------------------------------------------------------------- */

/* Letters around a middle, on a line, and a little around them. */
static struct figure_area letters(const struct dd_board *b, int x, int y, int half)
{
	int high = b->size->name * 3 / 4;

	return (struct figure_area){x - half - 2, y - high - 1, 2 * half + 4, high + 3};
}

/* The counters of a territory, or where one would be. */
static struct figure_area counters(const struct dd_board *b, int area)
{
	const struct figure_point *m = &b->shape[area].middle;
	const struct dd_size *z = b->size;
	struct dd_counters c = dd_counters_in(b, area);
	int columns = c.n ? c.columns : 1, rows = c.n ? c.rows : 1;
	int half = (columns - 1) * z->step / 2 + z->counter;

	return (struct figure_area){m->x - half, m->y + z->counters_y - z->counter,
				    2 * half, (rows - 1) * z->step + 2 * z->counter};
}

static void take_words(const struct dd_board *b, struct figure_room *r, int area)
{
	const struct figure_point *m = &b->shape[area].middle;
	struct dd_label l = dd_label_in(b, area);
	int y = m->y + b->size->name_y;

	figure_take_area(r, FIGURE_MARKS, letters(b, m->x + l.name_x, y, l.name_half));
	if (l.gold_half)
		figure_take_area(r, FIGURE_MARKS,
				 letters(b, m->x + l.gold_x, y, l.gold_half));
	if (dd_map[area].type != DD_PLAIN)
		figure_take_area(
			r, FIGURE_MARKS,
			letters(b, m->x + b->size->sign_x + b->size->sign_part * 9 / 8,
				y, b->size->sign_part * 9 / 8));
}

static struct figure_room room_of(const struct dd_board *b)
{
	struct figure_room r = figure_room(b->f->a, b->size->width, b->size->height);

	for (int area = 0; area < DD_AREAS; area++) {
		if (b->size->name)
			take_words(b, &r, area);
		if (dd_counters_in(b, area).n)
			figure_take_area(&r, FIGURE_MARKS, counters(b, area));
	}
	figure_take_area(&r, FIGURE_MARKS, dd_board_wings(b));
	return r;
}

/* Arrows --------------------------------------------------------------------------------------- */

struct happenings {
	const struct dd_board *b;
	bool any; /* the room is known */
	struct figure_room room;
};

enum { ENDS = 60, PACE = 6 /* units from one to the next */, REACH = 42 };

static bool is_end(const struct happenings *h, int area, struct figure_point p)
{
	return dd_shape_has(&h->b->shape[area], p.x, p.y) &&
	       figure_area_is_free(&h->room, FIGURE_MARKS,
				   (struct figure_area){p.x, p.y, 1, 1});
}

/* Ends of an arrow in a territory: beside its counters, the nearest to `other` first, then wherever there is land. Returns how many. */
static int ends(const struct happenings *h, int area, struct figure_point other,
		int gap, struct figure_point out[ENDS])
{
	const struct figure_point m = h->b->shape[area].middle;
	int n = figure_round(counters(h->b, area), gap, other, out), left = 0, beside;

	for (int i = 0; i < n; i++)
		if (is_end(h, area, out[i]))
			out[left++] = out[i];
	beside = left;
	for (int y = m.y - REACH; y <= m.y + REACH; y += PACE)
		for (int x = m.x - REACH; x <= m.x + REACH && left < ENDS; x += PACE)
			if (is_end(h, area, (struct figure_point){x, y}))
				out[left++] = (struct figure_point){x, y};
	figure_nearest_first(out + beside, left - beside, other);
	return left;
}

/* With the letter of its faction; false: there is no room for that. A miniature has none. */
static bool draw(struct happenings *h, int seat, const struct figure_bow *way)
{
	const struct dd_board *b = h->b;
	const struct figure_badge badge = {
		.radius = b->size->badge,
		.line = b->size->line,
		.fill = dd_ink(seat),
		.ink = DARK,
		.letter = str_slice(str_of(dd_seat_names[seat]), 0, 1)};
	struct figure_point at;
	int wide = b->size->line / 10;

	if (b->size->name && !figure_find_badge(&h->room, way, &badge, &at))
		return false;
	figure_curve(b->f, way->from, way->towards, way->to, true,
		     line(dd_ink(seat), b->size->line));
	if (b->size->name)
		figure_put_badge(b->f, &h->room, &badge, at);
	/* Heads stand apart, and arrows do not lie along each other. */
	figure_take_disc(&h->room, FIGURE_MARKS, way->to, 2 * wide);
	figure_take_bow(&h->room, FIGURE_LINES, way, wide);
	return true;
}

/* Ends that are tried for the sake of a letter's room. */
enum { ENDS_TRIED = 4 };

static bool route(struct happenings *h, int seat, int from, int to)
{
	const struct dd_board *b = h->b;
	const struct figure_point a = b->shape[from].middle, z = b->shape[to].middle;
	struct figure_point begin[ENDS], end[ENDS];
	int wide = b->size->line / 10;

	if (!h->any)
		h->room = room_of(b);
	h->any = true;
	struct figure_search s = {
		.from = begin,
		.to = end,
		.n_from = ends(h, from, z, wide, begin),
		.n_to = ends(h, to, a, wide, end),
		.width = wide + 2,
		.middle = {(a.x + z.x) / 2 + (z.y - a.y) / 6,
			   (a.y + z.y) / 2 - (z.x - a.x) / 6},
		.any = !b->size->name,
	};
	for (int i = 0; i < ENDS_TRIED && s.n_to > 0; i++) {
		struct figure_found found =
			figure_find_arrow(&h->room, &s, b->size->line);
		if (!found.found)
			return false;
		if (draw(h, seat, &found.bow))
			return true;
		s.to += found.to + 1;
		s.n_to -= found.to + 1;
	}
	return false;
}

/* Two crossed blades below what stands there, or where nobody is left. */
static void fight(const struct dd_board *b, int area)
{
	const struct dd_size *size = b->size;
	int x = b->shape[area].middle.x, half = size->counter * 5 / 8;
	int y = b->shape[area].middle.y + size->counters_y +
		dd_counters_in(b, area).rows * (size->step - half);
	struct figure_point nw = {x - half, y - half}, se = {x + half, y + half};
	struct figure_point sw = {x - half, y + half}, ne = {x + half, y - half};
	struct figure_point middle = {x, y};

	figure_curve(b->f, nw, middle, se, false, line(FIRE, size->line));
	figure_curve(b->f, sw, middle, ne, false, line(FIRE, size->line));
}

/* "Orcs to 17": as the key has it. */
static void move(struct happenings *h, int seat, int from, int to,
		 struct figure_lost *lost)
{
	if (!route(h, seat, from, to))
		figure_lose(lost, str_printf(h->b->f->a, _("%s to %s"), dd_name(seat),
					     dd_area_name(to)));
}

void dd_board_happenings(const struct dd_board *b, const struct events *seen,
			 struct figure_lost *lost)
{
	struct happenings h = {.b = b};

	figure_group(b->f, str_of(_("Moves and battles")));
	for (int i = 0; i < seen->n; i++) {
		const struct event *e = &seen->e[i];
		if (e->kind == DD_EV_MOVED || e->kind == DD_EV_FLED ||
		    e->kind == DD_EV_RODE)
			move(&h, e->arg[0], e->arg[2], e->arg[3], lost);
		if (e->kind == DD_EV_RED)
			dd_board_fire(b, e->arg[0], FIRE);
		if (e->kind == DD_EV_BATTLE)
			fight(b, e->arg[0]);
	}
	figure_end(b->f);
}
