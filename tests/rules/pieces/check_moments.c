/* Headlines and lines out of a table of moments: the first in the table that happened has the headline. A number below
 * the least does not count, names stand for their marks, and events of another phase are not told.
 * SPDX-License-Identifier: ISC */
#include "base/arena.h"
#include "rules/pieces/moments.h"
#include "tests/rules/table_kit.h"

enum { FIRE = 1, FLOOD };

/* Both titles and both lines are the same, so that the draw between them does not matter here. */
#define SAME(text)                                                                     \
	{                                                                              \
		text, text                                                             \
	}
/* clang-format off */
static const struct moment kinds[] = {
	{FLOOD, 0, 1, 2, 3, 5, {"flood", SAME("{n} wet in {t}"), SAME("{A} met {b} in {t}, {n} deep.")}},
	{FIRE, 0, -1, -1, -1, 0, {"fire", SAME("hot for {a}"), SAME("{A} burnt.")}},
	{0, -1, -1, -1, -1, 0, {"quiet", SAME("nothing"), SAME("A quiet day.")}},
};
/* clang-format on */
static struct arena *arena;
static struct events seen;
static struct rng rng;

static const char *player(int seat)
{
	return seat ? "the baker" : "the smith";
}

static const char *place(int event, int value)
{
	return event == FLOOD && value == 7 ? "the mill" : "nowhere";
}

static void begin(void)
{
	arena = arena_create();
	seen = (struct events){.a = arena, .turn = 2, .phase = 3};
	rng_seed_text(&rng, STR("moments"));
}

static void end(void)
{
	arena_destroy(arena);
}

static struct voice told(void)
{
	static const struct moments of = {kinds, player, place, NULL, NULL};
	struct voice v;

	moments_tell(&of, 2, 3, &seen, &rng, arena, &v);
	return v;
}

START_TEST(the_first_of_the_table_has_the_headline)
{
	event_add(&seen, FIRE, AUDIENCE_ALL, "", 1, 1);
	event_add(&seen, FLOOD, AUDIENCE_ALL, "", 4, 0, 1, 7, 5);
	struct voice v = told();
	ck_assert_int_eq(v.n, 2);
	ck_assert(str_is(v.headline, "FIVE WET IN THE MILL"));
	ck_assert(str_is(v.line[0], "The smith met the baker in the mill, 5 deep."));
	ck_assert(str_is(v.line[1], "The baker burnt."));
}
END_TEST

START_TEST(a_smaller_one_is_not_a_moment)
{
	event_add(&seen, FLOOD, AUDIENCE_ALL, "", 4, 0, 1, 7, 4);
	event_add(&seen, FIRE, AUDIENCE_ALL, "", 1, 0);
	struct voice v = told();
	ck_assert_int_eq(v.n, 1);
	ck_assert(str_is(v.headline, "HOT FOR THE SMITH"));
}
END_TEST

/* Of two floods the deeper one; of equal ones the first. */
START_TEST(the_largest_of_several_is_told)
{
	event_add(&seen, FLOOD, AUDIENCE_ALL, "", 4, 0, 1, 7, 5);
	event_add(&seen, FLOOD, AUDIENCE_ALL, "", 4, 1, 0, 7, 9);
	event_add(&seen, FLOOD, AUDIENCE_ALL, "", 4, 0, 1, 7, 9);
	struct voice v = told();
	ck_assert_int_eq(v.n, 1);
	ck_assert(str_is(v.line[0], "The baker met the smith in the mill, 9 deep."));
}
END_TEST

/* Those of the baker weigh more. */
static int baker_weighs_more(const struct events *all, const struct event *e)
{
	ck_assert_int_eq(all->n, 4);
	return e->arg[0] == 1;
}

