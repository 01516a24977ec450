/* The web zine: which files there are, what is in them, and what never does: secrets
 * before the end, addresses, telephones, keys, games that are not public.
 * SPDX-License-Identifier: ISC */
#include "tests/check_main.h"

#include <dirent.h>
#include <jansson.h>
#include <libxml/parser.h>
#include <libxml/xpath.h>
#include <libxml/xpathInternals.h>
#include <minizip/unzip.h>
#include <sqlite3.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "rules/cosmic/table/state.h"
#include "server/daemon/zine_keeper.h"
#include "server/game/position.h"
#include "server/options/game_options.h"
#include "server/people/option_set.h"
#include "server/people/seats.h"
#include "server/phase/game_new.h"
#include "server/phase/game_start.h"
#include "server/phase/game_stop.h"
#include "server/phase/phase_byhand.h"
#include "server/phase/phase_rollback.h"
#include "server/report/announce.h"
#include "server/zine/zine.h"
#include "server/zine/zine_parts.h"
#include "tests/kit/house.h"

#define START "2030-03-04T09:00:00Z"
enum { MINUTE = 60, FILES_MAX = 200 };

static struct house h;
static const char *dir;

static void open_up(void)
{
	house_open(&h, START);
	dir = zine_dir(&h.home, h.a);
}
static void shut(void)
{
	house_close(&h);
}

static void option(const char *name, const char *value)
{
	house_option(&h, name, value);
}

static struct zine_job write_zine(void)
{
	struct zine_job job = {.dir = dir};
	struct err err = {0};
	ck_assert_msg(zine_write(&h.home, &job, &err), "%s", err.text);
	return job;
}

static void begin(bool is_public)
{
	struct err err = {0};

	house_join(&h);
	if (is_public)
		option("public", "on");
	option("title", "Kestrel");
	ck_assert_msg(game_start(&h.home, h.a, STR("kestrel"), &err), "%s", err.text);
	house_round(&h);
}

static void run(void)
{
	house_pass(&h, MINUTE);
	house_run(&h);
}

static void run_first(void)
{
	for (int i = 0; i < HOUSE_PEOPLE; i++)
		house_write(&h, i, house_attack(&h, i));
	house_round(&h);
	if (house_game(&h).phase == 1 && house_game(&h).turn == 1)
		run();
}

/* The whole of turn 1: after it, its challenges have their results. */
static void run_turn(void)
{
	run_first();
	for (int i = 0; i < 3 && house_game(&h).turn == 1; i++)
		run();
	ck_assert_int_eq(house_game(&h).turn, 2);
}

/* Files ---------------------------------------------------------------------- */

static const char *path_of(const char *name)
{
	return str_z(h.a, str_printf(h.a, "%s/%s", dir, name));
}

static bool there_is(const char *name)
{
	return access(path_of(name), F_OK) == 0;
}

static struct str bytes_of(const char *name)
{
	FILE *f = fopen(path_of(name), "rb");
	struct buf b = buf_in(h.a);
	char part[4096];
	size_t n;

	ck_assert_msg(f != NULL, "there is no %s", name);
	while ((n = fread(part, 1, sizeof part, f)) > 0)
		buf_add(&b, (struct str){part, n});
	fclose(f);
	return buf_str(&b);
}

/* All of it, in order of name, stamps left out. */
static int files(const char *under, const char *names[], int n)
{
	const char *full = path_of(under);
	struct dirent **list;
	int found = scandir(full, &list, NULL, alphasort);

	for (int i = 0; i < found; i++) {
		struct stat st;
		const char *name =
			str_z(h.a, str_printf(h.a, "%s%s%s", under, *under ? "/" : "",
					      list[i]->d_name));
		bool hidden = list[i]->d_name[0] == '.';
		free(list[i]);
		if (hidden || stat(path_of(name), &st) != 0)
			continue;
		if (S_ISDIR(st.st_mode)) {
			n = files(name, names, n);
			continue;
		}
		ck_assert_int_lt(n, FILES_MAX);
		names[n++] = name;
	}
	if (found >= 0)
		free(list);
	return n;
}

static struct str everything(void)
{
	const char *names[FILES_MAX];
	int n = files("", names, 0);
	struct buf b = buf_in(h.a);

	for (int i = 0; i < n; i++) {
		buf_printf(&b, "== %s\n", names[i]);
		buf_add(&b, bytes_of(names[i]));
	}
	return buf_str(&b);
}

static bool has(struct str hay, const char *words)
{
	return str_find(hay, str_of(words)) != SIZE_MAX;
}

/* XPath ----------------------------------------------------------------------- */

/* Whole and sound as XML: then it is sound as HTML too, for what the zine writes. */
static xmlDoc *document(const char *name)
{
	struct str s = bytes_of(name);
	xmlDoc *d = xmlReadMemory(s.s, (int)s.n, name, "UTF-8", XML_PARSE_NONET);
	ck_assert_msg(d != NULL, "%s does not parse", name);
	return d;
}

static xmlXPathContext *context(xmlDoc *d)
{
	xmlXPathContext *c = xmlXPathNewContext(d);
	xmlXPathRegisterNs(c, BAD_CAST "a", BAD_CAST "http://www.w3.org/2005/Atom");
	return c;
}

static struct str ask(const char *name, const char *path)
{
	xmlDoc *d = document(name);
	xmlXPathContext *c = context(d);
	xmlXPathObject *o = xmlXPathEvalExpression(
		BAD_CAST str_z(h.a, str_printf(h.a, "string(%s)", path)), c);
	ck_assert_msg(o != NULL, "%s", path);
	struct str out = str_dup(h.a, str_of((const char *)o->stringval));
	xmlXPathFreeObject(o);
	xmlXPathFreeContext(c);
	xmlFreeDoc(d);
	return out;
}

static int count(const char *name, const char *path)
{
	struct str n = ask(name, str_z(h.a, str_printf(h.a, "count(%s)", path)));
	int64_t v = -1;
	ck_assert(str_int(n, 0, 1000000, &v));
	return (int)v;
}

/* Every relative link of the page leads to a file. */
static void links_lead_somewhere(const char *name)
{
	xmlDoc *d = document(name);
	xmlXPathContext *c = context(d);
	xmlXPathObject *o = xmlXPathEvalExpression(BAD_CAST "//@href | //@src", c);
	for (int i = 0; i < o->nodesetval->nodeNr; i++) {
		xmlChar *v = xmlNodeGetContent(o->nodesetval->nodeTab[i]);
		struct str to = str_of((const char *)v), folder = str_of(name);
		if (v[0] == '#' || str_starts(to, "data:")) {
			xmlFree(v);
			continue;
		}
		ck_assert_msg(!has(to, "://"), "%s: %s is not relative", name, v);
		while (folder.n && folder.s[folder.n - 1] != '/')
			folder.n--;
		to = str_until(&to, '#');
		ck_assert_msg(
			there_is(str_z(h.a, str_printf(h.a, "%.*s%.*s", STR_ARG(folder),
						       STR_ARG(to)))),
			"%s: %s leads nowhere", name, v);
		xmlFree(v);
	}
	xmlXPathFreeObject(o);
	xmlXPathFreeContext(c);
	xmlFreeDoc(d);
}

