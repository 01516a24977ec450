/* From bytes to clean lines: character sets, cleaning, format=flowed, HTML, header
 * values.
 * SPDX-License-Identifier: ISC */
#include <iconv.h>
#include <string.h>

#include "base/arena.h"
#include "mail/letter/charset.h"
#include "mail/letter/charset_table.h"
#include "mail/letter/clean.h"
#include "mail/letter/header.h"
#include "mail/letter/letter.h"
#include "mail/text/flowed.h"
#include "mail/text/html.h"
#include "mail/text/whole.h"
#include "mail/trust/content.h"
#include "tests/check_main.h"

static struct arena *a;

static void set_up(void)
{
	a = arena_create();
}

static void tear_down(void)
{
	arena_destroy(a);
}

static void expect_str(struct str got, const char *want)
{
	ck_assert_msg(str_equal(got, str_of(want)), "got \"" PRI_STR "\", not \"%s\"",
		      STR_ARG(got), want);
}

/* clang-format off */
static const struct { const char *label, *bytes, *text; } sets[] = {
	{"utf-8", "gr\xc3\xbc\xc3\x9f", "grüß"},      {"UTF-8", "x", "x"},
	{"", "gr\xc3\xbc", "grü"},                    {"us-ascii", "gr\xfc", "grü"},
	{"iso-8859-1", "\x93q\x94 \x80", "“q” €"},    {"windows-1252", "\x92", "’"},
	{"iso-8859-2", "\xb1\xe8", "ąč"},             {"iso-8859-5", "\xd0", "а"},
	{"iso-8859-7", "\xe1", "α"},                  {"iso-8859-9", "\xfd", "ı"},
	{"iso-8859-15", "\xa4", "€"},                 {"iso-8859-16", "\xaa", "Ș"},
	{"windows-1250", "\x9a", "š"},                {"windows-1251", "\xcf\xf0", "Пр"},
	{"windows-1253", "\xe1", "α"},                {"windows-1257", "\xe0", "ą"},
	{"koi8-r", "\xf0\xd2", "Пр"},                 {"koi8-u", "\xa4", "є"},
	{"shift_jis", "\x93\xfa", "日"},               {"euc-jp", "\xc6\xfc", "日"},
	{"iso-2022-jp", "\x1b$BF|\x1b(B", "日"},       {"gb2312", "\xc8\xd5", "日"},
	{"gbk", "\xc8\xd5", "日"},                     {"gb18030", "\xc8\xd5", "日"},
	{"big5", "\xa4\xe9", "日"},                    {"euc-kr", "\xc0\xcf", "일"},
};
/* clang-format on */

/* A text that is too long is cut before it is converted: at any byte, it is still read. */
START_TEST(a_text_cut_inside_a_character_is_read)
{
	static const struct {
		const char *label, *bytes;
		size_t n;
	} cut[] = {
		{"utf-16",
		 "\xff\xfe"
		 "a\0\xe5\x65\x3d\xd8\x00\xde"
		 "b\0",
		 12},
		{"utf-16le",
		 "a\0\xe5\x65\x3d\xd8\x00\xde"
		 "b\0",
		 10},
		{"utf-16be", "\0a\x65\xe5\xd8\x3d\xde\x00\0b", 10},
		{"gb18030",
		 "a\xc8\xd5\x94\x39\xfc\x36"
		 "b",
		 8},
		{"gbk",
		 "a\xc8\xd5\xc8\xd5"
		 "b",
		 6},
		{"big5",
		 "a\xa4\xe9\xa4\xe9"
		 "b",
		 6},
		{"big5-hkscs",
		 "a\xa4\xe9\x88\x62"
		 "b",
		 6},
		{"euc-jp",
		 "a\xc6\xfc\x8f\xb0\xa1"
		 "b",
		 7},
		{"shift_jis",
		 "a\x93\xfa\x93\xfa"
		 "b",
		 6},
		{"iso-2022-jp", "a\x1b$BF|F|\x1b(Bb", 12},
		{"euc-kr",
		 "a\xc0\xcf\xc0\xcf"
		 "b",
		 6},
	};

	for (size_t i = 0; i < sizeof cut / sizeof *cut; i++) {
		struct str all;
		ck_assert_int_eq(charset_to_utf8(a, str_of(cut[i].label),
						 (struct str){cut[i].bytes, cut[i].n},
						 &all),
				 CHARSET_OK);
		for (size_t n = 2; n < cut[i].n; n++) {
			struct str out;
			ck_assert_msg(charset_to_utf8(a, str_of(cut[i].label),
						      (struct str){cut[i].bytes, n},
						      &out) == CHARSET_OK,
				      "%s, %zu bytes", cut[i].label, n);
			ck_assert_msg(str_starts(all, str_z(a, out)), "%s, %zu bytes",
				      cut[i].label, n);
		}
	}
}
END_TEST

