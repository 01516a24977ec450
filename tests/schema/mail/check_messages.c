/* The bytes of letters that go out: kept packed, with what they have in common kept once.
 * SPDX-License-Identifier: ISC */
#include "tests/schema/a_store.h"

#include "schema/homes/carry.h"

/* A report of a page, of which only `last` is its reader's alone. */
static struct str report(const char *about, const char *last)
{
	struct buf b = buf_in(a);

	for (unsigned i = 0, x = (unsigned)about[0]; i < 60; i++) {
		x = x * 1103515245u + 12345u;
		buf_printf(&b, "%s %u %x\r\n", about, x >> 20, x * 2654435769u);
	}
	buf_printf(&b, "Only for you: %s\r\n", last);
	return buf_str(&b);
}

static bool fresh; /* the letters that are added now */

static int64_t add_standing(const char *kind, struct str text, struct str bytes,
			    size_t at, size_t n)
{
	struct outbox o = {.game_id = g.id,
			   .seat = 0,
			   .cause_kind = STR("in"),
			   .rcpt = STR("ann@x"),
			   .kind = str_of(kind),
			   .message = bytes,
			   .plain = text,
			   .plain_at = at,
			   .plain_n = n,
			   .fresh = fresh,
			   .next = 10};
	bool added;

	OK(outbox_next_id(st, &o.id, &err));
	o.cause_id = o.id;
	OK(outbox_add(st, &o, &added, &err));
	ck_assert(added);
	return o.id;
}

static int64_t add(const char *kind, struct str text, struct str bytes)
{
	return add_standing(kind, text, bytes, 0, 0);
}

static int64_t add_report(const char *about, const char *last)
{
	struct str text = report(about, last);
	struct str bytes = str_printf(a, "To: ann@x\r\n\r\n%.*s", STR_ARG(text));

	return add("report", text, bytes);
}

static void is_there(struct store *in, int64_t id, const char *about, const char *last)
{
	struct str text = report(about, last), plain;
	struct outbox o;

	OK(outbox_load(in, a, id, &o, &err));
	ck_assert_str_eq(o.message.s, str_z(a, str_printf(a, "To: ann@x\r\n\r\n%.*s",
							  STR_ARG(text))));
	OK(outbox_plain(in, a, id, &plain, &err));
	ck_assert_str_eq(plain.s, str_z(a, text));
}

static int64_t count(struct store *in, const char *sql)
{
	int64_t n;

	OK(sql_number(in, &n, &err, sql, ""));
	return n;
}

#define PATTERNS "SELECT count(*) FROM pattern"

START_TEST(a_fresh_letter_is_the_pattern_of_those_after_it)
{
	add_game();
	is_there(st, add_report("Red at Blue:", "a Flare"), "Red at Blue:", "a Flare");
	fresh = true;
	int64_t first = add_report("Red at Blue:", "nothing");
	fresh = false;
	is_there(st, first, "Red at Blue:", "nothing");
	ck_assert_int_eq(count(st, PATTERNS), 2);
	is_there(st, add_report("Red at Blue:", "x"), "Red at Blue:", "x");
	ck_assert_int_eq(count(st, PATTERNS), 2);
	ck_assert_int_eq(
		count(st,
		      "SELECT count(*) FROM message WHERE pattern_id = (SELECT max(id) FROM pattern)"),
		2);
	is_there(st, first, "Red at Blue:", "nothing");
}
END_TEST

START_TEST(a_text_that_stands_in_its_letter_is_kept_once)
{
	struct str text = STR("Dear Ann,\n\nRed wins.\n"), plain;
	struct str bytes =
		STR("To: ann@x\r\n\r\nDear Ann,\r\n\r\nRed wins.\r\n\r\n--=_1--\r\n");
	struct outbox o;

	g.id = 0;
	int64_t apart = add("note", text, bytes);
	int64_t id = add_standing("note", text, bytes, 13, 24);
	OK(outbox_load(st, a, id, &o, &err));
	ck_assert(str_equal(o.message, bytes));
	OK(outbox_plain(st, a, id, &plain, &err));
	ck_assert_str_eq(plain.s, text.s);
	OK(outbox_load(st, a, apart, &o, &err));
	ck_assert(str_equal(o.message, bytes));
	OK(outbox_plain(st, a, apart, &plain, &err));
	ck_assert_str_eq(plain.s, text.s);
	ck_assert_int_lt(
		count(st, "SELECT length(bytes) FROM message WHERE outbox_id = 2"),
		count(st, "SELECT length(bytes) FROM message WHERE outbox_id = 1"));
}
END_TEST

