/* Time by letters: deadlines that differ, reminders, players who are away, events for
 * calendars, clocks that are put forward and back.
 * SPDX-License-Identifier: ISC */
#include "tests/check_main.h"

#include <stdio.h>
#include <string.h>

#include "schema/mail/calendars.h"
#include "server/intake/orders_byhand.h"
#include "server/options/game_options.h"
#include "server/people/option_set.h"
#include "server/people/seats.h"
#include "server/phase/game_start.h"
#include "server/phase/game_stop.h"
#include "server/phase/phase_byhand.h"
#include "server/phase/phase_rollback.h"
#include "server/phase/phase_window.h"
#include "tests/kit/house.h"

/* Monday. */
#define START "2030-03-04T09:00:00Z"
enum { MINUTE = 60, HOUR = 3600, DAY = 24 * 3600 };
enum { ANN, BOB, CAT, DAN };

static struct house h;

static void open_up(void)
{
	house_open(&h, START);
}
static void shut(void)
{
	house_close(&h);
}

static bool says(struct sent s, const char *words)
{
	return str_find(s.body, str_of(words)) != SIZE_MAX;
}

static void has(struct sent s, const char *words)
{
	ck_assert_msg(s.id != 0, "there is no such letter (with: %s)", words);
	ck_assert_msg(says(s, words), "not in it: %s\n%.*s", words, STR_ARG(s.body));
}

static void deadline_is(const char *expected)
{
	char iso[CLOCK_ISO_MAX];
	clock_iso(house_game(&h).deadline, iso);
	ck_assert_str_eq(iso, expected);
}

static void set_option(const char *name, const char *value)
{
	struct err err = {0};
	ck_assert_msg(option_turn(&h.home, h.a, STR("kestrel"), str_of(name),
				  str_of(value), false, STR(""), &err),
		      "%s", err.text);
}

static void start_with(const char *deadlines)
{
	struct err err = {0};
	house_join(&h);
	set_option("deadlines", deadlines);
	ck_assert_msg(game_start(&h.home, h.a, STR("kestrel"), &err), "%s", err.text);
	house_round(&h);
}

static void start(void)
{
	start_with("7 days 20:00 UTC");
}

static void write_one(int who, const char *text)
{
	house_write(&h, who, text);
	house_round(&h);
}

static void all_are_in(void)
{
	for (int i = 0; i < HOUSE_PEOPLE; i++)
		house_write(&h, i,
			    house_game(&h).phase == 1 ? house_attack(&h, i)
						      : "final\n");
	house_round(&h);
}

static void run_early(void)
{
	int phase = house_game(&h).phase;
	all_are_in();
	house_pass(&h, 31 * MINUTE);
	house_round(&h);
	ck_assert_int_ne(house_game(&h).phase, phase);
}

/* Deadlines ------------------------------------------------------------------ */

START_TEST(a_new_rule_holds_from_the_next_phase_on_and_all_are_told)
{
	start();
	deadline_is("2030-03-11T20:00:00Z");
	set_option("deadlines",
		   "7 days 20:00 UTC; phase 2: 2 days; phase 3: Sat 18:00; off Sat");
	house_round(&h);
	deadline_is("2030-03-11T20:00:00Z");
	has(house_last(&h, BOB, "an option has changed"), "phase 2: 2 days");
	run_early();
	deadline_is("2030-03-06T20:00:00Z");
	run_early();
	deadline_is("2030-03-10T18:00:00Z"); /* Saturday is off: Sunday */
}
END_TEST

START_TEST(each_letter_shows_his_own_zone_else_the_games_and_how_long_it_is)
{
	start_with("7 days 20:00 Europe/London");
	has(house_last(&h, BOB, "T1 P1 report"),
	    "Mon 11 Mar 2030 20:00 UTC, the same in London (in 7 d");
	write_one(BOB, "timezone Asia/Kathmandu\n");
	run_early();
	struct sent bob = house_last(&h, BOB, "T1 P2 report"),
		    ann = house_last(&h, ANN, "T1 P2 report");
	has(bob, "Mon 11 Mar 2030 20:00 UTC = Tue 01:45 in Kathmandu");
	has(bob, "(in 7 d");
	has(ann, "Mon 11 Mar 2030 20:00 UTC, the same in London (in 7 d");
	write_one(BOB, "wait\n");
	has(house_last(&h, BOB, "receipt"), "= Tue 01:45 in Kathmandu");
	has(house_last(&h, BOB, "receipt"), "(in 7 d");
	house_at(&h, "2030-03-09T21:00:00Z"); /* 47 hours before */
	house_round(&h);
	has(house_last(&h, BOB, "reminder"), "= Tue 01:45 in Kathmandu");
	has(house_last(&h, BOB, "reminder"), "(in 1 d 23 h)");
	struct err err = {0};
	ck_assert(phase_extend(&h.home, h.a, STR("kestrel"),
			       house_game(&h).deadline + DAY, STR("snow"), &err));
	house_round(&h);
	has(house_last(&h, BOB, "orders due"), "= Wed 01:45 in Kathmandu");
	has(house_last(&h, BOB, "orders due"), "(in 2 d 23 h)");
	has(house_last(&h, ANN, "orders due"),
	    "20:00 UTC, the same in London (in 2 d 23 h)");
}
END_TEST

