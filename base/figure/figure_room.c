/* Room on a figure: see figure_room.h.
 * SPDX-License-Identifier: ISC */
#include "base/figure/figure_room.h"

#include <assert.h>
#include <endian.h>
#include <limits.h>
#include <string.h>

#include "base/arena.h"
#include "base/figure/figure_ring.h"

enum {
	CELL = 2,   /* units */
	STEP = 5,   /* units from look to look along a way that is looked for */
	TAKE = 3,   /* ... that is taken */
	CHUNK = 56, /* cells that are looked at in one, from any column */
	SPREAD = 6, /* looks along a way begin this far apart, and fill in later */
};

/* The costs of a path: a cell with a line, each bend, and each candidate after the first.
 * LENGTH units of length cost one. A path over a mark is not taken. */
enum { ON_LINE = 4, BEND = 3, LATER = 5, LENGTH = 2, TURN_BACK = 60 };

struct figure_room figure_room(struct arena *a, int width, int height)
{
	struct figure_room r = {.across = (width + CELL - 1) / CELL,
				.down = (height + CELL - 1) / CELL};

	/* Pairs of words. A chunk may begin in the last byte that has cells. */
	r.row = (r.across / 8 + (int)sizeof(uint64_t) + 15) / 16 * 2;
	for (int i = 0; i < FIGURE_LAYERS; i++) {
		r.bits[i] = arena_array(a, uint64_t, (size_t)(r.row * r.down));
		r.wide[i] = arena_new(a, struct figure_wide);
		r.wide[i]->bits =
			arena_room(a, (size_t)(r.row * r.down) * sizeof(uint64_t));
	}
	return r;
}

struct figure_room figure_room_copy(struct arena *a, const struct figure_room *of)
{
	struct figure_room r = *of;
	size_t words = (size_t)(r.row * r.down);

	for (int i = 0; i < FIGURE_LAYERS; i++) {
		r.bits[i] = arena_room(a, words * sizeof *r.bits[i]);
		memcpy(r.bits[i], of->bits[i], words * sizeof *r.bits[i]);
	}
	return r;
}

/* A row of a layer: eight cells a byte, the left one lowest. */
static uint8_t *row_of(const struct figure_room *r, uint64_t *const layer, int y)
{
	return (uint8_t *)(layer + y * r->row);
}

struct cells {
	int left, right, top, bottom; /* the last ones are inside */
};

