/* Sums and their seals: each kind of row, written, damaged, and written beside the damage.
 * SPDX-License-Identifier: ISC */
#include "schema/questions.h"
#include "schema/store/sums.h"
#include "tests/schema/a_store.h"

enum { PHASE = 2, SEATS = 3 };

static struct seat seats[SEATS + 1];

/* A row of each kind for seat `i`, as letters and runs write them. */
static void write_rows(int i)
{
	struct stored_slot slot = {STR("attack Blue 3"), 4, 90, false, true};
	struct question q = {.seat_id = seats[i].id,
			     .phase_no = PHASE,
			     .kind = QUESTION_WORDS,
			     .text = STR("thanks"),
			     .utc = 90};
	struct questions_left left = {.q = &q, .n = 1};

	OK(sheets_save(st,
		       &(struct stored_sheet){.game_id = g.id,
					      .phase_no = PHASE,
					      .seat = i,
					      .n_slots = 1,
					      .slots = &slot},
		       &err));
	OK(questions_leave(st, g.id, PHASE, &left, 90, &err));
	OK(acts_add(st,
		    &(struct act){.kind = ACT_EXCUSE,
				  .game_id = g.id,
				  .phase_no = PHASE,
				  .seat = i},
		    &err));
	OK(later_add(st,
		     &(struct later){.game_id = g.id,
				     .phase_no = PHASE,
				     .seat = i,
				     .turn = 3,
				     .text = STR("pass")},
		     &err));
	OK(snapshots_add(st,
			 &(struct snapshot){.game_id = g.id,
					    .phase_no = PHASE + i,
					    .state = STR("{}"),
					    .events = STR("[]"),
					    .trace = STR(""),
					    .draws = STR("")},
			 &err));
}

static void add_rows(void)
{
	static const char *const colours[] = {"red", "blue", "green", "purple"};

	open_up();
	add_game();
	for (int i = 0; i <= SEATS; i++) {
		seats[i] = (struct seat){.game_id = g.id,
					 .seat = i,
					 .colour = str_of(colours[i]),
					 .name = str_of(colours[i]),
					 .address = str_printf(a, "%s@x", colours[i])};
		OK(seats_add(st, &seats[i], &err));
	}
	for (int i = 0; i < SEATS; i++)
		write_rows(i);
}

static int faults(void)
{
	struct sums_fault *list;
	int n;

	OK(sums_check(st, a, g.id, &list, &n, &err));
	return n;
}

/* A row that is missing, one that was changed, and a sum that was. */
static const char *const damage[] = {
	"UPDATE sheet SET final = 1 WHERE seat = 1",
	"DELETE FROM slot WHERE seat = 1",
	"UPDATE slot SET line = 'pass' WHERE seat = 1",
	"UPDATE sheet SET sum = zeroblob(32) WHERE seat = 1",
	"DELETE FROM act WHERE seat = 1",
	"UPDATE act SET seat = 0 WHERE seat = 1",
	"UPDATE act SET sum = (SELECT sum FROM act WHERE seat = 0) WHERE seat = 1",
	"DELETE FROM later WHERE seat = 1",
	"UPDATE later SET text = 'x' WHERE seat = 1",
	"DELETE FROM snapshot WHERE phase_no = 3",
	"UPDATE snapshot SET state = '' WHERE phase_no = 3",
	"DELETE FROM question WHERE id = 2",
	"UPDATE question SET text = 'x' WHERE id = 2",
	"UPDATE question SET state = 'yes' WHERE id = 2",
	"DELETE FROM seal WHERE kind = 'snapshot'",
	"DELETE FROM seal WHERE kind = 'sheet'",
	"UPDATE seal SET sum = zeroblob(32) WHERE kind = 'act'",
	"UPDATE seal SET sum = zeroblob(32) WHERE kind = 'later'",
	"UPDATE seal SET sum = zeroblob(32) WHERE kind = 'question'",
};
enum { DAMAGES = sizeof damage / sizeof *damage };

static void change(const char *sql)
{
	OK(sql_run(st, &err, sql, ""));
	ck_assert_int_gt(sql_changed(st), 0);
}

START_TEST(a_fault_is_found_also_after_more_was_written)
{
	add_rows();
	ck_assert_int_eq(faults(), 0);
	for (int i = 0; i < DAMAGES; i++) {
		OK(store_begin(st, &err));
		change(damage[i]);
		ck_assert_msg(faults() > 0, "%s", damage[i]);
		write_rows(SEATS);
		ck_assert_msg(faults() > 0, "%s, after more was written", damage[i]);
		store_rollback(st);
	}
	write_rows(SEATS);
	ck_assert_int_eq(faults(), 0);
	shut();
}
END_TEST