/* Reminders ------------------------------------------------------------------ */

START_TEST(reminders_come_when_the_game_says_to_those_who_owe)
{
	start();
	set_option("reminders", "24,6");
	write_one(ANN, house_attack(&h, ANN));
	house_at(&h, "2030-03-10T19:00:00Z"); /* 25 h */
	house_round(&h);
	for (int i = 0; i < HOUSE_PEOPLE; i++)
		ck_assert_int_eq(house_count(&h, i, "reminder"), 0);
	house_pass(&h, 2 * HOUR);
	house_round(&h);
	ck_assert_int_eq(house_count(&h, BOB, "reminder"), 1);
	has(house_last(&h, BOB, "reminder"), "You need");
	has(house_last(&h, BOB, "reminder"), "Without orders: a random attack");
	ck_assert_int_eq(house_count(&h, ANN, "reminder"), 0);
	ck_assert_int_eq(house_count(&h, -1, "orders are missing"), 0);
	house_at(&h, "2030-03-11T15:00:00Z"); /* 5 h: the last, with the list */
	house_round(&h);
	ck_assert_int_eq(house_count(&h, BOB, "reminder"), 2);
	ck_assert_int_eq(house_count(&h, -1, "orders are missing"), 1);
	ck_assert(!says(house_last(&h, -1, "orders are missing"), "Ann"));
	has(house_last(&h, -1, "orders are missing"), "Bob");
}
END_TEST

START_TEST(a_game_without_reminders_has_none)
{
	start();
	set_option("reminders", "none");
	house_at(&h, "2030-03-11T19:00:00Z");
	house_round(&h);
	ck_assert_int_eq(house_count(&h, BOB, "reminder"), 0);
	ck_assert_int_eq(house_count(&h, -1, "orders are missing"), 0);
}
END_TEST

/* Absences ------------------------------------------------------------------- */

START_TEST(a_deadline_in_an_absence_moves_to_the_day_after_and_all_are_told)
{
	start();
	write_one(DAN, "absent 10 Mar to 12 Mar\n");
	deadline_is("2030-03-13T20:00:00Z");
	has(house_last(&h, DAN, "receipt"), "ABSENT: 10-12 Mar is noted");
	has(house_last(&h, DAN, "receipt"), "11 are left");
	for (int i = -1; i < HOUSE_PEOPLE; i++) {
		struct sent s = house_last(&h, i, "an absence moves the deadline");
		has(s, "is absent 10-12 Mar.");
		has(s, "Wed 13 Mar 2030 20:00 UTC");
	}
	run_early();
	deadline_is("2030-03-13T20:00:00Z");
	has(house_last(&h, ANN, "T1 P2 report"),
	    "Next absence: Dan 10-12 Mar (the deadline waits).");
	/* One that falls before it does not. */
	set_option("deadlines", "3 days 20:00 UTC");
	run_early();
	deadline_is("2030-03-07T20:00:00Z");
	has(house_last(&h, ANN, "T1 P3 report"), "Next absence: Dan 10-12 Mar.");
}
END_TEST

START_TEST(an_absence_that_holds_no_deadline_up_is_told_all_the_same)
{
	start();
	write_one(DAN, "absent 6 Mar to 8 Mar\n");
	deadline_is("2030-03-11T20:00:00Z");
	has(house_last(&h, ANN, "is absent"), "Dan");
	/* The deadlines of phases to come are held up as well. */
	write_one(CAT, "absent 2030-03-14\n");
	set_option("deadlines", "10 days 20:00 UTC");
	run_early();
	deadline_is("2030-03-15T20:00:00Z");
}
END_TEST

START_TEST(absences_that_overlap_or_follow_each_other_are_passed_together)
{
	start();
	write_one(DAN, "absent 9-12 Mar\n");
	deadline_is("2030-03-13T20:00:00Z");
	write_one(CAT, "ABSENT 13 Mar.\n");
	deadline_is("2030-03-14T20:00:00Z");
	write_one(BOB, "absent from 11 March until 15 March\n");
	deadline_is("2030-03-16T20:00:00Z");
}
END_TEST