static void pages_are_sound(void)
{
	const char *names[FILES_MAX];
	int n = files("", names, 0);

	for (int i = 0; i < n; i++) {
		if (str_ends(str_of(names[i]), ".css") ||
		    str_ends(str_of(names[i]), ".js") ||
		    str_ends(str_of(names[i]), ".epub"))
			continue;
		if (str_ends(str_of(names[i]), ".json")) {
			struct str text = bytes_of(names[i]);
			json_t *j = json_loadb(text.s, text.n, 0, NULL);
			ck_assert_ptr_nonnull(j);
			json_decref(j);
			continue;
		}
		xmlFreeDoc(document(names[i]));
		if (!str_ends(str_of(names[i]), ".html"))
			continue;
		links_lead_somewhere(names[i]);
		ck_assert_msg(count(names[i], "//h1") == 1, "%s: one h1", names[i]);
		ck_assert_msg(count(names[i], "//@id[. = preceding::*/@id]") == 0,
			      "%s: an id twice", names[i]);
		/* Reading needs no script: the search alone has one, in a file of its own. */
		ck_assert_msg(count(names[i], "//script") ==
				      str_is(str_of(names[i]), "search.html"),
			      "%s: a script", names[i]);
		ck_assert_msg(count(names[i], "//script[text()]") == 0, "%s", names[i]);
		ck_assert_msg(count(names[i], "//img[not(@alt)]") == 0, "%s", names[i]);
		ck_assert_msg(count(names[i], "//title[. = '']") == 0, "%s", names[i]);
	}
}

/* Tests ------------------------------------------------------------------------ */

START_TEST(an_empty_house_says_so)
{
	struct zine_job job = write_zine();

	ck_assert_int_eq(job.n_games, 0);
	pages_are_sound();
	ck_assert(has(bytes_of("index.html"), "No game is open to readers yet"));
	ck_assert(has(bytes_of("statistics.html"), "No game has finished yet"));
	ck_assert_int_eq(count("feed.xml", "//a:entry"), 0);
}
END_TEST

START_TEST(of_a_game_that_is_not_public_there_is_nothing)
{
	struct err err = {0};
	struct zine_job one = {.dir = dir, .game = STR("kestrel")};

	begin(false);
	run_first();
	write_zine();
	ck_assert(!has(everything(), "kestrel"));
	ck_assert(!has(everything(), "Ann"));
	ck_assert(!zine_write(&h.home, &one, &err));
	ck_assert_int_eq(err.kind, ERR_REFUSED);
	/* Nor after its end. */
	ck_assert(game_end(&h.home, h.a, STR("kestrel"), STR("enough"), &err));
	write_zine();
	ck_assert(!has(everything(), "kestrel"));
}
END_TEST

START_TEST(before_the_start_the_seats_are_shown_and_who_has_come)
{
	house_invite(&h);
	option("public", "on");
	write_zine();
	pages_are_sound();
	ck_assert(has(bytes_of("index.html"), "Looking for players"));
	/* The names of invited players are nobody's business before they have said
	 * yes. */
	ck_assert(!has(everything(), "Ann"));
	ck_assert(there_is("kestrel/index.html"));
	ck_assert(there_is("kestrel/rules.html"));
}
END_TEST

START_TEST(each_report_has_its_page_and_leads_to_the_next)
{
	begin(true);
	run_first();
	write_zine();
	pages_are_sound();
	ck_assert(there_is("kestrel/1-1.html"));
	ck_assert(there_is("kestrel/1-1.svg"));
	ck_assert(there_is("kestrel/1-2.html"));
	ck_assert(
		str_is(ask("kestrel/1-1.html", "//a[@rel='next']/@href"), "1-2.html"));
	ck_assert(
		str_is(ask("kestrel/1-2.html", "//a[@rel='prev']/@href"), "1-1.html"));
	ck_assert(str_is(ask("kestrel/1-2.html", "//a[@rel='prev']/@accesskey"), "p"));
	ck_assert_int_eq(count("kestrel/1-1.html", "//a[@rel='prev']"), 0);
	ck_assert(
		has(ask("kestrel/1-2.html", "//h1"), "Kestrel: After turn 1, phase 1"));
	ck_assert(has(ask("kestrel/1-1.html", "//h1"), "Kestrel: The start"));
	/* The board is drawn, and told: */
	ck_assert_int_eq(
		count("kestrel/1-2.html",
		      "//figure/div[@class='on-sheet']/*[local-name()='svg'][@role='img']"),
		1);
	ck_assert_int_gt(
		(int)ask("kestrel/1-2.html", "//figure//*[local-name()='desc']").n, 40);
	/* ... and is in the tables, with heads to the rows. */
	ck_assert_int_ge(count("kestrel/1-2.html", "//tbody//th[@scope='row']"), 8);
	/* On the front page: how it stands. */
	ck_assert(has(ask("index.html", "//article"), "orders due"));
	ck_assert(str_is(ask("index.html", "//article//tbody/tr[1]/td[@class='who']/a"),
			 "Ann"));
	/* All boards of the turn in a row. */
	ck_assert_int_eq(count("kestrel/index.html", "//ol[@class='strip']/li"), 2);
}
END_TEST

START_TEST(the_editorial_stands_at_the_head_of_its_page_alone)
{
	struct err err = {0};
	bool was;

	begin(true);
	ck_assert_msg(
		announce_editorial(
			&h.home, h.a, STR("kestrel"),
			STR("The editor has moved. Letters to editor@example.org."),
			&was, &err),
		"%s", err.text);
	run_first();
	write_zine();
	pages_are_sound();
	struct str said = ask("kestrel/1-2.html", "//section[@class='editorial']");
	ck_assert(has(said, "The editor has moved."));
	ck_assert(!has(said, "@example.org"));
	ck_assert_int_eq(
		count("kestrel/1-2.html", "//p[contains(., 'The editor has moved.')]"),
		1);
	ck_assert_int_eq(count("kestrel/1-1.html", "//section[@class='editorial']"), 0);
}
END_TEST

START_TEST(what_has_not_changed_is_left_alone)
{
	begin(true);
	run_first();
	write_zine();
	house_pass(&h, 3600); /* pages do not go by the clock */
	ck_assert_int_eq(write_zine().n_written, 0);
	struct zine_job lazy = {.dir = dir, .lazy = true};
	struct err err = {0};
	ck_assert(zine_write(&h.home, &lazy, &err));
	ck_assert_int_eq(lazy.n_pages, 0); /* not even looked at */
	/* A page that somebody spoilt is mended. */
	FILE *f = fopen(path_of("kestrel/1-1.html"), "w");
	ck_assert_ptr_nonnull(f);
	fclose(f);
	ck_assert_int_eq(write_zine().n_written, 1);
}
END_TEST

