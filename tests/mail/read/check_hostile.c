/* Letters meant to break the reader. Letters that are known to kill libetpan must be
 * caught by the precheck, so that the worker survives; the clock shows that nothing is
 * quadratic.
 * SPDX-License-Identifier: ISC */
#include <string.h>

#include "base/arena.h"
#include "mail/letter/letter.h"
#include "mail/read/worker.h"
#include "tests/check_main.h"

static const struct letter_house house = {.address = {"gm@example.org", 14},
					  .instance = {"k7f3", 4}};
static const char top[] =
	"From: ann@example.net\r\nTo: gm+cosmic-7.red.x@example.org\r\n";

static struct arena *a;
static struct worker *w;

static void set_up(void)
{
	a = arena_create();
	w = worker_open(&house);
}

static void tear_down(void)
{
	worker_close(w);
	arena_destroy(a);
}

static struct buf begin(void)
{
	struct buf b = buf_in(a);
	buf_z(&b, top);
	return b;
}

static struct letter read_it(const struct buf *b)
{
	struct letter l;
	struct err err = {0};
	enum worker_result result;

	ck_assert(worker_read(w, a, buf_str(b), &l, &result, &err));
	ck_assert_int_eq(result,
			 WORKER_READ); /* within its seconds of processor time */
	ck_assert_int_eq(worker_starts(w), 1);
	return l;
}

static void expect(const struct buf *b, enum letter_reason reason)
{
	struct letter l = read_it(b);
	ck_assert_str_eq(letter_reasons[l.reason].name, letter_reasons[reason].name);
}

START_TEST(ten_mebibytes_are_set_aside_and_their_sender_known)
{
	struct buf b = begin();

	buf_z(&b, "\r\n");
	while (b.n < 10 * 1024 * 1024)
		buf_z(&b, "attack yellow 3 with 3 from 3\r\n");
	struct letter l = read_it(&b);
	ck_assert_int_eq(l.reason, REASON_TOO_BIG);
	ck_assert_int_eq(l.class, LETTER_QUARANTINE);
	ck_assert(l.answer);
	ck_assert(str_is(l.from, "ann@example.net"));
	ck_assert_uint_eq(l.n_lines, 0);
}
END_TEST

START_TEST(of_ten_thousand_lines_the_first_five_thousand_are_read)
{
	struct buf b = begin();

	buf_z(&b, "\r\n");
	for (int i = 0; i < 10000; i++)
		buf_printf(&b, "limbo 1 to %d\r\n", i);
	struct letter l = read_it(&b);
	ck_assert_int_eq(l.reason, REASON_TEXT);
	ck_assert_uint_eq(l.n_lines, 5000);
	ck_assert(l.flags & LETTER_TRUNCATED);
	ck_assert(str_is(l.lines[4999], "limbo 1 to 4999"));
}
END_TEST

START_TEST(a_line_of_more_than_two_thousand_characters_is_told)
{
	struct buf b = begin();

	buf_z(&b, "\r\nattack ");
	buf_fill(&b, 'x', 2100);
	buf_z(&b, "\r\nlimbo 1 to 2\r\n");
	struct letter l = read_it(&b);
	ck_assert(l.flags & LETTER_LONG_LINE);
	ck_assert_uint_eq(l.n_lines, 2);
}
END_TEST

START_TEST(text_beyond_256_kilobytes_is_left_out)
{
	struct buf b = begin();

	buf_z(&b, "\r\n");
	for (int i = 0; i < 4000; i++)
		buf_z(&b,
		      "123456789 123456789 123456789 123456789 123456789 123456789 123456789 123456789 123456789 \r\n");
	struct letter l = read_it(&b);
	ck_assert(l.flags & LETTER_TRUNCATED);
	ck_assert_uint_lt(l.n_lines, 3000);
}
END_TEST

