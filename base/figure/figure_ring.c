/* A ring: see figure_ring.h.
 * SPDX-License-Identifier: ISC */
#include "base/figure/figure_ring.h"

enum {
	TURN = 65536, /* angles: a whole turn */
	QUARTER = TURN / 4,
	STEP = QUARTER / 64,
	RADIAN = 10430, /* TURN / (2 pi) */
	BAND = 24,      /* units of a band that are drawn as one curve */
};

/* The sine of a quarter in 64 steps, in FIGURE_ONE. */
static const int16_t sines[] = {
	0,    101,  201,  301,  401,  501,  601,  700,  799,  897,  995,  1092, 1189,
	1285, 1380, 1474, 1567, 1660, 1751, 1842, 1931, 2019, 2106, 2191, 2276, 2359,
	2440, 2520, 2598, 2675, 2751, 2824, 2896, 2967, 3035, 3102, 3166, 3229, 3290,
	3349, 3406, 3461, 3513, 3564, 3612, 3659, 3703, 3745, 3784, 3822, 3857, 3889,
	3920, 3948, 3973, 3996, 4017, 4036, 4052, 4065, 4076, 4085, 4091, 4095, 4096};

static int sine(int angle)
{
	int quarter = angle / QUARTER % 4, rest = angle % QUARTER;

	if (quarter % 2)
		rest = QUARTER - rest;
	int i = rest / STEP, part = rest % STEP;
	int v = sines[i] + (part ? (sines[i + 1] - sines[i]) * part / STEP : 0);
	return quarter >= 2 ? -v : v;
}

/* A quarter of the round ends. */
static int quarter_of(const struct figure_ring *r)
{
	return r->radius * 11 / 7;
}

int figure_ring_length(const struct figure_ring *r)
{
	return 4 * quarter_of(r) + 2 * r->straight;
}

static struct figure_spot on_side(const struct figure_ring *r, int side, int down)
{
	return (struct figure_spot){
		{r->middle.x + side * r->radius, r->middle.y + down},
		{side * FIGURE_ONE, 0}};
}

static int rounded(int n)
{
	return (n >= 0 ? n + FIGURE_ONE / 2 : n - FIGURE_ONE / 2) / FIGURE_ONE;
}

static struct figure_spot on_end(const struct figure_ring *r, int angle, int down)
{
	int x = sine(angle), y = -sine(angle + QUARTER);

	return (struct figure_spot){{r->middle.x + rounded(x * r->radius),
				     r->middle.y + down + rounded(y * r->radius)},
				    {x, y}};
}

static int angle_of(const struct figure_ring *r, int along)
{
	return along * RADIAN / r->radius;
}

struct figure_spot figure_ring_spot(const struct figure_ring *r, int along, int out)
{
	int length = figure_ring_length(r), q = quarter_of(r), s = r->straight;
	struct figure_spot spot;

	along = (along % length + length) % length;
	if (along < q)
		spot = on_end(r, angle_of(r, along), -s / 2);
	else if (along < q + s)
		spot = on_side(r, 1, along - q - s / 2);
	else if (along < 3 * q + s)
		spot = on_end(r, QUARTER + angle_of(r, along - q - s), s / 2);
	else if (along < 3 * q + 2 * s)
		spot = on_side(r, -1, s / 2 - (along - 3 * q - s));
	else
		spot = on_end(r, 3 * QUARTER + angle_of(r, along - 3 * q - 2 * s),
			      -s / 2);
	spot.at = figure_spot_beside(&spot, out, 0);
	return spot;
}

struct figure_point figure_spot_beside(const struct figure_spot *s, int by, int aside)
{
	return (struct figure_point){
		s->at.x + (s->out.x * by - s->out.y * aside) / FIGURE_ONE,
		s->at.y + (s->out.y * by + s->out.x * aside) / FIGURE_ONE};
}

void figure_ring_band(struct figure *f, const struct figure_ring *r, int from, int to,
		      struct figure_paint paint)
{
	int n = (to - from + BAND - 1) / BAND;

	for (int i = 0; i < n; i++) {
		int a = from + (to - from) * i / n,
		    b = from + (to - from) * (i + 1) / n;
		struct figure_point p = figure_ring_spot(r, a, 0).at;
		struct figure_point q = figure_ring_spot(r, b, 0).at;
		struct figure_point m = figure_ring_spot(r, (a + b) / 2, 0).at;
		/* The curve goes through the place between. */
		figure_curve(f, p,
			     (struct figure_point){2 * m.x - (p.x + q.x) / 2,
						   2 * m.y - (p.y + q.y) / 2},
			     q, false, paint);
	}
}
