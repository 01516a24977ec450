/* `explain` understands the trace by the types of its lines, not by the sentences of one
 * game, and says "not told" where a game is silent.
 * SPDX-License-Identifier: ISC */
#include "tests/games/port.h"

static struct house h;
static const char *const seats[] = {"rope makers", "salt"};

/* Rope Makers: 20 gold is not over 30, but over 10: the second alternative counts. */
START_TEST(a_bid_that_won_is_told_as_used)
{
	static const char *const charter[] = {"predict rope makers\n",
					      "predict rope makers\n"};
	static const char *const questions[] = {"ask salt merchants\n",
						"ask rope makers\n"};
	static const char *const bids[] = {
		"bid 9 if gold over 30 else bid 5 if gold over 10 else bid 1\n", NULL};

	port_open(&h, "gm@example.org");
	port_start(&h, seats, 2);
	port_turn(&h, charter, 2);
	port_turn(&h, questions, 2);
	port_turn(&h, bids, 2);
	PORT_SAYS(port_gm(&h, "nmr random kestrel salt"), "status 0");
	PORT_SAYS(port_gm(&h, "phase run kestrel 1.2"), "status 0");
	struct str why = house_flat(&h, port_gm(&h, "explain kestrel 1.2"));
	PORT_SAYS(why,
		  "bid 9 if gold over 30 -> fell: its condition was not met [HA-3]");
	PORT_SAYS(why, "bid 5 if gold over 10 -> used [HA-3]");
	PORT_SAYS(why, "bid 1 -> not needed: an earlier one was used [HA-3]");
	PORT_SAYS(why, "by default: no bid");
	PORT_HIDES(why, "nothing came of it");
	PORT_HIDES(why, "R-0");
	PORT_HIDES(why, "PC-");
	struct str asked = house_flat(&h, port_gm(&h, "explain kestrel 1.1"));
	PORT_SAYS(asked, "ask Salt Merchants -> not told");
	house_close(&h);
}
END_TEST

PORT_MAIN("border/trace", a_bid_that_won_is_told_as_used)
