/* IMAP against Dovecot on loopback: letters come once, by number; they are marked; new
 * numbers, a server that was away, and a mailbox that calls.
 * SPDX-License-Identifier: ISC */
#include "tests/kit/post/served.h"

#include <poll.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "mail/letter/letter.h"

static char url[128];

static struct mailbox_config tls_way(void)
{
	snprintf(url, sizeof url, "imaps://gm@localhost:%u/INBOX", served.d.imaps);
	return (struct mailbox_config){.url = url,
				       .secret.file = served.d.password,
				       .ca_file = served.d.ca,
				       .command_s = 10};
}

static void set_up(void)
{
	served_begin();
	struct mailbox_config way = tls_way();
	if (served.up)
		served_open(&way);
}

/* As the daemon does it: listed letters are kept and marked, and the place with
 * them. */
static void take_all(void)
{
	struct err err = {0};

	for (size_t i = 0; i < served.n_items; i++)
		ck_assert(mailbox_done(served.box, &served.items[i], &err));
	ck_assert_msg(mailbox_flush(served.box, &err), "%s", err.text);
	served.box->from = served.box->reached;
}

static void deliver(const char *words)
{
	char bytes[512];

	snprintf(bytes, sizeof bytes,
		 "From: ann@example.org\nTo: gm@example.org\nSubject: %s\n\n%s\n",
		 words, words);
	dovecot_deliver(&served.d, bytes, 0);
}

SERVER_TEST(letters_come_over_tls_with_their_bytes_and_their_date)
{
	dovecot_deliver(&served.d, "From: a@example.org\r\nSubject: x\r\n\r\njoin\r\n",
			1900000000);
	ck_assert_int_eq(served_list(), 1);
	ck_assert_int_eq(served.items[0].arrival, 1900000000);
	ck_assert(served.items[0].stamped);
	ck_assert_int_ne(served.items[0].uidvalidity, 0);
	ck_assert(str_equal(served_fetch(0),
			    STR("From: a@example.org\r\nSubject: x\r\n\r\njoin\r\n")));
}

SERVER_TEST(what_was_taken_is_flagged_and_not_listed_again)
{
	deliver("one");
	deliver("two");
	ck_assert_int_eq(served_list(), 2);
	take_all();
	ck_assert_int_eq(dovecot_count(&served.d, "", "S"), 2);
	ck_assert_int_eq(dovecot_count_keyword(&served.d, "", "$PostalGM"), 2);
	ck_assert_int_eq(served_list(), 0);
	deliver("three");
	ck_assert_int_eq(served_list(), 1);
	ck_assert(str_find(served_fetch(0), STR("three")) != SIZE_MAX);
}

SERVER_TEST(what_was_taken_is_told_with_the_names_of_the_list)
{
	struct mail_item *items;
	struct err err = {0};
	size_t n;
	char old[] = "From: a@example.org\r\nSubject: old\r\n\r\nold\r\n";

	dovecot_deliver(&served.d, old, 1000000000);
	dovecot_deliver(&served.d, old, 1900000000);
	dovecot_deliver(&served.d, old, 1900000100);
	ck_assert(mailbox_taken(served.box, served.a, 0, &items, &n, &err));
	ck_assert_uint_eq(n, 0); /* nothing was read yet */
	ck_assert_int_eq(served_list(), 3);
	struct str second = str_dup(served.a, served.items[1].name);
	int64_t numbers = served.items[1].uidvalidity;
	take_all();
	deliver("not listed yet");
	ck_assert_msg(mailbox_taken(served.box, served.a, 1900000000, &items, &n, &err),
		      "%s", err.text);
	ck_assert_uint_eq(n, 2); /* neither the old one nor the new one */
	ck_assert(str_equal(items[0].name, second));
	ck_assert_int_eq(items[0].uidvalidity, numbers);
	ck_assert_int_eq(served_list(), 1); /* the list goes on as it would have */
}

SERVER_TEST(what_was_listed_and_not_kept_is_listed_again)
{
	deliver("one");
	ck_assert_int_eq(served_list(), 1);
	struct str name = str_dup(served.a, served.items[0].name);
	ck_assert_int_eq(served_list(), 1);
	ck_assert(str_equal(served.items[0].name, name));
}

