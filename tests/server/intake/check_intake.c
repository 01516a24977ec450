/* What bad input gets: an answer where an answer is safe, silence where it is not, a
 * line in the log always, nothing lost, nothing executed.
 * SPDX-License-Identifier: ISC */
#include "tests/check_main.h"
#include "tests/programs.h"

#include <stdio.h>
#include <string.h>
#include <time.h>

#include "mail/post/transport.h"
#include "mail/read/worker.h"
#include "schema/journal.h"
#include "schema/press.h"
#include "schema/sheets.h"
#include "server/daemon/letters.h"
#include "server/daemon/tick.h"
#include "server/intake/intake.h"
#include "tests/kit/house.h"

#define START "2030-03-04T09:00:00Z"

static struct house h;

static void open_up(void)
{
	house_begin(&h, START);
}
static void shut(void)
{
	house_close(&h);
}

static bool says(struct sent s, const char *words)
{
	return str_find(s.body, str_of(words)) != SIZE_MAX;
}

static int answers(void)
{
	struct sent *s;
	return house_sent(&h, &s);
}

static int slots_of(int seat)
{
	return house_slots(&h, seat);
}

static const char *key_of(int who)
{
	return str_z(h.a, house_key(&h, who));
}

/* Who ---------------------------------------------------------------------- */

START_TEST(a_stranger_gets_silence_and_a_line_in_the_log)
{
	char text[4096];
	const char *in = house_post(&h, "eve@elsewhere.org", "gm@example.org",
				    "attack blue 3\n");
	house_round(&h);
	ck_assert_int_eq(answers(), 0);
	ck_assert_str_eq(house_state(&h, in), "IGNORED");
	ck_assert_str_eq(house_reason(&h, in).s, "stranger");
	rewind(h.log);
	bool told = false;
	while (fgets(text, sizeof text, h.log))
		told = told || (strstr(text, "event=verdict") &&
				strstr(text, "reason=stranger"));
	ck_assert(told);
}
END_TEST

START_TEST(a_stranger_has_one_answer_a_month_where_the_house_says_so)
{
	struct sent *s;

	h.home.config.strangers = true;
	house_option(&h, "public", "on");
	house_round(&h);
	(void)answers();
	for (int i = 0; i < 2; i++) {
		house_post(&h, "eve@elsewhere.org", "gm@example.org",
			   i ? "Is anybody there?\n" : "I'd like to join.\n");
		house_round(&h);
		ck_assert_int_eq(house_sent(&h, &s), i ? 0 : 1);
		if (i)
			continue;
		ck_assert(str_find(s[0].to, STR("eve@")) != SIZE_MAX);
		ck_assert(says(s[0], "kestrel: Cosmic Encounter, 4 players"));
		ck_assert(says(s[0], "master@example.org"));
	}
	house_pass(&h, 31 * 24 * 3600);
	house_post(&h, "eve@elsewhere.org", "gm@example.org", "And now?\n");
	house_round(&h);
	ck_assert_int_eq(house_count(&h, -1, "games by mail"), 0);
	int n = house_sent(&h, &s), to_eve = 0;
	for (int i = 0; i < n; i++)
		to_eve += str_find(s[i].to, STR("eve@")) != SIZE_MAX;
	ck_assert_int_eq(to_eve, 1);
}
END_TEST

START_TEST(a_strangers_robot_has_no_answer)
{
	h.home.config.strangers = true;
	house_drop(
		&h, NULL,
		STR("From: <eve@elsewhere.org>\r\nTo: <gm@example.org>\r\nMessage-ID: <r@x>\r\nAuto-Submitted: auto-replied\r\nSubject: away\r\n\r\nI am away.\r\n"));
	house_drop(
		&h, NULL,
		STR("From: <eve@elsewhere.org>\r\nTo: <gm@example.org>\r\nMessage-ID: <l@x>\r\nPrecedence: bulk\r\nSubject: news\r\n\r\nBuy this.\r\n"));
	house_round(&h);
	ck_assert_int_eq(answers(), 0);
}
END_TEST

START_TEST(key_and_address_together_count)
{
	house_post(&h, house_address[0], key_of(0), house_attack(&h, 0));
	house_round(&h);
	ck_assert_int_eq(slots_of(0), 1);
	ck_assert_int_eq(answers(), 1);
}
END_TEST

START_TEST(a_key_from_another_address_orders_nothing_and_its_owner_is_asked)
{
	house_post(&h, "eve@elsewhere.org", key_of(0), house_attack(&h, 0));
	house_round(&h);
	ck_assert_int_eq(slots_of(0), 0);
	struct sent *s;
	ck_assert_int_eq(house_sent(&h, &s), 1);
	ck_assert(str_find(s[0].to, STR("ann@")) != SIZE_MAX);
	ck_assert(says(s[0], "not the one of this"));
}
END_TEST