START_TEST(letters_that_resemble_each_other_have_one_pattern)
{
	add_game();
	is_there(st, add_report("Red at Blue:", "a Flare"), "Red at Blue:", "a Flare");
	is_there(st, add_report("Red at Blue:", "nothing"), "Red at Blue:", "nothing");
	ck_assert_int_eq(count(st, PATTERNS), 1);
	ck_assert_int_lt(count(st, "SELECT sum(length(bytes)) FROM message"), 400);
	/* A letter that resembles none is the pattern of those after it. */
	is_there(st, add_report("Dan asks Eve", "x"), "Dan asks Eve", "x");
	is_there(st, add_report("Dan asks Eve", "y"), "Dan asks Eve", "y");
	ck_assert_int_eq(count(st, PATTERNS), 2);
	/* Letters of another kind have their own. */
	add("receipt", report("Red at Blue:", "z"), STR("z"));
	ck_assert_int_eq(count(st, PATTERNS), 3);
	for (int i = 0; i < 2; i++) { /* the pattern in use changes from row to row */
		is_there(st, 1, "Red at Blue:", "a Flare");
		is_there(st, 3, "Dan asks Eve", "x");
		is_there(st, 2, "Red at Blue:", "nothing");
		is_there(st, 4, "Dan asks Eve", "y");
	}
}
END_TEST

START_TEST(a_letter_of_no_game_is_packed_alone)
{
	g.id = 0;
	is_there(st, add_report("Red at Blue:", "x"), "Red at Blue:", "x");
	is_there(st, add_report("Red at Blue:", "y"), "Red at Blue:", "y");
	ck_assert_int_eq(count(st, PATTERNS), 0);
}
END_TEST

START_TEST(texts_are_found_newest_first)
{
	struct str *texts;
	int n;

	add_game();
	add_report("Red at Blue:", "x");
	add_report("Red at Blue:", "y");
	add_report("Red at Blue:", "z");
	OK(outbox_texts(st, a, g.id, 0, 2, &texts, &n, &err));
	ck_assert_int_eq(n, 2);
	ck_assert(str_equal(texts[0], report("Red at Blue:", "z")));
	ck_assert(str_equal(texts[1], report("Red at Blue:", "y")));
}
END_TEST

/* The number of a pattern that was taken back is given to another. */
START_TEST(a_pattern_that_is_taken_back_is_not_used)
{
	add_game();
	OK(store_begin(st, &err));
	add_report("Red at Blue:", "x");
	store_rollback(st);
	ck_assert_int_eq(count(st, PATTERNS), 0);
	OK(store_begin(st, &err));
	int64_t one = add_report("Dan asks Eve", "x");
	OK(store_mark(st, &err));
	add("receipt", report("Eve asks", "x"), STR("x"));
	store_undo(st);
	int64_t receipt = add("receipt", report("Fay asks", "x"), STR("x"));
	OK(store_commit(st, &err));
	struct store *other = store_open(path, STORE_READ, &err);
	ck_assert_msg(other != NULL, "%s", err.text);
	struct str plain;
	is_there(other, one, "Dan asks Eve", "x");
	OK(outbox_plain(other, a, receipt, &plain, &err));
	ck_assert(str_equal(plain, report("Fay asks", "x")));
	store_close(other);
}
END_TEST

