/* Standing orders: kept flat, taken from sheets, and none falls without a word. The toy game of the
 * common reader gives the orders.
 * SPDX-License-Identifier: ISC */
#include "rules/pieces/standing.h"

#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "rules/codec.h"
#include "tests/check_main.h"
#include "tests/orders/toy.h"

static struct arena *a;
static char bytes[16000];
static struct standing kept;
static struct standing_news news;

static void setup(void)
{
	a = arena_create();
	memset(bytes, 0, sizeof bytes);
	kept = (struct standing){bytes, sizeof bytes};
	news = (struct standing_news){.a = a};
}

static void teardown(void)
{
	arena_destroy(a);
}

static struct standing_order order(int verb, int b, const char *line)
{
	return (struct standing_order){{verb, b, 0}, 1, 1, str_of(line)};
}

static bool put(int verb, int b, const char *line)
{
	struct standing_order o = order(verb, b, line);

	return standing_put(&kept, &o);
}

/* All of them, a line each. */
static const char *held(void)
{
	struct standing_order o;
	struct buf b = buf_in(a);

	buf_z(&b, "");
	for (size_t at = 0; standing_next(&kept, &at, &o);)
		buf_printf(&b, "%d.%d " PRI_STR "\n", o.turn, o.phase, STR_ARG(o.line));
	return b.s;
}

static const char *told(void)
{
	struct buf b = buf_in(a);

	buf_z(&b, "");
	for (int i = 0; i < news.n; i++)
		buf_printf(&b, PRI_STR ": %s. " PRI_STR "\n",
			   STR_ARG(news.fell[i].order.line),
			   standing_words(news.fell[i].end), STR_ARG(news.fell[i].why));
	return b.s;
}

/* A sheet of the toy, whose painting holds. */
static struct sheet *sheet_of(const char *text)
{
	struct reading *r = toy_on(a, 1, text, NULL);

	ck_assert_int_eq(r->n_refused, 0);
	for (int i = 0; i < r->sheet.n_slots; i++)
		r->sheet.slots[i].standing = r->sheet.slots[i].key.verb == TOY_PAINT;
	return &r->sheet;
}

/* The store ------------------------------------------------------------------------- */

START_TEST(orders_stand_in_written_order_and_are_replaced_in_place)
{
	struct standing_order o;

	ck_assert(put(7, 0, "paint Red"));
	ck_assert(put(7, 1, "paint Blue if Red sleeps"));
	ck_assert(put(7, 2, "paint Green"));
	ck_assert_str_eq(
		held(),
		"1.1 paint Red\n1.1 paint Blue if Red sleeps\n1.1 paint Green\n");
	ck_assert(put(7, 1, "nothing"));
	ck_assert_str_eq(held(), "1.1 paint Red\n1.1 nothing\n1.1 paint Green\n");
	ck_assert(standing_find(&kept, (struct slot_key){7, 2, 0}, &o));
	ck_assert(str_is(o.line, "paint Green"));
	ck_assert(!standing_find(&kept, (struct slot_key){8, 2, 0}, &o));
}
END_TEST

/* Orders held before leave no trace in the bytes: positions are compared by them. */
START_TEST(equal_orders_are_equal_bytes)
{
	char other[sizeof bytes] = {0};
	struct standing plain = {other, sizeof other};
	struct standing_order o = order(7, 1, "paint Blue");

	ck_assert(standing_put(&plain, &o));
	ck_assert(put(9, 3, "a long order that is gone soon after"));
	ck_assert(put(7, 1, "paint Blue if Red sleeps else paint Green"));
	ck_assert(put(7, 1, "paint Blue"));
	ck_assert(standing_drop(&kept, (struct slot_key){9, 3, 0}, STANDING_USED,
				STR(""), &news));
	ck_assert_mem_eq(bytes, other, sizeof bytes);
	ck_assert(!standing_drop(&kept, (struct slot_key){9, 3, 0}, STANDING_USED,
				 STR(""), &news));
	ck_assert_str_eq(told(),
			 "a long order that is gone soon after: it has been used. \n");
}
END_TEST

