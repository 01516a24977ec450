/* Reports in several ways: the settings of FORMAT, the parts that go out then, and the
 * letter that the button opens.
 * SPDX-License-Identifier: ISC */
#include "tests/check_main.h"

#include <jansson.h>
#include <stdio.h>
#include <string.h>

#include "base/coding/base64.h"
#include "mail/letter/header.h"
#include "mail/read/part.h"
#include "schema/sheets.h"
#include "server/outbox/board_image.h"
#include "server/outbox/enclose.h"
#include "server/outbox/format.h"
#include "server/phase/phase_byhand.h"
#include "server/render/letterhead.h"
#include "server/render/render_png.h"
#include "server/render/render_svg.h"
#include "server/render/render_text.h"
#include "server/report/reports.h"
#include "tests/kit/house.h"

enum { ANN, BOB, CAT, DAN };

static struct house h;

static void open_up(void)
{
	house_open(&h, "2030-03-04T09:00:00Z");
	house_start(&h);
}

static void open_empty(void)
{
	house_open(&h, "2030-03-04T09:00:00Z");
}

static void shut(void)
{
	house_close(&h);
}

static bool has(struct str text, const char *words)
{
	return str_find(text, str_of(words)) != SIZE_MAX;
}

static struct str said_to(int who, const char *text)
{
	house_write(&h, who, text);
	house_round(&h);
	struct str rest = house_last(&h, who, "receipt").body, word;
	struct buf b = buf_in(h.a); /* however its lines are broken */
	while (str_word(&rest, &word))
		buf_printf(&b, "%.*s ", STR_ARG(word));
	return buf_str(&b);
}

static struct str next_report(int who)
{
	struct game g = house_game(&h);
	struct err err = {0};

	ck_assert_msg(phase_allow_random(&h.home, h.a, g.name, STR(""), &err), "%s",
		      err.text);
	ck_assert_msg(phase_run(&h.home, h.a, g.name, g.turn, g.phase, &err), "%s",
		      err.text);
	house_round(&h);
	ck_assert_int_eq(house_game(&h).phase_no, g.phase_no + 1);
	return house_last(&h, who, " report (").bytes;
}

/* Returns the contents of the part of this type, without its head. */
static struct str part_of(struct str bytes, const char *type)
{
	size_t at = str_find(bytes, str_printf(h.a, "Content-Type: %s", type));
	ck_assert_uint_ne(at, SIZE_MAX);
	bytes = str_slice(bytes, at, bytes.n);
	at = str_find(bytes, STR("\r\n\r\n"));
	bytes = str_slice(bytes, at + 4, bytes.n);
	return str_slice(bytes, 0, str_find(bytes, STR("\r\n--=_")));
}

START_TEST(text_and_html_with_the_board_unless_he_says_otherwise)
{
	struct str s = next_report(ANN);

	ck_assert(has(s, "Content-Type: multipart/mixed;")); /* for the calendar */
	ck_assert(has(s, "Content-Type: multipart/alternative;"));
	ck_assert(has(s, "Content-Type: multipart/related;"));
	ck_assert(has(s, "Content-Type: image/png"));
	ck_assert(!has(s, "application/json"));
	ck_assert_uint_lt(str_find(s, STR("text/plain")),
			  str_find(s, STR("text/html")));
	ck_assert_uint_lt(s.n, ENCLOSED_LETTER_MAX);
	/* Start letters too, the GM's, and receipts. */
	ck_assert(has(house_last(&h, ANN, "the game begins").bytes, "text/html"));
	ck_assert(has(house_last(&h, -1, " report (").bytes, "image/png"));
	house_write(&h, ANN, "status\n");
	house_round(&h);
	struct str r = house_last(&h, ANN, "receipt").bytes;
	ck_assert(has(r, "text/html"));
	ck_assert(!has(r, "image/png"));
	ck_assert(has(house_last(&h, ANN, "invitation").bytes, "text/html"));
}
END_TEST

