/* Letters that are believed by half: held, asked about once, carried out on the
 * player's word as if they had just come, or never.
 * SPDX-License-Identifier: ISC */
#include "tests/check_main.h"

#include <stdio.h>
#include <string.h>

#include "schema/gmlog.h"
#include "schema/held.h"
#include "schema/journal.h"
#include "schema/sheets.h"
#include "server/game/game_options.h"
#include "server/intake/held_letters.h"
#include "server/people/rekey.h"
#include "server/people/seats.h"
#include "server/phase/game_new.h"
#include "tests/kit/house.h"

#define START "2030-03-04T09:00:00Z"
#define HOME_ADDRESS "ann@home.example"

enum { ANN, BOB, CAT, DAN, HOUR = 3600, DAY = 24 * HOUR };

static struct house h;

static void open_up(void)
{
	house_begin(&h, START);
}
static void shut(void)
{
	house_close(&h);
}

static bool has(struct str text, const char *words)
{
	return str_find(text, str_of(words)) != SIZE_MAX;
}

static int slots_of(int seat)
{
	return house_slots(&h, seat);
}

static const char *key_of(int who)
{
	return str_z(h.a, house_key(&h, who));
}

static int sent(struct sent **s)
{
	return house_sent(&h, s);
}

static void option(const char *name, const char *value)
{
	struct sent *ignored;
	house_option(&h, name, value);
	house_round(&h);
	(void)sent(&ignored);
}

static int64_t newest_letter(void)
{
	struct inbox *list;
	struct err err = {0};
	int n;
	ck_assert(journal_list(h.home.store, h.a, INBOX_STATES, 1, &list, &n, &err));
	ck_assert_int_eq(n, 1);
	return list[0].id;
}

/* Ann's key, from her other address: the one letter it brings asks her. */
static const char *from_home(const char *key, const char *text, struct sent *asked)
{
	struct sent *s;
	const char *in = house_post(&h, HOME_ADDRESS, key, text);
	house_round(&h);
	ck_assert_str_eq(house_state(&h, in), "HELD");
	ck_assert_int_eq(sent(&s), 1);
	ck_assert(has(s[0].to, "ann@example.org"));
	ck_assert(has(s[0].reply_to, "gm+c."));
	*asked = s[0];
	return in;
}

static const char *answer(struct sent asked, const char *from, const char *text)
{
	const char *in = house_post(&h, from, str_z(h.a, asked.reply_to), text);
	house_round(&h);
	return in;
}

/* Confirmed ---------------------------------------------------------------- */

START_TEST(a_key_from_a_new_address_waits_for_the_word_of_its_owner)
{
	struct sent asked, *s;
	const char *in = from_home(key_of(ANN), house_attack(&h, ANN), &asked);
	ck_assert_int_eq(slots_of(ANN), 0);
	ck_assert(has(asked.subject, "please confirm"));
	ck_assert(has(asked.body, HOME_ADDRESS));
	ck_assert(has(asked.body, "with the word\r\n\r\n  confirm\r\n"));
	ck_assert(has(asked.body, "  attack Blue 3 with 2 from Red 1"));
	ck_assert(has(asked.body, "Thu 7 Mar 2030 09:00 UTC"));

	answer(asked, house_address[ANN], "Confirm.\n");
	ck_assert_int_eq(slots_of(ANN), 1);
	ck_assert_str_eq(house_state(&h, in), "DONE");
	ck_assert_str_eq(house_reason(&h, in).s, "text");
	ck_assert_int_eq(sent(&s), 1);
	ck_assert(has(s[0].to, "ann@example.org"));
	ck_assert(has(s[0].subject, "receipt"));
	ck_assert(has(s[0].body, "waited for a confirm"));
}
END_TEST

START_TEST(an_address_without_a_key_waits_for_the_word_of_its_owner)
{
	struct sent *s;
	const char *in = house_post(&h, house_address[ANN], "gm@example.org",
				    house_attack(&h, ANN));
	house_round(&h);
	ck_assert_str_eq(house_state(&h, in), "HELD");
	ck_assert_int_eq(sent(&s), 1);
	ck_assert(!has(s[0].body, "confirm always"));
	answer(s[0], house_address[ANN], "CONFIRM\n\nAnn\n");
	ck_assert_int_eq(slots_of(ANN), 1);
	ck_assert_int_eq(sent(&s), 1);
}
END_TEST

