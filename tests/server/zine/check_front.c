/* The front page of the zine and what stands beside the issues: rows of boards, number and editor, statistics.
 * SPDX-License-Identifier: ISC */
#include "tests/check_main.h"

#include <stdio.h>
#include <string.h>
#include <sys/stat.h>

#include "rules/game.h"
#include "server/people/open_game.h"
#include "server/people/option_set.h"
#include "server/people/seats.h"
#include "server/phase/game_start.h"
#include "server/phase/game_stop.h"
#include "server/phase/phase_byhand.h"
#include "server/phase/phase_rollback.h"
#include "server/zine/people/zine_people.h"
#include "server/zine/zine.h"
#include "server/zine/zine_pages.h"
#include "tests/kit/paper.h"

enum { MINUTE = 60 };

/* Ribbons and counters without a number, in its own file; the rows of issues show it, and the page leads
 * with the whole board. */
START_TEST(rows_of_issues_show_miniatures)
{
	static const char first[] = "//ol[@class='strip']/li[1]//img";

	paper_begin(true);
	paper_run_first();
	paper_write();
	struct str svg = paper_bytes_of("kestrel/1-1-mini.svg");
	ck_assert(paper_has(svg, "<circle") && paper_has(svg, ">R<") &&
		  !paper_has(svg, ">R4<") &&
		  paper_has(paper_bytes_of("kestrel/1-1.svg"), ">R4<"));
	ck_assert(paper_has(paper_bytes_of("kestrel/1-1.svg"), "<text"));
	ck_assert(
		str_is(paper_ask("kestrel/index.html",
				 str_z(paper.a, str_printf(paper.a, "%s/@src", first))),
		       "1-1-mini.svg"));
	struct str width =
		paper_ask("kestrel/index.html",
			  str_z(paper.a, str_printf(paper.a, "%s/@width", first)));
	ck_assert(
		paper_has(svg, str_z(paper.a, str_printf(paper.a, "viewBox=\"0 0 %.*s ",
							 STR_ARG(width)))));
	ck_assert(str_is(
		paper_ask("kestrel/index.html", "//figure[@class='board']//img/@src"),
		"1-2.svg"));
}
END_TEST

/* The newest issue in which something has happened is the story; the other game that runs has a strip, with its miniature, its headline,
 * its deadline and its bases; one that has not begun sells itself. */
START_TEST(the_front_page_leads_with_the_newest_issue)
{
	static const char story[] = "//article[@class='story']",
			  strip[] = "//ul[@class='running']/li";
	struct err err = {0};

	paper_begin(true);
	paper_second_game();
	paper_write();
	ck_assert(paper_has(paper_ask("index.html", story), "The start"));
	ck_assert(paper_has(paper_ask("index.html", "//article[@class='panel']"),
			    "for 3 players. 1 seat is free."));
	ck_assert(paper_has(paper_ask("index.html", "//article[@class='panel']"),
			    "Deadlines: 2 days after a phase opens, at 20:00 (UTC)."));
	ck_assert_int_eq(paper_count("index.html", "//p[@class='call']"), 1);
	ck_assert_int_eq(paper_count("index.html", strip), 0);
	paper_add_house(1);
	paper_write();
	ck_assert(paper_has(paper_ask("index.html", "//article[@class='panel']"),
			    "All its seats are taken."));
	ck_assert_int_eq(paper_count("index.html", "//p[@class='call']"), 0);
	paper_run_first();
	house_pass(&paper, MINUTE);
	ck_assert_msg(game_start(&paper.home, paper.a, STR("heron"), &err), "%s",
		      err.text);
	paper_write();
	paper_is_sound();
	ck_assert_int_eq(paper_count("index.html", story), 1);
	ck_assert(
		str_is(paper_ask("index.html", "//article[@class='story']/h2/a/@href"),
		       "kestrel/1-2.html"));
	ck_assert(paper_has(paper_ask("index.html", story), "orders due"));
	ck_assert_int_eq(paper_count("index.html", strip), 1);
	ck_assert(str_is(paper_ask("index.html", "//ul[@class='running']//h3/a/@href"),
			 "heron/index.html"));
	ck_assert(str_is(paper_ask("index.html", "//ul[@class='running']//img/@src"),
			 "heron/1-1-mini.svg"));
	ck_assert(paper_has(paper_ask("index.html", strip), "orders due"));
	ck_assert_int_eq(paper_count("index.html",
				     "//ul[@class='running']//ul[@class='tally']/li"),
			 3);
	/* Who is ahead stands in words beside the numbers, and what is asked for next in those of the game. */
	ck_assert(str_is(paper_ask("index.html", "//article//p[@class='leads']"),
			 "Nobody leads yet."));
	ck_assert(paper_has(paper_ask("index.html", story),
			    "Turn 1, phase 2, allies; orders due"));
	ck_assert(paper_has(paper_ask("index.html", "//p[@class='line']"),
			    ". 2 games being played"));
}
END_TEST

