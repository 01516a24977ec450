/* The zine tells of any game: a turn need not have a phase 1, seats need not have Powers, and
 * each kind of game has its own table of what wins.
 * SPDX-License-Identifier: ISC */
#include <stdio.h>

#include "base/figure.h"
#include "server/phase/game_stop.h"
#include "server/zine/issue/zine_issues.h"
#include "tests/games/harbour.h"
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

/* Six guilds, three of which begin with R or S: each badge is another, and it is that of the guild in
 * every game. */
START_TEST(each_seat_has_a_badge_of_its_own)
{
	static const char *const badges[HARBOUR_SEATS] = {"RM", "SM", "SC",
							  "C",  "P",  "MA"};
	struct zine_game g = {.a = arena_create(), .rules = &harbour_game};

	for (int i = 0; i < HARBOUR_SEATS; i++)
		ck_assert(str_is(zine_badge(&g, i), badges[i]));
	arena_destroy(g.a);
}
END_TEST

/* "The Seats" of a game whose names are like that. */
static const char *named(const char *one, const char *two, int seat)
{
	static char badge[16];
	const char *const names[] = {one, two};
	struct vocab v = harbour_vocab;
	struct game_rules r = harbour_game;
	struct zine_game g = {.a = arena_create(), .rules = &r};

	v.seat_names = names;
	r.vocab = &v;
	r.seats_max = 2;
	snprintf(badge, sizeof badge, PRI_STR, STR_MADE(g.a, zine_badge(&g, seat)));
	arena_destroy(g.a);
	return badge;
}

START_TEST(a_badge_grows_until_it_tells_seats_apart)
{
	ck_assert_str_eq(named("Red", "Green", 0), "R");
	ck_assert_str_eq(named("North Wind", "Night Fox", 0), "NW");
	ck_assert_str_eq(named("North Wind", "Night Fox", 1), "NF");
	ck_assert_str_eq(named("North", "Night", 1), "Ni");
	ck_assert_str_eq(named("Blue", "Black", 1), "Bla");
	ck_assert_str_eq(named("\u00c4hren", "\u00c4pfel", 0), "\u00c4h");
	ck_assert_str_eq(named("Band one", "Band orange", 1), "2");
}
END_TEST

/* Above numbers there is no room for "Salt Merchants" on a phone. */
START_TEST(long_names_stand_above_the_table_of_the_course)
{
	play();
	struct str text = page("kestrel/index.html");
	PORT_SAYS(text,
		  "By turn: cargoes bought (RM: Rope Makers, SM: Salt Merchants)");
	PORT_SAYS(text, "<th scope=\"col\">RM</th><th scope=\"col\">SM</th>");
	PORT_SAYS(text, "aria-hidden=\"true\"> RM </span> <span>Rope Makers");
	house_close(&h);
}
END_TEST

/* The harbour draws no board: nothing shows a picture that is not there. */
START_TEST(a_game_without_a_board_has_no_pictures)
{
	static const char *const pages[] = {"index.html", "kestrel/index.html",
					    "kestrel/1-2.html", "kestrel/end.html",
					    "feed.xml"};

	play();
	for (size_t i = 0; i < sizeof pages / sizeof *pages; i++) {
		struct str text = page(pages[i]);
		PORT_HIDES(text, "<img");
		PORT_HIDES(text, "2.svg");
		PORT_HIDES(text, "end.svg");
		PORT_HIDES(text, "-mini.svg");
		PORT_HIDES(text, "The board");
	}
	house_close(&h);
}
END_TEST

static void one_box(const void *view, const struct events *seen, struct figure *f)
{
	(void)view;
	(void)seen;
	f->width = f->height = 10;
	f->title = f->words = STR("A crate.");
	figure_box(f, 1, 1, 8, 8, 0,
		   (struct figure_paint){0x806000, FIGURE_NONE, 0, false});
}

/* Its report has no figure in it; the zine draws `chart` all the same. */
START_TEST(the_zine_draws_the_board_of_a_game)
{
	struct game_rules with = harbour_game;
	struct game game;
	struct zine_game g;
	struct zine z = {.home = &h.home};
	struct zine_issue_files f;
	struct err err = {0};

	play();
	game = house_game(&h);
	z.a = h.a;
	ck_assert_msg(zine_load(&h.home, h.a, &game, &g, &err) && zine_count(&g, &err),
		      "%s", err.text);
	ck_assert(zine_phase_page(&z, &g, 1, &f, &err));
	ck_assert_uint_eq(f.board.n, 0);
	with.chart = one_box;
	g.rules = &with;
	ck_assert(zine_phase_page(&z, &g, 1, &f, &err));
	PORT_SAYS(f.board, "A crate.");
	PORT_SAYS(f.html, "A crate.");
	PORT_SAYS(f.html, "Board 2 of 7");
	house_close(&h);
}
END_TEST

PORT_MAIN("border/zine", each_turn_has_its_point_whatever_its_first_phase,
	  statistics_have_seats_where_there_are_no_roles,
	  each_seat_has_a_badge_of_its_own, a_badge_grows_until_it_tells_seats_apart,
	  long_names_stand_above_the_table_of_the_course,
	  a_game_without_a_board_has_no_pictures, the_zine_draws_the_board_of_a_game)
