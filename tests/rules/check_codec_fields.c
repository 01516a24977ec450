/* Fields of a state as JSON: a field that a later release added has its initial value
 * in the state of an earlier one, a sparse format leaves out what has its initial value,
 * and a state that no release wrote is refused.
 * SPDX-License-Identifier: ISC */
#include "rules/codec_fields.h"

#include <jansson.h>
#include <string.h>

#include "base/arena.h"
#include "rules/codec.h"
#include "tests/check_main.h"

enum { FORMAT = 3, WITH_LUCK = 2, WITH_MAP = 3 };

struct ship {
	uint8_t hold;
	int16_t depth, luck;
	uint8_t crew[2];
	int8_t fear[2];
	uint8_t map[2][3];
	uint8_t n_flags, flag[4];
};

/* clang-format off */
static const struct field fields[] = {
	NUMBER(struct ship, hold, 0, 200),
	SIGNED(struct ship, depth, -100, 0),
	SIGNED_SINCE(WITH_LUCK, -3, struct ship, luck, -9, 9),
	ARRAY_SINCE(WITH_LUCK, 7, struct ship, crew, 2, 0, 9),
	SIGNEDS_SINCE(WITH_LUCK, -1, struct ship, fear, 2, -1, 9),
	GRID_SINCE(WITH_MAP, 5, struct ship, map, 2, 3, 0, 9),
	LIST_SINCE(WITH_MAP, 0, struct ship, flag, n_flags, 4, 1, 9),
};
/* clang-format on */

static const char first[] = "{\"depth\": -40, \"hold\": 120}";
static const char second[] =
	"{\"crew\": [1, 2], \"depth\": -40, \"fear\": [3, 4], \"format\": 2, \"hold\": 120, \"luck\": 8}";

static bool load(const char *text, struct ship *s, struct err *err)
{
	struct json_t *json = codec_parse(str_of(text), err);
	size_t others;
	int format;

	memset(s, 0, sizeof *s);
	ck_assert_ptr_nonnull(json);
	bool ok = codec_format(json, FORMAT, &format, &others, err) &&
		  codec_load_fields(FIELDS(fields), json, format, others, s, err);
	json_decref(json);
	return ok;
}

START_TEST(what_the_first_format_lacks_is_as_its_row_says)
{
	struct err err = {0};
	struct ship s;

	ck_assert_msg(load(first, &s, &err), "%s", err.text);
	ck_assert_int_eq(s.hold, 120);
	ck_assert_int_eq(s.depth, -40);
	ck_assert_int_eq(s.luck, -3);
	ck_assert(s.crew[0] == 7 && s.crew[1] == 7);
	ck_assert(s.fear[0] == -1 && s.fear[1] == -1);
	for (int i = 0; i < 6; i++)
		ck_assert_int_eq(s.map[i / 3][i % 3], 5);
	ck_assert_int_eq(s.n_flags, 0);
}
END_TEST

START_TEST(a_format_between_has_what_it_had)
{
	struct err err = {0};
	struct ship s;

	ck_assert_msg(load(second, &s, &err), "%s", err.text);
	ck_assert_int_eq(s.luck, 8);
	ck_assert(s.crew[0] == 1 && s.fear[1] == 4);
	ck_assert_int_eq(s.map[1][2], 5);
}
END_TEST

START_TEST(what_is_saved_says_its_format_and_reads_back)
{
	struct arena *a = arena_create();
	struct ship s = {.hold = 1, .luck = 2, .map = {{0, 1, 2}, {3, 4, 5}}}, back;
	struct err err = {0};

	s.n_flags = 2;
	s.flag[0] = 6;
	s.flag[1] = 7;
	struct json_t *json = codec_save_fields(FIELDS(fields), &s);
	codec_put_format(json, FORMAT);
	struct str text = codec_text(a, json);
	ck_assert_str_eq(
		text.s,
		"{\"crew\":[0,0],\"depth\":0,\"fear\":[0,0],\"flag\":[6,7],\"format\":3,\"hold\":1,\"luck\":2,\"map\":[[0,1,2],[3,4,5]]}");
	ck_assert_msg(load(text.s, &back, &err), "%s", err.text);
	ck_assert_int_eq(memcmp(&s, &back, sizeof s), 0);
	arena_destroy(a);
}
END_TEST

/* From format 3 on: fields as they were at first are left out. */
#define SPARSE SPARSE_FIELDS(WITH_MAP, 0, fields)

static bool load_sparse(const char *text, struct ship *s, struct err *err)
{
	struct json_t *json = codec_parse(str_of(text), err);
	size_t others;
	int format;

	memset(s, 0, sizeof *s);
	ck_assert_ptr_nonnull(json);
	bool ok = codec_format(json, FORMAT, &format, &others, err) &&
		  codec_load_fields(SPARSE, json, format, others, s, err);
	json_decref(json);
	return ok;
}

