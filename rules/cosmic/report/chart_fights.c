/* Challenges below the chart: a line each, that names who is in it and how it ended.
 * SPDX-License-Identifier: ISC */
#include "base/arena.h"
#include "rules/cosmic/report/chart_parts.h"

/* The measures of a line; how it ended is at its right end, or below it. */
struct row {
	int height, counter, step;  /* step: from counter to counter */
	int letters, outcome, plus; /* heights of letters */
	bool below;
};

static const struct row sheet_row = {40, 15, 40, 15, 13, 12, false};
static const struct row phone_row = {46, 9, 27, 11, 10, 9, true};

static const struct row *row_of(const struct chart *c)
{
	return c->f->use == FIGURE_PHONE ? &phone_row : &sheet_row;
}

/* "C1" in the colour of its attacker. Returns its width. */
static int tag(struct chart *c, int x, int y, int i)
{
	const struct ce_challenge *k = &c->t->challenge[i];
	int size = row_of(c)->outcome, height = size + 6;
	struct str text = str_printf(c->f->a, "C%d", i + 1);
	int width = figure_text_width(text, size, true) + 8;

	figure_box(c->f, x, y - height / 2, width, height, 5,
		   chart_plain(chart_colours[k->attacker].token));
	figure_text(c->f, x + width / 2, y + size * 36 / 100, size, FIGURE_MIDDLE, true,
		    CHART_DARK, text);
	return width;
}

/* Counters of a side: its main player, then allies. Ends at the next free place. */
static int side(struct chart *c, const struct ce_challenge *k, enum ce_side side, int x,
		int y)
{
	const struct row *r = row_of(c);
	int main = side == CE_ATTACK_SIDE ? k->attacker : k->defender;

	/* Before they are divided nobody knows how many defend [R11]. */
	if (ce_tokens_in(k, main)) {
		chart_counter(c, x, y, r->counter, main, ce_tokens_in(k, main));
		x += r->step;
	}
	for (int seat = 0; seat < c->t->n_seats; seat++) {
		int n = ce_tokens_in(k, seat);
		if (k->side[seat] != (int)side || !n)
			continue;
		figure_text(c->f, x - r->step / 2, y + r->plus * 36 / 100, r->plus,
			    FIGURE_MIDDLE, true, CHART_MUTED, STR("+"));
		chart_counter(c, x, y, r->counter, seat, n);
		x += r->step;
	}
	return x;
}

/* "19 : 12" is what the cards came to: they stand before it, because on the map there may be no room for them. "Attack 9 : Compromise" tells
 * them itself. */
static struct str decided(const struct chart *c, const struct ce_challenge *k)
{
	struct str score = chart_score(c->f->a, k, " : ");

	if (!score.n || score.s[0] < '0' || score.s[0] > '9')
		return score;
	struct str cards = chart_cards(c->f->a, k);
	return str_printf(c->f->a, "%.*s, in all %.*s", STR_ARG(cards), STR_ARG(score));
}

/* How it ended, and below it what decided; on a phone in one line below all. */
static void outcome(struct chart *c, const struct ce_challenge *k, int x, int y)
{
	const struct row *r = row_of(c);
	struct str score = decided(c, k);
	struct str result = str_of(ce_result_name(k->result));
	int right = c->size->width - c->size->margin - 12, size = r->outcome;

	if (k->result == CE_NOT_YET)
		return;
	if (r->below) {
		if (score.n)
			result = str_printf(c->f->a, "%.*s, %.*s", STR_ARG(result),
					    STR_ARG(score));
		figure_text(c->f, x, y + r->counter + size + 2, size, FIGURE_START,
			    true, CHART_INK, result);
		return;
	}
	figure_text(c->f, right, score.n ? y - 3 : y + 5, size, FIGURE_FINISH, true,
		    CHART_INK, result);
	if (score.n)
		figure_text(c->f, right, y + 14, size, FIGURE_FINISH, false, CHART_INK,
			    score);
}

static void line(struct chart *c, int i)
{
	const struct ce_challenge *k = &c->t->challenge[i];
	const struct row *r = row_of(c);
	int left = c->size->margin + 8;
	int y = c->y + (r->below ? r->counter + 6 : r->height / 2);
	int half = r->letters * 36 / 100;

	figure_group(c->f, str_printf(c->f->a, "Challenge C%d", i + 1));
	left += tag(c, left, y, i) + r->counter + 8;
	int x = left;
	if (!ce_is_off(k))
		x = side(c, k, CE_ATTACK_SIDE, x, y);
	x += r->counter - r->step / 2;
	figure_curve(c->f, (struct figure_point){x, y},
		     (struct figure_point){x + r->counter, y},
		     (struct figure_point){x + r->letters + 8, y}, true,
		     (struct figure_paint){FIGURE_NONE, CHART_INK, 25, false});
	x += r->letters + 14;
	struct str place =
		str_printf(c->f->a, "%s %d", ce_colour_names[k->system], k->planet);
	figure_text(c->f, x, y + half, r->letters, FIGURE_START, true,
		    chart_colours[k->system].token, place);
	x += figure_text_width(place, r->letters, true) + r->counter + 6;
	if (!ce_is_off(k))
		(void)side(c, k, CE_DEFENCE_SIDE, x, y);
	outcome(c, k, left - r->counter, y);
	figure_end(c->f);
	c->y += r->height;
}

void chart_challenges(struct chart *c)
{
	int n = c->t->n_challenges, margin = c->size->margin;

	if (n == 0)
		return;
	figure_box(c->f, margin, c->y, c->size->width - 2 * margin,
		   n * row_of(c)->height + 12, 12,
		   (struct figure_paint){CHART_PANEL, CHART_LINE, 10, false});
	c->y += 6;
	for (int i = 0; i < n; i++)
		line(c, i);
	c->y += 6 + margin;
}
