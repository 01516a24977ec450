/* Ways to the zine and out of it: feeds, the newest issue, previews of links, the search, a finished game as a book.
 * SPDX-License-Identifier: ISC */
#include "tests/check_main.h"

#include <jansson.h>
#include <libxml/parser.h>
#include <minizip/unzip.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>

#include "server/phase/game_stop.h"
#include "server/render/render_png.h"
#include "server/zine/ground/zine_parts.h"
#include "server/zine/zine.h"
#include "tests/kit/paper.h"

/* search-data.js is one call of the script's function for the house, and one for each game. */
static int n_rows(struct str data, const char *folder)
{
	struct str rest = data, line;
	const char *call =
		str_z(paper.a, str_printf(paper.a, "zine_entries(\"%s\", ", folder));
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
			ck_assert(paper_there_is(str_z(
				paper.a, str_printf(paper.a, "%s%s", folder, page))));
		}
		json_decref(rows);
	}
	return n;
}

START_TEST(the_search_knows_all_pages_and_no_address)
{
	paper_begin(true);
	paper_run_first();
	paper_write();
	paper_is_sound();
	struct str data = paper_bytes_of("search-data.js");
	ck_assert_int_eq(n_rows(data, "kestrel/"), 2);
	/* Each player, each Power, and the game. */
	int roles = paper_count("search.html",
				"//ul[@class='index']//a[starts-with(@href, 'role-')]");
	ck_assert_int_eq(n_rows(data, ""), HOUSE_PEOPLE + roles + 1);
	struct str headline = paper_ask("kestrel/1-2.html", "//p[@class='headline']");
	ck_assert_msg(paper_has(data, str_z(paper.a, headline)), "%.*s",
		      STR_ARG(headline));
	ck_assert(!paper_has(data, "@example"));
	/* Without the script there are lists. */
	ck_assert_int_eq(paper_count("search.html", "//ul[@class='index']//a[.='Ann']"),
			 1);
	ck_assert_int_eq(paper_count("search.html", "//form[@hidden]"), 1);
}
END_TEST

/* Press for one seat alone is nobody else's, in the search as on the page. */
START_TEST(the_search_finds_press_that_all_may_read)
{
	paper_begin(true);
	house_write(
		&paper, 0,
		"press all: Marmalade for everybody.\n\npress green: Quinces are for you alone.\n");
	house_round(&paper);
	paper_run_first();
	paper_write();
	struct str data = paper_bytes_of("search-data.js");
	ck_assert(paper_has(data, "Marmalade for everybody."));
	ck_assert(paper_has(paper_bytes_of("kestrel/search.js"), "Marmalade"));
	ck_assert(!paper_has(paper_everything(), "Quinces"));
	/* In the issue that prints it, and in no other. */
	ck_assert(!paper_has(
		str_slice(data, str_find(data, STR("Marmalade")) + 1, data.n),
		"Marmalade"));
	/* What is left alone keeps its press. */
	ck_assert_int_eq(paper_write().n_written, 0);
}
END_TEST

