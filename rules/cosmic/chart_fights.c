/* Challenges on the chart: an arrow to the planet while it is fought for, and a line
 * below the board that names who is in it and how it ended.
 * SPDX-License-Identifier: ISC */
#include "base/arena.h"
#include "rules/cosmic/chart_parts.h"

enum {
	LINE = 40,
	COUNTER = 15,
	STEP = 33,    /* from counter to counter */
	MARK = 27,    /* width of "C1" at a planet */
	BETWEEN = 16, /* where arrows leave a system */
};

static int root(int n)
{
	int r = 0;
	while ((r + 1) * (r + 1) <= n)
		r++;
	return r;
}

/* The point `distance` short of `to`, coming from `from`. */
static struct figure_point before(struct figure_point to, struct figure_point from,
				  int distance)
{
	int dx = to.x - from.x, dy = to.y - from.y;
	int length = root(dx * dx + dy * dy);

	if (length == 0)
		return to;
	return (struct figure_point){to.x - dx * distance / length,
				     to.y - dy * distance / length};
}

static bool is_open(const struct chart *c, const struct ce_challenge *k)
{
	return c->t->phase > 1 && !ce_is_off(k) &&
	       (k->result == CE_NOT_YET || k->result == CE_DEAL_PENDING);
}

/* Challenges before this one that share what `same` compares. */
static int earlier(const struct chart *c, int i, bool by_planet)
{
	const struct ce_challenge *k = c->t->challenge;
	int n = 0;

	for (int j = 0; j < i; j++)
		if (is_open(c, &k[j]))
			n += by_planet ? k[j].system == k[i].system &&
						 k[j].planet == k[i].planet
				       : k[j].attacker == k[i].attacker;
	return n;
}

/* Arrows run in the lane between the two columns of systems. */
static void arrow(struct chart *c, int i)
{
	const struct ce_challenge *k = &c->t->challenge[i];
	struct figure_point home = chart_system(c, k->attacker);
	struct figure_point to = chart_planet(c, k->system, k->planet);
	struct figure_point from = {home.x + CHART_PANEL_WIDTH / 2,
				    home.y + CHART_PANEL_HEIGHT / 2 +
					    BETWEEN * earlier(c, i, false)};
	const int lane = CHART_WIDTH / 2;

	if (home.x + CHART_PANEL_WIDTH < lane)
		from.x = home.x + CHART_PANEL_WIDTH;
	else if (home.x > lane)
		from.x = home.x;
	else
		from.y = home.y + 4;
	struct figure_point towards = {lane, (from.y + 2 * to.y) / 3};
	figure_curve(c->f, from, towards, before(to, towards, CHART_PLANET + 3), true,
		     (struct figure_paint){FIGURE_NONE,
					   chart_colours[k->attacker].token,
					   30 + 5 * k->attack, false});
	figure_circle(c->f, from.x, from.y, 5,
		      chart_plain(chart_colours[k->attacker].token));
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
			     at.y - CHART_PLANET - 4 + 20 * earlier(c, i, true), i);
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
		figure_text(c->f, x - STEP / 2, y + 5, 13, FIGURE_MIDDLE, true,
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
