/* What the house tells of any game is that game's own: its names as it writes them, its
 * phases, its rows for missing orders, its orders that hold.
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
	PORT_SAYS(port_gm(&h, "phase run kestrel 0.1"), "status 0");
	house_round(&h);
	struct str report = port_told(&h, 1, "T1 P1 report");
	PORT_SAYS(report, "No orders of yours came for turn 0, phase 1; you were "
			  "played by its standing bid. Without orders: the guild "
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
		"predict pilots ask pilots bid 5 raise 7 bid 5 if gold over 9 `else`");
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

/* What is offered can be sent as it stands: free text stays in its quotes, and text that
 * lacks them gets them. */
START_TEST(free_text_is_offered_in_quotes)
{
	open_up();
	port_turn(&h, charter, 2);
	house_write(&h, 0, "ask whom \"who am I?\"\n");
	house_round(&h);
	PORT_SAYS(port_told(&h, 0, ""), "Write instead: ask __ \"who am I?\"");
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
	PORT_SAYS(why, "no readable orders came; its standing orders held");
	PORT_SAYS(why, "bid 6 always if gold over 9 -> used [HA-3] "
		       "true (S0): gold over 9");
	house_close(&h);
}
END_TEST

/* 2.2 never ran before it was opened again; 1.2, which was taken back, did. */
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
	PORT_SAYS(port_told(&h, 1, ""), "WAIT stands for you");
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
	PORT_SAYS(report, "Your seat has left the game: no orders are read.");
	PORT_HIDES(report, "DEADLINE");
	PORT_HIDES(report, "You need:");
	PORT_HIDES(report, "YOUR ORDERS");
	PORT_SAYS(port_told(&h, 0, "T2 P2 report"), "YOUR ORDERS");
	house_close(&h);
}
END_TEST

PORT_MAIN("border/told", a_missed_set_up_phase_is_told_by_its_own_row,
	  the_start_letter_has_an_order_of_each_phase,
	  seats_are_written_as_the_game_writes_them, free_text_is_offered_in_quotes,
	  an_order_that_holds_is_explained_without_a_letter,
	  an_attempt_is_offered_where_one_ran, a_final_after_a_rollback_is_no_wait,
	  a_game_stopped_in_turn_0_is_over, a_seat_that_left_is_asked_nothing)
