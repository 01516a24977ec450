/* The journal of letters that came.
 * SPDX-License-Identifier: ISC */
#include "tests/schema/a_store.h"

static int64_t add_letter(const char *name, int64_t arrival)
{
	int64_t source = source_in(), id;
	struct inbox_entry e = {.source_id = source,
				.name = str_of(name),
				.arrival = arrival,
				.basis = BASIS_MTIME,
				.bytes = STR("hello")};
	OK(inbox_append(st, &e, 100, &id, &err));
	return id;
}

START_TEST(a_place_is_journalled_once)
{
	ck_assert_int_gt(add_letter("one", 5), 0);
	ck_assert_int_eq(add_letter("one", 6), 0);
}
END_TEST

START_TEST(letters_come_by_arrival_and_only_while_they_wait)
{
	struct inbox *in;
	int n;
	int64_t late = add_letter("late", 9), early = add_letter("early", 5);
	OK(inbox_waiting(st, a, 8, 100, 10, &in, &n, &err));
	ck_assert_int_eq(n, 1);
	OK(inbox_waiting(st, a, 9, 100, 10, &in, &n, &err));
	ck_assert_int_eq(n, 2);
	ck_assert_int_eq(in[0].id, early);
	OK(inbox_attempt(st, early, &err));
	OK(inbox_waiting(st, a, 9, 100, 10, &in, &n, &err));
	ck_assert_int_eq(n, 1);
	ck_assert_int_eq(in[0].id, late);
	OK(inbox_resume(st, &err));
	OK(inbox_waiting(st, a, 9, 100, 10, &in, &n, &err));
	ck_assert_int_eq(n, 2);
	ck_assert_int_eq(in[0].attempts, 1);
	struct inbox_result r = {
		.state = INBOX_DONE, .verdict = SETTLED_ORDERS, .seat = SEAT_NONE};
	OK(inbox_settle(st, early, &r, &err));
	OK(inbox_settle(st, late, &r, &err));
	OK(inbox_waiting(st, a, 9, 100, 10, &in, &n, &err));
	ck_assert_int_eq(n, 0);
}
END_TEST

START_TEST(one_content_acts_once)
{
	uint8_t key[32] = {1};
	bool first;
	int64_t by, one = add_letter("one", 1), two = add_letter("two", 2);
	OK(inbox_seen(st, key, one, &first, &by, &err));
	ck_assert(first);
	OK(inbox_seen(st, key, two, &first, &by, &err));
	ck_assert(!first);
	ck_assert_int_eq(by, one);
}
END_TEST

START_TEST(answers_are_counted_by_hour_and_day)
{
	int64_t hour, day;
	OK(inbox_answered(st, STR("ann@x"), 3600 * 100, &hour, &day, &err));
	ck_assert_int_eq(hour, 0);
	OK(inbox_count_answer(st, STR("Ann@x"), 3600 * 100, &err));
	OK(inbox_count_answer(st, STR("ann@x"), 3600 * 100 + 5, &err));
	OK(inbox_count_answer(st, STR("bob@x"), 3600 * 100 + 5, &err));
	OK(inbox_answered(st, STR("ann@X"), 3600 * 100 + 9, &hour, &day, &err));
	ck_assert_int_eq(hour, 2);
	OK(inbox_count_answer(st, STR("ann@x"), 3600 * 101, &err));
	OK(inbox_answered(st, STR("ann@x"), 3600 * 101, &hour, &day, &err));
	ck_assert_int_eq(hour, 1);
	ck_assert_int_eq(day, 3);
}
END_TEST

START_TEST(old_bytes_are_thrown_out_and_the_row_stays)
{
	struct str bytes;
	struct inbox in;
	int64_t id = add_letter("one", 1);
	struct inbox_result r = {.state = INBOX_IGNORED, .seat = SEAT_NONE};
	OK(inbox_settle(st, id, &r, &err));
	OK(store_purge(st, 1000, 10, 10000, 10000, &err));
	ck_assert(!inbox_bytes(st, a, id, &bytes, &err));
	OK(inbox_load(st, a, id, &in, &err));
}
END_TEST

