/* Names of players in words that readers of an anonymous game will see: who is named by which words,
 * and which words name nobody.
 * SPDX-License-Identifier: ISC */
#include "tests/check_main.h"

#include "schema/seats.h"
#include "schema/standbys.h"
#include "server/home/record.h"
#include "tests/kit/house.h"

static struct house h;

static void open_up(void)
{
	house_open(&h, "2026-11-21T09:00:00Z");
	house_invite(&h);
}

static void shut(void)
{
	house_close(&h);
}

/* Red's player has this name in an anonymous game: is a text with these words refused? */
static bool is_named(const char *name, const char *words)
{
	struct game g = house_game(&h);
	struct err err = {0};
	struct seat s;

	g.anonymous = true;
	ck_assert(seats_load(h.home.store, h.a, g.id, 0, &s, &err));
	s.name = str_of(name);
	ck_assert(seats_save(h.home.store, &s, &err));
	bool ok = record_names_nobody(&h.home, &g, str_of(words), &err);
	ck_assert(ok || err.kind == ERR_REFUSED);
	return !ok;
}

START_TEST(a_name_is_found_whole_and_by_each_word)
{
	ck_assert(is_named("Ann Smith", "ann smith is ill"));
	ck_assert(is_named("Ann Smith", "Ann is ill"));
	ck_assert(is_named("Ann Smith", "as Smith's letter says"));
	ck_assert(is_named("The Fox", "the fox is ill"));
	ck_assert(is_named("The Fox", "Is Fox there?"));
	ck_assert(is_named("Jan van der Berg", "Berg wrote"));
	ck_assert(is_named("Dr. Who", "who is it? Who!"));
	ck_assert(is_named("Red Smith", "Red Smith"));
	ck_assert(is_named("Red Smith", "Smith plays"));
}
END_TEST

START_TEST(words_of_every_sentence_name_nobody)
{
	ck_assert(!is_named("The Fox", "The game goes on."));
	ck_assert(!is_named("The Fox", "The foxes of Foxton"));
	ck_assert(!is_named("Jan van der Berg",
			    "Orders by 20:00. Van orders and Der King."));
	ck_assert(!is_named("Sir Ann", "Sir, the deadline is near."));
	ck_assert(!is_named("Will Jo", "this will do, jo or no Jo"));
	ck_assert(!is_named("", "Nobody has no name."));
}
END_TEST

START_TEST(the_name_of_a_seat_names_nobody)
{
	ck_assert(!is_named("Red Smith", "Red attacks Blue."));
	ck_assert(!is_named("Green", "Green is late."));
	ck_assert(!is_named("Red", "red, blue and green"));
}
END_TEST

static bool is_refused(const char *words)
{
	struct game g = house_game(&h);
	struct err err = {0};

	g.anonymous = true;
	return !record_names_nobody(&h.home, &g, str_of(words), &err);
}

/* Who had the seat before, and who may have it next, is told no sooner than who has it now. */
START_TEST(former_players_and_standbys_are_named_by_nobody_either)
{
	struct game g = house_game(&h);
	struct err err = {0};
	struct seat s;

	ck_assert(!is_refused("Quentin and Rosalind are ill"));
	ck_assert(seats_load(h.home.store, h.a, g.id, 1, &s, &err));
	struct holder was = {.seat_id = s.id,
			     .name = STR("Quentin Vale"),
			     .address = STR("quentin@example.org"),
			     .why = STR("replaced")};
	ck_assert(holders_add(h.home.store, &was, &err));
	struct standby next = {.game_id = g.id,
			       .name = STR("Rosalind"),
			       .address = STR("ros@example.org")};
	ck_assert(standbys_add(h.home.store, &next, &err));
	ck_assert(is_refused("Thanks to Quentin"));
	ck_assert(is_refused("write to QUENTIN@example.org"));
	ck_assert(is_refused("rosalind waits"));
	ck_assert(is_refused("ros@example.org waits"));
	ck_assert(!is_refused("Thanks to the former player of Blue; a standby waits."));
}
END_TEST

static Suite *make_suite(void)
{
	Suite *s = suite_create("server/home/names");
	TCase *t = tcase_create("names");

	tcase_add_checked_fixture(t, open_up, shut);
	tcase_set_timeout(t, 60);
	tcase_add_test(t, a_name_is_found_whole_and_by_each_word);
	tcase_add_test(t, words_of_every_sentence_name_nobody);
	tcase_add_test(t, the_name_of_a_seat_names_nobody);
	tcase_add_test(t, former_players_and_standbys_are_named_by_nobody_either);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(make_suite)