SERVER_TEST(a_letter_that_somebody_has_read_is_taken_all_the_same)
{
	deliver("one");
	ck_assert_int_eq(served_list(), 1);
	struct err err = {0};
	ck_assert(mailbox_done(served.box, &served.items[0],
			       &err)); /* \Seen, but no place */
	ck_assert(mailbox_flush(served.box, &err));
	ck_assert_int_eq(served_list(), 1);
}

SERVER_TEST(letters_fetched_ahead_are_the_same)
{
	for (int i = 0; i < 120; i++) {
		char words[32];
		snprintf(words, sizeof words, "letter %d", i);
		deliver(words);
	}
	struct err err = {0};
	ck_assert_int_eq(served_list(), 120);
	for (size_t i = 0; i < 120; i += 50) {
		size_t n = 120 - i < 50 ? 120 - i : 50;
		ck_assert(mailbox_ahead(served.box, served.items + i, n, &err));
		for (size_t k = i; k < i + n; k++) {
			char words[32];
			snprintf(words, sizeof words, "letter %zu\r\n\r\n", k);
			ck_assert(str_find(served_fetch(k), str_of(words)) != SIZE_MAX);
		}
	}
	take_all();
	ck_assert_int_eq(dovecot_count(&served.d, "", "S"), 120);
}

SERVER_TEST(of_a_large_letter_one_octet_over_the_limit_comes)
{
	served_deliver_big();
	struct err err = {0};
	ck_assert_int_eq(served_list(), 1);
	ck_assert(served.items[0].size > 3 * (size_t)LETTER_SIZE_MAX);
	ck_assert(mailbox_ahead(served.box, served.items, 1, &err));
	struct str bytes = served_fetch(0);
	ck_assert_uint_eq(bytes.n, LETTER_SIZE_MAX + 1);
	ck_assert(str_starts(bytes, "Subject: big"));
}

SERVER_TEST(a_letter_that_went_away_is_gone)
{
	struct str bytes;
	struct err err = {0};
	bool gone;

	deliver("one");
	ck_assert_int_eq(served_list(), 1);
	dovecot_empty(&served.d);
	ck_assert(mailbox_fetch(served.box, &served.items[0], served.a, &bytes, &gone,
				&err) == false ||
		  gone);
}

/* The daemon's mark of item `i`, in the order of the list. */
static struct mail_mark mark_of(size_t i, const char *word)
{
	return (struct mail_mark){.name = served.items[i].name,
				  .uidvalidity = served.items[i].uidvalidity,
				  .word = str_of(word)};
}

static void show(const struct mail_mark *marks, size_t n)
{
	struct err err = {0};
	ck_assert_msg(mailbox_show(served.box, marks, n, &err), "%s", err.text);
}

static int with_word(const char *folder, const char *word)
{
	char keyword[64];

	snprintf(keyword, sizeof keyword, "$PostalGM-%s", word);
	return dovecot_count_keyword(&served.d, folder, keyword);
}

SERVER_TEST(what_became_of_a_letter_is_shown_by_keyword_and_flag)
{
	for (int i = 0; i < 5; i++)
		deliver("x");
	ck_assert_int_eq(served_list(), 5);
	take_all();
	struct mail_mark marks[5] = {mark_of(0, "answered"), mark_of(1, "answered"),
				     mark_of(2, "refused"), mark_of(3, "ignored"),
				     mark_of(4, "aside")};
	marks[0].answered = marks[1].answered = marks[2].answered = true;
	marks[4].look = marks[4].open = true;
	show(marks, 5);
	ck_assert_int_eq(with_word("", "answered"), 2);
	ck_assert_int_eq(with_word("", "refused"), 1);
	ck_assert_int_eq(with_word("", "ignored"), 1);
	ck_assert_int_eq(with_word("", "aside"), 1);
	ck_assert_int_eq(dovecot_count(&served.d, "", "RS"), 3);
	ck_assert_int_eq(dovecot_count(&served.d, "", "F"), 1);
}