START_TEST(no_address_no_telephone_and_no_key_stands_in_any_file)
{
	static const char *const never[] = {"@example", "ann@",   "bob@",
					    "gm+",      "555 01", "postalgm.key"};
	struct err err = {0};
	struct seat bob;

	begin(true);
	ck_assert(seats_load(h.home.store, h.a, house_game(&h).id, 1, &bob, &err));
	bob.phone = STR("030 555 0177");
	ck_assert(seats_save(h.home.store, &bob, &err));
	house_write(
		&h, 0,
		"press all\nWrite to me: ann@example.org, or ring +49 30 555 0199! Bob has 030 555 0177.\nend press\n");
	house_round(&h);
	run_first();
	run();
	write_zine();
	struct str all = everything();
	for (size_t i = 0; i < sizeof never / sizeof *never; i++)
		ck_assert_msg(!has(all, never[i]), "%s stands in the zine", never[i]);
	ck_assert(has(
		all,
		"Write to me: (address), or ring (telephone)! Bob has (telephone)."));
	for (int i = 0; i < HOUSE_PEOPLE; i++)
		ck_assert(!has(all, str_z(h.a, house_key(&h, i))));
}
END_TEST

/* Hands, deck and destiny pile of every row are others now. */
static void change_what_is_hidden(void)
{
	char *path = str_z(h.a, str_printf(h.a, "%s/postalgm.db", h.dir));
	struct game g = house_game(&h);
	struct err err = {0};
	sqlite3 *db;

	for (int no = 1; no <= g.phase_no; no++) {
		struct position p;
		ck_assert(position_load(&h.home, h.a, &g, no, &p, &err));
		struct ce_state *s = p.state;
		uint8_t held = s->h.hand[0].card[0];
		s->h.hand[0].card[0] = s->h.hand[1].card[0];
		s->h.hand[1].card[0] = held;
		uint8_t card = s->h.deck[0];
		s->h.deck[0] = s->h.deck[s->h.n_deck - 1];
		s->h.deck[s->h.n_deck - 1] = card;
		json_t *j = p.rules->save(s);
		char *text = json_dumps(j, JSON_COMPACT);
		sqlite3_stmt *q;
		ck_assert_int_eq(sqlite3_open(path, &db), SQLITE_OK);
		sqlite3_busy_timeout(db, 2000);
		ck_assert_int_eq(
			sqlite3_prepare_v2(
				db,
				"UPDATE snapshot SET state = ?1, trace = '[]', draws = '[]' WHERE phase_no = ?2",
				-1, &q, NULL),
			SQLITE_OK);
		sqlite3_bind_text(q, 1, text, -1, SQLITE_TRANSIENT);
		sqlite3_bind_int(q, 2, no);
		ck_assert_int_eq(sqlite3_step(q), SQLITE_DONE);
		ck_assert_int_eq(sqlite3_changes(db), 1);
		sqlite3_finalize(q);
		sqlite3_close(db);
		free(text);
		json_decref(j);
	}
	position_forget(&h.home);
}

START_TEST(pages_do_not_change_when_only_what_is_hidden_does)
{
	struct err err = {0};

	begin(true);
	run_first();
	run();
	run();
	write_zine();
	struct str before = everything();
	ck_assert(!has(before, "EVERY HAND"));
	ck_assert(!has(before, "ORDERS OF PHASE"));
	change_what_is_hidden();
	ck_assert_int_eq(write_zine().n_written, 0);
	ck_assert(str_equal(before, everything()));
	/* After the end the same hands are told: then the test would see them. */
	ck_assert(game_end(&h.home, h.a, STR("kestrel"), STR("a test"), &err));
	write_zine();
	before = everything();
	change_what_is_hidden();
	write_zine();
	ck_assert(!str_equal(before, everything()));
}
END_TEST

START_TEST(after_the_end_everything_is_told)
{
	struct err err = {0};

	begin(true);
	house_write(&h, 0, "press blue\nMeet me at the ford.\nend press\n");
	house_round(&h);
	run_first();
	run();
	ck_assert(game_end(&h.home, h.a, STR("kestrel"), STR("the summer"), &err));
	write_zine();
	pages_are_sound();
	ck_assert(has(bytes_of("kestrel/1-1.html"), "EVERY HAND"));
	ck_assert(has(bytes_of("kestrel/1-2.html"), "ORDERS OF PHASE 1.1"));
	ck_assert(has(bytes_of("kestrel/1-1.html"), "DRAWS"));
	ck_assert(there_is("kestrel/end.html"));
	ck_assert(has(bytes_of("kestrel/end.html"), "Secret: "));
	/* The phase that was open then has its page, as it stood. */
	ck_assert(there_is("kestrel/1-3.html"));
	ck_assert(has(bytes_of("kestrel/1-3.html"), "After turn 1, phase 2"));
	ck_assert(has(bytes_of("kestrel/end.html"), "rel=\"prev\" href=\"1-3.html\""));
	ck_assert(!has(bytes_of("kestrel/end.html"), "PHASE 1.0"));
	ck_assert(has(bytes_of("index.html"), "Played to the end"));
	ck_assert(has(bytes_of("kestrel/index.html"), "the summer"));
	/* Letters between players stay theirs. */
	ck_assert(!has(everything(), "Meet me at the ford"));
}
END_TEST

START_TEST(a_phase_that_was_taken_back_counts_no_more)
{
	struct rollback r;
	struct err err = {0};

	begin(true);
	run_first();
	run();
	write_zine();
	ck_assert(there_is("kestrel/1-3.html"));
	house_pass(&h, MINUTE);
	ck_assert_msg(phase_rollback(&h.home, h.a, STR("kestrel"), 1, 2,
				     STR("a letter was misread"), false, &r, &err),
		      "%s", err.text);
	/* Of 1.3: the page, the same for programs, the board and its miniature. */
	ck_assert_int_eq(write_zine().n_removed, 4);
	ck_assert(!there_is("kestrel/1-3.html"));
	ck_assert(has(bytes_of("kestrel/1-2.html"), "opened again"));
	ck_assert(has(bytes_of("kestrel/1-2.html"), "a letter was misread"));
	pages_are_sound();
}
END_TEST

START_TEST(a_folder_of_somebody_else_is_left_alone)
{
	begin(false);
	option("public", "on");
	write_zine();
	option("public", "off");
	write_zine();
	ck_assert(!there_is("kestrel")); /* ours is gone, folder and all */
	ck_assert_int_eq(mkdir(path_of("kestrel"), 0755), 0);
	FILE *f = fopen(path_of("kestrel/index.html"), "w");
	ck_assert_ptr_nonnull(f);
	fclose(f);
	write_zine();
	ck_assert(there_is("kestrel/index.html"));
}
END_TEST

START_TEST(an_end_that_is_taken_back_closes_the_hands_again)
{
	struct rollback r;
	struct err err = {0};

	begin(true);
	run_first();
	run();
	ck_assert(game_end(&h.home, h.a, STR("kestrel"), STR("by mistake"), &err));
	write_zine();
	ck_assert(there_is("kestrel/end.html"));
	ck_assert(has(everything(), "EVERY HAND"));
	house_pass(&h, MINUTE);
	ck_assert_msg(phase_rollback(&h.home, h.a, STR("kestrel"), 1, 2,
				     STR("it was a mistake"), true, &r, &err),
		      "%s", err.text);
	write_zine();
	ck_assert(!there_is("kestrel/end.html"));
	ck_assert(!there_is("kestrel/end.svg"));
	ck_assert(!there_is("kestrel/kestrel.epub"));
	ck_assert(!has(everything(), "EVERY HAND"));
	ck_assert(!has(everything(), "Secret: "));
	ck_assert(!has(everything(), "ORDERS OF PHASE"));
}
END_TEST