START_TEST(whoever_has_the_word_may_give_it_from_where_his_mail_is_read)
{
	struct sent asked;
	from_home(key_of(ANN), house_attack(&h, ANN), &asked);
	answer(asked, HOME_ADDRESS, "confirm\n");
	ck_assert_int_eq(slots_of(ANN), 1);
}
END_TEST

START_TEST(a_word_counts_once)
{
	struct sent asked, *s;
	from_home(key_of(ANN), house_attack(&h, ANN), &asked);
	answer(asked, house_address[ANN], "confirm\n");
	(void)sent(&s);
	house_write(&h, ANN, "clear\n");
	house_round(&h);
	(void)sent(&s);
	ck_assert_int_eq(slots_of(ANN), 0);
	answer(asked, house_address[ANN], "confirm\n");
	ck_assert_int_eq(slots_of(ANN), 0);
	ck_assert_int_eq(sent(&s), 1);
	ck_assert(has(s[0].body, "confirmed on"));
}
END_TEST

START_TEST(the_same_word_delivered_twice_is_answered_once)
{
	struct sent asked, *s;
	from_home(key_of(ANN), house_attack(&h, ANN), &asked);
	struct str bytes =
		str_printf(h.a,
			   "From: ann@example.org\r\nTo: %.*s\r\nSubject: Re: x\r\n"
			   "Message-ID: <twice@example.org>\r\n\r\nconfirm\r\n",
			   STR_ARG(asked.reply_to));
	house_drop(&h, NULL, bytes);
	const char *again = house_drop(&h, NULL, bytes);
	house_round(&h);
	ck_assert_str_eq(house_state(&h, again), "DUPLICATE");
	ck_assert_int_eq(sent(&s), 1);
	ck_assert_int_eq(slots_of(ANN), 1);
}
END_TEST

START_TEST(a_copy_of_a_letter_that_waits_asks_no_second_time)
{
	struct sent asked, *s;
	const char *key = key_of(ANN);
	struct str bytes = str_printf(h.a,
				      "From: " HOME_ADDRESS "\r\nTo: %s\r\n"
				      "Message-ID: <copy@example.org>\r\n\r\n%s",
				      key, house_attack(&h, ANN));
	house_drop(&h, NULL, bytes);
	const char *second = house_drop(&h, NULL, bytes);
	house_round(&h);
	ck_assert_str_eq(house_state(&h, second), "DUPLICATE");
	ck_assert_int_eq(sent(&s), 1);
	asked = s[0];
	answer(asked, house_address[ANN], "confirm\n");
	(void)sent(&s);
	/* And none when it comes a third time, by another way. */
	const char *third = house_drop(&h, NULL, bytes);
	house_round(&h);
	ck_assert_str_eq(house_state(&h, third), "DUPLICATE");
	ck_assert_int_eq(sent(&s), 0);
	ck_assert_int_eq(slots_of(ANN), 1);
}
END_TEST

START_TEST(a_copy_of_what_was_confirmed_is_known_when_its_phase_is_over)
{
	struct sent asked, *s;
	struct str bytes = str_printf(h.a,
				      "From: " HOME_ADDRESS "\r\nTo: %s\r\n"
				      "Message-ID: <copy@example.org>\r\n\r\n%s",
				      key_of(ANN), house_attack(&h, ANN));
	for (int i = 0; i < HOUSE_PEOPLE; i++)
		if (i != ANN)
			house_write(&h, i, house_attack(&h, i));
	house_round(&h);
	(void)sent(&s);
	house_drop(&h, NULL, bytes);
	house_round(&h);
	ck_assert_int_eq(sent(&s), 1);
	asked = s[0];
	answer(asked, house_address[ANN], "confirm\n");
	house_pass(&h, 31 * 60);
	house_round(&h);
	ck_assert_int_eq(house_game(&h).phase, 2);
	(void)sent(&s);
	const char *again = house_drop(&h, NULL, bytes);
	house_round(&h);
	ck_assert_str_eq(house_state(&h, again), "DUPLICATE");
	ck_assert_int_eq(sent(&s), 0);
}
END_TEST

