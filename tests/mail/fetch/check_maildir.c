/* Maildir: letters come in a fixed order and are taken once; letters go out whole,
 * once, and to no place but the folder.
 * SPDX-License-Identifier: ISC */
#define _XOPEN_SOURCE 700 /* nftw */
#include <fcntl.h>
#include <ftw.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/arena.h"
#include "mail/letter/letter.h"
#include "mail/post/maildir.h"
#include "tests/check_main.h"

static struct arena *a;
static char dir[64], url[128];

static void set_up(void)
{
	a = arena_create();
	strcpy(dir, "/tmp/check_maildir.XXXXXX");
	ck_assert(mkdtemp(dir) != NULL);
	snprintf(url, sizeof url, "maildir:%s/mail/in", dir);
}

static int remove_one(const char *path, const struct stat *st, int flag, struct FTW *f)
{
	(void)st, (void)flag, (void)f;
	return remove(path);
}

static void tear_down(void)
{
	nftw(dir, remove_one, 8, FTW_DEPTH | FTW_PHYS);
	arena_destroy(a);
}

static const char *in_dir(const char *rest)
{
	return str_z(a, str_printf(a, "%s/mail/in/%s", dir, rest));
}

static void drop(const char *name, const char *text, time_t when)
{
	const char *path = in_dir(name);
	FILE *f = fopen(path, "w");

	ck_assert(f != NULL);
	fputs(text, f);
	fclose(f);
	struct timespec times[2] = {{when, 0}, {when, 0}};
	ck_assert_int_eq(utimensat(AT_FDCWD, path, times, 0), 0);
}

static struct mailbox *open_in(void)
{
	struct err err = {0};
	struct mailbox *m = mailbox_open(url, &err);

	ck_assert_msg(m != NULL, "%s", err.text);
	return m;
}

static struct postbox *open_out(void)
{
	struct err err = {0};
	struct postbox *p = postbox_open(url, &err);

	ck_assert_msg(p != NULL, "%s", err.text);
	return p;
}

static size_t list(struct mailbox *m, struct mail_item **items)
{
	struct err err = {0};
	size_t n;

	ck_assert_msg(mailbox_list(m, a, items, &n, &err), "%s", err.text);
	return n;
}

START_TEST(the_folders_are_made_for_us_alone)
{
	struct mailbox *m = open_in();
	struct stat st;

	ck_assert(stat(in_dir("new"), &st) == 0 && (st.st_mode & 07777) == 0700);
	ck_assert(stat(in_dir("tmp"), &st) == 0 && (st.st_mode & 07777) == 0700);
	ck_assert(stat(in_dir("cur"), &st) == 0 && (st.st_mode & 07777) == 0700);
	mailbox_close(m);
}
END_TEST

START_TEST(letters_come_by_arrival_then_name_and_are_taken_once)
{
	struct mailbox *m = open_in();
	struct mail_item *items;
	struct str bytes;
	struct err err = {0};
	bool gone;

	drop("new/b", "second", 2000);
	drop("new/c", "first", 1000);
	drop("new/a", "second too", 2000);
	ck_assert_uint_eq(list(m, &items), 3);
	ck_assert(str_is(items[0].name, "c") && items[0].arrival == 1000);
	ck_assert(str_is(items[1].name, "a") && str_is(items[2].name, "b"));
	ck_assert(mailbox_fetch(m, &items[0], a, &bytes, &gone, &err) && !gone);
	ck_assert(str_is(bytes, "first"));
	ck_assert(mailbox_done(m, &items[0], &err));
	ck_assert_int_eq(access(in_dir("cur/c:2,S"), F_OK), 0);
	ck_assert(mailbox_done(m, &items[0], &err));
	ck_assert(mailbox_fetch(m, &items[0], a, &bytes, &gone, &err) && gone);
	ck_assert_uint_eq(list(m, &items), 2);
	mailbox_close(m);
}
END_TEST

/* Two letters that were taken: "one" as we left it, "two" with a star and a cross that a
 * mail program set. */
