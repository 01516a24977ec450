/* Names on the board: where each stands, and what makes room for it.
 * SPDX-License-Identifier: ISC */
#include <limits.h>

#include "base/arena.h"
#include "base/figure_bow.h"
#include "rules/dune/report/board_parts.h"
#include "rules/dune/table/view.h"

enum { RIM = 3 /* half of a heavy line */, ASIDE = 60 };

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

/* Does it lie on the words? Looked at in every second unit. */
static bool lies_on(struct figure_point from, struct figure_point to, struct du_words w)
{
	int n = figure_distance(from, to) / 2 + 1;

	for (int i = 0; i <= n; i++) {
		struct du_words spot = {from.x + (to.x - from.x) * i / n,
					from.y + (to.y - from.y) * i / n, RIM, RIM};
		if (du_words_meet(w, spot))
			return true;
	}
	return false;
}

/* The heavy lines of the storm: out from the Polar Sink, and along it. */
static bool meets_storm(const struct du_board *b, struct du_words w)
{
	/* The letters themselves: their width is that of the widest font. */
	w.half = w.half * 19 / 20;
	w.high = w.high * 8 / 10;
	int16_t edge = (int16_t)((b->t->storm - 1) * DU_SECTOR_DEGREES);
	int16_t last = (int16_t)(edge + DU_SECTOR_DEGREES);
	struct figure_point in = du_board_at(b, (struct du_spot){edge, 0}),
			    in_last = du_board_at(b, (struct du_spot){last, 0});

	return lies_on(in, du_board_at(b, (struct du_spot){edge, DU_RIM}), w) ||
	       lies_on(in_last, du_board_at(b, (struct du_spot){last, DU_RIM}), w) ||
	       lies_on(in, in_last, w);
}

static bool meets_name(const struct du_board *b, struct du_words w, int but)
{
	for (int i = 0; i < DU_TERRITORIES; i++)
		if (i != but && du_is_named(b, i) &&
		    du_words_meet(w, du_name_words(b, i, drawn_at(b, i))))
			return true;
	return false;
}

/* On a phone names of strongholds are large for their places: other names make room for them. */
static struct figure_point beside_strongholds(const struct du_board *b, int territory)
{
	static const int8_t lower[] = {0, 1, -1, 2, -2}; /* lines */
	const struct figure_point at = drawn_at(b, territory);

	for (size_t i = 0; i < sizeof lower; i++) {
		struct figure_point there = {at.x,
					     at.y + lower[i] * (b->size->name + 1)};
		if (!meets_stronghold(b, du_name_words(b, territory, there)))
			return there;
	}
	return at;
}

/* Is the point within the outline? By the edges that a line from it to the right meets. */
static bool is_inside(const struct du_board *b, const struct du_outline *o,
		      struct figure_point p)
{
	bool in = false;

	for (int i = 0; i < o->n; i++) {
		struct figure_point q = du_board_at(b, o->at[i]),
				    r = du_board_at(b, o->at[(i + 1) % o->n]);
		if ((q.y > p.y) != (r.y > p.y) &&
		    p.x < q.x + (r.x - q.x) * (p.y - q.y) / (r.y - q.y))
			in = !in;
	}
	return in;
}

/* A name goes aside on its territory, as little as it can, where the storm has its lines; where there is no such place it
 * stays, and its halo parts the line. */
static struct figure_point beside_storm(const struct du_board *b, int territory)
{
	const struct du_outline *o = &du_outlines[territory];
	const struct figure_point at = drawn_at(b, territory);
	struct figure_point best = at;
	int least = INT_MAX;

	if (!meets_storm(b, du_name_words(b, territory, at)))
		return at;
	for (int x = -ASIDE; x <= ASIDE; x += 2)
		for (int y = -ASIDE; y <= ASIDE; y += 2) {
			struct figure_point there = {at.x + x, at.y + y};
			struct du_words w = du_name_words(b, territory, there);
			if (x * x + y * y < least && is_inside(b, o, there) &&
			    !meets_storm(b, w) && !meets_name(b, w, territory)) {
				least = x * x + y * y;
				best = there;
			}
		}
	return best;
}

static struct figure_point place(const struct du_board *b, int territory)
{
	if (du_is_stronghold(territory) || !du_outlines[territory].n || !b->size->name)
		return drawn_at(b, territory);
	return b->f->use == FIGURE_PHONE ? beside_strongholds(b, territory)
					 : beside_storm(b, territory);
}

void du_board_names(struct du_board *b)
{
	b->name_at = arena_array(b->f->a, struct figure_point, DU_TERRITORIES);
	for (int i = 0; i < DU_TERRITORIES; i++)
		b->name_at[i] = place(b, i);
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