START_TEST(format_text_is_the_text_alone)
{
	ck_assert(has(said_to(BOB, "format text\n"),
		      "FORMAT: from the next one on your letters are text alone."));
	struct str s = next_report(BOB);
	ck_assert(!has(s, "text/html"));
	ck_assert(!has(s, "image/png"));
	ck_assert(!has(s, "application/json"));
	ck_assert(has(s, "text/calendar")); /* the game's option, not the player's */
	/* And nobody else's. */
	ck_assert(has(house_last(&h, ANN, " report (").bytes, "text/html"));
	ck_assert(has(said_to(BOB, "format both\n"), "are text and HTML in one"));
	ck_assert(has(next_report(BOB), "text/html"));
}
END_TEST

/* The GM has no FORMAT: one player who reads HTML is enough for it. */
START_TEST(the_gm_gets_text_alone_where_everybody_reads_it)
{
	const int last = HOUSE_PEOPLE - 1;

	for (int who = 0; who < last; who++)
		(void)said_to(who, "format text\n");
	(void)next_report(ANN);
	ck_assert(has(house_last(&h, -1, " report (").bytes, "text/html"));
	(void)said_to(last, "format text json\n");
	(void)next_report(ANN);
	struct str s = house_last(&h, -1, " report (").bytes;
	ck_assert(!has(s, "text/html") && !has(s, "image/png"));
	ck_assert(!has(s, "application/json"));
	ck_assert(has(s, "NEWS IN SHORT"));
}
END_TEST

/* A seat that the house plays has no address, and who was only invited no letters. */
START_TEST(only_those_who_read_choose_for_the_gm)
{
	struct seat s[3] = {
		{.status = SEAT_JOINED,
		 .address = STR("ann@example.org"),
		 .format = STR("text")},
		{.status = SEAT_JOINED, .led_no = SEAT_LED},
		{.status = SEAT_INVITED, .address = STR("bob@example.org")}};

	ck_assert(str_is(format_common(s, 3), "text"));
	ck_assert(str_is(format_common(s + 1, 2), "")); /* nobody reads: as always */
	s[2].status = SEAT_JOINED;
	ck_assert(str_is(format_common(s, 3), ""));
}
END_TEST

START_TEST(the_json_twin_comes_to_whoever_wants_it)
{
	ck_assert(has(said_to(BOB, "Format: TEXT, json\n"),
		      "text alone, with the JSON twin beside it."));
	ck_assert(
		has(said_to(CAT, "format html json\n"),
		    "are text and HTML in one letter, with the JSON twin beside it."));
	struct str s = next_report(BOB);
	ck_assert(!has(s, "text/html"));
	ck_assert(has(s, "filename=\"report-kestrel.json\""));
	struct str twin = part_of(s, "application/json");
	ck_assert(twin.n > 1000 && has(twin, "\"format\": \"postalgm-report-1\""));
	s = house_last(&h, CAT, " report (").bytes;
	ck_assert(has(s, "text/html") && has(s, "application/json"));
	ck_assert(!has(house_last(&h, ANN, " report (").bytes, "application/json"));
}
END_TEST

START_TEST(wrong_words_are_told_what_would_be_right)
{
	static const char *const wrong[] = {"format pdf\n", "format text html\n",
					    "format json text\n", "format both both\n"};

	for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++)
		ck_assert_msg(has(said_to(DAN, wrong[i]),
				  "write FORMAT TEXT, FORMAT HTML or"),
			      "%s", wrong[i]);
	ck_assert(has(next_report(DAN), "text/html"));
}
END_TEST

START_TEST(what_the_store_keeps_is_one_way_to_write_it)
{
	struct str stored;

	ck_assert(format_read(h.a, STR("HTML and JSON"), &stored));
	ck_assert_str_eq(str_z(h.a, stored), "html json");
	ck_assert(format_read(h.a, STR("json"), &stored));
	ck_assert_str_eq(str_z(h.a, stored), "both json");
	ck_assert(!format_read(h.a, STR(" , "), &stored));
	ck_assert(format_of(STR("")).html && !format_of(STR("")).json);
	ck_assert(!format_of(STR("text json")).html &&
		  format_of(STR("text json")).json);
}
END_TEST

