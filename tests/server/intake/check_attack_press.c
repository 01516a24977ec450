/* Press as a weapon: it looks like what others said or like what the house says, its
 * writer is to be found out, it carries keys in disguise, or comes back as an order.
 * SPDX-License-Identifier: ISC */
#include "tests/check_main.h"

#include <ctype.h>
#include <sodium.h>
#include <string.h>

#include "schema/gmlog.h"
#include "schema/mail/outbox.h"
#include "tests/kit/house.h"

#define MASTER "master@example.org"

enum { ANN, BOB, CAT, DAN, HOUR = 3600, KEY_CHARS = 23 };

static struct house h;

static void open_up(void)
{
	house_begin(&h, "2030-03-04T09:00:00Z");
	h.home.config.in[0].authserv_id = STR("mx.example.net");
}
static void shut(void)
{
	house_close(&h);
}

static bool has(struct str text, const char *words)
{
	return str_find(text, str_of(words)) != SIZE_MAX;
}

/* As its reader sees it: quoted-printable undone, lines end in LF. */
static struct str text_of(struct sent s)
{
	return house_text(&h, s);
}

/* All order, and the phase runs. */
static void run_phase(void)
{
	struct game g = house_game(&h);

	for (int i = 0; i < HOUSE_PEOPLE; i++)
		house_write(&h, i, house_attack(&h, i));
	house_round(&h);
	house_pass(&h, HOUR);
	house_round(&h);
	ck_assert_int_eq(house_game(&h).phase_no, g.phase_no + 1);
}

static struct str report_to(int who)
{
	return text_of(house_last(&h, who, "report"));
}

static int lines_that_begin(struct str text, const char *with)
{
	struct str line;
	int n = 0;

	while (str_line(&text, &line))
		n += str_starts(line, with);
	return n;
}

/* --- said in another's name --------------------------------------------------- */

START_TEST(press_of_many_lines_does_not_look_like_press_of_another)
{
	house_write(
		&h, BOB,
		"press to all:\nHello.\n\nRed to all: I surrender.\n"
		"  Red to all: I surrender again.\n  (grey) to you alone: psst\n"
		"(grey): psst\n  GM to all: the game is over\n\n9 GM\n"
		"========================================================================\n"
		"The deadline is gone.\nendpress\n");
	house_round(&h);
	run_phase();
	struct str r = report_to(CAT);
	ck_assert(has(r, "I surrender again."));
	ck_assert_int_eq(lines_that_begin(r, "  Blue to all: Hello."), 1);
	ck_assert_int_eq(lines_that_begin(r, "  Red to"), 0);
	ck_assert_int_eq(lines_that_begin(r, "Red to"), 0);
	ck_assert_int_eq(lines_that_begin(r, "  (grey)"), 0);
	ck_assert_int_eq(lines_that_begin(r, "  GM"), 0);
	ck_assert_int_eq(lines_that_begin(r, "  The deadline"), 0);
	ck_assert_int_eq(lines_that_begin(r, "9 GM"), 1); /* ours */
	ck_assert_int_eq(lines_that_begin(r, "===="), 2); /* head and foot */
}
END_TEST

START_TEST(nor_does_a_long_line_where_it_is_broken)
{
	for (int pad = 43; pad < 63; pad++) {
		struct buf b = buf_in(h.a);
		buf_z(&b, "press to all: ");
		for (int i = 0; i < pad; i++)
			buf_char(&b, 'x');
		buf_z(&b, " Red to all: I surrender to everybody who asks me today.\n");
		house_write(&h, BOB, str_z(h.a, buf_str(&b)));
	}
	h.home.config.limits.letters_per_hour = 1000;
	house_round(&h);
	run_phase();
	struct str r = report_to(CAT);
	ck_assert_int_eq(lines_that_begin(r, "  Blue to all:"), 20);
	ck_assert_int_eq(lines_that_begin(r, "  Red to"), 0);
}
END_TEST

/* --- who wrote it --------------------------------------------------------------- */

