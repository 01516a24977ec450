/* The board as a map: see board.h.
 * SPDX-License-Identifier: ISC */
#include "rules/dragon_dune/report/board_parts.h"

#include "base/arena.h"
#include "base/figure/figure_key.h"
#include "base/locale.h"
#include "rules/dragon_dune/report/names.h"
#include "rules/dragon_dune/report/report.h"
#include "rules/dragon_dune/table/dune_event.h"
#include "rules/dragon_dune/table/view.h"
#include "rules/event.h"

static const struct figure_day days[] = {
	{SEA, DAY_SEA},       {PLAIN, DAY_PLAIN},   {ORCISH, DAY_ORCISH},
	{STONE, DAY_STONE},   {CASTLE, DAY_CASTLE}, {PALACE, DAY_PALACE},
	{COAST, DAY_COAST},   {INK, DAY_INK},       {MUTED, DAY_MUTED},
	{DARK, DAY_LETTER},   {GOLD, DAY_GOLD},     {FIRE, DAY_FIRE},
	{0xe0a040, 0x8a5a00}, {0x60c0e0, 0x00648c}, {0x70c060, 0x2e6b20},
	{0xd06050, 0x9c2a1c},
};

/* clang-format off */
const char *const dd_board_key_words[] = {
	"Each land has a number. A battlement and a c mark a castle, a wall and an f a fort; 0f is the palace. Three castles win, or four for an alliance.",
	"A counter is the tokens of a faction: E12 is 12 tokens of the Elves. +8 is gold that lies there.",
	"Arrows are moves, each with the letter of its faction; two crossed blades are a battle. The wings are the Wild Dragon, a flame is where the Red Dragon has burnt.",
	NULL,
};
/* clang-format on */

enum { KEY_X = 12 }; /* where the rows of the key begin */

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
static void sign(const struct dd_board *b, int area, int x, int y)
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
		const struct figure_point *p = &signs[dd_map[area].type].at[i];
		at[i].x = x + p->x * b->size->sign_part / 8;
		at[i].y = y + p->y * b->size->sign_part / 8;
	}
	/* Arrows pass behind it. */
	if (signs[dd_map[area].type].n)
		figure_polygon(b->f, at, signs[dd_map[area].type].n,
			       (struct figure_paint){.fill = ground(area),
						     .stroke = MUTED,
						     .width = b->size->line / 2});
}

static void land(const struct dd_board *b, int area)
{
	const struct dd_shape *s = &b->shape[area];
	struct figure_paint paint = {
		.fill = ground(area), .stroke = COAST, .width = b->size->line * 2 / 5};

	figure_polygon(b->f, s->at, s->n, paint);
}

/* Its name, its sign, and gold that lies there. */
static void legend(const struct dd_board *b, int area)
{
	const struct figure_point *m = &b->shape[area].middle;
	int y = m->y + b->size->name_y, type = b->size->name;
	struct dd_label l = dd_label_in(b, area);

	if (!type)
		return;
	if (dd_map[area].type != DD_PLAIN)
		sign(b, area, m->x + b->size->sign_x, y);
	figure_text(b->f, m->x + l.name_x, y, type, FIGURE_MIDDLE, true, INK,
		    str_of(dd_map[area].name));
	figure_halo(b->f, ground(area)); /* arrows end and pass there */
	if (!b->t->lying[area])
		return;
	figure_text(b->f, m->x + l.gold_x, y, type, FIGURE_MIDDLE, true, GOLD,
		    str_printf(b->f->a, "+%d", b->t->lying[area]));
	figure_halo(b->f, ground(area));
}

/* Tokens ---------------------------------------------------------------------------------------- */

static void counter(const struct dd_board *b, int x, int y, int seat, int n)
{
	const struct dd_size *size = b->size;
	int type = n < 10 ? size->type : size->narrow;
	/* A bold "O12" is two and a quarter times as wide as its type is high. */
	bool bold = n < 10 || type * 9 / 4 < 2 * size->counter;

	figure_circle(b->f, x, y, size->counter, dd_filled(dd_ink(seat)));
	if (size->name)
		figure_text(b->f, x, y + type / 3, type, FIGURE_MIDDLE, bold, DARK,
			    str_printf(b->f->a, "%c%d", "DEGO"[seat], n));
	else /* a miniature: who, and not how many */
		figure_text(b->f, x, y + type / 3, type, FIGURE_MIDDLE, true, DARK,
			    str_printf(b->f->a, "%c", "DEGO"[seat]));
}

