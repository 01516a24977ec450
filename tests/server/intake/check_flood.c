/* Letters that are believed by half and come in numbers. Any of them may be a person's: the
 * first are asked about, the others wait unread, and player and GM are told. Nothing grows
 * without end: questions, memory, and bytes have each a limit.
 * SPDX-License-Identifier: ISC */
#include "tests/check_main.h"

#include <stdio.h>
#include <string.h>

#include "schema/mail/held.h"
#include "schema/mail/inbox.h"
#include "server/gm_mail/held_letters.h"
#include "tests/kit/house.h"

#define MASTER "master@example.org"
#define VOUCHED                                                                        \
	"Authentication-Results: mx.example.net; dmarc=pass "                          \
	"header.from=example.org\r\n"

enum { ANN, BOB, CAT, DAN, HOUR = 3600, DAY = 24 * HOUR, QUESTIONS_AN_HOUR = 6 };

static struct house h;
static const char *anns_key; /* as her first report has it */

static void open_up(void)
{
	house_begin(&h, "2030-03-04T09:00:00Z");
	anns_key = str_z(h.a, house_key(&h, ANN));
	h.home.config.in[0].authserv_id = STR("mx.example.net");
}
static void shut(void)
{
	house_close(&h);
}

static bool has(struct str text, const char *words)
{
	return str_find(text, str_of(words)) != SIZE_MAX;
}

static int64_t in_state(enum inbox_state state)
{
	struct err err = {0};
	int64_t n;

	ck_assert(inbox_count(h.home.store, state, &n, &err));
	return n;
}

/* The number of the letter that came under this name. */
static int64_t number_of(const char *name)
{
	struct inbox *list;
	struct err err = {0};
	int n;

	ck_assert(inbox_list(h.home.store, h.a, INBOX_STATES, 10000, &list, &n, &err));
	for (int i = 0; i < n; i++)
		if (str_is(list[i].name, name))
			return list[i].id;
	ck_abort_msg("no letter %s", name);
}

/* How many lines of the log have these words. */
static int logged(const char *words)
{
	char line[2048];
	int n = 0;

	rewind(h.log);
	while (fgets(line, sizeof line, h.log))
		n += strstr(line, words) != NULL;
	fseek(h.log, 0, SEEK_END);
	return n;
}

/* The letters since the last call, by kind and recipient. */
struct told {
	int confirm, to_player, to_gm, other;
};

static struct told told(void)
{
	struct told t = {0};
	struct sent *s;
	int n = house_sent(&h, &s);

	for (int i = 0; i < n; i++) {
		bool gm = has(s[i].to, MASTER);
		if (has(s[i].subject, "please confirm"))
			t.confirm++;
		else if (has(s[i].subject, "unread") && gm)
			t.to_gm++;
		else if (has(s[i].subject, "wait unread"))
			t.to_player++;
		else
			t.other++;
	}
	return t;
}

/* With Ann's key from an address that is not hers; each is another. */
static const char *flood(int n)
{
	static int number;
	const char *in = "";

	for (int i = 0; i < n; i++)
		in = house_post(
			&h, "eve@elsewhere.org", anns_key,
			str_z(h.a, str_printf(h.a, "press to all\n%d\nendpress\n",
					      number++)));
	house_round(&h);
	return in;
}

/* Players ------------------------------------------------------------------ */

START_TEST(beyond_the_questions_they_wait_unread_and_both_are_told_once_a_day)
{
	const char *in = flood(30);
	struct told t = told();

	ck_assert_int_eq(t.confirm, QUESTIONS_AN_HOUR);
	ck_assert_int_eq(t.to_player, 1);
	ck_assert_int_eq(t.to_gm, 1);
	ck_assert_int_eq(t.other, 0);
	ck_assert_int_eq(in_state(INBOX_HELD), 30);
	ck_assert_str_eq(house_reason(&h, in).s, "budget");
	struct sent s = house_last(&h, ANN, "wait unread");
	ck_assert(has(house_flat(&h, s.body), "answer this letter, from the address"));
	/* Later on that day there is nothing new to tell; the next day there is. */
	house_pass(&h, 2 * HOUR);
	flood(30);
	t = told();
	ck_assert_int_eq(t.confirm, QUESTIONS_AN_HOUR);
	ck_assert_int_eq(t.to_player + t.to_gm, 0);
	house_pass(&h, DAY);
	flood(30);
	t = told();
	ck_assert_int_eq(t.to_player, 1);
	ck_assert_int_eq(t.to_gm, 1);
	ck_assert_int_eq(in_state(INBOX_IGNORED), 0);
}
END_TEST

