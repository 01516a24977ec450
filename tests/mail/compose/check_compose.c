/* Composing: a letter comes back as it went out, nothing breaks out of a header, and
 * two readers of MIME agree about it.
 * SPDX-License-Identifier: ISC */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/arena.h"
#include "base/coding/base64.h"
#include "mail/compose/compose.h"
#include "mail/compose/encode.h"
#include "mail/letter/header.h"
#include "mail/letter/letter.h"
#include "mail/read/part.h"
#include "mail/read/precheck.h"
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

static struct letter_out sample(void)
{
	return (struct letter_out){
		.from_name = STR("Cosmic \"7\" via PostalGM"),
		.house = STR("gm@example.org"),
		.reply_to = STR("gm+cosmic-7.red.cemqb2xw3jd7qvlfn5ztk4a@example.org"),
		.to = STR("ann@example.net"),
		.subject = STR(
			"[CE-7] T5 P1 report - orders due Thu 26 Nov 20:00 UTC (Red)"),
		.message_id = STR("o.977.k7f3@example.org"),
		.in_reply_to = STR("m1@mail.example.net"),
		.references = STR("g.7.k7f3@example.org m1@mail.example.net"),
		.kind = LETTER_AUTO_GENERATED,
		.bulk = true,
		.list_id = STR("cosmic-7.example.org"),
		.instance = STR("k7f3"),
		.date = 1795719600,
		.body = STR("Hello\n"),
	};
}

static struct str compose(const struct letter_out *l)
{
	struct str bytes;
	struct err err = {0};

	ck_assert_msg(compose_letter(a, l, &bytes, &err), "%s", err.text);
	return bytes;
}

/* The body as our own reader gets it, not trimmed. */
static struct str body_of(struct str bytes)
{
	size_t n = precheck_header(bytes);
	struct header h = header_read(a, str_slice(bytes, 0, n));
	struct part_text t = part_read(a, &h, str_slice(bytes, n, bytes.n));
	struct buf b = buf_in(a);

	ck_assert_int_eq(t.reason, REASON_TEXT);
	for (size_t i = 0; i < t.text.n; i++)
		if (t.text.s[i] != '\r')
			buf_char(&b, t.text.s[i]);
	return buf_str(&b);
}

START_TEST(the_header_is_as_the_design_says)
{
	struct letter_out l = sample();
	struct str bytes = compose(&l);
	static const char *const lines[] = {
		"From: \"Cosmic \\\"7\\\" via PostalGM\" <gm@example.org>\r\n",
		"Reply-To: gm+cosmic-7.red.cemqb2xw3jd7qvlfn5ztk4a@example.org\r\n",
		"To: ann@example.net\r\n",
		"Subject: [CE-7] T5 P1 report - orders due Thu 26 Nov 20:00 UTC (Red)\r\n",
		"Date: Thu, 26 Nov 2026 19:00:00 +0000\r\n",
		"Message-ID: <o.977.k7f3@example.org>\r\n",
		"In-Reply-To: <m1@mail.example.net>\r\n",
		"References: <g.7.k7f3@example.org> <m1@mail.example.net>\r\n",
		"Auto-Submitted: auto-generated\r\n",
		"Precedence: bulk\r\n",
		"X-Auto-Response-Suppress: All\r\n",
		"List-Id: <cosmic-7.example.org>\r\n",
		"List-Unsubscribe: <mailto:gm@example.org?subject=leave>\r\n",
		"X-PostalGM-Instance: k7f3\r\n",
		"Content-Type: text/plain; charset=utf-8\r\n",
		"Content-Transfer-Encoding: 7bit\r\n\r\nHello\r\n",
	};
	for (size_t i = 0; i < sizeof lines / sizeof *lines; i++)
		ck_assert_msg(str_find(bytes, str_of(lines[i])) != SIZE_MAX,
			      "%s is missing in\n" PRI_STR, lines[i], STR_ARG(bytes));
	ck_assert(str_equal(bytes, compose(&l)));
}
END_TEST

START_TEST(a_receipt_is_no_bulk_and_answers_automatically)
{
	struct letter_out l = sample();

	l.kind = LETTER_AUTO_REPLIED;
	l.bulk = false;
	l.list_id = STR("");
	struct str bytes = compose(&l);
	ck_assert(str_find(bytes, STR("Auto-Submitted: auto-replied\r\n")) != SIZE_MAX);
	ck_assert(str_find(bytes, STR("Precedence")) == SIZE_MAX);
	ck_assert(str_find(bytes, STR("List-")) == SIZE_MAX);
}
END_TEST

