/* Received lines: which of them are our own servers', and what they say of the time.
 * SPDX-License-Identifier: ISC */
#include "tests/check_main.h"

#include "base/arena.h"
#include "mail/trust/received.h"

/* That many minutes after 2026-11-26 20:00:00 UTC. */
#define AT(minutes) (1795723200 + 60 * (int64_t)(minutes))

static const struct str own[] = {{"mx.example.org", 14}, {"imap.example.org", 16}};
static struct arena *a;

static void open_arena(void)
{
	a = arena_create();
}
static void close_arena(void)
{
	arena_destroy(a);
}

static int64_t arrival(const char *head)
{
	return received_arrival(
		str_printf(a, "%sFrom: ann@example.com\r\n\r\nhi\r\n", head), own, 2);
}

#define INNER                                                                          \
	"Received: from mx.example.org (mx.example.org [192.0.2.1])\r\n"               \
	"\tby imap.example.org (Dovecot) with LMTP id x7;\r\n"                         \
	"\tThu, 26 Nov 2026 23:30:00 +0000\r\n"
#define BORDER                                                                         \
	"Received: from home (cable.example.com [198.51.100.7])\r\n"                   \
	"\tby mx.example.org (Postfix) with ESMTPS id 4F;\r\n"                         \
	"\tThu, 26 Nov 2026 21:05:00 +0100 (CET)\r\n"

START_TEST(the_first_own_host_that_took_it_counts)
{
	ck_assert_int_eq(arrival(INNER BORDER), AT(5));
	ck_assert_int_eq(arrival(BORDER), AT(5));
	ck_assert_int_eq(arrival("X-Spam: no\r\n" INNER "X: y\r\n" BORDER), AT(5));
}
END_TEST

START_TEST(what_stands_below_the_border_is_anybodys)
{
	/* A host of somebody else's, then one that claims to be ours. */
	ck_assert_int_eq(
		arrival(BORDER
			"Received: by mx.example.org; Thu, 26 Nov 2026 19:00:00 +0000\r\n"),
		AT(5));
	ck_assert_int_eq(
		arrival(BORDER
			"Received: from a by b; Thu, 26 Nov 2026 18:00:00 +0000\r\n"
			"Received: from c by mx.example.org; Thu, 26 Nov 2026 18:00:00 +0000\r\n"),
		AT(5));
}
END_TEST

/* The sender said HELO with the name of our own host, or has a name that nobody could
 * check. */
START_TEST(a_name_that_was_claimed_carries_the_walk_no_further)
{
	static const char *const claims[] = {
		"mx.example.org (unknown [198.51.100.7])",
		"imap.example.org (cable.example.com [198.51.100.7])",
		"mx.example.org (mx.example.org [198.51.100.7] (may be forged))",
		"localhost (unknown [198.51.100.7])",
	};
	for (size_t i = 0; i < sizeof claims / sizeof *claims; i++) {
		struct str head = str_printf(
			a,
			"Received: from %s by mx.example.org (Postfix) id 1; Thu, 26 Nov 2026 20:05:00 +0000\r\n"
			"Received: from x by mx.example.org; Thu, 26 Nov 2026 19:00:00 +0000\r\n",
			claims[i]);
		ck_assert_int_eq(arrival(str_z(a, head)), AT(5));
	}
}
END_TEST

START_TEST(a_filter_on_the_same_machine_is_passed)
{
	ck_assert_int_eq(
		arrival("Received: from localhost (localhost [127.0.0.1]) by mx.example.org (Postfix) id 2; Thu, 26 Nov 2026 22:00:00 +0000\r\n" BORDER),
		AT(5));
}
END_TEST

START_TEST(without_a_line_of_ours_nothing_is_known)
{
	ck_assert_int_eq(arrival(""), 0);
	ck_assert_int_eq(
		arrival("Received: from a by b.example.com; Thu, 26 Nov 2026 19:00:00 +0000\r\n" BORDER),
		0);
	ck_assert_int_eq(received_arrival(STR(BORDER "\r\n"), own, 0), 0);
}
END_TEST

START_TEST(a_line_without_a_good_date_says_nothing)
{
	ck_assert_int_eq(
		arrival("Received: from a (b [1.2.3.4]) by mx.example.org; yesterday\r\n"),
		0);
	ck_assert_int_eq(
		arrival("Received: from a (b [1.2.3.4]) by mx.example.org\r\n"), 0);
	ck_assert_int_eq(
		arrival("Received: from a (b [1.2.3.4]) by mx.example.org; Thu, 26 Nov 2026 20:00:00 +0000 \"x\r\n"),
		0);
	/* ... and the one above it does. */
	ck_assert_int_eq(
		arrival(INNER
			"Received: from a (b [1.2.3.4]) by mx.example.org; soon\r\n"),
		AT(210));
}
END_TEST

START_TEST(a_date_in_a_comment_or_before_the_end_is_none)
{
	ck_assert_int_eq(
		arrival("Received: from a (b [1.2.3.4]) by mx.example.org (was; Thu, 26 Nov 2026 18:00:00 +0000) for <x;Thu, 26 Nov 2026 18:00:00 +0000>; Thu, 26 Nov 2026 20:05:00 +0000\r\n"),
		AT(5));
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("received");
	TCase *tc = tcase_create("lines");

	tcase_add_checked_fixture(tc, open_arena, close_arena);
	tcase_add_test(tc, the_first_own_host_that_took_it_counts);
	tcase_add_test(tc, what_stands_below_the_border_is_anybodys);
	tcase_add_test(tc, a_name_that_was_claimed_carries_the_walk_no_further);
	tcase_add_test(tc, a_filter_on_the_same_machine_is_passed);
	tcase_add_test(tc, without_a_line_of_ours_nothing_is_known);
	tcase_add_test(tc, a_line_without_a_good_date_says_nothing);
	tcase_add_test(tc, a_date_in_a_comment_or_before_the_end_is_none);
	suite_add_tcase(s, tc);
	return s;
}

CHECK_MAIN(suite)
