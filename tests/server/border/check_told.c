/* The house's letters use each game's own words: its names as it writes them, its
 * phases, its rows for missing orders, its standing orders.
 * SPDX-License-Identifier: ISC */
#include <string.h>

#include "tests/games/port.h"

static struct house h;
static const char *const seats[] = {"rope makers", "salt"};
static const char *const charter[] = {"predict rope makers\n", "predict rope makers\n"};
static const char *const questions[] = {"final\n", "final\n"};

static void open_up(void)
{
	port_open(&h, "gm@example.org");
	port_start(&h, seats, 2);
}

/* [HA-1] is asked in turn 0: the row of turn 0 is told, not that of phase 1 of a turn. */
START_TEST(a_missed_set_up_phase_is_told_by_its_own_row)
{
	open_up();
	PORT_SAYS(port_told(&h, 1, "the game begins"),
		  "Turn 0, phase 1, charter: predict. Without orders: the guild "
		  "predicts itself.");
	house_write(&h, 0, charter[0]);
	house_round(&h);
	PORT_SAYS(port_gm(&h, "nmr random kestrel salt"), "status 0");
	port_pass_deadline(&h);
	struct str report = port_told(&h, 1, "T1 P1 report");
	PORT_SAYS(report, "None of your orders came for turn 0, phase 1; you were "
			  "played by its standing bid. Done for you then: the guild "
			  "predicts itself.");
	house_close(&h);
}
END_TEST

/* One of turn 0, one of each phase, one with a condition: those of the verbs, and the
 * first line of example_if. */
START_TEST(the_start_letter_has_an_order_of_each_phase)
{
	open_up();
	PORT_SAYS(
		port_told(&h, 0, "the game begins"),
		"predict pilots ask pilots bid 5 raise 7 bid 5 if gold over 9 Put `else`");
	/* The duel has none. */
	PORT_HIDES(port_told(&h, 0, "invitation"), "each with a deadline");
	house_close(&h);
}
END_TEST

/* str_find takes no notice of case: here it matters. */
static bool is_written(struct str text, const char *as)
{
	return strstr(str_z(h.a, text), as) != NULL;
}

START_TEST(seats_are_written_as_the_game_writes_them)
{
	struct sent *all;
	int n, named = 0;

	open_up();
	port_turn(&h, charter, 2);
	h.read = 0;
	n = house_sent(&h, &all);
	for (int i = 0; i < n; i++) {
		struct str text = house_text(&h, all[i]);
		named += is_written(text, "Rope Makers");
		ck_assert_msg(!is_written(text, "Rope makers"), PRI_STR, STR_ARG(text));
		ck_assert(!is_written(all[i].subject, "Rope makers"));
	}
	ck_assert_int_gt(named, 3);
	house_close(&h);
}
END_TEST

/* A line that is offered can be sent as it is: free text stays in its quotes, and
 * text that lacks them gets them. */
START_TEST(free_text_is_offered_in_quotes)
{
	open_up();
	port_turn(&h, charter, 2);
	house_write(&h, 0, "ask whom \"who am I?\"\n");
	house_round(&h);
	PORT_SAYS(port_told(&h, 0, ""), "Write instead: ask __ \"who am I?\"");
	PORT_HIDES(port_told(&h, 0, ""), "Reply GM");
	house_write(&h, 0, "ask salt merchants why are you here?\n");
	house_round(&h);
	PORT_SAYS(port_told(&h, 0, ""),
		  "Write instead: ask salt merchants \"why are you here?\"");
	house_write(&h, 0, "ask salt merchants \"why are you here?\"\n");
	house_round(&h);
	PORT_SAYS(port_told(&h, 0, ""), "ACCEPTED 1 order");
	house_close(&h);
}
END_TEST

/* [HA-6]: nothing comes, and the bid that holds is the highest. */
START_TEST(an_order_that_holds_is_explained_without_a_letter)
{
	open_up();
	port_turn(&h, charter, 2);
	port_turn(&h, questions, 2);
	port_turn(&h, (const char *const[]){"bid 6 always if gold over 9\n", "bid 5\n"},
		  2);
	house_write(&h, 1, "bid 1\n");
	house_round(&h);
	PORT_SAYS(port_gm(&h, "nmr random kestrel rope"), "status 0");
	PORT_SAYS(port_gm(&h, "phase run kestrel 2.2"), "status 0");
	struct str why = house_flat(&h, port_gm(&h, "explain kestrel 2.2 rope"));
	PORT_SAYS(why, "no readable orders came; its standing orders counted");
	PORT_SAYS(why, "bid 6 always if gold over 9 -> used [HA-3] "
		       "true (S0): gold over 9");
	house_close(&h);
}
END_TEST

