/* The second reading of the fields on which trust hangs: From in all its forms, addresses
 * of ours, ids, words, and that it agrees with the worker's reading of every letter that
 * mail programs write.
 * SPDX-License-Identifier: ISC */
#include "tests/check_main.h"

#include <dirent.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

#include "base/arena.h"
#include "mail/letter/date.h"
#include "mail/letter/header.h"
#include "mail/trust/fields.h"

static const struct letter_house house = {.address = {"gm@example.org", 14},
					  .instance = {"k7f3", 4}};
static struct arena *a;

static void open_arena(void)
{
	a = arena_create();
}
static void close_arena(void)
{
	arena_destroy(a);
}

static struct fields read_header(const char *header)
{
	struct fields f;
	fields_read(a, str_printf(a, "%s\r\nhi\r\n", header), &f);
	return f;
}

/* --- From ----------------------------------------------------------------------------- */

/* "": nobody is believed to have written it. */
static const struct from_row {
	const char *value, *address;
} from_rows[] = {
	/* As mail programs write it. */
	{"ann@example.org", "ann@example.org"},
	{"Ann <ann@example.org>", "ann@example.org"},
	{"<ann@example.org>", "ann@example.org"},
	{"\"Ann, of the red fleet\" <ann@example.org>", "ann@example.org"},
	{"ann@example.org (Ann, of the red fleet)", "ann@example.org"},
	{"=?utf-8?q?M=C3=BCller=2C_J=C3=B6rg?= <joerg@example.de>", "joerg@example.de"},
	{"Ann B. O'Neill <ann@example.org>", "ann@example.org"},
	{"J\xc3\xb6rg <joerg@example.de>", "joerg@example.de"},
	{"J\xf6rg <joerg@example.de>", "joerg@example.de"},
	{"ann@example.org <ann@example.org>", "ann@example.org"},
	{"\"ann@work.example\" <ann@example.org>", "ann@example.org"},
	{"Ann\r\n <ann@example.org>", "ann@example.org"},
	{"\"Ann \\\"Red\\\"\" <ann+game@example.org>", "ann+game@example.org"},
	{"ANN@EXAMPLE.ORG", "ANN@EXAMPLE.ORG"},
	/* Grammar alone makes Eve of it; a generous reader finds Ann. */
	{"\"ann@example.org\" <eve@evil.example>", "eve@evil.example"},
	{"=?utf-8?q?ann=40example.org?= <eve@evil.example>", "eve@evil.example"},
	{"ann at example.org <eve@evil.example>", "eve@evil.example"},
	/* Comments and groups. */
	{"eve@evil.example (<ann@example.org>)", ""},
	{"eve@evil.example (ann@example.org)", ""},
	{"(<eve@evil.example>) ann@example.org", ""},
	{"ann@example.org (x", ""},
	{"ann@example.org (x\\)", ""},
	{"ann@example.org (a (b) c)", "ann@example.org"},
	{"ann(x)@example.org", ""},
	{"ann@(x)example.org", ""},
	{"ann@example.org(x)", "ann@example.org"},
	{"<ann@example.org(x)>", ""},
	{"<(x)ann@example.org>", ""},
	{"Undisclosed: ann@example.org;", ""},
	{"Undisclosed: ann@example.org", ""},
	{":ann@example.org;", ""},
	{"A:;ann@example.org", ""},
	/* More than one, and what is between them. */
	{"ann@example.org, eve@evil.example", ""},
	{"eve@evil.example, Ann <ann@example.org>", ""},
	{",ann@example.org", ""},
	{"ann@example.org,", ""},
	{"ann@example.org; eve@evil.example", ""},
	{"<ann@example.org> <eve@evil.example>", ""},
	{"<ann@example.org><eve@evil.example>", ""},
	{"ann@example.org eve@evil.example", ""},
	{"ann@example.org <eve@evil.example>", ""},
	{"Smith, Ann <ann@example.org>", ""},
	/* Routes, quoted local parts, literals, dots. */
	{"<@evil.example:ann@example.org>", ""},
	{"<@evil.example,@b.example:ann@example.org>", ""},
	{"\"ann\"@example.org", ""},
	{"\"ann@example.org\"@evil.example", ""},
	{"\"ann@example.org\" @evil.example", ""},
	{"ann@[192.0.2.1]", ""},
	{"ann@example.org.", ""},
	{"ann@.example.org", ""},
	{"ann@example..org", ""},
	{".ann@example.org", ""},
	{"ann.@example.org", ""},
	{"ann @example.org", ""},
	{"ann@ example.org", ""},
	{"ann@example.org@evil.example", ""},
	{"ann@exam ple.org", ""},
	{"ann@example.org/evil", ""},
	{"ann@exam_ple.org", ""},
	{"@example.org", ""},
	{"ann@", ""},
	{"ann", ""},
	{"", ""},
	{"<>", ""},
	{"Ann <ann@example.org", ""},
	{"Ann ann@example.org>", ""},
	{"Ann <<ann@example.org>>", ""},
	{"\"Ann <ann@example.org>", ""},
	{"\"<eve@evil.example>\" <ann@example.org>", ""},
	{"Ann [home] <ann@example.org>", ""},
	{"Ann \\<eve@evil.example\\> <ann@example.org>", ""},
	/* Encoded words where none may stand, and that decode to brackets. */
	{"=?utf-8?q?ann?=@example.org", ""},
	{"=?utf-8?b?YW5uQGV4YW1wbGUub3Jn?=", ""},
	{"=?utf-8?q?=3Ceve=40evil.example=3E?= <ann@example.org>", ""},
	{"=?utf-8?b?PGV2ZUBldmlsLmV4YW1wbGU+?= <ann@example.org>", ""},
	{"<=?utf-8?q?ann?=@example.org>", ""},
	/* Look-alikes are other addresses; text that nobody sees is not an address. */
	{"\xd0\xb0nn@example.org", "\xd0\xb0nn@example.org"},
	{"ann@ex\xc3\xa4mple.org", "ann@ex\xc3\xa4mple.org"},
	{"ann@xn--exmple-cua.org", "ann@xn--exmple-cua.org"},
	{"ann\xe2\x80\x8b@example.org", ""},
	{"\xe2\x80\xaegro.elpmaxe@nna", ""},
	{"ann@example.org\xc2\xad", ""},
	{"ann\xff@example.org", ""},
	{"a\xc0\xaenn@example.org", ""},
};

