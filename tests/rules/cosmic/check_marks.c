/* Before the first phase: the seats that may play, the piles, the settled options.
 * SPDX-License-Identifier: ISC */
#include <stdio.h>

#include "tests/rules/cosmic/play.h"

enum { SEEDS = 300, SEED_MAX = 32 };

static struct ce_state state;

static bool begin(int n_seats, const char *deck, int seed, struct err *err)
{
	struct option_setting option = {STR("deck"), str_of(deck)};
	struct setup setup = {.n_seats = n_seats, .n_options = 1, .options = &option};
	struct rng rng;
	char text[SEED_MAX];

	snprintf(text, sizeof text, "marks %d", seed);
	rng_seed_text(&rng, str_of(text));
	return ce_setup(&state, &setup, &rng, NULL, err);
}

static void must_begin(int n_seats, const char *deck, int seed)
{
	struct err err = {0};

	ck_assert_msg(begin(n_seats, deck, seed, &err), "%s", err.text);
}

/* [CB-2.6] */
START_TEST(three_to_six_may_play_and_nobody_else)
{
	static const int wrong[] = {-1, 0, 1, 2, 7, 12};

	for (int n = 3; n <= 6; n++) {
		must_begin(n, "postalgm-46", 0);
		ck_assert_int_eq(state.t.n_seats, n);
	}
	for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
		struct err err = {0};
		ck_assert(!begin(wrong[i], "postalgm-46", 0, &err));
		ck_assert_int_eq(err.kind, ERR_REFUSED);
		ck_assert_ptr_nonnull(strstr(err.text, "3 to 6 players"));
	}
}
END_TEST

/* [CB-2.4], [CB-2.5]: three of each colour in play, and nothing else. */
START_TEST(the_destiny_pile_has_three_cards_of_each_colour_in_play)
{
	for (int n = 3; n <= 6; n++) {
		int count[256] = {0};
		must_begin(n, "postalgm-46", n);
		for (int i = 0; i < state.h.n_destiny; i++)
			count[state.h.destiny[i]]++;
		for (int i = 0; i < state.t.n_destiny_used; i++)
			count[state.t.destiny_used[i]]++;
		for (int colour = 0; colour < 256; colour++)
			ck_assert_int_eq(count[colour], colour < n ? 3 : 0);
	}
}
END_TEST

/* never the own colour, every other one sooner or later; a card that was put
 * back is not among the used ones. */
START_TEST(the_first_destiny_is_never_the_own_colour)
{
	for (int n = 3; n <= 6; n++) {
		bool came[CE_SEATS][CE_SEATS] = {{false}};
		for (int seed = 0; seed < SEEDS; seed++) {
			must_begin(n, "postalgm-46", seed);
			ck_assert_int_eq(state.t.n_destiny_used, n);
			for (int seat = 0; seat < n; seat++) {
				ck_assert_int_eq(state.t.n_destiny[seat], 1);
				came[seat][state.t.destiny[seat][0]] = true;
				ck_assert_int_eq(state.t.destiny_used[seat],
						 state.t.destiny[seat][0]);
				ck_assert_int_eq(state.t.own[seat], CE_OWN_NOT_SAID);
			}
		}
		for (int seat = 0; seat < n; seat++)
			for (int colour = 0; colour < n; colour++)
				ck_assert_int_eq(came[seat][colour], colour != seat);
	}
}
END_TEST

/* How many of each card are in hands and deck. */
static void count_cards(int count[256])
{
	memset(count, 0, 256 * sizeof *count);
	for (int seat = 0; seat < state.t.n_seats; seat++)
		for (int i = 0; i < state.h.hand[seat].n; i++)
			count[state.h.hand[seat].card[i]]++;
	for (int i = 0; i < state.h.n_deck; i++)
		count[state.h.deck[i]]++;
}

/* [PC-5.4], [CB-16.1]: the column postalgm-46 of the table of decks; [CB-12.5]: two
 * Zaps, two Tubes and one each of the four others, with either deck. */
