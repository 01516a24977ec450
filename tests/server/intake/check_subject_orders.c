/* Orders in the subject of a letter.
 * SPDX-License-Identifier: ISC */
#include "tests/check_main.h"

#include "schema/store/sql.h"
#include "tests/kit/house.h"

enum { ANN };

static struct house h;

static void open_up(void)
{
	house_begin(&h, "2030-03-04T09:00:00Z");
}
static void shut(void)
{
	house_close(&h);
}

/* Ann's letter; the text of its receipt. */
static struct str answered(const char *subject, const char *text)
{
	house_drop(
		&h, NULL,
		str_printf(
			h.a,
			"From: <%s>\r\nTo: <%.*s>\r\nMessage-ID: <subject.%d@x>\r\nSubject: %s\r\n\r\n%s",
			house_address[ANN], STR_MADE(h.a, house_key(&h, ANN)), h.n_in,
			subject, text));
	house_round(&h);
	return house_flat(&h, house_text(&h, house_last(&h, ANN, "receipt")));
}

static void has(struct str text, const char *words)
{
	ck_assert_msg(str_find(text, str_of(words)) != SIZE_MAX, "not in it: %s\n%.*s",
		      words, STR_ARG(text));
}

static void has_not(struct str text, const char *words)
{
	ck_assert_msg(str_find(text, str_of(words)) == SIZE_MAX, "in it: %s\n%.*s",
		      words, STR_ARG(text));
}

/* "attack blue 3 with 2 from 1", another planet, in the subject. */
static const char *attack(const char *before, int planet)
{
	char name[32];

	ck_assert_int_eq(sscanf(house_attack(&h, ANN), "attack %31s", name), 1);
	return str_z(h.a, str_printf(h.a, "%sattack %s %d with 2 from 1", before, name,
				     planet));
}

/* clang-format off */
static const struct { const char *before, *body; } below[] = {
	{"", ""},
	{"", "\r\n"},
	{"Re: ", "see subject\r\n"},
	{"RE: Re: ", "Thanks, Ann\r\n"},
	{"AW: ", "Sent from my iPhone\r\n"},
	{"Re: [KESTREL] ", "As in the subject.\r\n"},
	{"Orders: ", "\r\n-- \r\nAnn\r\n"},
};
/* clang-format on */

START_TEST(an_order_in_the_subject_counts)
{
	struct str text = answered(attack(below[_i].before, 3), below[_i].body);

	has(text, "1 order");
	ck_assert_int_eq(house_slots(&h, ANN), 1);
}
END_TEST

/* Ours, quoted back; a title; a greeting; something about the game. */
static const char *const titles[] = {
	"Re: [KESTREL] T1 P1 report - orders due Thu 7 Mar 20:00 UTC (Red)",
	"Re: [KESTREL] T1 P1 receipt 3 - ACCEPTED 1 order (Red)",
	"Orders",
	"my orders for turn 1",
	"Hello from Ann",
	"attack!",
	"Spring offensive",
	"Red's orders, T1 P1",
	"Good morning!",
	"Thank you for the report",
	"Updated moves",
	"kestrel",
	"Fwd: [KESTREL] T1 P1 report - orders due Thu 7 Mar 20:00 UTC (Red)",
	"AW: Re: [KESTREL] T1 P1 report - orders due Thu 7 Mar 20:00 UTC (Red)",
	"Undelivered: [KESTREL] T1 P1 report - orders due Thu 7 Mar 20:00 UTC (Red)",
	"[KESTREL] T1 P1 orders (Red)",
	"",
};

START_TEST(a_title_is_no_order_and_gives_no_note)
{
	struct str text =
		answered(titles[_i],
			 str_z(h.a, str_printf(h.a, "%s\r\n", house_attack(&h, ANN))));

	has(text, "ACCEPTED 1 order");
	has_not(text, "Not read");
	has_not(text, "not read");
	has_not(text, "Subject:");
	ck_assert_int_eq(house_slots(&h, ANN), 1);
}
END_TEST

/* A title of ours that would read as an order does nothing, whichever letter is answered. With other words it is one. */
static const struct {
	const char *subject, *more;
	bool answers, counts;
} answers[] = {
	{"Re: [KESTREL] ", "", true, false},
	{"Re: [KESTREL]  ", "", true, false},
	{"Re: [KESTREL] ", "", false, false},
	{"Fwd: [KESTREL] ", "", false, false},
	{"Re: ", "", true, true},
	{"Re: [KESTREL] ", " , 1 from 2", true, true},
};

