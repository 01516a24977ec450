/* Places of things on the chart: systems on a ring, each with its five planets side by
 * side, the Warp in the middle, the plates of the systems in the corners, and above and
 * below; and the colours of all of them.
 * SPDX-License-Identifier: ISC */
#include "base/arena.h"
#include "rules/cosmic/report/chart_parts.h"

const struct chart_colour chart_colours[CE_SEATS] = {
	{0xff8078, 0x6b2b35, 0xa8201a, 0xf3d3cc},
	{0x7fbcff, 0x244a7d, 0x1b4f94, 0xd0dff0},
	{0x74dd8f, 0x1f5a3c, 0x1c6636, 0xcfe5d2},
	{0xf4d65f, 0x655320, 0x7b5c00, 0xf3e4a8},
	{0xd6b0ff, 0x513b80, 0x5c3396, 0xe2d6f0},
	{0xffab5e, 0x70441c, 0x9c4a0c, 0xf8dcbd},
};

static const struct chart_size sheet = {
	.width = 640,
	.margin = 8,
	.head = 36,
	.radius = 208,
	.straight = 0,
	.planet = {[2] = 28, 28, 25, 22, 19},
	.bead = {[2] = 14, 14, 13, 12, 11},
	.source = 12,
	.rims = 4,
	.warp = 50,
	.streams = 12,
	.token = 22,
	.plate = 200,
	.plate_height = 84,
	.large = 18,
	.middle = 15,
	.small = 13,
	.tiny = 11,
};

static const struct chart_size phone = {
	.width = 360,
	.margin = 4,
	.head = 30,
	.radius = 102,
	.straight = 300,
	.planet = {[2] = 17, 17, 15, 14, 13},
	.bead = {[2] = 10, 10, 10, 9, 9},
	.source = 9,
	.rims = 4,
	.warp = 38,
	.streams = 8,
	.token = 16,
	.plate = 114,
	.plate_height = 76,
	.pips_below = true,
	.large = 13,
	.middle = 11,
	.small = 10,
	.tiny = 9,
};

/* A thumb's size: half as large as a sheet, so that ways are found in a quarter of its room. */
static const struct chart_size mini = {
	.width = 320,
	.margin = 4,
	.radius = 110,
	.straight = 0,
	.planet = {[2] = 16, 16, 13, 11, 10},
	.bead = {[2] = 8, 8, 8, 7, 7},
	.source = 6,
	.rims = 2,
	.warp = 26,
	.streams = 12,
	.token = 20,
	.tiny = 5,
};

enum {
	SEAT_SHARE =
		57, /* tenths of a planet that a system takes: 5, and what is between */
	PITCH_MAX = 84,
	GAP = 4,
};

static bool plate_above(const struct chart *c)
{
	return c->t->n_seats != 4;
}

static bool plate_below(const struct chart *c)
{
	return c->t->n_seats == 6;
}

/* The ring is as wide as the frame leaves room for the longest row of counters beside it. */
static int radius_of(const struct chart *c)
{
	const struct chart_size *z = c->size;
	int room = z->width / 2 - 1 - chart_planet_radius(c) - (c->depth - z->tiny);

	return z->radius < room ? z->radius : room;
}

/* The plates in the corners come as low as the ring leaves room. */
static int top_of(const struct chart *c)
{
	const struct chart_size *z = c->size;
	int outer = radius_of(c) + chart_planet_radius(c) + c->depth;
	int aside = z->width / 2 - z->margin - z->plate;
	int corner = (int)figure_root((int64_t)outer * outer - aside * aside);

	if (chart_is_mini(c))
		return z->margin + outer;
	if (plate_above(c))
		return z->head + z->plate_height + outer;
	return z->head + z->plate_height + corner;
}

static int below_of(const struct chart *c)
{
	const struct chart_size *z = c->size;
	int outer = radius_of(c) + chart_planet_radius(c) + c->depth;
	int aside = z->width / 2 - z->margin - z->plate;
	int corner = (int)figure_root((int64_t)outer * outer - aside * aside);

	if (chart_is_mini(c))
		return outer + z->margin;
	if (plate_below(c))
		return outer + z->plate_height + GAP;
	corner += z->plate_height;
	return corner > outer ? corner + GAP : outer + GAP;
}

void chart_measure(struct chart *c)
{
	static const struct chart_size *const sizes[] = {[FIGURE_SHEET] = &sheet,
							 [FIGURE_PHONE] = &phone,
							 [FIGURE_MINI] = &mini};

	c->size = sizes[c->f->use];
	c->depth = chart_depth(c);
	int top = top_of(c);
	c->ring =
		(struct figure_ring){{c->size->width / 2, top + c->size->straight / 2},
				     radius_of(c),
				     c->size->straight};
	c->y = top + c->size->straight + below_of(c);
	c->room = figure_room(c->f->a, c->size->width, c->y);
}