START_TEST(what_is_asked_about_at_a_time_has_a_limit_of_its_own)
{
	h.home.config.limits.answers_per_hour = 1000;
	h.home.config.limits.answers_per_day = 1000;
	const char *in = flood(30);
	struct told t = told();

	ck_assert_int_eq(t.confirm, 20);
	ck_assert_int_eq(t.to_player, 1);
	ck_assert_int_eq(t.to_gm, 1);
	ck_assert_str_eq(house_state(&h, in), "held");
	ck_assert_str_eq(house_reason(&h, in).s, "too-many-held");
	/* A word makes room for another question. */
	struct sent asked = house_last(&h, ANN, "please confirm");
	house_post(&h, house_address[ANN], str_z(h.a, asked.reply_to), "confirm\n");
	house_round(&h);
	(void)told();
	flood(2);
	t = told();
	ck_assert_int_eq(t.confirm, 1);
	ck_assert_int_eq(t.to_player + t.to_gm, 0);
}
END_TEST

START_TEST(the_gm_lets_one_count_that_was_never_read)
{
	struct err err = {0};
	flood(10);
	const char *in =
		house_post(&h, "ann@home.example", anns_key, house_attack(&h, ANN));

	house_round(&h);
	ck_assert_str_eq(house_reason(&h, in).s, "budget");
	ck_assert_int_eq(house_slots(&h, ANN), 0);
	ck_assert_msg(
		held_letter_release(&h.home, h.a, number_of(in), STR("she rang"), &err),
		"%s", err.text);
	house_round(&h);
	ck_assert_str_eq(house_state(&h, in), "done");
	ck_assert_int_eq(house_slots(&h, ANN), 1);
}
END_TEST

START_TEST(her_own_letters_are_read_meanwhile)
{
	flood(200);
	const char *in =
		house_post(&h, house_address[ANN], anns_key, house_attack(&h, ANN));

	house_round(&h);
	ck_assert_str_eq(house_state(&h, in), "done");
	ck_assert_int_eq(house_slots(&h, ANN), 1);
}
END_TEST

/* A short letter counts as HELD_LEAST bytes. */
START_TEST(the_octets_of_those_that_wait_have_a_limit)
{
	struct err err = {0};
	struct sent *s;
	int n, no_room = 0;

	h.home.config.limits.held_size = 8 * (int64_t)HELD_LEAST;
	const char *in = flood(30);
	ck_assert_int_eq(in_state(INBOX_HELD), 8);
	ck_assert_int_eq(in_state(INBOX_IGNORED), 22);
	ck_assert_str_eq(house_reason(&h, in).s, "too-many-held");
	n = house_sent(&h, &s);
	for (int i = 0; i < n; i++)
		no_room += has(s[i].to, MASTER) && has(s[i].subject, "no room");
	ck_assert_int_eq(no_room, 1);
	/* It is kept, and read again when there is room. */
	ck_assert(inbox_retry(h.home.store, number_of(in), &err));
	house_round(&h);
	ck_assert_str_eq(house_state(&h, in), "ignored");
	house_pass(&h, 4 * DAY); /* the others were thrown away meanwhile */
	house_round(&h);
	ck_assert(inbox_retry(h.home.store, number_of(in), &err));
	house_round(&h);
	ck_assert_str_eq(house_state(&h, in), "held");
}
END_TEST

/* Level P3 asks about each letter with orders: as many as it would answer, and no line of
 * the others is read. */
