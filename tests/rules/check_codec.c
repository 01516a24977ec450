/* Events and traces come back from JSON as they went; other values are refused.
 * SPDX-License-Identifier: ISC */
#include <jansson.h>
#include <string.h>

#include "base/arena.h"
#include "base/seat.h"
#include "rules/codec.h"
#include "rules/event.h"
#include "rules/trace.h"
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

START_TEST(events_come_back_as_they_went)
{
	struct events e = {.a = a, .turn = 3, .phase = 2}, back;
	struct err err = {.kind = ERR_NONE};

	event_add(&e, 7, AUDIENCE_ALL, "R-118", 3, 1, -1, 0);
	event_add(&e, 9, AUDIENCE_SEAT(2), NULL, 8, 1, 2, 3, 4, 5, 6, 7, 32767);
	struct str text = codec_text(a, codec_save_events(&e));
	ck_assert_str_eq(
		str_z(a, text),
		"[[7,16383,3,2,\"R-118\",[1,-1]],[9,8196,3,2,\"\",[1,2,3,4,5,6,7,32767]]]");
	json_t *j = codec_parse(text, &err);
	ck_assert(codec_load_events(j, a, &back, &err));
	json_decref(j);
	ck_assert_int_eq(back.n, 2);
	ck_assert_mem_eq(back.e, e.e, 2 * sizeof *e.e);
	ck_assert_int_eq(back.turn, 3);
}
END_TEST

START_TEST(traces_come_back_as_they_went)
{
	struct trace t = {.a = a}, back;
	struct err err = {.kind = ERR_NONE};

	trace_add(&t, SEAT_NONE, "R-022", "%d outcomes", 2);
	trace_add(&t, 3, NULL, "caf\xc3\xa9 \"quoted\"");
	trace_step(&t, TRACE_CONDITION_FALSE, 2, 5, 1, "R-015", STR("an order"));
	struct str text = codec_text(a, codec_save_trace(&t));
	ck_assert_str_eq(
		str_z(a, text),
		"[[-1,\"R-022\",\"2 outcomes\"],[3,\"\",\"caf\xc3\xa9 \\\"quoted\\\"\"],[2,\"R-015\",\"condition not met: an order\",\"condition-false\",5,1]]");
	json_t *j = codec_parse(text, &err);
	ck_assert(codec_load_trace(j, a, &back, &err));
	json_decref(j);
	ck_assert_int_eq(back.n, 3);
	ck_assert_int_eq(back.lines[0].what, TRACE_WORDS);
	ck_assert_int_eq(back.lines[0].slot, -1);
	ck_assert_int_eq(back.lines[2].what, TRACE_CONDITION_FALSE);
	ck_assert_int_eq(back.lines[2].slot, 5);
	ck_assert_int_eq(back.lines[2].alternative, 1);
	ck_assert_int_eq(back.lines[0].seat, SEAT_NONE);
	ck_assert_str_eq(back.lines[0].rule, "R-022");
	ck_assert(str_equal(back.lines[1].text, t.lines[1].text));
}
END_TEST

static const char *const strange[] = {
	"{}",
	"[1]",
	"[[]]",
	"[[1,2,3,4,\"R\"]]",
	"[[1,2,3,4,\"R\",{}]]",
	"[[-1,0,0,0,\"\",[]]]",
	"[[1,99999,0,0,\"\",[]]]",
	"[[1,0,0,0,\"a rule that is too long\",[]]]",
	"[[1,0,0,0,\"\",[1,2,3,4,5,6,7,8,9]]]",
	"[[1,0,0,0,\"\",[40000]]]",
	"[[1,0,0,0,\"\",[1.5]]]",
	"[[1,0,0,0,\"a\\u0000b\",[]]]",
	"\"x\"",
	"[[0,\"R\",\"x\",\"used\"]]",
	"[[0,\"R\",\"x\",\"words\",0,0]]",
	"[[0,\"R\",\"x\",\"unused\",0,0]]",
	"[[0,\"R\",\"x\",\"used\",-2,0]]",
	"[[0,\"R\",\"x\",\"used\",0,40000]]",
};

START_TEST(what_is_no_list_of_events_is_refused)
{
	struct err err = {.kind = ERR_NONE};
	struct events e;
	struct trace t;
	json_t *j = codec_parse(str_of(strange[_i]), &err);

	if (j) {
		ck_assert(!codec_load_events(j, a, &e, &err));
		ck_assert(err.text[0]);
		ck_assert(!codec_load_trace(j, a, &t, &err));
	}
	ck_assert(err.text[0]);
	json_decref(j);
}
END_TEST

START_TEST(what_is_no_json_is_refused_with_its_place)
{
	struct err err = {.kind = ERR_NONE};

	ck_assert(!codec_parse(STR("[1,\n  x]"), &err));
	ck_assert_ptr_nonnull(strstr(err.text, "line 2"));
	ck_assert(!codec_parse(STR(""), &err));
	ck_assert(!codec_parse(STR("{\"a\":1,\"a\":2}"), &err));
}
END_TEST

START_TEST(equal_values_are_equal_texts)
{
	struct err err = {.kind = ERR_NONE};
	struct str x =
		codec_text(a, codec_parse(STR("{\"b\": 1, \"a\": [2, 3]}"), &err));

	ck_assert_str_eq(str_z(a, x), "{\"a\":[2,3],\"b\":1}");
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("codec");
	TCase *c = tcase_create("codec");

	tcase_add_checked_fixture(c, make, drop);
	tcase_add_test(c, events_come_back_as_they_went);
	tcase_add_test(c, traces_come_back_as_they_went);
	tcase_add_loop_test(c, what_is_no_list_of_events_is_refused, 0,
			    sizeof strange / sizeof *strange);
	tcase_add_test(c, what_is_no_json_is_refused_with_its_place);
	tcase_add_test(c, equal_values_are_equal_texts);
	suite_add_tcase(s, c);
	return s;
}

CHECK_MAIN(suite)
