/* A game in progress goes on when its rules know more than its positions: the harbour has a storm since
 * its second format, customs since its third, questions that are kept since its fourth.
 * SPDX-License-Identifier: ISC */
#include <jansson.h>
#include <stddef.h>
#include <string.h>

#include "rules/codec.h"
#include "tests/games/harbour.h"
#include "tests/games/port.h"

/* As the first harbours wrote it: without a storm, without customs, questions and a format. */
static struct json_t *in_the_first_format(const struct harbour *s)
{
	struct json_t *json = harbour_save(s);

	ck_assert_int_eq(json_object_del(json, "storm"), 0);
	ck_assert_int_eq(json_object_del(json, "customs"), 0);
	ck_assert_int_eq(json_object_del(json, "asked"), 0);
	ck_assert_int_eq(json_object_del(json, "format"), 0);
	return json;
}

START_TEST(a_position_of_the_first_format_has_no_storm)
{
	struct harbour was = {.turn = 2,
			      .phase = HARBOUR_BID,
			      .turns = 3,
			      .seats = 3,
			      .in_game = 3,
			      .gold = {20, 4},
			      .predicted = {1, -1}};
	struct harbour now;
	struct err err = {0};

	memset(&now, 0xff, sizeof now);
	struct json_t *old = in_the_first_format(&was);
	ck_assert_msg(harbour_load(old, &now, &err), "%s", err.text);
	ck_assert_int_eq(memcmp(&was, &now, sizeof now), 0);
	json_decref(old);
}
END_TEST

/* A storm does not belong to the first format: half a format does not count. */
START_TEST(a_position_that_lacks_more_is_refused)
{
	struct harbour was = {.turn = 1, .phase = HARBOUR_BID}, now;
	struct json_t *old = in_the_first_format(&was);
	struct err err = {0};

	json_object_del(old, "gold");
	ck_assert(!harbour_load(old, &now, &err));
	json_object_set_new(old, "gold", json_string("much"));
	ck_assert(!harbour_load(old, &now, &err));
	ck_assert_msg(strstr(err.text, "gold") != NULL, "%s", err.text);
	json_decref(old);
}
END_TEST

/* The Pilots were asked in turn 1 and had 7; a position of today that lacks its questions is refused. */
START_TEST(questions_are_saved)
{
	struct harbour was = {.turn = 1, .phase = HARBOUR_BID}, now;
	const struct questions all = harbour_questions(&was);
	const struct question one = {.asker = 0, .asked = 4};
	struct err err = {0};
	int at;

	ck_assert_int_eq(question_ask(&all, &one, STR("how much?"), 1, 1, &at),
			 QUESTION_DONE);
	ck_assert_int_eq(question_find_out(&all, at, 7, 1), QUESTION_DONE);
	struct json_t *json = harbour_save(&was);
	ck_assert_msg(harbour_load(json, &now, &err), "%s", err.text);
	ck_assert_int_eq(memcmp(&was, &now, sizeof now), 0);
	ck_assert_int_eq(now.asked[0].answer, 7);
	json_object_del(json, "asked");
	ck_assert(!harbour_load(json, &now, &err));
	json_decref(json);
}
END_TEST

/* A number that no row saves would be lost with the next phase. */
START_TEST(every_number_is_saved)
{
	static const struct harbour none;
	struct arena *a = arena_create();
	struct str before = codec_text(a, harbour_save(&none));

	for (size_t at = 0; at < offsetof(struct harbour, kept);
	     at += sizeof(int16_t)) {
		struct harbour s = none;
		const int16_t one = 1;
		memcpy((char *)&s + at, &one, sizeof one);
		ck_assert_msg(!str_equal(codec_text(a, harbour_save(&s)), before),
			      "offset %zu", at);
	}
	arena_destroy(a);
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("border/formats");
	TCase *t = tcase_create("positions");

	tcase_add_test(t, a_position_of_the_first_format_has_no_storm);
	tcase_add_test(t, a_position_that_lacks_more_is_refused);
	tcase_add_test(t, questions_are_saved);
	tcase_add_test(t, every_number_is_saved);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(suite)
