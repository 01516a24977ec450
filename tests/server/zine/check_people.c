/* Players, roles and ratings of the zine: who has a page and who has none, what is counted, and ratings against
 * numbers worked out by hand.
 * SPDX-License-Identifier: ISC */
#include "tests/check_main.h"

#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "rules/cosmic/cosmic.h"
#include "server/people/seats.h"
#include "server/phase/game_start.h"
#include "server/phase/game_stop.h"
#include "server/zine/people/zine_people.h"
#include "server/zine/zine.h"
#include "tests/kit/house.h"

#define START "2030-03-04T09:00:00Z"
enum { GAMES = 12, SEATS = 4 };

static struct house h;
static struct zine z;
static struct zine_game list[GAMES];
static struct zine_issue issue[GAMES];
static struct seat seat[GAMES][SEATS];
static struct zine_player player[GAMES][2 * SEATS];

static void open_up(void)
{
	house_open(&h, START);
	memset(list, 0, sizeof list);
	memset(issue, 0, sizeof issue);
	memset(seat, 0, sizeof seat);
	memset(player, 0, sizeof player);
	z = (struct zine){.home = &h.home, .a = h.a, .games = list};
}

static void shut(void)
{
	house_close(&h);
}

/* A game that is over, its seats played to the end by these (NULL: the house); `winners` has a bit a seat. */
static struct zine_game *game(const char *const names[], int n, unsigned winners)
{
	int i = z.n_games++;
	struct zine_game *g = &list[i];

	*g = (struct zine_game){.home = &h.home,
				.a = h.a,
				.rules = &cosmic_game,
				.over = true,
				.winners = winners,
				.in_game = (1U << n) - 1,
				.n_seats = n,
				.seats = seat[i],
				.players = player[i],
				.n = 1,
				.issues = &issue[i]};
	g->game.name = str_printf(h.a, "g-%d", i);
	for (int k = 0; k < n; k++) {
		seat[i][k] = (struct seat){.seat = k, .status = SEAT_JOINED};
		player[i][g->n_players++] = (struct zine_player){
			.seat = k,
			.until_no = INT32_MAX,
			.name = names[k] ? str_of(names[k]) : seat_of_house};
	}
	return g;
}

static const struct zine_person *person(const char *name)
{
	for (int i = 0; i < z.people->n; i++)
		if (str_is(z.people->p[i].name, name))
			return &z.people->p[i];
	ck_abort_msg("nobody is called %s", name);
}

static int rating(const char *name)
{
	return zine_rating(person(name), 0);
}

/* Five games of two, all won by Ann. With a for her strength and b for Bob's, b = 1/a as both begin alike, and what
 * she won (5, and 1 to begin with) is what she could expect: 5a/(a + b) + 2a/(a + 1) = 6, so a = 3. */
START_TEST(who_wins_all_five_games_has_300)
{
	static const char *const two[] = {"Ann", "Bob"};

	for (int i = 0; i < 4; i++)
		game(two, 2, 1);
	zine_count_people(&z);
	ck_assert(!zine_is_rated(person("Ann"), 0)); /* four games are too few */
	game(two, 2, 1);
	zine_count_people(&z);
	ck_assert(zine_is_rated(person("Ann"), 0));
	ck_assert_int_eq(rating("Ann"), 300);
	ck_assert_int_eq(rating("Bob"), 33);
	ck_assert_int_eq(person("Ann")->won, 5);
	ck_assert_int_eq(person("Bob")->won, 0);
	ck_assert_int_eq(person("Bob")->over, 5);
}
END_TEST

