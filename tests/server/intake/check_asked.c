/* Questions about commands: RESIGN and its like are done by an answer to the very receipt that asked, and by no other
 * YES; orders that come later drop what they speak against; and what is open is listed until it is answered.
 * SPDX-License-Identifier: ISC */
#include "tests/server/intake/questions_kit.h"

#include "server/phase/phase_byhand.h"

#define THUMB "\xf0\x9f\x91\x8d"

/* The ways to say yes without meaning much. */
static const char *const nods[] = {"ok", "yes", "ok thanks", THUMB, "Yes please!"};
enum { N_NODS = sizeof nods / sizeof *nods };

/* What the house asks about as a command; the word by which it is listed. */
static const struct {
	const char *text, *listed;
} commands[] = {
	{"I resign\n", "(resign)"},
	{"vacation 24 Nov to 26 Nov\n", "(absent 24 Nov to 26 Nov)"},
	{"out of office 1 Dec - 5 Dec\n", "(absent 1 Dec to 5 Dec)"},
	{"please do not start early\n", "(wait)"},
};
enum { RESIGN, WAIT = 3, N_COMMANDS = sizeof commands / sizeof *commands };

/* Letters that ask nothing, and say nothing of these commands. */
static const char *const others[] = {"status\n", "help attack\n",
				     "press to all: hello\n", "play plague on blue\n",
				     "preview\n"};
enum { AN_ORDER = 3, N_OTHERS = sizeof others / sizeof *others };

static int number_of(struct sent r)
{
	size_t at = str_find(r.subject, STR("receipt "));
	int n;

	ck_assert_uint_ne(at, SIZE_MAX);
	ck_assert_int_eq(sscanf(str_z(h.a, str_slice(r.subject, at, r.subject.n)),
				"receipt %d", &n),
			 1);
	return n;
}

static const char *yes_to(const char *word, int receipt)
{
	return str_z(h.a, str_printf(h.a, "%s %d\n", word, receipt));
}

/* The state of the question that this receipt asked. */
static enum question_state state_of(int who, int receipt)
{
	struct question *list;
	struct seat *seats;
	struct err err = {0};
	int n, n_seats;

	ck_assert(seats_list(h.home.store, h.a, house_game(&h).id, &seats, &n_seats,
			     &err));
	ck_assert(questions_list(h.home.store, h.a, seats[who].id, receipt, &list, &n,
				 &err));
	for (int i = 0; i < n; i++)
		if (list[i].kind == QUESTION_ASKED)
			return list[i].state;
	ck_abort_msg("receipt %d asked nothing", receipt);
}

static bool leaves(int who)
{
	struct seat *seats;
	struct err err = {0};
	int n;

	ck_assert(seats_list(h.home.store, h.a, house_game(&h).id, &seats, &n, &err));
	return seats[who].leaving || seats[who].resigned;
}

static int ask(int who, int command)
{
	int n = number_of(receipt(who, commands[command].text));

	ck_assert_int_eq(state_of(who, n), QUESTION_OPEN);
	return n;
}

/* An answer whose subject the writer changed: the header alone tells what it answers. */
static struct sent answer_by_header(int who, struct sent to, const char *words)
{
	house_drop(
		&h, NULL,
		str_printf(
			h.a,
			"From: <%s>\r\nTo: <%.*s>\r\nMessage-ID: <by.%d@x>\r\nIn-Reply-To: %.*s\r\nSubject: my answer\r\n\r\n%s\r\n",
			house_address[who], STR_ARG(to.reply_to), h.n_in,
			STR_ARG(to.message_id), words));
	house_round(&h);
	return house_last(&h, who, "receipt");
}

/* ------------------------------------------------------------------------- */

/* Each command x each later letter x each nod: nothing is done, and it is said which receipt asked. */
START_TEST(a_nod_under_a_letter_that_asked_nothing_does_no_command)
{
	int c = _i / N_OTHERS, o = _i % N_OTHERS, asked = ask(ANN, c);

	if (c == RESIGN && o == AN_ORDER)
		return; /* that one drops the question */
	struct sent later = receipt(ANN, others[o]);
	has(later, "Still open:");
	has(later, str_z(h.a, str_printf(h.a, "your YES or NO to receipt %d %s", asked,
					 commands[c].listed)));
	for (int i = 0; i < N_NODS; i++) {
		bool header = i % 2;
		struct sent r = header ? answer_by_header(ANN, later, nods[i])
				       : answer(ANN, later, nods[i]);
		has(r, "nothing was done");
		has(r, str_z(h.a, str_printf(h.a, "Receipt %d did: reply YES %d", asked,
					     asked)));
		ck_assert_int_eq(state_of(ANN, asked), QUESTION_OPEN);
		later = i == 2 ? r : later; /* and under the answer to that */
	}
	ck_assert(!leaves(ANN));
	receipt(ANN, yes_to("yes", asked));
	ck_assert_int_eq(state_of(ANN, asked), QUESTION_YES);
	ck_assert_int_eq(leaves(ANN), c == RESIGN);
}
END_TEST