START_TEST(an_address_without_a_key_orders_nothing_and_is_sent_a_fresh_one)
{
	house_post(&h, house_address[0], "gm@example.org", "What am I to do?\n");
	house_round(&h);
	ck_assert_int_eq(slots_of(0), 0);
	struct sent *s;
	ck_assert_int_eq(house_sent(&h, &s), 1);
	ck_assert(str_find(s[0].to, STR("ann@")) != SIZE_MAX);
	house_post(&h, house_address[0], str_z(h.a, s[0].reply_to),
		   house_attack(&h, 0));
	house_round(&h);
	ck_assert_int_eq(slots_of(0), 1);
}
END_TEST

START_TEST(what_others_write_in_its_name_does_not_count_against_a_seat)
{
	const char *key = key_of(0);
	for (int i = 0; i < 55; i++)
		house_post(&h, house_address[0], "gm@example.org",
			   str_z(h.a, str_printf(h.a, "attack blue %d\n", i)));
	house_round(&h);
	/* Six questions; and once, to her and to the GM, that more of them wait. */
	ck_assert_int_le(answers(), 6 + 2);
	const char *in = house_post(&h, house_address[0], key, house_attack(&h, 0));
	house_round(&h);
	ck_assert_str_eq(house_state(&h, in), "DONE");
	ck_assert_int_eq(slots_of(0), 1);
	ck_assert_int_eq(answers(), 1);
}
END_TEST

/* Whoever has the key cannot lock its player out: the last letter counts. */
START_TEST(of_very_many_letters_the_last_one_counts_and_few_are_answered)
{
	static const int expected[] = {12, 0, 2}; /* 11:00, 11:30, 12:00 */
	struct sent *s;
	bool told = false, gm = false;

	h.home.config.limits.letters_per_hour = 10;
	house_pass(&h, 2 * 3600); /* the JOIN counts as well */
	for (int round = 0; round < 3; round++) {
		for (int i = 0; i < 30; i++)
			house_write(&h, 0, str_z(h.a, str_printf(h.a, "help %d\n", i)));
		house_round(&h);
		/* Ten, and one that says so; the GM has one. */
		int n = house_sent(&h, &s);
		ck_assert_int_eq(n, expected[round]);
		for (int i = 0; i < n; i++) {
			told = told || (str_find(s[i].to, STR("ann@")) != SIZE_MAX &&
					says(s[i], "only one an hour"));
			gm = gm || (str_find(s[i].to, STR("master@")) != SIZE_MAX &&
				    says(s[i], "seat rekey kestrel red"));
		}
		house_pass(&h, 1800);
	}
	ck_assert(told);
	ck_assert(gm);
	const char *in = house_write(&h, 0, house_attack(&h, 0));
	house_round(&h);
	ck_assert_str_eq(house_state(&h, in), "DONE");
	ck_assert_int_eq(slots_of(0), 1);
	/* An hour without, and each is answered again. */
	house_pass(&h, 2 * 3600);
	(void)answers();
	house_write(&h, 0, "status\n");
	house_round(&h);
	ck_assert_int_eq(answers(), 1);
}
END_TEST

/* Beyond what is read at once, letters wait; others are read meanwhile, and those that wait
 * keep their order. */
START_TEST(what_is_held_back_is_read_within_the_hour_in_its_order)
{
	h.home.config.limits.letters_read_per_hour = 5;
	house_pass(&h, 2 * 3600);
	for (int i = 0; i < 8; i++)
		house_write(&h, 0, str_z(h.a, str_printf(h.a, "help %d\n", i)));
	const char *orders = house_write(&h, 0, house_attack(&h, 0));
	const char *later = house_write(&h, 0, "clear\n");
	const char *bobs = house_write(&h, 1, house_attack(&h, 1));
	house_round(&h);
	ck_assert_str_eq(house_state(&h, orders), "NEW");
	ck_assert_str_eq(house_state(&h, bobs), "DONE");
	house_pass(&h, 1800);
	const char *more = house_write(&h, 0, "help more\n");
	house_round(&h);
	ck_assert_str_eq(house_state(&h, more), "NEW"); /* behind those that wait */
	house_pass(&h, 3600);
	house_round(&h);
	ck_assert_str_eq(house_state(&h, orders), "DONE");
	ck_assert_str_eq(house_state(&h, later), "DONE");
	ck_assert_str_eq(house_state(&h, more), "DONE");
	ck_assert_int_eq(slots_of(0), 0); /* the later one replaced them */
}
END_TEST

START_TEST(what_is_held_back_is_read_before_its_phase_is_run)
{
	for (int i = 0; i < 4; i++)
		house_write(&h, i, house_attack(&h, i));
	house_write(&h, 0, "wait\n");
	house_round(&h);
	h.home.config.limits.letters_read_per_hour = 5;
	h.now = house_game(&h).deadline - 300;
	house_pass(&h, 0);
	for (int i = 0; i < 8; i++)
		house_write(&h, 0, str_z(h.a, str_printf(h.a, "help %d\n", i)));
	const char *word =
		house_write(&h, 0, "press to all\nthe last word\nendpress\n");
	house_round(&h);
	ck_assert_str_eq(house_state(&h, word), "NEW");
	house_pass(&h, 301);
	const char *late = house_write(&h, 1, "press to all\ntoo late\nendpress\n");
	house_round(&h);
	ck_assert_int_eq(house_game(&h).phase, 2);
	ck_assert_str_eq(house_state(&h, word), "DONE");
	ck_assert_str_eq(house_state(&h, late), "DONE");
	ck_assert(says(house_last(&h, 1, "report"), "the last word"));
	ck_assert(!says(house_last(&h, 1, "report"), "too late"));
}
END_TEST