/* A list of won games says what was played, and as whom it was won: a letter alone tells nobody. */
START_TEST(the_hall_of_fame_tells_what_was_won_and_as_whom)
{
	static const char *const two[] = {NULL, "Bob"};
	struct zine_counts at = {0};

	game(two, 2, 1);
	game(two, 2, 2)->role[1] = STR("MIND");
	for (int i = 0; i < 2; i++)
		issue[i].at = &at;
	zine_count_people(&z);
	struct str page = zine_fame_page(&z);
	ck_assert_uint_ne(
		str_find(page, STR("<span class=\"kind\">Cosmic Encounter</span>")),
		SIZE_MAX);
	ck_assert_uint_ne(str_find(page, STR("<span class=\"power\">Red</span>")),
			  SIZE_MAX);
	ck_assert_uint_ne(str_find(page, STR("<span class=\"power\">MIND</span>")),
			  SIZE_MAX);
	ck_assert_uint_eq(str_find(page, STR("<span class=\"power\">Blue</span>")),
			  SIZE_MAX);
}
END_TEST

/* One game says nothing of a rate; five do. */
START_TEST(a_rate_is_told_after_five_games)
{
	struct zine_doc d;
	struct str page;

	zine_part_begin(h.a, &d);
	zine_rate_cell(&d, 1, 1);
	zine_rate_cell(&d, 4, 4);
	zine_rate_cell(&d, 4, 5);
	page = zine_part_finish(&d);
	ck_assert_uint_eq(str_find(page, STR("100 %")), SIZE_MAX);
	ck_assert_uint_ne(str_find(page, STR("<td class=\"rate\">-</td>")), SIZE_MAX);
	ck_assert_uint_ne(str_find(page, STR("80 %")), SIZE_MAX);
}
END_TEST

/* A shared win is divided: all stay average, however many share it. */
START_TEST(those_who_share_every_win_are_average)
{
	static const char *const four[] = {"Ann", "Bob", "Cat", "Dan"};

	for (int i = 0; i < 5; i++)
		game(four, 4, 0xf);
	zine_count_people(&z);
	for (int i = 0; i < 4; i++)
		ck_assert_int_eq(rating(four[i]), 100);
	ck_assert_int_eq(person("Ann")->won, 5);
}
END_TEST

/* One win in four games of four is what an average player has. */
START_TEST(seats_are_counted)
{
	static const char *const four[] = {"Ann", "Bob", "Cat", "Dan"};

	for (int i = 0; i < 8; i++)
		game(four, 4, 1U << i % 4);
	zine_count_people(&z);
	for (int i = 0; i < 4; i++)
		ck_assert_int_eq(rating(four[i]), 100);
}
END_TEST

/* The fit is one of all games: in whatever order they stand, it is the same. */
START_TEST(the_order_of_games_does_not_matter)
{
	static const struct zine_rated games_of[] = {
		{3, {0, 1, 2}, {true, false, false}},
		{3, {0, 1, 2}, {false, true, true}},
		{2, {0, 1}, {true, false}},
		{4, {0, 1, 2, -1}, {false, false, false, true}},
		{2, {2, 1}, {true, false}}};
	struct zine_rated turned[5];
	double one[3], other[3];

	for (int i = 0; i < 5; i++)
		turned[i] = games_of[4 - i];
	zine_fit(games_of, 5, 3, one);
	zine_fit(turned, 5, 3, other);
	for (int i = 0; i < 3; i++)
		ck_assert(one[i] - other[i] < 1e-6 && other[i] - one[i] < 1e-6);
	ck_assert(one[0] > one[1] && one[2] > one[1]);
}
END_TEST

/* The house is an average player, and nobody: it has no page and no rating. With it a game of two is Ann's alone, and
 * not rated. */
START_TEST(the_house_is_nobody)
{
	static const char *const alone[] = {"Ann", NULL};
	static const char *const three[] = {"Ann", "Bob", NULL};

	for (int i = 0; i < 5; i++)
		game(alone, 2, 1);
	zine_count_people(&z);
	ck_assert_int_eq(z.people->n, 1);
	ck_assert_int_eq(person("Ann")->rated[0], 0);
	ck_assert_int_eq(person("Ann")->won, 5);
	game(three, 3, 4); /* the house wins */
	zine_count_people(&z);
	ck_assert_int_eq(z.people->n, 2);
	ck_assert_int_eq(person("Ann")->rated[0], 1);
	ck_assert_int_lt(rating("Ann"), 100);
	ck_assert_int_eq(rating("Ann"), rating("Bob"));
	ck_assert_ptr_null(zine_player_page(h.a, seat_of_house));
}
END_TEST

