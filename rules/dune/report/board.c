/* The board as the planet: see board.h.
 * SPDX-License-Identifier: ISC */
#include "rules/dune/report/board_parts.h"

#include "base/arena.h"
#include "base/locale.h"
#include "rules/dune/report/names.h"
#include "rules/dune/report/report.h"
#include "rules/dune/table/view.h"
#include "rules/event.h"

static const struct figure_day days[] = {
	{SPACE, DAY_SPACE},   {SAND, DAY_SAND},     {SHELTER, DAY_SHELTER},
	{ROCK, DAY_ROCK},     {HOLD, DAY_HOLD},     {POLE, DAY_POLE},
	{EDGE, DAY_EDGE},     {INK, DAY_INK},       {MUTED, DAY_MUTED},
	{DARK, DAY_LETTER},   {GOLD, DAY_GOLD},     {FIRE, DAY_FIRE},
	{0x97b6fb, 0x113a78}, {0xb08cff, 0x5b3ba6}, {0xff7a7a, 0xad3336},
	{0xffd24d, 0x7a5c00}, {0xffa04d, 0x6c2f02}, {0xb8c4cc, 0x3f4a52},
};

/* An arc is drawn as a chain of chords so many degrees long. */
enum { CHORD = 5, POINTS_MOST = 80, COUNTERS_A_ROW = 3 };

/* Land --------------------------------------------------------------------------------------- */

static int32_t ground(const struct du_board *b, int territory)
{
	const struct du_territory_info *of = &du_territories[territory];

	switch ((enum du_type)of->type) {
	case DU_STRONGHOLD:
		return HOLD;
	case DU_ROCK:
		return ROCK;
	case DU_POLAR:
		return POLE;
	case DU_SAND:
		break;
	}
	return of->sheltered && !b->t->wall_gone ? SHELTER : SAND;
}

/* From one corner to the next along a ray or an arc: all points but the last. */
static int side(const struct du_board *b, struct du_spot from, struct du_spot to,
		struct figure_point at[], int n)
{
	int step = to.degrees > from.degrees ? CHORD : -CHORD;

	for (int d = from.degrees; d != to.degrees && n < POINTS_MOST; d += step) {
		at[n++] = du_board_at(b, (struct du_spot){(int16_t)d, from.ring});
		if (step > 0 ? d + step > to.degrees : d + step < to.degrees)
			break;
	}
	if (from.degrees == to.degrees && n < POINTS_MOST)
		at[n++] = du_board_at(b, from);
	return n;
}

static void land(const struct du_board *b, int territory)
{
	const struct du_outline *o = &du_outlines[territory];
	struct figure_paint paint = {.fill = ground(b, territory),
				     .stroke = EDGE,
				     .width = b->size->line * 2 / 5};
	struct figure_point at[POINTS_MOST];
	int n = 0;

	if (!o->n) {
		figure_circle(b->f, b->size->middle, b->size->middle, b->size->sink,
			      paint);
		return;
	}
	for (int i = 0; i < o->n; i++)
		n = side(b, o->at[i], o->at[(i + 1) % o->n], at, n);
	figure_polygon(b->f, at, n, paint);
}

/* Strongholds lie on top of what is around them. */
static void all_land(const struct du_board *b)
{
	figure_group(b->f, str_of(_("Land")));
	for (int top = 0; top < 2; top++)
		for (int i = 0; i < DU_TERRITORIES; i++)
			if (du_is_stronghold(i) == (top == 1))
				land(b, i);
	figure_end(b->f);
}

/* The storm and the sectors ------------------------------------------------------------------- */

/* Counters of a place at the rim may stand beyond it. */
static bool is_covered(const struct du_board *b, struct du_words w)
{
	for (int area = 0; area < DU_AREAS; area++)
		if (b->counters[area].half && du_words_meet(w, b->counters[area]))
			return true;
	return false;
}

static void sector_lines(const struct du_board *b)
{
	figure_group(b->f, str_of(_("Sectors")));
	for (int s = 1; s <= DU_SECTORS; s++) {
		int16_t edge = (int16_t)((s - 1) * DU_SECTOR_DEGREES);
		struct figure_point in = du_board_at(b, (struct du_spot){edge, 0});
		struct figure_point out =
			du_board_at(b, (struct du_spot){edge, DU_RIM});
		struct figure_paint thin = du_line(MUTED, b->size->line / 5);
		thin.dashed = true;
		figure_curve(b->f, in, in, out, false, thin);
		if (!b->size->name)
			continue;
		struct du_words at = du_sector_words(b, s);
		if (is_covered(b, at))
			continue;
		figure_text(b->f, at.x, at.y, b->size->name, FIGURE_MIDDLE,
			    s == b->t->storm, s == b->t->storm ? FIRE : MUTED,
			    str_printf(b->f->a, "%d", s));
	}
	figure_end(b->f);
}

