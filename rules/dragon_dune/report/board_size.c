/* The board on a page, on a phone and in a list of games, and its inks: see board.h.
 * SPDX-License-Identifier: ISC */
#include "base/arena.h"
#include "base/figure/figure_marks.h"
#include "rules/dragon_dune/report/board.h"
#include "rules/dragon_dune/table/table.h"

static const struct dd_size sizes[] = {
	[FIGURE_SHEET] = {.width = 640,
			  .height = 540,
			  .across = 64,
			  .down = 64,
			  .name = 16,
			  .badge = 8,
			  .name_y = -10,
			  .sign_x = -42,
			  .sign_part = 8,
			  .fire_x = -36,
			  .counter = 13,
			  .step = 27,
			  .counters_y = 8,
			  .type = 12,
			  .narrow = 11,
			  .key = 12,
			  .key_y = 13,
			  .line = 30,
			  .wings_most = 8,
			  .wings_least = 5},
	/* A phone is tall: there is more room downwards than across. */
	[FIGURE_PHONE] = {.width = 360,
			  .height = 444,
			  .across = 36,
			  .down = 52,
			  .name = 11,
			  .badge = 6,
			  .name_y = -9,
			  .sign_x = -27,
			  .sign_part = 5,
			  .fire_x = -22,
			  .counter = 10,
			  .step = 20,
			  .counters_y = 3,
			  .type = 10,
			  .narrow = FIGURE_TYPE_LEAST,
			  .key = 10,
			  .key_y = 25,
			  .line = 22,
			  .wings_most = 6,
			  .wings_least = 4},
	[FIGURE_MINI] = {.width = 200,
			 .height = 158,
			 .across = 20,
			 .down = 20,
			 .counter = 5,
			 .step = 10,
			 .counters_y = -5,
			 .type = 8,
			 .narrow = 8,
			 .sign_part = 3,
			 .line = 14,
			 .fire_x = -11,
			 .wings_most = 4,
			 .wings_least = 2},
};

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

static int scaled(int part, int x)
{
	return (x * part + 32) / 64;
}

/* Two regions that share a point on the sheet share it in every size. */
static struct figure_point point_in(const struct dd_size *size, struct figure_point p)
{
	return (struct figure_point){scaled(size->across, p.x),
				     scaled(size->down, p.y)};
}

struct dd_board *dd_board_begin(struct figure *f, const struct dd_table *t)
{
	struct dd_board *b = arena_new(f->a, struct dd_board);

	*b = (struct dd_board){.f = f, .t = t, .size = &sizes[f->use]};
	f->width = b->size->width;
	f->height = b->size->height;
	for (int area = 0; area < DD_AREAS; area++) {
		const struct dd_shape *s = &dd_shapes[area];
		struct figure_point *at =
			arena_array(f->a, struct figure_point, (size_t)s->n);
		for (int i = 0; i < s->n; i++)
			at[i] = point_in(b->size, s->at[i]);
		b->shape[area] =
			(struct dd_shape){at, s->n, point_in(b->size, s->middle)};
	}
	return b;
}

struct dd_label dd_label_in(const struct dd_board *b, int area)
{
	int type = b->size->name, gold = b->t->lying[area], all;
	int name = figure_text_width(str_of(dd_map[area].name), type, true);
	struct dd_label l = {0, name / 2, 0, 0};

	if (!gold)
		return l;
	int wide = figure_text_width(str_printf(b->f->a, "+%d", gold), type, true);
	all = name + type * 3 / 8 + wide;
	l.name_x = (name - all) / 2;
	l.gold_x = (all - wide) / 2;
	l.gold_half = wide / 2;
	return l;
}