START_TEST(the_basic_cards_and_the_edicts_of_the_seed_are_played_with)
{
	static const int basic[256] = {[4] = 4,
				       [6] = 7,
				       [8] = 7,
				       [10] = 5,
				       [12] = 3,
				       [14] = 2,
				       [15] = 2,
				       [16] = 1,
				       [18] = 1,
				       [20] = 1,
				       [30] = 1,
				       [40] = 1,
				       [CARD_COMPROMISE] = 11};
	static const int seed_edicts[256] = {
		[CARD_COSMIC_ZAP] = 2,      [CARD_PLAGUE] = 1,
		[CARD_MOBIUS_TUBES] = 2,    [CARD_FORCE_FIELD] = 1,
		[CARD_EMOTION_CONTROL] = 1, [CARD_STELLAR_GAS] = 1};
	int count[256], challenge_cards;

	for (int n = 3; n <= 5; n++) {
		must_begin(n, "postalgm-46", n);
		count_cards(count);
		for (int card = 0; card < 256; card++)
			ck_assert_int_eq(count[card], basic[card] + seed_edicts[card]);
	}
	for (int n = 3; n <= 6; n++) {
		must_begin(n, "mayfair-72", n);
		count_cards(count);
		challenge_cards = 0;
		for (int card = 0; card < 256; card++)
			if (card_is_challenge(card))
				challenge_cards += count[card];
			else
				ck_assert_int_eq(count[card], seed_edicts[card]);
		ck_assert_int_eq(challenge_cards, 72);
	}
}
END_TEST

/* [PC-5.4]: a Power that is not among those that work by post is not known here. */
START_TEST(only_powers_of_the_catalogue_are_played_with)
{
	struct setup setup = {.n_seats = 3};
	struct err err = {0};
	struct rng rng;

	rng_seed_text(&rng, STR("powers"));
	setup.powers[1] = STR("Sniveller by Phone");
	ck_assert(!ce_setup(&state, &setup, &rng, NULL, &err));
	ck_assert_int_eq(err.kind, ERR_REFUSED);
	ck_assert_ptr_nonnull(strstr(err.text, "Sniveller by Phone"));
	setup.powers[1] = STR("none");
	ck_assert(ce_setup(&state, &setup, &rng, NULL, &err));
	ck_assert_int_eq(state.t.power[1].id, 0);
	for (int id = 1; id <= ce_catalog.n; id++) {
		setup.powers[1] = str_of(ce_catalog.power[id - 1]->name);
		ck_assert(ce_setup(&state, &setup, &rng, NULL, &err));
		ck_assert_int_eq(state.t.power[1].id, id);
	}
}
END_TEST

/* [CB-16.2]: three players need 3 x 7 + 7 = 28 cards, one of them a Compromise. */
START_TEST(a_deck_is_checked_when_it_is_read)
{
	struct ce_deck_row row[] = {{8, 19}, {CARD_COMPROMISE, 1}, {0, 0}};
	struct err err = {0};

	ck_assert_msg(ce_deck_check(row, 8, 3, &err), "%s", err.text);
	ck_assert(!ce_deck_check(row, 8, 4, &err));
	row[0].count = 18;
	ck_assert(!ce_deck_check(row, 8, 3, &err));
	row[0].count = 100;
	row[1].count = 0;
	ck_assert(!ce_deck_check(row, 8, 3, &err));
	row[0].count = -1;
	row[1].count = 100;
	ck_assert(!ce_deck_check(row, 8, 3, &err));
	for (int n = 3; n <= 6; n++) {
		ck_assert(ce_deck_check(ce_deck_postalgm_46, 8, n, &err));
		ck_assert(ce_deck_check(ce_deck_mayfair_72, 8, n, &err));
	}
}
END_TEST

static Suite *make_suite(void)
{
	Suite *s = suite_create("setting up");
	TCase *c = tcase_create("setting up");

	tcase_set_timeout(c, 60);
	tcase_add_test(c, three_to_six_may_play_and_nobody_else);
	tcase_add_test(c, the_destiny_pile_has_three_cards_of_each_colour_in_play);
	tcase_add_test(c, the_first_destiny_is_never_the_own_colour);
	tcase_add_test(c, the_basic_cards_and_the_edicts_of_the_seed_are_played_with);
	tcase_add_test(c, only_powers_of_the_catalogue_are_played_with);
	tcase_add_test(c, a_deck_is_checked_when_it_is_read);
	suite_add_tcase(s, c);
	return s;
}

CHECK_MAIN(make_suite)