START_TEST(confirm_always_makes_the_new_address_one_of_the_players)
{
	struct sent asked, *s;
	const char *key = key_of(ANN);
	from_home(key, house_attack(&h, ANN), &asked);
	ck_assert(has(asked.body, "confirm always"));
	answer(asked, house_address[ANN], "confirm always\n");
	ck_assert_int_eq(slots_of(ANN), 1);
	ck_assert_int_eq(sent(&s), 1);
	ck_assert(has(s[0].body, "count as yours"));
	/* From now on at once, with the key; answers go to the address of record. */
	house_post(&h, HOME_ADDRESS, key, "clear\n");
	house_round(&h);
	ck_assert_int_eq(slots_of(ANN), 0);
	ck_assert_int_eq(sent(&s), 1);
	ck_assert(has(s[0].to, "ann@example.org"));
	/* Without the key it is asked as before; with another's it is the wrong seat. */
	const char *in = house_post(&h, HOME_ADDRESS, "gm+kestrel@example.org",
				    house_attack(&h, ANN));
	house_round(&h);
	ck_assert_str_eq(house_state(&h, in), "HELD");
	in = house_post(&h, HOME_ADDRESS, key_of(BOB), house_attack(&h, BOB));
	house_round(&h);
	ck_assert_str_eq(house_reason(&h, in).s, "wrong-seat");
}
END_TEST

START_TEST(a_plain_confirm_adds_no_address)
{
	struct sent asked;
	const char *key = key_of(ANN);
	from_home(key, house_attack(&h, ANN), &asked);
	answer(asked, house_address[ANN], "confirm\n");
	const char *in = house_post(&h, HOME_ADDRESS, key, "clear\n");
	house_round(&h);
	ck_assert_str_eq(house_state(&h, in), "HELD");
	ck_assert_int_eq(slots_of(ANN), 1);
}
END_TEST

START_TEST(who_was_invited_at_one_address_may_join_from_another)
{
	struct err err = {0};
	struct sent asked, *s;
	ck_assert_msg(seat_replace(&h.home, h.a, STR("kestrel"), STR("red"),
				   STR("Ann <ann@example.org>"), &err),
		      "%s", err.text);
	house_round(&h);
	(void)sent(&s);
	from_home(key_of(ANN), "join\n", &asked);
	ck_assert(has(asked.body, "JOIN"));
	answer(asked, house_address[ANN], "confirm always\n");
	struct sent r = house_last(&h, ANN, "receipt");
	ck_assert(has(r.subject, "JOINED"));
}
END_TEST

/* Not confirmed ------------------------------------------------------------ */

START_TEST(a_word_after_three_days_finds_nothing)
{
	struct sent asked, *s;
	option("nmr", "wait");
	const char *in = from_home(key_of(ANN), house_attack(&h, ANN), &asked);
	house_pass(&h, 36 * HOUR);
	house_round(&h);
	ck_assert_str_eq(house_state(&h, in), "HELD");
	house_pass(&h, 36 * HOUR + 1);
	house_round(&h);
	ck_assert_str_eq(house_state(&h, in), "IGNORED");
	ck_assert_str_eq(house_reason(&h, in).s, "unconfirmed");
	(void)sent(&s);
	answer(asked, house_address[ANN], "confirm\n");
	ck_assert_int_eq(slots_of(ANN), 0);
	ck_assert_int_eq(sent(&s), 1);
	ck_assert(has(s[0].body, "thrown away"));
}
END_TEST

START_TEST(a_word_must_stand_at_the_top)
{
	static const char *const others[] = {
		"Please confirm this for me.\n",   "no\n",        "confirm what?\n",
		"I did not write this. confirm\n", "unconfirm\n", "",
	};
	struct sent asked, *s;
	const char *in = from_home(key_of(ANN), house_attack(&h, ANN), &asked);
	for (size_t i = 0; i < sizeof others / sizeof *others; i++) {
		answer(asked, house_address[ANN], others[i]);
		ck_assert_str_eq(house_state(&h, in), "HELD");
		house_pass(&h, HOUR);
	}
	ck_assert_int_gt(sent(&s), 0);
	ck_assert(has(s[0].body, "Nothing was done"));
	ck_assert_int_eq(slots_of(ANN), 0);
	answer(asked, house_address[ANN], "\n\n  CONFIRM!\n> quoted\n");
	ck_assert_int_eq(slots_of(ANN), 1);
}
END_TEST

