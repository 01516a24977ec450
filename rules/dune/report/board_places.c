/* Where counters, spice and arrows have room on the board: see board_parts.h. Names and the numbers of sectors have their places first; then counters
 * are laid where their area leaves room, then spice.
 * SPDX-License-Identifier: ISC */
#include <limits.h>

#include "base/arena.h"
#include "rules/dune/report/board_parts.h"
#include "rules/dune/table/dune_event.h"
#include "rules/dune/table/view.h"
#include "rules/event.h"

enum {
	COUNTERS_A_ROW = 3,
	AROUND = 63, /* units from the middle of an area in which room is looked for */
	PACE = 3,
};

int du_stacks(const struct du_table *t, int area)
{
	int n = 0;

	for (int seat = 0; seat < DU_SEATS; seat++)
		n += t->forces[area][seat] > 0;
	return n;
}

struct figure_area du_area_of(struct du_words w)
{
	return (struct figure_area){w.x - w.half - 2, w.y - w.high - 1, 2 * w.half + 4,
				    w.high + 3};
}

static int turn(struct figure_point o, struct figure_point p, struct figure_point q)
{
	return (p.x - o.x) * (q.y - o.y) - (p.y - o.y) * (q.x - o.x);
}

/* Is it within the area: its territory, and of that its sector? */
static bool is_within(const struct du_board *b, int area, struct figure_point p)
{
	int territory = du_territory_of(area), degrees = du_spots[area].degrees;
	struct figure_point m = {b->size->middle, b->size->middle};
	int16_t first = (int16_t)(degrees / DU_SECTOR_DEGREES * DU_SECTOR_DEGREES);
	int16_t last = (int16_t)(first + DU_SECTOR_DEGREES);

	if (!du_board_has(b, territory, p))
		return false;
	if (territory == DU_POLAR_SINK || du_is_stronghold(territory))
		return true;
	return turn(m, du_board_at(b, (struct du_spot){first, DU_RIM}), p) <= 0 &&
	       turn(m, du_board_at(b, (struct du_spot){last, DU_RIM}), p) >= 0;
}

struct figure_point du_board_blades(const struct du_board *b, int territory, int *half)
{
	struct figure_point m = du_board_place(b, territory);

	m.y += b->size->counter * (b->size->name ? 3 : 2);
	*half = b->size->counter * 3 / 4;
	return m;
}

static bool fought(const struct du_board *b, int territory)
{
	for (int i = 0; i < b->seen->n; i++)
		if (b->seen->e[i].kind == DU_EV_BATTLE &&
		    b->seen->e[i].arg[0] == territory)
			return true;
	return false;
}

/* How far from its place a thing may stand: in its area, in its territory, or near by. */
enum home { IN_AREA, IN_TERRITORY, NEAR_BY, HOMES };

/* Is there room for it, and its middle at home? */
static bool fits(const struct du_board *b, int area, enum home home, struct du_words w)
{
	struct figure_area room = {w.x - w.half, w.y - w.high, 2 * w.half, w.high};
	struct figure_point m = {w.x, w.y - w.high / 2};

	return figure_area_is_free(b->room, FIGURE_MARKS, room) &&
	       (home == NEAR_BY ||
		(home == IN_AREA ? is_within(b, area, m)
				 : du_board_has(b, du_territory_of(area), m)));
}

/* The nearest place that leaves all else to be read. Returns whether there is one. */
static bool settle(const struct du_board *b, int area, enum home home,
		   struct du_words *w)
{
	const struct du_words was = *w;
	int least = INT_MAX;

	for (int y = -AROUND; y <= AROUND; y += PACE)
		for (int x = -AROUND; x <= AROUND; x += PACE) {
			struct du_words there = {was.x + x, was.y + y, was.half,
						 was.high};
			if (x * x + y * y < least && fits(b, area, home, there)) {
				least = x * x + y * y;
				*w = there;
			}
		}
	return least < INT_MAX;
}

/* Where there is none it stays. */
static struct du_words settled(const struct du_board *b, int area, struct du_words w)
{
	for (int home = 0; home < HOMES && !fits(b, area, IN_AREA, w); home++)
		if (settle(b, area, (enum home)home, &w))
			break;
	return w;
}

static struct du_words counters_of(const struct du_board *b, int area)
{
	struct figure_point m = du_board_middle(b, area);
	int r = b->size->counter, n = du_stacks(b->t, area);
	int across = n < COUNTERS_A_ROW ? n : COUNTERS_A_ROW;
	int rows = (n + COUNTERS_A_ROW - 1) / COUNTERS_A_ROW;

	return (struct du_words){m.x, m.y + du_below_name(b, area) + (2 * rows - 1) * r,
				 across * r, 2 * rows * r};
}

static struct du_words spice_of(const struct du_board *b, int area)
{
	struct figure_point m = du_board_middle(b, area);
	int size = b->size->name + 1, y = m.y + b->size->name / 3;
	struct str text = str_printf(b->f->a, "+%d", b->t->spice[area]);

	if (b->counters[area].half) {
		m.x = b->counters[area].x;
		y = b->counters[area].y + size;
	} else {
		y += du_below_name(b, area);
	}
	return (struct du_words){m.x, y, figure_text_width(text, size, true) / 2, size};
}

/* Names, the blades of battles, the numbers of sectors, and the key below the planet. */
static void take(const struct du_board *b, struct figure_area area, bool counters)
{
	figure_take_area(b->room, FIGURE_MARKS, area);
	if (!counters)
		figure_take_area(b->letters, FIGURE_MARKS, area);
}

static void take_board(struct du_board *b)
{
	const int below = b->size->middle + b->size->rim;
	int half;

	for (int i = 0; i < DU_TERRITORIES; i++) {
		struct figure_point m = du_board_blades(b, i, &half);
		half += b->size->line / 20; /* of the stroke */
		if (du_is_named(b, i))
			take(b, du_area_of(du_name_words(b, i, du_name_at(b, i))),
			     false);
		if (fought(b, i))
			take(b,
			     (struct figure_area){m.x - half, m.y - half, 2 * half,
						  2 * half},
			     false);
	}
	for (int s = 1; s <= DU_SECTORS && b->size->name; s++)
		take(b, du_area_of(du_sector_words(b, s)), false);
	take(b, (struct figure_area){0, below, b->size->width, b->size->height - below},
	     false);
}

void du_board_places(struct du_board *b)
{
	b->room = arena_new(b->f->a, struct figure_room);
	*b->room = figure_room(b->f->a, b->size->width, b->size->height);
	b->letters = arena_new(b->f->a, struct figure_room);
	*b->letters = figure_room_copy(b->f->a, b->room);
	b->counters = arena_array(b->f->a, struct du_words, DU_AREAS);
	b->spice = arena_array(b->f->a, struct du_words, DU_AREAS);
	take_board(b);
	/* The smallest places first: a stronghold has no other. */
	for (int wide = 0; wide < 2; wide++)
		for (int area = 0; area < DU_AREAS; area++) {
			bool hold = du_is_stronghold(du_territory_of(area));
			if (!du_stacks(b->t, area) || hold != (wide == 0))
				continue;
			b->counters[area] = settled(b, area, counters_of(b, area));
			take(b, du_area_of(b->counters[area]), true);
		}
	for (int area = 0; area < DU_AREAS && b->size->name; area++)
		if (b->t->spice[area]) {
			b->spice[area] = settled(b, area, spice_of(b, area));
			take(b, du_area_of(b->spice[area]), false);
		}
}
