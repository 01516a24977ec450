/* Names on the board: where each stands, and what makes room for it.
 * SPDX-License-Identifier: ISC */
#include <assert.h>
#include <limits.h>

#include "base/arena.h"
#include "base/figure/figure_bow.h"
#include "rules/dune/report/board_parts.h"
#include "rules/dune/table/view.h"

enum {
	RIM = 2 /* half of a heavy line */,
	ASIDE = 60,
	STEP = 3 /* from look to look */
};

/* Is anything in the territory? */
static bool is_empty(const struct du_table *t, int territory)
{
	for (int area = 0; area < DU_AREAS; area++)
		for (int seat = 0; seat < DU_SEATS; seat++)
			if (du_territory_of(area) == territory &&
			    (t->spice[area] || t->forces[area][seat]))
				return false;
	return true;
}

/* On a phone there is room for the names of strongholds, and of places where something is. */
bool du_is_named(const struct du_board *b, int territory)
{
	return b->size->name &&
	       (b->f->use != FIGURE_PHONE || du_is_stronghold(territory) ||
		!is_empty(b->t, territory));
}

bool du_words_meet(struct du_words p, struct du_words q)
{
	return p.x - p.half < q.x + q.half && q.x - q.half < p.x + p.half &&
	       p.y - p.high < q.y && q.y - q.high < p.y;
}

struct du_words du_name_words(const struct du_board *b, int territory,
			      struct figure_point at)
{
	return (struct du_words){at.x, at.y - b->size->name / 4,
				 figure_text_width(str_of(du_outlines[territory].name),
						   b->size->name,
						   du_is_stronghold(territory)) /
					 2,
				 b->size->name};
}

static struct figure_point drawn_at(const struct du_board *b, int territory)
{
	const struct du_outline *o = &du_outlines[territory];

	return o->n ? du_board_at(b, o->name_at)
		    : (struct figure_point){b->size->middle, b->size->middle};
}

static bool meets_stronghold(const struct du_board *b, struct du_words w)
{
	for (int i = 0; i < DU_TERRITORIES; i++)
		if (du_is_stronghold(i) &&
		    du_words_meet(w, du_name_words(b, i, drawn_at(b, i))))
			return true;
	return false;
}

/* Its heavy lines: out from the Polar Sink on both sides, and along it. */
struct storm {
	struct figure_point in, out, last_in, last_out;
};

static struct storm storm_of(const struct du_board *b)
{
	int16_t edge = (int16_t)((b->t->storm - 1) * DU_SECTOR_DEGREES);
	int16_t last = (int16_t)(edge + DU_SECTOR_DEGREES);

	return (struct storm){.in = du_board_at(b, (struct du_spot){edge, 0}),
			      .out = du_board_at(b, (struct du_spot){edge, DU_RIM}),
			      .last_in = du_board_at(b, (struct du_spot){last, 0}),
			      .last_out =
				      du_board_at(b, (struct du_spot){last, DU_RIM})};
}

static int side_of(struct figure_point from, struct figure_point to, int x, int y)
{
	int turn = (to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x);

	return (turn > 0) - (turn < 0);
}

/* Does the line lie on the words? Then not all of their corners are on one side of it. */
static bool lies_on(struct figure_point from, struct figure_point to, struct du_words w)
{
	int left = w.x - w.half - RIM, right = w.x + w.half + RIM;
	int top = w.y - w.high - RIM, bottom = w.y + RIM;

	if ((from.x < left && to.x < left) || (from.x > right && to.x > right) ||
	    (from.y < top && to.y < top) || (from.y > bottom && to.y > bottom))
		return false;
	int sides = side_of(from, to, left, top) + side_of(from, to, right, top) +
		    side_of(from, to, left, bottom) + side_of(from, to, right, bottom);
	return sides != 4 && sides != -4;
}

static bool meets_storm(const struct storm *s, struct du_words w)
{
	/* The letters themselves: their width is that of the widest font. */
	w.half = w.half * 9 / 10;
	w.high = w.high * 8 / 10;
	return lies_on(s->in, s->out, w) || lies_on(s->last_in, s->last_out, w) ||
	       lies_on(s->in, s->last_in, w);
}

static bool meets_name(const struct du_board *b, struct du_words w, int but)
{
	for (int i = 0; i < DU_TERRITORIES; i++)
		if (i != but && du_is_named(b, i) &&
		    du_words_meet(w, du_name_words(b, i, b->name_at[i])))
			return true;
	return false;
}

struct du_words du_sector_words(const struct du_board *b, int sector)
{
	const struct du_spot spot = {
		(int16_t)((sector - 1) * DU_SECTOR_DEGREES + DU_SECTOR_DEGREES / 2),
		DU_RIM + 2};
	struct figure_point at = du_board_at(b, spot);
	int digits = sector < 10 ? 1 : 2;

	return (struct du_words){at.x, at.y + b->size->name / 3,
				 digits * b->size->name * 72 / 200, b->size->name};
}