START_TEST(from_names_one_plain_address_or_nobody)
{
	for (size_t i = 0; i < sizeof from_rows / sizeof *from_rows; i++) {
		const struct from_row *r = &from_rows[i];
		struct fields f = read_header(
			str_z(a, str_printf(a, "To: x@y\r\nFrom: %s\r\n", r->value)));
		ck_assert_msg(str_equal(f.from, str_of(r->address)), "%s -> " PRI_STR,
			      r->value, STR_ARG(f.from));
		ck_assert_msg(!(f.faults & FIELDS_SENDER) == (r->address[0] != 0), "%s",
			      r->value);
	}
}
END_TEST

/* Whole headers that somebody else divides in another way: in doubt. */
START_TEST(a_header_that_can_be_divided_in_two_ways_is_in_doubt)
{
	static const struct {
		const char *header;
		unsigned faults;
	} rows[] = {
		{"From: ann@example.org\r\n", 0},
		{"From: ann@example.org\r\nFrom: eve@evil.example\r\n",
		 FIELDS_REPEATED | FIELDS_SENDER},
		{"From: eve@evil.example\r\nFROM: ann@example.org\r\n",
		 FIELDS_REPEATED | FIELDS_SENDER},
		{"From: ann@example.org\r\nFrom:\r\n", FIELDS_REPEATED | FIELDS_SENDER},
		{"From : ann@example.org\r\nTo: x@y\r\n", FIELDS_ODD | FIELDS_SENDER},
		{"From : eve@evil.example\r\nFrom: ann@example.org\r\n", FIELDS_ODD},
		{"X: y\r\nFrom : ann@example.org\r\n", FIELDS_ODD},
		{"X: y\r\nFrom\t: ann@example.org\r\n", FIELDS_ODD},
		{" From: eve@evil.example\r\nFrom: ann@example.org\r\n", FIELDS_ODD},
		{"X: y\r\nwords\r\nFrom: ann@example.org\r\n", FIELDS_ODD},
		{"From: ann@example.org\r\nwords\r\n", 0},
		{"From:\r\n \r\n ann@example.org\r\n", FIELDS_ODD},
		{"From: ann@example.org\r\n\t\r\n", FIELDS_ODD},
		{"From: Ann\r <ann@example.org>\r\n", FIELDS_ODD},
		{"From: \x01"
		 "ann@example.org\r\n",
		 FIELDS_ODD | FIELDS_SENDER},
		{"X-Y: \x01\r\nFrom: ann@example.org\r\n", 0},
		{"Fr\xc3\xb6m: eve@evil.example\r\nFrom: ann@example.org\r\n",
		 FIELDS_ODD},
		{"From: ann@example.org\nTo: x@y\n", 0},
		{"From: ann@example.org\r\nTo: x@y\r\nTo: z@y\r\n", FIELDS_REPEATED},
		{"From: ann@example.org\r\nCc: x@y\r\ncc: z@y\r\n", FIELDS_REPEATED},
		{"From: ann@example.org\r\nSender: x@y\r\nSender: z@y\r\n",
		 FIELDS_REPEATED},
		{"From: ann@example.org\r\nSubject: x\r\nSubject: y\r\n",
		 FIELDS_REPEATED},
		{"From: ann@example.org\r\nMessage-ID: <x@y>\r\nMessage-Id: <z@y>\r\n",
		 FIELDS_REPEATED},
		{"From: ann@example.org\r\nDate: x\r\nDate: y\r\n", FIELDS_REPEATED},
		{"From: ann@example.org\r\nReferences: <x@y>\r\nReferences: <z@y>\r\n",
		 FIELDS_REPEATED},
		{"Delivered-To: a@b\r\nDelivered-To: c@d\r\nFrom: ann@example.org\r\n",
		 0},
		{"Received: x\r\nReceived: y\r\nFrom: ann@example.org\r\n", 0},
		{"From ann@example.org Thu Nov 26 20:00:00 2026\r\n"
		 "From: ann@example.org\r\n",
		 0},
	};
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		struct fields f = read_header(rows[i].header);
		ck_assert_msg(f.faults == rows[i].faults, "%s: %u", rows[i].header,
			      f.faults);
	}
	struct fields f;
	fields_read(a, (struct str){"From: a\0nn@example.org\r\n\r\n", 27}, &f);
	ck_assert(f.faults & FIELDS_ODD && f.faults & FIELDS_SENDER);
}
END_TEST