static int cell_of(int at)
{
	return at >= 0 ? (int)((unsigned)at / CELL) : -1;
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

/* A bit for each of `n` columns, CHUNK at most. */
static uint64_t columns_of(int n)
{
	return ((uint64_t)1 << (n < CHUNK ? n : CHUNK)) - 1;
}

void figure_take_area(struct figure_room *r, enum figure_layer layer,
		      struct figure_area area)
{
	struct cells c = clipped(r, cells_of(area));
	size_t below = (size_t)r->row * sizeof *r->bits[layer];

	r->wide[layer]->of = NULL;
	for (int left = c.left; left <= c.right && c.top <= c.bottom; left += CHUNK) {
		uint8_t *at = row_of(r, r->bits[layer], c.top) + left / 8;
		uint64_t columns = htole64(columns_of(c.right - left + 1) << left % 8);
		for (int y = c.top; y <= c.bottom; y++, at += below) {
			uint64_t word;
			memcpy(&word, at, sizeof word);
			word |= columns;
			memcpy(at, &word, sizeof word);
		}
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
		      struct figure_point middle, int radius)
{
	for (int y = middle.y - radius; y < middle.y + radius;)
		figure_take_area(r, layer, row_of_disc(middle, radius, &y));
}

/* Bits that are set: counted in pairs, then in fours, then in bytes. */
static int ones(uint64_t word)
{
	word -= word >> 1 & 0x5555555555555555;
	word = (word & 0x3333333333333333) + (word >> 2 & 0x3333333333333333);
	word = (word + (word >> 4)) & 0x0f0f0f0f0f0f0f0f;
	return (int)(word * 0x0101010101010101 >> 56);
}

/* Those columns of a row, from `left`, that are taken. */
static uint64_t taken_in(const uint8_t *row, int left, uint64_t columns)
{
	unsigned from = (unsigned)left;
	uint64_t word;

	memcpy(&word, row + from / 8, sizeof word);
	return le64toh(word) >> from % 8 & columns;
}

bool figure_area_is_free(const struct figure_room *r, enum figure_layer layer,
			 struct figure_area area)
{
	struct cells c = cells_of(area);
	size_t below = (size_t)r->row * sizeof *r->bits[layer];

	if (!is_inside(r, &c))
		return false;
	for (int left = c.left; left <= c.right; left += CHUNK) {
		uint64_t columns = columns_of(c.right - left + 1);
		const uint8_t *row = row_of(r, r->bits[layer], c.top);
		for (int y = c.top; y <= c.bottom; y++, row += below)
			if (taken_in(row, left, columns))
				return false;
	}
	return true;
}

static struct figure_area around(struct figure_point p, int half)
{
	return (struct figure_area){p.x - half, p.y - half, 2 * half + 1, 2 * half + 1};
}

void figure_take_bow(struct figure_room *r, enum figure_layer layer,
		     const struct figure_bow *b, int width)
{
	int n = figure_bow_length(b) / TAKE + 1;
	struct figure_steps steps = figure_bow_steps(b, n);

	for (int i = 0; i <= n; i++)
		figure_take_area(r, layer,
				 around(figure_bow_step(&steps, i), width / 2));
}

static bool is_near(struct figure_point p, struct figure_point q, int by)
{
	int64_t dx = p.x - q.x, dy = p.y - q.y;

	return dx * dx + dy * dy <= (int64_t)by * by;
}

bool figure_bow_is_free(const struct figure_room *r, enum figure_layer layer,
			const struct figure_bow *b, int width, int lead)
{
	int n = figure_bow_length(b) / TAKE + 1;
	struct figure_steps steps = figure_bow_steps(b, n);

	for (int i = 0; i <= n; i++) {
		struct figure_point p = figure_bow_step(&steps, i);
		if (!figure_area_is_free(r, layer, around(p, width / 2)) &&
		    !(lead && is_near(p, b->to, lead + width / 2)))
			return false;
	}
	return true;
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

static int n_shapes(const struct figure_search *s)
{
	return s->heading ? TURNS : BENDS;
}

static struct figure_bow shape(const struct figure_search *s, int from, int to, int i,
			       int straight)
{
	if (s->heading)
		return figure_bow_arriving(s->from[from], s->to[to], s->heading[to],
					   straight * turns[i] / 16);
	return bent(s->from[from], s->to[to], bends[i], s->middle);
}

/* Rows of words: each of `of`, and in it what is set `below` words later. `to` may be `of`. */
static void join(uint64_t *to, const uint64_t *of, int words, int below)
{
	for (int i = 0; i < words; i += 2) { /* pairs are joined in one step */
		uint64_t one = of[i] | of[i + below];
		uint64_t two = of[i + 1] | of[i + 1 + below];
		to[i] = one;
		to[i + 1] = two;
	}
}

/* A way is looked at in squares that are as wide as it. Before, both layers are widened, so that a look reads one row
 * instead of all of its square. */
static void widen(const struct figure_room *r, enum figure_layer layer, int side)
{
	uint64_t *wide = r->wide[layer]->bits, *of = r->bits[layer];
	size_t all = (size_t)(r->row * r->down);

	if (r->wide[layer]->of == of && r->wide[layer]->side == side)
		return;
	r->wide[layer]->of = of;
	r->wide[layer]->side = side;

	if (side == 1 || r->down == 1)
		memcpy(wide, of, all * sizeof *wide);
	for (int has = 1, by; has < side && has < r->down; has += by, of = wide) {
		by = has < side - has ? has : side - has;
		int whole = r->row * (r->down - by);
		join(wide, of, whole, r->row * by);
		/* The last rows have nothing below them. */
		if (of != wide)
			memcpy(wide + whole, of + whole,
			       (size_t)(r->row * by) * sizeof *wide);
	}
}

/* Returns the cells with lines in a look of `side` rows: as many rows as a word has room for are counted in one. */
static int lines_in(const struct figure_room *r, int left, int top, int side,
		    uint64_t columns)
{
	enum { WORD = 64 };
	const size_t below = (size_t)r->row * sizeof *r->bits[FIGURE_LINES];
	uint64_t some = 0;
	int n = 0, bits = 0;

	if (!taken_in(row_of(r, r->wide[FIGURE_LINES]->bits, top), left, columns))
		return 0;
	const uint8_t *row = row_of(r, r->bits[FIGURE_LINES], top);
	for (int y = 0; y < side; y++, row += below) {
		bits += side;
		if (bits > WORD) {
			n += ones(some);
			some = 0;
			bits = side;
		}
		some = some << side | taken_in(row, left, columns);
	}
	return n + ones(some);
}

/* Returns its cost, or `most` where that is not lower or it lies on a mark: looks far apart find one soonest. At its end it
 * may touch what it leads to. `straight`: how far its ends are apart. */
static int costs(const struct figure_room *r, const struct figure_search *s,
		 const struct figure_bow *b, int straight, int cost, int most)
{
	int length = figure_bow_length_of(b, straight);
	int half = s->width / 2, side = half + 1;
	int step = half > STEP ? half : STEP, n = length / step + 1;
	int right = r->across - side, bottom = r->down - side; /* of the last looks */
	uint64_t columns = columns_of(side);

	/* A sharp turn looks like a mistake. */
	cost += length / LENGTH;
	if (cost >= most || (figure_bow_turns_back(b) && (cost += TURN_BACK) >= most))
		return most;
	struct figure_steps steps = figure_bow_steps(b, n);
	for (int first = 0; first < SPREAD; first++)
		for (int i = first; i <= n && cost < most; i += SPREAD) {
			struct figure_point p = figure_bow_step(&steps, i);
			int x = p.x - half, y = p.y - half;
			int left = (int)((unsigned)x / CELL),
			    top = (int)((unsigned)y / CELL);
			if ((x | y) < 0 || left > right || top > bottom ||
			    (taken_in(row_of(r, r->wide[FIGURE_MARKS]->bits, top), left,
				      columns) &&
			     !is_near(p, b->to, s->lead + half)))
				return most;
			if (!s->any)
				cost += lines_in(r, left, top, side, columns) * ON_LINE;
		}
	return cost < most ? cost : most;
}

static bool disc_is_free(const struct figure_room *r, struct figure_point middle,
			 int radius)
{
	for (int y = middle.y - radius; y < middle.y + radius;) {
		struct figure_area row = row_of_disc(middle, radius, &y);
		if (!figure_area_is_free(r, FIGURE_MARKS, row) ||
		    !figure_area_is_free(r, FIGURE_LINES, row))
			return false;
	}
	return true;
}

/* The ways from one place to another, and whether one of them is better than the best. */
static void try_shapes(const struct figure_room *r, const struct figure_search *s,
		       int from, int to, struct figure_found *best, int *least)
{
	int so_far = (from + to) * LATER;
	/* No way is shorter than the straight one. */
	int straight = figure_distance(s->from[from], s->to[to]);

	for (int i = 0;
	     i < n_shapes(s) && so_far + straight / LENGTH + i * BEND < *least &&
	     !(s->any && best->found);
	     i++) {
		struct figure_bow b = shape(s, from, to, i, straight);
		int cost = costs(r, s, &b, straight, so_far + i * BEND, *least);
		if (cost >= *least)
			continue;
		*least = cost;
		*best = (struct figure_found){true, b, from, to};
	}
}

struct figure_found figure_find_way(const struct figure_room *r,
				    const struct figure_search *s)
{
	struct figure_found best = {0};
	int least = INT_MAX / 2;

	assert(s->width <= FIGURE_WAY_WIDEST);
	for (int i = 0; i < (s->any ? FIGURE_LINES : FIGURE_LAYERS); i++)
		widen(r, (enum figure_layer)i, s->width / 2 + 1);
	for (int from = 0;
	     from < s->n_from && from * LATER < least && !(s->any && best.found);
	     from++)
		if (!s->start || disc_is_free(r, s->from[from], s->start))
			for (int to = 0; to < s->n_to; to++)
				try_shapes(r, s, from, to, &best, &least);
	return best;
}

int figure_find_area(const struct figure_room *r, const struct figure_area *areas,
		     int n)
{
	for (int i = 0; i < n; i++)
		if (figure_area_is_free(r, FIGURE_MARKS, areas[i]) &&
		    figure_area_is_free(r, FIGURE_LINES, areas[i]))
			return i;
	return -1;
}