/* 2.2 never ran before it was opened again; 1.2, which was taken back, did. */
/* The bid is in; a line beside it was refused, and that alone is open. */
START_TEST(what_is_open_beside_orders_is_not_a_missing_order)
{
	open_up();
	port_turn(&h, charter, 2);
	port_turn(&h, questions, 2);
	house_write(&h, 0, "bid 3\nraise 2\n");
	house_write(&h, 1, "bid 2\n");
	house_round(&h);
	house_pass(&h, 43 * 3600);
	house_round(&h);
	struct str said = port_told(&h, 0, "reminder");
	PORT_SAYS(said, "are in, but one thing that you wrote is still open");
	PORT_HIDES(said, "are still missing");
	PORT_SAYS(port_gm(&h, "orders show kestrel rope"), "bid 3");
	house_close(&h);
}
END_TEST

START_TEST(the_gm_sees_which_orders_hold)
{
	open_up();
	port_turn(&h, charter, 2);
	port_turn(&h, questions, 2);
	house_write(&h, 0, "bid 6 always if gold over 9\n");
	house_write(&h, 1, "bid 2\n");
	house_round(&h);
	PORT_SAYS(port_gm(&h, "orders show kestrel"),
		  "bid 6 always if gold over 9 [standing]");
	PORT_HIDES(port_gm(&h, "orders show kestrel salt"), "[standing]");
	house_close(&h);
}
END_TEST

/* Tokens, and the words in which people write the seats. */
START_TEST(a_seat_is_given_by_its_token)
{
	port_open(&h, "gm@example.org");
	PORT_SAYS(port_gm(&h, "game new tern --rules harbour --seats 3"), "status 0");
	PORT_SAYS(port_gm(&h, "seat add tern dan@example.org --colour merch"),
		  "status 0");
	PORT_SAYS(port_gm(&h, "seat list tern"), "merchant adventurers");
	house_close(&h);
}
END_TEST

/* No line of the house is so long that a letter breaks it a second time. */
START_TEST(a_condition_in_a_preview_is_wrapped_once)
{
	open_up();
	port_turn(&h, charter, 2);
	port_turn(&h, questions, 2);
	house_write(&h, 0, "bid 6 if gold over 9\npreview\n");
	house_round(&h);
	struct sent all = house_last(&h, 0, "");
	PORT_SAYS(house_text(&h, all),
		  "    Its condition is checked when all orders are in: the first\n"
		  "    alternative that is then legal and true is used, or none.\n");
	house_close(&h);
}
END_TEST

/* The house says "Mail HELP HA-3 for its text", so the house answers it. */
/* The game's words are not asked for it: its lesson is enough. */
START_TEST(help_play_is_the_lesson_of_any_game)
{
	open_up();
	house_write(&h, 0, "help play\n");
	house_round(&h);
	PORT_SAYS(
		port_told(&h, 0, ""),
		"Each turn a ship brings a cargo, and the guild that bids most has it.");
	PORT_SAYS(port_told(&h, 0, ""), "After three turns the most cargoes win.");
	PORT_HIDES(port_told(&h, 0, ""), "There is no help");
	house_close(&h);
}
END_TEST

START_TEST(a_mark_has_help_from_the_rule_book)
{
	open_up();
	house_write(&h, 0, "help HA-3\n");
	house_round(&h);
	PORT_SAYS(port_told(&h, 0, ""),
		  "HA-3. Bids. The highest bid gets the cargo and pays.");
	PORT_HIDES(port_told(&h, 0, ""), "There is no help");
	house_close(&h);
}
END_TEST

START_TEST(an_attempt_is_offered_where_one_ran)
{
	open_up();
	port_turn(&h, charter, 2);
	port_turn(&h, questions, 2);
	port_turn(&h, (const char *const[]){"bid 6\n", "bid 5\n"}, 2);
	PORT_SAYS(port_gm(&h, "phase rollback kestrel 1.2 --why again"), "status 0");
	PORT_SAYS(port_gm(&h, "explain kestrel 1.2"),
		  "has not been run yet (--attempt 1 explains");
	PORT_SAYS(port_gm(&h, "phase run kestrel 1.2"), "status 0");
	struct str open = port_gm(&h, "explain kestrel 2.2");
	PORT_SAYS(open, "has not been run yet");
	PORT_HIDES(open, "--attempt");
	house_close(&h);
}
END_TEST

/* WAIT stands for all once a phase is opened again: a FINAL is told as what it is, and
 * nobody is told to have said what they did not. */