/* 32 were the most, and the 33rd was lost without a word. */
START_TEST(room_is_the_only_limit)
{
	char line[40];
	int n = 0;

	for (; n < 300; n++) {
		snprintf(line, sizeof line, "paint barn number %d", n);
		ck_assert(put(7, n, line));
	}
	while (put(7, n, "paint one barn more"))
		n++;
	ck_assert_int_gt(n, 300);
	const char *before = held();
	ck_assert(!put(7, 3, "paint a barn whose name does not fit in here at all"));
	ck_assert_str_eq(held(), before);
	/* One that takes no more than it took still fits. */
	ck_assert(put(7, 3, "paint nothing"));
}
END_TEST

START_TEST(a_room_of_nothing_holds_nothing)
{
	struct standing none = {NULL, 0};
	struct standing_order o = order(7, 1, "paint Blue");
	size_t at = 0;

	ck_assert(!standing_put(&none, &o));
	ck_assert(!standing_next(&none, &at, &o));
}
END_TEST

/* Sheets ------------------------------------------------------------------------------ */

START_TEST(a_phase_brings_the_store_in_line_with_the_sheet)
{
	standing_take(&kept,
		      sheet_of("feed red 3\npaint red\npaint blue if green sleeps\n"),
		      2, 1, &news);
	ck_assert_str_eq(held(), "2.1 paint Red\n2.1 paint Blue if Green sleeps\n");
	ck_assert_int_eq(news.n, 0);
	/* Unchanged: since then. Changed: since now. Left out: its player cleared it. */
	standing_take(&kept, sheet_of("paint blue if green sleeps\npaint green\n"), 2,
		      2, &news);
	ck_assert_str_eq(held(), "2.1 paint Blue if Green sleeps\n2.2 paint Green\n");
	ck_assert_str_eq(told(), "paint Red: its player cleared it. \n");
	standing_take(&kept, sheet_of("paint blue else paint blue\npaint green\n"), 3,
		      1, &news);
	ck_assert_ptr_nonnull(strstr(held(), "2.2 paint Green\n"));
	ck_assert_ptr_nonnull(strstr(held(), "3.1 paint Blue"));
	ck_assert_int_eq(news.n, 1);
}
END_TEST

/* struct adjudication: NULL clears nothing. */
START_TEST(a_player_who_sends_nothing_clears_nothing)
{
	ck_assert(put(TOY_PAINT, 1, "paint Blue"));
	standing_take(&kept, NULL, 3, 1, &news);
	ck_assert_str_eq(held(), "1.1 paint Blue\n");
	standing_take(&kept, sheet_of("feed red 3\n"), 3, 2, &news);
	ck_assert_str_eq(held(), "");
	ck_assert_str_eq(told(), "paint Blue: its player cleared it. \n");
}
END_TEST

/* The same decision, given for this phase alone: the standing order is over. */
START_TEST(an_order_for_one_phase_ends_the_one_that_held)
{
	struct sheet *s = sheet_of("paint blue\n");

	ck_assert(put(TOY_PAINT, 1, "paint Blue if Red sleeps"));
	s->slots[0].standing = false;
	standing_take(&kept, s, 2, 1, &news);
	ck_assert_str_eq(held(), "");
	ck_assert_str_eq(told(), "paint Blue if Red sleeps: its player cleared it. \n");
}
END_TEST

START_TEST(what_has_no_room_is_told_and_can_be_known_before)
{
	struct sheet *s = sheet_of("paint red\npaint blue\npaint green\n");

	kept.size = standing_needs(a, s);
	standing_take(&kept, s, 1, 1, &news);
	ck_assert_int_eq(news.n, 0);
	kept.size--;
	memset(bytes, 0, sizeof bytes);
	standing_take(&kept, s, 1, 1, &news);
	ck_assert_str_eq(held(), "1.1 paint Red\n1.1 paint Blue\n");
	ck_assert_str_eq(told(), "paint Green: there is no room for it. \n");
}
END_TEST