SERVER_TEST(a_new_word_takes_the_place_of_the_old_one)
{
	deliver("x");
	deliver("y");
	ck_assert_int_eq(served_list(), 2);
	struct mail_mark marks[2] = {mark_of(0, "held"), mark_of(1, "aside")};
	marks[1].look = true;
	show(marks, 2);
	ck_assert_int_eq(dovecot_count(&served.d, "", "F"), 1);
	marks[0].was = marks[0].word;
	marks[1].was = marks[1].word;
	marks[0].word = marks[1].word = STR("answered");
	marks[1].look = false;
	marks[0].answered = marks[1].answered = true;
	show(marks, 2);
	ck_assert_int_eq(with_word("", "held"), 0);
	ck_assert_int_eq(with_word("", "aside"), 0);
	ck_assert_int_eq(with_word("", "answered"), 2);
	ck_assert_int_eq(dovecot_count(&served.d, "", "F"), 0);
	ck_assert_int_eq(dovecot_count(&served.d, "", "R"), 2);
}

SERVER_TEST(what_is_gone_or_has_an_old_number_is_passed_over)
{
	deliver("x");
	deliver("y");
	ck_assert_int_eq(served_list(), 2);
	struct mail_mark marks[3] = {mark_of(0, "answered"), mark_of(1, "answered"),
				     mark_of(1, "answered")};
	marks[0].uidvalidity++;
	marks[2].name = STR("99999.0");
	show(marks, 3);
	ck_assert_int_eq(with_word("", "answered"), 1);
}

SERVER_TEST(letters_are_moved_by_what_became_of_them_where_a_folder_is_named)
{
	struct mailbox_config way = tls_way();
	way.move_to = "Games";
	served_open(&way);
	for (int i = 0; i < 4; i++)
		deliver("x");
	ck_assert_int_eq(served_list(), 4);
	take_all();
	ck_assert_int_eq(dovecot_count(&served.d, "", "S"), 4);
	struct mail_mark marks[4] = {mark_of(0, "answered"), mark_of(1, "answered"),
				     mark_of(2, "held"), mark_of(3, "refused")};
	marks[2].open = true; /* it stays where somebody may look for it */
	show(marks, 4);
	ck_assert_int_eq(dovecot_count(&served.d, "", ""), 1);
	ck_assert_int_eq(with_word("", "held"), 1);
	ck_assert_int_eq(with_word("Games-answered", "answered"), 2);
	ck_assert_int_eq(with_word("Games-refused", "refused"), 1);
	show(marks, 4); /* told again, as after a restart */
	ck_assert_int_eq(dovecot_count(&served.d, "Games-answered", ""), 2);
	deliver("three");
	ck_assert_int_eq(served_list(), 1);
}

SERVER_TEST(letters_from_before_the_beginning_are_left)
{
	dovecot_deliver(&served.d, "Subject: old\n\nx\n", 1500000000);
	dovecot_deliver(&served.d, "Subject: new\n\nx\n", 1900000000);
	served.box->from.since = 1800000000;
	ck_assert_int_eq(served_list(), 1);
	ck_assert_int_eq(served.box->skipped, 1);
	ck_assert_int_eq(served.items[0].arrival, 1900000000);
	take_all();
	ck_assert_int_eq(served_list(), 0);
}

SERVER_TEST(new_numbers_mean_that_all_is_listed_anew)
{
	deliver("one");
	deliver("two");
	ck_assert_int_eq(served_list(), 2);
	int64_t before = served.items[0].uidvalidity;
	take_all();
	ck_assert_int_eq(served_list(), 0);
	dovecot_renumber(&served.d);
	ck_assert_int_eq(served_list(), 2);
	ck_assert_int_ne(served.items[0].uidvalidity, before);
	take_all();
	ck_assert_int_eq(served_list(), 0);
}

SERVER_TEST(a_mailbox_that_was_restored_is_listed_anew)
{
	deliver("one");
	ck_assert_int_eq(served_list(), 1);
	take_all();
	served.box->from.uid += 1000; /* we had read further than it goes now */
	struct mail_place from = {served.items[0].uidvalidity,
				  served.items[0].uid + 1000, 0};
	struct mailbox_config way = tls_way();
	served_open(&way);
	served.box->from = from;
	deliver("two");
	ck_assert_int_eq(served_list(), 2);
	take_all();
	ck_assert_int_eq(served_list(), 0);
}

