/* IMAP against Dovecot on loopback: letters come once, by number; they are marked; new
 * numbers, a server that was away, and a mailbox that calls.
 * SPDX-License-Identifier: ISC */
#include "tests/check_main.h"

#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "base/arena.h"
#include "mail/letter.h"
#include "mail/transport.h"
#include "tests/kit/post/dovecot.h"

static struct dovecot d;
static bool up;
static struct arena *a;
static struct mailbox *box;
static char url[128];
static struct mail_item *items;
static size_t n_items;

static void start_server(void)
{
	const char *why;

	alarm(120); /* instead of Check's own patience, which needs a process a test */
	up = dovecot_open(&d, &why);
	if (!up)
		printf("skipped, because %s\n", why);
}

static void stop_server(void)
{
	if (up)
		dovecot_close(&d);
}

static struct way_in tls_way(void)
{
	snprintf(url, sizeof url, "imaps://gm@localhost:%u/INBOX", d.imaps);
	return (struct way_in){.url = url,
			       .secret.file = d.password,
			       .ca_file = d.ca,
			       .command_s = 10};
}

static void open_box(const struct way_in *way)
{
	struct err err = {0};

	box = mailbox_open_way(way, &err);
	ck_assert_msg(box != NULL, "%s", err.text);
}

static void set_up(void)
{
	a = arena_create();
	if (!up)
		return;
	ck_assert(dovecot_start(&d));
	dovecot_empty(&d);
	struct way_in way = tls_way();
	open_box(&way);
}

static void tear_down(void)
{
	mailbox_close(box);
	box = NULL;
	arena_destroy(a);
}

/* A test of this server; nothing to be tested without. */
#define SERVER_TEST(name)                                                              \
	static void test_##name(void);                                                 \
	START_TEST(name)                                                               \
	{                                                                              \
		if (up)                                                                \
			test_##name();                                                 \
	}                                                                              \
	END_TEST                                                                       \
	static void test_##name(void)

static bool try_list(struct err *err)
{
	*err = (struct err){0};
	return mailbox_list(box, a, &items, &n_items, err);
}

static int list(void)
{
	struct err err;
	ck_assert_msg(try_list(&err), "%s", err.text);
	return (int)n_items;
}

static struct str fetch(size_t i)
{
	struct err err = {0};
	struct str bytes;
	bool gone;

	ck_assert_msg(mailbox_fetch(box, &items[i], a, &bytes, &gone, &err), "%s",
		      err.text);
	ck_assert(!gone);
	return bytes;
}

/* As the daemon does it: what was listed is kept, marked, and the place with it. */
static void take_all(void)
{
	struct err err = {0};

	for (size_t i = 0; i < n_items; i++)
		ck_assert(mailbox_done(box, &items[i], &err));
	ck_assert_msg(mailbox_flush(box, &err), "%s", err.text);
	box->from = box->reached;
}

static void deliver(const char *words)
{
	char bytes[512];

	snprintf(bytes, sizeof bytes,
		 "From: ann@example.org\nTo: gm@example.org\nSubject: %s\n\n%s\n",
		 words, words);
	dovecot_deliver(&d, bytes, 0);
}

SERVER_TEST(letters_come_over_tls_with_their_bytes_and_their_date)
{
	dovecot_deliver(&d, "From: a@example.org\r\nSubject: x\r\n\r\njoin\r\n",
			1900000000);
	ck_assert_int_eq(list(), 1);
	ck_assert_int_eq(items[0].arrival, 1900000000);
	ck_assert(items[0].stamped);
	ck_assert_int_ne(items[0].uidvalidity, 0);
	ck_assert(str_equal(fetch(0),
			    STR("From: a@example.org\r\nSubject: x\r\n\r\njoin\r\n")));
}

SERVER_TEST(what_was_taken_is_flagged_and_not_listed_again)
{
	deliver("one");
	deliver("two");
	ck_assert_int_eq(list(), 2);
	take_all();
	ck_assert_int_eq(dovecot_count(&d, "", "S"), 2);
	/* ... and the keyword: Dovecot's letters a to z are keywords. */
	ck_assert_int_eq(dovecot_count(&d, "", "Sa"), 2);
	ck_assert_int_eq(list(), 0);
	deliver("three");
	ck_assert_int_eq(list(), 1);
	ck_assert(str_find(fetch(0), STR("three")) != SIZE_MAX);
}