START_TEST(a_sheet_begins_with_what_holds)
{
	struct slot slots[40];
	struct reader r = toy_reader(2);

	ck_assert(put(TOY_PAINT, 1,
		      "paint Blue if Red sleeps and not Green feeds else nothing"));
	ck_assert(put(TOY_PAINT, 2, "paint Green"));
	ck_assert_int_eq(standing_slots(a, &kept, &r, slots, 40), 2);
	ck_assert_int_eq(slots[0].n_alternatives, 2);
	ck_assert_ptr_nonnull(slots[0].alternatives[0].cond);
	ck_assert_int_eq(slots[0].alternatives[0].cond->op, COND_AND);
	ck_assert(slots[0].standing && slots[1].standing);
	const struct toy_order *o = slots[1].alternatives[0].action;
	ck_assert_int_eq(o->seat, 2);
	ck_assert_int_eq(standing_slots(a, &kept, &r, slots, 1), 1);
	/* And back: the same orders, since the same day. */
	const char *before = held();
	struct sheet again = {.n_slots = 2, .slots = slots};
	(void)standing_slots(a, &kept, &r, slots, 2);
	standing_take(&kept, &again, 9, 9, &news);
	ck_assert_str_eq(held(), before);
}
END_TEST

/* A new position ------------------------------------------------------------------------ */

static bool not_green(void *game, const struct slot *slot, struct buf *why)
{
	const struct toy_order *o = slot->alternatives[0].action;

	(void)game;
	if (o->seat != 2)
		return true;
	buf_z(why, "Green's barn has burnt down");
	return false;
}

START_TEST(what_can_no_longer_be_given_falls_with_the_readers_words)
{
	struct reader r = toy_reader(1);

	ck_assert(put(TOY_PAINT, 0, "paint Red"));
	ck_assert(put(TOY_FEED, 0, "feed Red 6"));
	ck_assert(put(TOY_PAINT, 1, "paint Blue"));
	ck_assert(put(TOY_PAINT, 2, "paint Green if Red sleeps"));
	ck_assert(put(TOY_SELL, 0, "sell 2 to Blue"));
	standing_review(&kept, &r, not_green, NULL, &news);
	ck_assert_str_eq(held(), "1.1 paint Red\n1.1 paint Blue\n");
	ck_assert_int_eq(news.n, 3);
	ck_assert_int_eq(news.fell[0].end, STANDING_UNREADABLE);
	ck_assert(str_is(news.fell[0].why, "5 is the most"));
	ck_assert_int_eq(news.fell[1].end, STANDING_OVER);
	ck_assert(str_is(news.fell[1].why, "Green's barn has burnt down"));
	/* A verb of another phase: the reader says so. */
	ck_assert_int_eq(news.fell[2].end, STANDING_UNREADABLE);
	ck_assert_uint_gt(news.fell[2].why.n, 0);
}
END_TEST

START_TEST(without_a_judge_what_can_be_given_holds)
{
	struct reader r = toy_reader(1);

	ck_assert(put(TOY_PAINT, 2, "paint Green if Red sleeps"));
	standing_review(&kept, &r, NULL, NULL, &news);
	ck_assert_str_eq(held(), "1.1 paint Green if Red sleeps\n");
}
END_TEST

/* Saved games --------------------------------------------------------------------------- */

START_TEST(they_are_saved_and_loaded)
{
	struct err err = {0};
	char other[sizeof bytes];
	struct standing back = {other, sizeof other};

	ck_assert(put(TOY_PAINT, -32768, "paint Blue \"caf\xc3\xa9\""));
	ck_assert(put(TOY_PAINT, 2, "paint Green"));
	struct str text = codec_text(a, codec_save_standing(&kept));
	json_t *j = codec_parse(text, &err);
	ck_assert_msg(codec_load_standing(j, &back, &err), "%s", err.text);
	ck_assert_mem_eq(other, bytes, sizeof bytes);
	back.size = 60;
	ck_assert(!codec_load_standing(j, &back, &err));
	ck_assert_str_eq(err.text, "there is no room for standing order 1");
	json_decref(j);
}
END_TEST