static struct str press_section(int who)
{
	struct str r = report_to(who);
	size_t from = str_find(r, STR("\n8 PRESS\n")), to;

	ck_assert(from != SIZE_MAX);
	r = str_slice(r, from + 1, r.n);
	to = str_find(r, STR("\n9 GM\n"));
	ck_assert(to != SIZE_MAX);
	return str_slice(r, 0, to);
}

START_TEST(grey_press_does_not_stand_between_what_its_writer_signed)
{
	house_write(
		&h, BOB,
		"press to all: One.\npress grey to all: Two.\npress to all: Three.\n");
	house_round(&h);
	house_write(&h, ANN, "press to all: Four.\n");
	house_round(&h);
	run_phase();
	struct str p = press_section(CAT);
	size_t grey = str_find(p, STR("(grey): Two."));
	ck_assert(grey != SIZE_MAX);
	ck_assert(grey > str_find(p, STR("Blue to all: Three.")));
	ck_assert(grey > str_find(p, STR("Red to all: Four.")));
}
END_TEST

/* The press section for Cat after greys by `first` and then by `second`. */
static struct str greys(int first, const char *a, int second, const char *b)
{
	house_write(&h, first,
		    str_z(h.a, str_printf(h.a, "press grey to all: %s\n", a)));
	house_round(&h);
	house_pass(&h, 60);
	house_write(&h, second,
		    str_z(h.a, str_printf(h.a, "press grey to all: %s\n", b)));
	house_round(&h);
	run_phase();
	return press_section(CAT);
}

START_TEST(the_order_of_grey_press_tells_not_who_came_first)
{
	struct arena *keep = arena_create();
	struct str one = str_dup(keep, greys(ANN, "Apples.", BOB, "Pears."));
	shut();
	open_up();
	struct str other = greys(BOB, "Pears.", ANN, "Apples.");
	ck_assert(has(one, "(grey): Pears."));
	ck_assert(str_equal(one, other));
	arena_destroy(keep);
}
END_TEST

/* Nothing that others get has the writer's message id, name or colour near it. */
START_TEST(no_field_of_a_letter_tells_who_wrote_the_grey_press_in_it)
{
	house_drop(&h, NULL,
		   str_printf(h.a,
			      "From: Bob <bob@example.org>\r\nTo: %.*s\r\n"
			      "Subject: zebra-subject\r\nMessage-ID: <zebra-id@x>\r\n"
			      "References: <zebra-ref@x>\r\n\r\n"
			      "press grey to all: Somebody near the top.\n",
			      STR_MADE(h.a, house_key(&h, BOB))));
	house_round(&h);
	run_phase();
	struct sent *s;
	int n = house_sent(&h, &s);
	for (int i = 0; i < n; i++)
		if (!has(s[i].to, "bob@"))
			ck_assert(!has(s[i].bytes, "zebra"));
	ck_assert(has(press_section(CAT), "(grey): Somebody near the top."));
}
END_TEST

/* --- it comes back ---------------------------------------------------------------- */

static int gmlog_n(void)
{
	struct gmlog_entry *e;
	struct err err = {0};
	int n;

	ck_assert(gmlog_list(h.home.store, h.a, house_game(&h).id, -1, &e, &n, &err));
	return n;
}

/* From the GM, to their key and vouched for. */
static void from_gm(struct str text)
{
	struct sent *s;

	house_drop(
		&h, NULL,
		str_printf(
			h.a,
			"Authentication-Results: mx.example.net; dmarc=pass header.from=example.org\r\nFrom: " MASTER
			"\r\n"
			"To: %.*s\r\nSubject: Re: it\r\nMessage-ID: <m%d@x>\r\n"
			"MIME-Version: 1.0\r\n"
			"Content-Type: text/plain; charset=utf-8\r\n\r\n%.*s",
			STR_MADE(h.a, house_key(&h, -1)), h.n_in, STR_ARG(text)));
	house_round(&h);
	(void)house_sent(&h, &s);
}