/* A reader of letters finds the text, and it is the reference: word by word, for lines that the text breaks and the HTML does not are whole. */
START_TEST(the_text_part_is_the_report_as_text)
{
	struct str bytes = next_report(CAT), text;
	struct err err = {0};
	size_t end = str_find(bytes, STR("\r\n\r\n"));
	struct header head = header_read(h.a, str_slice(bytes, 0, end + 2));
	struct part_text t = part_read(h.a, &head, str_slice(bytes, end + 4, bytes.n));

	ck_assert(reports_text(&h.home, h.a, STR("kestrel"), -1, CAT, &text, &err));
	struct str left = STR(""), right = STR("");
	while (str_word(&t.text, &left) | str_word(&text, &right)) {
		ck_assert_str_eq(str_z(h.a, left), str_z(h.a, right));
		left = right = STR("");
	}
	ck_assert_uint_eq(t.attached.n, 0);
}
END_TEST

/* The board ----------------------------------------------------------------- */

static const struct figure *figure_to(int seat)
{
	struct bulletin *b = arena_new(h.a, struct bulletin);
	struct page page;
	struct err err = {0};

	ck_assert(reports_page(&h.home, h.a, STR("kestrel"), -1, seat, b, &page, &err));
	for (int i = 0; i < page.n; i++)
		if (page.blocks[i].kind == PAGE_FIGURE)
			return page.blocks[i].figure;
	ck_abort_msg("no figure");
	return NULL;
}

START_TEST(all_get_the_same_board)
{
	(void)next_report(ANN);
	(void)next_report(ANN);
	struct str wanted = render_svg(h.a, figure_to(SEAT_READERS), "b", true);

	for (int seat = 0; seat < HOUSE_PEOPLE; seat++)
		ck_assert(
			str_equal(render_svg(h.a, figure_to(seat), "b", true), wanted));
	ck_assert(str_equal(render_svg(h.a, figure_to(SEAT_GM), "b", true), wanted));
}
END_TEST

/* As the painter draws it from the view and the events of readers, by day. */
static struct str readers_picture(void)
{
	struct game g = house_game(&h);
	struct figure f = figure_in(h.a, 0, 0);
	struct buf base64 = buf_in(h.a);
	struct issue is;
	struct str png;
	struct err err = {0};

	ck_assert(reports_load(&h.home, h.a, &g, g.phase_no, &is, &err));
	const struct game_rules *rules = is.position->rules;
	struct events seen = events_seen(h.a, is.events, SEAT_READERS);
	rules->chart(letterhead_view(h.a, rules, is.position->state, SEAT_READERS),
		     &seen, &f);
	struct figure light = figure_by_day(h.a, &f);
	ck_assert(render_png(h.a, &light, PRESS_PNG_WIDTH, &png, &err));
	base64_lines(&base64, png);
	return str_trim(buf_str(&base64));
}

/* Every letter's picture holds only what readers may know. */
START_TEST(the_picture_of_each_letter_is_made_of_what_readers_may_know)
{
	for (int phase = 0; phase < 3; phase++) {
		(void)next_report(ANN);
		struct str wanted = readers_picture();
		for (int who = -1; who < HOUSE_PEOPLE; who++)
			ck_assert(str_equal(
				str_trim(part_of(house_last(&h, who, " report (").bytes,
						 "image/png")),
				wanted));
	}
}
END_TEST

START_TEST(a_picture_is_drawn_once_for_all_that_show_the_same)
{
	struct board_picture b = {0};
	struct figure f = figure_in(h.a, 64, 64), g = figure_in(h.a, 64, 64);
	struct page p = page_in(h.a), q = page_in(h.a), none = page_in(h.a);

	figure_text(&g, 10, 10, 12, FIGURE_START, false, 0xffffff, STR("other"));
	page_figure(&p, &f);
	page_figure(&q, &g);
	struct str first = board_png(&b, h.a, &p);
	ck_assert_uint_gt(first.n, 0);
	ck_assert_ptr_eq(board_png(&b, h.a, &p).s, first.s);
	struct str other = board_png(&b, h.a, &q);
	ck_assert(!str_equal(other, first));
	ck_assert_uint_eq(board_png(&b, h.a, &none).n, 0);
}
END_TEST

/* Too large ------------------------------------------------------------------ */

static int enclosed(size_t text, size_t on_page, const char *format,
		    struct letter_part parts[ENCLOSED_MAX])
{
	struct bulletin b;
	struct page page;
	struct err err = {0};
	struct seat seat = {.format = str_of(format)};
	struct game g = house_game(&h);
	struct outbox o = {.id = 1};
	struct buf long_text = buf_in(h.a);
	struct calendar_news none = {0};