/* So under a report, and in a letter that answers none of ours. */
START_TEST(a_nod_under_a_report_or_alone_does_no_command)
{
	struct sent report = house_last(&h, ANN, "report");
	int asked = ask(ANN, _i);

	for (int i = 0; i < N_NODS; i++) {
		has(answer(ANN, report, nods[i]), "nothing was done");
		has(answer_by_header(ANN, report, nods[i]), "nothing was done");
		has(receipt(ANN, str_z(h.a, str_printf(h.a, "%s\n", nods[i]))),
		    "nothing was done");
		ck_assert_int_eq(state_of(ANN, asked), QUESTION_OPEN);
	}
	ck_assert(!leaves(ANN));
	receipt(ANN, yes_to("no", asked));
	ck_assert_int_eq(state_of(ANN, asked), QUESTION_NO);
}
END_TEST

/* The receipt that asked is answered by its subject or by its id, whatever came between. */
START_TEST(a_yes_to_the_very_receipt_does_the_command)
{
	int c = _i / 2;
	struct sent asks = receipt(BOB, commands[c].text);

	receipt(BOB, "status\n");
	if (_i % 2)
		answer_by_header(BOB, asks, "ok");
	else
		answer(BOB, asks, "ok");
	ck_assert_int_eq(state_of(BOB, number_of(asks)), QUESTION_YES);
	ck_assert_int_eq(leaves(BOB), c == RESIGN);
}
END_TEST

/* Who orders afterwards stays; the letter that waits for a confirm is told so too. */
START_TEST(orders_drop_the_question_about_resigning)
{
	static const char *const tries[] = {"", "attack nowhere with 3\n", "perhaps "};

	for (size_t i = 0; i < sizeof tries / sizeof *tries; i++) {
		int asked = ask(CAT, RESIGN);
		struct sent confirm = house_last(&h, CAT, "please confirm");
		struct sent r = receipt(
			CAT,
			str_z(h.a, str_printf(h.a, "On second thoughts I stay.\n%s%s",
					      tries[i],
					      i == 1 ? "" : house_attack(&h, CAT))));
		has(r,
		    str_z(h.a,
			  str_printf(
				  h.a,
				  "the question of receipt %d whether you resign is dropped",
				  asked)));
		has_not(r, "(resign)");
		ck_assert_int_eq(state_of(CAT, asked), QUESTION_REPLACED);
		for (int k = 0; k < N_NODS; k++)
			answer(CAT, r, nods[k]);
		receipt(CAT, yes_to("yes", asked));
		answer_by_header(CAT, confirm, "confirm");
		ck_assert(!leaves(CAT));
		receipt(CAT, "no\n");
		receipt(CAT, "clear\n");
	}
	ck_assert_int_gt(house_count(&h, CAT, "you have not resigned"), 0);
	/* A confirm of what is still asked does it. */
	ask(CAT, RESIGN);
	answer_by_header(CAT, house_last(&h, CAT, "please confirm"), "confirm");
	ck_assert(leaves(CAT));
}
END_TEST

START_TEST(a_no_drops_the_letter_that_waits_for_a_confirm_too)
{
	int asked = ask(DAN, RESIGN);
	struct sent confirm = house_last(&h, DAN, "please confirm");

	receipt(DAN, yes_to("no", asked));
	answer_by_header(DAN, confirm, "confirm");
	ck_assert(!leaves(DAN));
	has(house_last(&h, DAN, "you have not resigned"), "write RESIGN");
}
END_TEST

