/* The memory of values of JSON: cut from blocks, which are used anew (memory.h).
 * SPDX-License-Identifier: ISC */
#include "tests/check_main.h"

#include <jansson.h>
#include <string.h>

#include "server/render/memory.h"

enum { ROUNDS = 12, AT_ONCE = 50, MANY = 700 };

/* Numbers, words of every length up to that of a block and more, lists in lists. */
static json_t *value(int seed)
{
	static char words[200 * 1024];
	json_t *list = json_array(), *o = json_object();

	memset(words, 'a' + seed % 26, sizeof words);
	for (int i = 0; i < MANY; i++)
		json_array_append_new(list, json_integer(seed * 1000 + i));
	json_object_set_new(o, "list", list);
	json_object_set_new(o, "words",
			    json_stringn(words, (size_t)seed * 977 % sizeof words));
	json_object_set_new(o, "none", json_array());
	return json_pack("[o, s]", o, "end");
}

static void is_whole(const json_t *j, int seed)
{
	const json_t *o = json_array_get(j, 0);
	size_t n = (size_t)seed * 977 % (200 * 1024);
	const char *words = json_string_value(json_object_get(o, "words"));

	ck_assert_uint_eq(json_array_size(json_object_get(o, "list")), MANY);
	for (int i = 0; i < MANY; i++)
		ck_assert_int_eq(json_integer_value(json_array_get(
					 json_object_get(o, "list"), (size_t)i)),
				 seed * 1000 + i);
	ck_assert_uint_eq(strlen(words), n);
	ck_assert_uint_eq(strspn(words, (char[]){(char)('a' + seed % 26), '\0'}), n);
	ck_assert_str_eq(json_string_value(json_array_get(j, 1)), "end");
}

/* Some live long, others are dropped at once, in another order than they were made. */
START_TEST(values_keep_what_they_have_while_others_come_and_go)
{
	json_t *kept[AT_ONCE] = {0};
	int seed[AT_ONCE] = {0};
	unsigned chance = 1;

	memory_or_die();
	for (int i = 0; i < ROUNDS * AT_ONCE; i++) {
		chance = chance * 1103515245 + 12345;
		int at = (int)(chance >> 16) % AT_ONCE;
		if (kept[at])
			is_whole(kept[at], seed[at]);
		json_decref(kept[at]);
		seed[at] = i % 300;
		kept[at] = i % 3 ? value(seed[at]) : NULL;
	}
	for (int at = 0; at < AT_ONCE; at++) {
		if (kept[at])
			is_whole(kept[at], seed[at]);
		json_decref(kept[at]);
	}
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("memory");
	TCase *t = tcase_create("memory");

	tcase_add_test(t, values_keep_what_they_have_while_others_come_and_go);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(suite)