START_TEST(what_stands_under_the_word_is_not_read_and_that_is_told)
{
	struct sent asked, *s;
	from_home(key_of(ANN), "wait\n", &asked);
	answer(asked, house_address[ANN],
	       str_z(h.a, str_printf(h.a, "confirm\n%s", house_attack(&h, ANN))));
	ck_assert_int_eq(slots_of(ANN), 0);
	ck_assert_int_eq(sent(&s), 2);
	ck_assert(has(s[0].body, "was not read") || has(s[1].body, "was not read"));
}
END_TEST

START_TEST(a_wrong_word_is_a_strangers)
{
	struct sent *s;
	house_post(&h, "eve@elsewhere.org",
		   "gm+c.aaaaaaaaaaaaaaaaaaaaaaaaaa@example.org", "confirm\n");
	house_round(&h);
	ck_assert_int_eq(sent(&s), 0);
	house_post(&h, house_address[ANN],
		   "gm+c.aaaaaaaaaaaaaaaaaaaaaaaaaa@example.org", "confirm\n");
	house_round(&h);
	ck_assert_int_eq(sent(&s), 1);
	ck_assert(has(s[0].body, "You sit in"));
}
END_TEST

START_TEST(robots_confirm_nothing)
{
	struct sent asked, *s;
	const char *in = from_home(key_of(ANN), house_attack(&h, ANN), &asked);
	house_drop(&h, NULL,
		   str_printf(h.a,
			      "From: ann@example.org\r\nTo: %.*s\r\nSubject: Away\r\n"
			      "Message-ID: <r@x>\r\nAuto-Submitted: auto-replied\r\n"
			      "\r\nconfirm\r\n",
			      STR_ARG(asked.reply_to)));
	/* Our own letter, as it went out and as its bare text. */
	house_drop(&h, NULL, asked.bytes);
	house_post(&h, house_address[ANN], str_z(h.a, asked.reply_to),
		   str_z(h.a, asked.body));
	house_round(&h);
	ck_assert_str_eq(house_state(&h, in), "HELD");
	ck_assert_int_eq(slots_of(ANN), 0);
	ck_assert_int_eq(sent(&s), 1); /* to the bare text: nothing was done */
}
END_TEST

START_TEST(a_confirmed_letter_meets_the_phase_for_which_it_was_written)
{
	struct sent asked;
	const char *key = key_of(ANN);
	const char *attack = house_attack(&h, ANN);
	for (int i = 0; i < HOUSE_PEOPLE; i++)
		house_write(&h, i, house_attack(&h, i));
	house_round(&h);
	struct sent *s;
	(void)sent(&s);
	from_home(key, attack, &asked);
	house_pass(&h, 31 * 60);
	house_round(&h); /* a held letter keeps no phase waiting */
	ck_assert_int_eq(house_game(&h).phase, 2);
	(void)sent(&s);
	answer(asked, house_address[ANN], "confirm\n");
	ck_assert_int_eq(slots_of(ANN), 0);
	struct sent r = house_last(&h, ANN, "receipt");
	ck_assert(has(r.body, "earlier phase"));
}
END_TEST

START_TEST(an_older_letter_that_is_confirmed_undoes_no_newer_one)
{
	struct sent asked, *s;
	struct str key = house_key(&h, ANN);
	struct str line = str_of(house_attack(&h, ANN)), colour;
	(void)str_word(&line, &colour);
	(void)str_word(&line, &colour);
	static const char *const from[] = {HOME_ADDRESS, "ann@example.org"};
	static const char *const dates[] = {"Mon, 04 Mar 2030 08:40:00 +0000",
					    "Mon, 04 Mar 2030 08:50:00 +0000"};
	for (int i = 0; i < 2; i++) {
		house_drop(
			&h, NULL,
			str_printf(
				h.a,
				"From: %s\r\nTo: %.*s\r\nDate: %s\r\n"
				"Message-ID: <o%d@x>\r\n\r\nattack %.*s %d with 2 from 1\n",
				from[i], STR_ARG(key), dates[i], i, STR_ARG(colour),
				3 + i));
		house_round(&h);
		if (i == 0) {
			ck_assert_int_eq(sent(&s), 1);
			asked = s[0];
		}
	}
	answer(asked, house_address[ANN], "confirm\n");
	struct stored_sheet sheet;
	struct err err = {0};
	struct game g = house_game(&h);
	ck_assert(sheets_load(h.home.store, h.a, g.id, g.phase_no, 0, &sheet, &err));
	ck_assert_int_eq(sheet.n_slots, 1);
	ck_assert(has(sheet.slots[0].line, " 4"));
}
END_TEST