	ck_assert(reports_page(&h.home, h.a, g.name, -1, ANN, &b, &page, &err));
	buf_fill(&long_text, 'x', on_page);
	page_para(&page, buf_str(&long_text));
	struct posting p = {.game = &g, .seat = &seat, .page = &page, .bulletin = &b};
	return enclose(&h.home, h.a, &p, &o, &none, (struct str){long_text.s, text},
		       parts);
}

START_TEST(what_would_make_a_letter_too_large_stays_away)
{
	struct letter_part p[ENCLOSED_MAX];

	ck_assert_int_eq(enclosed(5000, 0, "both json", p), 3);
	ck_assert_str_eq(p[0].type, "text/html");
	ck_assert_str_eq(p[1].type, "image/png");
	ck_assert_str_eq(p[2].type, "application/json");
	/* The longer the text, the less is beside it; where the board does not fit,
	 * the HTML has no place for it. */
	int before = 3, seen = 0;
	for (size_t text = 100000; text < 300000; text += 2000) {
		int n = enclosed(text, 1, "both json", p);
		bool html = n && str_is(str_of(p[0].type), "text/html");
		bool board = n > 1 && str_is(str_of(p[1].type), "image/png");
		ck_assert_int_le(n, before);
		ck_assert(has(html ? p[0].bytes : STR(""), "<img") == board);
		seen |= 1 << n;
		before = n;
	}
	ck_assert_int_eq(seen, 15);
	/* HTML that a mail program would cut off. */
	ck_assert_int_eq(enclosed(5000, 90000, "both", p), 0);
}
END_TEST

/* The button ------------------------------------------------------------------ */

static int value(char c)
{
	return c <= '9' ? c - '0' : c - 'A' + 10;
}

/* "%5BCE-7%5D" -> "[CE-7]", up to the end of the field. */
static struct str unescaped(struct str s)
{
	struct buf b = buf_in(h.a);

	for (size_t i = 0; i < s.n && s.s[i] != '&' && s.s[i] != '"'; i++)
		if (s.s[i] == '%') {
			buf_char(&b,
				 (char)(value(s.s[i + 1]) * 16 + value(s.s[i + 2])));
			i += 2;
		} else {
			buf_char(&b, s.s[i]);
		}
	return buf_str(&b);
}

static struct str behind(struct str s, const char *mark)
{
	size_t at = str_find(s, str_of(mark));
	ck_assert_uint_ne(at, SIZE_MAX);
	return str_slice(s, at + strlen(mark), s.n);
}

static int slots_of(int seat)
{
	return house_slots(&h, seat);
}

static struct str html_to(int seat)
{
	struct letter_part p[ENCLOSED_MAX];
	struct bulletin b;
	struct page page;
	struct err err = {0};
	struct seat s = {.seat = seat};
	struct game g = house_game(&h);
	struct outbox o = {.id = 1};
	struct calendar_news none = {0};

	ck_assert(reports_page(&h.home, h.a, g.name, -1, seat, &b, &page, &err));
	struct posting out = {.game = &g, .seat = &s, .page = &page, .bulletin = &b};
	ck_assert_int_gt(enclose(&h.home, h.a, &out, &o, &none, STR(""), p), 0);
	return p[0].bytes;
}

