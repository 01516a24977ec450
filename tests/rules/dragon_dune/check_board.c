/* The drawn board and the map in letters: regions that meet where the map has a border and nowhere
 * else, names that stand inside, words for those who do not see it.
 * SPDX-License-Identifier: ISC */
#include "base/figure/figure_marks.h"
#include "rules/dragon_dune/report/board.h"
#include "rules/dragon_dune/report/text_map.h"
#include "tests/rules/dragon_dune/dune_kit.h"

/* Points that two outlines share. */
static int shared(int a, int b)
{
	int n = 0;

	for (int i = 0; i < dd_shapes[a].n; i++)
		for (int k = 0; k < dd_shapes[b].n; k++)
			n += dd_shapes[a].at[i].x == dd_shapes[b].at[k].x &&
			     dd_shapes[a].at[i].y == dd_shapes[b].at[k].y;
	return n;
}

/* [DD-001] A border is at least a line: two points. Where there is none the sea lies between. */
START_TEST(regions_meet_at_borders_and_nowhere_else)
{
	const struct graph *map = dd_graph();

	for (int a = 0; a < DD_AREAS; a++)
		for (int b = 0; b < a; b++)
			ck_assert_msg(graph_is_border(map, a, b) ? shared(a, b) >= 2
								 : shared(a, b) == 0,
				      "%s and %s share %d points", dd_area_name(a),
				      dd_area_name(b), shared(a, b));
}
END_TEST

static bool inside(const struct dd_shape *s, struct figure_point p)
{
	return dd_shape_has(s, p.x, p.y);
}

/* A page, a phone and a picture of a thumb's size: what holds of the first holds of all. */
static enum figure_use use;
static const enum figure_use uses[] = {FIGURE_SHEET, FIGURE_PHONE, FIGURE_MINI};
enum { USES = 3, WITH_LETTERS = 2 };

static struct figure *drawn_after(const struct events *seen)
{
	struct figure *f = arena_new(d.a, struct figure);
	struct dd_view *v = arena_new(d.a, struct dd_view);

	*f = figure_in(d.a, 0, 0);
	f->use = use;
	dd_view_make(&d.s, SEAT_READERS, v);
	dd_board(v, seen, f);
	return f;
}

static struct figure *drawn(void)
{
	struct events none = {.a = d.a};

	return drawn_after(&none);
}

/* The board for the use, empty, for its sizes and regions. */
static const struct dd_board *measured(void)
{
	struct figure *f = arena_new(d.a, struct figure);

	*f = figure_in(d.a, 0, 0);
	f->use = use;
	return dd_board_begin(f, &d.s.t);
}

START_TEST(names_stand_inside_on_the_sheet)
{
	use = uses[_i];
	const struct dd_board *b = measured();
	for (int a = 0; a < DD_AREAS; a++) {
		const struct dd_shape *shape = &b->shape[a];
		ck_assert_msg(inside(shape, shape->middle), "%s", dd_area_name(a));
		for (int i = 0; i < shape->n; i++) {
			ck_assert_int_ge(shape->at[i].x, 0);
			ck_assert_int_le(shape->at[i].x, b->size->width);
			ck_assert_int_ge(shape->at[i].y, 0);
			ck_assert_int_le(shape->at[i].y, b->size->height);
		}
	}
}
END_TEST

START_TEST(it_says_in_words_what_it_shows)
{
	put(E, DD_5C, 10);
	put(O, DD_5C, 2);
	d.s.t.lying[DD_9] = 8;
	d.s.t.dragon = 12;
	struct figure *f = drawn();
	ck_assert(str_find(f->words, STR("Wild Dragon is at number 12")) != SIZE_MAX);
	ck_assert(str_find(f->words, STR("5c: Elves 10 Orcs 2.")) != SIZE_MAX);
	ck_assert(str_find(f->words, STR("9: 8 gold.")) != SIZE_MAX);
}
END_TEST

/* [DD-050] Elves in hiding are neither drawn nor told. */
START_TEST(hidden_elves_are_not_on_it)
{
	struct figure *without = drawn();

	dd_hidden_add(&d.s, DD_9, (struct dd_stack){3, 0});
	ck_assert(figure_equal(without, drawn()));
}
END_TEST

/* [DD-001] In letters: 42 strokes. One is a sign, a level one three; that from 6 to 9 is longer by
 * the row that it passes, and those straight down are one. */