START_TEST(the_title_of_the_letter_that_is_answered_orders_nothing)
{
	struct sent report = house_last(&h, ANN, "report");
	const char *order = attack("", 3);

	struct str id = str_slice(report.message_id, 1, report.message_id.n - 1);
	struct err err = {0};

	ck_assert(home_begin(&h.home, &err) &&
		  sql_run(h.home.store, &err,
			  "UPDATE outbox SET subject = ? WHERE message_id = ?", "ss",
			  str_printf(h.a, "[KESTREL] %s", order), id) &&
		  sql_changed(h.home.store) == 1 && home_end(&h.home, true, &err));
	house_drop(
		&h, NULL,
		str_printf(
			h.a,
			"From: <%s>\r\nTo: <%.*s>\r\nMessage-ID: <title@x>\r\nIn-Reply-To: <%.*s>\r\nSubject: %s%s%s\r\n\r\nthanks\r\n",
			house_address[ANN], STR_MADE(h.a, house_key(&h, ANN)),
			STR_ARG(answers[_i].answers ? id : STR("another@x")),
			answers[_i].subject, order, answers[_i].more));
	house_round(&h);
	ck_assert_int_eq(house_slots(&h, ANN), answers[_i].counts);
}
END_TEST

/* What people write into a subject, and what they are told of it: whatever stands below. `%s` is the system that they may attack,
 * `%r` the subject of their report; an order stands already. */
/* clang-format off */
static const struct { const char *subject, *told; } subjects[] = {
	{"attack %s 3 with 2 from 1", "attack %s 3"},
	{"attak %s 3 with 2 from 1", "attak"},
	{"I'd like to attack %s 3 with 2 from 1", "attack %s 3"},
	{"Orders: attack %s 3 with 2 from 1", "attack %s 3"},
	{"perhaps attack %s 3 with 2 from 1", "perhaps attack"},
	{"attack %s 3 with 2 from 9", "with 2 from 9"},
	{"attack %s 3 or %s 5 with 2 from 1", "3 or "},
	{"attack %s", "Subject: attack"},
	{"attack somebody, please", "Subject: attack somebody"},
	{"I will not attack anybody", "I will not attack anybody"},
	{"limbo 1 to 4 please", "limbo 1 to 4"},
	{"forget the attack", "taken back|[new]|[was"},
	{"clear", "taken back|[new]|[was"},
	{"please wait", "WAIT"},
	{"wait", "set to WAIT"},
	{"final", "FINAL"},
	{"I resign", "RESIGN"},
	{"resign", "RESIGN"},
	{"I am away until Friday", "away until Friday"},
	{"absent 8 March to 12 March 2030", "ABSENT"},
	{"status", "STATUS of game"},
	{"HELP attack", "attack"},
	{"Fwd: HELP", "HELP"},
	{"why", "WHY"},
	{"timezone Berlin", "Europe/Berlin"},
	{"To Bob: hello there", "hello there"},
	{"press to all: hello there", "hello there"},
	{"GM: may I see the rules of this game?", "GM"},
	{"yes", "YES"},
	{"No", "NO"},
	{"yes please", "YES"},
	{"I need one more day", "I need one more day"},
	{"Can we have one more day?", "Can we have one more day?"},
	{"Question: may I see the rules?", "may I see the rules?"},
	{"Bob has promised me not to come", "Bob has promised me not to come"},
	{"What is a Flare?", "What is a Flare?|without Flares"},
	{"Plague, anyone?", "Plague, anyone?"},
	{"my brother reads my mail next week", "my brother reads my mail next week"},
	{"Re: please give me my seat back", "please give me my seat back"},
	{"[KESTREL] the deadline is too short for me", "the deadline is too short for me"},
	{"Re: %r no", "NO"},
	{"Re: %r attack %s 3 with 2 from 1", "attack %s 3"},
	{"Re: %r I need one more day", "I need one more day"},
	{"no more of this, it is too hard for me (was: [KESTREL] T1 P1 report)", "no more of this"},
};
static const char *const bodies[] = {
	"", "Thanks\r\n", "\r\n-- \r\nAnn\r\nTel. +49 30 1234567\r\n", NULL,
};
/* clang-format on */
enum {
	N_SAID = sizeof subjects / sizeof *subjects,
	N_BODIES = sizeof bodies / sizeof *bodies
};

static const char *filled(const char *format)
{
	struct buf b = buf_in(h.a);
	char name[32];

	ck_assert_int_eq(sscanf(house_attack(&h, ANN), "attack %31s", name), 1);
	for (const char *p = format; *p; p++)
		if (strncmp(p, "%s", 2) == 0)
			buf_z(&b, name), p++;
		else if (strncmp(p, "%r", 2) == 0)
			buf_add(&b, house_last(&h, ANN, "report").subject), p++;
		else
			buf_char(&b, *p);
	return str_z(h.a, buf_str(&b));
}

/* The newest of all letters that came back, flat and in small letters. */
static struct str small(struct str text)
{
	struct buf b = buf_in(h.a);

	for (size_t i = 0; i < text.n; i++)
		buf_char(&b, ascii_lower(text.s[i]));
	return buf_str(&b);
}

/* Is one of the words in it that stand between bars? */
static bool is_told(struct str text, struct str among)
{
	struct str one;

	while ((one = str_until(&among, '|')).n)
		if (str_find(text, small(one)) != SIZE_MAX)
			return true;
	return false;
}