START_TEST(a_sparse_format_leaves_out_what_is_as_it_was_at_first)
{
	static const struct {
		const char *text;
		struct ship ship;
	} row[] = {
		{"{\"format\":3}",
		 {.luck = -3,
		  .crew = {7, 7},
		  .fear = {-1, -1},
		  .map = {{5, 5, 5}, {5, 5, 5}}}},
		/* One number of a field that is another one brings all of them. */
		{"{\"crew\":[7,6],\"fear\":[0,-1],\"format\":3,\"luck\":0,\"map\":[[5,5,5],[5,5,4]]}",
		 {.crew = {7, 6}, .fear = {0, -1}, .map = {{5, 5, 5}, {5, 5, 4}}}},
		{"{\"depth\":-1,\"flag\":[1],\"format\":3,\"hold\":200}",
		 {.hold = 200,
		  .depth = -1,
		  .luck = -3,
		  .crew = {7, 7},
		  .fear = {-1, -1},
		  .map = {{5, 5, 5}, {5, 5, 5}},
		  .n_flags = 1,
		  .flag = {1}}},
	};
	struct arena *a = arena_create();

	for (size_t i = 0; i < sizeof row / sizeof *row; i++) {
		struct json_t *json = codec_save_fields(SPARSE, &row[i].ship);
		struct err err = {0};
		struct ship back;
		codec_put_format(json, FORMAT);
		ck_assert_str_eq(codec_text(a, json).s, row[i].text);
		ck_assert_msg(load_sparse(row[i].text, &back, &err), "%s", err.text);
		ck_assert_int_eq(memcmp(&row[i].ship, &back, sizeof back), 0);
	}
	arena_destroy(a);
}
END_TEST

/* From format 3 on: arrays end before what is as it was at first. */
START_TEST(a_cut_format_ends_arrays_before_what_is_as_it_was_at_first)
{
	static const struct {
		const char *text;
		struct ship ship;
	} row[] = {
		{"{\"crew\":[7,6],\"fear\":[0],\"map\":[[],[5,4]]}",
		 {.luck = -3,
		  .crew = {7, 6},
		  .fear = {0, -1},
		  .map = {{5, 5, 5}, {5, 4, 5}}}},
		{"{\"crew\":[1],\"flag\":[1,1],\"map\":[[0]]}",
		 {.luck = -3,
		  .crew = {1, 7},
		  .fear = {-1, -1},
		  .map = {{0, 5, 5}, {5, 5, 5}},
		  .n_flags = 2,
		  .flag = {1, 1}}},
	};
	const struct fields cut = SPARSE_FIELDS(2, 3, fields);
	struct arena *a = arena_create();

	for (size_t i = 0; i < sizeof row / sizeof *row; i++) {
		struct ship back;
		struct err err = {0};
		ck_assert_str_eq(codec_text(a, codec_save_fields(cut, &row[i].ship)).s,
				 row[i].text);
		struct json_t *json = codec_parse(str_of(row[i].text), &err);
		/* What was there before does not stay. */
		memset(&back, 0, sizeof back);
		memset(back.crew, 9, sizeof back.crew);
		memset(back.map, 9, sizeof back.map);
		ck_assert_msg(codec_load_fields(cut, json, 3, 0, &back, &err), "%s",
			      err.text);
		ck_assert_int_eq(memcmp(&row[i].ship, &back, sizeof back), 0);
		/* Before, a short array was one that was damaged. */
		ck_assert(!codec_load_fields(cut, json, 2, 0, &back, &err));
		json_decref(json);
	}
	arena_destroy(a);
}
END_TEST

/* A list keeps its length however it ends, no array has more than all its numbers, and one whose numbers are never as they were
 * at first is whole. */
START_TEST(a_cut_format_leaves_out_nothing_else)
{
	static const struct field own[] = {
		ARRAY(struct ship, crew, 2, 1, 9),
		LIST(struct ship, flag, n_flags, 4, 0, 9),
	};
	static const char *const wrong[] = {
		"{\"crew\":[1],\"flag\":[]}",
		"{\"crew\":[1,2,3],\"flag\":[]}",
		"{\"crew\":1,\"flag\":[]}",
	};
	const struct fields cut = SPARSE_FIELDS(0, 1, own);
	struct ship s = {.crew = {3, 0}, .n_flags = 3, .flag = {1, 0, 0}};
	struct arena *a = arena_create();

	ck_assert_str_eq(codec_text(a, codec_save_fields(cut, &s)).s,
			 "{\"crew\":[3,0],\"flag\":[1,0,0]}");
	for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
		struct err err = {0};
		struct json_t *json = codec_parse(str_of(wrong[i]), &err);
		ck_assert_msg(!codec_load_fields(cut, json, 1, 0, &s, &err), "%s",
			      wrong[i]);
		json_decref(json);
	}
	arena_destroy(a);
}
END_TEST

/* A list keeps its length, even if all its numbers are 0; a number that is never 0 cannot be left out; and what an earlier
 * format always wrote must be there. */