/* RESIGN may be answered in a later phase, and is listed there; FINAL and WAIT were about theirs. */
START_TEST(a_command_for_the_phase_ends_with_it_and_resign_is_listed_on)
{
	int resigns = ask(DAN, RESIGN), waits = ask(ANN, WAIT);
	struct err err = {0};

	for (int i = ANN; i <= CAT; i++)
		house_write(&h, i, house_attack(&h, i));
	house_round(&h);
	ck_assert_msg(
		phase_allow_random(&h.home, h.a, STR("kestrel"), STR("yellow"), &err),
		"%s", err.text);
	house_run(&h);
	ck_assert_int_eq(house_game(&h).phase, 2);
	has(receipt(DAN, "status\n"),
	    str_z(h.a,
		  str_printf(h.a, "your YES or NO to receipt %d (resign)", resigns)));
	has(receipt(ANN, yes_to("yes", waits)), "nothing was done");
	has_not(house_last(&h, ANN, "receipt"), "You are set to WAIT");
	has(receipt(DAN, yes_to("yes", resigns)), "You have resigned");
}
END_TEST

/* As people write to a list: a player is asked, and nobody is put out for a word. */
START_TEST(words_that_end_a_subscription_ask_about_leaving)
{
	static const char *const words[] = {"leave\n", "Unsubscribe\n",
					    "unsubscribe me please\n"};

	for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
		struct sent r = receipt(DAN, words[i]);
		has(r, "Reply YES to resign, or NO to drop it");
		has(r, "(resign)");
		ck_assert_int_eq(leaves(DAN), 0);
	}
}
END_TEST

/* In the middle of a phase it may mean that the phase shall stop, which is the contrary of giving up the seat. */
START_TEST(stop_names_both_words_that_it_may_mean)
{
	static const char *const words[] = {"STOP\n", "Stop!\n", "stop please\n"};

	for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
		struct sent r = receipt(DAN, words[i]);
		has(r, "`wait` holds the phase, `resign` leaves");
		has_not(r, "Reply YES");
		ck_assert_int_eq(leaves(DAN), 0);
	}
}
END_TEST

/* Orders ------------------------------------------------------------------ */

/* A later receipt lists what is open: if that is the order alone, a nod answers it there. */
START_TEST(a_nod_to_a_later_receipt_sends_the_order_that_it_lists)
{
	for (int i = 0; i < N_OTHERS; i++) {
		if (i == AN_ORDER)
			continue;
		receipt(ANN, perhaps(ANN, 1 + i));
		struct sent r = answer(ANN, receipt(ANN, others[i]), nods[i % N_NODS]);
		has(r, "ACCEPTED 1 order");
		ck_assert_int_eq(house_slots(&h, ANN), 1);
		receipt(ANN, "clear\n");
	}
}
END_TEST

/* Where a line was refused besides, the order is asked about again, so that the next yes is one to a receipt that asks. */
START_TEST(a_nod_above_a_refused_line_has_the_order_asked_again)
{
	for (int i = 0; i < N_NODS; i++) {
		int asked = number_of(receipt(ANN, perhaps(ANN, 1 + i)));
		struct sent later = receipt(ANN, others[AN_ORDER]);
		struct sent r = answer(ANN, later, nods[i]);
		ck_assert_int_eq(house_slots(&h, ANN), 0);
		has(r, "nothing was done");
		has(r, "1 QUESTION");
		has(r, "Reply YES to send it");
		/* The number of the first receipt still answers it. */
		r = i % 2 ? answer(ANN, r, "yes") : receipt(ANN, yes_to("yes", asked));
		has(r, "ACCEPTED 1 order");
		ck_assert_int_eq(house_slots(&h, ANN), 1);
		receipt(ANN, "clear\n");
	}
}
END_TEST

/* The reminder lists what is open: there a yes is an answer. */
START_TEST(a_yes_to_the_reminder_sends_the_order)
{
	receipt(ANN, perhaps(ANN, 3));
	house_pass(&h, house_game(&h).deadline - 11 * HOUR - h.now);
	house_round(&h);
	has(answer(ANN, house_last(&h, ANN, "reminder"), "Yes"), "ACCEPTED 1 order");
	ck_assert_int_eq(house_slots(&h, ANN), 1);
}
END_TEST

