/* The HTML press: the page is all there, as headings and tables; it runs nothing, asks
 * nobody for anything, and can be read in the light and in the dark.
 * SPDX-License-Identifier: ISC */
#include <libxml/HTMLparser.h>
#include <libxml/xpath.h>
#include <stdlib.h>
#include <string.h>

#include "base/clock.h"
#include "base/figure.h"
#include "mail/text/html.h"
#include "rules/trace.h"
#include "server/render/bulletin.h"
#include "server/render/render_html.h"
#include "server/render/render_text.h"
#include "tests/check_main.h"
#include "tests/kit/sextet.h"
#include "tests/rules/cosmic/kestrel.h"

static struct arena *a;
static struct page p;
static struct bulletin_board board;
static struct ce_state state;
static struct events events;

static void make(void)
{
	a = arena_create();
	p = page_in(a);
}

static void drop(void)
{
	arena_destroy(a);
}

/* The report of the design. */
static void kestrel_page(int seat)
{
	struct bulletin b = {.rules = game_find(STR("cosmic")),
			     .game = STR("ce-7"),
			     .title = STR("Kestrel"),
			     .person = {{STR("Ann"), {0}, {0}}},
			     .seat = seat,
			     .board = &board,
			     .zone = "Europe/Berlin",
			     .receipt = 41};

	board = (struct bulletin_board){0};
	kestrel_state(&state);
	kestrel_events(a, &events);
	b.state = &state;
	b.events = &events;
	ck_assert(clock_read_iso(STR("2026-11-26T20:00:00Z"), &b.deadline));
	b.now = b.deadline - 86400;
	bulletin_report(a, &b, &p);
}

static struct str printed(void)
{
	return render_html(a, &p, &(struct render_html){.title = STR("Report")});
}

static xmlXPathObject *found(struct str html, const char *path, xmlDoc **doc)
{
	*doc = htmlReadMemory(html.s, (int)html.n, NULL, "utf-8",
			      HTML_PARSE_NOERROR | HTML_PARSE_NOWARNING |
				      HTML_PARSE_NONET);
	ck_assert_ptr_nonnull(*doc);
	xmlXPathContext *c = xmlXPathNewContext(*doc);
	xmlXPathObject *o = xmlXPathEval(BAD_CAST path, c);
	ck_assert_ptr_nonnull(o);
	xmlXPathFreeContext(c);
	return o;
}

/* How many elements answer to `path`. */
static int count(struct str html, const char *path)
{
	xmlDoc *doc;
	xmlXPathObject *o = found(html, path, &doc);
	int n = o->nodesetval ? o->nodesetval->nodeNr : 0;

	xmlXPathFreeObject(o);
	xmlFreeDoc(doc);
	return n;
}

START_TEST(headings_tables_and_forms_are_what_they_are)
{
	kestrel_page(0);
	struct str html = printed();

	ck_assert(str_starts(html, "<!DOCTYPE html>"));
	ck_assert_int_eq(count(html, "/html[@lang='en']/head/title[.='Report']"), 1);
	ck_assert_int_eq(count(html, "//h1"), 1);
	ck_assert_int_eq(count(html, "//h2"), 9); /* nobody has written: no PRESS */
	ck_assert_int_eq(count(html, "//h2[@id='s4' and starts-with(.,'4 TOKENS')]"),
			 1);
	ck_assert_int_eq(count(html, "//pre"), 1);
	/* 2 challenges, 4 tokens, 5 Warp and Limbo: as many as the text has. */
	ck_assert_int_eq(count(html, "//table[not(@role='presentation')]"), 3);
	ck_assert_int_eq(count(html, "//table[@aria-label='4 TOKENS NOW']/tbody/tr"),
			 4);
	ck_assert_int_eq(count(html, "//table[not(@aria-label) and not(@role)]"), 0);
	ck_assert_int_eq(count(html, "//thead//th[not(@scope='col')]"), 0);
	ck_assert_int_eq(count(html, "//tbody//th[not(@scope='row')]"), 0);
	ck_assert_int_eq(
		count(html,
		      "//table[@aria-label='4 TOKENS NOW']/tbody/tr[th='RED system']/td[4][.='R2']"),
		1);
}
END_TEST