START_TEST(the_map_in_letters_has_each_border)
{
	struct dd_view *v = arena_new(d.a, struct dd_view);
	int level = 0, down = 0, slanting = 0;

	d.s.t.dragon = 5;
	dd_view_make(&d.s, SEAT_READERS, v);
	struct str map = dd_text_map(d.a, v);
	for (size_t i = 0; i < map.n; i++) {
		level += map.s[i] == '-';
		down += map.s[i] == '|';
		slanting += map.s[i] == '/' || map.s[i] == '\\';
	}
	ck_assert_int_eq(level % 3, 0);
	/* 3 more signs of the stroke from 6 to 9 */
	ck_assert_int_eq(level / 3 + (down - 3) + slanting, 42);
}
END_TEST

/* Also where its number has no plain, as 5 and 12: a W stands in the map once. */
START_TEST(the_map_in_letters_has_the_wild_dragon)
{
	struct dd_view *v = arena_new(d.a, struct dd_view);
	int shown = 0;

	for (int number = 1; number <= DD_NUMBERS; number++) {
		d.s.t.dragon = (uint8_t)number;
		dd_view_make(&d.s, SEAT_READERS, v);
		struct str map = dd_text_map(d.a, v);
		for (size_t i = 0; i < map.n; i++)
			shown += map.s[i] == 'W';
		ck_assert_int_eq(shown, number);
	}
}
END_TEST

/* Arrows end in the middle of a territory, where its name and its gold stand. */
START_TEST(names_and_gold_can_be_read_over_arrows)
{
	int n = 0;

	d.s.t.lying[DD_13] = 8;
	const struct figure *f = drawn();
	for (int i = 0; i < f->n; i++)
		for (int at = 0; at < DD_AREAS; at++) {
			struct str text = f->shapes[i].text;
			if (f->shapes[i].kind != FIGURE_TEXT ||
			    !(str_is(text, dd_map[at].name) ||
			      (at == DD_13 && str_is(text, "+8"))))
				continue;
			n++;
			ck_assert_int_ne(f->shapes[i].paint.stroke, FIGURE_NONE);
			ck_assert_int_gt(f->shapes[i].paint.width, 0);
		}
	ck_assert_int_eq(n, DD_AREAS + 1);
}
END_TEST

/* The text among the figure's shapes; its left edge and its width. */
static const struct figure_shape *written(const struct figure *f, struct str text,
					  int *left, int *wide)
{
	for (int i = 0; i < f->n; i++) {
		const struct figure_shape *s = &f->shapes[i];
		if (s->kind != FIGURE_TEXT || !str_equal(s->text, text) ||
		    s->size != measured()->size->name)
			continue;
		*wide = figure_text_width(s->text, s->size, s->bold);
		*left = s->at[0].x - *wide / 2;
		return s;
	}
	ck_abort_msg("not written: " PRI_STR, STR_ARG(text));
}

/* On every plain, with the most gold that an event brings, twice: the label stays apart from the number, and inside. */
START_TEST(gold_stands_clear_of_the_number_and_inside)
{
	use = uses[_i];
	for (int a = 0; a < DD_AREAS; a++) {
		int name, gold, wide, gold_wide;
		if (!dd_map[a].gold)
			continue;
		dune_clear();
		dune_lay();
		d.s.t.lying[a] = 24;
		const struct figure *f = drawn();
		const struct dd_shape *shape = &measured()->shape[a];
		written(f, str_of(dd_map[a].name), &name, &wide);
		int y = written(f, STR("+24"), &gold, &gold_wide)->at[0].y;
		ck_assert_msg(gold - name - wide >= 2, "%s: %d", dd_area_name(a),
			      gold - name - wide);
		ck_assert_msg(dd_shape_has(shape, name, y) &&
				      dd_shape_has(shape, gold + gold_wide, y),
			      "%s: from %d to %d", dd_area_name(a), name,
			      gold + gold_wide);
	}
}
END_TEST

/* All four come to one place: no two heads at one point. */
START_TEST(heads_of_several_arrows_stand_apart)
{
	struct events moved = {.a = d.a};
	struct figure_point head[DD_SEATS];
	int n = 0;

	use = uses[_i];
	for (int seat = 0; seat < DD_SEATS; seat++) {
		put(seat, DD_11, 3);
		event_add(&moved, DD_EV_MOVED, AUDIENCE_ALL, "", 5, seat, 3,
			  seat % 2 ? DD_10C : DD_9F, DD_11, 0);
	}
	const struct figure *f = drawn_after(&moved);
	for (int i = 0; i < f->n && n < DD_SEATS; i++)
		if (f->shapes[i].head)
			head[n++] = f->shapes[i].at[2];
	ck_assert_int_eq(n, DD_SEATS);
	for (int i = 0; i < n; i++)
		for (int k = 0; k < i; k++)
			ck_assert_int_ge(abs(head[i].x - head[k].x) +
						 abs(head[i].y - head[k].y),
					 use == FIGURE_SHEET ? 8 : 4);
}
END_TEST