START_TEST(who_plays_somewhere_is_told_where_when_he_writes_to_no_game_of_his)
{
	struct sent *s;
	char *key = str_z(h.a, house_key(&h, 0));
	char *other = str_z(h.a, str_printf(h.a, "gm+nosuch%s", strchr(key, '.')));
	house_post(&h, house_address[0], other, house_attack(&h, 0));
	house_round(&h);
	ck_assert_int_eq(slots_of(0), 0);
	ck_assert_int_eq(house_sent(&h, &s), 1);
	ck_assert(str_find(s[0].to, STR("ann@")) != SIZE_MAX);
	ck_assert(says(s[0], "nosuch"));
	ck_assert(says(s[0], "kestrel, red"));
	house_post(&h, house_address[0], "gm+nosuch.red.x@example.org", "final\n");
	house_post(&h, "eve@elsewhere.org", "gm+nosuch.red.x@example.org", "final\n");
	house_round(&h);
	ck_assert_int_eq(house_sent(&h, &s), 1);
	ck_assert(str_find(s[0].to, STR("ann@")) != SIZE_MAX);
}
END_TEST

START_TEST(a_forged_key_is_no_key)
{
	char *forged = str_z(h.a, house_key(&h, 0));
	char *c = strchr(forged, '@') - 3;
	*c = *c == 'a' ? 'b' : 'a';
	house_post(&h, "eve@elsewhere.org", forged, house_attack(&h, 0));
	house_round(&h);
	ck_assert_int_eq(answers(), 0);
	house_post(&h, house_address[0], forged, house_attack(&h, 0));
	house_round(&h);
	ck_assert_int_eq(slots_of(0), 0);
	ck_assert_int_eq(answers(), 1);
}
END_TEST

START_TEST(another_seats_key_is_refused_and_the_gm_is_warned)
{
	const char *in =
		house_post(&h, house_address[1], key_of(0), house_attack(&h, 0));
	house_round(&h);
	ck_assert_int_eq(slots_of(0), 0);
	ck_assert_int_eq(slots_of(1), 0);
	ck_assert_str_eq(house_reason(&h, in).s, "wrong-seat");
	ck_assert_int_eq(house_count(&h, -1, "another seat's key"), 1);
}
END_TEST

START_TEST(an_unknown_game_gets_silence_from_strangers)
{
	house_post(&h, "eve@elsewhere.org",
		   "gm+nowhere.red.aaaaaaaaaaaaaaaaaaaaaaa@example.org", "final\n");
	house_round(&h);
	ck_assert_int_eq(answers(), 0);
}
END_TEST

START_TEST(an_earlier_phases_key_orders_nothing_but_its_commands_and_press_count)
{
	const char *old = key_of(0);
	for (int i = 0; i < HOUSE_PEOPLE; i++)
		house_write(&h, i, house_attack(&h, i));
	house_round(&h);
	house_pass(&h, 31 * 60);
	house_round(&h);
	struct game g = house_game(&h);
	ck_assert_int_eq(g.phase, 2);
	house_post(
		&h, house_address[0], old,
		"attack green 3 with 2 from 1\nwait\npress to all:\nHello.\nendpress\n");
	house_round(&h);
	struct sent s = house_last(&h, 0, "receipt");
	ck_assert(says(s, "YOUR ORDERS"));
	ck_assert_int_eq(slots_of(0), 0);
	struct press_item *p;
	struct stored_sheet sheet;
	struct err err = {0};
	int n;
	ck_assert(press_list(h.home.store, h.a, g.id, g.phase_no, &p, &n, &err));
	ck_assert_int_eq(n, 1);
	ck_assert(sheets_load(h.home.store, h.a, g.id, g.phase_no, 0, &sheet, &err));
	ck_assert(sheet.wait);
}
END_TEST

START_TEST(robots_are_not_answered)
{
	struct str bytes = str_printf(
		h.a,
		"From: Ann <ann@example.org>\r\nTo: %s\r\nSubject: Out of office\r\n"
		"Message-ID: <1@example.org>\r\nAuto-Submitted: auto-replied\r\n\r\n"
		"final\n",
		key_of(0));
	const char *in = house_drop(&h, NULL, bytes);
	house_round(&h);
	ck_assert_int_eq(answers(), 0);
	ck_assert_str_eq(house_state(&h, in), "IGNORED");
	ck_assert_int_eq(slots_of(0), 0);
}
END_TEST

