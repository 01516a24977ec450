/* Every letter of ours comes back: as it was sent, quoted, forwarded, attached, as HTML,
 * or with its text alone; from its reader and to their key, so that nothing but the cut
 * line, the quotes and the header are between it and the rules. Not one gives an
 * order, a command or press, and no answer is answered again.
 * SPDX-License-Identifier: ISC */
#include "tests/check_main.h"

#include <string.h>

#include "rules/cosmic/table/view.h"
#include "schema/mail/inbox.h"
#include "server/game/position.h"
#include "server/phase/game_start.h"
#include "tests/kit/house.h"
#include "tests/kit/scribble.h"

enum { PHASES = 4, SAMPLE = 6 }; /* a whole turn */

static struct house h;

/* The text of a letter ------------------------------------------------------ */

/* As its reader sees it: quoted-printable undone, lines end in LF. */
static struct str text_of(struct sent s)
{
	return house_text(&h, s);
}

static struct str with_prefix(struct str text, const char *prefix)
{
	struct buf b = buf_in(h.a);
	struct str line;

	while (str_line(&text, &line))
		buf_printf(&b, "%s%.*s\n", prefix, STR_ARG(line));
	return buf_str(&b);
}

/* Each line between two pieces of HTML. */
static struct str as_html(struct str text, const char *before, const char *after)
{
	struct buf b = buf_in(h.a);
	struct str line;

	while (str_line(&text, &line)) {
		buf_z(&b, before);
		for (size_t i = 0; i < line.n; i++)
			if (line.s[i] == '<')
				buf_z(&b, "&lt;");
			else if (line.s[i] == '&')
				buf_z(&b, "&amp;");
			else
				buf_char(&b, line.s[i]);
		buf_z(&b, after);
	}
	return buf_str(&b);
}

/* The ways it comes back ---------------------------------------------------- */

#define PLAIN "text/plain; charset=utf-8"
#define HTML "text/html; charset=utf-8"

struct back {
	const char *type;
	struct str body;
};

static struct str join(const char *head, struct str body, const char *tail)
{
	return str_printf(h.a, "%s%.*s%s", head, STR_ARG(body), tail);
}

static struct back text_alone(struct sent s)
{
	return (struct back){PLAIN, text_of(s)};
}

static struct back quoted(struct sent s)
{
	return (struct back){
		PLAIN,
		join("On Mon, 4 Mar 2030 at 10:00, PostalGM <gm@example.org> wrote:\n\n",
		     with_prefix(text_of(s), "> "), "")};
}

static struct back forwarded(struct sent s)
{
	return (struct back){
		PLAIN,
		join("---------- Forwarded message ---------\nFrom: PostalGM <gm@example.org>\nDate: Mon, 4 Mar 2030\nSubject: report\n"
		     "To: you\n\n\n",
		     text_of(s), "")};
}

static struct back attached(struct sent s)
{
	return (struct back){"multipart/mixed; boundary=fed-back",
			     join("--fed-back\nContent-Type: message/rfc822\n\n",
				  s.bytes, "\n--fed-back--\n")};
}

static struct back html_quote(struct sent s)
{
	return (struct back){
		HTML,
		join("<div class=gmail_quote>On Mon, 4 Mar 2030, PostalGM &lt;gm@example.org&gt; wrote:<br><blockquote>",
		     as_html(text_of(s), "", "<br>\n"), "</blockquote></div>")};
}

static struct back html_lines(struct sent s)
{
	return (struct back){HTML, as_html(text_of(s), "<div>", "</div>\n")};
}

static struct back html_run_together(struct sent s)
{
	return (struct back){HTML, as_html(text_of(s), "", "\n")};
}

static struct back indented(struct sent s)
{
	return (struct back){PLAIN, with_prefix(text_of(s), "    ")};
}

static struct back (*const ways[])(struct sent) = {
	text_alone, quoted,     forwarded,         attached,
	html_quote, html_lines, html_run_together, indented,
};
enum { N_WAYS = sizeof ways / sizeof *ways };

static struct str key[HOUSE_PEOPLE]; /* their newest */

static void send_back(int who, struct back b)
{
	house_drop(
		&h, NULL,
		str_printf(h.a,
			   "From: <%s>\r\nTo: %.*s\r\nSubject: Re: game\r\n"
			   "Message-ID: <back.%d@example.org>\r\nMIME-Version: 1.0\r\n"
			   "Content-Type: %s\r\n\r\n%.*s",
			   house_address[who], STR_ARG(key[who]), h.n_in, b.type,
			   STR_ARG(b.body)));
}

/* Fates --------------------------------------------------------------------- */

static int person_of(struct sent s)
{
	for (int who = 0; who < HOUSE_PEOPLE; who++)
		if (str_find(s.to, str_of(house_address[who])) != SIZE_MAX)
			return who;
	return -1;
}