static bool meets_sector(const struct du_board *b, struct du_words w)
{
	for (int s = 1; s <= DU_SECTORS; s++)
		if (du_words_meet(w, du_sector_words(b, s)))
			return true;
	return false;
}

/* On a phone names of strongholds are large for their places, and those at the rim reach beyond it: other names make room for
 * strongholds and for the numbers of sectors, a line up or down or towards the middle. */
static struct figure_point beside_strongholds(const struct du_board *b, int territory)
{
	static const int8_t lower[] = {0, 1, -1, 2, -2}; /* lines */
	const struct figure_point at = drawn_at(b, territory);
	const int inward = at.x < b->size->middle ? STEP : -STEP;

	for (int aside = 0; aside <= ASIDE / 3; aside += STEP)
		for (size_t i = 0; i < sizeof lower; i++) {
			struct figure_point there = {
				at.x + aside / STEP * inward,
				at.y + lower[i] * (b->size->name + 1)};
			struct du_words w = du_name_words(b, territory, there);
			if (!meets_stronghold(b, w) && !meets_sector(b, w))
				return there;
		}
	return at;
}

/* Is the point within the outline? By the edges that a line from it to the right meets. */
static bool is_inside(const struct figure_point corner[], int n, struct figure_point p)
{
	bool in = false;

	for (int i = 0; i < n; i++) {
		struct figure_point q = corner[i], r = corner[i + 1 < n ? i + 1 : 0];
		if ((q.y > p.y) != (r.y > p.y) &&
		    p.x < q.x + (r.x - q.x) * (p.y - q.y) / (r.y - q.y))
			in = !in;
	}
	return in;
}

/* A name goes aside on its territory, as little as it can, where the storm has its lines; where there is no such place it
 * stays, and its halo parts the line. */
static struct figure_point beside_storm(const struct du_board *b, const struct storm *s,
					int territory)
{
	const struct du_outline *o = &du_outlines[territory];
	const struct figure_point at = drawn_at(b, territory);
	const struct du_words words = du_name_words(b, territory, at);
	struct figure_point best = at, *corner;
	int least = INT_MAX;

	if (!meets_storm(s, words))
		return at;
	corner = arena_array(b->f->a, struct figure_point, (size_t)o->n);
	for (int i = 0; i < o->n; i++)
		corner[i] = du_board_at(b, o->at[i]);
	for (int x = -ASIDE; x <= ASIDE; x += STEP)
		for (int y = -ASIDE; y <= ASIDE; y += STEP) {
			struct figure_point there = {at.x + x, at.y + y};
			struct du_words w = words;
			w.x += x;
			w.y += y;
			if (x * x + y * y < least && !meets_storm(s, w) &&
			    is_inside(corner, o->n, there) &&
			    !meets_name(b, w, territory)) {
				least = x * x + y * y;
				best = there;
			}
		}
	return best;
}

bool du_board_has(const struct du_board *b, int territory, struct figure_point p)
{
	const struct du_outline *o = &du_outlines[territory];
	struct figure_point corner[DU_CORNERS_MOST];

	if (!o->n) /* the Polar Sink */
		return figure_distance(p, (struct figure_point){b->size->middle,
								b->size->middle}) <
		       b->size->sink;
	assert(o->n <= DU_CORNERS_MOST);
	for (int i = 0; i < o->n; i++)
		corner[i] = du_board_at(b, o->at[i]);
	return is_inside(corner, o->n, p);
}

static struct figure_point place(const struct du_board *b, const struct storm *s,
				 int territory)
{
	if (du_is_stronghold(territory) || !du_outlines[territory].n || !b->size->name)
		return drawn_at(b, territory);
	return b->f->use == FIGURE_PHONE ? beside_strongholds(b, territory)
					 : beside_storm(b, s, territory);
}

void du_board_names(struct du_board *b)
{
	const struct storm s = storm_of(b);

	b->name_at = arena_array(b->f->a, struct figure_point, DU_TERRITORIES);
	for (int i = 0; i < DU_TERRITORIES; i++)
		b->name_at[i] = drawn_at(b, i);
	for (int i = 0; i < DU_TERRITORIES; i++)
		b->name_at[i] = place(b, &s, i);
}

struct figure_point du_name_at(const struct du_board *b, int territory)
{
	return b->name_at[territory];
}

int du_below_name(const struct du_board *b, int area)
{
	const struct du_outline *o = &du_outlines[du_territory_of(area)];
	struct figure_point m = du_board_middle(b, area),
			    at = o->n ? du_name_at(b, du_territory_of(area)) : m;
	int half = figure_text_width(str_of(o->name), b->size->name, false) / 2;
	int across = m.x > at.x ? m.x - at.x : at.x - m.x;

	if (!b->size->name || across > half + b->size->counter ||
	    m.y > at.y + b->size->counter || m.y < at.y - 2 * b->size->counter)
		return 0;
	return at.y + b->size->counter - m.y;
}