/* A point of the curve, `t` of 100 on its way. */
static struct figure_point on(const struct figure_shape *s, int t)
{
	int u = 100 - t, w[] = {u * u, 2 * u * t, t * t};

	return (struct figure_point){
		(s->at[0].x * w[0] + s->at[1].x * w[1] + s->at[2].x * w[2]) / 10000,
		(s->at[0].y * w[0] + s->at[1].y * w[1] + s->at[2].y * w[2]) / 10000};
}

/* The head of the only arrow, against all counters and the name of the place it goes to. */
static void check_head(const struct dd_board *b, const struct figure *f, int to)
{
	const struct figure_point *m = &b->shape[to].middle;
	int over = b->size->name_y - b->size->name * 3 / 4, under = b->size->name_y + 1;
	const struct figure_shape *arrow = NULL;

	for (int i = 0; i < f->n; i++)
		if (f->shapes[i].head)
			arrow = &f->shapes[i];
	ck_assert_ptr_nonnull(arrow);
	ck_assert_msg(inside(&b->shape[to], on(arrow, 100)), "%s: %d, %d",
		      dd_area_name(to), on(arrow, 100).x - m->x,
		      on(arrow, 100).y - m->y);
	for (int t = 93; t <= 100; t++) {
		struct figure_point p = on(arrow, t);
		bool on_name =
			p.y < m->y + under && p.y > m->y + over &&
			abs(p.x - m->x) < 2 + figure_text_width(str_of(dd_map[to].name),
								b->size->name, true) /
							  2;
		ck_assert_msg(!on_name, "%s", dd_area_name(to));
		for (int i = 0; t == 100 && i < f->n; i++) {
			const struct figure_shape *c = &f->shapes[i];
			if (c->kind != FIGURE_CIRCLE || c->size != b->size->counter)
				continue;
			int dx = p.x - c->at[0].x, dy = p.y - c->at[0].y;
			ck_assert_msg(dx * dx + dy * dy >= c->size * c->size, "%s",
				      dd_area_name(to));
		}
	}
}

static void check_arrow(int from, int to)
{
	dune_clear();
	dune_lay();
	struct events moved = {.a = d.a};
	event_add(&moved, DD_EV_MOVED, AUDIENCE_ALL, "", 5, O, 3, from, to, 0);
	for (int seat = 0; seat < (from + to) % (DD_SEATS + 1); seat++)
		put(seat, to, 12);
	check_head(measured(), drawn_after(&moved), to);
}

/* From every territory to every other within four: the longest move, and with any number of stacks. */
START_TEST(heads_of_arrows_lie_on_no_counter_and_no_name)
{
	use = uses[_i];
	for (int from = 0; from < DD_AREAS; from++)
		for (int to = 0; to < DD_AREAS; to++)
			if (from != to &&
			    graph_distance(dd_graph(), from, to, NULL) <= 4)
				check_arrow(from, to);
}
END_TEST

/* The wings are the only filled polygon of ten points: on each number, with any number of stacks there and
 * gold, inside the region, and on no counter and no name. */
static void check_wings(const struct dd_board *b, const struct figure *f, int area)
{
	const struct figure_point *m = &b->shape[area].middle;
	int over = b->size->name_y - b->size->name * 7 / 8, under = b->size->name_y + 1;
	const struct figure_shape *wings = NULL;

	for (int i = 0; i < f->n; i++)
		if (f->shapes[i].kind == FIGURE_POLYGON && f->shapes[i].n_points == 10)
			wings = &f->shapes[i];
	ck_assert_ptr_nonnull(wings);
	for (int i = 0; i < wings->n_points; i++) {
		struct figure_point p = wings->at[i];
		ck_assert_msg(inside(&b->shape[area], p), "%s: %d, %d",
			      dd_area_name(area), p.x - m->x, p.y - m->y);
		ck_assert_msg(!b->size->name || p.y > m->y + under ||
				      p.y < m->y + over ||
				      abs(p.x - m->x) > b->size->name * 13 / 16,
			      "%s: on the name", dd_area_name(area));
		for (int k = 0; k < f->n; k++) {
			const struct figure_shape *c = &f->shapes[k];
			if (c->kind != FIGURE_CIRCLE || c->size != b->size->counter)
				continue;
			int dx = p.x - c->at[0].x, dy = p.y - c->at[0].y;
			ck_assert_msg(dx * dx + dy * dy >= c->size * c->size,
				      "%s: on a counter", dd_area_name(area));
		}
	}
}

