/* Draws the ribbons of the chart along their ways: bands below the planets, counters and
 * plates above them.
 * SPDX-License-Identifier: ISC */
#include "base/arena.h"
#include "rules/cosmic/report/chart_parts.h"

enum { LEADER = 1 }; /* units: width of a line to cards that stand aside */

static void add_lane(struct figure_ribbon *r, int seat, int width)
{
	if (width > 0 && r->n < FIGURE_LANES)
		r->lane[r->n++] =
			(struct figure_lane){chart_colours[seat].token, width};
}

/* Allies on the left, the outermost first; the attacker; allies on the right. */
static void attack_lanes(const struct battle *b, struct figure_ribbon *r)
{
	for (int i = b->n - 1; i > 0; i--)
		if (!b->stream[i].defends && b->stream[i].beside < 0)
			add_lane(r, b->stream[i].seat, b->stream[i].width);
	r->leader = r->n;
	add_lane(r, b->stream[0].seat, b->stream[0].width);
	for (int i = 1; i < b->n; i++)
		if (!b->stream[i].defends && b->stream[i].beside > 0)
			add_lane(r, b->stream[i].seat, b->stream[i].width);
}

struct figure_ribbon chart_side(const struct battle *b, enum ce_side side)
{
	struct figure_ribbon r = {.edge = CHART_GROUND};

	if (side == CE_ATTACK_SIDE) {
		attack_lanes(b, &r);
		return r;
	}
	add_lane(&r, b->k->defender, b->defence);
	for (int i = 1; i < b->n; i++)
		if (b->stream[i].defends)
			add_lane(&r, b->stream[i].seat, b->stream[i].width);
	return r;
}

/* Does the attack reach the planet? It did, or nobody is set against it yet. */
static bool arrives(const struct battle *b)
{
	struct figure_ribbon defence = chart_side(b, CE_DEFENCE_SIDE);

	return b->k->result == CE_ATTACK_WINS ||
	       (b->k->result == CE_NOT_YET && !defence.n);
}

static void one_lane(struct chart *c, const struct stream *s, struct figure_bow bow)
{
	figure_ribbon(c->f, &(struct figure_ribbon){
				    .bow = bow,
				    .n = 1,
				    .lane = {{chart_colours[s->seat].token, s->width}},
				    .edge = CHART_GROUND});
}

static void allies(struct chart *c, const struct battle *b)
{
	for (int i = 1; i < b->n; i++) {
		const struct stream *s = &b->stream[i];
		if (!s->defends) {
			struct figure_bow way =
				figure_bow_piece(&b->stream[0].bow, s->joins, b->joint);
			one_lane(c, s, figure_bow_beside(&way, s->beside));
		}
		one_lane(c, s, s->bow);
	}
}

/* From the joint to the planet. The attacker's lane lies in the middle, its allies' beside
 * it. */
static void attack_arrives(struct chart *c, const struct battle *b)
{
	struct figure_ribbon r = chart_side(b, CE_ATTACK_SIDE);
	struct figure_bow way =
		figure_bow_piece(&b->stream[0].bow, b->joint, FIGURE_WAY);
	int left = 0, right = 0;

	for (int i = 0; i < r.n; i++) {
		left += i < r.leader ? r.lane[i].width : 0;
		right += i > r.leader ? r.lane[i].width : 0;
	}
	r.bow = figure_bow_beside(&way, (right - left) / 2);
	r.head = true;
	figure_ribbon(c->f, &r);
}

static void defence_stands(struct chart *c, const struct battle *b)
{
	struct figure_ribbon r = chart_side(b, CE_DEFENCE_SIDE);

	if (!r.n)
		return;
	r.bow = figure_bow_piece(&b->stream[0].bow, FIGURE_WAY, b->joint);
	figure_ribbon(c->f, &r);
}

static void breaks_off(struct chart *c, const struct battle *b)
{
	struct figure_ribbon r = chart_side(
		b, b->k->result == CE_ATTACK_WINS ? CE_DEFENCE_SIDE : CE_ATTACK_SIDE);

	if (!b->has_stub || !r.n)
		return;
	r.bow = b->stub;
	r.broken = true;
	figure_ribbon(c->f, &r);
}

static void group(struct chart *c, const struct battle *b)
{
	figure_group(c->f, str_printf(c->f->a, "C%d %s at %s %d", b->number + 1,
				      ce_colour_names[b->k->attacker],
				      ce_colour_names[b->k->system], b->k->planet));
}

void chart_ribbon(struct chart *c, const struct battle *b)
{
	group(c, b);
	breaks_off(c, b);
	allies(c, b);
	one_lane(c, &b->stream[0], figure_bow_piece(&b->stream[0].bow, 0, b->joint));
	if (arrives(b))
		attack_arrives(c, b);
	else
		defence_stands(c, b);
	figure_end(c->f);
}

void chart_ribbons(struct chart *c, const struct battles *all)
{
	for (int i = 0; i < all->n; i++)
		if (!all->battle[i].left_out)
			chart_ribbon(c, &all->battle[i]);
}

/* Cards that found no room at their joint, at the end of a line that leads there. */
static void cards_aside(struct chart *c, const struct battle *b)
{
	const struct figure_area *at = &b->aside.area;
	int size = b->plate.size, rows = b->row[1].n ? 2 : 1;

	figure_ribbon(c->f, &(struct figure_ribbon){.bow = b->aside.leader,
						    .n = 1,
						    .lane = {{CHART_INK, LEADER}},
						    .edge = CHART_GROUND});
	figure_box(c->f, at->x + 1, at->y + 1, at->width - 2, at->height - 2, 5,
		   (struct figure_paint){b->plate.fill, b->plate.rim, 10, false});
	for (int i = 0; i < rows; i++)
		figure_text(c->f, at->x + at->width / 2,
			    at->y + (2 * i + 1) * at->height / (2 * rows) +
				    size * 36 / 100,
			    size, FIGURE_MIDDLE, true, b->plate.ink, b->row[i]);
}

void chart_joints(struct chart *c, const struct battles *all)
{
	for (int i = 0; i < all->n; i++) {
		const struct battle *b = &all->battle[i];
		if (b->left_out)
			continue;
		group(c, b);
		if (b->aside.found)
			cards_aside(c, b);
		for (int k = 0; k < b->n; k++)
			chart_counter(c, b->stream[k].bow.from.x,
				      b->stream[k].bow.from.y, c->size->source,
				      b->stream[k].seat, b->stream[k].n);
		figure_plate(c->f, &b->plate, b->plate_at);
		figure_end(c->f);
	}
}
