/* How well letters are read that people would write: tests/orders/sentences/ has them in a
 * dozen habits, each with its meaning. The format is in tests/orders/sentence_files.h.
 *
 * Over all of them the law of suggestions holds [orders, principle 15]: a line to write instead
 * names no number, player or card that was not written, and drops no condition.
 * SPDX-License-Identifier: ISC */
#include "tests/rules/cosmic/sentences.h"

enum {
	WELL_READ = 96,
	GRIDS_WELL_READ = 99,
	POWERS_WELL_READ = 89, /* of all, and EACH_POWER of each of them */
	EACH_POWER = 75,
	POWER_LETTERS_WELL_READ = 66,
	UNSEEN_WELL_READ = 87,
	FAULTS_WELL_READ = 72,
	BLIND_WELL_READ = 59
};

static struct reader *open_position(struct arena *a, const char *name)
{
	struct ce_view *v = arena_new(a, struct ce_view);

	set_position(v, name);
	return reader_of(a, v);
}

START_TEST(letters_as_people_write_them_are_read_and_none_is_bent)
{
	struct score of = read_letters(
		&(struct letters){.folder = FOLDER, .open = open_position}, WELL_READ);

	ck_assert_int_ge(of.n, 2860);
	ck_assert_int_ge(of.offered, 100);
}
END_TEST

/* Parts of a text that fill a form, and changes in many words. */
START_TEST(what_many_words_say_is_asked_about)
{
	struct score of = read_letters(&(struct letters){.folder = "tests/orders/parts",
							 .open = open_position},
				       WELL_READ);

	ck_assert_int_ge(of.n, 50);
}
END_TEST

/* The plain ways to write an order, each part with each of the others: no combination is left out by chance. */
START_TEST(plain_ways_are_read_in_all_combinations)
{
	struct score of = read_letters(&(struct letters){.folder = "tests/orders/grids",
							 .open = open_position},
				       GRIDS_WELL_READ);

	ck_assert_int_ge(of.n, 500);
}
END_TEST

/* Each Power that is ordered, and the Flares: a file each, so that none is hidden among the others. */
START_TEST(each_power_is_read_in_the_words_of_its_owner)
{
	static char names[FILES][64];
	static const struct letters here = {.folder = "tests/orders/powers",
					    .open = open_position};

	letters = &here;
	for (int i = sentence_files(here.folder, names) - 1; i >= 0; i--) {
		read_file(names[i]);
		int well = of_file.understood + of_file.asked;
		if (letter_step() == 1)
			ck_assert_int_ge(100 * well, EACH_POWER * of_file.n);
		ck_assert_int_eq(of_file.lawless + of_file.swallowed + of_file.doubled,
				 0);
	}
	ck_assert_int_eq(of_all.bent, 0);
	ck_assert_int_ge(of_all.n * letter_step(), 900);
	if (letter_step() == 1)
		ck_assert_int_ge(100 * (of_all.understood + of_all.asked),
				 POWERS_WELL_READ * of_all.n);
	printf("%d letters of Powers: %d not well read\n", of_all.n, of_all.missed);
}
END_TEST

/* Letters about Powers that were written before and after these were worked on, by people who had not seen how they are read. */
START_TEST(letters_about_powers_show_what_the_grids_do_not)
{
	struct score of =
		read_letters(&(struct letters){.folder = "tests/orders/powers/letters",
					       .open = open_position},
			     POWER_LETTERS_WELL_READ);

	ck_assert_int_ge(of.n, 170);
}
END_TEST

/* Letters of judges and control sets, most of which nobody looked at while the reader was worked on. */
START_TEST(letters_that_nobody_had_seen_are_read_less_well_and_none_is_bent)
{
	struct score of =
		read_letters(&(struct letters){.folder = "tests/orders/unseen",
					       .open = open_position},
			     UNSEEN_WELL_READ);

	ck_assert_int_ge(of.n, 320);
}
END_TEST

/* Letters of judges in which only general faults were looked for: once blind, and no longer so. */
START_TEST(letters_in_which_faults_were_looked_for_are_read_less_well_and_none_is_bent)
{
	struct score of =
		read_letters(&(struct letters){.folder = "tests/orders/faults",
					       .open = open_position},
			     FAULTS_WELL_READ);

	ck_assert_int_ge(of.n, 540);
}
END_TEST

/* Letters of a judge as they came. What they show is the honest figure; whoever looks for faults in them moves the file
 * to tests/orders/faults and has new ones written. */
START_TEST(letters_as_judges_sent_them_show_the_honest_figure_and_none_is_bent)
{
	struct score of = read_letters(&(struct letters){.folder = "tests/orders/blind",
							 .open = open_position},
				       BLIND_WELL_READ);

	ck_assert_int_ge(of.n, 190);
}
END_TEST

static Suite *make_suite(void)
{
	Suite *s = suite_create("letters as people write them");
	TCase *t = tcase_create("sentences");

	tcase_add_test(t, letters_as_people_write_them_are_read_and_none_is_bent);
	tcase_add_test(t, what_many_words_say_is_asked_about);
	tcase_add_test(t, plain_ways_are_read_in_all_combinations);
	tcase_add_test(t, each_power_is_read_in_the_words_of_its_owner);
	tcase_add_test(t, letters_about_powers_show_what_the_grids_do_not);
	tcase_add_test(
		t, letters_that_nobody_had_seen_are_read_less_well_and_none_is_bent);
	tcase_add_test(
		t,
		letters_in_which_faults_were_looked_for_are_read_less_well_and_none_is_bent);
	tcase_add_test(
		t, letters_as_judges_sent_them_show_the_honest_figure_and_none_is_bent);
	tcase_set_timeout(t, 120);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(make_suite)