/* latest.html lasts; a feed reader can follow one game; a link can be shown with a preview. */
START_TEST(a_game_has_its_feed_and_a_page_that_leads_to_the_newest)
{
	paper_begin(true);
	paper_second_game();
	paper_run_first();
	paper_write();
	paper_is_sound();
	ck_assert(!paper_there_is("heron/latest.html") &&
		  !paper_there_is("heron/feed.xml"));
	ck_assert(
		str_is(paper_ask("kestrel/latest.html", "//meta[@http-equiv]/@content"),
		       "0; url=1-2.html"));
	ck_assert(str_is(paper_ask("kestrel/latest.html", "//main//a/@href"),
			 "1-2.html"));
	ck_assert_int_eq(paper_count("kestrel/feed.xml", "/a:feed/a:entry"), 2);
	ck_assert(
		str_is(paper_ask("kestrel/feed.xml", "/a:feed/a:entry[1]/a:link/@href"),
		       "../kestrel/1-2.html"));
	ck_assert(!str_equal(paper_ask("kestrel/feed.xml", "/a:feed/a:id"),
			     paper_ask("feed.xml", "/a:feed/a:id")));
	ck_assert(
		str_is(paper_ask("kestrel/1-2.html", "//link[@title='Kestrel']/@href"),
		       "feed.xml"));
	ck_assert(paper_has(
		paper_ask("kestrel/1-2.html", "//meta[@property='og:title']/@content"),
		"Kestrel: After turn 1, phase 1"));
	/* A link that is shown in a chat says what happened, and who leads. */
	ck_assert(str_starts(
		paper_ask("kestrel/1-2.html", "//meta[@property='og:title']/@content"),
		str_z(paper.a,
		      str_printf(paper.a, "%.*s - ",
				 STR_MADE(paper.a,
					  paper_ask("kestrel/1-2.html",
						    "//p[@class='headline']"))))));
	static const char *const about[] = {"kestrel/1-2.html", "kestrel/index.html"};
	for (size_t i = 0; i < sizeof about / sizeof *about; i++)
		ck_assert(paper_has(
			paper_ask(about[i],
				  "//meta[@property='og:description']/@content"),
			str_z(paper.a,
			      paper_ask("kestrel/1-2.html", "//p[@class='leads']"))));
	ck_assert_int_eq(paper_count("kestrel/1-2.html", "//link[@rel='canonical']"),
			 0);
	paper.home.config.zine_url = STR("https://zine.example.org/z");
	paper_write();
	ck_assert(
		str_is(paper_ask("kestrel/1-2.html", "//link[@rel='canonical']/@href"),
		       "https://zine.example.org/z/kestrel/1-2.html"));
	ck_assert(str_is(
		paper_ask("kestrel/1-2.html", "//meta[@property='og:url']/@content"),
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
	char *s = arena_room(paper.a, info.uncompressed_size + 1);
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

	paper_begin(true);
	house_write(&paper, 0, "press blue\nMeet me at the ford.\nend press\n");
	house_write(&paper, 0, "press all: Letters to ann@example.org, please.\n");
	house_round(&paper);
	paper_run_first();
	paper_write();
	ck_assert(!paper_there_is("kestrel/kestrel.epub")); /* it runs */
	ck_assert(game_end(&paper.home, paper.a, STR("kestrel"), STR("the summer"),
			   &err));
	paper_write();
	unzFile z = unzOpen(paper_path_of("kestrel/kestrel.epub"));
	ck_assert_ptr_nonnull(z);
	ck_assert(str_is(in_book(z, name), "application/epub+zip"));
	ck_assert_str_eq(name, "mimetype");
	ck_assert(str_starts(str_slice(paper_bytes_of("kestrel/kestrel.epub"), 30, 80),
			     "mimetypeapplication/epub+zip"));
	ck_assert_int_eq(unzLocateFile(z, "book.opf", 1), UNZ_OK);
	struct str rows = in_book(z, name);
	int chapters = 0;
	ck_assert_int_eq(unzGoToFirstFile(z), UNZ_OK);
	while (unzGoToNextFile(z) == UNZ_OK) {
		struct str bytes = in_book(z, name);
		for (size_t k = 0; k < sizeof never / sizeof *never; k++)
			ck_assert_msg(!paper_has(bytes, never[k]), "%s has %s", name,
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
				paper_has(rows, str_z(paper.a,
						      str_printf(paper.a, "href=\"%s\"",
								 name))),
				"%s is not in the list", name);
	}
	ck_assert_int_eq(chapters, 3); /* the start, the phase, the end */
	unzClose(z);
	ck_assert_int_eq(paper_count("kestrel/index.html", "//a[@href='kestrel.epub']"),
			 1);
	/* The same game makes the same bytes. */
	ck_assert_int_eq(paper_write().n_written, 0);
}
END_TEST

/* The house without its painter, then with it: the PDF alone is missing, and is made once it can be. */
START_TEST(a_finished_game_is_a_pdf)
{
	struct err err = {0};

	paper_begin(true);
	paper_run_first();
	paper_write();
	ck_assert(!paper_there_is("kestrel/kestrel.pdf")); /* it runs */
	ck_assert(game_end(&paper.home, paper.a, STR("kestrel"), STR("the summer"),
			   &err));
	child_stand_in(CHILD_PAINTER, "/bin/true");
	painter_drop(); /* the one that drew the letters' boards */
	paper_write();
	ck_assert(!paper_there_is("kestrel/kestrel.pdf"));
	ck_assert(paper_there_is("kestrel/kestrel.epub"));
	ck_assert_int_eq(paper_count("kestrel/index.html", "//a[@href='kestrel.pdf']"),
			 0);
	paper_is_sound();
	child_stand_in(CHILD_PAINTER, NULL);
	paper_write();
	struct str pdf = paper_bytes_of("kestrel/kestrel.pdf");
	ck_assert(str_starts(pdf, "%PDF-"));
	/* A chapter for the cover, the list, the start, the phase, the end. */
	int chapters = 0;
	for (size_t i = 0; i < pdf.n; i++)
		chapters += str_starts(str_slice(pdf, i, pdf.n), "/Title (");
	ck_assert_int_eq(chapters, 5 + 1); /* ... and the document's own */
	ck_assert_int_eq(paper_count("kestrel/index.html", "//a[@href='kestrel.pdf']"),
			 1);
	paper_is_sound();
	ck_assert_int_eq(paper_write().n_written, 0);
}
END_TEST

/* Programs that show a preview of a link take no SVG and need a whole address. */
START_TEST(a_link_is_shown_with_the_board_where_the_address_is_known)
{
	paper_begin(true);
	paper_run_first();
	paper_write();
	ck_assert(!paper_there_is("kestrel/1-2.png"));
	ck_assert_int_eq(
		paper_count("kestrel/1-2.html", "//meta[@property='og:image']"), 0);
	paper.home.config.zine_url = STR("https://zine.example.org/z");
	paper_write();
	ck_assert(str_starts(paper_bytes_of("kestrel/1-2.png"), "\x89PNG\r\n"));
	static const char *const pages[] = {"kestrel/1-2.html", "kestrel/index.html",
					    "index.html"};
	for (size_t i = 0; i < sizeof pages / sizeof *pages; i++)
		ck_assert(str_is(
			paper_ask(pages[i], "//meta[@property='og:image']/@content"),
			"https://zine.example.org/z/kestrel/1-2.png"));
	/* Older issues get none: drawing takes long, and links are passed on when an issue is new. */
	ck_assert(!paper_there_is("kestrel/1-1.png"));
	ck_assert_int_eq(
		paper_count("kestrel/1-1.html", "//meta[@property='og:image']"), 0);
	/* A board that looks as it did is not drawn again: the file stays, whatever is in it. */
	FILE *f = fopen(paper_path_of("kestrel/1-2.png"), "wb");
	ck_assert(f && fputs("mark", f) >= 0 && fclose(f) == 0);
	paper_write();
	ck_assert(str_is(paper_bytes_of("kestrel/1-2.png"), "mark"));
	/* It stays when another issue is newer. */
	paper_run();
	paper_write();
	ck_assert(str_starts(paper_bytes_of("kestrel/1-3.png"), "\x89PNG\r\n"));
	ck_assert(str_is(paper_bytes_of("kestrel/1-2.png"), "mark"));
	/* The picture goes when its address does. */
	paper.home.config.zine_url = STR("");
	paper_write();
	ck_assert(!paper_there_is("kestrel/1-2.png"));
	paper_is_sound();
}
END_TEST

START_TEST(the_feed_has_an_entry_for_each_issue)
{
	paper_begin(true);
	paper_run_first();
	paper_write();
	ck_assert_int_eq(paper_count("feed.xml", "/a:feed/a:entry"), 2);
	ck_assert(paper_has(paper_ask("feed.xml", "/a:feed/a:entry[1]/a:title"),
			    "Kestrel: After turn 1, phase 1"));
	ck_assert(str_is(paper_ask("feed.xml", "/a:feed/a:entry[1]/a:link/@href"),
			 "kestrel/1-2.html"));
	ck_assert(str_starts(paper_ask("feed.xml", "/a:feed/a:entry[1]/a:id"),
			     "tag:example.org,2030-03-04:zine/kestrel/1-2"));
	ck_assert(str_equal(paper_ask("feed.xml", "/a:feed/a:updated"),
			    paper_ask("feed.xml", "/a:feed/a:entry[1]/a:updated")));
	ck_assert_int_eq(paper_count("feed.xml", "/a:feed/a:author/a:name[. != '']"),
			 1);
	/* Whole issues, not only their names. */
	ck_assert_int_eq(paper_count("feed.xml", "//a:entry/a:content[@type='html']"),
			 2);
	struct str told = paper_ask("feed.xml", "/a:feed/a:entry[1]/a:content");
	ck_assert(paper_has(told, "NEWS IN SHORT") && paper_has(told, "TOKENS NOW"));
	ck_assert(paper_has(told, "kestrel/1-2.svg"));
	/* No hours to a deadline: it is read when they have passed. */
	ck_assert(!paper_has(told, "DEADLINE") && !paper_has(told, " min"));
	/* Each says what it tells, in a sentence of its own. */
	struct str first = paper_ask("feed.xml", "/a:feed/a:entry[1]/a:summary");
	ck_assert_uint_gt(first.n, 10);
	ck_assert(!str_equal(first,
			     paper_ask("feed.xml", "/a:feed/a:entry[2]/a:summary")));
	/* If the zine's place on the web is known. */
	paper.home.config.zine_url = STR("https://zine.example.org");
	paper_write();
	ck_assert(str_is(paper_ask("feed.xml", "/a:feed/a:entry[1]/a:link/@href"),
			 "https://zine.example.org/kestrel/1-2.html"));
	ck_assert(str_is(paper_ask("feed.xml", "/a:feed/a:link[@rel='self']/@href"),
			 "https://zine.example.org/feed.xml"));
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("zine/ways");
	TCase *t = tcase_create("zine/ways");

	tcase_add_checked_fixture(t, paper_open, paper_close);
	tcase_set_timeout(t, 60);
	tcase_add_test(t, a_finished_game_is_a_book);
	tcase_add_test(t, a_finished_game_is_a_pdf);
	tcase_add_test(t, the_search_knows_all_pages_and_no_address);
	tcase_add_test(t, the_search_finds_press_that_all_may_read);
	tcase_add_test(t, a_game_has_its_feed_and_a_page_that_leads_to_the_newest);
	tcase_add_test(t, a_link_is_shown_with_the_board_where_the_address_is_known);
	tcase_add_test(t, the_feed_has_an_entry_for_each_issue);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(suite)