START_TEST(the_days_of_an_absence_are_those_of_the_players_zone)
{
	start();
	/* 20:00 UTC on the 11th is 01:45 on the 12th there. */
	write_one(DAN, "timezone Asia/Kathmandu\n");
	write_one(DAN, "absent 2030-03-11\n");
	deadline_is("2030-03-11T20:00:00Z");
	write_one(DAN, "absent 2030-03-12\n");
	deadline_is("2030-03-12T20:00:00Z");
}
END_TEST

START_TEST(deadlines_wait_for_fourteen_days_of_a_player_and_no_longer)
{
	start();
	write_one(DAN, "absent 5 Mar to 24 Mar\n"); /* 20 days; 14 end on the 18th */
	deadline_is("2030-03-19T20:00:00Z");
	has(house_last(&h, DAN, "receipt"), "until 18 Mar and no longer");
	has(house_last(&h, DAN, "receipt"), "0 are left");
	write_one(DAN, "absent 25 Mar\n");
	has(house_last(&h, DAN, "receipt"), "No deadline waits for it");
	set_option("absence_days", "16");
	write_one(DAN, "absent 19 Mar to 23 Mar\n"); /* known: told, not held */
	has(house_last(&h, DAN, "receipt"), "known already");
	deadline_is("2030-03-19T20:00:00Z");
}
END_TEST

START_TEST(an_absence_that_is_taken_back_gives_back_what_it_did_not_use)
{
	start();
	write_one(DAN, "absent 20 Mar to 25 Mar\n");
	write_one(DAN, "absent off\n");
	has(house_last(&h, DAN, "receipt"), "you count as present");
	has(house_last(&h, ANN, "is not absent"), "is not absent after all");
	write_one(DAN, "absent 11-20 Mar\n");
	has(house_last(&h, DAN, "receipt"), "4 are left");
	deadline_is("2030-03-21T20:00:00Z");
	write_one(DAN, "absent off\n");
	deadline_is("2030-03-21T20:00:00Z"); /* a deadline that was told stands */
	write_one(DAN, "absent 21-29 Mar\n");
	has(house_last(&h, DAN, "receipt"),
	    "until 24 Mar and no longer"); /* four days */
	deadline_is("2030-03-25T20:00:00Z");
	write_one(ANN, "absent off\n");
	has(house_last(&h, ANN, "receipt"), "no absence ahead");
}
END_TEST

START_TEST(an_absence_told_by_telephone_is_entered_by_the_gm)
{
	struct err err = {0};
	struct reading *reading;
	struct str receipt;
	start();
	ck_assert_msg(orders_by_gm(&h.home, h.a, STR("kestrel"), STR("yellow"),
				   STR("absent 10 Mar to 12 Mar\n"), true, &reading,
				   &receipt, &err),
		      "%s", err.text);
	house_round(&h);
	deadline_is("2030-03-13T20:00:00Z");
	has(house_last(&h, DAN, "receipt 2"), "10-12 Mar is noted");
	has(house_last(&h, ANN, "an absence moves"), "Dan (Yellow) is absent");
}
END_TEST

START_TEST(absences_that_cannot_be_are_answered_with_what_would_be_right)
{
	static const struct {
		const char *text, *answer;
	} bad[] = {
		{"absent soon\n", "\"soon\" is not a day"},
		{"absent\n", "ABSENT 2 Dec to 4 Dec"},
		{"absent 1 Mar to 3 Mar\n", "1-3 Mar is past; today is 4 Mar"},
		{"absent 12 Mar to 10 Mar\n", "ABSENT 10 Mar to 12 Mar?"},
		{"absent 5 Mar to 30 Jun\n", "118 days; 92 is the limit"},
		{"absent 2032-01-01\n", "too far ahead"},
		{"absent 30 Feb\n", "\"30 Feb\" is not a day"},
	};
	start();
	for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
		write_one(DAN, bad[i].text);
		has(house_last(&h, DAN, "receipt"), bad[i].answer);
	}
	deadline_is("2030-03-11T20:00:00Z");
	ck_assert_int_eq(house_count(&h, ANN, "absen"), 0);
	/* An absence that began before counts from today. */
	write_one(DAN, "absent 1 Mar to 11 Mar\n");
	has(house_last(&h, DAN, "receipt"), "4-11 Mar is noted");
	deadline_is("2030-03-12T20:00:00Z");
}
END_TEST

START_TEST(orders_of_one_who_is_away_count_and_the_phase_may_run_early)
{
	start();
	write_one(DAN, "absent 10 Mar to 12 Mar\n");
	run_early();
	deadline_is("2030-03-13T20:00:00Z"); /* 7 days from the 4th is the 11th again */
	ck_assert_int_eq(house_game(&h).phase, 2);
}
END_TEST