START_TEST(nothing_that_is_said_in_a_subject_vanishes)
{
	const char *subject = filled(subjects[_i / N_BODIES].subject),
		   *told = filled(subjects[_i / N_BODIES].told),
		   *body = bodies[_i % N_BODIES], *order = house_attack(&h, ANN);

	(void)answered("", str_z(h.a, str_printf(h.a, "%s\r\n", attack("", 4))));
	struct str text = small(answered(
		subject, body ? body : str_z(h.a, str_printf(h.a, "%s\r\n", order))));
	has(text, "receipt 3"); /* JOIN, the order, and this one */
	ck_assert_msg(is_told(text, str_of(told)), "nothing of: %s\n%.*s", subject,
		      STR_ARG(text));
}
END_TEST

/* Both say the same, or speak of different things. */
START_TEST(the_subject_and_the_letter_count_together)
{
	const char *one = attack("", 3);
	struct str text = answered(one, str_z(h.a, str_printf(h.a, "%s\r\n", one)));

	has_not(text, "refused");
	ck_assert_int_eq(house_slots(&h, ANN), 1);
}
END_TEST

START_TEST(where_they_contradict_each_other_neither_counts)
{
	struct str text = answered(
		attack("", 3), str_z(h.a, str_printf(h.a, "%s\r\n", attack("", 4))));

	has(text, "2 lines refused");
	ck_assert_int_eq(house_slots(&h, ANN), 0);
}
END_TEST

/* As a phone sends it: the subject rewritten, nothing written above our letter, which is quoted whole. What the subject says is
 * asked about, for Red 1 has less than four tokens for it; a person sent the letter. */
START_TEST(an_order_above_a_whole_letter_of_ours_is_answered)
{
	struct sent report = house_last(&h, ANN, "report");
	struct buf b = buf_in(h.a);
	struct str text = house_text(&h, report), line;

	buf_z(&b, "\r\nOn Mon, 4 Mar 2030 at 09:00, Postal GM wrote:\r\n");
	while (str_line(&text, &line))
		buf_printf(&b, "> %.*s\r\n", STR_ARG(line));
	for (int more = 0; more < 2; more++) {
		int before = house_count(&h, ANN, "receipt");
		const char *subject = attack("Re: ", 3);
		(void)answered(
			more ? str_z(h.a, str_printf(h.a, "%s, 6 from 2", subject))
			     : subject,
			str_z(h.a, buf_str(&b)));
		ck_assert_int_eq(house_count(&h, ANN, "receipt"), before + 1);
	}
}
END_TEST

/* "HELP" from a phone whose owner writes in the subject alone. */
START_TEST(a_command_in_the_subject_of_a_letter_without_text_is_answered)
{
	static const struct {
		const char *subject, *told;
	} said[] = {
		{"HELP", "ANSWER to HELP"},        {"Re: status", "ANSWER to STATUS"},
		{"help attack", "ANSWER to HELP"}, {"wait", "WAIT taken"},
		{"Fwd: Final", "FINAL taken"},
	};

	for (size_t i = 0; i < sizeof said / sizeof *said; i++)
		has(answered(said[i].subject, i % 2 ? "\r\n" : ""), said[i].told);
	has(answered("wait", "Thank you for the report!\r\n"), "WAIT taken");
	/* The thread of an earlier letter of theirs says it no second time. */
	has(answered("Re: wait", "Thank you for the report!\r\n"), "| Subject: wait");
}
END_TEST

START_TEST(who_is_invited_may_answer_in_the_subject)
{
	house_close(&h);
	house_open(&h, "2030-03-04T09:00:00Z");
	house_invite(&h);
	has(answered("JOIN", ""), "JOINED");
}
END_TEST

static Suite *make_suite(void)
{
	Suite *s = suite_create("orders in the subject");
	TCase *t = tcase_create("subjects");

	tcase_add_checked_fixture(t, open_up, shut);
	tcase_add_loop_test(t, an_order_in_the_subject_counts, 0,
			    sizeof below / sizeof *below);
	tcase_add_loop_test(t, a_title_is_no_order_and_gives_no_note, 0,
			    sizeof titles / sizeof *titles);
	tcase_add_loop_test(t, the_title_of_the_letter_that_is_answered_orders_nothing,
			    0, sizeof answers / sizeof *answers);
	tcase_add_loop_test(t, nothing_that_is_said_in_a_subject_vanishes, 0,
			    N_SAID * N_BODIES);
	tcase_add_test(t, the_subject_and_the_letter_count_together);
	tcase_add_test(t, where_they_contradict_each_other_neither_counts);
	tcase_add_test(t, an_order_above_a_whole_letter_of_ours_is_answered);
	tcase_set_timeout(t, 60);
	tcase_add_test(t,
		       a_command_in_the_subject_of_a_letter_without_text_is_answered);
	tcase_add_test(t, who_is_invited_may_answer_in_the_subject);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(make_suite)