START_TEST(what_nobody_proved_has_so_much_room_and_no_more)
{
	struct str bytes;
	int64_t id[4];
	add_game();
	/* A player's letter that counted is not counted here; one that was left or
	 * refused in a player's name is, as a stranger's. */
	const struct inbox_result r[4] = {
		{.state = INBOX_DONE, .verdict = SETTLED_ORDERS, .game_id = g.id},
		{.state = INBOX_IGNORED, .seat = -1},
		{.state = INBOX_DONE, .verdict = SETTLED_REFUSED, .game_id = g.id},
		{.state = INBOX_IGNORED, .game_id = g.id},
	};
	for (int i = 0; i < 4; i++) {
		char name[2] = {(char)('a' + i), 0};
		id[i] = add_letter(name, 1);
		OK(inbox_settle(st, id[i], &r[i], &err));
	}
	OK(inbox_bytes(st, a, id[3], &bytes, &err));
	OK(store_purge_strangers(st, (int64_t)(2 * bytes.n), &err));
	ck_assert(!inbox_bytes(st, a, id[1], &bytes, &err));
	err = (struct err){0};
	OK(inbox_bytes(st, a, id[0], &bytes, &err));
	OK(inbox_bytes(st, a, id[2], &bytes, &err));
	OK(inbox_bytes(st, a, id[3], &bytes, &err));
}
END_TEST

/* Forgetting ---------------------------------------------------------------- */

enum { OLD = 1000, LATER = 5000, UNTIL = 3000 };

static int64_t letter_of(int64_t source, const char *name, int64_t came,
			 enum arrival_basis basis, const struct inbox_result *r)
{
	int64_t id;
	struct inbox_entry e = {.source_id = source,
				.name = str_of(name),
				.arrival = came,
				.basis = basis,
				.bytes = str_of(name)};

	memset(e.sha256, name[0], sizeof e.sha256);
	OK(inbox_append(st, &e, came, &id, &err));
	if (r)
		OK(inbox_settle(st, id, r, &err));
	return id;
}

static bool is_known(int64_t id)
{
	int64_t n;

	OK(sql_number(st, &n, &err, "SELECT count(*) FROM inbox WHERE id = ?", "i",
		      id));
	return n == 1;
}

static void drop_bytes(void)
{
	OK(sql_run(st, &err, "DELETE FROM raw", ""));
}

/* Beside one that is forgotten, one for each reason to know a letter for longer. */
START_TEST(letters_of_long_ago_are_forgotten)
{
	const struct inbox_result done = {.state = INBOX_DONE,
					  .verdict = SETTLED_ORDERS,
					  .seat = SEAT_NONE},
				  held = {.state = INBOX_HELD,
					  .verdict = SETTLED_HELD,
					  .seat = SEAT_NONE},
				  aside = {.state = INBOX_QUARANTINE,
					   .verdict = SETTLED_SET_ASIDE,
					   .seat = SEAT_NONE};
	struct inbox_result of_game = done;
	const int64_t in = source_in();
	int64_t pop3;
	uint8_t key[32] = {7};
	bool first, more, seen;
	int64_t by;

	add_game();
	of_game.game_id = g.id;
	OK(source_add(st, "pop3", STR("pop3://x"), 0, 1, &pop3, &err));
	const int64_t gone = letter_of(in, "a", OLD, BASIS_INTERNALDATE, &done);
	const int64_t stay[] = {
		letter_of(in, "b", OLD, BASIS_INTERNALDATE, &of_game),
		letter_of(in, "c", OLD, BASIS_INTERNALDATE, NULL),
		letter_of(in, "d", OLD, BASIS_INTERNALDATE, &held),
		letter_of(in, "e", OLD, BASIS_INTERNALDATE, &aside),
		letter_of(in, "f", OLD, BASIS_AHEAD, &done),
		letter_of(in, "g", UNTIL, BASIS_INTERNALDATE, &done),
		letter_of(pop3, "h", OLD, BASIS_JOURNAL, &done),
	};
	const int64_t bytes = letter_of(in, "i", OLD, BASIS_INTERNALDATE, &done);
	OK(inbox_seen(st, key, gone, &first, &by, &err));
	OK(inbox_note_text(st, key, gone, &err));
	OK(sql_run(st, &err, "DELETE FROM raw WHERE inbox_id <> ?", "i", bytes));
	OK(inbox_forget(st, UNTIL, 10, &more, &err));
	ck_assert(!more);
	ck_assert(!is_known(gone));
	OK(inbox_was_seen(st, key, &seen, &err));
	ck_assert(!seen);
	OK(inbox_text_was_seen(st, key, &seen, &err));
	ck_assert(!seen);
	for (size_t i = 0; i < sizeof stay / sizeof *stay; i++)
		ck_assert_msg(is_known(stay[i]), "letter %zu", i);
	/* Its bytes are still kept, for longer than it would be known. */
	ck_assert(is_known(bytes));
	drop_bytes();
	OK(inbox_forget(st, UNTIL, 10, &more, &err));
	ck_assert(!is_known(bytes));
}
END_TEST