SERVER_TEST(what_was_listed_and_not_kept_is_listed_again)
{
	deliver("one");
	ck_assert_int_eq(list(), 1);
	struct str name = str_dup(a, items[0].name);
	ck_assert_int_eq(list(), 1);
	ck_assert(str_equal(items[0].name, name));
}

SERVER_TEST(a_letter_that_somebody_has_read_is_taken_all_the_same)
{
	deliver("one");
	ck_assert_int_eq(system("true"), 0);
	ck_assert_int_eq(list(), 1);
	struct err err = {0};
	ck_assert(mailbox_done(box, &items[0], &err)); /* \Seen, but no place */
	ck_assert(mailbox_flush(box, &err));
	ck_assert_int_eq(list(), 1);
}

SERVER_TEST(letters_fetched_ahead_are_the_same)
{
	for (int i = 0; i < 120; i++) {
		char words[32];
		snprintf(words, sizeof words, "letter %d", i);
		deliver(words);
	}
	struct err err = {0};
	ck_assert_int_eq(list(), 120);
	for (size_t i = 0; i < 120; i += 50) {
		size_t n = 120 - i < 50 ? 120 - i : 50;
		ck_assert(mailbox_ahead(box, items + i, n, &err));
		for (size_t k = i; k < i + n; k++) {
			char words[32];
			snprintf(words, sizeof words, "letter %zu\r\n\r\n", k);
			ck_assert(str_find(fetch(k), str_of(words)) != SIZE_MAX);
		}
	}
	take_all();
	ck_assert_int_eq(dovecot_count(&d, "", "S"), 120);
}

SERVER_TEST(of_a_large_letter_one_octet_over_the_limit_comes)
{
	size_t n = 3 * (size_t)LETTER_SIZE_MAX;
	char *big = malloc(n + 1);

	for (size_t i = 0; i < n; i++)
		big[i] = i % 70 == 69 ? '\n' : 'x';
	memcpy(big, "Subject: big\n\n", 14);
	big[n] = '\0';
	dovecot_deliver(&d, big, 0);
	free(big);
	struct err err = {0};
	ck_assert_int_eq(list(), 1);
	ck_assert(items[0].size > n);
	ck_assert(mailbox_ahead(box, items, 1, &err));
	struct str bytes = fetch(0);
	ck_assert_uint_eq(bytes.n, LETTER_SIZE_MAX + 1);
	ck_assert(str_starts(bytes, "Subject: big"));
}

SERVER_TEST(a_letter_that_went_away_is_gone)
{
	struct str bytes;
	struct err err = {0};
	bool gone;

	deliver("one");
	ck_assert_int_eq(list(), 1);
	dovecot_empty(&d);
	ck_assert(mailbox_fetch(box, &items[0], a, &bytes, &gone, &err) == false ||
		  gone);
}

SERVER_TEST(taken_letters_are_moved_where_a_folder_is_named)
{
	mailbox_close(box);
	struct way_in way = tls_way();
	way.move_to = "Taken";
	open_box(&way);
	deliver("one");
	deliver("two");
	ck_assert_int_eq(list(), 2);
	take_all();
	ck_assert_int_eq(dovecot_count(&d, "", ""), 0);
	ck_assert_int_eq(dovecot_count(&d, "Taken", "S"), 2);
	deliver("three");
	ck_assert_int_eq(list(), 1);
}

SERVER_TEST(letters_from_before_the_beginning_are_left)
{
	dovecot_deliver(&d, "Subject: old\n\nx\n", 1500000000);
	dovecot_deliver(&d, "Subject: new\n\nx\n", 1900000000);
	box->from.since = 1800000000;
	ck_assert_int_eq(list(), 1);
	ck_assert_int_eq(box->skipped, 1);
	ck_assert_int_eq(items[0].arrival, 1900000000);
	take_all();
	ck_assert_int_eq(list(), 0);
}

SERVER_TEST(new_numbers_mean_that_all_is_listed_anew)
{
	deliver("one");
	deliver("two");
	ck_assert_int_eq(list(), 2);
	int64_t before = items[0].uidvalidity;
	take_all();
	ck_assert_int_eq(list(), 0);
	dovecot_renumber(&d);
	ck_assert_int_eq(list(), 2);
	ck_assert_int_ne(items[0].uidvalidity, before);
	take_all();
	ck_assert_int_eq(list(), 0);
}