/* What Outlook's engine can show: ground and padding at cells, with the colour as an attribute too, a
 * width in pixels; none of it at a div. */
START_TEST(ground_and_padding_are_those_of_cells)
{
	kestrel_page(0);
	struct str html =
		render_html(a, &p, &(struct render_html){.letter = STR("mailto:x")});

	ck_assert_int_eq(count(html, "//div[contains(@style,'padding')]"), 0);
	ck_assert_int_eq(count(html, "//td[@class='pg-box' and @bgcolor='#fbf6ea']"),
			 1);
	ck_assert_int_eq(
		count(html,
		      "//td[@class='pg-button' and @bgcolor='#8c2f22']/a[@href='mailto:x']"),
		1);
	ck_assert(
		str_find(
			html,
			STR("<!--[if mso]><table role=\"presentation\" width=\"640\"")) !=
		SIZE_MAX);
	/* The masthead: the game, and where it stands as a postmark. */
	ck_assert_int_eq(
		count(html,
		      "//tr[td[1]/h1 and td[2]//td[@class='pg-stamp' and starts-with(.,'TURN 5,')]]"),
		1);
}
END_TEST

START_TEST(marks_set_words_off_or_stand_in_their_place)
{
	struct page_mark marks[] = {
		{20, 26, STR("<- here")}, {4, 9, {0}}, {6, 11, {0}}};

	page_marked(&p, STR("let <five> go forth ^^^^^^\n"), 3, marks);
	struct str html = printed();
	/* In their order; of two that overlap the first holds. */
	ck_assert_int_eq(count(html, "//pre/mark"), 1);
	ck_assert_int_eq(count(html, "//pre/mark[.='<five']"), 1);
	ck_assert_int_eq(
		count(html, "//pre[starts-with(.,'let <five> go forth <- here')]"), 1);
	ck_assert(str_find(render_text(a, &p), STR("let <five> go forth ^^^^^^")) !=
		  SIZE_MAX);
}
END_TEST

/* A line of 44 columns is broken on a phone: below its words, or a little further in than it stands. */
/* clang-format off */
static const struct { const char *line; int hang; } hangs[] = {
	{" 2 | attack yellow 3 or yellow 5 with 3 from 3", 5},
	{"12 | attack yellow 3 or yellow 5 with 3 from 3", 5},
	{"   | Give the order of preference: write `else`", 5},
	{"     attack yellow 3 with 3 from 3 else attack 4", 7},
	{"- Drawn by chance for you: the card in C1: Attack", 2},
	{"Running text that a phone breaks where it likes.", 0},
	{" 2 | attack yellow 3", 0},
};
/* clang-format on */

START_TEST(the_rest_of_a_long_line_stands_further_in)
{
	for (size_t i = 0; i < sizeof hangs / sizeof *hangs; i++) {
		p = page_in(a);
		page_verbatim(&p, str_of(hangs[i].line));
		struct str html = printed();
		ck_assert_int_eq(
			count(html,
			      str_z(a,
				    str_printf(
					    a,
					    "//pre/span[contains(@style,'text-indent:-%dch') and contains(@style,'padding-left:%dch')]",
					    hangs[i].hang, hangs[i].hang))),
			hangs[i].hang > 0);
		/* The text is as it was. */
		ck_assert_int_eq(count(html, str_z(a, str_printf(a, "//pre[.='%s']",
								 hangs[i].line))),
				 1);
	}
}
END_TEST

START_TEST(running_text_is_broken_by_the_screen_alone)
{
	p = page_in(a);

	page_verbatim(
		&p,
		STR("attack (phase 1, attack)\n"
		    "Attack a planet of the system to which destiny sends you, with 1 to\n"
		    "4 tokens from any of your planets. In your own system name the\n"
		    "defender.\n"
		    "A sentence that ends where its line is full stays a line of its own.\n"
		    "- An item of a list\n"
		    "  attack yellow 3 with 2 from 1, 1 from blue 2\n"));
	struct str html = render_html(a, &p, &(struct render_html){0});
	ck_assert_uint_ne(
		str_find(html, STR("attack (phase 1, attack)\nAttack a planet")),
		SIZE_MAX);
	ck_assert_uint_ne(
		str_find(
			html,
			STR("with 1 to 4 tokens from any of your planets. In your own system name the defender.\nA sentence")),
		SIZE_MAX);
	ck_assert_uint_ne(str_find(html, STR("of its own.\n- An item of a list\n")),
			  SIZE_MAX);
	/* A form is copied as it stands. */
	struct page form = page_in(a);
	page_form(
		&form,
		STR("deal yellow: i give 1 card, yellow gives base yellow 5 and\nend"));
	ck_assert_uint_ne(str_find(render_html(a, &form, &(struct render_html){0}),
				   STR("yellow 5 and\nend")),
			  SIZE_MAX);
}
END_TEST