START_TEST(a_game_that_is_closed_to_readers_goes_out_of_the_zine)
{
	begin(true);
	run_first();
	write_zine();
	FILE *f = fopen(path_of("kestrel/notes.txt"), "w");
	ck_assert_ptr_nonnull(f);
	fclose(f);
	option("public", "off");
	write_zine();
	ck_assert(!there_is("kestrel/index.html"));
	ck_assert(!there_is("kestrel/1-1.html"));
	ck_assert(there_is("kestrel/notes.txt")); /* it is not ours */
	ck_assert(!has(bytes_of("index.html"), "kestrel"));
	/* ... and with it its players, its roles and what the search knows of it. */
	ck_assert(!there_is("player-ann.html"));
	ck_assert(!has(everything(), "Ann"));
	ck_assert(!has(bytes_of("search-data.js"), "kestrel"));
}
END_TEST

START_TEST(all_boards_stand_in_a_row)
{
	begin(true);
	run_first();
	run();
	write_zine();
	pages_are_sound();
	static const char boards[] = "//ol[@class='boards']/li";
	ck_assert_int_eq(count("kestrel/replay.html", boards), 3);
	static const char *const names[] = {"1-1", "1-2", "1-3"};
	for (int i = 0; i < 3; i++) {
		const char *at = str_z(h.a, str_printf(h.a, "%s[%d]", boards, i + 1));
		ck_assert(
			str_equal(ask("kestrel/replay.html",
				      str_z(h.a, str_printf(h.a, "%s//img/@src", at))),
				  str_printf(h.a, "%s.svg", names[i])));
		/* A phone gets the miniature, which has no letters that could be too small. */
		struct str mini =
			ask("kestrel/replay.html",
			    str_z(h.a, str_printf(h.a, "%s//source/@srcset", at)));
		ck_assert(there_is(
			str_z(h.a, str_printf(h.a, "kestrel/%.*s", STR_ARG(mini)))));
		ck_assert(str_equal(
			ask("kestrel/replay.html",
			    str_z(h.a, str_printf(h.a, "%s//h2/a/@href", at))),
			str_printf(h.a, "%s.html", names[i])));
	}
	ck_assert_int_eq(count("kestrel/index.html",
			       "//ul[@class='ways']//a[@href='replay.html']"),
			 1);
}
END_TEST

/* Why phase number `no` was opened, as if the daemon had run the one before. */
static void opened_by(int no, enum open_cause cause)
{
	char *path = str_z(h.a, str_printf(h.a, "%s/postalgm.db", h.dir));
	const char *sql = str_z(
		h.a,
		str_printf(h.a, "UPDATE snapshot SET cause = '%s' WHERE phase_no = %d",
			   open_cause_name(cause), no));
	sqlite3 *db;

	ck_assert_int_eq(sqlite3_open(path, &db), SQLITE_OK);
	sqlite3_busy_timeout(db, 2000);
	ck_assert_int_eq(sqlite3_exec(db, sql, NULL, NULL, NULL), SQLITE_OK);
	ck_assert_int_eq(sqlite3_changes(db), 1);
	sqlite3_close(db);
}

/* An older issue asked for orders as well: its readers learn when these were taken, and why then. */
START_TEST(an_issue_tells_until_when_its_orders_could_come)
{
	static const char line[] = "//header/p[@class='line']";

	begin(true);
	run_first();
	run();
	run();
	opened_by(3, OPEN_DEADLINE);
	opened_by(4, OPEN_EARLY);
	write_zine();
	struct str told = ask("kestrel/1-1.html", line);
	ck_assert_msg(
		has(told,
		    "Its orders were taken on Mon 4 Mar 2030 09:01 UTC, by the game master."),
		"%.*s", STR_ARG(told));
	ck_assert(has(ask("kestrel/1-2.html", line), ", after the deadline."));
	ck_assert(has(ask("kestrel/1-3.html", line), ", when all were in."));
	/* The open one has its deadline. */
	ck_assert(has(ask("kestrel/1-4.html", line), "orders due"));
}
END_TEST

/* search-data.js is one call of the script's function for the house, and one for each game. */
static int n_rows(struct str data, const char *folder)
{
	struct str rest = data, line;
	const char *call = str_z(h.a, str_printf(h.a, "zine_entries(\"%s\", ", folder));
	int n = -1;

	while (str_line(&rest, &line)) {
		json_error_t why;
		size_t from = strlen(call);
		if (!str_starts(line, call))
			continue;
		ck_assert(str_ends(line, ");"));
		json_t *rows = json_loadb(line.s + from, line.n - from - 2, 0, &why);
		ck_assert_msg(rows != NULL, "%s", why.text);
		n = (int)json_array_size(rows);
		for (size_t i = 0; i < json_array_size(rows); i++) {
			const char *page = json_string_value(
				json_array_get(json_array_get(rows, i), 0));
			ck_assert(there_is(
				str_z(h.a, str_printf(h.a, "%s%s", folder, page))));
		}
		json_decref(rows);
	}
	return n;
}

START_TEST(the_search_knows_all_pages_and_no_address)
{
	begin(true);
	run_first();
	write_zine();
	pages_are_sound();
	struct str data = bytes_of("search-data.js");
	ck_assert_int_eq(n_rows(data, "kestrel/"), 2);
	/* Each player, each Power, and the game. */
	int roles = count("search.html",
			  "//ul[@class='index']//a[starts-with(@href, 'role-')]");
	ck_assert_int_eq(n_rows(data, ""), HOUSE_PEOPLE + roles + 1);
	struct str headline = ask("kestrel/1-2.html", "//p[@class='headline']");
	ck_assert_msg(has(data, str_z(h.a, headline)), "%.*s", STR_ARG(headline));
	ck_assert(!has(data, "@example"));
	/* Without the script there are lists. */
	ck_assert_int_eq(count("search.html", "//ul[@class='index']//a[.='Ann']"), 1);
	ck_assert_int_eq(count("search.html", "//form[@hidden]"), 1);
}
END_TEST

#define CARDS "//section[@class='matches']//li"

/* The record below has the same results, in the same order. */
static void card_is_in_the_table(int i)
{
	const char *card = str_z(h.a, str_printf(h.a, CARDS "[%d]", i));
	struct str what = ask("kestrel/2-1.html",
			      str_z(h.a, str_printf(h.a, "%s/p[@class='when']", card)));
	struct str number = str_until(&what, ',');
	const char *row = str_z(
		h.a,
		str_printf(
			h.a,
			"//section[contains(@class,'sec-2')]//tr[th='%.*s' and contains('%.*s', td[last()])]",
			STR_ARG(number), STR_ARG(what)));
	ck_assert_int_eq(count("kestrel/2-1.html", row), 1);
	bool won = has(what, " wins");
	ck_assert_int_eq(count("kestrel/2-1.html",
			       str_z(h.a, str_printf(h.a, "%s/p[1]//b", card))),
			 won);
	/* The winner is the main player of the side that the record says has won. */
	struct str bold =
		ask("kestrel/2-1.html", str_z(h.a, str_printf(h.a, "%s/p//b", card)));
	struct str side = ask("kestrel/2-1.html",
			      str_z(h.a, str_printf(h.a, "%s/td[%d]", row,
						    has(what, "attack wins") ? 2 : 3)));
	struct str first;
	ck_assert(str_word(&side, &first));
	ck_assert(!won || has(bold, str_z(h.a, first)));
}