static void tokens(const struct dd_board *b, int area)
{
	const struct figure_point *m = &b->shape[area].middle;
	struct dd_counters c = dd_counters_in(b, area);
	int i = 0, step = b->size->step;

	for (int seat = 0; seat < DD_SEATS; seat++) {
		int row = c.n ? i / c.columns : 0, left = c.n - row * c.columns;
		int width = (left < c.columns ? left : c.columns) - 1;
		if (!b->t->tokens[area][seat])
			continue;
		counter(b, m->x - width * step / 2 + i % c.columns * step,
			m->y + b->size->counters_y + row * step, seat,
			b->t->tokens[area][seat]);
		i++;
	}
}

/* Below the map, and for those who do not see it --------------------------------------------------- */

static void key(const struct dd_board *b, const struct figure_lost *lost)
{
	struct figure_key k = {.f = b->f,
			       .left = KEY_X,
			       .right = b->size->width - KEY_X / 2,
			       .type = b->size->key,
			       .ink = INK,
			       .dark = DARK,
			       .x = KEY_X,
			       .y = b->size->height - b->size->key_y};

	if (!b->size->key)
		return;
	figure_group(b->f, str_of(_("Key")));
	for (int seat = 0; seat < DD_SEATS; seat++)
		figure_key_counter(&k, dd_ink(seat), str_of(dd_name(seat)));
	figure_key_words(&k, GOLD, str_of(_("+8 gold")));
	figure_key_words(&k, FIRE, str_of(_("wings: Wild Dragon, flame: Red Dragon")));
	figure_key_lost(&k, lost, SEA);
	figure_end(b->f);
}

static struct str in_words(const struct dd_board *board, const struct events *seen,
			   const struct figure_lost *lost)
{
	const struct dd_table *t = board->t;
	struct buf b = buf_in(board->f->a);

	buf_printf(&b, _("The map of 28 territories. The Wild Dragon is at number %d."),
		   t->dragon);
	for (int i = 0; i < seen->n; i++)
		if (seen->e[i].kind == DD_EV_RED)
			buf_printf(&b, _(" The Red Dragon burnt %s."),
				   dd_area_name(seen->e[i].arg[0]));
	for (int area = 0; area < DD_AREAS; area++) {
		if (!dd_counters_in(board, area).n && !t->lying[area])
			continue;
		buf_printf(&b, " %s:", dd_map[area].name);
		for (int seat = 0; seat < DD_SEATS; seat++)
			if (t->tokens[area][seat])
				buf_printf(&b, " %s %d", dd_name(seat),
					   t->tokens[area][seat]);
		if (t->lying[area])
			buf_printf(&b, _(" %d gold"), t->lying[area]);
		buf_char(&b, '.');
	}
	if (lost->n)
		buf_printf(&b, _(" Moves for whose arrow the map has no room: %d."),
			   lost->n);
	return buf_str(&b);
}

void dd_board(const void *view, const struct events *seen, struct figure *f)
{
	const struct dd_view *v = view;
	const struct dd_board *b = dd_board_begin(f, &v->t);
	struct figure_lost lost = {0};

	f->days = days;
	f->n_days = sizeof days / sizeof *days;
	f->title = str_printf(f->a, _("The board in turn %d"), v->t.turn);
	figure_box(f, 0, 0, f->width, f->height, 0, dd_filled(SEA));
	figure_group(f, str_of(_("Land")));
	for (int area = 0; area < DD_AREAS; area++)
		land(b, area);
	figure_end(f);
	dd_board_happenings(b, seen, &lost);
	f->words = in_words(b, seen, &lost);
	for (int area = 0; area < DD_AREAS; area++) {
		figure_group(f, str_of(dd_map[area].words));
		legend(b, area);
		tokens(b, area);
		figure_end(f);
	}
	dd_board_dragon(b, FIRE);
	key(b, &lost);
}