START_TEST(a_link_can_be_followed)
{
	page_link(&p, STR("ON THE WEB"), STR("https://example.org/zine/k&r/"));
	struct str html = printed();

	ck_assert_int_eq(
		count(html,
		      "//p[b='ON THE WEB']/a[@href='https://example.org/zine/k&r/']"),
		1);
	ck_assert(str_equal(str_trim(render_text(a, &p)),
			    STR("ON THE WEB  https://example.org/zine/k&r/")));
}
END_TEST

START_TEST(the_box_of_things_to_do_comes_first_and_ends_at_the_cut)
{
	kestrel_page(0);
	struct str html = printed();

	ck_assert_int_eq(count(html, "//div[@role='region']"), 1);
	ck_assert_int_eq(
		count(html,
		      "//div[@role='region']//p/b[.='DEADLINE' or .='You need:']"),
		2);
	ck_assert_int_eq(count(html, "//h2[following::div[@role='region']]"), 0);
	ck_assert_int_eq(
		count(html,
		      "//div[@role='region']/following-sibling::*[1][self::p and .='--=-- write above this line --=--']"),
		1);
}
END_TEST

/* What is open may be a list: it, and what comes below it, stay in the box. */
START_TEST(a_list_stays_in_the_box)
{
	p = page_in(a);
	page_label(&p, STR("Still open:"), STR("2 answers of yours."));
	page_item(&p, STR("Your YES or NO to receipt 30."));
	page_item(&p, STR("An answer to the line refused in receipt 29."));
	page_para(&p, STR("One letter can answer all of it."));
	page_label(&p, STR("Still missing:"), STR("nothing else."));
	page_cut(&p);
	page_para(&p, STR("Below."));
	struct str html = printed();
	ck_assert_int_eq(count(html, "//div[@role='region']"), 1);
	ck_assert_int_eq(count(html, "//div[@role='region']//ul/li"), 2);
	ck_assert_int_eq(
		count(html, "//div[@role='region']//*[contains(text(),'One letter')]"),
		1);
	ck_assert_int_eq(
		count(html, "//div[@role='region']//*[contains(.,'nothing else.')]") >
			0,
		1);
	ck_assert_int_eq(count(html, "//div[@role='region']//*[contains(.,'Below.')]"),
			 0);
}
END_TEST

START_TEST(the_language_is_that_of_the_page)
{
	struct render_html how = {.language = STR("pt_BR")};

	kestrel_page(0);
	ck_assert_int_eq(count(render_html(a, &p, &how), "/html[@lang='pt-BR']"), 1);
}
END_TEST

START_TEST(nothing_runs_and_nobody_is_asked_for_anything)
{
	page_para(
		&p,
		STR("<script>alert(1)</script> <img src=http://x.example/> https://x.example/"));
	page_verbatim(&p, STR("</pre><style>@import 'x'</style>"));
	page_heading(&p, 0, STR("\"><a href='x'>"));
	kestrel_page(0);
	struct str html = printed();

	ck_assert_int_eq(
		count(html,
		      "//script|//link|//iframe|//object|//form|//a|//img|//base|//svg"),
		0);
	ck_assert_int_eq(count(html, "//@*[starts-with(name(),'on')]"), 0);
	ck_assert_int_eq(count(html, "//@src|//@href|//@background"), 0);
	ck_assert_uint_eq(str_find(html, STR("url(")), SIZE_MAX);
	ck_assert_uint_eq(str_find(html, STR("<style>@import")), SIZE_MAX);
	ck_assert_int_eq(count(html, "//style"), 1);
	ck_assert_int_eq(count(html, "//p[starts-with(.,'<script>alert(1)')]"), 1);
}
END_TEST