/* What the letter takes back below its YES was not taken, and the receipt does not say so. */
START_TEST(a_yes_that_is_taken_back_below_is_asked_again)
{
	int asked = number_of(receipt(ANN, perhaps(ANN, 4)));
	struct sent r = receipt(
		ANN,
		str_z(h.a,
		      str_printf(h.a,
				 "yes %d\n\nP.S. please don't attack %s after all\n",
				 asked, system_of(ANN))));

	ck_assert_int_eq(house_slots(&h, ANN), 0);
	has_not(r, "taken as shown here");
	has(r, str_z(h.a, str_printf(h.a, "YES to receipt %d: not sent yet", asked)));
	has(r,
	    str_z(h.a, str_printf(h.a, "your YES or NO to receipt %d", number_of(r))));
	has(answer(ANN, r, "yes"), "ACCEPTED 1 order");
	ck_assert_int_eq(house_slots(&h, ANN), 1);
}
END_TEST

/* The whole letter quoted, and the answer at its end, below words of the mail program that it may not know. */
static struct sent answer_at_the_end(int who, struct sent to, const char *above,
				     const char *words)
{
	struct buf b = buf_in(h.a);
	struct str text = house_text(&h, to), line;

	buf_printf(
		&b,
		"From: <%s>\r\nTo: <%.*s>\r\nMessage-ID: <end.%d@x>\r\nSubject: Re: %.*s\r\n\r\n%s\r\n",
		house_address[who], STR_ARG(to.reply_to), h.n_in, STR_ARG(to.subject),
		above);
	while (str_line(&text, &line))
		buf_printf(&b, "> %.*s\r\n", STR_ARG(line));
	buf_printf(&b, "\r\n%s\r\n\r\nCheers,\r\nAnn\r\n", words);
	house_drop(&h, NULL, buf_str(&b));
	house_round(&h);
	return house_last(&h, who, "receipt");
}

START_TEST(an_answer_may_stand_at_the_end_or_below_a_greeting)
{
	static const char *const above[] = {
		"", "The House wrote:", "Hi,",
		"On Mon, 4 Mar 2030 at 10:00, The House <gm@example.org> wrote:",
		"House of Games, 4.3.2030:"};

	for (size_t i = 0; i < sizeof above / sizeof *above; i++) {
		struct sent r = answer_at_the_end(ANN, receipt(ANN, perhaps(ANN, 3)),
						  above[i], nods[i]);
		has(r, "ACCEPTED 1 order");
		has_not(r, "for the GM");
		ck_assert_int_eq(house_slots(&h, ANN), 1);
		receipt(ANN, "clear\n");
	}
	answer(ANN, receipt(ANN, perhaps(ANN, 3)), "Hi Ann,\r\n\r\nyes\r\n\r\nAnn");
	ck_assert_int_eq(house_slots(&h, ANN), 1);
}
END_TEST

/* A change that is not understood is not dropped: nothing is done, and that is said. */
START_TEST(a_yes_with_a_change_is_asked_about_or_does_nothing)
{
	static const char *const unclear[] = {"yes, planet 9 and a half",
					      "Yes, quickly", "ok, and the rest too"};

	for (size_t i = 0; i < sizeof unclear / sizeof *unclear; i++) {
		int asked = number_of(receipt(ANN, perhaps(ANN, 3)));
		has(answer(ANN, house_last(&h, ANN, "receipt"), unclear[i]),
		    str_z(h.a, str_printf(h.a, "receipt %d still waits", asked)));
		ck_assert_int_eq(house_slots(&h, ANN), 0);
		ck_assert_int_eq(state_of(ANN, asked), QUESTION_OPEN);
		receipt(ANN, "clear\n");
	}
	has(answer(ANN, receipt(ANN, perhaps(ANN, 3)), "yes, 3 tokens"),
	    "3 with 3 from Red 1");
	ck_assert_int_eq(house_slots(&h, ANN), 0);
}
END_TEST

/* What stands below is told as unread where it may be what they mean, and not below words that were read. */
START_TEST(quoted_text_is_told_as_unread_where_it_may_be_meant)
{
	static const struct {
		const char *words;
		bool told;
	} said[] = {
		{"See my orders below.", true},
		{"Hi", true},
		{"I filled in the form:", true},
		{"What a strange game this is, I must say.", false},
		{"attack nowhere with 3", false},
		{"yes 77", false},
	};

	for (size_t i = 0; i < sizeof said / sizeof *said; i++) {
		struct sent r =
			answer(ANN, house_last(&h, ANN, "report"), said[i].words);
		ck_assert_msg(says(r, "Text that your letter quotes") == said[i].told,
			      "%s", said[i].words);
		receipt(ANN, "clear\n");
	}
}
END_TEST

