/* Where counters, the Wild Dragon and the Red Dragon's fire have room in a region of the board: see board.h.
 * SPDX-License-Identifier: ISC */
#include <limits.h>

#include "rules/dragon_dune/report/board_parts.h"
#include "rules/dragon_dune/table/table.h"

static int n_owners(const struct dd_table *t, int area)
{
	int n = 0;

	for (int seat = 0; seat < DD_SEATS; seat++)
		n += t->tokens[area][seat] > 0;
	return n;
}

/* Do so many counters beside each other lie inside the region, in the first row or that below it? At
 * least their middles, if `around` is not their radius but 0. */
static bool has_room(const struct dd_board *b, int area, int columns, int row,
		     int around)
{
	const struct dd_shape *s = &b->shape[area];
	int half = (columns - 1) * b->size->step / 2 + around;
	int y = s->middle.y + b->size->counters_y + row * b->size->step;

	return dd_shape_has(s, s->middle.x - half, y) &&
	       dd_shape_has(s, s->middle.x + half, y);
}

struct dd_counters dd_counters_in(const struct dd_board *b, int area)
{
	int n = n_owners(b->t, area), radius = b->size->counter;
	bool two = n > 2 && !has_room(b, area, n, 0, radius) &&
		   (has_room(b, area, n - 2, 1, radius) || !has_room(b, area, n, 0, 0));

	return (struct dd_counters){n, two ? 2 : n, two ? 2 : n > 0};
}

static const struct figure_point wings[] = {{0, 2},   {-6, -5}, {-16, -8}, {-9, 4},
					    {-4, 5},  {0, 10},  {4, 5},    {9, 4},
					    {16, -8}, {6, -5}};
enum { WINGS = sizeof wings / sizeof *wings };

/* A place for the wings, and how large they are, in eighths. */
struct perch {
	struct figure_point at;
	int size;
};

/* Do the wings lie inside the region there, with a little land around them? */
static bool fits_wings(const struct dd_shape *s, const struct perch *p)
{
	for (int i = 0; i < WINGS; i++)
		if (!dd_shape_has(s, p->at.x + wings[i].x * (p->size + 1) / 8,
				  p->at.y + wings[i].y * (p->size + 1) / 8))
			return false;
	return true;
}

/* What is written and is in a region, as boxes around its middle. */
struct box {
	int left, right, top, bottom;
};
enum { BOXES = 4, AROUND = 60, PACE = 2 };

static int boxes_of(const struct dd_board *b, int area, struct box out[BOXES])
{
	const struct dd_size *z = b->size;
	struct dd_counters c = dd_counters_in(b, area);
	struct dd_label l = dd_label_in(b, area);
	int n = 0, half = c.columns * z->step / 2;
	int below = z->counters_y + (c.rows - 1) * z->step + z->counter;
	int over = z->name_y - z->name, under = z->name_y + 2;

	if (z->name)
		out[n++] = (struct box){l.name_x - l.name_half - 2,
					l.name_x + l.name_half + 2, over, under};
	if (z->name && dd_map[area].type != DD_PLAIN)
		out[n++] = (struct box){z->sign_x - 2, z->sign_x + z->sign_part * 5 / 2,
					over, under};
	if (z->name && b->t->lying[area])
		out[n++] = (struct box){l.gold_x - l.gold_half - 2,
					l.gold_x + l.gold_half + 2, over, under};
	if (c.n)
		out[n++] = (struct box){-half, half, z->counters_y - z->counter, below};
	return n;
}

/* Are the wings at that distance from the middle clear of all of them? */
static bool is_free(const struct box box[], int n, int x, int y, int size)
{
	int wide = 17 * size / 8, up = 9 * size / 8, down = 11 * size / 8;

	for (int i = 0; i < n; i++)
		if (x + wide > box[i].left && x - wide < box[i].right &&
		    y + down > box[i].top && y - up < box[i].bottom)
			return false;
	return true;
}