/* The words of a text, one a line, sorted. */
static int by_bytes(const void *x, const void *y)
{
	const struct str *l = x, *r = y;
	int c = memcmp(l->s, r->s, l->n < r->n ? l->n : r->n);

	return c ? c : (l->n > r->n) - (l->n < r->n);
}

static struct str words(struct str text)
{
	struct str *list = arena_array(a, struct str, text.n + 1), word;
	struct buf out = buf_in(a), plain = buf_in(a);
	size_t n = 0;

	/* No-break spaces are blanks in the text. */
	for (size_t i = 0; i < text.n; i++)
		buf_char(&plain,
			 text.s[i] == '\xc2' || text.s[i] == '\xa0' ? ' ' : text.s[i]);
	text = buf_str(&plain);
	while (str_word(&text, &word))
		if (!str_starts(word, "====") && !str_is(word, "-"))
			list[n++] = word;
	qsort(list, n, sizeof *list, by_bytes);
	for (size_t i = 0; i < n; i++)
		buf_printf(&out, "%.*s\n", STR_ARG(list[i]));
	return buf_str(&out);
}

static void same_words(struct str x, struct str y)
{
	struct str left = STR(""), right = STR("");

	while ((int)str_line(&x, &left) | (int)str_line(&y, &right)) {
		ck_assert_str_eq(str_z(a, left), str_z(a, right));
		left = right = STR("");
	}
}

START_TEST(what_the_text_says_the_html_says_and_no_more)
{
	const int seats[] = {0, 1, 2, 3, SEAT_READERS, SEAT_GM};
	unsigned flags = 0;

	for (size_t i = 0; i < sizeof seats / sizeof *seats; i++) {
		p = page_in(a);
		kestrel_page(seats[i]);
		same_words(words(html_text(a, printed(), &flags)),
			   words(render_text(a, &p)));
	}
	ck_assert_uint_eq(flags, 0);
}
END_TEST

/* The reports of six players and the GM, whose copy has the log of the turn. */
START_TEST(long_reports_are_whole_and_no_mail_program_cuts_them_off)
{
	const struct sextet *s = sextet_play(a, 60);
	size_t longest = 0;
	unsigned flags = 0;

	for (int i = 0; i < 60; i++) {
		struct bulletin_board one = {0};
		for (int seat = 0; seat <= SEXTET; seat++) {
			struct bulletin b = {.board = &one,
					     .rules = game_find(STR("cosmic")),
					     .game = STR("six"),
					     .seat = seat < SEXTET ? seat : SEAT_GM,
					     .state = &s[i].state,
					     .events = &s[i].events,
					     .now = 1,
					     .deadline = 100000};
			p = page_in(a);
			bulletin_report(a, &b, &p);
			struct str html = render_html(
				a, &p, &(struct render_html){.title = STR("x")});
			longest = html.n > longest ? html.n : longest;
			if (i % 10 == 0)
				same_words(words(html_text(a, html, &flags)),
					   words(render_text(a, &p)));
		}
	}
	ck_assert_uint_gt(longest, 15000); /* long ones they are */
	ck_assert_uint_lt(longest, 90000);
}
END_TEST

START_TEST(a_figure_is_an_image_with_words_or_a_drawing_or_left_out)
{
	struct figure f = figure_in(a, 640, 400);
	struct str cid = STR("cid:b.1@example.org");
	struct render_html how = {.n_images = 1, .images = &cid};

	f.title = STR("The board");
	f.words = STR("Red has \"4\" tokens.");
	page_figure(&p, &f);
	page_figure(&p, &f);
	struct str html = render_html(a, &p, &how);
	ck_assert_int_eq(
		count(html,
		      "//img[@src='cid:b.1@example.org' and @alt='The board: Red has \"4\" tokens.']"),
		1);
	ck_assert_int_eq(count(html, "//img"), 1);
	ck_assert_int_eq(count(html, "//svg"), 0);
	f.words = STR(""); /* an empty board */
	ck_assert_int_eq(count(render_html(a, &p, &how), "//img[@alt='The board']"), 1);
	f.words = STR("Red has 4 tokens.");
	how.draw = true;
	html = render_html(a, &p, &how);
	ck_assert_int_eq(count(html, "//img"), 1);
	ck_assert_int_eq(
		count(html,
		      "//svg[@aria-labelledby='figure-2-title' and @aria-describedby='figure-2-words']"),
		1);
}
END_TEST