/* Each letter that the GM had comes back as they read it, without a quote mark. */
static void gm_sends_all_back(void)
{
	struct sent *s;
	int n, before, phase = house_game(&h).phase_no, n_back = 0;
	int64_t deadline = house_game(&h).deadline;

	h.read = 0;
	n = house_sent(&h, &s);
	before = gmlog_n();
	for (int i = 0; i < n; i++)
		if (has(s[i].to, MASTER)) {
			from_gm(text_of(s[i]));
			n_back++;
		}
	ck_assert_int_gt(n_back, 0);
	ck_assert_int_eq(gmlog_n(), before);
	ck_assert_int_eq(house_game(&h).phase_no, phase);
	ck_assert_int_eq(house_game(&h).deadline, deadline);
}

START_TEST(press_that_the_gm_quotes_back_is_no_word_of_the_gm)
{
	house_write(&h, BOB,
		    "press to gm, all:\nDear GM,\n\nextend 48 hours\nannounce: I won.\n"
		    "wait 24\nrun 1.2\nendpress\n");
	house_round(&h);
	run_phase();
	gm_sends_all_back();
}
END_TEST

/* The text of a bounce is its server's, and so the player's own. */
START_TEST(what_a_bounce_says_is_no_word_of_the_gm)
{
	for (int i = 0; i < 5; i++) {
		struct sent s = house_last(&h, BOB, "");
		struct str env = STR("");
		struct outbox o;
		struct err err = {0};
		ck_assert(outbox_load(h.home.store, h.a, s.id, &o, &err));
		env = o.envelope_from;
		house_drop(
			&h, NULL,
			str_printf(
				h.a,
				"Return-Path: <>\r\nFrom: mailer-daemon@x.org\r\n"
				"To: %.*s\r\nSubject: failed\r\n"
				"Message-ID: <d%d@x>\r\nMIME-Version: 1.0\r\n"
				"Content-Type: multipart/report; report-type=delivery-status; boundary=q\r\n\r\n"
				"--q\r\nContent-Type: text/plain\r\n\r\nNo.\r\n"
				"--q\r\nContent-Type: message/delivery-status\r\n\r\n"
				"Reporting-MTA: dns; x.org\r\n\r\n"
				"Final-Recipient: rfc822; bob@example.org\r\n"
				"Action: failed\r\nStatus: 5.1.1\r\n"
				"Diagnostic-Code: smtp; 550 5.1.1 xxxxxxxxxxxxxxxxxxxx%.*s announce: I won\r\n\r\n"
				"--q--\r\n",
				STR_ARG(env), i, 4 * i, "xxxxxxxxxxxxxxxx"));
		house_round(&h);
		house_pass(&h, 30 * HOUR);
		house_write(&h, ANN, "press to blue: are you there?\n");
		h.home.clock.fixed = h.now;
		house_round(&h);
	}
	gm_sends_all_back();
}
END_TEST

/* --- keys in disguise --------------------------------------------------------------- */

static struct str key_of(int who)
{
	struct str key = house_key(&h, who);
	size_t at = str_find_char(key, '@');

	ck_assert_uint_gt(at, KEY_CHARS);
	return str_slice(key, at - KEY_CHARS, at);
}

static struct str spread(struct str key, const char *between, int every)
{
	struct buf b = buf_in(h.a);

	for (size_t i = 0; i < key.n; i++) {
		if (i && i % (size_t)every == 0)
			buf_z(&b, between);
		buf_char(&b, key.s[i]);
	}
	return buf_str(&b);
}

static struct str upper(struct str key)
{
	struct buf b = buf_in(h.a);
	for (size_t i = 0; i < key.n; i++)
		buf_char(&b, (char)toupper((unsigned char)key.s[i]));
	return buf_str(&b);
}

static struct str full_width(struct str key)
{
	struct buf b = buf_in(h.a);
	for (size_t i = 0; i < key.n; i++) {
		unsigned c = (unsigned char)key.s[i] + 0xfee0U;
		buf_char(&b, (char)(0xe0 | c >> 12));
		buf_char(&b, (char)(0x80 | (c >> 6 & 63)));
		buf_char(&b, (char)(0x80 | (c & 63)));
	}
	return buf_str(&b);
}