/* A question offers the order as it would count, as the line itself would be told. */
START_TEST(a_question_offers_what_would_count)
{
	struct sent r = receipt(
		ANN, str_z(h.a, str_printf(h.a, "perhaps attack %s 3 with 6 from 1\n",
					   system_of(ANN))));

	has(r, "1 QUESTION");
	has(r,
	    "3 with 4 from Red 1"); /* four stand there, and four is the limit */
	has(answer(ANN, r, "yes"), "3 with 4 from Red 1 [new]");
}
END_TEST

/* One look at the subject tells whether a YES sends all of the letter's orders, or whether some of it was not read. */
START_TEST(the_subject_tells_whether_all_was_read)
{
	const char *whole =
		str_z(h.a, str_printf(h.a, "Perhaps attack %s 3 with 2 from Red 1.\n",
				      system_of(ANN)));
	const char *part = str_z(
		h.a,
		str_printf(
			h.a,
			"Perhaps attack %s 3 with 2 from Red 1. The frobbly token goes to Red 4 later on.\n",
			system_of(ANN)));
	struct sent r = receipt(ANN, whole);

	has(r, "REPLY YES OR NO: 1 QUESTION");
	has_not(r, "PART NOT READ");
	r = receipt(ANN, part);
	has(r, "REPLY YES OR NO: 1 QUESTION, PART NOT READ");
	ck_assert(str_find(r.subject, STR("PART NOT READ")) != SIZE_MAX);
	has(r, "YES sends this alone. Write again what is marked as not read.");
}
END_TEST

START_TEST(two_questions_of_one_receipt_are_answered_one_by_one)
{
	const char *both = str_z(h.a, str_printf(h.a, "%s\nvacation 24 Nov to 26 Nov\n",
						 perhaps(ANN, 3)));
	struct sent r = answer(ANN, receipt(ANN, both), "The first yes, the second no");

	has(r, "ACCEPTED 1 order");
	has_not(r, "is noted");
	ck_assert_int_eq(n_open(ANN), 0);
	receipt(ANN, "clear\n");
	r = answer(ANN, receipt(ANN, both), "yes to the second");
	has(r, "is noted");
	ck_assert_int_eq(house_slots(&h, ANN), 0);
	ck_assert_int_eq(n_open(ANN), 1);
	receipt(ANN, "clear\n");
	has(answer(ANN, receipt(ANN, perhaps(ANN, 3)), "the second yes"),
	    "has no such question");
	ck_assert_int_eq(house_slots(&h, ANN), 0);
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("server/asked");
	TCase *t = tcase_create("commands");

	tcase_set_timeout(t, 120);
	tcase_add_checked_fixture(t, open_up, shut);
	tcase_add_loop_test(t, a_nod_under_a_letter_that_asked_nothing_does_no_command,
			    0, N_COMMANDS * N_OTHERS);
	tcase_add_loop_test(t, a_nod_under_a_report_or_alone_does_no_command, 0,
			    N_COMMANDS);
	tcase_add_loop_test(t, a_yes_to_the_very_receipt_does_the_command, 0,
			    2 * N_COMMANDS);
	tcase_add_test(t, orders_drop_the_question_about_resigning);
	tcase_add_test(t, a_no_drops_the_letter_that_waits_for_a_confirm_too);
	tcase_add_test(t, a_command_for_the_phase_ends_with_it_and_resign_is_listed_on);
	tcase_add_test(t, a_nod_to_a_later_receipt_sends_the_order_that_it_lists);
	tcase_add_test(t, a_nod_above_a_refused_line_has_the_order_asked_again);
	tcase_add_test(t, a_yes_to_the_reminder_sends_the_order);
	tcase_add_test(t, a_yes_that_is_taken_back_below_is_asked_again);
	tcase_add_test(t, an_answer_may_stand_at_the_end_or_below_a_greeting);
	tcase_add_test(t, a_yes_with_a_change_is_asked_about_or_does_nothing);
	tcase_add_test(t, quoted_text_is_told_as_unread_where_it_may_be_meant);
	tcase_add_test(t, a_question_offers_what_would_count);
	tcase_add_test(t, the_subject_tells_whether_all_was_read);
	tcase_add_test(t, two_questions_of_one_receipt_are_answered_one_by_one);
	tcase_add_test(t, words_that_end_a_subscription_ask_about_leaving);
	tcase_add_test(t, stop_names_both_words_that_it_may_mean);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(suite)
