/* A set-up that is played: turn 0 is a turn, its phases have names, orders, reports and
 * deadlines of their own, and commands take it as any other.
 * SPDX-License-Identifier: ISC */
#include "schema/store/sql.h"
#include "tests/games/port.h"

static struct house h;
static const char *const seats[] = {"rope makers", "salt"};
static const char *const charter[] = {"predict rope makers\n", "predict rope makers\n"};

static void open_up(void)
{
	port_open(&h, "gm@example.org");
	port_start(&h, seats, 2);
}

START_TEST(its_letters_say_turn_0)
{
	open_up();
	struct str report = port_told(&h, 0, "T0 P1 report");
	PORT_SAYS(report, "TURN 0, PHASE 1 OF 1");
	PORT_HIDES(report, "BEFORE THE START");
	house_write(&h, 0, "status\n");
	house_round(&h);
	PORT_SAYS(port_told(&h, 0, ""), "turn 0, phase 1 of 1: charter.");
	house_close(&h);
}
END_TEST

/* In turn 1, phase 1 is the one of questions: each knows its orders only. */
START_TEST(its_orders_are_its_own)
{
	open_up();
	house_write(&h, 0, "ask salt merchants\n");
	house_round(&h);
	ck_assert_int_eq(house_slots(&h, 0), 0);
	PORT_SAYS(port_told(&h, 0, ""),
		  "is an order of turn 1, phase 1 (questions); this is turn");
	port_turn(&h, charter, 2);
	house_write(&h, 0, "predict salt merchants\n");
	house_round(&h);
	ck_assert_int_eq(house_slots(&h, 0), 0);
	PORT_SAYS(port_told(&h, 0, ""), "is an order of turn 0, phase 1 (charter)");
	house_close(&h);
}
END_TEST

START_TEST(help_lists_what_is_legal_now)
{
	open_up();
	house_write(&h, 0, "help\n");
	house_round(&h);
	struct str said = port_told(&h, 0, "");
	PORT_SAYS(said, "predict predict pilots");
	PORT_HIDES(said, "ask ask pilots");
	house_write(&h, 0, "help predict\n");
	house_round(&h);
	PORT_SAYS(port_told(&h, 0, ""), "(turn 0, phase 1, charter)");
	house_close(&h);
}
END_TEST

/* It is the first that was opened, so that it never runs on missing orders. */
START_TEST(it_is_the_first_phase)
{
	open_up();
	house_write(&h, 0, charter[0]);
	house_pass(&h, 4 * 24 * 3600);
	house_round(&h);
	ck_assert_int_eq(house_game(&h).turn, 0);
	PORT_SAYS(port_gm(&h, "phase run kestrel 0.1"),
		  "phase 0.1 cannot run while orders are missing (Salt Merchants)");
	house_close(&h);
}
END_TEST

/* 1.1 is not the first: there the deadline runs the phase without those who are missing. */
START_TEST(the_first_phase_of_turn_1_is_another)
{
	open_up();
	port_turn(&h, charter, 2);
	house_option(&h, "nmr", "random");
	ck_assert_int_eq(house_game(&h).turn, 1);
	PORT_SAYS(port_gm(&h, "phase run kestrel 1.1"), "status 0");
	house_close(&h);
}
END_TEST

START_TEST(commands_take_it_as_any_other)
{
	open_up();
	PORT_SAYS(port_gm(&h, "phase show kestrel"), "charter");
	house_write(&h, 0, charter[0]);
	house_write(&h, 1, charter[1]);
	house_round(&h);
	PORT_SAYS(port_gm(&h, "phase run kestrel 0.1"), "status 0");
	ck_assert_int_eq(house_game(&h).turn, 1);
	struct str why = port_gm(&h, "explain kestrel 0.1");
	PORT_SAYS(why, "status 0");
	PORT_SAYS(why, "predict Rope Makers");
	PORT_SAYS(why, "phase 0.1, run by the GM");
	PORT_SAYS(port_gm(&h, "explain kestrel 0.7"), "turn 0 of Harbour has 1 phase)");
	PORT_SAYS(port_gm(&h, "explain kestrel 3.7"),
		  "a turn of Harbour has 3 phases)");
	PORT_SAYS(port_gm(&h, "phase rollback kestrel 0.1 --why again"), "status 0");
	ck_assert_int_eq(house_game(&h).turn, 0);
	ck_assert_int_eq(house_game(&h).phase, 1);
	house_close(&h);
}
END_TEST

/* WHY names it as any other, and not the one that ran last. */
START_TEST(why_tells_what_became_of_its_orders)
{
	static const char *const questions[] = {"ask salt merchants\n",
						"ask rope makers\n"};

	open_up();
	house_write(&h, 0, "why 0.1\n");
	house_round(&h);
	PORT_SAYS(port_told(&h, 0, ""), "WHY: phase 0.1 has not been run.");
	port_turn(&h, charter, 2);
	port_turn(&h, questions, 2);
	house_write(&h, 0, "why 0.1\n");
	house_round(&h);
	PORT_SAYS(port_told(&h, 0, ""),
		  "WHY 0.1: what became of your orders of receipt");
	PORT_SAYS(port_told(&h, 0, ""), "predict Rope Makers");
	house_write(&h, 0, "why\n");
	house_round(&h);
	PORT_SAYS(port_told(&h, 0, ""), "WHY 1.1:");
	house_close(&h);
}
END_TEST

/* A ruling of that phase is one of turn 0, not one from before the start. */
START_TEST(a_ruling_stands_with_its_turn)
{
	open_up();
	PORT_SAYS(port_gm(&h, "ruling kestrel --message Guilds-are-guilds"),
		  "status 0");
	house_write(&h, 0, "rules\n");
	house_round(&h);
	PORT_SAYS(port_told(&h, 0, ""),
		  "Ruling 1 (turn 0, phase 1): Guilds-are-guilds");
	house_close(&h);
}
END_TEST

/* What verify finds wrong there has its phase before it. */
START_TEST(a_fault_of_it_is_found_in_its_phase)
{
	struct err err = {0};

	open_up();
	port_turn(&h, charter, 2);
	PORT_SAYS(port_gm(&h, "verify kestrel"), "status 0");
	ck_assert(sql_run(h.home.store, &err,
			  "UPDATE snapshot SET events = '[]' WHERE phase_no = 2", ""));
	struct str found = port_gm(&h, "verify kestrel");
	PORT_SAYS(found, "phase 0.1: ");
	PORT_SAYS(found, "status 1");
	PORT_SAYS(port_gm(&h, "verify kestrel --json"), "\"phase\": \"0.1\"");
	house_close(&h);
}
END_TEST

START_TEST(history_brings_its_report)
{
	open_up();
	port_turn(&h, charter, 2);
	house_write(&h, 0, "history\n");
	house_round(&h);
	PORT_SAYS(port_told(&h, 0, ""), "turn 0: 0.1");
	house_write(&h, 0, "history 0.1\n");
	house_round(&h);
	PORT_SAYS(port_told(&h, 0, ""), "TURN 0, PHASE 1 OF 1");
	house_close(&h);
}
END_TEST

PORT_MAIN("border/setup phase", its_letters_say_turn_0, its_orders_are_its_own,
	  help_lists_what_is_legal_now, it_is_the_first_phase,
	  the_first_phase_of_turn_1_is_another, commands_take_it_as_any_other,
	  history_brings_its_report, why_tells_what_became_of_its_orders,
	  a_ruling_stands_with_its_turn, a_fault_of_it_is_found_in_its_phase)
