/* The grammar of maps: rings, bows, ribbons, and where there is room.
 * SPDX-License-Identifier: ISC */
#include <math.h>

#include "base/arena.h"
#include "base/figure/figure_label.h"
#include "base/figure/figure_marks.h"
#include "base/figure/figure_ring.h"
#include "tests/check_main.h"

static struct arena *a;

static void make(void)
{
	a = arena_create();
}

static void drop(void)
{
	arena_destroy(a);
}

/* Every place of a circle is a radius away from its middle, to a unit. */
START_TEST(a_ring_without_sides_is_a_circle)
{
	const struct figure_ring r = {{320, 320}, 200, 0};

	ck_assert_int_ge(figure_ring_length(&r), 1256);
	ck_assert_int_le(figure_ring_length(&r), 1258);
	for (int along = -700; along < 2000; along += 7) {
		struct figure_spot s = figure_ring_spot(&r, along, 0);
		ck_assert_double_eq_tol(hypot(s.at.x - 320, s.at.y - 320), 200, 1.5);
		ck_assert_double_eq_tol(hypot(s.out.x, s.out.y), FIGURE_ONE, 8);
	}
}
END_TEST

/* Clockwise from the top: right, below, left. */
START_TEST(a_ring_goes_clockwise_from_the_top)
{
	const struct figure_ring r = {{180, 300}, 100, 240};
	int whole = figure_ring_length(&r);

	ck_assert_int_eq(figure_ring_spot(&r, 0, 0).at.y, 80);
	ck_assert_int_eq(figure_ring_spot(&r, whole / 4, 0).at.x, 280);
	ck_assert_int_eq(figure_ring_spot(&r, whole / 2, 0).at.y, 520);
	ck_assert_int_eq(figure_ring_spot(&r, whole * 3 / 4, 0).at.x, 80);
	ck_assert_int_eq(figure_ring_spot(&r, whole / 4, 30).at.x, 310);
	ck_assert_int_eq(figure_ring_spot(&r, whole / 4, -30).at.x, 250);
}
END_TEST

START_TEST(a_piece_of_a_bow_lies_on_it)
{
	const struct figure_bow b = {{100, 100}, {300, 0}, {500, 300}};
	struct figure_bow p = figure_bow_piece(&b, 16, 48);

	for (int i = 0; i <= 8; i++) {
		struct figure_point on = figure_bow_at(&b, 16 + 4 * i, 64);
		struct figure_point of = figure_bow_at(&p, i, 8);
		ck_assert_int_le(figure_distance(on, of), 2);
	}
	p = figure_bow_piece(&b, 64, 0);
	ck_assert_int_eq(p.from.x, 500);
	ck_assert_int_eq(p.to.x, 100);
}
END_TEST

START_TEST(a_lane_keeps_its_distance)
{
	const struct figure_bow b = {{100, 300}, {300, 100}, {500, 300}};
	struct figure_bow right = figure_bow_beside(&b, 20);

	for (int i = 0; i <= 16; i++) {
		struct figure_point p = figure_bow_at(&right, i, 16);
		int least = 1000;
		for (int k = 0; k <= 400; k++) {
			int far = figure_distance(p, figure_bow_at(&b, k, 400));
			least = far < least ? far : least;
		}
		ck_assert_int_ge(least, 17);
		ck_assert_int_le(least, 23);
	}
	/* Its way goes right, so its right hand is below. */
	ck_assert_int_gt(figure_bow_at(&right, 1, 2).y, figure_bow_at(&b, 1, 2).y);
}
END_TEST

START_TEST(roots_are_whole)
{
	for (int64_t n = 0; n < 5000; n++) {
		int64_t r = figure_root(n);
		ck_assert(r * r <= n && (r + 1) * (r + 1) > n);
	}
	for (int64_t r = 4096; r < 1 << 26; r += r / 7) {
		ck_assert_int_eq(figure_root(r * r - 1), r - 1);
		ck_assert_int_eq(figure_root(r * r), r);
		ck_assert_int_eq(figure_root(r * r + 1), r);
	}
	ck_assert_int_eq(figure_root(-1), 0);
}
END_TEST