START_TEST(nothing_is_left_out_that_its_absence_does_not_tell)
{
	static const struct field own[] = {
		NUMBER(struct ship, hold, 1, 200),
		LIST(struct ship, flag, n_flags, 4, 0, 9),
	};
	const struct fields of_format_2 = SPARSE_FIELDS(2, 0, own);
	struct ship s = {.hold = 1, .n_flags = 2};
	struct arena *a = arena_create();
	struct json_t *json = codec_save_fields(of_format_2, &s), *none;
	struct err err = {0};

	ck_assert_str_eq(codec_text(a, json).s, "{\"flag\":[0,0],\"hold\":1}");
	none = codec_parse(STR("{\"flag\":[0,0]}"), &err);
	ck_assert(!codec_load_fields(of_format_2, none, 2, 0, &s, &err));
	ck_assert_str_eq(err.text, "hold: missing");
	json_decref(none);
	none = codec_parse(STR("{\"hold\":1}"), &err);
	ck_assert(codec_load_fields(of_format_2, none, 2, 0, &s, &err));
	ck_assert(!codec_load_fields(of_format_2, none, 1, 0, &s, &err));
	json_decref(none);
	none = codec_parse(STR("{\"hold\":1,\"other\":1}"), &err);
	ck_assert(!codec_load_fields(of_format_2, none, 2, 0, &s, &err));
	json_decref(none);
	ck_assert(!load_sparse("{\"depth\": 0, \"format\": 2, \"hold\": 1}", &s, &err));
	arena_destroy(a);
}
END_TEST

/* A release does not guess what a later one means, nor what none has written. */
START_TEST(what_no_release_wrote_is_refused)
{
	static const char *const wrong[][2] = {
		{"{\"depth\": 0, \"format\": 4, \"hold\": 1}", "format"},
		{"{\"depth\": 0, \"format\": 0, \"hold\": 1}", "format"},
		{"{\"depth\": 0, \"format\": \"2\", \"hold\": 1}", "format"},
		{"{\"depth\": 0, \"format\": 2, \"hold\": 1}", "members"},
		{"{\"depth\": 1, \"hold\": 1}", "depth"},
		{"{\"depth\": 0}", "members"},
		{"{\"depth\": 0, \"hold\": 1, \"other\": 1}", "members"},
	};

	for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
		struct err err = {0};
		struct ship s;
		ck_assert_msg(!load(wrong[i][0], &s, &err), "%s", wrong[i][0]);
		ck_assert_msg(strstr(err.text, wrong[i][1]) != NULL, "%s: %s",
			      wrong[i][0], err.text);
	}
}
END_TEST

/* A hand with a gap, one card more than its count says, and an ally who is somebody else's. */
START_TEST(seats_that_do_not_fit_are_named)
{
	static const int8_t pair[] = {1, 0, -1}, wrong_pair[] = {1, 2, -1};
	static const uint8_t hands[][2] = {{5, 0}, {7, 9}, {0, 0}};
	static const uint8_t gap[][2] = {{5, 0}, {0, 9}, {0, 0}};
	static const uint8_t counts[] = {1, 2, 0}, one_more[] = {1, 2, 1};
	struct err err = {0};

	ck_assert(codec_seats_fit(pair, hands[0], counts, 3, 2, &err));
	ck_assert(!codec_seats_fit(wrong_pair, hands[0], counts, 3, 2, &err));
	ck_assert_str_eq(err.text, "ally of seat 0");
	ck_assert(!codec_seats_fit(pair, gap[0], counts, 3, 2, &err));
	ck_assert_str_eq(err.text, "hand of seat 1: wrong size");
	ck_assert(!codec_seats_fit(pair, hands[0], one_more, 3, 2, &err));
	ck_assert_str_eq(err.text, "hand of seat 2: wrong size");
}
END_TEST

START_TEST(a_list_is_saved_without_the_zeros_behind_it)
{
	static const uint8_t full[] = {3, 4}, short_one[] = {8, 0, 0};
	struct arena *a = arena_create();

	ck_assert_str_eq(codec_text(a, codec_save_list(full, 2)).s, "[3,4]");
	ck_assert_str_eq(codec_text(a, codec_save_list(short_one, 3)).s, "[8]");
	arena_destroy(a);
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("rules/codec_fields");
	TCase *t = tcase_create("formats");

	tcase_add_test(t, what_the_first_format_lacks_is_as_its_row_says);
	tcase_add_test(t, a_format_between_has_what_it_had);
	tcase_add_test(t, what_is_saved_says_its_format_and_reads_back);
	tcase_add_test(t, a_sparse_format_leaves_out_what_is_as_it_was_at_first);
	tcase_add_test(t, a_cut_format_ends_arrays_before_what_is_as_it_was_at_first);
	tcase_add_test(t, a_cut_format_leaves_out_nothing_else);
	tcase_add_test(t, nothing_is_left_out_that_its_absence_does_not_tell);
	tcase_add_test(t, what_no_release_wrote_is_refused);
	tcase_add_test(t, seats_that_do_not_fit_are_named);
	tcase_add_test(t, a_list_is_saved_without_the_zeros_behind_it);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(suite)
