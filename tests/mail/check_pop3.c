/* POP3 against Dovecot on loopback: letters by their UIDL, kept or deleted.
 * SPDX-License-Identifier: ISC */
#include "tests/check_main.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/arena.h"
#include "mail/letter.h"
#include "mail/transport.h"
#include "tests/kit/post/dovecot.h"

static struct dovecot d;
static bool up;
static struct arena *a;
static struct mailbox *box;
static struct mail_item *items;
static size_t n_items;

static void start_server(void)
{
	const char *why;

	alarm(120);
	up = dovecot_open(&d, &why);
	if (!up)
		printf("skipped, because %s\n", why);
}

static void stop_server(void)
{
	if (up)
		dovecot_close(&d);
}

static void open_box(bool remove)
{
	static char url[128];
	struct err err = {0};

	snprintf(url, sizeof url, "pop3s://gm@localhost:%u", d.pop3s);
	box = mailbox_open_way(&(struct way_in){.url = url,
						.secret.file = d.password,
						.ca_file = d.ca,
						.remove = remove,
						.command_s = 10},
			       &err);
	ck_assert_msg(box != NULL, "%s", err.text);
}

static void set_up(void)
{
	a = arena_create();
	if (!up)
		return;
	ck_assert(dovecot_start(&d));
	dovecot_empty(&d);
	open_box(false);
}

static void tear_down(void)
{
	mailbox_close(box);
	box = NULL;
	arena_destroy(a);
}

static int list(void)
{
	struct err err = {0};
	ck_assert_msg(mailbox_list(box, a, &items, &n_items, &err), "%s", err.text);
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

START_TEST(letters_come_with_their_bytes_and_a_lasting_name)
{
	if (!up)
		return;
	dovecot_deliver(&d, "Subject: x\n\n.\n..two\njoin\n", 0);
	ck_assert_int_eq(list(), 1);
	ck_assert(str_equal(fetch(0), STR("Subject: x\r\n\r\n.\r\n..two\r\njoin\r\n")));
	ck_assert_int_eq(items[0].arrival, 0);
	struct str name = items[0].name;
	ck_assert_int_eq(list(), 1);
	ck_assert(str_equal(items[0].name, name));
}
END_TEST

START_TEST(what_was_taken_stays_unless_it_is_to_be_deleted)
{
	struct err err = {0};
	int seconds;

	if (!up)
		return;
	dovecot_deliver(&d, "Subject: one\n\nx\n", 0);
	dovecot_deliver(&d, "Subject: two\n\nx\n", 0);
	ck_assert_int_eq(list(), 2);
	ck_assert(mailbox_done(box, &items[0], &err));
	ck_assert_int_eq(mailbox_watch(box, &seconds), -1);
	ck_assert_int_eq(seconds, 60);
	ck_assert_int_eq(list(), 2);
	mailbox_close(box);
	open_box(true);
	ck_assert_int_eq(list(), 2);
	ck_assert(mailbox_done(box, &items[0], &err));
	mailbox_watch(box, &seconds);
	ck_assert_int_eq(list(), 1);
	ck_assert(str_starts(fetch(0), "Subject: two"));
}
END_TEST

START_TEST(of_a_large_letter_the_header_comes_and_enough_to_tell)
{
	if (!up)
		return;
	size_t n = 3 * (size_t)LETTER_SIZE_MAX;
	char *big = malloc(n + 1);
	for (size_t i = 0; i < n; i++)
		big[i] = i % 70 == 69 ? '\n' : 'x';
	memcpy(big, "Subject: big\n\n", 14);
	big[n] = '\0';
	dovecot_deliver(&d, big, 0);
	free(big);
	ck_assert_int_eq(list(), 1);
	struct str bytes = fetch(0);
	ck_assert_uint_eq(bytes.n, LETTER_SIZE_MAX + 1);
	ck_assert(str_starts(bytes, "Subject: big\r\n"));
	ck_assert(str_find_char(bytes, 'x') == SIZE_MAX);
}
END_TEST

START_TEST(a_wrong_password_and_a_server_that_is_away_are_told)
{
	struct err err = {0};

	if (!up)
		return;
	mailbox_close(box);
	box = mailbox_open_way(&(struct way_in){.url = "pop3s://gm@localhost:1"}, &err);
	ck_assert(box != NULL);
	ck_assert(!mailbox_list(box, a, &items, &n_items, &err));
	ck_assert_msg(strstr(err.text, "localhost port 1") != NULL, "%s", err.text);
	mailbox_close(box);
	char url[128];
	snprintf(url, sizeof url, "pop3://gm@localhost:%u", d.pop3);
	box = mailbox_open_way(
		&(struct way_in){.url = url, .secret.command = "echo rosebud"}, &err);
	ck_assert(!mailbox_list(box, a, &items, &n_items, &err));
	ck_assert_int_eq(err.kind, ERR_REFUSED);
	ck_assert(strstr(err.text, "PASS") && !strstr(err.text, "rosebud"));
}
END_TEST

START_TEST(a_token_and_a_line_without_tls_are_refused)
{
	struct err err = {0};
	struct way_in token = {.url = "pop3s://gm@example.org", .token = true};

	ck_assert(mailbox_open_way(&token, &err) == NULL);
	ck_assert(mailbox_open("pop3://gm@example.org", &err) == NULL);
	ck_assert(strstr(err.text, "write pop3s:") != NULL);
}
END_TEST

int main(void)
{
	Suite *s = suite_create("pop3");
	TCase *tc = tcase_create("Dovecot");

	tcase_add_unchecked_fixture(tc, start_server, stop_server);
	tcase_add_checked_fixture(tc, set_up, tear_down);
	tcase_add_test(tc, letters_come_with_their_bytes_and_a_lasting_name);
	tcase_add_test(tc, what_was_taken_stays_unless_it_is_to_be_deleted);
	tcase_add_test(tc, of_a_large_letter_the_header_comes_and_enough_to_tell);
	tcase_add_test(tc, a_wrong_password_and_a_server_that_is_away_are_told);
	tcase_add_test(tc, a_token_and_a_line_without_tls_are_refused);
	suite_add_tcase(s, tc);
	SRunner *r = srunner_create(s);
	srunner_set_fork_status(r, CK_NOFORK); /* whose child the server is */
	srunner_run_all(r, CK_NORMAL);
	int failed = srunner_ntests_failed(r);
	srunner_free(r);
	return failed ? EXIT_FAILURE : EXIT_SUCCESS;
}