/* Early ---------------------------------------------------------------------- */

START_TEST(everybody_means_also_a_seat_that_owes_nothing)
{
	start();
	run_early();
	/* In phase 2 of a turn those who are not named owe nothing; three say FINAL. */
	for (int i = 0; i < 3; i++)
		house_write(&h, i, "final\n");
	house_round(&h);
	house_pass(&h, 2 * HOUR);
	house_round(&h);
	ck_assert_int_eq(house_game(&h).phase, 2);
	write_one(DAN, "final\n");
	house_pass(&h, 29 * MINUTE);
	house_round(&h);
	ck_assert_int_eq(house_game(&h).phase, 2);
	house_pass(&h, 2 * MINUTE);
	house_round(&h);
	ck_assert_int_eq(house_game(&h).phase, 3);
}
END_TEST

START_TEST(grace_lets_late_orders_count_while_somebody_owes)
{
	start();
	set_option("grace", "2");
	for (int i = 0; i < 3; i++)
		house_write(&h, i, house_attack(&h, i));
	house_round(&h);
	house_at(&h, "2030-03-11T19:59:00Z");
	house_round(&h);
	house_at(&h, "2030-03-11T21:00:00Z");
	house_round(&h);
	ck_assert_int_eq(house_game(&h).phase, 1);
	write_one(DAN, house_attack(&h, DAN)); /* an hour late */
	ck_assert_int_eq(house_game(&h).phase, 2);
}
END_TEST

/* Leaving ---------------------------------------------------------------------- */

static struct seat seat_of(int who)
{
	struct seat s;
	struct err err = {0};
	ck_assert(seats_load(h.home.store, h.a, house_game(&h).id, who, &s, &err));
	return s;
}

START_TEST(after_the_deadline_a_receipt_does_not_speak_of_what_comes_before_it)
{
	start();
	house_pass(&h, house_game(&h).deadline + HOUR - h.now);
	house_round(&h);
	ck_assert_int_eq(house_game(&h).phase, 1);
	write_one(CAT, house_attack(&h, CAT));
	has(house_last(&h, CAT, "receipt"), "The deadline has passed");
	write_one(CAT, "wait\n");
	ck_assert(!says(house_last(&h, CAT, "receipt"), "before its deadline"));
	ck_assert(!says(house_last(&h, CAT, "receipt"), "at the deadline"));
}
END_TEST

/* An answer to that letter, as a mail program writes it. */
static void reply(int who, struct sent to, const char *words)
{
	house_drop(
		&h, NULL,
		str_printf(
			h.a,
			"From: <%s>\r\nTo: <%.*s>\r\nMessage-ID: <reply.%d@x>\r\nSubject: Re: %.*s\r\n\r\n%s\r\n",
			house_address[who], STR_ARG(to.reply_to), h.n_in,
			STR_ARG(to.subject), words));
	house_round(&h);
}

START_TEST(resign_is_asked_about_and_a_confirm_lets_him_play_to_the_end_of_the_turn)
{
	start();
	write_one(CAT, "resign\n");
	has(house_last(&h, CAT, "receipt"), "Nothing has");
	struct sent asked = house_last(&h, CAT, "please confirm that you resign");
	has(asked, "confirm");
	ck_assert(!seat_of(CAT).leaving && !seat_of(CAT).resigned);
	house_post(&h, house_address[CAT], str_z(h.a, asked.reply_to), "confirm\n");
	house_round(&h);
	ck_assert(seat_of(CAT).leaving && !seat_of(CAT).resigned);
	has(house_last(&h, CAT, "you have resigned"), "until then your orders count");
	ck_assert_int_eq(house_count(&h, -1, "resigned"), 1);
	write_one(CAT, house_attack(&h, CAT));
	has(house_last(&h, CAT, "receipt"), "ACCEPTED 1 order");
	/* The word counts once. */
	house_post(&h, house_address[CAT], str_z(h.a, asked.reply_to), "confirm.\n");
	house_round(&h);
	ck_assert_int_eq(house_count(&h, -1, "resigned"), 1);
	while (house_game(&h).turn == 1)
		run_early();
	ck_assert_int_eq(seat_of(CAT).status, SEAT_REMOVED);
	ck_assert_int_eq(seat_of(ANN).status, SEAT_JOINED);
}
END_TEST