START_TEST(the_character_sets_of_the_list_are_read)
{
	for (size_t i = 0; i < sizeof sets / sizeof *sets; i++) {
		struct str out;
		ck_assert_int_eq(charset_to_utf8(a, str_of(sets[i].label),
						 str_of(sets[i].bytes), &out),
				 CHARSET_OK);
		expect_str(out, sets[i].text);
	}
}
END_TEST

START_TEST(other_character_sets_are_unknown_and_never_reach_iconv)
{
	static const char *const labels[] = {
		"utf-7",     "iso-2022-cn-ext", "UTF-8//TRANSLIT", "x-klingon",
		"ebcdic-us", "../../x",         "CP1252 x"};
	struct str out;

	for (size_t i = 0; i < sizeof labels / sizeof *labels; i++)
		ck_assert_int_eq(charset_to_utf8(a, str_of(labels[i]), STR("x"), &out),
				 CHARSET_UNKNOWN);
}
END_TEST

START_TEST(broken_bytes_are_told_and_a_cut_character_is_left_out)
{
	struct str out;

	ck_assert_int_eq(charset_to_utf8(a, STR("utf-8"),
					 STR("a\xff"
					     "b"),
					 &out),
			 CHARSET_BROKEN);
	ck_assert_int_eq(charset_to_utf8(a, STR("utf-8"),
					 STR("a\xc0\x80"
					     "b"),
					 &out),
			 CHARSET_BROKEN);
	ck_assert_int_eq(charset_to_utf8(a, STR("euc-jp"), STR("\xff\xff"), &out),
			 CHARSET_BROKEN);
	/* Neither order of bytes makes a text of it: no blank, no line. */
	ck_assert_int_eq(
		charset_to_utf8(a, STR("utf-16"), STR("\xd8\x01\xd8\x02"), &out),
		CHARSET_BROKEN);
}
END_TEST

START_TEST(lines_broken_in_the_text_part_are_whole_as_in_the_html_part)
{
	const struct str html = STR(
		"Hello\nattack yellow 3 with 2 from 1, 1 from 2 and green allies with yellow in c4 else attack blue 1\nshort one\n");

	ck_assert_str_eq(
		str_z(a,
		      whole_lines(
			      a,
			      STR("Hello\nattack yellow 3 with 2 from 1, 1 from 2 and green allies with\nyellow in c4 else attack\nblue 1\nshort one\n"),
			      html)),
		"Hello\nattack yellow 3 with 2 from 1, 1 from 2 and green allies with yellow in c4 else attack blue 1\nshort one\n");
	/* Two lines that the other part has not as one, or not in these words, stay. */
	ck_assert_str_eq(
		str_z(a,
		      whole_lines(
			      a,
			      STR("attack yellow 3 with 2 from 1, 1 from 2 and green allies with\n\nyellow in c4 else attack blue 1\n"),
			      html)),
		"attack yellow 3 with 2 from 1, 1 from 2 and green allies with\n\nyellow in c4 else attack blue 1\n");
	ck_assert_str_eq(
		str_z(a,
		      whole_lines(
			      a,
			      STR("attack yellow 3 with 2 from 1, 1 from 2 and green allies with\nyellow in c4 else attack blue 2"),
			      html)),
		"attack yellow 3 with 2 from 1, 1 from 2 and green allies with\nyellow in c4 else attack blue 2");
}
END_TEST