/* --- To ------------------------------------------------------------------------------- */

START_TEST(an_address_of_ours_counts_where_it_is_one)
{
	static const struct {
		const char *value, *found;
	} rows[] = {
		{"gm+a.red.k@x", "gm+a.red.k@x"},
		{"GM <gm+a.red.k@x>", "gm+a.red.k@x"},
		{"a@b, GM <gm+a.red.k@x>, c@d", "a@b gm+a.red.k@x c@d"},
		{"gm+a.red.k@x <gm+a.red.k@x>", "gm+a.red.k@x"},
		{"gm@x <gm+a.red.k@x>", "gm+a.red.k@x"},
		{"\"gm+a.red.k@x\" <a@b>", "a@b"},
		{"a@b (gm+a.red.k@x)", "a@b"},
		{"(gm+a.red.k@x) a@b", "a@b"},
		{"\"gm+a.red.k@x", ""},
		{"All: a@b, gm+a.red.k@x;", "a@b gm+a.red.k@x"},
		{"undisclosed-recipients:;", ""},
		{"Smith, John <a@b>, c@d", "a@b c@d"},
		{"gm+a.red.k @x", ""},
		{"gm+a.red.k@x(y)", "gm+a.red.k@x"},
		{"<gm+a.red.k@x", ""},
		{"<@a:gm+a.red.k@x>", ""},
		{"[x] <a@b>", ""},
		{"<a@b> c, d@e", "d@e"},
		{"<a@b>, <a@b> <c@d>", "a@b"},
		{"a@b; c@d", "a@b c@d"},
		{"", ""},
	};
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		struct str all[8];
		struct buf b = buf_in(a);
		size_t n = fields_addresses(str_of(rows[i].value), all, 8);
		for (size_t k = 0; k < n; k++)
			buf_printf(&b, "%s" PRI_STR, k ? " " : "", STR_ARG(all[k]));
		ck_assert_msg(str_equal(buf_str(&b), str_of(rows[i].found)),
			      "%s -> " PRI_STR, rows[i].value, STR_ARG(buf_str(&b)));
	}
}
END_TEST

