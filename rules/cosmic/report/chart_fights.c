/* Challenges on the chart: an arrow to the planet while it is fought for, and a line
 * below the board that names who is in it and how it ended.
 * SPDX-License-Identifier: ISC */
#include <stdlib.h>

#include "base/arena.h"
#include "rules/cosmic/report/chart_parts.h"

enum {
	LINE = 40,
	COUNTER = 15,
	STEP = 40,    /* from counter to counter */
	MARK = 27,    /* width of "C1" at a planet */
	BETWEEN = 16, /* where arrows leave a system */
	CORNER = 10,
};

static bool is_open(const struct chart *c, const struct ce_challenge *k)
{
	return c->t->phase > 1 && !ce_is_off(k) &&
	       (k->result == CE_NOT_YET || k->result == CE_DEAL_PENDING);
}

enum same { SAME_ATTACKER, SAME_ROW, SAME_PLANET };

static bool is_same(const struct ce_challenge *p, const struct ce_challenge *q,
		    enum same same)
{
	switch (same) {
	case SAME_ATTACKER:
		return p->attacker == q->attacker;
	case SAME_ROW:
		return p->system == q->system && (p->planet > 3) == (q->planet > 3);
	case SAME_PLANET:
		return p->system == q->system && p->planet == q->planet;
	}
	return false;
}

/* Open challenges before this one that have something in common with it. */
static int earlier(const struct chart *c, int i, enum same same)
{
	const struct ce_challenge *k = c->t->challenge;
	int n = 0;

	for (int j = 0; j < i; j++)
		n += is_open(c, &k[j]) && is_same(&k[j], &k[i], same);
	return n;
}

/* The point on the way to `to` where a corner begins; all pieces lie level or upright. */
static struct figure_point short_of(struct figure_point to, struct figure_point from)
{
	int dx = to.x - from.x, dy = to.y - from.y;
	int far = dx ? abs(dx) : abs(dy), by = far / 2 < CORNER ? far / 2 : CORNER;

	if (far == 0)
		return to;
	return (struct figure_point){to.x - dx * by / far, to.y - dy * by / far};
}

/* The way of an arrow: straight pieces with round corners. */
static void road(struct chart *c, const struct figure_point *at, int n,
		 struct figure_paint paint)
{
	struct figure_point from = at[0];

	for (int i = 1; i < n; i++) {
		bool last = i == n - 1;
		struct figure_point to = last ? at[i] : short_of(at[i], from);
		struct figure_point half = {(from.x + to.x) / 2, (from.y + to.y) / 2};
		figure_curve(c->f, from, half, to, last, paint);
		if (last)
			break;
		from = short_of(at[i], at[i + 1]);
		figure_curve(c->f, to, at[i], from, false, paint);
	}
}

/* Arrows leave a system on its inner side, run in the lane between the two columns, then
 * above the row of their planet, and come down on it: over no token and no name. */
static void arrow(struct chart *c, int i)
{
	const struct ce_challenge *k = &c->t->challenge[i];
	struct figure_point home = chart_system(c, k->attacker);
	struct figure_point to = chart_planet(c, k->system, k->planet);
	bool left = home.x < CHART_WIDTH / 2;
	struct figure_point from = {left ? home.x + CHART_PANEL_WIDTH : home.x,
				    home.y + CHART_PANEL_HEIGHT / 2 +
					    (left ? 0 : BETWEEN / 2) +
					    BETWEEN * earlier(c, i, SAME_ATTACKER)};
	int lane = CHART_WIDTH / 2 - 8 + i % 5 * 4;
	int above = to.y - CHART_PLANET - 17 - 4 * earlier(c, i, SAME_ROW);

	to.x += 12 * earlier(c, i, SAME_PLANET);
	to.y -= CHART_PLANET + 2;
	struct figure_paint paint = {FIGURE_NONE, chart_colours[k->attacker].token, 30,
				     false};
	const struct figure_point way[] = {
		from, {lane, from.y}, {lane, above}, {to.x, above}, to};
	road(c, way, sizeof way / sizeof *way, paint);
	figure_circle(c->f, from.x, from.y, 5, chart_plain(paint.stroke));
}