START_TEST(what_we_send_orders_nothing_when_it_comes_back)
{
	struct sent *all;
	h.read = 0;
	int n = house_sent(&h, &all);
	for (int i = 0; i < n; i++)
		house_drop(&h, NULL, all[i].bytes);
	house_round(&h);
	for (int i = 0; i < n; i++) {
		/* The same text, from a player: forwarded without a mark of any kind.
		 */
		struct str text = str_printf(h.a, "%.*s", STR_ARG(all[i].body));
		house_post(&h, house_address[0], key_of(0), str_z(h.a, text));
	}
	house_round(&h);
	for (int i = 0; i < HOUSE_PEOPLE; i++)
		ck_assert_int_eq(slots_of(i), 0);
}
END_TEST

/* What --------------------------------------------------------------------- */

START_TEST(a_letter_that_is_no_orders_gets_an_answer_that_helps)
{
	house_write(&h, 0, "Dear GM, what am I to do?\n");
	house_round(&h);
	struct sent s = house_last(&h, 0, "receipt");
	ck_assert(says(s, "YOUR ORDERS"));
}
END_TEST

START_TEST(an_empty_letter_is_answered)
{
	house_write(&h, 0, "");
	house_write(&h, 1, "> quoted\n> attack green 3\n");
	house_round(&h);
	ck_assert_int_eq(answers(), 2);
	ck_assert_int_eq(slots_of(0), 0);
	ck_assert_int_eq(slots_of(1), 0);
}
END_TEST

/* Typed into the form of the quoted report: the answer says where to write, and has the
 * form again. */
START_TEST(orders_inside_our_report_are_not_run_and_the_answer_says_where_to_write)
{
	house_write(&h, 0, "> 10 YOUR ORDERS\n>   attack green 3 with 2 from 1\n");
	house_write(&h, 1,
		    "done, see below\n--=-- write above this line --=--\n"
		    "  attack green 3 with 2 from 1\n");
	house_round(&h);
	for (int who = 0; who < 2; who++) {
		struct sent s = house_last(&h, who, "");
		ck_assert_int_eq(slots_of(who), 0);
		ck_assert(says(s, "very top") || says(s, "the very\r\ntop"));
		ck_assert(says(s, "YOUR ORDERS"));
	}
}
END_TEST

START_TEST(ten_mebibytes_are_set_aside_and_told)
{
	size_t n = 10 * 1024 * 1024;
	char *text = arena_alloc(h.a, n + 1);
	memset(text, 'a', n);
	for (size_t i = 70; i < n; i += 71)
		text[i] = '\n';
	const char *in = house_write(&h, 0, text);
	house_round(&h);
	ck_assert_str_eq(house_state(&h, in), "QUARANTINE");
	ck_assert(!house_unread(&h, in));
	ck_assert_int_eq(answers(), 1);
}
END_TEST

START_TEST(a_letter_that_cannot_be_read_is_set_aside_and_its_player_told)
{
	struct buf b = buf_in(h.a);
	buf_printf(&b,
		   "From: dan@example.org\r\nTo: %s\r\nMessage-ID: <b1@x>\r\n"
		   "Content-Type: multipart/mixed; boundary=\"\\\"\"\r\n\r\n"
		   "--\"\r\n\r\nfinal\r\n",
		   key_of(3));
	const char *in = house_drop(&h, NULL, buf_str(&b));
	house_round(&h);
	ck_assert_str_eq(house_state(&h, in), "QUARANTINE");
	struct sent s = house_last(&h, 3, "not read");
	ck_assert(s.id > 0);
	ck_assert(says(s, "impossible boundary"));
}
END_TEST

START_TEST(whoever_unsubscribes_is_told_how_to_resign)
{
	const char *in = house_drop(
		&h, NULL,
		STR("From: dan@example.org\r\nTo: gm@example.org\r\nMessage-ID: <l1@x>\r\nSubject: leave\r\n\r\n"));
	house_round(&h);
	struct sent s = house_last(&h, 3, "how to leave");
	ck_assert(s.id > 0);
	ck_assert(says(s, "- RESIGN NOW: your seat"));
	/* Less than the seat may be enough. */
	ck_assert(says(s, "- DIGEST ON: you play on"));
	ck_assert_str_eq(house_state(&h, in), "DONE");
	/* The answer opens the door; a stranger gets none. */
	house_post(&h, house_address[3], str_z(h.a, s.reply_to), "resign now\n");
	house_drop(&h, NULL,
		   STR("From: eve@elsewhere.org\r\nTo: gm@example.org\r\n"
		       "Message-ID: <l2@x>\r\nSubject: leave\r\n\r\n"));
	(void)answers();
	house_round(&h);
	ck_assert(says(house_last(&h, 3, "receipt"), "RESIGNED"));
	struct sent *all;
	h.read = 0;
	int n = house_sent(&h, &all);
	for (int i = 0; i < n; i++)
		ck_assert(str_find(all[i].to, STR("eve")) == SIZE_MAX);
}
END_TEST

START_TEST(ten_thousand_lines_are_read_as_far_as_the_limit)
{
	struct buf b = buf_in(h.a);
	buf_z(&b, house_attack(&h, 0));
	for (int i = 0; i < 10000; i++)
		buf_z(&b, "attack nobody\n");
	house_write(&h, 0, b.s);
	/* Each is refused and keeps the phase from running early. To write that down for each
	 * by itself took 30 seconds. */
	const clock_t begun = clock();
	house_round(&h);
	ck_assert_int_lt((clock() - begun) / CLOCKS_PER_SEC, 5);
	ck_assert_int_eq(answers(), 1);
}
END_TEST

