/* What of a letter is left unread is told in its receipt, in one paragraph; what a person wrote round it is read. Quotes of our own
 * letters, and signatures, are not worth a word.
 * SPDX-License-Identifier: ISC */
#include "tests/server/intake/letters_in.h"

static struct str receipt_of(const char *text)
{
	house_write(&h, 0, text);
	house_round(&h);
	return house_flat(&h, house_text(&h, house_last(&h, 0, "receipt")));
}

static bool has(struct str text, const char *words)
{
	return str_find(text, str_of(words)) != SIZE_MAX;
}

static const char bob[] =
	"From: Bob Example <bob@example.com>\nDate: Thu, 19 Nov 2026 21:02:11 +0000\n"
	"To: ann@example.org\nSubject: our pact\n\nI will ally with you.\n";

/* Each program's mark, none of which says where the other letter ends. */
static const char *const marks[] = {
	"---------- Forwarded message ---------",
	"Begin forwarded message:",
	"-------- Original Message --------",
	"-----Original Message-----",
	"-------- Weitergeleitete Nachricht --------",
	"-------- Message transféré --------",
};
enum { MARKS = sizeof marks / sizeof *marks };

START_TEST(the_receipt_of_press_tells_what_was_cut_off)
{
	struct str said = receipt_of(str_z(
		h.a,
		str_printf(
			h.a,
			"press to all\nLook what Bob wrote.\n\n%s\n%s\nDo not trust him.\n",
			marks[_i], bob)));

	ck_assert(has(said, "PRESS to all, 1 line"));
	/* The mark, four fields, one line of Bob's, one of Ann's. */
	ck_assert_msg(
		has(said, str_z(h.a, str_printf(h.a, "NOT READ: 7 lines from \"%s\" on",
						marks[_i]))),
		"%.*s", STR_ARG(said));
	ck_assert(has(said, "send them above it"));
}
END_TEST

START_TEST(orders_and_commands_below_a_forward_are_told_too)
{
	struct str said =
		receipt_of(str_z(h.a, str_printf(h.a, "%s\n%s\n%s\nfinal\n",
						 house_attack(&h, 0), marks[0], bob)));

	ck_assert_int_eq(slots_of(0), 1);
	ck_assert(has(said, "NOT READ: 7 lines from"));
}
END_TEST

START_TEST(what_stands_below_a_marked_forward_is_read)
{
	struct str said = receipt_of(str_z(
		h.a,
		str_printf(
			h.a,
			"press to all\nBob says:\n\nBegin forwarded message:\n\n> From: Bob\n> Subject: x\n>\n> attack me\n\n"
			"Who believes that?\nendpress\n%s",
			house_attack(&h, 0))));

	ck_assert_int_eq(slots_of(0), 1);
	ck_assert(!has(said, "NOT READ"));
	ck_assert(has(said,
		      "The quoted lines (behind \">\") are not part of your press."));
	for (int who = 1; who < HOUSE_PEOPLE; who++)
		house_write(&h, who, house_attack(&h, who));
	house_round(&h);
	house_run(&h);
	struct str report = house_text(&h, house_last(&h, 1, "report"));
	ck_assert(has(report, "Who believes that?"));
	ck_assert(!has(report, "attack me"));
}
END_TEST

START_TEST(a_letter_of_ours_below_the_answer_is_not_worth_a_word)
{
	static const char *const ways[] = {
		"\nOn Mon, 4 Mar 2030 at 10:00 kestrel <gm@example.org> wrote:\n\n",
		"\n-----Original Message-----\nFrom: kestrel\nSent: Monday\nTo: Ann\nSubject: report\n\n",
	};
	struct str report = house_text(&h, house_last(&h, 0, "report"));
	struct buf b = buf_in(h.a);
	struct str line;

	buf_printf(&b, "press to all\nHello.\nendpress\n%s%s", house_attack(&h, 0),
		   ways[_i % 2]);
	while (str_line(&report, &line))
		buf_printf(&b, "%s%.*s\n", _i < 2 ? "" : "> ", STR_ARG(line));
	buf_z(&b, "\n-- \nAnn\n+49 123\n");
	struct str said = receipt_of(str_z(h.a, buf_str(&b)));
	ck_assert_int_eq(slots_of(0), 1);
	ck_assert_msg(!has(said, "NOT READ") && !has(said, "quoted line"), "%.*s",
		      STR_ARG(said));
}
END_TEST