START_TEST(where_each_letter_is_asked_about_the_budget_comes_before_its_lines)
{
	const char *in[5];
	house_option(&h, "auth", "P3");
	house_round(&h);
	(void)told();
	h.home.config.limits.letters_per_hour = 3;
	int read = logged(" lines=");
	for (int i = 0; i < 5; i++)
		in[i] = house_post(&h, house_address[ANN], anns_key,
				   str_z(h.a, str_printf(h.a, "%s# %d\n",
							 house_attack(&h, ANN), i)));
	house_round(&h);
	struct told t = told();
	ck_assert_int_eq(t.confirm, 3);
	ck_assert_int_eq(t.to_player, 1);
	ck_assert_int_eq(t.to_gm, 1);
	ck_assert_int_eq(logged(" lines=") - read, 3);
	for (int i = 0; i < 5; i++)
		ck_assert_str_eq(house_state(&h, in[i]), "held");
	ck_assert_str_eq(house_reason(&h, in[4]).s, "budget");
	struct sent s = house_last(&h, ANN, "wait unread");
	ck_assert(has(house_flat(&h, s.body), "answer each of our questions"));
}
END_TEST

/* The GM ------------------------------------------------------------------- */

/* Their address alone, which anybody can write, to the house's. */
static const char *flood_as_gm(int n)
{
	const char *in = "";

	for (int i = 0; i < n; i++)
		in = house_post(&h, MASTER, "gm@example.org",
				str_z(h.a, str_printf(h.a, "announce: word %d\n", i)));
	house_round(&h);
	return in;
}

START_TEST(in_the_gms_name_they_wait_as_well_and_he_is_told_once)
{
	struct err err = {0};
	int read;

	(void)told();
	read = logged(" lines=");
	const char *in = flood_as_gm(100);
	struct told t = told();
	ck_assert_int_eq(t.confirm, QUESTIONS_AN_HOUR);
	ck_assert_int_eq(t.to_gm, 1);
	ck_assert_int_eq(t.to_player + t.other, 0);
	ck_assert_int_eq(logged(" lines="), read);
	ck_assert_int_eq(in_state(INBOX_HELD), 100);
	ck_assert_str_eq(house_reason(&h, in).s, "budget");
	ck_assert_msg(held_letter_release(&h.home, h.a, number_of(in), STR(""), &err),
		      "%s", err.text);
	house_round(&h);
	ck_assert_str_eq(house_state(&h, in), "done");
	ck_assert_int_eq(house_count(&h, ANN, "GM"), 1);
	in = flood_as_gm(1);
	ck_assert_msg(held_letter_drop(&h.home, h.a, number_of(in), STR(""), &err),
		      "%s", err.text);
}
END_TEST

START_TEST(and_use_up_nothing_that_others_need)
{
	flood_as_gm(300);
	(void)told();
	/* A player is asked about a letter with nothing but their address. */
	const char *in = house_post(&h, house_address[BOB], "gm@example.org", "wait\n");
	/* A letter with key and address is read, and so is one from the GM. */
	const char *own =
		house_post(&h, house_address[ANN], anns_key, house_attack(&h, ANN));
	const char *his = house_drop(
		&h, NULL,
		str_printf(h.a,
			   VOUCHED "From: " MASTER "\r\nTo: %.*s\r\nSubject: Re: x\r\n"
				   "Message-ID: <his@x>\r\n\r\nannounce: all is well\n",
			   STR_MADE(h.a, house_key(&h, -1))));
	house_round(&h);
	ck_assert_str_eq(house_state(&h, in), "held");
	ck_assert_int_eq(told().confirm, 1);
	ck_assert_str_eq(house_state(&h, own), "done");
	ck_assert_str_eq(house_state(&h, his), "done");
	ck_assert_int_eq(house_slots(&h, ANN), 1);
	ck_assert_int_eq(house_count(&h, DAN, "GM"), 1);
}
END_TEST

static Suite *make_suite(void)
{
	Suite *s = suite_create("flood");
	TCase *t = tcase_create("flood");

	tcase_add_checked_fixture(t, open_up, shut);
	tcase_add_test(
		t, beyond_the_questions_they_wait_unread_and_both_are_told_once_a_day);
	tcase_add_test(t, what_is_asked_about_at_a_time_has_a_limit_of_its_own);
	tcase_add_test(t, the_gm_lets_one_count_that_was_never_read);
	tcase_add_test(t, her_own_letters_are_read_meanwhile);
	tcase_add_test(t, the_octets_of_those_that_wait_have_a_limit);
	tcase_add_test(
		t, where_each_letter_is_asked_about_the_budget_comes_before_its_lines);
	tcase_add_test(t, in_the_gms_name_they_wait_as_well_and_he_is_told_once);
	tcase_add_test(t, and_use_up_nothing_that_others_need);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(make_suite)