START_TEST(a_few_bad_bytes_are_mended_and_many_are_not)
{
	struct str out;

	ck_assert(charset_mend(a, STR("utf-8"),
			       STR("a\xff"
				   "b \xc3\xa9"),
			       &out));
	ck_assert_str_eq(str_z(a, out), "a\xef\xbf\xbd"
					"b \xc3\xa9");
	/* A character that is cut in two: each of its bytes. */
	ck_assert(
		charset_mend(a, STR("utf-8"), STR("0123456789abcdef\xe2\x82x"), &out));
	ck_assert_str_eq(str_z(a, out), "0123456789abcdef\xef\xbf\xbd\xef\xbf\xbdx");
	ck_assert(!charset_mend(a, STR("utf-8"), STR("\xff\xfe\xff"), &out));
	ck_assert(!charset_mend(a, STR("x-nonsense"), STR("a"), &out));
}
END_TEST

START_TEST(look_alikes_become_ascii_and_the_invisible_goes)
{
	bool removed = false;

	expect_str(
		clean_text(a, STR("“a” ‘b’ c—d–e…\u00a0f\u2009g • Ａ１ ″"), &removed),
		"\"a\" 'b' c-d-e... f g * A1 \"");
	ck_assert(!removed);
	expect_str(clean_text(a, STR("a\tb\r\nc\rd\u2028e\ufeff"), &removed),
		   "a\tb\nc\nd\ne");
	expect_str(clean_line(a, STR("a\tb\nc")), "a b c");
	ck_assert(!removed);
	expect_str(clean_text(a,
			      STR("a\u202eb\u200bc\x01"
				  "d\xc2\x85"
				  "e\xc2\x90"),
			      &removed),
		   "abcd\ne");
	ck_assert(removed);
	expect_str(clean_text(a, STR("grüß 日本 🚀"), &removed), "grüß 日本 🚀");
	expect_str(clean_line(a, STR("  a\r\n b ")), "a  b");
}
END_TEST

START_TEST(flowed_lines_are_joined_and_quotes_keep_their_depth)
{
	expect_str(flowed_join(a, STR("a \nb\n"), false), "a b\n");
	expect_str(flowed_join(a, STR("a \nb\n"), true), "ab\n");
	expect_str(flowed_join(a, STR("> a \n> b\nc\n"), false), "> a b\nc\n");
	expect_str(flowed_join(a, STR("> a \n>> b\n"), false), "> a \n>> b\n");
	expect_str(flowed_join(a, STR("a \n-- \nsig\n"), false), "a \n-- \nsig\n");
	expect_str(flowed_join(a, STR(" >not quoted\n From x\n"), false),
		   ">not quoted\nFrom x\n");
	expect_str(flowed_join(a, STR("a\r\n\r\nb \r\n"), false), "a\n\nb ");
}
END_TEST

static void expect_html(const char *html, const char *want)
{
	unsigned flags = 0;
	expect_str(html_text(a, str_of(html), &flags), want);
}

START_TEST(html_becomes_the_lines_that_were_seen)
{
	expect_html("a<br>b", "a\nb\n");
	expect_html("<p>a</p>\n\n<p>b\n c</p>", "a\nb c\n");
	expect_html("<div>a<div>b</div>c</div>", "a\nb\nc\n");
	expect_html("<div>a</div><div><br></div><div>b</div>", "a\n\nb\n");
	expect_html("<table><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></table>",
		    "a b\nc\n");
	expect_html("<blockquote>a<blockquote>b</blockquote></blockquote>c",
		    "> a\n>> b\nc\n");
	expect_html("<ol start=3><li>a<li>b</ol><ul><li>c</ul>", "3. a\n4. b\n- c\n");
	expect_html("a &amp; b &lt;c&gt; &#x1F680; &nosuch;",
		    "a & b <c> \U0001F680 &nosuch;\n");
	expect_html("<pre>a\n  b\n</pre>", "a\n  b\n");
	expect_html("wo<b>rd</b>s <i>and</i> more", "words and more\n");
	expect_html("<html><head><title>t</title></head><body>a</body></html>b",
		    "ab\n");
	expect_html("<style>p{}</style><script>x</script>a<!-- c -->b", "ab\n");
	expect_html("", "");
}
END_TEST

