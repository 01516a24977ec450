/* The board as a map: see board.h.
 * SPDX-License-Identifier: ISC */
#include "rules/dragon_dune/report/board.h"

#include <limits.h>

#include "base/arena.h"
#include "base/locale.h"
#include "rules/dragon_dune/report/names.h"
#include "rules/dragon_dune/report/report.h"
#include "rules/dragon_dune/table/dune_event.h"
#include "rules/dragon_dune/table/view.h"
#include "rules/event.h"

int32_t dd_ink(int seat)
{
	static const int32_t inks[DD_SEATS] = {0xe0a040, 0x60c0e0, 0x70c060, 0xd06050};

	return inks[seat];
}

int32_t dd_ink_by_day(int seat)
{
	static const int32_t inks[DD_SEATS] = {0x8a5a00, 0x00648c, 0x2e6b20, 0x9c2a1c};

	return inks[seat];
}

/* Colours by night; `days` has what each becomes on paper. */
enum {
	SEA = 0x10202e,
	PLAIN = 0x3a4a32,
	ORCISH = 0x4a4038,
	STONE = 0x4b5160,
	CASTLE = 0x66573c,
	PALACE = 0x5a4a6a,
	COAST = 0x8fa0b4,
	INK = 0xf2f4f8,
	MUTED = 0xc3ccd8,
	DARK = 0x0b1018,
	GOLD = 0xf0c850,
	FIRE = 0xff8a70,
	DAY_SEA = 0xcfe0ea,
	DAY_PLAIN = 0xe9efd8,
	DAY_ORCISH = 0xeedfd0,
	DAY_STONE = 0xe2e2e8,
	DAY_CASTLE = 0xf2e2b4,
	DAY_PALACE = 0xe8dcf0,
	DAY_COAST = 0x4a5a6a,
	DAY_INK = 0x1c2028,
	DAY_MUTED = 0x454c58,
	DAY_LETTER = 0xfffdf6,
	DAY_GOLD = 0x7a5600,
	DAY_FIRE = 0x9c1a10,
};
enum { COUNTER = DD_COUNTER, STEP = DD_COUNTER_STEP };
/* Sizes of names, of the key, and of the words on counters. */
enum { NAME = 16, KEY = 14, SMALL = 12, SMALLER = 11 };
enum { FIRE_X = -36 }; /* from the middle of a region */
enum { TOKENS_Y = DD_COUNTERS_Y };

static const struct figure_day days[] = {
	{SEA, DAY_SEA},       {PLAIN, DAY_PLAIN},   {ORCISH, DAY_ORCISH},
	{STONE, DAY_STONE},   {CASTLE, DAY_CASTLE}, {PALACE, DAY_PALACE},
	{COAST, DAY_COAST},   {INK, DAY_INK},       {MUTED, DAY_MUTED},
	{DARK, DAY_LETTER},   {GOLD, DAY_GOLD},     {FIRE, DAY_FIRE},
	{0xe0a040, 0x8a5a00}, {0x60c0e0, 0x00648c}, {0x70c060, 0x2e6b20},
	{0xd06050, 0x9c2a1c},
};

static struct figure_paint filled(int32_t fill)
{
	return (struct figure_paint){.fill = fill, .stroke = FIGURE_NONE};
}

static struct figure_paint line(int32_t stroke, int width)
{
	return (struct figure_paint){
		.fill = FIGURE_NONE, .stroke = stroke, .width = width};
}

/* Land --------------------------------------------------------------------------------------- */

static int32_t ground(int area)
{
	switch ((enum dd_type)dd_map[area].type) {
	case DD_CASTLE:
		return CASTLE;
	case DD_FORT:
		return STONE;
	case DD_PALACE:
		return PALACE;
	case DD_PLAIN:
		break;
	}
	return dd_map[area].orcish ? ORCISH : PLAIN;
}

/* A battlement for castles, a wall for forts, a roof for the palace. */
static void sign(struct figure *f, int area, int x, int y)
{
	static const struct figure_point castle[] = {
		{0, 0},    {0, -12}, {4, -12}, {4, -8},   {7, -8},   {7, -12},
		{11, -12}, {11, -8}, {14, -8}, {14, -12}, {18, -12}, {18, 0}};
	static const struct figure_point fort[] = {{1, 0}, {4, -9}, {14, -9}, {17, 0}};
	static const struct figure_point palace[] = {
		{0, 0}, {0, -7}, {9, -14}, {18, -7}, {18, 0}};
	static const struct {
		const struct figure_point *at;
		int n;
	} signs[] = {[DD_PLAIN] = {NULL, 0},
		     [DD_CASTLE] = {castle, 12},
		     [DD_FORT] = {fort, 4},
		     [DD_PALACE] = {palace, 5}};
	struct figure_point at[12];

	for (int i = 0; i < signs[dd_map[area].type].n; i++) {
		at[i] = signs[dd_map[area].type].at[i];
		at[i].x += x;
		at[i].y += y;
	}
	/* Arrows pass after it. */
	if (signs[dd_map[area].type].n)
		figure_polygon(f, at, signs[dd_map[area].type].n,
			       (struct figure_paint){.fill = ground(area),
						     .stroke = MUTED,
						     .width = 14});
}