START_TEST(a_letter_that_came_after_the_word_comes_after_what_it_confirms)
{
	struct sent asked;
	const char *key = key_of(ANN);
	from_home(key, "attack blue 3 with 2 from 1\n", &asked);
	house_post(&h, house_address[ANN], str_z(h.a, asked.reply_to), "confirm\n");
	house_post(&h, house_address[ANN], key, "attack blue 4 with 2 from 1\n");
	house_write(&h, BOB, "wait\n");
	house_round(&h);
	struct stored_sheet sheet;
	struct err err = {0};
	struct game g = house_game(&h);
	ck_assert(sheets_load(h.home.store, h.a, g.id, g.phase_no, 0, &sheet, &err));
	ck_assert_int_eq(sheet.n_slots, 1);
	ck_assert(has(sheet.slots[0].line, "Blue 4"));
}
END_TEST

/* Another player ----------------------------------------------------------- */

START_TEST(seat_replace_kills_keys_words_and_further_addresses)
{
	struct err err = {0};
	struct sent asked, always, *s;
	const char *old = key_of(ANN);
	from_home(old, "wait\n", &always);
	answer(always, house_address[ANN], "confirm always\n");
	(void)sent(&s);
	const char *in =
		house_post(&h, "ann@third.example", old, house_attack(&h, ANN));
	house_round(&h);
	ck_assert_int_eq(sent(&s), 1);
	asked = s[0];
	ck_assert_msg(seat_replace(&h.home, h.a, STR("kestrel"), STR("red"),
				   STR("Fay <fay@example.org>"), &err),
		      "%s", err.text);
	house_round(&h);
	(void)sent(&s);
	ck_assert_str_eq(house_state(&h, in), "IGNORED");
	ck_assert_str_eq(house_reason(&h, in).s, "replaced");
	answer(asked, house_address[ANN], "confirm\n");
	house_post(&h, house_address[ANN], old, house_attack(&h, ANN));
	house_post(&h, HOME_ADDRESS, old, house_attack(&h, ANN));
	house_round(&h);
	ck_assert_int_eq(slots_of(ANN), 0);
	/* They are told once that the seat is not theirs; the rest are strangers now. */
	ck_assert_int_eq(sent(&s), 1);
	ck_assert(has(s[0].to, house_address[ANN]) &&
		  has(s[0].subject, "not your seat"));
}
END_TEST

START_TEST(nobody_takes_a_second_seat)
{
	struct err err = {0};

	ck_assert(!seat_replace(&h.home, h.a, STR("kestrel"), STR("red"),
				STR("Bob <Bob@EXAMPLE.org>"), &err));
	ck_assert_int_eq(err.kind, ERR_REFUSED);
	ck_assert_msg(has(str_of(err.text), "sits in this game already, as blue"), "%s",
		      err.text);
}
END_TEST

START_TEST(a_confirmed_letter_that_was_not_yet_read_dies_with_its_seat)
{
	struct err err = {0};
	struct sent asked;
	const char *in = from_home(key_of(ANN), house_attack(&h, ANN), &asked);
	ck_assert(
		held_letter_release(&h.home, h.a, newest_letter(), STR("phone"), &err));
	ck_assert(seat_replace(&h.home, h.a, STR("kestrel"), STR("red"),
			       STR("Fay <fay@example.org>"), &err));
	house_round(&h);
	ck_assert_int_eq(slots_of(ANN), 0);
	ck_assert_str_ne(house_state(&h, in), "DONE");
}
END_TEST

/* Seats and their keys ----------------------------------------------------- */

START_TEST(a_colour_that_went_to_another_has_another_key)
{
	struct err err = {0};
	struct sent *s;
	house_close(&h);
	house_open(&h, START);
	house_invite(&h);
	const char *old = key_of(ANN);
	ck_assert(seat_remove(&h.home, h.a, STR("kestrel"), STR("red"), &err));
	ck_assert(seat_add(&h.home, h.a, STR("kestrel"), STR("Fay <fay@example.org>"),
			   STR("red"), NULL, &err));
	house_round(&h);
	(void)sent(&s);
	/* Ann still has the invitation, and anybody can write a From. */
	const char *in = house_post(&h, "fay@example.org", old, "decline\n");
	house_round(&h);
	ck_assert_str_eq(house_state(&h, in), "HELD");
	ck_assert_str_eq(house_reason(&h, in).s, "address");
}
END_TEST

