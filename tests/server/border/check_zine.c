/* The zine tells of any game: a turn need not have a phase 1, seats need not have Powers, and
 * each kind of game has its own table of what wins.
 * SPDX-License-Identifier: ISC */
#include <stdio.h>

#include "server/phase/game_stop.h"
#include "server/zine/zine.h"
#include "tests/games/port.h"

static struct house h;
static const char *const seats[] = {"rope makers", "salt"};

static struct str page(const char *file)
{
	char path[300];
	struct buf b = buf_in(h.a);
	char some[4096];
	size_t n;

	snprintf(path, sizeof path, "%s/zine/%s", h.dir, file);
	FILE *f = fopen(path, "r");
	ck_assert_msg(f != NULL, "%s", path);
	while ((n = fread(some, 1, sizeof some, f)) > 0)
		buf_add(&b, (struct str){some, n});
	fclose(f);
	return buf_str(&b);
}

/* Turn 0 to 3, of which turn 2 begins with phase 2 [HA-2]; Rope Makers buy one cargo a turn. */
static void play(void)
{
	static const char *const charter[] = {"predict rope makers\n",
					      "predict rope makers\n"};
	static const char *const questions[] = {"ask salt merchants\n",
						"ask rope makers\n"};
	static const char *const bids[] = {"bid 5\n", "bid 4\n"};

	port_open(&h, "gm@example.org");
	port_start(&h, seats, 2);
	house_option(&h, "public", "on");
	port_turn(&h, charter, 2);
	port_turn(&h, questions, 2);
	port_turn(&h, bids, 2);
	port_turn(&h, bids, 2);
	port_turn(&h, questions, 2);
	port_turn(&h, bids, 2);
	ck_assert_int_eq(house_game(&h).status, GAME_OVER);
	PORT_SAYS(port_gm(&h, "zine"), "status 0");
}

START_TEST(each_turn_has_its_point_whatever_its_first_phase)
{
	play();
	struct str text = page("kestrel/index.html");
	PORT_SAYS(text, "By turn: cargoes bought");
	for (int turn = 0; turn <= 3; turn++) {
		char row[64];
		snprintf(row, sizeof row, "<th scope=\"row\">%d</th>", turn);
		PORT_SAYS(text, row);
	}
	PORT_HIDES(text, "Power");
	house_close(&h);
}
END_TEST

START_TEST(statistics_have_seats_where_there_are_no_roles)
{
	play();
	struct str text = page("statistics.html");
	PORT_SAYS(text, "The Seats");
	PORT_SAYS(text, "Rope Makers");
	PORT_HIDES(text, "Power");
	house_close(&h);
}
END_TEST

PORT_MAIN("border/zine", each_turn_has_its_point_whatever_its_first_phase,
	  statistics_have_seats_where_there_are_no_roles)
