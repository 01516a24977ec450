/* Orders that somebody types into the letter of ours that they quote: never orders by themselves, and asked about, however the mail
 * program marks what it quotes. A letter of ours that comes back as it was asks nothing (check_fed_back.c).
 * SPDX-License-Identifier: ISC */
#include "tests/server/intake/questions_kit.h"

enum way { MARKED, OUTLOOK, HTML, N_WAYS };

static void add_html(struct buf *b, struct str line)
{
	for (size_t i = 0; i < line.n; i++)
		if (line.s[i] == '<')
			buf_z(b, "&lt;");
		else if (line.s[i] == '&')
			buf_z(b, "&amp;");
		else
			buf_char(b, line.s[i]);
	buf_z(b, "<br>\r\n");
}

/* An answer to that letter which quotes it, with `typed` in the place of its first line that begins so, and `top` above all. */
static void write_into(int who, struct sent to, enum way way, const char *top,
		       const char *line_begins, const char *typed)
{
	struct str text = house_text(&h, to), line;
	struct buf b = buf_in(h.a);
	bool placed = false;

	buf_printf(
		&b,
		"From: <%s>\r\nTo: <%.*s>\r\nMessage-ID: <typed.%d@x>\r\nSubject: Re: %.*s\r\nMIME-Version: 1.0\r\nContent-Type: text/%s; charset=utf-8\r\n\r\n%s\r\n",
		house_address[who], STR_ARG(to.reply_to), h.n_in, STR_ARG(to.subject),
		way == HTML ? "html" : "plain", top);
	buf_z(&b,
	      way == MARKED
		      ? "On Mon, 4 Mar 2030 at 10:00, The House <gm@example.org> wrote:\r\n"
	      : way == OUTLOOK
		      ? "From: The House <gm@example.org>\r\nSent: Monday, March 4, 2030 10:00 AM\r\nTo: you\r\nSubject: report\r\n\r\n"
		      : "<div class=\"gmail_quote\"><div class=\"gmail_attr\">On Mon, 4 Mar 2030 at 10:00, The House &lt;gm@example.org&gt; wrote:<br></div><blockquote class=\"gmail_quote\">");
	while (str_line(&text, &line)) {
		if (!placed && str_starts(str_trim(line), line_begins)) {
			line = str_of(typed);
			placed = true;
		}
		if (way == HTML)
			add_html(&b, line);
		else
			buf_printf(&b, "%s%.*s\r\n", way == MARKED ? "> " : "",
				   STR_ARG(line));
	}
	ck_assert_msg(placed, "no line begins with: %s", line_begins);
	house_drop(&h, NULL, buf_str(&b));
	house_round(&h);
}

static struct sent last_to(int who)
{
	return house_last(&h, who, "");
}

static const struct {
	const char *top, *typed; /* behind "attack COLOUR" */
	const char *asked;       /* NULL: nothing */
} rows[] = {
	{"", " 3 with 2 from 1", "with 2 from Red 1"},
	{"My moves are in blue below.", " 3 with 2 from 1, 1 from 2",
	 "with 2 from Red 1, 1 from Red 2"},
	{"", " 4 with 2 from 3, __ from __", "with 2 from Red 3"},
	{"see below", " 99 with 2 from 1", NULL},
	{"see below", " sounds like a nice idea to me", NULL},
	{"see below", " __ with __ from __, __ from __", NULL},
};
enum { ROWS = sizeof rows / sizeof *rows };

static void try_row(int row, enum way way)
{
	struct sent report = house_last(&h, ANN, "report");
	const char *form = str_z(h.a, str_printf(h.a, "attack %s __", system_of(ANN)));

	receipt(ANN, "NO ALL\nclear\n");
	write_into(ANN, report, way, rows[row].top, form,
		   str_z(h.a, str_printf(h.a, "  attack %s%s", system_of(ANN),
					 rows[row].typed)));
	struct sent r = last_to(ANN);
	ck_assert_int_eq(house_slots(&h, ANN), 0);
	if (!rows[row].asked) {
		has_not(r, "I understood");
		has(r, "at the very top");
		return;
	}
	has(r, "1 QUESTION");
	has(r, rows[row].asked);
	has(r, "Next time write at the very top");
	has_not(r, "is not read.");
	has_not(r, "blue below");
	answer(ANN, house_last(&h, ANN, "receipt"), "YES");
	ck_assert_int_eq(house_slots(&h, ANN), 1);
}

START_TEST(orders_typed_into_a_quoted_report_are_asked_about)
{
	for (int way = 0; way < N_WAYS; way++)
		try_row(0, (enum way)way);
	for (int row = 1; row < ROWS; row++)
		try_row(row, (enum way)(row % N_WAYS));
}
END_TEST

/* A letter that brings something by itself is read as ever. */
START_TEST(what_is_typed_below_orders_is_not_looked_at)
{
	const char *form = str_z(h.a, str_printf(h.a, "attack %s __", system_of(ANN)));

	write_into(ANN, house_last(&h, ANN, "report"), (enum way)_i,
		   house_attack(&h, ANN), form,
		   str_z(h.a, str_printf(h.a, "  attack %s 5 with 1 from 4",
					 system_of(ANN))));
	has(last_to(ANN), "ACCEPTED 1 order");
	has_not(last_to(ANN), "QUESTION");
	ck_assert_int_eq(n_open(ANN), 0);
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("typed into a quote");
	TCase *t = tcase_create("typed");

	tcase_add_checked_fixture(t, open_up, shut);
	tcase_add_test(t, orders_typed_into_a_quoted_report_are_asked_about);
	tcase_add_test(t, what_is_typed_below_orders_is_not_looked_at);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(suite)