START_TEST(what_became_of_a_letter_is_shown_by_flags_and_a_persons_flags_stay)
{
	struct mailbox *m = open_in();
	struct mail_item *items;
	struct err err = {0};

	drop("new/one", "x", 1000);
	drop("new/two", "x", 1000);
	ck_assert_uint_eq(list(m, &items), 2);
	ck_assert(mailbox_done(m, &items[0], &err) && mailbox_done(m, &items[1], &err));
	char from[256];
	snprintf(from, sizeof from, "%s", in_dir("cur/two:2,S"));
	ck_assert_int_eq(rename(from, in_dir("cur/two:2,FST")), 0);
	struct mail_mark marks[3] = {
		{.name = STR("one"), .word = STR("aside"), .look = true},
		{.name = STR("two"), .word = STR("answered"), .answered = true},
		{.name = STR("gone"), .word = STR("answered"), .answered = true},
	};
	ck_assert(mailbox_show(m, marks, 3, &err));
	ck_assert_int_eq(access(in_dir("cur/one:2,FS"), F_OK), 0);
	ck_assert_int_eq(access(in_dir("cur/two:2,FRST"), F_OK), 0);
	/* Read again, and answered: nobody need look at it any more. */
	marks[0] = (struct mail_mark){.name = STR("one"),
				      .word = STR("answered"),
				      .was = STR("aside"),
				      .answered = true};
	ck_assert(mailbox_show(m, marks, 3, &err));
	ck_assert_int_eq(access(in_dir("cur/one:2,RS"), F_OK), 0);
	ck_assert_int_eq(access(in_dir("cur/two:2,FRST"), F_OK), 0);
	mailbox_close(m);
}
END_TEST

static void knows_one(void *with, const struct str names[], size_t n, bool known[])
{
	*(int *)with += (int)n;
	for (size_t i = 0; i < n; i++)
		known[i] = str_is(names[i], "one");
}

START_TEST(what_is_not_known_comes_once_more_with_its_time)
{
	struct mailbox *m = open_in();
	struct mail_item *items;
	struct err err = {0};
	int asked = 0, n;
	struct mail_known known = {knows_one, &asked};

	drop("cur/one:2,S", "x", 1000);
	drop("cur/two:2,FS", "y", 2000);
	drop("cur/old:2,S", "z", 500);
	drop("cur/here:2,", "w", 2000);
	drop("new/here", "w", 2000);
	ck_assert_int_eq(symlink("/etc/passwd", in_dir("cur/link")), 0);
	ck_assert(mailbox_again(m, 1000, &known, &n, &err));
	ck_assert_int_eq(n, 1);
	ck_assert_int_eq(asked, 3); /* not of what is too old, nor of the link */
	ck_assert_int_eq(access(in_dir("cur/one:2,S"), F_OK), 0);
	ck_assert_int_eq(access(in_dir("cur/old:2,S"), F_OK), 0);
	ck_assert_int_eq(access(in_dir("cur/here:2,"), F_OK), 0);
	ck_assert_uint_eq(list(m, &items), 2);
	ck_assert(str_is(items[1].name, "two") && items[1].arrival == 2000);
	ck_assert_int_eq(m->from.uid, 0);
	ck_assert_int_eq(m->from.since, 1000);
	mailbox_close(m);
}
END_TEST

START_TEST(what_was_taken_is_told_by_name)
{
	struct mailbox *m = open_in();
	struct mail_item *items;
	struct err err = {0};
	size_t n;

	drop("cur/one:2,S", "x", 1000);
	drop("cur/two:2,FRS", "y", 2000);
	drop("cur/old:2,S", "z", 999);
	drop("new/fresh", "w", 2000);
	ck_assert_int_eq(symlink("/etc/passwd", in_dir("cur/link")), 0);
	ck_assert(mailbox_taken(m, a, 1000, &items, &n, &err));
	ck_assert_uint_eq(n, 2);
	bool first = str_is(items[0].name, "one");
	ck_assert(str_is(items[first ? 0 : 1].name, "one"));
	ck_assert(str_is(items[first ? 1 : 0].name, "two"));
	ck_assert_int_eq(access(in_dir("cur/one:2,S"), F_OK), 0); /* and stays */
	mailbox_close(m);
}
END_TEST