START_TEST(struck_and_hidden_html_is_left_out)
{
	unsigned flags = 0;

	expect_str(html_text(a, STR("<del>a</del>b<s>c<b>d</b></s>"), &flags), "b\n");
	ck_assert(flags & LETTER_STRUCK);
	expect_html("<div style='DISPLAY : none'>a</div>b", "b\n");
	expect_html("<span style='font-size:0'>a</span>b", "b\n");
	expect_html("<span style='font-size:0.9em'>a</span>b", "ab\n");
}
END_TEST

static struct str one_address(const char *value, struct str *name)
{
	struct str out[4] = {{0}};
	size_t n = header_addresses(a, str_of(value), out, 4, name);
	return n ? out[0] : STR("");
}

START_TEST(addresses_are_found_in_what_mail_programs_write)
{
	struct str name;

	expect_str(one_address("ann@example.net", &name), "ann@example.net");
	expect_str(one_address("Ann <ann@example.net>", &name), "ann@example.net");
	expect_str(name, "Ann");
	expect_str(one_address("\"bob@example.com\" <ann@example.net>", &name),
		   "ann@example.net");
	expect_str(one_address("ann@example.net (Ann)", &name), "ann@example.net");
	expect_str(one_address("J. R. <ann@example.net>", &name), "ann@example.net");
	expect_str(one_address("=?utf-8?B?R3LDvMOf?= <ann@example.net>", &name),
		   "ann@example.net");
	expect_str(name, "Grüß");
	expect_str(one_address("undisclosed-recipients:;", &name), "");
	expect_str(one_address("<>", &name), "");
	struct str out[4];
	ck_assert_uint_eq(
		header_addresses(a, STR("Friends: a@x.org, B <b@x.org>;, c@x.org"), out,
				 4, NULL),
		3);
}
END_TEST

/* The table of each set says what iconv says, byte by byte; the sets are those of which
 * each byte is a character of its own. */
START_TEST(sets_of_one_octet_are_read_as_iconv_reads_them)
{
	static const char *const names[] = {"ISO-8859-2", "ISO-8859-8", "ISO-8859-16",
					    "CP1251",     "CP1256",     "KOI8-U"};

	for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
		const unsigned short *table = charset_table(names[i]);
		iconv_t cd = iconv_open("UTF-16LE", names[i]);
		ck_assert(table && cd != (iconv_t)-1);
		for (int c = 0; c < 256; c++) {
			char octet = (char)c, *in = &octet;
			unsigned char two[4] = {0};
			char *to = (char *)two;
			size_t n = 1, room = sizeof two;
			if (iconv(cd, &in, &n, &to, &room) == (size_t)-1)
				ck_assert_int_eq(table[c], CHARSET_NOTHING);
			else
				ck_assert_int_eq(table[c], two[0] | two[1] << 8);
		}
		iconv_close(cd);
	}
	ck_assert(!charset_table("CP1258") && !charset_table("EUC-JP"));
}
END_TEST