/* Of those that weigh as much, the deeper one. */
START_TEST(the_heaviest_is_told_before_the_largest)
{
	static const struct moments of = {kinds, player, place, NULL,
					  baker_weighs_more};
	struct voice v;

	event_add(&seen, FLOOD, AUDIENCE_ALL, "", 4, 0, 1, 7, 9);
	event_add(&seen, FLOOD, AUDIENCE_ALL, "", 4, 1, 0, 7, 5);
	event_add(&seen, FLOOD, AUDIENCE_ALL, "", 4, 1, 0, 7, 6);
	event_add(&seen, FLOOD, AUDIENCE_ALL, "", 4, 0, 1, 7, 8);
	moments_tell(&of, 2, 3, &seen, &rng, arena, &v);
	ck_assert(str_is(v.line[0], "The baker met the smith in the mill, 6 deep."));
}
END_TEST

/* Ahead are those who came to the front in this phase, not those who were there. */
START_TEST(who_was_put_ahead)
{
	static const int both[][2] = {{RACE_BRINK, RACE_BRINK_TWO},
				      {RACE_NEW_LEAD, RACE_NEW_LEAD_TWO}};

	event_add(&seen, RACE_LEAD, AUDIENCE_ALL, "", 2, 1, 2);
	event_add(&seen, RACE_LEAD_TWO, AUDIENCE_ALL, "", 3, 1, 2, 2);
	event_add(&seen, RACE_LEVEL, AUDIENCE_ALL, "", 3, 1, 2, 2);
	ck_assert(!moments_put_ahead(&seen, 1) && !moments_put_ahead(&seen, 2));
	for (int i = 0; i < 2; i++) {
		seen.n = 0;
		event_add(&seen, both[i][0], AUDIENCE_ALL, "", 2, 1, 2);
		ck_assert(moments_put_ahead(&seen, 1) && !moments_put_ahead(&seen, 2));
		seen.n = 0;
		event_add(&seen, both[i][1], AUDIENCE_ALL, "", 3, 0, 1, 2);
		ck_assert(moments_put_ahead(&seen, 0) && moments_put_ahead(&seen, 1) &&
			  !moments_put_ahead(&seen, 2));
	}
}
END_TEST

static bool is_baker(int seat)
{
	return seat == 1;
}

/* A verb agrees with {a}, a noun with {n}. */
START_TEST(words_agree)
{
	static const struct moment one[] = {
		{FLOOD,
		 0,
		 -1,
		 -1,
		 1,
		 0,
		 {"pails", SAME("{A} {have|has} {n pail}"),
		  SAME("{n pail} for {a}, who {go|goes} home.")}},
		{0, -1, -1, -1, -1, 0, {"quiet", SAME("nothing"), SAME("Nothing.")}}};
	static const struct moments of = {one, player, place, is_baker, NULL};
	static const char *const want[2][2][2] = {
		{{"THE SMITH HAVE 1 PAIL", "One pail for the smith, who go home."},
		 {"THE SMITH HAVE 3 PAILS", "Three pails for the smith, who go home."}},
		{{"THE BAKER HAS 1 PAIL", "One pail for the baker, who goes home."},
		 {"THE BAKER HAS 3 PAILS",
		  "Three pails for the baker, who goes home."}}};

	for (int seat = 0; seat < 2; seat++)
		for (int many = 0; many < 2; many++) {
			struct voice v;
			seen.n = 0;
			event_add(&seen, FLOOD, AUDIENCE_ALL, "", 2, seat,
				  many ? 3 : 1);
			moments_tell(&of, 2, 3, &seen, &rng, arena, &v);
			ck_assert_msg(str_is(v.headline, want[seat][many][0]) &&
					      str_is(v.line[0], want[seat][many][1]),
				      PRI_STR "; " PRI_STR, STR_ARG(v.headline),
				      STR_ARG(v.line[0]));
		}
}
END_TEST

/* A race of four to 5, in which the last two may be allies who need 6. */
struct standing {
	int has[4];
	bool allied;
};

static struct count_aim aim(const void *view, int seat)
{
	const struct standing *s = view;

	if (seat < 2 || !s->allied)
		return (struct count_aim){s->has[seat], 5, 1U << seat};
	return (struct count_aim){s->has[2] + s->has[3], 6, 12};
}