START_TEST(a_pattern_goes_with_the_last_letter_that_has_it)
{
	add_game();
	add_report("Red at Blue:", "x");
	add_report("Red at Blue:", "y");
	OK(outbox_result(st, 1, OUTBOX_SENT, 250, STR(""), 0, 12, &err));
	OK(store_purge(st, 113, 1000, 1000, 100, &err));
	ck_assert_int_eq(count(st, PATTERNS), 1);
	is_there(st, 2, "Red at Blue:", "y");
	OK(outbox_result(st, 2, OUTBOX_SENT, 250, STR(""), 0, 12, &err));
	OK(store_purge(st, 113, 1000, 1000, 100, &err));
	ck_assert_int_eq(count(st, PATTERNS), 0);
	is_there(st, add_report("Red at Blue:", "z"), "Red at Blue:", "z");
}
END_TEST

START_TEST(letters_of_an_earlier_edition_are_read_as_they_are)
{
	struct outbox o;
	struct str plain, *texts;
	int n;

	add_game();
	add_report("Red at Blue:", "x");
	OK(sql_run(
		st, &err,
		"UPDATE message SET bytes = CAST('To: ann@x' AS BLOB), plain = 'said', plain_n = NULL, pattern_id = NULL",
		""));
	OK(outbox_load(st, a, 1, &o, &err));
	ck_assert_str_eq(o.message.s, "To: ann@x");
	OK(outbox_plain(st, a, 1, &plain, &err));
	ck_assert_str_eq(plain.s, "said");
	OK(outbox_texts(st, a, g.id, 0, 4, &texts, &n, &err));
	ck_assert_int_eq(n, 1);
	/* One that kept no text. */
	OK(sql_run(st, &err, "UPDATE message SET plain = NULL", ""));
	OK(outbox_plain(st, a, 1, &plain, &err));
	ck_assert_ptr_null(plain.s);
	OK(outbox_texts(st, a, g.id, 0, 4, &texts, &n, &err));
	ck_assert_int_eq(n, 0);
}
END_TEST

START_TEST(a_damaged_letter_is_named)
{
	struct outbox o;

	add_game();
	add_report("Red at Blue:", "x");
	OK(sql_run(st, &err,
		   "UPDATE message SET bytes = substr(bytes, 1, length(bytes) - 1)",
		   ""));
	ck_assert(!outbox_load(st, a, 1, &o, &err));
	ck_assert_str_eq(err.text, "letter 1 is damaged: it cannot be unpacked");
}
END_TEST

START_TEST(letters_go_with_their_game)
{
	const char *file = str_z(a, str_printf(a, "%s/ce-7.game", dir));
	int64_t id;
	bool had;

	add_game();
	add_report("Red at Blue:", "x");
	add_report("Red at Blue:", "y");
	OK(carry_write(path, g.id, file, &err));
	OK(store_begin(st, &err));
	OK(carry_drop(st, g.id, &err));
	OK(store_commit(st, &err));
	ck_assert_int_eq(count(st, PATTERNS), 0);
	OK(carry_read(st, file, &id, &had, &err));
	ck_assert_int_eq(count(st, PATTERNS), 1);
	is_there(st, 1, "Red at Blue:", "x");
	is_there(st, 2, "Red at Blue:", "y");
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("schema/mail/messages");
	TCase *t = tcase_create("messages");

	tcase_add_checked_fixture(t, open_up, shut);
	tcase_add_test(t, a_text_that_stands_in_its_letter_is_kept_once);
	tcase_add_test(t, letters_that_resemble_each_other_have_one_pattern);
	tcase_add_test(t, a_fresh_letter_is_the_pattern_of_those_after_it);
	tcase_add_test(t, a_letter_of_no_game_is_packed_alone);
	tcase_add_test(t, texts_are_found_newest_first);
	tcase_add_test(t, a_pattern_that_is_taken_back_is_not_used);
	tcase_add_test(t, a_pattern_goes_with_the_last_letter_that_has_it);
	tcase_add_test(t, letters_of_an_earlier_edition_are_read_as_they_are);
	tcase_add_test(t, a_damaged_letter_is_named);
	tcase_add_test(t, letters_go_with_their_game);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(suite)
