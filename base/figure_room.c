/* Room on a figure: see figure_room.h.
 * SPDX-License-Identifier: ISC */
#include "base/figure_room.h"

#include <limits.h>

#include "base/arena.h"
#include "base/figure_ring.h"

enum {
	CELL = 2,  /* units */
	STEP = 5,  /* units from look to look along a way that is looked for */
	TAKE = 3,  /* ... that is taken */
	WORD = 64, /* cells that are looked at in one */
	ALL = 999, /* hits of what lies outside */
};

/* The costs of a path: a cell with a mark, a cell with a line, each bend, and each
 * candidate after the first. LENGTH units of length cost one. */
enum { ON_MARK = 500, ON_LINE = 4, BEND = 3, LATER = 5, LENGTH = 2, TURN_BACK = 60 };

struct figure_room figure_room(struct arena *a, int width, int height)
{
	struct figure_room r = {.across = (width + CELL - 1) / CELL,
				.down = (height + CELL - 1) / CELL};

	r.words = (r.across + WORD - 1) / WORD;
	for (int i = 0; i < FIGURE_LAYERS; i++) {
		r.taken[i] = arena_array(a, uint16_t, (size_t)(r.across * r.down));
		r.bits[i] = arena_array(a, uint64_t, (size_t)(r.words * r.down));
	}
	return r;
}

struct cells {
	int left, right, top, bottom; /* the last ones are inside */
};

static int cell_of(int at)
{
	return at >= 0 ? at / CELL : -1;
}

static struct cells cells_of(struct figure_area b)
{
	return (struct cells){cell_of(b.x), cell_of(b.x + b.width - 1), cell_of(b.y),
			      cell_of(b.y + b.height - 1)};
}

static bool is_inside(const struct figure_room *r, const struct cells *c)
{
	return c->left >= 0 && c->top >= 0 && c->right < r->across &&
	       c->bottom < r->down;
}

static struct cells clipped(const struct figure_room *r, struct cells c)
{
	c.left = c.left < 0 ? 0 : c.left;
	c.top = c.top < 0 ? 0 : c.top;
	c.right = c.right < r->across ? c.right : r->across - 1;
	c.bottom = c.bottom < r->down ? c.bottom : r->down - 1;
	return c;
}

void figure_take_area(struct figure_room *r, enum figure_layer layer,
		      struct figure_area area, int by)
{
	struct cells c = clipped(r, cells_of(area));

	for (int y = c.top; y <= c.bottom; y++)
		for (int x = c.left; x <= c.right; x++) {
			uint16_t *t = &r->taken[layer][y * r->across + x];
			uint64_t *word = &r->bits[layer][y * r->words + x / WORD];
			uint64_t bit = (uint64_t)1 << x % WORD;
			*t = (uint16_t)(*t + by);
			*word = *t ? *word | bit : *word & ~bit;
		}
}

/* Returns the part of a disc that lies in the row of cells at `y`, and moves `y` to the
 * next row. */
static struct figure_area row_of_disc(struct figure_point middle, int radius, int *y)
{
	int top = *y - middle.y, bottom = (*y / CELL + 1) * CELL - 1 - middle.y;
	int off = top > 0 ? top : bottom < 0 ? bottom : 0;
	int half = (int)figure_root((int64_t)radius * radius - off * off);
	struct figure_area row = {middle.x - half, *y, 2 * half + 1, 1};

	*y = (*y / CELL + 1) * CELL;
	return row;
}

void figure_take_disc(struct figure_room *r, enum figure_layer layer,
		      struct figure_point middle, int radius, int by)
{
	for (int y = middle.y - radius; y < middle.y + radius;)
		figure_take_area(r, layer, row_of_disc(middle, radius, &y), by);
}

static int ones(uint64_t word)
{
	int n = 0;

	for (; word; word &= word - 1)
		n++;
	return n;
}