START_TEST(broken_bytes_stop_nothing)
{
	static const struct {
		const char *head, *body;
		size_t n;
	} odd[] = {
		{"Content-Type: text/plain; charset=utf-8", "final\0\n\0\0", 9},
		{"Content-Type: text/plain; charset=utf-8", "\xff\xfe\xc3\x28 final\n",
		 11},
		{"Content-Type: multipart/mixed; boundary=\"", "--x\n\nfinal\n--x--\n",
		 18},
		{"Content-Type: multipart/mixed; boundary=x",
		 "--x\nContent-Type: multipart/alternative", 40},
		{"Subject: one\r\n two\r\nBcc: eve@elsewhere.org\r\nX: \r", "final\n",
		 6},
		{"Content-Transfer-Encoding: base64", "Zm!!!!luYWw=====\n\n==", 20},
	};
	for (size_t i = 0; i < sizeof odd / sizeof *odd; i++) {
		struct buf b = buf_in(h.a);
		buf_printf(
			&b,
			"From: dan@example.org\r\nTo: %s\r\nMessage-ID: <odd%zu@x>\r\n%s\r\n\r\n",
			key_of(3), i, odd[i].head);
		buf_add(&b, (struct str){odd[i].body, odd[i].n});
		const char *in = house_drop(&h, NULL, buf_str(&b));
		house_round(&h);
		const char *state = house_state(&h, in);
		ck_assert(strcmp(state, "NEW") != 0 && strcmp(state, "WORKING") != 0);
		ck_assert_str_ne(state, "");
	}
	/* Nothing of a letter's header becomes one of ours. */
	struct sent *s;
	int n = house_sent(&h, &s);
	for (int i = 0; i < n; i++)
		ck_assert(str_find(s[i].bytes, STR("elsewhere")) == SIZE_MAX);
}
END_TEST

START_TEST(an_older_letter_does_not_undo_a_newer_one)
{
	struct str at = house_key(&h, 0);
	static const char *const dates[] = {"Mon, 04 Mar 2030 08:50:00 +0000",
					    "Mon, 04 Mar 2030 08:40:00 +0000"};
	const char *planets[] = {"3", "4"};
	struct str line = str_of(house_attack(&h, 0)), colour;
	(void)str_word(&line, &colour);
	(void)str_word(&line, &colour);
	for (int i = 0; i < 2; i++) {
		house_drop(
			&h, NULL,
			str_printf(
				h.a,
				"From: ann@example.org\r\nTo: %.*s\r\nDate: %s\r\n"
				"Message-ID: <d%d@x>\r\n\r\nattack %.*s %s with 2 from 1\n",
				STR_ARG(at), dates[i], i, STR_ARG(colour), planets[i]));
		house_round(&h);
	}
	ck_assert_int_eq(house_count(&h, 0, "older letter"), 1);
	struct stored_sheet s;
	struct err err = {0};
	struct game g = house_game(&h);
	ck_assert(sheets_load(h.home.store, h.a, g.id, g.phase_no, 0, &s, &err));
	ck_assert(str_find(s.slots[0].line, STR(" 3")) != SIZE_MAX);
}
END_TEST

START_TEST(press_waits_for_the_next_report_and_leaks_no_key)
{
	struct buf b = buf_in(h.a);
	buf_printf(&b, "press to all:\nWrite to %s, says the duck.\nendpress\n",
		   key_of(0));
	house_write(&h, 0, b.s);
	for (int i = 0; i < HOUSE_PEOPLE; i++)
		house_write(&h, i, house_attack(&h, i));
	house_round(&h);
	house_pass(&h, 31 * 60);
	house_round(&h);
	struct sent s = house_last(&h, 2, "T1 P2 report");
	ck_assert(says(s, "says the duck"));
	struct str key = house_key(&h, 2);
	(void)key;
	struct str first = str_of(key_of(0));
	ck_assert(!says(s, str_z(h.a, first)));
}
END_TEST

START_TEST(the_receipt_tells_when_all_is_in_and_how_to_stop_it)
{
	for (int i = 0; i < HOUSE_PEOPLE; i++)
		house_write(&h, i, house_attack(&h, i));
	house_round(&h);
	struct sent s = house_last(&h, HOUSE_PEOPLE - 1, "receipt");
	ck_assert(says(s, "RUNS EARLY"));
	ck_assert(says(s, "WAIT stops it"));
	house_write(&h, 1, "wait\n");
	house_round(&h);
	s = house_last(&h, 1, "receipt");
	ck_assert(says(s, "WAIT taken"));
	ck_assert(!says(s, "RUNS EARLY"));
	house_write(&h, 1, "press grey to all\nboo\nendpress\nnowait\n");
	house_round(&h);
	s = house_last(&h, 1, "receipt");
	ck_assert(says(s, "RUNS EARLY"));
	ck_assert(says(s, "PRESS to all, 1 line, grey"));
}
END_TEST