START_TEST(a_final_after_a_rollback_is_no_wait)
{
	open_up();
	port_turn(&h, charter, 2);
	PORT_SAYS(port_gm(&h, "phase rollback kestrel 0.1 --why again"), "status 0");
	house_round(&h);
	house_write(&h, 0, "final\n");
	house_write(&h, 1, "status\n");
	house_round(&h);
	struct str said = port_told(&h, 0, "receipt");
	PORT_SAYS(said, "You said FINAL.");
	PORT_HIDES(said, "WAIT");
	PORT_SAYS(port_told(&h, 1, ""), "You are set to WAIT");
	PORT_HIDES(port_told(&h, 1, ""), "said WAIT");
	house_close(&h);
}
END_TEST

START_TEST(a_game_stopped_in_turn_0_is_over)
{
	open_up();
	PORT_SAYS(port_gm(&h, "game end kestrel --why enough"), "status 0");
	house_round(&h);
	struct str last = port_told(&h, 0, "");
	PORT_SAYS(last, "THE END");
	PORT_HIDES(last, "BEFORE THE START");
	PORT_HIDES(last, "phase 0.0");
	house_write(&h, 0, "status\n");
	house_round(&h);
	last = port_told(&h, 0, "");
	PORT_SAYS(last, "THE END");
	PORT_HIDES(last, "BEFORE THE START");
	house_close(&h);
}
END_TEST

/* A third guild leaves with the turn [HA-6]; two go on, and nothing is asked of it. */
START_TEST(a_seat_that_left_is_asked_nothing)
{
	static const char *const three[] = {"rope makers", "salt", "pilots"};
	static const char *const predicted[] = {"predict pilots\n", "predict pilots\n",
						"predict pilots\n"};

	port_open(&h, "gm@example.org");
	port_start(&h, three, 3);
	port_turn(&h, predicted, 3);
	house_write(&h, 2, "resign now\n");
	house_round(&h);
	port_turn(&h, questions, 2);
	port_turn(&h, (const char *const[]){"bid 3\n", "bid 2\n"}, 2);
	struct str report = port_told(&h, 2, "T2 P2 report");
	PORT_SAYS(report, "Your seat has left the game, so your orders do not count.");
	PORT_HIDES(report, "DEADLINE");
	PORT_HIDES(report, "You need:");
	PORT_HIDES(report, "YOUR ORDERS - copy");
	PORT_SAYS(port_told(&h, 0, "T2 P2 report"), "YOUR ORDERS");
	house_close(&h);
}
END_TEST

/* Each reader has the name of another seat of this game before them. */
START_TEST(an_anonymous_game_tells_its_own_seats)
{
	port_open(&h, "gm@example.org");
	port_start_with(&h, seats, 2, "anonymous", "on");
	struct str start = port_told(&h, 0, "the game begins");
	PORT_SAYS(start, "as in `press to salt merchants`;");
	PORT_SAYS(start, "Seats: Rope Makers (Ann), Salt Merchants.");
	PORT_SAYS(port_told(&h, 1, "the game begins"), "as in `press to rope makers`;");
	house_close(&h);
}
END_TEST

/* As all other lines of section 9, in capitals; several seats in one sentence. */
START_TEST(orders_by_phone_name_the_seat_as_reports_do)
{
	char path[160];

	open_up();
	for (int i = 0; i < 4; i++) { /* each twice */
		snprintf(path, sizeof path, "%s/phone", h.dir);
		FILE *f = fopen(path, "w");
		fputs(charter[i % 2], f);
		fclose(f);
		struct str words = str_printf(h.a, "orders enter kestrel %s %s",
					      i % 2 ? "salt" : "rope", path);
		PORT_SAYS(port_gm(&h, str_z(h.a, words)), "status 0");
	}
	port_turn(&h, (const char *const[]){NULL, NULL}, 2);
	PORT_SAYS(port_told(&h, 1, "T1 P1 report"),
		  "The GM entered orders for Rope Makers and Salt Merchants.");
	house_close(&h);
}
END_TEST

PORT_MAIN("border/told", a_missed_set_up_phase_is_told_by_its_own_row,
	  the_start_letter_has_an_order_of_each_phase,
	  seats_are_written_as_the_game_writes_them, free_text_is_offered_in_quotes,
	  an_order_that_holds_is_explained_without_a_letter,
	  what_is_open_beside_orders_is_not_a_missing_order,
	  the_gm_sees_which_orders_hold, a_seat_is_given_by_its_token,
	  a_condition_in_a_preview_is_wrapped_once, a_mark_has_help_from_the_rule_book,
	  help_play_is_the_lesson_of_any_game, an_attempt_is_offered_where_one_ran,
	  a_final_after_a_rollback_is_no_wait, a_game_stopped_in_turn_0_is_over,
	  a_seat_that_left_is_asked_nothing, an_anonymous_game_tells_its_own_seats,
	  orders_by_phone_name_the_seat_as_reports_do)