SERVER_TEST(a_mailbox_that_was_restored_is_listed_anew)
{
	deliver("one");
	ck_assert_int_eq(list(), 1);
	take_all();
	box->from.uid += 1000; /* we had read further than it goes now */
	mailbox_close(box);
	struct mail_place from = {items[0].uidvalidity, items[0].uid + 1000, 0};
	struct way_in way = tls_way();
	open_box(&way);
	box->from = from;
	deliver("two");
	ck_assert_int_eq(list(), 2);
	take_all();
	ck_assert_int_eq(list(), 0);
}

SERVER_TEST(a_server_that_was_away_is_found_again)
{
	struct err err;

	deliver("one");
	ck_assert_int_eq(list(), 1);
	take_all();
	struct mail_place from = box->from;
	mailbox_close(box); /* a server that stops still serves who is there */
	struct way_in way = tls_way();
	open_box(&way);
	box->from = from;
	dovecot_stop(&d);
	ck_assert(!try_list(&err));
	ck_assert(strstr(err.text, "localhost port") != NULL);
	ck_assert(dovecot_start(&d));
	ck_assert(!try_list(&err)); /* not at once */
	ck_assert_msg(strstr(err.text, "next try in") != NULL, "%s", err.text);
	int seconds;
	ck_assert_int_eq(mailbox_watch(box, &seconds), -1);
	ck_assert(seconds >= 1 && seconds <= 5);
	deliver("two");
	sleep((unsigned)seconds + 1);
	ck_assert_int_eq(list(), 1);
}

SERVER_TEST(a_line_that_broke_while_it_rested_is_made_anew_at_once)
{
	int seconds;

	deliver("one");
	ck_assert_int_eq(list(), 1);
	take_all();
	ck_assert(mailbox_watch(box, &seconds) >= 0);
	dovecot_stop(&d);
	ck_assert(dovecot_start(&d));
	deliver("two");
	ck_assert_int_eq(list(), 1);
}

SERVER_TEST(the_mailbox_calls_when_a_letter_comes)
{
	int seconds;

	ck_assert_int_eq(list(), 0);
	struct pollfd p = {.fd = mailbox_watch(box, &seconds), .events = POLLIN};
	ck_assert_int_ge(p.fd, 0);
	ck_assert(seconds > 500);
	ck_assert_int_eq(mailbox_watch(box, &seconds), p.fd); /* asks only once */
	ck_assert_int_eq(poll(&p, 1, 300), 0);
	deliver("one");
	ck_assert_int_eq(poll(&p, 1, 5000), 1);
	ck_assert_int_eq(list(), 1);
	take_all();
	/* ... and again, after it was asked something else. */
	p.fd = mailbox_watch(box, &seconds);
	ck_assert_int_ge(p.fd, 0);
	deliver("two");
	ck_assert_int_eq(poll(&p, 1, 5000), 1);
	ck_assert_int_eq(list(), 1);
}

SERVER_TEST(a_certificate_of_an_unknown_authority_is_refused)
{
	struct err err;

	mailbox_close(box);
	struct way_in way = tls_way();
	way.ca_file = NULL;
	open_box(&way);
	ck_assert(!try_list(&err));
	ck_assert_int_eq(err.kind, ERR_REFUSED);
	ck_assert_msg(strstr(err.text, "certificate is not to be trusted") != NULL,
		      "%s", err.text);
	ck_assert_msg(strstr(err.text, "mail.in_ca_file") != NULL, "%s", err.text);
}

SERVER_TEST(a_certificate_for_another_name_is_refused)
{
	char name[128];
	struct err err;

	mailbox_close(box);
	struct way_in way = tls_way();
	snprintf(name, sizeof name, "imaps://gm@127.0.0.2:%u", d.imaps);
	way.url = name;
	open_box(&way);
	ck_assert(!try_list(&err));
	ck_assert_msg(strstr(err.text, "127.0.0.2") != NULL, "%s", err.text);
}