START_TEST(who_wrote_an_address_is_known_of_each)
{
	struct fields f = read_header("To: a@b\r\nDelivered-To: c@d\r\nCc: e@f\r\n"
				      "From: ann@example.org\r\n");
	ck_assert_uint_eq(f.n_to, 3);
	ck_assert(str_is(f.to[0], "c@d") && !f.to_header[0]);
	ck_assert(str_is(f.to[1], "a@b") && f.to_header[1]);
	ck_assert(str_is(f.to[2], "e@f") && f.to_header[2]);
}
END_TEST

/* --- words, ids, dates ------------------------------------------------------------------ */

START_TEST(brackets_are_found_in_encoded_words)
{
	static const struct {
		const char *value, *words;
	} rows[] = {
		{"Re: [CE-7] x [#abcd1234]", "Re: [CE-7] x [#abcd1234]"},
		{"=?utf-8?q?=5BCE-7=5D_x?=", "[CE-7] x"},
		{"=?UTF-8?B?W0NFLTdd?=", "[CE-7]"},
		{"=?utf-8?q?[#abcd?= =?utf-8?q?1234]?=", "[#abcd1234]"},
		{"=?utf-8?q?[#abcd?=\r\n =?utf-8?q?1234]?= x", "[#abcd1234] x"},
		{"x =?utf-8?q?y?= z", "x y z"},
		{"=?utf-8?q?y", "=?utf-8?q?y"},
		{"=?utf-8?x?y?=", "=?utf-8?x?y?="},
		{"=?utf-8*de?q?y?=", "y"},
		{"a\r\n b", "a b"},
		{"=?iso-2022-jp?B?GyRCJVslWxsoQlsjYV0=?=", "[#a]"},
		{"=?shift_jis?B?g1tbI2Fd?=", "[#a]"},
		{"=?utf-8?q?a=0D=0Ab?=", "a  b"},
	};
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		struct str s = fields_words(a, str_of(rows[i].value));
		ck_assert_msg(str_equal(s, str_of(rows[i].words)), "%s -> " PRI_STR,
			      rows[i].value, STR_ARG(s));
	}
}
END_TEST

START_TEST(dates_are_those_of_the_worker)
{
	static const char *const dates[] = {
		"Thu, 26 Nov 2026 20:00:00 +0100",
		"26 Nov 2026 19:00 GMT",
		"Thu, 26 Nov 2026 20:00:00 +0100 (CET)",
		"1 Jan 2027 00:00:00 -0330",
		"Sat, 29 Feb 2028 23:59:59 EST",
		"yesterday",
		"",
		"Mon, 4 Mar 2030 24:00:00 +0000",
		"Mon, 4 Mar 2030 09:2386092924:00 +0000",
	};
	for (size_t i = 0; i < sizeof dates / sizeof *dates; i++)
		ck_assert_msg(
			date_read(str_of(dates[i])) == header_date(str_of(dates[i])),
			"%s: %lld", dates[i], (long long)date_read(str_of(dates[i])));
	ck_assert_int_eq(date_read(STR("Thu, 26 Nov 2026 20:00:00 +0100")), 1795719600);
	ck_assert_int_eq(date_read(STR("30 Feb 2027 12:00:00 +0000")), 0);
	ck_assert_int_eq(date_read(STR("26 Nov 26 19:00 GMT")), 1795719600);
	ck_assert_int_eq(date_read(STR("26 Nov 2026 19:00 GMT x")), 0);
}
END_TEST

/* --- against the worker ----------------------------------------------------------------- */

static struct str load(const char *path)
{
	static char bytes[2 << 20];
	FILE *f = fopen(path, "rb");
	ck_assert_ptr_nonnull(f);
	size_t n = fread(bytes, 1, sizeof bytes, f);
	fclose(f);
	return str_dup(a, (struct str){bytes, n});
}