/* Cells of a layer that are taken. */
static int taken_in(const struct figure_room *r, enum figure_layer layer,
		    const struct cells *c)
{
	int first = c->left / WORD, last = c->right / WORD, n = 0;
	uint64_t from = ~(uint64_t)0 << c->left % WORD;
	uint64_t to = ~(uint64_t)0 >> (WORD - 1 - c->right % WORD);

	for (int y = c->top; y <= c->bottom; y++) {
		const uint64_t *row = &r->bits[layer][y * r->words];
		if (first == last) {
			n += ones(row[first] & from & to);
			continue;
		}
		n += ones(row[first] & from) + ones(row[last] & to);
		for (int i = first + 1; i < last; i++)
			n += ones(row[i]);
	}
	return n;
}

int figure_area_hits(const struct figure_room *r, enum figure_layer layer,
		     struct figure_area area)
{
	struct cells c = cells_of(area);

	return is_inside(r, &c) ? taken_in(r, layer, &c) : ALL;
}

static struct figure_area around(struct figure_point p, int half)
{
	return (struct figure_area){p.x - half, p.y - half, 2 * half + 1, 2 * half + 1};
}

void figure_take_bow(struct figure_room *r, enum figure_layer layer,
		     const struct figure_bow *b, int width, int by)
{
	int n = figure_bow_length(b) / TAKE + 1;

	for (int i = 0; i <= n; i++)
		figure_take_area(r, layer, around(figure_bow_at(b, i, n), width / 2),
				 by);
}

int figure_bow_hits(const struct figure_room *r, enum figure_layer layer,
		    const struct figure_bow *b, int width)
{
	int n = figure_bow_length(b) / TAKE + 1, hits = 0;

	for (int i = 0; i <= n; i++)
		hits += figure_area_hits(r, layer,
					 around(figure_bow_at(b, i, n), width / 2));
	return hits;
}

/* Ways ------------------------------------------------------------------------- */

/* How far a bow is drawn aside, in sixteenths of the way from end to end; towards the
 * middle first, and the most pleasing first. */
static const int8_t bends[] = {4, 2, 6, 0, 9, -3, 12, -6, 15, -9, -12, -15};
enum { BENDS = sizeof bends / sizeof *bends };

static struct figure_bow bent(struct figure_point p, struct figure_point q, int bend,
			      struct figure_point middle)
{
	struct figure_point half = {(p.x + q.x) / 2, (p.y + q.y) / 2};
	int dx = q.x - p.x, dy = q.y - p.y;
	/* The side on which the middle lies. */
	int64_t cross = (int64_t)dx * (middle.y - p.y) - (int64_t)dy * (middle.x - p.x);

	if (cross < 0)
		bend = -bend;
	return (struct figure_bow){
		p, {half.x - dy * bend / 16, half.y + dx * bend / 16}, q};
}

/* Shares of the way, in sixteenths, in which a tributary turns into its stream. */
static const int8_t turns[] = {7, 5, 9, 3, 11, 13, 2, 16};
enum { TURNS = sizeof turns / sizeof *turns };

/* Halfway between the stream's heading and its own: it flows in without a hook. */
static struct figure_bow arriving(struct figure_point p, struct figure_point q,
				  struct figure_point heading, int turn)
{
	struct figure_bow straight = {p, p, q};
	struct figure_point own = figure_bow_heading(&straight, 1, 1);
	int by = figure_distance(p, q) * turn / 16;

	return (struct figure_bow){p,
				   {q.x - (heading.x + own.x) * by / (2 * FIGURE_ONE),
				    q.y - (heading.y + own.y) * by / (2 * FIGURE_ONE)},
				   q};
}

static int n_shapes(const struct figure_search *s)
{
	return s->heading ? TURNS : BENDS;
}

static struct figure_bow shape(const struct figure_search *s, int from, int to, int i)
{
	if (s->heading)
		return arriving(s->from[from], s->to[to], s->heading[to], turns[i]);
	return bent(s->from[from], s->to[to], bends[i], s->middle);
}