START_TEST(a_boundary_that_is_a_quotation_mark_never_reaches_the_parser)
{
	struct buf b = begin();

	buf_z(&b,
	      "Content-Type: multipart/mixed; boundary=\"\\\"\"\r\n\r\n--\"\r\n\r\nx\r\n");
	expect(&b, REASON_BOUNDARY);
}
END_TEST

START_TEST(nor_does_one_in_a_part_or_folded_or_with_a_nul_in_its_name)
{
	struct buf b = begin();
	buf_z(&b,
	      "Content-Type: multipart/mixed; boundary=a\r\n\r\n--a\r\n"
	      "content-type:\r\n multipart/mixed;\r\n\tBOUNDARY = \"\\\"\"\r\n\r\n--\"\r\nx\r\n");
	expect(&b, REASON_BOUNDARY);

	b = begin();
	buf_z(&b, "Content-Type: multipart/mixed; boun");
	buf_char(&b, '\0');
	buf_z(&b, "dary=\"\\\"\"\r\n\r\n--\"\r\nx\r\n");
	expect(&b, REASON_BOUNDARY);
}
END_TEST

START_TEST(a_million_open_brackets_never_reach_the_parser)
{
	struct buf b = begin();
	buf_z(&b, "\r\n");
	buf_fill(&b, '(', 1000000);
	expect(&b, REASON_TEXT); /* in the text they are harmless */

	b = begin();
	buf_z(&b, "Cc: ");
	buf_fill(&b, '(', 12000);
	buf_z(&b, "\r\n\r\nx\r\n");
	expect(&b, REASON_COMMENTS);

	b = begin();
	buf_z(&b, "Cc: ");
	buf_fill(&b, '(', 1000000);
	buf_z(&b, "\r\n\r\nx\r\n");
	expect(&b, REASON_HEADER_SIZE);

	b = begin();
	buf_z(&b, "Content-Type: multipart/mixed; boundary=a\r\n\r\n--a\r\n"
		  "Content-Type: message/rfc822\r\n\r\nFrom: ");
	buf_fill(&b, '(', 900000);
	buf_z(&b, "\r\n\r\n--a--\r\n");
	expect(&b, REASON_COMMENTS);
}
END_TEST

START_TEST(thousands_of_nested_parts_are_set_aside)
{
	struct buf b = begin();

	for (int i = 0; i < 5000; i++)
		buf_printf(
			&b,
			"Content-Type: multipart/mixed; boundary=b%d\r\n\r\n--b%d\r\n",
			i, i);
	expect(&b, REASON_PART_COUNT);
}
END_TEST

START_TEST(more_than_twenty_levels_are_set_aside)
{
	struct buf b = begin();

	for (int i = 0; i < 30; i++)
		buf_printf(
			&b,
			"Content-Type: multipart/mixed; boundary=b%02d\r\n\r\n--b%02d\r\n",
			i, i);
	buf_z(&b, "Content-Type: text/plain\r\n\r\nattack yellow 3\r\n");
	expect(&b, REASON_DEPTH);
}
END_TEST

START_TEST(tens_of_thousands_of_nested_letters_are_set_aside)
{
	struct buf b = begin();

	for (int i = 0; i < 25000; i++)
		buf_z(&b, "Content-Type: message/rfc822\r\n\r\n");
	expect(&b, REASON_PART_COUNT);
}
END_TEST

START_TEST(a_hundred_thousand_tiny_parts_are_set_aside)
{
	struct buf b = begin();

	buf_z(&b, "Content-Type: multipart/mixed; boundary=x\r\n\r\n");
	while (b.n < 1000000)
		buf_z(&b, "--x\r\n\r\n");
	expect(&b, REASON_PART_COUNT);
}
END_TEST

