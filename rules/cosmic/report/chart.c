/* The chart: see chart.h. Here the sheet, the systems and the piles.
 * SPDX-License-Identifier: ISC */
#include "rules/cosmic/report/chart.h"

#include "base/arena.h"
#include "rules/cosmic/report/chart_parts.h"
#include "rules/cosmic/table/catalog.h"

enum {
	HEAD = 36, /* of the sheet */
	ROW = 104, /* from planet to planet */
	PILE = 46, /* height of Warp and Limbo */
	RIGHT = CHART_WIDTH - CHART_MARGIN - CHART_PANEL_WIDTH, /* column */
	PIP = 6,    /* radius of a mark for a base outside */
	LARGE = 18, /* heights of letters */
	MIDDLE = 15,
	SMALL = 13,
	TINY = 11,
};

const struct chart_colour chart_colours[CE_SEATS] = {
	{0xff8078, 0x6b2b35, 0xa8201a, 0xf3d3cc},
	{0x7fbcff, 0x244a7d, 0x1b4f94, 0xd0dff0},
	{0x74dd8f, 0x1f5a3c, 0x1c6636, 0xcfe5d2},
	{0xf4d65f, 0x655320, 0x7b5c00, 0xf3e4a8},
	{0xd6b0ff, 0x513b80, 0x5c3396, 0xe2d6f0},
	{0xffab5e, 0x70441c, 0x9c4a0c, 0xf8dcbd},
};

/* On paper: dark lines, pale planets. */
static const struct figure_day sheet_by_day[] = {
	{CHART_GROUND, CHART_DAY_GROUND}, {CHART_PANEL, CHART_DAY_PANEL},
	{CHART_LINE, 0xa89a7c},           {CHART_INK, CHART_DAY_INK},
	{CHART_MUTED, CHART_DAY_MUTED},   {CHART_DARK, CHART_DAY_LETTER},
	{CHART_MOVED, CHART_DAY_INK},
};
enum { SHEET_DAYS = sizeof sheet_by_day / sizeof *sheet_by_day };
static struct figure_day *by_day(struct arena *a, int *n)
{
	struct figure_day *days =
		arena_array(a, struct figure_day, SHEET_DAYS + 2 * CE_SEATS);

	for (*n = 0; *n < SHEET_DAYS; ++*n)
		days[*n] = sheet_by_day[*n];
	for (int seat = 0; seat < CE_SEATS; seat++) {
		const struct chart_colour *c = &chart_colours[seat];
		days[(*n)++] = (struct figure_day){c->token, c->day};
		days[(*n)++] = (struct figure_day){c->planet, c->planet_day};
	}
	return days;
}

struct figure_paint chart_plain(int32_t fill)
{
	return (struct figure_paint){fill, FIGURE_NONE, 0, false};
}

struct figure_point chart_system(const struct chart *c, int system)
{
	(void)c;
	return (struct figure_point){system % 2 ? RIGHT : CHART_MARGIN,
				     HEAD + system / 2 *
						     (CHART_PANEL_HEIGHT + CHART_GAP)};
}

/* Three in the first row, two in the second: the last place is for what is held. */
struct figure_point chart_planet(const struct chart *c, int system, int planet)
{
	struct figure_point at = chart_system(c, system);

	at.x += 54 + (planet - 1) % 3 * 96;
	at.y += 114 + (planet - 1) / 3 * ROW;
	return at;
}

void chart_counter(struct chart *c, int x, int y, int radius, int seat, int n)
{
	struct str text = str_printf(c->f->a, "%c%d", ce_colour_names[seat][0], n);
	int size = text.n > 2 ? radius * 8 / 10 : radius;

	figure_circle(c->f, x, y, radius, chart_plain(chart_colours[seat].token));
	figure_text(c->f, x, y + size * 36 / 100, size, FIGURE_MIDDLE, true, CHART_DARK,
		    text);
}

