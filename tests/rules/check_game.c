/* A game that lacks something the house asks for is found when a program starts.
 * SPDX-License-Identifier: ISC */
#include "tests/check_main.h"

#include <string.h>

#include "base/err.h"
#include "orders/vocab.h"
#include "rules/cosmic/cosmic.h"
#include "rules/game.h"
#include "rules/player.h"
#include "rules/scene.h"

static struct game_rules game;
static struct vocab words;
static struct err err;

static void open_up(void)
{
	game = cosmic_game;
	words = *cosmic_game.vocab;
	game.vocab = &words;
	err = (struct err){0};
}

static void found(const char *word)
{
	ck_assert_msg(!game_check(&game, &err), "nothing was missed, not even %s",
		      word);
	ck_assert_msg(strstr(err.text, word) && strstr(err.text, "\"cosmic\""), "%s",
		      err.text);
}

START_TEST(every_game_of_the_house_is_whole)
{
	ck_assert_msg(games_check(&err), "%s", err.text);
	ck_assert(game_check(&game, &err));
}
END_TEST

#define FOUND_WITHOUT(member)                                                          \
	do {                                                                           \
		open_up();                                                             \
		game.member = 0;                                                       \
		found(#member);                                                        \
	} while (0)
#define FOUND_WITHOUT_WORD(member)                                                     \
	do {                                                                           \
		open_up();                                                             \
		words.member = 0;                                                      \
		found(#member);                                                        \
	} while (0)

START_TEST(each_member_that_is_missing_is_named)
{
	FOUND_WITHOUT(title);
	FOUND_WITHOUT(colours);
	FOUND_WITHOUT(phase_names);
	FOUND_WITHOUT(state_size);
	FOUND_WITHOUT(view_size);
	FOUND_WITHOUT(options);
	FOUND_WITHOUT(vocab);
	FOUND_WITHOUT(setup);
	FOUND_WITHOUT(turn);
	FOUND_WITHOUT(phase);
	FOUND_WITHOUT(owes);
	FOUND_WITHOUT(seats);
	FOUND_WITHOUT(winners);
	FOUND_WITHOUT(misses);
	FOUND_WITHOUT(new_player);
	FOUND_WITHOUT(leaving);
	FOUND_WITHOUT(by_chance);
	FOUND_WITHOUT(resign);
	FOUND_WITHOUT(leave);
	FOUND_WITHOUT(stop);
	FOUND_WITHOUT(set_option);
	FOUND_WITHOUT(view);
	FOUND_WITHOUT(needs);
	FOUND_WITHOUT(report);
	FOUND_WITHOUT(ink);
	FOUND_WITHOUT(ink_by_day);
	FOUND_WITHOUT(form);
	FOUND_WITHOUT(start);
	FOUND_WITHOUT(phrase);
	FOUND_WITHOUT(adjudicate);
	FOUND_WITHOUT(save);
	FOUND_WITHOUT(load);
	FOUND_WITHOUT(sound);
}
END_TEST

START_TEST(so_is_each_of_its_language)
{
	FOUND_WITHOUT_WORD(name);
	FOUND_WITHOUT_WORD(title);
	FOUND_WITHOUT_WORD(words);
	FOUND_WITHOUT_WORD(verbs);
	FOUND_WITHOUT_WORD(seat_names);
	FOUND_WITHOUT_WORD(phase_names);
	FOUND_WITHOUT_WORD(seats);
	FOUND_WITHOUT_WORD(in_game);
	FOUND_WITHOUT_WORD(fact);
	FOUND_WITHOUT_WORD(clear);
	FOUND_WITHOUT_WORD(echo);
	FOUND_WITHOUT_WORD(echo_fact);
}
END_TEST

/* What is left out as a whole is not missed; a part of it is. */
START_TEST(a_half_of_what_may_be_missing_is_named)
{
	static const struct game_option no_values[] = {
		{"fast", NULL, "goes fast", NULL}, {NULL, NULL, NULL, NULL}};
	static const struct game_option no_what[] = {{"fast", "off|on", NULL, NULL},
						     {NULL, NULL, NULL, NULL}};
	struct scene_words scene = *cosmic_game.scene;
	struct game_player player = *cosmic_game.player;

	game.options = no_values;
	found("options->values");
	game.options = no_what;
	found("options->what");
	open_up();
	game.scene = &scene;
	game.player = &player;
	ck_assert_msg(game_check(&game, &err), "%s", err.text);
	scene.conserved = NULL;
	found("scene->conserved");
	scene = *cosmic_game.scene;
	scene.expect = NULL;
	found("scene->expect");
	scene = *cosmic_game.scene;
	player.manner = NULL;
	found("player->manner");
	player = *cosmic_game.player;
	player.moves = NULL;
	found("player->moves");
}
END_TEST

/* A game need not draw, speak, count or have Powers. */
START_TEST(what_may_be_missing_is_not_missed)
{
	game.phase_missed = NULL;
	game.book = NULL;
	game.scene = NULL;
	game.player = NULL;
	game.power = NULL;
	game.power_sheet = NULL;
	game.role = NULL;
	game.position = NULL;
	game.chart = NULL;
	game.matches = NULL;
	game.voice = NULL;
	game.count_name = game.count_what = NULL;
	game.count = NULL;
	found("count_goal"); /* a goal of nothing that is counted */
	game.count_goal = NULL;
	err = (struct err){0};
	words.label = NULL;
	words.span = NULL;
	words.standing = NULL;
	words.help = NULL;
	words.check = NULL;
	words.promise = NULL;
	words.promise_size = 0;
	ck_assert_msg(game_check(&game, &err), "%s", err.text);
}
END_TEST

START_TEST(members_that_belong_together_come_together)
{
	game.count = NULL;
	found("count");
	open_up();
	game.power_sheet = NULL;
	found("power_sheet");
	open_up();
	game.role_kind = game.role_kinds = NULL;
	game.role_name = NULL;
	found("power without role_kinds");
	open_up();
	game.any_seats = true;
	found("any_seats");
	open_up();
	words.promise = NULL;
	found("promise");
}
END_TEST

/* An address has room for eight characters, and "gm" is the GM's. */
START_TEST(words_for_addresses_are_short_plain_and_different)
{
	static const char *const bad[] = {"",   "ninechars", "Red", "bene gesserit",
					  "gm", "blue"};

	for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
		const char *tokens[] = {bad[i],   "blue",   "green",
					"yellow", "purple", "orange"};
		open_up();
		game.tokens = tokens;
		found(i + 1 < sizeof bad / sizeof *bad ? "in addresses" : "alike");
	}
}
END_TEST

START_TEST(phases_and_seats_have_bounds)
{
	game.n_phases = 0;
	found("phases");
	open_up();
	game.seats_max = GAME_SEATS_MAX + 1;
	found("players");
	open_up();
	words.n_phases = 3;
	found("phases");
}
END_TEST

/* Four, or as near to it as the game allows. */
START_TEST(a_game_without_a_number_of_players_has_one_that_it_allows)
{
	static const int min_max_usual[][3] = {{2, 6, 4}, {2, 3, 3}, {2, 2, 2},
					       {5, 6, 5}, {6, 6, 6}, {4, 4, 4}};

	for (size_t i = 0; i < sizeof min_max_usual / sizeof *min_max_usual; i++) {
		game.seats_min = min_max_usual[i][0];
		game.seats_max = min_max_usual[i][1];
		ck_assert_int_eq(game_usual_seats(&game), min_max_usual[i][2]);
	}
}
END_TEST

START_TEST(verbs_and_seats_have_their_words)
{
	struct verb verbs[] = {{.word = WORD_GAME,
				.phases = PHASE(1),
				.parse = cosmic_game.vocab->verbs[0].parse,
				.name = "lay",
				.help = "h",
				.example = "lay 3"},
			       {.parse = NULL}};
	static const struct word no_west[] = {{"red", WORD_SEAT, 0, 0},
					      {NULL, 0, 0, 0}};

	open_up();
	words.verbs = verbs;
	ck_assert_msg(game_check(&game, &err), "%s", err.text);
	verbs[0].example = NULL;
	found("without help or example: lay");
	verbs[0].example = "lay 3";
	verbs[0].phases = PHASE(5); /* a turn has four, and nothing is set up by mail */
	found("a verb for a phase that it does not have: lay");
	verbs[0].phases = PHASE(0);
	found("a verb for a phase that it does not have: lay");
	verbs[0].phases = PHASE(4);
	words.words = no_west;
	found("no word for seat 1: blue");
}
END_TEST

/* Fewer may play than there are seats, where any of these may: never fewer than must. */
START_TEST(fewer_may_play_than_there_are_seats)
{
	game = *game_find(STR("dragon_dune"));
	ck_assert_int_eq(game_players_max(&game), game.seats_max);
	game.players_max = 2;
	game.seats_min = 2;
	ck_assert_msg(!game_check(&game, &err) && strstr(err.text, "players_max 2"),
		      "%s", err.text);
	game.any_seats = true;
	game.power = NULL;
	game.power_sheet = NULL;
	err = (struct err){0};
	ck_assert_msg(game_check(&game, &err), "%s", err.text);
	ck_assert_int_eq(game_players_max(&game), 2);
	ck_assert_int_eq(game_usual_seats(&game), 2);
	game.players_max = 1;
	ck_assert(!game_check(&game, &err));
	game.players_max = game.seats_max + 1;
	ck_assert(!game_check(&game, &err));
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("game");
	TCase *t = tcase_create("game");

	tcase_add_checked_fixture(t, open_up, NULL);
	tcase_add_test(t, every_game_of_the_house_is_whole);
	tcase_add_test(t, each_member_that_is_missing_is_named);
	tcase_add_test(t, so_is_each_of_its_language);
	tcase_add_test(t, a_half_of_what_may_be_missing_is_named);
	tcase_add_test(t, what_may_be_missing_is_not_missed);
	tcase_add_test(t, members_that_belong_together_come_together);
	tcase_add_test(t, words_for_addresses_are_short_plain_and_different);
	tcase_add_test(t, phases_and_seats_have_bounds);
	tcase_add_test(t, a_game_without_a_number_of_players_has_one_that_it_allows);
	tcase_add_test(t, fewer_may_play_than_there_are_seats);
	tcase_add_test(t, verbs_and_seats_have_their_words);
	suite_add_tcase(s, t);
	return s;
}
CHECK_MAIN(suite)
