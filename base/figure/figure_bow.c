/* Bows and ribbons: see figure_bow.h.
 * SPDX-License-Identifier: ISC */
#include "base/figure/figure_bow.h"

#include <assert.h>

#include "base/figure/figure_ring.h"

enum {
	RIM = 2,      /* of a ribbon, on each side */
	HEAD_OUT = 4, /* that an arrow is wider on each side */
};

/* The machine's root is rounded in one way everywhere, and right up to 2 to the 52nd: far more than a drawing has. */
int64_t figure_root(int64_t n)
{
	return n > 0 ? (int64_t)__builtin_sqrt((double)n) : 0;
}

int figure_distance(struct figure_point p, struct figure_point q)
{
	int64_t dx = q.x - p.x, dy = q.y - p.y;

	return (int)figure_root(dx * dx + dy * dy);
}

/* To the nearest whole number; `of` is above 0. */
static int share(int64_t n, int64_t of)
{
	return (int)((n >= 0 ? n + of / 2 : n - of / 2) / of);
}

/* The point that belongs to two places of a curve (its blossom): if they are one, the
 * point of the curve there. */
static struct figure_point blossom(const struct figure_bow *b, int s, int t, int whole)
{
	int64_t u = whole - s, v = whole - t;
	int64_t one = u * v, two = u * t + v * s, three = (int64_t)s * t;
	int64_t of = (int64_t)whole * whole;

	return (struct figure_point){
		share(one * b->from.x + two * b->towards.x + three * b->to.x, of),
		share(one * b->from.y + two * b->towards.y + three * b->to.y, of)};
}

/* The same as the blossom of one place, by powers of the place and in smaller numbers: ways are looked for with it. */
struct figure_steps figure_bow_steps(const struct figure_bow *b, int whole)
{
	struct figure_point p = b->from, q = b->towards, r = b->to;

	return (struct figure_steps){
		.of = whole * whole,
		.square = {p.x - 2 * q.x + r.x, p.y - 2 * q.y + r.y},
		.once = {2 * whole * (q.x - p.x), 2 * whole * (q.y - p.y)},
		.start = {whole * whole * p.x, whole * whole * p.y},
	};
}

struct figure_point figure_bow_at(const struct figure_bow *b, int part, int whole)
{
	struct figure_steps s = figure_bow_steps(b, whole);

	return figure_bow_step(&s, part);
}

static struct figure_point unit(int64_t x, int64_t y)
{
	int64_t length = figure_root(x * x + y * y);

	if (length == 0)
		return (struct figure_point){0, 0};
	return (struct figure_point){share(x * FIGURE_ONE, length),
				     share(y * FIGURE_ONE, length)};
}

struct figure_point figure_bow_heading(const struct figure_bow *b, int part, int whole)
{
	int64_t u = whole - part;
	int64_t x = u * (b->towards.x - b->from.x) +
		    (int64_t)part * (b->to.x - b->towards.x);
	int64_t y = u * (b->towards.y - b->from.y) +
		    (int64_t)part * (b->to.y - b->towards.y);

	if (x == 0 && y == 0)
		return unit(b->to.x - b->from.x, b->to.y - b->from.y);
	return unit(x, y);
}

int figure_bow_length_of(const struct figure_bow *b, int straight)
{
	return (figure_distance(b->from, b->towards) +
		figure_distance(b->towards, b->to) + 2 * straight) /
		       3 +
	       1;
}

int figure_bow_length(const struct figure_bow *b)
{
	return figure_bow_length_of(b, figure_distance(b->from, b->to));
}

struct figure_bow figure_bow_piece(const struct figure_bow *b, int from, int to)
{
	return (struct figure_bow){blossom(b, from, from, FIGURE_WAY),
				   blossom(b, from, to, FIGURE_WAY),
				   blossom(b, to, to, FIGURE_WAY)};
}

/* Right of a heading: x goes right, y goes down. */
static struct figure_point right_of(struct figure_point p, struct figure_point heading,
				    int by)
{
	return (struct figure_point){p.x - share((int64_t)heading.y * by, FIGURE_ONE),
				     p.y + share((int64_t)heading.x * by, FIGURE_ONE)};
}

/* Ends move across their heading, the point between to where the moved headings meet. */
struct figure_bow figure_bow_beside(const struct figure_bow *b, int by)
{
	struct figure_point h = figure_bow_heading(b, 0, 1);
	struct figure_point k = figure_bow_heading(b, 1, 1);
	int64_t x = h.x + k.x, y = h.y + k.y, square = x * x + y * y;
	struct figure_bow out = {right_of(b->from, h, by), b->towards,
				 right_of(b->to, k, by)};

	if (square < FIGURE_ONE) /* it turns back: nothing is right of it */
		return out;
	out.towards.x -= share(2 * y * by * FIGURE_ONE, square);
	out.towards.y += share(2 * x * by * FIGURE_ONE, square);
	return out;
}

struct figure_bow figure_bow_arriving(struct figure_point p, struct figure_point q,
				      struct figure_point heading, int by)
{
	struct figure_bow straight = {p, p, q};
	struct figure_point own = figure_bow_heading(&straight, 1, 1);

	return (struct figure_bow){p,
				   {q.x - (heading.x + own.x) * by / (2 * FIGURE_ONE),
				    q.y - (heading.y + own.y) * by / (2 * FIGURE_ONE)},
				   q};
}