START_TEST(an_issue_begins_with_match_cards_of_what_was_decided)
{
	begin(true);
	run_turn();
	write_zine();
	pages_are_sound();
	int n = count("kestrel/2-1.html", CARDS);
	ck_assert_int_ge(n, 2);
	for (int i = 1; i <= n; i++)
		card_is_in_the_table(i);
	ck_assert_int_eq(
		count("kestrel/2-1.html",
		      "//section[@class='matches']/following-sibling::div[@class='hero']"),
		1);
	/* Notes are folded, and there is nothing to show before cards lie open. */
	ck_assert_int_ge(count("kestrel/2-1.html", CARDS "/details/summary"), 1);
	ck_assert_int_eq(count("kestrel/1-1.html", CARDS), 0);
	ck_assert_int_eq(count("kestrel/1-2.html", CARDS), 0);
	ck_assert_int_eq(count("kestrel/1-3.html", CARDS), 0);
}
END_TEST

START_TEST(pictures_are_paged_through_where_they_stand)
{
	begin(true);
	run_first();
	run();
	write_zine();
	static const char links[] = "//figure[@class='board']/figcaption/a";
	ck_assert_int_eq(count("kestrel/1-1.html", links), 1);
	ck_assert_int_eq(count("kestrel/1-2.html", links), 2);
	ck_assert(str_is(ask("kestrel/1-2.html", "//figcaption/a[@class='next']/@href"),
			 "1-3.html#board"));
	ck_assert_int_eq(
		count("kestrel/1-3.html",
		      "//figure[@id='board']/*/*[local-name()='svg' and @id='board-sheet']"),
		1);
	/* A phone has a drawing of its own, with larger letters. */
	ck_assert_int_eq(
		count("kestrel/1-3.html",
		      "//div[@class='on-phone']/*[local-name()='svg' and @id='board-phone' and starts-with(@viewBox, '0 0 360 ')]"),
		1);
	ck_assert(str_is(ask("kestrel/1-2.html", "//figcaption/span"), "Board 2 of 3"));
	/* News and what happened are beside it, the rest below, in the letter's order. */
	ck_assert_int_eq(count("kestrel/1-2.html", "//div[@class='hero']//h2"), 2);
	ck_assert_int_eq(count("kestrel/1-2.html",
			       "//div[@class='hero']/following::h2[@id='s3']"),
			 1);
}
END_TEST

/* Section 7 of a letter is for its reader alone, and nobody has sent press. */
START_TEST(sections_are_numbered_without_a_gap)
{
	static const char *const pages[] = {"kestrel/1-1.html", "kestrel/1-2.html",
					    "kestrel/1-3.html"};

	begin(true);
	run_first();
	run();
	write_zine();
	for (size_t k = 0; k < sizeof pages / sizeof *pages; k++) {
		int n = count(pages[k], "//h2/span[@class='pg-no']");
		ck_assert_int_ge(n, 6);
		for (int i = 1; i <= n; i++)
			ck_assert_int_eq(
				count(pages[k],
				      str_z(h.a,
					    str_printf(h.a,
						       "//h2[@id='s%d']/span[.='%d']",
						       i, i))),
				1);
		ck_assert(!has(bytes_of(pages[k]), "PRESS"));
	}
	ck_assert(!has(bytes_of("feed.xml"), "PRESS"));
}
END_TEST

START_TEST(somebody_who_writes_has_a_section_of_press)
{
	begin(true);
	house_write(&h, 0, "press all: Greetings from Red.\n");
	house_round(&h);
	run_first();
	write_zine();
	ck_assert_int_eq(count("kestrel/1-2.html", "//h2[contains(., 'PRESS')]"), 1);
	ck_assert(has(ask("kestrel/1-2.html", "//div[@class='post pg']"),
		      "Greetings from Red."));
}
END_TEST

/* A program reads the sections of the page and the board that all may see. */
START_TEST(an_issue_is_there_for_programs_as_well)
{
	begin(true);
	house_write(&h, 0, "press all: Marmalade for everybody.\n");
	house_round(&h);
	run_first();
	write_zine();
	struct str text = bytes_of("kestrel/1-2.json");
	json_t *j = json_loadb(text.s, text.n, 0, NULL);
	ck_assert_ptr_nonnull(j);
	ck_assert_str_eq(json_string_value(json_object_get(j, "format")),
			 "postalgm-report-1");
	ck_assert_str_eq(json_string_value(json_object_get(j, "game")), "kestrel");
	ck_assert_int_eq(json_integer_value(json_object_get(j, "phase")), 2);
	ck_assert(json_is_null(json_object_get(j, "needs")));
	ck_assert(json_is_object(json_object_get(j, "position")));
	/* The sections of the page, by the same numbers. */
	json_t *sections = json_object_get(j, "sections");
	ck_assert_int_eq((int)json_array_size(sections),
			 count("kestrel/1-2.html", "//h2/span[@class='pg-no']"));
	ck_assert(has(text, "Marmalade for everybody.") && !has(text, "@example"));
	ck_assert_int_eq(count("kestrel/1-2.html",
			       "//link[@type='application/json' and @href='1-2.json']"),
			 1);
	json_decref(j);
}
END_TEST

/* Press for one seat alone is nobody else's, in the search as on the page. */
START_TEST(the_search_finds_press_that_all_may_read)
{
	begin(true);
	house_write(
		&h, 0,
		"press all: Marmalade for everybody.\n\npress green: Quinces are for you alone.\n");
	house_round(&h);
	run_first();
	write_zine();
	struct str data = bytes_of("search-data.js");
	ck_assert(has(data, "Marmalade for everybody."));
	ck_assert(has(bytes_of("kestrel/search.js"), "Marmalade"));
	ck_assert(!has(everything(), "Quinces"));
	/* In the issue that prints it, and in no other. */
	ck_assert(!has(str_slice(data, str_find(data, STR("Marmalade")) + 1, data.n),
		       "Marmalade"));
	/* What is left alone keeps its press. */
	ck_assert_int_eq(write_zine().n_written, 0);
}
END_TEST

/* A picture without its true measure makes the page grow while it is read. */
START_TEST(pictures_have_the_measure_of_their_files)
{
	begin(true);
	run_first();
	write_zine();
	struct str svg = bytes_of("kestrel/1-2.svg"), view = STR("");
	size_t at = str_find(svg, STR("viewBox=\"0 0 "));
	ck_assert_uint_ne(at, SIZE_MAX);
	svg = str_slice(svg, at + 13, svg.n);
	view = str_until(&svg, '"');
	static const char *const at_pages[] = {"index.html", "kestrel/index.html"};
	for (int i = 0; i < 2; i++) {
		struct str w =
			ask(at_pages[i], "//img[contains(@src, '1-2.svg')]/@width");
		struct str hi =
			ask(at_pages[i], "//img[contains(@src, '1-2.svg')]/@height");
		ck_assert_msg(
			str_equal(str_printf(h.a, "%.*s %.*s", STR_ARG(w), STR_ARG(hi)),
				  view),
			"%s: %.*s %.*s, not %.*s", at_pages[i], STR_ARG(w), STR_ARG(hi),
			STR_ARG(view));
	}
}
END_TEST