/* None of the letters of the inbox from number `first` on did anything. */
static void nothing_happened(int64_t first)
{
	static const enum inbox_verdict harmless[] = {SETTLED_NOTHING, SETTLED_REFUSED,
						      SETTLED_UNREAD, SETTLED_SILENCE,
						      SETTLED_DUPLICATE};
	struct inbox *list;
	struct err err = {0};
	int n;

	ck_assert_msg(
		inbox_list(h.home.store, h.a, INBOX_STATES, 100000, &list, &n, &err),
		"%s", err.text);
	for (int i = 0; i < n; i++) {
		bool good = list[i].id <= first;
		for (size_t k = 0; k < sizeof harmless / sizeof *harmless; k++)
			good |= list[i].verdict == harmless[k];
		ck_assert_msg(good, "letter %lld (%.*s): %s", (long long)list[i].id,
			      STR_ARG(list[i].name),
			      inbox_verdict_name(list[i].verdict));
	}
}

static int64_t newest_letter(void)
{
	struct inbox *list;
	struct err err = {0};
	int n;
	int64_t most = 0;

	ck_assert(inbox_list(h.home.store, h.a, INBOX_STATES, 100000, &list, &n, &err));
	for (int i = 0; i < n; i++)
		most = list[i].id > most ? list[i].id : most;
	return most;
}

/* As it was sent, to the GM's address and to the key. */
static void feed_raw(const struct sent *s, int n)
{
	struct sent *answers;

	for (int i = 0; i < n; i++)
		house_drop(&h, NULL, s[i].bytes);
	house_round(&h);
	ck_assert_int_eq(house_sent(&h, &answers), 0);
}

/* Returns the answers: one for each at most. */
static int feed(const struct sent *s, int n, struct sent **answers)
{
	int n_fed = 0;

	/* A letter without content is not answered twice in a row. A command lets the
	 * count begin anew. */
	for (int who = 0; who < HOUSE_PEOPLE; who++)
		house_write(&h, who, "status\n");
	house_round(&h);
	(void)house_sent(&h, answers);
	int64_t first = newest_letter();
	for (int who = 0; who < HOUSE_PEOPLE; who++)
		key[who] = house_key(&h, who);
	feed_raw(s, n);
	for (int i = 0; i < n; i++)
		for (int w = 0; w < N_WAYS && person_of(s[i]) >= 0; w++, n_fed++)
			send_back(person_of(s[i]), ways[w](s[i]));
	house_round(&h);
	nothing_happened(first);
	int n_answers = house_sent(&h, answers);
	ck_assert_int_le(n_answers, n_fed);
	ck_assert_int_gt(n_answers, 0); /* the keys were good */
	return n_answers;
}

/* All that went out since the last time, and then a few of the answers to it. */
static void feed_everything(void)
{
	struct sent *s, *answers, *more;
	int n = house_sent(&h, &s);

	ck_assert_int_gt(n, 0);
	n = feed(s, n, &answers);
	feed(answers, n < SAMPLE ? n : SAMPLE, &more);
	house_pass(&h, 60);
}

static void play_a_phase(struct dice *d)
{
	struct position *p = arena_new(h.a, struct position);
	struct err err = {0};
	struct game g = house_game(&h);

	ck_assert(position_load(&h.home, h.a, &g, g.phase_no, p, &err));
	for (int who = 0; who < HOUSE_PEOPLE; who++) {
		struct ce_view *v = arena_new(h.a, struct ce_view);
		struct buf b = buf_in(h.a);
		ce_view_make(p->state, who, v);
		scribble_orders(d, v, dice_below(d, 2), &b);
		buf_z(&b, "press to all: attack green 3 with 2 from 1\nlimbo 1 to 2\n");
		house_write(&h, who, str_z(h.a, buf_str(&b)));
	}
	house_round(&h);
	feed_everything(); /* the receipts */
	h.now = house_game(&h).deadline;
	house_pass(&h, 0);
	house_round(&h);
	ck_assert_int_eq(house_game(&h).phase_no, g.phase_no + 1);
	feed_everything(); /* the reports */
}

START_TEST(no_letter_of_ours_that_comes_back_does_anything)
{
	struct dice d = {.state = 5};

	house_open(&h, "2030-03-04T09:00:00Z");
	h.home.config.limits.letters_per_hour = 1000000;
	house_invite(&h);
	feed_everything();
	for (int i = 0; i < HOUSE_PEOPLE; i++)
		house_write(&h, i, "join\n");
	house_round(&h);
	feed_everything();
	struct err err = {0};
	ck_assert_msg(game_start(&h.home, h.a, STR("kestrel"), &err), "%s", err.text);
	house_round(&h);
	feed_everything();
	for (int i = 0; i < PHASES; i++)
		play_a_phase(&d);
	house_close(&h);
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("fed back");
	TCase *t = tcase_create("fed back");
	tcase_set_timeout(t, 300);
	tcase_add_test(t, no_letter_of_ours_that_comes_back_does_anything);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(suite)