/* Bob took Cat's seat over and won: the win is Bob's, and the game is rated for neither. */
START_TEST(a_seat_that_changed_hands_is_not_rated)
{
	static const char *const three[] = {"Ann", "Bob", "Dan"};
	struct zine_game *g = game(three, 3, 2);

	/* The earlier holder of a seat stands before the later one. */
	player[0][3] = player[0][2];
	player[0][2] = player[0][1];
	player[0][1] =
		(struct zine_player){.seat = 1, .until_no = 3, .name = STR("Cat")};
	g->n_players = 4;
	zine_count_people(&z);
	ck_assert_int_eq(person("Bob")->won, 1);
	ck_assert_int_eq(person("Bob")->rated[0], 0);
	ck_assert_int_eq(person("Cat")->rated[0], 0);
	ck_assert_int_eq(person("Cat")->left, 1);
	ck_assert_int_eq(person("Cat")->won, 0);
	ck_assert_int_eq(person("Ann")->rated[0], 1);
	ck_assert(str_is(zine_outcome(&person("Cat")->held[0]),
			 "Another player took over"));
	ck_assert(str_is(zine_outcome(&person("Bob")->held[0]), "Won"));
	ck_assert(str_is(zine_outcome(&person("Ann")->held[0]), "Lost"));
}
END_TEST

/* Running games, and games that the GM ended without a winner, are not rated. */
/* Ann hands her seat over while phase 2 is open: it is run for Bob, whoever sent its orders. */
START_TEST(a_phase_counts_for_who_had_the_seat_when_it_was_run)
{
	static const char *const one[] = {"Bob"};
	struct zine_issue three[] = {
		{.counted = true, .phase_no = 1},
		{.counted = true, .phase_no = 2, .owed = 1},
		{.counted = true, .phase_no = 3, .owed = 1, .missed = 1}};
	struct err err = {0};
	struct zine_game *g = game(one, 1, 0);

	g->n = 3;
	g->issues = three;
	g->n_players = 2;
	g->players[1] = g->players[0];
	g->players[0] =
		(struct zine_player){.seat = 0, .until_no = 2, .name = STR("Ann")};
	g->has_ends = true;
	ck_assert(zine_count(g, &err));
	zine_count_people(&z);
	ck_assert_int_eq(person("Ann")->owed, 1);
	ck_assert_int_eq(person("Ann")->missed, 0);
	ck_assert_int_eq(person("Bob")->owed, 1);
	ck_assert_int_eq(person("Bob")->missed, 1);
	ck_assert_int_eq(g->owed, 2);
	ck_assert_int_eq(g->missed, 1);
}
END_TEST

START_TEST(only_games_with_a_winner_are_rated)
{
	static const char *const two[] = {"Ann", "Bob"};

	game(two, 2, 0);
	game(two, 2, 0)->over = false;
	zine_count_people(&z);
	ck_assert_int_eq(person("Ann")->games, 2);
	ck_assert_int_eq(person("Ann")->over, 1);
	ck_assert_int_eq(person("Ann")->rated[0], 0);
	ck_assert(str_is(zine_outcome(&person("Ann")->held[0]), "No winner"));
	ck_assert(str_is(zine_outcome(&person("Ann")->held[1]), "Being played"));
}
END_TEST

