/* Systems on the chart: the ring, planets with their tokens, and the Warp.
 * SPDX-License-Identifier: ISC */
#include <stdlib.h>

#include "base/arena.h"
#include "rules/cosmic/report/chart_parts.h"

enum { CHAIN = 3 }; /* more counters than that stand in two files */

struct figure_paint chart_plain(int32_t fill)
{
	return (struct figure_paint){fill, FIGURE_NONE, 0, false};
}

static struct figure_paint line(int32_t stroke, int width)
{
	return (struct figure_paint){FIGURE_NONE, stroke, width, false};
}

/* "R4": the letter of the seat, and a number. */
static struct str token_text(const struct chart *c, int seat, int n)
{
	struct buf b = buf_in(c->f->a);

	buf_char(&b, ce_colour_names[seat][0]);
	buf_int(&b, n);
	return buf_str(&b);
}

void chart_counter(struct chart *c, int x, int y, int radius, int seat, int n)
{
	figure_counter(c->f, (struct figure_point){x, y}, radius,
		       chart_colours[seat].token, CHART_DARK, token_text(c, seat, n));
}

/* The ring ------------------------------------------------------------------------ */

void chart_space(struct chart *c)
{
	const struct figure_ring *r = &c->ring;

	figure_ring_band(c->f, r, 0, figure_ring_length(r), line(CHART_LINE, 10));
	for (int system = 0; system < c->t->n_seats; system++) {
		int from, to;
		chart_band(c, system, &from, &to);
		figure_ring_band(c->f, r, from, to,
				 line(chart_colours[system].planet,
				      (chart_planet_radius(c) + 4) * 20));
	}
}

/* Planets --------------------------------------------------------------------------- */

/* The seats that are, or were until now, on a planet. */
struct standing_there {
	int n, seat[CE_SEATS];
};

static struct standing_there who(const struct chart *c, int system, int planet)
{
	struct standing_there w = {0};

	for (int k = 0; k < c->t->n_seats; k++) {
		int seat = (system + k) % c->t->n_seats; /* the owner first */
		if (c->t->planet[system][planet - 1][seat] ||
		    c->moved[system][planet - 1][seat])
			w.seat[w.n++] = seat;
	}
	return w;
}

/* Half of what an area measures in that direction; a round one measures the same in all. */
static int reach(struct figure_point heading, struct figure_area area)
{
	if (area.width == area.height)
		return area.width / 2;
	return (abs(heading.x) * area.width + abs(heading.y) * area.height) /
	       (2 * FIGURE_ONE);
}

/* Counters stand outside of their planet, one after the other, or two by two. */
/* Returns how far out they come. */
static int places(const struct chart *c, int system, int planet,
		  const struct standing_there *w, struct figure_point at[CE_SEATS])
{
	struct figure_spot spot = chart_spot(c, system, planet, 0);
	struct figure_point along = {-spot.out.y, spot.out.x};
	int files = w->n > CHAIN ? 2 : 1, out = chart_planet_radius(c) + 2;

	for (int i = 0; i < w->n; i += files) {
		int deep = 0;
		for (int k = i; k < i + files && k < w->n; k++) {
			struct figure_area area = figure_counter_area(
				spot.at, chart_bead_radius(c),
				token_text(
					c, w->seat[k],
					c->t->planet[system][planet - 1][w->seat[k]]));
			int r = reach(spot.out, area), side = k % 2 ? 1 : -1;
			at[k] = figure_spot_beside(
				&spot, out + r,
				files == 1 ? 0 : side * (reach(along, area) + 1));
			deep = r > deep ? r : deep;
		}
		out += 2 * deep + 1;
	}
	return out;
}

void chart_take_tokens(struct chart *c, int system, int planet)
{
	struct standing_there w = who(c, system, planet);
	struct figure_point at[CE_SEATS];

	(void)places(c, system, planet, &w, at);
	for (int i = 0; i < w.n; i++)
		figure_take_disc(&c->room, FIGURE_MARKS, at[i], chart_bead_radius(c));
}

