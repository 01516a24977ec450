/* What a missed phase means is the game's text: no letter of this game says that somebody
 * is played at random, or leaves after two misses, for neither is so [HA-6].
 * SPDX-License-Identifier: ISC */
#include "tests/games/port.h"

static struct house h;
static const char *const seats[] = {"rope makers", "salt"};

static void no_letter_says(const char *what)
{
	struct sent *all;
	int n;

	h.read = 0;
	n = house_sent(&h, &all);
	ck_assert_int_gt(n, 8);
	for (int i = 0; i < n; i++)
		PORT_HIDES(house_flat(&h, house_text(&h, all[i])), what);
}

START_TEST(letters_say_what_this_game_does)
{
	port_open(&h, "gm@example.org");
	port_start(&h, seats, 2);
	PORT_SAYS(port_told(&h, 0, "the game begins"),
		  "For a guild that sends nothing its standing bid counts.");
	house_write(&h, 0, "preview\n");
	house_round(&h);
	PORT_SAYS(port_told(&h, 0, ""),
		  "Played by its standing bid if it is still missing then");
	house_write(&h, 0, "help resign\n");
	house_write(&h, 1, "resign\n");
	house_round(&h);
	house_write(&h, 0, "predict salt merchants\n");
	PORT_SAYS(port_gm(&h, "nmr random kestrel salt"),
		  "will be played by its standing bid");
	house_write(&h, 1, "resign now\n");
	house_round(&h);
	PORT_SAYS(port_told(&h, 1, ""), "Your seat is played by its standing bid");
	house_write(&h, 1, "predict salt merchants\n");
	house_round(&h);
	PORT_SAYS(port_gm(&h, "phase run kestrel 0.1"), "status 0");
	house_round(&h);
	no_letter_says("at random");
	no_letter_says("two misses");
	no_letter_says("rule 18");
	house_close(&h);
}
END_TEST

PORT_MAIN("border/absent", letters_say_what_this_game_does)
