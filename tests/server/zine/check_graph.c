/* Drawings of a game's course, for every number of seats and for courses that crowd: every label is inside and covers
 * no other, the goal lies in the plot with its words beside it, and all of it can be read by night, by day and on paper.
 * SPDX-License-Identifier: ISC */
#include "tests/check_main.h"

#include <math.h>
#include <stdlib.h>

#include "base/arena.h"
#include "base/figure.h"
#include "rules/game.h"
#include "server/zine/issue/zine_issues.h"

enum { ISSUES = 9, GOAL_BASES = 5 /* [CB-3.3] */, BASES = 0, CARDS = 2 };

/* How the counts go: the worst for labels is where all end together, above all at the top. */
enum course { LOW, ALL_AT_TOP, ALL_AT_GOAL, BEYOND_GOAL, APART, COURSES };

static int value(enum course c, int k, int seat)
{
	switch (c) {
	case LOW:
		return 0;
	case ALL_AT_TOP:
		return 14;
	case ALL_AT_GOAL:
		return GOAL_BASES;
	case BEYOND_GOAL:
		return k + seat;
	case APART:
		return k * (seat + 1) / 4;
	case COURSES:
		break;
	}
	return 0;
}

static struct zine_game game_of(struct arena *a, int seats, enum course c)
{
	struct zine_game g = {.a = a, .n_seats = seats, .n_counts = 3, .n = ISSUES};

	g.rules = game_find(STR("cosmic"));
	ck_assert_ptr_nonnull(g.rules);
	g.seats = arena_array(a, struct seat, (size_t)seats);
	g.issues = arena_array(a, struct zine_issue, ISSUES);
	for (int i = 0; i < seats; i++)
		g.seats[i].seat = i;
	for (int k = 0; k < ISSUES; k++) {
		g.issues[k] =
			(struct zine_issue){.turn = k + 1,
					    .phase = k + 1 < ISSUES,
					    .at = arena_new(a, struct zine_counts)};
		for (int w = 0; w < g.n_counts; w++)
			for (int i = 0; i < seats; i++)
				g.issues[k].at->count[w][i] = value(c, k, i);
	}
	return g;
}

struct box {
	int left, top, right, bottom;
};

/* Letters reach four fifths of their height above the base line, and a fifth below it. */
static struct box box_of(const struct figure_shape *s)
{
	int wide = figure_text_width(s->text, s->size, s->bold);
	int left = s->at[0].x - (s->anchor == FIGURE_FINISH   ? wide
				 : s->anchor == FIGURE_MIDDLE ? wide / 2
							      : 0);

	return (struct box){left, s->at[0].y - s->size * 4 / 5, left + wide,
			    s->at[0].y + s->size / 5};
}

static bool meet(struct box p, struct box q)
{
	return p.left < q.right && q.left < p.right && p.top < q.bottom &&
	       q.top < p.bottom;
}

static void labels_are_apart(const struct figure *f, const char *what)
{
	for (int i = 0; i < f->n; i++) {
		const struct figure_shape *s = &f->shapes[i];
		if (s->kind != FIGURE_TEXT)
			continue;
		struct box p = box_of(s);
		ck_assert_msg(p.left >= 0 && p.top >= 0 && p.right <= f->width &&
				      p.bottom <= f->height,
			      "%s: \"%.*s\" is not inside", what, STR_ARG(s->text));
		for (int k = 0; k < i; k++) {
			const struct figure_shape *t = &f->shapes[k];
			ck_assert_msg(t->kind != FIGURE_TEXT || !meet(p, box_of(t)),
				      "%s: \"%.*s\" lies on \"%.*s\"", what,
				      STR_ARG(s->text), STR_ARG(t->text));
		}
	}
}

static const struct figure_shape *text_of(const struct figure *f, const char *words)
{
	for (int i = 0; i < f->n; i++)
		if (f->shapes[i].kind == FIGURE_TEXT &&
		    str_is(f->shapes[i].text, words))
			return &f->shapes[i];
	return NULL;
}

START_TEST(no_label_covers_another_or_leaves_the_drawing)
{
	for (int seats = 3; seats <= 6; seats++)
		for (enum course c = 0; c < COURSES; c++) {
			struct arena *a = arena_create();
			struct zine_game g = game_of(a, seats, c);
			for (int w = 0; w < g.n_counts; w++) {
				struct figure f = figure_in(a, 0, 0);
				zine_graph(&g, w, &f);
				labels_are_apart(
					&f,
					str_z(a,
					      str_printf(
						      a,
						      "%d seats, course %d, count %d",
						      seats, (int)c, w)));
			}
			arena_destroy(a);
		}
}
END_TEST

/* The line of the goal is the one curve that has the colour of its words. */
static const struct figure_shape *line_in(const struct figure *f, int32_t ink)
{
	for (int i = 0; i < f->n; i++)
		if (f->shapes[i].kind == FIGURE_CURVE &&
		    f->shapes[i].paint.stroke == ink)
			return &f->shapes[i];
	return NULL;
}

