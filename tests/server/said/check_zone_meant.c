/* The law of zones in sentences: whoever speaks of times and says where they are is offered the zone; nobody else is.
 * SPDX-License-Identifier: ISC */
#include "tests/check_main.h"

#include <stdio.h>
#include <string.h>

#include "server/said/zone_meant.h"

static const char *const sentences[] = {
	"I live in @, can you show me the times in my time zone?",
	"Can I see the deadlines in my own time? I am in @.",
	"Please show all times in @ local time.",
	"Could I have the deadline in my time zone (I'm from @)?",
	"What is the deadline in my time zone? I live near @!",
	"set my timezone to @ please",
};
/* The names of the zones are those of the system's list. */
static const char *const places[][2] = {
	{"Berlin", "timezone Europe/Berlin"},
	{"Stockholm", "timezone Europe/Stockholm"},
	{"New York", "timezone America/New_York"},
	{"Sydney", "timezone Australia/Sydney"},
	{"Europe/Paris", "timezone Europe/Paris"},
};
static const char *const others[] = {
	"I attack in Berlin",
	"Greetings from Berlin!",
	"I live in Berlin.",
	"Can you show me the times in my time zone?",
	"I live in Berlin and work in London, show me the times in my time zone",
	"This time I go to Sydney", /* it asks for no zone */
	"I need more time in my life",
};

/* The words in the place of '@'. */
static const char *with(const char *shape, const char *words)
{
	static char text[240];
	size_t n = strcspn(shape, "@");

	snprintf(text, sizeof text, "%.*s%s%s", (int)n, shape, words,
		 shape[n] ? shape + n + 1 : "");
	return text;
}

START_TEST(who_speaks_of_times_and_says_where_they_are_is_offered_the_zone)
{
	struct arena *a = arena_create();

	for (size_t i = 0; i < sizeof places / sizeof *places; i++) {
		const char *line = with(sentences[_i], places[i][0]);
		struct str s = zone_meant(a, str_of(line));
		ck_assert_msg(str_equal(s, str_of(places[i][1])), "%s: '%.*s'", line,
			      STR_ARG(s));
	}
	arena_destroy(a);
}
END_TEST

START_TEST(nobody_else_is)
{
	struct arena *a = arena_create();
	struct str s = zone_meant(a, str_of(others[_i]));

	ck_assert_msg(!s.n, "%s: '%.*s'", others[_i], STR_ARG(s));
	arena_destroy(a);
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("server/said: zones");
	TCase *t = tcase_create("zones");

	tcase_add_loop_test(
		t, who_speaks_of_times_and_says_where_they_are_is_offered_the_zone, 0,
		(int)(sizeof sentences / sizeof *sentences));
	tcase_add_loop_test(t, nobody_else_is, 0,
			    (int)(sizeof others / sizeof *others));
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(suite)