/* Ribbons and counters without a letter, in its own file; the rows of issues show it, and the page leads
 * with the whole board. */
START_TEST(rows_of_issues_show_miniatures)
{
	static const char first[] = "//ol[@class='strip']/li[1]//img";

	begin(true);
	run_first();
	write_zine();
	struct str svg = bytes_of("kestrel/1-1-mini.svg");
	ck_assert(has(svg, "<circle") && !has(svg, "<text"));
	ck_assert(has(bytes_of("kestrel/1-1.svg"), "<text"));
	ck_assert(str_is(ask("kestrel/index.html",
			     str_z(h.a, str_printf(h.a, "%s/@src", first))),
			 "1-1-mini.svg"));
	struct str width = ask("kestrel/index.html",
			       str_z(h.a, str_printf(h.a, "%s/@width", first)));
	ck_assert(has(svg, str_z(h.a, str_printf(h.a, "viewBox=\"0 0 %.*s ",
						 STR_ARG(width)))));
	ck_assert(
		str_is(ask("kestrel/index.html", "//figure[@class='board']//img/@src"),
		       "1-2.svg"));
}
END_TEST

static void add_house(int n)
{
	struct err err = {0};

	while (n-- > 0)
		ck_assert_msg(seat_add(&h.home, h.a, STR("heron"), STR("house"),
				       STR(""), NULL, &err),
			      "%s", err.text);
}

/* Of three, with one seat free. */
static void second_game(void)
{
	struct err err = {0};
	struct game g;
	struct new_game n = {.name = STR("heron"),
			     .n_seats = 3,
			     .deadlines = STR("2 days 20:00 UTC")};

	ck_assert_msg(game_create(&h.home, h.a, &n, &g, &err), "%s", err.text);
	add_house(2);
	ck_assert_msg(option_turn(&h.home, h.a, n.name, STR("public"), STR("on"), true,
				  STR("a test"), &err),
		      "%s", err.text);
}

/* The newest issue is the story; the other game that runs has a strip, with its miniature, its headline,
 * its deadline and its bases; one that has not begun sells itself. */
START_TEST(the_front_page_leads_with_the_newest_issue)
{
	static const char story[] = "//article[@class='story']",
			  strip[] = "//ul[@class='running']/li";
	struct err err = {0};

	begin(true);
	second_game();
	write_zine();
	ck_assert(has(ask("index.html", story), "The start"));
	ck_assert(has(ask("index.html", "//article[@class='card']"),
		      "for 3 players. 1 seat is free."));
	ck_assert(has(ask("index.html", "//article[@class='card']"),
		      "Orders are due: 2 days 20:00 UTC."));
	ck_assert_int_eq(count("index.html", "//p[@class='call']"), 1);
	ck_assert_int_eq(count("index.html", strip), 0);
	add_house(1);
	write_zine();
	ck_assert(has(ask("index.html", "//article[@class='card']"),
		      "All its seats are taken."));
	ck_assert_int_eq(count("index.html", "//p[@class='call']"), 0);
	run_first();
	house_pass(&h, MINUTE);
	ck_assert_msg(game_start(&h.home, h.a, STR("heron"), &err), "%s", err.text);
	write_zine();
	pages_are_sound();
	ck_assert_int_eq(count("index.html", story), 1);
	ck_assert(str_is(ask("index.html", "//article[@class='story']/h2/a/@href"),
			 "heron/1-1.html"));
	ck_assert(has(ask("index.html", story), "orders due"));
	ck_assert_int_eq(count("index.html", strip), 1);
	ck_assert(str_is(ask("index.html", "//ul[@class='running']//h3/a/@href"),
			 "kestrel/index.html"));
	ck_assert(str_is(ask("index.html", "//ul[@class='running']//img/@src"),
			 "kestrel/1-2-mini.svg"));
	ck_assert(has(ask("index.html", strip), "orders due"));
	ck_assert_int_eq(count("index.html", "//ul[@class='tally']/li"), HOUSE_PEOPLE);
}
END_TEST

/* latest.html lasts; a feed reader can follow one game; a link can be shown as a card. */
START_TEST(a_game_has_its_feed_and_a_page_that_leads_to_the_newest)
{
	begin(true);
	second_game();
	run_first();
	write_zine();
	pages_are_sound();
	ck_assert(!there_is("heron/latest.html") && !there_is("heron/feed.xml"));
	ck_assert(str_is(ask("kestrel/latest.html", "//meta[@http-equiv]/@content"),
			 "0; url=1-2.html"));
	ck_assert(str_is(ask("kestrel/latest.html", "//main//a/@href"), "1-2.html"));
	ck_assert_int_eq(count("kestrel/feed.xml", "/a:feed/a:entry"), 2);
	ck_assert(str_is(ask("kestrel/feed.xml", "/a:feed/a:entry[1]/a:link/@href"),
			 "../kestrel/1-2.html"));
	ck_assert(!str_equal(ask("kestrel/feed.xml", "/a:feed/a:id"),
			     ask("feed.xml", "/a:feed/a:id")));
	ck_assert(str_is(ask("kestrel/1-2.html", "//link[@title='Kestrel']/@href"),
			 "feed.xml"));
	ck_assert(has(ask("kestrel/1-2.html", "//meta[@property='og:title']/@content"),
		      "Kestrel: After turn 1, phase 1"));
	ck_assert_int_eq(count("kestrel/1-2.html", "//link[@rel='canonical']"), 0);
	h.home.config.zine_url = STR("https://zine.example.org/z");
	write_zine();
	ck_assert(str_is(ask("kestrel/1-2.html", "//link[@rel='canonical']/@href"),
			 "https://zine.example.org/z/kestrel/1-2.html"));
	ck_assert(str_is(ask("kestrel/1-2.html", "//meta[@property='og:url']/@content"),
			 "https://zine.example.org/z/kestrel/1-2.html"));
}
END_TEST

/* The file at which the archive stands: its bytes, and its name. */
static struct str in_book(unzFile z, char name[200])
{
	unz_file_info info;

	ck_assert_int_eq(unzGetCurrentFileInfo(z, &info, name, 200, NULL, 0, NULL, 0),
			 UNZ_OK);
	ck_assert_int_eq(unzOpenCurrentFile(z), UNZ_OK);
	char *s = arena_room(h.a, info.uncompressed_size + 1);
	ck_assert_int_eq(unzReadCurrentFile(z, s, (unsigned)info.uncompressed_size),
			 (int)info.uncompressed_size);
	ck_assert_int_eq(unzCloseCurrentFile(z), UNZ_OK); /* its sum is right */
	return (struct str){s, info.uncompressed_size};
}

/* The first file says what it is, uncompressed (EPUB 3.3, 4.2.2), and every file but it and the two of the frame is in the
 * list of the book. */