START_TEST(rows_that_are_written_again_or_settled_fit_their_seal)
{
	struct stored_sheet s = {
		.game_id = g.id, .phase_no = PHASE, .seat = 1, .final = true};
	struct question q = {
		.seat_id = 0, .phase_no = PHASE, .text = STR("?"), .utc = 91};
	int64_t replaced[] = {1, 3};
	struct questions_left left = {
		.replaced = replaced, .n_replaced = 2, .q = &q, .n = 1};

	add_rows();
	s.game_id = g.id;
	q.seat_id = seats[0].id;
	OK(sheets_save(st, &s, &err));
	ck_assert_int_eq(faults(), 0);
	OK(questions_settle(st, 2, QUESTION_YES, 91, &err));
	ck_assert_int_eq(faults(), 0);
	OK(questions_leave(st, g.id, PHASE, &left, 91, &err));
	ck_assert_int_eq(faults(), 0);
	OK(questions_again(st, g.id, PHASE, PHASE + 1, &err));
	OK(questions_drop_seat(st, seats[0].id, 92, &err));
	OK(later_take(st, g.id, 3, 0, 1, PHASE + 1, &err));
	OK(later_drop(st, g.id, 3, 0, 2, &err));
	ck_assert_int_eq(faults(), 0);
	/* All is gone, and so the seals are those of no rows. */
	OK(later_drop(st, g.id, 3, 0, 0, &err));
	ck_assert_int_eq(faults(), 0);
	shut();
}
END_TEST

/* Writing over a row that is wrong does not make it right. */
START_TEST(a_wrong_row_stays_wrong_when_it_is_written_over)
{
	add_rows();
	change("UPDATE slot SET line = 'pass' WHERE seat = 1");
	OK(sheets_save(
		st,
		&(struct stored_sheet){.game_id = g.id, .phase_no = PHASE, .seat = 1},
		&err));
	ck_assert_int_gt(faults(), 0);
	OK(sums_accept(st, g.id, &err));
	ck_assert_int_eq(faults(), 0);
	shut();
}
END_TEST

/* The seals as the step before 044 knew them: a hash of the sums as text, in the order of the rows. */
static void seal_as_before(void)
{
#define AS_TEXT(rows, order)                                                           \
	"row_sum((SELECT group_concat(hex(sum)) FROM (SELECT sum FROM " rows           \
	" ORDER BY " order ")))"
	static const char *const kind[] = {
		"UPDATE seal SET sum = " AS_TEXT("snapshot",
						 "phase_no") " WHERE kind = 'snapshot'",
		"UPDATE seal SET sum = " AS_TEXT("act", "id") " WHERE kind = 'act'",
		"UPDATE seal SET sum = " AS_TEXT("sheet",
						 "seat") " WHERE kind = 'sheet'",
		"UPDATE seal SET sum = " AS_TEXT("later", "id") " WHERE kind = 'later'",
		"UPDATE seal SET sum = " AS_TEXT("question",
						 "id") " WHERE kind = 'question'",
		"ALTER TABLE message DROP COLUMN plain_at", /* of step 45 */
		"PRAGMA user_version = 43",
	};

	for (size_t i = 0; i < sizeof kind / sizeof *kind; i++)
		OK(sql_run(st, &err, kind[i], ""));
}

/* Bit k: a fault of kind k. */
static unsigned kinds_at_fault(void)
{
	struct sums_fault *list;
	unsigned kinds = 0;
	int n;

	OK(sums_check(st, a, g.id, &list, &n, &err));
	for (int i = 0; i < n; i++)
		kinds |= 1U << list[i].kind;
	return kinds;
}

static void open_again(void)
{
	store_close(st);
	st = store_open(path, STORE_WRITE, &err);
	ck_assert_msg(st != NULL, "%s", err.text);
}

/* Of an earlier edition: what was right is right, and what was wrong is wrong. */
START_TEST(seals_of_an_earlier_edition_are_known)
{
	static const char *const one_of_each[SUMS_KINDS] = {
		[SUMS_SNAPSHOT] = "DELETE FROM snapshot WHERE phase_no = 3",
		[SUMS_ACT] = "DELETE FROM act WHERE seat = 1",
		[SUMS_SHEET] = "UPDATE sheet SET phase_no = 9 WHERE seat = 2",
		[SUMS_LATER] = "DELETE FROM later WHERE seat = 1",
		[SUMS_QUESTION] = "UPDATE question SET state = 'yes' WHERE id = 2",
	};

	add_rows();
	seal_as_before();
	ck_assert_int_eq(kinds_at_fault(), (1 << SUMS_KINDS) - 1);
	open_again();
	ck_assert_int_eq(faults(), 0);

	seal_as_before();
	OK(sql_run(st, &err, "DELETE FROM slot WHERE seat = 2", ""));
	for (int kind = 0; kind < SUMS_KINDS; kind++)
		change(one_of_each[kind]);
	open_again();
	ck_assert_int_eq(kinds_at_fault(), (1 << SUMS_KINDS) - 1);
	shut();
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("sums");
	TCase *t = tcase_create("sums");

	tcase_add_test(t, a_fault_is_found_also_after_more_was_written);
	tcase_add_test(t, rows_that_are_written_again_or_settled_fit_their_seal);
	tcase_add_test(t, a_wrong_row_stays_wrong_when_it_is_written_over);
	tcase_add_test(t, seals_of_an_earlier_edition_are_known);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(suite)
