/* What moved, came and fought, as it is drawn: see board_parts.h. Arrows look for their ways in the room that names, numbers and counters leave.
 * SPDX-License-Identifier: ISC */
#include "base/figure/figure_label.h"
#include "base/locale.h"
#include "rules/dune/report/board_parts.h"
#include "rules/dune/report/report.h"
#include "rules/dune/table/dune_event.h"
#include "rules/dune/table/table.h"
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

/* Events ------------------------------------------------------------------------------------------ */

/* The room for arrows is what names, numbers and counters leave. */
struct happenings {
	const struct du_board *b;
	struct figure_lost *lost;
};

/* Units: how far land for an end is looked for, and from one place to the next. */
enum { REACH = 40, PACE = 4, SIDE = 2 * REACH / PACE + 1, TRIES = 90 };
enum { ENDS = FIGURE_ROUND + SIDE * SIDE };

/* What an arrow keeps off: all that can be read and its territories' borders; counters hide it where they are crowded; and where a
 * territory is smaller than its counter, it ends beside that. */
enum care { OFF_ALL, OFF_LETTERS, BESIDE, CARES };

static const struct figure_room *room_for(const struct du_board *b, enum care care)
{
	return care == OFF_ALL ? b->room : b->letters;
}

static bool is_end(const struct du_board *b, enum care care, int territory,
		   struct figure_point p)
{
	return (care == BESIDE || du_board_has(b, territory, p)) &&
	       figure_area_is_free(care == BESIDE ? b->letters : b->room, FIGURE_MARKS,
				   (struct figure_area){p.x, p.y, 1, 1});
}

/* Where an arrow may end in a territory whose counters stand there: beside them, the nearest to `other` first, then wherever there is land.
 * Returns how many. */
static int ends(const struct du_board *b, enum care care, int territory,
		struct du_words counters, struct figure_point other,
		struct figure_point out[ENDS])
{
	const struct figure_point m = {counters.x, counters.y - counters.high / 2};
	int n = figure_round(du_area_of(counters), b->size->line / 10, other, out);
	int left = 0, beside;

	for (int i = 0; i < n; i++)
		if (is_end(b, care, territory, out[i]))
			out[left++] = out[i];
	beside = left;
	for (int y = m.y - REACH; y <= m.y + REACH && care != BESIDE; y += PACE)
		for (int x = m.x - REACH; x <= m.x + REACH; x += PACE)
			if (is_end(b, care, territory, (struct figure_point){x, y}))
				out[left++] = (struct figure_point){x, y};
	figure_nearest_first(out + beside, left - beside, other);
	return left < TRIES ? left : TRIES;
}

/* Where the counters of an area stand, or one would. */
static struct du_words place_in(const struct du_board *b, int area)
{
	struct figure_point m = du_board_middle(b, area);
	int r = b->size->counter;

	return b->counters[area].half ? b->counters[area]
				      : (struct du_words){m.x, m.y + r, r, 2 * r};
}

static int distance_to(struct figure_area a, struct figure_point p)
{
	int x = p.x < a.x ? a.x : p.x > a.x + a.width ? a.x + a.width : p.x;
	int y = p.y < a.y ? a.y : p.y > a.y + a.height ? a.y + a.height : p.y;

	return figure_distance(p, (struct figure_point){x, y});
}

/* Is the nearest counter to its tip that of its faction, which stands there alone? */
static bool is_told_by_counter(const struct du_board *b, int seat, int area,
			       struct figure_point tip)
{
	const struct du_words own = b->counters[area];
	int far = figure_distance(tip,
				  (struct figure_point){own.x, own.y - own.high / 2});

	if (du_stacks(b->t, area) != 1 || !b->t->forces[area][seat])
		return false;
	for (int i = 0; i < DU_AREAS; i++)
		if (i != area && b->counters[i].half &&
		    distance_to(du_area_of(b->counters[i]), tip) <= far)
			return false;
	return true;
}

/* Draws it with the letter of its faction, if nothing else says whose it is; false: there is no room for the letter. A miniature has
 * none. */