START_TEST(room_is_taken_and_come_back_to)
{
	struct figure_room r = figure_room(a, 200, 100);
	struct figure_area here = {50, 50, 20, 10}, there = {90, 50, 20, 10};
	const struct figure_bow b = {{10, 10}, {100, 10}, {190, 10}};

	ck_assert(figure_area_is_free(&r, FIGURE_MARKS, here));
	struct figure_room before = figure_room_copy(a, &r);
	figure_take_area(&r, FIGURE_MARKS, here);
	ck_assert(!figure_area_is_free(&r, FIGURE_MARKS, here));
	ck_assert(figure_area_is_free(&r, FIGURE_LINES, here));
	ck_assert(figure_area_is_free(&r, FIGURE_MARKS, there));
	ck_assert(figure_area_is_free(&before, FIGURE_MARKS, here));
	figure_take_area(&before, FIGURE_MARKS, there);
	ck_assert(figure_area_is_free(&r, FIGURE_MARKS, there));
	figure_take_bow(&r, FIGURE_LINES, &b, 8);
	ck_assert(!figure_bow_is_free(&r, FIGURE_LINES, &b, 2, 0));
	ck_assert(figure_bow_is_free(&r, FIGURE_MARKS, &b, 2, 0));
	/* It may touch what it leads to, and nothing before. */
	figure_take_area(&r, FIGURE_MARKS, (struct figure_area){184, 6, 8, 8});
	ck_assert(!figure_bow_is_free(&r, FIGURE_MARKS, &b, 2, 0));
	ck_assert(figure_bow_is_free(&r, FIGURE_MARKS, &b, 2, 10));
	ck_assert(!figure_bow_is_free(&r, FIGURE_MARKS, &b, 2, 3));
	ck_assert_int_eq(figure_find_area(&r, &(struct figure_area){60, 8, 4, 4}, 1),
			 -1);
	ck_assert_int_eq(figure_find_area(&r, &there, 1), 0);
	/* There is no room outside of the sheet. */
	ck_assert(!figure_area_is_free(&r, FIGURE_MARKS,
				       (struct figure_area){190, 50, 20, 10}));
}
END_TEST

/* A wall with a gap at its side: the way goes round. */
START_TEST(a_way_goes_round_what_stands_in_it)
{
	struct figure_room r = figure_room(a, 400, 400);
	const struct figure_point from = {200, 40}, to = {200, 360};
	struct figure_search s = {.n_from = 1,
				  .n_to = 1,
				  .from = &from,
				  .to = &to,
				  .width = 8,
				  .middle = {200, 200}};

	figure_take_disc(&r, FIGURE_MARKS, (struct figure_point){200, 200}, 50);
	struct figure_found way = figure_find_way(&r, &s);
	ck_assert(way.found);
	ck_assert_int_gt(abs(figure_bow_at(&way.bow, 1, 2).x - 200), 50);
	/* No way is told, not hidden. */
	figure_take_area(&r, FIGURE_MARKS, (struct figure_area){0, 190, 400, 20});
	ck_assert(!figure_find_way(&r, &s).found);
}
END_TEST

static uint32_t seed;

static int chance(int n)
{
	seed = seed * 1664525 + 1013904223;
	return (int)((seed >> 8) % (uint32_t)n);
}

/* Looked at with the eyes of figure_area_is_free(), square by square. */
static bool is_open(const struct figure_room *r, const struct figure_bow *b, int width,
		    int lead)
{
	int half = width / 2, step = half > 5 ? half : 5;
	int n = figure_bow_length(b) / step + 1;

	for (int i = 0; i <= n; i++) {
		struct figure_point p = figure_bow_at(b, i, n);
		struct figure_area look = {p.x - half, p.y - half, 2 * half + 1,
					   2 * half + 1};
		if (!figure_area_is_free(r, FIGURE_MARKS, look) &&
		    (hypot(p.x - b->to.x, p.y - b->to.y) > lead + half || p.x < half ||
		     p.y < half || p.x + half >= 500 || p.y + half >= 400))
			return false;
	}
	return true;
}

/* Marks everywhere, ways of every width, some of them along the edge of the sheet: what is found is open, and where
 * nothing is found the straight way is not. */