/* Where a letter has a cut, the first picture stands right below it, and once. */
START_TEST(the_board_of_a_letter_stands_under_what_is_to_be_done)
{
	struct figure f = figure_in(a, 640, 400);
	struct str cid = STR("cid:b.1@example.org");
	struct render_html how = {.n_images = 1, .images = &cid};

	f.title = f.words = STR("The board");
	page_para(&p, STR("You need nothing."));
	page_cut(&p);
	page_heading(&p, 1, STR("NEWS"));
	page_figure(&p, &f);
	int from = p.n;
	page_para(&p, STR("Its map in letters."));
	page_instead(&p, from);
	struct str html = render_html(a, &p, &how);
	ck_assert_int_eq(count(html, "//img"), 1);
	ck_assert_int_eq(
		count(html, "//p[@class='pg-cut']/following-sibling::*[1][self::img]"),
		1);
	ck_assert(str_find(html, STR("Its map in letters.")) == SIZE_MAX);
}
END_TEST

/* Masthead, headline, how the game stands, then what is to be done; once, and in a page of the zine where the news stand. */
START_TEST(the_headline_and_the_standing_of_a_letter_stand_in_its_masthead)
{
	p = page_in(a);
	page_title(&p, STR("GAME HERON"), STR("TURN 2, PHASE 1 OF 4"));
	page_split(&p, STR("You are RED (Ann)."), STR("Report 2.1"));
	page_label(&p, STR("DEADLINE"), STR("Tue 24 Nov"));
	page_cut(&p);
	page_heading(&p, 1, STR("NEWS IN SHORT"));
	page_headline(&p, STR("GREEN TAKES BLUE 1"));
	page_standingf(&p, "Foreign bases: %s %d.", "Green", 2);
	page_para(&p, STR("Nobody missed orders."));
	struct str html = render_html(a, &p, &(struct render_html){0});
	size_t mast = str_find(html, STR("GAME HERON</h1>")),
	       cry = str_find(html, STR("GREEN TAKES BLUE 1")),
	       stand = str_find(html, STR("Foreign bases: Green 2.")),
	       who = str_find(html, STR("You are RED")),
	       news = str_find(html, STR("NEWS IN SHORT"));
	ck_assert(mast < cry && cry < stand && stand < who && who < news &&
		  news != SIZE_MAX);
	ck_assert_int_eq(count(html, "//p[@class='pg-cry']"), 1);
	ck_assert_int_eq(count(html, "//p[starts-with(., 'Foreign bases')]"), 1);
	html = render_html(a, &p, &(struct render_html){.part = true});
	ck_assert_uint_gt(str_find(html, STR("GREEN TAKES BLUE 1")),
			  str_find(html, STR("NEWS IN SHORT")));
	ck_assert_uint_gt(str_find(html, STR("Foreign bases: Green 2.")),
			  str_find(html, STR("GREEN TAKES BLUE 1")));
	ck_assert_int_eq(count(html, "//p[@class='pg-cry']"), 1);
}
END_TEST

/* A heading right below the masthead is the headline; those of sections are not. */
START_TEST(what_a_letter_is_has_the_looks_of_a_headline)
{
	p = page_in(a);
	page_title(&p, STR("GAME HERON"), STR("BEFORE THE START"));
	page_heading(&p, 0, STR("INVITATION"));
	page_para(&p, STR("Dan, you are invited."));
	page_heading(&p, 0, STR("HOW IT IS PLAYED"));
	struct str html = render_html(a, &p, &(struct render_html){0});
	ck_assert_int_eq(count(html, "//h2[@class='pg-cry' and .='INVITATION']"), 1);
	ck_assert_int_eq(count(html, "//h2[@class='pg-h2' and .='HOW IT IS PLAYED']"),
			 1);
	html = render_html(a, &p, &(struct render_html){.part = true});
	ck_assert_int_eq(count(html, "//h2[@class='pg-h2']"), 2);
}
END_TEST