int chart_depth(const struct chart *c)
{
	int least = 2 * chart_bead_radius(c) + 3, files, rows = 1;

	for (int system = 0; system < c->t->n_seats; system++)
		for (int planet = 1; planet <= CE_PLANETS; planet++) {
			struct standing_there w = who(c, system, planet);
			files = w.n > CHAIN ? 2 : 1;
			int n = (w.n + files - 1) / files;
			rows = n > rows ? n : rows;
		}
	/* Counters with more digits are a little wider than high. */
	return least + (rows - 1) * (2 * chart_bead_radius(c) + 2) + c->size->tiny;
}

/* Those who have left are shown as an empty ring. */
static void gone(struct chart *c, struct figure_point at, int seat)
{
	int radius = chart_bead_radius(c) - 1;

	figure_circle(c->f, at.x, at.y, radius,
		      (struct figure_paint){CHART_GROUND, FIGURE_NONE, 0, false});
	figure_circle(c->f, at.x, at.y, radius,
		      (struct figure_paint){FIGURE_NONE, chart_colours[seat].token, 15,
					    true});
	int size = radius < FIGURE_TYPE_LEAST ? FIGURE_TYPE_LEAST : radius;
	figure_text(c->f, at.x, at.y + size * 36 / 100, size, FIGURE_MIDDLE, true,
		    chart_colours[seat].token, token_text(c, seat, 0));
}

static void tokens(struct chart *c, int system, int planet)
{
	struct standing_there w = who(c, system, planet);
	struct figure_point at[CE_SEATS];

	(void)places(c, system, planet, &w, at);
	for (int i = 0; i < w.n; i++) {
		int seat = w.seat[i], n = c->t->planet[system][planet - 1][seat];
		if (!n) {
			gone(c, at[i], seat);
			continue;
		}
		struct str text = token_text(c, seat, n);
		struct figure_area area =
			figure_counter_area(at[i], chart_bead_radius(c), text);
		chart_counter(c, at[i].x, at[i].y, chart_bead_radius(c), seat, n);
		if (c->moved[system][planet - 1][seat])
			figure_box(c->f, area.x, area.y, area.width, area.height,
				   area.height / 2, line(CHART_MOVED, 20));
	}
}

static void planet_disc(struct chart *c, int system, int planet)
{
	struct figure_point at = chart_spot(c, system, planet, 0).at;
	struct buf number = buf_in(c->f->a);
	int size = c->size->small;

	buf_int(&number, planet);
	figure_circle(c->f, at.x, at.y, chart_planet_radius(c),
		      (struct figure_paint){chart_colours[system].planet,
					    chart_colours[system].token, 15, false});
	if (!chart_is_mini(c))
		figure_text(c->f, at.x, at.y + size * 36 / 100, size, FIGURE_MIDDLE,
			    true, CHART_INK, buf_str(&number));
}

/* A miniature shows who holds a planet, without a number: by colour, and by a letter for those who do not tell the colours
 * apart. */
static void holder(struct chart *c, int system, int planet)
{
	struct standing_there w = who(c, system, planet);
	struct figure_point at[CE_SEATS];

	(void)places(c, system, planet, &w, at);
	for (int i = 0; i < w.n; i++)
		if (c->t->planet[system][planet - 1][w.seat[i]])
			figure_counter(
				c->f, at[i], chart_bead_radius(c),
				chart_colours[w.seat[i]].token, CHART_DARK,
				str_slice(str_of(ce_colour_names[w.seat[i]]), 0, 1));
}

void chart_systems(struct chart *c)
{
	for (int system = 0; system < c->t->n_seats; system++) {
		figure_group(c->f, str_printf(c->f->a, "Planets of the %s system",
					      ce_colour_names[system]));
		for (int planet = 1; planet <= CE_PLANETS; planet++)
			planet_disc(c, system, planet);
		figure_end(c->f);
		figure_group(c->f, str_printf(c->f->a, "Tokens in the %s system",
					      ce_colour_names[system]));
		for (int planet = 1; planet <= CE_PLANETS; planet++) {
			if (chart_is_mini(c))
				holder(c, system, planet);
			else
				tokens(c, system, planet);
		}
		figure_end(c->f);
	}
}

