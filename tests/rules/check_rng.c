/* The expected numbers come from six lines of Python with hashlib.blake2b, written from
 * the description in rng.h: any player can check a draw so.
 * SPDX-License-Identifier: ISC */
#include "rules/rng.h"

#include <string.h>

#include "base/arena.h"
#include "base/seat.h"
#include "rules/event.h"
#include "rules/trace.h"
#include "tests/check_main.h"

static struct rng kestrel(void)
{
	struct rng r;
	uint8_t secret[32];
	struct str words[] = {STR("kestrel"), STR(""), STR("ouzel")};

	for (int i = 0; i < 32; i++)
		secret[i] = (uint8_t)i;
	rng_seed(&r, secret, words, 3);
	return r;
}

START_TEST(a_draw_is_what_anybody_can_work_out_from_secret_and_words)
{
	static const int expected[] = {968, 122, 125, 666, 42, 94};
	static const int big[] = {1168065411, 14719808, 530016356};
	struct rng r = kestrel();

	ck_assert_int_eq(r.seed[0], 0xf1);
	ck_assert_int_eq(r.seed[31], 0x63);
	for (int i = 0; i < 6; i++)
		ck_assert_int_eq(rng_below(&r, "t3.destiny.red", i, 1000), expected[i]);
	for (int i = 0; i < 3; i++)
		ck_assert_int_eq(rng_below(&r, "big", i, 2147483647), big[i]);
}
END_TEST

START_TEST(the_commitment_is_the_hash_of_the_secret_alone)
{
	uint8_t secret[32];
	char hex[65];

	for (int i = 0; i < 32; i++)
		secret[i] = (uint8_t)i;
	rng_commitment(secret, hex);
	ck_assert_str_eq(
		hex,
		"cb2f5160fc1f7e05a55ef49d340b48da2e5a78099d53393351cd579dd42503d6");
}
END_TEST

START_TEST(a_new_draw_moves_no_other)
{
	struct rng r = kestrel();
	int before = rng_below(&r, "b", 0, 100);

	rng_below(&r, "a", 0, 100);
	ck_assert_int_eq(rng_below(&r, "b", 0, 100), before);
}
END_TEST

START_TEST(a_shuffle_keeps_every_item)
{
	struct rng r = kestrel();
	uint8_t items[50];
	int seen[50] = {0}, moved = 0;

	for (int i = 0; i < 50; i++)
		items[i] = (uint8_t)i;
	rng_shuffle(&r, "deck", items, 50);
	for (int i = 0; i < 50; i++) {
		seen[items[i]]++;
		moved += items[i] != i;
	}
	for (int i = 0; i < 50; i++)
		ck_assert_int_eq(seen[i], 1);
	ck_assert_int_gt(moved, 25);
}
END_TEST

START_TEST(draws_are_even_within_what_chance_allows)
{
	struct rng r = kestrel();
	int count[6] = {0};

	for (int i = 0; i < 6000; i++)
		count[rng_below(&r, "die", i, 6)]++;
	for (int i = 0; i < 6; i++) /* sigma is 29: five of them */
		ck_assert(count[i] > 855 && count[i] < 1145);
}
END_TEST

START_TEST(the_log_keeps_every_draw_and_refuses_a_label_used_twice)
{
	struct arena *a = arena_create();
	struct rng_log log = {.a = a};
	struct rng r = kestrel();

	r.log = &log;
	for (int i = 0; i < 100; i++)
		rng_below(&r, "x", i, 10);
	ck_assert_int_eq(log.n, 100);
	ck_assert_int_eq(log.draws[99].index, 99);
	struct rng again = kestrel();
	ck_assert_int_eq(log.draws[3].result, rng_below(&again, "x", 3, 10));
	arena_destroy(a);
}
END_TEST

START_TEST(the_same_label_and_index_twice_is_a_bug)
{
	struct arena *a = arena_create();
	struct rng_log log = {.a = a};
	struct rng r = kestrel();

	r.log = &log;
	rng_below(&r, "x", 0, 10);
	rng_below(&r, "x", 0, 10); /* assert */
	arena_destroy(a);
}
END_TEST

START_TEST(events_reach_their_audience_and_the_gm)
{
	struct arena *a = arena_create();
	struct events all = {.a = a, .turn = 2, .phase = 3};

	event_add(&all, 7, AUDIENCE_SEAT(1), "R-012", 2, 5, -6);
	event_add(&all, 8, AUDIENCE_ALL, NULL, 0);
	ck_assert_int_eq(events_seen(a, &all, 0).n, 1);
	struct events blue = events_seen(a, &all, 1);
	ck_assert_int_eq(blue.n, 2);
	ck_assert_int_eq(blue.e[0].arg[1], -6);
	ck_assert_int_eq(blue.e[0].turn, 2);
	ck_assert_str_eq(blue.e[0].rule, "R-012");
	ck_assert_int_eq(events_seen(a, &all, SEAT_READERS).n, 1);
	ck_assert_int_eq(events_seen(a, &all, SEAT_GM).n, 2);
	arena_destroy(a);
}
END_TEST

START_TEST(silent_lists_keep_nothing)
{
	struct arena *a = arena_create();
	struct events e = {.a = a, .silent = true};
	struct trace t = {.a = a, .silent = true};

	event_add(&e, 1, AUDIENCE_ALL, NULL, 0);
	trace_add(&t, SEAT_NONE, NULL, "what if");
	ck_assert_int_eq(e.n + t.n, 0);
	t.silent = false;
	trace_add(&t, 2, "R-022", "%d of %d", 1, 3);
	ck_assert(str_equal(t.lines[0].text, STR("1 of 3")));
	arena_destroy(a);
}
END_TEST

static Suite *make_suite(void)
{
	Suite *s = suite_create("rng, event, trace");
	TCase *t = tcase_create("rng");

	tcase_add_test(t, a_draw_is_what_anybody_can_work_out_from_secret_and_words);
	tcase_add_test(t, the_commitment_is_the_hash_of_the_secret_alone);
	tcase_add_test(t, a_new_draw_moves_no_other);
	tcase_add_test(t, a_shuffle_keeps_every_item);
	tcase_add_test(t, draws_are_even_within_what_chance_allows);
	tcase_add_test(t, the_log_keeps_every_draw_and_refuses_a_label_used_twice);
#ifndef NDEBUG
	tcase_add_test_raise_signal(t, the_same_label_and_index_twice_is_a_bug, 6);
#endif
	tcase_add_test(t, events_reach_their_audience_and_the_gm);
	tcase_add_test(t, silent_lists_keep_nothing);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(make_suite)
