/* Any seats of a game may be those that play it: a game of three is not the first three.
 * SPDX-License-Identifier: ISC */
#include <string.h>

#include "server/people/seats.h"
#include "server/phase/game_new.h"
#include "server/phase/game_start.h"
#include "server/replay/replay.h"
#include "tests/games/port.h"

static struct house h;
static const char *const seats[] = {"pilots", "salt", "merchant adventurers"};
static const char *const sealed[] = {"predict pilots\n", "predict salt merchants\n",
				     "predict salt merchants\n"};

static void open_up(void)
{
	port_open(&h, "gm@example.org");
	port_start(&h, seats, 3);
}

START_TEST(three_of_six_play_whichever_they_are)
{
	open_up();
	for (int i = 0; i < 3; i++) {
		struct str report = port_told(&h, i, "T0 P1 report");
		PORT_SAYS(report, "Pilots");
		PORT_SAYS(report, "Salt Merchants");
		PORT_SAYS(report, "Merchant Adventurers");
		PORT_HIDES(report, "Coopers 0");
	}
	PORT_SAYS(port_told(&h, 2, "T0 P1 report"),
		  "You are MERCHANT ADVENTURERS (Cat)");
	house_close(&h);
}
END_TEST

/* Only the three that play have a column; the fourth guild is not there to be named. */
START_TEST(a_seat_that_does_not_play_is_told_of)
{
	open_up();
	house_write(&h, 0, "predict coopers\n");
	house_round(&h);
	ck_assert_int_eq(house_slots(&h, 4), 0);
	PORT_SAYS(port_told(&h, 0, ""), "There is no Coopers in this game.");
	PORT_SAYS(port_told(&h, 0, ""),
		  "Salt Merchants, Pilots and Merchant Adventurers");
	house_close(&h);
}
END_TEST

/* The letters of each are those of its seat; the phase that all have answered runs, and
 * verify plays it again. */
START_TEST(it_is_run_told_and_verified)
{
	struct replay r = {0};
	struct err err = {0};

	open_up();
	port_turn(&h, sealed, 3);
	ck_assert_int_eq(house_game(&h).turn, 1);
	for (int i = 0; i < 3; i++)
		PORT_SAYS(port_told(&h, i, "T1 P1 report"), "The charter is sealed.");
	ck_assert_msg(replay_game(&h.home, h.a, STR("kestrel"), &r, &err), "%s",
		      err.text);
	ck_assert_int_eq(r.n_faults, 0);
	ck_assert_int_eq(r.n_phases, 2); /* the set-up, and the charter */
	house_close(&h);
}
END_TEST

START_TEST(at_most_as_many_sit_as_play)
{
	struct err err = {0};

	open_up();
	ck_assert(!seat_add(&h.home, h.a, STR("kestrel"), STR("Dan <dan@example.org>"),
			    STR("coopers"), NULL, &err));
	house_close(&h);
}
END_TEST

START_TEST(a_colour_that_is_none_is_told_with_all_that_are)
{
	struct err err = {0};
	struct game g;
	struct new_game new = {
		.name = STR("teal"), .rules = STR("harbour"), .n_seats = 3};

	port_open(&h, "gm@example.org");
	ck_assert(game_create(&h.home, h.a, &new, &g, &err));
	ck_assert(!seat_add(&h.home, h.a, STR("teal"), STR("Dan <dan@example.org>"),
			    STR("west"), NULL, &err));
	ck_assert_msg(strstr(err.text, "coopers, pilots, merchant adventurers"), "%s",
		      err.text);
	house_close(&h);
}
END_TEST

/* Ann is invited as Rope Makers, the first of all, and Bob as the second; both wish for
 * others, that a game of the first two would not have. */
START_TEST(players_may_wish_for_any_of_them)
{
	struct err err = {0};
	struct game g;
	struct new_game new = {
		.name = STR("kestrel"), .rules = STR("harbour"), .n_seats = 2};

	port_open(&h, "gm@example.org");
	ck_assert(game_create(&h.home, h.a, &new, &g, &err));
	ck_assert(seat_add(&h.home, h.a, STR("kestrel"), STR("Ann <ann@example.org>"),
			   STR(""), NULL, &err));
	ck_assert(seat_add(&h.home, h.a, STR("kestrel"), STR("Bob <bob@example.org>"),
			   STR(""), NULL, &err));
	house_round(&h);
	house_write(&h, 0, "join seat pilots\n");
	house_write(&h, 1, "join colour merchant adventurers\n");
	house_round(&h);
	ck_assert_msg(game_start(&h.home, h.a, STR("kestrel"), &err), "%s", err.text);
	house_round(&h);
	PORT_SAYS(port_told(&h, 0, "T0 P1 report"), "You are PILOTS (Ann)");
	PORT_SAYS(port_told(&h, 1, "T0 P1 report"),
		  "You are MERCHANT ADVENTURERS (Bob)");
	house_write(&h, 1, "predict pilots\n");
	house_round(&h);
	ck_assert_int_eq(house_slots(&h, 5), 1);
	house_close(&h);
}
END_TEST

PORT_MAIN("border/seats", players_may_wish_for_any_of_them,
	  three_of_six_play_whichever_they_are, a_seat_that_does_not_play_is_told_of,
	  it_is_run_told_and_verified, at_most_as_many_sit_as_play,
	  a_colour_that_is_none_is_told_with_all_that_are)