START_TEST(a_way_of_any_width_lies_on_no_mark)
{
	int n_found = 0, n_none = 0;

	for (int width = 1; width <= FIGURE_WAY_WIDEST; width++)
		for (int round = 0; round < 8; round++) {
			struct figure_room r = figure_room(a, 500, 400);
			struct figure_point from[2], to[3];
			struct figure_search s = {.n_from = 2,
						  .n_to = 3,
						  .from = from,
						  .to = to,
						  .width = width,
						  .lead = round % 3 * 4,
						  .middle = {250, 200}};
			seed = (uint32_t)(width * 8 + round);
			for (int i = 0; i < 2 * round; i++)
				figure_take_disc(
					&r, FIGURE_MARKS,
					(struct figure_point){chance(500), chance(400)},
					1 + chance(20));
			for (int i = 0; i < 2; i++)
				from[i] =
					(struct figure_point){chance(500), chance(400)};
			for (int i = 0; i < 3; i++)
				to[i] = (struct figure_point){chance(500), chance(400)};
			struct figure_found way = figure_find_way(&r, &s);
			if (way.found) {
				n_found++;
				ck_assert(is_open(&r, &way.bow, width, s.lead));
				continue;
			}
			n_none++;
			for (int i = 0; i < 6; i++) {
				struct figure_bow b = {
					from[i / 3],
					{(from[i / 3].x + to[i % 3].x) / 2,
					 (from[i / 3].y + to[i % 3].y) / 2},
					to[i % 3]};
				ck_assert(!is_open(&r, &b, width, s.lead));
			}
		}
	ck_assert_int_gt(n_found, 100);
	ck_assert_int_gt(n_none, 100);
}
END_TEST

/* A line that lies in the way is gone round, if it is looked at by any row or column of it. */
START_TEST(a_way_keeps_off_a_line_of_any_width)
{
	for (int width = 1; width <= FIGURE_WAY_WIDEST; width++) {
		struct figure_room r = figure_room(a, 700, 700);
		const struct figure_point from[] = {{350, 60}, {120, 60}};
		const struct figure_point to[] = {{350, 640}, {120, 640}};
		struct figure_search s = {.n_from = 2,
					  .n_to = 2,
					  .from = from,
					  .to = to,
					  .width = width,
					  .middle = {350, 350}};
		struct figure_bow line = {{350, 100}, {350, 350}, {350, 600}};
		struct figure_room empty = figure_room_copy(a, &r);
		figure_take_bow(&r, FIGURE_LINES, &line, 6);
		struct figure_found way = figure_find_way(&r, &s);
		ck_assert(way.found);
		ck_assert(figure_bow_is_free(&r, FIGURE_LINES, &way.bow, width, 0));
		way = figure_find_way(&empty, &s);
		ck_assert_int_eq(way.from + way.to, 0);
	}
}
END_TEST

/* Long texts widen a counter: they never stand over its edge. */
START_TEST(a_counter_holds_its_text)
{
	static const char *const texts[] = {"R4", "R12", "NW14"};

	for (int radius = 9; radius < 20; radius++)
		for (int i = 0; i < 3; i++) {
			struct figure f = figure_in(a, 100, 100);
			struct str text = str_of(texts[i]);
			figure_counter(&f, (struct figure_point){50, 50}, radius, 0, 1,
				       text);
			const struct figure_shape *s = &f.shapes[f.n - 1];
			ck_assert_int_ge(s->size, FIGURE_TYPE_LEAST);
			ck_assert_int_le(
				figure_text_width(text, s->size, true),
				figure_counter_area((struct figure_point){50, 50},
						    radius, text)
					.width);
		}
}
END_TEST

static bool meets(const struct figure_area *p, const struct figure_area *q)
{
	return p->x < q->x + q->width && q->x < p->x + p->width &&
	       p->y < q->y + q->height && q->y < p->y + p->height;
}

static bool holds(const struct figure_area *p, struct figure_point at)
{
	return meets(p, &(struct figure_area){at.x, at.y, 1, 1});
}

