/* What happened in the earlier phases of a turn is read from their rows once, and anew if the store is not what it was.
 * SPDX-License-Identifier: ISC */
#include "server/report/report_events.h"
#include "tests/check_main.h"
#include "tests/kit/house.h"

static struct home h; /* of which only the copies in memory are used */
static struct arena *a;
static struct err err;

static void set_up(void)
{
	a = arena_create();
	h = (struct home){.a = a};
}

static void tear_down(void)
{
	home_forget(&h);
	arena_destroy(a);
}

static struct snapshot opened(void)
{
	return (struct snapshot){.game_id = 4, .phase_no = 9};
}

static bool told(const struct snapshot *row, struct events *all)
{
	return report_events_add(&h, row, all, &err);
}

/* Two that are alike but for their words, which only one of them has. */
static struct events two(struct arena *in)
{
	struct events e = {.a = in, .turn = 3, .phase = 2};

	event_add(&e, 7, AUDIENCE_ALL, "R-118", 2, 1, -1);
	event_add(&e, 7, AUDIENCE_SEAT(2), "R-118", 2, 1, -1);
	event_says(&e, STR("only for Green"));
	return e;
}

static void are_two(const struct events *all, int from)
{
	ck_assert_int_eq(all->n, from + 2);
	ck_assert_int_eq(all->e[from].arg[1], -1);
	ck_assert_uint_eq(all->e[from].audience, AUDIENCE_ALL);
	ck_assert_uint_eq(all->e[from].text.n, 0);
	ck_assert_uint_eq(all->e[from + 1].audience, AUDIENCE_SEAT(2));
	ck_assert(str_is(all->e[from + 1].text, "only for Green"));
}

/* The caller may throw away what the row was made of. */
START_TEST(a_run_is_told_again_as_it_was_written)
{
	struct snapshot row = opened();
	struct arena *ran = arena_create();
	struct events e = two(ran), first = {.a = a}, again = {.a = a};

	report_events_ran(&h, &row, &e, &first);
	arena_destroy(ran);
	are_two(&first, 0);
	row.events = STR("it is not read");
	ck_assert(told(&row, &again));
	are_two(&again, 0);
	ck_assert(told(&row, &again)); /* behind what is there */
	are_two(&again, 2);
	ck_assert(again.e[1].text.s != again.e[3].text.s);
}
END_TEST

START_TEST(a_row_is_read_once)
{
	struct snapshot row = opened();
	struct events first = {.a = a}, again = {.a = a};

	home_forget(&h);
	row.events = STR("[[7,16383,3,2,\"R-118\",[1,-1]]]");
	ck_assert_msg(told(&row, &first), "%s", err.text);
	ck_assert_int_eq(first.n, 1);
	row.events = STR("it is not read");
	ck_assert(told(&row, &again));
	ck_assert_int_eq(again.n, 1);
	ck_assert_int_eq(again.e[0].arg[1], -1);
}
END_TEST

/* The same number in another game, and another one in this. */
START_TEST(each_row_has_its_own)
{
	struct snapshot row = opened(), other = row, later = row;
	struct events e = two(a), all = {.a = a}, none = {.a = a};

	report_events_ran(&h, &row, &e, &all);
	other.game_id++;
	later.phase_no++;
	other.events = later.events = STR("[]");
	ck_assert(told(&other, &none) && told(&later, &none));
	ck_assert_int_eq(none.n, 0);
	ck_assert(told(&row, &none));
	are_two(&none, 0);
}
END_TEST

START_TEST(nothing_is_kept_of_what_was_taken_back)
{
	struct house house;
	struct snapshot row = opened();
	struct events e = two(a), all = {.a = a};

	house_open(&house, "2026-11-20T10:00:00Z");
	ck_assert(home_begin(&house.home, &err));
	report_events_ran(&house.home, &row, &e, &all);
	home_rollback(&house.home);
	row.events = STR("no JSON");
	ck_assert(!report_events_add(&house.home, &row, &all, &err));
	err = (struct err){0};
	house_close(&house);
}
END_TEST

/* More rows than there is room for: those that were asked for longest ago are read anew, and no other. */
START_TEST(what_nobody_asked_for_goes_first)
{
	struct snapshot row = opened(), other = row;
	struct events e = two(a), all = {.a = a};

	report_events_ran(&h, &row, &e, &all);
	for (int i = 1; i < 100; i++) {
		struct events again = {.a = a};
		other.phase_no = row.phase_no + i;
		other.events = STR("[]");
		ck_assert(told(&other, &again));
		ck_assert(told(&row, &again));
		are_two(&again, 0);
	}
	other.phase_no = row.phase_no + 1;
	other.events = STR("no JSON");
	ck_assert(!told(&other, &all));
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("server/report/events");
	TCase *t = tcase_create("all");

	tcase_add_checked_fixture(t, set_up, tear_down);
	tcase_add_test(t, a_run_is_told_again_as_it_was_written);
	tcase_add_test(t, a_row_is_read_once);
	tcase_add_test(t, each_row_has_its_own);
	tcase_add_test(t, nothing_is_kept_of_what_was_taken_back);
	tcase_add_test(t, what_nobody_asked_for_goes_first);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(suite)