START_TEST(a_yes_to_the_receipt_lets_them_play_to_the_end_of_the_turn)
{
	start();
	write_one(CAT, "resign\n");
	struct sent asked = house_last(&h, CAT, "receipt");
	has(asked, "Nothing has been done yet");
	has(asked, "HELP ABSENT");
	ck_assert(str_find(asked.subject, STR("RESIGN? Reply YES or NO (")) !=
		  SIZE_MAX);
	ck_assert(!seat_of(CAT).leaving && !seat_of(CAT).resigned);
	reply(CAT, asked, "yes please");
	ck_assert(seat_of(CAT).leaving && !seat_of(CAT).resigned);
	has(house_last(&h, CAT, "receipt"), "until then your orders count");
	ck_assert(str_find(house_last(&h, CAT, "receipt").subject, STR("RESIGNED (")) !=
		  SIZE_MAX);
	ck_assert_int_eq(house_count(&h, -1, "resigned"), 1);
	write_one(CAT, house_attack(&h, CAT));
	has(house_last(&h, CAT, "receipt"), "ACCEPTED 1 order");
	/* The word counts once. */
	reply(CAT, asked, "yes.");
	ck_assert_int_eq(house_count(&h, -1, "resigned"), 1);
	while (house_game(&h).turn == 1)
		run_early();
	ck_assert_int_eq(seat_of(CAT).status, SEAT_REMOVED);
	ck_assert_int_eq(seat_of(ANN).status, SEAT_JOINED);
}
END_TEST

START_TEST(resign_now_is_done_at_once_and_a_replacement_comes_first)
{
	struct err err = {0};
	start();
	write_one(CAT, "resign now\n");
	ck_assert(seat_of(CAT).resigned);
	ck_assert_msg(seat_replace(&h.home, h.a, STR("kestrel"), STR("green"),
				   STR("Eve <eve@example.org>"), &err),
		      "%s", err.text);
	ck_assert(!seat_of(CAT).resigned && !seat_of(CAT).leaving);
	write_one(BOB, "resign\n");
	struct sent asked = house_last(&h, BOB, "please confirm that you resign");
	house_pass(&h, 73 * HOUR);
	house_round(&h);
	house_post(&h, house_address[BOB], str_z(h.a, asked.reply_to), "confirm\n");
	house_round(&h);
	ck_assert(!seat_of(BOB).leaving);
	has(house_last(&h, BOB, "confirmed too late"), "came after");
	write_one(BOB, "resign\n");
	asked = house_last(&h, BOB, "receipt");
	reply(BOB, asked, "no");
	reply(BOB, asked, "yes");
	ck_assert(!seat_of(BOB).leaving);
	has(house_last(&h, BOB, "receipt"), "You dropped it with NO");
}
END_TEST

/* Calendars ------------------------------------------------------------------ */

static struct str line_of(struct str ics, const char *name)
{
	struct str line;
	while (str_line(&ics, &line))
		if (str_starts(line, name))
			return str_dup(h.a, line);
	return (struct str){NULL, 0};
}

/* The lines of the event in a letter, unfolded enough for what is asked of it. */
static struct str ics_of(struct sent s)
{
	size_t at = str_find(s.bytes, STR("BEGIN:VCALENDAR")),
	       end = str_find(s.bytes, STR("END:VCALENDAR"));
	ck_assert_msg(at != SIZE_MAX && end != SIZE_MAX && end > at, "no event in %.*s",
		      STR_ARG(s.subject));
	ck_assert(str_find(s.bytes, STR("method=PUBLISH")) < at);
	return str_slice(s.bytes, at, end);
}

static void line_is(struct str ics, const char *name, const char *expected)
{
	struct str line = line_of(ics, name);
	ck_assert_msg(str_is(line, expected), "%s is %.*s, not %s", name, STR_ARG(line),
		      expected);
}

START_TEST(letters_with_a_deadline_carry_one_event_that_moves_with_it)
{
	struct err err = {0};
	start();
	struct str report = ics_of(house_last(&h, BOB, "T1 P1 report"));
	line_is(report, "DTSTART", "DTSTART:20300311T200000Z");
	line_is(report, "SEQUENCE", "SEQUENCE:0");
	line_is(report, "METHOD", "METHOD:PUBLISH");
	line_is(report, "TRIGGER", "TRIGGER:-PT12H");
	ck_assert(str_find(report, STR("ATTENDEE")) == SIZE_MAX);
	struct str uid = line_of(report, "UID:");
	ck_assert(uid.n > 10);
	ck_assert(!str_equal(
		uid, line_of(ics_of(house_last(&h, ANN, "T1 P1 report")), "UID:")));
	ck_assert(phase_extend(&h.home, h.a, STR("kestrel"),
			       house_game(&h).deadline + DAY, STR(""), &err));
	house_round(&h);
	struct str moved = ics_of(house_last(&h, BOB, "orders due"));
	line_is(moved, "DTSTART", "DTSTART:20300312T200000Z");
	line_is(moved, "SEQUENCE", "SEQUENCE:1");
	ck_assert(str_equal(line_of(moved, "UID:"), uid));
	house_at(&h, "2030-03-12T10:00:00Z");
	house_round(&h);
	struct str reminder = ics_of(house_last(&h, BOB, "reminder"));
	line_is(reminder, "SEQUENCE", "SEQUENCE:1");
	ck_assert(str_equal(line_of(reminder, "UID:"), uid));
	run_early();
	struct str next = ics_of(house_last(&h, BOB, "T1 P2 report"));
	line_is(next, "SEQUENCE", "SEQUENCE:0");
	ck_assert(!str_equal(line_of(next, "UID:"), uid));
	/* No key is in it. */
	ck_assert(str_find(next, STR("kestrel.")) == SIZE_MAX);
}
END_TEST