static void land(struct figure *f, int area)
{
	const struct dd_shape *s = &dd_shapes[area];
	struct figure_paint paint = {
		.fill = ground(area), .stroke = COAST, .width = 12};

	figure_polygon(f, s->at, s->n, paint);
}

/* Its name, its sign, and gold that is there. */
static void legend(const struct dd_view *v, struct figure *f, int area)
{
	const struct figure_point *m = &dd_shapes[area].middle;
	int y = m->y - 10;

	if (dd_map[area].type != DD_PLAIN)
		sign(f, area, m->x - 42, y);
	figure_text(f, m->x, y, NAME, FIGURE_MIDDLE, true, INK,
		    str_of(dd_map[area].name));
	figure_halo(f, ground(area)); /* arrows end and pass there */
	if (!v->t.lying[area])
		return;
	figure_text(f, m->x + 28, y, NAME, FIGURE_MIDDLE, true, GOLD,
		    str_printf(f->a, "+%d", v->t.lying[area]));
	figure_halo(f, ground(area));
}

/* Tokens ---------------------------------------------------------------------------------------- */

static void counter(struct figure *f, int x, int y, int seat, int n)
{
	figure_circle(f, x, y, COUNTER, filled(dd_ink(seat)));
	figure_text(f, x, y + 4, n < 10 ? SMALL : SMALLER, FIGURE_MIDDLE, true, DARK,
		    str_printf(f->a, "%c%d", "DEGO"[seat], n));
}

static void tokens(const struct dd_view *v, struct figure *f, int area)
{
	const struct figure_point *m = &dd_shapes[area].middle;
	struct dd_counters c = dd_counters_in(&v->t, area);
	int i = 0;

	for (int seat = 0; seat < DD_SEATS; seat++) {
		int row = c.n ? i / c.columns : 0, left = c.n - row * c.columns;
		int width = (left < c.columns ? left : c.columns) - 1;
		if (!v->t.tokens[area][seat])
			continue;
		counter(f, m->x - width * STEP / 2 + i % c.columns * STEP,
			m->y + TOKENS_Y + row * STEP, seat, v->t.tokens[area][seat]);
		i++;
	}
}

/* Events --------------------------------------------------------------------------- */

/* Beside the counters of a territory, or where they would be, level with them or a little lower: the
 * place nearest to `other`. There an arrow lies on no counter and on no name. */
static struct figure_point beside(const struct dd_table *t, int area,
				  struct figure_point other)
{
	const struct figure_point *m = &dd_shapes[area].middle;
	struct dd_counters c = dd_counters_in(t, area);
	int n = c.columns, y = m->y + TOKENS_Y, best = INT_MAX;
	bool wide = n > 2; /* their ends are near the border: only below them */
	int half = (n > 1 ? (n - 1) * STEP / 2 : 0) + COUNTER;
	int low = y + COUNTER + (wide ? 5 : 0);
	const struct figure_point at[] = {{m->x + half + 4, y},
					  {m->x - half - 4, y},
					  {m->x + (wide ? 18 : half), low},
					  {m->x - (wide ? 18 : half), low}};
	struct figure_point found = at[0];

	for (int i = wide ? 2 : 0; i < (c.rows > 1 ? 2 : 4); i++) {
		int dx = at[i].x - other.x, dy = at[i].y - other.y;
		if (dx * dx + dy * dy >= best)
			continue;
		best = dx * dx + dy * dy;
		found = at[i];
	}
	return found;
}

static void route(struct figure *f, const struct dd_table *t, int seat, int from,
		  int to)
{
	struct figure_point a = dd_shapes[from].middle, b = dd_shapes[to].middle;
	struct figure_point bend = {(a.x + b.x) / 2 + (b.y - a.y) / 6,
				    (a.y + b.y) / 2 - (b.x - a.x) / 6};

	figure_curve(f, beside(t, from, bend), bend, beside(t, to, bend), true,
		     line(dd_ink(seat), 30));
}

/* The plain that the Red Dragon burnt: a flame before its counters. */
static void fire(struct figure *f, int area)
{
	static const struct figure_point flame[] = {{0, 12}, {-6, 9}, {-8, 3}, {-4, -3},
						    {-3, 2}, {0, -9}, {5, -2}, {6, -5},
						    {8, 4},  {6, 9}};
	const struct figure_point *m = &dd_shapes[area].middle;
	struct figure_point at[10];

	for (int i = 0; i < 10; i++) {
		at[i].x = m->x + flame[i].x + FIRE_X;
		at[i].y = m->y + flame[i].y + TOKENS_Y;
	}
	figure_polygon(f, at, 10, filled(FIRE));
}