SERVER_TEST(a_server_that_was_away_is_found_again)
{
	struct err err;

	deliver("one");
	ck_assert_int_eq(served_list(), 1);
	take_all();
	struct mail_place from = served.box->from;
	struct mailbox_config way = tls_way();
	served_open(&way);
	served.box->from = from;
	dovecot_stop(&served.d);
	ck_assert(!served_try_list(&err));
	ck_assert(strstr(err.text, "localhost port") != NULL);
	ck_assert(!served_try_list(&err)); /* not at once */
	ck_assert_msg(strstr(err.text, "next try in") != NULL, "%s", err.text);
	int seconds;
	ck_assert_int_eq(mailbox_watch(served.box, &seconds), -1);
	ck_assert(seconds >= 1 && seconds <= 5);
	ck_assert(dovecot_start(&served.d));
	deliver("two");
	sleep((unsigned)seconds + 1);
	ck_assert_int_eq(served_list(), 1);
}

SERVER_TEST(a_line_that_broke_while_it_rested_is_made_anew_at_once)
{
	int seconds;

	deliver("one");
	ck_assert_int_eq(served_list(), 1);
	take_all();
	ck_assert(mailbox_watch(served.box, &seconds) >= 0);
	dovecot_stop(&served.d);
	ck_assert(dovecot_start(&served.d));
	deliver("two");
	ck_assert_int_eq(served_list(), 1);
}

SERVER_TEST(the_mailbox_calls_when_a_letter_comes)
{
	int seconds;

	ck_assert_int_eq(served_list(), 0);
	struct pollfd p = {.fd = mailbox_watch(served.box, &seconds), .events = POLLIN};
	ck_assert_int_ge(p.fd, 0);
	ck_assert(seconds > 500);
	ck_assert_int_eq(mailbox_watch(served.box, &seconds),
			 p.fd); /* asks only once */
	ck_assert_int_eq(poll(&p, 1, 300), 0);
	deliver("one");
	ck_assert_int_eq(poll(&p, 1, 5000), 1);
	ck_assert_int_eq(served_list(), 1);
	take_all();
	/* ... and again, after it was asked something else. */
	p.fd = mailbox_watch(served.box, &seconds);
	ck_assert_int_ge(p.fd, 0);
	deliver("two");
	ck_assert_int_eq(poll(&p, 1, 5000), 1);
	ck_assert_int_eq(served_list(), 1);
}

/* The server tells of a letter once: in the answer to whatever is asked when it comes. Here that is the marking
 * of the letter before, and the waiting begins after it. */
SERVER_TEST(a_letter_that_comes_before_we_wait_calls_too)
{
	int seconds;

	deliver("one");
	ck_assert_int_eq(served_list(), 1);
	deliver("two");
	take_all();
	struct pollfd p = {.fd = mailbox_watch(served.box, &seconds), .events = POLLIN};
	ck_assert(seconds <= 1 || poll(&p, 1, 5000) == 1);
	ck_assert_int_eq(served_list(), 1);
	take_all();
	/* It was looked at: there is no more to be seen, and the waiting is long again. */
	ck_assert_int_ge(mailbox_watch(served.box, &seconds), 0);
	ck_assert_int_gt(seconds, 500);
}

SERVER_TEST(a_certificate_of_an_unknown_authority_is_refused)
{
	struct err err;

	struct mailbox_config way = tls_way();
	way.ca_file = NULL;
	way.ca_name = "box.authority";
	served_open(&way);
	ck_assert(!served_try_list(&err));
	ck_assert_int_eq(err.kind, ERR_REFUSED);
	ck_assert_msg(strstr(err.text, "certificate cannot be trusted") != NULL, "%s",
		      err.text);
	ck_assert_msg(strstr(err.text, "name it in box.authority. ") != NULL, "%s",
		      err.text);
}

SERVER_TEST(a_certificate_for_another_name_is_refused)
{
	char name[128];
	struct err err;

	struct mailbox_config way = tls_way();
	snprintf(name, sizeof name, "imaps://gm@127.0.0.2:%u", served.d.imaps);
	way.url = name;
	served_open(&way);
	ck_assert(!served_try_list(&err));
	ck_assert_msg(strstr(err.text, "127.0.0.2") != NULL, "%s", err.text);
}