/* Text that stands for a drawing is left out where the drawing is seen, and only there. */
START_TEST(a_drawing_takes_the_place_of_its_text)
{
	struct figure f = figure_in(a, 100, 50);
	struct render_html drawn = {.draw = true}, bare = {0};

	f.title = STR("The board");
	f.words = STR("Red stands in 3.");
	page_figure(&p, &f);
	int from = p.n;
	page_verbatim(&p, STR("3 R2\n"));
	page_instead(&p, from);
	page_para(&p, STR("Below it."));
	ck_assert(str_find(render_html(a, &p, &drawn), STR("3 R2")) == SIZE_MAX);
	ck_assert(str_find(render_html(a, &p, &drawn), STR("Below it.")) != SIZE_MAX);
	ck_assert(str_find(render_html(a, &p, &bare), STR("3 R2")) != SIZE_MAX);
	ck_assert(str_find(render_text(a, &p), STR("3 R2")) != SIZE_MAX);
}
END_TEST

/* As the zine's pages draw the board: a map has provinces of many points. */
START_TEST(a_map_of_many_points_is_drawn_in_a_page)
{
	struct figure f = figure_in(a, 640, 400);
	struct figure_point at[40];

	for (int i = 0; i < 40; i++)
		at[i] = (struct figure_point){10 * i, i % 2 ? 100 : 300};
	f.title = f.words = STR("A map");
	figure_polygon(&f, at, 40,
		       (struct figure_paint){0x204060, FIGURE_NONE, 0, false});
	page_figure(&p, &f);
	struct str html = render_html(a, &p, &(struct render_html){.draw = true});
	ck_assert_int_eq(count(html,
			       "//svg/polygon[starts-with(@points,'0,300 10,100 ') "
			       "and contains(@points,' 390,100')]"),
			 1);
	/* 40 pairs: 39 blanks between them. */
	ck_assert_int_eq(count(html, "//polygon[string-length(translate(@points,"
				     "'0123456789,','')) = 39]"),
			 1);
}
END_TEST

START_TEST(a_part_has_classes_and_no_style_of_its_own)
{
	kestrel_page(SEAT_READERS);
	struct str html =
		render_html(a, &p, &(struct render_html){.part = true, .draw = true});

	ck_assert_uint_eq(str_find(html, STR("<html")), SIZE_MAX);
	ck_assert_uint_eq(str_find(html, STR("style=")), SIZE_MAX);
	ck_assert_int_eq(count(html, "//h2[@class='pg-h2']"), 7);
	ck_assert_uint_ne(str_find(render_html_style(a), STR(".pg-h2{")), SIZE_MAX);
}
END_TEST

/* "`else`" in the house's own words; of a player's letter no sign is lost. */
START_TEST(words_that_are_typed_are_set_as_code_in_our_own_pages)
{
	page_para(&p, STR("Put `else` or `a -> b` between, and a ` as it is."));
	page_item(&p, STR("`x`"));
	struct page_table *t = page_table(&p);
	page_column(t, STR("Say"), PAGE_LEFT);
	page_row(t);
	page_cell(t, STR("`press all: hello`"));
	struct str ours =
		render_html(a, &p, &(struct render_html){.part = true, .typed = true});
	ck_assert_int_eq(count(ours, "//p/code"), 2);
	ck_assert_int_eq(count(ours, "//p/code[.='else']"), 1);
	ck_assert_int_eq(count(ours, "//p/code[.='a -> b']"), 1);
	ck_assert_int_eq(count(ours, "//p[contains(., 'and a ` as it is.')]"), 1);
	ck_assert_int_eq(count(ours, "//li/code[.='x']"), 1);
	ck_assert_int_eq(
		count(ours, "//*[self::td or self::th]/code[.='press all: hello']"), 1);
	struct str theirs = render_html(a, &p, &(struct render_html){.part = true});
	ck_assert_int_eq(count(theirs, "//code"), 0);
	ck_assert_uint_ne(str_find(theirs, STR("`press all: hello`")), SIZE_MAX);
}
END_TEST

/* Contrast ------------------------------------------------------------------ */

