/* Labels aside: see figure_label.h.
 * SPDX-License-Identifier: ISC */
#include "base/figure/figure_label.h"

#include <limits.h>

#include "base/figure/figure_marks.h"
#include "base/figure/figure_ring.h"

enum {
	WAYS = 40,     /* directions that are tried */
	OUT = 5,       /* units from one distance to the next */
	LEADER = 4,    /* units that a leader needs: itself, and its rim */
	CROSSING = 30, /* what a leader over a line costs, in units of its length */
};

/* The label `far` away in that direction: its middle lies as much further out as its rim needs. */
static struct figure_area label_at(const struct figure_label *l,
				   struct figure_point out, int far)
{
	int x = out.x * (2 * far + l->width) / (2 * FIGURE_ONE);
	int y = out.y * (2 * far + l->height) / (2 * FIGURE_ONE);

	return (struct figure_area){l->of.x + x - l->width / 2,
				    l->of.y + y - l->height / 2, l->width, l->height};
}

static void all_ways(struct figure_point out[WAYS])
{
	const struct figure_ring ring = {.radius = FIGURE_ONE};

	for (int i = 0; i < WAYS; i++)
		out[i] =
			figure_ring_spot(&ring, figure_ring_length(&ring) * i / WAYS, 0)
				.out;
}

static int within(int at, int least, int length)
{
	return at < least ? least : at > least + length ? least + length : at;
}

/* The straight way from the nearest place of its rim. */
static struct figure_bow leader_of(const struct figure_area *a, struct figure_point of)
{
	struct figure_point from = {within(of.x, a->x, a->width),
				    within(of.y, a->y, a->height)};

	return (struct figure_bow){
		from, {(from.x + of.x) / 2, (from.y + of.y) / 2}, of};
}

static bool is_free(const struct figure_room *r, const struct figure_area *a)
{
	return figure_find_area(r, a, 1) == 0;
}

struct figure_label_place figure_find_label(const struct figure_room *r,
					    const struct figure_label *l)
{
	struct figure_label_place best = {0};
	struct figure_point out[WAYS];
	int least = INT_MAX;

	all_ways(out);
	for (int far = l->clear; far <= l->far && far < least; far += OUT) {
		for (int i = 0; i < WAYS; i++) {
			struct figure_area area = label_at(l, out[i], far);
			if (!is_free(r, &area))
				continue;
			struct figure_bow leader = leader_of(&area, l->of);
			int cost = figure_bow_length(&leader);
			if (cost >= least ||
			    !figure_bow_is_free(r, FIGURE_MARKS, &leader, LEADER,
						l->clear))
				continue;
			if (!figure_bow_is_free(r, FIGURE_LINES, &leader, LEADER,
						l->clear))
				cost += CROSSING;
			if (cost >= least)
				continue;
			least = cost;
			best = (struct figure_label_place){true, area, leader};
		}
	}
	return best;
}

void figure_take_label(struct figure_room *r, const struct figure_label_place *p)
{
	figure_take_area(r, FIGURE_MARKS, p->area);
	figure_take_bow(r, FIGURE_MARKS, &p->leader, LEADER);
}

void figure_nearest_first(struct figure_point at[], int n, struct figure_point to)
{
	for (int i = 1; i < n; i++)
		for (int k = i;
		     k && figure_distance(to, at[k]) < figure_distance(to, at[k - 1]);
		     k--) {
			struct figure_point p = at[k];
			at[k] = at[k - 1];
			at[k - 1] = p;
		}
}

int figure_round(struct figure_area a, int gap, struct figure_point other,
		 struct figure_point out[FIGURE_ROUND])
{
	/* Quarters of its width and height. */
	static const int8_t at[FIGURE_ROUND][2] = {{0, 0}, {1, 0}, {2, 0}, {3, 0},
						   {4, 0}, {4, 2}, {4, 4}, {3, 4},
						   {2, 4}, {1, 4}, {0, 4}, {0, 2}};

	a = (struct figure_area){a.x - gap, a.y - gap, a.width + 2 * gap,
				 a.height + 2 * gap};
	for (int i = 0; i < FIGURE_ROUND; i++)
		out[i] = (struct figure_point){a.x + a.width * at[i][0] / 4,
					       a.y + a.height * at[i][1] / 4};
	figure_nearest_first(out, FIGURE_ROUND, other);
	return FIGURE_ROUND;
}

static bool is_spot_free(const struct figure_room *r, struct figure_point p)
{
	return figure_area_is_free(r, FIGURE_MARKS,
				   (struct figure_area){p.x, p.y, 1, 1});
}

/* Its tip, its corners and what is between them. */
static bool head_is_free(const struct figure_room *r, const struct figure_bow *b,
			 int width)
{
	const int size = figure_head_length(width);
	const struct figure_spot tip = {b->to, figure_bow_heading(b, 1, 1)};

	for (int back = 0; back <= 4; back++)
		for (int side = -1; side <= 1; side++)
			if (!is_spot_free(r, figure_spot_beside(
						     &tip, -size * back / 4,
						     side * size * back / 4 *
							     FIGURE_HEAD_HALF / 10)))
				return false;
	return true;
}

struct figure_found figure_find_arrow(const struct figure_room *r,
				      const struct figure_search *s, int width)
{
	struct figure_search one = *s;
	struct figure_found found = {0};

	one.n_to = 1;
	for (int i = 0; i < s->n_to; i++) {
		one.to = &s->to[i];
		found = figure_find_way(r, &one);
		found.to = i;
		if (found.found && (s->any || head_is_free(r, &found.bow, width)))
			return found;
	}
	found.found = false;
	return found;
}

/* `aside`: units from the line to the right of its way; on it, other lines may be covered, beside it they would be taken for its own. */
static bool find_at(const struct figure_room *r, const struct figure_bow *b,
		    const struct figure_badge *badge, int aside,
		    struct figure_point *out)
{
	const int size = badge->radius;
	const int head = aside ? 0 : figure_head_length(badge->line);

	for (int i = 0; i < FIGURE_WAY; i++) {
		int part = FIGURE_WAY / 2 + (i % 2 ? -1 : 1) * (i + 1) / 2;
		const struct figure_spot spot = {
			figure_bow_at(b, part, FIGURE_WAY),
			figure_bow_heading(b, part, FIGURE_WAY)};
		struct figure_point p = figure_spot_beside(&spot, 0, aside);
		struct figure_area area = {p.x - size, p.y - size, 2 * size, 2 * size};
		if (figure_distance(p, b->to) < size + head ||
		    !figure_area_is_free(r, FIGURE_MARKS, area) ||
		    (aside && !figure_area_is_free(r, FIGURE_LINES, area)))
			continue;
		*out = p;
		return true;
	}
	return false;
}

bool figure_find_badge(const struct figure_room *r, const struct figure_bow *b,
		       const struct figure_badge *badge, struct figure_point *out)
{
	const int beside = badge->radius + badge->line / 20 - 1;

	return find_at(r, b, badge, 0, out) || find_at(r, b, badge, beside, out) ||
	       find_at(r, b, badge, -beside, out);
}

void figure_put_badge(struct figure *f, struct figure_room *r,
		      const struct figure_badge *badge, struct figure_point p)
{
	figure_counter(f, p, badge->radius, badge->fill, badge->ink, badge->letter);
	figure_take_disc(r, FIGURE_MARKS, p, badge->radius);
}