/* Two crossed blades below what is there, or where nobody is left. */
static void fight(struct figure *f, const struct dd_table *t, int area)
{
	int x = dd_shapes[area].middle.x;
	int y = dd_shapes[area].middle.y + TOKENS_Y +
		dd_counters_in(t, area).rows * (STEP - 6);
	struct figure_point nw = {x - 8, y - 6}, se = {x + 8, y + 6};
	struct figure_point sw = {x - 8, y + 6}, ne = {x + 8, y - 6};
	struct figure_point middle = {x, y};

	figure_curve(f, nw, middle, se, false, line(FIRE, 30));
	figure_curve(f, sw, middle, ne, false, line(FIRE, 30));
}

static void happenings(struct figure *f, const struct dd_table *t,
		       const struct events *seen)
{
	figure_group(f, str_of(_("Moves and battles")));
	for (int i = 0; i < seen->n; i++) {
		const struct event *e = &seen->e[i];
		if (e->kind == DD_EV_MOVED || e->kind == DD_EV_FLED ||
		    e->kind == DD_EV_RODE)
			route(f, t, e->arg[0], e->arg[2], e->arg[3]);
		if (e->kind == DD_EV_RED)
			fire(f, e->arg[0]);
		if (e->kind == DD_EV_BATTLE)
			fight(f, t, e->arg[0]);
	}
	figure_end(f);
}

/* Below the map, and for those who do not see it --------------------------------------------------- */

static void key(struct figure *f)
{
	int x = 16;

	figure_group(f, str_of(_("Key")));
	for (int seat = 0; seat < DD_SEATS; seat++) {
		figure_circle(f, x, DD_BOARD_HEIGHT - 18, 7, filled(dd_ink(seat)));
		figure_text(f, x + 12, DD_BOARD_HEIGHT - 13, KEY, FIGURE_START, false,
			    INK, str_of(dd_name(seat)));
		x += 31 + figure_text_width(str_of(dd_name(seat)), KEY, false);
	}
	figure_text(f, x, DD_BOARD_HEIGHT - 13, KEY, FIGURE_START, false, GOLD,
		    str_of(_("+8 gold")));
	figure_text(f, x + 64, DD_BOARD_HEIGHT - 13, KEY, FIGURE_START, false, FIRE,
		    str_of(_("wings: Wild, flame: Red Dragon")));
	figure_end(f);
}

static struct str in_words(const struct dd_view *v, const struct events *seen,
			   struct arena *a)
{
	struct buf b = buf_in(a);

	buf_printf(&b, _("The map of 28 territories. The Wild Dragon is at number %d."),
		   v->t.dragon);
	for (int i = 0; i < seen->n; i++)
		if (seen->e[i].kind == DD_EV_RED)
			buf_printf(&b, _(" The Red Dragon burnt %s."),
				   dd_area_name(seen->e[i].arg[0]));
	for (int area = 0; area < DD_AREAS; area++) {
		if (!dd_counters_in(&v->t, area).n && !v->t.lying[area])
			continue;
		buf_printf(&b, " %s:", dd_map[area].name);
		for (int seat = 0; seat < DD_SEATS; seat++)
			if (v->t.tokens[area][seat])
				buf_printf(&b, " %s %d", dd_name(seat),
					   v->t.tokens[area][seat]);
		if (v->t.lying[area])
			buf_printf(&b, _(" %d gold"), v->t.lying[area]);
		buf_char(&b, '.');
	}
	return buf_str(&b);
}

void dd_board(const void *view, const struct events *seen, struct figure *f)
{
	const struct dd_view *v = view;

	f->width = DD_BOARD_WIDTH;
	f->height = DD_BOARD_HEIGHT;
	f->days = days;
	f->n_days = sizeof days / sizeof *days;
	f->title = str_printf(f->a, _("The board in turn %d"), v->t.turn);
	f->words = in_words(v, seen, f->a);
	figure_box(f, 0, 0, f->width, f->height, 0, filled(SEA));
	figure_group(f, str_of(_("Land")));
	for (int area = 0; area < DD_AREAS; area++)
		land(f, area);
	figure_end(f);
	happenings(f, &v->t, seen);
	for (int area = 0; area < DD_AREAS; area++) {
		figure_group(f, str_of(dd_map[area].words));
		legend(v, f, area);
		tokens(v, f, area);
		figure_end(f);
	}
	dd_board_dragon(&v->t, f, FIRE);
	key(f);
}