static double linear(unsigned c)
{
	double x = c / 255.0, base = (x + 0.055) / 1.055, y = 1;

	if (x <= 0.04045)
		return x / 12.92;
	/* base ** 2.4 by its fifth root: 12 fifths */
	double root = base;
	for (int i = 0; i < 60; i++)
		root -= (root * root * root * root * root - base) /
			(5 * root * root * root * root);
	for (int i = 0; i < 12; i++)
		y *= root;
	return y;
}

/* #rgb or #rrggbb after the first `name` of the rule. */
static double luminance(struct str rule, const char *name)
{
	size_t at = str_find(rule, str_of(name));
	char hex[7] = "";

	ck_assert_msg(at != SIZE_MAX, "%s in %.*s", name, STR_ARG(rule));
	const char *s = rule.s + at + strlen(name);
	for (int i = 0; i < 6; i++)
		hex[i] = strspn(s, "0123456789abcdef") == 3 ? s[i / 2] : s[i];
	unsigned long c = strtoul(hex, NULL, 16);
	return 0.2126 * linear(c >> 16 & 255) + 0.7152 * linear(c >> 8 & 255) +
	       0.0722 * linear(c & 255);
}

static double contrast(double x, double y)
{
	return x > y ? (x + 0.05) / (y + 0.05) : (y + 0.05) / (x + 0.05);
}

static struct str rule_of(struct str sheet, const char *name)
{
	size_t at = str_find(sheet, str_printf(a, ".%s{", name));

	ck_assert_uint_ne(at, SIZE_MAX);
	struct str rest = str_slice(sheet, at + strlen(name) + 2, sheet.n);
	struct str rule = str_until(&rest, '}');
	return str_printf(a, ";%.*s", STR_ARG(rule));
}

static void can_be_read(struct str sheet)
{
	struct str page = rule_of(sheet, "pg"), box = rule_of(sheet, "pg-box"),
		   button = rule_of(sheet, "pg-button"), pre = rule_of(sheet, "pg-pre"),
		   cut = rule_of(sheet, "pg-cut");
	double ground = luminance(page, ";background:#"),
	       text = luminance(page, ";color:#");

	ck_assert_double_ge(contrast(ground, text), 7);
	ck_assert_double_ge(contrast(luminance(box, ";background:#"), text), 7);
	ck_assert_double_ge(contrast(luminance(button, ";background:#"),
				     luminance(button, ";color:#")),
			    7);
	ck_assert_double_ge(
		contrast(luminance(pre, ";background:#"), luminance(pre, ";color:#")),
		7);
	ck_assert_double_ge(contrast(ground, luminance(cut, ";color:#")), 7);
}

START_TEST(it_can_be_read_in_the_light_and_in_the_dark)
{
	struct str sheet = render_html_style(a);
	size_t dark = str_find(sheet, STR("@media (prefers-color-scheme:dark)"));

	ck_assert_double_ge(contrast(linear(0), 1), 20.9); /* the measure itself */
	ck_assert_double_le(contrast(luminance(STR("x#777"), "#"), 1), 4.5);
	ck_assert_uint_ne(dark, SIZE_MAX);
	can_be_read(str_slice(sheet, 0, dark));
	can_be_read(str_slice(sheet, dark, sheet.n));
	/* The board of a letter is a picture of the day: only where the screen is dark does it turn. */
	ck_assert(str_find(str_slice(sheet, 0, dark), STR("filter:")) == SIZE_MAX);
	ck_assert(
		str_find(
			str_slice(sheet, dark, sheet.n),
			STR(".pg-figure{filter:invert(1) hue-rotate(180deg)!important")) !=
		SIZE_MAX);
}
END_TEST

/* The one-click letter -------------------------------------------------------- */

