/* Plates of the chart: public facts about each player, outside of their system.
 * SPDX-License-Identifier: ISC */
#include "base/arena.h"
#include "rules/cosmic/report/chart_parts.h"
#include "rules/cosmic/table/catalog.h"

static struct str power_name(const struct chart *c, int seat)
{
	const struct ce_power *power = &c->t->power[seat];
	const struct ce_power_rule *rule = ce_power_rule(&ce_catalog, power->id);

	if (!ce_in_game(c->t, seat))
		return STR("out of the game");
	if (!rule)
		return STR("");
	return str_printf(c->f->a, "%s%s", rule->name, power->on ? "" : " (lost)");
}

/* "8 cards, Limbo 2" */
static struct str holdings(const struct chart *c, int seat)
{
	struct buf out = buf_in(c->f->a);

	buf_printf(&out, "%d card%s", c->t->hand_size[seat],
		   c->t->hand_size[seat] == 1 ? "" : "s");
	if (c->t->limbo[seat])
		buf_printf(&out, ", Limbo %d", c->t->limbo[seat]);
	return buf_str(&out);
}

/* Before the attacks: the player that destiny sends the seat to; in letters where names have no room. */
static struct str destiny_in(const struct chart *c, int seat, bool letters)
{
	struct buf out = buf_in(c->f->a);

	for (int i = 0; c->t->phase && i < c->t->n_destiny[seat]; i++) {
		int to = c->t->destiny[seat][i];
		struct str name = str_of(ce_colour_names[to]);
		buf_z(&out, i ? ", " : "attacks ");
		if (to == seat)
			buf_z(&out, "own");
		else
			buf_add(&out, letters ? str_slice(name, 0, 1) : name);
	}
	return buf_str(&out);
}

static bool has_room(const struct chart *c, struct str text, int size)
{
	return figure_text_width(text, size, false) <= c->size->plate;
}

static struct str destiny(const struct chart *c, int seat)
{
	struct str names = destiny_in(c, seat, false);

	return has_room(c, names, c->size->small) ? names : destiny_in(c, seat, true);
}

/* A phone has less room: a long line has smaller letters. */
static int plate_line(struct chart *c, int x, int y, int size, int32_t ink,
		      struct str text)
{
	int letters = size;

	if (!text.n)
		return y;
	while (letters > FIGURE_TYPE_LEAST && !has_room(c, text, letters))
		letters--;
	figure_text(c->f, x, y + size, letters, FIGURE_START, false, ink, text);
	return y + size + 3;
}

/* Emblem, name, and a pip for each base outside: five win [CB-3.3]. Returns the line below. */
static int plate_head(struct chart *c, int seat, struct figure_area area)
{
	const struct chart_size *z = c->size;
	struct str name = str_of(ce_colour_names[seat]);
	int r = z->large * 3 / 4, x = area.x + 2 * r + 5, y = area.y + r;
	int pip = z->large * 5 / 18, pips = figure_pips_width(pip, CE_BASES_TO_WIN);
	int end = x + figure_text_width(name, z->large, true) + 4;
	bool below = z->pips_below;

	figure_counter(c->f, (struct figure_point){area.x + r, y}, r,
		       chart_colours[seat].token, CHART_DARK, str_slice(name, 0, 1));
	figure_text(c->f, x, y + z->large * 36 / 100, z->large, FIGURE_START, true,
		    CHART_INK, name);
	if (!ce_in_game(c->t, seat))
		return area.y + 2 * r + 2;
	struct figure_point at = {below ? area.x + pip + 1 : end + pip + 4,
				  below ? area.y + 2 * r + pip + 3 : y};
	figure_pips(c->f, at, pip, ce_outside_bases(c->t, seat), CE_BASES_TO_WIN,
		    chart_colours[seat].token);
	if (below && c->t->phase && c->t->lead == seat)
		figure_text(c->f, at.x + pips + 3, at.y + z->tiny * 36 / 100, z->tiny,
			    FIGURE_START, true, CHART_INK, STR("lead"));
	return area.y + 2 * r + (below ? 2 * pip + 5 : 2);
}

static void plate(struct chart *c, int seat)
{
	const struct chart_size *z = c->size;
	struct figure_area area = chart_plate_area(c, seat);
	struct str held = holdings(c, seat);

	figure_group(c->f, str_of(ce_colour_names[seat]));
	int y = plate_head(c, seat, area);
	y = plate_line(c, area.x, y, z->middle, CHART_MUTED, power_name(c, seat));
	if (ce_in_game(c->t, seat)) {
		if (!z->pips_below && c->t->phase && c->t->lead == seat)
			held = str_printf(c->f->a, "%.*s, lead", STR_ARG(held));
		y = plate_line(c, area.x, y, z->small, CHART_MUTED, held);
		(void)plate_line(c, area.x, y, z->small, CHART_MUTED, destiny(c, seat));
	}
	figure_end(c->f);
}

void chart_plates(struct chart *c)
{
	for (int seat = 0; seat < c->t->n_seats; seat++)
		plate(c, seat);
}
