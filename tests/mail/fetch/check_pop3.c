/* POP3 against Dovecot on loopback: letters by their UIDL, kept or deleted.
 * SPDX-License-Identifier: ISC */
#include "tests/kit/post/served.h"

#include <stdio.h>
#include <string.h>

#include "mail/letter/letter.h"

static void open_box(bool remove)
{
	static char url[128];

	snprintf(url, sizeof url, "pop3s://gm@localhost:%u", served.d.pop3s);
	served_open(&(struct mailbox_config){.url = url,
					     .secret.file = served.d.password,
					     .ca_file = served.d.ca,
					     .remove = remove,
					     .command_s = 10});
}

static void set_up(void)
{
	served_begin();
	if (served.up)
		open_box(false);
}

SERVER_TEST(letters_come_with_their_bytes_and_a_lasting_name)
{
	dovecot_deliver(&served.d, "Subject: x\n\n.\n..two\njoin\n", 0);
	ck_assert_int_eq(served_list(), 1);
	ck_assert(str_equal(served_fetch(0),
			    STR("Subject: x\r\n\r\n.\r\n..two\r\njoin\r\n")));
	ck_assert_int_eq(served.items[0].arrival, 0);
	struct str name = served.items[0].name;
	ck_assert_int_eq(served_list(), 1);
	ck_assert(str_equal(served.items[0].name, name));
}

SERVER_TEST(what_was_taken_stays_unless_it_is_to_be_deleted)
{
	struct err err = {0};
	int seconds;

	dovecot_deliver(&served.d, "Subject: one\n\nx\n", 0);
	dovecot_deliver(&served.d, "Subject: two\n\nx\n", 0);
	ck_assert_int_eq(served_list(), 2);
	ck_assert(mailbox_done(served.box, &served.items[0], &err));
	ck_assert_int_eq(mailbox_watch(served.box, &seconds), -1);
	ck_assert_int_eq(seconds, 60);
	ck_assert_int_eq(served_list(), 2);
	open_box(true);
	ck_assert_int_eq(served_list(), 2);
	ck_assert(mailbox_done(served.box, &served.items[0], &err));
	mailbox_watch(served.box, &seconds);
	ck_assert_int_eq(served_list(), 1);
	ck_assert(str_starts(served_fetch(0), "Subject: two"));
}

SERVER_TEST(of_a_large_letter_the_header_comes_and_enough_to_tell)
{
	served_deliver_big();
	ck_assert_int_eq(served_list(), 1);
	struct str bytes = served_fetch(0);
	ck_assert_uint_eq(bytes.n, LETTER_SIZE_MAX + 1);
	ck_assert(str_starts(bytes, "Subject: big\r\n"));
	ck_assert(str_find_char(bytes, 'x') == SIZE_MAX);
}

SERVER_TEST(a_wrong_password_and_a_server_that_is_away_are_told)
{
	struct err err = {0};

	served_open(&(struct mailbox_config){.url = "pop3s://gm@localhost:1"});
	ck_assert(!served_try_list(&err));
	ck_assert_msg(strstr(err.text, "localhost port 1") != NULL, "%s", err.text);
	char url[128];
	snprintf(url, sizeof url, "pop3://gm@localhost:%u", served.d.pop3);
	served_open(
		&(struct mailbox_config){.url = url, .secret.command = "echo rosebud"});
	ck_assert(!served_try_list(&err));
	ck_assert_int_eq(err.kind, ERR_REFUSED);
	ck_assert(strstr(err.text, "PASS") && !strstr(err.text, "rosebud"));
}

START_TEST(a_token_and_a_line_without_tls_are_refused)
{
	struct err err = {0};
	struct mailbox_config token = {.url = "pop3s://gm@example.org", .token = true};

	ck_assert(mailbox_open_way(&token, &err) == NULL);
	ck_assert(mailbox_open("pop3://gm@example.org", &err) == NULL);
	ck_assert(strstr(err.text, "write pop3s:") != NULL);
}
END_TEST

int main(void)
{
	child_programs_above();
	Suite *s = suite_create("pop3");
	TCase *tc = served_case(s);

	tcase_add_checked_fixture(tc, set_up, served_end);
	tcase_add_test(tc, letters_come_with_their_bytes_and_a_lasting_name);
	tcase_add_test(tc, what_was_taken_stays_unless_it_is_to_be_deleted);
	tcase_add_test(tc, of_a_large_letter_the_header_comes_and_enough_to_tell);
	tcase_add_test(tc, a_wrong_password_and_a_server_that_is_away_are_told);
	tcase_add_test(tc, a_token_and_a_line_without_tls_are_refused);
	return served_run(s);
}
