/* ADDRESS: asked at the old one, confirmed at the new one; told to the GM, not to the table.
 * SPDX-License-Identifier: ISC */
#include "tests/check_main.h"

#include "schema/seats.h"
#include "server/phase/phase_byhand.h"
#include "tests/kit/house.h"

#define NEW "ann@new.example"

enum { ANN, BOB, CAT, DAN, DAY = 24 * 3600 };

static struct house h;

static void open_up(void)
{
	house_begin(&h, "2030-03-04T09:00:00Z");
}
static void shut(void)
{
	house_close(&h);
}

static struct seat ann(void)
{
	struct seat *seats;
	struct err err = {0};
	int n;

	ck_assert(seats_list(h.home.store, h.a, house_game(&h).id, &seats, &n, &err));
	return seats[ANN];
}

static void lives_at(const char *address)
{
	ck_assert_str_eq(str_z(h.a, ann().address), address);
}

/* The newest letter to that address with this in its subject; id 0: none. */
static struct sent to(const char *address, const char *subject)
{
	struct sent *all, found = {0};
	int n;

	h.read = 0;
	n = house_sent(&h, &all);
	for (int i = 0; i < n; i++)
		if (str_find(all[i].to, str_of(address)) != SIZE_MAX &&
		    str_find(all[i].subject, str_of(subject)) != SIZE_MAX)
			found = all[i];
	return found;
}

static bool says(struct str text, const char *words)
{
	return str_find(house_flat(&h, text), str_of(words)) != SIZE_MAX;
}

static void ask(const char *line)
{
	house_write(&h, ANN, line);
	house_round(&h);
}

/* The question to `address` is answered from there. */
static void confirm(const char *address)
{
	struct sent question = to(address, "please confirm this address");

	ck_assert(question.id);
	house_post(&h, address, str_z(h.a, question.reply_to), "confirm\n");
	house_round(&h);
}

/* In other words it is offered as the command; a signature does not count. */
START_TEST(a_new_address_in_words_is_asked_about)
{
	static const struct {
		const char *words, *command; /* NULL: nothing is offered */
	} said[] = {
		{"My new address is " NEW, "I understood: address " NEW " Reply YES"},
		{"Please change my e-mail to <" NEW ">.",
		 "I understood: address " NEW " Reply YES"},
		{"I also write from " NEW " sometimes. Please accept both.",
		 "I understood: address also " NEW " Reply YES"},
		{"My second address is " NEW,
		 "I understood: address also " NEW " Reply"},
		{"Email: " NEW, NULL},
		{"Bob's new address is " NEW, NULL},
		{"My new address is 12 High Street", NULL},
		{"Do not write to my new address " NEW, NULL},
		{"My new address is " NEW " and not ann@old.example", NULL},
	};

	for (size_t i = 0; i < sizeof said / sizeof *said; i++) {
		ask(said[i].words);
		struct str r = house_text(&h, house_last(&h, ANN, "receipt"));
		ck_assert_msg(said[i].command ? says(r, said[i].command)
					      : !says(r, "I understood:"),
			      "%s", said[i].words);
		ck_assert_int_eq(to(NEW, "").id, 0);
	}
}
END_TEST

START_TEST(it_moves_with_a_word_from_here_and_one_from_there)
{
	ask("address " NEW "\n");
	lives_at(house_address[ANN]);
	ck_assert(!to(NEW, "").id); /* not a letter before the word of the old one */
	confirm(house_address[ANN]);
	lives_at(house_address[ANN]);
	confirm(NEW);
	lives_at(NEW);
	ck_assert(to(NEW, "your address").id);
	ck_assert(says(
		to(house_address[ANN], "your letters now go to another address").body,
		"If that was not you, write to the GM at once."));
	/* She plays on from there. */
	house_post(&h, NEW, str_z(h.a, to(NEW, "your address").reply_to),
		   house_attack(&h, ANN));
	house_round(&h);
	ck_assert_int_eq(house_slots(&h, ANN), 1);
}
END_TEST

START_TEST(the_gm_is_told_and_the_table_is_not)
{
	ask("address " NEW "\n");
	confirm(house_address[ANN]);
	confirm(NEW);
	ck_assert(says(house_last(&h, -1, "another address of a player").body, NEW));
	house_post(&h, NEW, str_z(h.a, to(NEW, "your address").reply_to),
		   house_attack(&h, ANN));
	for (int i = BOB; i <= DAN; i++)
		house_write(&h, i, house_attack(&h, i));
	house_round(&h);
	house_run(&h);
	for (int i = BOB; i <= DAN; i++) {
		ck_assert_int_eq(house_count(&h, i, "address"), 0);
		ck_assert(!says(house_last(&h, i, "T1 P2 report").body, NEW));
	}
}
END_TEST

/* A stranger with her key who writes in her name gets no further than a question to
 * her. */