/* The place inside for wings of that size, clear of what else is there, that is nearest to the name. */
static bool find_perch(const struct dd_board *b, int area, int size, struct perch *out)
{
	struct box box[BOXES];
	struct figure_point m = b->shape[area].middle;
	int n = boxes_of(b, area, box), best = INT_MAX;

	for (int y = -AROUND; y <= AROUND; y += PACE)
		for (int x = -AROUND; x <= AROUND; x += PACE) {
			struct perch p = {{m.x + x, m.y + y}, size};
			int up = y - b->size->name_y + b->size->name / 3;
			int far = x * x + up * up;
			if (far >= best || !is_free(box, n, x, y, size) ||
			    !fits_wings(&b->shape[area], &p))
				continue;
			best = far;
			*out = p;
		}
	return best < INT_MAX;
}

/* As large as there is room for; below the counters where there is none. */
static struct perch perch_in(const struct dd_board *b, int area)
{
	const struct dd_size *z = b->size;
	struct figure_point m = b->shape[area].middle;
	struct perch p = {{m.x, m.y + z->counters_y + z->counter * 7 / 4},
			  z->wings_least};

	for (int size = z->wings_most; size >= z->wings_least; size--)
		if (find_perch(b, area, size, &p))
			break;
	return p;
}

struct figure_area dd_board_wings(const struct dd_board *b)
{
	struct perch p = perch_in(b, dd_dragon_area(b->t->dragon));

	return (struct figure_area){p.at.x - 16 * p.size / 8, p.at.y - p.size,
				    32 * p.size / 8, 18 * p.size / 8};
}

void dd_board_dragon(const struct dd_board *b, int32_t ink)
{
	struct perch p = perch_in(b, dd_dragon_area(b->t->dragon));
	struct figure_point at[WINGS];

	for (int i = 0; i < WINGS; i++) {
		at[i].x = p.at.x + wings[i].x * p.size / 8;
		at[i].y = p.at.y + wings[i].y * p.size / 8;
	}
	figure_polygon(b->f, at, WINGS,
		       (struct figure_paint){.fill = ink, .stroke = FIGURE_NONE});
}

/* The fire of the Red Dragon -------------------------------------------------------------------- */

static const struct figure_point flame[] = {{0, 12}, {-6, 9}, {-8, 3}, {-4, -3},
					    {-3, 2}, {0, -9}, {5, -2}, {6, -5},
					    {8, 4},  {6, 9}};
enum { FLAME = sizeof flame / sizeof *flame };

static struct figure_point of_flame(const struct dd_board *b, struct figure_point p,
				    int i)
{
	int part = b->size->sign_part;

	return (struct figure_point){p.x + flame[i].x * part / 8,
				     p.y + flame[i].y * part / 8};
}

/* Does it lie inside the region there, clear of the counters? */
static bool has_room_for_flame(const struct dd_board *b, int area,
			       struct figure_point p)
{
	const struct dd_shape *s = &b->shape[area];
	struct dd_counters c = dd_counters_in(b, area);
	int half = c.columns * b->size->step / 2, part = b->size->sign_part;
	int off = p.x - s->middle.x, top = p.y - s->middle.y - 9 * part / 8;
	int under =
		b->size->counters_y + (c.rows - 1) * b->size->step + b->size->counter;

	for (int i = 0; i < FLAME; i++) {
		struct figure_point at = of_flame(b, p, i);
		if (!dd_shape_has(s, at.x - 1, at.y) ||
		    !dd_shape_has(s, at.x + 1, at.y))
			return false;
	}
	return !c.n || off + part <= -half || off - part >= half || top >= under;
}

void dd_board_fire(const struct dd_board *b, int area, int32_t ink)
{
	const struct dd_size *z = b->size;
	struct figure_point m = b->shape[area].middle, at[FLAME];
	struct figure_point want = {m.x, m.y + z->counters_y}, p;
	int best = INT_MAX;

	if (dd_counters_in(b, area).n)
		want.x += z->fire_x;
	p = want;
	for (int y = 0; y <= AROUND; y += PACE)
		for (int x = -AROUND; x <= AROUND; x++) {
			struct figure_point here = {m.x + x, want.y + y};
			int far = (here.x - want.x) * (here.x - want.x) + y * y;
			if (far < best && has_room_for_flame(b, area, here)) {
				best = far;
				p = here;
			}
		}
	for (int i = 0; i < FLAME; i++)
		at[i] = of_flame(b, p, i);
	figure_polygon(b->f, at, FLAME,
		       (struct figure_paint){.fill = ink, .stroke = FIGURE_NONE});
}