/* Ann's calendar has heard more of that deadline than those of the others. */
static void note_ahead(int phase_no, int sequence)
{
	struct calendar_entry e;
	struct err err = {0};
	struct seat ann = seat_of(ANN);

	ck_assert(home_begin(&h.home, &err));
	ck_assert(calendars_load(h.home.store, ann.id, ann.epoch, phase_no, &e, &err));
	e.sequence = sequence;
	ck_assert(calendars_save(h.home.store, &e, &err));
	ck_assert(home_end(&h.home, true, &err));
}

static int count(struct str in, const char *what)
{
	int n = 0;

	for (size_t at; (at = str_find(in, str_of(what))) != SIZE_MAX; n++)
		in = str_slice(in, at + 1, in.n);
	return n;
}

/* The letter's cancelled.ics, or nothing. */
static struct str cancelled(struct sent s)
{
	size_t at = str_find(s.bytes, STR("METHOD:CANCEL"));
	return at == SIZE_MAX ? STR("") : str_slice(s.bytes, at, s.bytes.n);
}

/* Letters of one run: most of their calendars is printed once for all of them. */
START_TEST(each_reader_has_events_of_their_own)
{
	static const char *const seats[] = {"(Red)", "(Blue)", "(Green)", "(Yellow)"};
	struct str uid[HOUSE_PEOPLE], gone[HOUSE_PEOPLE];

	start();
	const int no = house_game(&h).phase_no;
	note_ahead(no, 6);
	note_ahead(no + 1, 3);
	run_early();
	for (int i = 0; i < HOUSE_PEOPLE; i++) {
		struct sent report = house_last(&h, i, "T1 P2 report");
		struct str ics = ics_of(report), off = cancelled(report);
		line_is(ics, "SEQUENCE", i == ANN ? "SEQUENCE:4" : "SEQUENCE:0");
		line_is(off, "SEQUENCE", i == ANN ? "SEQUENCE:7" : "SEQUENCE:1");
		for (int k = 0; k < HOUSE_PEOPLE; k++)
			ck_assert_int_eq(count(ics, seats[k]), k == i ? 2 : 0);
		uid[i] = line_of(ics, "UID:");
		gone[i] = line_of(off, "UID:");
		for (int k = 0; k < i; k++)
			ck_assert(!str_equal(uid[i], uid[k]) &&
				  !str_equal(gone[i], gone[k]));
	}
}
END_TEST

START_TEST(what_a_calendar_shows_is_taken_back_when_it_will_not_be)
{
	struct err err = {0};
	struct rollback back;
	start();
	struct str first = line_of(ics_of(house_last(&h, BOB, "T1 P1 report")), "UID:");
	run_early();
	struct sent report = house_last(&h, BOB, "T1 P2 report");
	struct str gone = cancelled(report);
	ck_assert(str_equal(line_of(gone, "UID:"), first));
	line_is(gone, "SEQUENCE", "SEQUENCE:1");
	line_is(gone, "STATUS", "STATUS:CANCELLED");
	ck_assert(str_find(report.bytes, STR("text/calendar; method=CANCEL")) !=
		  SIZE_MAX);
	struct str second = line_of(ics_of(report), "UID:");
	ck_assert(!str_equal(first, second));
	/* Paused: no deadline runs. Going on: it is there again, and newer. */
	ck_assert(game_pause(&h.home, h.a, STR("kestrel"), &err));
	house_round(&h);
	gone = cancelled(house_last(&h, BOB, "paused"));
	ck_assert(str_equal(line_of(gone, "UID:"), second));
	line_is(gone, "SEQUENCE", "SEQUENCE:1");
	ck_assert(game_resume(&h.home, h.a, STR("kestrel"), &err));
	house_round(&h);
	struct str on = ics_of(house_last(&h, BOB, "goes on"));
	ck_assert(str_equal(line_of(on, "UID:"), second));
	line_is(on, "METHOD", "METHOD:PUBLISH");
	line_is(on, "SEQUENCE", "SEQUENCE:2");
	ck_assert_uint_eq(cancelled(house_last(&h, BOB, "goes on")).n, 0);
	/* Taken back: the later phase is gone, the earlier one has an event of its own. */
	ck_assert(phase_rollback(&h.home, h.a, STR("kestrel"), 1, 1, STR("a test"),
				 false, &back, &err));
	house_round(&h);
	report = house_last(&h, BOB, "T1 P1 report");
	ck_assert(str_equal(line_of(cancelled(report), "UID:"), second));
	line_is(cancelled(report), "SEQUENCE", "SEQUENCE:3");
	struct str third = line_of(ics_of(report), "UID:");
	ck_assert(!str_equal(third, first));
	/* The end. */
	ck_assert(game_end(&h.home, h.a, STR("kestrel"), STR("a test"), &err));
	house_round(&h);
	ck_assert(str_equal(
		line_of(cancelled(house_last(&h, BOB, "last report")), "UID:"), third));
}
END_TEST

