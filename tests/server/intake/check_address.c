/* ADDRESS: asked at the old one, confirmed at the new one; told to the GM, not to the table.
 * SPDX-License-Identifier: ISC */
#include "tests/check_main.h"

#include "schema/seats.h"
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
		      STR_ARG(house_last(&h, ANN, "receipt").body));
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
	suite_add_tcase(s, c);
	return s;
}

CHECK_MAIN(suite)