/* A page's name is the same for good: pages of games that have long been over lead to it. */
START_TEST(a_name_has_one_page_and_no_other_name_has_it)
{
	static const char *const names[] = {
		"ann",
		"ANN",
		"Ann birch",
		"Ann  Birch",
		"Ann-Birch",
		"Ann B.",
		"Zo\xc3\xab",
		"\xd7\x90\xd7\x91",
		"ann@example.org",
		"../etc/passwd",
		"A very long name that goes on and on, and on, and on again"};
	enum { N = sizeof names / sizeof *names };

	ck_assert_str_eq(zine_player_page(h.a, STR("Ann")), "player-ann.html");
	ck_assert_str_eq(zine_player_page(h.a, STR("Ann Birch")),
			 "player-ann-birch.html");
	for (int i = 0; i < N; i++) {
		const char *page = zine_player_page(h.a, str_of(names[i]));
		ck_assert_str_ne(page, "player-ann.html");
		ck_assert_str_ne(page, "player-ann-birch.html");
		ck_assert_uint_le(strlen(page), 64);
		ck_assert_msg(strspn(page, "abcdefghijklmnopqrstuvwxyz0123456789-.") ==
				      strlen(page),
			      "%s", page);
		ck_assert(!strstr(page, "example") && !strstr(page, ".."));
		for (int k = 0; k < i; k++)
			ck_assert_str_ne(page, zine_player_page(h.a, str_of(names[k])));
	}
}
END_TEST

/* Letters of any writing are set in those of ASCII, behind which the mark of the name stands; the address that the page had before leads to it. */
START_TEST(an_address_has_the_name_in_latin_letters)
{
	static const struct {
		const char *name, *page, *plain;
	} all[] = {
		{"Ann", "player-ann.html", NULL},
		{"Ann O'Hara", "player-ann-o-hara-", NULL},
		{"Zo\xc3\xab", "player-zoe-", "player-zo-"},
		{"J\xc3\xbcrgen Gro\xc3\x9f", "player-jurgen-gross-",
		 "player-j-rgen-gro-"},
		{"\xc5\x81ukasz", "player-lukasz-", "player-ukasz-"},
		{"\xe7\x8e\x8b\xe4\xbc\x9f", "player-wang-wei-", "player-"},
		{"\xd0\x92\xd0\xbb\xd0\xb0\xd0\xb4\xd0\xb8\xd0\xbc\xd0\xb8\xd1\x80",
		 "player-vladimir-", "player-"},
		{"\xf0\x9f\x98\x80", "player-", NULL}, /* a smile has no letters */
	};

	for (size_t i = 0; i < sizeof all / sizeof *all; i++) {
		struct str name = str_of(all[i].name);
		const char *page = zine_player_page(h.a, name),
			   *plain = zine_player_page_plain(h.a, name);
		ck_assert_msg(str_starts(str_of(page), all[i].page), "%s", page);
		ck_assert_msg(!plain == !all[i].plain, "%s", page);
		if (!plain)
			continue;
		ck_assert_msg(str_starts(str_of(plain), all[i].plain), "%s", plain);
		ck_assert_str_ne(plain, page);
		/* The mark is that of the name at both. */
		ck_assert_str_eq(strrchr(plain, '-') + 1, strrchr(page, '-') + 1);
	}
}
END_TEST

/* Files ---------------------------------------------------------------------------------- */

static bool there_is(const char *name)
{
	const char *dir = zine_dir(&h.home, h.a);

	return access(str_z(h.a, str_printf(h.a, "%s/%s", dir, name)), F_OK) == 0;
}

static void write_zine(void)
{
	struct zine_job job = {.dir = zine_dir(&h.home, h.a)};
	struct err err = {0};

	ck_assert_msg(zine_write(&h.home, &job, &err), "%s", err.text);
}

static void begin(bool is_anonymous)
{
	struct err err = {0};

	house_join(&h);
	house_option(&h, "public", "on");
	if (is_anonymous)
		house_option(&h, "anonymous", "on");
	ck_assert_msg(game_start(&h.home, h.a, STR("kestrel"), &err), "%s", err.text);
	house_round(&h);
}