START_TEST(the_wild_dragon_sits_inside_its_region)
{
	use = uses[_i];
	for (int number = 1; number <= DD_NUMBERS; number++)
		for (int stacks = 0; stacks <= 2; stacks++) {
			int area = dd_plain(number);
			if (area == DD_NOWHERE)
				area = number == 5 ? DD_5C : DD_12F;
			dune_clear();
			dune_lay();
			d.s.t.dragon = (uint8_t)number;
			d.s.t.lying[area] = 8;
			for (int seat = 0; seat < stacks; seat++)
				put(seat, area, 12);
			check_wings(measured(), drawn(), area);
		}
}
END_TEST

static void check_counters(int area, int stacks)
{
	struct figure_point at[DD_SEATS];
	const struct dd_board *b = measured();
	int n = 0;

	for (int seat = 0; seat < stacks; seat++)
		put(seat, area, 12);
	const struct figure *f = drawn();
	for (int i = 0; i < f->n; i++)
		if (f->shapes[i].kind == FIGURE_CIRCLE &&
		    f->shapes[i].size == b->size->counter && n < DD_SEATS)
			at[n++] = f->shapes[i].at[0];
	ck_assert_int_eq(n, stacks);
	for (int i = 0; i < n; i++) {
		ck_assert_msg(inside(&b->shape[area], at[i]), "%s: %d stacks: %d, %d",
			      dd_area_name(area), stacks,
			      at[i].x - b->shape[area].middle.x,
			      at[i].y - b->shape[area].middle.y);
		for (int k = 0; k < i; k++)
			ck_assert_int_ge(abs(at[i].x - at[k].x) +
						 abs(at[i].y - at[k].y),
					 2 * b->size->counter);
	}
}

/* Up to four stacks: the middle of each counter inside the region, and none on another. */
START_TEST(counters_lie_inside_their_region)
{
	use = uses[_i];
	for (int area = 0; area < DD_AREAS; area++)
		for (int stacks = 1; stacks <= DD_SEATS; stacks++) {
			dune_clear();
			dune_lay();
			check_counters(area, stacks);
		}
}
END_TEST

/* Letters of ten units or more stand on the sheet, on a counter of nine, for a page shows a phone's 360 units on some 330 pixels;
 * the words on a counter inside it. */
START_TEST(a_phone_can_be_read)
{
	use = uses[_i];
	for (int area = 0; area < DD_AREAS; area++)
		put(area % DD_SEATS, area, 12);
	const struct figure *f = drawn();
	ck_assert_int_le(f->width, use == FIGURE_SHEET ? 640 : 360);
	for (int i = 0; i < f->n; i++) {
		const struct figure_shape *s = &f->shapes[i];
		if (s->kind != FIGURE_TEXT)
			continue;
		int wide = figure_text_width(s->text, s->size, s->bold);
		int left = s->at[0].x - (s->anchor == FIGURE_MIDDLE ? wide / 2 : 0);
		/* "O16" is as wide as its counter on a phone, unless its letters are the smallest. */
		bool counted = i && f->shapes[i - 1].kind == FIGURE_CIRCLE;
		ck_assert_int_ge(s->size, counted ? FIGURE_TYPE_LEAST : 10);
		ck_assert_msg(left >= 0 && left + wide <= f->width, PRI_STR,
			      STR_ARG(s->text));
		ck_assert_msg(s->at[0].y <= f->height, "%d " PRI_STR, s->at[0].y,
			      STR_ARG(s->text));
		if (i && f->shapes[i - 1].kind == FIGURE_CIRCLE &&
		    s->anchor == FIGURE_MIDDLE)
			ck_assert_int_le(wide, 2 * f->shapes[i - 1].size);
	}
}
END_TEST