START_TEST(headers_over_their_limits_are_set_aside)
{
	struct buf b = begin();
	for (int i = 0; i < 2000; i++)
		buf_z(&b, "X: y\r\n");
	buf_z(&b, "\r\nx\r\n");
	expect(&b, REASON_FIELD_COUNT);

	b = begin();
	buf_z(&b, "Subject: ");
	buf_fill(&b, 'x', 20000);
	buf_z(&b, "\r\n\r\nx\r\n");
	expect(&b, REASON_FIELD_SIZE);

	b = begin();
	for (int i = 0; i < 900; i++) {
		buf_printf(&b, "X-%d: ", i);
		buf_fill(&b, 'x', 100);
		buf_z(&b, "\r\n");
	}
	buf_z(&b, "\r\nx\r\n");
	expect(&b, REASON_HEADER_SIZE);
}
END_TEST

static void expect_answer(const struct buf *b, enum letter_reason reason)
{
	struct letter l = read_it(b);
	ck_assert_str_eq(letter_reasons[l.reason].name, letter_reasons[reason].name);
	ck_assert(l.answer);
	ck_assert(str_is(l.from, "ann@example.net"));
	ck_assert_uint_eq(l.n_lines, 0);
}

START_TEST(whoever_sent_what_is_set_aside_is_known_and_may_be_told)
{
	struct buf b = begin();
	for (int i = 0; i < 2000; i++)
		buf_z(&b, "X: y\r\n");
	buf_z(&b, "\r\nx\r\n");
	expect_answer(&b, REASON_FIELD_COUNT);

	b = begin();
	buf_z(&b, "Subject: ");
	buf_fill(&b, 'x', 100000);
	buf_z(&b, "\r\n\r\nx\r\n");
	expect_answer(&b, REASON_HEADER_SIZE);

	b = begin();
	buf_z(&b, "Cc: ");
	buf_fill(&b, '(', 12000);
	buf_z(&b, "\r\n\r\nx\r\n");
	expect_answer(&b, REASON_COMMENTS);

	b = begin();
	buf_z(&b, "From: Eve <eve@example.org>\r\n\r\nx\r\n");
	expect_answer(&b, REASON_MANY_FROM);

	/* A robot that says so gets no answer, even if its letter has other faults. */
	b = begin();
	buf_z(&b, "Auto-Submitted: auto-replied\r\nX: ");
	buf_fill(&b, 'x', 20000);
	buf_z(&b, "\r\n\r\nx\r\n");
	ck_assert(!read_it(&b).answer);
}
END_TEST

START_TEST(of_a_thousand_recipients_a_hundred_are_kept)
{
	struct buf b = begin();

	for (int k = 0; k < 5; k++) {
		buf_z(&b, "Cc: x@example.com");
		for (int i = 0; i < 200; i++)
			buf_printf(&b, ",\r\n p%d@example.com", i);
		buf_z(&b, "\r\n");
	}
	buf_z(&b, "\r\nhello\r\n");
	struct letter l = read_it(&b);
	ck_assert_uint_eq(l.n_to, 100);
	ck_assert(l.flags & LETTER_MANY_ADDRESSES);
}
END_TEST

START_TEST(html_nested_without_end_is_read_in_time)
{
	struct buf b = begin();

	buf_z(&b, "Content-Type: text/html; charset=utf-8\r\n\r\n");
	for (int i = 0; i < 40000; i++)
		buf_z(&b, "<div>");
	buf_z(&b, "attack yellow 3\r\n");
	struct letter l = read_it(&b);
	ck_assert_uint_eq(l.n_lines, 1);

	b = begin();
	buf_z(&b, "Content-Type: text/html; charset=utf-8\r\n\r\n");
	for (int i = 0; i < 60000; i++)
		buf_z(&b, "<!--");
	read_it(&b);
}
END_TEST

/* libxml2 compares each attribute with all before it: 80,000 took it four seconds. The
 * attributes that hide text or quote it keep their meaning when no further name has
 * room. */
