/* The reason why a phase waited is in the next report in the past tense: no report
 * tells of a wait that is over, or of a deadline that has gone by, as if it were so
 * now.
 * SPDX-License-Identifier: ISC */
#include "tests/games/port.h"

static struct house h;
static const char *const seats[] = {"rope makers", "salt", "pilots"};

static void is_at(int turn, int phase)
{
	struct game g = house_game(&h);

	ck_assert_msg(g.turn == turn && g.phase == phase, "%d.%d", g.turn, g.phase);
}

/* 1.3 is open: Rope Makers and Salt Merchants have bid the same [HA-4]. */
static void to_duel(void)
{
	static const char *const charter[] = {"predict pilots\n", "predict pilots\n",
					      "predict rope makers\n"};
	static const char *const finals[] = {"final\n", "final\n", "final\n"};
	static const char *const bids[] = {"bid 5\n", "bid 5\n", "bid 2\n"};

	port_open(&h, "gm@example.org");
	port_start(&h, seats, 3);
	port_turn(&h, charter, 3);
	port_turn(&h, finals, 3);
	port_turn(&h, bids, 3);
	is_at(1, 3);
}

/* More time for a mass of misses, a day and on to the next deadline of the game's rule; then the GM is
 * asked, who runs the phase. The letters tell it while
 * it is so; the report tells it of the past. */
START_TEST(what_a_phase_waited_for_is_told_in_the_past)
{
	to_duel();
	struct str said = port_gm(&h, "nmr wait kestrel 12");
	PORT_SAYS(said, "status 0");
	for (int time = 0; time < 2; time++) {
		port_pass_deadline(&h);
		struct str letter = port_told(&h, 0, "T1 P3 waits");
		PORT_SAYS(
			letter,
			time ? "waits for the GM: for the second time,"
			     : "Phase 1.3 waits: no orders are in from more than half");
	}
	said = port_gm(&h, "phase run kestrel 1.3");
	PORT_SAYS(said, "status 0");
	house_round(&h);
	struct str report = port_told(&h, 0, "T2 P2 report");
	PORT_SAYS(
		report,
		"The GM let phase 1.3 wait 12 hours for missing orders, until Mon 4 Mar 2030 22:33 UTC or until all are in.");
	PORT_SAYS(
		report,
		"Phase 1.3 waited: no orders are in from more than half of the seats (Rope Makers, Salt Merchants). Its deadline moved to Wed 6 Mar 2030 20:00 UTC.");
	PORT_SAYS(
		report,
		"Phase 1.3 waited for the GM: for the second time, no orders are in from more than half");
	PORT_HIDES(report, "waits");
	house_close(&h);
}
END_TEST

/* The duel has no deadline [HA-8] until the GM gives it one; an absence then moves that. */
START_TEST(a_deadline_that_has_gone_by_is_not_told_as_that_of_today)
{
	to_duel();
	PORT_SAYS(port_told(&h, 0, "T1 P3 report"), "DEADLINE none set");
	struct str said = port_gm(&h, "phase extend kestrel 2030-03-06T20:00Z");
	PORT_SAYS(said, "status 0");
	house_write(&h, 1, "absent 2030-03-06 to 2030-03-07\n");
	house_round(&h);
	PORT_SAYS(port_told(&h, 0, "an absence moves the deadline"),
		  "The deadline of phase 1.3 moved to Fri 8 Mar");
	port_turn(&h, (const char *const[]){"raise 6\n", "raise 7\n", NULL}, 3);
	is_at(2, 2);
	struct str report = port_told(&h, 0, "T2 P2 report");
	PORT_SAYS(report, "The GM moved the deadline of phase 1.3 to Wed 6 Mar 2030");
	PORT_SAYS(report, "The deadline of phase 1.3 moved to Fri 8 Mar");
	PORT_HIDES(report, " now.");
	house_close(&h);
}
END_TEST

PORT_MAIN("border/waits", what_a_phase_waited_for_is_told_in_the_past,
	  a_deadline_that_has_gone_by_is_not_told_as_that_of_today)