/* In an anonymous game nobody has a page before its end. */
START_TEST(an_anonymous_game_tells_its_players_at_its_end)
{
	struct err err = {0};

	begin(true);
	write_zine();
	ck_assert(there_is("kestrel/1-1.html"));
	ck_assert(!there_is("player-ann.html"));
	ck_assert_msg(game_end(&h.home, h.a, STR("kestrel"), STR("enough"), &err), "%s",
		      err.text);
	write_zine();
	ck_assert(there_is("player-ann.html"));
}
END_TEST

/* A player who is known by another name has another page, and the old one goes. */
START_TEST(a_page_goes_with_its_name)
{
	struct err err = {0};
	struct seat ann;

	begin(false);
	write_zine();
	ck_assert(there_is("player-ann.html") && there_is("fame.html"));
	ck_assert(seats_load(h.home.store, h.a, house_game(&h).id, 0, &ann, &err));
	ck_assert(str_is(ann.name, "Ann"));
	ann.name = STR("Anna");
	ck_assert(seats_save(h.home.store, &ann, &err));
	write_zine();
	ck_assert(there_is("player-anna.html") && !there_is("player-ann.html"));
}
END_TEST

/* Does the page lead on to that one, for browsers and for programs? */
static bool leads_to(const char *name, const char *page)
{
	char bytes[4096] = "";
	FILE *f =
		fopen(str_z(h.a, str_printf(h.a, "%s/zine/%s", h.home.dir, name)), "r");

	ck_assert_ptr_nonnull(f);
	size_t n = fread(bytes, 1, sizeof bytes - 1, f);
	fclose(f);
	bytes[n] = '\0';
	return strstr(bytes,
		      str_z(h.a,
			    str_printf(
				    h.a,
				    "<meta http-equiv=\"refresh\" content=\"0; url=%s\"",
				    page))) != NULL;
}

START_TEST(an_address_of_old_leads_to_the_page)
{
	struct err err = {0};
	struct seat ann;

	begin(false);
	ck_assert(seats_load(h.home.store, h.a, house_game(&h).id, 0, &ann, &err));
	ann.name = STR("Zo\xc3\xab");
	ck_assert(seats_save(h.home.store, &ann, &err));
	write_zine();
	const char *page = zine_player_page(h.a, ann.name),
		   *plain = zine_player_page_plain(h.a, ann.name);
	ck_assert(there_is(page) && there_is(plain));
	ck_assert(leads_to(plain, page));
	ann.name = STR("Zoe");
	ck_assert(seats_save(h.home.store, &ann, &err));
	write_zine();
	ck_assert(there_is("player-zoe.html") && !there_is(page) && !there_is(plain));
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("people of the zine");
	TCase *t = tcase_create("people");

	tcase_add_checked_fixture(t, open_up, shut);
	tcase_set_timeout(t, 60);
	tcase_add_test(t, who_wins_all_five_games_has_300);
	tcase_add_test(t, the_hall_of_fame_tells_what_was_won_and_as_whom);
	tcase_add_test(t, a_rate_is_told_after_five_games);
	tcase_add_test(t, those_who_share_every_win_are_average);
	tcase_add_test(t, seats_are_counted);
	tcase_add_test(t, the_order_of_games_does_not_matter);
	tcase_add_test(t, the_house_is_nobody);
	tcase_add_test(t, a_seat_that_changed_hands_is_not_rated);
	tcase_add_test(t, a_phase_counts_for_who_had_the_seat_when_it_was_run);
	tcase_add_test(t, only_games_with_a_winner_are_rated);
	tcase_add_test(t, a_name_has_one_page_and_no_other_name_has_it);
	tcase_add_test(t, an_anonymous_game_tells_its_players_at_its_end);
	tcase_add_test(t, a_page_goes_with_its_name);
	tcase_add_test(t, an_address_has_the_name_in_latin_letters);
	tcase_add_test(t, an_address_of_old_leads_to_the_page);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(suite)