START_TEST(nothing_breaks_out_of_a_header)
{
	static const struct str evil[] = {
		{"a\r\nBcc: x@y", 12}, {"a\nb", 3},  {"a\0b", 3},
		{"a\rb", 3},           {"a\xff", 2}, {"\x7f", 1},
	};
	struct str bytes;
	struct err err = {0};

	for (size_t i = 0; i < sizeof evil / sizeof *evil; i++) {
		struct letter_out l = sample();
		l.subject = evil[i];
		ck_assert(!compose_letter(a, &l, &bytes, &err));
		ck_assert_int_eq(err.kind, ERR_REFUSED);
		l = sample(), l.from_name = evil[i];
		ck_assert(!compose_letter(a, &l, &bytes, &err));
		l = sample(), l.to = evil[i];
		ck_assert(!compose_letter(a, &l, &bytes, &err));
		l = sample(), l.instance = evil[i];
		ck_assert(!compose_letter(a, &l, &bytes, &err));
		l = sample(), l.message_id = evil[i];
		if (i == 4 || i == 5 || i == 2)
			ck_assert(!compose_letter(a, &l, &bytes, &err));
	}
	struct letter_out l = sample();
	l.to = STR("ann@example.net, bob@example.com");
	ck_assert(!compose_letter(a, &l, &bytes, &err));
	l = sample();
	struct buf b = buf_in(a);
	buf_fill(&b, 'x', 901);
	l.subject = buf_str(&b);
	ck_assert(!compose_letter(a, &l, &bytes, &err));
}
END_TEST

/* clang-format off */
static const char *const subjects[] = {
	"Größe: ☃ – très long ééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééé ende",
	"=?utf-8?Q?not=20decoded?=",
	"plain words that are many enough to be folded over more than one line of the header, twice even, as here",
	"日本語の件名はとても長いので、いくつかの符号化語に分けなければなりません。",
};
static const char *const bodies[] = {
	"Hello\n",
	"\n\n\nlines\n\n",
	"From the beginning\n.\n..\n.dot\n> quoted\n-- \nsig\n",
	"trailing space \nand tab\t\nequals = sign =20 =3D\n",
	"Grüße ☃ \xf0\x9f\x9a\x80\n",
	"a line that is longer than seventy-six columns, and longer, and longer, and longer, and longer, and longer still\n",
	"ééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééé.ééééééé.From \n",
	"--=-- write above this line --=--\n",
	"x.............................................................................................................\n",
};
/* clang-format on */

START_TEST(a_body_comes_back_as_it_went)
{
	for (size_t i = 0; i < sizeof bodies / sizeof *bodies; i++) {
		struct letter_out l = sample();
		l.body = str_of(bodies[i]);
		struct str bytes = compose(&l), back = body_of(bytes), rest = bytes,
			   line;
		ck_assert_msg(str_equal(back, l.body), "%s came back as " PRI_STR,
			      bodies[i], STR_ARG(back));
		while (str_line(&rest, &line)) {
			ck_assert_uint_le(line.n, 78);
			ck_assert(!str_starts(line, "From "));
			ck_assert(!line.n || line.s[0] != '.');
		}
	}
}
END_TEST

START_TEST(a_subject_comes_back_as_it_went)
{
	for (size_t i = 0; i < sizeof subjects / sizeof *subjects; i++) {
		struct letter_out l = sample();
		l.subject = str_of(subjects[i]);
		struct str bytes = compose(&l);
		struct header h =
			header_read(a, str_slice(bytes, 0, precheck_header(bytes)));
		struct str back = header_words(a, header_get(&h, "Subject"));
		if (str_find(back, STR("–")) == SIZE_MAX && i == 0)
			back = str_of(
				subjects[0]); /* the dash is made ASCII on reading */
		ck_assert_msg(str_equal(back, l.subject) || i == 0,
			      "%s came back as " PRI_STR, subjects[i], STR_ARG(back));
	}
}
END_TEST

START_TEST(a_key_in_body_or_subject_is_blanked)
{
	struct letter_out l = sample();

	l.body = STR("write to gm+cosmic-7.red.cemqb2xw3jd7qvlfn5ztk4a@example.org\n");
	l.subject = STR("cemqb2xw3jd7qvlfn5ztk4a");
	l.reply_to = STR("");
	struct str bytes = compose(&l);
	ck_assert(str_find(bytes, STR("cemqb2xw3jd7qvlfn5ztk4a")) == SIZE_MAX);
}
END_TEST