START_TEST(a_stolen_key_and_a_false_name_move_nothing)
{
	house_post(&h, house_address[ANN], str_z(h.a, house_key(&h, ANN)),
		   "address thief@example.net\n");
	house_round(&h);
	ck_assert(!to("thief@", "").id);
	lives_at(house_address[ANN]);
	ck_assert(says(to(house_address[ANN], "please confirm this address").body,
		       "If you did not ask for this, do nothing."));
	/* A word from elsewhere does not count without the old address's. */
	house_post(&h, "thief@example.net", str_z(h.a, house_key(&h, ANN)),
		   "confirm\n");
	house_round(&h);
	lives_at(house_address[ANN]);
}
END_TEST

START_TEST(a_word_that_comes_too_late_does_nothing)
{
	ask("address " NEW "\n");
	confirm(house_address[ANN]);
	house_pass(&h, 4 * DAY);
	confirm(NEW);
	lives_at(house_address[ANN]);
}
END_TEST

START_TEST(a_second_one_counts_for_sending)
{
	ask("address also " NEW "\n");
	confirm(house_address[ANN]);
	confirm(NEW);
	lives_at(house_address[ANN]); /* our letters go on coming here */
	house_post(&h, NEW, str_z(h.a, house_key(&h, ANN)), house_attack(&h, ANN));
	house_round(&h);
	ck_assert_int_eq(house_slots(&h, ANN), 1);
	ask("address\n");
	ck_assert(says(house_last(&h, ANN, "receipt").body,
		       "Letters from " NEW " count as yours, too."));
}
END_TEST

START_TEST(what_is_no_address_or_anothers_is_told_so)
{
	ask("address bob@example.com\naddress ann\n");
	ck_assert(!to("bob@example.com", "confirm").id);
	ask(str_z(h.a, str_printf(h.a, "address %s\n", house_address[BOB])));
	ck_assert(says(house_last(&h, ANN, "receipt").body, "is another player's"));
	ask(str_z(h.a, str_printf(h.a, "address %s\n", house_address[ANN])));
	ck_assert(says(house_last(&h, ANN, "receipt").body, "is your address already"));
	ask("address gm@example.org\n");
	ck_assert(says(house_last(&h, ANN, "receipt").body, "ADDRESS: "));
	lives_at(house_address[ANN]);
	/* Prose is not a command. */
	ask("status\naddress the people of Mars\n");
	ck_assert(!says(house_last(&h, ANN, "receipt").body, "ADDRESS:"));
	ask("status\naddress the troops\n"); /* a word that orders read over */
	ck_assert_msg(!says(house_last(&h, ANN, "receipt").body, "ADDRESS:"), "%.*s",
		      STR_MADE(h.a, house_last(&h, ANN, "receipt").body));
}
END_TEST

/* Ann answers her report, whatever letters came after it. */
static const char *say(const char *address, const char *text)
{
	struct sent report = to(house_address[ANN], "report");
	const char *in = house_post(&h, address, str_z(h.a, report.reply_to), text);

	house_round(&h);
	return in;
}

/* Ann writes from an address that nobody knows yet: her letter waits. */
static const char *wait_from(const char *address, const char *text)
{
	const char *in = say(address, text);

	ck_assert_str_eq(house_state(&h, in), "held");
	return in;
}

static void moves(void)
{
	say(house_address[ANN], "address " NEW "\n");
	confirm(house_address[ANN]);
	confirm(NEW);
}

START_TEST(letters_that_waited_for_it_are_read_when_it_is_confirmed)
{
	const char *in = wait_from(NEW, house_attack(&h, ANN));

	ck_assert_int_eq(house_slots(&h, ANN), 0);
	moves();
	ck_assert_str_eq(house_state(&h, in), "done");
	ck_assert_int_eq(house_slots(&h, ANN), 1);
	ck_assert(says(to(NEW, "your address").body,
		       "1 letter from there that waited is read now"));
	ck_assert(says(to(NEW, "receipt").body,
		       "and waited until that address was confirmed."));
	/* A confirm that comes behind it does nothing more. */
	struct sent asked = to(house_address[ANN], "please confirm a letter");
	house_post(&h, NEW, str_z(h.a, asked.reply_to), "confirm\n");
	house_round(&h);
	ck_assert(says(to(NEW, "confirmed already").body, "Nothing more was done."));
}
END_TEST