START_TEST(a_phase_that_runs_at_its_deadline_takes_nothing_back)
{
	start();
	house_at(&h, "2030-03-10T19:00:00Z");
	for (int i = 0; i < HOUSE_PEOPLE; i++)
		house_write(
			&h, i,
			str_z(h.a, str_printf(h.a, "%s\nwait\n", house_attack(&h, i))));
	house_round(&h);
	house_at(&h, "2030-03-11T20:01:00Z");
	house_round(&h);
	ck_assert(house_last(&h, BOB, "T1 P2 report").bytes.n > 0);
	ck_assert_uint_eq(cancelled(house_last(&h, BOB, "T1 P2 report")).n, 0);
}
END_TEST

START_TEST(without_the_option_nothing_is_for_the_calendar)
{
	start();
	set_option("calendar", "off");
	run_early();
	/* Published events are taken back, and that is all. */
	ck_assert(str_find(house_last(&h, BOB, "T1 P2 report").bytes,
			   STR("METHOD:PUBLISH")) == SIZE_MAX);
	ck_assert(cancelled(house_last(&h, BOB, "T1 P2 report")).n > 0);
	run_early();
	ck_assert(str_find(house_last(&h, BOB, "T1 P3 report").bytes,
			   STR("VCALENDAR")) == SIZE_MAX);
	ck_assert(str_find(house_last(&h, BOB, "T1 P3 report").bytes,
			   STR("multipart/mixed")) == SIZE_MAX);
	/* The GM has no use for it, nor has a receipt. */
	ck_assert(str_find(house_last(&h, -1, "T1 P1 report").bytes,
			   STR("VCALENDAR")) == SIZE_MAX);
}
END_TEST

START_TEST(with_early_off_a_phase_runs_at_its_deadline_alone)
{
	struct err err = {0};

	start();
	set_option("early", "off");
	house_round(&h);
	has(house_last(&h, BOB, "an option has changed"), "Option early is now off.");
	all_are_in();
	has(house_last(&h, ANN, "receipt"),
	    "You may change everything until the deadline, at which the phase runs.");
	for (int i = 0; i < HOUSE_PEOPLE; i++)
		house_write(&h, i, "final\nrules\n");
	house_round(&h);
	has(house_last(&h, DAN, "receipt"),
	    "A phase runs at its deadline and never before it");
	ck_assert_int_eq(house_game(&h).early, 0);
	house_pass(&h, 31 * MINUTE);
	house_round(&h);
	ck_assert_int_eq(house_game(&h).phase, 1);

	/* Turned on, it looks at what is there; turned off, the window is shut. */
	set_option("early", "on");
	ck_assert(phase_window_anew(&h.home, h.a, STR("kestrel"), &err));
	ck_assert_int_eq(house_game(&h).early, h.now + 30 * MINUTE);
	set_option("early", "off");
	ck_assert_int_eq(house_game(&h).early, 0);
	house_pass(&h, 31 * MINUTE);
	house_round(&h);
	ck_assert_int_eq(house_game(&h).phase, 1);
	house_at(&h, "2030-03-11T20:00:00Z");
	house_round(&h);
	ck_assert_int_eq(house_game(&h).phase, 2);
	set_option("early", "on");
	run_early();
}
END_TEST

/* Clocks --------------------------------------------------------------------- */

START_TEST(phases_run_at_the_hour_of_the_zone_over_the_change_of_its_clock)
{
	start_with("7 days 20:00 America/New_York"); /* forward on the 10th */
	deadline_is("2030-03-12T00:00:00Z");
	all_are_in();
	write_one(ANN, "wait\n");
	house_at(&h, "2030-03-11T23:59:59Z");
	house_round(&h);
	ck_assert_int_eq(house_game(&h).phase, 1);
	house_pass(&h, 1);
	house_round(&h);
	ck_assert_int_eq(house_game(&h).phase, 2);
	deadline_is("2030-03-19T00:00:00Z");
}
END_TEST