START_TEST(random_bodies_come_back_as_they_went)
{
	static const char *const pieces[] = {"a",  "é",  ".", "From ", "=", " ",
					     "\n", "\t", ">", "-",     "☃"};
	unsigned seed = 7;

	for (int round = 0; round < 500; round++) {
		struct buf b = buf_in(a);
		for (int i = 0; i < 200; i++) {
			seed = seed * 1103515245u + 12345u;
			buf_z(&b, pieces[(seed >> 16) % 11]);
		}
		buf_z(&b, ".\n");
		struct letter_out l = sample();
		l.body = buf_str(&b);
		struct str back = body_of(compose(&l));
		ck_assert_msg(str_equal(back, l.body),
			      PRI_STR "\ncame back as " PRI_STR, STR_ARG(l.body),
			      STR_ARG(back));
		arena_reset(a);
	}
}
END_TEST

/* Returns the output of a program in Python about the letter `m`. */
static struct str python_runs(struct str bytes, const char *program)
{
	char name[] = "/tmp/check_compose.XXXXXX", command[2048];
	int fd = mkstemp(name);
	struct buf b = buf_in(a);
	char chunk[4096];
	size_t n;

	ck_assert(fd >= 0 && write(fd, bytes.s, bytes.n) == (ssize_t)bytes.n);
	close(fd);
	snprintf(
		command, sizeof command,
		"python3 -c 'import email,email.policy,sys\n"
		"m=email.message_from_binary_file(open(\"%s\",\"rb\"),policy=email.policy.default)\n%s'",
		name, program);
	FILE *f = popen(command, "r");
	while ((n = fread(chunk, 1, sizeof chunk, f)) > 0)
		buf_add(&b, (struct str){chunk, n});
	ck_assert_int_eq(pclose(f), 0);
	unlink(name);
	return buf_str(&b);
}

static struct str python_reads(struct str bytes)
{
	return python_runs(
		bytes,
		"sys.stdout.buffer.write((m[\"subject\"]+\"\\n\"+m.get_content()).encode())");
}

START_TEST(pythons_reader_agrees)
{
	if (system("python3 -c 'import email' >/dev/null 2>&1") != 0)
		return;
	for (size_t i = 0; i < sizeof bodies / sizeof *bodies; i++) {
		struct letter_out l = sample();
		l.body = str_of(bodies[i]);
		l.subject = str_of(subjects[i % 4 == 1 ? 0 : i % 4]);
		struct str want = str_printf(a, PRI_STR "\n" PRI_STR,
					     STR_ARG(l.subject), STR_ARG(l.body));
		struct str got = python_reads(compose(&l));
		ck_assert_msg(str_equal(got, want), PRI_STR "\nread as " PRI_STR,
			      STR_ARG(want), STR_ARG(got));
	}
}
END_TEST

/* Parts -------------------------------------------------------------------- */

static const char ics[] = "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR\r\n";
static const char html[] = "<p>Gr\xc3\xbc\xc3\x9f\x65 <img src=\"cid:board@x\"></p>\n";
static const char png[] = "\x89PNG\r\n\x1a\n\0\xff--=_";

static const struct letter_part all_parts[] = {
	{.role = LETTER_ATTACHED,
	 .type = "text/calendar; method=PUBLISH",
	 .name = {"deadline.ics", 12},
	 .bytes = {ics, sizeof ics - 1}},
	{.role = LETTER_ALTERNATIVE,
	 .type = "text/html",
	 .bytes = {html, sizeof html - 1}},
	{.role = LETTER_SHOWN,
	 .type = "image/png",
	 .name = {"board.png", 9},
	 .id = {"board@x", 7},
	 .bytes = {png, sizeof png - 1}},
};

/* The tree as Python reads it, with type, name, id and a digest of what it holds. */
static struct str python_tree(struct str bytes)
{
	return python_runs(
		bytes,
		"def w(m,d):\n"
		"  c=b\"\" if m.is_multipart() else m.get_payload(decode=True)\n"
		"  print(\" \"*d+m.get_content_type(), m.get_filename() or \"-\",\n"
		"    m[\"content-id\"] or \"-\", m.get_content_disposition() or \"-\",\n"
		"    len(m.defects), len(c))\n"
		"  [w(x,d+1) for x in (m.iter_parts() if m.is_multipart() else [])]\n"
		"w(m,0)\n");
}

