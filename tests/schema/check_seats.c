/* Seats come back as they were saved, and a list of them is never older than its rows.
 * SPDX-License-Identifier: ISC */
#include "tests/schema/a_store.h"

START_TEST(seats_change_places_without_meeting)
{
	struct seat *list;
	int n;
	add_game();
	for (int i = 0; i < 3; i++) {
		struct seat s = {.game_id = g.id,
				 .seat = i,
				 .colour = STR("c"),
				 .name = STR("N"),
				 .address = STR("n@x")};
		OK(seats_add(st, &s, &err));
	}
	OK(seats_list(st, a, g.id, &list, &n, &err));
	ck_assert_int_eq(n, 3);
	int64_t first = list[0].id;
	for (int i = 0; i < 3; i++)
		list[i].seat = 2 - i;
	OK(seats_reorder(st, list, 3, &err));
	OK(seats_list(st, a, g.id, &list, &n, &err));
	ck_assert_int_eq(list[2].id, first);
	OK(seats_of_address(st, a, STR("N@X"), &list, &n, &err));
	ck_assert_int_eq(n, 3);
}
END_TEST

/* The name of a seat, as the list has it. */
static struct str name_of(int seat)
{
	struct seat *list;
	int n;

	OK(seats_list(st, a, g.id, &list, &n, &err));
	ck_assert_int_gt(n, seat);
	return list[seat].name;
}

static void rename_seat(struct store *in, int seat, const char *name)
{
	struct seat s;

	OK(seats_load(in, a, g.id, seat, &s, &err));
	s.name = str_of(name);
	OK(seats_save(in, &s, &err));
}

START_TEST(a_list_of_seats_is_never_older_than_the_last_change)
{
	struct seat s = {.colour = STR("c"), .name = STR("Ann"), .address = STR("n@x")};
	struct seat *list;
	int n;

	add_game();
	s.game_id = g.id;
	OK(seats_add(st, &s, &err));
	OK(store_begin(st, &err));
	ck_assert(str_is(name_of(0), "Ann"));
	rename_seat(st, 0, "Bob");
	ck_assert(str_is(name_of(0), "Bob"));
	OK(store_mark(st, &err));
	rename_seat(st, 0, "Cat");
	ck_assert(str_is(name_of(0), "Cat"));
	store_undo(st);
	ck_assert(str_is(name_of(0), "Bob"));
	OK(sql_run(st, &err, "UPDATE seat SET name = 'Dan'", ""));
	ck_assert(str_is(name_of(0), "Dan"));
	store_rollback(st);
	ck_assert(str_is(name_of(0), "Ann"));

	/* What the caller does with the list is the caller's. */
	OK(store_begin(st, &err));
	OK(seats_list(st, a, g.id, &list, &n, &err));
	list[0].name = STR("Eve");
	ck_assert(str_is(name_of(0), "Ann"));
	s.seat = 1;
	s.epoch = 0;
	OK(seats_add(st, &s, &err));
	ck_assert(str_is(name_of(1), "Ann"));
	OK(seats_drop(st, g.id, 1, &err));
	OK(seats_list(st, a, g.id, &list, &n, &err));
	ck_assert_int_eq(n, 1);
	OK(seats_list(st, a, g.id + 1, &list, &n, &err));
	ck_assert_int_eq(n, 0);
	OK(store_commit(st, &err));
}
END_TEST