START_TEST(a_clock_that_goes_back_runs_nothing_twice_and_loses_nothing)
{
	start();
	all_are_in();
	write_one(ANN, "wait\n");
	house_at(&h, "2030-03-11T20:00:00Z");
	house_round(&h);
	ck_assert_int_eq(house_game(&h).phase, 2);
	deadline_is("2030-03-18T20:00:00Z");
	house_at(&h,
		 "2030-03-11T17:00:00Z"); /* three hours back, before the deadline */
	house_round(&h);
	house_write(&h, BOB, "final\n");
	house_round(&h);
	ck_assert_int_eq(house_game(&h).phase, 2);
	ck_assert_int_eq(house_count(&h, BOB, "T1 P2 report"), 1);
	has(house_last(&h, BOB, "receipt"), "FINAL");
	deadline_is("2030-03-18T20:00:00Z");
}
END_TEST

START_TEST(a_leap_of_more_than_a_quarter_hour_over_a_deadline_moves_it)
{
	start();
	all_are_in();
	write_one(ANN, "wait\n");
	house_at(&h, "2030-03-11T19:50:00Z");
	house_round(&h);
	house_pass(&h, 20 * MINUTE);
	h.home.clock_jump = 20 * MINUTE; /* as the daemon's loop finds it */
	house_round(&h);
	ck_assert_int_eq(house_game(&h).phase, 1);
	deadline_is("2030-03-12T20:00:00Z");
}
END_TEST

static Suite *make_suite(void)
{
	Suite *s = suite_create("server/time");
	TCase *t = tcase_create("time");

	tcase_set_timeout(t, 60);
	tcase_add_checked_fixture(t, open_up, shut);
	tcase_add_test(t, a_new_rule_holds_from_the_next_phase_on_and_all_are_told);
	tcase_add_test(
		t, each_letter_shows_his_own_zone_else_the_games_and_how_long_it_is);
	tcase_add_test(t, reminders_come_when_the_game_says_to_those_who_owe);
	tcase_add_test(t, a_game_without_reminders_has_none);
	tcase_add_test(
		t, a_deadline_in_an_absence_moves_to_the_day_after_and_all_are_told);
	tcase_add_test(t, an_absence_that_holds_no_deadline_up_is_told_all_the_same);
	tcase_add_test(t,
		       absences_that_overlap_or_follow_each_other_are_passed_together);
	tcase_add_test(t, the_days_of_an_absence_are_those_of_the_players_zone);
	tcase_add_test(t, deadlines_wait_for_fourteen_days_of_a_player_and_no_longer);
	tcase_add_test(t, an_absence_that_is_taken_back_gives_back_what_it_did_not_use);
	tcase_add_test(t, an_absence_told_by_telephone_is_entered_by_the_gm);
	tcase_add_test(t,
		       absences_that_cannot_be_are_answered_with_what_would_be_right);
	tcase_add_test(t, orders_of_one_who_is_away_count_and_the_phase_may_run_early);
	tcase_add_test(t, everybody_means_also_a_seat_that_owes_nothing);
	tcase_add_test(t, grace_lets_late_orders_count_while_somebody_owes);
	tcase_add_test(
		t,
		resign_is_asked_about_and_a_confirm_lets_him_play_to_the_end_of_the_turn);
	tcase_add_test(t, a_yes_to_the_receipt_lets_them_play_to_the_end_of_the_turn);
	tcase_add_test(t, resign_now_is_done_at_once_and_a_replacement_comes_first);
	tcase_add_test(
		t, after_the_deadline_a_receipt_does_not_speak_of_what_comes_before_it);
	tcase_add_test(t, letters_with_a_deadline_carry_one_event_that_moves_with_it);
	tcase_add_test(t, each_reader_has_events_of_their_own);
	tcase_add_test(t, what_a_calendar_shows_is_taken_back_when_it_will_not_be);
	tcase_add_test(t, a_phase_that_runs_at_its_deadline_takes_nothing_back);
	tcase_add_test(t, without_the_option_nothing_is_for_the_calendar);
	tcase_add_test(t, with_early_off_a_phase_runs_at_its_deadline_alone);
	tcase_add_test(t,
		       phases_run_at_the_hour_of_the_zone_over_the_change_of_its_clock);
	tcase_add_test(t, a_clock_that_goes_back_runs_nothing_twice_and_loses_nothing);
	tcase_add_test(t, a_leap_of_more_than_a_quarter_hour_over_a_deadline_moves_it);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(make_suite)