SERVER_TEST(a_wrong_password_is_told_without_it)
{
	char path[128];
	struct err err;

	struct mailbox_config way = tls_way();
	snprintf(path, sizeof path, "%s/wrong", served.d.dir);
	FILE *f = fopen(path, "w");
	ck_assert(f && fputs("rosebud\n", f) >= 0 && fclose(f) == 0);
	ck_assert_int_eq(system("chmod 600 /tmp/postalgm-dovecot-*/wrong"), 0);
	way.secret.file = path;
	served_open(&way);
	ck_assert(!served_try_list(&err));
	ck_assert_int_eq(err.kind, ERR_REFUSED);
	ck_assert_msg(strstr(err.text, "LOGIN") != NULL, "%s", err.text);
	ck_assert(strstr(err.text, "rosebud") == NULL);
	int seconds;
	mailbox_watch(served.box, &seconds);
	ck_assert(seconds > 30); /* not again soon: the account would be locked */
}

SERVER_TEST(the_password_may_come_from_a_command)
{
	struct mailbox_config way = tls_way();
	way.secret = (struct secret_source){.command = "echo open sesame"};
	served_open(&way);
	deliver("one");
	ck_assert_int_eq(served_list(), 1);
}

SERVER_TEST(a_folder_that_is_not_there_is_told)
{
	char name[128];
	struct err err;

	struct mailbox_config way = tls_way();
	snprintf(name, sizeof name, "imap://gm@localhost:%u/Nowhere", served.d.imap);
	way.url = name;
	served_open(&way);
	ck_assert(!served_try_list(&err));
	ck_assert_msg(strstr(err.text, "SELECT") != NULL, "%s", err.text);
}

START_TEST(without_tls_only_this_machine_is_spoken_to)
{
	struct err err = {0};

	ck_assert(mailbox_open_way(
			  &(struct mailbox_config){.url = "imap://gm@example.org"},
			  &err) == NULL);
	ck_assert(strstr(err.text, "write imaps:") != NULL);
	ck_assert(mailbox_open("imaps:gm@example.org", &err) == NULL);
	ck_assert(mailbox_open("imaps://gm:secret@example.org", &err) == NULL);
	ck_assert(strstr(err.text, "secret") == NULL);
}
END_TEST

int main(void)
{
	child_programs_above();
	Suite *s = suite_create("imap");
	TCase *tc = served_case(s);

	tcase_add_checked_fixture(tc, set_up, served_end);
	tcase_add_test(tc, letters_come_over_tls_with_their_bytes_and_their_date);
	tcase_add_test(tc, what_was_taken_is_flagged_and_not_listed_again);
	tcase_add_test(tc, what_was_taken_is_told_with_the_names_of_the_list);
	tcase_add_test(tc, what_was_listed_and_not_kept_is_listed_again);
	tcase_add_test(tc, a_letter_that_somebody_has_read_is_taken_all_the_same);
	tcase_add_test(tc, letters_fetched_ahead_are_the_same);
	tcase_add_test(tc, of_a_large_letter_one_octet_over_the_limit_comes);
	tcase_add_test(tc, a_letter_that_went_away_is_gone);
	tcase_add_test(tc, what_became_of_a_letter_is_shown_by_keyword_and_flag);
	tcase_add_test(tc, a_new_word_takes_the_place_of_the_old_one);
	tcase_add_test(tc, what_is_gone_or_has_an_old_number_is_passed_over);
	tcase_add_test(
		tc, letters_are_moved_by_what_became_of_them_where_a_folder_is_named);
	tcase_add_test(tc, letters_from_before_the_beginning_are_left);
	tcase_add_test(tc, a_line_that_broke_while_it_rested_is_made_anew_at_once);
	tcase_add_test(tc, the_mailbox_calls_when_a_letter_comes);
	tcase_add_test(tc, a_letter_that_comes_before_we_wait_calls_too);
	tcase_add_test(tc, a_certificate_of_an_unknown_authority_is_refused);
	tcase_add_test(tc, a_certificate_for_another_name_is_refused);
	tcase_add_test(tc, a_wrong_password_is_told_without_it);
	tcase_add_test(tc, the_password_may_come_from_a_command);
	tcase_add_test(tc, a_folder_that_is_not_there_is_told);
	tcase_add_test(tc, a_mailbox_that_was_restored_is_listed_anew);
	tcase_add_test(tc, new_numbers_mean_that_all_is_listed_anew);
	tcase_add_test(tc, a_server_that_was_away_is_found_again);
	tcase_add_test(tc, without_tls_only_this_machine_is_spoken_to);
	return served_run(s);
}