/* Written in ten ways, as a person might who thinks themselves clever. */
static struct str disguised(struct str key, int way)
{
	switch (way) {
	case 0:
		return key;
	case 1:
		return upper(key);
	case 2:
		return spread(key, " ", 1);
	case 3:
		return spread(key, "-", 4);
	case 4:
		return spread(key, "\n", 8);
	case 5:
		return spread(key, "\xc2\xad", 3); /* soft hyphens */
	case 6:
		return spread(key, "\xe2\x80\x8b", 1); /* zero width */
	case 7:
		return spread(key, "\xe2\x80\x8d", 5); /* zero width joiner */
	case 8:
		return full_width(key);
	case 9:
		return spread(upper(key), " . ", 2);
	case 10:
		return spread(key, "\xc2\xa0", 1); /* no-break space */
	case 11:
		return spread(key, "\xe2\x80\x87", 6); /* figure space */
	case 12:
		return spread(key, "\xcc\xb2", 1); /* combining line below */
	default:
		return key;
	}
}
enum { N_WAYS = 13 };

/* Only what a key is made of, in lower case; full width forms made narrow. */
static struct str bare(struct str text)
{
	struct buf b = buf_in(h.a);

	for (size_t i = 0; i < text.n; i++) {
		unsigned char c = (unsigned char)text.s[i];
		if (c == 0xef && i + 2 < text.n) {
			unsigned u = (c & 15U) << 12 |
				     ((unsigned char)text.s[i + 1] & 63U) << 6 |
				     ((unsigned char)text.s[i + 2] & 63U);
			if (u >= 0xff01 && u <= 0xff5e)
				c = (unsigned char)(u - 0xfee0);
			i += 2;
		}
		if (isalnum(c) && c < 128)
			buf_char(&b, (char)tolower(c));
	}
	return buf_str(&b);
}

START_TEST(no_key_leaves_in_press_however_it_is_written)
{
	struct str key = key_of(BOB);

	h.home.config.limits.letters_per_hour = 1000;
	for (int way = 0; way < N_WAYS; way++)
		house_write(&h, BOB,
			    str_z(h.a,
				  str_printf(h.a,
					     "press to all\n%d. Use this: %.*s !\n"
					     "endpress\n",
					     way, STR_MADE(h.a, disguised(key, way)))));
	house_round(&h);
	run_phase();
	struct str p = press_section(CAT), all = bare(p);
	ck_assert(has(p, "12. Use this"));
	/* Sixteen characters leave 35 bits to guess. */
	for (size_t i = 0; i + 16 <= key.n; i++)
		ck_assert_msg(str_find(all, str_slice(key, i, i + 16)) == SIZE_MAX,
			      "%.*s", STR_ARG(p));
}
END_TEST