START_TEST(those_of_all_seats_are_one_array)
{
	enum { SEATS = 3, ROOM = 60 };
	char all[SEATS][ROOM] = {{0}}, back[SEATS][ROOM];
	struct err err = {0};
	struct standing second = {all[1], ROOM};
	const struct standing_order paint = {.key = {TOY_PAINT, 2, 0},
					     .turn = 1,
					     .phase = 1,
					     .line = STR("paint Green")};

	ck_assert(standing_put(&second, &paint));
	struct str text = codec_text(a, codec_save_all_standing(all[0], SEATS, ROOM));
	json_t *j = codec_parse(text, &err);
	ck_assert(codec_load_all_standing(j, back[0], SEATS, ROOM, &err));
	ck_assert_mem_eq(back, all, sizeof all);
	ck_assert(!codec_load_all_standing(j, back[0], SEATS - 1, ROOM, &err));
	ck_assert(!codec_load_all_standing(NULL, back[0], SEATS, ROOM, &err));
	ck_assert(!codec_load_all_standing(j, back[0], SEATS, 8, &err));
	ck_assert_str_eq(err.text, "seat 1: there is no room for standing order 0");
	json_decref(j);
}
END_TEST

START_TEST(what_is_no_order_is_refused)
{
	static const char *const wrong[] = {"{}",
					    "[1]",
					    "[[1,2,3,4,5]]",
					    "[[1,2,3,4,5,\"\"]]",
					    "[[1,2,3,-1,5,\"x\"]]",
					    "[[1,2,3,4,40000,\"x\"]]",
					    "[[1,2,3,4,5,6]]",
					    "[[1,2,3,4,5,\"x\",7]]"};
	struct err err = {0};

	for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
		json_t *j = codec_parse(str_of(wrong[i]), &err);
		ck_assert(!codec_load_standing(j, &kept, &err));
		json_decref(j);
	}
}
END_TEST

/* Random days against a plain list -------------------------------------------------------- */

enum { MODEL = 12 };

START_TEST(random_days_leave_what_a_plain_list_has)
{
	struct {
		int key;
		char line[24];
	} list[MODEL];
	int n = 0;

	srand(99);
	for (int day = 0; day < 5000; day++) {
		int key = rand() % MODEL, at = 0;
		struct arena_mark here = arena_mark(a);
		news = (struct standing_news){.a = a};
		while (at < n && list[at].key != key)
			at++;
		if (rand() % 3) {
			if (at == n)
				n++;
			list[at].key = key;
			memset(list[at].line, 'a' + rand() % 26, sizeof list[at].line);
			list[at].line[1 + rand() % 22] = '\0';
			ck_assert(put(7, key, list[at].line));
		} else {
			ck_assert_int_eq(standing_drop(&kept,
						       (struct slot_key){7, key, 0},
						       STANDING_USED, STR(""), &news),
					 at < n);
			if (at < n)
				memmove(&list[at], &list[at + 1],
					(size_t)(--n - at) * sizeof *list);
		}
		struct standing_order o;
		size_t place = 0;
		for (int i = 0; i < n; i++) {
			ck_assert(standing_next(&kept, &place, &o));
			ck_assert_int_eq(o.key.a, list[i].key);
			ck_assert(str_is(o.line, list[i].line));
		}
		ck_assert(!standing_next(&kept, &place, &o));
		arena_rewind(a, here);
	}
}
END_TEST

static Suite *standing_suite(void)
{
	Suite *s = suite_create("standing");
	TCase *t = tcase_create("standing");

	tcase_add_checked_fixture(t, setup, teardown);
	tcase_add_test(t, orders_stand_in_written_order_and_are_replaced_in_place);
	tcase_add_test(t, equal_orders_are_equal_bytes);
	tcase_add_test(t, room_is_the_only_limit);
	tcase_add_test(t, a_room_of_nothing_holds_nothing);
	tcase_add_test(t, a_phase_brings_the_store_in_line_with_the_sheet);
	tcase_add_test(t, a_player_who_sends_nothing_clears_nothing);
	tcase_add_test(t, an_order_for_one_phase_ends_the_one_that_held);
	tcase_add_test(t, what_has_no_room_is_told_and_can_be_known_before);
	tcase_add_test(t, a_sheet_begins_with_what_holds);
	tcase_add_test(t, what_can_no_longer_be_given_falls_with_the_readers_words);
	tcase_add_test(t, without_a_judge_what_can_be_given_holds);
	tcase_add_test(t, they_are_saved_and_loaded);
	tcase_add_test(t, those_of_all_seats_are_one_array);
	tcase_add_test(t, what_is_no_order_is_refused);
	tcase_add_test(t, random_days_leave_what_a_plain_list_has);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(standing_suite)