/* The copy of a list that is kept has each text of the row, as the row itself gives it. */
START_TEST(a_kept_list_has_every_text_of_its_seats)
{
	struct seat s = {.colour = STR("red"),
			 .name = STR("Ann"),
			 .address = STR("ann@x"),
			 .wish_colours = STR("blue, red"),
			 .wish_powers = STR("Zombie"),
			 .power = STR(""),
			 .lucky = STR("kestrel"),
			 .phone = STR("+49 1"),
			 .zone = STR("Europe/Berlin"),
			 .format = STR("both json")};
	struct seat *kept, row;
	int n;

	add_game();
	s.game_id = g.id;
	for (s.seat = 0; s.seat < 2; s.seat++) {
		s.epoch = 0;
		s.power = str_of(s.seat ? "Oracle" : "");
		OK(seats_add(st, &s, &err));
	}
	OK(store_begin(st, &err));
	for (int time = 0; time < 2; time++)
		OK(seats_list(st, a, g.id, &kept, &n, &err));
	ck_assert_int_eq(n, 2);
	for (int i = 0; i < n; i++) {
		OK(seats_load(st, a, g.id, i, &row, &err));
		const struct str *const pairs[][2] = {
			{&kept[i].colour, &row.colour},
			{&kept[i].name, &row.name},
			{&kept[i].address, &row.address},
			{&kept[i].wish_colours, &row.wish_colours},
			{&kept[i].wish_powers, &row.wish_powers},
			{&kept[i].power, &row.power},
			{&kept[i].lucky, &row.lucky},
			{&kept[i].phone, &row.phone},
			{&kept[i].zone, &row.zone},
			{&kept[i].format, &row.format}};
		for (size_t k = 0; k < sizeof pairs / sizeof *pairs; k++) {
			ck_assert(str_equal(*pairs[k][0], *pairs[k][1]));
			ck_assert_int_eq(pairs[k][0]->s[pairs[k][0]->n], '\0');
		}
		ck_assert(str_is(kept[i].format, "both json"));
	}
	OK(store_commit(st, &err));
}
END_TEST

/* As the list and the row itself have it. */
static void is_receipts(int seat, int receipts)
{
	struct seat *list, s;
	int n;

	OK(seats_list(st, a, g.id, &list, &n, &err));
	OK(seats_load(st, a, g.id, seat, &s, &err));
	ck_assert_int_eq(list[seat].receipts, receipts);
	ck_assert_int_eq(s.receipts, receipts);
	ck_assert(str_equal(list[seat].name, s.name));
}

START_TEST(a_receipt_more_is_counted_in_the_list_and_in_the_row)
{
	struct seat s = {.name = STR("Ann"), .address = STR("n@x")};

	add_game();
	s.game_id = g.id;
	for (s.seat = 0; s.seat < 2; s.seat++) {
		s.colour = str_of(s.seat ? "d" : "c");
		s.epoch = 0;
		OK(seats_add(st, &s, &err));
	}
	OK(seats_load(st, a, g.id, 1, &s, &err));
	OK(seats_count_receipt(st, &s,
			       &err)); /* no list is kept, no transaction open */
	is_receipts(1, 1);
	OK(store_begin(st, &err));
	OK(seats_count_receipt(st, &s, &err));
	is_receipts(1, 2);
	OK(seats_count_receipt(st, &s, &err));
	is_receipts(1, 3);
	is_receipts(0, 0);
	OK(store_mark(st, &err));
	OK(seats_count_receipt(st, &s, &err));
	is_receipts(1, 4);
	store_undo(st);
	is_receipts(1, 3);
	/* Nothing that was written before it is hidden by the list that is kept on. */
	rename_seat(st, 0, "Bob");
	OK(seats_count_receipt(st, &s, &err));
	is_receipts(0, 0);
	ck_assert(str_is(name_of(0), "Bob"));
	store_rollback(st);
	is_receipts(1, 1);
}
END_TEST

START_TEST(a_list_of_seats_shows_what_another_process_has_written)
{
	struct seat s = {.colour = STR("c"), .name = STR("Ann"), .address = STR("n@x")};
	struct store *other;

	add_game();
	s.game_id = g.id;
	OK(seats_add(st, &s, &err));
	OK(store_begin(st, &err));
	ck_assert(str_is(name_of(0), "Ann"));
	OK(store_commit(st, &err));
	other = store_open(path, STORE_WRITE, &err);
	ck_assert_msg(other != NULL, "%s", err.text);
	rename_seat(other, 0, "Bob");
	ck_assert(str_is(name_of(0), "Bob"));
	OK(store_begin_reading(st, &err));
	ck_assert(str_is(name_of(0), "Bob"));
	rename_seat(other, 0, "Cat");
	store_rollback(st);
	ck_assert(str_is(name_of(0), "Cat"));
	store_close(other);
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("schema/seats");
	TCase *t = tcase_create("seats");

	tcase_add_checked_fixture(t, open_up, shut);
	tcase_add_test(t, seats_change_places_without_meeting);
	tcase_add_test(t, a_list_of_seats_is_never_older_than_the_last_change);
	tcase_add_test(t, a_kept_list_has_every_text_of_its_seats);
	tcase_add_test(t, a_receipt_more_is_counted_in_the_list_and_in_the_row);
	tcase_add_test(t, a_list_of_seats_shows_what_another_process_has_written);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(suite)