/* What goes out under their name is shown to them: also an order that was taken for a part of it. */
START_TEST(press_is_shown_as_it_was_taken)
{
	house_write(&h, 0, "press to blue: the second card is a Lasgun. I bid 5 on it.\n");
	house_round(&h);
	ck_assert(has(house_text(&h, house_last(&h, 0, "receipt")),
		      "\n  | the second card is a Lasgun. I bid 5 on it.\n"));
	house_write(&h, 0, "press to all\none\ntwo\nthree\nfour\nfive\nsix\nseven\nendpress\n");
	house_round(&h);
	ck_assert(has(house_text(&h, house_last(&h, 0, "receipt")),
		      "\n  | one\n  | two\n  | ...\n  | six\n  | seven\n"));
}
END_TEST

static const char mixed[] =
	"From: ann@example.org\r\nTo: %s\r\nMessage-ID: <parts@x>\r\nSubject: Re\r\n"
	"MIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary=m\r\n\r\n"
	"--m\r\nContent-Type: text/plain\r\n\r\n%s\r\n"
	"--m\r\n%s\r\n--m--\r\n";
static const struct {
	const char *part, *told;
} parts[] = {
	{"Content-Type: application/pdf; name=plan.pdf\r\nContent-Disposition: attachment; filename=plan.pdf\r\n\r\nattack\r\n",
	 "NOT READ: the attached file."},
	{"Content-Type: message/rfc822\r\n\r\nFrom: bob@x\r\nSubject: s\r\n\r\nattack\r\n",
	 "NOT READ: the attached letter."},
	{"Content-Type: text/plain\r\n\r\nfinal\r\n",
	 "NOT READ: a second text behind the first."},
	{"Content-Type: image/png; name=logo.png\r\nContent-Disposition: inline; filename=logo.png\r\n\r\nx\r\n",
	 NULL},
	{"Content-Type: application/pgp-signature; name=signature.asc\r\n\r\nx\r\n",
	 NULL},
};
enum { PARTS = sizeof parts / sizeof *parts };

START_TEST(parts_that_were_passed_over_are_told)
{
	house_drop(
		&h, NULL,
		str_printf(h.a, mixed, key_of(0), house_attack(&h, 0), parts[_i].part));
	house_round(&h);
	struct str said = house_flat(&h, house_text(&h, house_last(&h, 0, "receipt")));
	ck_assert_int_eq(slots_of(0), 1);
	if (parts[_i].told)
		ck_assert_msg(has(said, parts[_i].told), "%.*s", STR_ARG(said));
	else
		ck_assert_msg(!has(said, "NOT READ"), "%.*s", STR_ARG(said));
}
END_TEST

START_TEST(lines_beyond_the_limit_are_told)
{
	struct buf b = buf_in(h.a);

	buf_z(&b, house_attack(&h, 0));
	buf_z(&b, "\n");
	for (int i = 0; i < LETTER_LINES_MAX; i++)
		buf_z(&b, "\n");
	buf_z(&b, "final\n");
	ck_assert(has(receipt_of(str_z(h.a, buf_str(&b))),
		      "NOT READ: what is beyond 5000 lines or 256 kB."));
}
END_TEST

static Suite *make_suite(void)
{
	Suite *s = suite_create("left");
	TCase *t = tcase_create("left");

	tcase_set_timeout(t, 60);
	tcase_add_checked_fixture(t, open_up, shut);
	tcase_add_loop_test(t, the_receipt_of_press_tells_what_was_cut_off, 0, MARKS);
	tcase_add_test(t, orders_and_commands_below_a_forward_are_told_too);
	tcase_add_test(t, what_stands_below_a_marked_forward_is_read);
	tcase_add_loop_test(t, a_letter_of_ours_below_the_answer_is_not_worth_a_word, 0,
			    6);
	tcase_add_loop_test(t, parts_that_were_passed_over_are_told, 0, PARTS);
	tcase_add_test(t, press_is_shown_as_it_was_taken);
	tcase_add_test(t, lines_beyond_the_limit_are_told);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(make_suite)