START_TEST(dates_ids_and_words_of_a_header_are_read)
{
	ck_assert_int_eq(header_date(STR("Thu, 26 Nov 2026 20:00:00 +0100")),
			 1795719600);
	ck_assert_int_eq(header_date(STR("26 Nov 2026 19:00 GMT")), 1795719600);
	ck_assert_int_eq(header_date(STR("yesterday")), 0);
	ck_assert_int_eq(header_date(STR("")), 0);
	ck_assert_int_eq(header_date(STR("Mon, 4 Mar 2030 09:2386092924:00 +0000")), 0);
	ck_assert_int_eq(header_date(STR("Mon, 4 Mar 2030 24:00:00 +0000")), 0);
	ck_assert_int_eq(header_date(STR("Thu, 26 Nov 2026 14:00:00 EST (autumn)")),
			 1795719600);
	ck_assert_int_eq(header_date(STR(" 26  Nov 2026  19:00:00 -0000")), 1795719600);
	ck_assert_int_eq(header_date(STR("Thu, 26 Nov 2026 19:00:00")), 1795719600);
	ck_assert_int_eq(header_date(STR("1 Jan 1970 00:00:01 +0000")), 1);
	ck_assert_int_eq(header_date(STR("29 Feb 2028 00:00 +0000")), 1835395200);
	ck_assert_int_eq(header_date(STR("31 Dec 1969 23:59:59 +0000")), 0);
	ck_assert_int_eq(header_date(STR("26 Nov 2026 19:00 +1401")), 0);
	ck_assert_int_eq(header_date(STR("26 Nov 2026 19:00 +0160")), 0);
	ck_assert_int_eq(header_date(STR("26 Nov 26 19:00 GMT")), 0);
	ck_assert_int_eq(header_date(STR("26 Nov 99999 19:00 GMT")), 0);
	ck_assert_int_eq(header_date(STR("0 Nov 2026 19:00 GMT")), 0);
	ck_assert_int_eq(header_date(STR("26 Novo 2026 19:00 GMT")), 0);
	expect_str(header_ids(a, STR("<a@b> (c)\t<d@e>")), "a@b d@e");
	expect_str(header_ids(a, STR("a@b")), "");
	expect_str(header_words(a, STR("=?utf-8?Q?a=C3=BC?= =?utf-8?Q?b_c?= d")),
		   "aüb c d");
	expect_str(header_words(a, STR("=?x-klingon?Q?a?= b")), "=?x-klingon?Q?a?= b");
	expect_str(header_words(a, STR("=?utf-8?B?w7w=?=")), "ü");
	/* A character cut in two by two encoded words. */
	expect_str(header_words(a, STR("=?utf-8?B?4pg=?= =?utf-8?B?gw==?=")), "☃");
	expect_str(header_words(a, STR("=?utf-8?B?4pg=?= x")), "=?utf-8?B?4pg=?= x");
}
END_TEST

START_TEST(the_content_key_minds_what_was_written_and_not_the_way_it_came)
{
	char k1[65], k2[65];

	content_key(STR("a@b"), STR("ann@x"), STR("one\r\ntwo\r\n"), k1);
	content_key(STR("a@b"), STR("ann@x"), STR("one\ntwo\n"), k2);
	ck_assert_str_eq(k1, k2);
	content_key(STR("a@b"), STR("ann@x"), STR("one\ntwo"), k2);
	ck_assert_str_ne(k1, k2);
	content_key(STR("a@c"), STR("ann@x"), STR("one\ntwo\n"), k2);
	ck_assert_str_ne(k1, k2);
	content_key(STR("a@b"), STR("bob@x"), STR("one\ntwo\n"), k2);
	ck_assert_str_ne(k1, k2);
}
END_TEST

static Suite *make_suite(void)
{
	Suite *s = suite_create("text");
	TCase *t = tcase_create("text");

	tcase_add_checked_fixture(t, set_up, tear_down);
	tcase_add_test(t, the_character_sets_of_the_list_are_read);
	tcase_add_test(t, a_text_cut_inside_a_character_is_read);
	tcase_add_test(t, other_character_sets_are_unknown_and_never_reach_iconv);
	tcase_add_test(t, broken_bytes_are_told_and_a_cut_character_is_left_out);
	tcase_add_test(t, lines_broken_in_the_text_part_are_whole_as_in_the_html_part);
	tcase_add_test(t, a_few_bad_bytes_are_mended_and_many_are_not);
	tcase_add_test(t, look_alikes_become_ascii_and_the_invisible_goes);
	tcase_add_test(t, flowed_lines_are_joined_and_quotes_keep_their_depth);
	tcase_add_test(t, html_becomes_the_lines_that_were_seen);
	tcase_add_test(t, struck_and_hidden_html_is_left_out);
	tcase_add_test(t, addresses_are_found_in_what_mail_programs_write);
	tcase_add_test(t, sets_of_one_octet_are_read_as_iconv_reads_them);
	tcase_add_test(t, dates_ids_and_words_of_a_header_are_read);
	tcase_add_test(t,
		       the_content_key_minds_what_was_written_and_not_the_way_it_came);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(make_suite)