START_TEST(a_key_is_good_in_its_own_game_only)
{
	struct err err = {0};
	struct game g;
	struct new_game n = {.name = STR("osprey"),
			     .n_seats = HOUSE_PEOPLE,
			     .deadlines = STR("2 days 20:00 UTC")};
	char *key = str_z(h.a, house_key(&h, ANN));
	ck_assert(game_create(&h.home, h.a, &n, &g, &err));
	ck_assert(seat_add(&h.home, h.a, STR("osprey"), STR("Ann <ann@example.org>"),
			   STR("red"), NULL, &err));
	house_round(&h);
	char *other = str_z(h.a, str_printf(h.a, "gm+osprey%s", strchr(key, '.')));
	const char *in = house_post(&h, house_address[ANN], other, "decline\n");
	house_round(&h);
	ck_assert_str_eq(house_reason(&h, in).s, "address");
	ck_assert_str_eq(house_state(&h, in), "HELD");
}
END_TEST

START_TEST(what_is_not_written_to_us_gets_silence)
{
	struct sent *s;
	const char *in = house_drop(
		&h, NULL,
		STR("From: ann@example.org\r\nTo: bob@example.org\r\n"
		    "Message-ID: <blind@x>\r\n\r\nshall we attack red?\r\n"));
	house_round(&h);
	ck_assert_str_eq(house_reason(&h, in).s, "not-to-us");
	ck_assert_int_eq(sent(&s), 0);
}
END_TEST

/* The GM ------------------------------------------------------------------- */

START_TEST(the_gm_can_let_a_held_letter_count_or_drop_it)
{
	struct err err = {0};
	struct sent asked, *s;
	struct gmlog_entry *log;
	int n;
	const char *key = key_of(ANN);
	from_home(key, house_attack(&h, ANN), &asked);
	int64_t id = newest_letter();
	ck_assert_msg(held_letter_release(&h.home, h.a, id, STR("she rang"), &err),
		      "%s", err.text);
	house_round(&h);
	ck_assert_int_eq(slots_of(ANN), 1);
	ck_assert_int_eq(sent(&s), 1);
	ck_assert(gmlog_list(h.home.store, h.a, house_game(&h).id, -1, &log, &n, &err));
	ck_assert(has(log[n - 1].what, "let a letter for red count"));
	ck_assert(!held_letter_release(&h.home, h.a, id, STR(""), &err));
	ck_assert_int_eq(err.kind, ERR_REFUSED);

	const char *in = from_home(key, "clear\n", &asked);
	err = (struct err){0};
	ck_assert(held_letter_drop(&h.home, h.a, newest_letter(), STR(""), &err));
	ck_assert_str_eq(house_reason(&h, in).s, "dropped");
	answer(asked, house_address[ANN], "confirm\n");
	ck_assert_int_eq(slots_of(ANN), 1);
}
END_TEST

/* Limits: see check_flood.c as well ---------------------------------------- */

START_TEST(all_answers_to_the_unproven_have_one_budget)
{
	struct sent *s;
	int asked = 0;
	h.home.config.limits.answers_to_strangers_per_hour = 2;
	for (int i = 0; i < HOUSE_PEOPLE; i++)
		house_post(&h, house_address[i], "gm@example.org", "wait\n");
	house_round(&h);
	int n = sent(&s);
	for (int i = 0; i < n; i++)
		asked += has(s[i].subject, "please confirm");
	ck_assert_int_eq(asked, 2);
}
END_TEST

/* Levels ------------------------------------------------------------------- */

static const char *with_result(int who, const char *key, const char *id,
			       const char *result, const char *text)
{
	return house_drop(
		&h, NULL,
		str_printf(h.a,
			   "Authentication-Results: %s; %s\r\n"
			   "Received: from out.example by mx.example.org; x\r\n"
			   "From: %s\r\nTo: %s\r\nSubject: Re: x\r\n"
			   "Message-ID: <auth%d@x>\r\n\r\n%s",
			   id, result, house_address[who], key, h.n_in, text));
}