/* All addresses are hidden but the one to which a letter with JOIN goes: on the front page, and on the page of the game. */
#define PANEL "//article[@class='panel']"

START_TEST(a_game_that_is_open_tells_where_to_write)
{
	static const char *const pages[] = {"index.html", "heron/index.html"};
	static const char call[] = "//p[@class='call']";
	struct open_game open = {.by_gm = true};
	struct err err = {0};
	int n_told;

	paper_begin(true);
	paper_second_game();
	ck_assert_msg(
		open_game_set(&paper.home, paper.a, STR("heron"), &open, &n_told, &err),
		"%s", err.text);
	paper_write();
	for (size_t i = 0; i < sizeof pages / sizeof *pages; i++) {
		struct str wanted = str_printf(
			paper.a, "mailto:%.*s?subject=JOIN%%20heron&body=JOIN%%20heron",
			STR_ARG(paper.home.config.address));
		ck_assert(str_equal(paper_ask(pages[i], "//p[@class='call']/a/@href"),
				    wanted));
		ck_assert(str_is(
			paper_ask(pages[i], call),
			str_z(paper.a,
			      str_printf(paper.a, "To play, write JOIN heron to %.*s.",
					 STR_ARG(paper.home.config.address)))));
		ck_assert_int_eq(paper_count(pages[i], call), 1);
	}
	/* Seats by the names that they have in reports. */
	for (size_t i = 0; i < sizeof pages / sizeof *pages; i++)
		ck_assert(paper_has(paper_bytes_of(pages[i]), "Free seats: Green."));
	/* Its panel leads to its page, and tells who is in. */
	ck_assert(str_is(paper_ask("index.html", PANEL "//h3/a/@href"),
			 "heron/index.html"));
	ck_assert_int_ge(paper_count("index.html", PANEL "//td[@class='who']"), 2);
	/* How much of their time it takes: four phases of two days. */
	for (size_t i = 0; i < sizeof pages / sizeof *pages; i++)
		ck_assert(paper_has(
			paper_bytes_of(pages[i]),
			"Deadlines: 2 days after a phase opens, at 20:00 (UTC). A turn takes up to about 8 days. It starts"));
	/* Another condition alone writes the pages again, also for the daemon. */
	struct zine_job job = {.dir = paper_dir, .lazy = true};
	ck_assert(zine_write(&paper.home, &job, &err));
	open.reliability = 80;
	ck_assert(open_game_set(&paper.home, paper.a, STR("heron"), &open, &n_told,
				&err));
	ck_assert(zine_write(&paper.home, &job, &err));
	ck_assert_int_gt(job.n_written, 0);
	for (size_t i = 0; i < sizeof pages / sizeof *pages; i++)
		ck_assert(paper_has(paper_bytes_of(pages[i]), "in 80 of 100 phases"));
}
END_TEST

/* A game that looks for players has a picture of its first board on its panel, whether it is public, open to all, both, or asked for;
 * with its start the picture goes. */