/* Who is, or was until now, on a planet. */
struct standing_there {
	int n, seat[CE_SEATS];
};

static struct standing_there who(const struct chart *c, int system, int planet)
{
	struct standing_there w = {0};

	for (int k = 0; k < c->t->n_seats; k++) {
		int seat = (system + k) % c->t->n_seats; /* the owner first */
		if (c->t->planet[system][planet - 1][seat] ||
		    c->moved[system][planet - 1][seat])
			w.seat[w.n++] = seat;
	}
	return w;
}

/* Those who have left are shown as an empty ring. */
static void gone(struct chart *c, int x, int y, int radius, int seat)
{
	figure_circle(c->f, x, y, radius,
		      (struct figure_paint){FIGURE_NONE, chart_colours[seat].token, 15,
					    true});
	figure_text(c->f, x, y + radius * 36 / 100, radius, FIGURE_MIDDLE, true,
		    chart_colours[seat].token,
		    str_printf(c->f->a, "%c0", ce_colour_names[seat][0]));
}

/* "G+4 B-1" below the planet: how many came and went. More than three have no room
 * there; the counters are ringed all the same. */
static void changes(struct chart *c, int system, int planet)
{
	struct figure_point at = chart_planet(c, system, planet);
	struct standing_there w = who(c, system, planet);
	struct buf text = buf_in(c->f->a);
	int n = 0;

	for (int i = 0; i < w.n; i++) {
		int by = c->moved[system][planet - 1][w.seat[i]];
		if (!by)
			continue;
		buf_printf(&text, "%s%c%s%d", n++ ? " " : "",
			   ce_colour_names[w.seat[i]][0], by > 0 ? "+" : "\xe2\x88\x92",
			   by > 0 ? by : -by);
	}
	if (n == 0 || n > 3)
		return;
	figure_text(c->f, at.x, at.y + CHART_PLANET + 13, n > 2 ? TINY : SMALL,
		    FIGURE_MIDDLE, false, CHART_INK, buf_str(&text));
	figure_halo(c->f, CHART_PANEL);
}

static void tokens(struct chart *c, int system, int planet)
{
	static const int8_t place[CE_SEATS][CE_SEATS][2] = {
		{{0, 0}},
		{{-19, 0}, {19, 0}},
		{{0, -19}, {-18, 13}, {18, 13}},
		{{-16, -16}, {16, -16}, {-16, 16}, {16, 16}},
		{{0, -26}, {25, -8}, {15, 21}, {-15, 21}, {-25, -8}},
		{{-13, -24}, {13, -24}, {27, 0}, {13, 24}, {-13, 24}, {-27, 0}},
	};
	static const int8_t radius[CE_SEATS] = {20, 18, 16, 15, 13, 13};
	struct figure_point at = chart_planet(c, system, planet);
	struct standing_there w = who(c, system, planet);

	for (int i = 0; i < w.n; i++) {
		int x = at.x + place[w.n - 1][i][0], y = at.y + place[w.n - 1][i][1];
		int seat = w.seat[i], r = radius[w.n - 1];
		int n = c->t->planet[system][planet - 1][seat];

		if (!n) {
			gone(c, x, y, r - 2, seat);
			continue;
		}
		chart_counter(c, x, y, r, seat, n);
		if (c->moved[system][planet - 1][seat])
			figure_circle(c->f, x, y, r + 1,
				      (struct figure_paint){FIGURE_NONE, CHART_MOVED,
							    25, false});
	}
}

static void planet_disc(struct chart *c, int system, int planet)
{
	struct figure_point at = chart_planet(c, system, planet);
	bool attacked = ce_under_attack(c->t, system, planet);

	figure_circle(c->f, at.x, at.y, CHART_PLANET,
		      (struct figure_paint){chart_colours[system].planet,
					    attacked ? CHART_INK : CHART_LINE,
					    attacked ? 30 : 10, false});
}