static void trust_our_server(void)
{
	h.home.config.in[0].authserv_id = STR("mx.example.org");
	h.home.config.in[0].n_own_hosts = 1;
	h.home.config.in[0].own_hosts[0] = STR("mx.example.org");
}

START_TEST(a_new_key_makes_the_old_one_worthless_and_drops_what_waits)
{
	struct err err = {0};
	struct sent asked, *s;
	const char *old = key_of(ANN);
	const char *in = from_home(old, house_attack(&h, ANN), &asked);
	ck_assert_msg(seat_rekey(&h.home, h.a, STR("kestrel"), STR("red"), &err), "%s",
		      err.text);
	house_round(&h);
	ck_assert_int_eq(sent(&s), 1); /* the report of the open phase */
	ck_assert(has(s[0].to, "ann@example.org"));
	ck_assert(has(s[0].subject, "T1 P1 report"));
	ck_assert(!str_is(s[0].reply_to, old));
	answer(asked, house_address[ANN], "confirm\n");
	ck_assert_int_eq(slots_of(ANN), 0);
	ck_assert_str_eq(house_state(&h, in), "IGNORED");
	/* The old key is none; the address alone waits; the new key counts. */
	in = house_post(&h, house_address[ANN], old, house_attack(&h, ANN));
	house_round(&h);
	ck_assert_str_eq(house_state(&h, in), "HELD");
	house_post(&h, house_address[ANN], str_z(h.a, s[0].reply_to),
		   house_attack(&h, ANN));
	house_round(&h);
	ck_assert_int_eq(slots_of(ANN), 1);
}
END_TEST

START_TEST(at_p0_one_proof_is_enough)
{
	option("auth", "P0");
	house_post(&h, HOME_ADDRESS, key_of(ANN), house_attack(&h, ANN));
	house_post(&h, house_address[BOB], "gm+kestrel@example.org",
		   house_attack(&h, BOB));
	house_drop(
		&h, NULL,
		str_printf(h.a,
			   "From: %s\r\nTo: gm@example.org\r\n"
			   "Subject: [KESTREL] orders\r\nMessage-ID: <p0@x>\r\n\r\n%s",
			   house_address[CAT], house_attack(&h, CAT)));
	house_round(&h);
	ck_assert_int_eq(slots_of(ANN), 1);
	ck_assert_int_eq(slots_of(CAT), 1);
}
END_TEST

START_TEST(at_p2_our_mail_server_must_vouch)
{
	static const struct {
		const char *id, *result;
		bool counts;
	} rows[] = {
		{"mx.example.org", "dmarc=pass header.from=example.org", true},
		{"MX.example.org", "dkim=pass header.d=example.org", true},
		{"mx.example.org", "dkim=pass header.d=elsewhere.org", false},
		{"mx.example.org", "spf=pass smtp.mailfrom=example.org", false},
		{"evil.example.org", "dmarc=pass header.from=example.org", false},
		{"mx.example.org",
		 "dkim=pass header.d=example.org; dmarc=fail header.from=example.org",
		 false},
	};
	option("auth", "P2");
	const char *key = key_of(ANN);
	trust_our_server();
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		const char *in = with_result(ANN, key, rows[i].id, rows[i].result,
					     i % 2 ? "nowait\n" : "wait\n");
		house_round(&h);
		ck_assert_msg(strcmp(house_state(&h, in),
				     rows[i].counts ? "DONE" : "HELD") == 0,
			      "row %zu: %s", i, house_state(&h, in));
		house_pass(&h, HOUR);
	}
}
END_TEST

START_TEST(without_a_trusted_server_p2_holds_everything)
{
	option("auth", "P2");
	const char *in = with_result(ANN, key_of(ANN), "mx.example.org", "dmarc=pass",
				     house_attack(&h, ANN));
	house_round(&h);
	ck_assert_str_eq(house_state(&h, in), "HELD");
	struct sent s = house_last(&h, ANN, "confirm");
	answer(s, house_address[ANN], "confirm\n");
	ck_assert_int_eq(slots_of(ANN), 1);
}
END_TEST

START_TEST(what_our_server_disowns_waits_at_every_level)
{
	static const char *const levels[] = {"P0", "P1", "P2", "P3"};
	const char *key = key_of(ANN);
	struct sent *s;
	trust_our_server();
	for (int i = 0; i < 4; i++) {
		option("auth", levels[i]);
		const char *in = with_result(ANN, key, "mx.example.org", "dmarc=fail",
					     house_attack(&h, ANN));
		house_round(&h);
		ck_assert_str_eq(house_state(&h, in), "HELD");
		ck_assert_int_eq(slots_of(ANN), 0);
		ck_assert_int_eq(sent(&s), 1);
		ck_assert(has(s[0].body, "our mail server says"));
	}
}
END_TEST