START_TEST(links_folders_pipes_and_hidden_files_are_passed_over)
{
	struct mailbox *m = open_in();
	struct mail_item *items;

	drop("cur/secret", "x", 1);
	ck_assert_int_eq(symlink(in_dir("cur/secret"), in_dir("new/link")), 0);
	ck_assert_int_eq(mkdir(in_dir("new/folder"), 0700), 0);
	ck_assert_int_eq(mkfifo(in_dir("new/pipe"), 0600), 0);
	drop("new/.hidden", "x", 1);
	ck_assert_uint_eq(list(m, &items), 0);
	/* And one that becomes a link between list and fetch. */
	struct mail_item item = {.name = STR("link")};
	struct str bytes;
	struct err err = {0};
	bool gone;
	ck_assert(!mailbox_fetch(m, &item, a, &bytes, &gone, &err));
	mailbox_close(m);
}
END_TEST

START_TEST(of_a_letter_over_the_limit_comes_just_enough_to_tell)
{
	struct mailbox *m = open_in();
	struct mail_item *items;
	struct str bytes;
	struct err err = {0};
	struct letter l;
	bool gone;

	drop("new/big", "From: ann@example.net\n\n", 5);
	ck_assert_int_eq(truncate(in_dir("new/big"), 10 * 1024 * 1024), 0);
	ck_assert_uint_eq(list(m, &items), 1);
	ck_assert_uint_eq(items[0].size, 10 * 1024 * 1024);
	ck_assert(mailbox_fetch(m, &items[0], a, &bytes, &gone, &err));
	ck_assert_uint_eq(bytes.n, LETTER_SIZE_MAX + 1);
	memset((char *)(uintptr_t)bytes.s + 23, 'x', bytes.n - 23);
	letter_read(a, &(struct letter_house){0}, bytes, &l);
	ck_assert_int_eq(l.reason, REASON_TOO_BIG);
	ck_assert(str_is(l.from, "ann@example.net"));
	mailbox_close(m);
}
END_TEST

START_TEST(a_new_letter_wakes_who_watches)
{
	struct mailbox *m = open_in();
	struct mail_item *items;
	int seconds;
	struct pollfd p = {.fd = mailbox_watch(m, &seconds), .events = POLLIN};

	ck_assert_int_ge(p.fd, 0);
	ck_assert_int_eq(poll(&p, 1, 0), 0);
	drop("tmp/x", "hello", 7);
	ck_assert_int_eq(rename(in_dir("tmp/x"), in_dir("new/x")), 0);
	ck_assert_int_eq(poll(&p, 1, 1000), 1);
	ck_assert_uint_eq(list(m, &items), 1);
	ck_assert_int_eq(poll(&p, 1, 0), 0);
	mailbox_close(m);
}
END_TEST

static struct parcel parcel(void)
{
	return (struct parcel){
		.name = STR("o.977.k7f3"),
		.envelope_from = STR("gm+b.977.x@example.org"),
		.to = STR("ann@example.net"),
		.bytes = STR("From: gm@example.org\r\n\r\nhello\r\n"),
	};
}

START_TEST(a_letter_handed_over_twice_is_one_file)
{
	struct postbox *p = open_out();
	struct mailbox *m = open_in();
	struct mail_item *items;
	struct parcel one = parcel();
	struct post_result r;
	struct err err = {0};
	struct str bytes;
	bool gone;

	ck_assert_msg(postbox_send(p, &one, &r, &err), "%s", err.text);
	ck_assert_int_eq(r.verdict, POST_SENT);
	ck_assert_uint_eq(list(m, &items), 0); /* not before it is on the disk */
	ck_assert(postbox_flush(p, &err));
	one.again = true;
	ck_assert(postbox_send(p, &one, &r, &err));
	ck_assert(postbox_send(p, &one, &r, &err));
	ck_assert(postbox_flush(p, &err));
	ck_assert_uint_eq(list(m, &items), 1);
	ck_assert(str_is(items[0].name, "o.977.k7f3"));
	ck_assert(mailbox_fetch(m, &items[0], a, &bytes, &gone, &err));
	ck_assert(str_is(bytes, "Return-Path: <gm+b.977.x@example.org>\r\n"
				"Delivered-To: ann@example.net\r\n"
				"From: gm@example.org\r\n\r\nhello\r\n"));
	ck_assert(mailbox_done(m, &items[0], &err));
	ck_assert(postbox_send(p, &one, &r,
			       &err)); /* read meanwhile: not laid in again */
	ck_assert(postbox_flush(p, &err));
	ck_assert_uint_eq(list(m, &items), 0);
	postbox_close(p);
	mailbox_close(m);
}
END_TEST