/* Changes -------------------------------------------------------------------------- */

static struct str change_of(const struct chart *c, int system, int planet,
			    const struct standing_there *w)
{
	struct buf text = buf_in(c->f->a);

	for (int i = 0; i < w->n; i++) {
		int by = c->moved[system][planet - 1][w->seat[i]];
		if (by)
			buf_printf(&text, "%s%c%s%d", text.n ? " " : "",
				   ce_colour_names[w->seat[i]][0],
				   by > 0 ? "+" : "\xe2\x88\x92", abs(by));
	}
	return buf_str(&text);
}

/* Letters keep off the edges of the sheet. */
static int off_edges(const struct chart *c, int x, int width)
{
	enum { EDGE = 4 };
	int most = c->size->width - EDGE - width;

	return x < EDGE ? EDGE : x > most ? most : x;
}

/* "G+4 B-1" after the last counter, or beside it: how many came and went. Where there is no
 * room the counters are ringed all the same. */
static void change(struct chart *c, int system, int planet)
{
	struct standing_there w = who(c, system, planet);
	struct figure_point at[CE_SEATS];
	struct str text = change_of(c, system, planet, &w);
	int size = c->size->tiny, width = figure_text_width(text, size, false) + 2;
	int out = places(c, system, planet, &w, at);
	static const int8_t aside[] = {0, 1, -1, 2, -2};
	struct figure_area areas[2 * sizeof aside];
	int n = 0;

	if (!text.n)
		return;
	for (int further = 0; further < 2; further++)
		for (size_t i = 0; i < sizeof aside; i++) {
			struct figure_spot s = chart_spot(c, system, planet, 0);
			struct figure_area area = {0, 0, width, size};
			struct figure_point m = figure_spot_beside(
				&s, out + reach(s.out, area) + 2 + further * size / 2,
				aside[i] * width / 4);
			area.x = off_edges(c, m.x - width / 2, width);
			area.y = m.y - size / 2;
			areas[n++] = area;
		}
	int found = figure_find_area(&c->room, areas, n);
	if (found < 0)
		return;
	figure_take_area(&c->room, FIGURE_MARKS, areas[found]);
	figure_text(c->f, areas[found].x + width / 2, areas[found].y + size * 86 / 100,
		    size, FIGURE_MIDDLE, false, CHART_INK, text);
}

void chart_changes(struct chart *c)
{
	for (int system = 0; system < c->t->n_seats; system++)
		for (int planet = 1; planet <= CE_PLANETS; planet++)
			change(c, system, planet);
}

/* The Warp -------------------------------------------------------------------------- */

void chart_warp(struct chart *c)
{
	struct figure_point m = c->ring.middle;
	int n = 0, k = 0, r = c->size->source, warp = c->size->warp, across;

	for (int seat = 0; seat < c->t->n_seats; seat++)
		n += c->t->warp[seat] > 0;
	figure_circle(c->f, m.x, m.y, warp,
		      (struct figure_paint){CHART_GROUND, CHART_LINE, 20, false});
	figure_circle(c->f, m.x, m.y, warp - 4, line(CHART_LINE, 8));
	if (chart_is_mini(c))
		return;
	figure_group(c->f, STR("The Warp"));
	figure_text(c->f, m.x, m.y - warp * 45 / 100, c->size->small, FIGURE_MIDDLE,
		    true, CHART_INK, STR("Warp"));
	if (!n)
		figure_text(c->f, m.x, m.y + c->size->small / 2, c->size->small,
			    FIGURE_MIDDLE, false, CHART_MUTED, STR("empty"));
	across = n > 4 ? 3 : n > 3 ? 2 : n;
	for (int seat = 0; seat < c->t->n_seats; seat++) {
		if (!c->t->warp[seat])
			continue;
		int row = k / across, in_row = n - row * across;
		in_row = in_row > across ? across : in_row;
		chart_counter(c, m.x + (2 * (k % across) - in_row + 1) * (r + 1),
			      m.y + (n > across ? -r / 4 + row * (2 * r + 2) : r / 2),
			      r, seat, c->t->warp[seat]);
		k++;
	}
	figure_end(c->f);
}