/* Cells that are taken, of both layers at once: marks count in `on`. */
static int looked_at(const struct figure_room *r, struct figure_area area, bool marks,
		     int *on)
{
	struct cells c = cells_of(area);

	if (!is_inside(r, &c)) {
		*on += ALL;
		return 0;
	}
	if (marks)
		*on += taken_in(r, FIGURE_MARKS, &c);
	return taken_in(r, FIGURE_LINES, &c);
}

static bool is_near(struct figure_point p, struct figure_point q, int by)
{
	int64_t dx = p.x - q.x, dy = p.y - q.y;

	return dx * dx + dy * dy <= (int64_t)by * by;
}

/* A sharp turn looks like a mistake. */
static int turn_costs(const struct figure_bow *b)
{
	int64_t x = b->towards.x - b->from.x, y = b->towards.y - b->from.y;
	int64_t u = b->to.x - b->towards.x, v = b->to.y - b->towards.y;

	return x * u + y * v < 0 ? TURN_BACK : 0;
}

static int costs(const struct figure_room *r, const struct figure_search *s,
		 const struct figure_bow *b, int cost, int most, int *hits)
{
	int length = figure_bow_length(b), half = s->width / 2;
	int step = half > STEP ? half : STEP, n = length / step + 1;

	*hits = 0;
	cost += length / LENGTH + turn_costs(b);
	for (int i = 0; i <= n && cost < most; i++) {
		struct figure_point p = figure_bow_at(b, i, n);
		int on = 0;
		cost += looked_at(r, around(p, half),
				  !is_near(p, b->to, s->lead + half), &on) *
			ON_LINE;
		*hits += on;
		cost += on * ON_MARK;
	}
	return cost;
}

static int disc_hits(const struct figure_room *r, enum figure_layer layer,
		     struct figure_point middle, int radius)
{
	int hits = 0;

	for (int y = middle.y - radius; y < middle.y + radius;)
		hits += figure_area_hits(r, layer, row_of_disc(middle, radius, &y));
	return hits;
}

static int start_costs(const struct figure_room *r, const struct figure_search *s,
		       int from, int *hits)
{
	*hits = 0;
	if (!s->start)
		return from * LATER;
	*hits = disc_hits(r, FIGURE_MARKS, s->from[from], s->start) +
		disc_hits(r, FIGURE_LINES, s->from[from], s->start);
	return *hits * ON_MARK + from * LATER;
}

struct best {
	struct figure_found found;
	int least;
};

static void try_all(const struct figure_room *r, const struct figure_search *s,
		    struct best *best)
{
	for (int from = 0; from < s->n_from; from++) {
		int start_hits, hits, at = start_costs(r, s, from, &start_hits);
		for (int to = 0; to < s->n_to; to++) {
			int so_far = at + to * LATER;
			/* No way is shorter than the straight one. */
			int straight =
				figure_distance(s->from[from], s->to[to]) / LENGTH;
			for (int i = 0; i < n_shapes(s) &&
					so_far + straight + i * BEND < best->least;
			     i++) {
				struct figure_bow b = shape(s, from, to, i);
				int cost = costs(r, s, &b, so_far + i * BEND,
						 best->least, &hits);
				if (cost >= best->least)
					continue;
				best->least = cost;
				best->found = (struct figure_found){b, from, to,
								    hits + start_hits};
			}
		}
	}
}

struct figure_found figure_find_way(const struct figure_room *r,
				    const struct figure_search *s)
{
	struct best best = {{.hits = ALL}, INT_MAX};

	try_all(r, s, &best);
	return best.found;
}

int figure_find_area(const struct figure_room *r, const struct figure_area *areas,
		     int n)
{
	for (int i = 0; i < n; i++)
		if (!figure_area_hits(r, FIGURE_MARKS, areas[i]) &&
		    !figure_area_hits(r, FIGURE_LINES, areas[i]))
			return i;
	return -1;
}