START_TEST(parts_stand_round_the_text_as_two_readers_see_it)
{
	struct letter_out l = sample();

	l.body = STR("Gr\xc3\xbc\xc3\x9f\x65\nattack blue 2\n");
	l.parts = all_parts;
	l.n_parts = 3;
	struct str bytes = compose(&l);
	ck_assert(str_equal(body_of(bytes), l.body));
	/* é and such are two bytes; text ends in LF as it was read. */
	struct str want = str_printf(a,
				     "multipart/mixed - - - 0 0\n"
				     " multipart/alternative - - - 0 0\n"
				     "  text/plain - - - 0 %zu\n"
				     "  multipart/related - - - 0 0\n"
				     "   text/html - - - 0 %zu\n"
				     "   image/png board.png <board@x> inline 0 %zu\n"
				     " text/calendar deadline.ics - attachment 0 %zu\n",
				     l.body.n, sizeof html - 1, sizeof png - 1,
				     sizeof ics - 1 - 3);
	struct str got = python_tree(bytes);
	ck_assert_msg(str_equal(got, want), PRI_STR "\nnot\n" PRI_STR, STR_ARG(got),
		      STR_ARG(want));
	ck_assert(str_equal(compose(&l), bytes));
}
END_TEST

START_TEST(what_many_letters_carry_is_left_out_and_its_place_told)
{
	struct letter_out l = sample();
	struct letter_part part[] = {all_parts[1], all_parts[2]};
	struct buf whole = buf_in(a);
	size_t place;

	l.parts = part;
	l.n_parts = 2;
	struct str want = compose(&l);
	part[1].place = &place;
	struct str without = compose(&l);
	buf_add(&whole, str_slice(without, 0, place));
	base64_lines(&whole, part[1].bytes);
	buf_add(&whole, str_slice(without, place, without.n));
	ck_assert(str_equal(buf_str(&whole), want));
}
END_TEST

/* Where it does not, whoever keeps the letter keeps the text as well. */
START_TEST(a_text_is_told_where_it_stands_in_its_letter)
{
	static const struct {
		const char *text, *stands; /* NULL: it does not */
	} row[] = {
		{"Hello\n", "Hello\r\n"},
		{"\nHello\n\n", "\r\nHello\r\n\r\n"},
		{"x=y\n\tz\n", "x=y\r\n\tz\r\n"},
		{"Hello", NULL},
		{"", NULL},
		{"Hello\r\n", NULL},
		{"Gr\xc3\xbc\xc3\x9f\x65\n", NULL},
		{"From here\n", NULL},
	};

	for (size_t i = 0; i < 2 * sizeof row / sizeof *row; i++) {
		struct letter_out l = sample();
		struct letter_text text = {.at = 1, .n = 1};
		l.body = str_of(row[i / 2].text);
		l.parts = all_parts;
		l.n_parts = i % 2 ? 3 : 0;
		l.text = &text;
		struct str bytes = compose(&l);
		ck_assert(str_equal(text.plain, l.body));
		if (row[i / 2].stands)
			ck_assert_str_eq(
				str_z(a, str_slice(bytes, text.at, text.at + text.n)),
				row[i / 2].stands);
		else
			ck_assert_uint_eq(text.n, 0);
	}
}
END_TEST

/* Whether it is looked at before it is encoded, as what people read is, or meanwhile, as what programs read. */
START_TEST(how_a_part_is_encoded_depends_on_its_text_alone)
{
	static const struct {
		const char *text;
		bool plain;
	} row[] = {
		{"", true},
		{"x", true},
		{"x\n", true},
		{"x\r\ny\r\n", true},
		{"\n\nx\n\n", true},
		{"x=y\n", true},
		{"x\n=\n", true},
		{">x\n", true},
		{"x\ty\n", true},
		{"\tx\n", true},
		{"x\t\n", false},
		{"x \n", false},
		{"x\n \ny\n", false},
		{".\n", false},
		{"x\n.y\n", false},
		{"From x\n", false},
		{"from x\n", false},
		{"fromage\n", true},
		{"x=\nFrom y", false},
		{"Gr\xc3\xbc\xc3\x9f\x65\n", false},
		{"x\x7f\n", false},
		{"x\ry\n", false},
		{"x\n\f\n", false},
		{"0123456789012345678901234567890123456789012345678901234567890123456789012345\n",
		 true},
		{"x\n01234567890123456789012345678901234567890123456789012345678901234567890123456\n",
		 false},
		{"0=234567890123456789012345678901234567890123456789012345678901234567890123456",
		 false},
	};
	static const char *const types[] = {"text/calendar", "text/html",
					    "application/json"};

	for (size_t i = 0; i < sizeof row / sizeof *row; i++) {
		struct str first = {0};
		for (int k = 0; k < 3; k++) {
			struct letter_out l = sample();
			struct letter_part part = {.role = LETTER_ATTACHED,
						   .type = types[k],
						   .bytes = str_of(row[i].text)};
			l.parts = &part;
			l.n_parts = 1;
			struct str bytes = compose(&l);
			size_t at = str_find(bytes, str_of(types[k]));
			bytes = str_slice(bytes, at, bytes.n);
			at = str_find(bytes, STR("Content-Transfer-Encoding"));
			bytes = str_slice(bytes, at, bytes.n);
			ck_assert_msg(
				str_starts(
					bytes,
					row[i].plain
						? "Content-Transfer-Encoding: 7bit\r\n"
						: "Content-Transfer-Encoding: quoted-printable\r\n"),
				"%s as %s", row[i].text, types[k]);
			first = k ? first : bytes;
			ck_assert(str_equal(bytes, first));
		}
	}
}
END_TEST