static bool draw(const struct du_board *b, int seat, int area,
		 const struct figure_bow *way)
{
	const struct figure_badge badge = {
		.radius = b->size->badge,
		.line = b->size->line,
		.fill = du_ink(seat),
		.ink = DARK,
		.letter = str_slice(str_of(du_seat_names[seat]), 0, 1)};
	struct figure_point at;
	bool has_badge = b->size->name && figure_find_badge(b->room, way, &badge, &at);
	int wide = b->size->line / 10;

	if (!has_badge && b->size->name && !is_told_by_counter(b, seat, area, way->to))
		return false;
	figure_curve(b->f, way->from, way->towards, way->to, true,
		     du_line(du_ink(seat), b->size->line));
	if (has_badge) {
		figure_put_badge(b->f, b->room, &badge, at);
		figure_take_disc(b->letters, FIGURE_MARKS, at, badge.radius);
	}
	/* Heads stand apart, and arrows do not lie along each other. */
	for (int i = 0; i < 2; i++) {
		struct figure_room *room = i ? b->letters : b->room;
		figure_take_disc(room, FIGURE_MARKS, way->to, 2 * wide);
		figure_take_bow(room, FIGURE_LINES, way, wide);
	}
	return true;
}

/* Ends that are tried for the sake of a letter's room. */
enum { ENDS_TRIED = 3 };

/* `from`: n places where it may begin, the best first. */
static bool arrow(const struct du_board *b, enum care care, int seat,
		  const struct figure_point from[], int n, int area)
{
	struct du_words there = place_in(b, area);
	const struct figure_point z = {there.x, there.y - there.high / 2};
	struct figure_point to[ENDS];

	if (!n)
		return false;
	struct figure_search s = {
		.from = from,
		.to = to,
		.n_from = n,
		.n_to = ends(b, care, du_territory_of(area), there, from[0], to),
		.width = b->size->line / 10,
		.middle = {(from[0].x + z.x) / 2 + (z.y - from[0].y) / 8,
			   (from[0].y + z.y) / 2 - (z.x - from[0].x) / 8},
		.any = !b->size->name,
	};
	for (int i = 0; i < ENDS_TRIED && s.n_to > 0; i++) {
		struct figure_found found =
			figure_find_arrow(room_for(b, care), &s, b->size->line);
		if (!found.found)
			return false;
		if (draw(b, seat, area, &found.bow))
			return true;
		s.to += found.to + 1;
		s.n_to -= found.to + 1;
	}
	return false;
}

static void lose(struct happenings *h, int seat, int area)
{
	figure_lose(h->lost, str_printf(h->b->f->a, _("%s to %s"), du_seat_names[seat],
					du_outlines[du_territory_of(area)].name));
}

static void move(struct happenings *h, int seat, int territory, int area)
{
	const struct du_board *b = h->b;
	const struct figure_point to = du_board_middle(b, area),
				  m = du_board_place(b, territory);
	struct figure_point from[ENDS];
	int r = b->size->counter;

	for (int care = 0; care < CARES; care++) {
		int n = ends(b, (enum care)care, territory,
			     (struct du_words){m.x, m.y + r, r, 2 * r}, to, from);
		if (arrow(b, (enum care)care, seat, from, n, area))
			return;
	}
	lose(h, seat, area);
}

/* From beyond the rim. */
static void shipment(struct happenings *h, int seat, int area)
{
	static const int8_t aside[] = {0, -3, 3, -6, 6, -9, 9, -12, 12};
	enum { N = sizeof aside };
	struct figure_point from[N];

	for (int i = 0; i < N; i++)
		from[i] = du_board_at(
			h->b,
			(struct du_spot){(int16_t)(du_spots[area].degrees + aside[i]),
					 DU_RIM - 1});
	for (int care = 0; care < CARES; care++)
		if (arrow(h->b, (enum care)care, seat, from, N, area))
			return;
	lose(h, seat, area);
}

/* Two rings where a worm came. */
static void worm(const struct du_board *b, int territory)
{
	struct figure_point at = du_board_place(b, territory);
	int r = b->size->counter;

	figure_circle(b->f, at.x, at.y, r * 3 / 2, du_line(FIRE, b->size->line));
	figure_circle(b->f, at.x, at.y, r * 2, du_line(FIRE, b->size->line / 2));
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

static void happening(struct happenings *h, const struct event *e)
{
	const struct du_board *b = h->b;

	switch (e->kind) {
	case DU_EV_MOVED:
	case DU_EV_RODE:
	case DU_EV_CROSSED:
		move(h, e->arg[0], e->arg[3], e->arg[4]);
		break;
	case DU_EV_SHIPPED:
		if (du_territory_of(e->arg[3]) != DU_POLAR_SINK)
			shipment(h, e->arg[0], e->arg[3]);
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

void du_board_happenings(const struct du_board *b, struct figure_lost *lost)
{
	struct happenings h = {.b = b, .lost = lost};

	figure_group(b->f, str_of(_("Moves, worms and battles")));
	for (int i = 0; i < b->seen->n; i++)
		happening(&h, &b->seen->e[i]);
	figure_end(b->f);
}
