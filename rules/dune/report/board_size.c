/* The board on a page, on a phone and in a list of games, and where its places are drawn: see board.h.
 * SPDX-License-Identifier: ISC */
#include "rules/dune/report/board_parts.h"

enum { SCALE = 10000, QUARTER = 90, SOUTH = DU_SECTOR_DEGREES / 2 };

static const struct du_size sizes[] = {
	[FIGURE_SHEET] = {.width = 640,
			  .height = 688,
			  .middle = 320,
			  .sink = 48,
			  .rim = 300,
			  .name = 11,
			  .badge = 7,
			  .counter = 10,
			  .type = 11,
			  .narrow = 9,
			  .key = 12,
			  .line = 28},
	[FIGURE_PHONE] = {.width = 360,
			  .height = 440,
			  .middle = 180,
			  .sink = 26,
			  .rim = 166,
			  .name = 9,
			  .badge = 6,
			  .counter = 10,
			  .type = 9,
			  .narrow = 9,
			  .key = 10,
			  .line = 20},
	[FIGURE_MINI] = {.width = 200,
			 .height = 200,
			 .middle = 100,
			 .sink = 15,
			 .rim = 97,
			 .counter = 5,
			 .type = 8,
			 .narrow = 8,
			 .line = 12},
};

/* The sine of 0 to 90 degrees, in parts of SCALE: a board is the same on every machine. */
static const int16_t sines[QUARTER + 1] = {
	0,    175,  349,  523,  698,  872,  1045, 1219, 1392, 1564, 1736, 1908, 2079,
	2250, 2419, 2588, 2756, 2924, 3090, 3256, 3420, 3584, 3746, 3907, 4067, 4226,
	4384, 4540, 4695, 4848, 5000, 5150, 5299, 5446, 5592, 5736, 5878, 6018, 6157,
	6293, 6428, 6561, 6691, 6820, 6947, 7071, 7193, 7314, 7431, 7547, 7660, 7771,
	7880, 7986, 8090, 8192, 8290, 8387, 8480, 8572, 8660, 8746, 8829, 8910, 8988,
	9063, 9135, 9205, 9272, 9336, 9397, 9455, 9511, 9563, 9613, 9659, 9703, 9744,
	9781, 9816, 9848, 9877, 9903, 9925, 9945, 9962, 9976, 9986, 9994, 9998, 10000};

static int sine(int degrees)
{
	int d = (degrees % DU_CIRCLE + DU_CIRCLE) % DU_CIRCLE;

	if (d >= DU_CIRCLE / 2)
		return -sine(d - DU_CIRCLE / 2);
	return sines[d <= QUARTER ? d : DU_CIRCLE / 2 - d];
}

/* The part of a radius in tenths, in whole units. */
static int scaled(int radius, int part)
{
	int n = radius * part, whole = SCALE * 10;

	return (n < 0 ? n - whole / 2 : n + whole / 2) / whole;
}

struct du_board du_board_begin(struct figure *f, const struct du_table *t)
{
	struct du_board b = {.f = f, .t = t, .size = &sizes[f->use]};

	f->width = b.size->width;
	f->height = b.size->height;
	return b;
}

/* The middle of sector 1 is in the south, and the storm moves from there to the right. */
struct figure_point du_board_at(const struct du_board *b, struct du_spot s)
{
	const struct du_size *size = b->size;
	int degrees = s.degrees - SOUTH;
	/* in tenths, as the sines are */
	int radius = size->sink * 10 + (size->rim - size->sink) * 10 * s.ring / DU_RIM;

	return (struct figure_point){size->middle + scaled(radius, sine(degrees)),
				     size->middle +
					     scaled(radius, sine(degrees + QUARTER))};
}

struct figure_point du_board_middle(const struct du_board *b, int area)
{
	return du_territory_of(area) == DU_POLAR_SINK
		       ? (struct figure_point){b->size->middle, b->size->middle}
		       : du_board_at(b, du_spots[area]);
}

struct figure_point du_board_place(const struct du_board *b, int territory)
{
	return du_outlines[territory].n
		       ? du_board_at(b, du_outlines[territory].name_at)
		       : (struct figure_point){b->size->middle, b->size->middle};
}
