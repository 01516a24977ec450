/* A game changes its GM: each letter goes to the right one, and the old keys are dead.
 * SPDX-License-Identifier: ISC */
#include "tests/check_main.h"

#include "server/game/game_gm.h"
#include "server/people/gm_change.h"
#include "server/people/seats.h"
#include "server/phase/phase_byhand.h"
#include "tests/kit/house.h"

static struct house h;

static void open_up(void)
{
	house_open(&h, "2026-11-21T09:00:00Z");
	house_start(&h);
}

static void shut(void)
{
	house_close(&h);
}

static bool lead(const char *person)
{
	struct err err = {0};
	bool ok = gm_change(&h.home, h.a, STR("kestrel"), str_of(person), &err);

	ck_assert(ok || err.kind == ERR_REFUSED || err.kind == ERR_USAGE);
	return ok;
}

/* Letters to the address since the last call of house_sent. */
static int to(const struct sent *s, int n, const char *address, const char *subject,
	      struct sent *last)
{
	int found = 0;

	for (int i = 0; i < n; i++)
		if (str_find(s[i].to, str_of(address)) != SIZE_MAX &&
		    str_find(s[i].subject, str_of(subject)) != SIZE_MAX) {
			found++;
			if (last)
				*last = s[i];
		}
	return found;
}

static bool says(struct str body, const char *what)
{
	return str_find(body, str_of(what)) != SIZE_MAX;
}

START_TEST(the_new_gm_gets_the_game_and_the_old_one_a_farewell)
{
	struct sent *s, letter;

	(void)house_sent(&h, &s);
	ck_assert(lead("Gus <gus@example.org>"));
	house_round(&h);
	int n = house_sent(&h, &s);
	ck_assert_int_eq(to(s, n, "gus@", "you are its GM", &letter), 1);
	ck_assert(says(letter.body, "turn 1, phase 1"));
	ck_assert(says(letter.body, "Ann <ann@example.org>, joined"));
	ck_assert_int_eq(to(s, n, "gus@", "report", NULL), 1);
	ck_assert_int_eq(to(s, n, "master@", "another GM", &letter), 1);
	ck_assert(says(letter.body, "no longer work"));
	ck_assert(says(letter.reply_to, "gm@example.org"));
	/* Not a line more for them, and one for each player. */
	ck_assert_int_eq(to(s, n, "master@", "", NULL), 1);
	for (int i = 0; i < HOUSE_PEOPLE; i++)
		ck_assert_int_eq(to(s, n, house_address[i], "another GM", &letter), 1);
	ck_assert(says(letter.body, "Gus, gus@example.org"));
}
END_TEST

START_TEST(keys_of_the_old_gm_are_dead_and_those_of_the_new_one_good)
{
	struct sent *s, letter;
	struct str old = house_last(&h, -1, "").reply_to;

	house_post(&h, "master@example.org", str_z(h.a, old), "status\n");
	house_round(&h);
	(void)house_sent(&h, &s);
	ck_assert(lead("Gus <gus@example.org>"));
	house_round(&h);
	int n = house_sent(&h, &s);
	ck_assert_int_eq(to(s, n, "gus@", "you are its GM", &letter), 1);
	const char *in =
		house_post(&h, "master@example.org", str_z(h.a, old), "status\n");
	/* Nor does the new key help: the GM of now is asked about the letter. */
	const char *stolen = house_post(&h, "master@example.org",
					str_z(h.a, letter.reply_to), "status\n");
	house_round(&h);
	n = house_sent(&h, &s);
	ck_assert_int_eq(to(s, n, "master@", "", NULL), 0);
	ck_assert_str_eq(house_state(&h, in), "ignored");
	ck_assert_str_ne(house_state(&h, stolen), "new");
	house_post(&h, "gus@example.org", str_z(h.a, letter.reply_to), "status\n");
	house_round(&h);
	n = house_sent(&h, &s);
	ck_assert_int_eq(to(s, n, "gus@", "", NULL), 1);
}
END_TEST

START_TEST(what_the_house_asks_goes_to_the_gm_of_the_game)
{
	struct sent *s;

	ck_assert(lead("Gus <gus@example.org>"));
	house_round(&h);
	(void)house_sent(&h, &s);
	h.now = house_game(&h).deadline - 3600;
	house_pass(&h, 0);
	house_round(&h);
	h.now = house_game(&h).deadline;
	house_pass(&h, 0);
	house_round(&h);
	int n = house_sent(&h, &s);
	ck_assert_int_eq(to(s, n, "gus@", "waits for your decision", NULL), 1);
	ck_assert_int_eq(to(s, n, "master@", "", NULL), 0);
}
END_TEST

START_TEST(it_is_a_public_line_of_the_next_report)
{
	struct err err = {0};

	ck_assert(lead("Gus <gus@example.org>"));
	ck_assert_msg(phase_allow_random(&h.home, h.a, STR("kestrel"), STR(""), &err) &&
			      phase_run(&h.home, h.a, STR("kestrel"), 1, 1, &err),
		      "%s", err.text);
	house_round(&h);
	ck_assert(says(house_last(&h, 2, "report").body,
		       "The GM of this game is Gus, gus@example.org"));
}
END_TEST

START_TEST(it_goes_back_to_the_house_and_what_makes_no_sense_is_refused)
{
	ck_assert(!lead(""));
	ck_assert(!lead("master@example.org"));
	ck_assert(!lead("Ann <ann@example.org>"));
	ck_assert(!lead("gm@example.org"));
	ck_assert(!lead("Gus"));
	ck_assert(lead("Gus <gus@example.org>"));
	ck_assert(!lead("gus@example.org"));
	ck_assert_int_eq(house_game(&h).gm_epoch, 2);
	ck_assert(lead(""));
	ck_assert_int_eq(house_game(&h).gm_epoch, 3);
	struct game g = house_game(&h);
	ck_assert(str_is(game_gm_address(&h.home, &g), "master@example.org"));
}
END_TEST

static Suite *make_suite(void)
{
	Suite *s = suite_create("the GM of a game");
	TCase *t = tcase_create("another");

	tcase_add_checked_fixture(t, open_up, shut);
	tcase_set_timeout(t, 60);
	tcase_add_test(t, the_new_gm_gets_the_game_and_the_old_one_a_farewell);
	tcase_add_test(t, keys_of_the_old_gm_are_dead_and_those_of_the_new_one_good);
	tcase_add_test(t, what_the_house_asks_goes_to_the_gm_of_the_game);
	tcase_add_test(t, it_is_a_public_line_of_the_next_report);
	tcase_add_test(t, it_goes_back_to_the_house_and_what_makes_no_sense_is_refused);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(make_suite)
