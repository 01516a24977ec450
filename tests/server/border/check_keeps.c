/* Orders that hold beyond their phase: with their conditions, and none ends without a word.
 * SPDX-License-Identifier: ISC */
#include "tests/games/port.h"

static struct house h;
static const char *const seats[] = {"rope makers", "salt"};
static const char *const charter[] = {"predict rope makers\n", "predict rope makers\n"};
static const char *const questions[] = {"final\n", "final\n"};

static void to_bids(void)
{
	port_open(&h, "gm@example.org");
	port_start(&h, seats, 2);
	port_turn(&h, charter, 2);
	port_turn(&h, questions, 2);
}

/* [HA-6]: 20 gold are more than 9, and 6 are paid; 14 are not more than 15. */
START_TEST(a_condition_holds_with_its_order)
{
	static const char *const bids[] = {"bid 6 always if gold over 15 else bid 2\n",
					   "bid 5\n"};

	to_bids();
	port_turn(&h, bids, 2);
	struct str report = port_told(&h, 0, "T2 P2 report");
	PORT_SAYS(report, "The Rope Makers buy the cargo for 6 gold.");
	house_write(&h, 0, "status\n");
	house_round(&h);
	PORT_SAYS(port_told(&h, 0, "ANSWER"),
		  "bid 6 always if gold over 15 else bid 2 [standing]");
	port_turn(&h, (const char *const[]){"final\n", "bid 1\n"}, 2);
	PORT_SAYS(port_told(&h, 0, "T3 P1 report"),
		  "The Rope Makers buy the cargo for 2 gold.");
	struct str why = house_flat(&h, port_gm(&h, "explain kestrel 2.2 rope"));
	PORT_SAYS(why,
		  "bid 6 always if gold over 15 -> fell: its condition was not met");
	PORT_SAYS(port_gm(&h, "verify kestrel"), "status 0");
	house_close(&h);
}
END_TEST

/* [HA-6]: 12 of 20 are paid; 8 are left, and 12 cannot be bid again. */
START_TEST(one_that_cannot_be_given_again_ends_with_a_word)
{
	static const char *const bids[] = {"bid 12 always\n", "bid 5\n"};

	to_bids();
	port_turn(&h, bids, 2);
	PORT_SAYS(
		port_told(&h, 0, "T2 P2 report"),
		"This standing order of the Rope Makers no longer holds. bid 12 always: you have 8 gold");
	PORT_HIDES(port_told(&h, 1, "T2 P2 report"), "no longer holds");
	house_write(&h, 0, "status\n");
	house_round(&h);
	PORT_HIDES(port_told(&h, 0, "ANSWER"), "bid 12");
	house_close(&h);
}
END_TEST

PORT_MAIN("border/keeps", a_condition_holds_with_its_order,
	  one_that_cannot_be_given_again_ends_with_a_word)