START_TEST(a_game_that_looks_for_players_shows_its_board_on_its_panel)
{
	static const char picture[] = PANEL "//img/@src", file[] = "open-heron.svg";
	struct open_game open = {.by_gm = true};
	struct err err = {0};
	int n_told;

	paper_begin(true);
	paper_second_game();
	for (int way = 0; way < 3; way++) {
		if (way == 1)
			ck_assert(open_game_set(&paper.home, paper.a, STR("heron"),
						&open, &n_told, &err));
		if (way == 2)
			ck_assert(option_turn(&paper.home, paper.a, STR("heron"),
					      STR("public"), STR("off"), true,
					      STR("a test"), &err));
		paper_write();
		ck_assert(str_is(paper_ask("index.html", picture), file));
		ck_assert(paper_has(paper_bytes_of(file), ">G<"));
		ck_assert(!paper_has(paper_bytes_of(file), ">Y<")); /* three seats */
		/* Only a public game has a page to lead to. */
		ck_assert_int_eq(paper_count("index.html", PANEL "//figure/a"),
				 way < 2);
		ck_assert_int_eq(paper_write().n_written, 0);
	}
	paper_add_house(1);
	paper_run_first();
	ck_assert_msg(game_start(&paper.home, paper.a, STR("heron"), &err), "%s",
		      err.text);
	paper_write();
	ck_assert_int_eq(paper_count("index.html", PANEL), 0);
	ck_assert(!paper_there_is(file));
}
END_TEST

/* "How it came to this": the headlines before the story's, the latest first. What the story tells is not told again among
 * what came from the press. */
/* Of three seats, so that the example has three systems; its draws are not the game's, and the game begins with others. */
START_TEST(a_game_that_has_not_begun_shows_a_board_as_an_example)
{
	static const char page[] = "heron/index.html";
	struct err err = {0};

	paper_begin(true);
	paper_second_game();
	paper_write();
	paper_is_sound();
	struct str before = paper_bytes_of(page);
	ck_assert(paper_has(before, "Planets of the green system"));
	ck_assert(!paper_has(before, "Planets of the yellow system"));
	ck_assert(str_is(
		paper_ask(page, "//figcaption/span"),
		"An example of a first board. Chance draws anew when the game starts."));
	/* A phone has a drawing of its own, and the way to a seat stands before both. */
	ck_assert_int_eq(paper_count(page, "//figure//*[local-name()='svg']"), 2);
	ck_assert_int_eq(paper_count(page, "//p[@class='call']/following::figure"), 1);
	/* The phases of a turn, each an item of a list, without the dash of a letter. */
	ck_assert_int_eq(paper_count(page, "//li[starts-with(., 'Phase ')]"), 4);
	ck_assert_int_eq(paper_count(page, "//*[starts-with(., '- ')]"), 0);
	/* The same each time. */
	ck_assert_int_eq(paper_write().n_written, 0);
	paper_add_house(1);
	house_pass(&paper, MINUTE);
	ck_assert_msg(game_start(&paper.home, paper.a, STR("heron"), &err), "%s",
		      err.text);
	paper_write();
	ck_assert(!paper_has(paper_bytes_of(page), "An example of"));
}
END_TEST

START_TEST(the_story_tells_how_it_came_to_this)
{
	static const char before[] = "//article[@class='story']/ol[@class='before']/li";
	static const char press[] = "//ul[@class='latest']/li";

	paper_begin(true);
	paper_write();
	ck_assert_int_eq(paper_count("index.html", before),
			 0); /* nothing came before */
	paper_run_turn();
	paper_write();
	/* After turn 1: 2-1, and before it 1-4, 1-3, 1-2 and 1-1. */
	static const char *const pages[] = {"1-4", "1-3", "1-2", "1-1"};
	ck_assert_int_eq(paper_count("index.html", before), 4);
	for (int i = 0; i < 4; i++)
		ck_assert(str_equal(
			paper_ask("index.html",
				  str_z(paper.a, str_printf(paper.a, "%s[%d]//a/@href",
							    before, i + 1))),
			str_printf(paper.a, "kestrel/%s.html", pages[i])));
	ck_assert_int_eq(paper_count("index.html", press), 0);
	paper_run();
	paper_write();
	ck_assert_int_eq(paper_count("index.html", press), 1);
	ck_assert(str_is(paper_ask("index.html", "//ul[@class='latest']/li//a/@href"),
			 "kestrel/1-1.html"));
	paper_is_sound();
}
END_TEST

/* Letters to the zine are read on its front page, signed with the seat; what goes to players is not, and addresses are hidden. A
 * game that is left alone keeps its letters. */