/* Written over the arrows. */
static void planet_number(struct chart *c, int system, int planet)
{
	struct figure_point at = chart_planet(c, system, planet);

	figure_text(c->f, at.x - CHART_PLANET + 1, at.y - CHART_PLANET + 12, SMALL,
		    FIGURE_MIDDLE, true, CHART_INK, str_printf(c->f->a, "%d", planet));
	figure_halo(c->f, CHART_PANEL);
}

/* Five marks, filled for each base outside: five win [CB-3.3]. */
static void pips(struct chart *c, int seat, int right, int y)
{
	int bases = ce_outside_bases(c->t, seat);

	for (int i = 0; i < CE_BASES_TO_WIN; i++) {
		bool has = i < bases;
		figure_circle(c->f, right - (CE_BASES_TO_WIN - 1 - i) * (2 * PIP + 5),
			      y, PIP,
			      (struct figure_paint){
				      has ? chart_colours[seat].token : FIGURE_NONE,
				      chart_colours[seat].token, 15, false});
	}
}

static struct str power_name(const struct chart *c, int seat)
{
	const struct ce_power *power = &c->t->power[seat];
	const struct ce_power_rule *rule = ce_power_rule(&ce_catalog, power->id);

	if (!ce_in_game(c->t, seat))
		return STR("no longer in the game");
	if (!rule)
		return STR("");
	return str_printf(c->f->a, "%s%s", rule->name, power->on ? "" : " (lost)");
}

/* Before the attacks: whom destiny sends them to; always: their cards. */
static void holdings(struct chart *c, int seat, int x, int y)
{
	if (!ce_in_game(c->t, seat))
		return;
	figure_text(c->f, x, y, SMALL, FIGURE_MIDDLE, false, CHART_MUTED,
		    str_printf(c->f->a, "%d card%s", c->t->hand_size[seat],
			       c->t->hand_size[seat] == 1 ? "" : "s"));
	if (c->t->phase == 0)
		return;
	if (c->t->n_destiny[seat])
		figure_text(c->f, x, y + 24, SMALL, FIGURE_MIDDLE, false, CHART_MUTED,
			    STR("attacks"));
	for (int i = 0; i < c->t->n_destiny[seat]; i++) {
		int to = c->t->destiny[seat][i];
		figure_text(c->f, x, y + 40 + 16 * i, MIDDLE, FIGURE_MIDDLE, true,
			    chart_colours[to].token,
			    str_of(to == seat ? "own colour" : ce_colour_names[to]));
	}
}

static void system_panel(struct chart *c, int system)
{
	struct figure_point at = chart_system(c, system);
	int32_t colour = chart_colours[system].token;
	int right = at.x + CHART_PANEL_WIDTH;

	figure_box(c->f, at.x, at.y, CHART_PANEL_WIDTH, CHART_PANEL_HEIGHT, 14,
		   (struct figure_paint){CHART_PANEL, colour, 15, false});
	figure_circle(c->f, at.x + 26, at.y + 27, 15, chart_plain(colour));
	figure_text(c->f, at.x + 26, at.y + 33, LARGE, FIGURE_MIDDLE, true, CHART_DARK,
		    str_slice(str_of(ce_colour_names[system]), 0, 1));
	figure_text(c->f, at.x + 50, at.y + 26, LARGE, FIGURE_START, true, CHART_INK,
		    str_of(ce_colour_names[system]));
	struct str power = power_name(c, system);
	if (power.n)
		figure_text(c->f, at.x + 50, at.y + 45, MIDDLE, FIGURE_START, false,
			    CHART_MUTED, power);
	pips(c, system, right - 18, at.y + 20);
	if (c->t->phase && c->t->lead == system)
		figure_text(c->f, right - 12, at.y + 45, SMALL, FIGURE_FINISH, true,
			    CHART_INK, STR("lead"));
	for (int planet = 1; planet <= CE_PLANETS; planet++)
		planet_disc(c, system, planet);
	holdings(c, system, at.x + 246, at.y + 200);
}

