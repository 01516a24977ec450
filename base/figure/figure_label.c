/* Labels aside: see figure_label.h.
 * SPDX-License-Identifier: ISC */
#include "base/figure/figure_label.h"

#include <limits.h>

#include "base/figure/figure_ring.h"

enum {
	WAYS = 48,     /* directions that are tried */
	OUT = 4,       /* units from one distance to the next */
	LEADER = 4,    /* units that a leader needs: itself, and its rim */
	CROSSING = 30, /* what a leader over a line costs, in units of its length */
};

/* The label whose middle lies beyond `at`, which is on its rim or near to it. */
static struct figure_area beyond(const struct figure_spot *s,
				 const struct figure_label *l)
{
	return (struct figure_area){
		s->at.x + s->out.x * l->width / (2 * FIGURE_ONE) - l->width / 2,
		s->at.y + s->out.y * l->height / (2 * FIGURE_ONE) - l->height / 2,
		l->width, l->height};
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
	int least = INT_MAX;

	for (int far = l->clear; far <= l->far && far < least; far += OUT) {
		const struct figure_ring ring = {l->of, far, 0};
		const int length = figure_ring_length(&ring);
		for (int i = 0; i < WAYS; i++) {
			struct figure_spot s =
				figure_ring_spot(&ring, length * i / WAYS, 0);
			struct figure_area area = beyond(&s, l);
			struct figure_bow leader = leader_of(&area, l->of);
			int cost = figure_bow_length(&leader);
			if (cost >= least || !is_free(r, &area) ||
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