static void mark(struct chart *c, int x, int y, int i)
{
	const struct ce_challenge *k = &c->t->challenge[i];

	figure_box(c->f, x, y, MARK, 19, 5,
		   chart_plain(chart_colours[k->attacker].token));
	figure_text(c->f, x + MARK / 2, y + 14, 13, FIGURE_MIDDLE, true, CHART_DARK,
		    str_printf(c->f->a, "C%d", i + 1));
}

void chart_arrows(struct chart *c)
{
	for (int i = 0; i < c->t->n_challenges; i++)
		if (is_open(c, &c->t->challenge[i]))
			arrow(c, i);
	for (int i = 0; i < c->t->n_challenges; i++) {
		const struct ce_challenge *k = &c->t->challenge[i];
		struct figure_point at = chart_planet(c, k->system, k->planet);
		if (is_open(c, k))
			mark(c, at.x + CHART_PLANET - 16,
			     at.y - CHART_PLANET - 4 + 20 * earlier(c, i, SAME_PLANET),
			     i);
	}
}

/* Counters of a side: its main player, then allies. Ends at the next free place. */
static int side(struct chart *c, const struct ce_challenge *k, enum ce_side side, int x,
		int y)
{
	int main = side == CE_ATTACK_SIDE ? k->attacker : k->defender;

	chart_counter(c, x, y, COUNTER, main, ce_tokens_in(k, main));
	x += STEP;
	for (int seat = 0; seat < c->t->n_seats; seat++) {
		int n = ce_tokens_in(k, seat);
		if (k->side[seat] != (int)side || !n)
			continue;
		figure_text(c->f, x - STEP / 2, y + 5, 15, FIGURE_MIDDLE, true,
			    CHART_MUTED, STR("+"));
		chart_counter(c, x, y, COUNTER - 2, seat, n);
		x += STEP;
	}
	return x;
}

static struct str outcome(const struct chart *c, const struct ce_challenge *k)
{
	if (k->result == CE_NOT_YET)
		return STR("");
	if (!k->shown || (k->result != CE_ATTACK_WINS && k->result != CE_DEFENCE_WINS))
		return str_of(ce_result_name(k->result));
	return str_printf(c->f->a, "%s, %d : %d", ce_result_name(k->result),
			  k->total[0], k->total[1]);
}

static void line(struct chart *c, int i)
{
	const struct ce_challenge *k = &c->t->challenge[i];
	int y = c->y + LINE / 2, x = CHART_MARGIN + 58;

	figure_group(c->f, str_printf(c->f->a, "Challenge C%d", i + 1));
	mark(c, CHART_MARGIN + 8, y - 9, i);
	if (!ce_is_off(k))
		x = side(c, k, CE_ATTACK_SIDE, x, y);
	figure_curve(c->f, (struct figure_point){x - 12, y},
		     (struct figure_point){x + 4, y}, (struct figure_point){x + 14, y},
		     true, (struct figure_paint){FIGURE_NONE, CHART_INK, 25, false});
	struct str place =
		str_printf(c->f->a, "%s %d", ce_colour_names[k->system], k->planet);
	figure_text(c->f, x + 22, y + 5, 15, FIGURE_START, true,
		    chart_colours[k->system].token, place);
	x += 22 + figure_text_width(place, 15, true) + COUNTER + 8;
	if (!ce_is_off(k))
		(void)side(c, k, CE_DEFENCE_SIDE, x, y);
	figure_text(c->f, CHART_WIDTH - CHART_MARGIN - 12, y + 5, 13, FIGURE_FINISH,
		    true, CHART_INK, outcome(c, k));
	figure_end(c->f);
	c->y += LINE;
}

void chart_challenges(struct chart *c)
{
	int n = c->t->n_challenges;

	if (n == 0)
		return;
	figure_box(c->f, CHART_MARGIN, c->y, CHART_WIDTH - 2 * CHART_MARGIN,
		   n * LINE + 12, 12,
		   (struct figure_paint){CHART_PANEL, CHART_LINE, 10, false});
	c->y += 6;
	for (int i = 0; i < n; i++)
		line(c, i);
	c->y += 6 + CHART_MARGIN;
}
