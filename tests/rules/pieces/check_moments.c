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
	static const struct moments of = {kinds, player, place};
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
	ck_assert(str_is(v.headline, "5 WET IN THE MILL"));
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
	   a_smaller_one_is_not_a_moment, without_a_moment_it_is_a_quiet_day,
	   a_line_does_not_begin_with_a_figure)