/* Its leader begins at its rim and ends at what it tells of. */
static void check_label(const struct figure_label *l,
			const struct figure_label_place *p,
			const struct figure_area *mark, int n)
{
	for (int i = 0; i < n; i++) {
		ck_assert(!meets(&p->area, &mark[i]));
		for (int k = 0; k <= 200; k++) {
			struct figure_point at = figure_bow_at(&p->leader, k, 200);
			ck_assert(!holds(&mark[i], at) ||
				  figure_distance(at, l->of) <= l->clear + 2);
		}
	}
	ck_assert(p->area.x >= 0 && p->area.y >= 0 &&
		  p->area.x + p->area.width <= 400 &&
		  p->area.y + p->area.height <= 300);
	ck_assert_int_le(figure_bow_length(&p->leader), l->far + 2);
	ck_assert_int_eq(figure_distance(p->leader.to, l->of), 0);
	struct figure_area rim = {p->area.x - 1, p->area.y - 1, p->area.width + 3,
				  p->area.height + 3};
	ck_assert(holds(&rim, p->leader.from));
}

/* Sheets with more and more marks: at first there is room near by, at last none. */
START_TEST(a_label_stands_on_nothing_and_its_leader_crosses_no_mark)
{
	enum { MARKS = 360 };
	struct figure_area mark[MARKS];
	int found = 0, lost = 0;

	seed = 7;
	for (int sheet = 0; sheet < 60; sheet++) {
		struct figure_room r = figure_room(a, 400, 300);
		const struct figure_label l = {.of = {150 + sheet, 150},
					       .clear = 8,
					       .far = 120,
					       .width = 60,
					       .height = 18};
		for (int i = 0; i < sheet * 6; i++) {
			mark[i] =
				(struct figure_area){chance(380), chance(280), 14, 14};
			figure_take_area(&r, FIGURE_MARKS, mark[i]);
		}
		struct figure_label_place p = figure_find_label(&r, &l);
		if (!p.found) {
			lost++;
			continue;
		}
		found++;
		check_label(&l, &p, mark, sheet * 6);
		/* The next one stands elsewhere, and their leaders do not cross. */
		figure_take_label(&r, &p);
		struct figure_label_place q = figure_find_label(&r, &l);
		ck_assert(!q.found || !meets(&p.area, &q.area));
	}
	ck_assert_int_gt(found, 30);
	ck_assert_int_gt(lost, 0);
}
END_TEST

/* A short line over another one is worse than a somewhat longer one over none. */
START_TEST(a_leader_crosses_a_line_only_where_it_must)
{
	struct figure_room r = figure_room(a, 400, 300);
	const struct figure_bow above = {{0, 136}, {200, 136}, {400, 136}},
				below = {{0, 176}, {200, 176}, {400, 176}};
	struct figure_label l = {
		.of = {200, 150}, .clear = 6, .far = 100, .width = 40, .height = 36};

	/* Above there is a line between the two; below there is none up to 176. */
	figure_take_bow(&r, FIGURE_LINES, &above, 6);
	struct figure_label_place p = figure_find_label(&r, &l);
	ck_assert(p.found && p.area.y > 136);
	/* With another below there is room only across a line. */
	figure_take_bow(&r, FIGURE_LINES, &below, 6);
	p = figure_find_label(&r, &l);
	ck_assert(p.found && (p.area.y + 36 <= 136 || p.area.y >= 176));
	l.far = 12;
	ck_assert(!figure_find_label(&r, &l).found);
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("figure map");
	TCase *c = tcase_create("figure map");

	tcase_add_checked_fixture(c, make, drop);
	tcase_add_test(c, a_ring_without_sides_is_a_circle);
	tcase_add_test(c, a_ring_goes_clockwise_from_the_top);
	tcase_add_test(c, a_piece_of_a_bow_lies_on_it);
	tcase_add_test(c, a_lane_keeps_its_distance);
	tcase_add_test(c, roots_are_whole);
	tcase_add_test(c, room_is_taken_and_come_back_to);
	tcase_add_test(c, a_way_goes_round_what_stands_in_it);
	tcase_add_test(c, a_way_of_any_width_lies_on_no_mark);
	tcase_add_test(c, a_way_keeps_off_a_line_of_any_width);
	tcase_add_test(c, a_label_stands_on_nothing_and_its_leader_crosses_no_mark);
	tcase_add_test(c, a_leader_crosses_a_line_only_where_it_must);
	tcase_add_test(c, a_counter_holds_its_text);
	suite_add_tcase(s, c);
	return s;
}

CHECK_MAIN(suite)