START_TEST(a_tag_with_thirty_thousand_attributes_is_read_in_time)
{
	struct buf b = begin();

	buf_z(&b, "Content-Type: text/html; charset=utf-8\r\n\r\n<p ");
	for (int i = 0; i < 30000; i++)
		buf_printf(&b, "a%d=1 ", i);
	buf_z(&b,
	      ">limbo 1 to 2</p><div style=\"display:none\">unseen</div><blockquote type=cite>attack blue 3</blockquote>");
	struct letter l = read_it(&b);
	ck_assert_uint_eq(l.n_lines, 1);
	ck_assert(str_is(l.lines[0], "limbo 1 to 2"));
}
END_TEST

START_TEST(a_line_that_might_begin_a_quote_everywhere_is_read_in_time)
{
	struct buf b = begin();

	buf_z(&b, "\r\n");
	for (int i = 0; i < 80000; i++)
		buf_z(&b, "On ");
	buf_z(&b, "2026 21:02 ann@example.net wrote:\r\nlimbo 1 to 2\r\n");
	struct letter l = read_it(&b);
	ck_assert(l.flags & LETTER_QUOTES);
}
END_TEST

START_TEST(text_between_a_hundred_pictures_is_all_read)
{
	struct buf b = begin();

	buf_z(&b, "MIME-Version: 1.0\r\n"
		  "Content-Type: multipart/mixed; boundary=b\r\n\r\n");
	for (int i = 0; i < 90; i++)
		buf_printf(&b,
			   "--b\r\nContent-Type: text/plain\r\n\r\nlimbo 1 to %d\r\n"
			   "--b\r\nContent-Type: image/png\r\n\r\nx\r\n",
			   i);
	buf_z(&b, "--b--\r\n");
	struct letter l = read_it(&b);
	ck_assert_uint_eq(l.n_lines, 90);
	ck_assert(str_is(l.lines[89], "limbo 1 to 89"));
}
END_TEST

/* An empty part between two boundaries, twenty times in one another. */
START_TEST(empty_parts_wherever_they_stand_lose_no_text)
{
	struct buf b = begin();

	buf_z(&b, "MIME-Version: 1.0\r\n");
	for (int i = 0; i < 10; i++)
		buf_printf(&b,
			   "Content-Type: multipart/mixed; boundary=b%d\r\n\r\n"
			   "--b%d\r\n",
			   i, i);
	buf_z(&b, "\r\nlimbo 1 to 2\r\n");
	for (int i = 9; i >= 0; i--)
		buf_printf(&b, "--b%d\r\n\r\n\r\n--b%d--\r\n", i, i);
	struct letter l = read_it(&b);
	ck_assert_uint_eq(l.n_lines, 1);
	ck_assert(str_is(l.lines[0], "limbo 1 to 2"));
}
END_TEST

/* A name that brings its own line ends, a bell and a turn of the writing direction;
 * text after an encoded NUL is lost. */
START_TEST(a_name_or_a_subject_is_one_line_whatever_is_encoded_in_it)
{
	struct buf b = buf_in(a);

	buf_z(&b,
	      "From: =?utf-8?Q?Ann=0D=0ABcc:_x@example.com=07=E2=80=AE?= <ann@example.net>\r\n"
	      "To: gm+cosmic-7.red.x@example.org\r\n"
	      "Subject: =?utf-8?Q?a=0D=0A=0D=0Aattack=1B[31m_blue=00_3?=\r\n"
	      "Message-ID: <a\tb@example.net>\r\n\r\nlimbo 1 to 2\r\n");
	struct letter l = read_it(&b);
	ck_assert(str_is(l.from, "ann@example.net"));
	ck_assert(str_is(l.from_name, "Ann Bcc: x@example.com"));
	ck_assert(str_is(l.subject, "a  attack[31m blue"));
	ck_assert_uint_eq(l.n_lines, 1);
}
END_TEST