START_TEST(a_finished_game_is_a_book)
{
	static const char *const never[] = {"@example", "BEHIND THE SCREEN",
					    "ORDERS OF PHASE", "Meet me at the ford"};
	struct err err = {0};
	char name[200];

	begin(true);
	house_write(&h, 0, "press blue\nMeet me at the ford.\nend press\n");
	house_write(&h, 0, "press all: Letters to ann@example.org, please.\n");
	house_round(&h);
	run_first();
	write_zine();
	ck_assert(!there_is("kestrel/kestrel.epub")); /* it runs */
	ck_assert(game_end(&h.home, h.a, STR("kestrel"), STR("the summer"), &err));
	write_zine();
	unzFile z = unzOpen(path_of("kestrel/kestrel.epub"));
	ck_assert_ptr_nonnull(z);
	ck_assert(str_is(in_book(z, name), "application/epub+zip"));
	ck_assert_str_eq(name, "mimetype");
	ck_assert(str_starts(str_slice(bytes_of("kestrel/kestrel.epub"), 30, 80),
			     "mimetypeapplication/epub+zip"));
	ck_assert_int_eq(unzLocateFile(z, "book.opf", 1), UNZ_OK);
	struct str rows = in_book(z, name);
	int chapters = 0;
	ck_assert_int_eq(unzGoToFirstFile(z), UNZ_OK);
	while (unzGoToNextFile(z) == UNZ_OK) {
		struct str bytes = in_book(z, name);
		for (size_t k = 0; k < sizeof never / sizeof *never; k++)
			ck_assert_msg(!has(bytes, never[k]), "%s has %s", name,
				      never[k]);
		if (!str_ends(str_of(name), ".css")) {
			xmlDoc *d = xmlReadMemory(bytes.s, (int)bytes.n, name, "UTF-8",
						  XML_PARSE_NONET);
			ck_assert_msg(d != NULL, "%s does not parse", name);
			xmlFreeDoc(d);
		}
		chapters += str_starts(str_of(name), "issue-");
		if (strcmp(name, "book.opf") != 0 &&
		    !str_starts(str_of(name), "META-INF/"))
			ck_assert_msg(
				has(rows,
				    str_z(h.a, str_printf(h.a, "href=\"%s\"", name))),
				"%s is not in the list", name);
	}
	ck_assert_int_eq(chapters, 3); /* the start, the phase, the end */
	unzClose(z);
	ck_assert_int_eq(count("kestrel/index.html", "//a[@href='kestrel.epub']"), 1);
	/* The same game makes the same bytes. */
	ck_assert_int_eq(write_zine().n_written, 0);
}
END_TEST

#define COLOPHON "//section[@class='colophon']"

START_TEST(the_front_page_tells_its_number_and_its_editor)
{
	struct zine_job job = {.dir = dir, .lazy = true};
	struct err err = {0};

	write_zine();
	ck_assert_int_eq(count("index.html", COLOPHON), 0); /* nothing to tell */
	begin(true);
	run_first(); /* the start, and a phase */
	write_zine();
	ck_assert(has(ask("index.html", COLOPHON), "number 2."));
	ck_assert(!has(ask("index.html", COLOPHON), "Edited by"));
	/* Another game counts on. */
	second_game();
	add_house(1);
	ck_assert_msg(game_start(&h.home, h.a, STR("heron"), &err), "%s", err.text);
	write_zine();
	ck_assert(has(ask("index.html", COLOPHON), "number 3."));
	/* The editor is known by a name; an address never gets on the web. */
	h.home.config.zine_editor = STR("Gus gus@example.org");
	ck_assert_msg(zine_write(&h.home, &job, &err), "%s", err.text);
	ck_assert(has(ask("index.html", COLOPHON), "Edited by Gus"));
	ck_assert(!has(bytes_of("index.html"), "gus@example.org"));
	pages_are_sound();
}
END_TEST

/* Programs that show a link as a card take no SVG and need a whole address. */
START_TEST(a_link_card_has_the_board_where_the_address_is_known)
{
	begin(true);
	run_first();
	write_zine();
	ck_assert(!there_is("kestrel/1-2.png"));
	ck_assert_int_eq(count("kestrel/1-2.html", "//meta[@property='og:image']"), 0);
	h.home.config.zine_url = STR("https://zine.example.org/z");
	write_zine();
	ck_assert(str_starts(bytes_of("kestrel/1-2.png"), "\x89PNG\r\n"));
	static const char *const pages[] = {"kestrel/1-2.html", "kestrel/index.html",
					    "index.html"};
	for (size_t i = 0; i < sizeof pages / sizeof *pages; i++)
		ck_assert(str_is(ask(pages[i], "//meta[@property='og:image']/@content"),
				 "https://zine.example.org/z/kestrel/1-2.png"));
	/* Older issues get none: drawing takes long, and links are passed on when an issue is new. */
	ck_assert(!there_is("kestrel/1-1.png"));
	ck_assert_int_eq(count("kestrel/1-1.html", "//meta[@property='og:image']"), 0);
	/* A board that looks as it did is not drawn again: the file stays, whatever is in it. */
	FILE *f = fopen(path_of("kestrel/1-2.png"), "wb");
	ck_assert(f && fputs("mark", f) >= 0 && fclose(f) == 0);
	write_zine();
	ck_assert(str_is(bytes_of("kestrel/1-2.png"), "mark"));
	/* It stays when another issue is newer. */
	run();
	write_zine();
	ck_assert(str_starts(bytes_of("kestrel/1-3.png"), "\x89PNG\r\n"));
	ck_assert(str_is(bytes_of("kestrel/1-2.png"), "mark"));
	/* The picture goes when its address does. */
	h.home.config.zine_url = STR("");
	write_zine();
	ck_assert(!there_is("kestrel/1-2.png"));
	pages_are_sound();
}
END_TEST

/* Numbers behind a name that is written from the right would stand before it. */
START_TEST(names_from_the_right_are_set_apart)
{
	struct arena *a = arena_create();

	ck_assert(str_is(zine_isolate(a, STR("Zo\xc3\xab")), "Zo\xc3\xab"));
	ck_assert(str_is(zine_isolate(a, STR("\xd7\x90")),
			 "\xe2\x81\xa8\xd7\x90\xe2\x81\xa9"));
	arena_destroy(a);
}
END_TEST