START_TEST(the_letter_of_the_button_waits_for_one_confirm_and_counts)
{
	struct str html = html_to(ANN);
	struct str to = unescaped(behind(html, "href=\"mailto:"));
	struct str subject = unescaped(behind(html, "?subject="));
	struct str body = unescaped(behind(html, "&amp;body="));

	ck_assert(str_starts(to, "gm@example.org?"));
	ck_assert_str_eq(str_z(h.a, subject), "[KESTREL] T1 P1 orders (Red)");
	ck_assert(str_starts(body, "orders kestrel turn 1 phase 1\r\nattack "));
	ck_assert(str_ends(body, "\r\nend\r\n"));
	/* They fill it in: the first line after the header becomes their order. */
	struct str text =
		str_printf(h.a, "orders kestrel turn 1 phase 1\r\n%s\r\nend\r\n",
			   house_attack(&h, ANN));
	const char *in = house_drop(
		&h, NULL,
		str_printf(h.a,
			   "From: <%s>\r\nTo: gm@example.org\r\nSubject: %.*s\r\n"
			   "Message-ID: <button@example.org>\r\n\r\n%.*s",
			   house_address[ANN], STR_ARG(subject), STR_ARG(text)));
	house_round(&h);
	ck_assert_str_eq(house_state(&h, in), "held");
	ck_assert_int_eq(slots_of(ANN), 0);
	struct sent asked = house_last(&h, ANN, "please confirm");
	ck_assert_int_gt(asked.id, 0);
	house_post(&h, house_address[ANN], str_z(h.a, asked.reply_to), "confirm\n");
	house_round(&h);
	ck_assert_int_eq(slots_of(ANN), 1);
	ck_assert_int_eq(house_count(&h, ANN, "please confirm"), 1);
	/* With its key, sent as a reply, the same form counts at once. */
	house_write(
		&h, CAT,
		str_z(h.a, str_printf(h.a, "orders kestrel turn 1 phase 1\n%s\nend\n",
				      house_attack(&h, CAT))));
	house_round(&h);
	ck_assert_int_eq(slots_of(CAT), 1);
	ck_assert_int_eq(house_count(&h, CAT, "please confirm"), 0);
	/* As it is, with its blanks, it gives no order. */
	house_write(&h, BOB, str_z(h.a, unescaped(behind(html_to(BOB), "&amp;body="))));
	house_round(&h);
	ck_assert_int_eq(slots_of(BOB), 0);
}
END_TEST

/* Quoted-printable, as far as letters of ASCII have it. */
static struct str unquoted(struct str s)
{
	struct buf b = buf_in(h.a);

	for (size_t i = 0; i < s.n; i++)
		if (str_starts(str_slice(s, i, s.n), "=\r\n")) {
			i += 2;
		} else if (str_starts(str_slice(s, i, s.n), "=3D")) {
			buf_char(&b, '=');
			i += 2;
		} else {
			buf_char(&b, s.s[i]);
		}
	return buf_str(&b);
}

/* The letter that the button of an invitation opens is good as it is: it is not orders, and has no gaps to fill in. */
START_TEST(the_button_of_an_invitation_joins)
{
	house_invite(&h);
	struct str html =
		unquoted(part_of(house_last(&h, ANN, "invitation").bytes, "text/html"));
	struct str body = unescaped(behind(html, "&amp;body="));

	ck_assert(has(html, ">Join the game</a>") && !has(html, "Write your orders"));
	ck_assert_str_eq(str_z(h.a, unescaped(behind(html, "?subject="))),
			 "[KESTREL] JOIN");
	ck_assert_str_eq(str_z(h.a, body), "join kestrel\r\n");
	const char *in = house_drop(
		&h, NULL,
		str_printf(
			h.a,
			"From: <%s>\r\nTo: gm@example.org\r\nSubject: [KESTREL] JOIN\r\n"
			"Message-ID: <join@example.org>\r\n\r\n%.*s",
			house_address[ANN], STR_ARG(body)));
	house_round(&h);
	ck_assert_str_eq(house_state(&h, in), "held");
	struct sent asked = house_last(&h, ANN, "please confirm");
	house_post(&h, house_address[ANN], str_z(h.a, asked.reply_to), "confirm\n");
	house_round(&h);
	ck_assert_int_eq(house_count(&h, ANN, "JOINED"), 1);
}
END_TEST

/* Some programs drop answers to what calls itself bulk. */
START_TEST(bulk_is_only_what_expects_no_answer)
{
	static const char *const asks[] = {"invitation", "T1 P1 report"};
	static const char bulk[] = "Precedence: bulk";

	for (size_t i = 0; i < sizeof asks / sizeof *asks; i++)
		ck_assert_msg(!has(house_last(&h, ANN, asks[i]).bytes, bulk), "%s",
			      asks[i]);
	house_pass(&h, house_game(&h).deadline - h.now - 11 * 3600);
	house_round(&h);
	ck_assert(!has(house_last(&h, ANN, "reminder").bytes, bulk));
	house_write(&h, ANN, "status\n");
	house_round(&h);
	ck_assert(!has(house_last(&h, ANN, "receipt").bytes, bulk));
	ck_assert(has(house_last(&h, ANN, "the game begins").bytes, bulk));
	ck_assert(has(house_last(&h, -1, " report (").bytes, bulk));
}
END_TEST