START_TEST(random_bytes_are_read_without_harm)
{
	unsigned seed = 1;

	for (int round = 0; round < 300; round++) {
		struct buf b = begin();
		if (round % 3 == 0)
			buf_z(&b,
			      "Content-Type: multipart/mixed; boundary=x\r\n\r\n--x\r\n");
		for (int i = 0; i < 600; i++) {
			seed = seed * 1103515245u + 12345u;
			buf_char(&b, (char)(seed >> 16 & 255));
		}
		struct letter l;
		letter_read(a, &house, buf_str(&b), &l);
		ck_assert_uint_lt(l.class, N_LETTER_CLASSES);
	}
}
END_TEST

/* Cutting and flipping real letters at each place is the poor man's fuzzer. */
START_TEST(a_letter_cut_at_any_byte_is_read_without_harm)
{
	static const char whole[] =
		"From: =?utf-8?Q?J=C3=B6rg?= <ann@example.net>\r\nTo: gm@example.org\r\n"
		"Subject: =?iso-2022-jp?B?GyRCRnxLXBsoQg==?= x\r\n"
		"Content-Type: multipart/alternative; boundary=\"x\"\r\n\r\n"
		"--x\r\nContent-Type: text/plain; charset=utf-8; format=flowed\r\n"
		"Content-Transfer-Encoding: quoted-printable\r\n\r\nattack =C3=A9 \r\n3\r\n"
		"--x\r\nContent-Type: text/html; charset=windows-1252\r\n"
		"Content-Transfer-Encoding: base64\r\n\r\nPHA+aGk8L3A+\r\n--x--\r\n";

	for (size_t n = 0; n < sizeof whole - 1; n++) {
		struct letter l;
		letter_read(a, &house, (struct str){whole, n}, &l);
		char *flipped = str_z(a, (struct str){whole, sizeof whole - 1});
		flipped[n] = (char)(flipped[n] ^ 0x95);
		letter_read(a, &house, (struct str){flipped, sizeof whole - 1}, &l);
		arena_reset(a);
	}
}
END_TEST

static Suite *make_suite(void)
{
	Suite *s = suite_create("hostile");
	TCase *t = tcase_create("hostile");

	tcase_set_timeout(t, 60);
	tcase_add_checked_fixture(t, set_up, tear_down);
	tcase_add_test(t, ten_mebibytes_are_set_aside_and_their_sender_known);
	tcase_add_test(t, of_ten_thousand_lines_the_first_five_thousand_are_read);
	tcase_add_test(t, a_line_of_more_than_two_thousand_characters_is_told);
	tcase_add_test(t, text_beyond_256_kilobytes_is_left_out);
	tcase_add_test(t, a_boundary_that_is_a_quotation_mark_never_reaches_the_parser);
	tcase_add_test(t, nor_does_one_in_a_part_or_folded_or_with_a_nul_in_its_name);
	tcase_add_test(t, a_million_open_brackets_never_reach_the_parser);
	tcase_add_test(t, thousands_of_nested_parts_are_set_aside);
	tcase_add_test(t, more_than_twenty_levels_are_set_aside);
	tcase_add_test(t, tens_of_thousands_of_nested_letters_are_set_aside);
	tcase_add_test(t, a_hundred_thousand_tiny_parts_are_set_aside);
	tcase_add_test(t, headers_over_their_limits_are_set_aside);
	tcase_add_test(t, whoever_sent_what_is_set_aside_is_known_and_may_be_told);
	tcase_add_test(t, of_a_thousand_recipients_a_hundred_are_kept);
	tcase_add_test(t, html_nested_without_end_is_read_in_time);
	tcase_add_test(t, a_tag_with_thirty_thousand_attributes_is_read_in_time);
	tcase_add_test(t, a_line_that_might_begin_a_quote_everywhere_is_read_in_time);
	tcase_add_test(t, text_between_a_hundred_pictures_is_all_read);
	tcase_add_test(t, empty_parts_wherever_they_stand_lose_no_text);
	tcase_add_test(t, a_name_or_a_subject_is_one_line_whatever_is_encoded_in_it);
	tcase_add_test(t, random_bytes_are_read_without_harm);
	tcase_add_test(t, a_letter_cut_at_any_byte_is_read_without_harm);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(make_suite)