START_TEST(the_goal_is_a_line_in_the_plot_with_its_words)
{
	for (int seats = 3; seats <= 6; seats++)
		for (enum course c = 0; c < COURSES; c++) {
			struct arena *a = arena_create();
			struct zine_game g = game_of(a, seats, c);
			struct figure f = figure_in(a, 0, 0), none = figure_in(a, 0, 0);

			zine_graph(&g, BASES, &f);
			const struct figure_shape *words = text_of(&f, "Goal: 5"),
						  *zero = text_of(&f, "0");
			ck_assert_ptr_nonnull(words);
			ck_assert_ptr_nonnull(zero);
			const struct figure_shape *line =
				line_in(&f, words->paint.fill);
			ck_assert_ptr_nonnull(line);
			ck_assert_int_eq(line->at[0].y, line->at[2].y);
			ck_assert_int_gt(line->at[0].y, f.height / 8);
			ck_assert_int_lt(line->at[0].y, zero->at[0].y);
			/* Just above the line, and within its length. */
			ck_assert_int_gt(line->at[0].y, words->at[0].y);
			ck_assert_int_lt(line->at[0].y - words->at[0].y, 10);
			ck_assert_int_ge(box_of(words).left, line->at[0].x);
			ck_assert_int_le(box_of(words).right, line->at[2].x);
			ck_assert(str_find(f.words, STR("The goal is 5.")) != SIZE_MAX);
			/* Cards win nothing. */
			zine_graph(&g, CARDS, &none);
			ck_assert(str_find(none.words, STR("goal")) == SIZE_MAX);
			arena_destroy(a);
		}
}
END_TEST

/* Where point `k` of that line is, of its ISSUES points. */
static int point_of(const struct figure *f, int32_t ink, int k)
{
	for (int i = 0; i < f->n; i++) {
		const struct figure_shape *s = &f->shapes[i];
		if (s->kind != FIGURE_CURVE || s->paint.stroke != ink)
			continue;
		if (k == 0)
			return s->at[0].y;
		if (--k == 0)
			return s->at[2].y;
	}
	ck_abort_msg("a line is too short");
	return 0;
}

/* The highest number that the axis names. */
static int axis_ends(const struct figure *f, struct arena *a)
{
	int most = 0;

	for (int v = 1; v < 20; v++)
		if (text_of(f, str_z(a, str_printf(a, "%d", v))))
			most = v;
	return most;
}

/* By the drawing's own axis. Where several have the same number, they lie above each other. */
START_TEST(a_line_is_at_its_number_where_no_other_is)
{
	static const enum course courses[] = {APART, BEYOND_GOAL, ALL_AT_GOAL};

	for (int seats = 3; seats <= 6; seats++)
		for (size_t c = 0; c < sizeof courses / sizeof *courses; c++) {
			struct arena *a = arena_create();
			struct zine_game g = game_of(a, seats, courses[c]);
			struct figure f = figure_in(a, 0, 0);
			enum { BASE_LINE = 5, APART_BY = 3 };

			zine_graph(&g, BASES, &f);
			int zero = text_of(&f, "0")->at[0].y - BASE_LINE;
			int most = axis_ends(&f, a);
			int end = text_of(&f, str_z(a, str_printf(a, "%d", most)))
					  ->at[0]
					  .y -
				  BASE_LINE;
			for (int i = 0; i < seats; i++)
				for (int k = 0; k < ISSUES; k++) {
					int v = value(courses[c], k, i), same = 0;
					for (int s = 0; s < i; s++)
						same += value(courses[c], k, s) == v;
					int at = zero - (zero - end) * v / most -
						 APART_BY * same;
					int y = point_of(&f, g.rules->ink(i), k);
					ck_assert_msg(abs(y - at) <= 1,
						      "seat %d has %d at %d, not %d", i,
						      v, y, at);
				}
			arena_destroy(a);
		}
}
END_TEST

static double linear(int32_t ink, int shift)
{
	double v = ((ink >> shift) & 0xff) / 255.0;

	return v <= 0.03928 ? v / 12.92 : pow((v + 0.055) / 1.055, 2.4);
}

static double light(int32_t ink)
{
	return 0.2126 * linear(ink, 16) + 0.7152 * linear(ink, 8) +
	       0.0722 * linear(ink, 0);
}

/* As WCAG 2 counts it. */
static double contrast(int32_t p, int32_t q)
{
	double x = light(p), y = light(q);

	return ((x > y ? x : y) + 0.05) / ((x > y ? y : x) + 0.05);
}

static void words_can_be_read(const struct figure *f, int32_t ground, const char *what)
{
	for (int i = 0; i < f->n; i++)
		if (f->shapes[i].kind == FIGURE_TEXT)
			ck_assert_msg(contrast(f->shapes[i].paint.fill, ground) >= 4.5,
				      "%s: \"%.*s\"", what, STR_ARG(f->shapes[i].text));
}

/* Paper has the colours of the day on white. */
START_TEST(words_can_be_read_by_night_by_day_and_on_paper)
{
	for (int seats = 3; seats <= 6; seats++) {
		struct arena *a = arena_create();
		struct zine_game g = game_of(a, seats, APART);
		struct figure f = figure_in(a, 0, 0);

		zine_graph(&g, BASES, &f);
		struct figure day = figure_by_day(a, &f);
		words_can_be_read(&f, f.shapes[0].paint.fill, "by night");
		words_can_be_read(&day, day.shapes[0].paint.fill, "by day");
		words_can_be_read(&day, 0xffffff, "on paper");
		ck_assert(light(day.shapes[0].paint.fill) >
			  light(f.shapes[0].paint.fill));
		arena_destroy(a);
	}
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("courses drawn");
	TCase *t = tcase_create("graphs");

	tcase_add_test(t, no_label_covers_another_or_leaves_the_drawing);
	tcase_add_test(t, the_goal_is_a_line_in_the_plot_with_its_words);
	tcase_add_test(t, a_line_is_at_its_number_where_no_other_is);
	tcase_add_test(t, words_can_be_read_by_night_by_day_and_on_paper);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(suite)