/* The three in which it must not: a line end hidden in a name, no From, two of them. */
START_TEST(both_readings_of_every_letter_agree)
{
	static const char *const doubtful[] = {"name-with-encoded-newline.eml",
					       "no-from.eml", "two-from-fields.eml"};
	const char *folder = "tests/mail/letters";
	DIR *d = opendir(folder);
	int n = 0, n_doubtful = 0;

	ck_assert_ptr_nonnull(d);
	for (struct dirent *e; (e = readdir(d)) != NULL;) {
		struct letter l, was;
		struct fields f;
		if (!str_ends(str_of(e->d_name), ".eml"))
			continue;
		struct str bytes =
			load(str_z(a, str_printf(a, "%s/%s", folder, e->d_name)));
		letter_read(a, &house, bytes, &l);
		was = l;
		fields_check(a, &house, bytes, &l, &f);
		n++;
		bool expected = false;
		for (size_t i = 0; i < sizeof doubtful / sizeof *doubtful; i++)
			expected = expected || strcmp(doubtful[i], e->d_name) == 0;
		n_doubtful += f.faults != 0;
		ck_assert_msg(!f.faults == !expected, "%s: %u", e->d_name, f.faults);
		ck_assert(!(f.faults & FIELDS_READING));
		ck_assert_msg(was.date == l.date, "%s", e->d_name);
		ck_assert_msg(expected || (str_equal(was.from, l.from) &&
					   str_equal(was.message_id, l.message_id)),
			      "%s", e->d_name);
	}
	closedir(d);
	ck_assert_int_gt(n, 300);
	ck_assert_int_eq(n_doubtful, 3);
}
END_TEST

/* Every one of these is a letter of Eve's, of which the worker says something else. */
START_TEST(whatever_the_worker_says_of_these_fields_is_not_believed)
{
	const struct str bytes =
		STR("From: eve@evil.example\r\nTo: gm@example.org\r\n"
		    "Subject: [OWL] hi\r\nMessage-ID: <1@evil.example>\r\n"
		    "In-Reply-To: <2@evil.example>\r\nReferences: <3@x>\r\n\r\nhi\r\n");
	struct str ours[] = {STR("gm+owl.red.abc@example.org")};

	for (int lie = 0; lie < 9; lie++) {
		struct letter l;
		struct fields f;
		letter_read(a, &house, bytes, &l);
		switch (lie) {
		case 0:
			l.from = STR("ann@example.org");
			break;
		case 1:
			l.to = ours, l.n_to = 1;
			break;
		case 2:
			l.n_to = 0;
			break;
		case 3:
			l.subject = STR("[OWL] [#abcd1234]");
			break;
		case 4:
			l.subject = STR("[HERON] hi");
			break;
		case 5:
			l.message_id = STR("1@example.org");
			break;
		case 6:
			l.in_reply_to = STR("o.1.k7f3@example.org");
			break;
		case 7:
			l.references = STR("o.1.k7f3@example.org");
			break;
		case 8:
			l.from = STR("");
			break;
		}
		memset(l.content_key, 'a', 64);
		fields_check(a, &house, bytes, &l, &f);
		ck_assert_msg(f.faults == FIELDS_READING, "lie %d", lie);
		ck_assert(str_is(l.from, "eve@evil.example") && !l.from_unsure.n);
		ck_assert(l.n_to == 1 && str_is(l.to[0], "gm@example.org"));
		ck_assert(str_is(l.subject, "[OWL] hi"));
		ck_assert(str_is(l.message_id, "1@evil.example"));
		ck_assert(str_is(l.in_reply_to, "2@evil.example") && !l.references.n);
		ck_assert(memcmp(l.content_key, "aaaa", 4) != 0);
	}
}
END_TEST

/* Fields of which each character makes a reader that looks twice look again. */
/* --- copies ---------------------------------------------------------------------------- */

#define MEANT                                                                          \
	"From: Ann <ann@example.org>\r\nTo: gm+ce-7.red.k@example.org\r\n"             \
	"Subject: Re: orders\r\nDate: Mon, 4 Mar 2030 08:59:00 +0000\r\n"              \
	"Message-ID: <one@example.org>\r\nIn-Reply-To: <o.1.x@example.org>\r\n"        \
	"Content-Type: text/plain; charset=utf-8\r\n"

static struct str copy_key_of(const char *header, const char *body)
{
	struct fields f;

	fields_read(a, str_printf(a, "%s\r\n%s", header, body), &f);
	return str_dup(a, str_of(f.copy_key));
}