int chart_planet_radius(const struct chart *c)
{
	return c->size->planet[c->t->n_seats];
}

int chart_bead_radius(const struct chart *c)
{
	return c->size->bead[c->t->n_seats];
}

static int pitch(const struct chart *c)
{
	int share = figure_ring_length(&c->ring) * 10 / (c->t->n_seats * SEAT_SHARE);

	return share < PITCH_MAX ? share : PITCH_MAX;
}

/* The middle of a system. The first one is at the top; of four, the upper left. */
static int along(const struct chart *c, int system)
{
	int length = figure_ring_length(&c->ring), n = c->t->n_seats;

	return length * system / n - (n == 4 ? length / 8 : 0);
}

struct figure_spot chart_spot(const struct chart *c, int system, int planet, int out)
{
	return figure_ring_spot(&c->ring, along(c, system) + (planet - 3) * pitch(c),
				out);
}

void chart_band(const struct chart *c, int system, int *from, int *to)
{
	*from = along(c, system) - 2 * pitch(c);
	*to = along(c, system) + 2 * pitch(c);
}

/* By the number of seats, the corner of each. */
enum corner { TOP, UPPER_RIGHT, LOWER_RIGHT, BELOW, LOWER_LEFT, UPPER_LEFT };
static const int8_t corners[CE_SEATS + 1][CE_SEATS] = {
	[2] = {TOP, BELOW},
	[3] = {TOP, LOWER_RIGHT, LOWER_LEFT},
	[4] = {UPPER_LEFT, UPPER_RIGHT, LOWER_RIGHT, LOWER_LEFT},
	[5] = {TOP, UPPER_RIGHT, LOWER_RIGHT, LOWER_LEFT, UPPER_LEFT},
	[6] = {TOP, UPPER_RIGHT, LOWER_RIGHT, BELOW, LOWER_LEFT, UPPER_LEFT},
};

struct figure_area chart_plate_area(const struct chart *c, int system)
{
	const struct chart_size *z = c->size;
	int left = z->margin, right = z->width - z->margin - z->plate;
	int above = z->head, below = c->y - z->plate_height - GAP;
	struct figure_area area = {(left + right) / 2, above, z->plate,
				   z->plate_height};

	switch ((enum corner)corners[c->t->n_seats][system]) {
	case TOP:
		break;
	case UPPER_LEFT:
		area.x = left;
		break;
	case UPPER_RIGHT:
		area.x = right;
		break;
	case LOWER_LEFT:
		area.x = left;
		area.y = below;
		break;
	case LOWER_RIGHT:
		area.x = right;
		area.y = below;
		break;
	case BELOW:
		area.y = below;
		break;
	}
	return area;
}

/* Between two planets, as far out as both leave room; then a second row further in, and
 * last beside the outermost planets. */
int chart_ports(const struct chart *c, int seat, struct figure_point to,
		struct figure_point out[CHART_PORTS])
{
	static const struct {
		int8_t halves, row;
	} ports[CHART_PORTS] = {{-1, 0}, {1, 0},  {-3, 0}, {3, 0},  {-1, 1},
				{1, 1},  {-3, 1}, {3, 1},  {-5, 0}, {5, 0}};
	int apart = chart_planet_radius(c) + c->size->source + 3, half = pitch(c) / 2;
	int in = half < apart ? (int)figure_root((int64_t)apart * apart - half * half)
			      : 0;

	if (in < c->size->source)
		in = c->size->source;
	for (int i = 0; i < CHART_PORTS; i++)
		out[i] = figure_ring_spot(
				 &c->ring, along(c, seat) + ports[i].halves * half,
				 -in - ports[i].row * (2 * c->size->source + GAP))
				 .at;
	figure_nearest_first(out, CHART_ROW, to);
	figure_nearest_first(out + CHART_ROW, CHART_ROW, to);
	return CHART_PORTS;
}

void chart_ends(const struct chart *c, int system, int planet,
		struct figure_point out[CHART_ENDS])
{
	struct figure_spot s = chart_spot(c, system, planet, 0);
	int r = chart_planet_radius(c);

	out[0] = figure_spot_beside(&s, -r - 2, 0);
	out[1] = figure_spot_beside(&s, -r * 4 / 5 - 2, -r * 3 / 5);
	out[2] = figure_spot_beside(&s, -r * 4 / 5 - 2, r * 3 / 5);
	out[3] = figure_spot_beside(&s, -r * 9 / 10 - 2, -r * 2 / 5);
	out[4] = figure_spot_beside(&s, -r * 9 / 10 - 2, r * 2 / 5);
}