START_TEST(letters_to_the_zine_stand_on_the_front_page)
{
	static const char letters[] = "//section[@class='letters']//li";
	struct err err = {0};

	paper_begin(true);
	house_write(
		&paper, 0,
		"press to zine: Marmalade, says gus@example.org.\npress to all: Plums for everybody.\npress to green: Quinces are for you alone.\n");
	house_write(&paper, 1, "press grey to zine\nDamsons.\nendpress\n");
	house_round(&paper);
	paper_write();
	ck_assert_int_eq(paper_count("index.html", letters), 0);
	paper_run_first();
	paper_write();
	paper_is_sound();
	ck_assert_int_eq(paper_count("index.html", letters), 2);
	struct str first = paper_ask("index.html",
				     "//section[@class='letters']//li[1]"),
		   grey = paper_ask("index.html", "//section[@class='letters']//li[2]");
	ck_assert_msg(paper_has(first, "Marmalade") && paper_has(first, "Red, "),
		      "%.*s", STR_ARG(first));
	ck_assert_msg(paper_has(grey, "Damsons") && paper_has(grey, "Unsigned, "),
		      "%.*s", STR_ARG(grey));
	ck_assert(
		str_is(paper_ask("index.html", "//section[@class='letters']//a/@href"),
		       "kestrel/1-2.html"));
	struct str page = paper_bytes_of("index.html");
	ck_assert(!paper_has(page, "gus@") && !paper_has(page, "Plums") &&
		  !paper_has(page, "Quinces"));
	ck_assert_int_eq(paper_write().n_written, 0);
	/* Another game is written, and the front page with it. */
	struct zine_job job = {.dir = paper_dir, .lazy = true};
	paper_second_game();
	ck_assert(zine_write(&paper.home, &job, &err));
	ck_assert_int_eq(paper_count("index.html", letters), 2);
}
END_TEST

/* A new house shows what it plays. */
START_TEST(a_house_without_a_game_shows_its_games)
{
	static const char panel[] = "//article[@class='panel']";
	int n = 0;

	paper_write();
	for (const struct game_rules *const *g = games; *g; g++, n++) {
		const char *of = str_z(paper.a, str_printf(paper.a, "%s[h3='%s']",
							   panel, (*g)->title));
		ck_assert_int_eq(paper_count("index.html", of), 1);
		struct str told = paper_ask("index.html", of);
		int least = (*g)->seats_min, most = game_players_max(*g);
		struct str range = str_printf(paper.a, "for %d to %d", least, most),
			   exact = str_printf(paper.a, "for %d players", most);
		ck_assert(
			paper_has(told, str_z(paper.a, least < most ? range : exact)));
	}
	ck_assert_int_ge(n, 1);
	ck_assert_int_eq(paper_count("index.html", panel), n);
	paper_is_sound();
	paper_begin(true);
	paper_write();
	ck_assert_int_eq(paper_count("index.html", panel), 0);
}
END_TEST

/* It is shown at any depth: its links have the zine's place on the web. */
START_TEST(a_page_that_is_not_there_leads_to_those_that_are)
{
	paper.home.config.zine_url = STR("https://example.org/zine");
	paper_write();
	ck_assert(str_is(paper_ask("404.html", "//main//a/@href"),
			 "https://example.org/zine/index.html"));
	ck_assert(str_is(paper_ask("404.html", "//link[@rel='stylesheet']/@href"),
			 "https://example.org/zine/style.css"));
}
END_TEST

#define COLOPHON "//section[@class='colophon']"

START_TEST(the_front_page_tells_its_number_and_its_editor)
{
	struct zine_job job = {.dir = paper_dir, .lazy = true};
	struct err err = {0};

	paper_write();
	ck_assert_int_eq(paper_count("index.html", COLOPHON), 0); /* nothing to tell */
	paper_begin(true);
	paper_run_first(); /* the start, and a phase */
	paper_write();
	ck_assert(paper_has(paper_ask("index.html", COLOPHON), "number 2."));
	ck_assert(!paper_has(paper_ask("index.html", COLOPHON), "Edited by"));
	/* Another game counts on. */
	paper_second_game();
	paper_add_house(1);
	ck_assert_msg(game_start(&paper.home, paper.a, STR("heron"), &err), "%s",
		      err.text);
	paper_write();
	ck_assert(paper_has(paper_ask("index.html", COLOPHON), "number 3."));
	/* The editor is known by a name; an address never gets on the web. */
	paper.home.config.zine_editor = STR("Gus gus@example.org");
	ck_assert_msg(zine_write(&paper.home, &job, &err), "%s", err.text);
	ck_assert(paper_has(paper_ask("index.html", COLOPHON), "Edited by Gus"));
	ck_assert(!paper_has(paper_bytes_of("index.html"), "gus@example.org"));
	paper_is_sound();
}
END_TEST