static const struct {
	const char *header, *body;
	bool same;
} copies[] = {
	/* Lines that servers write, and their ways to fold and end lines. */
	{"Received: from x by y\r\n" MEANT, "attack blue 3\r\n", true},
	{"Return-Path: <x@y>\r\nDelivered-To: gm@b.example\r\n" MEANT "X-Spam: no\r\n",
	 "attack blue 3\r\n", true},
	{"Authentication-Results: x; dmarc=pass\r\nDKIM-Signature: v=1;\r\n b=x\r\n" MEANT,
	 "attack blue 3\n", true},
	{"From:  Ann\n <ann@example.org>\nSubject: Re:\torders\n"
	 "To: gm+ce-7.red.k@example.org\nDate: Mon, 4 Mar 2030 08:59:00 +0000\n"
	 "Message-ID: <one@example.org>\nIn-Reply-To: <o.1.x@example.org>\n"
	 "Content-Type: text/plain;\n  charset=utf-8\n",
	 "attack blue 3\n", true},
	/* Lines that the letter's writer wrote. */
	{MEANT, "attack blue 4\r\n", false},
	{MEANT "Cc: bob@example.org\r\n", "attack blue 3\r\n", false},
	{MEANT "To: gm@example.org\r\n", "attack blue 3\r\n", false},
	{MEANT "Reply-To: eve@evil.example\r\n", "attack blue 3\r\n", false},
	{MEANT "Auto-Submitted: auto-replied\r\n", "attack blue 3\r\n", false},
	{MEANT "Content-Transfer-Encoding: base64\r\n", "attack blue 3\r\n", false},
};

START_TEST(a_copy_by_another_way_is_known_by_what_its_writer_wrote)
{
	struct str one = copy_key_of(MEANT, "attack blue 3\r\n");
	struct str other = copy_key_of(copies[_i].header, copies[_i].body);

	ck_assert_uint_eq(one.n, 64);
	ck_assert_int_eq(str_equal(one, other), copies[_i].same);
}
END_TEST

START_TEST(a_letter_without_an_id_has_no_copy)
{
	ck_assert_uint_eq(copy_key_of("From: ann@example.org\r\n", "hi\r\n").n, 0);
	ck_assert_uint_eq(
		copy_key_of("From: ann@example.org\r\nMessage-ID: none\r\n", "hi\r\n")
			.n,
		0);
}
END_TEST

START_TEST(the_worst_fields_are_read_in_one_pass)
{
	static const char *const worst[] = {
		"(",       "\"", "=?",     "=?a?q?", "<",     "a@", ",",  "\\",
		"=?a?b?=", "[#", "\r\n (", ":;",     "<o.1>", "@",  "()", " "};
	static const char *const names[] = {"From",
					    "To",
					    "Subject",
					    "References",
					    "Authentication-Results",
					    "Received",
					    "DKIM-Signature",
					    "Date"};
	clock_t begin = clock();
	int n = 0;

	for (size_t k = 0; k < sizeof names / sizeof *names; k++)
		for (size_t i = 0; i < sizeof worst / sizeof *worst; i++) {
			struct buf b = buf_in(a);
			struct fields f;
			buf_printf(&b, "%s: ", names[k]);
			while (b.n < 60 * 1024)
				buf_z(&b, worst[i]);
			buf_z(&b, "\r\n\r\n");
			fields_read(a, buf_str(&b), &f);
			arena_reset(a);
			n++;
		}
	double each = (double)(clock() - begin) / CLOCKS_PER_SEC / n;
	ck_assert_msg(each < 0.02, "%.4f s", each);
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("fields");
	TCase *t = tcase_create("fields");

	tcase_add_checked_fixture(t, open_arena, close_arena);
	tcase_set_timeout(t, 60);
	tcase_add_test(t, from_names_one_plain_address_or_nobody);
	tcase_add_test(t, a_header_that_can_be_divided_in_two_ways_is_in_doubt);
	tcase_add_test(t, an_address_of_ours_counts_where_it_is_one);
	tcase_add_test(t, who_wrote_an_address_is_known_of_each);
	tcase_add_test(t, brackets_are_found_in_encoded_words);
	tcase_add_test(t, dates_are_those_of_the_worker);
	tcase_add_test(t, both_readings_of_every_letter_agree);
	tcase_add_test(t, whatever_the_worker_says_of_these_fields_is_not_believed);
	tcase_add_loop_test(t, a_copy_by_another_way_is_known_by_what_its_writer_wrote,
			    0, (int)(sizeof copies / sizeof *copies));
	tcase_add_test(t, a_letter_without_an_id_has_no_copy);
	tcase_add_test(t, the_worst_fields_are_read_in_one_pass);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(suite)
