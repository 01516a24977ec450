/* The word of a seat in addresses is not the name that people read: a game with long names
 * is played in a house whose address leaves no room for them, and harms no other game.
 * SPDX-License-Identifier: ISC */
#include <string.h>

#include "server/phase/game_new.h"
#include "tests/games/port.h"

static struct house h;

/* 8 of "postalgm", 7 of "kestrel", 5 of the token, 23 of the key, 3 signs between: 46 of 64
 * bytes; with "merchant adventurers" and a name of 24 they would be 79. */
START_TEST(a_long_name_of_a_seat_does_not_stand_in_its_address)
{
	static const char *const seats[] = {"rope makers", "salt"};
	struct sent s;

	port_open(&h, "postalgm@example.org");
	port_start(&h, seats, 2);
	s = house_last(&h, 0, "T0 P1");
	ck_assert_msg(str_starts(s.reply_to, "<postalgm+kestrel.rope.") ||
			      str_starts(s.reply_to, "postalgm+kestrel.rope."),
		      PRI_STR, STR_ARG(s.reply_to));
	ck_assert(str_find(house_flat(&h, house_text(&h, s)), STR("Rope Makers")) !=
		  SIZE_MAX);
	house_close(&h);
}
END_TEST

START_TEST(a_letter_to_that_address_is_the_seats)
{
	static const char *const seats[] = {"rope makers", "salt"};

	port_open(&h, "postalgm@example.org");
	port_start(&h, seats, 2);
	house_write(&h, 1, "predict rope makers\n");
	house_round(&h);
	ck_assert_int_eq(house_slots(&h, 1), 1);
	ck_assert_int_eq(house_slots(&h, 0), 0);
	house_close(&h);
}
END_TEST

static bool is_made(const char *rules, const char *name, struct err *err)
{
	struct game g;
	struct new_game new = {.name = str_of(name), .rules = str_of(rules)};

	*err = (struct err){0};
	return game_create(&h.home, h.a, &new, &g, err);
}

/* "a-gamemaster" has 12: of 64 bytes 26 go to signs and key, and 26 remain for token and
 * name. "purple" has 6 letters, "merch" and "pilot" 5. */
START_TEST(a_name_that_is_too_long_is_told_of_the_game_it_belongs_to)
{
	struct err err;

	port_open(&h, "a-gamemaster@example.org");
	ck_assert(!is_made("cosmic", "a-game-of-twenty-one-long", &err));
	ck_assert(!is_made("cosmic", "a-game-of-21-characte", &err));
	ck_assert_msg(strstr(err.text, "use at most 20"), "%s", err.text);
	ck_assert_msg(is_made("cosmic", "a-game-of-20-charact", &err), "%s", err.text);
	ck_assert_msg(is_made("harbour", "a-game-of-21-characte", &err), "%s",
		      err.text);
	house_close(&h);
}
END_TEST

PORT_MAIN("border/addresses", a_long_name_of_a_seat_does_not_stand_in_its_address,
	  a_letter_to_that_address_is_the_seats,
	  a_name_that_is_too_long_is_told_of_the_game_it_belongs_to)