/* Letters that kill -------------------------------------------------------- */

/* One round with a stand-in for the reader of letters (tests/standin/read.c); NULL: with a
 * sound one. false: something was in the way. */
static bool round_with(const char *reader)
{
	struct tick t;
	struct err err = {0};

	h.home.log = (struct log){.out = h.log};
	if (reader)
		use_stand_in(CHILD_READER, reader);
	ck_assert(tick_open(&t, &h.home, -1, &err));
	tick_round(&t);
	bool ok = !t.trouble;
	tick_close(&t);
	child_stand_in(CHILD_READER, NULL);
	return ok;
}

START_TEST(a_letter_on_which_the_worker_dies_is_set_aside_and_the_rest_go_on)
{
	const char *bad = house_write(&h, 0, "poison\n");
	const char *good = house_write(&h, 1, house_attack(&h, 1));

	ck_assert(round_with("reader-moody"));
	ck_assert_str_eq(house_state(&h, bad), "QUARANTINE");
	ck_assert_str_eq(house_reason(&h, bad).s, "worker-died");
	ck_assert_str_eq(house_state(&h, good), "DONE");
}
END_TEST

/* Its header alone tells whose it is. */
START_TEST(who_wrote_a_letter_that_is_set_aside_is_told_and_the_gm_too)
{
	struct sent *s;
	bool player = false, gm = false;

	for (int i = 0; i < 2; i++)
		house_write(&h, 0, "poison\n");
	house_post(&h, "eve@elsewhere.example", "gm@example.org", "poison\n");
	ck_assert(round_with("reader-moody"));
	int n = house_sent(&h, &s);
	ck_assert_int_eq(n, 3); /* each letter of hers; the GM once */
	for (int i = 0; i < n; i++) {
		player = player || (str_find(s[i].to, STR("ann@")) != SIZE_MAX &&
				    says(s[i], "NOT READ"));
		gm = gm || (str_find(s[i].to, STR("master@")) != SIZE_MAX &&
			    says(s[i], "letters retry"));
	}
	ck_assert(player);
	ck_assert(gm);
	/* What she writes next counts, with the key of that answer. */
	house_write(&h, 0, house_attack(&h, 0));
	house_round(&h);
	ck_assert_int_eq(slots_of(0), 1);
}
END_TEST

START_TEST(of_a_letter_whose_header_kills_too_the_gm_alone_is_told)
{
	struct sent *s;
	const char *bad = house_write(&h, 0, "poison\n");

	ck_assert(round_with("reader-dies-of-ann"));
	ck_assert_str_eq(house_state(&h, bad), "QUARANTINE");
	/* Whose it seems to be the core has read itself; that no robot wrote it is not
	 * known. */
	ck_assert_int_eq(house_sent(&h, &s), 1);
	ck_assert(str_find(s[0].to, STR("master@")) != SIZE_MAX);
}
END_TEST

static int attempts_of(const char *name)
{
	struct err err = {0};
	struct inbox *list;
	int n;

	ck_assert(journal_list(h.home.store, h.a, INBOX_STATES, 100, &list, &n, &err));
	for (int i = 0; i < n; i++)
		if (str_is(list[i].name, name))
			return list[i].attempts;
	ck_abort_msg("no letter %s", name);
}

START_TEST(a_worker_that_cannot_work_blames_no_letter)
{
	const char *in[] = {house_write(&h, 0, house_attack(&h, 0)),
			    house_write(&h, 1, house_attack(&h, 1)),
			    house_write(&h, 2, house_attack(&h, 2))};
	struct sent *s;

	for (int round = 0; round < 4; round++, house_pass(&h, 30)) {
		ck_assert(!round_with("reader-dead"));
		for (int i = 0; i < 3; i++) {
			ck_assert_str_eq(house_state(&h, in[i]), "NEW");
			ck_assert_int_eq(attempts_of(in[i]), 0);
		}
	}
	/* The GM hears of it once; nobody else does. */
	ck_assert_int_eq(house_sent(&h, &s), 1);
	ck_assert(str_find(s[0].to, STR("master@")) != SIZE_MAX);
	ck_assert(says(s[0], "No letter can be read"));
	ck_assert(round_with(NULL));
	for (int i = 0; i < 3; i++) {
		ck_assert_str_eq(house_state(&h, in[i]), "DONE");
		ck_assert_int_eq(slots_of(i), 1);
	}
	ck_assert_int_eq(house_sent(&h, &s), 4); /* three receipts, and the GM */
	house_pass(&h, 30);
	ck_assert(round_with(NULL));
	ck_assert_int_eq(house_sent(&h, &s), 0);
}
END_TEST

