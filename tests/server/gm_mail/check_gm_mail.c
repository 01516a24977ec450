/* The GM by mail: their words, who may say them, and what is answered to everybody else.
 * SPDX-License-Identifier: ISC */
#include "tests/check_main.h"

#include <string.h>

#include "schema/gmlog.h"
#include "schema/mail/bounces.h"
#include "schema/mail/inbox.h"
#include "schema/sheets.h"
#include "server/game/game_gm.h"
#include "server/gm_mail/gm_mail_words.h"
#include "server/home/home.h"
#include "server/options/game_options.h"
#include "server/people/gm_change.h"
#include "server/people/option_set.h"
#include "server/phase/phase_byhand.h"
#include "tests/kit/house.h"

#define MASTER "master@example.org"
#define PHONE "master@phone.example"
#define VOUCHED                                                                        \
	"Authentication-Results: mx.example.net; dmarc=pass "                          \
	"header.from=example.org\r\n"

enum { ANN, BOB, CAT, DAN, HOUR = 3600 };

static struct house h;

static void open_up(void)
{
	house_begin(&h, "2030-03-04T09:00:00Z");
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

/* The text with its lines joined: where a line is broken says nothing. */
static bool says(struct sent s, const char *words)
{
	return str_find(house_flat(&h, s.body), str_of(words)) != SIZE_MAX;
}

static const char *gm_key(void)
{
	return str_z(h.a, house_key(&h, -1));
}

static const char *post(const char *top, const char *from, const char *to,
			const char *text)
{
	return house_drop(&h, NULL,
			  str_printf(h.a,
				     "%sFrom: %s\r\nTo: %s\r\nSubject: Re: report\r\n"
				     "Message-ID: <gm%d@x>\r\n\r\n%s",
				     top, from, to, h.n_in, text));
}

/* From the GM, vouched for: the one answer. */
static struct sent say(const char *text)
{
	const char *in = post(VOUCHED, MASTER, gm_key(), text);
	house_round(&h);
	ck_assert_str_eq(house_state(&h, in), "done");
	struct sent s = house_last(&h, -1, "[KESTREL]");
	return s;
}

static int gmlog_has(const char *words)
{
	struct gmlog_entry *e;
	struct err err = {0};
	struct game g = house_game(&h);
	int n, found = 0;

	ck_assert(gmlog_list(h.home.store, h.a, g.id, -1, &e, &n, &err));
	for (int i = 0; i < n; i++)
		found += has(e[i].what, words);
	return found;
}

/* How many lines of the journal answer this matter. */
static int n_answers(const char *code)
{
	struct gmlog_entry *e;
	struct err err = {0};
	int n;

	ck_assert(gmlog_answers(h.home.store, h.a, str_of(code), &e, &n, &err));
	return n;
}

/* Effects of the words ------------------------------------------------------ */

START_TEST(status_says_where_the_game_is_and_who_is_in)
{
	house_write(&h, ANN, house_attack(&h, ANN));
	house_round(&h);
	struct sent s = say("status\n");
	ck_assert(has(s.subject, "T1 P1 done"));
	ck_assert(says(s, "Turn 1, phase 1; running."));
	ck_assert(says(s, "Deadline Wed 6 Mar 2030 20:00 UTC"));
	ck_assert(says(s, "Red (Ann): in"));
	ck_assert(says(s, "Blue (Bob): nothing came"));
}
END_TEST

START_TEST(nmr_list_has_only_those_who_owe)
{
	house_write(&h, ANN, house_attack(&h, ANN));
	house_round(&h);
	struct sent s = say("NMR LIST.\n");
	ck_assert(!says(s, "Red (Ann)"));
	ck_assert(says(s, "Blue (Bob): nothing came"));
}
END_TEST

START_TEST(extend_moves_the_deadline_by_a_span_and_to_a_moment)
{
	struct sent s = say("extend 24 hours\n");
	ck_assert(says(s, "Phase 1.1 is due Thu 7 Mar 2030 20:00 UTC now"));
	ck_assert(has(house_last(&h, ANN, "").subject, "orders due Thu 7 Mar 20:00"));
	ck_assert_int_eq(house_count(&h, BOB, "orders due Thu 7 Mar"), 1);
	(void)say("Extend to 2030-03-08 20:00\n");
	int64_t when;
	ck_assert(clock_read_iso(STR("2030-03-08T20:00Z"), &when));
	ck_assert_int_eq(house_game(&h).deadline, when);
	ck_assert_int_eq(gmlog_has("By mail (letter "), 2);
	ck_assert_int_eq(
		gmlog_has("The GM moved the deadline of phase 1.1 to Fri 8 Mar"), 1);
}
END_TEST

START_TEST(deadline_sets_an_earlier_one_which_extend_refuses)
{
	int64_t was = house_game(&h).deadline, when;
	struct sent s = say("extend to 2030-03-05 20:00\n");

	ck_assert(says(s, "which is later; phase deadline sets an earlier time"));
	ck_assert_int_eq(house_game(&h).deadline, was);
	s = say("deadline 2030-03-05 20:00\n");
	ck_assert(clock_read_iso(STR("2030-03-05T20:00Z"), &when));
	ck_assert_int_lt(when, was);
	ck_assert_int_eq(house_game(&h).deadline, when);
	ck_assert(has(house_last(&h, ANN, "").subject, "orders due Tue 5 Mar 20:00"));
}
END_TEST

START_TEST(wait_gives_who_is_missing_more_hours)
{
	int64_t deadline = house_game(&h).deadline;
	struct sent s = say("wait 12\n");
	ck_assert(says(s, "Phase 1.1 is due Thu 7 Mar 2030 08:00 UTC now"));
	ck_assert_int_eq(house_game(&h).deadline, deadline + 12 * HOUR);
	ck_assert(
		says(house_last(&h, BOB, "waits"), "wait 12 hours for missing orders"));
	(void)say("wait\n");
	ck_assert_int_eq(house_game(&h).deadline, deadline + 36 * HOUR);
	for (int i = 0; i < HOUSE_PEOPLE; i++)
		house_write(&h, i, house_attack(&h, i));
	house_round(&h);
	s = say("wait 12 hours\n");
	ck_assert(says(s, "NOT DONE: nobody owes orders in phase 1.1"));
}
END_TEST

START_TEST(wait_ends_the_question_after_a_missed_first_phase)
{
	house_at(&h, "2030-03-06T20:30:00Z");
	house_round(&h);
	ck_assert(house_game(&h).hold.n > 0);
	(void)say("wait 24\n");
	ck_assert_uint_eq(house_game(&h).hold.n, 0);
	ck_assert_int_eq(house_game(&h).deadline, h.now + 24 * HOUR);
	for (int i = 0; i < HOUSE_PEOPLE; i++)
		house_write(&h, i, house_attack(&h, i));
	house_round(&h);
	house_pass(&h, HOUR);
	house_round(&h);
	ck_assert_int_eq(house_game(&h).phase, 2);
}
END_TEST

START_TEST(run_runs_the_phase_it_names_and_no_other)
{
	for (int i = 0; i < HOUSE_PEOPLE; i++)
		house_write(&h, i, house_attack(&h, i));
	house_round(&h);
	struct sent s = say("run 1.2\n");
	ck_assert(has(s.subject, "T1 P1 not done"));
	ck_assert_msg(says(s, "NOT DONE: phase 1.2 is not open; the open one is 1.1"),
		      "%.*s", STR_ARG(s.body));
	ck_assert_int_eq(house_game(&h).phase, 1);

	s = say("run 1.1\n");
	ck_assert_int_eq(house_game(&h).phase, 2);
	ck_assert_int_eq(house_count(&h, ANN, "T1 P2 report"), 1);
	s = house_last(&h, -1, "T1 P2 done");
	ck_assert(says(s, "Phase 1.1 was run; 1.2 is open"));
	/* Said a second time it runs nothing. */
	s = say("Run phase 1.1.\n");
	ck_assert(says(s, "phase 1.1 is not open; the open one is 1.2"));
	ck_assert_int_eq(house_game(&h).phase, 2);
}
END_TEST

START_TEST(the_first_phase_does_not_run_on_missing_orders_by_mail_either)
{
	struct sent s = say("run 1.1\n");
	ck_assert(says(s, "NOT DONE: phase 1.1 cannot run while orders are missing"));
	ck_assert_int_eq(house_game(&h).phase, 1);
	ck_assert_int_eq(gmlog_has("By mail"), 0);
}
END_TEST

/* As on the command line: who was told that there is time is not passed over by a slip. */
START_TEST(run_before_the_deadline_asks_for_force_while_orders_are_missing)
{
	for (int i = 0; i < HOUSE_PEOPLE; i++)
		house_write(&h, i, house_attack(&h, i));
	house_round(&h);
	(void)say("run 1.1\n");
	ck_assert_int_eq(house_game(&h).phase, 2);
	struct sent s = say("run 1.2\n");
	ck_assert(has(s.subject, "T1 P2 not done"));
	ck_assert_msg(
		says(s, "NOT DONE: no orders have come from Red, Blue, Green, Yellow"),
		"%.*s", STR_ARG(s.body));
	ck_assert(says(s, "`run 1.2 force` runs it without them"));
	ck_assert_int_eq(house_game(&h).phase, 2);
	(void)say("run 1.2 force\n");
	ck_assert_int_eq(house_game(&h).phase, 3);
}
END_TEST

START_TEST(help_brings_the_words_and_is_no_mistake)
{
	struct sent s = say("help\n");
	ck_assert(has(s.subject, "T1 P1 done"));
	ck_assert(says(s, "run 3.2 runs phase 3.2"));
	ck_assert(!says(s, "NOTHING DONE"));
	ck_assert(!says(s, "Not read"));
}
END_TEST

START_TEST(announce_goes_to_all_from_one_line_or_from_many)
{
	(void)say("announce: The mail server was down\nuntil noon.\n\nstatus\n");
	struct sent s = house_last(&h, BOB, "a word of the GM");
	ck_assert(says(s, "The mail server was down until noon."));
	ck_assert(!says(s, "status"));

	(void)say("Announce\nattack yellow 3\n\nis no order here.\nend\nnmr list\n");
	s = house_last(&h, CAT, "a word of the GM");
	ck_assert(says(s, "attack yellow 3 is no order here."));
	ck_assert_int_eq(house_count(&h, CAT, "a word of the GM"), 2);
	ck_assert(says(house_last(&h, -1, "done"), "Blue (Bob): nothing came"));
	ck_assert_int_eq(gmlog_has("is no order here"), 1);
	/* Text that the GM quotes is not an order of the players who send the letter back. */
	size_t cut = str_find(s.body, STR("write above this line"));
	ck_assert_uint_lt(cut, str_find(s.body, STR("attack yellow 3")));
}
END_TEST

/* The same words as on the command line, and the same act. */
START_TEST(seat_house_lets_the_house_lead_a_seat)
{
	struct sent s = say("seat house Blue once\n");
	ck_assert(has(s.subject, "done"));
	ck_assert(
		says(s, "the house plays it in this phase, unless its player orders"));
	ck_assert_int_eq(gmlog_has("By mail"), 1);

	s = say("Seat house blue.\n");
	ck_assert(says(s, "the house plays it until its player orders again"));
	s = say("seat house blue off\n");
	ck_assert(says(s, "its player plays it again"));
	s = say("seat house purple\n");
	ck_assert(says(s, "NOT DONE:"));
	s = say("seat remove blue\n");
	ck_assert(says(s, "postalgm seat remove kestrel SEAT"));
	s = say("Seat by seat we go on.\n");
	ck_assert(!says(s, "NOT DONE") && !says(s, "and for how long"));
}
END_TEST

/* [R18]: in the first phase chance plays nobody without a word of the GM. */
START_TEST(words_about_missing_orders_do_what_the_commands_do)
{
	struct sent s = say("nmr remind blue\n");

	ck_assert(says(s, "A reminder goes to blue."));
	ck_assert_int_eq(house_count(&h, BOB, "reminder"), 1);
	ck_assert_int_eq(house_count(&h, CAT, "reminder"), 0);
	s = say("NMR REMIND\n");
	ck_assert(says(s, "A reminder goes to everybody who owes orders."));
	ck_assert_int_eq(house_count(&h, CAT, "reminder"), 1);
	s = say("nmr remind purple\n");
	ck_assert(says(s, "NOT DONE:"));
	s = say("nmr random blue\n");
	ck_assert(says(s,
		       "blue will be played at random in phase 1.1 if nothing comes."));
	ck_assert_int_eq(gmlog_has("may be played at random"), 1);
	s = say("nmr random\n");
	ck_assert(says(s, "`nmr random all`"));
	s = say("nmr standby blue\n");
	ck_assert(says(s, "nobody is on the list of standbys"));
	s = say("nmr standby\n");
	ck_assert(says(s, "Which seat? `nmr standby red`"));
}
END_TEST

START_TEST(a_game_is_paused_and_runs_on_by_letter)
{
	struct sent s = say("game pause\n");

	ck_assert(says(s, "The game is paused"));
	ck_assert_int_eq(house_game(&h).status, GAME_PAUSED);
	s = say("game pause\nAnd a good night.\n"); /* the same text twice would be asked about */
	ck_assert(says(s, "NOT DONE:"));
	s = say("Game resume.\n");
	ck_assert_int_eq(house_game(&h).status, GAME_RUNNING);
	s = say("game start\n");
	ck_assert(says(s, "NOT DONE:"));
	s = say("Game by game we go on.\nStandby players are welcome\n");
	ck_assert(says(s, "nmr standby SEAT"));
	ck_assert(!says(s, "NOT DONE"));
	ck_assert_int_eq(house_game(&h).status, GAME_RUNNING);
	s = say("pause\n");
	ck_assert(says(s, "Nothing was done. Write game pause"));
	ck_assert_int_eq(house_game(&h).status, GAME_RUNNING);
}
END_TEST

START_TEST(a_code_does_what_stands_behind_it)
{
	struct sent s = say("game pause\n");

	s = say("todo\n");
	ck_assert(says(s, "P1 kestrel: The game has been paused since"));
	ck_assert(says(s, "answer: GAME RESUME"));
	s = say("p1\n");
	ck_assert(says(s, "The game runs on"));
	ck_assert_int_eq(house_game(&h).status, GAME_RUNNING);
	ck_assert_int_eq(gmlog_has("p1 (GAME RESUME)"), 1);
	ck_assert_int_eq(n_answers("P1"), 1);
	s = say("P1\nand good night\n");
	ck_assert(says(s, "NOT DONE: P1 was answered already, on "));
	s = say("P7 game pause\n");
	ck_assert(says(s, "NOT DONE: nothing with that code waits for you"));
	ck_assert_int_eq(house_game(&h).status, GAME_RUNNING);
	s = say("todo\nif you please\n");
	ck_assert(says(s, "Nothing waits for you."));
}
END_TEST

/* The lines of the list may be copied as they are, for they are the same words. */
START_TEST(the_words_of_the_command_line_are_words_of_a_letter)
{
	int64_t deadline = house_game(&h).deadline;
	struct sent s = say("phase extend kestrel 24h\n");

	ck_assert_int_eq(house_game(&h).deadline, deadline + 24 * HOUR);
	s = say("postalgm nmr wait kestrel 12\n");
	ck_assert_int_eq(house_game(&h).deadline, deadline + 36 * HOUR);
	s = say("postalgm seat replace kestrel blue \"Fay <fay@example.com>\"\n");
	ck_assert(says(s, "blue: an invitation goes to fay@example.com"));
	s = say("game show\n");
	ck_assert(says(s, "Turn 1, phase 1; running."));
	s = say("postalgm nmr list kestrel\n");
	ck_assert(says(s, "Red (Ann): nothing came"));
	s = say("answer kestrel red: Yes.\n");
	ck_assert(says(s, "A letter with it goes to the player of red alone."));
	s = say("phase run kestrel 1.2\n");
	ck_assert(says(s, "NOT DONE: phase 1.2 is not open"));
	s = say("postalgm phase rollback kestrel 1.1\n");
	ck_assert(says(s, "That cannot be done by mail"));
	s = say("Phase by phase, and game by game.\n");
	ck_assert(says(s, "your letter has no word of the GM in it"));
}
END_TEST

/* What a player wrote to the GM waits until they are answered, whichever way. */
START_TEST(an_answer_goes_to_one_player_alone)
{
	struct sent s;

	house_write(&h, ANN, "press to gm: May I have a day more?\nendpress\n");
	house_write(&h, BOB, "press to gm: Who is Red?\nendpress\n");
	house_round(&h);
	s = say("todo\n");
	ck_assert(says(s, "W1 kestrel red: Ann wrote to you: May I have a day more?"));
	ck_assert(says(s, "answer: W1 ANSWER red: TEXT"));
	s = say("w1\n");
	ck_assert(says(
		s, "NOT DONE: W1 alone does not say enough: `W1 ANSWER red: TEXT`"));
	s = say("w1 answer: Note: until Friday,\nbut no longer.\n");
	ck_assert(says(s, "A letter with it goes to the player of red alone."));
	s = house_last(&h, ANN, "the GM writes to you");
	ck_assert(says(s, "Note: until Friday, but no longer."));
	ck_assert_int_eq(house_count(&h, BOB, "the GM writes to you"), 0);
	ck_assert_int_eq(gmlog_has("The GM wrote to red alone."), 1);
	s = say("todo\nwhat waits now?\n");
	ck_assert(!says(s, "W1 ") && says(s, "W2 kestrel blue"));

	s = say("answer blue:\nYou may ask them.\n\nOr not.\nend\n");
	s = house_last(&h, BOB, "the GM writes to you");
	ck_assert(says(s, "You may ask them. Or not."));
	s = say("todo\nand now?\n");
	ck_assert(says(s, "Nothing waits for you."));

	house_write(&h, CAT, "press to gm: And I?\nendpress\n");
	house_round(&h);
	(void)say("W3 announce: Cat asks, and all may know: yes.\n");
	s = say("todo\nthanks\n");
	ck_assert(says(s, "Nothing waits for you."));

	/* A code below a text is a command and not the rest of the text. */
	(void)say("game pause\n");
	s = say("announce: We go on,\nB3 or not B3.\nP1\n");
	ck_assert_int_eq(house_game(&h).status, GAME_RUNNING);
	ck_assert(says(house_last(&h, BOB, "a word of the GM"),
		       "We go on, B3 or not B3."));
	ck_assert(!says(house_last(&h, BOB, "a word of the GM"), "P1"));
	(void)say("answer red: Soon.\nP1 status\n");
	ck_assert(!says(house_last(&h, ANN, "the GM writes to you"), "P1"));

	s = say("answer: hello\n");
	ck_assert(says(s, "Which seat? `answer red: TEXT`"));
	s = say("answer purple: hello\n");
	ck_assert(says(s, "NOT DONE:"));
	s = say("answer red:\n");
	ck_assert(says(s, "What is to be answered?"));
}
END_TEST

/* A letter to them has come back. */
static void bounced(int who)
{
	struct bounce b = {.outbox_id = 1,
			   .game_id = house_game(&h).id,
			   .seat = who,
			   .address = str_of(house_address[who]),
			   .hard = true,
			   .status = STR("5.1.1"),
			   .utc = h.now + 1}; /* after their last letter */
	struct err err = {0};
	bool added;

	ck_assert(home_begin(&h.home, &err));
	ck_assert(home_end(&h.home, bounces_add(h.home.store, &b, &added, &err), &err));
}

START_TEST(people_are_put_in_their_places_by_mail)
{
	struct sent s = say("seat standby Eve <eve@example.com>\n");

	ck_assert(says(s, "Eve <eve@example.com> is on the list of standbys"));
	s = say("seat standby Eve <eve@example.com>\nonce more\n");
	ck_assert(says(s, "NOT DONE:"));
	s = say("seat standby Eve\n");
	ck_assert(says(s, "Which person? `seat standby Ann"));
	s = say("seat replace blue\n");
	ck_assert(says(s, "Which seat, and which person? `seat replace red Ann"));
	s = say("seat replace purple Fay <fay@example.com>\n");
	ck_assert(says(s, "NOT DONE:"));
	s = say("seat replace blue Mo <" MASTER ">\n");
	ck_assert(says(s, "NOT DONE:") && says(s, "sees all secrets"));
	s = say("seat replace blue Fay <fay@example.com>.\n");
	ck_assert(says(
		s,
		"blue: an invitation goes to fay@example.com; the old keys no longer work"));
	s = say("seat resume red\n");
	ck_assert(says(s, "NOT DONE: no letter to red (ann@example.org) has bounced"));
	bounced(ANN);
	s = say("seat resume red\nonce more\n");
	ck_assert(says(
		s,
		"red: earlier bounces are forgotten, and a letter goes to ann@example.org"));
	s = say("seat resume\n");
	ck_assert(says(s, "Which seat? `seat resume red`"));
}
END_TEST

START_TEST(letters_that_wait_are_settled_by_mail)
{
	house_drop(
		&h, NULL,
		str_printf(
			h.a,
			"From: ann@elsewhere.example\r\nTo: %.*s\r\nSubject: Re: report\r\n"
			"Message-ID: <wait@x>\r\n\r\n%s",
			STR_MADE(h.a, house_key(&h, ANN)), house_attack(&h, ANN)));
	house_round(&h);
	struct sent s = say("todo\n");
	ck_assert(says(s, "answer: LETTERS RELEASE "));
	struct str rest = house_flat(&h, s.body), number;
	rest = str_slice(rest, str_find(rest, STR("LETTERS RELEASE ")) + 16, rest.n);
	ck_assert(str_word(&rest, &number));
	const char *id = str_z(h.a, number);
	s = say(str_z(h.a, str_printf(h.a, "letters release %s\n", id)));
	ck_assert(says(s, str_z(h.a, str_printf(h.a, "Letter %s counts", id))));
	house_round(&h);
	s = say("nmr list\n");
	ck_assert(!says(s, "Red (Ann)"));
	s = say(str_z(h.a, str_printf(h.a, "letters drop %s\n", id)));
	ck_assert(says(s, "NOT DONE:"));
	s = say("letters release 99999\n");
	ck_assert(says(s, "NOT DONE:"));
	s = say("letters release it\n");
	ck_assert(says(s, "Which letter? `letters release 812`"));
	s = say("outbox retry 1\n");
	ck_assert(says(s, "NOT DONE: letter 1 has not failed"));
}
END_TEST

START_TEST(a_code_may_have_another_word_behind_it)
{
	struct sent s = say("game pause\n");

	s = say("P1: status\n");
	ck_assert(says(s, "Turn 1, phase 1"));
	ck_assert_int_eq(house_game(&h).status, GAME_PAUSED);
	ck_assert_int_eq(n_answers("P1"), 0); /* it only asks */
	s = say("P1 can wait\n");
	ck_assert(says(s, "Write a code alone on its line, or before GM commands"));
	s = say("P1 rollback\n");
	ck_assert(says(s, "That cannot be done by mail"));
	ck_assert_int_eq(house_game(&h).status, GAME_PAUSED);
	/* A word that begins with such a letter is not a code, and no game is named by a number. */
	s = say("Paused again.\n1 P\n");
	ck_assert(says(s, "your letter has no word of the GM in it"));
}
END_TEST

START_TEST(what_waits_names_the_seat_of_each_word)
{
	house_round(&h);
	post("", MASTER, gm_key(),
	     "nmr random blue\nseat house green once\n"
	     "seat replace blue Fay <fay@example.com>\nletters drop 7\nanswer red: No.\n");
	house_round(&h);
	struct sent s = house_last(&h, -1, "please confirm");
	ck_assert(says(s, "NMR RANDOM blue"));
	ck_assert(says(s, "SEAT HOUSE green once"));
	ck_assert(says(s, "SEAT REPLACE blue Fay <fay@example.com>"));
	ck_assert(says(s, "LETTERS DROP 7"));
	ck_assert(says(s, "ANSWER red: | No."));
}
END_TEST

START_TEST(what_is_for_the_command_line_is_answered_with_the_line_to_type)
{
	struct sent s = say("Roll back 1.1\nreplace blue eve@example.org\nend game\n"
			    "option nmr=wait\nextend 12 hours\n");
	ck_assert(has(s.subject, "partly done"));
	ck_assert(says(s, "postalgm phase rollback kestrel T.P --why TEXT"));
	ck_assert(says(s, "Nothing was done. Write seat replace SEAT NAME <ADDRESS>"));
	ck_assert(says(s, "postalgm game end kestrel --why TEXT"));
	ck_assert(says(s, "postalgm game option kestrel NAME"));
	ck_assert(says(s, "is due Thu 7 Mar 2030 08:00 UTC"));
	ck_assert_int_eq(house_game(&h).status, GAME_RUNNING);
}
END_TEST

/* clang-format off */
static const struct { const char *line, *answer; } wrong[] = {
	{"extend", "extend 24 hours"},
	{"deadline", "When?"},
	{"deadline 2029-01-01 20:00", "is past"},
	{"extend soon", "'soon' is not a time"},
	{"extend 2029-01-01 20:00", "is past"},
	{"run", "run 3.2"},
	{"run 1", "run 3.2"},
	{"run 1.9", "not open"},
	{"announce", "What is to be announced?"},
	{"wait until tomorrow", "WAIT takes whole hours"},
	{"seat house", "Which seat, and for how long?"},
	{"seat house red for ever", "Which seat, and for how long?"},
	{"statsu", "did you mean STATUS?"},
	{"extnd 24 hours", "did you mean EXTEND?"},
	{"status quo ante", "STATUS must be alone on its line"},
};
/* clang-format on */

START_TEST(a_wrong_word_is_told_what_would_be_right)
{
	int64_t deadline = house_game(&h).deadline;
	struct sent s = say(wrong[_i].line);
	ck_assert_msg(says(s, wrong[_i].answer), "%s:\n%.*s", wrong[_i].line,
		      STR_ARG(s.body));
	ck_assert(has(s.subject, "not done"));
	ck_assert(says(s, "run 3.2 runs phase 3.2")); /* the list of words */
	ck_assert_int_eq(house_game(&h).deadline, deadline);
}
END_TEST

START_TEST(a_letter_without_his_words_gets_the_list_of_them)
{
	struct sent s = say("Hello everybody,\nwhat a game!\n");
	ck_assert(says(s, "NOTHING DONE: your letter has no word of the GM in it."));
	ck_assert(says(s, "1 | Hello everybody,"));
	ck_assert(says(s, "extend 24 hours more time; "));
}
END_TEST

/* Writers who may use them -------------------------------------------------- */

static struct sent asked(const char *in)
{
	house_round(&h);
	ck_assert_str_eq(house_state(&h, in), "held");
	struct sent s = house_last(&h, -1, "please confirm");
	ck_assert(has(s.reply_to, "gm+c."));
	ck_assert_int_eq(gmlog_has("By mail"), 0);
	return s;
}

START_TEST(unvouched_it_waits_for_a_confirm_from_his_address)
{
	int64_t deadline = house_game(&h).deadline;
	struct sent s = asked(post("", MASTER, gm_key(), "extend 24 hours\n"));
	ck_assert(says(s, "our mail server does not vouch for its sender"));
	ck_assert(says(s, "EXTEND 24 hours"));
	ck_assert_int_eq(house_game(&h).deadline, deadline);

	house_post(&h, MASTER, str_z(h.a, s.reply_to), "confirm\n");
	house_round(&h);
	ck_assert_int_eq(house_game(&h).deadline, deadline + 24 * HOUR);
	ck_assert(says(house_last(&h, -1, "T1 P1 done"), "everybody is told"));
	ck_assert_int_eq(gmlog_has("By mail"), 1);

	house_post(&h, MASTER, str_z(h.a, s.reply_to), "confirm\n");
	house_round(&h);
	ck_assert_int_eq(house_game(&h).deadline, deadline + 24 * HOUR);
	ck_assert_int_eq(house_count(&h, -1, "confirmed already"), 1);
}
END_TEST

START_TEST(dmarc_that_fails_is_no_word_for_him)
{
	(void)asked(post(
		"Authentication-Results: mx.example.net; dmarc=fail header.from=example.org; dkim=pass header.d=example.org\r\n",
		MASTER, gm_key(), "extend 24 hours\n"));
}
END_TEST

START_TEST(a_word_for_him_from_another_host_is_none)
{
	(void)asked(post("Authentication-Results: mx.evil.example; dmarc=pass\r\n",
			 MASTER, gm_key(), "extend 24 hours\n"));
}
END_TEST

START_TEST(an_open_game_believes_its_gm_no_more)
{
	struct err err = {0};
	ck_assert(option_turn(&h.home, h.a, STR("kestrel"), STR("auth"), STR("P0"),
			      true, STR("test"), &err));
	(void)asked(post("", MASTER, gm_key(), "extend 24 hours\n"));
}
END_TEST

START_TEST(his_key_from_elsewhere_asks_him_and_shows_what_would_go_out)
{
	struct sent s = asked(post(VOUCHED, PHONE, gm_key(), "announce: Be quick.\n"));
	ck_assert(has(s.to, MASTER));
	ck_assert(says(s, "it has your key, but the address is not yours"));
	ck_assert(says(s, "ANNOUNCE | Be quick."));
	ck_assert_int_eq(house_count(&h, ANN, "a word of the GM"), 0);
	/* Not confirmed, it is thrown away. */
	house_pass(&h, 80 * HOUR);
	house_round(&h);
	house_post(&h, MASTER, str_z(h.a, s.reply_to), "confirm\n");
	house_round(&h);
	ck_assert_int_eq(house_count(&h, ANN, "a word of the GM"), 0);
	ck_assert_int_eq(house_count(&h, -1, "confirmed too late"), 1);
}
END_TEST

/* From a phone they write to the address that they know. */
START_TEST(from_his_address_alone_he_is_asked_too)
{
	struct sent s = asked(post("", MASTER, "gm@example.org", "extend 24 hours\n"));
	struct sent *all;
	int64_t due = house_game(&h).deadline;

	ck_assert(has(s.to, MASTER));
	ck_assert(says(s, "it came from your address, but not to your reply address"));
	house_post(&h, MASTER, str_z(h.a, s.reply_to), "confirm\n");
	house_round(&h);
	ck_assert_int_eq(house_game(&h).deadline, due + 24 * HOUR);
	(void)house_sent(&h, &all);
	/* Other letters of theirs to it are not meant for us, and a player's letter stays one. */
	const char *in = post("", MASTER, "gm@example.org", "Dear Ann, hello.\n");
	house_round(&h);
	ck_assert_str_eq(house_state(&h, in), "ignored");
	in = post("", PHONE, "gm@example.org", "extend 24 hours\n");
	house_round(&h);
	ck_assert_str_eq(house_state(&h, in), "ignored");
	ck_assert_int_eq(house_sent(&h, &all), 0);
}
END_TEST

START_TEST(what_will_not_be_done_is_told_while_it_waits)
{
	struct sent s = asked(post("", MASTER, gm_key(),
				   "run 7.2\nextend yesterday\nrollback 1.1\n"));

	ck_assert(says(
		s,
		"1 | run 7.2 - As things are now, this will not be done: the open phase is 1.1."));
	ck_assert(says(
		s, "2 | extend yesterday - As things are now, this will not be done:"));
	ck_assert(has(s.body, "  postalgm phase rollback kestrel T.P --why TEXT\r\n"));
}
END_TEST

START_TEST(a_copy_of_what_waits_asks_no_second_time)
{
	struct str bytes =
		str_printf(h.a,
			   "From: " MASTER "\r\nTo: %s\r\nMessage-ID: <same@x>\r\n\r\n"
			   "status\n",
			   gm_key());
	(void)asked(house_drop(&h, NULL, bytes));
	const char *again = house_drop(&h, NULL, bytes);
	house_round(&h);
	ck_assert_str_eq(house_state(&h, again), "duplicate");
	ck_assert_int_eq(house_count(&h, -1, "please confirm"), 1);
}
END_TEST

START_TEST(a_stranger_without_the_key_gets_silence)
{
	struct sent *s;
	const char *in = post(VOUCHED, PHONE,
			      "gm+kestrel.gm.ciaaaaaaaaaaaaaaaaaaaaa@example.org",
			      "extend 24 hours\n");
	house_round(&h);
	ck_assert_str_eq(house_state(&h, in), "ignored");
	ck_assert_int_eq(house_sent(&h, &s), 0);
}
END_TEST

START_TEST(a_player_with_his_key_gets_silence_and_the_gm_a_warning)
{
	struct sent *s;
	const char *in = post(VOUCHED, house_address[ANN], gm_key(), "run 1.1\n");
	house_round(&h);
	ck_assert_str_eq(house_state(&h, in), "ignored");
	ck_assert_str_eq(house_reason(&h, in).s, "gm-key");
	ck_assert_int_eq(house_sent(&h, &s), 1);
	ck_assert(has(s[0].to, MASTER));
	ck_assert(says(s[0], "Ann (red, ann@example.org)"));
}
END_TEST

START_TEST(a_players_orders_to_the_gms_address_are_no_orders_of_the_gm)
{
	const char *in = post("", house_address[ANN],
			      "gm+kestrel.gm.ciaaaaaaaaaaaaaaaaaaaaa@example.org",
			      house_attack(&h, ANN));
	house_round(&h);
	/* Her address alone, as for any letter without a key: she is asked. */
	ck_assert_str_eq(house_state(&h, in), "held");
	ck_assert_int_eq(house_count(&h, ANN, "please confirm"), 1);
	ck_assert_int_eq(house_count(&h, -1, "please confirm"), 0);
}
END_TEST

START_TEST(a_players_key_is_no_gms)
{
	const char *in =
		post(VOUCHED, MASTER, str_z(h.a, house_key(&h, ANN)), "run 1.1\n");
	struct sent *s;
	house_round(&h);
	/* The key of a seat from an address that is not the seat's. */
	ck_assert(!has(house_reason(&h, in), "gm"));
	ck_assert_int_eq(house_game(&h).phase, 1);
	(void)house_sent(&h, &s);
}
END_TEST

START_TEST(another_gm_makes_the_keys_of_the_one_before_worthless)
{
	struct err err = {0};
	struct sent *s;
	const char *old = gm_key();
	struct sent waits = asked(post("", MASTER, old, "extend 24 hours\n"));
	int64_t deadline = house_game(&h).deadline;
	ck_assert_msg(gm_change(&h.home, h.a, STR("kestrel"),
				STR("Gus <gus@example.org>"), &err),
		      "%s", err.text);
	house_round(&h);
	(void)house_sent(&h, &s);
	const char *in = post(VOUCHED, MASTER, old, "extend 24 hours\n");
	house_post(&h, MASTER, str_z(h.a, waits.reply_to), "confirm\n");
	house_round(&h);
	ck_assert_str_eq(house_state(&h, in), "ignored");
	ck_assert_int_eq(house_sent(&h, &s), 0);
	ck_assert_int_eq(house_game(&h).deadline, deadline);
}
END_TEST

START_TEST(a_new_address_of_the_house_gm_makes_his_old_keys_worthless)
{
	const char *old = gm_key();
	h.home.config.gm = STR("newmaster@example.org");
	const char *in = post(VOUCHED, "newmaster@example.org", old, "run 1.1\n");
	house_round(&h);
	ck_assert_str_eq(house_state(&h, in), "held"); /* their address, but no key */
	in = post(VOUCHED, MASTER, old, "run 1.1\n");
	house_round(&h);
	ck_assert_str_eq(house_state(&h, in), "ignored");
}
END_TEST

START_TEST(robots_in_his_name_get_silence)
{
	struct sent *s;
	const char *in = post(VOUCHED "Auto-Submitted: auto-replied\r\n", MASTER,
			      gm_key(), "status\n");
	house_round(&h);
	ck_assert_str_eq(house_state(&h, in), "ignored");
	ck_assert_int_eq(house_sent(&h, &s), 0);
}
END_TEST

START_TEST(an_answer_of_ours_sent_back_does_nothing)
{
	struct sent first = say("nmr list\n"), *s;
	struct buf text = buf_in(h.a);

	(void)house_sent(&h, &s);
	for (size_t i = 0; i < first.body.n; i++)
		if (first.body.s[i] != '\r')
			buf_char(&text, first.body.s[i]);
	struct sent back = say(str_z(h.a, buf_str(&text)));
	ck_assert(has(back.subject, "not done"));
	ck_assert(says(back, "NOTHING DONE: your letter has no word of the GM"));
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("server/gm_mail");
	TCase *t = tcase_create("words");
	tcase_set_timeout(t, 60);
	tcase_add_checked_fixture(t, open_up, shut);
	tcase_add_test(t, status_says_where_the_game_is_and_who_is_in);
	tcase_add_test(t, nmr_list_has_only_those_who_owe);
	tcase_add_test(t, extend_moves_the_deadline_by_a_span_and_to_a_moment);
	tcase_add_test(t, deadline_sets_an_earlier_one_which_extend_refuses);
	tcase_add_test(t, wait_gives_who_is_missing_more_hours);
	tcase_add_test(t, wait_ends_the_question_after_a_missed_first_phase);
	tcase_add_test(t, run_runs_the_phase_it_names_and_no_other);
	tcase_add_test(t,
		       the_first_phase_does_not_run_on_missing_orders_by_mail_either);
	tcase_add_test(t,
		       run_before_the_deadline_asks_for_force_while_orders_are_missing);
	tcase_add_test(t, help_brings_the_words_and_is_no_mistake);
	tcase_add_test(t, announce_goes_to_all_from_one_line_or_from_many);
	tcase_add_test(t, seat_house_lets_the_house_lead_a_seat);
	tcase_add_test(t, words_about_missing_orders_do_what_the_commands_do);
	tcase_add_test(t, a_game_is_paused_and_runs_on_by_letter);
	tcase_add_test(t, a_code_does_what_stands_behind_it);
	tcase_add_test(t, the_words_of_the_command_line_are_words_of_a_letter);
	tcase_add_test(t, an_answer_goes_to_one_player_alone);
	tcase_add_test(t, people_are_put_in_their_places_by_mail);
	tcase_add_test(t, letters_that_wait_are_settled_by_mail);
	tcase_add_test(t, a_code_may_have_another_word_behind_it);
	tcase_add_test(t, what_waits_names_the_seat_of_each_word);
	tcase_add_test(t,
		       what_is_for_the_command_line_is_answered_with_the_line_to_type);
	tcase_add_loop_test(t, a_wrong_word_is_told_what_would_be_right, 0,
			    sizeof wrong / sizeof *wrong);
	tcase_add_test(t, a_letter_without_his_words_gets_the_list_of_them);
	suite_add_tcase(s, t);

	t = tcase_create("who");
	tcase_set_timeout(t, 60);
	tcase_add_checked_fixture(t, open_up, shut);
	tcase_add_test(t, unvouched_it_waits_for_a_confirm_from_his_address);
	tcase_add_test(t, dmarc_that_fails_is_no_word_for_him);
	tcase_add_test(t, a_word_for_him_from_another_host_is_none);
	tcase_add_test(t, an_open_game_believes_its_gm_no_more);
	tcase_add_test(t, his_key_from_elsewhere_asks_him_and_shows_what_would_go_out);
	tcase_add_test(t, from_his_address_alone_he_is_asked_too);
	tcase_add_test(t, what_will_not_be_done_is_told_while_it_waits);
	tcase_add_test(t, a_copy_of_what_waits_asks_no_second_time);
	tcase_add_test(t, a_stranger_without_the_key_gets_silence);
	tcase_add_test(t, a_player_with_his_key_gets_silence_and_the_gm_a_warning);
	tcase_add_test(t, a_players_orders_to_the_gms_address_are_no_orders_of_the_gm);
	tcase_add_test(t, a_players_key_is_no_gms);
	tcase_add_test(t, another_gm_makes_the_keys_of_the_one_before_worthless);
	tcase_add_test(t, a_new_address_of_the_house_gm_makes_his_old_keys_worthless);
	tcase_add_test(t, robots_in_his_name_get_silence);
	tcase_add_test(t, an_answer_of_ours_sent_back_does_nothing);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(suite)