static bool is_number(const char *page, int n)
{
	return str_starts(paper_ask(page, "//p[@class='line']"),
			  str_z(paper.a, str_printf(paper.a, "No. %d. ", n)));
}

/* All games are counted together, and a report that was taken back keeps its number: those after it keep theirs. */
START_TEST(each_issue_has_a_number_that_stays)
{
	struct rollback r;
	struct err err = {0};

	paper_begin(true);
	paper_run_first(); /* 1.1 and 1.2 */
	paper_second_game();
	paper_add_house(1);
	house_pass(&paper, MINUTE);
	ck_assert_msg(game_start(&paper.home, paper.a, STR("heron"), &err), "%s",
		      err.text);
	paper_write();
	ck_assert(is_number("kestrel/1-1.html", 1));
	ck_assert(is_number("kestrel/1-2.html", 2));
	ck_assert(is_number("heron/1-1.html", 3));
	ck_assert(is_number("index.html", 3));
	house_pass(&paper, MINUTE);
	ck_assert_msg(phase_rollback(&paper.home, paper.a, STR("kestrel"), 1, 1,
				     STR("a slip"), false, &r, &err),
		      "%s", err.text);
	paper_write();
	ck_assert(is_number("kestrel/1-1.html", 4)); /* it was opened again */
	ck_assert(is_number("heron/1-1.html", 3));
	ck_assert(is_number("index.html", 4));
	ck_assert(!paper_there_is("kestrel/1-2.html"));
}
END_TEST

START_TEST(whoever_sends_nothing_is_counted_as_missed)
{
	paper_begin(true);
	paper_run_first();
	paper.now = house_game(&paper).deadline; /* before it nothing is a miss */
	paper_run(); /* the allies of 1.2 are nobody's duty: nothing is owed */
	paper.now = house_game(&paper).deadline;
	paper_run(); /* 1.3: cards are */
	struct game g = house_game(&paper);
	paper_write();
	struct str owed =
		paper_ask("statistics.html", "//tbody/tr[th='Kestrel']/td[2]");
	struct str missed =
		paper_ask("statistics.html", "//tbody/tr[th='Kestrel']/td[3]");
	int64_t n_owed, n_missed;
	ck_assert(str_int(owed, 0, 1000, &n_owed) &&
		  str_int(missed, 0, 1000, &n_missed));
	/* Four attacks came; none of the cards did. */
	ck_assert_int_gt(n_missed, 0);
	ck_assert_int_eq(n_owed, 4 + n_missed);
	ck_assert_int_gt(g.phase_no, 3);
}
END_TEST

START_TEST(statistics_count_what_was_owed_and_missed)
{
	paper_begin(true);
	paper_run_first(); /* all had ordered */
	paper_write();
	ck_assert(str_is(paper_ask("statistics.html", "//tbody/tr[th='Kestrel']/td[2]"),
			 "4"));
	ck_assert(str_is(paper_ask("statistics.html", "//tbody/tr[th='Kestrel']/td[3]"),
			 "0"));
	ck_assert(str_is(paper_ask("statistics.html", "//tbody/tr[th='Ann']/td[1]"),
			 "1"));
}
END_TEST

/* What was played to its end shows how it ended. */
START_TEST(games_that_are_over_show_their_last_boards)
{
	static const char mini[] = "//ul[@class='latest archive']/li/a[@class='mini']";
	struct err err = {0};

	paper_begin(true);
	paper_run_first();
	ck_assert(game_end(&paper.home, paper.a, STR("kestrel"), STR("the summer"),
			   &err));
	paper_write();
	ck_assert(
		str_is(paper_ask("index.html",
				 str_z(paper.a, str_printf(paper.a, "%s/@href", mini))),
		       "kestrel/end.html"));
	ck_assert(str_is(
		paper_ask("index.html",
			  str_z(paper.a, str_printf(paper.a, "%s/img/@src", mini))),
		"kestrel/end-mini.svg"));
}
END_TEST

static int rows_of(struct str table)
{
	int rows = 0;

	for (size_t at; (at = str_find(table, STR("<tr"))) != SIZE_MAX; rows++)
		table = str_slice(table, at + 3, table.n);
	return rows;
}