START_TEST(a_name_that_is_a_path_and_an_envelope_with_line_breaks_are_refused)
{
	static const char *const names[] = {"../x",  "a/b", ".x",  "",
					    "a:2,S", "a b", "a\nb"};
	struct postbox *p = open_out();
	struct post_result r;
	struct err err = {0};

	for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
		struct parcel one = parcel();
		one.name = str_of(names[i]);
		ck_assert(!postbox_send(p, &one, &r, &err));
		ck_assert_int_eq(err.kind, ERR_REFUSED);
	}
	struct parcel one = parcel();
	one.to = STR("ann@example.net\r\nX: y");
	ck_assert(!postbox_send(p, &one, &r, &err));
	postbox_close(p);
}
END_TEST

START_TEST(a_leftover_of_a_crash_in_tmp_is_no_hindrance)
{
	struct postbox *p = open_out();
	struct parcel one = parcel();
	struct post_result r;
	struct err err = {0};

	drop("tmp/o.977.k7f3",
	     "half a letter that is longer than the whole one will be, by far", 1);
	ck_assert_msg(postbox_send(p, &one, &r, &err), "%s", err.text);
	ck_assert(postbox_flush(p, &err));
	struct stat st;
	ck_assert_int_eq(stat(in_dir("new/o.977.k7f3"), &st), 0);
	ck_assert_int_eq(st.st_size, 101);
	ck_assert_int_ne(access(in_dir("tmp/o.977.k7f3"), F_OK), 0);
	postbox_close(p);
}
END_TEST

START_TEST(many_letters_of_one_flush_all_arrive)
{
	struct postbox *p = open_out();
	struct mailbox *m = open_in();
	struct mail_item *items;
	struct post_result r;
	struct err err = {0};

	for (int i = 0; i < 150; i++) {
		struct parcel one = parcel();
		one.name = str_printf(a, "o.%d.k7f3", i);
		ck_assert_msg(postbox_send(p, &one, &r, &err), "%s", err.text);
	}
	ck_assert_msg(postbox_flush(p, &err), "%s", err.text);
	ck_assert_uint_eq(list(m, &items), 150);
	postbox_close(p);
	mailbox_close(m);
}
END_TEST

START_TEST(an_unknown_post_office_is_refused)
{
	struct err err = {0};

	ck_assert(mailbox_open("gopher://x", &err) == NULL);
	ck_assert_int_eq(err.kind, ERR_REFUSED);
	ck_assert(postbox_open("", &err) == NULL);
	ck_assert(mailbox_open("maildir:", &err) == NULL);
	ck_assert(mailbox_open("maildir:/proc/nowhere/in", &err) == NULL);
	ck_assert_int_eq(err.kind, ERR_WORLD);
}
END_TEST

static Suite *make_suite(void)
{
	Suite *s = suite_create("maildir");
	TCase *t = tcase_create("maildir");

	tcase_add_checked_fixture(t, set_up, tear_down);
	tcase_add_test(t, the_folders_are_made_for_us_alone);
	tcase_add_test(t, letters_come_by_arrival_then_name_and_are_taken_once);
	tcase_add_test(
		t, what_became_of_a_letter_is_shown_by_flags_and_a_persons_flags_stay);
	tcase_add_test(t, what_is_not_known_comes_once_more_with_its_time);
	tcase_add_test(t, what_was_taken_is_told_by_name);
	tcase_add_test(t, links_folders_pipes_and_hidden_files_are_passed_over);
	tcase_add_test(t, of_a_letter_over_the_limit_comes_just_enough_to_tell);
	tcase_add_test(t, a_new_letter_wakes_who_watches);
	tcase_add_test(t, a_letter_handed_over_twice_is_one_file);
	tcase_add_test(
		t, a_name_that_is_a_path_and_an_envelope_with_line_breaks_are_refused);
	tcase_add_test(t, a_leftover_of_a_crash_in_tmp_is_no_hindrance);
	tcase_add_test(t, many_letters_of_one_flush_all_arrive);
	tcase_add_test(t, an_unknown_post_office_is_refused);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(make_suite)