/* Who leads lacks least and has any. Three who are level, and a win, are not told here. */
START_TEST(the_race_is_told_as_it_stands)
{
	static const struct {
		struct standing was, is;
		int kind, a, b, n;
	} rows[] = {
		{{{0}, false}, {{0}, false}, 0, 0, 0, 0},
		{{{0}, false}, {{0, 1}, false}, RACE_NEW_LEAD, 1, -1, 1},
		{{{0, 1}, false}, {{0, 1}, false}, RACE_LEAD, 1, -1, 1},
		{{{1, 1}, false}, {{1, 2}, false}, RACE_NEW_LEAD, 1, -1, 2},
		{{{1, 2}, false}, {{2, 2}, false}, RACE_LEVEL, 0, 1, 2},
		{{{2, 2}, false}, {{2, 2, 2}, false}, 0, 0, 0, 0},
		{{{4, 2}, false}, {{5, 2}, false}, RACE_BRINK, 0, -1, 5},
		{{{5, 2}, false}, {{5, 2}, false}, RACE_LEAD, 0, -1, 5},
		{{{1, 0, 1, 1}, true},
		 {{1, 0, 2, 1}, true},
		 RACE_NEW_LEAD_TWO,
		 2,
		 3,
		 3},
		{{{0, 0, 2, 1}, true}, {{0, 0, 2, 1}, true}, RACE_LEAD_TWO, 2, 3, 3},
		{{{0, 0, 3, 2}, true}, {{0, 0, 3, 3}, true}, RACE_BRINK_TWO, 2, 3, 6},
		/* 1 of 5 and 2 of 6 lack as many: not level, nor ahead. */
		{{{1, 0, 1, 1}, true}, {{1, 0, 1, 1}, true}, 0, 0, 0, 0},
	};

	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		struct events e = moments_events(&seen, 2, 3, arena);
		moments_race(&e, &rows[i].was, &rows[i].is, 15, false, aim);
		ck_assert_msg(e.n == (rows[i].kind != 0), "row %zu", i);
		if (!e.n)
			continue;
		ck_assert_msg(e.e[0].kind == rows[i].kind &&
				      e.e[0].arg[0] == rows[i].a &&
				      (rows[i].b < 0 || e.e[0].arg[1] == rows[i].b) &&
				      e.e[0].arg[rows[i].b < 0 ? 1 : 2] == rows[i].n,
			      "row %zu: %d of %d", i, e.e[0].kind, e.e[0].arg[0]);
		e.n = 0;
		moments_race(&e, &rows[i].was, &rows[i].is, 15, true, aim);
		ck_assert_msg(e.n == 0, "row %zu, when it is over", i);
	}
}
END_TEST

START_TEST(without_a_moment_it_is_a_quiet_day)
{
	seen.phase = 2;
	event_add(&seen, FIRE, AUDIENCE_ALL, "", 1, 0);
	struct voice v = told();
	ck_assert_int_eq(v.n, 1);
	ck_assert(str_is(v.headline, "NOTHING"));
	ck_assert(str_is(v.line[0], "A quiet day."));
}
END_TEST

START_TEST(a_line_does_not_begin_with_a_figure)
{
	static const char *const lines[][2] = {
		{"2 attacks won.", "Two attacks won."},
		{"1 came, 2 left.", "One came, 2 left."},
		{"12 castles", "Twelve castles"},
		{"13 castles", "13 castles"},
		{"0 are left.", "0 are left."},
		{"2nd of all", "2nd of all"},
		{"-2 of all", "-2 of all"},
		{"The 2 won.", "The 2 won."},
		{"2", "2"},
		{"", ""},
	};

	for (size_t i = 0; i < sizeof lines / sizeof *lines; i++)
		ck_assert_str_eq(str_z(arena, voice_begun(arena, str_of(lines[i][0]))),
				 lines[i][1]);
}
END_TEST

TABLE_MAIN("pieces/moments", begin, end, the_first_of_the_table_has_the_headline,
	   a_smaller_one_is_not_a_moment, the_largest_of_several_is_told,
	   the_heaviest_is_told_before_the_largest, who_was_put_ahead, words_agree,
	   the_race_is_told_as_it_stands, without_a_moment_it_is_a_quiet_day,
	   a_line_does_not_begin_with_a_figure)