START_TEST(letters_of_a_public_game_link_to_its_page)
{
	static const char page[] = "https://example.org/zine/kestrel/";

	h.home.config.zine_url = STR("https://example.org/zine");
	house_configure(&h);
	house_write(&h, ANN, "status\n");
	house_round(&h);
	ck_assert(!has(house_last(&h, ANN, "receipt").bytes, page)); /* not public */
	house_option(&h, "public", "on");
	house_write(&h, ANN, "help\n");
	house_round(&h);
	struct str r = house_last(&h, ANN, "receipt").bytes;
	ck_assert(has(r, "ON THE WEB  https://example.org/zine/kestrel/"));
	ck_assert(has(next_report(ANN), page));
	house_pass(&h, house_game(&h).deadline - h.now - 11 * 3600);
	house_round(&h);
	ck_assert(has(house_last(&h, ANN, "reminder").bytes, page));
}
END_TEST

START_TEST(html_that_comes_back_gives_no_order)
{
	struct str html = html_to(BOB);

	house_drop(&h, NULL,
		   str_printf(h.a,
			      "From: <%s>\r\nTo: %.*s\r\nSubject: Re: game\r\n"
			      "Message-ID: <back@example.org>\r\nMIME-Version: 1.0\r\n"
			      "Content-Type: text/html; charset=utf-8\r\n\r\n%.*s",
			      house_address[BOB], STR_MADE(h.a, house_key(&h, BOB)),
			      STR_ARG(html)));
	house_round(&h);
	ck_assert_int_eq(slots_of(BOB), 0);
	/* Written above it, it does: text below the cut is not read. */
	house_drop(&h, NULL,
		   str_printf(h.a,
			      "From: <%s>\r\nTo: %.*s\r\nSubject: Re: game\r\n"
			      "Message-ID: <back2@example.org>\r\nMIME-Version: 1.0\r\n"
			      "Content-Type: text/html; charset=utf-8\r\n\r\n"
			      "<div>%s</div><blockquote>%.*s</blockquote>",
			      house_address[BOB], STR_MADE(h.a, house_key(&h, BOB)),
			      house_attack(&h, BOB), STR_ARG(html)));
	house_round(&h);
	ck_assert_int_eq(slots_of(BOB), 1);
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("ways");
	TCase *t = tcase_create("ways");

	tcase_set_timeout(t, 60);
	tcase_add_checked_fixture(t, open_up, shut);
	tcase_add_test(t, text_and_html_with_the_board_unless_he_says_otherwise);
	tcase_add_test(t, format_text_is_the_text_alone);
	tcase_add_test(t, the_gm_gets_text_alone_where_everybody_reads_it);
	tcase_add_test(t, only_those_who_read_choose_for_the_gm);
	tcase_add_test(t, the_json_twin_comes_to_whoever_wants_it);
	tcase_add_test(t, wrong_words_are_told_what_would_be_right);
	tcase_add_test(t, what_the_store_keeps_is_one_way_to_write_it);
	tcase_add_test(t, the_text_part_is_the_report_as_text);
	tcase_add_test(t, all_get_the_same_board);
	tcase_add_test(t, the_picture_of_each_letter_is_made_of_what_readers_may_know);
	tcase_add_test(t, a_picture_is_drawn_once_for_all_that_show_the_same);
	tcase_add_test(t, what_would_make_a_letter_too_large_stays_away);
	tcase_add_test(t, the_letter_of_the_button_waits_for_one_confirm_and_counts);
	tcase_add_test(t, bulk_is_only_what_expects_no_answer);
	tcase_add_test(t, letters_of_a_public_game_link_to_its_page);
	tcase_add_test(t, html_that_comes_back_gives_no_order);
	suite_add_tcase(s, t);
	TCase *before = tcase_create("before the start");
	tcase_add_checked_fixture(before, open_empty, shut);
	tcase_add_test(before, the_button_of_an_invitation_joins);
	suite_add_tcase(s, before);
	return s;
}

CHECK_MAIN(suite)