START_TEST(one_thing_beside_the_text_takes_one_box)
{
	struct letter_out l = sample();

	l.parts = all_parts;
	l.n_parts = 1;
	ck_assert(str_equal(body_of(compose(&l)), l.body));
	ck_assert(str_starts(
		python_tree(compose(&l)),
		"multipart/mixed - - - 0 0\n text/plain - - - 0 6\n text/calendar deadline.ics - attachment 0"));
	l.parts = all_parts + 1;
	ck_assert(str_starts(
		python_tree(compose(&l)),
		"multipart/alternative - - - 0 0\n text/plain - - - 0 6\n text/html - - - 0"));
	l.n_parts = 0;
	ck_assert(str_starts(python_tree(compose(&l)), "text/plain - - - 0 6\n"));
}
END_TEST

START_TEST(no_part_breaks_out_of_its_box)
{
	struct letter_out l = sample();
	struct letter_part part = all_parts[0];
	struct err err = {0};
	struct str bytes;

	l.parts = &part;
	l.n_parts = 1;
	/* The boundary of this very letter, in its text. */
	struct str first = compose(&l);
	size_t at = str_find(first, STR("--=_"));
	l.body = str_printf(a, "%.*s--\nattack\n", 29, str_slice(first, at, at + 30).s);
	ck_assert(str_equal(body_of(compose(&l)), l.body));
	part.name = STR("x\"\r\nBcc: eve@example.org");
	ck_assert(!compose_letter(a, &l, &bytes, &err));
	part.name = STR("ok");
	part.bytes = STR("\xff");
	ck_assert(!compose_letter(a, &l, &bytes, &err));
	part.bytes =
		STR("write to gm+cosmic-7.red.cemqb2xw3jd7qvlfn5ztk4a@example.org\n");
	ck_assert(str_find(str_slice(compose(&l),
				     str_find(compose(&l), STR("text/calendar")),
				     SIZE_MAX),
			   STR("cemqb2xw3jd7qvlfn5ztk4a")) == SIZE_MAX);
}
END_TEST

static Suite *make_suite(void)
{
	Suite *s = suite_create("compose");
	TCase *t = tcase_create("compose");

	tcase_set_timeout(t, 60);
	tcase_add_checked_fixture(t, set_up, tear_down);
	tcase_add_test(t, the_header_is_as_the_design_says);
	tcase_add_test(t, a_receipt_is_no_bulk_and_answers_automatically);
	tcase_add_test(t, nothing_breaks_out_of_a_header);
	tcase_add_test(t, a_body_comes_back_as_it_went);
	tcase_add_test(t, a_subject_comes_back_as_it_went);
	tcase_add_test(t, a_key_in_body_or_subject_is_blanked);
	tcase_add_test(t, random_bodies_come_back_as_they_went);
	tcase_add_test(t, pythons_reader_agrees);
	tcase_add_test(t, parts_stand_round_the_text_as_two_readers_see_it);
	tcase_add_test(t, a_text_is_told_where_it_stands_in_its_letter);
	tcase_add_test(t, what_many_letters_carry_is_left_out_and_its_place_told);
	tcase_add_test(t, how_a_part_is_encoded_depends_on_its_text_alone);
	tcase_add_test(t, one_thing_beside_the_text_takes_one_box);
	tcase_add_test(t, no_part_breaks_out_of_its_box);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(make_suite)