/* Neither read twice in vain nor set aside: they wait until somebody lets the reader go. */
START_TEST(letters_whose_readers_are_stopped_wait)
{
	const char *in = house_write(&h, 0, house_attack(&h, 0));
	struct sent *s;

	ck_assert(!round_with("reader-stopped"));
	ck_assert_str_eq(house_state(&h, in), "NEW");
	ck_assert_int_eq(attempts_of(in), 0);
	ck_assert_int_eq(house_sent(&h, &s), 1);
	ck_assert(says(s[0], "SIGSTOP"));
	ck_assert(round_with(NULL));
	ck_assert_str_eq(house_state(&h, in), "DONE");
}
END_TEST

/* The middle one of a group: what came before it is done, and answered once. */
START_TEST(what_was_read_before_the_worker_failed_stays_done)
{
	const char *ann = house_write(&h, 0, house_attack(&h, 0));
	const char *bob = house_write(&h, 1, house_attack(&h, 1));
	struct sent *s;

	ck_assert(!round_with("reader-only-ann"));
	ck_assert_str_eq(house_state(&h, ann), "DONE");
	ck_assert_str_eq(house_state(&h, bob), "NEW");
	ck_assert_int_eq(attempts_of(bob), 0);
	ck_assert_int_eq(house_sent(&h, &s), 2); /* a receipt, and the GM */
	house_round(&h);
	ck_assert_str_eq(house_state(&h, bob), "DONE");
	ck_assert_int_eq(house_sent(&h, &s), 2); /* a receipt, and the GM */
}
END_TEST

START_TEST(a_phase_waits_for_letters_that_cannot_be_read)
{
	struct sent *s;

	for (int i = 0; i < 4; i++)
		house_write(&h, i, house_attack(&h, i));
	house_write(&h, 0, "wait\n");
	house_round(&h);
	h.now = house_game(&h).deadline - 60;
	house_pass(&h, 0);
	house_round(&h);
	house_write(&h, 0, "press to all\nthe last word\nendpress\n");
	ck_assert(!round_with("reader-dead"));
	(void)house_sent(&h, &s);
	house_pass(&h, 3600);
	ck_assert(!round_with("reader-dead"));
	house_pass(&h, 3600);
	ck_assert(!round_with("reader-dead"));
	ck_assert_int_eq(house_game(&h).phase, 1);
	ck_assert_int_eq(house_sent(&h, &s), 5); /* all are told, once */
	ck_assert(round_with(NULL));
	ck_assert_int_eq(house_game(&h).phase, 2);
	ck_assert(says(house_last(&h, 1, "report"), "the last word"));
}
END_TEST

static int64_t journal_only(struct str name)
{
	struct err err = {0};
	struct inbox *list;
	int n;
	struct tick t;
	ck_assert(tick_open(&t, &h.home, -1, &err));
	tick_close(&t);
	struct journal_entry e = {
		.source_id = 1, .name = name, .arrival = h.now, .basis = BASIS_JOURNAL};
	e.bytes = str_printf(
		h.a,
		"From: ann@example.org\r\nTo: %s\r\nMessage-ID: <j@x>\r\n\r\nfinal\n",
		key_of(0));
	int64_t id;
	ck_assert(home_begin(&h.home, &err) &&
		  journal_append(h.home.store, &e, h.now, &id, &err));
	ck_assert(home_commit(&h.home, &err));
	ck_assert(journal_list(h.home.store, h.a, INBOX_NEW, 5, &list, &n, &err));
	ck_assert_int_eq(n, 1);
	return id;
}

START_TEST(a_letter_that_was_begun_twice_and_not_ended_is_tried_with_care)
{
	struct err err = {0};
	struct inbox in;
	int64_t id = journal_only(STR("begun"));
	for (int i = 0; i < 2; i++)
		ck_assert(home_begin(&h.home, &err) &&
			  journal_attempt(h.home.store, id, &err) &&
			  home_commit(&h.home, &err));
	house_round(&h);
	ck_assert(journal_load(h.home.store, h.a, id, &in, &err));
	ck_assert_int_eq(in.state, INBOX_DONE);
	ck_assert_int_eq(in.attempts, 3);
}
END_TEST

/* The world ---------------------------------------------------------------- */

START_TEST(a_locked_store_leaves_the_letter_unread_and_the_next_round_takes_it)
{
	struct err err = {0};
	const char *in = house_write(&h, 0, house_attack(&h, 0));
	h.home.log = (struct log){.out = h.log};
	struct tick t;
	ck_assert(tick_open(&t, &h.home, -1, &err));
	struct store *other =
		store_open(home_path(&h.home, h.a, "postalgm.db"), STORE_WRITE, &err);
	ck_assert_ptr_nonnull(other);
	ck_assert(store_begin(other, &err));
	tick_round(&t);
	ck_assert(t.trouble);
	ck_assert(house_unread(&h, in));
	store_rollback(other);
	store_close(other);
	tick_round(&t);
	ck_assert(!t.trouble);
	ck_assert(!house_unread(&h, in));
	tick_close(&t);
	ck_assert_int_eq(slots_of(0), 1);
}
END_TEST

/* Looking ------------------------------------------------------------------ */