/* None of them could be known again: so none is read again, whatever asks for it. */
START_TEST(what_is_forgotten_is_not_read_again)
{
	const struct inbox_result done = {
		.state = INBOX_DONE, .verdict = SETTLED_ORDERS, .seat = SEAT_NONE};
	const int64_t in = source_in();
	struct source s;
	bool more;
	int64_t other;

	letter_of(in, "a", OLD, BASIS_INTERNALDATE, &done);
	drop_bytes();
	OK(source_load(st, a, in, &s, &err));
	const int64_t before = s.eligible_from;
	/* Nothing to forget: all may be read. */
	OK(inbox_forget(st, OLD, 10, &more, &err));
	OK(source_load(st, a, in, &s, &err));
	ck_assert_int_eq(s.eligible_from, before);
	OK(source_rescan(st, in, 1, &err));
	OK(source_load(st, a, in, &s, &err));
	ck_assert_int_eq(s.rescan_since, 1);
	OK(inbox_forget(st, UNTIL, 10, &more, &err));
	OK(source_load(st, a, in, &s, &err));
	ck_assert_int_eq(s.eligible_from, UNTIL);
	OK(source_rescan(st, in, 1, &err));
	OK(source_load(st, a, in, &s, &err));
	ck_assert_int_eq(s.rescan_since, UNTIL);
	OK(source_rescan(st, in, LATER, &err));
	OK(source_load(st, a, in, &s, &err));
	ck_assert_int_eq(s.rescan_since, LATER);
	OK(source_rescan(st, in, 0, &err));
	OK(source_load(st, a, in, &s, &err));
	ck_assert_int_eq(s.rescan_since, 0);
	/* A mailbox that comes into use later may have copies of them. */
	OK(source_add(st, "imap", STR("imap://x"), 1, 1, &other, &err));
	OK(source_load(st, a, other, &s, &err));
	ck_assert_int_eq(s.eligible_from, UNTIL);
}
END_TEST

START_TEST(letters_are_forgotten_some_at_a_time)
{
	const struct inbox_result done = {
		.state = INBOX_DONE, .verdict = SETTLED_ORDERS, .seat = SEAT_NONE};
	char name[2] = "a";
	bool more;
	int64_t n;

	for (int i = 0; i < 5; i++, name[0]++)
		letter_of(source_in(), name, OLD + i, BASIS_INTERNALDATE, &done);
	drop_bytes();
	for (int left = 3; left > 0; left -= 2) {
		OK(inbox_forget(st, UNTIL, 2, &more, &err));
		ck_assert(more);
		OK(sql_number(st, &n, &err, "SELECT count(*) FROM inbox", ""));
		ck_assert_int_eq(n, left);
	}
	OK(inbox_forget(st, UNTIL, 2, &more, &err));
	ck_assert(!more);
	OK(sql_number(st, &n, &err, "SELECT count(*) FROM inbox", ""));
	ck_assert_int_eq(n, 0);
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("schema/mail/journal");
	TCase *t = tcase_create("journal");

	tcase_add_checked_fixture(t, open_up, shut);
	tcase_add_test(t, a_place_is_journalled_once);
	tcase_add_test(t, letters_come_by_arrival_and_only_while_they_wait);
	tcase_add_test(t, one_content_acts_once);
	tcase_add_test(t, answers_are_counted_by_hour_and_day);
	tcase_add_test(t, old_bytes_are_thrown_out_and_the_row_stays);
	tcase_add_test(t, what_nobody_proved_has_so_much_room_and_no_more);
	tcase_add_test(t, letters_of_long_ago_are_forgotten);
	tcase_add_test(t, what_is_forgotten_is_not_read_again);
	tcase_add_test(t, letters_are_forgotten_some_at_a_time);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(suite)