static void pile(struct chart *c, const char *name, const uint8_t n[], int x)
{
	int at = x + 78;

	figure_box(c->f, x, c->y, CHART_PANEL_WIDTH, PILE, 12,
		   (struct figure_paint){CHART_PANEL, CHART_LINE, 10, false});
	figure_text(c->f, x + 14, c->y + 29, MIDDLE, FIGURE_START, true, CHART_INK,
		    str_of(name));
	for (int seat = 0; seat < c->t->n_seats; seat++)
		if (n[seat]) {
			chart_counter(c, at + 12, c->y + PILE / 2, 17, seat, n[seat]);
			at += 37;
		}
	if (at == x + 78)
		figure_text(c->f, at, c->y + 29, SMALL, FIGURE_START, false,
			    CHART_MUTED, STR("empty"));
}

/* Side by side below the systems, or in the place that an odd number of them leaves. */
static void piles(struct chart *c)
{
	bool room = c->t->n_seats % 2;
	int below = c->y;

	if (room)
		c->y -= CHART_PANEL_HEIGHT + CHART_GAP;
	pile(c, "Warp", c->t->warp, room ? RIGHT : CHART_MARGIN);
	if (room)
		c->y += PILE + CHART_GAP;
	pile(c, "Limbo", c->t->limbo, RIGHT);
	c->y = room ? below : below + PILE + CHART_GAP;
}

static bool any_moved(const struct chart *c)
{
	for (int s = 0; s < CE_SEATS; s++)
		for (int p = 0; p < CE_PLANETS; p++)
			for (int k = 0; k < CE_SEATS; k++)
				if (c->moved[s][p][k])
					return true;
	return false;
}

static void head(struct chart *c)
{
	figure_text(c->f, CHART_MARGIN + 4, 25, LARGE, FIGURE_START, true, CHART_INK,
		    c->f->title);
	if (any_moved(c))
		figure_text(c->f, CHART_WIDTH - CHART_MARGIN - 4, 25, SMALL,
			    FIGURE_FINISH, false, CHART_MUTED,
			    STR("ringed: has changed"));
}

static struct str title(const struct chart *c)
{
	if (!c->t->phase)
		return STR("The board at the end");
	return str_printf(c->f->a, "Turn %d, before phase %d", c->t->turn, c->t->phase);
}

static void systems(struct chart *c)
{
	for (int system = 0; system < c->t->n_seats; system++)
		system_panel(c, system);
	chart_arrows(c); /* counters lie on top of them */
	for (int system = 0; system < c->t->n_seats; system++) {
		figure_group(c->f, str_printf(c->f->a, "Tokens in the %s system",
					      ce_colour_names[system]));
		for (int planet = 1; planet <= CE_PLANETS; planet++)
			planet_number(c, system, planet);
		for (int planet = 1; planet <= CE_PLANETS; planet++)
			tokens(c, system, planet);
		figure_end(c->f);
		for (int planet = 1; planet <= CE_PLANETS; planet++)
			changes(c, system, planet);
	}
	c->y = HEAD + (c->t->n_seats + 1) / 2 * (CHART_PANEL_HEIGHT + CHART_GAP);
}

void ce_chart(const void *view, const struct events *seen, struct figure *f)
{
	struct sheet_of_paper paper = ce_paper(view, seen, f->a);
	struct chart c = {.p = &paper, .t = paper.t, .f = f};

	chart_read_moves(&c);
	f->width = CHART_WIDTH;
	f->days = by_day(f->a, &f->n_days);
	f->title = title(&c);
	/* The ground is drawn first, and as high as all that follows. */
	figure_box(f, 0, 0, CHART_WIDTH, 0, 0, chart_plain(CHART_GROUND));
	head(&c);
	systems(&c);
	piles(&c);
	chart_challenges(&c);
	f->height = c.y;
	f->shapes[0].at[1].y = c.y;
	f->words = chart_words(&c);
}