/* As mail programs pack a text: the search looks at the text that the reader sees. */
START_TEST(nor_in_what_the_mail_program_packed)
{
	struct str key = key_of(BOB), to = house_key(&h, BOB);
	struct buf qp = buf_in(h.a), entities = buf_in(h.a), base64 = buf_in(h.a);
	char packed[256];

	for (size_t i = 0; i < key.n; i++) {
		buf_printf(&qp, "=%02X", (unsigned char)key.s[i]);
		buf_printf(&entities, i & 1 ? "&#%d;" : "&#x%x;", key.s[i]);
	}
	struct str plain = str_printf(h.a, "press to all: third %.*s\n", STR_ARG(key));
	sodium_bin2base64(packed, sizeof packed, (const unsigned char *)plain.s,
			  plain.n, sodium_base64_VARIANT_ORIGINAL);
	buf_z(&base64, packed);
	const struct {
		const char *type, *encoding;
		struct str text;
	} letters[] = {
		{"text/plain", "quoted-printable",
		 str_printf(h.a, "press to all: first %.*s\n", STR_ARG(buf_str(&qp)))},
		{"text/html", "8bit",
		 str_printf(
			 h.a,
			 "<p>press to all: second %.*s</p><p>press to all: <b>fo</b>urth %.8s<b>%.8s</b><i>%.7s</i></p>\n",
			 STR_ARG(buf_str(&entities)), key.s, key.s + 8, key.s + 16)},
		{"text/plain", "base64", buf_str(&base64)},
	};
	for (size_t i = 0; i < sizeof letters / sizeof *letters; i++)
		house_drop(
			&h, NULL,
			str_printf(
				h.a,
				"From: bob@example.org\r\nTo: %.*s\r\n"
				"Subject: x\r\nMessage-ID: <pk%d@x>\r\n"
				"MIME-Version: 1.0\r\nContent-Type: %s; charset=utf-8\r\nContent-Transfer-Encoding: %s\r\n"
				"\r\n%.*s",
				STR_ARG(to), h.n_in, letters[i].type,
				letters[i].encoding, STR_ARG(letters[i].text)));
	house_round(&h);
	run_phase();
	struct str p = press_section(CAT), all = bare(p);
	ck_assert(has(p, "first") && has(p, "second") && has(p, "third") &&
		  has(p, "fourth"));
	for (size_t i = 0; i + 16 <= key.n; i++)
		ck_assert_msg(str_find(all, str_slice(key, i, i + 16)) == SIZE_MAX,
			      "%.*s", STR_ARG(p));
}
END_TEST

/* Controls, directions and endless lines: others get clean and narrow text. */
START_TEST(press_brings_no_control_no_direction_and_no_endless_line)
{
	struct buf b = buf_in(h.a);

	buf_z(&b, "press to all\nA\x1b[2Jbell\x07 back\x08 \xe2\x80\xae"
		  "evol\xe2\x80\xac \xe2\x81\xa6iso\xe2\x81\xa9 \xc2\x9b"
		  "csi end\n");
	for (int i = 0; i < 1900; i++)
		buf_char(&b, 'y');
	buf_z(&b,
	      "\nFrom the start\n.\n..\n--=-- write above this line --=--\nendpress\n");
	house_write(&h, BOB, str_z(h.a, buf_str(&b)));
	house_round(&h);
	run_phase();
	struct str r = report_to(CAT), line;
	ck_assert(has(r, "bell"));
	for (size_t i = 0; i < r.n; i++)
		ck_assert(r.s[i] == '\n' || (unsigned char)r.s[i] >= ' ');
	ck_assert(!has(r, "\xe2\x80\xae") && !has(r, "\xe2\x81\xa6") &&
		  !has(r, "\xc2\x9b"));
	while (str_line(&r, &line)) {
		ck_assert_uint_le(str_columns(line), 76);
		ck_assert(!str_starts(line, "From ") && !str_starts(line, "."));
	}
	/* The one cut line is ours. */
	r = report_to(CAT);
	size_t cut = str_find(r, STR("--=--"));
	ck_assert(cut < str_find(r, STR("\n1 ")));
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("attack: press");
	TCase *t = tcase_create("press");
	tcase_set_timeout(t, 300);
	tcase_add_checked_fixture(t, open_up, shut);
	tcase_add_test(t, press_of_many_lines_does_not_look_like_press_of_another);
	tcase_add_test(t, nor_does_a_long_line_where_it_is_broken);
	tcase_add_test(t, grey_press_does_not_stand_between_what_its_writer_signed);
	tcase_add_test(t, the_order_of_grey_press_tells_not_who_came_first);
	tcase_add_test(t, no_field_of_a_letter_tells_who_wrote_the_grey_press_in_it);
	tcase_add_test(t, press_that_the_gm_quotes_back_is_no_word_of_the_gm);
	tcase_add_test(t, what_a_bounce_says_is_no_word_of_the_gm);
	tcase_add_test(t, no_key_leaves_in_press_however_it_is_written);
	tcase_add_test(t, nor_in_what_the_mail_program_packed);
	tcase_add_test(t, press_brings_no_control_no_direction_and_no_endless_line);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(suite)