bool figure_bow_turns_back(const struct figure_bow *b)
{
	int64_t x = b->towards.x - b->from.x, y = b->towards.y - b->from.y;
	int64_t u = b->to.x - b->towards.x, v = b->to.y - b->towards.y;

	return x * u + y * v < 0;
}

/* Rides ----------------------------------------------------------------------- */

enum {
	PLACES = 128, /* of a curve: two or three units apart */
	COARSE = 8,   /* places that the first look leaves out */
	STEP = 3,     /* units from look to look along a curve */
};

static int64_t square(struct figure_point p, struct figure_point q)
{
	int64_t dx = p.x - q.x, dy = p.y - q.y;

	return dx * dx + dy * dy;
}

/* The nearest of the places from `from` to `to`, `step` by `step`; `*least` is how near it is, squared. */
static int nearest_place(const struct figure_point on[], struct figure_point p,
			 int from, int to, int step, int64_t *least)
{
	int best = from;

	*least = INT64_MAX;
	for (int i = from; i <= to; i += step) {
		int64_t far = square(on[i], p);
		if (far < *least) {
			*least = far;
			best = i;
		}
	}
	return best;
}

/* First of a few places, then of those beside the best of them. */
static int64_t how_near(const struct figure_point on[], struct figure_point p)
{
	int64_t least;
	int about = nearest_place(on, p, 0, PLACES, COARSE, &least);
	int from = about > COARSE ? about - COARSE : 0;
	int to = about < PLACES - COARSE ? about + COARSE : PLACES;

	(void)nearest_place(on, p, from, to, 1, &least);
	return least;
}

static void find_places(const struct figure_bow *b, struct figure_point on[PLACES + 1])
{
	struct figure_steps steps = figure_bow_steps(b, PLACES);

	for (int i = 0; i <= PLACES; i++)
		on[i] = figure_bow_step(&steps, i);
}

int figure_bow_ride(const struct figure_bow *b, const struct figure_bow *along,
		    int tenths)
{
	int n = figure_bow_length(b) / STEP + 1, run = 0, longest = 0;
	struct figure_point on[PLACES + 1];

	find_places(along, on);
	n = n < PLACES ? n : PLACES;
	struct figure_steps steps = figure_bow_steps(b, n);
	int step = figure_bow_length(b) / n + 1;
	struct figure_point was = b->from;
	for (int i = 0; i <= n; i++) {
		struct figure_point p = figure_bow_step(&steps, i);
		int64_t near = how_near(on, p);
		if (near * 400 <= (int64_t)tenths * tenths) {
			run += figure_distance(was, p);
			longest = run > longest ? run : longest;
		} else {
			run = 0;
			/* No step comes nearer by more than its length. */
			i += ((int)figure_root(near) - tenths / 20 - 1) / (2 * step);
			p = figure_bow_step(&steps, i < n ? i : n);
		}
		was = p;
	}
	return longest;
}

/* Ribbons --------------------------------------------------------------------- */

int figure_ribbon_width(const struct figure_ribbon *r)
{
	int width = 0;

	for (int i = 0; i < r->n; i++)
		width += r->lane[i].width;
	return width;
}

static void stroke(struct figure *f, const struct figure_bow *b, int32_t colour,
		   int tenths, bool broken)
{
	figure_curve(f, b->from, b->towards, b->to, false,
		     (struct figure_paint){FIGURE_NONE, colour, tenths, broken});
}

/* `tip` is where it ends, `base` where the lanes end beneath it. */
static void arrow(struct figure *f, struct figure_point tip, struct figure_point base,
		  int half, int32_t colour)
{
	struct figure_bow way = {base, base, tip};
	struct figure_point h = figure_bow_heading(&way, 1, 1);
	const struct figure_point corners[] = {tip, right_of(base, h, half),
					       right_of(base, h, -half)};

	figure_polygon(f, corners, 3,
		       (struct figure_paint){colour, FIGURE_NONE, 0, false});
}

/* The part of FIGURE_WAY at which the rest is as long as an arrow. */
static int beneath(const struct figure_bow *b, int size)
{
	int part = FIGURE_WAY;

	while (part > 0 &&
	       figure_distance(figure_bow_at(b, part, FIGURE_WAY), b->to) < size)
		part--;
	return part;
}

void figure_ribbon(struct figure *f, const struct figure_ribbon *r)
{
	int width = figure_ribbon_width(r), left = -width / 2,
	    half = width / 2 + HEAD_OUT;
	int end = r->head ? beneath(&r->bow, half + 4) : FIGURE_WAY;
	struct figure_bow way = figure_bow_piece(&r->bow, 0, end);

	assert(r->n >= 1 && r->n <= FIGURE_LANES);
	if (r->edge != FIGURE_NONE)
		stroke(f, &way, r->edge, (width + 2 * RIM) * 10, false);
	for (int i = 0; i < r->n; i++) {
		struct figure_bow lane =
			figure_bow_beside(&way, left + r->lane[i].width / 2);
		left += r->lane[i].width;
		/* Neighbours overlap a little: no gap opens between whole numbers. */
		stroke(f, &lane, r->lane[i].colour, r->lane[i].width * 10 + (i ? 4 : 0),
		       r->broken);
	}
	if (r->head)
		arrow(f, r->bow.to, way.to, half, r->lane[r->leader].colour);
}