/* The sector in which the storm stands has a heavy outline. */
static void storm(const struct du_board *b)
{
	int16_t edge = (int16_t)((b->t->storm - 1) * DU_SECTOR_DEGREES);
	const struct du_spot corner[] = {{edge, 0},
					 {(int16_t)(edge + DU_SECTOR_DEGREES), 0},
					 {(int16_t)(edge + DU_SECTOR_DEGREES), DU_RIM},
					 {edge, DU_RIM}};
	struct figure_point at[POINTS_MOST];
	int n = 0;

	for (int i = 0; i < 4; i++)
		n = side(b, corner[i], corner[(i + 1) % 4], at, n);
	figure_group(b->f, str_of(_("The storm")));
	figure_polygon(b->f, at, n, du_line(FIRE, b->size->line * 3 / 2));
	figure_end(b->f);
}

/* What stands there ---------------------------------------------------------------------------- */

static void legend(const struct du_board *b, int territory)
{
	const struct du_outline *o = &du_outlines[territory];
	struct figure_point at = du_name_at(b, territory);

	if (!du_is_named(b, territory))
		return;
	figure_text(b->f, at.x, at.y - b->size->name / 4, b->size->name, FIGURE_MIDDLE,
		    du_is_stronghold(territory), INK, str_of(o->name));
	figure_halo(b->f, ground(b, territory));
}

/* A letter and how many; a rim for elites among them. Advisors have a small letter. */
static void counter(const struct du_board *b, int x, int y, int seat, int area)
{
	const struct du_table *t = b->t;
	int n = t->forces[area][seat], type = n < 10 ? b->size->type : b->size->narrow;
	/* A bold "H10" is as wide as its counter, and a plain one leaves a rim. */
	bool bold = n < 10 || !b->size->name;
	struct figure_paint paint = du_filled(du_ink(seat));
	bool advisors = seat == DU_BENE_GESSERIT && t->advisors[area];

	if (t->elites[area][seat]) {
		paint.stroke = INK;
		paint.width = b->size->line * 2 / 3;
	}
	figure_circle(b->f, x, y, b->size->counter, paint);
	char who = advisors ? 'b' : "ABEFGH"[seat];
	/* A miniature tells who it is, and not how many. */
	figure_text(b->f, x, y + type / 3, type, FIGURE_MIDDLE, bold, DARK,
		    b->size->name ? str_printf(b->f->a, "%c%d", who, n)
				  : str_printf(b->f->a, "%c", who));
}

static void forces(const struct du_board *b, int area)
{
	const struct du_words at = b->counters[area];
	int step = b->size->counter * 2, i = 0, n = du_stacks(b->t, area);

	for (int seat = 0; seat < DU_SEATS; seat++) {
		int row = i / COUNTERS_A_ROW, left = n - row * COUNTERS_A_ROW;
		int wide = (left < COUNTERS_A_ROW ? left : COUNTERS_A_ROW) - 1;
		if (!b->t->forces[area][seat])
			continue;
		counter(b, at.x - wide * step / 2 + i % COUNTERS_A_ROW * step,
			at.y - at.high + step / 2 + row * step, seat, area);
		i++;
	}
}

static void spice(const struct du_board *b, int area)
{
	struct figure_point m = du_board_middle(b, area);

	if (!b->t->spice[area])
		return;
	if (!b->size->name) {
		figure_circle(b->f, m.x, m.y, b->size->counter / 2, du_filled(GOLD));
		return;
	}
	figure_text(b->f, b->spice[area].x, b->spice[area].y, b->size->name + 1,
		    FIGURE_MIDDLE, true, GOLD,
		    str_printf(b->f->a, "+%d", b->t->spice[area]));
	figure_halo(b->f, ground(b, du_territory_of(area)));
}

void du_board(const void *view, const struct events *seen, struct figure *f)
{
	const struct du_view *v = view;
	struct du_board b = du_board_begin(f, &v->t);
	struct figure_lost lost = {0};

	b.seen = seen;
	du_board_names(&b);
	du_board_places(&b);
	f->days = days;
	f->n_days = sizeof days / sizeof *days;
	f->title = str_printf(f->a, _("The board in turn %d"), v->t.turn);
	figure_box(f, 0, 0, f->width, f->height, 0, du_filled(SPACE));
	all_land(&b);
	sector_lines(&b);
	storm(&b);
	du_board_happenings(&b, &lost);
	f->words = du_board_words(&b, &lost);
	for (int i = 0; i < DU_TERRITORIES; i++) {
		figure_group(f, str_of(du_territories[i].words));
		legend(&b, i);
		for (int area = 0; area < DU_AREAS; area++)
			if (du_territory_of(area) == i) {
				spice(&b, area);
				forces(&b, area);
			}
		figure_end(f);
	}
	du_board_key(&b, &lost);
}
