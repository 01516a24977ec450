/* Options of a game beside those of the house.
 * SPDX-License-Identifier: ISC */
#include <string.h>

#include "server/options/game_options.h"
#include "tests/games/harbour.h"
#include "tests/games/port.h"

static struct house h;

START_TEST(no_game_has_an_option_of_the_house)
{
	static const struct game_option options[] = {{"fast", "off|on", "w", NULL},
						     {"grace", "off|on", "w", NULL},
						     {NULL, NULL, NULL, NULL}};
	struct game_rules other = harbour_game;
	const struct game_rules *all[] = {&harbour_game, &other, NULL};
	struct err err = {0};

	ck_assert_msg(game_options_check(games, &err), "%s", err.text);
	other.name = "creek";
	other.options = options;
	ck_assert(!game_options_check(all, &err));
	ck_assert_str_eq(
		err.text,
		"the game \"creek\" has an option grace, which the house has too");
}
END_TEST

/* The harbour knows no rule for it by a number; Cosmic does, and says so. */
START_TEST(the_rule_on_missing_orders_is_that_of_the_game)
{
	static const char *const seats[] = {"rope makers", "salt"};

	port_open(&h, "gm@example.org");
	port_start(&h, seats, 2);
	PORT_SAYS(port_gm(&h, "game new wren --seats 3"), "status 0");
	PORT_SAYS(port_gm(&h, "game option wren"), "rule 18");
	PORT_HIDES(port_gm(&h, "game option kestrel"), "18");
	house_close(&h);
}
END_TEST

PORT_MAIN("border/options", no_game_has_an_option_of_the_house,
	  the_rule_on_missing_orders_is_that_of_the_game)