/* ... but that of the faction on each counter. */
START_TEST(a_miniature_has_a_letter_on_each_counter)
{
	use = FIGURE_MINI;
	put(E, DD_5C, 10);
	d.s.t.lying[DD_9] = 8;
	const struct figure *f = drawn();
	int letters = 0;
	for (int i = 0; i < f->n; i++)
		if (f->shapes[i].kind == FIGURE_TEXT) {
			ck_assert_int_eq(f->shapes[i - 1].kind, FIGURE_CIRCLE);
			ck_assert_int_eq(f->shapes[i - 1].paint.fill, dd_ink(E));
			ck_assert(str_is(f->shapes[i].text, "E"));
			letters++;
		}
	ck_assert_int_eq(letters, 1);
	ck_assert(str_find(f->words, STR("5c: Elves 10.")) != SIZE_MAX);
}
END_TEST

START_TEST(the_burnt_plain_is_marked_and_told)
{
	struct figure *without = drawn();
	struct events red = {.a = d.a};

	event_add(&red, DD_EV_RED, AUDIENCE_ALL, "DD-011", 1, DD_11);
	const struct figure *f = drawn_after(&red);
	ck_assert_int_eq(f->n, without->n + 1);
	ck_assert(str_find(f->words, STR("The Red Dragon burnt 11.")) != SIZE_MAX);
}
END_TEST

/* The flame lies inside the plain and on no counter, whoever stands there, in each size. */
START_TEST(the_fire_burns_inside_its_plain)
{
	use = uses[_i];
	for (int area = 0; area < DD_AREAS; area++)
		for (int stacks = 0; stacks <= 2 && dd_map[area].type == DD_PLAIN;
		     stacks++) {
			dune_clear();
			dune_lay();
			struct events red = {.a = d.a};
			event_add(&red, DD_EV_RED, AUDIENCE_ALL, "DD-011", 1, area);
			for (int seat = 0; seat < stacks; seat++)
				put(seat, area, 12);
			const struct dd_board *b = measured();
			const struct figure *f = drawn_after(&red), *without = drawn();
			const struct figure_shape *flame = NULL;
			for (int i = 0; i < f->n && !flame; i++)
				if (f->shapes[i].kind == FIGURE_POLYGON &&
				    f->shapes[i].n_points !=
					    without->shapes[i].n_points)
					flame = &f->shapes[i];
			ck_assert_ptr_nonnull(flame);
			struct dd_counters c = dd_counters_in(b, area);
			int half = c.columns * b->size->step / 2 - 1;
			int under = b->size->counters_y + (c.rows - 1) * b->size->step +
				    b->size->counter;
			struct figure_point m = b->shape[area].middle;
			for (int i = 0; i < flame->n_points; i++) {
				ck_assert_msg(inside(&b->shape[area], flame->at[i]),
					      "%s, %d stacks", dd_area_name(area),
					      stacks);
				ck_assert(!stacks ||
					  abs(flame->at[i].x - m.x) >= half ||
					  flame->at[i].y - m.y >= under - 1);
			}
		}
}
END_TEST

static Suite *suite(void)
{
	const TTest *const tests[] = {the_burnt_plain_is_marked_and_told,
				      names_and_gold_can_be_read_over_arrows,
				      regions_meet_at_borders_and_nowhere_else,
				      names_stand_inside_on_the_sheet,
				      it_says_in_words_what_it_shows,
				      hidden_elves_are_not_on_it,
				      the_map_in_letters_has_each_border,
				      the_map_in_letters_has_the_wild_dragon,
				      a_miniature_has_a_letter_on_each_counter};
	Suite *s = suite_create("dragon_dune/board");
	TCase *t = tcase_create("table");

	tcase_add_checked_fixture(t, dune_lay, dune_clear);
	for (size_t i = 0; i < sizeof tests / sizeof *tests; i++)
		tcase_add_test(t, tests[i]);
	tcase_add_loop_test(t, names_stand_inside_on_the_sheet, 0, USES);
	tcase_add_loop_test(t, gold_stands_clear_of_the_number_and_inside, 0,
			    WITH_LETTERS);
	tcase_add_loop_test(t, heads_of_several_arrows_stand_apart, 0, USES);
	tcase_add_loop_test(t, heads_of_arrows_lie_on_no_counter_and_no_name, 0, USES);
	tcase_add_loop_test(t, the_wild_dragon_sits_inside_its_region, 0, USES);
	tcase_add_loop_test(t, counters_lie_inside_their_region, 0, USES);
	tcase_add_loop_test(t, the_fire_burns_inside_its_plain, 0, USES);
	tcase_add_loop_test(t, a_phone_can_be_read, 0, WITH_LETTERS);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(suite)