START_TEST(at_p3_each_set_of_orders_is_confirmed_and_questions_are_answered)
{
	struct sent *s;
	option("auth", "P3");
	const char *key = key_of(ANN);
	const char *in = house_post(&h, house_address[ANN], key, house_attack(&h, ANN));
	house_round(&h);
	ck_assert_str_eq(house_state(&h, in), "HELD");
	ck_assert_int_eq(slots_of(ANN), 0);
	ck_assert_int_eq(sent(&s), 1);
	struct sent asked = s[0];
	ck_assert(has(asked.subject, "confirm your orders"));
	ck_assert(has(asked.body, "[new]"));
	house_post(&h, house_address[ANN], key, "status\n");
	house_round(&h);
	ck_assert_int_eq(sent(&s), 1);
	ck_assert(has(s[0].subject, "ANSWER to STATUS"));
	answer(asked, house_address[ANN], "confirm\n");
	ck_assert_int_eq(slots_of(ANN), 1);
	ck_assert_int_eq(sent(&s), 1);
	ck_assert(has(s[0].subject, "receipt"));
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("server/confirm");
	TCase *t = tcase_create("held");
	tcase_add_checked_fixture(t, open_up, shut);
	tcase_set_timeout(t, 60);
	tcase_add_test(t, a_key_from_a_new_address_waits_for_the_word_of_its_owner);
	tcase_add_test(t, an_address_without_a_key_waits_for_the_word_of_its_owner);
	tcase_add_test(t, whoever_has_the_word_may_give_it_from_where_his_mail_is_read);
	tcase_add_test(t, a_word_counts_once);
	tcase_add_test(t, the_same_word_delivered_twice_is_answered_once);
	tcase_add_test(t, a_copy_of_a_letter_that_waits_asks_no_second_time);
	tcase_add_test(t, a_copy_of_what_was_confirmed_is_known_when_its_phase_is_over);
	tcase_add_test(t, confirm_always_makes_the_new_address_one_of_the_players);
	tcase_add_test(t, a_plain_confirm_adds_no_address);
	tcase_add_test(t, who_was_invited_at_one_address_may_join_from_another);
	tcase_add_test(t, a_word_after_three_days_finds_nothing);
	tcase_add_test(t, a_word_must_stand_at_the_top);
	tcase_add_test(t, what_stands_under_the_word_is_not_read_and_that_is_told);
	tcase_add_test(t, a_wrong_word_is_a_strangers);
	tcase_add_test(t, robots_confirm_nothing);
	tcase_add_test(t, a_confirmed_letter_meets_the_phase_for_which_it_was_written);
	tcase_add_test(t, an_older_letter_that_is_confirmed_undoes_no_newer_one);
	tcase_add_test(t,
		       a_letter_that_came_after_the_word_comes_after_what_it_confirms);
	tcase_add_test(t, seat_replace_kills_keys_words_and_further_addresses);
	tcase_add_test(t, nobody_takes_a_second_seat);
	tcase_add_test(t, a_confirmed_letter_that_was_not_yet_read_dies_with_its_seat);
	tcase_add_test(t, a_colour_that_went_to_another_has_another_key);
	tcase_add_test(t, a_key_is_good_in_its_own_game_only);
	tcase_add_test(t, what_is_not_written_to_us_gets_silence);
	tcase_add_test(t, the_gm_can_let_a_held_letter_count_or_drop_it);
	tcase_add_test(t, all_answers_to_the_unproven_have_one_budget);
	tcase_add_test(t, a_new_key_makes_the_old_one_worthless_and_drops_what_waits);
	tcase_add_test(t, at_p0_one_proof_is_enough);
	tcase_add_test(t, at_p2_our_mail_server_must_vouch);
	tcase_add_test(t, without_a_trusted_server_p2_holds_everything);
	tcase_add_test(t, what_our_server_disowns_waits_at_every_level);
	tcase_add_test(
		t, at_p3_each_set_of_orders_is_confirmed_and_questions_are_answered);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(suite)