/* So do the other pages of the house: the hall of fame, the statistics, a role, each with a table of these games alone. */
static void long_lists_of_the_house(struct zine *z)
{
	enum { HEAD = 1 };
	struct zine_held *held =
		arena_array(z->a, struct zine_held, (size_t)z->n_games);
	struct zine_role role = {.rules = games[0],
				 .name = STR("MIND"),
				 .page = "role.html",
				 .power = -1,
				 .n_held = z->n_games,
				 .held = held};
	struct str page[3];

	z->people = arena_new(z->a, struct zine_people);
	for (int i = 0; i < z->n_games; i++) {
		z->games[i].winners = 1;
		held[i] = (struct zine_held){.g = &z->games[i], .last = true};
	}
	page[0] = zine_fame_page(z);
	page[1] = zine_role_page_of(z, &role);
	for (int i = 0; i < z->n_games; i++)
		z->games[i].n = 2;
	page[2] = zine_statistics_page(z);
	for (int i = 0; i < 3; i++) {
		struct str end = STR("</table>"), more = STR("30 more games");
		size_t at = str_find(page[i], more);
		ck_assert_msg(at != SIZE_MAX, "page %d", i);
		struct str table = str_slice(page[i], 0, at);
		for (size_t next; (next = str_find(table, STR("<table>"))) != SIZE_MAX;)
			table = str_slice(table, next + 7, table.n);
		ck_assert_uint_ne(str_find(table, end), SIZE_MAX);
		ck_assert_msg(rows_of(table) == 100 + HEAD, "page %d: %d", i,
			      rows_of(table));
	}
}

/* A front page stays short, however many games there were; the rest is where all games are. */
START_TEST(a_long_shelf_ends_with_a_way_to_the_rest)
{
	enum { GAMES = 130 };
	static struct zine_game list[GAMES];
	static struct zine_issue one;
	struct zine z = {
		.home = &paper.home, .a = paper.a, .games = list, .n_games = GAMES};
	struct zine_doc d;

	for (int i = 0; i < GAMES; i++)
		list[i] =
			(struct zine_game){.home = &paper.home,
					   .a = paper.a,
					   .rules = games[0],
					   .over = true,
					   .n = 1,
					   .issues = &one,
					   .game.name = str_printf(paper.a, "g-%d", i)};
	zine_part_begin(paper.a, &d);
	zine_archive(&d, &z);
	struct str html = zine_part_finish(&d);
	int rows = 0;
	for (size_t at; (at = str_find(html, STR("<li>"))) != SIZE_MAX; rows++)
		html = str_slice(html, at + 4, html.n);
	ck_assert_int_eq(rows, 100);
	ck_assert(paper_has(html, "<a href=\"search.html#games\">30 more games</a>"));
	long_lists_of_the_house(&z);
	/* There they are. */
	paper_begin(true);
	paper_write();
	ck_assert_int_eq(paper_count("search.html",
				     "//h2[@id='games']/following-sibling::ul[1]//a"),
			 1);
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("zine/front");
	TCase *t = tcase_create("zine/front");

	tcase_add_checked_fixture(t, paper_open, paper_close);
	tcase_set_timeout(t, 60);
	tcase_add_test(t, rows_of_issues_show_miniatures);
	tcase_add_test(t, the_front_page_leads_with_the_newest_issue);
	tcase_add_test(t, a_game_that_is_open_tells_where_to_write);
	tcase_add_test(t, a_game_that_looks_for_players_shows_its_board_on_its_panel);
	tcase_add_test(t, a_game_that_has_not_begun_shows_a_board_as_an_example);
	tcase_add_test(t, the_story_tells_how_it_came_to_this);
	tcase_add_test(t, letters_to_the_zine_stand_on_the_front_page);
	tcase_add_test(t, a_house_without_a_game_shows_its_games);
	tcase_add_test(t, a_page_that_is_not_there_leads_to_those_that_are);
	tcase_add_test(t, each_issue_has_a_number_that_stays);
	tcase_add_test(t, the_front_page_tells_its_number_and_its_editor);
	tcase_add_test(t, whoever_sends_nothing_is_counted_as_missed);
	tcase_add_test(t, statistics_count_what_was_owed_and_missed);
	tcase_add_test(t, a_long_shelf_ends_with_a_way_to_the_rest);
	tcase_add_test(t, games_that_are_over_show_their_last_boards);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(suite)