SERVER_TEST(a_wrong_password_is_told_without_it)
{
	char path[128];
	struct err err;

	mailbox_close(box);
	struct way_in way = tls_way();
	snprintf(path, sizeof path, "%s/wrong", d.dir);
	FILE *f = fopen(path, "w");
	ck_assert(f && fputs("rosebud\n", f) >= 0 && fclose(f) == 0);
	ck_assert_int_eq(system("chmod 600 /tmp/postalgm-dovecot-*/wrong"), 0);
	way.secret.file = path;
	open_box(&way);
	ck_assert(!try_list(&err));
	ck_assert_int_eq(err.kind, ERR_REFUSED);
	ck_assert_msg(strstr(err.text, "LOGIN") != NULL, "%s", err.text);
	ck_assert(strstr(err.text, "rosebud") == NULL);
	int seconds;
	mailbox_watch(box, &seconds);
	ck_assert(seconds > 30); /* not again soon: the account would be locked */
}

SERVER_TEST(the_password_may_come_from_a_command)
{
	mailbox_close(box);
	struct way_in way = tls_way();
	way.secret = (struct secret_source){.command = "echo open sesame"};
	open_box(&way);
	deliver("one");
	ck_assert_int_eq(list(), 1);
}

SERVER_TEST(a_folder_that_is_not_there_is_told)
{
	char name[128];
	struct err err;

	mailbox_close(box);
	struct way_in way = tls_way();
	snprintf(name, sizeof name, "imap://gm@localhost:%u/Nowhere", d.imap);
	way.url = name;
	open_box(&way);
	ck_assert(!try_list(&err));
	ck_assert_msg(strstr(err.text, "SELECT") != NULL, "%s", err.text);
}

START_TEST(without_tls_only_this_machine_is_spoken_to)
{
	struct err err = {0};

	ck_assert(mailbox_open_way(&(struct way_in){.url = "imap://gm@example.org"},
				   &err) == NULL);
	ck_assert(strstr(err.text, "write imaps:") != NULL);
	ck_assert(mailbox_open("imaps:gm@example.org", &err) == NULL);
	ck_assert(mailbox_open("imaps://gm:secret@example.org", &err) == NULL);
	ck_assert(strstr(err.text, "secret") == NULL);
}
END_TEST

static Suite *make_suite(void)
{
	Suite *s = suite_create("imap");
	TCase *tc = tcase_create("Dovecot");

	tcase_add_unchecked_fixture(tc, start_server, stop_server);
	tcase_add_checked_fixture(tc, set_up, tear_down);
	tcase_add_test(tc, letters_come_over_tls_with_their_bytes_and_their_date);
	tcase_add_test(tc, what_was_taken_is_flagged_and_not_listed_again);
	tcase_add_test(tc, what_was_listed_and_not_kept_is_listed_again);
	tcase_add_test(tc, a_letter_that_somebody_has_read_is_taken_all_the_same);
	tcase_add_test(tc, letters_fetched_ahead_are_the_same);
	tcase_add_test(tc, of_a_large_letter_one_octet_over_the_limit_comes);
	tcase_add_test(tc, a_letter_that_went_away_is_gone);
	tcase_add_test(tc, taken_letters_are_moved_where_a_folder_is_named);
	tcase_add_test(tc, letters_from_before_the_beginning_are_left);
	tcase_add_test(tc, a_line_that_broke_while_it_rested_is_made_anew_at_once);
	tcase_add_test(tc, the_mailbox_calls_when_a_letter_comes);
	tcase_add_test(tc, a_certificate_of_an_unknown_authority_is_refused);
	tcase_add_test(tc, a_certificate_for_another_name_is_refused);
	tcase_add_test(tc, a_wrong_password_is_told_without_it);
	tcase_add_test(tc, the_password_may_come_from_a_command);
	tcase_add_test(tc, a_folder_that_is_not_there_is_told);
	tcase_add_test(tc, a_mailbox_that_was_restored_is_listed_anew);
	tcase_add_test(tc, new_numbers_mean_that_all_is_listed_anew);
	tcase_add_test(tc, a_server_that_was_away_is_found_again);
	tcase_add_test(tc, without_tls_only_this_machine_is_spoken_to);
	suite_add_tcase(s, tc);
	return s;
}

/* In one process, whose child the server is. */
int main(void)
{
	SRunner *r = srunner_create(make_suite());
	srunner_set_fork_status(r, CK_NOFORK);
	srunner_run_all(r, CK_NORMAL);
	int failed = srunner_ntests_failed(r);
	srunner_free(r);
	return failed ? EXIT_FAILURE : EXIT_SUCCESS;
}