START_TEST(the_button_opens_a_letter_with_the_form)
{
	page_label(&p, STR("DEADLINE"), STR("soon"));
	page_cut(&p);
	page_form(&p, STR("attack yellow __ with __\n# examples legal now:\n"
			  "#   attack yellow 3 with 2\nend\n"));
	struct str link =
		render_html_letter(a, &p, STR("gm@example.org"), STR("[CE-7] orders"),
				   STR("orders ce-7 turn 5 phase 1"));

	ck_assert_str_eq(
		str_z(a, link),
		"mailto:gm@example.org?subject=%5BCE-7%5D%20orders&body=orders%20ce-7%20turn%205%20phase%201%0D%0Aattack%20yellow%20__%20with%20__%0D%0A%23%20examples%20legal%20now%3A%0D%0A%23%20%20%20attack%20yellow%203%20with%202%0D%0Aend%0D%0A");
	struct str html = render_html(a, &p, &(struct render_html){.letter = link});
	ck_assert_int_eq(
		count(html,
		      "//div[@role='region']//a[starts-with(@href,'mailto:gm@example.org?')]"),
		1);
	ck_assert_int_eq(
		count(html,
		      "//div[@role='region']//p[contains(.,'a plain reply need not be')]"),
		1);
}
END_TEST

START_TEST(a_long_form_gives_up_its_examples_and_still_ends)
{
	struct buf form = buf_in(a);

	for (int i = 0; i < 20; i++)
		buf_printf(&form, "attack yellow __ with __ from __\n");
	for (int i = 0; i < 60; i++)
		buf_printf(&form, "#   attack yellow 3 with 2 from %d\n", i);
	page_form(&p, buf_str(&form));
	struct str link = render_html_letter(a, &p, STR("gm@example.org"), STR("x"),
					     STR("orders ce-7"));
	ck_assert_uint_le(link.n, 1500);
	ck_assert_uint_gt(link.n, 1400);
	ck_assert(str_ends(link, "%0D%0Aend%0D%0A"));
	p = page_in(a);
	ck_assert_uint_eq(render_html_letter(a, &p, STR("x"), STR("x"), STR("x")).n, 0);
}
END_TEST

START_TEST(no_line_is_longer_than_mail_takes_and_control_characters_are_gone)
{
	page_para(&p, STR("a\x01"
			  "b\x1b[0m\nc"));
	struct str html = printed();

	ck_assert_uint_ne(str_find(html, STR("a b [0m<br/>\nc")), SIZE_MAX);
	ck_assert(str_is_utf8(html));
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("render_html");
	TCase *t = tcase_create("render_html");
	tcase_set_timeout(t, 60);
	tcase_add_checked_fixture(t, make, drop);
	tcase_add_test(t, headings_tables_and_forms_are_what_they_are);
	tcase_add_test(t, ground_and_padding_are_those_of_cells);
	tcase_add_test(t, marks_set_words_off_or_stand_in_their_place);
	tcase_add_test(t, the_rest_of_a_long_line_stands_further_in);
	tcase_add_test(t, running_text_is_broken_by_the_screen_alone);
	tcase_add_test(t, a_link_can_be_followed);
	tcase_add_test(t, the_box_of_things_to_do_comes_first_and_ends_at_the_cut);
	tcase_add_test(t, a_list_stays_in_the_box);
	tcase_add_test(t, the_language_is_that_of_the_page);
	tcase_add_test(t, nothing_runs_and_nobody_is_asked_for_anything);
	tcase_add_test(t, what_the_text_says_the_html_says_and_no_more);
	tcase_add_test(t, long_reports_are_whole_and_no_mail_program_cuts_them_off);
	tcase_add_test(t, a_figure_is_an_image_with_words_or_a_drawing_or_left_out);
	tcase_add_test(t, the_board_of_a_letter_stands_under_what_is_to_be_done);
	tcase_add_test(t, what_a_letter_is_has_the_looks_of_a_headline);
	tcase_add_test(t,
		       the_headline_and_the_standing_of_a_letter_stand_in_its_masthead);
	tcase_add_test(t, a_drawing_takes_the_place_of_its_text);
	tcase_add_test(t, a_map_of_many_points_is_drawn_in_a_page);
	tcase_add_test(t, a_part_has_classes_and_no_style_of_its_own);
	tcase_add_test(t, words_that_are_typed_are_set_as_code_in_our_own_pages);
	tcase_add_test(t, it_can_be_read_in_the_light_and_in_the_dark);
	tcase_add_test(t, the_button_opens_a_letter_with_the_form);
	tcase_add_test(t, a_long_form_gives_up_its_examples_and_still_ends);
	tcase_add_test(
		t, no_line_is_longer_than_mail_takes_and_control_characters_are_gone);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(suite)