START_TEST(looking_at_a_letter_changes_nothing)
{
	struct intake_finding f;
	struct err err = {0};
	struct str bytes = str_printf(h.a,
				      "From: ann@example.org\r\nTo: gm@example.org\r\n"
				      "Message-ID: <l@x>\r\n\r\n%s",
				      house_attack(&h, 0));
	ck_assert_msg(intake_look(&h.home, h.a, bytes, STR("kestrel"), &f, &err), "%s",
		      err.text);
	ck_assert_int_eq(f.class, LETTER_HELD);
	ck_assert_ptr_nonnull(f.reading);
	ck_assert_int_eq(f.reading->n_accepted, 1);
	bytes = str_printf(
		h.a, "From: ann@example.org\r\nTo: %s\r\nMessage-ID: <l@x>\r\n\r\n%s",
		key_of(0), house_attack(&h, 0));
	ck_assert(intake_look(&h.home, h.a, bytes, STR(""), &f, &err));
	ck_assert_int_eq(f.class, LETTER_ORDERS);
	ck_assert_str_eq(auth_name(f.auth), "P1");
	bytes = STR(
		"From: eve@elsewhere.org\r\nTo: gm@example.org\r\nMessage-ID: <l@x>\r\n\r\nhi\n");
	ck_assert(intake_look(&h.home, h.a, bytes, STR(""), &f, &err));
	ck_assert_int_eq(f.class, LETTER_JUNK);
	ck_assert(!f.answer);
	house_round(&h);
	ck_assert_int_eq(answers(), 0);
	ck_assert_int_eq(slots_of(0), 0);
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("server/intake");
	TCase *t = tcase_create("letters");
	tcase_add_checked_fixture(t, open_up, shut);
	tcase_set_timeout(t, 180);
	tcase_add_test(t, a_stranger_gets_silence_and_a_line_in_the_log);
	tcase_add_test(t, a_stranger_has_one_answer_a_month_where_the_house_says_so);
	tcase_add_test(t, a_strangers_robot_has_no_answer);
	tcase_add_test(t, key_and_address_together_count);
	tcase_add_test(
		t, a_key_from_another_address_orders_nothing_and_its_owner_is_asked);
	tcase_add_test(t,
		       an_address_without_a_key_orders_nothing_and_is_sent_a_fresh_one);
	tcase_add_test(t, what_others_write_in_its_name_does_not_count_against_a_seat);
	tcase_add_test(t,
		       of_very_many_letters_the_last_one_counts_and_few_are_answered);
	tcase_add_test(t, what_is_held_back_is_read_within_the_hour_in_its_order);
	tcase_add_test(t, what_is_held_back_is_read_before_its_phase_is_run);
	tcase_add_test(
		t, who_plays_somewhere_is_told_where_when_he_writes_to_no_game_of_his);
	tcase_add_test(t, a_forged_key_is_no_key);
	tcase_add_test(t, another_seats_key_is_refused_and_the_gm_is_warned);
	tcase_add_test(t, an_unknown_game_gets_silence_from_strangers);
	tcase_add_test(
		t,
		an_earlier_phases_key_orders_nothing_but_its_commands_and_press_count);
	tcase_add_test(t, robots_are_not_answered);
	tcase_add_test(t, what_we_send_orders_nothing_when_it_comes_back);
	tcase_add_test(t, a_letter_that_is_no_orders_gets_an_answer_that_helps);
	tcase_add_test(t, an_empty_letter_is_answered);
	tcase_add_test(
		t,
		orders_inside_our_report_are_not_run_and_the_answer_says_where_to_write);
	tcase_add_test(t, ten_mebibytes_are_set_aside_and_told);
	tcase_add_test(t,
		       a_letter_that_cannot_be_read_is_set_aside_and_its_player_told);
	tcase_add_test(t, whoever_unsubscribes_is_told_how_to_resign);
	tcase_add_test(t, ten_thousand_lines_are_read_as_far_as_the_limit);
	tcase_add_test(t, broken_bytes_stop_nothing);
	tcase_add_test(t, an_older_letter_does_not_undo_a_newer_one);
	tcase_add_test(t, press_waits_for_the_next_report_and_leaks_no_key);
	tcase_add_test(t, the_receipt_tells_when_all_is_in_and_how_to_stop_it);
	tcase_add_test(
		t, a_letter_on_which_the_worker_dies_is_set_aside_and_the_rest_go_on);
	tcase_add_test(t, who_wrote_a_letter_that_is_set_aside_is_told_and_the_gm_too);
	tcase_add_test(t, of_a_letter_whose_header_kills_too_the_gm_alone_is_told);
	tcase_add_test(t, a_worker_that_cannot_work_blames_no_letter);
	tcase_add_test(t, letters_whose_readers_are_stopped_wait);
	tcase_add_test(t, what_was_read_before_the_worker_failed_stays_done);
	tcase_add_test(t, a_phase_waits_for_letters_that_cannot_be_read);
	tcase_add_test(t,
		       a_letter_that_was_begun_twice_and_not_ended_is_tried_with_care);
	tcase_add_test(
		t, a_locked_store_leaves_the_letter_unread_and_the_next_round_takes_it);
	tcase_add_test(t, looking_at_a_letter_changes_nothing);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(suite)
