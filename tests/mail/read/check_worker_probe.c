/* After a failure of the worker: the letter that is known to be good, and the header of
 * one that is not.
 * SPDX-License-Identifier: ISC */
#include "tests/check_main.h"

#include "base/arena.h"
#include "mail/read/worker_probe.h"
#include "tests/programs.h"

static const struct letter_house house = {.address = {"gm@example.org", 14},
					  .instance = {"house", 5}};

START_TEST(a_worker_that_is_well_reads_it)
{
	struct worker *w = worker_open(&house);
	struct err err = {0};

	ck_assert_msg(worker_probe(w, &err), "%s", err.text);
	worker_close(w);
}
END_TEST

START_TEST(one_that_dies_of_it_or_reads_something_else_is_not_well)
{
	static const char *const bad[] = {"reader-dead", "reader-misreads"};

	for (int i = 0; i < 2; i++) {
		struct worker *w = worker_open(&house);
		struct err err = {0};

		use_stand_in(CHILD_READER, bad[i]);
		ck_assert(!worker_probe(w, &err));
		ck_assert_int_eq(err.kind, ERR_WORLD);
		worker_close(w);
		child_stand_in(CHILD_READER, NULL);
	}
}
END_TEST

START_TEST(a_head_is_the_header_without_what_says_how_the_body_is_read)
{
	struct arena *a = arena_create();
	struct str head = letter_head(
		a,
		STR("From: ann@example.org\r\nContent-Type: multipart/x;\r\n"
		    "\tboundary=\"\"\"\r\nMIME-Version: 1.0\nTo: gm@example.org,\n"
		    " other@example.org\nCONTENT-transfer-encoding: x\r\nSubject: s\r\n \t\r\nFrom: not a header\r\n"));

	ck_assert(str_equal(head, STR("From: ann@example.org\r\nTo: gm@example.org,\r\n"
				      " other@example.org\r\nSubject: s\r\n\r\n")));
	ck_assert(str_equal(letter_head(a, STR("")), STR("\r\n")));
	arena_destroy(a);
}
END_TEST

START_TEST(a_head_has_an_end_however_long_the_letter_is)
{
	struct arena *a = arena_create();
	struct buf b = buf_in(a);

	for (int i = 0; i < 100000; i++)
		buf_z(&b, "a: b\n");
	ck_assert_uint_le(letter_head(a, buf_str(&b)).n, 2 * 64 * 1024);
	arena_destroy(a);
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("mail/worker_probe");
	TCase *t = tcase_create("probe");
	tcase_add_test(t, a_worker_that_is_well_reads_it);
	tcase_add_test(t, one_that_dies_of_it_or_reads_something_else_is_not_well);
	tcase_add_test(t, a_head_is_the_header_without_what_says_how_the_body_is_read);
	tcase_add_test(t, a_head_has_an_end_however_long_the_letter_is);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(suite)