START_TEST(the_feed_has_an_entry_for_each_issue)
{
	begin(true);
	run_first();
	write_zine();
	ck_assert_int_eq(count("feed.xml", "/a:feed/a:entry"), 2);
	ck_assert(has(ask("feed.xml", "/a:feed/a:entry[1]/a:title"),
		      "Kestrel: After turn 1, phase 1"));
	ck_assert(str_is(ask("feed.xml", "/a:feed/a:entry[1]/a:link/@href"),
			 "kestrel/1-2.html"));
	ck_assert(str_starts(ask("feed.xml", "/a:feed/a:entry[1]/a:id"),
			     "tag:example.org,2030-03-04:zine/kestrel/1-2"));
	ck_assert(str_equal(ask("feed.xml", "/a:feed/a:updated"),
			    ask("feed.xml", "/a:feed/a:entry[1]/a:updated")));
	ck_assert_int_eq(count("feed.xml", "/a:feed/a:author/a:name[. != '']"), 1);
	/* Whole issues, not only their names. */
	ck_assert_int_eq(count("feed.xml", "//a:entry/a:content[@type='html']"), 2);
	struct str told = ask("feed.xml", "/a:feed/a:entry[1]/a:content");
	ck_assert(has(told, "NEWS IN SHORT") && has(told, "TOKENS NOW"));
	ck_assert(has(told, "kestrel/1-2.svg"));
	/* No hours to a deadline: it is read when they have passed. */
	ck_assert(!has(told, "DEADLINE") && !has(told, " min"));
	/* Each says what it tells, in a sentence of its own. */
	struct str first = ask("feed.xml", "/a:feed/a:entry[1]/a:summary");
	ck_assert_uint_gt(first.n, 10);
	ck_assert(!str_equal(first, ask("feed.xml", "/a:feed/a:entry[2]/a:summary")));
	/* If the zine's place on the web is known. */
	h.home.config.zine_url = STR("https://zine.example.org");
	write_zine();
	ck_assert(str_is(ask("feed.xml", "/a:feed/a:entry[1]/a:link/@href"),
			 "https://zine.example.org/kestrel/1-2.html"));
	ck_assert(str_is(ask("feed.xml", "/a:feed/a:link[@rel='self']/@href"),
			 "https://zine.example.org/feed.xml"));
}
END_TEST

START_TEST(whoever_sends_nothing_is_counted_as_missed)
{
	begin(true);
	run_first();
	h.now = house_game(&h).deadline; /* before it nothing is a miss */
	run(); /* the allies of 1.2 are nobody's duty: nothing is owed */
	h.now = house_game(&h).deadline;
	run(); /* 1.3: cards are */
	struct game g = house_game(&h);
	write_zine();
	struct str owed = ask("statistics.html", "//tbody/tr[th='Kestrel']/td[2]");
	struct str missed = ask("statistics.html", "//tbody/tr[th='Kestrel']/td[3]");
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
	begin(true);
	run_first(); /* all had ordered */
	write_zine();
	ck_assert(
		str_is(ask("statistics.html", "//tbody/tr[th='Kestrel']/td[2]"), "4"));
	ck_assert(
		str_is(ask("statistics.html", "//tbody/tr[th='Kestrel']/td[3]"), "0"));
	ck_assert(str_is(ask("statistics.html", "//tbody/tr[th='Ann']/td[1]"), "1"));
}
END_TEST

START_TEST(the_daemon_writes_it_and_tells_when_it_cannot)
{
	struct err err = {0};
	struct str why;
	int64_t away;

	begin(false);
	zine_keeper_now(&h.home);
	ck_assert(!there_is("index.html")); /* no zine before there is a game for it */
	option("public", "on");
	FILE *f = fopen(dir, "w"); /* a file where its folder should be */
	ck_assert_ptr_nonnull(f);
	fclose(f);
	zine_keeper_now(&h.home);
	ck_assert(meta_get_int(h.home.store, "zine_away", &away, &err));
	ck_assert_int_eq(away, h.now);
	ck_assert(meta_get(h.home.store, h.a, "zine_trouble", &why, &err));
	ck_assert_msg(has(why, "Not a directory"), "%.*s", STR_ARG(why));
	house_round(&h); /* the game goes on */
	ck_assert_int_eq(unlink(dir), 0);
	zine_keeper_now(&h.home);
	ck_assert(meta_get_int(h.home.store, "zine_away", &away, &err));
	ck_assert_int_eq(away, 0);
	ck_assert(there_is("kestrel/1-1.html"));
	/* The next phase is in it after the next round. */
	run_first();
	zine_keeper_now(&h.home);
	ck_assert(there_is("kestrel/1-2.html"));
}
END_TEST

START_TEST(everybody_may_read_the_files_whatever_the_mask)
{
	struct stat st;

	umask(0077);
	write_zine();
	ck_assert_int_eq(stat(path_of("index.html"), &st), 0);
	ck_assert_int_eq(st.st_mode & 0777, 0644);
	ck_assert_int_eq(stat(dir, &st), 0);
	ck_assert_int_eq(st.st_mode & 0777, 0755);
	umask(0022);
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("zine");
	TCase *t = tcase_create("zine");

	tcase_add_checked_fixture(t, open_up, shut);
	tcase_set_timeout(t, 60);
	tcase_add_test(t, an_empty_house_says_so);
	tcase_add_test(t, of_a_game_that_is_not_public_there_is_nothing);
	tcase_add_test(t, before_the_start_the_seats_are_shown_and_who_has_come);
	tcase_add_test(t, each_report_has_its_page_and_leads_to_the_next);
	tcase_add_test(t, the_editorial_stands_at_the_head_of_its_page_alone);
	tcase_add_test(t, what_has_not_changed_is_left_alone);
	tcase_add_test(t, no_address_no_telephone_and_no_key_stands_in_any_file);
	tcase_add_test(t, pages_do_not_change_when_only_what_is_hidden_does);
	tcase_add_test(t, after_the_end_everything_is_told);
	tcase_add_test(t, a_phase_that_was_taken_back_counts_no_more);
	tcase_add_test(t, a_folder_of_somebody_else_is_left_alone);
	tcase_add_test(t, an_end_that_is_taken_back_closes_the_hands_again);
	tcase_add_test(t, a_game_that_is_closed_to_readers_goes_out_of_the_zine);
	tcase_add_test(t, a_finished_game_is_a_book);
	tcase_add_test(t, all_boards_stand_in_a_row);
	tcase_add_test(t, an_issue_tells_until_when_its_orders_could_come);
	tcase_add_test(t, the_search_knows_all_pages_and_no_address);
	tcase_add_test(t, an_issue_begins_with_match_cards_of_what_was_decided);
	tcase_add_test(t, pictures_are_paged_through_where_they_stand);
	tcase_add_test(t, sections_are_numbered_without_a_gap);
	tcase_add_test(t, somebody_who_writes_has_a_section_of_press);
	tcase_add_test(t, an_issue_is_there_for_programs_as_well);
	tcase_add_test(t, the_search_finds_press_that_all_may_read);
	tcase_add_test(t, pictures_have_the_measure_of_their_files);
	tcase_add_test(t, rows_of_issues_show_miniatures);
	tcase_add_test(t, the_front_page_leads_with_the_newest_issue);
	tcase_add_test(t, a_game_has_its_feed_and_a_page_that_leads_to_the_newest);
	tcase_add_test(t, the_front_page_tells_its_number_and_its_editor);
	tcase_add_test(t, a_link_card_has_the_board_where_the_address_is_known);
	tcase_add_test(t, names_from_the_right_are_set_apart);
	tcase_add_test(t, the_feed_has_an_entry_for_each_issue);
	tcase_add_test(t, whoever_sends_nothing_is_counted_as_missed);
	tcase_add_test(t, statistics_count_what_was_owed_and_missed);
	tcase_add_test(t, the_daemon_writes_it_and_tells_when_it_cannot);
	tcase_add_test(t, everybody_may_read_the_files_whatever_the_mask);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(suite)