START_TEST(so_are_they_for_a_second_address_and_after_confirm_always)
{
	const char *in = wait_from(NEW, house_attack(&h, ANN));

	say(house_address[ANN], "address also " NEW "\n");
	confirm(house_address[ANN]);
	confirm(NEW);
	ck_assert_str_eq(house_state(&h, in), "done");
	ck_assert_int_eq(house_slots(&h, ANN), 1);

	const char *first = wait_from("ann@third.example", "clear\n");
	struct sent asked = to(house_address[ANN], "please confirm a letter");
	const char *second = wait_from("ann@third.example", "press to all: Hello.\n");
	house_post(&h, house_address[ANN], str_z(h.a, asked.reply_to),
		   "confirm always\n");
	house_round(&h);
	ck_assert_str_eq(house_state(&h, first), "done");
	ck_assert_str_eq(house_state(&h, second), "done");
	ck_assert_int_eq(house_slots(&h, ANN), 0);
}
END_TEST

/* She wrote in time: that the word about her address came after the deadline takes nothing from
 * her, as long as the phase has not run. */
START_TEST(it_counts_as_of_the_time_when_it_came)
{
	for (int i = BOB; i <= DAN; i++)
		house_write(&h, i, house_attack(&h, i));
	const char *in = wait_from(NEW, house_attack(&h, ANN));
	say(house_address[ANN], "address " NEW "\n");
	confirm(house_address[ANN]);
	house_pass(&h, house_game(&h).deadline - h.now + 60);
	confirm(NEW);
	ck_assert_str_eq(house_state(&h, in), "done");
	ck_assert_int_eq(house_game(&h).phase, 2);
	ck_assert(says(to(NEW, "report").body, "Nobody missed orders."));
}
END_TEST

START_TEST(a_later_letter_of_hers_keeps_its_orders)
{
	wait_from(NEW, "clear\n");
	house_pass(&h, 60);
	say(house_address[ANN], house_attack(&h, ANN));
	ck_assert_int_eq(house_slots(&h, ANN), 1);
	moves();
	ck_assert_int_eq(house_slots(&h, ANN), 1);
	ck_assert(
		says(to(NEW, "not used").body,
		     "waited until its address was confirmed. The letter of receipt"));
	wait_from("ann@third.example", house_attack(&h, ANN));
	house_pass(&h, 60);
	say(NEW, "clear\n");
	say(NEW, "address ann@third.example\n");
	confirm(NEW);
	confirm("ann@third.example");
	ck_assert_int_eq(house_slots(&h, ANN), 0);
	ck_assert(
		says(to("ann@third.example", "not used").body,
		     "waited until its address was confirmed. The letter of receipt"));
}
END_TEST

START_TEST(orders_for_a_phase_that_has_run_are_late)
{
	const char *in = wait_from(NEW, house_attack(&h, ANN));

	house_option(&h, "nmr", "random");
	house_rest(&h);
	struct err err = {0};
	ck_assert(phase_allow_random(&h.home, h.a, STR("kestrel"), STR(""), &err));
	for (int i = BOB; i <= DAN; i++)
		house_write(&h, i, house_attack(&h, i));
	house_round(&h);
	house_pass(&h, house_game(&h).deadline - h.now + 60);
	house_round(&h);
	house_pass(&h, 3600);
	house_round(&h);
	ck_assert_int_eq(house_game(&h).phase, 2);
	moves();
	ck_assert_str_eq(house_state(&h, in), "done");
	ck_assert(says(to(NEW, "T1 P2").body, "None of your orders arrived in time."));
}
END_TEST

START_TEST(what_waits_for_another_reason_goes_on_waiting)
{
	const char *else_where = wait_from("thief@example.net", "clear\n");
	const char *no_key =
		house_post(&h, house_address[ANN], "gm@example.org", "clear\n");

	house_round(&h);
	moves();
	ck_assert_str_eq(house_state(&h, else_where), "held");
	ck_assert_str_eq(house_state(&h, no_key), "held");
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("address");
	TCase *c = tcase_create("moves");

	tcase_add_checked_fixture(c, open_up, shut);
	tcase_set_timeout(c, 60);
	tcase_add_test(c, it_moves_with_a_word_from_here_and_one_from_there);
	tcase_add_test(c, the_gm_is_told_and_the_table_is_not);
	tcase_add_test(c, a_stolen_key_and_a_false_name_move_nothing);
	tcase_add_test(c, a_word_that_comes_too_late_does_nothing);
	tcase_add_test(c, a_second_one_counts_for_sending);
	tcase_add_test(c, what_is_no_address_or_anothers_is_told_so);
	tcase_add_test(c, letters_that_waited_for_it_are_read_when_it_is_confirmed);
	tcase_add_test(c, so_are_they_for_a_second_address_and_after_confirm_always);
	tcase_add_test(c, it_counts_as_of_the_time_when_it_came);
	tcase_add_test(c, a_new_address_in_words_is_asked_about);
	tcase_add_test(c, a_later_letter_of_hers_keeps_its_orders);
	tcase_add_test(c, orders_for_a_phase_that_has_run_are_late);
	tcase_add_test(c, what_waits_for_another_reason_goes_on_waiting);
	suite_add_tcase(s, c);
	return s;
}

CHECK_MAIN(suite)
